import type { Activated, Effect } from '../../engine/ast/index.ts';
import {
  ad,
  all,
  among,
  atk,
  burn,
  type CardEffects,
  can,
  destroy,
  iff,
  is,
  mine,
  name,
  other,
  ph,
  shuffle,
  up,
  when,
} from '../build.ts';

const inAttack = is('this', up, { k: 'pos', is: 'attack' });

/** No battle destroys it or hurts its player. */
const unhurt: Effect[] = [
  { k: 'static', id: 's1', on: 'this', mods: [{ k: 'cannot', do: 'beDestroyedByBattle' }] },
  {
    k: 'static',
    id: 's2',
    on: { player: 'you' },
    if: [{ k: 'battling', who: 'this', as: 'either' }],
    mods: [{ k: 'damageTo', who: 'you', kind: 'battle', change: 'zero' }],
  },
];
const throwsBack: Activated = {
  k: 'act',
  id: 'e1',
  on: iff({ k: 'battle', at: 'beforeCalc', who: 'this', as: 'target' }),
  if: [inAttack],
  do: [burn(atk('foe'))],
};
const next = (is: string): Activated['do'] => [
  {
    k: 'summon',
    what: { from: { in: ['hand', 'deck', 'gy'], of: 'you', where: [name(is), can] }, n: 1 },
    to: 'you',
    pos: ad,
  },
  shuffle,
];
const onlyBy = (is: string): Effect => ({
  k: 'summonRule',
  id: 'sr',
  normal: 'never',
  special: { only: [{ by: [name(is)] }], first: false },
});

export const yubel: readonly CardEffects[] = [
  {
    code: 78371393,
    name: 'Yubel',
    effects: [
      ...unhurt,
      throwsBack,
      {
        k: 'act',
        id: 'e2',
        on: iff(ph('end', 'you')),
        do: [
          {
            k: 'payElse',
            by: 'you',
            may: true,
            pay: [{ k: 'tribute', what: { from: among(mine, other), n: 1 } }],
            else: [destroy('this')],
          },
        ],
      },
      {
        k: 'act',
        id: 'e3',
        on: when({
          k: 'moved',
          what: 'this',
          from: ['mzone'],
          why: ['destroy'],
          cause: [{ k: 'not', f: { k: 'isRef', is: 'this' } }],
        }),
        may: true,
        do: next('Yubel - Terror Incarnate'),
      },
    ],
  },
  {
    code: 4779091,
    name: 'Yubel - Terror Incarnate',
    effects: [
      onlyBy('Yubel'),
      ...unhurt,
      throwsBack,
      { k: 'act', id: 'e2', on: iff(ph('end', 'you')), do: [destroy(among(all, other))] },
      {
        k: 'act',
        id: 'e3',
        on: when({ k: 'moved', what: { those: 'this', where: [up] }, from: ['mzone'] }),
        may: true,
        do: next('Yubel - The Ultimate Nightmare'),
      },
    ],
  },
  {
    code: 31764700,
    name: 'Yubel - The Ultimate Nightmare',
    effects: [
      onlyBy('Yubel - Terror Incarnate'),
      ...unhurt,
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'battle', at: 'end', who: 'this', as: 'either', foe: [{ k: 'ctrl', is: 'opp' }] }),
        if: [inAttack],
        do: [burn(atk('foe')), { ...destroy('foe'), link: 'also' }],
      },
    ],
  },
];
