import type { Activated, Mod, Op } from '../../engine/ast/index.ts';
import {
  add,
  among,
  type CardEffects,
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
  onField,
  oppHand,
  other,
  race,
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
