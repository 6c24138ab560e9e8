import type { Cond, CountsAs, Effect, Op, Ref, Still } from '../../engine/ast/index.ts';
import {
  ad,
  aims,
  all,
  among,
  attr,
  type CardEffects,
  can,
  count,
  ex,
  from,
  ign,
  mine,
  name,
  r,
  shell,
  sub,
  t,
  up,
} from '../build.ts';

/** Stands for any one Fusion Material that is named; all others must be the real ones (FUSION-07). */
const substitute: CountsAs = { k: 'countsAs', id: 'c1', material: 'fusion' };
/** Counts as both Tributes for a monster of that Attribute (GAP-43). */
const twoTributes = (is: 'light' | 'dark'): Effect => ({
  k: 'countsAs',
  id: 'c1',
  tributes: { n: 2, for: [attr(is)] },
});

const materials: Ref = { role: 'materials', of: t };
/** Those of the materials that lie in the own Graveyard. */
const inGrave: Still = {
  those: materials,
  where: [
    { k: 'place', in: ['gy'] },
    { k: 'owner', is: 'you' },
  ],
};
/** All of them or none: they can be Summoned, and there is room for them. */
const fitting: Still = { those: r('m'), where: [can] };
const allFit: Cond = {
  k: 'all',
  c: [
    { k: 'cmp', a: count(fitting), cmp: '=', b: count(r('m')) },
    { k: 'cmp', a: { k: 'add', a: count(mine), b: count(r('m')) }, cmp: '<=', b: 5 },
  ],
};
const comeBack: Op = { k: 'summon', what: fitting, to: 'you', pos: ad };
const back: Op = { k: 'toDeck', what: t, at: 'shuffle' };

/** Cards that count as another, and Fusions without Polymerization and back. */
export const substitutes: readonly CardEffects[] = [
  { code: 53493204, name: 'Goddess with the Third Eye', effects: [substitute] },
  { code: 50259460, name: 'Versago the Destroyer', effects: [substitute] },
  { code: 99426834, name: 'Beastking of the Swamps', effects: [substitute] },
  { code: 30451366, name: 'Mystical Sheep #1', effects: [substitute] },
  {
    code: 79109599,
    name: 'King of the Swamp',
    effects: [
      substitute,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        from: ['hand'],
        cost: [{ k: 'discard', what: 'this' }],
        do: [{ k: 'search', what: { from: from('deck', name('Polymerization')), n: 1 } }],
      },
    ],
  },
  { code: 17444133, name: 'Kaiser Sea Horse', effects: [twoTributes('light')] },
  { code: 44436472, name: 'Double Coston', effects: [twoTributes('dark')] },
  {
    code: 33550694,
    name: 'Fusion Gate',
    // Either player in his own Main Phase.
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        users: 'both',
        do: [
          {
            k: 'summonByRule',
            how: 'fusion',
            what: { from: from('extra', sub('fusion')), n: 1 },
            to: 'you',
            materials: { in: ['hand', 'mzone'], leaves: 'banish' },
          },
        ],
      },
    ],
  },
  {
    code: 95286165,
    name: 'De-Fusion',
    // A Fusion Monster that was not Fusion Summoned has no materials: it only goes back.
    effects: [
      aims(among(all, up, sub('fusion')), {
        k: 'if',
        c: {
          k: 'all',
          c: [ex(materials), { k: 'cmp', a: count(inGrave), cmp: '=', b: count(materials) }],
        },
        do: [
          { k: 'pick', what: { from: materials, n: 'max', as: 'm' } },
          { ...back, link: 'and' },
          { k: 'if', link: 'then', c: allFit, do: [{ k: 'may', by: 'you', do: [comeBack] }] },
        ],
        else: [back],
      }),
    ],
  },
];
