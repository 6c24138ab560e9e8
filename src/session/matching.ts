/** Finding lines of a list by what is typed. */

/** Text as it is compared: small letters without their accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Indexes of the texts that hold `typed` as it stands, or where none does those that hold every word of it in any order; all of
 * them when nothing is typed.
 */
export function matching(texts: readonly string[], typed: string): number[] {
  const words = folded(typed)
    .split(' ')
    .filter((word) => word !== '');
  const lines = texts.map(folded);
  const holding = (isIn: (line: string) => boolean): number[] =>
    lines.flatMap((line, i) => (isIn(line) ? [i] : []));
  const whole = holding((line) => line.includes(words.join(' ')));
  return whole.length > 0 ? whole : holding((line) => words.every((word) => line.includes(word)));
}
