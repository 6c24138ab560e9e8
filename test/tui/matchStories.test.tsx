import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createClient } from '../../src/session/client.ts';
import { lineAfter, sideRows } from '../../src/tui/model/siding.ts';
import { createWords } from '../../src/tui/words.ts';
import { game, withRecords } from '../session/table.ts';
import { codeOf } from './cards.ts';
import { expectFits, open, openDuel, type Screen } from './drive.tsx';
import { ended, exampleHistory, FakeSession, fakeDeps, ownMainPhase } from './fake.ts';
import { choosing, FakeMatch, openMatch, siding } from './fakeMatch.ts';
import { fakeWords } from './fakeWords.ts';

const top = (screen: Screen): string => screen.app.state.get().stack.at(-1)?.k ?? '';

/** The lines of the marks in the deck and in the Side Deck, from 1. */
function marksOf(frame = ''): number[] {
  const lines = frame.split('\n').slice(2);
  return [/^[->] \d/, /\|[->] \d/].map((mark) => lines.findIndex((text) => mark.test(text)) + 1);
}

describe('between two duels', () => {
  test('SIDE-03 Tab goes to the other list, Enter exchanges, u takes back, r resets, d is done', async () => {
    const match = new FakeMatch(siding, choosing);
    const screen = await openMatch(match);
    expect(top(screen)).toBe('side');
    expect(screen.frame()).toContain('Deck: 40 cards');
    expect(screen.frame()).toContain('Side Deck: 15 cards');
    expect(screen.frame()).toContain('as registered');
    await screen.press('down', 'tab', 'down', 'down', 'enter');
    expect(match.calls).toHaveLength(1);
    expect(screen.frame()).toContain('1 card exchanged');
    expect(screen.frame()).toMatch(/ out, .* in\./);
    expect(screen.frame()).toContain('Deck: 40 cards');
    await screen.press('enter');
    expect(screen.frame()).toContain('2 cards exchanged');
    await screen.press('u');
    expect(screen.frame()).toContain('1 card exchanged');
    await screen.press('r');
    expect(screen.frame()).toContain('as registered');
    await screen.press('u');
    expect(screen.frame()).toContain('1 card exchanged');
    await screen.press('d');
    expect(match.calls.at(-1)).toBe('sided');
    expect(top(screen)).toBe('first');
  });

  test('a card that comes in stands where its name does, and the mark stays on its card', () => {
    const codes = ['Sangan', 'Kuriboh', 'Mystical Space Typhoon'].map(codeOf);
    const rows = sideRows(codes, codes.slice(0, 1), fakeWords);
    expect(rows.map(({ text }) => text)).toEqual([
      '1 Kuriboh  +1',
      '1 Mystical Space Typhoon  +1',
      '1 Sangan',
    ]);
    expect(lineAfter(rows, rows.slice(1), 1)).toBe(0);
    expect(lineAfter(rows, rows.slice(0, 2), 2)).toBe(1);
    expect(lineAfter(rows, rows.toSpliced(1, 1), 1)).toBe(1);
  });

  test('an exchange that is refused says why', async () => {
    const match = new FakeMatch(siding);
    const screen = await openMatch(match);
    await screen.press('tab');
    for (let i = 0; i < 16 && !screen.frame().includes('|> 1 Kuriboh'); i++) {
      await screen.press('down');
    }
    await screen.press('enter');
    expect(screen.frame()).toContain('Kuriboh stays where it is.');
  });

  test('MATCH-08 the loser says who goes first, and the duel begins', async () => {
    const match = new FakeMatch(choosing);
    const screen = await openMatch(match);
    expect(screen.frame()).toContain('You lost the last duel. Who goes first?');
    await screen.press('2');
    expect(match.calls).toEqual(['first 1', 'duel']);
    expect(top(screen)).toBe('duel');
  });

  test('Esc goes to the menu and q quits; the match is left so that it can be gone on with', async () => {
    const match = new FakeMatch(siding);
    const screen = await openMatch(match);
    await screen.press('esc');
    expect(top(screen)).toBe('menu');
    expect(match.calls).toEqual(['leave']);
    const other = await openMatch(new FakeMatch(choosing));
    let code = -1;
    void other.app.done.then((value) => {
      code = value;
    });
    await other.press('q');
    await other.when(() => {});
    expect(code).toBe(0);
  });

  test('after the end of a duel Enter goes on with the match', async () => {
    const match = new FakeMatch(choosing);
    const screen = await openMatch(match);
    await screen.press('1');
    match.set({ results: [1, 0], due: siding });
    await screen.press('q', '2');
    expect(screen.frame()).toContain('Match: You 1 to 1 Kaiba after duel 2.');
    expect(screen.frame()).toContain('Enter: on with the match');
    await screen.press('enter');
    expect(top(screen)).toBe('side');
  });

  test('with two players at one screen the other deck is shown only when its player is there', async () => {
    const match = new FakeMatch({ ...siding, player: 1 } as typeof siding);
    match.set({ shared: true, names: ['Player 1', 'Player 2'] });
    const screen = await openMatch(match);
    expect(screen.frame()).toContain('Player 2 may exchange cards now; Enter shows the deck.');
    expect(screen.frame()).not.toContain('Sangan');
    await screen.press('enter');
    expect(screen.frame()).toContain('Player 2: Exchange cards');
  });

  test('with two players help comes back to the deck with both marks, and the next player begins with his own', async () => {
    const both = (player: 0 | 1) => ({ ...siding, player }) as typeof siding;
    const match = new FakeMatch(both(0), both(1));
    match.set({ shared: true, names: ['Player 1', 'Player 2'] });
    const screen = await openMatch(match);
    const seen: string[] = [];
    for (const keys of [
      ['down', 'down', 'tab', 'down'],
      ['tab', 'down', 'down', 'down'],
    ]) {
      await screen.press('enter', ...keys);
      const before = screen.frame();
      seen.push(before);
      await screen.press('?', 'esc');
      expect(screen.frame()).toBe(before);
      await screen.press('d');
    }
    expect(seen[1]).not.toBe(seen[0]);
    expect(marksOf(seen[0])).toEqual([3, 2]);
    expect(marksOf(seen[1])).toEqual([1, 4]);
  });

  test('only the list that has the keys is pointed at', async () => {
    const screen = await openMatch(new FakeMatch(siding));
    const pointers = () => [...screen.frame().matchAll(/>(?= \d)/g)].length;
    expect(pointers()).toBe(1);
    expect(screen.frame()).toMatch(/^> \d/m);
    await screen.press('tab');
    expect(pointers()).toBe(1);
    expect(screen.frame()).toMatch(/^- \d/m);
    expect(screen.frame()).toMatch(/\|> \d/);
  });
});

