/** Plays a scenario: its actions in order, and between them what has only one sensible answer. */
import {
  advance,
  type CardId,
  cloneState,
  type Decision,
  type Option,
  type Sink,
  type State,
} from '../engine/index.ts';
import type { Names } from './names.ts';
import { type LabCards, openPosition } from './position.ts';
import type { Action, RunEnd, Scenario } from './scenario.ts';
import { assumeRest, hasActions, heard, newScript, pendingActions, type Script, scripted } from './script.ts';

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

/** Told of each answer just before it is given, whoever gave it. */
export type Chose = (state: State, option: Option) => void;

/** Plays a scenario's actions in a state at a decision, which is changed in place. */
export function runFrom(
  state: State,
  scenario: Scenario,
  names: Names,
  sink: Sink = null,
  chose: Chose = () => {},
): Run {
  const script = newScript(scenario.actions);
  const listen: Sink = (event) => {
    heard(script, event);
    sink?.(event);
  };
  const unused = () => pendingActions(script, { state, names });
  try {
    playScript(state, scenario, script, names, listen, chose);
    assumeRest(script, { state, names });
    const left = unused();
    if (left.length === 0 && scenario.thenRandom !== null)
      playRandom(state, scenario.thenRandom, sink, chose);
    const end = state.result !== null ? 'win' : left.length > 0 ? 'stuck' : 'paused';
    return { end, state, unused: left, error: null };
  } catch (error) {
    return {
      end: 'error',
      state,
      unused: unused(),
      error: error instanceof Error ? error.message : String(error),
    };
  }
}

function playScript(
  state: State,
  scenario: Scenario,
  script: Script,
  names: Names,
  sink: Sink,
  chose: Chose,
): void {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { decision } = state;
    if (decision === null || state.result !== null) return;
    const otherwise = looksAtTargets(scenario, script, decision) ? null : unasked(decision, scenario.auto);
    const option = scripted(script, { state, decision, names }, otherwise) ?? otherwise;
    if (option === null) return;
    if (option.k === 'attack' && looksAtTargets(scenario, script, null)) {
      const forced = forcedTarget(state, option);
      if (forced !== null) {
        state.decision = forced;
        return;
      }
    }
    chose(state, option);
    advance(state, option, sink);
  }
  throw new Error(`no end after ${MOST_ANSWERS} answers`);
}

/**
 * An attack without a target stops at the choice of targets when the scenario looks at what can be selected there.
 * `decision` null: before the attack is declared.
 */
function looksAtTargets(scenario: Scenario, script: Script, decision: Decision | null): boolean {
  if (decision !== null && decision.about.purpose !== 'attackTarget') return false;
  if (hasActions(script) || scenario.actions.at(-1)?.targets.length !== 0 || aimed(scenario)) return false;
  return [...scenario.offers, ...scenario.refuses].some((pattern) => pattern.do === 'select');
}

/** The last action is an attack that says where it goes. */
function aimed(scenario: Scenario): boolean {
  const verb = scenario.actions.at(-1)?.verb;
  return verb?.do !== 'attack' || verb.target !== null;
}

/** The choice of a target that is not asked, because there is one only; null where it is asked. */
function forcedTarget(state: State, attack: Option): Decision | null {
  const copy = cloneState(state);
  const targets: CardId[][] = [];
  advance(copy, attack, (event) => event.k === 'attack' && targets.push([...event.cards]));
  const [cards] = targets;
  const { decision } = state;
  if (cards === undefined || decision === null) return null;
  const target = cards[1];
  const only: Option = { k: target === undefined ? 'direct' : 'card', card: target ?? -1, n: 0, m: 0 };
  const about = {
    ...decision.about,
    purpose: 'attackTarget',
    card: attack.card,
    min: 1,
    max: 1,
    chosen: [],
  } as const;
  return { player: decision.player, kind: 'pickCard', options: [only], about };
}

/**
 * The answer to what no action answers: optional response windows are passed (if `auto`), what leaves no choice is taken,
 * zones are the lowest free. Null for everything else.
 */
export function unasked(decision: Decision, auto: boolean): Option | null {
  const { kind, options, about } = decision;
  const [only] = options;
  if (only === undefined || ((kind === 'main' || kind === 'battle') && about.purpose === 'action'))
    return null;
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
function playRandom(
  state: State,
  random: { decisions: number; seed: number },
  sink: Sink,
  chose: Chose,
): void {
  const next = randomNumbers(random.seed);
  for (let i = 0; i < random.decisions && state.decision !== null && state.result === null; i++) {
    const options = state.decision.options.filter((option) => option.k !== 'surrender');
    const option = options[Math.floor(next() * options.length)];
    if (option === undefined) return;
    chose(state, option);
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
