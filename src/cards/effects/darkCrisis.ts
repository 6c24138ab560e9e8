import type { Activated, Cond, Effect, Filter, Group, Until } from '../../engine/ast/index.ts';
import {
  ad,
  add,
  all,
  among,
  answer,
  atk,
  battleDamage,
  boost,
  type CardEffects,
  can,
  card,
  count,
  destroy,
  discard1,
  does,
  enemyAttack,
  ex,
  from,
  hand,
  iff,
  lostInBattle,
  mine,
  mon,
  name,
  onField,
  oppHand,
  other,
  pay,
  ph,
  r,
  race,
  reg,
  shell,
  shuffle,
  sub,
  summoned,
  t,
  table,
  times,
  toHand,
  up,
  when,
} from '../build.ts';

/** The outermost card of the opponent's Deck. */
const topOfTheirs: Group = { in: ['deck'], of: 'opp', end: { top: 1 } };
const archfiend: Filter = { k: 'arch', is: 'Archfiend' };
const without = (c: Cond): Cond => ({ k: 'not', c });
/** Stays only as long as its player pays in each of his Standby Phases. */
const standbyToll = (n: number): Effect => ({
  k: 'react',
  id: 'x1',
  on: { ev: [ph('standby', 'you')] },
  do: [{ k: 'payElse', by: 'you', may: false, pay: [pay(n)], else: [destroy('this')] }],
});
/** A die when an effect of the opponent that targets it comes to resolve: with these numbers it is negated. */
const dodge = (lucky: number[]): Effect => ({
  k: 'react',
  id: 'x2',
  on: { ev: [{ k: 'resolving', what: [], by: 'opp', on: { only: false, what: 'this' } }] },
  do: [
    { k: 'die', by: 'you', n: 1, as: 'd' },
    {
      k: 'if',
      link: 'then',
      c: { k: 'any', c: lucky.map((b): Cond => ({ k: 'cmp', a: reg('d'), cmp: '=', b })) },
      do: [
        { k: 'negate', what: 'effect', of: 'event' },
        { k: 'destroy', link: 'ifYouDo', what: 'event' },
      ],
    },
  ],
});

const costDown = (until: Until): Activated => ({
  k: 'act',
  id: 'e1',
  on: { k: 'card' },
  cost: [discard1],
  do: [{ k: 'modify', what: among(hand, mon), mods: [{ k: 'add', stat: 'level', n: -2 }], until }],
});

