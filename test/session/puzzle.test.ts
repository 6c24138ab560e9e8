import { expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { nameTable } from '../../src/lab/index.ts';
import type { DuelSession } from '../../src/session/duel.ts';
import { loadGame } from '../../src/session/game.ts';
import { gameWords } from '../../src/session/gameWords.ts';
import { gameOfPuzzle, shippedPuzzles, startPuzzle } from '../../src/session/puzzle.ts';
import { puzzleResult } from '../../src/session/puzzleResult.ts';
import { stringsOf } from '../../src/strings/index.ts';

const strings = stringsOf('en');

const solved: string[] = [];

async function begin(id: string) {
  const names = nameTable((await loadGame('goat')).cards, known);
  const scenario = shippedPuzzles(names).find((puzzle) => puzzle.id === id);
  if (scenario === undefined) throw new Error(`no puzzle ${id}`);
  const game = await gameOfPuzzle(scenario);
  const words = gameWords(game, 'en');
  const session = startPuzzle(scenario, game, { words, strings, name: 'You', solved: () => solved.push(id) });
  await toDecision(session);
  /** Takes the options that begin so, one after another. */
  const play = async (...texts: string[]): Promise<void> => {
    for (const text of texts) {
      const { decision } = session.get();
      const said = decision?.options.map((option) => words.option(option, decision)) ?? [];
      const i = said.findIndex((option) => option.startsWith(text));
      expect(said, `"${text}" is offered`).toContainEqual(expect.stringMatching(`^${text}`));
      session.choose(i);
      await toDecision(session);
    }
  };
  return { session, play, words };
}

/** On to the next question, or to the end. */
async function toDecision(session: DuelSession): Promise<void> {
  await session.settled();
  while (session.get().pause !== null) {
    session.proceed();
    await session.settled();
  }
}

test('the goal is always told, and nothing of the other side but its Deck is hidden', async () => {
  const { session } = await begin('kept-back');
  const { goal, names, view, prompts } = session.get();
  expect({ goal, names, prompts }).toEqual({
    goal: 'Win this turn',
    names: ['You', 'Opponent'],
    prompts: 'always',
  });
  expect(view.sides[1].spells.filter((card) => card?.known)).toHaveLength(1);
  await session.dispose();
});

test('the other side uses what stops the goal, and keeps it where that serves better', async () => {
  const { session, play } = await begin('kept-back');
  // With everything on the table, both monsters fall to one Trap.
  await play('Activate Call of the Haunted', 'Normal Summon Gemini Elf', 'Battle Phase');
  await play('Attack with Gemini Elf');
  expect(session.get().view.sides[0].monsters.every((card) => card === null)).toBe(true);
  await play('End turn');
  const { end } = session.get();
  expect(end).toMatchObject({ winner: -1, lp: [500, 1800] });
  expect(puzzleResult(session.get(), strings)).toEqual({
    solved: false,
    why: [
      strings.puzzles.result.turnOver(1800),
      strings.puzzles.result.answer('Opponent activates Mirror Force.'),
    ],
  });
  await session.dispose();
});

test('the solution wins, and what was taken back on the way does no harm', async () => {
  const { session, play } = await begin('kept-back');
  await play('Activate Call of the Haunted');
  expect(session.undo()).toBe(true);
  await toDecision(session);
  await play('Normal Summon Gemini Elf', 'Pass', 'Battle Phase', 'Pass', 'Attack with Gemini Elf');
  // Nothing stops it any more: the Trap is used all the same, so that the rest has to be shown.
  while (session.get().decision?.kind === 'respond') await play('Pass');
  expect(session.get().view.sides[1].gy).toHaveLength(1);
  await play('Activate Call of the Haunted', 'La Jinn', 'Attack with La Jinn');
  expect(puzzleResult(session.get(), strings)).toEqual({ solved: true, why: [] });
  expect(solved).toEqual(['kept-back']);
  await session.dispose();
});

test('an attempt that ends the turn is over, and can be taken back from there', async () => {
  const { session, play } = await begin('there-and-back');
  await play('End turn');
  expect(session.get().end).toMatchObject({ winner: -1 });
  expect(puzzleResult(session.get(), strings).why[1]).toBe(strings.puzzles.result.short);
  expect(session.undo()).toBe(true);
  await toDecision(session);
  expect(session.get().end).toBeNull();
  expect(session.get().decision?.kind).toBe('main');
  await session.dispose();
});
