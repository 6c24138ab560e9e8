/** Spans: what happened when (AST.md §2 and §6). */
import { describe, expect, test } from 'vitest';
import type { Place, Span } from '../../../src/engine/ast/index.ts';
import { didHappenTo, inSpan, tally } from '../../../src/engine/eval/history.ts';
import { maker, type Scene, scene, wasOnField } from './scene.ts';

function table(turnPlayer: 0 | 1 = 0): Scene {
  const x = scene(
    {
      monsters: ['Wolf'],
      gy: ['Knight'],
      spells: [{ card: 'Banner', pos: 'up' }],
      field: { card: 'Plain', pos: 'up' },
    },
    { monsters: ['Drake'] },
    { turnPlayer },
  );
  x.s.turn = 9;
  return x;
}

describe('a span holds its turns', () => {
  const rows: [span: Span, turnPlayer: 0 | 1, turns: number[]][] = [
    ['thisTurn', 0, [9]],
    ['lastTurn', 0, [8]],
    ['yourLastTurn', 0, [7]],
    ['yourLastTurn', 1, [8]],
    ['thisDuel', 0, [6, 7, 8, 9, 10]],
  ];
  test.each(rows)('%s, turn of player %d', (span, turnPlayer, turns) => {
    const x = table(turnPlayer);
    expect([6, 7, 8, 9, 10].filter((turn) => inSpan(x.s, x.ctx('Wolf'), span, turn, -1))).toEqual(turns);
    expect([6, 7, 8, 9, 10].filter((turn) => inSpan(x.s, x.ctx('Wolf'), span, turn, 3))).toEqual(turns);
  });
});

test('this Battle Phase and this battle begin at their own moments', () => {
  const x = table();
  const within = (span: Span): boolean[] =>
    [19, 20, 29, 30].map((stamp) => inSpan(x.s, x.ctx('Wolf'), span, 9, stamp));
  x.s.phaseSince = 20;
  expect(within('thisBattlePhase')).toEqual([false, false, false, false]);
  x.s.phase = 'battle';
  expect(within('thisBattlePhase')).toEqual([false, true, true, true]);
  expect(within('thisBattle')).toEqual([false, false, false, false]);
  x.s.battle = {
    attacker: x.id('Wolf'),
    attackerMoved: 0,
    since: 30,
    target: -1,
    targetMoved: 0,
    over: false,
    flipped: false,
    damage: [0, 0],
    destroyed: [],
    targets: [],
  };
  expect(within('thisBattle')).toEqual([false, false, false, true]);
  expect(inSpan(x.s, x.ctx('Wolf'), 'thisBattle', 8, 30)).toBe(false);
  // only the turn is known
  for (const span of ['thisBattlePhase', 'thisBattle'] as const)
    expect([8, 9, 10].map((turn) => inSpan(x.s, x.ctx('Wolf'), span, turn, -1))).toEqual([
      false,
      true,
      false,
    ]);
});