test('with two players at one screen the end, the head and the question before leaving name who it is', async () => {
  const names = ['Player 1', 'Player 2'] as const;
  const over = { winner: 0, reason: 'surrender', turns: 7, lp: [6000, 4100], replay: '' } as const;
  for (const seat of [0, 1] as const) {
    const now = ended();
    const end = { ...over, lp: [6000, 4100] as [number, number] };
    const view = { ...now.view, me: seat };
    const screen = await openDuel(new FakeSession({ ...now, view, seat, names, shared: true, end }));
    expect(screen.frame()).toContain('Player 1 wins.');
    expect(screen.frame()).toContain('Player 2 has surrendered.');
    expect(screen.frame()).toContain('Player 1: 6000 Life Points');
    expect(screen.frame()).toContain('Player 2: 4100 Life Points');
    expect(screen.frame()).not.toMatch(/\bYou\b/);
    await screen.close();
  }
  const screen = await openDuel(new FakeSession({ ...ownMainPhase(), names, shared: true }));
  expect(screen.frame().split('\n')[0]).toMatch(/^Turn \d+ - Player 1/);
  await screen.press('q');
  expect(screen.frame()).toContain('Surrender: Player 1 loses');
  expect(screen.frame()).toMatch(/Player 2 \d+, Player 1 \d+ Life Points/);
});

test('the history tells the score of a match', async () => {
  const duels = (['won', 'lost', 'won'] as const).map((result, i) => ({ result, replay: `${i + 1}.duelo` }));
  const history = () => [{ ...exampleHistory()[0]!, duels }];
  const screen = await open({ deps: fakeDeps({ history }).deps });
  await screen.press('3');
  expect(screen.frame()).toContain('match 2-1');
  expect(screen.frame()).toContain('Enter looks at its duels.');
});

