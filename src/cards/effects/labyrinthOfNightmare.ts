import {
  all,
  answer,
  atk,
  battleDamage,
  type CardEffects,
  card,
  destroy,
  does,
  draw,
  enemyAttack,
  hand,
  iff,
  mon,
  ph,
  t,
  toHand,
  when,
} from '../build.ts';

/** Labyrinth of Nightmare and the starter decks and prize cards of that spring. */
export const labyrinthOfNightmare: readonly CardEffects[] = [
  {
    code: 88240808,
    name: 'Kycoo the Ghost Destroyer',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(battleDamage),
        may: true,
        target: [{ from: { in: ['gy'], of: 'opp', where: [mon] }, n: [1, 2], as: 't' }],
        do: [{ k: 'banish', what: t }],
      },
      {
        k: 'static',
        id: 's1',
        on: { player: 'opp' },
        mods: [{ k: 'cannot', do: 'banish', where: [{ k: 'place', in: ['gy'] }] }],
      },
    ],
  },
  {
    code: 8131171,
    name: 'Sinister Serpent',
    // 2005: in each own Standby Phase, without a price (facts/errata.tsv).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(ph('standby', 'you')),
        may: true,
        from: ['gy'],
        do: [toHand('this')],
      },
    ],
  },
  {
    code: 79571449,
    name: 'Graceful Charity',
    effects: [does(draw(3), { k: 'discard', link: 'then', what: { from: hand, n: 2 } })],
  },
  {
    code: 73915051,
    name: 'Scapegoat',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        oath: [{ k: 'cannot', do: 'summon' }],
        do: [{ k: 'token', n: 4, token: 73915052, to: 'you', pos: 'defense' }],
      },
    ],
  },
  {
    code: 62279055,
    name: 'Magic Cylinder',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer(enemyAttack),
        target: [{ from: 'attacker', n: 1, as: 't' }],
        do: [
          { k: 'negate', what: 'attack', of: t },
          { k: 'damage', link: 'ifYouDo', who: 'opp', n: atk(t) },
        ],
      },
    ],
  },
  {
    code: 53582587,
    name: 'Torrential Tribute',
    effects: [{ k: 'act', id: 'e1', on: answer({ k: 'summoned', what: all }), do: [destroy(all)] }],
  },
];
