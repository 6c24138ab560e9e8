import type { Activated, Op } from '../../engine/ast/index.ts';
import {
  all,
  among,
  anywhere,
  arch,
  type CardEffects,
  card,
  draw,
  ign,
  is,
  mine,
  oncePerName,
  opt,
  race,
  shell,
  summoned,
  t,
  times,
  toHand,
  up,
  when,
} from '../build.ts';

const samurai = arch('Six Samurai');
/** That many cards of the Extra Deck, which nobody sees. */
const fromExtra = (n: number): Op => ({
  k: 'banish',
  what: { from: { in: ['extra'], of: 'you' }, n, how: 'random' },
  face: 'down',
});

/** Two Levels more for an own "F.A." monster, for the turn. */
const lifts: Pick<Activated, 'k' | 'target' | 'do'> = {
  k: 'act',
  target: [{ from: among(mine, up, arch('F.A.')), n: 1, as: 't', recheck: [up] }],
  do: [{ k: 'modify', what: t, mods: [{ k: 'add', stat: 'level', n: 2 }], until: 'endOfTurn' }],
};

/** More Spells and Traps printed after 2006. */
export const moreLaterSpellsTraps: readonly CardEffects[] = [
  {
    code: 71934924,
    name: 'Swift Samurai Storm!',
    effects: [
      shell,
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'battle', at: 'end', who: among(mine, samurai), as: 'either' }] },
        limit: opt,
        do: [
          {
            k: 'modify',
            what: among(mine, up, samurai),
            mods: [{ k: 'add', stat: 'atk', n: 300 }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    code: 49980185,
    name: 'Supernatural Regeneration',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        windows: ['end'],
        do: [
          {
            k: 'gainLp',
            who: 'you',
            n: times(1000, {
              k: 'tally',
              ev: { k: 'moved', what: among(anywhere, race('Psychic')), to: ['gy'] },
              in: 'thisTurn',
            }),
          },
        ],
      },
    ],
  },
  {
    code: 88301833,
    name: 'Ascending Soul',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: when(summoned(all, 'ritual')),
        may: true,
        from: ['szone'],
        limit: opt,
        target: [
          {
            from: {
              those: { role: 'materials', of: 'event' },
              where: [
                { k: 'place', in: ['gy'] },
                { k: 'owner', is: 'you' },
              ],
            },
            n: 1,
            as: 't',
          },
        ],
        do: [toHand(t)],
      },
    ],
  },
  {
    code: 49238328,
    name: 'Pot of Extravagance',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        windows: ['mainStart'],
        modes: [
          { name: '3', cost: [fromExtra(3)], do: [draw(1)] },
          { name: '6', cost: [fromExtra(6)], do: [draw(2)] },
        ],
        do: [
          {
            k: 'modify',
            what: { player: 'you' },
            mods: [{ k: 'cannot', do: 'drawByEffect' }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    code: 29185231,
    name: 'Parthian Shot',
    effects: [{ k: 'act', id: 'e1', on: card, windows: ['endStep'], do: [{ k: 'goTo', phase: 'end' }] }],
  },
  {
    code: 66322203,
    name: 'F.A. Downforce',
    effects: [
      { ...lifts, id: 'e1', on: card, limit: oncePerName },
      {
        ...lifts,
        id: 'e2',
        on: ign,
        may: true,
        from: ['gy'],
        limit: oncePerName,
        if: [
          {
            k: 'not',
            c: is('this', { k: 'did', ev: { k: 'moved', what: 'it', to: ['gy'] }, in: 'thisTurn' }),
          },
        ],
        cost: [{ k: 'banish', what: 'this' }],
      },
    ],
  },
];