test.each([
  ['en', 80, 24, 'Duel 2 (0-1)'],
  ['en', 100, 30, 'Duel 2 (0-1)'],
  ['es', 80, 24, 'Duelo 2 (0-1)'],
  ['pt', 80, 24, 'Duelo 2 (0-1)'],
  ['it', 120, 40, 'Duello 2 (0-1)'],
] as const)(
  'the head of the table says how the match stands: %s at %i x %i',
  async (language, columns, rows, told) => {
    const now = { ...ownMainPhase(), match: { id: 'kept', n: 2, results: [1] as const } };
    const screen = await openDuel(new FakeSession(now), { language, columns, rows });
    const [head] = screen.frame().split('\n');
    expect(head).toContain(told);
    expect(head).not.toContain('…');
  },
);

describe.each([
  [80, 24],
  [120, 40],
])('a whole match at %i x %i', (columns, rows) => {
  test('MATCH-03 by keys: surrendered duels, a choice, a break, and the end', { timeout: 60_000 }, () =>
    withRecords(async (records) => {
      const client = createClient({
        format: game.format,
        game: Promise.resolve(game),
        records,
        version: '0.0.0',
        freshSeed: () => 4,
      });
      records.changeSettings({ against: 'self' });
      const against = () => [{ id: 'self', name: 'Self' }];
      const screenOf = async () =>
        open({ columns, rows, deps: { ...client, levels: against }, words: await createWords() });
      const screen = await screenOf();
      const press = async (...keys: string[]): Promise<void> => {
        for (const key of keys) {
          await screen.press(key);
          expectFits(screen.frame(), columns, rows);
        }
      };
      await press('down', 'enter');
      expect(screen.frame()).toContain('wins the toss. Who goes first?');
      await press('1');
      expect(top(screen)).toBe('duel');
      expect(screen.frame().split('\n')[0]).toContain('Duel 1 (0-0)');
      await press('q', '2');
      expect(screen.frame()).toContain('The duel is over');
      expect(screen.frame()).toMatch(/0 to 1/);
      await press('enter');
      expect(screen.frame()).toContain('lost the last duel. Who goes first?');
      await press('esc');
      expect(top(screen)).toBe('menu');
      const [kept] = client.saves();
      expect(kept?.text).toContain('match against Player 2, Player 2 leads 1 to 0');
      const again = await screenOf();
      await again.press('enter');
      expect(again.frame()).toContain('lost the last duel. Who goes first?');
      await again.press('1');
      expect(again.frame().split('\n')[0]).toContain('Duel 2 (');
      // resumed, the screen is handed over before a hand is shown; nobody surrenders from the cover
      await again.press('enter', 'q', '2');
      expect(again.frame()).toContain('The match is over');
      expect(again.frame()).toContain('Player 2 wins the match: 2 to 0.');
      expectFits(again.frame(), columns, rows);
      expect(client.history()[0]?.duels).toHaveLength(2);
      await again.close();
      await screen.close();
    }),
  );
});

test(
  'a save that cannot be written any more is told at the table, and the duel can be left',
  { timeout: 60_000 },
  () =>
    withRecords(async (records) => {
      const client = createClient({
        format: game.format,
        game: Promise.resolve(game),
        records,
        version: '0.0.0',
        freshSeed: () => 4,
        first: 'me',
      });
      const screen = await open({ deps: client, words: await createWords() });
      await screen.press('enter');
      expect(top(screen)).toBe('duel');
      rmSync(records.files.saves, { recursive: true });
      await screen.press('1');
      expect(screen.frame().replace(/\s+/g, ' ')).toContain('The duel cannot be kept: its folder is gone.');
      expect(screen.frame()).toContain('❯ 1 ');
      expectFits(screen.frame(), 80, 24);
      await screen.press('q', '2');
      expect(top(screen)).toBe('duel');
      await screen.press('q', '3');
      expect(top(screen)).toBe('menu');
      await screen.close();
    }),
);
