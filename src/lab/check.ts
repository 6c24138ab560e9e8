/** Runs scenarios and says which hold. */

import { type Saying, saying, sayingOf } from '../strings/saying.ts';
import { checkExpectations } from './expect.ts';
import { readScenarioFile, scenarioFiles } from './files.ts';
import { checkOffers, offeredText } from './offers.ts';
import { parseScenarios, ScenarioError } from './parse.ts';
import { type LabCards, positionOf } from './position.ts';
import { fileSpot } from './reader.ts';
import { type Run, runScenario } from './run.ts';
import type { Scenario } from './scenario.ts';

export type CheckStatus = 'passed' | 'failed' | 'unsupported';
export interface CheckResult {
  file: string;
  id: string;
  status: CheckStatus;
  /** Empty when it passed. */
  reason: Saying;
}
export interface CheckSummary {
  passed: number;
  failed: number;
  unsupported: number;
}
export interface Report {
  results: CheckResult[];
  summary: CheckSummary;
  /** Files that are not made of scenarios, and why; only with `checkPaths`. They count as failed. */
  unread: Unread[];
}
export interface Unread {
  file: string;
  reason: Saying;
}

/**
 * Checks every scenario in the files and folders given. An id that stands twice fails where it stands again.
 * A file that is not made of scenarios is told and the others are checked. Throws a ScenarioError on a path that cannot be
 * read, and where there is no scenario at all. `progress` hears how many of how many files are read.
 */
export function checkPaths(
  paths: readonly string[],
  cards: LabCards,
  progress: (done: number, of: number) => void = () => {},
): Report {
  const unread: Unread[] = [];
  const files = scenarioFiles(paths);
  const scenarios = files.flatMap((file, i) => {
    progress(i, files.length);
    try {
      return parseScenarios(readScenarioFile(file), file, cards.names);
    } catch (error) {
      if (!(error instanceof ScenarioError)) throw error;
      unread.push({ file, reason: error.saying });
      return [];
    }
  });
  if (scenarios.length === 0 && unread.length === 0) {
    throw new ScenarioError(fileSpot(paths.join(', ')), saying('scenarioFaults', 'noScenario'));
  }
  const { results, summary } = checkScenarios(scenarios, cards);
  return { results, summary: { ...summary, failed: summary.failed + unread.length }, unread };
}

/** Checks scenarios in their order. */
export function checkScenarios(scenarios: readonly Scenario[], cards: LabCards): Report {
  const files = new Map<string, string>();
  const results = scenarios.map((scenario): CheckResult => {
    const first = files.get(scenario.id);
    if (first === undefined) files.set(scenario.id, scenario.file);
    const reason = first === undefined ? null : saying('scenarioFaults', 'idTwice', first);
    return reason === null ? checkScenario(scenario, cards) : result(scenario, 'failed', reason);
  });
  return { results, summary: summarise(results), unread: [] };
}

/** How many of each. */
export function summarise(results: readonly CheckResult[]): CheckSummary {
  const count = (status: CheckStatus) => results.filter((entry) => entry.status === status).length;
  return { passed: count('passed'), failed: count('failed'), unsupported: count('unsupported') };
}

/** Runs one scenario and compares. Whatever goes wrong becomes its reason. */
export function checkScenario(scenario: Scenario, cards: LabCards): CheckResult {
  try {
    const position = positionOf(scenario, cards);
    if (position.k === 'unsupported') return result(scenario, 'unsupported', position.reason);
    const faults = faultsOf(runScenario(scenario, cards), scenario, cards);
    return result(scenario, faults.length === 0 ? 'passed' : 'failed', faults.join('; '));
  } catch (error) {
    return result(scenario, 'failed', error instanceof ScenarioError ? error.inside : sayingOf(error));
  }
}

const result = ({ file, id }: Scenario, status: CheckStatus, reason: Saying): CheckResult => ({
  file,
  id,
  status,
  reason,
});

/** What is wrong with a run, the reason before what follows from it. */
export function faultsOf(run: Run, scenario: Scenario, cards: LabCards): string[] {
  const { names } = cards;
  const endExpected = scenario.expect.some((expected) => expected.k === 'result');
  const faults: string[] = [];
  if (run.error !== null && !endExpected) faults.push(`error: ${run.error}`);
  if (run.unused.length > 0 && !endExpected) faults.push(unusedText(run, cards));
  faults.push(...checkExpectations(run.state, run.end, scenario.expect, names));
  faults.push(...checkOffers(run.state, scenario, names));
  return faults;
}

function unusedText({ unused, state }: Run, { names }: LabCards): string {
  const [first] = unused;
  const more = unused.length > 1 ? ` (and ${unused.length - 1} more)` : '';
  const action = `${first?.path ?? ''} ${first?.text ?? ''}${more} was never taken`;
  if (state.decision === null || state.result !== null) return `${action}: the duel is over`;
  const where = `turn ${state.turn}, ${state.phase}`;
  return `${action}; stopped at ${where}, offered: ${offeredText({ state, decision: state.decision, names })}`;
}
