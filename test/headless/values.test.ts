import { expect, test } from 'vitest';
import { nearest } from '../../src/cards/spelling.ts';
import { createDice } from '../../src/headless/dice.ts';
import { COMMANDS } from '../../src/headless/help.ts';
import { wholeFlag, wordFlag } from '../../src/headless/values.ts';
import { seedOf } from '../../src/session/seed.ts';

test.each([
  ['simm', 'sim'],
  ['plya', 'play'],
  ['bnech', 'bench'],
  ['rep', 'replay'],
  ['xyzzy', undefined],
])('%s is near to %s', (wanted, found) => {
  expect(nearest(wanted, COMMANDS)).toBe(found);
});

test('a wrong value is told with its flag and what was expected', () => {
  expect(wholeFlag('seed', undefined, 0, 7)).toBe(7);
  expect(() => wholeFlag('games', 0, 1, 1)).toThrow('--games takes a whole number from 1, not 0');
  expect(() => wordFlag('first', 'you', ['me', 'them'])).toThrow('--first takes one of me, them, not "you"');
});

test('the first of many seeds is the seed itself, the others differ', () => {
  expect(seedOf(77, 0)).toBe(77);
  const seeds = new Set(Array.from({ length: 2000 }, (_, n) => seedOf(77, n)));
  expect(seeds.size).toBe(2000);
});

test('dice are even and repeat themselves', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  const dice = createDice(5);
  for (let i = 0; i < 6000; i += 1) counts[dice.below(6)]! += 1;
  expect(Math.min(...counts)).toBeGreaterThan(850);
  expect(createDice(9).shuffled([1, 2, 3, 4, 5])).toEqual(createDice(9).shuffled([1, 2, 3, 4, 5]));
});
