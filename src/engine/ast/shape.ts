/**
 * The vocabulary as data: which fields each node has and what stands in them. The types are erased before effect data is
 * read, so the walker, the validator and the linter go by these tables; the compiler holds the tables to the types.
 */
import { ATTRIBUTES, DAMAGE_SUBS, KINDS, PHASES, RACES } from '../types.ts';
import type {
  Cond,
  Effect,
  Ev,
  Filter,
  Group,
  Limit,
  Materials,
  MaterialUse,
  Mod,
  Mode,
  Num,
  OpBody,
  Slot,
  Some,
  Trait,
} from './index.ts';
import { ACTS } from './mod.ts';
import { MECHANICS, SUBS } from './words.ts';

/** Sorts of value that have a meaning of their own; `player` and `count` are narrower readings of `who` and `num`. */
export type Sort =
  | 'effect'
  | 'op'
  | 'filter'
  | 'num'
  | 'count'
  | 'cond'
  | 'event'
  | 'mod'
  | 'still'
  | 'cards'
  | 'some'
  | 'group'
  | 'ref'
  | 'who'
  | 'player'
  | 'trait'
  | 'value'
  | 'span'
  | 'until'
  | 'limit'
  | 'mode'
  | 'slot';

/** What may stand in a field. */
export type Field =
  | Sort
  /** A word of the author's: a register, a counter, a name. */
  | 'text'
  | 'yes'
  | 'bool'
  /** A literal whole number of at least 0; of any sign. */
  | 'whole'
  | 'integer'
  | { one: readonly (string | number)[] }
  | { list: Field; min: number }
  | { pair: Field }
  | { object: Fields }
  | { either: readonly Field[] }
  | { opt: Field };
export type Fields = Readonly<Record<string, Field>>;

/** `opt` exactly where the type has `?`. */
type FieldsOf<T> = {
  [F in Exclude<keyof T, 'k'>]-?: Record<never, never> extends Pick<T, F> ? { opt: Field } : Field;
};
type Kinds<U> = U extends { k: infer K extends string } ? K : never;
type Node<U, K> = U extends { k: infer J } ? (K extends J ? U : never) : never;
type Table<U> = { readonly [K in Kinds<U>]: FieldsOf<Node<U, K>> };

const opt = (f: Field): { opt: Field } => ({ opt: f });
const one = (...words: (string | number)[]): Field => ({ one: words });
const list = (f: Field, min = 0): Field => ({ list: f, min });
const some = (f: Field): Field => list(f, 1);
const either = (...f: Field[]): Field => ({ either: f });
const object = (fields: Fields): Field => ({ object: fields });

const STATS = one('atk', 'def', 'level', 'rank', 'link');
const CMP = one('=', '!=', '<', '<=', '>', '>=');
const PLACES = ['hand', 'deck', 'gy', 'banished', 'extra', 'mzone', 'szone', 'fzone', 'field', 'overlay'];
const places = some({ one: PLACES });
const HOWS = one('normal', 'tribute', 'again', 'flip', 'special', 'fusion', 'ritual', 'own', ...MECHANICS);
const POS = one('attack', 'defense', 'faceDownDefense');
const PHASE: Field = { one: PHASES };
const WINDOW: Field = { one: [...PHASES, 'main', 'mainStart', 'battleStep', 'endStep', 'damageStep'] };
const SUB_STEP: Field = { one: DAMAGE_SUBS.filter((s) => s !== 'none' && s !== 'flip') };
const WHY = one('battle', 'effect', 'cost', 'destroy', 'tribute', 'discard', 'draw', 'material', 'rule');
const SIDE = one('attacker', 'target', 'either');
const ATTR: Field = { one: ATTRIBUTES };
const RACE: Field = { one: RACES };
const WHOS = ['you', 'opp', 'both', 'they', 'theirOpp', 'turnPlayer', 'eventPlayer'];
export const REF_WORDS: readonly string[] = [
  'this',
  'host',
  'attacker',
  'attackTarget',
  'foe',
  'event',
  'it',
];
const SPANS = one('thisTurn', 'lastTurn', 'yourLastTurn', 'thisBattlePhase', 'thisBattle', 'thisDuel');
const UNTILS = one(
  'endOfWindow',
  'endOfCalc',
  'endOfDamageStep',
  'endOfBattlePhase',
  'endPhase',
  'endOfTurn',
  'whileThis',
  'whileIt',
  'untilLeavesGy',
  'duel',
);
const ACT: Field = { one: ACTS };

const evs = some('event');
const filters = list('filter');
const base = { id: 'text', from: opt(places), if: opt(list('cond')) } as const;

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

