import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headingText } from '../../src/tui/components/Lines.tsx';
import {
  ASCII_CUT,
  clip,
  cut,
  cutApart,
  cutBefore,
  cutName,
  cutNumbered,
  fit,
  sides,
  width,
  wrap,
} from '../../src/tui/fit.ts';
import { themeOf } from '../../src/tui/theme.ts';

const text = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc
    .array(fc.constantFrom('青眼', 'の', '🟤', 'é', ' ', 'abc', '\u001B[31m', '\n', '\u202E'), {
      maxLength: 20,
    })
    .map((parts) => parts.join('')),
);

describe('fitting text', () => {
  test('fit is exactly as wide as asked, cut never wider, and neither lets a control character through', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 80 }), (line, columns) => {
        expect(width(fit(line, columns, ASCII_CUT))).toBe(columns);
        expect(width(cut(line, columns, '…'))).toBeLessThanOrEqual(columns);
        expect(fit(line, columns)).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
      }),
    );
  });

  test('wrap keeps every word and no line is too wide', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (line, columns) => {
        const lines = wrap(line, columns);
        for (const part of lines) expect(width(part)).toBeLessThanOrEqual(columns);
      }),
    );
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrap('a\nb', 10)).toEqual(['a', 'b']);
  });

  test('sides, headings and addresses keep what matters', () => {
    expect(sides('left', 'right', 12)).toBe('left   right');
    expect(sides('a long left side', 'right', 12, '.')).toBe('a lon. right');
    expect(headingText('Log', 'asks', 20, '-', '.')).toBe('- Log ------- asks -');
    expect(headingText('A very long title', '', 10, '-', '.')).toBe('- A very. ');
    expect(cutBefore('Chain Seven Tools of the Bandit (s4)', 20, '.')).toBe('Chain Seven To. (s4)');
    expect(clip(['a', 'b', 'c'], 2, 10, '.')).toEqual(['a', 'b .']);
    fc.assert(
      fc.property(text, text, fc.integer({ min: 20, max: 80 }), (title, right, columns) => {
        expect(width(headingText(title, right, columns, '-', '.'))).toBe(columns);
        expect(width(sides(title, right, columns))).toBe(columns);
      }),
    );
  });
});

test('a name in the middle gives way before verb and place', () => {
  const text = 'Change Mystic Horseman to Attack Position (m1)';
  expect(cutName(text, 'Mystic Horseman', 39, '.')).toBe('Change Mystic. to Attack Position (m1)');
  expect(cutName(text, 'Mystic Horseman', 30, '.')).toBe('Change Myst. to Attack P. (m1)');
  expect(cutName(text, 'Mystic Horseman', 60, '.')).toBe(text);
});

test('what explains a name gives way before the name does, where both are too much', () => {
  const text = 'Activate D.D. Assailant: remove from play 1 monster (m1)';
  expect(cutName(text, 'D.D. Assailant', 54, '.')).toBe(
    'Activate D.D. Assail.: remove from play 1 monster (m1)',
  );
  expect(cutName(text, 'D.D. Assailant', 36, '.')).toBe('Activate D.D. Assailant: remov. (m1)');
});

test('in ASCII what is cut off does not read as the end of a sentence', () => {
  const text = 'Destroy all monsters. Then draw 1 card…';
  expect(cut(text, 27, ASCII_CUT)).toBe('Destroy all monsters. The..');
  expect(cut(text, 60, ASCII_CUT)).toBe('Destroy all monsters. Then draw 1 card..');
  expect(cut('Kuriboh', 1, ASCII_CUT)).toBe('.');
  expect(themeOf(true).cut).toBe(ASCII_CUT);
});

test('a word of a name that is too long is broken at its hyphen, or with one', () => {
  expect(wrap('Mechanicalchaser', 11, '-')).toEqual(['Mechanical-', 'chaser']);
  expect(wrap('[Giga-Tech-Wolves Two]', 11, '-')).toEqual(['[Giga-Tech-', 'Wolves Two]']);
  expect(wrap('Pot of Greed', 7, '-')).toEqual(['Pot of', 'Greed']);
  expect(wrap('Mechanicalchaser', 11)).toEqual(['Mechanicalc', 'haser']);
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 40 }), (line, columns) => {
      for (const part of wrap(line, columns, '-')) expect(width(part)).toBeLessThanOrEqual(columns);
    }),
  );
});

test('two players whose names differ by a number are told apart where the names are cut', () => {
  expect(cutNumbered('Giocatore 1', 10)).toBe('Giocato… 1');
  expect(cutNumbered('Giocatore 2', 10, ASCII_CUT)).toBe('Giocat.. 2');
  expect(cutNumbered('Player 2', 10)).toBe('Player 2');
  expect(cutApart('Alexander the Great', 'Kaiba', 10)).toBe('Alexander…');
  expect(cutApart('Alexander the Great', 'Alexander the Small', 10)).toBe('Alex…Great');
  expect(cutApart('Alexander A. Smith', 'Alexander B. Smith', 10)).toBe('Ale…A. Sm…');
  expect(cutApart('Giocatore 1', 'Giocatore 2', 10)).toBe('Giocato… 1');
  expect(cutNumbered('The 13th Grave', 8)).toBe('The 13t…');
});
