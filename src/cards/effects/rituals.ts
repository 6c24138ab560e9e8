import type { Activated, Cond, Op } from '../../engine/ast/index.ts';
import {
  ad,
  among,
  type CardEffects,
  can,
  card,
  destroy,
  down,
  hand,
  iff,
  ign,
  mine,
  name,
  opt,
  r,
  reg,
  semiNomi,
  shuffle,
  theirs,
} from '../build.ts';

/** Tributes from hand or field with at least that many Level Stars together, whatever its Level is just then (RITUAL-03 to RITUAL-06). */
const ritualOf = (monster: string, stars: number): Activated => ({
  k: 'act',
  id: 'e1',
  on: card,
  do: [
    {
      k: 'summonByRule',
      how: 'ritual',
      what: { from: among(hand, name(monster)), n: 1 },
      to: 'you',
      materials: { in: ['hand', 'mzone'], leaves: 'tribute', level: { cmp: '>=', to: stars } },
    },
  ],
});

const blueEyes = name('Blue-Eyes White Dragon');
/** Tributes itself for a dragon; `after`: what that dragon may not do. */
const whiteDragon = (after: Op): Activated => ({
  k: 'act',
  id: 'e2',
  on: ign,
  may: true,
  cost: [{ k: 'tribute', what: 'this' }],
  do: [
    {
      k: 'summon',
      what: { from: { in: ['hand', 'deck'], of: 'you', where: [blueEyes, can] }, n: 1 },
      to: 'you',
      pos: ad,
      as: 's',
    },
    after,
    shuffle,
  ],
});

/** That many or fewer. */
const rolled = (most: number): Cond => ({ k: 'cmp', a: reg('d'), cmp: '<=', b: most });
const zorc: Activated = {
  k: 'act',
  id: 'e1',
  on: ign,
  may: true,
  do: [
    { k: 'die', by: 'you', n: 1, as: 'd' },
    {
      k: 'if',
      link: 'then',
      c: rolled(2),
      do: [destroy(theirs)],
      else: [{ k: 'if', c: rolled(5), do: [destroy({ from: theirs, n: 1 })], else: [destroy(mine)] }],
    },
  ],
};

export const rituals: readonly CardEffects[] = [
  { code: 5405694, name: 'Black Luster Soldier', effects: [semiNomi('ritual')] },
  { code: 55761792, name: 'Black Luster Ritual', effects: [ritualOf('Black Luster Soldier', 8)] },
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
  { code: 60365591, name: "Shinato's Ark", effects: [ritualOf('Shinato, King of a Higher Plane', 8)] },
  {
    code: 73398797,
    name: 'Paladin of White Dragon',
    effects: [
      semiNomi('ritual'),
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'battle',
          at: 'start',
          who: 'this',
          as: 'attacker',
          foe: [down, { k: 'pos', is: 'defense' }],
        }),
        do: [destroy('foe')],
      },
      // 2005: only the one that comes may not attack (facts/errata.tsv).
      whiteDragon({
        k: 'modify',
        link: 'also',
        what: r('s'),
        mods: [{ k: 'cannot', do: 'attack' }],
        until: 'endOfTurn',
      }),
    ],
    revisions: {
      modern: [
        whiteDragon({
          k: 'modify',
          link: 'also',
          what: { player: 'you' },
          mods: [{ k: 'cannot', do: 'attack', where: [blueEyes] }],
          until: 'endOfTurn',
        }),
      ],
    },
  },
  { code: 9786492, name: 'White Dragon Ritual', effects: [ritualOf('Paladin of White Dragon', 4)] },
  {
    code: 97642679,
    name: 'Dark Master - Zorc',
    // 2005: as often a turn as its player likes (facts/errata.tsv).
    effects: [semiNomi('ritual'), zorc],
    revisions: { modern: [{ ...zorc, limit: opt }] },
  },
  { code: 96420087, name: 'Contract with the Dark Master', effects: [ritualOf('Dark Master - Zorc', 8)] },
];
