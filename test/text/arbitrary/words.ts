/** Words and tools the random effects are made from. */
import fc, { type Arbitrary } from 'fast-check';
import type {
  Cards,
  Cond,
  Effect,
  Ev,
  Filter,
  Group,
  Limit,
  Mod,
  Num,
  Op,
  OpBody,
  Place,
  Ref,
  Some,
  Span,
  Still,
  Trait,
  Until,
  Who,
} from '../../../src/engine/ast/index.ts';
import { SUBS } from '../../../src/engine/ast/words.ts';

export interface Nodes {
  ref: Ref;
  who: Who;
  group: Group;
  still: Still;
  some: Some;
  cards: Cards;
  filter: Filter;
  num: Num;
  cond: Cond;
  ev: Ev;
  trait: Trait;
  mod: Mod;
  ops: Op[];
  op: OpBody;
  until: Until;
  span: Span;
  effect: Effect;
}
export type Random = { [K in keyof Nodes]: Arbitrary<Nodes[K]> };
/** Gives the arbitrary of a sort of node while it is being defined. */
export type Tie = <K extends keyof Nodes>(key: K) => Arbitrary<Nodes[K]>;

export const of = <const T extends string>(...words: T[]): Arbitrary<T> => fc.constantFrom(...words);
export const PLACES: Place[] = [
  'hand',
  'deck',
  'gy',
  'banished',
  'extra',
  'mzone',
  'szone',
  'fzone',
  'field',
];
export const places = fc.oneof(
  of(...PLACES).map((p) => [p]),
  fc.uniqueArray(of(...PLACES), { minLength: 1, maxLength: 3 }),
);
export const name = of('Jinzo', 'Toon World', "Gravekeeper's Spy", 'Spirit Message "I"');
export const bound = of('t', 'c');
export const register = of('n', 'd');
export const stat = of('atk', 'def', 'level');
export const cmp = of('=', '!=', '<', '<=', '>', '>=');
export const kind = of('monster', 'spell', 'trap');
export const attr = of('light', 'dark', 'earth', 'water', 'fire', 'wind', 'divine');
export const race = of('Dragon', 'Beast-Warrior', 'Winged Beast', 'Aqua');
export const sub = of(...SUBS);
export const how = fc.uniqueArray(of('normal', 'tribute', 'flip', 'special', 'fusion', 'ritual', 'own'), {
  minLength: 1,
  maxLength: 3,
});
export const pos = fc.uniqueArray(of('attack', 'defense', 'faceDownDefense'), { minLength: 1, maxLength: 3 });
export const phase = of('draw', 'standby', 'main1', 'battle', 'main2', 'end');
export const window_ = of(
  'draw',
  'standby',
  'main1',
  'battle',
  'main2',
  'end',
  'main',
  'mainStart',
  'battleStep',
  'endStep',
  'damageStep',
);
export const damageSub = of('start', 'beforeCalc', 'calc', 'afterCalc', 'end');
export const why = fc.uniqueArray(
  of('battle', 'effect', 'cost', 'destroy', 'tribute', 'discard', 'draw', 'material', 'rule'),
  { minLength: 1, maxLength: 3 },
);
export const counter = of('spell', 'fog');
export const value = fc.oneof(
  register.map((reg) => ({ reg })),
  register.map((noted) => ({ noted })),
);
export const small = fc.integer({ min: 0, max: 3 });
export const yes = fc.constant(true as const);
export { ACTS } from '../../../src/engine/ast/mod.ts';

export const OP_KINDS: OpBody['k'][] = [
  'destroy',
  'toGrave',
  'discard',
  'tribute',
  'banish',
  'toHand',
  'toDeck',
  'pick',
  'draw',
  'mill',
  'search',
  'excavate',
  'summon',
  'summonByRule',
  'normalSummon',
  'set',
  'return',
  'token',
  'place',
  'equip',
  'control',
  'swapControl',
  'position',
  'rearrange',
  'shift',
  'asMonster',
  'damage',
  'gainLp',
  'loseLp',
  'payLp',
  'setLp',
  'modify',
  'negate',
  'counter',
  'retarget',
  'attackNow',
  'skip',
  'goTo',
  'extraBattle',
  'turnCount',
  'reveal',
  'shuffle',
  'order',
  'declare',
  'coin',
  'die',
  'may',
  'if',
  'payElse',
  'modes',
  'each',
  'every',
  'repeat',
  'delay',
  'bond',
  'note',
  'run',
  'use',
  'stay',
  'win',
];

/** A field whose name would make an object look like a promise. */
export const FOLLOWING = 'then';

type Fields = Record<string, Arbitrary<unknown>>;
/** A node: its discriminant, the fields it always has and those it may have. */
export function node<T>(
  k: string | readonly string[],
  required: Fields = {},
  optional: Fields = {},
): Arbitrary<T> {
  const tag = typeof k === 'string' ? fc.constant(k) : fc.constantFrom(...k);
  return plain<T>({ k: tag, ...required }, optional);
}
export function plain<T>(required: Fields, optional: Fields = {}): Arbitrary<T> {
  return fc.record(
    { ...required, ...optional },
    { requiredKeys: Object.keys(required) },
  ) as unknown as Arbitrary<T>;
}
/** One of the members of a union; the first, and small, ones where it has grown deep. */
export const oneOf = <T>(...arbs: Arbitrary<T>[]): Arbitrary<T> =>
  fc.oneof({ maxDepth: 3, depthIdentifier: 'ast', withCrossShrink: true }, ...arbs);

/** What many nodes hold, tied to the nodes being defined. */
export function parts(tie: Tie) {
  const list = <K extends keyof Nodes>(key: K, minLength = 0, maxLength = 2) =>
    fc.array(tie(key), { minLength, maxLength });
  const filters = list('filter');
  const n = tie('num');
  const ref = tie('ref');
  const who = tie('who');
  const still = tie('still');
  const cards = tie('cards');
  const some = tie('some');
  const ops = tie('ops');
  const ev = tie('ev');
  const until = tie('until');
  const limit: Arbitrary<Limit> = plain(
    {
      n: fc.integer({ min: 1, max: 3 }),
      per: of('turn', 'duel', 'chain', 'faceUp'),
      scope: of('card', 'name'),
      counts: of('use', 'activation'),
    },
    { share: of('s') },
  );
  const material = plain(
    { in: places, leaves: of('gy', 'banish', 'tribute') },
    { must: ref, level: plain({ cmp: of('=', '>='), to: fc.oneof(of('own'), small) }) },
  );
  const mode = plain(
    { name: of('a', 'b'), do: ops },
    { if: list('cond'), cost: ops, target: fc.array(some, { minLength: 1, maxLength: 2 }) },
  );
  const base = { id: of('e1') };
  const when = { if: list('cond') };
  const from = { from: places };
  const on = oneOf<unknown>(
    node('card', {}, { ev: list('ev', 1) }),
    node('ignition'),
    node('quick', {}, { ev: list('ev', 1) }),
    node('flip'),
    node('trigger', { ev: list('ev', 1), as: of('when', 'if') }, { every: yes }),
  );
  return {
    list,
    filters,
    n,
    ref,
    who,
    still,
    cards,
    some,
    ops,
    ev,
    until,
    limit,
    material,
    mode,
    base,
    when,
    from,
    on,
  };
}
