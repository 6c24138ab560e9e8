/** Colours and keys that the player may choose: meaning never by colour alone, no key with two meanings. */
import { describe, expect, test } from 'vitest';
import { keymap } from '../../src/tui/keys.ts';
import { terminalColours } from '../../src/tui/terminal/check.ts';
import { COLOURS, coloursOf, TONES, themeOf } from '../../src/tui/theme.ts';
import { open, openDuel, type Screen } from './drive.tsx';
import { FakeSession, fakeDeps, marksMain } from './fake.ts';

describe('colours', () => {
  test.each([
    [{ NO_COLOR: '1', COLORFGBG: '0;15' }, 'none'],
    [{ COLORFGBG: '0;15' }, 'light'],
    [{ COLORFGBG: '0;default;7' }, 'light'],
    [{ COLORFGBG: '15;0' }, 'dark'],
    [{ COLORFGBG: '12;8' }, 'dark'],
    [{ COLORFGBG: 'nonsense' }, 'basic'],
    [{ TERM: 'linux', COLORFGBG: '15;0' }, 'basic'],
    [{}, 'basic'],
  ])('%j suits %s', (env, colours) => {
    expect(terminalColours(env)).toBe(colours);
  });

  test('a setting goes before what the terminal says; an unknown one does not', () => {
    expect(coloursOf('light', 'dark')).toBe('light');
    expect(coloursOf('auto', 'dark')).toBe('dark');
    expect(coloursOf('mauve', 'none')).toBe('none');
  });

  test.each(COLOURS)('%s never uses a colour that vanishes on its background', (colours) => {
    const used = Object.values(TONES[colours]).map(({ color }) => color ?? '');
    const bad = {
      light: /yellow|cyan|white|Bright/,
      dark: /^blue$|black/,
      basic: /yellow|cyan|blue/,
      none: /./,
    }[colours];
    for (const color of used) if (color !== '') expect(color).not.toMatch(bad);
  });

  test.each([true, false])('with ASCII %s every theme has the same characters', (ascii) => {
    const marks = COLOURS.map((colours) => ({ ...themeOf(ascii, colours), tones: null }));
    for (const theme of marks) expect(theme).toEqual(marks[0]);
  });

  test.each(COLOURS)('the screen reads the same under %s', async (colours) => {
    const session = () => new FakeSession(marksMain());
    const shown = async (colour: string): Promise<string> => {
      const { deps } = fakeDeps({ startDuel: async () => session() }, { colours: colour });
      const screen = await open({ deps });
      await screen.press('enter', 'tab');
      return screen.frame();
    };
    expect(await shown(colours)).toBe(await shown('basic'));
  });
});

describe('own keys', () => {
  const bindings = async (): Promise<{ screen: Screen; keys: () => unknown }> => {
    const { deps, settings } = fakeDeps({ startDuel: async () => new FakeSession(marksMain()) });
    const screen = await open({ deps });
    await screen.press('down', 'down', 'down', 'enter', ...Array.from({ length: 6 }, () => 'down'), 'enter');
    return { screen, keys: () => settings().keys };
  };
  /** Marks the command whose line begins like that. */
  const mark = async (screen: Screen, label: string): Promise<void> => {
    await screen.press('/', ...label, 'enter');
  };

  test('Enter and a key change a command; the footer and the duel follow', async () => {
    const { screen, keys } = await bindings();
    await mark(screen, 'piles');
    await screen.press('enter');
    expect(screen.frame()).toContain('Press the new key for “piles”'.replace(/[“”]/g, '"'));
    await screen.press('G');
    expect(keys()).toEqual({ piles: ['G'] });
    expect(screen.frame()).toMatch(/piles +G +\(at first: g\)/);
    await screen.press('esc', 'esc', '1', 'G');
    expect(screen.frame()).toContain('Your Graveyard');
  });

  test('a key that is taken is refused, and it is said by what', async () => {
    const { screen, keys } = await bindings();
    await mark(screen, 'piles');
    await screen.press('enter', 'c');
    expect(screen.frame()).toContain('c is taken: chain');
    await screen.press('enter', 'up');
    expect(screen.frame()).toContain('Up cannot be given to a command');
    await screen.press('enter', 'j');
    expect(keys()).toEqual({});
    await screen.press('enter', 'esc');
    expect(keys()).toEqual({});
  });

  test('r gives the first key back', async () => {
    const { screen, keys } = await bindings();
    await mark(screen, 'piles');
    await screen.press('enter', 'G', 'r');
    expect(keys()).toEqual({});
    expect(screen.frame()).not.toContain('(at first');
  });

  test('a sign of a long list gives way to a key of the player', () => {
    const keys = keymap({ piles: ['a'] });
    expect(keys.commandFor('duel', 'a')).toBe('piles');
  });
});

test('the table is told in sentences', async () => {
  const screen = await openDuel(new FakeSession(marksMain()));
  await screen.press('f');
  expect(screen.frame()).toContain('Summoned Skull ^ 3500+/200-: Yours (m1), face-up Attack Position.');
  expect(screen.frame()).toContain('Wears Axe of Despair');
});
