import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { labCards } from '../../src/lab/index.ts';
import { checkPuzzle, readPuzzles, shippedPuzzleFiles } from '../../src/puzzles/index.ts';

const cards = labCards(known);
const files = shippedPuzzleFiles();
const puzzles = readPuzzles(files, cards.names);

describe.each(puzzles.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
  const { puzzle } = scenario;
  const check = checkPuzzle(scenario, cards);

  test('its solution wins whatever is answered', () => {
    expect(check.fault).toBeNull();
  });
  test.each(puzzle.tries.map((_, i) => i))('try %i fails', (i) => {
    expect(check.tries[i]).not.toBeNull();
  });
  test('its file is named after it, and its texts are there', () => {
    expect(basename(scenario.file)).toMatch(new RegExp(`^\\d\\d-${id}\\.json$`));
    for (const text of [...Object.values(puzzle.title), ...Object.values(puzzle.hint)])
      expect(text).not.toBe('');
    // A title stands in a list beside its marks, a hint in at most two lines.
    for (const title of Object.values(puzzle.title)) expect(title.length).toBeLessThanOrEqual(32);
    for (const hint of Object.values(puzzle.hint)) expect(hint.length).toBeLessThanOrEqual(140);
  });
});

test('a dozen or more, from easy to hard', () => {
  const difficulties = puzzles.map(({ puzzle }) => puzzle.difficulty);
  expect(puzzles.length).toBeGreaterThanOrEqual(12);
  expect(difficulties).toEqual(difficulties.toSorted());
  for (const level of [1, 2, 3])
    expect(difficulties.filter((d) => d === level).length).toBeGreaterThanOrEqual(3);
});
