/**
 * A position and what is chosen from it on: the state at each decision, and every event in between with the state at that
 * event. Immutable: what is chosen otherwise makes another course that shares its beginning.
 */
import {
  advance,
  beginDuel,
  beginPosition,
  cloneState,
  type DuelSetup,
  type Event,
  type Option,
  type PlayerId,
  type State,
  shuffledDecks,
} from '../engine/index.ts';
import type { Board } from './board.ts';
import { type LabCards, laidPosition } from './position.ts';

/** Results of chance that are set from a decision on. */
export interface Forced {
  coins?: readonly number[];
  dice?: readonly number[];
  shuffles?: readonly (readonly number[])[];
}

export interface Choice {
  option: Option;
  player: PlayerId;
}

/** Where a course begins: a board, or the start of a duel that was played. */
export type Base = { k: 'board'; board: Board } | { k: 'duel'; setup: DuelSetup; name: string };

/** One event and the table as it was at that event. */
export interface Shot {
  event: Event;
  state: State;
}

export interface Course {
  readonly base: Base;
  readonly choices: readonly Choice[];
  /** By the number of choices taken before them. */
  readonly forced: ReadonlyMap<number, Forced>;
  /** The first choice that belongs to the test which is written: 0, or where a duel was entered. */
  readonly start: number;
  /** States at the decisions worked out so far, the first one before any choice. Nobody changes them. */
  readonly states: State[];
  /** What happened on the way to the first decision. */
  readonly opening: readonly Shot[];
}

/** Opens a base. Throws a ScenarioError for a position no duel can come to, an Error for cards that cannot be played. */
export function openCourse(base: Base, cards: LabCards): Course {
  const opening: Shot[] = [];
  const first = base.k === 'duel' ? shuffledDecks(base.setup) : laidPosition(base.board, cards);
  const heard = (event: Event): void => void opening.push({ event, state: cloneState(first) });
  if (base.k === 'duel') beginDuel(first, heard);
  else beginPosition(first, heard);
  return { base, choices: [], forced: new Map(), start: 0, states: [first], opening };
}

/** The state at the decision after that many choices. */
export function stateAt(course: Course, at: number): State {
  const { states, choices } = course;
  for (let i = states.length; i <= at; i++) {
    const choice = choices[i - 1];
    const before = states[i - 1];
    if (choice === undefined || before === undefined) throw new RangeError(`there is no choice ${i}`);
    const state = entered(course, i - 1, before);
    advance(state, choice.option);
    states.push(state);
  }
  return states[at] as State;
}

/** A copy of the state after `at` choices in which what is forced there is set. */
function entered({ forced }: Course, at: number, from: State): State {
  const state = cloneState(from);
  const { coins, dice, shuffles } = forced.get(at) ?? {};
  if (coins !== undefined) state.coins = [...coins];
  if (dice !== undefined) state.dice = [...dice];
  if (shuffles !== undefined) state.shuffles = shuffles.map((order) => [...order]);
  return state;
}

/** The state at a decision with what is forced from there on. */
export const forcedState = (course: Course, at: number): State =>
  course.forced.has(at) ? entered(course, at, stateAt(course, at)) : stateAt(course, at);

/** Every event on the way to the decision after `at` choices, in order, with the state at it. */
export function shotsTo(course: Course, at: number): readonly Shot[] {
  if (at === 0) return course.opening;
  const choice = course.choices[at - 1];
  if (choice === undefined) throw new RangeError(`there is no choice ${at}`);
  const state = entered(course, at - 1, stateAt(course, at - 1));
  const shots: Shot[] = [];
  advance(state, choice.option, (event) => shots.push({ event, state: cloneState(state) }));
  return shots;
}

/** The course with another choice after `at` of them; what came after is gone. Throws a RangeError on an option not offered. */
export function chosen(course: Course, at: number, option: Option): Course {
  const { decision } = stateAt(course, at);
  if (decision === null) throw new RangeError('nothing is asked');
  const before = cutAt(course, at);
  const next = { ...before, choices: [...before.choices, { option, player: decision.player }] };
  // Tried at once, so that a course never holds a choice that cannot be made.
  stateAt(next, at + 1);
  return next;
}

/** The course up to a decision. */
export function cutAt(course: Course, at: number): Course {
  return {
    ...course,
    choices: course.choices.slice(0, at),
    forced: new Map([...course.forced].filter(([i]) => i <= at)),
    start: Math.min(course.start, at),
    states: course.states.slice(0, at + 1),
  };
}

/** The course with results of chance set at a decision; what was chosen after it is gone, for it may come out otherwise. */
export function withForced(course: Course, at: number, forced: Forced): Course {
  const before = cutAt(course, at);
  return { ...before, forced: new Map(before.forced).set(at, { ...before.forced.get(at), ...forced }) };
}
