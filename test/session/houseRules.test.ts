import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { checkDeck } from '../../src/decks/legality.ts';
import { findShipped } from '../../src/decks/shipped.ts';
import { choicesOf, createDuel, FORMATS, PARAMS, rulesKey } from '../../src/engine/index.ts';
import { historyRecord } from '../../src/session/duelRecord.ts';
import { loadGame } from '../../src/session/game.ts';
import { gameWords } from '../../src/session/gameWords.ts';
import { houseRulesText, readHouseRules, ruledBy, withHouseRules } from '../../src/session/houseRules.ts';
import { openingLines, openingOf } from '../../src/session/opening.ts';
import { parseReplay, printHead } from '../../src/session/replayFile.ts';
import { type DuelPlan, headOf, setupOf } from '../../src/session/start.ts';
import { LANGUAGES, stringsOf } from '../../src/strings/index.ts';
import { said } from '../../src/strings/saying.ts';
import { ruleFaultOf } from '../../src/text/ruleFault.ts';
import { valueInWords } from '../../src/text/ruleValues.ts';

async function planWith(words: readonly string[], format = 'classic'): Promise<DuelPlan> {
  const game = withHouseRules(await loadGame(format), readHouseRules(words));
  const { deck } = findShipped('vanilla-beatdown')!;
  return { game, decks: [deck, deck], names: ['A', 'B'], levels: ['person', 'standard'], seed: 1, first: 0 };
}

describe('house rules as typed', () => {
  test('words, numbers, switches, sizes and lists', () => {
    expect(
      readHouseRules([
        'PRM-11=true',
        'PRM-01=4000',
        'GAP-06=retarget',
        'PRM-36=synchro,xyz',
        'PRM-03=15',
        'PRM-26=2',
      ]),
    ).toEqual({
      'PRM-11': true,
      'PRM-01': 4000,
      'GAP-06': 'retarget',
      'PRM-36': ['synchro', 'xyz'],
      'PRM-03': '15',
      'PRM-26': 2,
    });
    expect(readHouseRules(['PRM-36=none'])).toEqual({ 'PRM-36': [] });
  });

  test('ids and words in any letter case, switches by yes and no too', () => {
    expect(readHouseRules(['prm-11=Yes', 'gap-06=Retarget', 'Prm-10=NO', 'prm-14=oneperplayer'])).toEqual({
      'PRM-11': true,
      'GAP-06': 'retarget',
      'PRM-10': false,
      'PRM-14': 'onePerPlayer',
    });
    expect(() => readHouseRules(['PRM-11=true', 'prm-11=no'])).toThrow('PRM-11 is given more than once');
  });

  test.each(LANGUAGES)(
    'every value there is to choose has its words in %s, different from the others',
    (code) => {
      const { rules } = stringsOf(code);
      for (const id of Object.keys(PARAMS)) {
        const said = choicesOf(id).map((value) => valueInWords(id, value, rules));
        expect(new Set(said).size, id).toBe(choicesOf(id).length);
        for (const words of said) expect(words, id).toMatch(/ /);
      }
    },
  );

  test('are told in the language', () => {
    const params = { 'PRM-02': '40-60', 'PRM-03': '0,15', 'PRM-05': 1, 'PRM-36': ['synchro'] };
    expect(houseRulesText(params, stringsOf('en'))).toBe(
      'a Deck has 40 to 60 cards (PRM-02); a Side Deck has 0 or 15 cards (PRM-03); a deck has at most 1 copy of a card (PRM-05); the Extra Deck has Fusion and Synchro Monsters (PRM-36)',
    );
    expect(houseRulesText(params, stringsOf('es'))).toBe(
      'un Deck tiene de 40 a 60 cartas (PRM-02); un Side Deck tiene 0 o 15 cartas (PRM-03); un Deck tiene como máximo 1 copia de una carta (PRM-05); el Extra Deck tiene Monstruos de Fusión y de Sincronía (PRM-36)',
    );
  });

  test.each([
    [['PRM-11'], 'expected ID=VALUE'],
    [['PRM-11=true', 'PRM-11=false'], 'PRM-11 is given more than once'],
    [['PRM-11=maybe'], 'PRM-11 takes true or false, not "maybe"'],
    [['PRM-01='], 'PRM-01 takes a whole number'],
    [['LP=4000'], 'no parameter LP that a duel can change'],
  ])('%j is refused', (words, message) => {
    expect(() => readHouseRules(words)).toThrow(message);
  });

  test('what the engine refuses is said in English as its own message has it, and in the language', () => {
    const thrown = (params: Record<string, unknown>): unknown => {
      try {
        rulesKey('classic', params);
      } catch (error) {
        return error;
      }
      return null;
    };
    const wrong = [
      { 'PRM-99': 1 },
      { 'PRM-11': 'maybe' },
      { 'PRM-01': 0 },
      { 'PRM-02': 'many' },
      { 'GAP-06': 'again' },
      { 'PRM-36': ['tuner'] },
      { 'PRM-39': 'goat', 'GAP-08': 'none' },
    ];
    for (const params of wrong) {
      const error = thrown(params);
      expect(error).toBeInstanceOf(RangeError);
      expect(said(ruleFaultOf(error), stringsOf('en'))).toBe((error as Error).message);
      expect(said(ruleFaultOf(error), stringsOf('it'))).not.toBe((error as Error).message);
    }
    expect(said(ruleFaultOf(thrown({ 'PRM-02': 'many' })), stringsOf('es'))).toBe(
      'PRM-02 lleva tamaños como "40+" o "40-60", no "many"',
    );
  });
});

