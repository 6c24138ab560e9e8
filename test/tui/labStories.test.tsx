/** The lab by keys: a board put together, stepped through and written down; what it looks like at both sizes. */
import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { checkScenario, labCards, parseScenarios } from '../../src/lab/index.ts';
import { expectFits, open } from './drive.tsx';
import { fakeDeps } from './fake.ts';
import { openLab } from './labScreen.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];

/** A Dark Hole that sends a Sangan to the Graveyard. */
const DARK_HOLE = [
  'put Dark Hole h',
  'put Gemini Elf m3',
  'put Axe of Despair s3',
  'equip s3 m3',
  'put Sangan om2',
  'odeck bottom Kuriboh x3',
  '{"activate":"Dark Hole"}',
];

describe('a board by keys', () => {
  test('a card is found by a part of its name and lies where the cursor is', async () => {
    const screen = await openLab();
    expect(screen.frame()).toContain('a puts a card here.');
    await screen.press('a');
    await screen.type('gemini');
    expect(screen.frame()).toContain('Toon Gemini Elf');
    await screen.press('enter');
    expect(screen.frame()).toMatch(/>m3\*Gemini Elf/);
    await screen.press('p');
    expect(screen.frame()).toContain('face-up Defense Position');
    await screen.press('x');
    expect(screen.frame()).not.toContain('Gemini Elf');
    await screen.press('z', 'z');
    expect(screen.frame()).toContain('^ 1900/900');
    await screen.press('Z');
    expect(screen.frame()).toContain('v 1900/900');
  });

  test('the cursor reaches every zone and pile of both sides', async () => {
    const screen = await openLab();
    const seen = new Set<string>();
    const note = (): void => void seen.add(screen.app.state.get().lab?.ui.get().spot ?? '');
    for (let i = 0; i < 9; i++) await screen.press('up');
    for (let row = 0; row < 8; row++) {
      for (let i = 0; i < 5; i++) await screen.press('left');
      note();
      for (let i = 0; i < 5; i++) {
        await screen.press('right');
        note();
      }
      await screen.press('down');
    }
    const five = [1, 2, 3, 4, 5];
    const zones = five.flatMap((n) => [`m${n}`, `s${n}`, `om${n}`, `os${n}`]);
    expect([...seen].sort()).toEqual(
      [...zones, ...['d', 'g', 'b', 'x', 'f', 'h'].flatMap((letter) => [letter, `o${letter}`])].sort(),
    );
  });

  test('an Equip goes on a monster chosen from a list, a pile opens card by card', async () => {
    const screen = await openLab();
    await screen.run(
      'put Gemini Elf m1',
      'put Jinzo om4',
      'put Axe of Despair s3',
      'put Sangan g',
      'put Kuriboh g',
    );
    await screen.press('down', 'e');
    expect(screen.frame()).toContain('What does s3 go on?');
    await screen.press('enter');
    expect(screen.frame()).toContain('^ 2900+/900');
    await screen.press('down', 'down', 'left');
    expect(screen.frame()).toContain('g: 2 cards');
    await screen.press('enter', 'down', 'enter');
    expect(screen.frame()).toContain('g2 Kuriboh');
    await screen.press('x');
    expect(screen.frame()).toContain('g: 1 card');
  });

  test('a monster in a Spell & Trap Zone is put on a monster at once, a Trap that does not stay is not turned up', async () => {
    const screen = await openLab();
    await screen.run('put Relinquished m1', 'set Seven Tools of the Bandit s2');
    await screen.press('down', 'a');
    await screen.type('jinzo');
    await screen.press('enter');
    expect(screen.frame()).toContain('What does s3 go on?');
    await screen.press('enter');
    expect(screen.frame()).toMatch(/>s3[^\n]*Jinzo/);
    await screen.press('left', 'p');
    expect(screen.frame()).toContain('is a Trap Card that does not stay');
  });

  test('Life Points, turn and phase, counters, and what is refused is said', async () => {
    const screen = await openLab();
    await screen.press('L');
    await screen.type('4000');
    await screen.press('enter', 'T');
    for (let i = 0; i < 8; i++) await screen.press('down');
    await screen.press('enter');
    expect(screen.frame()).toMatch(/LP 4000/);
    expect(screen.frame()).toContain('[Main 2]');
    expect(screen.frame()).toMatch(/^Turn 3 - Opponent/);
    // One change, one step back.
    await screen.press('z');
    expect(screen.frame()).toMatch(/^Turn 3 - You/);
    expect(screen.frame()).not.toContain('[Main 2]');
    await screen.press('Z');
    expect(screen.frame()).toMatch(/^Turn 3 - Opponent/);
    await screen.press('c');
    expect(screen.frame()).toContain('There is no card at m3.');
    await screen.press(':');
    await screen.type('put Yami m1');
    await screen.press('enter');
    // The line is there again to be mended.
    expect(screen.frame()).toContain(' : put Yami m1_');
    expect(screen.frame()).toMatch(/Console .*\n.*Yami \(m1\) is a Spell Card/);
    await screen.press('esc');
    expect(screen.frame()).not.toContain('Yami (m1)');
    expect(screen.app.state.get().lab?.ui.get().asking).toBeNull();
  });
});

