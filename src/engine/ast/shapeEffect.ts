/** Effects as data: the fields of each kind. */
import type { Effect } from './index.ts';
import { either, list, object, one, opt, some, type Table } from './shapeField.ts';
import { base, evs, filters, POS, places, SUB_STEP, WINDOW } from './shapeWords.ts';
import { MECHANICS } from './words.ts';

export const EFFECTS: Table<Effect> = {
  act: {
    ...base,
    on: either(
      object({ k: one('card'), ev: opt(evs) }),
      object({ k: one('ignition') }),
      object({ k: one('quick'), ev: opt(evs) }),
      object({ k: one('flip') }),
      object({ k: one('trigger'), ev: evs, as: one('when', 'if'), every: opt('yes') }),
    ),
    may: opt('yes'),
    users: opt(one('both')),
    windows: opt(some(WINDOW)),
    damageStep: opt(some(SUB_STEP)),
    hold: opt(list('cond')),
    limit: opt('limit'),
    unnegatable: opt('yes'),
    part: opt(one('return')),
    unanswerable: opt('yes'),
    // in the order in which names are bound
    cost: opt(list('op')),
    target: opt(list('some')),
    modes: opt(some('mode')),
    oath: opt(list('mod')),
    do: list('op'),
  },
  static: { ...base, on: either(object({ player: 'who' }), 'still'), mods: some('mod') },
  summonRule: {
    ...base,
    normal: opt(one('never', 'setOnly')),
    again: opt('yes'),
    flip: opt(one('never')),
    special: opt(
      either(
        one('never'),
        object({
          only: some(either(one('own', 'fusion', 'ritual', ...MECHANICS), object({ by: some('filter') }))),
          first: 'bool',
        }),
        object({ notFrom: places }),
      ),
    ),
  },
  react: {
    ...base,
    on: either(object({ ev: evs }), object({ state: some('cond') })),
    limit: opt('limit'),
    do: some('op'),
  },
  equipTo: { ...base, to: 'group' },
  procedure: {
    ...base,
    to: 'player',
    pos: some(POS),
    ev: opt(evs),
    cost: opt(list('op')),
    oath: opt(list('mod')),
    then: opt(list('op')),
    limit: opt('limit'),
    how: opt(one(...MECHANICS)),
  },
  replace: {
    ...base,
    would: 'event',
    may: opt('yes'),
    by: opt('player'),
    instead: list('op'),
    keep: opt('yes'),
    limit: opt('limit'),
  },
  keyword: {
    ...base,
    is: one('spirit', 'unionClassic', 'unionModern', 'toonClassic', 'toonModern', 'gemini'),
    wearer: opt(filters),
    mods: opt(some('mod')),
    saves: opt(one('any')),
  },
  countsAs: {
    ...base,
    tributes: opt(object({ n: one(2), for: filters })),
    material: opt(one('fusion')),
  },
  tributeProc: { ...base, tributes: { pair: 'count' }, set: 'bool', then: opt(list('op')) },
  winIf: { ...base, reason: 'text' },
};
