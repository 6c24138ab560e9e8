import { describe, expect, test } from 'vitest';
import { goatFacts } from '../../src/cards/facts.ts';
import type { Deck } from '../../src/decks/deck.ts';
import { known } from '../../src/decks/knownFile.ts';
import { checkDeck, type DeckReport } from '../../src/decks/legality.ts';
import { loadGame } from '../../src/session/game.ts';
import { code, fillers, textOf } from './formats.ts';

const FORMATS = ['classic', 'italian-2000s', 'legacy-4000', 'modern', 'goat', 'edison'] as const;
type FormatId = (typeof FORMATS)[number];
const everything: ReadonlySet<number> = new Set(known.codes());

async function check(format: FormatId, parts: Partial<Omit<Deck, 'name'>>): Promise<DeckReport> {
  const { rules } = await loadGame(format);
  return checkDeck({ name: 'test', main: [], extra: [], side: [], ...parts }, rules, everything, known);
}
const broken = async (format: FormatId, parts: Partial<Omit<Deck, 'name'>>): Promise<string[]> =>
  (await check(format, parts)).problems.map(({ rule }) => rule);
const main = fillers(40);
/** `n` cards, no more than three of each. */
const many = (n: number): number[] => Array.from({ length: n }, (_, i) => fillers(40)[i % 40]!);

describe.each(FORMATS)('decks in %s', (format) => {
  test('DECK-01 thirty-nine cards are refused, forty accepted', async () => {
    expect(await broken(format, { main: main.slice(1) })).toEqual(['DECK-01']);
    expect(await broken(format, { main })).toEqual([]);
  });

  test('DECK-02 PRM-02 EDI-02 the greatest size', async () => {
    const most = { 'legacy-4000': 80, modern: 60, edison: 60 }[format as string] ?? null;
    expect(await broken(format, { main: many(most ?? 119) })).toEqual([]);
    expect(await broken(format, { main: many(most === null ? 120 : most + 1) })).toEqual(
      most === null ? [] : ['DECK-02'],
    );
  });

  test('DECK-03 PRM-05 EX-11 two and two copies of a card in deck and Side Deck are refused', async () => {
    const [first, ...rest] = fillers(54);
    const deck = {
      main: [first!, first!, ...rest.slice(0, 38)],
      side: [first!, first!, ...rest.slice(38, 51)],
    };
    const { problems } = await check(format, deck);
    expect(problems).toMatchObject([{ rule: 'DECK-03', card: first }]);
    expect(textOf(problems[0])).toContain(known.byPasscode(first!)!.name);
    expect(textOf(problems[0])).toContain('4');
  });

  test('DECK-05 what is in the Extra Deck does not make up the forty', async () => {
    expect(await broken(format, { main: main.slice(1), extra: [code('Thousand Dragon')] })).toEqual([
      'DECK-01',
    ]);
  });

  test('SIDE-01 SIDE-02 PRM-03 EX-07 a Side Deck of ten, and of fifteen', async () => {
    const side = fillers(55).slice(40);
    const free = format === 'modern' || format === 'edison';
    expect(await broken(format, { main, side: side.slice(5) })).toEqual(free ? [] : ['SIDE-01']);
    expect(await broken(format, { main, side })).toEqual([]);
    expect(await broken(format, { main })).toEqual([]);
    expect(await broken(format, { main, side: fillers(56).slice(40) })).toEqual(['SIDE-01']);
  });

  test('EXTRA-03 PRM-04 sixteen Fusion Monsters', async () => {
    const { rules } = await loadGame(format);
    const fusions = goatFacts()
      .filter(
        ({ code: c, sub }) => sub.includes('fusion') && (rules.pool?.has(c) ?? true) && !rules.list.has(c),
      )
      .map(({ code: c }) => c);
    const limited = ['legacy-4000', 'modern', 'edison'].includes(format);
    expect(await broken(format, { main, extra: fusions.slice(0, 16) })).toEqual(limited ? ['EXTRA-03'] : []);
    expect(await broken(format, { main, extra: fusions.slice(0, 15) })).toEqual([]);
  });

  test('EXTRA-01 EXTRA-05 PRM-36 which kinds the Extra Deck takes', async () => {
    const kinds = {
      synchro: ['legacy-4000', 'modern', 'edison'],
      xyz: ['modern'],
      link: ['modern'],
    };
    const card = { synchro: 'Stardust Dragon', xyz: 'Gagaga Cowboy', link: 'Decode Talker' };
    for (const [kind, formats] of Object.entries(kinds)) {
      const rules = await broken(format, { main, extra: [code(card[kind as keyof typeof card])] });
      const kindRules = rules.filter((rule) => rule === 'EXTRA-01' || rule === 'PRM-04');
      expect(kindRules.length === 0, kind).toBe(formats.includes(format));
    }
  });

  test('EXTRA-01 a monster of the Main Deck does not lie in the Extra Deck', async () => {
    expect(await broken(format, { main: fillers(41).slice(1), extra: fillers(1) })).toEqual([
      format === 'modern' ? 'EXTRA-05' : 'EXTRA-01',
    ]);
  });

  test('EXTRA-02 Fusion Monsters lie in neither deck nor, before modern, Side Deck', async () => {
    const fusion = code('Thousand Dragon');
    expect(await broken(format, { main: [...main, fusion] })).toEqual(['EXTRA-02']);
    const side = [...fillers(54).slice(40), fusion];
    expect(await broken(format, { main, side })).toEqual(format === 'modern' ? [] : ['EXTRA-02']);
  });
});

