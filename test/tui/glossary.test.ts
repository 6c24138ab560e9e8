import { describe, expect, test } from 'vitest';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';
import { width, wrap } from '../../src/tui/fit.ts';
import { glossaryDetail, glossaryLabel } from '../../src/tui/model/glossary.ts';
import { wordsIn } from './fakeWords.ts';

/** The glossary at 80 x 24: columns of the list's lines and of the text beside it. */
const AT = { label: 33, columns: 41, rows: 22 };

describe.each(LANGUAGES)('the glossary in %s', (language) => {
  const words = wordsIn(language);
  const { rules } = stringsOf(language);
  const entries = words.glossary();

  test('says all of each entry beside the list, and its name in the list', () => {
    for (const entry of entries) {
      const lines = glossaryDetail(entry, words, rules, AT.columns, AT.rows);
      expect(lines.length, entry.id).toBeLessThanOrEqual(AT.rows);
      const label = glossaryLabel(entry, AT.label);
      expect(width(label), entry.id).toBeLessThanOrEqual(AT.label);
      expect(label.startsWith(entry.name), entry.id).toBe(true);
    }
  });

  test('what a rule says fits into the two rows under the answers of why', () => {
    for (const { id, text } of entries) expect(wrap(text, 78).length, id).toBeLessThanOrEqual(2);
  });
});

test('a rule of some rules only names them; what it shows stands apart, or close where rows are few', () => {
  const words = wordsIn('en');
  const { rules } = stringsOf('en');
  const shown = (id: string, rows: number): string[] => {
    const entry = words.glossary().find((each) => each.id === id)!;
    return glossaryDetail(entry, words, rules, 60, rows).map(({ text }) => text);
  };
  expect(shown('GOAT-09', 9).at(-1)).toBe('Rules: goat');
  expect(shown('EX-34', 9)).toEqual([
    'EX-34',
    'The ATK an Equip gave is lost with it at once.',
    '',
    'EQUIP-07',
    'When an Equip Spell leaves, what it gave is lost.',
  ]);
  expect(shown('EX-34', 4)).toHaveLength(4);
});
