/** How near a mistyped word is to a right one. */

/** The one of `words` nearest to a mistyped one; undefined if none is near. */
export function nearest(wanted: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map((word) => ({ word, far: word.startsWith(wanted) ? 1 : distance(wanted, word) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best !== undefined && best.far <= Math.max(1, Math.floor(wanted.length / 2)) ? best.word : undefined;
}

/** Letters to insert, delete, change or swap with their neighbour. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + same,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
}
