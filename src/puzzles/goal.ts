/** Whether a puzzle is solved, lost, or still open. */

import type { PlayerId, State } from '../engine/index.ts';
import type { Goal } from '../lab/index.ts';

/** What is to be reached, by whom, and in which turn. */
export interface Aim {
  goal: Goal;
  player: PlayerId;
  turn: number;
}
export type Standing = 'reached' | 'failed' | 'open';

/** The aim of a puzzle from its first position on. */
export const aimOf = (goal: Goal, state: State): Aim => ({
  goal,
  player: state.turnPlayer,
  turn: state.turn,
});

export function standing({ player, turn }: Aim, state: State): Standing {
  if (state.result !== null) return state.result.winner === player ? 'reached' : 'failed';
  return state.turn === turn ? 'open' : 'failed';
}
