/** Who carries an effect out while it is only thought through, and small helpers to read it with. */
import type { Cmp, PlayerId, Stat } from '../engine/index.ts';
import { evaluate } from './evaluate.ts';
import type { Model, Piece } from './model.ts';

/** Who carries out an effect, and what is bound so far. */
export interface Reading {
  /** "You" of the effect. */
  you: PlayerId;
  /** The card the effect is on. */
  self: number;
  /** Cards of the event it answers. */
  event: readonly number[];
  /** "They" inside `each`. */
  they?: PlayerId;
  it?: number;
  regs: Map<string, readonly number[]>;
  nums: Map<string, number>;
  /** How good a table is to the model's player; choices are made by it. */
  judge: (m: Model) => number;
  /** What follows once costs are paid: choices of cards to pay with are judged by it. */
  next?: (m: Model, r: Reading) => void;
  /** How many effects deep. */
  depth: number;
}

export const reading = (
  you: PlayerId,
  self: number,
  event: readonly number[] = [],
  judge: (m: Model) => number = evaluate,
  depth = 0,
): Reading => ({ you, self, event, judge, depth, regs: new Map(), nums: new Map() });

export function statOf(p: Piece, which: Stat): number {
  if (which === 'rank' || which === 'link') return p.def?.[which] ?? 0;
  return which === 'atk' ? p.atk : which === 'def' ? p.dfn : p.level;
}

export function compare(a: number, cmp: Cmp, b: number): boolean {
  switch (cmp) {
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
}
