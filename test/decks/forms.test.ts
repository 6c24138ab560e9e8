import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deck, DeckError, MAX_PASSCODE, withMainPasscodes } from '../../src/decks/deck.ts';
import { parseDeck, printDeck } from '../../src/decks/deckFile.ts';
import { known } from '../../src/decks/knownFile.ts';
import { parseTextList, printTextList } from '../../src/decks/textList.ts';
import { parseYdk, printYdk } from '../../src/decks/ydk.ts';
import { parseYdke, printYdke } from '../../src/decks/ydke.ts';
import { code, textOf } from './formats.ts';

const name = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replace(/\s+/g, ' ').trim());
const passcodes = fc.array(fc.integer({ min: 1, max: MAX_PASSCODE }), { maxLength: 60 });
const anyDeck: fc.Arbitrary<Deck> = fc.record({ name, main: passcodes, extra: passcodes, side: passcodes });

const all = known.codes();
const isExtra = (passcode: number) => (known.byPasscode(passcode)?.extra ?? null) !== null;
const card = fc.constantFrom(...all);
const mainCard = fc.constantFrom(...all.filter((passcode) => !isExtra(passcode)));
const realDeck: fc.Arbitrary<Deck> = fc.record({
  name,
  main: fc.array(mainCard, { maxLength: 20 }),
  extra: fc.array(card, { maxLength: 8 }),
  side: fc.array(card, { maxLength: 8 }),
});
const sorted = (deck: Deck): Deck => ({
  ...deck,
  main: deck.main.toSorted((a, b) => a - b),
  extra: deck.extra.toSorted((a, b) => a - b),
  side: deck.side.toSorted((a, b) => a - b),
});

function errorOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DeckError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('.ydk', () => {
  test('sections, leading zeros, comments, CRLF and a byte order mark are understood', () => {
    const text =
      '\uFEFF#created by someone\r\n#main\r\n00032864\r\n 62121 \r\n\r\n#extra\r\n63519819\r\n!side\r\n102380\r\n';
    expect(parseYdk(text, 'decks/my deck.ydk')).toEqual({
      name: 'my deck',
      main: [32864, 62121],
      extra: [63519819],
      side: [102380],
    });
  });

  test('#name states the name, and cards before the first heading are main deck cards', () => {
    expect(parseYdk('#name Goat Control\n89631139\n')).toMatchObject({
      name: 'Goat Control',
      main: [89631139],
    });
  });

  test('a line that is no passcode is refused with its file and number', () => {
    expect(errorOf(() => parseYdk('#main\n89631139\nPot of Greed\n', 'a.ydk'))).toBe(
      'a.ydk:3: expected a passcode, #main, #extra or !side, found "Pot of Greed"',
    );
    expect(errorOf(() => parseYdk('#main\n0\n', 'a.ydk'))).toContain('a.ydk:2:');
    expect(errorOf(() => parseYdk('#main\n99999999999\n', 'a.ydk'))).toContain('a.ydk:2:');
    expect(errorOf(() => parseYdk('x\u001b[31mred\n', 'a.ydk'))).not.toContain('\u001b');
  });

  test('what is printed is read back the same', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        expect(parseYdk(printYdk(deck), '')).toEqual(deck);
      }),
    );
  });
});

describe('ydke://', () => {
  test('a link is read as 32-bit little-endian numbers', () => {
    const link = 'ydke://I+RXBQ==!!LYAAAA==!';
    expect(parseYdke(link, 'mine')).toEqual({ name: 'mine', main: [89646115], extra: [], side: [32813] });
    expect(parseYdke(`  ${link.slice(0, -1)}\n`).main).toEqual([89646115]);
  });

  test('a cut or garbled link is refused and the part named', () => {
    expect(errorOf(() => parseYdke('ydke://AAAA'))).toContain('three parts');
    expect(errorOf(() => parseYdke('ydke://I+RX!!!'))).toContain('the main part ends inside a passcode');
    expect(errorOf(() => parseYdke('ydke://!*!!'))).toContain('the extra part is not base64');
    expect(errorOf(() => parseYdke('ydke://!!AAAAAA==!'))).toContain('the side part holds the passcode 0');
  });

  test('what is printed is read back the same', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        expect(parseYdke(printYdke(deck), deck.name)).toEqual(deck);
      }),
    );
  });
});

