/** More cards of 2005. */
import type { Ev, Op } from '../../engine/ast/index.ts';
import {
  ad,
  among,
  answer,
  anySub,
  atMost,
  attr,
  type CardEffects,
  card,
  from,
  iff,
  mine,
  mon,
  negateIt,
  shell,
  sub,
  t,
  theirs,
  trap,
  up,
} from '../build.ts';

const toonAttacked: Ev = {
  k: 'attack',
  by: theirs,
  on: among(mine, up, sub('toon'), atMost('level', 4)),
};
const pastIt: Op = { k: 'retarget', what: 'attack', to: 'direct' };

export const moreOf2005: readonly CardEffects[] = [
  {
    code: 1801154,
    name: 'Centrifugal Field',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'moved',
          what: among(mine, sub('fusion')),
          to: ['gy'],
          why: ['destroy', 'effect'],
        }),
        may: true,
        from: ['fzone'],
        target: [
          { from: from('gy', mon, { k: 'listedOn', of: 'event' }, { k: 'canSummon' }), n: 1, as: 't' },
        ],
        do: [{ k: 'summon', what: t, to: 'you', pos: ad }],
      },
    ],
  },
  {
    code: 15717011,
    name: 'The Light - Hex-Sealed Fusion',
    effects: [
      { k: 'countsAs', id: 'c1', material: 'fusion' },
      {
        k: 'act',
        id: 'e1',
        on: { k: 'ignition' },
        may: true,
        do: [
          {
            k: 'summonByRule',
            how: 'fusion',
            what: { from: from('extra', sub('fusion'), attr('light')), n: 1 },
            to: 'you',
            materials: { in: ['mzone'], leaves: 'tribute', must: 'this' },
          },
        ],
      },
    ],
  },
  {
    code: 56058888,
    name: 'Royal Surrender',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'activated', what: [trap, sub('continuous')], by: 'both', part: 'card' }),
        damageStep: anySub,
        do: negateIt,
      },
    ],
  },
  {
    code: 58015506,
    name: "Pikeru's Second Sight",
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'modify',
            what: { player: 'opp' },
            mods: [{ k: 'shown', what: 'draws', to: 'both' }],
            until: { nth: 3, phase: 'draw', of: 'opp', at: 'end' },
          },
        ],
      },
    ],
  },
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
    code: 43509019,
    name: 'Toon Defense',
    // Also as it is activated, when that is the moment.
    effects: [
      shell,
      { k: 'act', id: 'e1', on: answer(toonAttacked), do: [pastIt] },
      {
        k: 'act',
        id: 'e2',
        on: { k: 'quick', ev: [toonAttacked] },
        may: true,
        from: ['szone'],
        do: [pastIt],
      },
    ],
  },
];
