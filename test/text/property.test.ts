import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardText } from '../../src/text/card.ts';
import { card, nodes } from './arbitrary.ts';

/** What no sentence may look like, whatever it is made from. */
const FAULTS: [string, RegExp][] = [
  ['an undefined value', /undefined|NaN|null/],
  ['an object', /\[object|[{}[\]]/],
  ['two spaces', / {2}/],
  ['a space before a mark', / [.,;:]/],
  ['two marks', /[.,;:][.,;]/],
  ['a doubled word', /\b(the|a|an|is|are|that|and|or|to|of|in|you|it|if) \1\b/],
  ['a node name', /[a-z][A-Z]/],
];

function check(text: string): void {
  const unquoted = text.replaceAll(/"[^"]*"|'Spirit Message "I"'/g, 'X');
  for (const [fault, pattern] of FAULTS) if (pattern.test(unquoted)) throw new Error(`${fault}: ${text}`);
  expect(text).toMatch(/^["'(A-Z0-9]/);
  expect(text.endsWith('.')).toBe(true);
}

describe('random effects', () => {
  test('every effect prints as sentences', () => {
    fc.assert(
      fc.property(nodes.effect, (effect) => {
        const def = { code: 1, name: 'Jinzo', kind: 'monster', sub: [], effects: [effect] } as const;
        for (const text of cardText({ ...def, sub: [], effects: [effect] }, 'en')) check(text);
      }),
      { numRuns: 3000 },
    );
  });
  test('every card prints', () => {
    fc.assert(
      fc.property(card, (def) => {
        for (const text of cardText(def, 'en')) check(text);
      }),
      { numRuns: 500 },
    );
  });
});
