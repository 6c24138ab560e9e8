/** Why and why not by keys: asked of what is marked, on the table, in a pile, of a phase and after the end. */
import { describe, expect, test } from 'vitest';
import { createWords } from '../../src/tui/words.ts';
import { open as openTable, opponent, randomOpponent } from '../session/table.ts';
import { expectFits, open, openDuel, type Screen } from './drive.tsx';
import { ended, FakeSession, fakeDeps, ownMainPhase, responseWindow, waiting } from './fake.ts';

async function begin(now = ownMainPhase()): Promise<{ session: FakeSession; screen: Screen }> {
  const session = new FakeSession(now);
  return { session, screen: await openDuel(session) };
}

describe('w', () => {
  test('asks about the card of the marked entry; Esc comes back to the same mark', async () => {
    const { session, screen } = await begin();
    const before = screen.frame();
    await screen.press('w');
    expect(session.questions).toEqual([{ card: session.get().view.sides[0].hand[2]?.h }]);
    expect(screen.frame()).toContain('Why not? - Call of the Haunted');
    expect(screen.frame()).toContain('x  It was Set this turn (TRAP-01)');
    await screen.press('esc');
    expect(screen.frame()).toBe(before);
  });

  test('asks about the card under the cursor, also one that cannot act', async () => {
    const { session, screen } = await begin();
    await screen.press('left', 'up', 'up', 'up', 'w');
    const theirs = session.get().view.sides[1].monsters.flatMap((card) => (card === null ? [] : [card.h]));
    expect(theirs.map((card) => ({ card }))).toContainEqual(session.questions[0]);
  });

  test('asks about the phase of the marked entry', async () => {
    const { session, screen } = await begin();
    await screen.press('up', 'up', 'w');
    expect(session.questions).toEqual([{ phase: 'battle' }]);
  });

  test('asks while nothing is asked of the player', async () => {
    const { session, screen } = await begin(waiting());
    await screen.press('w');
    expect(session.questions).toEqual([{ phase: 'battle' }]);
  });

  test('asks about a card in a pile', async () => {
    const { session, screen } = await begin();
    await screen.press('g', 'down', 'w');
    expect(session.questions).toEqual([{ card: session.get().view.sides[0].gy[1]?.h }]);
    await screen.press('esc');
    expect(screen.frame()).toContain('Your Graveyard');
  });

  test('after the end opens the rule by which the duel ended', async () => {
    const { screen } = await begin(ended());
    await screen.press('w');
    expect(screen.frame()).toContain('> WIN-02');
    await screen.press('esc');
    expect(screen.frame()).toContain('The duel is over');
  });

  test('a key for a phase that cannot be gone to says why', async () => {
    const { session, screen } = await begin(responseWindow());
    await screen.press('b');
    expect(session.questions).toEqual([{ phase: 'battle' }]);
    expect(session.calls).toEqual([]);
    expect(screen.frame().replace(/\s+/g, ' ')).toContain('It was Set this turn (TRAP-01)');
  });

  test('Tab goes on to the phases, and Esc comes back to the table', async () => {
    const { session, screen } = await begin();
    const before = screen.frame();
    await screen.press('w');
    const card = screen.frame();
    await screen.press('down', 'tab', 'tab', 'tab', 'tab', 'up');
    const phases = [{ phase: 'battle' }, { phase: 'main2' }, { phase: 'end' }];
    expect(session.questions).toEqual([session.questions[0], ...phases, session.questions[0]]);
    expect(screen.frame()).toBe(card);
    await screen.press('esc');
    expect(screen.frame()).toBe(before);
  });

  test('a card that has gone meanwhile says so', async () => {
    const { session, screen } = await begin();
    session.reason = () => null;
    await screen.press('w');
    expect(screen.frame()).toContain('That card is not there any more.');
  });
});

describe('from the panel into the glossary', () => {
  test('the rule of the marked line stands below; Enter opens the glossary at it', async () => {
    const { screen } = await begin();
    await screen.press('w');
    expect(screen.frame()).toContain('- TRAP-01 -');
    expect(screen.frame()).toContain('A Trap must be Set and can be used from the next turn on');
    await screen.press('down', 'down', 'down', 'down');
    expect(screen.frame()).toContain('- REVIVE-02 -');
    await screen.press('enter');
    expect(screen.frame()).toContain('> REVIVE-02');
    await screen.press('esc');
    expect(screen.frame()).toContain('Why not?');
  });

  test('/ finds a word of the game and goes there; Enter leads to its rule', async () => {
    const { screen } = await begin();
    await screen.press('w', 'enter', '/', ...'spell speed');
    expect(screen.frame()).toContain('> Spell Speed');
    await screen.press('enter');
    expect(screen.frame()).toContain('How fast a card is');
    await screen.press('enter');
    expect(screen.frame()).toContain('> SPEED-01');
  });
});

test('a real duel answers through the session, at both sizes', async () => {
  for (const [columns, rows] of [
    [80, 24],
    [120, 40],
  ] as const) {
    const { session } = openTable(3, opponent(randomOpponent(1)));
    await session.settled();
    const { deps } = fakeDeps({ startDuel: async () => session });
    const screen = await open({ deps, columns, rows, words: await createWords() });
    await screen.press('enter', 'left', 'w');
    expect(screen.frame()).toMatch(/Why( not)?\? - /);
    expectFits(screen.frame(), columns, rows);
    await screen.close();
    await session.dispose();
  }
});
