/** An activation is offered only if its cost can be paid. */
import { describe, expect, test } from 'vitest';
import type { Op } from '../../../src/engine/ast/index.ts';
import type { Side } from '../../../src/engine/testkit/duel.ts';
import { FREE, monsters, offered, one, others, SHACKLED, shackled } from './outcomesScene.ts';
import type { Setting } from './scene.ts';

describe('its cost can be paid', () => {
  type Row = [title: string, cost: Op | Op[], you: Side, opp: Side, out: boolean, o?: Setting];
  const hand = { in: ['hand' as const], of: 'you' as const };
  const rows: Row[] = [
    ['Life Points', { k: 'payLp', who: 'you', n: 1000 }, { lp: 1001 }, {}, true],
    [
      'GAP-25 not all of them',
      { k: 'payLp', who: 'you', n: 1000 },
      { lp: 1000 },
      {},
      false,
      { params: { 'GAP-25': false } },
    ],
    ['GAP-25 all of them', { k: 'payLp', who: 'you', n: 1000 }, { lp: 1000 }, {}, true],
    ['too many', { k: 'payLp', who: 'you', n: 1000 }, { lp: 999 }, {}, false],
    [
      'in two parts',
      [
        { k: 'payLp', who: 'you', n: 600 },
        { k: 'payLp', who: 'you', n: 600, link: 'also' },
      ],
      { lp: 1201 },
      {},
      true,
    ],
    [
      'in two parts, too many',
      [
        { k: 'payLp', who: 'you', n: 600 },
        { k: 'payLp', who: 'you', n: 600, link: 'also' },
      ],
      { lp: 1199 },
      {},
      false,
    ],
    ['of the other’s Life Points', { k: 'payLp', who: 'opp', n: 1000 }, {}, { lp: 500 }, false],
    ['discard', { k: 'discard', what: one(hand) }, { hand: ['Tonic'] }, {}, true],
    ['discard without a hand', { k: 'discard', what: one(hand) }, {}, {}, false],
    ['discard two of one', { k: 'discard', what: one(hand, 2) }, { hand: ['Tonic'] }, {}, false],
    ['discard any number of none', { k: 'discard', what: one(hand, 'any') }, {}, {}, true],
    ['discard as many as possible of none', { k: 'discard', what: one(hand, 'max') }, {}, {}, true],
    ['discard up to two of none', { k: 'discard', what: one(hand, [0, 2]) }, {}, {}, true],
    ['discard one or two of none', { k: 'discard', what: one(hand, [1, 2]) }, {}, {}, false],
    [
      'discard a number that comes to none',
      { k: 'discard', what: one(hand, { k: 'sub', a: 1, b: 1 }) },
      {},
      {},
      true,
    ],
    ['discard the whole hand of none', { k: 'discard', what: hand }, {}, {}, false],
    [
      'discard twice',
      [
        { k: 'discard', what: one(hand) },
        { k: 'discard', what: one(hand), link: 'also' },
      ],
      { hand: ['Tonic', 'Snare'] },
      {},
      true,
    ],
    [
      'one card is not discarded twice',
      [
        { k: 'discard', what: one(hand) },
        { k: 'discard', what: one(hand), link: 'also' },
      ],
      { hand: ['Tonic'] },
      {},
      false,
    ],
    ['Tribute itself', { k: 'tribute', what: 'this' }, {}, {}, true],
    [
      'Tribute another',
      { k: 'tribute', what: one(monsters('you', others)) },
      { monsters: ['Wolf'] },
      {},
      true,
    ],
    ['Tribute another of none', { k: 'tribute', what: one(monsters('you', others)) }, {}, {}, false],
    [
      'Tribute one of the other side',
      { k: 'tribute', what: one(monsters('you', others)) },
      {},
      { monsters: ['Drake'] },
      false,
    ],
    [
      'Tribute, forbidden',
      { k: 'tribute', what: one(monsters('you', others)) },
      { monsters: ['Wolf'], spells: SHACKLED },
      {},
      false,
      shackled,
    ],
    ['Tribute itself, forbidden', { k: 'tribute', what: 'this' }, { spells: SHACKLED }, {}, false, shackled],
    ['banish', { k: 'banish', what: one({ in: ['gy'], of: 'you' }) }, { gy: ['Wolf'] }, {}, true],
    [
      'banish, forbidden',
      { k: 'banish', what: one({ in: ['gy'], of: 'you' }) },
      { gy: ['Wolf'], spells: SHACKLED },
      {},
      false,
      shackled,
    ],
    [
      'banish from nothing',
      { k: 'banish', what: one({ in: ['gy'], of: 'you' }) },
      {},
      { gy: ['Wolf'] },
      false,
    ],
    [
      'counters',
      { k: 'counter', on: one(monsters('you')), kind: 'spark', n: -2 },
      { monsters: [{ card: 'Jar', counters: [['spark', 2]] }] },
      {},
      true,
    ],
    [
      'too few counters',
      { k: 'counter', on: one(monsters('you')), kind: 'spark', n: -2 },
      { monsters: [{ card: 'Jar', counters: [['spark', 1]] }] },
      {},
      false,
    ],
    [
      'other counters',
      { k: 'counter', on: one(monsters('you')), kind: 'ember', n: -1 },
      { monsters: [{ card: 'Jar', counters: [['spark', 2]] }] },
      {},
      false,
    ],
    ['to put a counter', { k: 'counter', on: 'this', kind: 'spark', n: 1 }, {}, {}, true],
    ['to put a counter on nothing', { k: 'counter', on: 'host', kind: 'spark', n: 1 }, {}, {}, false],
    [
      'send to the Graveyard',
      { k: 'toGrave', what: one({ in: ['szone'], of: 'you' }) },
      { spells: ['Snare'] },
      {},
      true,
    ],
    ['send nothing', { k: 'toGrave', what: one({ in: ['szone'], of: 'you' }) }, {}, {}, false],
    [
      'back to the hand',
      { k: 'toHand', what: one(monsters('you', others)) },
      { monsters: ['Wolf'] },
      {},
      true,
    ],
    ['nothing back to the hand', { k: 'toHand', what: one(monsters('you', others)) }, {}, {}, false],
    ['into the Deck', { k: 'toDeck', what: one(hand), at: 'shuffle' }, { hand: ['Tonic'] }, {}, true],
    ['nothing into the Deck', { k: 'toDeck', what: one(hand), at: 'shuffle' }, {}, {}, false],
    ['destroy', { k: 'destroy', what: one({ in: ['szone'], of: 'you' }) }, { spells: ['Snare'] }, {}, true],
    ['destroy nothing', { k: 'destroy', what: one({ in: ['szone'], of: 'you' }) }, {}, {}, false],
    [
      'Levels that add up',
      { k: 'discard', what: { from: hand, n: 'any', sum: { stat: 'level', cmp: '=', to: 7 } } },
      { hand: ['Wolf', 'Eel'] },
      {},
      true,
    ],
    [
      'Levels that do not add up',
      { k: 'discard', what: { from: hand, n: 'any', sum: { stat: 'level', cmp: '=', to: 8 } } },
      { hand: ['Wolf', 'Eel'] },
      {},
      false,
    ],
    [
      'different names',
      { k: 'discard', what: { from: hand, n: 2, distinct: 'name' } },
      { hand: ['Wolf', 'Eel'] },
      {},
      true,
    ],
    [
      'the same names',
      { k: 'discard', what: { from: hand, n: 2, distinct: 'name' } },
      { hand: ['Wolf', 'Adopted Wolf'] },
      {},
      false,
    ],
  ];
  test.each(rows)('%s', (_, cost, you, opp, out, o = {}) => {
    expect(offered({ cost: Array.isArray(cost) ? cost : [cost], do: [FREE] }, you, opp, o)).toBe(out);
  });
});
