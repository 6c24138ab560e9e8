import type { Activated, Effect, Mod, Op } from '../../engine/ast/index.ts';
import {
  ad,
  add,
  all,
  among,
  type CardEffects,
  can,
  count,
  destroy,
  discard1,
  does,
  down,
  ex,
  flip,
  foeLost,
  hand,
  iff,
  is,
  mine,
  mon,
  name,
  onField,
  oppHand,
  other,
  ph,
  race,
  shuffle,
  st,
  sub,
  summoned,
  t,
  table,
  up,
  when,
} from '../build.ts';

const mindCrush = (...proof: Op[]): Activated =>
  does({ k: 'declare', by: 'you', what: 'name', as: 'n' }, ...proof, {
    k: 'if',
    link: proof.length > 0 ? 'also' : 'then',
    c: ex(among(oppHand, { k: 'name', is: { reg: 'n' } })),
    do: [{ k: 'discard', what: among(oppHand, { k: 'name', is: { reg: 'n' } }) }],
    else: [{ k: 'discard', what: { from: hand, n: 1, how: 'random' } }],
  });

/** In the End Phase of a turn in which it destroyed a monster by battle it may become its next Level. */
const levelUp = (to: string): Activated => ({
  k: 'act',
  id: 'lv',
  on: iff(ph('end', 'both')),
  may: true,
  from: ['mzone'],
  if: [
    {
      k: 'happened',
      ev: { k: 'moved', what: all, why: ['destroy', 'battle'], cause: [{ k: 'isRef', is: 'this' }] },
      in: 'thisTurn',
    },
  ],
  cost: [{ k: 'toGrave', what: 'this' }],
  do: [
    {
      k: 'summon',
      what: { from: { in: ['hand', 'deck'], of: 'you', where: [name(to), can] }, n: 1 },
      to: 'you',
      pos: ad,
    },
    shuffle,
  ],
});

/** At the start of the step, before its face-down target is turned up. */
const cutsDown = (op: Op): Activated => ({
  k: 'act',
  id: 'e1',
  on: iff({
    k: 'battle',
    at: 'start',
    who: 'this',
    as: 'attacker',
    foe: [down, { k: 'pos', is: 'defense' }],
  }),
  do: [op],
});
const setOnly: Effect = { k: 'summonRule', id: 'sr', normal: 'setOnly' };

/** A discard, and no damage from the opponent's cards this turn. */
const barrier = (...more: Mod[]): Activated => ({
  ...does({
    k: 'modify',
    what: { player: 'you' },
    mods: [
      {
        k: 'damageTo',
        who: 'you',
        kind: 'any',
        change: 'zero',
        from: { in: ['hand', 'field', 'gy', 'banished'], of: 'opp' },
      },
      ...more,
    ],
    until: 'endOfTurn',
  }),
  cost: [discard1],
});

export const soulOfTheDuelist: readonly CardEffects[] = [
  {
    code: 10375182,
    name: 'Command Knight',
    effects: [
      { k: 'static', id: 's1', on: among(mine, up, race('Warrior')), mods: [add('atk', 400)] },
      {
        k: 'static',
        id: 's2',
        on: 'this',
        if: [ex(among(mine, other))],
        mods: [{ k: 'cannot', do: 'beAttacked' }],
      },
    ],
  },
  {
    code: 4929256,
    name: 'Mobius the Frost Monarch',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: when(summoned('this', 'tribute')),
        may: true,
        target: [{ from: among(table, st), n: [1, 2], as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    code: 70074904,
    name: 'D.D. Assailant',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({ k: 'battle', at: 'afterCalc', who: 'this', as: 'either', foe: [mon] }),
        if: [
          is('this', {
            k: 'did',
            ev: { k: 'moved', what: 'it', why: ['destroy', 'battle'] },
            in: 'thisBattle',
          }),
        ],
        do: [{ k: 'banish', what: { those: { plus: ['foe', 'this'] }, where: [onField] } }],
      },
    ],
  },

  {
    code: 39507162,
    name: 'Blade Knight',
    // The loser is marked before Flip Effects and leaves negated (GAP-48).
    effects: [
      {
        k: 'static',
        id: 's1',
        on: 'this',
        if: [{ k: 'cmp', a: count(hand), cmp: '<=', b: 1 }],
        mods: [add('atk', 400)],
      },
      {
        k: 'react',
        id: 'x1',
        on: {
          ev: [{ k: 'battle', at: 'afterCalc', who: 'this', as: 'either', foe: [sub('flip'), foeLost] }],
        },
        if: [{ k: 'not', c: ex(among(mine, other)) }],
        do: [{ k: 'modify', what: 'foe', mods: [{ k: 'negated' }], until: 'untilLeavesGy' }],
      },
    ],
  },
  {
    code: 4041838,
    name: 'Ninja Grandmaster Sasuke',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: iff({
          k: 'battle',
          at: 'start',
          who: 'this',
          as: 'attacker',
          foe: [up, { k: 'pos', is: 'defense' }],
        }),
        do: [destroy('foe')],
      },
    ],
  },
  {
    code: 47507260,
    name: 'Mystic Swordsman LV2',
    effects: [cutsDown(destroy('foe')), levelUp('Mystic Swordsman LV4')],
  },
  {
    code: 74591968,
    name: 'Mystic Swordsman LV4',
    effects: [setOnly, cutsDown(destroy('foe')), levelUp('Mystic Swordsman LV6')],
  },
  {
    code: 60482781,
    name: 'Mystic Swordsman LV6',
    effects: [
      setOnly,
      cutsDown({
        k: 'modes',
        by: 'you',
        of: [
          { name: 'gy', do: [destroy('foe')] },
          { name: 'deckTop', do: [{ k: 'destroy', what: 'foe', to: 'deckTop' }] },
        ],
      }),
    ],
  },
  {
    code: 15800838,
    name: 'Mind Crush',
    // 2005: the hand is shown to see whether the name was right (facts/errata.tsv).
    effects: [mindCrush({ k: 'reveal', link: 'then', what: oppHand, to: 'you' })],
    revisions: { '2010': [mindCrush()] },
  },

  {
    code: 61831093,
    name: 'Greenkappa',
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: flip,
        target: [{ from: among(table, down, { k: 'place', in: ['szone', 'fzone'] }), n: 2, as: 't' }],
        do: [destroy(t)],
      },
    ],
  },
  {
    code: 88789641,
    name: 'Hallowed Life Barrier',
    // 2005: monsters may still be destroyed by battle (facts/errata.tsv).
    effects: [barrier()],
    revisions: {
      modern: [barrier({ k: 'cannot', do: 'beDestroyedByBattle', where: [{ k: 'ctrl', is: 'you' }] })],
    },
  },
];
