/** Puzzles on the screen, key by key. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';
import { expectFits, open } from './drive.tsx';
import { battleWindow, FakeSession, fakeDeps } from './fake.ts';
import { examplePuzzles, FakePuzzles, openPuzzle, openPuzzles, ownPuzzle, wonPuzzle } from './fakePuzzles.ts';

const missed = () => {
  const snapshot = wonPuzzle();
  const lp: [number, number] = [500, 1800];
  const end = { winner: -1 as const, reason: 'draw' as const, turns: 2, lp, replay: '' };
  const [first] = snapshot.log;
  if (first === undefined) throw new Error('an empty log');
  return { ...snapshot, end, log: [...snapshot.log, { ...first, turn: 2, text: 'Opponent draws a card.' }] };
};

describe('the list', () => {
  test('the menu says how many are solved, and leads there', async () => {
    const screen = await open({ deps: fakeDeps({ puzzles: new FakePuzzles() }).deps });
    expect(screen.frame()).toContain('Puzzles   1 of 4 solved');
    await screen.press('down', 'down');
    expect(screen.frame()).toContain('Win in a single turn');
    await screen.press('enter');
    expect(screen.frame()).toContain('Puzzles: 1 of 4 solved');
    expect(screen.frame()).toMatch(/There and back +easy +solved/);
    await screen.press('esc');
    expect(screen.frame()).toContain('DUELO');
  });

  test('there is none in the menu of a client without them', async () => {
    expect((await open()).frame()).not.toContain('Puzzles');
  });

  test('one is found by its name and played', async () => {
    const puzzles = new FakePuzzles();
    const screen = await openPuzzles(puzzles);
    await screen.press('/', 'n', 'o', 'enter', 'enter');
    expect(puzzles.started).toEqual(['puzzle-2']);
  });

  test('an empty list says where they come from', async () => {
    const screen = await openPuzzles(new FakePuzzles([]));
    expect(screen.frame()).toContain('They come with the client');
  });

  test('a puzzle that cannot begin is told on the menu', async () => {
    const puzzles = new FakePuzzles();
    puzzles.start = () => Promise.reject(new Error('a card is missing'));
    const screen = await openPuzzles(puzzles);
    await screen.press('enter');
    expect(screen.frame()).toContain('The puzzle could not begin: a card is missing');
  });

  test('a list that cannot be read says why', async () => {
    const puzzles = new FakePuzzles();
    puzzles.list = () => Promise.reject(new Error('puzzles/1.json: line 3'));
    expect((await openPuzzles(puzzles)).frame()).toContain('puzzles/1.json: line 3');
  });
});

describe('on the table', () => {
  test.each([
    [80, 24],
    [120, 40],
  ])('the goal is always there at %i x %i', async (columns, rows) => {
    const screen = await openPuzzle(ownPuzzle(), { columns, rows });
    expect(screen.frame()).toContain('Win this turn');
    expect(screen.frame()).toContain('H hint');
  });

  test.each(LANGUAGES)('nothing takes its place, not in the Damage Step and not in %s', async (language) => {
    const goal = stringsOf(language).puzzles.goals.win;
    const puzzles = new FakePuzzles(undefined, [new FakeSession({ ...battleWindow(), goal })]);
    const { deps } = fakeDeps({ puzzles }, { language });
    const screen = await open({ deps });
    await screen.press('down', 'down', 'enter', 'enter');
    expect(screen.frame().split('\n')[0]).toContain(goal);
    expectFits(screen.frame(), 80, 24);
  });

  test('H shows the hint, Esc goes back; neither means anything in a duel', async () => {
    const screen = await openPuzzle();
    await screen.press('H');
    expect(screen.frame()).toContain('The Ring may lie on your own finger.');
    await screen.press('esc');
    expect(screen.frame()).toContain('Your move');
    const duel = await open();
    await duel.press('enter');
    const before = duel.frame();
    expect(before).not.toContain('H hint');
    await duel.press('H', 'R');
    expect(duel.frame()).toBe(before);
  });

  test('R begins anew', async () => {
    const puzzles = new FakePuzzles();
    const screen = await openPuzzles(puzzles);
    await screen.press('enter', 'R');
    expect(puzzles.started).toEqual(['puzzle-0', 'puzzle-0']);
    expect(screen.frame()).toContain('Your move');
  });

  test('leaving asks, and the list is there again', async () => {
    const screen = await openPuzzle();
    await screen.press('q');
    expect(screen.frame()).toContain('Leave the puzzle?');
    await screen.press('1');
    expect(screen.frame()).toContain('Your move');
    await screen.press('q', '2');
    expect(screen.frame()).toContain('Puzzles: 1 of 4 solved');
    expect(screen.app.state.get()).toMatchObject({ duel: null, puzzle: null });
  });
});

describe('the end', () => {
  test('a solved one leads to the next that is not', async () => {
    const puzzles = new FakePuzzles(examplePuzzles(), [new FakeSession(wonPuzzle())]);
    const screen = await openPuzzles(puzzles);
    await screen.press('down', 'enter');
    expect(screen.frame()).toContain('Solved!');
    puzzles.entries = puzzles.entries.map((entry) => ({
      ...entry,
      solved: entry.solved || entry.id === 'puzzle-1',
    }));
    await screen.press('enter');
    expect(puzzles.started).toEqual(['puzzle-1', 'puzzle-2']);
  });

  test('when all are solved it leads to the list', async () => {
    const all = examplePuzzles().map((entry) => ({ ...entry, solved: true }));
    const screen = await openPuzzles(new FakePuzzles(all, [new FakeSession(wonPuzzle())]));
    await screen.press('enter', 'enter');
    expect(screen.frame()).toContain('Puzzles: 4 of 4 solved');
  });

  test('a missed one says why, and Enter tries it once more', async () => {
    const puzzles = new FakePuzzles(undefined, [new FakeSession(missed())]);
    const screen = await openPuzzles(puzzles);
    await screen.press('enter');
    expect(screen.frame()).toContain('Not solved.');
    expect(screen.frame()).toContain('the other side still has 1800 Life Points');
    // The draw of the turn after is no part of the attempt.
    expect(screen.frame()).not.toContain('Opponent draws a card.');
    await screen.press('enter');
    expect(puzzles.started).toEqual(['puzzle-0', 'puzzle-0']);
  });

  test('z takes the last choice back, and the table is there again', async () => {
    const screen = await openPuzzle(missed());
    expect(screen.frame()).toContain('z: take back and play on');
    await screen.press('z');
    expect(screen.frame()).not.toContain('Not solved.');
    expect(screen.frame()).toContain('Win this turn');
  });

  test('keys typed for the duel do nothing at first', async () => {
    const puzzles = new FakePuzzles(undefined, [new FakeSession(missed())]);
    const { deps } = fakeDeps({ puzzles });
    const screen = await open({ deps, endWait: 60_000 });
    await screen.press('down', 'down', 'enter', 'enter', 'enter');
    expect(puzzles.started).toEqual(['puzzle-0']);
  });
});
