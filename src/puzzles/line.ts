/** Plays a line of a puzzle against every legal answer of the other side, and every fall of coins and dice. */

import type { Option, State } from '../engine/index.ts';
import {
  type Action,
  cloneScript,
  fittingOptions,
  heard,
  type Names,
  newScript,
  optionText,
  type PuzzleStep,
  type Script,
  scripted,
  unasked,
  waiting,
} from '../lab/index.ts';
import { saying } from '../strings/saying.ts';
import { outcomes, PuzzleError } from './chance.ts';
import { type Aim, standing } from './goal.ts';

/** Where a line ends against one way of answering it. */
export interface Leaf {
  reached: boolean;
  /** What the other side answered, where it did more than pass, in the words of a scenario. */
  answers: string[];
  /** The play that was not possible there; null when all were made, or the turn or duel was over before. */
  refused: Action | null;
  /** What could be done instead of it. */
  state: State;
}

/** What is played next, and what instead of it after certain answers. */
interface Reader {
  script: Script;
  steps: readonly PuzzleStep[];
}

/** A line that has not come to its end after so many choices is given up. */
export const MOST_CHOICES = 20_000;

export interface LineOptions {
  /** Ends it early: at the first leaf it is true for. */
  stop?: (leaf: Leaf) => boolean;
  /** Told of each state at which the player has more than one option. */
  asked?: (state: State) => void;
}

/**
 * All ends of a line, those where the other side only passes first. Throws a PuzzleError after MOST_CHOICES choices.
 */
export function playLine(
  start: State,
  steps: readonly PuzzleStep[],
  aim: Aim,
  names: Names,
  { stop = () => false, asked }: LineOptions = {},
): Leaf[] {
  const leaves: Leaf[] = [];
  let choices = 0;
  const end = (leaf: Leaf): boolean => {
    leaves.push(leaf);
    return stop(leaf);
  };

  /** True when it is to stop. */
  const follow = (state: State, reader: Reader, answers: readonly string[]): boolean => {
    const now = standing(aim, state);
    const { decision } = state;
    if (now !== 'open' || decision === null)
      return end({ reached: now === 'reached', answers: [...answers], refused: null, state });
    const table = { state, decision, names };
    const go = (option: Option, next: Reader, said: readonly string[]): boolean => {
      choices += 1;
      if (choices > MOST_CHOICES) throw new PuzzleError(saying('scenarioFaults', 'tooLong', MOST_CHOICES));
      return outcomes(state, option).some((outcome, i, all) => {
        const reading = { ...next, script: all.length > 1 ? cloneScript(next.script) : next.script };
        for (const event of outcome.events) heard(reading.script, event);
        const chance = all.length > 1 ? [`chance (${i + 1} of ${all.length})`] : [];
        return follow(outcome.state, reading, [...said, ...chance]);
      });
    };
    if (decision.player !== aim.player) {
      const options = answersTo(state);
      return options.some((option) => {
        const next = afterAnswer(reader, (action) => fittingOptions(table, action).includes(option));
        const silent = options.length === 1 || option.k === 'pass' || option.k === 'slot';
        return go(option, next, silent ? answers : [...answers, optionText(table, option)]);
      });
    }
    if (decision.options.length > 1) asked?.(state);
    const otherwise = unasked(decision, true);
    const option = scripted(reader.script, table, otherwise) ?? otherwise;
    if (option !== null) return go(option, reader, answers);
    const refused = reader.script.queue[0]?.action ?? null;
    return end({ reached: false, answers: [...answers], refused, state });
  };
  follow(start, readerOf(steps), []);
  return leaves;
}

/** What the side that has the word may answer, a pass first. */
export function answersTo({ decision }: State): Option[] {
  const options = decision?.options.filter(({ k }) => k !== 'surrender') ?? [];
  return [...options.filter(isQuiet), ...options.filter((option) => !isQuiet(option))];
}
const isQuiet = ({ k }: Option): boolean => k === 'pass' || k === 'no';

const playsOf = (steps: readonly PuzzleStep[]): Action[] =>
  steps.flatMap((step) => (step.k === 'play' ? [step.action] : []));

const readerOf = (steps: readonly PuzzleStep[]): Reader => ({ script: newScript(playsOf(steps)), steps });

/** The line after an answer: what was written for it, or what was to come anyway. */
function afterAnswer(reader: Reader, isMeant: (answer: Action) => boolean): Reader {
  const script = cloneScript(reader.script);
  const branch = branchesAt(reader).find(({ answer }) => isMeant(answer));
  if (branch === undefined) return { script, steps: reader.steps };
  script.queue = playsOf(branch.steps).map(waiting);
  return { script, steps: branch.steps };
}

/** The branches between the last play made and the next one. */
function branchesAt({ script, steps }: Reader): (PuzzleStep & { k: 'when' })[] {
  const made = playsOf(steps).length - script.queue.length;
  let plays = 0;
  return steps.filter((step): step is PuzzleStep & { k: 'when' } => {
    if (step.k === 'play') plays += 1;
    return step.k === 'when' && plays === made;
  });
}
