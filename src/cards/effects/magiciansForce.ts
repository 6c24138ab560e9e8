import {
  add,
  aims,
  all,
  among,
  burn,
  type CardEffects,
  count,
  destroy,
  discard1,
  does,
  iff,
  ign,
  other,
  shell,
  st,
  summoned,
  t,
  table,
  times,
  trap,
  up,
} from '../build.ts';

export const magiciansForce: readonly CardEffects[] = [
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
];
