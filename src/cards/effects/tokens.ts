import type { Effect } from '../../engine/ast/index.ts';
import { type CardEffects, is } from '../build.ts';

const noTribute: Effect = {
  k: 'static',
  id: 's1',
  on: 'this',
  mods: [{ k: 'cannot', do: 'beTributedForSummon' }],
};

/** Rules of a Token stand in its own definition (TOKEN-05). */
export const tokens: readonly CardEffects[] = [
  { code: 73915052, name: 'Sheep Token', effects: [noTribute] },
  { code: 60764582, name: 'Lamb Token', effects: [] },
  { code: 12965762, name: 'Wicked Plant Token', effects: [] },
  { code: 22493812, name: 'Army Ant Token', effects: [noTribute] },
  {
    code: 29843092,
    name: 'Ojama Token',
    effects: [
      noTribute,
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', from: ['mzone'], why: ['destroy'] }] },
        do: [{ k: 'damage', who: 'you', n: 300 }],
      },
    ],
  },
  { code: 63442605, name: 'Mirage Token', effects: [] },
  {
    code: 15341822,
    name: 'Fluff Token',
    effects: [{ ...noTribute, if: [is('this', { k: 'came', how: ['special'], when: 'thisTurn' })] }],
  },
];