describe('since a card came to where it is', () => {
  test.each(['Wolf', 'Banner', 'Plain'])('%s on the field: the moment counts', (name) => {
    const x = table();
    x.card(name).entered = 8;
    x.card(name).since = 40;
    const at = (turn: number, stamp: number): boolean =>
      inSpan(x.s, x.ctx(name), { here: 'this' }, turn, stamp);
    expect([at(8, 39), at(8, 40), at(8, 41)]).toEqual([false, true, true]);
    expect([at(9, 60), at(7, 20)]).toEqual([true, false]);
    // only the turn is known
    expect([at(7, -1), at(8, -1), at(9, -1)]).toEqual([false, true, true]);
  });
  test('a card that has left: its last stay on the field, unless the effect works from where it is', () => {
    const x = table();
    const knight = x.card('Knight');
    knight.entered = 9;
    knight.since = 40;
    const at = (turn: number, stamp: number): boolean =>
      inSpan(x.s, x.ctx('Knight'), { here: 'this' }, turn, stamp);
    expect([at(9, 39), at(9, 40)]).toEqual([false, true]);
    knight.last = wasOnField(x, 'Knight', { entered: 7, since: 20 });
    expect([at(7, 19), at(7, 20), at(9, 39)]).toEqual([false, true, true]);
    expect([at(6, -1), at(7, -1)]).toEqual([false, true]);
  });
  test.each([
    [['gy'], 40],
    [['gy', 'mzone'], 40],
    [['mzone'], 20],
    [['banished'], 20],
  ] as [Place[], number][])(
    'an effect that works from %j: its stay from moment %i counts',
    (from, begins) => {
      const x = scene(
        { gy: ['Digger'] },
        {},
        {
          cards: [maker(100, 'Digger', [{ k: 'act', id: 'a1', from, on: { k: 'ignition' }, do: [] }])],
        },
      );
      const digger = x.card('Digger');
      digger.since = 40;
      digger.last = wasOnField(x, 'Digger', { since: 20 });
      const c = x.ctx('Digger', { eff: x.effect('Digger') });
      const since = [19, 20, 39, 40].map((stamp) => inSpan(x.s, c, { here: 'this' }, 0, stamp));
      expect(since).toEqual([19, 20, 39, 40].map((stamp) => stamp >= begins));
    },
  );
  test('a card on the field: this stay, not the one before', () => {
    const x = table();
    const wolf = x.card('Wolf');
    wolf.since = 40;
    wolf.last = wasOnField(x, 'Wolf', { since: 20 });
    expect([20, 39, 40].map((stamp) => inSpan(x.s, x.ctx('Wolf'), { here: 'this' }, 0, stamp))).toEqual([
      false,
      false,
      true,
    ]);
  });
  test('no card, no span', () => {
    const x = table();
    expect(inSpan(x.s, x.ctx('Wolf'), { here: 'host' }, 9, 50)).toBe(false);
  });
  test('a card under a monster is not where it was', () => {
    const x = table();
    const wolf = x.card('Wolf');
    wolf.zone = 9;
    wolf.entered = 8;
    wolf.since = 40;
    expect(inSpan(x.s, x.ctx('Wolf'), { here: 'this' }, 8, 39)).toBe(false);
    expect(inSpan(x.s, x.ctx('Wolf'), { here: 'this' }, 8, 40)).toBe(true);
  });
});

test('tally counts what fits, of its kind, in its span', () => {
  const x = table();
  x.s.history = [
    x.event('attack', { cards: ['Wolf', 'Drake'] }),
    x.event('attack', { cards: ['Drake', 'Wolf'] }),
    x.event('attack', { cards: ['Wolf'], turn: 8 }),
    x.event('flipped', { cards: ['Wolf'] }),
    x.event('damage', { player: 1, n: 700, why: ['battle'] }),
  ];
  const mine = { in: ['mzone' as const], of: 'you' as const };
  expect(tally(x.s, x.ctx(), { k: 'attack', by: mine }, 'thisTurn', false)).toBe(1);
  expect(tally(x.s, x.ctx(), { k: 'attack', by: mine }, 'thisDuel', false)).toBe(2);
  expect(tally(x.s, x.ctx(), { k: 'attack', by: 'this' }, 'thisTurn', false)).toBe(0);
  expect(tally(x.s, x.ctx(), { k: 'damage', to: 'opp', by: 'any' }, 'thisTurn', true)).toBe(700);
});

test('tally counts each card of one moment', () => {
  const x = table();
  x.s.history = [x.event('flipped', { cards: ['Wolf', 'Drake', 'Banner'] })];
  const flipped = { k: 'flipped' as const, what: { in: ['mzone' as const], of: 'both' as const } };
  expect(tally(x.s, x.ctx(), flipped, 'thisTurn', false)).toBe(2);
});

test('what happened to one card; an event about no card happened to each', () => {
  const x = table();
  x.s.history = [
    x.event('attack', { cards: ['Wolf', 'Drake'] }),
    x.event('attack', { cards: ['Wolf'], turn: 8 }),
    x.event('damage', { player: 1, n: 700, why: ['battle'] }),
    x.event('setDown', { cards: ['Banner'] }),
  ];
  const c = x.ctx('Banner', { it: x.id('Drake') });
  const did = (name: string, span: Span): number =>
    didHappenTo(x.s, c, { k: 'attack', by: { in: ['mzone'], of: 'both' } }, span, x.id(name));
  expect([did('Wolf', 'thisTurn'), did('Wolf', 'thisDuel'), did('Drake', 'thisDuel')]).toEqual([1, 2, 0]);
  expect(didHappenTo(x.s, c, { k: 'damage', to: 'opp', by: 'any' }, 'thisTurn', x.id('Drake'))).toBe(1);
  // what a filter asked about before is asked about again
  expect(c.it).toBe(x.id('Drake'));
});
