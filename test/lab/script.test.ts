import { describe, expect, test } from 'vitest';
import type { Card, Decision, Option, State } from '../../src/engine/index.ts';
import { ZONE, ZONES_PER_PLAYER, type ZoneName } from '../../src/engine/index.ts';
import { fittingOptions, type Table } from '../../src/lab/match.ts';
import { checkOffers, offeredText } from '../../src/lab/offers.ts';
import { parseScenarios } from '../../src/lab/parse.ts';
import { unasked } from '../../src/lab/run.ts';
import type { Action } from '../../src/lab/scenario.ts';
import { newScript, pendingActions, scripted } from '../../src/lab/script.ts';
import { names } from './cards.ts';

/** A table of two sides with these cards, in the order of their ids. */
function fakeState(...cards: [name: string, player: 0 | 1, zone: ZoneName, slot: number][]): State {
  const zones: number[][] = Array.from({ length: 2 * ZONES_PER_PLAYER }, () => []);
  const made = cards.map(([name, player, zone, slot], id) => {
    const pile = zones[player * ZONES_PER_PLAYER + ZONE[zone]]!;
    while (pile.length <= slot) pile.push(-1);
    pile[slot] = id;
    return { id, code: names.code(name)!, controller: player, zone: ZONE[zone], slot } as Card;
  });
  return { zones, cards: made, turn: 1, phase: 'main1', result: null } as unknown as State;
}

const opt = (k: Option['k'], card = -1, n = 0, m = 0): Option => ({ k, card, n, m });
function asked(
  kind: Decision['kind'],
  options: Option[],
  about: Partial<Decision['about']> = {},
  player: 0 | 1 = 0,
): Decision {
  const none = { purpose: 'action', card: -1, addr: -1, min: 1, max: 1, chosen: [], what: -1 } as const;
  return { player, kind, options, about: { ...none, ...about } };
}
const at = (state: State, decision: Decision): Table => ({ state: { ...state, decision }, decision, names });
const actions = (...list: object[]): Action[] =>
  parseScenarios(JSON.stringify({ id: 'x', players: [{}, {}], actions: list }), 'f', names)[0]!.actions;
const action = (one: object): Action => actions(one)[0]!;

const board = fakeState(
  ['Gemini Elf', 0, 'mzone', 0],
  ['Summoned Skull', 0, 'hand', 0],
  ['Gemini Elf', 0, 'hand', 1],
  ['Trap Hole', 1, 'szone', 0],
  ['Summoned Skull', 1, 'mzone', 2],
);
const ELF = 0;
const SKULL = 1;
const ELF_IN_HAND = 2;
const HOLE = 3;
const THEIR_SKULL = 4;
const main = asked('main', [
  opt('summon', ELF_IN_HAND),
  opt('tributeSummon', SKULL),
  opt('set', ELF_IN_HAND),
  opt('setSpell', HOLE),
  opt('position', ELF, 1),
  opt('activate', ELF, 7),
  opt('toPhase', -1, 3),
  opt('toPhase', -1, 5),
]);

