/** Searching a list with `/`. */
export const find = {
  /** How many lines are found, and the keys. */
  bar: (n: number): string =>
    `${n === 0 ? 'nothing found' : n === 1 ? '1 line' : `${n} lines`}   Enter: choose   Esc: clear`,
};
