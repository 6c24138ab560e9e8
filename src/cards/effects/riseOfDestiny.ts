import type { Static } from '../../engine/ast/index.ts';
import {
  ad,
  aims,
  among,
  answer,
  anySub,
  attr,
  bd,
  burn,
  type CardEffects,
  can,
  card,
  count,
  discard1,
  down,
  draw,
  flip,
  from,
  hand,
  iff,
  ign,
  is,
  mine,
  mon,
  name,
  negateIt,
  oppHand,
  opt,
  other,
  pay,
  r,
  sub,
  summoned,
  t,
  table,
  times,
  toHand,
  trap,
  up,
} from '../build.ts';

const noTrapsInBattle: Static = {
  k: 'static',
  id: 's1',
  on: { player: 'opp' },
  if: [{ k: 'phase', is: ['battle'], of: 'both' }],
  mods: [{ k: 'cannot', do: 'activate', where: [trap] }],
};

export const riseOfDestiny: readonly CardEffects[] = [
  {
    code: 87621407,
    name: 'Dekoichi the Battlechanted Locomotive',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [draw({ k: 'add', a: 1, b: count(among(mine, up, name('Bokoichi the Freightening Car'))) })],
      },
    ],
  },
  {
    code: 69015963,
    name: 'Cyber-Stein',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [pay(5000)],
        do: [
          {
            k: 'summon',
            what: { from: from('extra', sub('fusion'), can), n: 1 },
            to: 'you',
            pos: ['attack'],
          },
        ],
      },
    ],
  },
  {
    code: 18318842,
    name: 'Abyss Soldier',
    effects: [
      {
        ...aims(among(table), toHand(t)),
        on: ign,
        may: true,
        limit: opt,
        cost: [{ k: 'discard', what: { from: among(hand, mon, attr('water')), n: 1 } }],
      },
    ],
  },
  {
    code: 76515293,
    name: 'Xing Zhen Hu',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: among(table, down, other, { k: 'place', in: ['szone', 'fzone'] }), n: 2, as: 't' }],
        do: [{ k: 'bond', what: t, name: 'b' }],
      },
      { k: 'static', id: 's1', from: ['szone'], on: bd('b'), mods: [{ k: 'cannot', do: 'activate' }] },
    ],
  },

  {
    code: 26205777,
    name: 'Thestalos the Firestorm Monarch',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'tribute')),
        do: [
          { k: 'discard', what: { from: oppHand, n: 1, how: 'random' }, as: 'd' },
          {
            k: 'if',
            link: 'then',
            c: is(r('d'), mon),
            do: [burn(times(100, { k: 'stat', of: r('d'), stat: 'level', original: true }))],
          },
        ],
      },
    ],
  },
  {
    code: 15960641,
    name: 'Mirage Dragon',
    effects: [noTrapsInBattle],
  },
  {
    code: 88975532,
    name: 'Pitch-Black Warwolf',
    effects: [noTrapsInBattle],
  },
  {
    code: 74848038,
    name: 'Monster Reincarnation',
    effects: [{ ...aims(from('gy', mon), toHand(t)), cost: [discard1] }],
  },

  {
    code: 49010598,
    name: 'Divine Wrath',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'activated', what: [mon], by: 'both', part: 'effect' }),
        damageStep: anySub,
        cost: [discard1],
        do: negateIt,
      },
    ],
  },
  {
    code: 34627841,
    name: 'Kaibaman',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'tribute', what: 'this' }],
        do: [
          {
            k: 'summon',
            what: { from: from('hand', name('Blue-Eyes White Dragon'), can), n: 1 },
            to: 'you',
            pos: ad,
          },
        ],
      },
    ],
  },
];
