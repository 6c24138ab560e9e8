/** Draws: by rule in the Draw Phase, by effects; failing one loses the Duel (WIN-04, WIN-05, WIN-06). */

import { banOnPlayer } from '../eval/affects.ts';
import type { Active } from '../eval/derived.ts';
import type { State } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { deckOut } from './end.ts';
import { type Doer, drawCards, pileOf } from './mutate.ts';

export const drawBan = (s: State, p: PlayerId, byEffect: boolean): Active | null =>
  banOnPlayer(s, 'draw', p) ?? (byEffect ? banOnPlayer(s, 'drawByEffect', p) : null);

/** Both draws of one instruction are one moment: who cannot draw all he must loses; both: a draw (GAP-30). */
export function drawFor(
  s: State,
  players: readonly PlayerId[],
  counts: readonly number[],
  why: number,
  doer: Doer,
): CardId[] {
  const losers = players.filter((p, i) => pileOf(s, p, ZONE.deck).length < counts[i]!);
  const drawn = players.flatMap((p, i) => drawCards(s, p, counts[i]!, why, doer));
  if (losers.length > 0) deckOut(s, losers);
  return drawn;
}