export const darkCrisis: readonly CardEffects[] = [
  {
    code: 92377303,
    name: 'Dark Sage',
    // Called wrong, Time Wizard destroys itself: that no own monster fell to it says that the coin was called right.
    effects: [
      { k: 'summonRule', id: 'sr', normal: 'never', special: { only: ['own'], first: false } },
      {
        k: 'procedure',
        id: 'p',
        from: ['hand', 'deck'],
        to: 'you',
        pos: ad,
        ev: [{ k: 'resolved', what: [name('Time Wizard')], by: 'you', part: 'effect' }],
        if: [
          {
            k: 'not',
            c: {
              k: 'happened',
              ev: {
                k: 'moved',
                what: { in: ['mzone'], of: 'you' },
                why: ['destroy', 'effect'],
                cause: [name('Time Wizard'), { k: 'owner', is: 'you' }],
              },
              in: 'thisTurn',
            },
          },
        ],
        cost: [{ k: 'tribute', what: { from: among(mine, name('Dark Magician')), n: 1 } }],
        then: [{ k: 'shuffle', whose: 'you' }],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff(summoned('this', 'own')),
        do: [{ k: 'search', what: { from: from('deck', { k: 'is', kind: 'spell' }), n: 1 } }],
      },
    ],
  },
  {
    code: 82732705,
    name: 'Skill Drain',
    effects: [
      { k: 'act', id: 'e1', on: { k: 'card' }, cost: [pay(1000)], do: [] },
      { k: 'static', id: 's1', on: among(all, up), mods: [{ k: 'negated' }] },
    ],
  },
  {
    code: 23265313,
    name: 'Cost Down',
    // 2005: ends as the End Phase begins (facts/errata.tsv).
    effects: [costDown('endPhase')],
    revisions: { modern: [costDown('endOfTurn')] },
  },
  {
    code: 35975813,
    name: 'Terrorking Archfiend',
    effects: [
      {
        k: 'summonRule',
        id: 'sr',
        normal: 'setOnly',
        flip: 'never',
        if: [without(ex(among(mine, up, archfiend)))],
      },
      standbyToll(800),
      dodge([2, 5]),
      {
        k: 'react',
        id: 'x3',
        on: {
          ev: [
            {
              k: 'battle',
              at: 'afterCalc',
              who: 'this',
              as: 'either',
              foe: [
                { k: 'did', ev: { k: 'moved', what: 'it', why: ['destroy', 'battle'] }, in: 'thisBattle' },
              ],
            },
          ],
        },
        do: [{ k: 'modify', what: 'foe', mods: [{ k: 'negated' }], until: 'untilLeavesGy' }],
      },
    ],
  },
  {
    code: 61370518,
    name: 'Skull Archfiend of Lightning',
    effects: [standbyToll(500), dodge([1, 3, 6])],
  },
  {
    code: 94585852,
    name: 'Pandemonium',
    effects: [
      shell,
      {
        k: 'static',
        id: 's1',
        on: { player: 'both' },
        if: [{ k: 'phase', is: ['standby'], of: 'both' }],
        mods: [{ k: 'waive', what: 'lpCost', where: [archfiend] }],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'moved',
          what: among(mine, archfiend),
          to: ['gy'],
          why: ['destroy', 'effect'],
        }),
        may: true,
        from: ['fzone'],
        do: [
          {
            k: 'search',
            what: {
              from: from('deck', archfiend, {
                k: 'num',
                stat: 'level',
                cmp: '<',
                to: { k: 'stat', of: 'event', stat: 'level', original: true },
              }),
              n: 1,
            },
          },
        ],
      },
    ],
  },
  {
    code: 7572887,
    name: 'D.D. Warrior Lady',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when({ k: 'battle', at: 'afterCalc', who: 'this', as: 'either', foe: [mon] }),
        may: true,
        do: [{ k: 'banish', what: { those: { plus: ['foe', 'this'] }, where: [onField] } }],
      },
    ],
  },
  {
    code: 13722870,
    name: 'Dark Flare Knight',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: { player: 'you' },
        if: [{ k: 'battling', who: 'this', as: 'either' }],
        mods: [{ k: 'damageTo', who: 'you', kind: 'battle', change: 'zero' }],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff(lostInBattle),
        do: [
          {
            k: 'summon',
            what: { from: { in: ['hand', 'deck'], of: 'you', where: [name('Mirage Knight'), can] }, n: 1 },
            to: 'you',
            pos: ad,
          },
          shuffle,
        ],
      },
    ],
  },
  {
    code: 56120475,
    name: 'Sakuretsu Armor',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: answer(enemyAttack),
        target: [{ from: 'attacker', n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },

  {
    code: 52824910,
    name: 'Kaiser Glider',
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        mods: [
          {
            k: 'cannot',
            do: 'beDestroyedByBattle',
            by: [{ k: 'num', stat: 'atk', cmp: '=', to: atk('this') }],
          },
        ],
      },
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'moved', what: 'this', from: ['mzone'], to: ['gy'], why: ['destroy'] }),
        target: [{ from: all, n: 1, as: 't' }],
        do: [toHand(t)],
      },
    ],
  },

  {
    code: 79853073,
    name: 'Cipher Soldier',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'battle', at: 'calc', who: 'this', as: 'either', foe: [race('Warrior')] }),
        do: [{ k: 'modify', what: 'this', mods: boost(2000, 2000), until: 'endOfCalc' }],
      },
    ],
  },
  {
    code: 49217579,
    name: 'Mirage Knight',
    effects: [
      {
        k: 'summonRule',
        id: 'sr',
        normal: 'never',
        special: { only: [{ by: [name('Dark Flare Knight')] }], first: false },
      },
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'battle', at: 'calc', who: 'this', as: 'either', foe: [mon] }),
        do: [
          {
            k: 'modify',
            what: 'this',
            mods: [add('atk', { k: 'stat', of: 'foe', stat: 'atk', original: true })],
            until: 'endOfCalc',
          },
        ],
      },
      {
        k: 'act',
        id: 'e2',
        on: iff(ph('end', 'both')),
        from: ['mzone'],
        if: [
          {
            k: 'any',
            c: [
              { k: 'happened', ev: { k: 'attack', by: 'this' }, in: 'thisTurn' },
              { k: 'happened', ev: { k: 'attack', by: all, on: 'this' }, in: 'thisTurn' },
            ],
          },
        ],
        do: [{ k: 'banish', what: 'this' }],
      },
    ],
  },

  {
    code: 57182235,
    name: 'Token Thanksgiving',
    effects: [
      does(
        { k: 'destroy', what: among(all, sub('token')), as: 'd' },
        { k: 'gainLp', link: 'then', who: 'you', n: times(800, count(r('d'))) },
      ),
    ],
  },
  {
    code: 61587183,
    name: 'Dark Scorpion - Chick the Yellow',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(battleDamage),
        may: true,
        do: [],
        modes: [
          { name: 'toHand', target: [{ from: table, n: 1, as: 't' }], do: [toHand(t)] },
          {
            name: 'look',
            if: [ex({ in: ['deck'], of: 'opp' })],
            do: [
              { k: 'reveal', what: topOfTheirs, to: 'you' },
              { k: 'toDeck', link: 'then', what: topOfTheirs, at: 'topOrBottom' },
            ],
          },
        ],
      },
    ],
  },
  {
    code: 16435215,
    name: 'Dragged Down into the Grave',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [ex(among(hand, other)), ex(oppHand)],
        do: [
          { k: 'reveal', what: { in: ['hand'], of: 'both' }, to: 'both' },
          {
            k: 'each',
            link: 'then',
            do: [{ k: 'discard', what: { from: { in: ['hand'], of: 'theirOpp' }, n: 1, by: 'they' } }],
          },
          { k: 'draw', link: 'then', who: 'both', n: 1 },
        ],
      },
    ],
  },
];
