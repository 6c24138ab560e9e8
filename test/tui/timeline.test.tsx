/** Taking back and the timeline on the screen. */
import { describe, expect, test } from 'vitest';
import { movedText } from '../../src/session/timelineList.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { expectFits, open, openDuel, type Screen } from './drive.tsx';
import { ended, exampleHistory, fakeDeps, ownMainPhase } from './fake.ts';
import { exampleRows, WalkedSession } from './fakeWays.ts';

describe('in the duel', () => {
  test('z takes back and says what, Z does it again', async () => {
    const session = new WalkedSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('z');
    expect(session.calls).toEqual(['undo 4']);
    expect(screen.frame()).toContain('Taken back: Attack Vorse Raider with Gemini Elf, and 1 more');
    await screen.press('Z');
    expect(session.calls).toEqual(['undo 4', 'redo 5']);
    expect(screen.frame()).toContain('Done again: Attack Vorse Raider with Gemini Elf');
  });

  test.each([
    [80, 24],
    [100, 30],
    [120, 40],
  ])('what a step did is told whole at %dx%d', async (columns, rows) => {
    // The log is the last column.
    const told = (screen: Screen): string =>
      screen
        .frame()
        .split('\n')
        .map((text) => text.split('|').at(-1))
        .join(' ')
        .replace(/\s+/g, ' ');
    const session = new WalkedSession(ownMainPhase());
    const screen = await openDuel(session, { columns, rows });
    await screen.press('t', 'up', 'enter');
    expect(told(screen)).toContain('The duel stands after choice 4, in turn 3.');
    session.rows[4]!.text =
      'Activate a card with a name and with a clause that take more than a line of the screen';
    await screen.press('z');
    expect(told(screen)).toContain(`Taken back: ${session.rows[4]!.text}`);
    expectFits(screen.frame(), columns, rows);
  });

  test('leaving before anything is chosen promises nothing that is not kept', async () => {
    const session = new WalkedSession(ownMainPhase());
    const { deps } = fakeDeps({ startDuel: async () => session, saves: () => [] });
    const screen = await open({ deps });
    await screen.press('enter', 'q');
    expect(screen.frame()).toContain('Leave to the menu: the duel can be resumed');
    await screen.press('esc');
    session.canUndo = () => false;
    session.canRedo = () => false;
    await screen.press('q');
    expect(screen.frame()).toContain('Leave to the menu: nothing is chosen yet, nothing is kept');
  });

  test('z and Z with nothing to do say so', async () => {
    const session = new WalkedSession(ownMainPhase());
    session.at = 0;
    const screen = await openDuel(session);
    await screen.press('z');
    expect(screen.frame()).toContain('There is nothing to take back.');
    await screen.press('Z');
    expect(screen.frame()).toContain('Done again');
    session.at = 5;
    await screen.press('Z');
    expect(screen.frame()).toContain('There is nothing to do again.');
    await screen.press('down');
    expect(screen.frame()).not.toContain('There is nothing to do again.');
  });

  test('Esc closes what is open first, then takes back what was begun, then does nothing', async () => {
    const session = new WalkedSession(ownMainPhase());
    session.begun = true;
    const screen = await openDuel(session);
    await screen.press('tab');
    await screen.press('esc');
    expect(session.calls).toEqual([]);
    await screen.press('esc');
    expect(session.calls).toEqual(['unpick 4']);
    await screen.press('esc', 'esc');
    expect(session.calls).toEqual(['unpick 4']);
  });

  test('the footer names the keys only where there is something to take back', async () => {
    const session = new WalkedSession(ownMainPhase());
    session.at = 0;
    const screen = await openDuel(session, { columns: 120, rows: 40 });
    expect(screen.frame()).not.toContain('z undo');
    await screen.press('Z');
    expect(screen.frame()).toContain('z undo');
  });
});

