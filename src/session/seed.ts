import { randomInt } from 'node:crypto';
import type { PlayerId } from '../engine/index.ts';

/** A seed for a duel that nobody asked to repeat. */
export const freshSeed = (): number => randomInt(2 ** 32 - 1);

/** A seed of its own for each of many duels. The first one keeps the seed, so that a duel can be repeated alone. */
export function seedOf(seed: number, n: number): number {
  if (n === 0) return seed >>> 0;
  let h = (seed ^ Math.imul(n, 0x9e3779b1)) >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Who wins the toss before the duel with that seed (MATCH-07). */
export const tossOf = (seed: number): PlayerId => (seed % 2 === 0 ? 0 : 1);
