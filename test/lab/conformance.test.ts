import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import {
  type CheckResult,
  checkScenarios,
  labCards,
  parseScenarios,
  readScenarioFile,
  scenarioFiles,
  summarise,
} from '../../src/lab/index.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { said } from '../../src/strings/saying.ts';

/** How many of the conformance scenarios must pass; raised as more cards are supported. */
const FLOOR = 600;

const cards = labCards(known);
const results = new Map<string, CheckResult[]>();

/** The results of a file's scenarios; each file runs once. */
function check(file: string): CheckResult[] {
  const before = results.get(file);
  if (before !== undefined) return before;
  const found = checkScenarios(parseScenarios(readScenarioFile(file), file, cards.names), cards).results;
  results.set(file, found);
  return found;
}

const failures = (found: CheckResult[]): string[] =>
  found
    .filter(({ status }) => status === 'failed')
    .map(({ id, reason }) => `${id}: ${said(reason, stringsOf('en'))}`);

describe('conformance', () => {
  const files = scenarioFiles(['test/conformance']);

  test.each(files)('%s', (file) => {
    expect(failures(check(file))).toEqual([]);
  });

  test(`at least ${FLOOR} scenarios pass`, () => {
    expect(summarise(files.flatMap(check)).passed).toBeGreaterThanOrEqual(FLOOR);
  });
});

describe('scenarios of single cards', () => {
  test.each(existsSync('test/scenarios') ? scenarioFiles(['test/scenarios']) : [])('%s', (file) => {
    expect(failures(check(file))).toEqual([]);
  });
});

test('no id stands twice', () => {
  const ids = [...results.values()].flat().map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});
