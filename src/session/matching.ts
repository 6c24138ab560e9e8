/** Finding lines of a list by what is typed. */

/** Text as it is compared: small letters without their accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Indexes of the texts that hold every word of `typed`, in any order; all of them when nothing is typed. */
export function matching(texts: readonly string[], typed: string): number[] {
  const words = folded(typed)
    .split(' ')
    .filter((word) => word !== '');
  return texts.flatMap((text, i) => {
    const line = folded(text);
    return words.every((word) => line.includes(word)) ? [i] : [];
  });
}
