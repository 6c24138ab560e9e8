/** What came of an attempt at a puzzle. */
import { type EventKind, opponentOf } from '../engine/index.ts';
import type { Strings } from '../strings/index.ts';
import type { Snapshot } from './types.ts';

/** Events that tell what somebody chose to do. */
const PLAYS: readonly EventKind[] = ['declare', 'activated'];

/** What came of an attempt that is over. */
export interface PuzzleResult {
  solved: boolean;
  /** In the words of the table of strings, a line each: how it ended, and what stopped it. Empty when solved. */
  why: string[];
}

export function puzzleResult({ end, log, view }: Snapshot, { puzzles }: Strings): PuzzleResult {
  const me = view.me;
  const other = opponentOf(me);
  if (end?.winner === me) return { solved: true, why: [] };
  const { result } = puzzles;
  const lp = end?.lp ?? [view.sides[0].lp, view.sides[1].lp];
  const how =
    end?.winner === other
      ? result.lost
      : lp[me] <= 0 && lp[other] <= 0
        ? result.draw
        : result.turnOver(lp[other]);
  const answer = log.findLast(({ player, event }) => player === other && PLAYS.includes(event.k))?.text;
  return { solved: false, why: [how, answer === undefined ? result.short : result.answer(answer)] };
}