describe('lists', () => {
  const listed: [FormatId, string, 'BAN-01' | 'BAN-02' | 'BAN-03', number, number][] = [
    ['goat', 'Raigeki', 'BAN-01', 0, 1],
    ['goat', 'Pot of Greed', 'BAN-02', 1, 2],
    ['goat', 'Creature Swap', 'BAN-03', 2, 3],
    ['edison', 'Pot of Greed', 'BAN-01', 0, 1],
    ['edison', 'Sangan', 'BAN-02', 1, 2],
    ['legacy-4000', 'Change of Heart', 'BAN-01', 0, 1],
    ['legacy-4000', 'Monster Reborn', 'BAN-02', 1, 2],
    ['legacy-4000', 'Magic Cylinder', 'BAN-03', 2, 3],
    ['modern', 'Pot of Greed', 'BAN-01', 0, 1],
    ['modern', 'Monster Reborn', 'BAN-02', 1, 2],
  ];
  test.each(listed)(
    'BAN-01 BAN-02 BAN-03 DECK-04 PRM-06 in %s %s: %s, %i copies allowed',
    async (format, name, rule, most, n) => {
      const copies = (k: number) => [...fillers(40 - k), ...Array.from({ length: k }, () => code(name))];
      expect(await broken(format, { main: copies(most) })).toEqual([]);
      const { problems } = await check(format, { main: copies(n) });
      expect(problems).toMatchObject([{ rule, card: code(name) }]);
      expect(textOf(problems[0])).toContain(name);
    },
  );

  test.each(['goat', 'edison', 'legacy-4000', 'modern'] as const)(
    'BAN-02 EX-12 in %s a Limited card in the deck and one in the Side Deck are refused',
    async (format) => {
      const { rules } = await loadGame(format);
      const [limited] = [...rules.list].find(([c, n]) => n === 1 && known.byPasscode(c)?.extra === null)!;
      const deck = { main: [...fillers(39), limited], side: [...fillers(53).slice(39), limited] };
      expect(await broken(format, deck)).toEqual(['BAN-02']);
    },
  );

  test('BAN-04 EX-13 in legacy-4000 three Call of the Haunted are accepted', async () => {
    const call = code('Call of the Haunted');
    expect(await broken('legacy-4000', { main: [...fillers(37), call, call, call] })).toEqual([]);
  });

  test.each(['classic', 'italian-2000s'] as const)('BAN-05 PRM-06 %s has an empty list', async (format) => {
    const { rules } = await loadGame(format);
    expect(rules.list.size).toBe(0);
  });

  test('BAN-06 the list of legacy-4000 names 140 cards, of which one was printed here only later', async () => {
    const { rules } = await loadGame('legacy-4000');
    expect(rules.list.size).toBe(140);
    const outside = [...rules.list.keys()]
      .filter((c) => !rules.pool!.has(c))
      .map((c) => known.byPasscode(c)?.name);
    expect(outside).toEqual(['Sixth Sense']);
  });

  test.each(['goat', 'edison', 'legacy-4000'] as const)(
    'DECK-04 %s refuses a card printed later',
    async (format) => {
      const { problems } = await check(format, {
        main: [...fillers(39), code('Ash Blossom & Joyous Spring')],
      });
      expect(problems).toMatchObject([{ rule: 'POOL' }]);
    },
  );
});
