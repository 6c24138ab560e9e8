import type { Effect } from '../../engine/ast/index.ts';
import {
  battleDamage,
  type CardEffects,
  card,
  draw,
  either,
  from,
  iff,
  ign,
  mine,
  name,
  oppHand,
  pay,
  tiresOut,
} from '../build.ts';

const younger: Effect = { k: 'keyword', id: 'kw', is: 'toonModern' };

export const toons: readonly CardEffects[] = [
  {
    code: 15259703,
    name: 'Toon World',
    effects: [{ k: 'act', id: 'e0', on: card, cost: [pay(1000)], do: [] }],
  },
  {
    code: 42386471,
    name: 'Toon Gemini Elf',
    effects: [
      younger,
      {
        k: 'act',
        id: 'e1',
        on: iff(battleDamage),
        do: [{ k: 'discard', what: { from: oppHand, n: 1, how: 'random' } }],
      },
    ],
  },
  {
    code: 79875176,
    name: 'Toon Cannon Soldier',
    effects: [
      younger,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'tribute', what: { from: mine, n: 1 } }],
        do: [{ k: 'damage', who: 'opp', n: 500 }],
      },
    ],
  },
  {
    code: 16392422,
    name: 'Toon Masked Sorcerer',
    effects: [younger, { k: 'act', id: 'e1', on: iff(battleDamage), do: [draw(1)] }],
  },
  {
    code: 15270885,
    name: 'Toon Goblin Attack Force',
    effects: [younger, tiresOut('x1')],
  },
  {
    code: 89997728,
    name: 'Toon Table of Contents',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [
          {
            k: 'search',
            what: { from: from('deck', either({ k: 'arch', is: 'Toon' }, name('Manga Ryu-Ran'))), n: 1 },
          },
        ],
      },
    ],
  },
];
