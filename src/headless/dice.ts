/** Reproducible chance for programs that play at random; the duel's own chance lives in its state. */
export interface Dice {
  /** 0 to n − 1. */
  below(n: number): number;
  pick<T>(from: readonly T[]): T;
  /** A new array. */
  shuffled<T>(items: readonly T[]): T[];
}

export function createDice(seed: number): Dice {
  let a = seed >>> 0;
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (n: number): number => Math.floor((next() / 0x1_0000_0000) * n);
  return {
    below,
    pick: (from) => {
      if (from.length === 0) throw new RangeError('nothing to pick from');
      return from[below(from.length)] as (typeof from)[number];
    },
    shuffled: (items) => {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j] as (typeof out)[number], out[i] as (typeof out)[number]];
      }
      return out;
    },
  };
}
