import type { Ev, Who } from '../../engine/ast/index.ts';
import { ad, type CardEffects, card, draw, iff } from '../build.ts';

/** Neither a cost, the hand limit nor being sent counts (TERM-05). */
const thrownAway = (by: Who): Ev => ({
  k: 'moved',
  what: 'this',
  from: ['hand'],
  to: ['gy'],
  why: ['effect', 'discard'],
  by,
});

export const darkWorld: readonly CardEffects[] = [
  {
    code: 79126789,
    name: 'Broww, Huntsman of Dark World',
    effects: [
      { k: 'act', id: 'e1', on: iff(thrownAway('you')), do: [draw(1)] },
      { k: 'act', id: 'e2', on: iff(thrownAway('opp')), do: [draw(1), { ...draw(1), link: 'then' }] },
    ],
  },
  {
    code: 33731070,
    name: 'Beiige, Vanguard of Dark World',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(thrownAway('both')),
        do: [{ k: 'summon', what: 'this', to: 'you', pos: ad }],
      },
    ],
  },
  {
    code: 74117290,
    name: 'Dark World Dealings',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          { k: 'draw', who: 'both', n: 1 },
          {
            k: 'each',
            link: 'then',
            do: [{ k: 'discard', what: { from: { in: ['hand'], of: 'they' }, n: 1, by: 'they' } }],
          },
        ],
      },
    ],
  },
];
