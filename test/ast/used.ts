/** Which of the words of the vocabulary stand in given effect data; read off the tables of the shape. */
import type { CardDef } from '../../src/engine/ast/index.ts';
import { type Field, type Fields, MATERIALS, SHAPES, type Sort, TABLES } from '../../src/engine/ast/shape.ts';
import { ATTRIBUTES, RACES } from '../../src/engine/types.ts';

/** Unions of this many words mean the same wherever they stand: places, stats, ways to be Summoned. */
const SHARED = 4;
/** Values of facts rather than words of effects. */
const OPEN: ReadonlySet<string> = new Set([ATTRIBUTES.join(), RACES.join()]);
/** A narrower reading of another sort. */
const WIDER: Readonly<Partial<Record<Sort, Sort>>> = { count: 'num', player: 'who', cards: 'still' };

export type Seen = Set<string>;

/** All there is to use, each by the name of its place: `op.destroy`, `op.destroy.to=banished`, `ref.role`. */
export class Vocabulary {
  readonly words: Seen = new Set();
  /** Names of the shared unions: that of the first place they are met in. */
  private readonly unions = new Map<string, string>();
  private readonly known = new Set<string>();

  constructor() {
    for (const sort of [...Object.keys(TABLES), ...Object.keys(SHAPES)]) this.declare(sort as Sort, sort);
    this.fields(MATERIALS, 'materials');
  }

  /** The words used by a card, whatever text it has. */
  of(def: Pick<CardDef, 'effects' | 'revisions' | 'materials'>): Seen {
    const seen: Seen = new Set();
    for (const effects of [def.effects, ...Object.values(def.revisions ?? {})])
      for (const effect of effects) this.walk('effect', effect, 'effect', seen);
    if (def.materials !== undefined) this.walk({ object: MATERIALS }, def.materials, 'materials', seen);
    return seen;
  }

  private fields(fields: Fields, at: string): void {
    for (const [name, field] of Object.entries(fields)) this.declare(field, `${at}.${name}`);
  }

  private declare(field: Field, at: string): void {
    if (typeof field === 'string') {
      if (this.known.has(field)) return;
      this.known.add(field);
      const sort = field as Sort;
      const table = TABLES[sort];
      const shape = SHAPES[sort];
      if (WIDER[sort] !== undefined) return;
      if (table !== undefined)
        for (const [k, fields] of Object.entries(table)) {
          this.words.add(`${field}.${k}`);
          this.fields(fields, `${field}.${k}`);
        }
      else if (shape !== undefined) this.declare(shape, field);
    } else if ('opt' in field) {
      this.words.add(at);
      this.declare(field.opt, at);
    } else if ('one' in field) {
      const union = this.union(field.one, at);
      if (union !== null) for (const word of field.one) this.words.add(`${union}=${word}`);
    } else if ('list' in field) this.declare(field.list, at);
    else if ('pair' in field) this.declare(field.pair, at);
    else if ('object' in field) this.fields(field.object, at);
    else
      for (const way of field.either) {
        const name = wayOf(way, at);
        if (name !== at) this.words.add(name);
        this.declare(way, name);
      }
  }

  private union(words: readonly (string | number)[], at: string): string | null {
    const key = words.join();
    if (OPEN.has(key)) return null;
    if (words.length < SHARED) return at;
    const name = this.unions.get(key) ?? at;
    this.unions.set(key, name);
    return name;
  }

  private walk(field: Field, x: unknown, at: string, seen: Seen): void {
    if (typeof field === 'string') this.sort(field, x, seen);
    else if ('opt' in field) {
      if (x === undefined) return;
      seen.add(at);
      this.walk(field.opt, x, at, seen);
    } else if ('one' in field) {
      const union = this.union(field.one, at);
      if (union !== null) seen.add(`${union}=${x}`);
    } else if ('list' in field || 'pair' in field) {
      for (const item of x as unknown[]) this.walk('list' in field ? field.list : field.pair, item, at, seen);
    } else if ('object' in field) {
      for (const [name, inner] of Object.entries(field.object))
        this.walk(inner, (x as Record<string, unknown>)[name], `${at}.${name}`, seen);
    } else {
      const way = field.either.find((f) => fits(f, x));
      if (way === undefined) return;
      const name = wayOf(way, at);
      if (name !== at) seen.add(name);
      this.walk(way, x, name, seen);
    }
  }

  private sort(sort: Exclude<Field, object>, x: unknown, seen: Seen): void {
    const narrow = sort as Sort;
    const real = narrow === 'cards' && fits('some', x) ? 'some' : (WIDER[narrow] ?? narrow);
    const table = TABLES[real];
    const shape = SHAPES[real];
    if (table !== undefined) {
      const k = (x as { k?: string }).k;
      if (k === undefined) return;
      seen.add(`${real}.${k}`);
      this.walk({ object: table[k]! }, x, `${real}.${k}`, seen);
    } else if (shape !== undefined) this.walk(shape, x, real, seen);
  }
}

/** How one of several ways to write a field is called. */
function wayOf(way: Field, at: string): string {
  if (typeof way === 'string') return `${at}:${way}`;
  if ('object' in way) {
    const k = way.object.k;
    if (k !== undefined && typeof k === 'object' && 'one' in k) return `${at}:${k.one[0]}`;
    const first = Object.entries(way.object).find(([, f]) => typeof f !== 'object' || !('opt' in f));
    return `${at}:{${first?.[0] ?? ''}}`;
  }
  return 'pair' in way ? `${at}:pair` : at;
}

function fits(field: Field, x: unknown): boolean {
  const object = typeof x === 'object' && x !== null && !Array.isArray(x);
  if (typeof field === 'string') {
    if (field === 'num' || field === 'count') return typeof x === 'number' || (object && 'k' in x);
    if (field === 'whole' || field === 'integer') return typeof x === 'number';
    if (field === 'text') return typeof x === 'string';
    const shape = SHAPES[field as Sort];
    return shape === undefined ? object && 'k' in x : fits(shape, x);
  }
  if ('opt' in field) return fits(field.opt, x);
  if ('one' in field) return field.one.includes(x as string);
  if ('pair' in field || 'list' in field) return Array.isArray(x);
  if ('either' in field) return field.either.some((f) => fits(f, x));
  if (!object) return false;
  const k = field.object.k;
  if (k !== undefined) return fits(k, (x as { k?: unknown }).k);
  const first = Object.entries(field.object).find(([, f]) => typeof f !== 'object' || !('opt' in f));
  return first === undefined || first[0] in x;
}
