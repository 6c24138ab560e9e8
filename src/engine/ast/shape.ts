/**
 * The vocabulary as data: which fields each node has and what stands in them. The types are erased before effect data is
 * read, so the walker, the validator and the linter go by these tables; the compiler holds the tables to the types.
 */
import type { Group, Limit, Materials, Mode, Slot, Some, Trait } from './index.ts';
import { CONDS, EVENTS, FILTERS, NUMS } from './shapeAsk.ts';
import { EFFECTS } from './shapeEffect.ts';
import {
  either,
  type Field,
  type Fields,
  type FieldsOf,
  list,
  object,
  one,
  opt,
  type Sort,
  some,
} from './shapeField.ts';
import { MODS } from './shapeMod.ts';
import { BODIES, OPS } from './shapeOp.ts';
import { CMP, filters, PHASE, places, REF_WORDS, SPANS, STATS, UNTILS, WHOS } from './shapeWords.ts';

export type { Field, Fields, Sort } from './shapeField.ts';
export { MODS } from './shapeMod.ts';
export { OPS } from './shapeOp.ts';

/** Nodes told apart by `k`. */
export const TABLES: Readonly<Partial<Record<Sort, Readonly<Record<string, Fields>>>>> = {
  effect: EFFECTS,
  op: OPS,
  filter: FILTERS,
  num: NUMS,
  cond: CONDS,
  event: EVENTS,
  mod: MODS,
};

const GROUP: FieldsOf<Group> = {
  in: places,
  of: 'who',
  where: opt(filters),
  end: opt(either(object({ top: 'count' }), object({ bottom: 'count' }))),
};
const SOME: FieldsOf<Some> = {
  from: 'still',
  n: either(one('any', 'max'), { pair: 'count' }, 'count'),
  as: opt('text'),
  by: opt('player'),
  how: opt(one('random', 'blind')),
  distinct: opt(one('name')),
  sum: opt(object({ stat: STATS, cmp: CMP, to: 'num' })),
  recheck: opt(filters),
};
const REF: Field[] = [
  { one: REF_WORDS },
  object({ ref: 'text' }),
  object({ bond: 'text' }),
  object({ role: one('cause', 'targets', 'materials', 'equips'), of: 'ref' }),
];
const STILL: Field[] = [
  'ref',
  'group',
  object({ those: 'still', where: filters }),
  object({ minus: { pair: 'still' } }),
  object({ plus: some('still') }),
];
const WHO: Field[] = [object({ ctrl: 'ref' }), object({ owner: 'ref' })];

/** All other sorts: what each of them may be. */
export const SHAPES: Readonly<Partial<Record<Sort, Field>>> = {
  group: { object: GROUP },
  some: { object: SOME },
  ref: { either: REF },
  still: { either: STILL },
  cards: { either: ['some', ...STILL] },
  who: { either: [{ one: WHOS }, ...WHO] },
  player: { either: [{ one: WHOS.filter((w) => w !== 'both') }, ...WHO] },
  value: { either: [object({ reg: 'text' }), object({ noted: 'text' })] },
  span: { either: [SPANS, object({ here: 'ref' })] },
  until: { either: [UNTILS, object({ nth: 'count', phase: PHASE, of: 'who', at: one('start', 'end') })] },
  trait: {
    object: {
      op: { one: ['any', ...Object.keys(BODIES)] },
      on: opt(filters),
      from: opt(places),
      to: opt('who'),
      asCost: opt('yes'),
    } satisfies FieldsOf<Trait>,
  },
  limit: {
    object: {
      n: 'whole',
      per: one('turn', 'duel', 'chain', 'faceUp'),
      scope: one('card', 'name'),
      counts: one('use', 'activation'),
      share: opt('text'),
    } satisfies FieldsOf<Limit>,
  },
  mode: {
    object: {
      name: 'text',
      if: opt(list('cond')),
      cost: opt(list('op')),
      target: opt(list('some')),
      do: list('op'),
    } satisfies FieldsOf<Mode>,
  },
  slot: {
    object: { n: either({ pair: 'count' }, 'count'), where: some('filter') } satisfies FieldsOf<Slot>,
  },
};

/** What stands on a card besides its effects, as far as it is made of nodes. */
export const MATERIALS = {
  slots: some('slot'),
  substitutes: 'bool',
  contact: opt(one('banish')),
} satisfies FieldsOf<Materials>;
