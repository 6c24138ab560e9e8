import type { Activated, Effect, Filter, Limit, Still } from '../../engine/ast/index.ts';
import {
  ad,
  add,
  all,
  among,
  answer,
  anySub,
  atLeast,
  atMost,
  battleDamage,
  type CardEffects,
  calcOnly,
  can,
  card,
  destroy,
  does,
  draw,
  ex,
  from,
  iff,
  ign,
  is,
  mine,
  mon,
  name,
  oncePerName,
  opt,
  other,
  pay,
  ph,
  quick,
  r,
  race,
  shell,
  spell,
  sub,
  t,
  table,
  theirs,
  trap,
  up,
} from '../build.ts';

/** Face-up at activation and at resolution: pay 1000 to negate the effect of such a card as it is activated. */
const mutes = (kind: Filter): Activated => ({
  k: 'act',
  id: 'e1',
  on: { ...answer({ k: 'activated', what: [kind, sub('normal')], by: 'both', part: 'card' }), k: 'quick' },
  may: true,
  damageStep: anySub,
  hold: [is('this', up)],
  cost: [pay(1000)],
  do: [{ k: 'negate', what: 'effect', of: 'event' }],
});

/** Back in the End Phase of the turn in which it was destroyed on the field, with 1000 ATK and DEF. */
const behemoth = (scope: 'card' | 'name'): Activated => ({
  k: 'act',
  id: 'e1',
  on: iff(ph('end', 'both')),
  may: true,
  from: ['gy'],
  limit: { n: 1, per: 'duel', scope, counts: 'use' },
  if: [
    is('this', {
      k: 'did',
      ev: { k: 'moved', what: 'it', from: ['field'], to: ['gy'], why: ['destroy'] },
      in: 'thisTurn',
    }),
  ],
  do: [
    { k: 'summon', what: 'this', to: 'you', pos: ad },
    {
      k: 'modify',
      link: 'ifYouDo',
      what: 'this',
      mods: [
        { k: 'set', stat: 'atk', to: 1000 },
        { k: 'set', stat: 'def', to: 1000 },
      ],
      until: 'whileIt',
    },
  ],
});

/** Not in the turn of its own Special Summon: back to the Fusion Deck for its partner. */
const becomes = (partner: string): Activated => ({
  k: 'act',
  id: 'e1',
  on: ign,
  may: true,
  if: [{ k: 'not', c: is('this', { k: 'came', how: ['special'], when: 'thisTurn' }) }],
  cost: [{ k: 'toDeck', what: 'this', at: 'shuffle' }],
  do: [{ k: 'summon', what: { from: from('extra', name(partner), can), n: 1 }, to: 'you', pos: ad }],
});

const tossAgain = (limit: Limit): Effect => ({
  k: 'replace',
  id: 'r1',
  would: { k: 'tossed', what: 'coin', by: 'both' },
  may: true,
  limit,
  instead: [],
});

const tooStrong = [up, atLeast('atk', 1500)];
const fallen: Still = { those: 'event', where: tooStrong };
/** 2005: those he Summons while the Trap is on the Chain fall as well. */
const alsoFallen = among(theirs, ...tooStrong, {
  k: 'did',
  ev: { k: 'summoned', what: 'it', by: 'opp' },
  in: { here: 'this' },
});
const bottomless = (what: Still): Activated => ({
  k: 'act',
  id: 'e1',
  on: answer({ k: 'summoned', what: among(theirs, atLeast('atk', 1500)), by: 'opp' }),
  do: [{ k: 'destroy', what, to: 'banished' }],
});

