import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDeckFile } from '../../src/decks/deckFile.ts';
import { known } from '../../src/decks/knownFile.ts';
import { checkDeck } from '../../src/decks/legality.ts';
import { packageRoot } from '../../src/decks/packageRoot.ts';
import { defaultDecks, findDeck, findShipped, shippedDecks } from '../../src/decks/shipped.ts';
import { deckStatistics, drawOdds } from '../../src/decks/statistics.ts';
import { printYdke } from '../../src/decks/ydke.ts';
import { FORMATS, formatNamed } from '../../src/engine/index.ts';
import { loadGame } from '../../src/session/game.ts';
import { code } from './formats.ts';

const everything: ReadonlySet<number> = new Set(known.codes());
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'decks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('shipped decks', () => {
  test('include the two starter sets, a Goat, an Edison deck and one of Normal Monsters', () => {
    const sizes = new Map(
      shippedDecks().map(({ id, name, deck }) => [id, [name, deck.main.length, deck.extra.length]]),
    );
    expect(sizes.get('starter/yugi')).toEqual(['Starter Deck: Yugi', 50, 0]);
    expect(sizes.get('starter/kaiba')).toEqual(['Starter Deck: Kaiba', 50, 0]);
    expect(sizes.get('goat/goat-control')).toEqual(['Goat Control', 40, 8]);
    expect(sizes.get('edison/wind-monarchs')).toEqual(['Wind Monarchs', 40, 3]);
    expect(sizes.get('modern/junk-warriors')).toEqual(['Junk Warriors', 40, 15]);
    expect(sizes.get('classic/vanilla-beatdown')).toEqual(['Vanilla Beatdown', 40, 0]);
  });

  test('have names of their own and obey their format', async () => {
    const names = shippedDecks().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, folder, deck } of shippedDecks()) {
      const { rules } = await loadGame(formatNamed(folder)?.id ?? 'classic');
      expect(checkDeck(deck, rules, everything, known).problems, id).toEqual([]);
    }
  });

  test('one for modern shows each of its Summons', async () => {
    expect(defaultDecks('modern')?.[0]).toBe('modern/junk-warriors');
    const { cards } = await loadGame('modern');
    const extra = findShipped('modern/junk-warriors')?.deck.extra ?? [];
    const kinds = new Set<string>(
      extra.flatMap((code) => cards.find((card) => card.code === code)?.sub ?? []),
    );
    expect(['synchro', 'xyz', 'link'].filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test.each(Object.keys(FORMATS))('%s has decks to begin with that it can play', async (format) => {
    const { rules, supported } = await loadGame(format);
    const ids = defaultDecks(format) ?? [];
    expect(ids).toHaveLength(2);
    for (const id of ids) {
      const deck = findShipped(id)?.deck;
      expect(deck && checkDeck(deck, rules, supported, known).problems, id).toEqual([]);
    }
  });

  test.each(['Starter Deck: Yugi', 'starter deck: YUGI', 'starter/yugi', 'yugi', 'yugi.ydk'])(
    '%s finds it',
    (wanted) => {
      expect(findShipped(wanted)?.id).toBe('starter/yugi');
    },
  );

  test('a name that is none, a folder and a path are told apart', () => {
    expect(findDeck('no such deck', known)).toBeUndefined();
    expect(() => findDeck(folder, known)).toThrow(`${folder}: this is a folder`);
    const path = join(folder, 'yugi.ydk');
    writeFileSync(path, '#main\n89631139\n');
    expect(findDeck(path, known)?.deck).toMatchObject({ name: 'yugi', main: [89631139] });
    const shipped = findDeck('yugi', known)?.deck;
    expect(shipped?.main).toHaveLength(50);
    expect(shipped && findDeck(printYdke(shipped), known)?.deck.main).toEqual(shipped?.main);
  });

  test('the benchmark decks are the shipped ones', () => {
    const read = (path: string) => readFileSync(join(packageRoot(), path), 'utf8');
    for (const [bench, shipped] of [
      ['goat_control', 'goat/goat-control'],
      ['vanilla_beatdown', 'classic/vanilla-beatdown'],
    ]) {
      expect(read(`decks/${shipped}.ydk`).split('\n').slice(1).join('\n')).toBe(
        read(`test/bench/${bench}.ydk`),
      );
    }
  });
});

describe('deck files', () => {
  test('UTF-16 files are read, other bytes and missing files are refused by name', () => {
    const text = '\uFEFF#main\n89631139\n';
    const little = join(folder, 'le.ydk');
    writeFileSync(little, Buffer.from(text, 'utf16le'));
    const big = join(folder, 'be.ydk');
    writeFileSync(big, Buffer.from(text, 'utf16le').swap16());
    expect(readDeckFile(little, known).deck.main).toEqual([89631139]);
    expect(readDeckFile(big, known).deck.main).toEqual([89631139]);
    const binary = join(folder, 'x.ydk');
    writeFileSync(binary, Buffer.from([1, 0, 2, 0]));
    expect(() => readDeckFile(binary, known)).toThrow(`${binary}:1: this is not a text file`);
    expect(() => readDeckFile(join(folder, 'none.ydk'), known)).toThrow('there is no such file');
    expect(() => readDeckFile(folder, known)).toThrow('this is a folder');
  });
});

describe('statistics', () => {
  test('of the Yugi starter set', () => {
    const deck = findShipped('yugi')?.deck;
    if (deck === undefined) throw new Error('not shipped');
    const stats = deckStatistics({ ...deck, main: [...deck.main, 12345] }, known);
    expect(stats).toMatchObject({
      main: 51,
      extra: 0,
      side: 0,
      kinds: { monster: 29, spell: 13, trap: 8 },
      sorts: {
        'monster normal': 25,
        'monster effect': 4,
        'monster flip': 3,
        'spell equip': 2,
        'spell field': 1,
      },
      tributes: [23, 4, 2],
      unknown: 1,
    });
    expect(stats.levels[7]).toBe(2);
    expect(stats.meanAtk).toBeGreaterThan(1000);
  });

  test('the mean ATK leaves out "?" and is null without monsters', () => {
    const only = (...names: string[]) => ({ name: '', main: names.map(code), extra: [], side: [] });
    expect(deckStatistics(only('Kuriboh', 'Relinquished', 'Ten Thousand Dragon'), known).meanAtk).toBe(150);
    expect(deckStatistics(only('Pot of Greed'), known).meanAtk).toBeNull();
  });

  test('odds of a card in the first hand', () => {
    expect(drawOdds(40, 3, 5)).toBeCloseTo(0.33755, 5);
    expect(drawOdds(40, 1, 6)).toBeCloseTo(0.15, 10);
    expect(drawOdds(40, 0, 5)).toBe(0);
    expect(drawOdds(3, 3, 5)).toBe(1);
  });
});
