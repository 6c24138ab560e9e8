/** Chance for opponents: a pure function of numbers, so that a decision can be repeated bit for bit. */

/** Mixes whole numbers into 32 bits. */
export function hash(...parts: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    h = Math.imul(h ^ (part | 0), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
}

/** A number in [0, 1) that depends on nothing but its arguments. */
export function chance(...parts: readonly number[]): number {
  return hash(...parts) / 0x1_0000_0000;
}
