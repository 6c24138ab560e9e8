import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { checkScenario, labCards, openPosition, parseScenarios, ScenarioError } from '../../src/lab/index.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { said } from '../../src/strings/saying.ts';

const cards = labCards(known);
const parse = (side: object, rest: object = {}) =>
  parseScenarios(
    JSON.stringify({ id: 'x', rules: 'modern', players: [side, {}], ...rest }),
    'f.json',
    cards.names,
  )[0]!;
function problem(side: object, rest: object = {}): string {
  try {
    openPosition(parse(side, rest), cards);
  } catch (error) {
    expect(error).toBeInstanceOf(ScenarioError);
    return (error as Error).message;
  }
  return 'no problem';
}

const LINK = 'LANphorhynchus';
const XYZ = 'Number 39: Utopia';

describe('a position that no duel can come to is refused with its file, scenario, path and reason', () => {
  test.each<[string, object, string]>([
    [
      'a Trap as a monster',
      { monsters: [null, 'Mirror Force'] },
      'monsters: Mirror Force in zone 1 is a Trap Card',
    ],
    [
      'a Set Spell as a monster',
      { monsters: [{ card: 'Yami', pos: 'set' }] },
      'monsters: Yami in zone 0 is a Spell',
    ],
    [
      'a Trap in the Field Zone',
      { field: 'Mirror Force' },
      'field: Mirror Force is a Trap Card: the Field Zone',
    ],
    ['a monster in the Field Zone', { field: 'Kuriboh' }, 'field: Kuriboh is a monster of the Main Deck'],
    ['a Field Spell beside it', { spells: ['Yami'] }, 'spells: Yami in zone 0 is a Field Spell'],
    [
      'a Link Monster in Defense',
      { monsters: [{ card: LINK, pos: 'def' }] },
      'which is in face-up Attack Position',
    ],
    [
      'a Set Link Monster',
      { monsters: [{ card: LINK, pos: 'set', zone: 'e1' }] },
      'LANphorhynchus in zone e1 is a Link',
    ],
    ['a face-down Token', { monsters: [{ card: 'Sheep Token', pos: 'set' }] }, 'never face-down (TOKEN-06)'],
    ['a Token in a hand', { hand: ['Sheep Token'] }, 'hand: Sheep Token is a Token'],
    ['a Token in a Graveyard', { gy: ['Sheep Token'] }, 'gy: Sheep Token is a Token'],
    ['a banished Token', { banished: ['Sheep Token'] }, 'banished: Sheep Token is a Token'],
    [
      'an Xyz Monster in a hand',
      { hand: ['Kuriboh', XYZ] },
      `hand: ${XYZ} is an Xyz Monster: it waits in the Extra`,
    ],
    [
      'a Link Monster in a Deck',
      { deck: [LINK] },
      'deck: LANphorhynchus is a Link Monster: it waits in the Extra',
    ],
    [
      'a Fusion Monster that fills one',
      { deckFill: { card: 'Thousand Dragon', count: 3 } },
      'deck: Thousand Dragon',
    ],
    [
      'a monster of the Main Deck',
      { extra: ['Vorse Raider'] },
      'extra: Vorse Raider is a monster of the Main Deck',
    ],
    [
      'materials of another sort',
      { monsters: [{ card: 'Kuriboh', materials: ['Yami'] }] },
      'only Xyz Monsters have',
    ],
    [
      'a Token as material',
      { monsters: [{ card: XYZ, materials: ['Sheep Token'] }] },
      'which is no Xyz Material',
    ],
    [
      'a monster Set as a Spell',
      { spells: ['Kuriboh'] },
      'spells: Kuriboh in zone 0 is a monster of the Main Deck',
    ],
    [
      'a Set Equip Spell on a monster',
      { monsters: ['Kuriboh'], spells: [{ card: 'Axe of Despair', pos: 'set', equippedTo: 'p0.m0' }] },
      'spells: Axe of Despair in zone 0 is Set',
    ],
    [
      'a monster as a Spell that is no Equip',
      { spells: [{ card: 'Summoned Skull', pos: 'up' }] },
      'spells: Summoned Skull in zone 0 is a monster of the Main Deck: there it is on a monster as an Equip Card',
    ],
    [
      'an Equip on a monster that is face-down',
      {
        monsters: [{ card: 'Kuriboh', pos: 'set' }],
        spells: [{ card: 'Axe of Despair', pos: 'up', equippedTo: 'p0.m0' }],
      },
      'spells: Axe of Despair in zone 0 is on a face-down monster',
    ],
    [
      'an Equip face-up on nothing',
      { spells: [{ card: 'Axe of Despair', pos: 'up' }] },
      'spells: Axe of Despair in zone 0 is an Equip Card: face-up it is on a monster',
    ],
    [
      'a Counter Trap face-up',
      { spells: [{ card: 'Seven Tools of the Bandit', pos: 'up' }] },
      'spells: Seven Tools of the Bandit in zone 0 is a Trap Card that does not stay: face-up it has resolved',
    ],
    [
      'a Normal Spell face-up',
      { spells: [{ card: 'Pot of Greed', pos: 'up' }] },
      'spells: Pot of Greed in zone 0 is a Spell Card that does not stay',
    ],
    [
      'a Quick-Play Spell face-up',
      { spells: [{ card: 'Mystical Space Typhoon', pos: 'up' }] },
      'spells: Mystical Space Typhoon in zone 0 is a Spell Card that does not stay',
    ],
    [
      'a monster of the Main Deck in an Extra Monster Zone',
      { monsters: [{ card: 'Kuriboh', zone: 'e0' }] },
      'monsters: Kuriboh in zone e0 is a monster of the Main Deck: only monsters of the Extra Deck',
    ],
  ])('%s', (_, side, expected) => {
    const message = problem(side);
    expect(message).toContain('f.json: scenario x: players[0].');
    expect(message).toContain(expected);
  });

  test('what the rules in force do not have', () => {
    const down = { monsters: [{ card: 'Kuriboh', pos: 'facedown-atk' }] };
    expect(problem(down, { rules: 'classic' })).toContain('no face-down Attack Position (PRM-33)');
    expect(problem(down, { rules: 'goat' })).toBe('no problem');
    expect(problem(down, { rules: 'classic', params: { 'PRM-33': true } })).toBe('no problem');
    const extra = { monsters: [{ card: 'Thousand Dragon', zone: 'e0' }] };
    expect(problem(extra, { rules: 'goat' })).toContain('no Extra Monster Zones (PRM-26)');
    expect(problem(extra)).toBe('no problem');
  });

  test('the second player is named as such', () => {
    expect(problem({}, { players: [{}, { field: 'Kuriboh' }] })).toContain('players[1].field: ');
  });

  test.each<[string, object, object, string]>([
    [
      'an equipped monster that is not there',
      { spells: [{ card: 'Axe of Despair', equippedTo: 'p0.m3' }] },
      {},
      'm3',
    ],
    ['rules that are none', {}, { rules: 'chess' }, 'f.json: scenario x: no card texts called "chess"'],
    ['texts that are none', {}, { cards: 'chess' }, 'f.json: scenario x: no card texts called "chess"'],
    ['a parameter that is none', {}, { params: { 'PRM-99': 1 } }, 'f.json: scenario x: no parameter PRM-99'],
    [
      'a value that is none',
      {},
      { params: { 'PRM-11': 1 } },
      'f.json: scenario x: PRM-11 takes true or false',
    ],
  ])('%s is a fault of the scenario', (_, side, rest, expected) => {
    expect(problem(side, rest)).toContain(expected);
  });

  test('a check tells the path behind file and id, once', () => {
    const { status, reason } = checkScenario(parse({ field: 'Kuriboh' }), cards);
    expect(status).toBe('failed');
    expect(said(reason, stringsOf('en'))).toMatch(/^players\[0\]\.field: Kuriboh /);
    expect(said(reason, stringsOf('es'))).toBe(
      'players[0].field: Kuriboh es un monstruo del Main Deck: la Zona de Campo solo tiene Mágicas de Campo',
    );
  });
});