describe('house rules in a duel', () => {
  test('PRM-01 reach the duel, its save, its replay and the history', async () => {
    const plan = await planWith(['PRM-01=4000', 'PRM-10=false']);
    const state = createDuel(setupOf(plan));
    expect(state.players.map(({ lp }) => lp)).toEqual([4000, 4000]);
    expect(state.zones[1]).toHaveLength(5);
    const head = headOf(plan, '0');
    expect(parseReplay(printHead(head), 'x').head.params).toEqual({ 'PRM-01': 4000, 'PRM-10': false });
    expect(historyRecord(0, head, [], 'won', false).rules).toEqual({ 'PRM-01': 4000, 'PRM-10': false });
    const plain = headOf(await planWith([]), '0');
    expect('rules' in historyRecord(0, plain, [], 'won', false)).toBe(false);
  });

  test('are told as the duel begins, and nothing is where there are none', async () => {
    const said = gameWords(await loadGame('classic'), 'en');
    const told = async (words: readonly string[]) =>
      openingLines(openingOf(await planWith(words), said), 0, ['A', 'B'], said.strings)
        .filter(({ step }) => step === 'rules')
        .map(({ text }) => text);
    expect(await told(['PRM-36=synchro,link', 'PRM-11=true'])).toEqual([
      'House rules: the Extra Deck has Fusion, Synchro and Link Monsters (PRM-36); whoever begins has a Battle Phase in the first turn (PRM-11).',
    ]);
    expect(await told([])).toEqual([]);
    expect(houseRulesText({ 'PRM-36': [] }, stringsOf('en'))).toBe(
      'the Extra Deck has Fusion Monsters only (PRM-36)',
    );
  });

  test('of a file are refused by name when they are none', async () => {
    const game = await loadGame('classic');
    expect(() => ruledBy(game, { 'PRM-99': 1 }, 'x.duelo')).toThrow(/^x\.duelo: no parameter PRM-99/);
    expect(ruledBy(game, { 'PRM-13': 4 }, 'x.duelo').params).toEqual({ 'PRM-13': 4 });
  });

  test('PRM-02 PRM-04 change what is asked of decks', async () => {
    const { game, decks } = await planWith(['PRM-02=41+']);
    expect(checkDeck(decks[0], game.rules, game.supported, known).problems.map(({ rule }) => rule)).toEqual([
      'DECK-01',
    ]);
    const synchro = await planWith(['PRM-36=synchro', 'PRM-04=0-3']);
    expect(synchro.game.rules).toMatchObject({ extraKinds: ['fusion', 'synchro'], maxExtra: 3 });
  });

  test('PRM-06 BAN-05 another list, or none, changes which decks are legal and is told', async () => {
    const { deck } = findShipped('vanilla-beatdown')!;
    const sinful = { ...deck, main: [...deck.main.slice(0, -2), 79571449, 79571449] };
    const faults = async (format: string, ...words: string[]) => {
      const { game } = await planWith(words, format);
      const { problems } = checkDeck(sinful, { ...game.rules, pool: null }, game.supported, known);
      return problems.filter(({ rule }) => rule.startsWith('BAN')).map(({ rule }) => rule);
    };
    expect(await faults('goat')).toEqual(['BAN-02']);
    expect(await faults('goat', 'PRM-06=none')).toEqual([]);
    expect(await faults('classic')).toEqual([]);
    expect(await faults('classic', 'PRM-06=goat')).toEqual(['BAN-02']);
    expect(await faults('goat', 'PRM-06=edison')).toEqual(['BAN-01']);
    expect(houseRulesText(readHouseRules(['PRM-06=goat']), stringsOf('en'))).toBe(
      'the Forbidden/Limited list of goat (PRM-06)',
    );
    expect(() => readHouseRules(['PRM-06=2004'])).toThrow('PRM-06 takes one of "none", "goat"');
  });

  test.each(Object.keys(FORMATS))('every parameter can be set in %s to what it is', async (format) => {
    const game = await loadGame(format);
    const { profileOf } = await import('../../src/engine/index.ts');
    const profile = profileOf(game.format.profile) as unknown as Record<string, unknown>;
    for (const [id, field] of Object.entries(PARAMS)) {
      const word = Array.isArray(profile[field])
        ? (profile[field] as string[]).join(',') || 'none'
        : String(profile[field]);
      expect(readHouseRules([`${id}=${word}`]), id).toEqual({ [id]: profile[field] });
    }
  });
});
