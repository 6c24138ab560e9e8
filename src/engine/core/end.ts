/** Ways a duel ends (WIN rules, GAP-30). */

import { isFieldZone, isNegated } from '../eval/card.ts';
import { allHold } from '../eval/cond.ts';
import { ctxOf } from '../eval/ctx.ts';
import { defAt } from '../pool.ts';
import { PLAYER_FLAG, type State } from '../state.ts';
import { type PlayerId, REASONS, type Reason, ZONE, ZONES_PER_PLAYER, type ZoneId } from '../types.ts';
import { emit } from './emit.ts';
import { pileOf } from './mutate.ts';

export function endDuel(s: State, winner: PlayerId | -1, reason: Reason): void {
  if (s.result !== null) return;
  s.result = { winner, reason };
  s.decision = null;
  emit(s, 'result', { player: winner, n: REASONS.indexOf(reason) });
}

/** LP 0, looked at after each moment and each cost: both at 0 is a draw (WIN-02, WIN-03). */
export function checkLp(s: State): void {
  const [a, b] = [s.players[0].lp <= 0, s.players[1].lp <= 0];
  if (a && b) endDuel(s, -1, 'draw');
  else if (a) endDuel(s, 1, 'lp');
  else if (b) endDuel(s, 0, 'lp');
}

/** Exodia, effects that make somebody win and the like, looked at after each link, each cost and each rules step (WIN-07, GAP-30). */
export function checkWins(s: State): void {
  if (s.result !== null || (!s.heard.winIfs && s.winners === 0)) return;
  const won: [boolean, boolean] = [(s.winners & 1) !== 0, (s.winners & 2) !== 0];
  let reason: Reason = s.winners === 0 ? 'exodia' : 'effect';
  for (const p of [0, 1] as const) {
    for (let z = 0; z < ZONES_PER_PLAYER; z++) {
      if (!isFieldZone(z as ZoneId) && ((s.heard.winZones | (1 << ZONE.hand)) & (1 << z)) === 0) continue;
      for (const id of pileOf(s, p, z as ZoneId)) {
        if (id < 0) continue;
        const d = defAt(s.cards[id]!.d);
        if (d.winIfs.length === 0) continue;
        for (const eff of d.winIfs) {
          const from = eff.from === 0 ? 1 << ZONE.hand : eff.from;
          if ((from & (1 << z)) === 0 || (isFieldZone(z as ZoneId) && isNegated(s, id))) continue;
          if (eff.e.if === undefined || allHold(s, ctxOf(p, id, eff), eff.e.if)) {
            won[p] = true;
            if (eff.e.k === 'winIf' && eff.e.reason !== 'exodia') reason = 'effect';
          }
        }
      }
    }
  }
  if (won[0] && won[1]) endDuel(s, -1, 'draw');
  else if (won[0]) endDuel(s, 0, reason);
  else if (won[1]) endDuel(s, 1, reason);
}

/**
 * A forced draw that could not be made whole (WIN-04, WIN-05), looked at after each moment in which somebody drew: both at
 * once is a draw (GAP-30).
 * @returns whether the Duel has ended so.
 */
export function checkDraws(s: State): boolean {
  const [a, b] = s.players;
  if (((a.flags | b.flags) & PLAYER_FLAG.decked) === 0) return false;
  if ((a.flags & b.flags & PLAYER_FLAG.decked) !== 0) endDuel(s, -1, 'draw');
  else endDuel(s, (a.flags & PLAYER_FLAG.decked) !== 0 ? 1 : 0, 'deck-out');
  return true;
}
