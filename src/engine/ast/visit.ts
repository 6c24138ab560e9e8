/** One walk over effect data, for everything that reads it without running it: validator, linter, statistics, texts. */
import type {
  CardDef,
  Cards,
  Cond,
  Effect,
  Ev,
  Filter,
  Group,
  Limit,
  Mod,
  Mode,
  Num,
  Op,
  Ref,
  Slot,
  Some,
  Span,
  Still,
  Trait,
  Until,
  Value,
  Who,
} from './index.ts';
import { type Field, type Fields, MATERIALS, SHAPES, type Sort, TABLES } from './shape.ts';

interface Nodes {
  effect: Effect;
  op: Op;
  filter: Filter;
  num: Num;
  count: Num;
  cond: Cond;
  event: Ev;
  mod: Mod;
  still: Still;
  cards: Cards;
  some: Some;
  group: Group;
  ref: Ref;
  who: Who;
  player: Who;
  trait: Trait;
  value: Value;
  span: Span;
  until: Until;
  limit: Limit;
  mode: Mode;
  slot: Slot;
}

/** Where a node stands: `path` from the effect on, `holder[key]` is the node itself, `list` its place in a list or -1. */
export interface Place {
  readonly path: string;
  /** Name of the field it stands in (of its list, if it is in one). */
  readonly field: string;
  readonly index: number;
  readonly holder: object;
  readonly key: string | number;
}
export type Visited = { readonly [S in Sort]: { readonly sort: S; readonly node: Nodes[S] } & Place }[Sort];

export interface Visitor {
  /** @returns false to leave out what is inside (`leave` is not called then). */
  enter?(v: Visited): unknown;
  leave?(v: Visited): void;
  /** What is not made as its place asks; it is not entered. */
  fault?(path: string, text: string): void;
}

const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/** All effects of a card, its text revisions and its Fusion Materials. Paths begin with the effect's id. */
export function visitCard(def: CardDef, visitor: Visitor): void {
  visitEffects(def.effects, '', visitor);
  for (const [revision, effects] of Object.entries(def.revisions ?? {}))
    visitEffects(effects, `revisions.${revision}.`, visitor);
  if (def.materials !== undefined) new Walk(visitor).fields(MATERIALS, { ...def.materials }, 'materials');
}

export function visitEffects(effects: readonly Effect[], prefix: string, visitor: Visitor): void {
  const walk = new Walk(visitor);
  effects.forEach((effect, i) => {
    const id = isObject(effect) && typeof effect.id === 'string' ? effect.id : `[${i}]`;
    walk.value('effect', effect, {
      path: `${prefix}${id}`,
      field: 'effects',
      index: i,
      holder: effects,
      key: i,
    });
  });
}

class Walk {
  private readonly to: Visitor;
  constructor(to: Visitor) {
    this.to = to;
  }

  private fault(path: string, text: string): void {
    this.to.fault?.(path, text);
  }

  value(field: Field, x: unknown, at: Place): void {
    if (typeof field === 'string') return this.sort(field, x, at);
    if ('opt' in field) return this.value(field.opt, x, at);
    if ('one' in field) {
      if (!field.one.includes(x as string))
        this.fault(at.path, `${show(x)} is none of ${field.one.join(', ')}`);
      return;
    }
    if ('pair' in field) {
      if (!Array.isArray(x) || x.length !== 2) return this.fault(at.path, `must be a pair, not ${show(x)}`);
      this.items(field.pair, x, at);
      return;
    }
    if ('list' in field) {
      if (!Array.isArray(x)) return this.fault(at.path, `must be a list, not ${show(x)}`);
      if (x.length < field.min) this.fault(at.path, 'must not be empty');
      this.items(field.list, x, at);
      return;
    }
    if ('either' in field) {
      const way = field.either.find((f) => fits(f, x));
      if (way === undefined) this.fault(at.path, misfit(x));
      else this.value(way, x, at);
      return;
    }
    if (!isObject(x)) return this.fault(at.path, `must be an object, not ${show(x)}`);
    this.fields(field.object, x, at.path);
  }

  private items(field: Field, list: readonly unknown[], at: Place): void {
    list.forEach((x, i) => {
      this.value(field, x, { path: `${at.path}[${i}]`, field: at.field, index: i, holder: list, key: i });
    });
  }

