/** Every line that fails by proof fails at the table too: the other side finds what stops it. */
import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import type { Action } from '../../src/lab/index.ts';
import { labCards, newScript, type PuzzleStep, scripted, unasked } from '../../src/lab/index.ts';
import type { PuzzleScenario } from '../../src/puzzles/index.ts';
import { gameWords } from '../../src/session/gameWords.ts';
import { gameOfPuzzle, shippedPuzzles, startPuzzle } from '../../src/session/puzzle.ts';
import { stringsOf } from '../../src/strings/index.ts';

const { names } = labCards(known);
const puzzles = shippedPuzzles(names);

/** The plays of a line, those after an answer where the answer stands. */
const playsOf = (steps: readonly PuzzleStep[]): Action[] =>
  steps.flatMap((step) => (step.k === 'play' ? [step.action] : playsOf(step.steps)));

/** Plays as much of a line as is possible, then ends the turn; true when it has won. */
async function attempt(scenario: PuzzleScenario, steps: readonly PuzzleStep[]): Promise<boolean> {
  const game = await gameOfPuzzle(scenario);
  const session = startPuzzle(scenario, game, {
    words: gameWords(game, 'en'),
    strings: stringsOf('en'),
    name: 'You',
    everything: true,
    solved: () => {},
  });
  const script = newScript(playsOf(steps));
  try {
    for (;;) {
      await session.settled();
      const { state } = session;
      const { end } = session.get();
      const { decision } = state;
      if (end !== null || decision === null) return end?.winner === 0;
      const otherwise = unasked(decision, true);
      const option =
        scripted(script, { state, decision, names }, otherwise) ?? otherwise ?? decision.options.at(-1);
      session.choose(option === undefined ? -1 : decision.options.indexOf(option));
    }
  } finally {
    await session.dispose();
  }
}

describe.each(puzzles.map((scenario) => [scenario.id, scenario] as const))('%s', (_id, scenario) => {
  test.each(scenario.puzzle.tries.map((_, i) => i))('try %i', async (i) => {
    expect(await attempt(scenario, scenario.puzzle.tries[i] ?? [])).toBe(false);
  });
});
