/** A scenario that is a puzzle: a goal, one line that reaches it, and lines that look as if they did. */
import { saying } from '../strings/saying.ts';
import type { Names } from './names.ts';
import { readAction } from './parseAction.ts';
import {
  type Fields,
  fields,
  key,
  list,
  mismatch,
  oneOf,
  optional,
  refuse,
  type Spot,
  text,
} from './reader.ts';
import type { Action } from './scenario.ts';

/** `win`: the player whose turn it is wins before the turn ends. */
export const GOALS = ['win'] as const;
export type Goal = (typeof GOALS)[number];

/** Languages a puzzle is written in; the first one stands in for none. */
export const PUZZLE_LANGUAGES = ['en', 'es', 'pt', 'it'] as const;
export type PuzzleText = Readonly<Record<(typeof PUZZLE_LANGUAGES)[number], string>>;

/** One play of the solver, or what is played instead of the rest when the other side has just answered like that. */
export type PuzzleStep = { k: 'play'; action: Action } | { k: 'when'; answer: Action; steps: PuzzleStep[] };

export interface Puzzle {
  goal: Goal;
  title: PuzzleText;
  hint: PuzzleText;
  /** 1 easy, 2 medium, 3 hard. */
  difficulty: 1 | 2 | 3;
  solution: PuzzleStep[];
  tries: PuzzleStep[][];
}

/** Tries a puzzle has at least: one that fails says little about why the solution is needed. */
const FEWEST_TRIES = 3;

/** The `puzzle` of a scenario. Throws a ScenarioError. */
export function readPuzzle(value: unknown, at: Spot, names: Names): Puzzle {
  const given = fields(value, at, ['goal', 'title', 'hint', 'difficulty', 'solution', 'tries']);
  for (const name of ['title', 'hint', 'solution', 'tries'])
    if (!(name in given)) refuse(at, saying('scenarioFaults', 'needs', JSON.stringify(name)));
  const steps = (from: unknown, spot: Spot) => readSteps(from, spot, names);
  const tries = list(given.tries, key(at, 'tries'), steps);
  if (tries.length < FEWEST_TRIES)
    refuse(key(at, 'tries'), saying('scenarioFaults', 'tries', FEWEST_TRIES, tries.length));
  return {
    goal: optional(given, at, 'goal', (from, spot) => oneOf(from, spot, GOALS), 'win'),
    title: readText(given.title, key(at, 'title')),
    hint: readText(given.hint, key(at, 'hint')),
    difficulty: optional(given, at, 'difficulty', (from, spot) => oneOf(from, spot, [1, 2, 3]), 1),
    solution: steps(given.solution, key(at, 'solution')),
    tries,
  };
}

function readText(value: unknown, at: Spot): PuzzleText {
  const given = fields(value, at, PUZZLE_LANGUAGES);
  const of = (language: (typeof PUZZLE_LANGUAGES)[number]) => text(given[language], key(at, language));
  return { en: of('en'), es: of('es'), pt: of('pt'), it: of('it') };
}

function readSteps(value: unknown, at: Spot, names: Names): PuzzleStep[] {
  const steps = list(value, at, (entry, spot) => readStep(entry, spot, names));
  if (steps.length === 0) mismatch(at, saying('scenarioFaults', 'onePlay'), value);
  return steps;
}

function readStep(value: unknown, at: Spot, names: Names): PuzzleStep {
  if (!isBranch(value)) return { k: 'play', action: readAction(value, at, names) };
  const given = fields(value, at, ['when', 'play']);
  if (!('play' in given)) refuse(at, saying('scenarioFaults', 'needsPlay'));
  return {
    k: 'when',
    answer: readAction(given.when, key(at, 'when'), names),
    steps: list(given.play, key(at, 'play'), (entry, spot) => readStep(entry, spot, names)),
  };
}

const isBranch = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && 'when' in value;
