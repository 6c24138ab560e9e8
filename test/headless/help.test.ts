import { describe, expect, it } from 'vitest';
import { COMMANDS, commandHelp, programHelp } from '../../src/headless/help.ts';
import { LANGUAGES, type LanguageCode, stringsOf } from '../../src/strings/index.ts';

/** What is typed: flags with what follows them, and words in capitals or between bars. */
const typed = (text: string): string[] => text.match(/--[a-z-]+|\b[A-Z]{2,}\b|\S+\|\S+/g)?.sort() ?? [];

const pages = (code: LanguageCode): string[] => {
  const strings = stringsOf(code);
  return [programHelp(strings), ...COMMANDS.map((command) => commandHelp(command, strings))];
};

describe.each(LANGUAGES)('the help in %s', (code) => {
  it('fits 80 columns and has no empty end of a line', () => {
    for (const line of pages(code).flatMap((page) => page.split('\n'))) {
      expect([...line].length, line).toBeLessThanOrEqual(80);
      expect(line).toBe(line.trimEnd());
    }
  });

  it('names every command and option of the English one', () => {
    const english = pages('en');
    for (const [i, page] of pages(code).entries()) {
      expect(typed(page)).toEqual(expect.arrayContaining(typed(english[i] ?? '')));
    }
    for (const command of COMMANDS) {
      expect(programHelp(stringsOf(code))).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
      expect(commandHelp(command, stringsOf(code))).toContain(`duelo ${command}`);
    }
  });
});

it('goes on below where a text is too long for its line', () => {
  expect(commandHelp('card', stringsOf('en'))).toBe(
    [
      'duelo card NAME|PASSCODE [options]',
      '  --format F                  classic (the default), italian-2000s, goat,',
      '                              edison, legacy-4000, modern',
    ].join('\n'),
  );
});
