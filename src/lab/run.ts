/** Plays a scenario: its actions in order, and between them what has only one sensible answer. */
import { advance, type Decision, type Option, type Sink, type State } from '../engine/index.ts';
import type { Table } from './match.ts';
import type { Names } from './names.ts';
import { type LabCards, openPosition } from './position.ts';
import type { Action, RunEnd, Scenario } from './scenario.ts';
import { dropAllSettled, newScript, pendingActions, type Script, scripted } from './script.ts';

export interface Run {
  end: RunEnd;
  state: State;
  /** Actions that no decision asked for. */
  unused: Action[];
  /** What the engine threw, for `error`. */
  error: string | null;
}

/** A run that has not come to its end after so many answers never will. */
const MOST_ANSWERS = 5000;

/** Plays a scenario from its position. Throws what `openPosition` throws. */
export function runScenario(scenario: Scenario, cards: LabCards, sink: Sink = null): Run {
  return runFrom(openPosition(scenario, cards), scenario, cards.names, sink);
}

/** Plays a scenario's actions in a state at a decision, which is changed in place. */
export function runFrom(state: State, scenario: Scenario, names: Names, sink: Sink = null): Run {
  const script = newScript(scenario.actions);
  const listen: Sink = (event) => {
    script.since.push(event);
    sink?.(event);
  };
  try {
    playScript(state, scenario, script, names, listen);
    const unused = pendingActions(script);
    if (unused.length === 0 && scenario.thenRandom !== null) playRandom(state, scenario.thenRandom, sink);
    const end = state.result !== null ? 'win' : unused.length > 0 ? 'stuck' : 'paused';
    return { end, state, unused, error: null };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { end: 'error', state, unused: pendingActions(script), error: reason };
  }
}

function playScript(state: State, scenario: Scenario, script: Script, names: Names, sink: Sink): void {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const option = nextAnswer(state, scenario, script, names);
    if (option === null) return;
    advance(state, option, sink);
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`);
}

function nextAnswer(state: State, scenario: Scenario, script: Script, names: Names): Option | null {
  const { decision } = state;
  if (decision === null || state.result !== null) return null;
  const table: Table = { state, decision, names };
  const option =
    scripted(script, table) ??
    (looksAtTargets(scenario, script, decision) ? null : unasked(decision, scenario.auto));
  if (option !== null || !dropAllSettled(script, table)) return option;
  return nextAnswer(state, scenario, script, names);
}

/** An attack without a target stops at the choice of targets when the scenario looks at what can be selected there. */
function looksAtTargets(scenario: Scenario, script: Script, decision: Decision): boolean {
  if (decision.about.purpose !== 'attackTarget' || pendingActions(script).length > 0) return false;
  return [...scenario.offers, ...scenario.refuses].some((pattern) => pattern.do === 'select');
}

/**
 * The answer to what no action answers: optional response windows are passed (if `auto`), what leaves no choice is taken,
 * zones are the lowest free. Null for everything else.
 */
export function unasked(decision: Decision, auto: boolean): Option | null {
  const { kind, options, about } = decision;
  const [only] = options;
  if (only === undefined || kind === 'main' || kind === 'battle') return null;
  if (options.length === 1) return only;
  if (kind === 'respond') return auto ? (options.find((option) => option.k === 'pass') ?? null) : null;
  if (kind === 'slot') return lowest(options);
  const needed = about.min - about.chosen.length;
  if (kind === 'pickCard' && needed >= options.length && options.every((option) => option.k === 'card'))
    return only;
  return null;
}

const lowest = (options: readonly Option[]): Option | null =>
  options.reduce<Option | null>((best, option) => (best === null || option.n < best.n ? option : best), null);

/** Plays on at random, with numbers of its own. */
function playRandom(state: State, random: { decisions: number; seed: number }, sink: Sink): void {
  const next = randomNumbers(random.seed);
  for (let i = 0; i < random.decisions && state.decision !== null && state.result === null; i++) {
    const options = state.decision.options.filter((option) => option.k !== 'surrender');
    const option = options[Math.floor(next() * options.length)];
    if (option === undefined) return;
    advance(state, option, sink);
  }
}

/** Numbers in [0, 1) from a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
