import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scenarioFiles } from '../../src/lab/files.ts';
import { parseScenarios, ScenarioError } from '../../src/lab/parse.ts';
import { names } from './cards.ts';

const SKULL = 70781052;
const read = (scenario: object) =>
  parseScenarios(JSON.stringify({ id: 'x', players: [{}, {}], ...scenario }), 'f.json', names)[0]!;
const sides = '"players": [{}, {}]';
const problem = (scenario: object): string => {
  try {
    read(scenario);
  } catch (error) {
    expect(error).toBeInstanceOf(ScenarioError);
    return (error as Error).message;
  }
  return 'no problem';
};

describe('every scenario of the conformance suite', () => {
  test.each(scenarioFiles(['test/conformance']))('%s can be read', (file) => {
    const scenarios = parseScenarios(readFileSync(file, 'utf8'), file, names);
    expect(scenarios.length).toBeGreaterThan(0);
  });

  test('there are 972 of them, with ids of their own', () => {
    const all = scenarioFiles(['test/conformance']).flatMap((file) =>
      parseScenarios(readFileSync(file, 'utf8'), file, names),
    );
    expect(all).toHaveLength(972);
    expect(new Set(all.map(({ id }) => id)).size).toBe(972);
  });
});

describe('what a scenario says', () => {
  test('one object or an array, with comments', () => {
    const text = `[ // first\n { "id": "a", "name": "not // a comment", ${sides} },\n { "id": "b", ${sides} } ]`;
    expect(parseScenarios(text, 'f', names).map(({ id, name }) => [id, name])).toEqual([
      ['a', 'not // a comment'],
      ['b', ''],
    ]);
    expect(parseScenarios(`{ "id": "a", ${sides} }`, 'f', names)).toHaveLength(1);
  });

  test('defaults: fixed decks, a battle at once, Main Phase 1 of player 0, answered by itself', () => {
    expect(read({})).toMatchObject({
      seed: 1,
      fixedDeckOrder: true,
      randomFirst: false,
      attackFirstTurn: true,
      phase: 'main1',
      turnPlayer: 0,
      auto: true,
      cards: null,
    });
  });

  test('cards lie where their place in the list or their zone says, Set or face-up as is usual there', () => {
    const { sides } = read({
      players: [
        {
          monsters: [
            null,
            'Summoned Skull',
            { card: '70781052', pos: 'set', zone: 4, proper: true, owner: 1 },
          ],
          spells: ['Trap Hole', { card: 'Axe of Despair', equippedTo: 'p0.m1' }],
          field: 'Yami',
          deck: ['Sangan', { card: 'Kuriboh', count: 2 }],
          deckFill: { card: 'Mokey Mokey', count: 2 },
        },
        {},
      ],
    });
    expect(sides[0].monsters).toEqual([
      null,
      { code: SKULL, position: 'attack' },
      null,
      null,
      { code: SKULL, position: 'faceDownDefense', proper: true, owner: 1 },
    ]);
    expect(sides[0].spells.slice(0, 2)).toMatchObject([
      { position: 'set' },
      { position: 'up', equippedTo: { player: 0, slot: 1 } },
    ]);
    expect(sides[0].field).toMatchObject({ position: 'up' });
    expect(sides[0].deck.map((code) => names.name(code))).toEqual([
      'Sangan',
      'Kuriboh',
      'Kuriboh',
      'Mokey Mokey',
      'Mokey Mokey',
    ]);
  });

  test('a position beside another action is its follow-up, alone it is an answer', () => {
    const { actions } = read({
      actions: [{ activate: 'Monster Reborn', position: 'def' }, { position: 'atk' }, { end: true }],
    });
    expect(actions.map(({ verb, position }) => [verb.do, position])).toEqual([
      ['activate', 'defense'],
      ['position', null],
      ['phase', null],
    ]);
  });

  test('a card may be meant by name, passcode, place, both or the number of the option', () => {
    const { actions } = read({
      actions: [
        {
          select: ['Summoned Skull', 70781052, 'p1.m2', { card: 'Summoned Skull', at: 'p0.gy' }, 2, 'direct'],
        },
      ],
    });
    const gy = { player: 0, zone: 'gy', slot: null };
    expect(actions[0]!.verb).toEqual({
      do: 'select',
      cards: [
        { k: 'card', code: SKULL, at: null },
        { k: 'card', code: SKULL, at: null },
        { k: 'place', at: { player: 1, zone: 'mzone', slot: 2 } },
        { k: 'card', code: SKULL, at: gy },
        { k: 'index', i: 2 },
        { k: 'direct' },
      ],
    });
  });
});

