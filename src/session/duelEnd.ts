import type { State } from '../engine/index.ts';
import type { DuelOptions } from './duelOptions.ts';
import type { Retrying } from './retrying.ts';
import type { Timeline } from './timeline.ts';
import type { DuelEnd } from './types.ts';

/** How an attempt ends whose goal can no longer be reached. */
const GIVEN_UP = { winner: -1, reason: 'draw' } as const;

/** How a duel ended that is over, without its replay. */
export function endOf(state: State): DuelEnd {
  const { winner, reason } = state.result ?? GIVEN_UP;
  const lp: [number, number] = [state.players[0].lp, state.players[1].lp];
  return { winner, reason, turns: state.turn, lp, replay: '' };
}

/** How a duel ended that is just over, with its replay where it could be written. */
export function keptEnd<M>(
  { state, tree, close }: Timeline<M>,
  finished: DuelOptions['finished'],
  tried: Retrying,
): DuelEnd {
  const end = endOf(state);
  end.replay = tried(() => {
    close();
    return finished?.(end, { casual: tree.casual }) ?? '';
  }, '');
  return end;
}
