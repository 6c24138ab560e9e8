import { describe, expect, test } from 'vitest';
import { goatFacts } from '../../src/cards/facts.ts';
import type { Deck } from '../../src/decks/deck.ts';
import { withExtrasMoved } from '../../src/decks/deck.ts';
import { known } from '../../src/decks/knownFile.ts';
import { checkDeck, type DeckRules } from '../../src/decks/legality.ts';
import { deckRules } from '../../src/decks/rules.ts';
import { findShipped } from '../../src/decks/shipped.ts';
import { profileOf } from '../../src/engine/index.ts';
import { classic, code, fillers, goat, legacy, modern, textOf } from './formats.ts';

const everything: ReadonlySet<number> = new Set(known.codes());

function deckOf(parts: Partial<Omit<Deck, 'name'>>): Deck {
  return { name: 'test', main: [], extra: [], side: [], ...parts };
}
function rulesBroken(deck: Deck, rules: DeckRules): string[] {
  return checkDeck(deck, rules, everything, known).problems.map((problem) => problem.rule);
}
/** 40 different plain monsters with some of them replaced by the named cards. */
function forty(...names: string[]): number[] {
  return [...fillers(40 - names.length), ...names.map(code)];
}

describe('sizes', () => {
  test('DECK-01 a deck of 39 cards is refused, one of 40 accepted', () => {
    expect(rulesBroken(deckOf({ main: forty().slice(1) }), classic)).toEqual(['DECK-01']);
    expect(rulesBroken(deckOf({ main: forty() }), classic)).toEqual([]);
  });

  test('DECK-02 EX-12 81 cards are refused in legacy-4000 and accepted in classic', () => {
    const main = fillers(27).flatMap((passcode) => [passcode, passcode, passcode]);
    expect(main).toHaveLength(81);
    expect(rulesBroken(deckOf({ main }), legacy)).toEqual(['DECK-02']);
    expect(rulesBroken(deckOf({ main: main.slice(1) }), legacy)).toEqual([]);
    expect(rulesBroken(deckOf({ main }), classic)).toEqual([]);
  });

  test('EDI-02 in edison 40 to 60 cards, and up to 15 each in the Extra and the Side Deck', () => {
    const edison = deckRules(profileOf('edison'), () => new Map(), null);
    const sized = (main: number, extra: number, side: number) =>
      rulesBroken(
        deckOf({
          main: fillers(main),
          extra: goatFacts()
            .filter((card) => card.sub.includes('fusion'))
            .slice(0, extra)
            .map((card) => card.code),
          side: fillers(main + side).slice(main),
        }),
        edison,
      );
    expect([sized(40, 15, 15), sized(60, 0, 7), sized(40, 0, 0)]).toEqual([[], [], []]);
    expect([sized(39, 0, 0), sized(61, 0, 0)]).toEqual([['DECK-01'], ['DECK-02']]);
    expect([sized(40, 16, 0), sized(40, 0, 16)]).toEqual([['EXTRA-03'], ['SIDE-01']]);
  });

  test('DECK-05 Fusion Monsters do not make up the 40', () => {
    const deck = deckOf({ main: forty().slice(1), extra: [code('Darkfire Dragon')] });
    expect(rulesBroken(deck, classic)).toEqual(['DECK-01']);
  });

  test('SIDE-01 SIDE-02 EX-07 the ten cards left of a starter set are no Side Deck; with five more they are', () => {
    const starter = findShipped('Starter Deck: Kaiba')?.deck.main ?? [];
    expect(starter).toHaveLength(50);
    const main = starter.slice(0, 40);
    const ten = starter.slice(40);
    expect(rulesBroken(deckOf({ main, side: ten }), classic)).toEqual(['SIDE-01']);
    const others = fillers(60).filter((passcode) => !starter.includes(passcode));
    expect(rulesBroken(deckOf({ main, side: [...ten, ...others.slice(0, 5)] }), classic)).toEqual([]);
    expect(rulesBroken(deckOf({ main, side: [...ten, ...others.slice(0, 6)] }), classic)).toEqual([
      'SIDE-01',
    ]);
    expect(rulesBroken(deckOf({ main, side: ten }), modern)).toEqual([]);
  });

  test('EXTRA-03 the size of the Extra Deck: none in classic, 15 in legacy-4000', () => {
    const fusions = goatFacts().filter((card) => card.sub.includes('fusion'));
    const extra = fusions.slice(0, 16).map((card) => card.code);
    expect(rulesBroken(deckOf({ main: forty(), extra }), classic)).toEqual([]);
    expect(rulesBroken(deckOf({ main: forty(), extra: extra.slice(1) }), modern)).toEqual([]);
    expect(rulesBroken(deckOf({ main: forty(), extra }), modern)).toEqual(['EXTRA-03']);
  });
});