describe('what is wrong is named with its file, scenario and path', () => {
  test.each<[string, object, string]>([
    ['an unknown key', { acts: [] }, 'f.json: scenario x: unknown key "acts"'],
    [
      'an unknown card',
      { players: [{ hand: ['Sumoned Skul'] }, {}] },
      'f.json: scenario x: players[0].hand[0]: ',
    ],
    [
      'a key of an action',
      { actions: [{ end: true, tribute: [] }] },
      'f.json: scenario x: actions[0]: unknown key "tribute"',
    ],
    [
      'two actions in one',
      { actions: [{ end: true, pass: true }] },
      'f.json: scenario x: actions[0]: expected one action',
    ],
    ['no action', { actions: [{ player: 1 }] }, 'f.json: scenario x: actions[0]: expected one of: summon'],
    [
      'a nested action',
      { actions: [JSON.parse('{ "activate": "Sangan", "then": [{ "phase": "main3" }] }')] },
      'actions[0].then[0].phase: expected "draw"',
    ],
    [
      'a target of something else',
      { actions: [{ activate: 'Sangan', target: 'p0.m0' }] },
      'actions[0].target: expected only beside "attack"',
    ],
    ['a bad place', { actions: [{ activate: 'Sangan', at: 'p0.m7' }] }, 'actions[0].at: expected a place'],
    [
      'an unknown expectation',
      { expect: { 'p0.m9': null } },
      'f.json: scenario x: expect["p0.m9"]: unknown key',
    ],
    [
      'a bad value',
      { expect: { 'p0.lp': '8000' } },
      'expect["p0.lp"]: expected a whole number, found "8000"',
    ],
    ['a bad pattern', { offers: [{ do: 'end' }] }, 'offers[0].do: expected "summon" or '],
    ['a pattern without do', { refuses: [{ card: 'Sangan' }] }, 'refuses[0]: expected a "do"'],
    ['a parameter of no table', { params: { lp: 1 } }, 'params.lp: expected a PRM, GAP, GOAT or EDI id'],
    ['three players', { players: [{}, {}, {}] }, 'players: expected two players, found 3'],
    [
      'a taken zone',
      { players: [{ monsters: ['Sangan', { card: 'Sangan', zone: 0 }] }, {}] },
      'players[0].monsters[1]: zone 0 is taken',
    ],
    [
      'a bad position',
      { players: [{ monsters: [{ card: 'Sangan', pos: 'up' }] }, {}] },
      'players[0].monsters[0].pos: expected "atk" or "def"',
    ],
  ])('%s', (_, scenario, expected) => {
    expect(problem(scenario)).toContain(expected);
  });

  test('a scenario without players is none', () => {
    expect(() => parseScenarios('[{ "id": "x" }]', 'f.json', names)).toThrow(
      'f.json: scenario x: expected "players"',
    );
  });

  test.each<[string, object, string]>([
    [
      'Life Points of a player who has lost',
      { lp: 0 },
      'players[0].lp: expected a whole number from 1 to 999999, found 0',
    ],
    [
      'more Life Points than can be shown',
      { lp: 1_000_000 },
      'players[0].lp: expected a whole number from 1 to 999999, found 1000000',
    ],
    [
      'more counters than a duel comes to',
      { monsters: [{ card: 'Breaker the Magical Warrior', counters: { 'Spell Counter': 99_999_999 } }] },
      'players[0].monsters[0].counters["Spell Counter"]: expected a whole number from 0 to 99, found 99999999',
    ],
    [
      'more copies than anything holds',
      { deckFill: { card: 'Mokey Mokey', count: 100_000_000 } },
      'players[0].deckFill.count: expected at most 500 copies, found 100000000',
    ],
    [
      'more copies in a pile',
      { gy: [{ card: 'Mokey Mokey', count: 501 }] },
      'players[0].gy[0].count: expected at most 500 copies, found 501',
    ],
    [
      'a Monster Zone that is none',
      { monsters: [{ card: 'Sangan', zone: 7 }] },
      'players[0].monsters[0].zone: there are 5 zones, counted from 0: 0 to 4; the Extra Monster Zones are "e0" and "e1"',
    ],
    [
      'a Spell & Trap Zone that is none',
      { spells: [{ card: 'Trap Hole', zone: 5 }] },
      'players[0].spells[0].zone: there are 5 zones, counted from 0: 0 to 4',
    ],
  ])('%s', (_, side, expected) => {
    expect(problem({ players: [side, {}] })).toContain(expected);
  });

  test('a mistyped key is named, with the one that is meant and those there are', () => {
    expect(problem({ players: [{ hnad: [] }, {}] })).toBe(
      'f.json: scenario x: players[0]: unknown key "hnad"; did you mean "hand"? there are: lp, hand, deck, deckFill, gy, banished, extra, monsters, spells, field',
    );
    expect(problem({ actions: [{ sumon: 'Kuriboh' }] })).toContain(
      'unknown key "sumon"; did you mean "summon"?',
    );
  });

  test('a name near to a known one is suggested', () => {
    expect(problem({ actions: [{ summon: 'Sumoned Skull' }] })).toContain('did you mean Summoned Skull');
  });

  test('a scenario without an id is counted', () => {
    expect(() => parseScenarios(`[{ "id": "a", ${sides} }, {}]`, 'f.json', names)).toThrow(
      'f.json: scenario number 2: expected an "id"',
    );
  });

  test.each([
    ['a missing value', '[\n // fine\n { "id": }\n]', 'f.json: line 3: expected a value, found }'],
    ['a missing comma', '{ "id": "a"\n\n"name": "b" }', 'f.json: line 3: expected "," or "}", found "name"'],
    ['a comma too many', '[\n{ "id": "a" },\n]', 'f.json: line 3: expected a value, found ]'],
    ['a key twice', '{ "id": "a",\n"id": "b" }', 'f.json: line 2: the key "id" stands twice'],
    ['an open string', '{ "id": "a\n }', 'f.json: line 1: expected a value, found "'],
    ['an open object', '{ "id": "a",\n', 'f.json: line 2: expected a key in quotes, found the end'],
    [
      'brackets without end',
      '['.repeat(20_000),
      'f.json: line 1: expected no more than 100 brackets within each other',
    ],
    ['two values', '{ "id": "a" }\n{ "id": "b" }', 'f.json: line 2: expected nothing more, found {'],
  ])('broken JSON is named with its line: %s', (_, text, expected) => {
    expect(() => parseScenarios(text, 'f.json', names)).toThrow(expected);
  });
});