const whatCards = { what: 'cards' } as const;
const amountOf = { who: 'who', n: 'count' } as const;
const BODIES: Table<OpBody> = {
  destroy: { ...whatCards, to: opt(one('banished', 'deckTop')) },
  toGrave: whatCards,
  discard: whatCards,
  tribute: whatCards,
  banish: { ...whatCards, face: opt(one('down')) },
  toHand: { ...whatCards, of: opt('player') },
  toDeck: {
    ...whatCards,
    at: one('top', 'bottom', 'topOrBottom', 'shuffle', 'faceUpShuffle'),
    of: opt('player'),
  },
  pick: { what: 'some' },
  draw: amountOf,
  mill: amountOf,
  search: { what: 'some' },
  excavate: {
    who: 'player',
    stop: either(object({ hits: 'count', where: filters }), object({ n: 'count' })),
  },
  summon: {
    ...whatCards,
    to: 'player',
    pos: some(POS),
    by: opt('player'),
    ignoring: opt(one('conditions')),
    proper: opt('yes'),
  },
  summonByRule: {
    what: 'some',
    how: one('fusion', 'ritual'),
    to: 'player',
    materials: object({
      in: places,
      leaves: one('gy', 'banish', 'tribute'),
      of: opt(one('both')),
      must: opt('ref'),
      level: opt(object({ cmp: one('=', '>='), to: either(one('own'), 'whole') })),
    } satisfies FieldsOf<MaterialUse>),
  },
  normalSummon: { what: 'some', set: 'bool', extra: 'yes' },
  set: { ...whatCards, of: 'player', asMonster: opt(object({ atk: 'whole', def: 'whole' })) },
  return: whatCards,
  token: { n: 'count', token: 'whole', to: 'player', pos: POS, like: opt('ref') },
  place: { ...whatCards, in: one('szone', 'fzone'), of: 'player', face: one('up', 'down') },
  equip: { ...whatCards, to: 'ref' },
  control: { ...whatCards, to: 'player', until: 'until' },
  swapControl: { a: 'cards', b: 'cards', until: 'until' },
  position: {
    ...whatCards,
    to: one('attack', 'defense', 'faceDownDefense', 'faceUpDefense', 'faceUp', 'faceDown', 'switch'),
    quiet: opt('yes'),
  },
  rearrange: whatCards,
  shift: whatCards,
  asMonster: { pos: some(POS), level: 'whole', atk: 'whole', def: 'whole', attr: ATTR, race: RACE },
  damage: amountOf,
  gainLp: amountOf,
  loseLp: amountOf,
  payLp: amountOf,
  setLp: { you: 'count', opp: 'count' },
  modify: { what: either(object({ player: 'who' }), 'cards'), mods: some('mod'), until: 'until' },
  negate: { what: one('activation', 'effect', 'summon', 'attack'), of: 'ref' },
  counter: { on: 'cards', kind: 'text', n: 'num' },
  retarget: { what: one('attack', 'link'), to: either(one('direct'), 'cards') },
  attackNow: { by: 'ref', on: 'ref' },
  skip: { phase: { one: [...PHASES, 'turn'] }, of: 'who', n: 'count' },
  goTo: { phase: PHASE },
  extraBattle: { of: 'player' },
  turnCount: { n: 'integer' },
  reveal: { ...whatCards, to: 'who' },
  shuffle: { whose: 'who' },
  order: { ...whatCards, by: 'player' },
  declare: {
    by: 'player',
    what: one('name', 'race', 'attr', 'kind', 'level', 'stat', 'coin', 'number', 'zones'),
    as: 'text',
    within: opt(object({ min: 'count', max: 'count', step: 'whole' })),
    of: opt('who'),
  },
  coin: { n: 'count', as: 'text' },
  die: { by: 'player', n: 'count', as: 'text' },
  may: { by: 'player', do: some('op') },
  if: { c: 'cond', do: list('op'), else: opt(list('op')) },
  payElse: { by: 'player', may: 'bool', pay: some('op'), else: some('op') },
  modes: { by: 'player', of: some(object({ name: opt('text'), if: opt(list('cond')), do: list('op') })) },
  each: { do: some('op') },
  every: { of: 'cards', do: some('op') },
  repeat: { do: some('op'), while: 'cond' },
  delay: {
    on: 'event',
    times: either(one('once', 'each'), object({ nth: 'count' })),
    chain: 'bool',
    if: opt(list('cond')),
    do: some('op'),
    until: opt('until'),
  },
  bond: { ...whatCards, name: 'text' },
  note: { name: 'text', n: 'num' },
  run: { effectOf: 'ref', as_: one('yours') },
  use: { ...whatCards, until: 'until' },
  stay: {},
  win: { who: 'who', reason: 'text' },
};
const OP_EXTRAS: Fields = { link: opt(one('and', 'ifYouDo', 'then', 'also', 'alsoAfter')), as: opt('text') };
/** Every operation may have `link` and `as` besides its own fields. */
export const OPS: Readonly<Record<string, Fields>> = Object.fromEntries(
  Object.entries(BODIES).map(([k, own]) => [k, { ...OP_EXTRAS, ...own }]),
);

