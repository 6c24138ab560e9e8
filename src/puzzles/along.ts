/** Where a line stands when its player is asked, the other side passing. */
import type { State } from '../engine/index.ts';
import type { Names, PuzzleStep } from '../lab/index.ts';
import type { Aim } from './goal.ts';
import { playLine } from './line.ts';

/** The states at which the player chose among several options, in their order, while the other side only passed. */
export function playsAlong(start: State, steps: readonly PuzzleStep[], aim: Aim, names: Names): State[] {
  const asked: State[] = [];
  playLine(start, steps, aim, names, { stop: () => true, asked: (state) => asked.push(state) });
  return asked;
}
