/** A choice with everything that chance can make of it. */

import { advance, cloneState, type Event, hashState, type Option, type State } from '../engine/index.ts';
import { Refusal, saying } from '../strings/saying.ts';

/** A position that cannot be followed to its end. */
export class PuzzleError extends Refusal {
  override readonly name = 'PuzzleError';
}

export interface Outcome {
  state: State;
  events: Event[];
}

/** Faces of a coin, and of a die. */
const FACES = [
  [0, 1],
  [1, 2, 3, 4, 5, 6],
] as const;

/** A coin or a die (0, 1) that has fallen. */
type Throw = readonly [kind: number, face: number];

/**
 * The states that an option leads to, one for each way the coins and dice it throws can fall; the state given stays as it is.
 * Throws a PuzzleError where cards are picked at random.
 */
export function outcomes(state: State, option: Option): Outcome[] {
  const found: Outcome[] = [];
  const follow = (thrown: readonly Throw[]): void => {
    const { outcome, open } = carryOut(state, option, thrown, state.rng);
    if (open !== undefined) {
      for (const face of FACES[open === 1 ? 1 : 0]) follow([...thrown, [open, face]]);
      return;
    }
    if (outcome.state.rng.some((n, i) => n !== state.rng[i])) requireSettled(outcome.state, thrown);
    outcome.state.rng = state.rng;
    found.push(outcome);
  };

  /** Other random numbers must come to the same: what the throws do not decide, no line can be proved against. */
  const requireSettled = (reached: State, thrown: readonly Throw[]): void => {
    const hash = hashState({ ...reached, rng: state.rng });
    for (let turn = 1; turn <= OTHER_NUMBERS; turn++) {
      const rng = state.rng.map((_, i) => ~(state.rng[(i + turn) % state.rng.length] ?? 0) ^ turn);
      const other = carryOut(state, option, thrown, rng).outcome.state;
      if (hashState({ ...other, rng: state.rng }) !== hash)
        throw new PuzzleError(saying('scenarioFaults', 'random'));
    }
  };
  follow([]);
  return found;
}

/** How many other runs of chance are held against the first. */
const OTHER_NUMBERS = 6;

/** Carries an option out with these throws; `open` is the kind of the first one that nothing has settled. */
function carryOut(
  state: State,
  option: Option,
  thrown: readonly Throw[],
  rng: readonly number[],
): { outcome: Outcome; open: number | undefined } {
  const next = cloneState(state);
  const fallen = (kind: number) => thrown.flatMap(([of, face]) => (of === kind ? [face] : []));
  next.coins = [...state.coins, ...fallen(0)];
  next.dice = [...state.dice, ...fallen(1)];
  next.rng = [...rng];
  const left = [next.coins.length, next.dice.length];
  const events: Event[] = [];
  let open: number | undefined;
  advance(next, option, (event) => {
    events.push(event);
    if (event.k !== 'tossed') return;
    const kind = event.n === 1 ? 1 : 0;
    const before = left[kind] ?? 0;
    left[kind] = before - 1;
    if (before <= 0) open ??= kind;
  });
  return { outcome: { state: next, events }, open };
}
