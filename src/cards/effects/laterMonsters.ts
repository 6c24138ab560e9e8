import type { Effect, Filter } from '../../engine/ast/index.ts';
import {
  ad,
  all,
  among,
  arch,
  atk,
  type CardEffects,
  destroy,
  draw,
  ex,
  flip,
  from,
  iff,
  ign,
  mine,
  mon,
  name,
  not,
  oncePerName,
  opt,
  other,
  quick,
  sub,
  summoned,
  t,
  table,
  theirs,
  toHand,
  trap,
  up,
} from '../build.ts';

/** Joins others of its flock from the hand. */
const flock = (own: string): Effect => ({
  k: 'procedure',
  id: 'p',
  from: ['hand'],
  to: 'you',
  pos: ad,
  if: [ex(among(mine, up, arch('Blackwing'), not(name(own))))],
});
/** Normal Traps that are holes. */
const holes: Filter[] = [trap, sub('normal'), arch('Hole')];

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
  {
    code: 70095154,
    name: 'Cyber Dragon',
    effects: [
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'you',
        pos: ad,
        if: [ex(theirs), { k: 'not', c: ex(mine) }],
      },
    ],
  },
  {
    code: 26439287,
    name: 'Proto-Cyber Dragon',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [{ k: 'treat', as: { name: 'Cyber Dragon', keep: false } }],
      },
    ],
  },
  {
    code: 74157028,
    name: 'Cyber Twin Dragon',
    materials: { substitutes: false },
    effects: [{ k: 'static', id: 's1', on: 'this', mods: [{ k: 'attacks', n: 2 }] }],
  },
  {
    code: 2009101,
    name: 'Blackwing - Gale the Whirlwind',
    // Its halves stand, whatever becomes of the Equip Cards of that monster (DESIGN §7).
    effects: [
      flock('Blackwing - Gale the Whirlwind'),
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        limit: opt,
        target: [{ from: among(theirs, up), n: 1, as: 't', recheck: [up] }],
        do: [
          {
            k: 'modify',
            what: t,
            mods: [
              { k: 'set', stat: 'atk', to: { k: 'half', of: atk('it') }, freeze: true },
              {
                k: 'set',
                stat: 'def',
                to: { k: 'half', of: { k: 'stat', of: 'it', stat: 'def' } },
                freeze: true,
              },
            ],
            until: 'whileIt',
          },
        ],
      },
    ],
  },
  {
    code: 49003716,
    name: 'Blackwing - Bora the Spear',
    effects: [
      flock('Blackwing - Bora the Spear'),
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'pierce' }] },
    ],
  },
  {
    code: 38109772,
    name: 'Dragonic Knight',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: {
          k: 'quick',
          ev: [
            {
              k: 'activated',
              what: [mon],
              by: 'opp',
              part: 'effect',
              on: { only: false, what: { in: ['field'], of: 'you' } },
              does: { op: 'destroy' },
            },
          ],
        },
        may: true,
        from: ['hand'],
        cost: [
          {
            k: 'toGrave',
            what: { those: { role: 'targets', of: 'event' }, where: [{ k: 'ctrl', is: 'you' }] },
          },
        ],
        do: [{ k: 'summon', what: 'this', to: 'you', pos: ad }],
      },
    ],
  },
  {
    code: 23434538,
    name: 'Maxx "C"',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: quick,
        may: true,
        from: ['hand'],
        limit: oncePerName,
        cost: [{ k: 'toGrave', what: 'this' }],
        do: [
          {
            k: 'delay',
            on: { k: 'summoned', what: all, how: ['special'], by: 'opp' },
            times: 'each',
            chain: false,
            do: [draw(1)],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    code: 55428242,
    name: 'Traptrix Atrax',
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'unaffected', by: holes }] },
      {
        k: 'static',
        id: 's2',
        on: { player: 'you' },
        mods: [{ k: 'grant', act: 'trapFromHand', where: holes }],
      },
      {
        k: 'static',
        id: 's3',
        on: { in: ['szone'], of: 'you', where: [trap, sub('normal')] },
        mods: [{ k: 'cannot', do: 'beNegated' }],
      },
    ],
  },
];
