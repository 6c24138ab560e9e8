/** More cards of April to October 2004. */
import type { Cond, Group } from '../../engine/ast/index.ts';
import {
  all,
  among,
  bd,
  boost,
  type CardEffects,
  calcOnly,
  card,
  destroy,
  ex,
  mon,
  name,
  pay,
  t,
  trap,
  up,
} from '../build.ts';

const direct: Cond = { k: 'not', c: ex('attackTarget') };

/** Monsters of the declared Type and Attribute. */
const designated: Group = {
  in: ['hand', 'deck'],
  of: 'opp',
  where: [mon, { k: 'race', is: { reg: 'race' } }, { k: 'attr', is: { reg: 'attr' } }],
};

export const moreOfMid2004: readonly CardEffects[] = [
  {
    code: 95132338,
    name: 'Aqua Chorus',
    effects: [
      { k: 'act', id: 'e0', on: card, damageStep: calcOnly, do: [] },
      {
        k: 'static',
        id: 's1',
        from: ['szone'],
        on: among(all, up, { k: 'twin', in: among(all, up) }),
        mods: boost(500, 500),
      },
    ],
  },
  {
    code: 303660,
    name: 'Amplifier',
    effects: [
      { k: 'equipTo', id: 'eq', to: among(all, up, name('Jinzo')) },
      {
        k: 'act',
        id: 'e1',
        on: card,
        unnegatable: true,
        target: [{ from: among(all, up, name('Jinzo')), n: 1, as: 't', recheck: [up, name('Jinzo')] }],
        do: [
          { k: 'equip', what: 'this', to: t },
          { k: 'bond', link: 'ifYouDo', what: t, name: 'b' },
        ],
      },
      { k: 'static', id: 's1', from: ['szone'], on: 'this', mods: [{ k: 'cannot', do: 'beNegated' }] },
      // To the Traps of its wearer's player it does nothing.
      {
        k: 'static',
        id: 's2',
        from: ['szone'],
        on: { in: ['field'], of: { ctrl: 'host' }, where: [trap] },
        mods: [{ k: 'unaffected', by: [{ k: 'isRef', is: 'host' }] }],
      },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', from: ['szone'] }] },
        do: [destroy(bd('b'))],
      },
    ],
  },
  {
    code: 50823978,
    name: 'Piranha Army',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        if: [{ k: 'battling', who: 'this', as: 'attacker' }, direct],
        mods: [{ k: 'damageTo', who: 'opp', kind: 'battle', change: 'double', from: 'this' }],
      },
    ],
  },
  {
    code: 31812496,
    name: 'Stone Statue of the Aztecs',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        if: [{ k: 'battling', who: 'this', as: 'target' }],
        mods: [{ k: 'damageTo', who: 'opp', kind: 'battle', change: 'double', from: 'this' }],
      },
    ],
  },
  {
    code: 89801755,
    name: 'Abyssal Designator',
    // 2005: who has none shows it (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [pay(1000)],
        do: [
          { k: 'declare', by: 'you', what: 'race', as: 'race' },
          { k: 'declare', link: 'and', by: 'you', what: 'attr', as: 'attr' },
          {
            k: 'if',
            link: 'then',
            c: ex(designated),
            do: [{ k: 'toGrave', what: { from: designated, n: 1, by: 'opp' } }],
            else: [{ k: 'reveal', what: { in: ['hand', 'deck'], of: 'opp' }, to: 'you' }],
          },
          { k: 'shuffle', link: 'also', whose: 'opp' },
        ],
      },
    ],
    revisions: {
      modern: [
        {
          k: 'act',
          id: 'e1',
          on: card,
          cost: [pay(1000)],
          do: [
            { k: 'declare', by: 'you', what: 'race', as: 'race' },
            { k: 'declare', link: 'and', by: 'you', what: 'attr', as: 'attr' },
            { k: 'toGrave', link: 'then', what: { from: designated, n: 1, by: 'opp' } },
            { k: 'shuffle', link: 'also', whose: 'opp' },
          ],
        },
      ],
    },
  },
];
