/** What keeps an effect from being activated: place, face, price, promise, ban, condition (SPELL, TRAP, CHAIN, GAP-13, GAP-17). */
import { describe, expect, test } from 'vitest';
import type { Effect, Mod, Op } from '../../src/engine/index.ts';
import { does, lasting, monster } from './made.ts';
import { group, table } from './tries.ts';

type Act = Effect & { k: 'act' };
const up = (card: string) => ({ card, pos: 'up' as const });
const act = (more: Partial<Act> = {}): Act => ({
  k: 'act',
  id: 'e1',
  on: { k: 'quick' },
  may: true,
  do: [{ k: 'gainLp', who: 'you', n: 1 }],
  ...more,
});
const law = (who: 'you' | 'opp' | 'both', ...mods: Mod[]) =>
  lasting('Law', [{ k: 'static', id: 's1', on: { player: who }, mods }]);
const lp = (n: number): Op[] => [{ k: 'payLp', who: 'they', n }];
const pass = does('Pass', [{ k: 'gainLp', who: 'you', n: 1 }]);

describe('bans, tolls and promises', () => {
  test('AST §9 a ban or toll on playing cards leaves the effects of monsters alone', () => {
    for (const mod of [
      { k: 'cannot', do: 'play' },
      { k: 'toll', on: 'play', pay: lp(5000) },
    ] as Mod[]) {
      const d = table(
        [law('both', mod), monster('Clerk', [act()]), pass],
        { lp: 1000, hand: ['Pass'], monsters: ['Clerk'], spells: [up('Law')] },
        {},
        {},
        'classic',
      );
      expect([d.you.can('activate', 'Pass'), d.you.can('activate', 'Clerk')]).toEqual([false, true]);
    }
  });

  const one = (of: 'you', ...places: ('hand' | 'mzone')[]) => ({ from: group(of, ...places), n: 1 });
  const fee: Op = { k: 'payLp', who: 'you', n: 1 };
  const mode = (...cost: Op[]) => ({ name: 'mode', cost, do: [{ k: 'gainLp', who: 'you', n: 1 }] as Op[] });
  test.each<[string, Partial<Act>, boolean]>([
    ['a discard', { cost: [{ k: 'discard', what: one('you', 'hand') }] }, false],
    [
      'Life Points and a discard',
      { cost: [fee, { k: 'discard', link: 'and', what: one('you', 'hand') }] },
      false,
    ],
    ['a card sent from the hand', { cost: [{ k: 'toGrave', what: one('you', 'hand') }] }, false],
    ['a card sent from hand or field', { cost: [{ k: 'toGrave', what: one('you', 'hand', 'mzone') }] }, true],
    ['a card sent from the field', { cost: [{ k: 'toGrave', what: one('you', 'mzone') }] }, true],
    ['the whole hand', { cost: [{ k: 'toGrave', what: group('you', 'hand') }] }, false],
    ['itself from the field', { cost: [{ k: 'toGrave', what: 'this' }] }, true],
    ['its banished card', { cost: [{ k: 'banish', what: one('you', 'hand') }] }, true],
    ['Life Points', { cost: [fee] }, true],
    ['nothing', {}, true],
    [
      'a discard in either mode',
      {
        do: [],
        modes: [
          mode({ k: 'discard', what: one('you', 'hand') }),
          mode({ k: 'discard', what: one('you', 'hand') }),
        ],
      },
      false,
    ],
    [
      'a discard in one of two modes',
      { do: [], modes: [mode(fee), mode({ k: 'discard', what: one('you', 'hand') })] },
      true,
    ],
  ])('AST §9 no discarding to activate: a cost of %s', (_, more, may) => {
    for (const banned of [false, true]) {
      const d = table(
        [
          law('you', banned ? { k: 'cannot', do: 'discardToActivate' } : { k: 'cap', what: 'hand', n: 9 }),
          monster('Clerk', [act(more)]),
        ],
        { hand: ['Mokey Mokey'], monsters: ['Clerk', 'Mokey Mokey'], spells: [up('Law')] },
        {},
        {},
        'classic',
      );
      expect(d.you.can('activate', 'Clerk')).toBe(may || !banned);
    }
  });
  test('AST §9 no discarding to activate: a card that goes from the hand for its own effect', () => {
    const d = table(
      [
        law('you', { k: 'cannot', do: 'discardToActivate' }),
        monster('Clerk', [act({ from: ['hand'], cost: [{ k: 'toGrave', what: 'this' }] })]),
      ],
      { hand: ['Clerk'], spells: [up('Law')] },
      {},
      {},
      'classic',
    );
    expect(d.you.can('activate', 'Clerk')).toBe(false);
  });

  test('GAP-14 a monster in the hand may be the card its own effect costs', () => {
    const d = table(
      [monster('Clerk', [act({ from: ['hand'], cost: [{ k: 'discard', what: one('you', 'hand') }] })])],
      { hand: ['Clerk'] },
      {},
      {},
      'classic',
    );
    expect(d.you.can('activate', 'Clerk')).toBe(true);
  });

  test.each<[string, Mod, boolean]>([
    ['that it does not attack', { k: 'cannot', do: 'attack', where: [{ k: 'isRef', is: 'this' }] }, false],
    ['that the others do not', { k: 'cannot', do: 'attack', where: [{ k: 'other' }] }, true],
    [
      'that it, among Rocks, does not attack',
      {
        k: 'cannot',
        do: 'attack',
        where: [
          { k: 'race', is: 'Rock' },
          { k: 'isRef', is: 'this' },
        ],
      },
      false,
    ],
  ])('GOAT-06 having attacked, a promise of %s', (_, mod, may) => {
    const d = table(
      [monster('Monk', [act({ on: { k: 'ignition' }, oath: [mod] })], { atk: 500 })],
      { monsters: ['Monk'] },
      {},
      { phase: 'battle' },
    );
    d.you.attack('Monk');
    d.you.phase('main2');
    expect(d.you.can('activate', 'Monk')).toBe(may);
  });
});
