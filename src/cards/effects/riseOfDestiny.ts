import {
  aims,
  among,
  attr,
  bd,
  type CardEffects,
  can,
  card,
  count,
  down,
  draw,
  flip,
  from,
  hand,
  ign,
  mine,
  mon,
  name,
  opt,
  other,
  pay,
  sub,
  t,
  table,
  toHand,
  up,
} from '../build.ts';
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
];
