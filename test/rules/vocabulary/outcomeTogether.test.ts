/** Cost, targets and outcome of an activation fit together. */
import { describe, expect, test } from 'vitest';
import type { Op, Some } from '../../../src/engine/ast/index.ts';
import type { Side } from '../../../src/engine/testkit/duel.ts';
import { type Act, FREE, FULL, monsters, offered, one, others } from './outcomesScene.ts';
import { type Setting, sheet } from './scene.ts';

describe('cost, targets and outcome fit together', () => {
  const target = (from: Some['from'], n: Some['n'] = 1, as = 'prey'): Some => ({ from, n, as });
  const kill: Op = { k: 'destroy', what: { ref: 'prey' } };
  type Row = [title: string, more: Partial<Act>, you: Side, opp: Side, out: boolean, o?: Setting];
  const gy = { in: ['gy' as const], of: 'you' as const };
  const hand = { in: ['hand' as const], of: 'you' as const };
  const revive: Op = { k: 'summon', what: { ref: 'prey' }, to: 'you', pos: ['attack'] };
  const rows: Row[] = [
    ['a target', { target: [target(monsters('opp'))], do: [kill] }, {}, { monsters: ['Drake'] }, true],
    ['no target', { target: [target(monsters('opp'))], do: [kill] }, {}, {}, false],
    [
      'two targets of one',
      { target: [target(monsters('opp'), 2)], do: [kill] },
      {},
      { monsters: ['Drake'] },
      false,
    ],
    [
      'two sorts of target, one card',
      { target: [target(monsters('opp')), target(monsters('opp'), 1, 'more')], do: [kill] },
      {},
      { monsters: ['Drake'] },
      false,
    ],
    [
      'two sorts of target, two cards',
      { target: [target(monsters('opp')), target(monsters('opp'), 1, 'more')], do: [kill] },
      {},
      { monsters: ['Drake', 'Jar'] },
      true,
    ],
    [
      'two sorts that must be shared out',
      {
        target: [target(monsters('opp')), target(monsters('opp', [{ k: 'race', is: 'Dragon' }]), 1, 'more')],
        do: [kill],
      },
      {},
      { monsters: ['Drake', 'Jar'] },
      true,
    ],
    [
      'the cost would take the only target',
      {
        cost: [{ k: 'tribute', what: one(monsters('you', others)) }],
        target: [target(monsters('you', others))],
        do: [kill],
      },
      { monsters: ['Wolf'] },
      {},
      false,
    ],
    [
      'the cost leaves a target',
      {
        cost: [{ k: 'tribute', what: one(monsters('you', others)) }],
        target: [target(monsters('you', others))],
        do: [kill],
      },
      { monsters: ['Wolf', 'Bear'] },
      {},
      true,
    ],
    [
      'the cost frees the zone',
      { cost: [{ k: 'tribute', what: 'this' }], target: [target(gy)], do: [revive] },
      { gy: ['Wolf'], monsters: FULL },
      {},
      true,
    ],
    [
      'no zone is freed',
      { cost: [{ k: 'discard', what: one(hand) }], target: [target(gy)], do: [revive] },
      { gy: ['Wolf'], hand: ['Tonic'], monsters: FULL },
      {},
      false,
    ],
    [
      'banished for it, it cannot come back',
      { cost: [{ k: 'banish', what: one(gy) }], target: [target(gy)], do: [revive] },
      { gy: ['Wolf'] },
      {},
      false,
    ],
    [
      'another can',
      { cost: [{ k: 'banish', what: one(gy) }], target: [target(gy)], do: [revive] },
      { gy: ['Wolf', 'Bear'] },
      {},
      true,
    ],
    [
      'what the cost has bound',
      {
        cost: [{ k: 'discard', what: { ...one(hand), as: 'gone' } }],
        do: [
          {
            k: 'if',
            c: { k: 'refIs', of: { ref: 'gone' }, where: [{ k: 'is', kind: 'spell' }] },
            do: [FREE],
          },
        ],
      },
      { hand: ['Tonic'] },
      {},
      true,
    ],
    [
      'a mode that can',
      {
        modes: [
          { name: 'one', target: [target(monsters('opp'))], do: [kill] },
          { name: 'two', do: [FREE] },
        ],
      },
      {},
      {},
      true,
    ],
    [
      'no mode that can',
      { modes: [{ name: 'one', target: [target(monsters('opp'))], do: [kill] }] },
      {},
      {},
      false,
    ],
    [
      'a mode whose condition fails',
      { modes: [{ name: 'one', if: [{ k: 'turn', of: 'opp' }], do: [FREE] }] },
      {},
      {},
      false,
    ],
    [
      'a mode whose cost fails',
      { modes: [{ name: 'one', cost: [{ k: 'payLp', who: 'you', n: 9000 }], do: [FREE] }] },
      {},
      {},
      false,
    ],
    [
      'cost and the cost of the mode together',
      {
        cost: [{ k: 'payLp', who: 'you', n: 5000 }],
        modes: [{ name: 'one', cost: [{ k: 'payLp', who: 'you', n: 5000 }], do: [FREE] }],
      },
      {},
      {},
      false,
    ],
    [
      'a mode, but what follows has nothing to do',
      { modes: [{ name: 'one', do: [FREE] }], do: [{ k: 'destroy', what: monsters('opp') }] },
      {},
      {},
      false,
    ],
    [
      'a declaration as cost leaves the outcome open',
      {
        cost: [{ k: 'declare', by: 'you', what: 'kind', as: 'said' }],
        do: [{ k: 'destroy', what: monsters('opp') }],
      },
      {},
      {},
      true,
    ],
    ['its condition', { if: [{ k: 'turn', of: 'opp' }], do: [FREE] }, {}, {}, false],
    ['hold, true now', { hold: [{ k: 'turn', of: 'you' }], do: [FREE] }, {}, {}, true],
    ['hold, false now', { hold: [{ k: 'turn', of: 'opp' }], do: [FREE] }, {}, {}, false],
    [
      'waived',
      { cost: [{ k: 'payLp', who: 'you', n: 9000 }], do: [FREE] },
      { spells: [{ card: 'Patron', pos: 'up' }] },
      {},
      true,
      {
        cards: [
          sheet(121, 'Patron', [
            {
              k: 'static',
              id: 's1',
              on: { player: 'you' },
              mods: [{ k: 'waive', what: 'lpCost', where: [{ k: 'is', kind: 'monster' }] }],
            },
          ]),
        ],
      },
    ],
    [
      'waived for others',
      { cost: [{ k: 'payLp', who: 'you', n: 9000 }], do: [FREE] },
      { spells: [{ card: 'Patron', pos: 'up' }] },
      {},
      false,
      {
        cards: [
          sheet(121, 'Patron', [
            {
              k: 'static',
              id: 's1',
              on: { player: 'you' },
              mods: [{ k: 'waive', what: 'lpCost', where: [{ k: 'is', kind: 'spell' }] }],
            },
          ]),
        ],
      },
    ],
    [
      'a toll',
      { do: [FREE] },
      { lp: 400, spells: [{ card: 'Gate', pos: 'up' }] },
      {},
      false,
      {
        cards: [
          sheet(122, 'Gate', [
            {
              k: 'static',
              id: 's1',
              on: { player: 'both' },
              mods: [{ k: 'toll', on: 'activate', pay: [{ k: 'payLp', who: 'they', n: 500 }] }],
            },
          ]),
        ],
      },
    ],
    [
      'a toll that can be paid',
      { do: [FREE] },
      { lp: 600, spells: [{ card: 'Gate', pos: 'up' }] },
      {},
      true,
      {
        cards: [
          sheet(122, 'Gate', [
            {
              k: 'static',
              id: 's1',
              on: { player: 'both' },
              mods: [{ k: 'toll', on: 'activate', pay: [{ k: 'payLp', who: 'they', n: 500 }] }],
            },
          ]),
        ],
      },
    ],
    [
      'toll and cost together',
      { cost: [{ k: 'payLp', who: 'you', n: 200 }], do: [FREE] },
      { lp: 600, spells: [{ card: 'Gate', pos: 'up' }] },
      {},
      false,
      {
        cards: [
          sheet(122, 'Gate', [
            {
              k: 'static',
              id: 's1',
              on: { player: 'both' },
              mods: [{ k: 'toll', on: 'activate', pay: [{ k: 'payLp', who: 'they', n: 500 }] }],
            },
          ]),
        ],
      },
    ],
  ];
  test.each(rows)('%s', (_, more, you, opp, out, o = {}) => {
    expect(offered(more, you, opp, o)).toBe(out);
  });
});