export const legacyOfDarkness: readonly CardEffects[] = [
  {
    code: 61844784,
    name: 'Magic Reflector',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card' },
        target: [{ from: among(table, spell, up, { k: 'other' }), n: 1, as: 't', recheck: [up] }],
        do: [
          { k: 'counter', on: t, kind: 'reflector', n: 1 },
          {
            k: 'modify',
            link: 'ifYouDo',
            what: t,
            mods: [
              {
                k: 'gain',
                effects: [
                  {
                    k: 'replace',
                    id: 'r1',
                    would: { k: 'moved', what: 'this', why: ['destroy'] },
                    if: [{ k: 'cmp', a: { k: 'counters', on: 'this', kind: 'reflector' }, cmp: '>', b: 0 }],
                    instead: [{ k: 'counter', on: 'this', kind: 'reflector', n: -1 }],
                  },
                ],
              },
            ],
            until: 'whileIt',
          },
        ],
      },
    ],
  },
  {
    code: 36562627,
    name: 'Second Coin Toss',
    // 2005: once per turn each copy (facts/errata.tsv).
    effects: [shell, tossAgain(opt)],
    revisions: { modern: [tossAgain(oncePerName)] },
  },
  {
    code: 19153634,
    name: 'Patrician of Darkness',
    effects: [{ k: 'static', id: 's1', on: { player: 'you' }, mods: [{ k: 'grant', act: 'chooseTargets' }] }],
  },
  {
    code: 40633297,
    name: 'Bad Reaction to Simochi',
    effects: [
      shell,
      {
        k: 'replace',
        id: 'r1',
        would: { k: 'gained', who: 'opp' },
        instead: [{ k: 'damage', who: 'opp', n: { k: 'amount' } }],
      },
    ],
  },
  {
    code: 18036057,
    name: 'Airknight Parshath',
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'pierce' }] },
      { k: 'act', id: 'e1', on: iff(battleDamage), do: [draw(1)] },
    ],
  },
  {
    code: 74131780,
    name: 'Exiled Force',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'tribute', what: 'this' }],
        target: [{ from: among(all, other), n: 1, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    code: 80071763,
    name: 'Dark Balter the Terrible',
    materials: { substitutes: false },
    // The monster is marked before Flip Effects and leaves negated: its Flip Effect does nothing (GAP-48).
    effects: [
      mutes(spell),
      {
        k: 'react',
        id: 'x1',
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
    code: 49868263,
    name: 'Ryu Senshi',
    materials: { substitutes: false },
    effects: [
      mutes(trap),
      {
        k: 'react',
        id: 'x1',
        on: {
          ev: [{ k: 'resolving', what: [spell], by: 'both', on: { only: false, what: 'this' } }],
        },
        do: [
          { k: 'negate', what: 'effect', of: 'event' },
          { k: 'destroy', link: 'ifYouDo', what: 'event' },
        ],
      },
    ],
  },

  {
    code: 31036355,
    name: 'Creature Swap',
    // No target: each player chooses as it resolves.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        if: [ex(mine), ex(theirs)],
        do: [
          { k: 'pick', what: { from: mine, n: 1, as: 'a' } },
          { k: 'pick', link: 'and', what: { from: theirs, n: 1, as: 'b', by: 'opp' } },
          { k: 'swapControl', link: 'then', a: r('a'), b: r('b'), until: 'duel' },
          {
            k: 'modify',
            link: 'ifYouDo',
            what: { plus: [r('a'), r('b')] },
            mods: [{ k: 'cannot', do: 'changePos' }],
            until: 'endOfTurn',
          },
        ],
      },
    ],
  },
  {
    code: 79575620,
    name: 'Injection Fairy Lily',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: quick,
        may: true,
        windows: ['damageStep'],
        damageStep: calcOnly,
        limit: { n: 1, per: 'chain', scope: 'card', counts: 'use' },
        if: [{ k: 'battling', who: 'this', as: 'either' }],
        cost: [pay(2000)],
        do: [{ k: 'modify', what: 'this', mods: [add('atk', 3000)], until: 'endOfCalc' }],
      },
    ],
  },
  {
    code: 31553716,
    name: 'Spear Dragon',
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'pierce' }] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'battle', at: 'end', who: 'this', as: 'attacker' }] },
        do: [{ k: 'position', what: 'this', to: 'defense' }],
      },
    ],
  },
  {
    code: 29401950,
    name: 'Bottomless Trap Hole',
    effects: [bottomless({ plus: [fallen, alsoFallen] })],
    revisions: { '2010': [bottomless(fallen)] },
  },

  {
    code: 32807846,
    name: 'Reinforcement of the Army',
    effects: [
      does({ k: 'search', what: { from: from('deck', mon, race('Warrior'), atMost('level', 4)), n: 1 } }),
    ],
  },
  {
    code: 66235877,
    name: 'Fiend Skull Dragon',
    materials: { substitutes: false },
    effects: [
      { k: 'static', id: 's1', on: among(all, up, sub('flip')), mods: [{ k: 'negated' }] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'resolving', what: [trap], by: 'both', on: { only: false, what: 'this' } }] },
        do: [
          { k: 'negate', what: 'effect', of: 'event' },
          { k: 'destroy', link: 'ifYouDo', what: 'event' },
        ],
      },
    ],
  },

  {
    code: 53982768,
    name: 'Dark Ruler Ha Des',
    // The loser is marked before Flip Effects and leaves negated (GAP-48).
    effects: [
      { k: 'summonRule', id: 'sr', special: { notFrom: ['gy'] } },
      {
        k: 'react',
        id: 'x1',
        on: {
          ev: [
            {
              k: 'moved',
              what: all,
              why: ['destroy', 'battle'],
              cause: [race('Fiend'), { k: 'ctrl', is: 'you' }],
            },
          ],
        },
        do: [{ k: 'modify', what: 'event', mods: [{ k: 'negated' }], until: 'untilLeavesGy' }],
      },
    ],
  },
  {
    code: 52860176,
    name: 'Possessed Dark Soul',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: ign,
        may: true,
        cost: [{ k: 'tribute', what: 'this' }],
        do: [{ k: 'control', what: among(theirs, up, atMost('level', 3)), to: 'you', until: 'duel' }],
      },
    ],
  },
  {
    code: 43586926,
    name: 'Twin-Headed Behemoth',
    // 2005: once per duel for each copy (facts/errata.tsv); its player may leave it.
    effects: [behemoth('card')],
    revisions: { modern: [behemoth('name')] },
  },

  {
    code: 75923050,
    name: 'Super Robolady',
    effects: [
      becomes('Super Roboyarou'),
      {
        k: 'static',
        id: 's1',
        on: 'this',
        if: [
          { k: 'phase', is: ['damageStep'], of: 'both' },
          { k: 'battling', who: 'this', as: 'attacker' },
          { k: 'not', c: { k: 'battling', who: 'this', as: 'attacker', foe: [mon] } },
        ],
        mods: [add('atk', 1000)],
      },
    ],
  },
  {
    code: 1412158,
    name: 'Super Roboyarou',
    effects: [
      becomes('Super Robolady'),
      {
        k: 'static',
        id: 's1',
        on: 'this',
        if: [
          { k: 'phase', is: ['damageStep'], of: 'both' },
          { k: 'battling', who: 'this', as: 'either', foe: [mon] },
        ],
        mods: [add('atk', 1000)],
      },
    ],
  },
];
