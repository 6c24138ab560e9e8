/**
 * For whoever writes a puzzle: `npm run puzzles -- --solve FILE…` looks for every first play that reaches the goal, and
 * walks along the written solution to see where another play would have done as well. `--most N` bounds the positions
 * looked at, `--sets` tries Setting Spells and Traps too. Of each try it says when it is lost.
 */
import { parseArgs } from 'node:util';
import { known } from '../src/decks/knownFile.ts';
import type { State } from '../src/engine/index.ts';
import { labCards, optionText, type PuzzleStep, parseScenarios, readScenarioFile } from '../src/lab/index.ts';
import {
  aimOf,
  createSearch,
  isPuzzle,
  openPuzzle,
  type PuzzleScenario,
  playsAlong,
  worthTrying,
} from '../src/puzzles/index.ts';

const { values, positionals } = parseArgs({
  options: {
    solve: { type: 'boolean', default: false },
    most: { type: 'string', default: '200000' },
    sets: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const cards = labCards(known);
const scenarios = positionals
  .flatMap((file) => parseScenarios(readScenarioFile(file), file, cards.names))
  .filter(isPuzzle);
if (!values.solve || scenarios.length === 0) {
  console.error('usage: npm run puzzles -- --solve FILE… [--most N] [--sets]');
  process.exitCode = 2;
} else for (const scenario of scenarios) solve(scenario);

function solve(scenario: PuzzleScenario): void {
  const state = openPuzzle(scenario, cards);
  const aim = aimOf(scenario.puzzle.goal, state);
  const search = createSearch(aim, { most: Number(values.most), sets: values.sets });
  const began = performance.now();
  console.log(`${scenario.file}: ${scenario.id}`);
  const along = playsAlong(state, scenario.puzzle.solution, aim, cards.names);
  for (const now of along) console.log(`  ${choices(now)}`);
  for (const [i, steps] of scenario.puzzle.tries.entries()) console.log(`  ${lostAt(i, steps)}`);
  const ms = Math.round(performance.now() - began);
  console.log(`  ${search.looked} positions looked at, ${ms} ms`);

  /** Where a try goes wrong while the other side only passes: before which of its choices nothing can be won any more. */
  function lostAt(i: number, steps: readonly PuzzleStep[]): string {
    const at = playsAlong(state, steps, aim, cards.names);
    const lost = at.findIndex((now) => search.verdict(now) === 'failed');
    if (lost < 0) return `try ${i + 1}: it can be won up to its last choice`;
    return `try ${i + 1}: lost from choice ${lost + 1} of ${at.length} on`;
  }

  /** Each choice of the player with its verdict. */
  function choices(now: State): string {
    const { decision } = now;
    if (decision === null) return '';
    const table = { state: now, decision, names: cards.names };
    const options = worthTrying(now, !values.sets);
    const said = options.map((option) => {
      const verdict = search.after(now, option);
      return `${{ reached: '+', failed: '-', unknown: '?' }[verdict]} ${optionText(table, option)}`;
    });
    return said.sort().join(', ');
  }
}
