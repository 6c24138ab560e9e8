import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allowedText, PARAMS } from '../../src/engine/houseRules.ts';
import { PROFILES, profileOf, rulesKey } from '../../src/engine/index.ts';

const src = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (name) =>
      name.endsWith('.ts') && !/engine\/(?:profiles|houseRules)\.ts$/.test(name.replaceAll('\\', '/')),
  )
  .map((name) => ({ name, text: readFileSync(join(src, name), 'utf8') }))
  .filter(({ text }) => /profileOf|Profile\b/.test(text));
const fields = Object.keys(PROFILES.classic!).filter((field) => field !== 'id');

describe('rule profiles', () => {
  test.each(fields)('the field %s is read in one module and no other', (field) => {
    expect(files.filter(({ text }) => readsProfile(text, field)).map(({ name }) => name)).toHaveLength(1);
  });

  /** `profileOf(…).field`, `.field` of a value that was made of it, or taken out of it by its name. */
  function readsProfile(text: string, field: string): boolean {
    return (
      new RegExp(`profileOf\\([^\\n]*?\\)+\\.${field}\\b|\\b(?:rules|profile)\\.${field}\\b`).test(text) ||
      new RegExp(`\\{[^{}]*\\b${field}\\b[^{}]*\\} = profileOf\\(`).test(text)
    );
  }

  test('every field but one of deck building can be changed for a duel', () => {
    const reached = new Set(Object.values(PARAMS));
    expect(fields.filter((field) => !reached.has(field as never))).toEqual(['extraInSide']);
  });

  test('no part of the program asks for a profile by its name', () => {
    const all = readdirSync(join(src, 'engine'), { recursive: true, encoding: 'utf8' }).filter((n) =>
      n.endsWith('.ts'),
    );
    for (const name of all) {
      const text = readFileSync(join(src, 'engine', name), 'utf8');
      expect(/profileOf\([^)]*\)\.id\b|\.rules\s*===/.test(text), name).toBe(false);
    }
  });
});

describe('house rules', () => {
  test('are part of the key, and reach the field', () => {
    expect(profileOf(rulesKey('goat', { 'PRM-01': 4000, 'PRM-11': true }))).toMatchObject({
      lp: 4000,
      firstBattle: true,
      ignitionPriority: 'goat',
    });
    expect(profileOf(rulesKey('classic')).lp).toBe(8000);
  });

  test.each([
    ['PRM-99', 1, 'no parameter PRM-99 that a duel can change; there are: PRM-01, '],
    ['toString', true, 'no parameter toString'],
    ['PRM-01', '8000', 'PRM-01 takes a whole number from 1 to 999999, not "8000"'],
    ['PRM-01', 0, 'PRM-01 takes a whole number from 1'],
    ['PRM-01', 1.5, 'PRM-01 takes a whole number from 1'],
    ['PRM-11', 'yes', 'PRM-11 takes true or false, not "yes"'],
    ['PRM-14', 'two', 'PRM-14 takes one of "one", "onePerPlayer", not "two"'],
    ['PRM-26', 1, 'PRM-26 takes one of 0, 2, not 1'],
    ['GAP-06', 'RETARGET', 'GAP-06 takes one of "withdraw", "retarget"'],
    ['PRM-36', ['synchro', 'fusion'], 'PRM-36 takes a list of some of "synchro", "xyz", "link"'],
    ['PRM-36', ['xyz', 'xyz'], 'PRM-36 takes a list'],
    ['PRM-02', '60-40', 'PRM-02 takes sizes such as "40+" or "40-60"'],
    ['PRM-03', '15+15', 'PRM-03 takes sizes such as "0,15" or "0-15"'],
    ['PRM-04', '5-15', 'PRM-04 takes sizes such as "0+" or "0-15"'],
  ])('%s set to %j is refused by name', (id, value, message) => {
    expect(() => rulesKey('classic', { [id]: value })).toThrow(message);
  });

  test('two ids of one parameter may not disagree', () => {
    expect(() => rulesKey('classic', { 'PRM-39': 'goat', 'GAP-08': 'none' })).toThrow(
      'PRM-39 and GAP-08 set the same thing to different values',
    );
    expect(profileOf(rulesKey('classic', { 'PRM-39': 'none', 'GAP-08': 'none' })).ignitionPriority).toBe(
      'none',
    );
  });

  test('every id says what it may be set to', () => {
    for (const id of Object.keys(PARAMS)) expect(allowedText(id), id).toMatch(/\w/);
  });

  test('rules of no name are refused with those there are', () => {
    expect(() => rulesKey('advanced')).toThrow('no rules named advanced; there are: classic, italian-2000s');
    expect(() => rulesKey('constructor')).toThrow('no rules named constructor');
  });
});
