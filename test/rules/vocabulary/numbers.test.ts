/** Numbers: every form and its value in one position (AST.md §6). */
import { describe, expect, test } from 'vitest';
import type { Num } from '../../../src/engine/ast/index.ts';
import { META } from '../../../src/engine/code.ts';
import { counterName, noteName } from '../../../src/engine/eval/bond.ts';
import { compare, givenValue, noted, valueOf as worth } from '../../../src/engine/eval/num.ts';
import { maker, type Scene, scene, wasOnField } from './scene.ts';

const CALLER = maker(
  100,
  'Caller',
  [
    {
      k: 'act',
      id: 'a1',
      on: { k: 'ignition' },
      do: [{ k: 'declare', by: 'you', what: 'number', as: 'said' }],
    },
    { k: 'static', id: 's1', on: { in: ['mzone'], of: 'you' }, mods: [{ k: 'add', stat: 'atk', n: 250 }] },
  ],
  { level: 5, atk: 1000, def: 700 },
);

function table(): Scene {
  const x = scene(
    {
      lp: 5300,
      monsters: ['Caller', 'Wolf', { card: 'Jar', counters: [['spark', 2]] }],
      gy: ['Wolf', 'Knight', 'Adopted Wolf', 'Tonic'],
    },
    { lp: 1700, monsters: ['Drake', { card: 'Basin', counters: [['spark', 4]] }] },
    { cards: [CALLER] },
  );
  x.card('Caller').notes = [noteName('other'), 3, noteName('kept'), 8];
  x.card('Knight').last = wasOnField(x, 'Knight', { atk: 3100, def: 50, level: 9 });
  return x;
}
const own = { in: ['mzone' as const], of: 'you' as const };
const both = { in: ['mzone' as const], of: 'both' as const };
const knight = {
  in: ['gy' as const],
  of: 'you' as const,
  where: [{ k: 'sub' as const, type: 'ritual' as const }],
};

describe('a number has the value it says', () => {
  const rows: [title: string, n: Num, out: number][] = [
    ['itself', 7, 7],
    ['ATK now', { k: 'stat', of: 'this', stat: 'atk' }, 1250],
    ['original ATK', { k: 'stat', of: 'this', stat: 'atk', original: true }, 1000],
    ['DEF', { k: 'stat', of: 'this', stat: 'def' }, 700],
    ['Level', { k: 'stat', of: 'this', stat: 'level' }, 5],
    ['ATK of no card', { k: 'stat', of: 'host', stat: 'atk' }, 0],
    ['last ATK of what is on the field', { k: 'stat', of: 'this', stat: 'atk', last: true }, 1250],
    ['count', { k: 'count', of: both }, 5],
    ['count of names', { k: 'count', of: { in: ['gy'], of: 'you' }, distinct: 'name' }, 3],
    ['sum of ATK', { k: 'sum', of: own, stat: 'atk' }, 1250 + 1450 + 650],
    ['sum of original ATK', { k: 'sum', of: own, stat: 'atk', original: true }, 1000 + 1200 + 400],
    ['sum of last ATK', { k: 'sum', of: knight, stat: 'atk', last: true }, 3100],
    ['sum of ATK in the Graveyard', { k: 'sum', of: knight, stat: 'atk' }, 2000],
    ['sum of last Levels', { k: 'sum', of: knight, stat: 'level', last: true }, 9],
    ['sum of nothing', { k: 'sum', of: { in: ['hand'], of: 'both' }, stat: 'atk' }, 0],
    ['own Life Points', { k: 'lp', of: 'you' }, 5300],
    ['those of the other', { k: 'lp', of: 'opp' }, 1700],
    ['those of both', { k: 'lp', of: 'both' }, 7000],
    ['noted', { k: 'noted', name: 'kept' }, 8],
    ['noted, the first', { k: 'noted', name: 'other' }, 3],
    ['not noted', { k: 'noted', name: 'never' }, 0],
    ['register', { k: 'reg', name: 'said' }, 11],
    ['a register nobody binds', { k: 'reg', name: 'never' }, 0],
    [
      'counters on one card',
      { k: 'counters', on: { those: both, where: [{ k: 'name', is: 'Jar' }] }, kind: 'spark' },
      2,
    ],
    ['counters on several', { k: 'counters', on: both, kind: 'spark' }, 6],
    ['counters of another kind', { k: 'counters', on: both, kind: 'ember' }, 0],
    ['half', { k: 'half', of: 9 }, 4],
    ['half of an even number', { k: 'half', of: 8 }, 4],
    ['add', { k: 'add', a: 9, b: 4 }, 13],
    ['sub', { k: 'sub', a: 9, b: 4 }, 5],
    ['mul', { k: 'mul', a: 9, b: 4 }, 36],
    ['min', { k: 'min', a: 9, b: 4 }, 4],
    ['max', { k: 'max', a: 4, b: 9 }, 9],
    [
      'one in another',
      { k: 'mul', a: { k: 'count', of: own }, b: { k: 'add', a: 100, b: { k: 'half', of: 7 } } },
      309,
    ],
  ];
  test.each(rows)('%s', (_, n, out) => {
    const x = table();
    expect(worth(x.s, x.bound('Caller', { said: [11, 12] }), n)).toBe(out);
  });
});

