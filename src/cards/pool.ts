import type { CardDef, Effect } from '../engine/ast/index.ts';
import { REVISIONS, type Revision } from '../engine/formats.ts';
import type { CardEffects, Revisions } from './build.ts';
import { cardEffects, tokens as tokenEffects } from './effects/index.ts';
import { type CardFacts, goatFacts, type NameLang, type TokenFacts, tokenFacts } from './facts.ts';
import { contact, expand } from './keywords.ts';

/** A card the engine can play, and its names for display. */
export type PoolCard = CardDef & { names: Record<NameLang, string> };

/** Sorts of monster that need effects here before they can be played. */
const NEEDS_EFFECTS = new Set<string>(['effect', 'flip', 'spirit', 'toon', 'union', 'ritual']);

/**
 * All supported cards, keywords expanded: monsters without effect, the cards that have effects here and the
 * Tokens they make. Facts without effects here are left out: unsupported, never silently inert.
 * Throws an Error if an effect's card has no facts or another name in them.
 */
export function buildPool(
  facts: readonly CardFacts[] = goatFacts(),
  tokens: readonly TokenFacts[] = tokenFacts(),
): PoolCard[] {
  const byCode = new Map(facts.map((fact) => [fact.code, fact]));
  const tokenByCode = new Map(tokens.map((token) => [token.code, token]));
  const plain = facts
    .filter(isPlain)
    .map((fact) => cardOf(fact, { code: fact.code, name: fact.name, effects: [] }));
  const effective = cardEffects.map((card) => cardOf(factOf(byCode, card), card));
  const made = tokenEffects.map((card) => tokenOf(factOf(tokenByCode, card), card));
  return [...plain, ...effective, ...made].sort((a, b) => a.code - b.code);
}

/**
 * The pool with one text revision put in, and those before it: the effects of each replace those of the same id and are
 * added otherwise.
 */
export function poolFor<Card extends CardDef>(revision: Revision, cards: readonly Card[]): Card[] {
  const until = REVISIONS.slice(0, REVISIONS.indexOf(revision) + 1);
  return cards.map((card) => {
    const { revisions, ...rest } = card;
    if (revisions === undefined) return rest as Card;
    const effects = until.reduce((older, each) => revised(older, revisions[each] ?? []), card.effects);
    return { ...rest, effects } as Card;
  });
}

function isPlain(fact: CardFacts): boolean {
  return fact.kind === 'monster' && !fact.sub.some((sub) => NEEDS_EFFECTS.has(sub));
}

function factOf<Fact extends { name: string }>(facts: Map<number, Fact>, card: CardEffects): Fact {
  const fact = facts.get(card.code);
  if (fact === undefined) throw new Error(`${card.name} (${card.code}): no facts`);
  if (fact.name !== card.name) throw new Error(`${card.name} (${card.code}): is ${fact.name} in the facts`);
  return fact;
}

function cardOf(fact: CardFacts, card: CardEffects): PoolCard {
  const { effects, revisions, alsoNamed, onlyPlacedBy, holds, materials } = card;
  const { date: _, materials: slots, ...printed } = fact;
  return {
    ...printed,
    ...(slots !== undefined && { materials: { ...slots, ...materials } }),
    ...(alsoNamed !== undefined && { alsoNamed }),
    ...(onlyPlacedBy !== undefined && { onlyPlacedBy }),
    ...(holds !== undefined && { holds }),
    effects: [...(slots?.contact === undefined ? [] : contact(slots)), ...expand(effects)],
    ...(revisions !== undefined && { revisions: expandEach(revisions) }),
  };
}

/** A Token is a Normal Monster (TOKEN-03). */
function tokenOf(fact: TokenFacts, card: CardEffects): PoolCard {
  const { name, ...printed } = fact;
  return {
    ...printed,
    name,
    names: { es: name, pt: name, it: name },
    kind: 'monster',
    sub: ['normal', 'token'],
    effects: expand(card.effects),
  };
}

function revised(base: readonly Effect[], newer: readonly Effect[]): Effect[] {
  const replaced = new Map(newer.map((effect) => [effect.id, effect]));
  const kept = base.map((effect) => replaced.get(effect.id) ?? effect);
  return [...kept, ...newer.filter((effect) => !base.some(({ id }) => id === effect.id))];
}

function expandEach(revisions: Revisions): Revisions {
  return Object.fromEntries(Object.entries(revisions).map(([name, effects]) => [name, expand(effects)]));
}