describe('play and steps by keys', () => {
  test('both seats are answered from the menu; n and b walk the events, i shows the panels', async () => {
    const screen = await openLab();
    await screen.run(...DARK_HOLE.slice(0, -1));
    await screen.press('1');
    expect(screen.frame()).toContain('Opponent');
    expect(screen.frame()).toContain('1 Kuriboh');
    await screen.press('B', 'n', 'n', 'n', 'n', 'i', 'i');
    expect(screen.frame()).toContain('Begins to resolve: Dark Hole (s1)');
    expect(screen.frame()).toContain('Event 4 of');
    expect(screen.frame()).toMatch(/1 you: Dark Hole#\w+/);
    await screen.press('b');
    expect(screen.frame()).toContain('Event 3 of');
    await screen.press('N', 'n');
    expect(screen.frame()).toContain(
      'A choice is due. B goes back before the last one, then n steps through it.',
    );
    await screen.press('tab', 'down', 'enter');
    expect(screen.frame()).not.toContain('Sangan: choose');
  });

  test('w says what a card could do and why not more', async () => {
    const screen = await openLab();
    await screen.run('put Summoned Skull h');
    await screen.press('down', 'down', 'w');
    expect(screen.frame()).toContain('(TRIBUTE-01)');
    await screen.press('esc');
    expect(screen.frame()).not.toContain('TRIBUTE-01');
  });

  test('s writes a test that holds', async () => {
    const screen = await openLab();
    await screen.run(...DARK_HOLE);
    await screen.press('s');
    await screen.type('hole.json');
    await screen.press('enter');
    expect(screen.frame()).toContain('hole.json: the position');
    const cards = labCards(known);
    const [scenario] = parseScenarios(screen.files.get('hole.json') ?? '', 'hole.json', cards.names);
    expect(scenario === undefined ? null : checkScenario(scenario, cards)).toMatchObject({
      status: 'passed',
    });
  });

  test('Esc leaves for the menu, where the lab is a line; it is as it was when it is opened again', async () => {
    const screen = await openLab();
    await screen.run('put Jinzo m3');
    await screen.press('esc');
    expect(screen.frame()).toContain('Lab');
    await screen.when(() => screen.app.openLab());
    expect(screen.frame()).toContain('Jinzo');
  });

  test('the console stays open behind a line; Esc closes it and only then leaves, as quit does', async () => {
    const screen = await openLab();
    await screen.press(':');
    await screen.type('put Jinzo m3');
    await screen.press('enter');
    expect(screen.frame()).toMatch(/Console .*\n.*Done\./);
    await screen.type('lp 100');
    await screen.press('enter');
    expect(screen.frame()).toContain('LP 100');
    await screen.press('esc');
    const top = () => screen.app.state.get().stack.at(-1)?.k;
    expect(top()).toBe('lab');
    // A line begun by a key is one line: what was done is said, and Esc takes that away first.
    await screen.press('L');
    await screen.type('200');
    await screen.press('enter');
    expect(screen.frame()).toContain('Done.');
    await screen.press('esc');
    expect(top()).toBe('lab');
    await screen.press(':');
    await screen.type('quit');
    await screen.press('enter');
    expect(top()).toBe('menu');
  });

  test('Enter on a card goes to what it can do; a long answer has a screen of its own; a pile is changed where it is open', async () => {
    const screen = await openLab();
    await screen.run('put Gemini Elf m3', 'put Sangan g', 'put Kuriboh g');
    await screen.press('enter');
    expect(screen.frame()).toMatch(/> 1 Change Gemini Elf/);
    await screen.press('esc', ':');
    expect(screen.frame()).toMatch(/Enter choose {2}Esc back/);
    await screen.type('help');
    await screen.press('enter');
    expect(screen.frame()).toContain('put CARD PLACE [atk|def|set|up] [proper] [owner me|opp] [on PLACE]');
    await screen.press('pagedown', 'pagedown', 'pagedown');
    expect(screen.frame()).not.toContain('put CARD PLACE');
    await screen.press('esc', 'down', 'down', 'down', 'left', 'enter');
    expect(screen.frame()).toContain('g: 2 cards');
    await screen.press('down', 'x');
    expect(screen.frame()).toContain('g: 1 card');
  });

  test('without a lab the menu has no line for it', async () => {
    const screen = await open({ deps: fakeDeps().deps });
    expect(screen.frame()).not.toMatch(/^\s+Lab /m);
  });
});

describe.each(SIZES)('at $columns x $rows', (size) => {
  test.each<[string, string[], string[]]>([
    ['lab-empty', [], []],
    ['lab-search', ['put Gemini Elf m3'], ['up', 'a', 'd', 'a', 'r', 'k']],
    ['lab-board', DARK_HOLE.slice(0, -1), []],
    ['lab-step', DARK_HOLE, ['B', 'n', 'n', 'n', 'n', 'n', 'i']],
    ['lab-mods', DARK_HOLE.slice(0, -1), ['i', 'i', 'i', 'i', 'i', 'i']],
    ['lab-help', [], ['?']],
  ])('%s', async (name, lines, keys) => {
    const screen = await openLab(size);
    await screen.run(...lines);
    await screen.press(...keys);
    const frame = screen.frame();
    expectFits(frame, size.columns, size.rows);
    await expect(`${frame}\n`).toMatchFileSnapshot(`frames/${name}-${size.columns}x${size.rows}.txt`);
  });
});
