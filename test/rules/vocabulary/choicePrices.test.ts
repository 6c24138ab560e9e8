/** Prices of a choice. */
import { describe, expect, test } from 'vitest';
import type { CardDef, Op } from '../../../src/engine/ast/index.ts';
import { canPay, hasLp, isWaived, pledged } from '../../../src/engine/legal/pay.ts';
import { beasts, mine, some, standing, theirs } from './choicesScene.ts';
import { type Scene, scene, sheet } from './scene.ts';

describe('prices', () => {
  const open = (more: CardDef[] = [], lp = 1000): Scene =>
    scene(
      {
        lp,
        hand: ['Tonic'],
        deck: ['Eel', 'Ghost'],
        monsters: ['Wolf', { card: 'Jar', counters: [['spark', 2]] }],
        spells: more.map((c) => ({ card: c.name, pos: 'up' as const })),
      },
      { lp: 500, deck: ['Moth'], monsters: ['Drake'] },
      { cards: more },
    );
  const rows: [title: string, ops: Op[], out: boolean][] = [
    ['nothing', [], true],
    ['Life Points', [{ k: 'payLp', who: 'you', n: 1000 }], true],
    ['more Life Points', [{ k: 'payLp', who: 'you', n: 1001 }], false],
    ['Life Points of the other', [{ k: 'payLp', who: 'opp', n: 501 }], false],
    ['Life Points of both: of whose effect it is', [{ k: 'payLp', who: 'both', n: 900 }], true],
    [
      'twice',
      [
        { k: 'payLp', who: 'you', n: 500 },
        { k: 'payLp', who: 'you', n: 501 },
      ],
      false,
    ],
    [
      'of each',
      [
        { k: 'payLp', who: 'you', n: 900 },
        { k: 'payLp', who: 'opp', n: 400 },
      ],
      true,
    ],
    ['counters', [{ k: 'counter', on: mine, kind: 'spark', n: -2 }], true],
    ['more counters', [{ k: 'counter', on: mine, kind: 'spark', n: -3 }], false],
    ['counters chosen', [{ k: 'counter', on: some(mine), kind: 'spark', n: -2 }], true],
    ['counters of none', [{ k: 'counter', on: some(theirs), kind: 'spark', n: -1 }], false],
    ['counters put', [{ k: 'counter', on: theirs, kind: 'spark', n: 1 }], true],
    ['a draw', [{ k: 'draw', who: 'you', n: 2 }], true],
    ['a draw of more', [{ k: 'draw', who: 'you', n: 3 }], false],
    ['a mill', [{ k: 'mill', who: 'opp', n: 1 }], true],
    ['a mill of both', [{ k: 'mill', who: 'both', n: 2 }], false],
    ['a card', [{ k: 'discard', what: some({ in: ['hand'], of: 'you' }) }], true],
    ['more cards', [{ k: 'discard', what: some({ in: ['hand'], of: 'you' }, { n: 2 }) }], false],
    [
      'the same card twice',
      [
        { k: 'discard', what: some({ in: ['hand'], of: 'you' }) },
        { k: 'discard', what: some({ in: ['hand'], of: 'you' }) },
      ],
      false,
    ],
    [
      'two cards one by one',
      [
        { k: 'tribute', what: some(mine) },
        { k: 'tribute', what: some(mine) },
      ],
      true,
    ],
    [
      'three of two',
      [
        { k: 'tribute', what: some(mine, { n: 2 }) },
        { k: 'tribute', what: some(mine) },
      ],
      false,
    ],
    ['any number', [{ k: 'discard', what: some({ in: ['hand'], of: 'opp' }, { n: 'any' }) }], true],
    ['as many as possible', [{ k: 'discard', what: some({ in: ['hand'], of: 'opp' }, { n: 'max' }) }], false],
    ['none or one', [{ k: 'discard', what: some({ in: ['hand'], of: 'opp' }, { n: [0, 1] }) }], true],
    ['one or two', [{ k: 'discard', what: some({ in: ['hand'], of: 'opp' }, { n: [1, 2] }) }], false],
    ['a set', [{ k: 'tribute', what: mine }], true],
    ['an empty set', [{ k: 'discard', what: { in: ['hand'], of: 'opp' } }], false],
    [
      'a set used up',
      [
        { k: 'tribute', what: mine },
        { k: 'tribute', what: some(mine) },
      ],
      false,
    ],
    [
      'a set used up before',
      [
        { k: 'tribute', what: mine },
        { k: 'tribute', what: mine },
      ],
      false,
    ],
    ['a declaration', [{ k: 'declare', by: 'you', what: 'kind', as: 'said' }], true],
    ['a change to a player', [{ k: 'modify', what: { player: 'you' }, mods: [], until: 'endPhase' }], true],
    ['a negation', [{ k: 'negate', what: 'attack', of: 'attacker' }], true],
    ['turning an attack', [{ k: 'retarget', what: 'attack', to: 'direct' }], true],
  ];
  test.each(rows)('%s', (_, ops, out) => {
    const x = open();
    expect(canPay(x.s, x.ctx('Wolf'), ops)).toBe(out);
  });
  test('what was promised already', () => {
    const x = open();
    const paid: [number, number] = [400, 0];
    expect(canPay(x.s, x.ctx('Wolf'), [{ k: 'payLp', who: 'you', n: 600 }], paid)).toBe(true);
    expect(paid).toEqual([1000, 0]);
    expect(canPay(x.s, x.ctx('Wolf'), [{ k: 'payLp', who: 'you', n: 1 }], paid)).toBe(false);
    expect([hasLp(x.s, 0, 1000), hasLp(x.s, 0, 1001), hasLp(x.s, 1, 500), hasLp(x.s, 1, 501)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    pledged[0] = 300;
    try {
      expect([hasLp(x.s, 0, 700), hasLp(x.s, 0, 701), hasLp(x.s, 1, 500)]).toEqual([true, false, true]);
    } finally {
      pledged[0] = 0;
    }
  });
  test('waived Life Points', () => {
    const patron = sheet(110, 'Patron', [
      standing({ player: 'you' }, { k: 'waive', what: 'lpCost', where: beasts }),
    ]);
    const x = open([patron]);
    expect([
      isWaived(x.s, 0, x.id('Wolf')),
      isWaived(x.s, 0, x.id('Jar')),
      isWaived(x.s, 1, x.id('Wolf')),
      isWaived(x.s, 0, -1),
    ]).toEqual([true, false, false, false]);
    expect(canPay(x.s, x.ctx('Wolf'), [{ k: 'payLp', who: 'you', n: 9000 }])).toBe(true);
    expect(canPay(x.s, x.ctx('Jar'), [{ k: 'payLp', who: 'you', n: 9000 }])).toBe(false);
    const own = sheet(110, 'Patron', [
      standing({ ...mine, where: beasts }, { k: 'waive', what: 'lpCost', where: [] }),
    ]);
    const y = open([own]);
    expect([isWaived(y.s, 0, y.id('Wolf')), isWaived(y.s, 0, y.id('Jar'))]).toEqual([true, false]);
    const z = open([sheet(110, 'Patron', [standing(mine, { k: 'pierce' })])]);
    expect(isWaived(z.s, 0, z.id('Wolf'))).toBe(false);
  });
});
