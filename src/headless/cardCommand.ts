/** `duelo card` and `duelo cards`: what a card says, and which cards there are. */

import { cardPool, EXTRA_KINDS, foldName, type KnownCard } from '../cards/facts.ts';
import { distance } from '../cards/spelling.ts';
import { known } from '../decks/knownFile.ts';
import { SUBS } from '../engine/ast/words.ts';
import { type CardDef, RACES } from '../engine/index.ts';
import { nameIn } from '../session/cardNames.ts';
import type { Game } from '../session/game.ts';
import type { Words } from '../session/words.ts';
import type { Strings } from '../strings/index.ts';
import { saying } from '../strings/saying.ts';
import { kindLine } from '../text/facts.ts';
import { langFor, language as languageOf } from '../text/language.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';
import { wordFlag } from './values.ts';

/** The card of a passcode or a name, in any language; the message suggests near names. */
function findCard(wanted: string, { cards }: Pick<Game, 'cards'>): KnownCard {
  const card = /^\d+$/.test(wanted) ? known.byPasscode(Number(wanted)) : known.byName(wanted);
  if (card !== undefined) return card;
  const can = ({ code }: KnownCard): number => (cards.some((card) => card.code === code) ? 0 : 1);
  // What can be played is meant sooner than what cannot.
  const near = /^\d+$/.test(wanted)
    ? []
    : known
        .near(wanted, 30)
        .toSorted((a, b) => can(a) - can(b))
        .slice(0, 3)
        .map((card) => nameNear(card, wanted));
  throw new BadUsage(saying('usage', 'noCard', JSON.stringify(wanted), near));
}

/** A card's English name, behind its name in the language that was typed. */
function nameNear({ name, names }: KnownCard, wanted: string): string {
  const [closest = name] = [name, ...Object.values(names)]
    .filter((each) => each !== '')
    .map((each) => ({ each, far: distance(foldName(wanted), foldName(each)) }))
    .sort((a, b) => a.far - b.far)
    .map(({ each }) => each);
  return closest === name ? name : `${closest} (${name})`;
}

/** Card kind and values in words, also of a card that cannot be played. */
function factLines(card: KnownCard, { language, strings }: Words): string[] {
  // Every kind of monster has a word here, whatever the format.
  const lang = langFor(language, EXTRA_KINDS);
  const { words } = languageOf(lang);
  const { kind, sub, level, atk, def, attr, race } = card;
  const sorts = SUBS.filter((sort) => sub.includes(sort));
  const stars = sub.includes('link') ? words.link : sub.includes('xyz') ? words.rank : words.level;
  const type = RACES.find((name) => name.toLowerCase() === race?.toLowerCase()) ?? race;
  const facts = [
    attr === undefined ? '' : words.attr(attr),
    type === undefined ? '' : words.race(type),
    level === undefined ? '' : stars(level, []),
    atk === undefined ? '' : `${atk}${def === undefined ? '' : `/${def}`}`,
  ].filter((fact) => fact !== '');
  const said = kindLine({ kind, sub: sorts }, lang);
  const line = sub.includes('pendulum') ? strings.commands.card.pendulum(said) : said;
  return [[line, ...(kind === 'monster' ? facts : [])].join(' · ')];
}

export function cardCommand(wanted: string, game: Game, words: Words, json: boolean, io: Io): number {
  const card = findCard(wanted, game);
  const def = game.cards.find(({ code }) => code === card.code);
  if (json) printJson(io, cardJson(card, def, words));
  else {
    const said = words.strings.commands.card;
    const passcode = said.passcode(String(card.code).padStart(8, '0'));
    const [name = card.name, facts, ...text] =
      def === undefined
        ? [nameIn(card, words.language), ...factLines(card, words), said.unsupported]
        : words.card(card.code);
    for (const line of [name, facts ?? '', passcode, ...text]) io.out(line);
  }
  return EXIT.fine;
}

function cardJson(card: KnownCard, def: CardDef | undefined, words: Words): Record<string, unknown> {
  const lines = def === undefined ? [] : words.card(card.code);
  const { code, name, names, kind, sub, level, atk, def: defence, attr, race, date } = card;
  return {
    passcode: code,
    name,
    kind,
    text: def === undefined ? null : lines.slice(2).join('\n'),
    effects: (def?.effects ?? []).map((effect) => ({
      id: effect.id,
      kind: effect.k,
      ...(effect.k === 'act' && { on: effect.on.k }),
    })),
    supported: def !== undefined,
    sub,
    ...(kind === 'monster' && {
      level: level ?? null,
      attribute: attr ?? null,
      type: race ?? null,
      atk: atk ?? null,
      def: defence ?? null,
    }),
    names: { en: name, ...names },
    released: date ?? null,
  };
}

export const POOLS = ['goat', 'edison', 'legacy-4000'] as const;

/** Without a pool: all of them. `missing` holds the passcodes of a pool that cannot be played yet. */
export function cardsCommand(
  wanted: string | undefined,
  game: Game,
  { commands }: Strings,
  json: boolean,
  io: Io,
): number {
  const pools = wanted === undefined ? POOLS : [wordFlag('pool', wanted, POOLS)];
  const playable = new Set(game.cards.map(({ code }) => code));
  for (const pool of pools) {
    const all = [...cardPool(pool)].map((code) => known.resolveAlias(code));
    const missing = all.filter((code) => !playable.has(code)).sort((a, b) => a - b);
    const supported = all.length - missing.length;
    if (json) printJson(io, { pool, supported, total: all.length, missing });
    else {
      const share = ((100 * supported) / all.length).toFixed(1);
      io.out(commands.cards.pool(pool, supported, all.length, share));
    }
  }
  if (!json) io.out(commands.cards.more);
  return EXIT.fine;
}
