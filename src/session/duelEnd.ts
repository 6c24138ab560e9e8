import type { State } from '../engine/index.ts';
import type { DuelEnd } from './types.ts';

/** How an attempt ends whose goal can no longer be reached. */
const GIVEN_UP = { winner: -1, reason: 'draw' } as const;

/** How a duel ended that is over, without its replay. */
export function endOf(state: State): DuelEnd {
  const { winner, reason } = state.result ?? GIVEN_UP;
  const lp: [number, number] = [state.players[0].lp, state.players[1].lp];
  return { winner, reason, turns: state.turn, lp, replay: '' };
}
