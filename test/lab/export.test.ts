import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import {
  exportScenario,
  labCards,
  openPosition,
  parseScenarios,
  type Scenario,
  scenarioText,
} from '../../src/lab/index.ts';

const cards = labCards(known);
const parse = (text: string): Scenario => parseScenarios(text, 'f.json', cards.names)[0]!;

const board = {
  id: 'board',
  rules: 'goat',
  params: { 'PRM-13': 7 },
  coins: [1, 0],
  random: 'first',
  start: { phase: 'main1', turnPlayer: 1 },
  players: [
    {
      lp: 4100,
      hand: ['Gemini Elf', '70781052'],
      deck: ['Kuriboh', 'Mokey Mokey', 'Mokey Mokey'],
      gy: ['Mokey Mokey', { card: 'Summoned Skull', proper: true }],
      banished: ['Kuriboh'],
      monsters: [
        'Gemini Elf',
        null,
        { card: 'Summoned Skull', pos: 'def', owner: 1 },
        { card: 'Mokey Mokey', pos: 'set' },
        { card: 'Breaker the Magical Warrior', counters: { 'Spell Counter': 1 } },
      ],
      spells: [
        'Mirror Force',
        { card: 'Sword of Dark Destruction', equippedTo: 'p0.m2' },
        { card: 'Call of the Haunted', pos: 'up', linkedTo: 'p0.m2' },
      ],
      field: 'Yami',
    },
    { lp: 8000, deck: [{ card: 'Mokey Mokey', count: 4 }], spells: [null, null, 'Waboku'] },
  ],
};

describe('a position as a scenario', () => {
  test('comes back as it was', () => {
    const first = exportScenario(openPosition(parse(JSON.stringify(board)), cards), 'board', cards.names);
    expect(first.lost).toEqual([]);
    const again = parse(scenarioText(first.json));
    const second = exportScenario(openPosition(again, cards), 'board', cards.names);
    expect(second).toEqual(first);
    const { sides, phase, turnPlayer, rules, params, coins, randomFirst } = parse(JSON.stringify(board));
    expect(again).toMatchObject({ sides, phase, turnPlayer, rules, params, coins, randomFirst });
  });

  test.each([
    ['legacy-4000', {}, 4000],
    ['goat', {}, 8000],
    ['goat', { 'PRM-01': 500 }, 500],
  ])('PRM-01 in %s with %j a side that names no Life Points has %i', (rules, params, lp) => {
    const plain = JSON.stringify({ ...board, rules, params, players: [{}, { lp: 77 }] });
    expect(openPosition(parse(plain), cards).players.map((p) => p.lp)).toEqual([lp, 77]);
  });

  test('is written one side a line', () => {
    const { json } = exportScenario(openPosition(parse(JSON.stringify(board)), cards), 'board', cards.names);
    expect(
      scenarioText(json)
        .split('\n')
        .filter((line) => line.startsWith('    {')),
    ).toHaveLength(2);
  });

  test('says what it has no words for', () => {
    const state = openPosition(parse(JSON.stringify(board)), cards);
    state.uses = [1, 1];
    expect(exportScenario(state, 'board', cards.names).lost).toEqual(['effects used once per turn']);
  });
});
