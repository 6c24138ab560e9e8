import { describe, expect, test } from 'vitest';
import { openDuel, type Screen } from './drive.tsx';
import {
  attackTarget,
  battlePhase,
  decision,
  exampleMain,
  exampleTable,
  FakeSession,
  ownMainPhase,
  responseWindow,
  snapshot,
  waiting,
} from './fake.ts';
import { WalkedSession } from './fakeWays.ts';

const marked = (screen: Screen): string => /^> (?:\d )?(.*?) *(?:\||$)/m.exec(panel(screen))?.[1] ?? '';
/** The lines of the lower left panel. */
function panel(screen: Screen): string {
  const lines = screen.frame().split('\n');
  return lines
    .slice(11, 20)
    .map((line) => line.slice(0, 41))
    .join('\n');
}
const title = (screen: Screen): string => screen.frame().split('\n')[11] ?? '';
const _top = (screen: Screen): string => screen.app.state.get().stack.at(-1)?.k ?? '';

async function _exitCode(screen: Screen): Promise<number | null> {
  let code: number | null = null;
  void screen.app.done.then((value) => {
    code = value;
  });
  await screen.when(() => {});
  return code;
}

describe('the menu of the moment', () => {
  test('Enter does what is marked, a digit what has that number', async () => {
    const session = new FakeSession(responseWindow());
    const screen = await openDuel(session);
    expect(marked(screen)).toBe('Pass');
    await screen.press('j', 'enter');
    await screen.press('3');
    await screen.press('1');
    expect(session.calls).toEqual(['choose 1', 'choose 2', 'choose 0']);
  });

  test('holds every legal action and nothing else', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session, { columns: 120, rows: 40 });
    const { decision } = session.get();
    const entries = screen
      .frame()
      .split('\n')
      .slice(2, 23)
      .map((line) =>
        line
          .slice(61, 94)
          .replace(/^[> ] ?\w? +/, '')
          .trim(),
      )
      .filter((line) => line !== '');
    expect(entries).toHaveLength(decision?.options.length ?? 0);
  });

  test('puts long kinds behind one line; Escape comes back', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    expect(panel(screen)).toContain('Change a battle position (2)');
    await screen.press('7');
    expect(panel(screen)).toContain('Turn to Defense Gemini Elf (m2)');
    expect(panel(screen)).not.toContain('Normal Summon');
    await screen.press('esc');
    expect(panel(screen)).toContain('Normal Summon');
    await screen.press('7', 'down', 'enter');
    expect(session.calls).toEqual(['choose 10']);
  });

  test('a new question begins at its first answer, a redrawn one keeps the mark', async () => {
    const session = new FakeSession(ownMainPhase());
    session.next = (_, now) => ({ decision: exampleMain(now.view) });
    const screen = await openDuel(session);
    await screen.press('down', 'down');
    const before = marked(screen);
    expect(before).not.toBe('Normal Summon Kuriboh');
    await screen.when(() => session.set({ thinking: true }));
    expect(marked(screen)).toBe(before);
    await screen.press('enter');
    expect(marked(screen)).toBe('Normal Summon Kuriboh');
  });

  test.each(['w', 'L', '?', 'g', 't', 'p', 'c', 'f', 'v'])(
    'what is marked, and who has the keys, is the same after %s',
    async (key) => {
      const screen = await openDuel(new WalkedSession(ownMainPhase()));
      const places = [['down', 'down', 'down'], ['up'], ['tab', 'down'], ['esc', 'left']];
      for (const place of places) {
        await screen.press(...place);
        const before = screen.frame();
        await screen.press(key);
        expect(screen.frame()).not.toBe(before);
        await screen.press('esc');
        expect(screen.frame()).toBe(before);
      }
    },
  );

  test('a list longer than the panel scrolls, and digits choose what they stand beside', async () => {
    const table = exampleTable();
    const options = Array.from({ length: 12 }, (_, n) => ({ k: 'value' as const, n }));
    const session = new FakeSession(
      snapshot(table, { decision: decision(options, { kind: 'declare', purpose: 'declare' }) }),
    );
    const { fakeWords } = await import('./fakeWords.ts');
    const words = { ...fakeWords, option: ({ n }: { n: number }) => `Level ${n + 1}` };
    const screen = await openDuel(session, { words });
    for (let i = 0; i < 9; i++) await screen.press('down');
    expect(marked(screen)).toBe('Level 10');
    expect(panel(screen)).toMatch(/1 Level 4/);
    await screen.press('1');
    await screen.press('up');
    await screen.press('enter');
    expect(session.calls).toEqual(['choose 3', 'choose 11']);
  });

  test('nothing is asked: no menu, and Enter does nothing', async () => {
    const session = new FakeSession(waiting());
    const screen = await openDuel(session);
    expect(panel(screen)).toContain('Kaiba is to play');
    await screen.press('enter', '1', 'j');
    expect(session.calls).toEqual([]);
  });

  test('a decision without options draws and takes nothing', async () => {
    const session = new FakeSession(snapshot(exampleTable(), { decision: decision([]) }));
    const screen = await openDuel(session);
    await screen.press('enter', '1', 'down');
    expect(session.calls).toEqual([]);
    expect(title(screen)).toContain('Your move');
  });

  test('a pause is told and left with Enter', async () => {
    const session = new FakeSession({ ...waiting(), thinking: false, pause: 'Kaiba activates Dark Hole.' });
    const screen = await openDuel(session);
    expect(panel(screen)).toContain('Kaiba activates Dark Hole.');
    await screen.press('enter');
    expect(session.calls).toEqual(['proceed']);
    expect(panel(screen)).toContain('Kaiba is to play');
  });
});

