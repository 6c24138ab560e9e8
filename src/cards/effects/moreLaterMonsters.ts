import type { Effect, Limit } from '../../engine/ast/index.ts';
import {
  ad,
  among,
  type CardEffects,
  can,
  flip,
  iff,
  ign,
  mine,
  mon,
  name,
  nomi,
  not,
  oncePerName,
  opt,
  race,
  summoned,
  theirs,
  up,
} from '../build.ts';

const darknessMetal = (limit?: Limit): Effect[] => [
  {
    k: 'procedure',
    id: 'p1',
    from: ['hand'],
    to: 'you',
    pos: ad,
    ...(limit && { limit }),
    cost: [{ k: 'banish', what: { from: among(mine, up, race('Dragon')), n: 1 } }],
  },
  {
    k: 'act',
    id: 'e1',
    on: ign,
    may: true,
    limit: limit ?? opt,
    do: [
      {
        k: 'summon',
        what: {
          from: {
            in: ['hand', 'gy'],
            of: 'you',
            where: [mon, race('Dragon'), not(name('Red-Eyes Darkness Metal Dragon')), can],
          },
          n: 1,
        },
        to: 'you',
        pos: ad,
      },
    ],
  },
];

/** More monsters printed from 2006 to 2012. */
export const moreLaterMonsters: readonly CardEffects[] = [
  {
    code: 67646312,
    name: 'Searchlightman',
    // Whatever the opponent's effects would turn face-down, on either side.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          {
            k: 'modify',
            what: { player: 'opp' },
            mods: [
              { k: 'cannot', do: 'set' },
              { k: 'cannot', do: 'setMonster' },
            ],
            until: 'endOfTurn',
          },
          {
            k: 'modify',
            link: 'and',
            what: { player: 'both' },
            mods: [{ k: 'cannot', do: 'faceDown', by: [{ k: 'ctrl', is: 'opp' }] }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    code: 88264978,
    name: 'Red-Eyes Darkness Metal Dragon',
    // Until 2016 it came as often as it liked, and each copy had its own effect (facts/errata-edison.tsv).
    effects: darknessMetal(),
    revisions: { modern: darknessMetal(oncePerName) },
  },
  {
    code: 3642509,
    name: 'Elemental HERO Great Tornado',
    effects: [
      nomi('fusion'),
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'fusion')),
        do: [
          {
            k: 'modify',
            what: among(theirs, up),
            mods: [
              { k: 'times', stat: 'atk', by: 0.5 },
              { k: 'times', stat: 'def', by: 0.5 },
            ],
            until: 'whileIt',
          },
        ],
      },
    ],
  },
];