describe('copies and lists', () => {
  test('DECK-03 EX-11 two copies in the deck and two in the Side Deck are refused', () => {
    const side = fillers(15).slice(0, 13);
    const main = fillers(51).slice(13);
    const hole = code('Trap Hole');
    const deck = deckOf({ main: [...main, hole, hole], side: [...side, hole, hole] });
    const report = checkDeck(deck, classic, everything, known);
    expect(report.main).toBe(40);
    expect(report.side).toBe(15);
    expect(report.problems).toEqual([
      {
        rule: 'DECK-03',
        fault: 'copies',
        card: hole,
        saying: expect.anything(),
      },
    ]);
    expect(report.problems.map((problem) => textOf(problem))).toEqual([
      'Trap Hole: 4 copies in all parts together, at most 3 are allowed.',
    ]);
  });

  test('DECK-03 another artwork is the same card', () => {
    const main = [...forty('Dark Magician', 'Dark Magician'), 36996508, 36996508];
    expect(rulesBroken(deckOf({ main }), classic)).toEqual(['DECK-03']);
  });

  test('DECK-03 cards that always bear one name count together', () => {
    const main = forty('Harpie Lady', 'Harpie Lady', 'Harpie Lady 1', 'Harpie Lady 2');
    const sameName = new Map([
      [code('Harpie Lady 1'), code('Harpie Lady')],
      [code('Harpie Lady 2'), code('Harpie Lady')],
    ]);
    expect(rulesBroken(deckOf({ main }), classic)).toEqual([]);
    expect(rulesBroken(deckOf({ main }), { ...classic, sameName })).toEqual(['DECK-03']);
  });

  test('BAN-01 a Forbidden card is refused in every part', () => {
    const banned = code('Raigeki');
    expect(rulesBroken(deckOf({ main: forty('Raigeki') }), goat)).toEqual(['BAN-01']);
    expect(rulesBroken(deckOf({ main: forty(), side: [...fillers(55).slice(41), banned] }), goat)).toContain(
      'BAN-01',
    );
    expect(rulesBroken(deckOf({ main: forty('Raigeki') }), classic)).toEqual([]);
  });

  test('BAN-02 DECK-04 EX-12 a Limited card in the deck and another in the Side Deck are refused in legacy-4000', () => {
    const side = [...fillers(14), code('Monster Reborn')];
    const main = [...fillers(53).slice(14), code('Monster Reborn')];
    const deck = deckOf({ main, side });
    expect(rulesBroken(deck, legacy)).toEqual(['BAN-02']);
    expect(rulesBroken({ ...deck, side: [] }, legacy)).toEqual([]);
  });

  test('BAN-05 a deck obeys the list of its format; classic comes without one', () => {
    const deck = deckOf({ main: forty('Raigeki', 'Monster Reborn', 'Monster Reborn', 'Monster Reborn') });
    expect(rulesBroken(deck, legacy).sort()).toEqual(['BAN-01', 'BAN-02']);
    expect(rulesBroken(deck, classic)).toEqual([]);
  });

  test('BAN-03 two copies of a Semi-Limited card are allowed, three are not', () => {
    const trap = 'Bottomless Trap Hole';
    expect(rulesBroken(deckOf({ main: forty(trap, trap) }), legacy)).toEqual([]);
    expect(rulesBroken(deckOf({ main: forty(trap, trap, trap) }), legacy)).toEqual(['BAN-03']);
  });

  test('BAN-04 EX-13 three Call of the Haunted are accepted in legacy-4000', () => {
    const trap = 'Call of the Haunted';
    expect(rulesBroken(deckOf({ main: forty(trap, trap, trap) }), legacy)).toEqual([]);
  });

  test('a card over its limit is refused once, not for its copies as well', () => {
    const main = forty('Pot of Greed', 'Pot of Greed', 'Pot of Greed', 'Pot of Greed');
    expect(rulesBroken(deckOf({ main }), goat)).toEqual(['BAN-02']);
  });
});

