import {
  ad,
  all,
  among,
  attr,
  burn,
  type CardEffects,
  can,
  card,
  destroy,
  does,
  iff,
  mine,
  name,
  r,
  shell,
  shuffle,
  summoned,
  t,
  theirs,
  up,
  when,
} from '../build.ts';
export const ancientSanctuary: readonly CardEffects[] = [
  {
    code: 98045062,
    name: 'Enemy Controller',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        do: [],
        modes: [
          {
            name: 'position',
            target: [{ from: among(theirs, up), n: 1, as: 't', recheck: [up, { k: 'ctrl', is: 'opp' }] }],
            do: [{ k: 'position', what: t, to: 'switch' }],
          },
          {
            name: 'control',
            cost: [{ k: 'tribute', what: { from: mine, n: 1 } }],
            target: [{ from: among(theirs, up), n: 1, as: 'm', recheck: [up, { k: 'ctrl', is: 'opp' }] }],
            do: [{ k: 'control', what: r('m'), to: 'you', until: 'endPhase' }],
          },
        ],
      },
    ],
  },
  {
    code: 51945556,
    name: 'Zaborg the Thunder Monarch',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'tribute')),
        target: [{ from: all, n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    code: 82705573,
    name: 'Backfire',
    effects: [
      shell,
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: among(mine, up, attr('fire')), to: ['gy'], why: ['destroy'] }),
        from: ['szone'],
        do: [burn(500)],
      },
    ],
  },
  {
    code: 93747864,
    name: 'Desert Sunlight',
    effects: [does({ k: 'position', what: mine, to: 'faceUpDefense' })],
  },
  {
    code: 52624755,
    name: 'Peten the Dark Clown',
    // 2005: with no other copy there it may be activated all the same (GOAT-11).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when({ k: 'moved', what: 'this', to: ['gy'] }),
        may: true,
        cost: [{ k: 'banish', what: 'this' }],
        do: [
          {
            k: 'summon',
            what: {
              from: { in: ['hand', 'deck'], of: 'you', where: [name('Peten the Dark Clown'), can] },
              n: 1,
            },
            to: 'you',
            pos: ad,
          },
          shuffle,
        ],
      },
    ],
  },
];
