import { describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { checkScenario, labCards, parseScenarios, runScenario } from '../../src/lab/index.ts';
import { zoneOf } from '../../src/lab/places.ts';

const cards = labCards(known);
const fill = { deckFill: { card: 'Mokey Mokey', count: 10 } };
const parse = (scenario: object) =>
  parseScenarios(JSON.stringify({ id: 'x', rules: 'goat', ...scenario }), 'f.json', cards.names)[0]!;
const check = (scenario: object) => checkScenario(parse(scenario), cards);
const passed = { status: 'passed', reason: '' };

describe('an attack without a target', () => {
  const players = [
    { ...fill, monsters: ['Gemini Elf'] },
    { ...fill, monsters: ['Mokey Mokey'] },
  ];
  const actions = [{ phase: 'battle' }, { attack: 'Gemini Elf' }];

  test('goes where alone it can go', () => {
    expect(check({ players, actions, expect: { 'p1.lp': 6400 } })).toMatchObject(passed);
  });

  test('stops before that when the scenario looks at the targets', () => {
    expect(
      check({
        players,
        actions,
        expect: { 'p1.lp': 8000 },
        offers: [{ do: 'select', card: 'Mokey Mokey' }],
        refuses: [{ do: 'select', card: 'direct' }],
      }),
    ).toMatchObject(passed);
  });

  test('stops at a choice of targets', () => {
    const two = [players[0], { ...fill, monsters: ['Mokey Mokey', 'Kuriboh'] }];
    const offers = [
      { do: 'select', card: 'Mokey Mokey' },
      { do: 'select', card: 'Kuriboh' },
    ];
    expect(check({ players: two, actions, offers, expect: { result: 'paused' } })).toMatchObject(passed);
  });
});

describe('an attack with a target', () => {
  const players = [
    { ...fill, monsters: ['Gemini Elf', 'Gemini Elf'] },
    { ...fill, monsters: ['Mokey Mokey'] },
  ];

  test('fits only if the target can be reached', () => {
    const actions = [{ phase: 'battle' }, { attack: 'Gemini Elf', target: 'direct' }];
    expect(check({ players, actions }).reason).toMatch(
      /^actions\[1\] .* was never taken; stopped at turn 1, battle, offered: attack /,
    );
  });

  test('is looked for by refuses on a copy', () => {
    const refuses = [{ do: 'attack', card: 'Gemini Elf', target: 'direct' }];
    const offers = [{ do: 'attack', card: 'Gemini Elf', target: 'p1.m0' }];
    expect(
      check({ players, actions: [{ phase: 'battle' }], offers, refuses, expect: { 'p1.lp': 8000 } }),
    ).toMatchObject(passed);
  });
});

describe('how a run ends', () => {
  const elf = { ...fill, monsters: ['Gemini Elf'] };
  const direct = [{ phase: 'battle' }, { attack: 'Gemini Elf', target: 'direct' }];

  test('paused where a free choice stands', () => {
    expect(
      check({ players: [elf, fill], actions: direct, expect: { result: 'paused', phase: 'battle' } }),
    ).toMatchObject(passed);
  });
  test('stuck where the next action does not fit', () => {
    expect(runScenario(parse({ players: [elf, fill], actions: [{ pos: 'Kuriboh' }] }), cards).end).toBe(
      'stuck',
    );
  });
  test('won', () => {
    const players = [elf, { ...fill, lp: 1900 }];
    expect(check({ players, actions: direct, expect: { result: 'win', winner: 0 } })).toMatchObject(passed);
  });
  test('over, with actions left: that is a fault', () => {
    const players = [elf, { ...fill, lp: 1900 }];
    expect(check({ players, actions: [...direct, { end: true }] }).reason).toBe(
      'actions[2] {"end":true} was never taken: the duel is over',
    );
  });
  test('with an error where a place cannot be', () => {
    const spells = [{ card: 'Trap Hole', equippedTo: 'p1.m0' }];
    expect(check({ players: [{ ...fill, spells }, fill] })).toMatchObject({ status: 'failed' });
  });
  test('then at random, the same way for the same seed', () => {
    const random = (seed: number) =>
      runScenario(parse({ players: [elf, elf], then_random: { decisions: 20, seed } }), cards).state;
    expect(random(1)).toEqual(random(1));
    expect(random(1).turn).toBeGreaterThan(1);
  });
});

describe('what is not asked', () => {
  const players = [
    { ...fill, monsters: ['Summoned Skull'], spells: [] },
    { ...fill, monsters: [{ card: 'Man-Eater Bug', pos: 'set' }] },
  ];
  test('a choice that leaves no choice may be written down all the same', () => {
    const one = [{ ...fill, hand: ['Monster Reborn'], gy: ['Gemini Elf'] }, fill];
    const actions = [{ activate: 'Monster Reborn' }, { select: ['Gemini Elf'] }, { position: 'def' }];
    expect(
      check({ players: one, actions, expect: { 'p0.m0': { card: 'Gemini Elf', pos: 'def' } } }),
    ).toMatchObject(passed);
  });
  test('but it must have come about', () => {
    const one = [{ ...fill, hand: ['Monster Reborn'], gy: ['Gemini Elf'] }, fill];
    const actions = [{ activate: 'Monster Reborn' }, { select: ['Kuriboh'] }, { position: 'def' }];
    expect(check({ players: one, actions }).reason).toMatch(
      /^actions\[1\] \{"select":\["Kuriboh"\]\} was never taken/,
    );
  });
  test('and all of a list', () => {
    const actions = [
      { phase: 'battle' },
      { attack: 'Summoned Skull', target: 'p1.m0' },
      { player: 1, select: ['Summoned Skull', 'Kuriboh'] },
    ];
    expect(check({ players, actions }).reason).toMatch(/^actions\[2\] .* was never taken/);
  });
});

describe('what the start position says', () => {
  test('EQUIP-06 an Equip on the monster its own effect brought back is tied to it without more words', () => {
    const field = {
      ...fill,
      monsters: ['Gemini Elf'],
      spells: [{ card: 'Premature Burial', equippedTo: 'p0.m0' }, 'Mystical Space Typhoon'],
    };
    const actions = [{ activate: 'Mystical Space Typhoon', targets: ['Premature Burial'] }];
    const expected = {
      'p0.monsters': [],
      'p0.gy': ['Gemini Elf', 'Premature Burial', 'Mystical Space Typhoon'],
    };
    expect(check({ players: [field, fill], actions, expect: expected })).toMatchObject(passed);
  });

  test('a Token that several cards have is that of the card that can be played', () => {
    const trap = { ...fill, spells: ['Ojama Trio'] };
    const actions = [{ activate: 'Ojama Trio' }];
    const expect_ = { 'p1.monsters': ['Ojama Token', 'Ojama Token', 'Ojama Token'] };
    expect(check({ players: [trap, fill], actions, expect: expect_ })).toMatchObject(passed);
    const [scenario] = parseScenarios(
      JSON.stringify({ id: 'x', rules: 'goat', players: [{ ...fill, monsters: ['Ojama Token'] }, fill] }),
      'f.json',
      cards.names,
    );
    expect(scenario?.sides[0].monsters[0]?.code).toBe(29843092);
  });

  test('the turn may be another one than the first', () => {
    const start = { phase: 'draw', turnPlayer: 1, turn: 6 };
    const actions = [{ phase: 'end' }];
    expect(
      check({ start, players: [fill, fill], actions, expect: { turn: 7, 'p1.deckCount': 9 } }),
    ).toMatchObject(passed);
  });
});

describe('forced chance', () => {
  test('a shuffle leaves the cards named on top, in Decks that keep their order too', () => {
    const deck = ['Toon Summoned Skull', 'Kuriboh', 'Sangan', 'Gemini Elf', 'Jinzo'];
    const players = [{ deck, hand: ['Toon Table of Contents'] }, fill];
    const actions = [{ activate: 'Toon Table of Contents', targets: ['Toon Summoned Skull'] }];
    const shuffles = [['Gemini Elf', 'Sangan']];
    const expected = { expect: { 'p0.deck': ['Gemini Elf', 'Sangan', 'Kuriboh', 'Jinzo'] } };
    expect(check({ shuffles, players, actions, ...expected })).toMatchObject(passed);
    const shuffled = parse({ shuffles, fixedDeckOrder: false, players, actions });
    expect(namesInDeck(shuffled).slice(0, 2)).toEqual(['Gemini Elf', 'Sangan']);
  });

  test('a forced result leaves what chance decides afterwards as it is', () => {
    const players = [{ ...fill, monsters: ['Time Wizard'] }, fill];
    const actions = [{ activate: 'Time Wizard' }, { announce: 'Heads' }];
    const run = (coins: number[]) => runScenario(parse({ players, actions, coins }), cards);
    expect(run([1]).unused).toEqual([]);
    expect(run([1]).state.rng).toEqual(run([]).state.rng);
  });
});

function namesInDeck(scenario: ReturnType<typeof parse>): string[] {
  const { state } = runScenario(scenario, cards);
  return zoneOf(state, 0, 'deck')
    .toReversed()
    .map((id) => cards.names.name(state.cards[id]?.code ?? -1));
}
