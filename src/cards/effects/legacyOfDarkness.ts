import type { Activated, Filter } from '../../engine/ast/index.ts';
import {
  all,
  among,
  answer,
  anySub,
  battleDamage,
  type CardEffects,
  destroy,
  draw,
  iff,
  ign,
  is,
  other,
  pay,
  spell,
  sub,
  t,
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

export const legacyOfDarkness: readonly CardEffects[] = [
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
    code: 2134346,
    name: 'Asura Priest',
    effects: [
      { k: 'keyword', id: 'kw', is: 'spirit' },
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'attacks', n: 'all' }] },
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
];
