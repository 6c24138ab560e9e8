import type { Activated, Effect, Ev, Op, SummonHow } from '../../engine/ast/index.ts';
import {
  all,
  among,
  battleDamage,
  type CardEffects,
  count,
  destroy,
  discard1,
  hand,
  iff,
  oppHand,
  other,
  ph,
  shell,
  sub,
  summoned,
  t,
  theirs,
  toHand,
  turnable,
  up,
  when,
} from '../build.ts';

const spirit: Effect = { k: 'keyword', id: 'kw', is: 'spirit' };
const came: SummonHow[] = ['normal'];
/** "When this card is Normal Summoned or flipped face-up": by any means. */
const arrival: Ev[] = [summoned('this', ...came), { k: 'flipped', what: 'this' }];
/** After battle damage to the opponent. */
const afterDamage = (...ops: Op[]): Activated => ({ k: 'act', id: 'e1', on: iff(battleDamage), do: ops });

export const spirits: readonly CardEffects[] = [
  {
    code: 2134346,
    name: 'Asura Priest',
    effects: [spirit, { k: 'static', id: 's1', on: 'this', mods: [{ k: 'attacks', n: 'all' }] }],
  },
  {
    code: 2356994,
    name: 'Great Long Nose',
    effects: [spirit, afterDamage({ k: 'skip', phase: 'battle', of: 'opp', n: 1 })],
  },
  {
    code: 3078576,
    name: 'Yata-Garasu',
    effects: [spirit, afterDamage({ k: 'skip', phase: 'draw', of: 'opp', n: 1 })],
  },
  {
    code: 38538445,
    name: 'Fushi No Tori',
    effects: [spirit, afterDamage({ k: 'gainLp', who: 'you', n: { k: 'amount' } })],
  },
  {
    code: 39751093,
    name: 'Otohime',
    effects: [
      spirit,
      {
        k: 'act',
        id: 'e1',
        on: when(...arrival),
        may: true,
        target: [{ from: among(theirs, up), n: 1, as: 't', recheck: [up] }],
        do: [{ k: 'position', what: t, to: 'switch' }],
      },
    ],
  },
  {
    code: 40473581,
    name: 'Susa Soldier',
    effects: [
      spirit,
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [{ k: 'damageTo', who: 'opp', kind: 'battle', change: 'half', from: 'this' }],
      },
    ],
  },
  {
    code: 40695128,
    name: 'Maharaghi',
    effects: [
      spirit,
      {
        k: 'act',
        id: 'e1',
        on: iff(...arrival),
        do: [
          {
            k: 'delay',
            on: { k: 'phase', is: 'draw', at: 'start', of: 'you' },
            times: 'once',
            chain: false,
            do: [
              { k: 'reveal', what: { in: ['deck'], of: 'you', end: { top: 1 } }, to: 'you' },
              {
                k: 'may',
                link: 'then',
                by: 'you',
                do: [{ k: 'toDeck', what: { in: ['deck'], of: 'you', end: { top: 1 } }, at: 'bottom' }],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 75745607,
    name: 'Hino-Kagu-Tsuchi',
    effects: [
      spirit,
      afterDamage({
        k: 'delay',
        on: { k: 'phase', is: 'draw', at: 'start', of: 'opp' },
        times: 'once',
        chain: false,
        do: [{ k: 'discard', what: oppHand }],
      }),
    ],
  },
  {
    code: 76862289,
    name: 'Yamata Dragon',
    effects: [
      spirit,
      afterDamage({
        k: 'draw',
        who: 'you',
        n: { k: 'max', a: 0, b: { k: 'sub', a: 5, b: count(hand) } },
      }),
    ],
  },
  {
    code: 77084837,
    name: 'Inaba White Rabbit',
    // No monster can be its target, even where one could be attacked (SPIRIT-01: as printed).
    effects: [
      spirit,
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'direct' }] },
      {
        k: 'static',
        id: 's2',
        on: theirs,
        mods: [{ k: 'cannot', do: 'beAttacked', by: [{ k: 'isRef', is: 'this' }] }],
      },
    ],
  },
  {
    code: 89111398,
    name: 'Dark Dust Spirit',
    effects: [spirit, { k: 'act', id: 'e1', on: iff(...arrival), do: [destroy(among(all, up, other))] }],
  },
  {
    code: 34853266,
    name: 'Tsukuyomi',
    effects: [
      spirit,
      {
        k: 'act',
        id: 'e1',
        on: iff(...arrival),
        target: [{ from: among(all, ...turnable), n: 1, as: 't' }],
        do: [{ k: 'position', what: t, to: 'faceDownDefense' }],
      },
    ],
  },
  {
    code: 99173029,
    name: 'Spiritual Energy Settle Machine',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        on: among(all, up, sub('spirit')),
        mods: [{ k: 'cannot', do: 'activate', part: 'return' }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [ph('end', 'you')] },
        do: [{ k: 'payElse', by: 'you', may: true, pay: [discard1], else: [destroy('this')] }],
      },
      {
        k: 'react',
        id: 'x2',
        on: { ev: [{ k: 'moved', what: 'this', from: ['szone'] }] },
        do: [toHand(among(all, up, sub('spirit')))],
      },
    ],
  },
];