describe('positions that look odd and are none the less possible', () => {
  test.each<[string, object]>([
    [
      'a monster as an Equip Card',
      { monsters: ['Relinquished'], spells: [{ card: 'Kuriboh', equippedTo: 'p0.m0' }] },
    ],
    ['a Normal Spell that stays', { spells: [{ card: 'Swords of Revealing Light', pos: 'up' }] }],
    ['a Continuous Trap', { spells: [{ card: 'Royal Decree', pos: 'up' }] }],
    ['a Set Counter Trap', { spells: [{ card: 'Seven Tools of the Bandit', pos: 'set' }] }],
    ['a Set Field Spell', { field: { card: 'Yami', pos: 'set' } }],
    ['Extra Deck monsters used up', { gy: [LINK, XYZ], banished: ['Thousand Dragon'] }],
    ['an Xyz Monster without materials', { monsters: [{ card: XYZ, pos: 'def' }] }],
    ['a Token in Defense Position', { monsters: [{ card: 'Sheep Token', pos: 'def' }] }],
  ])('%s', (_, side) => {
    expect(problem(side)).toBe('no problem');
  });

  test('TRAP-06 a Trap Monster lies there as the monster its effect makes of it', () => {
    const trap = { card: 'Embodiment of Apophis', atk: 1600, def: 1800, level: 4 };
    const scenario = parse(
      { monsters: ['Embodiment of Apophis'] },
      { rules: 'goat', expect: { 'p0.m0': trap, 'p0.monsters': ['Embodiment of Apophis'] } },
    );
    expect(checkScenario(scenario, cards)).toMatchObject({ status: 'passed', reason: '' });
  });
});
