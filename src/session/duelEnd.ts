import type { State } from '../engine/index.ts';
import { CannotKeep } from '../records/index.ts';
import type { Strings } from '../strings/index.ts';
import { said } from '../strings/saying.ts';
import type { DuelOptions } from './duelOptions.ts';
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

/**
 * How a duel ended that is just over, with its replay where it could be written; `tell` gets the reason, in the language, where
 * something could not be.
 */
export function keptEnd<M>(
  { state, tree, close }: Timeline<M>,
  finished: DuelOptions['finished'],
  strings: Strings,
  tell: (notice: string) => void,
): DuelEnd {
  const end = endOf(state);
  const { endNotWritten, notInHistory } = strings.keeping;
  /** False when it could not be written. */
  const isKept = (write: () => void, notice: (why: string) => string): boolean => {
    try {
      write();
      return true;
    } catch (error) {
      if (!(error instanceof CannotKeep)) throw error;
      tell(notice(said(error.reason, strings)));
      return false;
    }
  };
  let late: CannotKeep | undefined;
  const enter = (): void => {
    const done = finished?.(end, { casual: tree.casual });
    end.replay = done?.replay ?? '';
    late = done?.late;
  };
  const ofMatch = (): void => {
    if (late !== undefined) throw late;
  };
  if (isKept(close, endNotWritten) && isKept(enter, notInHistory)) isKept(ofMatch, endNotWritten);
  return end;
}
