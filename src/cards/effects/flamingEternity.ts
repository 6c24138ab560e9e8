import {
  ad,
  aims,
  all,
  among,
  attr,
  type CardEffects,
  can,
  card,
  destroy,
  discard1,
  does,
  down,
  hand,
  iff,
  ign,
  mon,
  opt,
  race,
  reg,
  spell,
  st,
  summoned,
  t,
  table,
  theirs,
  up,
} from '../build.ts';

/** Flaming Eternity and the prize cards before it. */
export const flamingEternity: readonly CardEffects[] = [
  {
    code: 87751584,
    name: 'Gatling Dragon',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        do: [
          { k: 'coin', n: 3, as: 'heads' },
          { k: 'destroy', link: 'then', what: { from: all, n: reg('heads') } },
        ],
      },
    ],
  },
  {
    code: 13756293,
    name: 'King Dragun',
    // As printed: any Dragon on the field, against his opponent's effects only.
    effects: [
      {
        k: 'static',
        id: 's1',
        on: among(all, up, race('Dragon')),
        mods: [{ k: 'cannot', do: 'beTargeted', by: [{ k: 'ctrl', is: 'opp' }] }],
      },
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        do: [
          {
            k: 'summon',
            what: { from: among(hand, mon, race('Dragon'), can), n: 1 },
            to: 'you',
            pos: ad,
          },
        ],
      },
    ],
  },
  {
    code: 69162969,
    name: 'Lightning Vortex',
    effects: [{ k: 'act', id: 'e1', on: card, cost: [discard1], do: [destroy(among(theirs, up))] }],
  },

  {
    code: 37520316,
    name: 'Mind Control',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: theirs, n: 1, as: 't', recheck: [{ k: 'ctrl', is: 'opp' }] }],
        do: [
          { k: 'control', what: t, to: 'you', until: 'endPhase' },
          {
            k: 'modify',
            link: 'ifYouDo',
            what: t,
            mods: [
              { k: 'cannot', do: 'attack' },
              { k: 'cannot', do: 'beTributed' },
              { k: 'cannot', do: 'beTributedForSummon' },
            ],
            until: 'endPhase',
          },
        ],
      },
    ],
  },

  {
    code: 63356631,
    name: 'Phoenix Wing Wind Blast',
    effects: [
      { ...aims({ in: ['field'], of: 'opp' }, { k: 'toDeck', what: t, at: 'top' }), cost: [discard1] },
    ],
  },
  {
    code: 36361633,
    name: 'Threatening Roar',
    effects: [
      does({
        k: 'modify',
        what: { player: 'opp' },
        mods: [{ k: 'cannot', do: 'attack' }],
        until: 'endOfTurn',
      }),
    ],
  },

  {
    code: 41089128,
    name: 'Flame Ruler',
    effects: [{ k: 'countsAs', id: 'c1', tributes: { n: 2, for: [attr('fire')] } }],
  },
  {
    code: 16956455,
    name: 'Chiron the Mage',
    effects: [
      {
        ...aims({ in: ['field'], of: 'opp', where: [st] }, destroy(t)),
        on: ign,
        may: true,
        limit: opt,
        cost: [{ k: 'discard', what: { from: among(hand, spell), n: 1 } }],
      },
    ],
  },
  {
    code: 60229110,
    name: 'Granmarg the Rock Monarch',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'tribute')),
        target: [{ from: among(table, down), n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
];
