/** More cards of June to September 2002. */
import type { Group, Op } from '../../engine/ast/index.ts';
import { ad, all, among, type CardEffects, destroy, mine, name, quick, semiNomi, t, up } from '../build.ts';

/** Once while it lies face-up, attacked in the opponent's turn: the attacker has no ATK for this damage calculation. */
const stillsAttacker: CardEffects['effects'] = [
  {
    k: 'act',
    id: 'e1',
    on: quick,
    may: true,
    windows: ['damageStep'],
    damageStep: ['calc'],
    if: [
      { k: 'turn', of: 'opp' },
      { k: 'battling', who: 'this', as: 'target' },
    ],
    limit: { n: 1, per: 'faceUp', scope: 'card', counts: 'use' },
    target: [{ from: 'attacker', n: 1, as: 't', recheck: [up] }],
    do: [{ k: 'modify', what: t, mods: [{ k: 'set', stat: 'atk', to: 0 }], until: 'endOfCalc' }],
  },
];

const offered = (is: string): Op => ({ k: 'tribute', what: { from: among(mine, name(is)), n: 1 } });

/** Face-up monsters that share their name with another. */
const namesakes: Group = among(all, up, { k: 'twin', in: among(all, up) });

export const moreOfMid2002: readonly CardEffects[] = [
  { code: 25955164, name: 'Sanga of the Thunder', effects: stillsAttacker },
  { code: 62340868, name: 'Kazejin', effects: stillsAttacker },
  { code: 98434877, name: 'Suijin', effects: stillsAttacker },
  {
    code: 25833572,
    name: 'Gate Guardian',
    effects: [
      semiNomi('own'),
      {
        k: 'procedure',
        id: 'p1',
        from: ['hand'],
        to: 'you',
        pos: ad,
        cost: [
          offered('Sanga of the Thunder'),
          { link: 'and', ...offered('Kazejin') },
          { link: 'and', ...offered('Suijin') },
        ],
      },
    ],
  },
  {
    code: 19406822,
    name: 'Kotodama',
    // What comes second is destroyed; what comes together, all of it.
    effects: [
      {
        k: 'react',
        id: 'x1',
        on: {
          ev: [
            { k: 'summoned', what: all },
            { k: 'flipped', what: all },
          ],
        },
        do: [destroy({ those: 'event', where: [up, { k: 'twin', in: among(all, up) }] })],
      },
      {
        k: 'react',
        id: 'x2',
        on: {
          ev: [
            { k: 'summoned', what: 'this' },
            { k: 'flipped', what: 'this' },
          ],
        },
        do: [destroy(namesakes)],
      },
    ],
  },
];
