import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ACTS } from '../../src/engine/ast/mod.ts';
import { MODS, OPS } from '../../src/engine/ast/shape.ts';
import { UNREAD_MODS } from '../../src/engine/unsupported.ts';

/** The engine's own words, without the vocabulary and the table under test. */
const root = new URL('../../src/engine/', import.meta.url).pathname;
const sources = ['core', 'eval', 'legal', 'ops', 'proc'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => readFileSync(join(root, folder, name), 'utf8')),
);
const text = sources.join('\n').replaceAll(/\s+/g, ' ');
const asked = (pattern: string): boolean => new RegExp(pattern).test(text);

describe('the table of what is not carried out yet', () => {
  test.each(Object.keys(OPS))('the verb %s', (verb) => {
    expect(asked(`case '${verb}'`) || ['pick', 'order'].includes(verb) || inner.has(verb)).toBe(true);
  });

  test.each(Object.keys(MODS))('the modification %s', (mod) => {
    const read = asked(`(mod|m|e)\\.k [!=]== '${mod}'|case '${mod}'`) || asked(`mod(sOf|On)\\(s, '${mod}'`);
    expect(read).toBe(!UNREAD_MODS.has(mod as never));
  });

  test.each(ACTS)('the act %s', (act) => {
    expect(asked(`banOn(Card|Player)\\( ?s, '${act}'`)).toBe(true);
  });
});

/** Operations that the lowering turns into instructions of their own. */
const inner = new Set([
  'summonByRule',
  'normalSummon',
  'declare',
  'may',
  'if',
  'payElse',
  'modes',
  'each',
  'every',
  'repeat',
]);