describe('places and pools', () => {
  test('EXTRA-02 a Fusion Monster among the main deck cards is named and can be moved', () => {
    const deck = deckOf({ main: [...forty(), code('Dark Paladin'), code('Dark Paladin')] });
    const [problem, ...rest] = checkDeck(deck, classic, everything, known).problems;
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({ rule: 'EXTRA-02', card: code('Dark Paladin') });
    expect(textOf(problem)).toBe('Dark Paladin: belongs in the Fusion Deck, not in the Main Deck.');
    const { deck: moved, moved: cards } = withExtrasMoved(deck, known);
    expect(cards).toEqual([code('Dark Paladin'), code('Dark Paladin')]);
    expect(rulesBroken(moved, classic)).toEqual([]);
  });

  test('EXTRA-02 nor does it lie in the Side Deck, before modern', () => {
    const side = [...fillers(14), code('Dark Paladin')];
    const main = fillers(54).slice(14);
    expect(rulesBroken(deckOf({ main, side }), classic)).toEqual(['EXTRA-02']);
    expect(rulesBroken(deckOf({ main, side }), modern)).toEqual([]);
  });

  test('EXTRA-01 the Fusion Deck holds Fusion Monsters only', () => {
    expect(rulesBroken(deckOf({ main: forty(), extra: [code('Kuriboh')] }), classic)).toEqual(['EXTRA-01']);
    expect(rulesBroken(deckOf({ main: forty(), extra: [code('Goyo Defender')] }), classic)).toEqual([
      'EXTRA-01',
    ]);
  });

  test('PRM-04 EXTRA-05 what the Extra Deck holds beside Fusion Monsters depends on the profile', () => {
    const synchro = deckOf({ main: forty(), extra: [code('Stardust Dragon')] });
    const link = deckOf({ main: forty(), extra: [code('Decode Talker')] });
    expect(rulesBroken(synchro, legacy)).toEqual([]);
    expect(rulesBroken(link, legacy)).toEqual(['PRM-04']);
    expect(rulesBroken(link, modern)).toEqual([]);
    expect(rulesBroken(deckOf({ main: forty(), extra: [code('Kuriboh')] }), modern)).toEqual(['EXTRA-05']);
  });

  test('a card outside the pool and a number that is no card are refused', () => {
    const main = [...fillers(38), code('Stardust Shimmer'), 99999999];
    const report = checkDeck(deckOf({ main }), goat, everything, known);
    expect(report.problems.map((problem) => [problem.rule, textOf(problem)])).toEqual([
      ['CARD-01', 'No card has the passcode 99999999.'],
      ['POOL', 'Stardust Shimmer: not in the card pool of this format.'],
    ]);
  });

  test('real cards that cannot be played yet are listed apart, with their number', () => {
    const hole = code('Trap Hole');
    const deck = deckOf({ main: [...forty('Trap Hole', 'Trap Hole')], extra: [] });
    const supported = new Set(deck.main.filter((passcode) => passcode !== hole));
    const report = checkDeck(deck, classic, supported, known);
    expect(report).toEqual({
      ok: false,
      problems: [],
      unsupported: [{ passcode: hole, name: 'Trap Hole', count: 2 }],
      main: 40,
      extra: 0,
      side: 0,
    });
  });

  test('a monster of a kind the format does not have is refused, and not promised for later', () => {
    const deck = deckOf({ main: forty(), extra: [code('Stardust Dragon')] });
    const report = checkDeck(deck, classic, new Set(deck.main), known);
    expect(report.problems.map(({ rule }) => rule)).toEqual(['EXTRA-01']);
    expect(report.unsupported).toEqual([]);
  });

  test('one card is not said to be cards', () => {
    const [problem] = checkDeck(deckOf({ main: ['Kuriboh'].map(code) }), goat, everything, known).problems;
    expect(textOf(problem)).toBe('Main Deck: 1 card, at least 40 are needed.');
  });

  test('a refusal is said in the language asked for, with the name of the card in it', () => {
    const deck = deckOf({ main: forty('Raigeki', 'Dark Hole') });
    const texts = (lang: 'es' | 'pt' | 'it') =>
      checkDeck(deck, goat, everything, known).problems.map((problem) => textOf(problem, lang));
    expect(texts('es')).toEqual([
      'Raigeki: Prohibida, no se permite ninguna copia en ninguna parte.',
      'Agujero Oscuro: Prohibida, no se permite ninguna copia en ninguna parte.',
    ]);
    expect(texts('pt')[1]).toBe('Buraco Negro: Proibido, nenhuma cópia é permitida em nenhuma parte.');
    expect(texts('it')[1]).toBe('Buco Nero: Proibita, nessuna copia è ammessa in nessuna parte.');
  });
});
