/** A choice with everything that chance can make of it. */
import { advance, cloneState, type Event, type Option, type Sink, type State } from '../engine/index.ts';

/** A position that cannot be followed to its end. The message says why. */
export class PuzzleError extends Error {
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

/**
 * The states that an option leads to, one for each way the coins and dice it throws can fall; the state given stays as it is.
 * Throws a PuzzleError where cards are picked at random.
 */
export function outcomes(state: State, option: Option): Outcome[] {
  const found: Outcome[] = [];
  const follow = (thrown: readonly (readonly [kind: number, face: number])[]): void => {
    const next = cloneState(state);
    const fallen = (kind: number) => thrown.flatMap(([of, face]) => (of === kind ? [face] : []));
    const given = { coins: [...state.coins, ...fallen(0)], dice: [...state.dice, ...fallen(1)] };
    Object.assign(next, given);
    const events: Event[] = [];
    const throws: number[] = [];
    const hear: Sink = (event) => {
      events.push(event);
      if (event.k === 'tossed') throws.push(event.n);
    };
    advance(next, option, hear);
    const kind = unsettled(throws, [given.coins.length, given.dice.length]);
    if (kind !== undefined) {
      for (const face of FACES[kind === 1 ? 1 : 0]) follow([...thrown, [kind, face]]);
      return;
    }
    if (next.rng.some((n, i) => n !== state.rng[i]))
      throw new PuzzleError('cards are picked at random here, which no line can be proved against');
    found.push({ state: next, events });
  };
  follow([]);
  return found;
}

/** The kind of the first throw that nothing has settled; undefined if there is none. */
function unsettled(throws: readonly number[], given: [coins: number, dice: number]): number | undefined {
  const left = [...given];
  return throws.find((kind) => {
    const at = kind === 1 ? 1 : 0;
    left[at] = (left[at] ?? 0) - 1;
    return (left[at] ?? 0) < 0;
  });
}
