/** Modifications as data: the fields of each. */
import type { Mod } from './index.ts';
import { either, object, one, opt, some, type Table } from './shapeField.ts';
import { ACT, ATTR, filters, RACE, STATS } from './shapeWords.ts';
import { SUBS } from './words.ts';

export const MODS: Table<Mod> = {
  base: { stat: STATS, to: 'num', freeze: opt('yes') },
  set: { stat: STATS, to: 'num', freeze: opt('yes') },
  add: { stat: STATS, n: 'num' },
  times: { stat: STATS, by: one(2, 0.5), original: opt('yes') },
  swapStats: { base: 'bool' },
  reverseAdds: {},
  control: { to: either(one('owner'), 'player') },
  negated: {},
  cannot: {
    do: ACT,
    where: opt(filters),
    by: opt(filters),
    unless: opt(some('cond')),
    part: opt(one('return')),
  },
  unaffected: { by: filters },
  direct: {},
  attacks: { n: either(one('all'), 'count') },
  pierce: {},
  attackInDefense: {},
  must: { do: one('attack'), on: opt('still') },
  lure: { only: filters },
  damageTo: {
    who: 'who',
    kind: one('battle', 'effect', 'any'),
    change: either(one('zero', 'half', 'double', 'toOther', 'asEffect'), object({ to: 'count' })),
    from: opt('still'),
  },
  treat: {
    as: object({
      name: opt('text'),
      race: opt(either(RACE, 'value')),
      attr: opt(either(ATTR, 'value')),
      sub: opt({ one: SUBS }),
      keep: 'bool',
    }),
  },
  toll: { on: ACT, pay: some('op'), where: opt(filters) },
  waive: { what: one('lpCost'), where: filters },
  cap: {
    what: one('hand', 'monsters', 'cards', 'attackers', 'races', 'copies'),
    n: either(one('none'), 'count'),
    where: opt(filters),
    arriving: opt('yes'),
  },
  lend: { for: one('tribute'), to: 'player', first: 'bool' },
  block: { zones: object({ reg: 'text' }) },
  keepPos: { pos: one('attack', 'defense') },
  shown: { what: one('hand', 'draws', 'deckTop'), to: 'who' },
  hidden: { what: one('gy'), from: 'who' },
  grant: { act: one('trapFromHand', 'chooseTargets'), where: opt(filters) },
  gain: { effects: some('effect') },
};
