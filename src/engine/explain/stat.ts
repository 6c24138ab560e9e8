/** The layers of a value and of what a card is: printed, original, then every change with what it comes from (GAP-23). */
import type { Stat } from '../ast/index.ts';
import { affects, modOn } from '../eval/affects.ts';
import { attrOf, isFieldZone, isNegated, nameOf, raceOf, treatedBy } from '../eval/card.ts';
import { derived } from '../eval/derived.ts';
import { fold, originalStat, printedStat, type StatStep, statOf } from '../eval/stats.ts';
import { needsOwnSummon } from '../legal/summonable.ts';
import { defAt, usePool } from '../pool.ts';
import type { State } from '../state.ts';
import { type CardId, ZONE } from '../types.ts';

/** `amount`: what this layer adds to the value before it; the printed one adds itself to none. */
export interface StatLayer extends StatStep {
  amount: number;
}

/** The present value, and what made it so in the order in which it counts. The amounts add up to the value. */
export function explainStat(
  state: State,
  cardId: CardId,
  stat: Stat,
): { value: number; original: number; steps: StatLayer[] } {
  usePool(state.pool);
  const steps: StatStep[] = [{ src: -1, addr: -1, kind: 'printed', value: printedStat(state, cardId, stat) }];
  const original = originalStat(state, cardId, stat, steps);
  // a Rank and a Link Rating are as printed
  if (stat !== 'rank' && stat !== 'link') fold(state, cardId, stat, derived(state).stats, steps);
  return {
    value: statOf(state, cardId, stat),
    original,
    steps: steps.map((x, i) => ({ ...x, amount: i === 0 ? x.value : x.value - steps[i - 1]!.value })),
  };
}

/** Something a card is other than its face says, and by what. */
export interface TreatedAs {
  what: 'name' | 'race' | 'attr' | 'controller' | 'negated' | 'notProper' | 'proper';
  /** Index in RACES or ATTRIBUTES, or the player; else 0. */
  value: number;
  /** The name; '' of anything else. */
  name: string;
  /** The card whose effect says so; -1 an effect that is no card's any more, or the card's own printed words. */
  src: CardId;
}

/**
 * What the card is treated as now: another name, Type or Attribute, under another player than its owner, without its
 * effects; and of a monster that first needs a Summon of its own, whether it has had that (REVIVE-02).
 */
export function explainTreated(state: State, cardId: CardId): TreatedAs[] {
  usePool(state.pool);
  const card = state.cards[cardId]!;
  const d = defAt(card.d);
  const out: TreatedAs[] = [];
  const by = (field: 'name' | 'race' | 'attr'): CardId => treatedBy(state, cardId, field)?.src ?? -1;
  const name = nameOf(state, cardId);
  if (name !== d.name) out.push({ what: 'name', value: 0, name, src: by('name') });
  const race = raceOf(state, cardId);
  if (race !== d.race) out.push({ what: 'race', value: race, name: '', src: by('race') });
  const attr = attrOf(state, cardId);
  if (attr !== d.attr) out.push({ what: 'attr', value: attr, name: '', src: by('attr') });
  if (card.controller !== card.owner) {
    const taken = derived(state).controls.findLast((a) => affects(state, a, cardId));
    out.push({ what: 'controller', value: card.controller, name: '', src: taken?.src ?? -1 });
  }
  if (card.face === 1 && isFieldZone(card.zone) && isNegated(state, cardId))
    out.push({ what: 'negated', value: 0, name: '', src: modOn(state, 'negated', cardId)?.src ?? -1 });
  const waits = card.zone === ZONE.gy || card.zone === ZONE.banished || card.zone === ZONE.mzone;
  if (waits && needsOwnSummon(state, cardId))
    out.push({ what: card.properly ? 'proper' : 'notProper', value: 0, name: '', src: -1 });
  return out;
}