  fields(table: Fields, x: Record<string, unknown>, path: string): void {
    for (const [name, field] of Object.entries(table)) {
      const v = x[name];
      if (v === undefined) {
        if (typeof field !== 'object' || !('opt' in field)) this.fault(path, `${name} is missing`);
        continue;
      }
      this.value(field, v, { path: `${path}.${name}`, field: name, index: -1, holder: x, key: name });
    }
    for (const name of Object.keys(x))
      if (name !== 'k' && !(name in table)) this.fault(path, `knows no ${name}`);
  }

  private sort(sort: Exclude<Field, object>, x: unknown, at: Place): void {
    switch (sort) {
      case 'text':
        if (typeof x !== 'string' || x === '') this.fault(at.path, `must be a word, not ${show(x)}`);
        return;
      case 'yes':
        if (x !== true) this.fault(at.path, `must be true or left out, not ${show(x)}`);
        return;
      case 'bool':
        if (typeof x !== 'boolean') this.fault(at.path, `must be true or false, not ${show(x)}`);
        return;
      case 'whole':
      case 'integer':
        this.literal(x, sort === 'whole', at.path);
        return;
      case 'num':
      case 'count':
        if (typeof x === 'number') {
          this.literal(x, sort === 'count', at.path);
          this.pass(sort, x, at, null);
        } else this.byKind(sort, 'num', x, at);
        return;
      default:
    }
    if (TABLES[sort] !== undefined) return this.byKind(sort, sort, x, at);
    const shape = SHAPES[sort];
    if (shape === undefined) return;
    if (!fits(shape, x)) return this.fault(at.path, misfit(x));
    this.pass(sort, x, at, shape);
  }

  private literal(x: unknown, whole: boolean, path: string): void {
    if (typeof x !== 'number' || !Number.isInteger(x))
      this.fault(path, `must be a whole number, not ${show(x)}`);
    else if (whole && x < 0) this.fault(path, `must not be negative: ${x}`);
  }

  private byKind(sort: Sort, table: Sort, x: unknown, at: Place): void {
    if (!isObject(x)) return this.fault(at.path, misfit(x));
    const fields = TABLES[table]?.[x.k as string];
    if (typeof x.k !== 'string' || fields === undefined)
      return this.fault(
        at.path,
        `there is no ${table === 'op' ? 'operation' : table} of the kind ${show(x.k)}`,
      );
    this.pass(sort, x, at, { object: fields });
  }

  /** `narrower` sorts are seen under their own name; a `still` that is only a ref or a group is seen as both. */
  private pass(sort: Sort, x: unknown, at: Place, inside: Field | null): void {
    const v = { ...at, sort, node: x } as Visited;
    if (this.to.enter?.(v) === false) return;
    if (inside !== null) this.value(inside, x, at);
    this.to.leave?.(v);
  }
}

const show = (x: unknown): string => (x === undefined ? 'nothing' : JSON.stringify(x));
function misfit(x: unknown): string {
  if (isObject(x) && 'from' in x && 'n' in x) return 'a choice may stand only where an operation takes cards';
  return `${show(x)} does not belong here`;
}

/** At a glance: could this be meant as such a value? */
function fits(field: Field, x: unknown): boolean {
  if (typeof field === 'string') {
    switch (field) {
      case 'text':
        return typeof x === 'string';
      case 'yes':
      case 'bool':
        return typeof x === 'boolean';
      case 'whole':
      case 'integer':
        return typeof x === 'number';
      case 'num':
      case 'count':
        return typeof x === 'number' || (isObject(x) && 'k' in x);
      default: {
        const shape = SHAPES[field];
        return shape === undefined ? isObject(x) && 'k' in x : fits(shape, x);
      }
    }
  }
  if ('opt' in field) return fits(field.opt, x);
  if ('one' in field) return field.one.includes(x as string);
  if ('pair' in field || 'list' in field) return Array.isArray(x);
  if ('either' in field) return field.either.some((f) => fits(f, x));
  if (!isObject(x)) return false;
  const k = field.object.k;
  if (k !== undefined) return fits(k, x.k);
  // told apart by the first field that must be there
  const first = Object.entries(field.object).find(([, f]) => typeof f !== 'object' || !('opt' in f));
  return first === undefined || first[0] in x;
}