describe('plain lists', () => {
  test('the usual ways to write copies, headings and names in four languages', () => {
    const text = `#name Mixed
Monsters (5)
3 Kuriboh
2x Mago Oscuro
7 Colored Fish
3 7
Spells:
Pot of Greed x1
Monster Reborn (2)
1 "Dark Hole"
== Fusion Deck ==
x2 Dark Paladin
Side Deck [2]
// a comment
83764718
Trou`;
    const { deck, problems } = parseTextList(text, known, 'list.txt');
    expect(deck).toEqual({
      name: 'Mixed',
      main: [
        ...[code('Kuriboh'), code('Kuriboh'), code('Kuriboh')],
        ...[code('Dark Magician'), code('Dark Magician')],
        ...[code('7 Colored Fish'), code('7'), code('7'), code('7')],
        ...[code('Pot of Greed'), code('Monster Reborn'), code('Monster Reborn'), code('Dark Hole')],
      ],
      extra: [code('Dark Paladin'), code('Dark Paladin')],
      side: [code('Monster Reborn')],
    });
    expect(problems.map((problem) => problem.line)).toEqual([16]);
  });

  test('a misspelt name is reported with its line and the names near to it', () => {
    const { deck, problems } = parseTextList('3 Kuriboh\n2 Pot of Gred\n', known, 'list.txt');
    expect(deck.main).toHaveLength(3);
    expect(problems).toEqual([{ line: 2, saying: expect.anything(), near: ['Pot of Greed'] }]);
    const said = problems.map((problem) => textOf(problem));
    expect(said).toEqual(['no card is called "Pot of Gred"; did you mean Pot of Greed?']);
  });

  test('EXTRA-02 a Fusion Monster listed among the monsters goes to the extra part', () => {
    const { deck } = parseTextList('Monsters\n1 Dark Paladin\nSide Deck\n1 Dark Paladin', known);
    expect(deck).toMatchObject({ main: [], extra: [code('Dark Paladin')], side: [code('Dark Paladin')] });
  });

  test('no heading is the name of a card', () => {
    for (const heading of [
      'main deck',
      'monsters',
      'magic',
      'spells',
      'traps',
      'fusion',
      'extra',
      'side',
      'deck',
      'mazo',
    ]) {
      expect(known.byName(heading), heading).toBeUndefined();
    }
  });

  test('every card can be written by its name', () => {
    const text = all.map((passcode) => `2 ${known.byPasscode(passcode)?.name}`).join('\n');
    const { deck, problems } = parseTextList(`Side Deck\n${text}`, known);
    expect(problems).toEqual([]);
    expect(deck.side).toEqual(all.flatMap((passcode) => [passcode, passcode]));
  });

  test('what is printed is read back as the same cards', () => {
    fc.assert(
      fc.property(realDeck, (deck) => {
        const { deck: read, problems } = parseTextList(printTextList(deck, known), known, '');
        expect(problems).toEqual([]);
        expect(sorted(read)).toEqual(sorted(deck));
      }),
    );
  });
});

describe('any form', () => {
  test('the form is told from the text, and printing in it gives the same deck', () => {
    fc.assert(
      fc.property(
        realDeck,
        fc.constantFrom('ydk' as const, 'ydke' as const, 'text' as const),
        (deck, form) => {
          fc.pre(form !== 'text' || deck.main.length > 0);
          const read = parseDeck(printDeck(deck, form, known), '', known);
          expect(read.form).toBe(form);
          expect(sorted({ ...read.deck, name: '' })).toEqual(sorted({ ...deck, name: '' }));
        },
      ),
    );
  });

  test('other artworks become the card they show', () => {
    const deck = { name: '', main: [36996508, 46986414], extra: [], side: [1546124] };
    expect(withMainPasscodes(deck, known)).toMatchObject({ main: [46986414, 46986414], side: [1546123] });
  });
});
