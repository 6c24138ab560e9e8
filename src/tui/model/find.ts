/** Where a list is shown from, so that what is marked stays in sight. */

/** The first line of a window of `rows` that keeps `at` in sight. */
export const topFor = (at: number, rows: number, count: number): number =>
  Math.min(Math.max(0, at - Math.floor(rows / 2)), Math.max(0, count - rows));
