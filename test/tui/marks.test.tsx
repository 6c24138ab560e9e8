/** What is marked in a list stays marked while a screen above it is looked at, and one level back is one level back. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';
import { expectFits, open, openDuel, type Screen } from './drive.tsx';
import { ended, FakeSession, fakeDeps, ownMainPhase, responseWindow } from './fake.ts';
import { openPuzzle, openPuzzles } from './fakePuzzles.ts';
import { openReplay } from './fakeReplay.ts';
import { WalkedSession } from './fakeWays.ts';

/** The marked line of the screen. */
const marked = (screen: Screen): string =>
  screen
    .frame()
    .split('\n')
    .find((line) => /^\s*> /.test(line))
    ?.trim() ?? '';
const top = (screen: Screen): string => screen.app.state.get().stack.at(-1)?.k ?? '';
const downs = (n: number): string[] => Array.from({ length: n }, () => 'down');

/** A list, the way to a line in it, a key that opens a screen above, and the way back. */
const LISTS: readonly [string, () => Promise<Screen>, string[], string[], string[]][] = [
  ['settings, its keys', () => menu(3), downs(6), ['enter', 'down'], ['esc']],
  ['settings, its moments', () => menu(3), ['down'], ['enter', 'down'], ['esc']],
  ['settings, the help', () => menu(3), ['down', 'down'], ['?'], ['esc']],
  ['own keys', () => menu(3, 'enter', ...downs(6)), ['enter', ...downs(4)], ['?'], ['esc']],
  ['decks', () => menu(1), ['down'], ['?'], ['esc']],
  ['puzzles, a puzzle', () => openPuzzles(), ['down', 'down'], ['enter'], ['q', '2']],
  ['puzzles, the help', () => openPuzzles(), ['down', 'down'], ['?'], ['esc']],
  ['the timeline', () => openDuel(new WalkedSession(ownMainPhase())), ['t', 'up'], ['?'], ['esc']],
  [
    'when one is asked',
    () => openDuel(new FakeSession(ownMainPhase())),
    ['p', ...downs(2)],
    ['enter'],
    ['esc'],
  ],
  ['why', () => openDuel(new FakeSession(ownMainPhase())), ['w', 'down'], ['?'], ['esc']],
  ['a duel', () => openDuel(new FakeSession(ownMainPhase())), ['down', 'down'], ['g'], ['esc']],
];

const menu = async (line: number, ...keys: string[]): Promise<Screen> => {
  const screen = await open({ deps: fakeDeps({}).deps });
  await screen.press(...downs(line), 'enter', ...keys.slice(1));
  return screen;
};

describe('the mark stands where it stood', () => {
  test.each(LISTS)('in %s', async (_, show, to, above, back) => {
    const screen = await show();
    await screen.press(...to);
    const before = marked(screen);
    expect(before).not.toBe('');
    const place = top(screen);
    await screen.press(...above);
    expect(top(screen)).not.toBe(place);
    await screen.press(...back);
    expect(top(screen)).toBe(place);
    expect(marked(screen)).toBe(before);
    await screen.close();
  });

  test('in the history after a replay, and in the piles with the pile', async () => {
    const { screen } = await openReplay();
    await screen.press('esc', 'down');
    const before = marked(screen);
    await screen.press('?', 'esc');
    expect(marked(screen)).toBe(before);
    await screen.press('up', 'enter', 'q');
    expect(top(screen)).toBe('history');
    const duel = await openDuel(new FakeSession(ownMainPhase()));
    await duel.press('g', 'right');
    const pile = duel.frame();
    await duel.press('w', 'esc');
    expect(duel.frame()).toBe(pile);
  });

  test('another time the list begins anew', async () => {
    const screen = await menu(3);
    const first = marked(screen);
    await screen.press('down', 'down', 'esc', 'enter');
    expect(marked(screen)).toBe(first);
  });
});

describe('a lesson', () => {
  const inLesson = async (outcome: 'open' | 'lost'): Promise<{ screen: Screen; session: WalkedSession }> => {
    const lesson = {
      id: 'turn',
      title: 'Your turn',
      step: 0,
      steps: 4,
      text: 'Normal Summon Luster Dragon.',
      astray: false,
      outcome,
      summary: '',
    };
    const now = outcome === 'open' ? ownMainPhase() : ended();
    const session = new WalkedSession({ ...now, lesson });
    const { deps } = fakeDeps({ startLesson: async () => session });
    const screen = await open({ deps });
    await screen.press('down', 'down', 'down', 'enter', 'enter', 'enter');
    return { screen, session };
  };

  test('is not left by q without a question, which says that nothing is lost', async () => {
    const { screen } = await inLesson('open');
    await screen.press('q');
    expect(screen.frame()).toContain(stringsOf('en').learn.leave.title);
    await screen.press('1');
    expect(top(screen)).toBe('duel');
    await screen.press('q', '2');
    expect(top(screen)).toBe('learn');
  });

  test('that went another way is taken back with z as on the table', async () => {
    const { screen, session } = await inLesson('lost');
    expect(screen.frame()).toContain('It went another way');
    expect(screen.frame().split('\n').at(-1)).toContain('z undo');
    await screen.press('z');
    expect(session.calls.some((call) => call.startsWith('undo'))).toBe(true);
  });
});