export const FILTERS: Table<Filter> = {
  is: { kind: { one: KINDS } },
  sub: { type: { one: SUBS } },
  face: { up: 'bool' },
  pos: { is: one('attack', 'defense') },
  num: { stat: STATS, cmp: CMP, to: 'num', original: opt('yes'), last: opt('yes') },
  attr: { is: either(ATTR, 'value') },
  race: { is: either(RACE, 'value') },
  name: { is: either('text', 'value', object({ of: 'ref' })) },
  arch: { is: 'text' },
  kindIs: { is: 'value' },
  isRef: { is: 'ref' },
  other: {},
  not: { f: 'filter' },
  any: { f: some('filter') },
  all: { f: some('filter') },
  place: { in: places },
  ctrl: { is: 'who' },
  owner: { is: 'who' },
  canSummon: { ignoring: opt(one('conditions')) },
  canNormal: {},
  canEquip: { to: 'ref' },
  canHold: { counter: 'text' },
  canBeTarget: { of: 'ref' },
  came: { how: some(HOWS), by: opt(filters), when: opt('span') },
  did: { ev: 'event', in: 'span', min: opt('count') },
  counters: { kind: 'text', cmp: CMP, n: 'num' },
  wears: { where: filters },
  worn: {},
  most: { stat: STATS, which: one('highest', 'lowest') },
  twin: { in: 'group' },
  listedOn: { of: 'ref' },
  calledBy: { of: 'ref' },
  slot: { is: 'num' },
  does: { trait: 'trait' },
};

const binary = { a: 'num', b: 'num' } as const;
const reading = { stat: STATS, original: opt('yes'), last: opt('yes') };
export const NUMS: Table<Exclude<Num, number>> = {
  stat: { of: 'ref', ...reading },
  count: { of: 'still', distinct: opt(one('name')) },
  sum: { of: 'still', ...reading },
  lp: { of: 'who' },
  noted: { name: 'text' },
  amount: {},
  reg: { name: 'text' },
  counters: { on: 'still', kind: 'text' },
  tally: { ev: 'event', in: 'span', of: opt(one('times', 'amount')) },
  add: binary,
  sub: binary,
  mul: binary,
  min: binary,
  max: binary,
  half: { of: 'num' },
};

export const CONDS: Table<Cond> = {
  phase: { is: some(WINDOW), of: 'who' },
  turn: { of: 'who' },
  exists: { g: 'still', min: opt('count') },
  cmp: { a: 'num', cmp: CMP, b: 'num' },
  refIs: { of: 'ref', where: some('filter') },
  battling: { who: 'ref', as: SIDE, foe: opt(filters) },
  happened: { ev: 'event', in: 'span', min: opt('count') },
  called: { reg: 'text', was: either(object({ reg: 'text' }), 'ref') },
  not: { c: 'cond' },
  all: { c: some('cond') },
  any: { c: some('cond') },
};

const link = {
  what: filters,
  by: 'who',
  part: opt(one('card', 'effect')),
  on: opt(object({ only: 'bool', what: 'still' })),
  does: opt('trait'),
} as const;
const summoning = { what: 'still', how: opt(some(HOWS)), by: opt('who') } as const;
export const EVENTS: Table<Ev> = {
  moved: {
    what: 'still',
    from: opt(places),
    to: opt(places),
    why: opt(some(WHY)),
    by: opt('who'),
    cause: opt(filters),
  },
  summoned: summoning,
  wouldSummon: summoning,
  setDown: { what: 'still' },
  flipped: { what: 'still' },
  posChanged: { what: 'still', to: one('attack', 'defense') },
  ctrlChanged: { what: 'still', to: 'who' },
  attack: { by: 'still', on: opt(either(one('direct'), 'still')) },
  battle: { at: SUB_STEP, who: 'still', as: SIDE, foe: opt(filters) },
  damage: { to: 'who', by: one('battle', 'effect', 'any'), from: opt('still'), direct: opt('yes') },
  gained: { who: 'who' },
  paid: { who: 'who' },
  phase: { is: PHASE, at: one('start', 'during', 'end'), of: 'who' },
  activated: link,
  resolving: link,
  resolved: link,
  targeted: { what: 'still', by: 'who' },
  equipped: { what: filters, to: 'still' },
  tossed: { what: one('coin', 'die'), by: 'who' },
};

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
