/** Monsters of several Levels, each of which becomes the next. */
import type { Activated, Effect, Filter, Op } from '../../engine/ast/index.ts';
import {
  ad,
  all,
  among,
  anySub,
  arch,
  type CardEffects,
  c,
  can,
  card,
  destroy,
  down,
  iff,
  is,
  mine,
  mon,
  name,
  negateIt,
  ph,
  shuffle,
  spell,
  up,
} from '../build.ts';

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

/** The first of two names comes only by the second. */
const by = (before: string): Effect => ({
  k: 'summonRule',
  id: 'sr',
  normal: 'never',
  special: { only: [{ by: [name(before)] }], first: false },
});

const written: Filter = { k: 'calledBy', of: c };
export const levels: readonly CardEffects[] = [
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
    code: 75830094,
    name: 'Horus the Black Flame Dragon LV4',
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'cannot', do: 'changeControl' }] },
      levelUp('Horus the Black Flame Dragon LV6'),
    ],
  },
  {
    code: 11224103,
    name: 'Horus the Black Flame Dragon LV6',
    effects: [
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'unaffected', by: [spell] }] },
      levelUp('Horus the Black Flame Dragon LV8'),
    ],
  },
  {
    code: 48229808,
    name: 'Horus the Black Flame Dragon LV8',
    effects: [
      by('Horus the Black Flame Dragon LV6'),
      {
        k: 'act',
        id: 'e1',
        on: { k: 'quick', ev: [{ k: 'activated', what: [spell], by: 'both', part: 'card' }] },
        may: true,
        damageStep: anySub,
        hold: [is('this', up)],
        do: negateIt,
      },
    ],
  },
  {
    code: 25290459,
    name: 'Level Up!',
    // What an effect of that monster Special Summons is what its text leads to.
    effects: [
      {
        k: 'act',
        id: 'e1',
        on: card,
        cost: [
          {
            k: 'toGrave',
            what: {
              from: among(mine, up, arch('LV'), { k: 'does', trait: { op: 'summon' } }),
              n: 1,
              as: 'c',
            },
          },
        ],
        do: [
          {
            k: 'summon',
            what: {
              from: {
                in: ['hand', 'deck'],
                of: 'you',
                where: [mon, written, { k: 'canSummon', ignoring: 'conditions' }],
              },
              n: 1,
            },
            to: 'you',
            pos: ad,
            ignoring: 'conditions',
          },
          shuffle,
        ],
      },
    ],
  },
];
