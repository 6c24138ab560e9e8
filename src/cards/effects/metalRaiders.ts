import type { Activated, Op } from '../../engine/ast/index.ts';
import {
  ad,
  add,
  aims,
  all,
  among,
  answer,
  atMost,
  attr,
  burn,
  type CardEffects,
  card,
  counterTrap,
  destroy,
  discard1,
  does,
  enemyAttack,
  fieldToGy,
  flipAims,
  from,
  iff,
  ign,
  mine,
  mon,
  name,
  oncePerName,
  other,
  pay,
  quick,
  r,
  spell,
  st,
  t,
  table,
  theirs,
  toHand,
  trap,
  up,
} from '../build.ts';

const halfLp: Op = pay({ k: 'half', of: { k: 'lp', of: 'you' } });

const thunderDragon = (least: number): Activated => ({
  k: 'act',
  id: 'e1',
  on: ign,
  may: true,
  from: ['hand'],
  cost: [{ k: 'discard', what: 'this' }],
  do: [{ k: 'search', what: { from: from('deck', name('Thunder Dragon')), n: [least, 2] } }],
});

export const metalRaiders: readonly CardEffects[] = [
  {
    code: 40240595,
    name: 'Cocoon of Evolution',
    // Equipped from the hand; the wearer has the values of the cocoon.
    effects: [
      { k: 'equipTo', id: 'eq', to: among(mine, name('Petit Moth')) },
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        from: ['hand'],
        target: [{ from: among(mine, up, name('Petit Moth')), n: 1, as: 't', recheck: [up] }],
        do: [{ k: 'equip', what: 'this', to: t }],
      },
      {
        k: 'static',
        id: 's1',
        on: 'host',
        from: ['szone'],
        mods: [
          { k: 'set', stat: 'atk', to: { k: 'stat', of: 'this', stat: 'atk', original: true } },
          { k: 'set', stat: 'def', to: { k: 'stat', of: 'this', stat: 'def', original: true } },
        ],
      },
    ],
  },
  {
    code: 14141448,
    name: 'Great Moth',
    effects: [
      { k: 'summonRule', id: 'sr', normal: 'never', special: { only: ['own'], first: false } },
      {
        k: 'procedure',
        id: 'p',
        from: ['hand'],
        to: 'you',
        pos: ad,
        cost: [
          {
            k: 'tribute',
            what: {
              from: among(mine, name('Petit Moth'), {
                k: 'wears',
                where: [
                  name('Cocoon of Evolution'),
                  {
                    k: 'did',
                    ev: { k: 'phase', is: 'end', at: 'end', of: 'you' },
                    in: { here: 'it' },
                    min: 4,
                  },
                ],
              }),
              n: 1,
            },
          },
        ],
      },
    ],
  },
  {
    code: 20436034,
    name: 'Ring of Magnetism',
    effects: [
      { k: 'equipTo', id: 'eq', to: among(mine, up) },
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card' },
        target: [{ from: among(mine, up), n: 1, as: 't', recheck: [up] }],
        do: [{ k: 'equip', what: 'this', to: t }],
      },
      {
        k: 'static',
        id: 's1',
        on: 'host',
        from: ['szone'],
        mods: [
          { k: 'add', stat: 'atk', n: -500 },
          { k: 'add', stat: 'def', n: -500 },
        ],
      },
      {
        k: 'static',
        id: 's2',
        on: { player: 'opp' },
        from: ['szone'],
        mods: [{ k: 'lure', only: [{ k: 'isRef', is: 'host' }] }],
      },
    ],
  },
  {
    code: 3027001,
    name: 'Fake Trap',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'activated', what: [], by: 'opp', does: { op: 'destroy', on: [trap] } }),
        do: [
          {
            k: 'modify',
            what: { player: 'you' },
            mods: [
              {
                k: 'gain',
                effects: [
                  {
                    k: 'replace',
                    id: 'r1',
                    would: {
                      k: 'moved',
                      what: { in: ['szone'], of: 'you', where: [trap, other] },
                      why: ['destroy', 'effect'],
                      by: 'opp',
                    },
                    instead: [destroy('this')],
                  },
                ],
              },
            ],
            until: 'endOfWindow',
          },
        ],
      },
    ],
  },
  {
    code: 11384280,
    name: 'Cannon Soldier',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'tribute', what: { from: mine, n: 1 } }],
        do: [{ k: 'damage', who: 'opp', n: 500 }],
      },
    ],
  },
  {
    code: 40640057,
    name: 'Kuriboh',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: quick,
        may: true,
        from: ['hand'],
        windows: ['damageStep'],
        damageStep: ['calc'],
        if: [
          { k: 'battling', who: 'attacker', as: 'attacker' },
          { k: 'turn', of: 'opp' },
        ],
        cost: [{ k: 'discard', what: 'this' }],
        do: [
          {
            k: 'modify',
            what: { player: 'you' },
            mods: [{ k: 'damageTo', who: 'you', kind: 'battle', change: 'zero' }],
            until: 'endOfDamageStep',
          },
        ],
      },
    ],
  },
  {
    code: 26202165,
    name: 'Sangan',
    // From any zone of the field, also as the Equip Card of Relinquished (edisonrul.ing, Relinquished).
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff(fieldToGy),
        do: [{ k: 'search', what: { from: from('deck', mon, atMost('atk', 1500)), n: 1 } }],
      },
    ],
    // later what it found cannot be used in that turn
    revisions: {
      modern: [
        {
          k: 'act',
          id: 'e1',
          on: iff(fieldToGy),
          limit: oncePerName,
          do: [
            { k: 'search', what: { from: from('deck', mon, atMost('atk', 1500)), n: 1, as: 'x' } },
            {
              k: 'modify',
              link: 'ifYouDo',
              what: { player: 'you' },
              mods: [{ k: 'cannot', do: 'activate', where: [{ k: 'name', is: { of: r('x') } }] }],
              until: 'endOfTurn',
            },
          ],
        },
      ],
    },
  },
  { code: 31560081, name: 'Magician of Faith', effects: [flipAims(from('gy', spell), toHand(t))] },
  { code: 19613556, name: 'Heavy Storm', effects: [does(destroy(among(table, st, other)))] },
  { code: 77414722, name: 'Magic Jammer', effects: [counterTrap('e1', spell, discard1)] },
  { code: 3819470, name: 'Seven Tools of the Bandit', effects: [counterTrap('e1', trap, pay(1000))] },
  {
    code: 41420027,
    name: 'Solemn Judgment',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer({ k: 'wouldSummon', what: all }),
        cost: [halfLp],
        do: [
          { k: 'negate', what: 'summon', of: 'event' },
          { k: 'destroy', link: 'ifYouDo', what: 'event' },
        ],
      },
      counterTrap('e2', st, halfLp),
    ],
  },
  {
    code: 44095762,
    name: 'Mirror Force',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer(enemyAttack),
        do: [destroy(among(theirs, { k: 'pos', is: 'attack' }))],
      },
    ],
  },

  {
    code: 46918794,
    name: 'Tremendous Fire',
    effects: [does(burn(1000), { k: 'damage', link: 'and', who: 'you', n: 500 })],
  },
  {
    code: 52097679,
    name: 'Shield & Sword',
    effects: [
      does({ k: 'modify', what: among(all, up), mods: [{ k: 'swapStats', base: true }], until: 'endOfTurn' }),
    ],
  },

  {
    code: 31786629,
    name: 'Thunder Dragon',
    // 2005: also with none left in the Deck (GOAT-11).
    effects: [thunderDragon(0)],
    revisions: { modern: [thunderDragon(1)] },
  },

  { code: 28933734, name: 'Mask of Darkness', effects: [flipAims(from('gy', trap), toHand(t))] },
  {
    code: 7489323,
    name: 'Milus Radiant',
    effects: [
      { k: 'static', id: 's1', on: among(all, up, attr('earth')), mods: [add('atk', 500)] },
      { k: 'static', id: 's2', on: among(all, up, attr('wind')), mods: [add('atk', -400)] },
    ],
  },
  {
    code: 5758500,
    name: 'Soul Release',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        target: [{ from: { in: ['gy'], of: 'both' }, n: [1, 5], as: 't' }],
        do: [{ k: 'banish', what: t }],
      },
    ],
  },
  {
    code: 79759861,
    name: 'Tribute to The Doomed',
    effects: [{ ...aims(all, destroy(t)), cost: [discard1] }],
  },
];
