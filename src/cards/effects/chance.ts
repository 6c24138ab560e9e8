import type { Activated, Still } from '../../engine/ast/index.ts';
import {
  add,
  among,
  type CardEffects,
  calcOnly,
  card,
  destroy,
  ex,
  ign,
  mine,
  opt,
  r,
  reg,
  t,
  theirs,
  times,
  up,
} from '../build.ts';

/** Rolls once; ATK and DEF of those monsters change by 100 times the result for the turn. */
const diceFor = (group: Still, n: number): Activated => ({
  k: 'act',
  id: 'e1',
  on: card,
  damageStep: calcOnly,
  if: [ex(group)],
  do: [
    { k: 'die', by: 'you', n: 1, as: 'd' },
    {
      k: 'modify',
      link: 'then',
      what: group,
      mods: [add('atk', times(n, reg('d'))), add('def', times(n, reg('d')))],
      until: 'endOfTurn',
    },
  ],
});

/** Coins and dice (GAP-47). */
export const chance: readonly CardEffects[] = [
  {
    code: 71625222,
    name: 'Time Wizard',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        do: [
          { k: 'declare', by: 'you', what: 'coin', as: 'k' },
          { k: 'coin', link: 'then', n: 1, as: 'k2' },
          {
            k: 'if',
            link: 'then',
            c: { k: 'called', reg: 'k', was: { reg: 'k2' } },
            do: [destroy(theirs)],
            else: [
              { ...destroy(mine), as: 'd' },
              {
                k: 'damage',
                link: 'ifYouDo',
                who: 'you',
                n: { k: 'half', of: { k: 'sum', of: r('d'), stat: 'atk', last: true } },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 25551951,
    name: 'Blowback Dragon',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        target: [{ from: { in: ['field'], of: 'opp' }, n: 1, as: 't' }],
        do: [
          { k: 'coin', n: 3, as: 'h' },
          { k: 'if', link: 'then', c: { k: 'cmp', a: reg('h'), cmp: '>=', b: 2 }, do: [destroy(t)] },
        ],
      },
    ],
  },
  { code: 74137509, name: 'Graceful Dice', effects: [diceFor(among(mine, up), 100)] },
  { code: 126218, name: 'Skull Dice', effects: [diceFor(among(theirs, up), -100)] },
];