describe('how names meet options', () => {
  test.each<[string, object, Option[]]>([
    ['summon = summon', { summon: 'Gemini Elf' }, [opt('summon', ELF_IN_HAND)]],
    ['summon = tributeSummon', { summon: 'Summoned Skull' }, [opt('tributeSummon', SKULL)]],
    ['set = set', { set: 'Gemini Elf' }, [opt('set', ELF_IN_HAND)]],
    ['set = setSpell', { set: 'Trap Hole' }, [opt('setSpell', HOLE)]],
    ['pos = position', { pos: 'p0.m0' }, [opt('position', ELF, 1)]],
    ['phase = toPhase', { phase: 'battle' }, [opt('toPhase', -1, 3)]],
    ['end', { end: true }, [opt('toPhase', -1, 5)]],
    ['a place narrows', { summon: 'Gemini Elf', at: 'p0.hand' }, [opt('summon', ELF_IN_HAND)]],
    ['and can be the wrong one', { summon: 'Gemini Elf', at: 'p0.hand.0' }, []],
    ['so can the player', { end: true, player: 1 }, []],
    ['the turn', { end: true, turn: 2 }, []],
    ['and the phase', { end: true, inPhase: 'battle' }, []],
    ['a passcode is a name', { summon: '70781052' }, [opt('tributeSummon', SKULL)]],
  ])('%s', (_, given, expected) => {
    expect(fittingOptions(at(board, main), action(given))).toEqual(expected);
  });

  test('an optional trigger is activate, yes and no', () => {
    const trigger = at(board, asked('trigger', [opt('activate', ELF, 3), opt('pass')]));
    expect(fittingOptions(trigger, action({ activate: 'Gemini Elf' }))).toEqual([opt('activate', ELF, 3)]);
    expect(fittingOptions(trigger, action({ yes: true }))).toEqual([opt('activate', ELF, 3)]);
    expect(fittingOptions(trigger, action({ no: true }))).toEqual([opt('pass')]);
  });

  test('a trigger asked as a question is activate too', () => {
    const question = at(board, asked('yesNo', [opt('yes'), opt('no')], { purpose: 'trigger', card: ELF }));
    expect(fittingOptions(question, action({ activate: 'Gemini Elf' }))).toEqual([opt('yes')]);
    expect(fittingOptions(question, action({ activate: 'Sangan' }))).toEqual([]);
  });

  test('select takes cards and direct, by name, place or number', () => {
    const pick = at(board, asked('pickCard', [opt('card', ELF), opt('card', THEIR_SKULL), opt('direct')]));
    expect(fittingOptions(pick, action({ select: ['Summoned Skull'] }))).toEqual([opt('card', THEIR_SKULL)]);
    expect(fittingOptions(pick, action({ select: ['p1.m2'] }))).toEqual([opt('card', THEIR_SKULL)]);
    expect(fittingOptions(pick, action({ select: ['direct'] }))).toEqual([opt('direct')]);
    expect(fittingOptions(pick, action({ select: [1] }))).toEqual([opt('card', THEIR_SKULL)]);
    expect(fittingOptions(pick, action({ select: ['Sangan'] }))).toEqual([]);
  });

  test('coins are called by their names, other values are announced', () => {
    const coin = at(board, asked('declare', [opt('value', -1, 1), opt('value', -1, 0)], { what: 6 }));
    expect(fittingOptions(coin, action({ option: 'Tails' }))).toEqual([opt('value', -1, 0)]);
    const attr = at(board, asked('declare', [opt('value', -1, 0), opt('value', -1, 1)], { what: 2 }));
    expect(fittingOptions(attr, action({ announce: 'DARK' }))).toEqual([opt('value', -1, 1)]);
    const level = at(board, asked('declare', [opt('value', -1, 3), opt('value', -1, 4)], { what: 4 }));
    expect(fittingOptions(level, action({ announce: 4 }))).toEqual([opt('value', -1, 4)]);
    const name = at(
      board,
      asked('declare', [opt('value', -1, 26202165), opt('value', -1, 70781052)], { what: 0 }),
    );
    expect(fittingOptions(name, action({ announce: 'Summoned Skull' }))).toEqual([
      opt('value', -1, 70781052),
    ]);
  });

  test('positions and zones', () => {
    const pos = at(board, asked('position', [opt('pos', -1, 0), opt('pos', -1, 2)]));
    expect(fittingOptions(pos, action({ position: 'set' }))).toEqual([opt('pos', -1, 2)]);
    const slot = at(board, asked('slot', [opt('slot', -1, 1, ZONE.mzone), opt('slot', -1, 3, ZONE.mzone)]));
    expect(fittingOptions(slot, action({ zone: 'p0.m3' }))).toEqual([opt('slot', -1, 3, ZONE.mzone)]);
  });
});

/** What a script answers to each decision in turn; null where nothing in it does. */
function answers(list: Action[], ...decisions: Decision[]): { given: (Option | null)[]; left: number } {
  const script = newScript(list);
  const given = decisions.map((decision) => scripted(script, at(board, decision), unasked(decision, true)));
  return { given, left: pendingActions(script, { state: board, names }).length };
}

