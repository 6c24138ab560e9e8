/** Every screen in every language: what is longer than in English must fit all the same. */
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';
import { expectFits, open } from './drive.tsx';
import { SCREENS, SIZES } from './exampleScreens.ts';
import { fakeDeps } from './fake.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const cuts = (frame: string): number => frame.split('…').length - 1;

describe.each(SIZES)('at $columns x $rows', (size) => {
  test.each(Object.entries(SCREENS))('%s is cut nowhere that English is not', async (_, show) => {
    const english = (await show({ ...size, language: 'en' })).frame();
    for (const language of OTHERS) {
      const frame = (await show({ ...size, language })).frame();
      expectFits(frame, size.columns, size.rows);
      expect(frame, language).not.toContain('undefined');
      // Names of cards and decks are cut in English too.
      expect(cuts(frame), `${language}\n${frame}`).toBeLessThanOrEqual(cuts(english));
    }
  });
});

describe('the language is a setting', () => {
  test('that changes the screen at once and is kept', async () => {
    const { deps, settings } = fakeDeps();
    const screen = await open({ deps });
    const at = (text: string): number =>
      screen
        .frame()
        .split('\n')
        .findIndex((line) => line.includes(text));
    for (let i = 0; i < 12 && !/^(?:\d )?Settings/m.test(marked(screen.frame())); i++)
      await screen.press('down');
    await screen.press('enter');
    expect(at('Language')).toBeGreaterThan(0);
    for (let i = 0; i < 12 && !marked(screen.frame()).includes('Language'); i++) await screen.press('down');
    await screen.press('right');
    expect(screen.frame()).toContain(stringsOf('es').settings.title);
    expect(screen.frame()).toContain('Español');
    expect(settings().language).toBe('es');
    await screen.press('esc');
    expect(screen.frame()).toContain(stringsOf('es').menu.lines.quit);
  });
});

/** The line with the pointer. */
const marked = (frame: string): string =>
  frame
    .split('\n')
    .find((line) => /^\s*[>❯] /.test(line))
    ?.replace(/^\s*[>❯] /, '') ?? '';

test('the footer of every screen fits in every language', async () => {
  for (const language of LANGUAGES) {
    const screen = await open({ language });
    const last = screen.frame().split('\n').at(-1) ?? '';
    expect(stringWidth(last), language).toBeLessThanOrEqual(80);
  }
});
