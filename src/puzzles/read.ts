/** Files with puzzles in them. */
import { type Names, parseScenarios, readScenarioFile, ScenarioError } from '../lab/index.ts';
import { isPuzzle, type PuzzleScenario } from './position.ts';

/** The puzzles in these files. Throws a ScenarioError for a file without one, and for an id that stands twice. */
export function readPuzzles(files: readonly string[], names: Names): PuzzleScenario[] {
  const found = files.flatMap((file) => {
    const scenarios = parseScenarios(readScenarioFile(file), file, names).filter(isPuzzle);
    if (scenarios.length === 0) throw new ScenarioError(`${file}: no scenario in it has a "puzzle"`);
    return scenarios;
  });
  const twice = found.find(({ id }, i) => found.findIndex((other) => other.id === id) < i);
  if (twice !== undefined)
    throw new ScenarioError(`${twice.file}: the id ${twice.id} stands in another file too`);
  return found;
}
