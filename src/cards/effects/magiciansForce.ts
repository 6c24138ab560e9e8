import type { Activated, Ev, Num } from '../../engine/ast/index.ts';
import {
  ad,
  add,
  aims,
  all,
  among,
  atMost,
  battleDamage,
  bd,
  burn,
  type CardEffects,
  can,
  card,
  count,
  destroy,
  directDamage,
  discard1,
  does,
  flip,
  flipAims,
  from,
  hand,
  iff,
  ign,
  mine,
  mon,
  name,
  oppHand,
  other,
  ph,
  r,
  race,
  shell,
  shuffle,
  spell,
  st,
  summoned,
  t,
  table,
  theirs,
  times,
  tiresOut,
  trap,
  up,
  when,
} from '../build.ts';

/** A counter for each Spell that resolves; with three it may be Tributed for its master, from any of the three places. */
const skilledMagician = (code: number, self: string, master: string): CardEffects => ({
  code,
  name: self,
  holds: { counter: 'spell', max: 3 },
  effects: [
    {
      k: 'react',
      id: 'x1',
      on: { ev: [{ k: 'resolved', what: [spell], by: 'both', part: 'card' }] },
      do: [{ k: 'counter', on: 'this', kind: 'spell', n: 1 }],
    },
    {
      k: 'act',
      id: 'e1',
      on: ign,
      may: true,
      if: [{ k: 'cmp', a: { k: 'counters', on: 'this', kind: 'spell' }, cmp: '>=', b: 3 }],
      cost: [{ k: 'tribute', what: 'this' }],
      do: [
        {
          k: 'summon',
          what: { from: { in: ['hand', 'deck', 'gy'], of: 'you', where: [mon, name(master), can] }, n: 1 },
          to: 'you',
          pos: ad,
        },
        shuffle,
      ],
    },
  ],
});

/** Standby Phases of its player since Wave-Motion Cannon was turned up. */
const standbys: Num = { k: 'tally', ev: ph('standby', 'you'), in: { here: 'this' }, of: 'times' };
/** Destroyed by battle: a Spellcaster up to Level 2 may come face-down from the Deck. */
const apprentice = (ev: Ev): Activated => ({
  k: 'act',
  id: 'e2',
  on: when(ev),
  may: true,
  do: [
    {
      k: 'summon',
      what: { from: from('deck', mon, race('Spellcaster'), atMost('level', 2), can), n: 1 },
      to: 'you',
      pos: ['faceDownDefense'],
    },
    shuffle,
  ],
});

