/** The duel's random numbers: xoroshiro128+ of pure-rand, whose state lives in the State as four integers. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The generator's state for a seed (any safe integer). */
export function seedRng(seed: number): number[] {
  return [...xoroshiro128plus(seed | 0).getState()];
}

/** A whole number in [0, n). Advances `holder.rng`. */
export function randomBelow(holder: { rng: number[] }, n: number): number {
  if (n <= 1) return 0;
  const generator = xoroshiro128plusFromState(holder.rng);
  const value = uniformInt(generator, 0, n - 1);
  holder.rng = [...generator.getState()];
  return value;
}

/** Fisher–Yates, in place. */
export function shuffleInPlace(holder: { rng: number[] }, list: number[]): void {
  const generator = xoroshiro128plusFromState(holder.rng);
  for (let i = list.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const t = list[i]!;
    list[i] = list[j]!;
    list[j] = t;
  }
  holder.rng = [...generator.getState()];
}

/** One-to-one mixing of 32 bits under a key: gives handles that say nothing about the id behind them. */
export function scramble(value: number, key: number): number {
  let x = (value ^ key) >>> 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d) >>> 0;
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b) >>> 0;
  x = (x ^ (x >>> 16) ^ Math.imul(key, 0x9e3779b1)) >>> 0;
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35) >>> 0;
  return (x ^ (x >>> 16)) >>> 0;
}