describe('the timeline screen', () => {
  test('shows turns, ways and where the duel stands; the mark begins there', async () => {
    const session = new WalkedSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('t');
    expectFits(screen.frame(), 80, 24);
    const lines = screen
      .frame()
      .split('\n')
      .map((text) => text.trimEnd());
    expect(lines.slice(1, 11)).toEqual([
      '    0 Start of the duel',
      '  Turn 1',
      '    1 You: Normal Summon Gemini Elf',
      '    2 You: Set Trap Hole',
      '  | Turn 2',
      '  |   3 Kaiba sets a card',
      '  Turn 2',
      '    4 Kaiba Normal Summons Vorse Raider',
      '  Turn 3',
      expect.stringMatching(/^> {3}5 You: Attack Vorse Raider with Gemini Elf +< here$/),
    ]);
  });

  test('Enter goes to the marked choice and back to the table; a heading means the beginning of its turn', async () => {
    const session = new WalkedSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('t', 'up', 'up', 'enter');
    expect(session.calls).toEqual(['jump 4']);
    expect(screen.app.state.get().stack.at(-1)).toEqual({ k: 'duel' });
    expect(screen.frame()).toContain('The duel stands after choice 4, in turn 3.');
    await screen.press('t', 'home', 'down', 'enter');
    expect(session.calls.at(-1)).toBe('jump 0');
  });

  test('a choice that fits no more is told, and the screen stays', async () => {
    const session = new WalkedSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('t', 'home', 'down', 'down', 'down', 'down', 'down', 'enter');
    expect(screen.app.state.get().stack.at(-1)).toEqual({ k: 'timeline' });
    expect(screen.frame()).toContain('Choice 3 fits no more: not offered');
  });

  test('a search for a turn finds its heading, and begins where one stands', async () => {
    const session = new WalkedSession(ownMainPhase());
    session.rows = [
      ...exampleRows().slice(0, 3),
      { ...exampleRows()[2]!, n: 3, after: 2, text: 'End turn' },
      ...exampleRows().slice(4),
    ];
    const screen = await openDuel(session);
    await screen.press('t', '/');
    expect(screen.frame()).toMatch(/^> {3}5 You: Attack/m);
    await screen.press(...'turn', ' ', '3');
    expect(screen.frame()).not.toContain('End turn');
    expect(screen.frame()).toMatch(/^> Turn 3/m);
  });

  test('Left and Right go turn by turn', async () => {
    const screen = await openDuel(new WalkedSession(ownMainPhase()));
    await screen.press('t', 'left', 'left');
    expect(screen.frame()).toMatch(/^> Turn 2/m);
    await screen.press('left', 'left', 'left', 'left');
    expect(screen.frame()).toMatch(/^> Turn 1/m);
    await screen.press('right', 'right', 'right');
    expect(screen.frame()).toMatch(/^> Turn 3/m);
  });

  test('is searched with / like every list', async () => {
    const session = new WalkedSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('t', '/', 't', 'r', 'a', 'p', 'enter', 'enter');
    expect(session.calls).toEqual(['jump 2']);
  });

  test.each([
    [80, 24],
    [120, 40],
  ])('fits in every language at %dx%d', async (columns, rows) => {
    for (const language of ['en', 'es', 'pt', 'it'] as const) {
      const session = new WalkedSession(ownMainPhase());
      const { deps } = fakeDeps({ startDuel: async () => session }, { language });
      const screen = await open({ deps, columns, rows });
      await screen.press('enter', 't');
      expectFits(screen.frame(), columns, rows);
      expect(screen.frame()).toContain(`  ${stringsOf(language).timeline.hint}`);
      await screen.close();
    }
  });
});

test('the end offers to take back, and the duel goes on', async () => {
  const session = new WalkedSession(ended());
  const screen = await openDuel(session);
  expect(screen.frame()).toContain('z: take back and play on     t: the timeline');
  await screen.press('z');
  expect(session.get().end).toBeNull();
  expect(screen.frame()).not.toContain('The duel is over');
});

test('a sentence that the line goes on after has no full stop', () => {
  const said = (...texts: string[]) => movedText({ by: 'undo', n: 4, turn: 2, texts }, stringsOf('en'));
  expect(said('Player 2 ends the turn.', 'Set Trap Hole')).toBe(
    'Taken back: Player 2 ends the turn, and 1 more',
  );
  expect(said('Player 2 ends the turn.')).toBe('Taken back: Player 2 ends the turn.');
});

test('a session without a timeline has neither key', async () => {
  const screen = await open();
  await screen.press('enter', 't', 'z');
  expect(screen.app.state.get().stack.at(-1)).toEqual({ k: 'duel' });
});

test('the history says which duels are casual', async () => {
  const [first, second] = exampleHistory();
  const { deps } = fakeDeps({ history: () => [{ ...first!, casual: true }, second!] });
  const screen = await open({ deps });
  await screen.when(() => screen.app.open({ k: 'history' }));
  const rows = screen
    .frame()
    .split('\n')
    .filter((text) => text.includes('2026-01-0'));
  expect(rows.map((text) => text.includes('casual, '))).toEqual([true, false]);
});
