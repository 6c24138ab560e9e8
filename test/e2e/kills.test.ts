/** A few of the kills that `npm run kills` makes a hundred of. */
import { afterEach, expect, test } from 'vitest';
import { killing } from './kills.ts';
import { endRuns } from './pty.ts';

afterEach(endRuns);

test('five kills, five resumes at the last confirmed choice, one of them on the screen', {
  timeout: 180_000,
}, async () => {
  const report = await killing({ kills: 5, onScreen: 1, seed: 7 });
  expect(report.faults).toEqual([]);
  expect(report).toMatchObject({ kills: 5, onScreen: 1 });
  expect(report.resumed).toBeGreaterThanOrEqual(4);
});