test('amount: of the effect’s event, else of the one asked about', () => {
  const x = table();
  expect(worth(x.s, x.ctx('Caller'), { k: 'amount' })).toBe(0);
  const ev = x.event('damage', { player: 1, n: 600 });
  expect(worth(x.s, x.ctx('Caller', { ev }), { k: 'amount' })).toBe(600);
  const meta: number[] = [];
  meta[META.amount] = 250;
  expect(worth(x.s, x.ctx('Caller', { ev, regs: [[], [], meta] }), { k: 'amount' })).toBe(250);
});

test('nothing is noted on no card, and an empty register is 0', () => {
  const x = table();
  expect(worth(x.s, x.ctx(), { k: 'noted', name: 'kept' })).toBe(0);
  expect(worth(x.s, x.bound('Caller', {}), { k: 'reg', name: 'said' })).toBe(0);
  expect(givenValue(x.s, x.ctx(), { noted: 'kept' })).toBe(-1);
  expect(givenValue(x.s, x.ctx('Caller'), { noted: 'kept' })).toBe(8);
  expect(givenValue(x.s, x.bound('Caller', {}), { reg: 'said' })).toBe(-1);
  expect(givenValue(x.s, x.bound('Caller', { said: [5] }), { reg: 'said' })).toBe(5);
  expect(givenValue(x.s, x.bound('Caller', { said: [5] }), { reg: 'never' })).toBe(-1);
});

test('notes of a card that has left are those of its last stay', () => {
  const x = table();
  const id = x.id('Knight');
  x.card('Knight').last = wasOnField(x, 'Knight', { notes: [noteName('kept'), 6] });
  expect(noted(x.s, id, 'kept')).toBe(6);
  x.card('Knight').notes = [noteName('kept'), 2];
  expect(noted(x.s, id, 'kept')).toBe(2);
});

test('counters are found behind others', () => {
  const x = table();
  x.card('Caller').counters = [counterName('ember'), 5, counterName('spark'), 1];
  const on = 'this' as const;
  expect(worth(x.s, x.ctx('Caller'), { k: 'counters', on, kind: 'ember' })).toBe(5);
  expect(worth(x.s, x.ctx('Caller'), { k: 'counters', on, kind: 'spark' })).toBe(1);
});

describe('tally: how often, or how much', () => {
  const rows: [of: 'times' | 'amount' | undefined, to: 'you' | 'opp', out: number][] = [
    [undefined, 'opp', 2],
    ['times', 'opp', 2],
    ['amount', 'opp', 1100],
    ['amount', 'you', 400],
    ['times', 'you', 1],
  ];
  test.each(rows)('%s to %s', (of, to, out) => {
    const x = table();
    x.s.history = [
      x.event('damage', { player: 1, n: 500, why: ['effect'] }),
      x.event('damage', { player: 1, n: 600, why: ['battle'] }),
      x.event('damage', { player: 0, n: 400, why: ['battle'] }),
      x.event('damage', { player: 1, n: 900, why: ['battle'], turn: x.s.turn - 1 }),
      x.event('gained', { player: 1, n: 100 }),
    ];
    const n: Num = { k: 'tally', ev: { k: 'damage', to, by: 'any' }, in: 'thisTurn', ...(of && { of }) };
    expect(worth(x.s, x.ctx(), n)).toBe(out);
  });
});

describe('comparisons', () => {
  const rows: [cmp: '=' | '!=' | '<' | '<=' | '>' | '>=', out: [boolean, boolean, boolean]][] = [
    ['=', [false, true, false]],
    ['!=', [true, false, true]],
    ['<', [true, false, false]],
    ['<=', [true, true, false]],
    ['>', [false, false, true]],
    ['>=', [false, true, true]],
  ];
  test.each(rows)('%s', (cmp, out) => {
    expect([compare(4, cmp, 5), compare(5, cmp, 5), compare(6, cmp, 5)]).toEqual(out);
  });
});