export const magiciansForce: readonly CardEffects[] = [
  {
    code: 94739788,
    name: 'Remove Brainwashing',
    effects: [shell, { k: 'static', id: 's1', on: all, mods: [{ k: 'control', to: 'owner' }] }],
  },
  {
    code: 90846359,
    name: 'Rivalry of Warlords',
    effects: [
      shell,
      { k: 'static', id: 's1', on: { player: 'both' }, mods: [{ k: 'cap', what: 'races', n: 1 }] },
    ],
  },
  { code: 73698349, name: 'Giant Orc', effects: [tiresOut('x1')] },
  {
    code: 10209545,
    name: 'Decayed Commander',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(summoned('this', 'normal')),
        may: true,
        do: [
          {
            k: 'summon',
            what: { from: among(hand, name('Zombie Tiger'), can), n: 1 },
            to: 'you',
            pos: ad,
          },
        ],
      },
      {
        k: 'act',
        id: 'e2',
        on: iff(directDamage),
        do: [{ k: 'discard', what: { from: oppHand, n: 1, how: 'random' } }],
      },
    ],
  },
  skilledMagician(73752131, 'Skilled Dark Magician', 'Dark Magician'),
  skilledMagician(46363422, 'Skilled White Magician', 'Buster Blader'),
  {
    code: 71413901,
    name: 'Breaker the Magical Warrior',
    holds: { counter: 'spell', max: 1 },
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'normal')),
        do: [{ k: 'counter', on: 'this', kind: 'spell', n: 1 }],
      },
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [add('atk', times(300, { k: 'counters', on: 'this', kind: 'spell' }))],
      },
      {
        ...aims(among(table, st), destroy(t)),
        id: 'e2',
        on: ign,
        may: true,
        cost: [{ k: 'counter', on: 'this', kind: 'spell', n: -1 }],
      },
    ],
  },
  {
    code: 33184167,
    name: 'Tribe-Infecting Virus',
    // The Type is named as the effect is activated, with the discard.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [discard1, { k: 'declare', link: 'then', by: 'you', what: 'race', as: 'type' }],
        do: [destroy(among(all, up, { k: 'race', is: { reg: 'type' } }))],
      },
    ],
  },
  {
    code: 51452091,
    name: 'Royal Decree',
    effects: [
      shell,
      { k: 'static', id: 's1', from: ['szone'], on: among(table, trap, other), mods: [{ k: 'negated' }] },
    ],
  },

  {
    code: 27053506,
    name: 'Secret Barrel',
    effects: [does(burn(times(200, count({ in: ['hand', 'field'], of: 'opp' }))))],
  },

  {
    code: 69579761,
    name: 'Des Koala',
    effects: [{ k: 'act', id: 'e1', on: flip, do: [burn(times(400, count(oppHand)))] }],
  },
  {
    code: 32362575,
    name: 'Magical Merchant',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        do: [
          { k: 'excavate', who: 'you', as: 'x', stop: { hits: 1, where: [st] } },
          { k: 'toHand', link: 'then', what: { those: r('x'), where: [st] }, as: 'h' },
          { k: 'toGrave', link: 'also', what: { minus: [r('x'), r('h')] } },
        ],
      },
    ],
  },
  {
    code: 9156135,
    name: 'Apprentice Magician',
    // 2005: it acts while it still lies on the field, so another zone must be free (GOAT-06, GOAT-11).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'normal', 'flip', 'special')),
        target: [{ from: among(table, up, { k: 'canHold', counter: 'spell' }), n: 1, as: 't' }],
        do: [{ k: 'counter', on: t, kind: 'spell', n: 1 }],
      },
      apprentice({ k: 'moved', what: 'this', why: ['destroy', 'battle'] }),
    ],
    revisions: { modern: [apprentice({ k: 'moved', what: 'this', to: ['gy'], why: ['destroy', 'battle'] })] },
  },
  {
    code: 84636823,
    name: 'Spell Canceller',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { player: 'both' },
        mods: [{ k: 'cannot', do: 'activate', where: [spell] }],
      },
      { k: 'static', id: 's2', on: among(table, spell), mods: [{ k: 'negated' }] },
    ],
  },
  {
    code: 38992735,
    name: 'Wave-Motion Cannon',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        from: ['szone'],
        cost: [{ k: 'toGrave', what: 'this' }],
        do: [burn(times(1000, standbys))],
      },
    ],
  },
  {
    code: 6967870,
    name: 'Dark Scorpion - Cliff the Trap Remover',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(battleDamage),
        may: true,
        do: [],
        modes: [
          { name: 'destroy', target: [{ from: among(table, st), n: 1, as: 't' }], do: [destroy(t)] },
          { name: 'mill', do: [{ k: 'mill', who: 'opp', n: 2 }] },
        ],
      },
    ],
  },

  { code: 45141844, name: 'Old Vindictive Magician', effects: [flipAims(theirs, destroy(t))] },
  {
    code: 34906152,
    name: 'Mass Driver',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        from: ['szone'],
        cost: [{ k: 'tribute', what: { from: mine, n: 1 } }],
        do: [burn(400)],
      },
    ],
  },
  {
    code: 61127349,
    name: 'Big Bang Shot',
    effects: [
      { k: 'equipTo', id: 'eq', to: among(all, up) },
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: among(all, up), n: 1, as: 't', recheck: [up] }],
        do: [
          { k: 'equip', what: 'this', to: t },
          { k: 'bond', link: 'ifYouDo', what: t, name: 'b' },
        ],
      },
      { k: 'static', id: 's1', on: 'host', from: ['szone'], mods: [add('atk', 400), { k: 'pierce' }] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: 'this', from: ['szone'] }] },
        do: [{ k: 'banish', what: bd('b') }],
      },
    ],
  },
];
