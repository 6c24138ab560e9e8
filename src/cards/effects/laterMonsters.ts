import {
  ad,
  among,
  type CardEffects,
  destroy,
  ex,
  flip,
  from,
  iff,
  mine,
  mon,
  name,
  other,
  quick,
  sub,
  summoned,
  t,
  table,
  theirs,
  toHand,
  up,
} from '../build.ts';

/** Monsters printed after April 2005. */
export const laterMonsters: readonly CardEffects[] = [
  {
    code: 73125233,
    name: 'Raiza the Storm Monarch',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'tribute')),
        target: [{ from: table, n: 1, as: 't' }],
        do: [{ k: 'toDeck', what: t, at: 'top' }],
      },
    ],
  },
  {
    code: 21502796,
    name: 'Ryko, Lightsworn Hunter',
    // 2010: it may target, and the cards of the Deck go afterwards and whatever became of the rest.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        target: [{ from: table, n: [0, 1], as: 't' }],
        do: [destroy(t), { k: 'mill', link: 'alsoAfter', who: 'you', n: 3 }],
      },
    ],
    // later it chooses as it resolves, and both happen at one time
    revisions: {
      modern: [
        {
          k: 'act',
          id: 'e1',
          on: flip,
          do: [
            { k: 'may', by: 'you', do: [destroy({ from: table, n: 1 })] },
            { k: 'mill', link: 'also', who: 'you', n: 3 },
          ],
        },
      ],
    },
  },
  {
    code: 15341821,
    name: 'Dandylion',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: 'this', to: ['gy'] }),
        do: [{ k: 'token', n: 2, token: 15341822, to: 'you', pos: 'defense' }],
      },
    ],
  },
  {
    code: 97268402,
    name: 'Effect Veiler',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: quick,
        may: true,
        from: ['hand'],
        if: [{ k: 'phase', is: ['main'], of: 'opp' }],
        cost: [{ k: 'toGrave', what: 'this' }],
        target: [{ from: among(theirs, up, sub('effect')), n: 1, as: 't', recheck: [up] }],
        do: [{ k: 'modify', what: t, mods: [{ k: 'negated' }], until: 'endOfTurn' }],
      },
    ],
  },
  {
    code: 18964575,
    name: 'Swift Scarecrow',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick', ev: [{ k: 'attack', by: theirs, on: 'direct' }] },
        may: true,
        from: ['hand'],
        cost: [{ k: 'discard', what: 'this' }],
        do: [
          { k: 'negate', what: 'attack', of: 'event' },
          { k: 'goTo', link: 'then', phase: 'main2' },
        ],
      },
    ],
  },
  {
    code: 83039729,
    name: 'Grandmaster of the Six Samurai',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { player: 'you' },
        mods: [{ k: 'cap', what: 'copies', n: 1, where: [name('Grandmaster of the Six Samurai')] }],
      },
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'you',
        pos: ad,
        if: [ex(among(mine, up, { k: 'arch', is: 'Six Samurai' }))],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: 'this', from: ['mzone'], why: ['destroy', 'effect'], by: 'opp' }),
        target: [{ from: from('gy', mon, { k: 'arch', is: 'Six Samurai' }), n: 1, as: 't' }],
        do: [toHand(t)],
      },
    ],
  },
  {
    code: 82199284,
    name: 'Mist Valley Falcon',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [
          {
            k: 'toll',
            on: 'attack',
            pay: [{ k: 'toHand', what: { from: { in: ['field'], of: 'you', where: [other] }, n: 1 } }],
          },
        ],
      },
    ],
  },
];
