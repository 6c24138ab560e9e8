import type { Effect } from '../../engine/ast/index.ts';
import {
  ad,
  battleDamage,
  type CardEffects,
  card,
  draw,
  either,
  ex,
  from,
  iff,
  ign,
  is,
  mine,
  name,
  oppHand,
  pay,
  type Revisions,
  tiresOut,
  up,
} from '../build.ts';

/** Group A (TOON-01). */
const toon: Effect = { k: 'keyword', id: 'kw', is: 'toonClassic' };
/** As printed later: a fixed number of Tributes, and the wait only in the turn of its Special Summon. */
const later = (n: number): Revisions => ({
  modern: [
    {
      k: 'procedure',
      id: 'kw-summon',
      from: ['hand'],
      to: 'you',
      pos: ad,
      if: [ex({ in: ['szone'], of: 'you', where: [up, name('Toon World')] })],
      ...(n > 0 && { cost: [{ k: 'tribute', what: { from: mine, n } }] }),
    },
    {
      k: 'static',
      id: 'kw-wait',
      on: 'this',
      if: [is('this', { k: 'came', how: ['special'], when: 'thisTurn' })],
      mods: [{ k: 'cannot', do: 'attack' }],
    },
  ],
});
const younger: Effect = { k: 'keyword', id: 'kw', is: 'toonModern' };

export const toons: readonly CardEffects[] = [
  {
    code: 15259703,
    name: 'Toon World',
    effects: [{ k: 'act', id: 'e0', on: card, cost: [pay(1000)], do: [] }],
  },
  { code: 53183600, name: 'Blue-Eyes Toon Dragon', effects: [toon], revisions: later(2) },
  { code: 38369349, name: 'Manga Ryu-Ran', effects: [toon], revisions: later(2) },
  { code: 91842653, name: 'Toon Summoned Skull', effects: [toon], revisions: later(1) },
  { code: 65458948, name: 'Toon Mermaid', effects: [toon], revisions: later(0) },
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
