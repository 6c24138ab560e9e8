/** Files with puzzles in them. */

import { type Names, parseScenarios, readScenarioFile, ScenarioError } from '../lab/index.ts';
import { saying } from '../strings/saying.ts';
import { isPuzzle, type PuzzleScenario } from './position.ts';

/** The puzzles in these files. Throws a ScenarioError for a file without one, and for an id that stands twice. */
export function readPuzzles(files: readonly string[], names: Names): PuzzleScenario[] {
  const found = files.flatMap((file) => {
    const scenarios = parseScenarios(readScenarioFile(file), file, names).filter(isPuzzle);
    if (scenarios.length === 0)
      throw new ScenarioError({ where: file, path: '' }, saying('scenarioFaults', 'noPuzzle'));
    return scenarios;
  });
  const twice = found.find(({ id }, i) => found.findIndex((other) => other.id === id) < i);
  if (twice !== undefined)
    throw new ScenarioError(
      { where: twice.file, path: '' },
      saying('scenarioFaults', 'idElsewhere', twice.id),
    );
  return found;
}
