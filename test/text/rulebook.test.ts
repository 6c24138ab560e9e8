import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { FORMATS, PROFILES, profileOf } from '../../src/engine/index.ts';
import { LANGUAGES } from '../../src/strings/index.ts';
import { englishRules, rulebookIn, valuesOf } from '../../src/text/rulebook.ts';

/** How many rules a group has; ids run without gaps and are never given anew. */
const GROUPS = {
  MATCH: 10,
  SETUP: 10,
  REPLAY: 2,
  ETIQ: 7,
  WIN: 9,
  DECK: 5,
  SIDE: 5,
  EXTRA: 5,
  BAN: 6,
  TERM: 10,
  CARD: 10,
  ZONE: 8,
  GY: 4,
  BANISH: 5,
  HAND: 5,
  EMZ: 19,
  LINK: 2,
  XYZ: 1,
  SYNCHRO: 1,
  TURN: 5,
  DRAW: 4,
  STANDBY: 3,
  MAIN: 6,
  END: 2,
  BATTLE: 7,
  DAMAGE: 8,
  SUMMON: 10,
  TRIBUTE: 9,
  SET: 5,
  FLIP: 13,
  POS: 10,
  SPECIAL: 7,
  FUSION: 8,
  RITUAL: 12,
  REVIVE: 4,
  EFFECT: 10,
  SPELL: 6,
  NSPELL: 1,
  CSPELL: 5,
  EQUIP: 9,
  FIELD: 8,
  QUICK: 4,
  RSPELL: 1,
  TRAP: 6,
  CHAIN: 6,
  SPEED: 6,
  TOKEN: 8,
  TOON: 11,
  SPIRIT: 1,
  UNION: 1,
  PRM: 40,
  GAP: 55,
  GOAT: 16,
  EDI: 10,
  EX: 83,
} as const;

describe('the rulebook', () => {
  test('has every rule once, in order', () => {
    const ids = Object.entries(GROUPS).flatMap(([group, n]) =>
      Array.from({ length: n }, (_, i) => `${group}-${String(i + 1).padStart(2, '0')}`),
    );
    expect(ids).toHaveLength(320 + 40 + 55 + 16 + 10 + 83);
    expect(englishRules.all.map(({ id }) => id)).toEqual(ids);
  });

  test('says each rule in one sentence and names only profiles and rules there are', () => {
    const eras = Object.keys(PROFILES);
    for (const { id, summary, profiles, shows = [] } of englishRules.all) {
      expect(summary, id).toMatch(/^[A-Z0-9"].*\.$/);
      expect(summary.length, id).toBeLessThan(180);
      expect(
        shows.filter((other) => englishRules.rule(other) === undefined),
        id,
      ).toEqual([]);
      if (profiles === 'all') continue;
      expect(profiles.length, id).toBeGreaterThan(0);
      expect(eras, id).toEqual(expect.arrayContaining([...profiles]));
    }
  });

  test('no two rules are told in the same words', () => {
    const said = englishRules.all.map(({ summary }) => summary);
    expect(said.filter((summary, i) => said.indexOf(summary) !== i)).toEqual([]);
  });

  test('every format plays by a profile the book can show', () => {
    for (const { profile } of Object.values(FORMATS)) expect(PROFILES[profile]).toBe(profileOf(profile));
  });
});

describe('finding rules', () => {
  test('by id, in either case', () => {
    expect(englishRules.rule('equip-06')?.id).toBe('EQUIP-06');
    expect(englishRules.rule('EQUIP-60')).toBeUndefined();
  });

  test('by group and by words', () => {
    const equip = englishRules.find('equip');
    const group = equip.slice(0, GROUPS.EQUIP);
    expect(group.every(({ id }) => id.startsWith('EQUIP-'))).toBe(true);
    // After the group, what else speaks of it.
    const others = equip.slice(GROUPS.EQUIP);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ id, summary }) => !id.startsWith('EQUIP-') && /equip/i.test(summary))).toBe(true);
    expect(englishRules.find('Toon World destroyed').map(({ id }) => id)).toEqual(['TOON-09', 'TOON-10']);
    expect(englishRules.find('  ')).toEqual([]);
    expect(englishRules.find('pancake')).toEqual([]);
  });

  test('by what a text cites', () => {
    expect(
      englishRules.cited('Its one Tribute (TRIBUTE-01, GAP-99, TRIBUTE-01).').map(({ id }) => id),
    ).toEqual(['TRIBUTE-01']);
  });

  test('the values of a parameter are those of the profiles', () => {
    expect(valuesOf(englishRules.rule('PRM-13')!)).toEqual(
      Object.values(PROFILES).map(({ id, handLimit }) => ({ profile: id, values: [handLimit] })),
    );
    expect(valuesOf(englishRules.rule('PRM-02')!)[0]).toEqual({ profile: 'classic', values: ['40+'] });
    expect(valuesOf(englishRules.rule('GAP-01')!)).toEqual([]);
  });
});

const FOLDER = fileURLToPath(new URL('../../src/text/rules/', import.meta.url));
const jsonIn = (folder: string): string[] => readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  test('each file has the rules of the English one, in its order', () => {
    const files = jsonIn(FOLDER);
    expect(jsonIn(`${FOLDER}${language}`)).toEqual(files);
    for (const file of files) {
      const english = read(`${FOLDER}${file}`) as { id: string }[];
      expect(Object.keys(read(`${FOLDER}${language}/${file}`) as object), file).toEqual(
        english.map(({ id }) => id),
      );
    }
  });

  test('each rule is one short sentence of its own, and none is left in English', async () => {
    const { all } = await rulebookIn(language);
    for (const { id, summary } of all) {
      expect(summary, id).toMatch(/^[\p{Lu}\p{N}"«“].*\.$/u);
      expect(summary, id).not.toMatch(/ {2}|\. \p{Lu}|[[\]{}<>]/u);
      expect(summary.length, id).toBeLessThanOrEqual(160);
      expect(summary, id).not.toBe(englishRules.rule(id)?.summary);
    }
    const said = all.map(({ summary }) => summary);
    expect(said.filter((summary, i) => said.indexOf(summary) !== i)).toEqual([]);
  });

  test('what a rule cites is what its English sentence cites', async () => {
    const { all, cited } = await rulebookIn(language);
    for (const { id, summary } of all)
      expect(
        cited(summary).map((rule) => rule.id),
        id,
      ).toEqual(englishRules.cited(englishRules.rule(id)?.summary ?? '').map((rule) => rule.id));
  });
});

describe('in another language', () => {
  test('the same rules are told in its words, and found by them with or without accents', async () => {
    const spanish = await rulebookIn('es');
    expect(spanish.all.map(({ id }) => id)).toEqual(englishRules.all.map(({ id }) => id));
    expect(spanish.rule('battle-02')).toEqual({
      ...englishRules.rule('battle-02'),
      summary: 'Los monstruos atacan de uno en uno, nunca juntos.',
    });
    expect(spanish.find('después límite').map(({ id }) => id)).toEqual(['END-02']);
    expect(spanish.find('DESPUES limite').map(({ id }) => id)).toEqual(['END-02']);
    expect(spanish.find('damage')[0]?.id).toBe('DAMAGE-01');
    expect(spanish.cited('(BATTLE-02)')[0]?.summary).toMatch(/^Los monstruos/);
  });
});