describe('the table', () => {
  test('moving over cards shows them', async () => {
    const screen = await openDuel(new FakeSession(ownMainPhase()));
    await screen.press('right');
    expect(title(screen)).toContain('Kuriboh');
    await screen.press('left');
    expect(title(screen)).toContain('Mirror Force');
    await screen.press('up');
    expect(title(screen)).toContain('Axe of Despair');
    await screen.press('k', 'k');
    expect(title(screen)).toContain('Unknown card');
    await screen.press('l');
    expect(title(screen)).toContain('Vorse Raider');
    await screen.press('up', 'l');
    expect(title(screen)).toContain('Messenger of Peace');
  });

  test('Tab goes round the cards that can act and puts their actions first', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    const seen: string[] = [];
    for (let i = 0; i < 9; i++) {
      await screen.press('tab');
      seen.push(marked(screen));
    }
    expect(seen).toEqual([
      'Activate Pot of Greed',
      'Set Mirror Force',
      'Normal Summon Kuriboh',
      'Activate Dark Hole',
      'Normal Summon Luster Dragon',
      'Turn to Defense Gemini Elf (m2)',
      'Turn to Defense Summoned Skull (m3)',
      'Flip Summon Man-Eater Bug (m4)',
      'Activate Pot of Greed',
    ]);
    await screen.press('shift-tab');
    expect(marked(screen)).toBe('Flip Summon Man-Eater Bug (m4)');
    await screen.press('enter');
    expect(session.calls).toEqual(['choose 11']);
  });

  test('Enter on a card that can act goes to its actions; on a target it chooses it', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('left');
    expect(title(screen)).toContain('Kuriboh');
    await screen.press('enter');
    expect(session.calls).toEqual([]);
    expect(marked(screen)).toBe('Normal Summon Kuriboh');
    await screen.press('down', 'enter');
    expect(session.calls).toEqual(['choose 6']);

    const attack = new FakeSession(attackTarget());
    const other = await openDuel(attack);
    await other.press('left', 'enter');
    expect(attack.calls).toEqual(['choose 0']);
  });

  test('Enter on a card that can do nothing does nothing', async () => {
    const session = new FakeSession(battlePhase());
    const screen = await openDuel(session);
    // The cursor begins at the card of the first entry; the hand cannot act in battle.
    await screen.press('left', 'down', 'down', 'enter');
    expect(title(screen)).toContain('Mirror Force');
    expect(session.calls).toEqual([]);
  });

  test('Escape goes back one level at a time', async () => {
    const screen = await openDuel(new FakeSession(ownMainPhase()));
    await screen.press('right', 'right');
    expect(marked(screen)).toBe('');
    await screen.press('esc');
    expect(marked(screen)).toBe('Activate Dark Hole');
    await screen.press('esc');
    expect(marked(screen)).toBe('Normal Summon Kuriboh');
  });

  test('a question that comes while the player looks round does not take the keys', async () => {
    const session = new FakeSession(waiting());
    const screen = await openDuel(session);
    await screen.press('right');
    await screen.when(() => session.set({ ...ownMainPhase() }));
    await screen.press('enter');
    expect(session.calls).toEqual([]);
  });
});

describe('keys that work from the table too', () => {
  test('digits choose from the list that is shown', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('left', 'up', 'up');
    expect(screen.frame()).toMatch(/^ {2}2 Normal Summon Kuriboh/m);
    await screen.press('2');
    expect(session.calls).toEqual(['choose 5']);
  });

  test('a digit that opens a group gives it the keys', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('left', '5');
    expect(screen.frame()).toContain('Esc back');
    await screen.press('enter');
    expect(session.calls).toHaveLength(1);
  });

  test('b goes to battle and e ends the turn, where that is offered', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session);
    await screen.press('left', 'b', 'left', 'e');
    expect(session.calls).toEqual(['choose 12', 'choose 13']);
    const battle = new FakeSession(battlePhase());
    await (await openDuel(battle)).press('b');
    expect(battle.calls).toEqual(['choose 2']);
    const target = new FakeSession(attackTarget());
    const other = await openDuel(target);
    expect(other.frame()).not.toContain('b battle');
    await other.press('b', 'e');
    expect(target.calls).toEqual([]);
  });

  test('a wide list has signs beyond nine', async () => {
    const session = new FakeSession(ownMainPhase());
    const screen = await openDuel(session, { columns: 120, rows: 40 });
    expect(screen.frame()).toContain('0 Set Dark Hole');
    await screen.press('0', 'left', 'a');
    expect(session.calls).toEqual(['choose 4', 'choose 9']);
  });
});

test('the card panel follows the card that was played to where it is now', async () => {
  const now = waiting();
  const [own] = now.view.sides;
  const pot = own.hand[0] as (typeof own.hand)[number];
  const session = new FakeSession({ ...now, decision: null });
  const screen = await openDuel(session);
  const played = { ...now.log[0], n: 99, text: 'You activate Pot of Greed.' } as (typeof now.log)[number];
  const log = [{ ...played, event: { ...played.event, cards: [pot] } }];
  const empty = { ...own, hand: [], handCount: 0, monsters: own.monsters.map(() => null) };
  const view = { ...now.view, sides: [empty, now.view.sides[1]] as typeof now.view.sides };
  await screen.when(() => session.set({ log, view, pause: 'Pot of Greed' }));
  expect(screen.frame()).toContain('Pot of Greed ---');
  expect(screen.frame()).not.toContain('Yours, in hand');
});
