/** Proves what a puzzle claims: its solution reaches the goal against everything, and each of its tries does not. */

import type { State } from '../engine/index.ts';
import { type LabCards, offeredText, positionOf, ScenarioError } from '../lab/index.ts';
import type { Refusal } from '../strings/saying.ts';
import { PuzzleError } from './chance.ts';
import { type Aim, aimOf } from './goal.ts';
import { type Leaf, playLine } from './line.ts';
import { openPuzzle, type PuzzleScenario } from './position.ts';

/** How a line falls short of its goal. */
export interface Failure {
  /** `rules`: a play is not legal there; `answer`: the other side has an answer; `short`: all is played, it is not enough. */
  k: 'rules' | 'answer' | 'short';
  /** The play that was not possible, as it was written; empty where all were made. */
  refused: string;
  /** What was offered instead of it; empty where nothing was asked any more. */
  offered: string;
  /** What the other side answered, in the words of a scenario. */
  answers: string[];
  /** Life Points at the end: the solver's, the other side's. */
  lp: [number, number];
}

export interface PuzzleCheck {
  /** Ends that the solution comes to, by the answers of the other side and by chance. */
  ends: number;
  /** Null: it reaches the goal in all of them. */
  fault: Failure | null;
  /** For each try how it fails; null: it does not. */
  tries: (Failure | null)[];
}

/** Throws a ScenarioError or PuzzleError where the position cannot be set up, or a line is too long to be proved. */
export function checkPuzzle(scenario: PuzzleScenario, cards: LabCards): PuzzleCheck {
  const { puzzle } = scenario;
  const position = positionOf(scenario, cards);
  if (position.k === 'unsupported') throw new ScenarioError({ where: '', path: '' }, position.reason);
  const start = openPuzzle(scenario, cards);
  const aim = aimOf(puzzle.goal, start);
  const leaves = playLine(start, puzzle.solution, aim, cards.names, { stop: (leaf) => !leaf.reached });
  const failed = (leaf: Leaf | undefined): Failure | null =>
    leaf === undefined || leaf.reached ? null : failureOf(leaf, aim, (state) => offeredIn(state));
  const offeredIn = (state: State): string =>
    state.decision === null ? '' : offeredText({ state, decision: state.decision, names: cards.names });
  return {
    ends: leaves.length,
    fault: failed(leaves.at(-1)),
    tries: puzzle.tries.map((steps) =>
      failed(playLine(start, steps, aim, cards.names, { stop: (leaf) => !leaf.reached }).at(-1)),
    ),
  };
}

function failureOf(leaf: Leaf, { player }: Aim, offeredIn: (state: State) => string): Failure {
  const { answers, refused, state } = leaf;
  return {
    k: answers.length > 0 ? 'answer' : refused !== null ? 'rules' : 'short',
    refused: refused?.text ?? '',
    offered: refused === null ? '' : offeredIn(state),
    answers,
    lp: [state.players[player].lp, state.players[player === 0 ? 1 : 0].lp],
  };
}

/** Whether a check found everything as the puzzle claims. */
export const holds = ({ fault, tries }: PuzzleCheck): boolean =>
  fault === null && tries.every((failure) => failure !== null);

/** Errors that say why a puzzle cannot be checked. */
export const isPuzzleFault = (error: unknown): error is Refusal =>
  error instanceof PuzzleError || error instanceof ScenarioError;
