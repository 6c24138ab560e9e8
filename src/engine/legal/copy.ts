/** Which effect of a Spell or Trap another card may carry out now (AST.md §8 `run`): its costs are not asked. */
import { allHold } from '../eval/cond.ts';
import { ctxOf } from '../eval/ctx.ts';
import { defAt, type Eff } from '../pool.ts';
import { isRunning } from '../proc/ops.ts';
import type { State } from '../state.ts';
import type { CardId, PlayerId } from '../types.ts';
import { registersFor } from './activate.ts';
import { feasible } from './feasible.ts';

/** Cards whose effects are being considered: of two that would copy each other neither has anything to copy. */
const considered = new Set<CardId>();

/** Its first effect of its own activation that would do something for this player; null when there is none. */
export function copiable(s: State, you: PlayerId, card: CardId): Eff | null {
  if (considered.has(card)) return null;
  considered.add(card);
  try {
    return firstOf(s, you, card);
  } finally {
    considered.delete(card);
  }
}

function firstOf(s: State, you: PlayerId, card: CardId): Eff | null {
  for (const eff of defAt(s.cards[card]!.d).cards) {
    const { e } = eff;
    if (e.k !== 'act' || ('ev' in e.on && e.on.ev !== undefined)) continue;
    // in its own course an effect is not carried out again: that would never end (GAP-42)
    if (isRunning(s, card, eff)) continue;
    const c = ctxOf(you, card, eff, registersFor(s, eff, card, null));
    if (e.if !== undefined && !allHold(s, c, e.if)) continue;
    if (e.modes === undefined ? feasible(s, c, eff, -1, true, true) : copyModes(s, you, card, eff).length > 0)
      return eff;
  }
  return null;
}

export function copyModes(s: State, you: PlayerId, card: CardId, eff: Eff): number[] {
  if (eff.e.k !== 'act') return [];
  const c = ctxOf(you, card, eff, registersFor(s, eff, card, null));
  return (eff.e.modes ?? []).flatMap((m, i) =>
    (m.if === undefined || allHold(s, c, m.if)) && feasible(s, c, eff, i, true, true) ? [i] : [],
  );
}
