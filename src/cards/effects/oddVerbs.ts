import type { Op } from '../../engine/ast/index.ts';
import {
  ad,
  aims,
  among,
  bd,
  type CardEffects,
  card,
  destroy,
  ex,
  from,
  iff,
  mine,
  mon,
  quick,
  r,
  st,
  summoned,
  t,
  theirs,
  up,
} from '../build.ts';

/** Out of play until the End Phase; then back as it lay, which is no Summon. */
const steppedOut: Op[] = [
  { k: 'banish', what: t, as: 'x' },
  {
    k: 'delay',
    link: 'ifYouDo',
    on: { k: 'phase', is: 'end', at: 'during', of: 'both' },
    times: 'once',
    chain: false,
    do: [{ k: 'return', what: r('x') }],
  },
];

/** Cards from several sets whose operation is nearly their own. */
export const oddVerbs: readonly CardEffects[] = [
  {
    code: 28649820,
    name: 'Embodiment of Apophis',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        windows: ['main'],
        if: [{ k: 'turn', of: 'you' }],
        do: [{ k: 'asMonster', pos: ad, level: 4, atk: 1600, def: 1800, attr: 'earth', race: 'Reptile' }],
      },
    ],
  },
  {
    code: 81210420,
    name: 'Magical Hats',
    // 2005: may be used without two such cards in the Deck; no Type, no target (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        windows: ['battle'],
        if: [{ k: 'turn', of: 'opp' }, ex(mine), { k: 'cmp', a: { k: 'count', of: mine }, cmp: '<=', b: 3 }],
        do: [
          { k: 'pick', what: { from: from('deck', st), n: 2, as: 'h' } },
          { k: 'pick', link: 'and', what: { from: mine, n: 1, as: 'm' } },
          { k: 'shuffle', link: 'then', whose: 'you' },
          { k: 'position', link: 'and', what: r('m'), to: 'faceDownDefense' },
          { k: 'set', link: 'and', what: r('h'), of: 'you', asMonster: { atk: 0, def: 0 } },
          { k: 'rearrange', link: 'and', what: { plus: [r('h'), r('m')] } },
          {
            k: 'delay',
            link: 'also',
            on: { k: 'phase', is: 'battle', at: 'end', of: 'both' },
            times: 'once',
            chain: false,
            do: [destroy(r('h'))],
          },
        ],
      },
    ],
  },
  {
    code: 36261276,
    name: 'Interdimensional Matter Transporter',
    effects: [aims(among(mine, up), ...steppedOut)],
  },
  {
    code: 41006930,
    name: 'Strike Ninja',
    // 2005: once per turn each copy (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: quick,
        may: true,
        limit: { n: 1, per: 'turn', scope: 'card', counts: 'use' },
        cost: [{ k: 'banish', what: { from: from('gy', mon, { k: 'attr', is: 'dark' }), n: 2 } }],
        do: [{ k: 'banish', what: 'this', as: 'x' }, ...steppedOut.slice(1)],
      },
    ],
  },
  {
    code: 56460688,
    name: 'Different Dimension Gate',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [
          { from: among(mine, up), n: 1, as: 'a' },
          { from: among(theirs, up), n: 1, as: 'b' },
        ],
        do: [
          { k: 'banish', what: { plus: [r('a'), r('b')] }, as: 'x' },
          { k: 'bond', link: 'ifYouDo', what: r('x'), name: 'x' },
        ],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', from: ['field'], why: ['destroy'] }] },
        do: [{ k: 'return', what: bd('x') }],
      },
    ],
  },
  {
    code: 63442604,
    name: 'Physical Double',
    effects: [
      {
        ...aims(
          among(theirs, up),
          { k: 'token', n: 1, token: 63442605, to: 'you', pos: 'attack', like: t, as: 's' },
          {
            k: 'delay',
            link: 'ifYouDo',
            on: { k: 'phase', is: 'end', at: 'during', of: 'both' },
            times: 'once',
            chain: false,
            do: [destroy(r('s'))],
          },
        ),
        if: [{ k: 'turn', of: 'opp' }],
      },
    ],
  },
  {
    code: 90140980,
    name: 'Ojama King',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'special', 'flip'), { k: 'flipped', what: 'this' }),
        do: [
          {
            k: 'declare',
            by: 'you',
            what: 'zones',
            as: 'z',
            within: { min: 3, max: 3, step: 1 },
            of: 'opp',
          },
          {
            k: 'modify',
            link: 'then',
            what: { player: 'opp' },
            mods: [{ k: 'block', zones: { reg: 'z' } }],
            until: 'whileThis',
          },
        ],
      },
    ],
  },
  {
    code: 90502999,
    name: 'Ground Collapse',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'declare', by: 'you', what: 'zones', as: 'z', within: { min: 2, max: 2, step: 1 } },
          {
            k: 'modify',
            link: 'then',
            what: { player: 'both' },
            mods: [{ k: 'block', zones: { reg: 'z' } }],
            until: 'whileThis',
          },
        ],
      },
    ],
  },
];