test('Esc at the end goes one level back: to the menu, from a puzzle to the list', async () => {
  const screen = await openDuel(new FakeSession(ended()));
  expect(screen.frame().split('\n').at(-1)).toContain('Esc menu');
  await screen.press('esc');
  expect(top(screen)).toBe('menu');
  const puzzle = await openPuzzle(ended());
  expect(puzzle.frame().split('\n').at(-1)).toContain('Esc list');
  await puzzle.press('esc');
  expect(top(puzzle)).toBe('puzzles');
});

test('the head of the piles tells how many cards the other side holds, not how many are known', async () => {
  const now = ownMainPhase();
  const held = now.view.sides[1].handCount;
  expect(held).toBeGreaterThan(now.view.sides[1].hand.filter(({ known }) => known).length);
  const screen = await openDuel(new FakeSession(now));
  await screen.press('g');
  expect(screen.frame()).toContain(`hand ${held}`);
  await screen.press('left');
  expect(screen.frame()).toContain(`hand [${held}]`);
});

describe('own keys', () => {
  test('tell the range of the list, and no two commands have the same name', async () => {
    const screen = await menu(3, 'enter', ...downs(6));
    await screen.press('enter');
    expect(screen.frame().split('\n')[0]).toMatch(/1-\d+ of \d+/);
    for (const language of LANGUAGES) {
      const wide = await open({ language, columns: 120, rows: 100 });
      await wide.press(...downs(3), 'enter', ...downs(6), 'enter');
      const names = wide
        .frame()
        .split('\n')
        .slice(1, 80)
        .filter((line) => /\S\s{2,}\S/.test(line.slice(2)))
        .map((line) => line.slice(2).split(/\s{2,}/)[0]);
      expect(names.length, language).toBeGreaterThan(40);
      expect(new Set(names).size, language).toBe(names.length);
      await wide.close();
    }
  });
});

test('v on the screen of prompts opens what its line says', async () => {
  const screen = await openDuel(new FakeSession(responseWindow()));
  await screen.press('p', 'v');
  expect(top(screen)).toBe('pass');
});

test('the footer names redo where something can be done again, and no page beyond the end of the log', async () => {
  const session = new WalkedSession(ownMainPhase());
  const screen = await openDuel(session);
  const foot = (): string => screen.frame().split('\n').at(-1) ?? '';
  expect(foot()).not.toContain('Z redo');
  await screen.press('z');
  expect(foot()).toContain('Z redo');
  const long = await openDuel(new FakeSession(ownMainPhase()));
  const { log } = ownMainPhase();
  const [line] = log;
  if (line !== undefined) {
    const many = Array.from({ length: 60 }, (_, n) => ({ ...line, n, text: `Play ${n}.` }));
    await long.close();
    const full = await openDuel(new FakeSession({ ...ownMainPhase(), log: many }));
    await full.press('L');
    expect(full.frame().split('\n').at(-1)).not.toContain('PgDn');
    expect(full.frame().split('\n').at(-1)).toContain('PgUp');
    await full.press('home');
    expect(full.frame().split('\n').at(-1)).toContain('PgDn');
    expect(full.frame().split('\n').at(-1)).not.toContain('PgUp');
  }
});

test('the card beside the menu: a hint where none is marked, none where nothing is found', async () => {
  const now = ownMainPhase();
  const view = { ...now.view, chain: [], battle: null };
  const pause = {
    ...now,
    view,
    log: [],
    decision: null,
    pause: 'Player 2 is asked now.',
    handedTo: 1 as const,
  };
  const handed = await openDuel(new FakeSession(pause));
  expect(handed.frame()).toContain('What is marked is told here.');
  const screen = await openDuel(new FakeSession(now));
  await screen.press('down', '/', 'q', 'q', 'q');
  expect(screen.frame()).toContain('nothing found');
  expect(screen.frame()).toContain('- Card -');
  expectFits(screen.frame(), 80, 24);
});

test('the digits of the course in ASCII are explained', async () => {
  const screen = await openDuel(new FakeSession(ended()));
  expect(screen.frame()).toContain('9 is the most');
});
