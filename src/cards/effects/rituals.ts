import type { Activated } from '../../engine/ast/index.ts';
import { among, type CardEffects, card, hand, iff, name, semiNomi, theirs } from '../build.ts';

/** Tributes from hand or field whose Levels make up at least its own (RITUAL-04 to RITUAL-06). */
const ritualOf = (monster: string): Activated => ({
  k: 'act',
  id: 'e1',
  on: card,
  do: [
    {
      k: 'summonByRule',
      how: 'ritual',
      what: { from: among(hand, name(monster)), n: 1 },
      to: 'you',
      materials: { in: ['hand', 'mzone'], leaves: 'tribute', level: { cmp: '>=', to: 'own' } },
    },
  ],
});

export const rituals: readonly CardEffects[] = [
  { code: 5405694, name: 'Black Luster Soldier', effects: [semiNomi('ritual')] },
  { code: 55761792, name: 'Black Luster Ritual', effects: [ritualOf('Black Luster Soldier')] },
  {
    code: 86327225,
    name: 'Shinato, King of a Higher Plane',
    effects: [
      semiNomi('ritual'),
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'moved',
          what: among(theirs, { k: 'pos', is: 'defense' }),
          to: ['gy'],
          why: ['destroy', 'battle'],
          cause: [{ k: 'isRef', is: 'this' }],
        }),
        do: [{ k: 'damage', who: 'opp', n: { k: 'stat', of: 'event', stat: 'atk', original: true } }],
      },
    ],
  },
  { code: 60365591, name: "Shinato's Ark", effects: [ritualOf('Shinato, King of a Higher Plane')] },
];