describe('how a script is used up', () => {
  const choose = (cards: number[], about: Partial<Decision['about']> = {}, done = false) =>
    asked('pickCard', [...cards.map((card) => opt('card', card)), ...(done ? [opt('done')] : [])], about);

  test('an action waits for the first decision it fits', () => {
    const window = asked('respond', [opt('activate', HOLE, 5), opt('pass')], { purpose: 'response' }, 1);
    const { given, left } = answers(
      actions({ summon: 'Gemini Elf' }, { activate: 'Trap Hole' }),
      main,
      main,
      window,
    );
    expect(given).toEqual([opt('summon', ELF_IN_HAND), null, opt('activate', HOLE, 5)]);
    expect(left).toBe(0);
  });

  test('skip lets fitting decisions go by', () => {
    const window = asked('respond', [opt('activate', HOLE, 5), opt('pass')], { purpose: 'response' }, 1);
    expect(answers(actions({ activate: 'Trap Hole', skip: 1 }), window, window).given).toEqual([
      null,
      opt('activate', HOLE, 5),
    ]);
  });

  test('a multiple choice is listed at once and ends with done', () => {
    const { given } = answers(
      actions({ select: ['Summoned Skull', 'Gemini Elf'] }),
      choose([ELF, THEIR_SKULL], { max: 3 }),
      choose([ELF], { max: 3, chosen: [THEIR_SKULL] }, true),
      choose([ELF_IN_HAND], { max: 3, chosen: [THEIR_SKULL, ELF] }, true),
    );
    expect(given).toEqual([opt('card', THEIR_SKULL), opt('card', ELF), opt('done')]);
  });

  test('follow-ups answer what the action brings: Tributes, cost, targets, position', () => {
    const { given, left } = answers(
      actions({ activate: 'Gemini Elf', cost: ['Summoned Skull'], targets: ['p1.m2'], position: 'def' }),
      main,
      choose([SKULL, ELF_IN_HAND], { purpose: 'cost', card: ELF }),
      choose([THEIR_SKULL, ELF], { purpose: 'target', card: ELF }),
      asked('position', [opt('pos', -1, 0), opt('pos', -1, 1)], { card: ELF }),
    );
    expect(given).toEqual([
      opt('activate', ELF, 7),
      opt('card', SKULL),
      opt('card', THEIR_SKULL),
      opt('pos', -1, 1),
    ]);
    expect(left).toBe(0);
  });

  test('then waits beside the actions that follow', () => {
    const coin = asked('declare', [opt('value', -1, 1), opt('value', -1, 0)], { what: 6 });
    const given = JSON.parse(
      '[{ "activate": "Gemini Elf", "then": [{ "option": "Heads" }] }, { "end": true }]',
    );
    expect(answers(actions(...given), main, coin, main).given).toEqual([
      opt('activate', ELF, 7),
      opt('value', -1, 1),
      opt('toPhase', -1, 5),
    ]);
  });

  test('what nobody asked for is left over', () => {
    expect(answers(actions({ phase: 'main2' }, { end: true }), main).left).toBe(2);
  });
});

describe('what no action answers', () => {
  const window = asked('respond', [opt('activate', HOLE, 5), opt('pass')]);
  test('optional windows are passed if the scenario is played by itself', () => {
    expect(unasked(window, true)).toEqual(opt('pass'));
    expect(unasked(window, false)).toBeNull();
  });

  test('forced choices and the lowest free zone are taken', () => {
    expect(unasked(asked('pickCard', [opt('card', ELF)]), false)).toEqual(opt('card', ELF));
    expect(
      unasked(asked('pickCard', [opt('card', ELF), opt('card', SKULL)], { min: 2, max: 2 }), true),
    ).toEqual(opt('card', ELF));
    expect(unasked(asked('slot', [opt('slot', -1, 3), opt('slot', -1, 1)]), true)).toEqual(
      opt('slot', -1, 1),
    );
  });

  test('everything else stops the run', () => {
    expect(unasked(main, true)).toBeNull();
    expect(unasked(asked('main', [opt('toPhase', -1, 5)]), true)).toBeNull();
    expect(unasked(asked('pickCard', [opt('card', ELF), opt('card', SKULL)]), true)).toBeNull();
    expect(unasked(asked('trigger', [opt('activate', ELF), opt('pass')]), true)).toBeNull();
    expect(unasked(asked('yesNo', [opt('yes'), opt('no')]), true)).toBeNull();
  });
});

describe('offers and refuses', () => {
  const patterns = (offers: object[], refuses: object[]) => {
    const [scenario] = parseScenarios(
      JSON.stringify({ id: 'x', players: [{}, {}], offers, refuses }),
      'f',
      names,
    );
    return checkOffers(at(board, main).state, scenario!, names);
  };

  test('only the keys given are compared', () => {
    const offered = [
      { do: 'summon' },
      { do: 'pos', card: 'Gemini Elf', at: 'p0.m0' },
      { do: 'phase', phase: 'end' },
    ];
    expect(
      patterns(offered, [
        { do: 'summon', card: 'Trap Hole' },
        { do: 'phase', phase: 'main2' },
        { do: 'yes' },
      ]),
    ).toEqual([]);
  });

  test('a failure lists what was offered', () => {
    const [missing] = patterns([{ do: 'flip', card: 'Gemini Elf' }], []);
    expect(missing).toBe(
      'offers[0]: {"do":"flip","card":"Gemini Elf"} is not offered; offered: summon Gemini Elf (p0.hand.1), ' +
        'summon Summoned Skull (p0.hand.0), set Gemini Elf (p0.hand.1), set Trap Hole (p1.s0), pos Gemini Elf (p0.m0), ' +
        'activate Gemini Elf (p0.m0), phase battle, phase end (player 0, main)',
    );
    const [present] = patterns([], [{ do: 'activate' }]);
    expect(present).toContain('refuses[0]: {"do":"activate"} is offered; offered: ');
    expect(offeredText(at(board, asked('yesNo', [opt('yes'), opt('no')], {}, 1)))).toBe(
      'yes, no (player 1, yesNo)',
    );
  });
});
