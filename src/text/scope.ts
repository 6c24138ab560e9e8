/**
 * What a sentence may refer back to: the cards and values bound so far, and which of them was mentioned last ("it").
 * One scope lives as long as one effect is being said.
 */
import type { CardDef, Filter, Op, Place, Ref, Still, Value, Who } from '../engine/ast/index.ts';
import type { Noun, Np, Person, Qty, Unit, ValueWord } from './np.ts';
import type { Block, Clause } from './tree.ts';
import type { Verb } from './verbs.ts';

/** Names and facts of other cards that a text may mention. */
export type CardLookup = (code: number) => CardDef | undefined;

/** Cards bound under a name in this effect. */
export interface Bound {
  nouns: Noun[];
  plural: boolean;
  /** What was done with them, to tell two alike apart: "the discarded card". */
  done: Verb;
  /** Counts those with the same verb. */
  ordinal: number;
  /** Who chose or revealed them. */
  by: Person;
  /** What was looked for, where they were revealed until it was found. */
  found?: readonly Filter[];
}

export type Register =
  | { k: 'declared'; what: ValueWord; by: Person }
  | { k: 'die' | 'coin'; n: number; by: Person }
  | { k: 'done'; verb: Verb; unit: Unit };

/** What a bond ties to the source card. */
export interface Bond {
  noun: Noun;
  plural: boolean;
  how: 'wearer' | 'worn' | 'done';
  verb: Verb;
}

export interface Scope {
  def: CardDef | undefined;
  cards: CardLookup;
  bound: Map<string, Bound>;
  alias: Map<string, string>;
  registers: Map<string, Register>;
  bonds: Map<string, Bond>;
  /** Bonds described before in this text. */
  told: Set<string>;
  notes: Map<string, Register>;
  /** Key of what "it" would mean now, and whether it is several. */
  focus: string | undefined;
  /** Keys mentioned in the clause being built. */
  seen: string[];
  groups: number;
  /** `it` in a filter is the card described (a gap in a relative clause), in `every` the card at hand. */
  /** Places bound cards were chosen from. */
  places: Map<string, readonly Place[]>;
  /** Who carries the operations out, and who "they" are. */
  actor: Who;
  they: Person;
  /** The player of the event, and what the user of the effect is called. */
  eventPlayer: Person;
  user: 'you' | 'theyPron';
  /** What has happened, as far as it was announced. */
  happened: Verb | undefined;
  it: 'gap' | 'item';
  itNoun: Noun;
  /** Menu lines: leave out what the reader can see elsewhere. */
  brief: boolean;
  /** Told to the player who is asked about one operation of the effect. */
  asked?: Asked;
}

/** A question about an operation, put to a player. */
export interface Asked {
  op: Op;
  /** Whom the effect calls the one who is asked. */
  who: Who;
  /** He is the opponent of the effect's user. */
  other: boolean;
  /** Filled when the operation is said. */
  said?: Block;
}

export function newScope(def: CardDef | undefined, cards: CardLookup, brief = false): Scope {
  return {
    def,
    cards,
    brief,
    bound: new Map(),
    alias: new Map(),
    registers: new Map(),
    bonds: new Map(),
    told: new Set(),
    notes: new Map(),
    places: new Map(),
    actor: 'you',
    they: 'they',
    eventPlayer: 'thatPlayer',
    user: 'you',
    happened: undefined,
    focus: undefined,
    seen: [],
    groups: 0,
    it: 'gap',
    itNoun: 'card',
  };
}

/** The name under which a reference is known, the same for two references to the same cards. */
export function keyOf(s: Scope, ref: Ref): string {
  const key =
    typeof ref === 'string'
      ? ref
      : 'ref' in ref
        ? `ref:${ref.ref}`
        : 'bond' in ref
          ? `bond:${ref.bond}`
          : `${ref.role} of ${keyOf(s, ref.of)}`;
  return s.alias.get(key) ?? key;
}

/** Notes that something was mentioned; true if a pronoun is enough for it. */
export function mention(s: Scope, key: string): boolean {
  const known = s.focus === key;
  s.seen.push(key);
  s.focus = key;
  return known;
}

export function mentionGroup(s: Scope): void {
  s.groups += 1;
  mention(s, `group ${s.groups}`);
}

/** Ends a clause: after one that mentions several things, "it" would be unclear. `keep`: it still means this one. */
export function endClause(s: Scope, keep?: string): void {
  if (keep !== undefined) s.focus = keep;
  else if (new Set(s.seen).size > 1) s.focus = undefined;
  s.seen = [];
}

export function bind(
  s: Scope,
  key: string,
  nouns: Noun[],
  plural: boolean,
  done: Verb,
  by: Person = 'you',
): void {
  const alike = [...s.bound.values()].filter((b) => b.done === done && b.plural === plural);
  s.alias.delete(key);
  s.bound.set(key, { nouns, plural, done, ordinal: alike.length + 1, by });
}

/** The sentence's word for cards bound earlier: a pronoun, "that monster", or more if two could be meant. */
export function boundNp(s: Scope, key: string): Np {
  const b = s.bound.get(key) ?? { nouns: ['card'], plural: false, done: 'choose', ordinal: 1, by: 'you' };
  if (mention(s, key)) return { t: 'pron', plural: b.plural, noun: b.nouns[0] ?? 'card' };
  const others = [...s.bound].filter(
    ([k, o]) => k !== key && o.plural === b.plural && same(o.nouns, b.nouns),
  );
  const np: Np = {
    t: 'cards',
    nouns: b.nouns.length > 1 ? ['card'] : b.nouns,
    det: 'that',
    plural: b.plural,
    quals: [],
  };
  if (others.length === 0) return np;
  const alike = others.filter(([, o]) => o.done === b.done);
  if (alike.length === 0) return { ...np, det: 'the', done: b.done };
  if (alike.every(([, o]) => o.by !== b.by)) {
    // "the card your opponent chose"
    const verb = b.done === 'target' ? 'choose' : b.done;
    const c: Clause = { verb, subj: { t: 'player', who: b.by }, obj: { t: 'gap' }, tense: 'past' };
    return { ...np, det: 'the', quals: [{ q: 'rel', c }] };
  }
  return { ...np, det: 'the', done: b.done, ordinal: b.ordinal };
}

const same = (a: Noun[], b: Noun[]) => a.join() === b.join();

export function valueWord(s: Scope, v: Value, fallback: ValueWord): ValueWord {
  const reg = 'reg' in v ? s.registers.get(v.reg) : s.notes.get(v.noted);
  return reg?.k === 'declared' ? reg.what : fallback;
}

export function registerQty(reg: Register | undefined): Qty {
  if (reg === undefined) return { v: 'noted' };
  if (reg.k === 'declared') return { v: 'declared', what: reg.what };
  if (reg.k === 'die') return { v: 'rolled', by: reg.by, many: reg.n > 1 };
  if (reg.k === 'done') return { v: 'done', verb: reg.verb, unit: reg.unit };
  return { v: 'heads' };
}

export const isRefStill = (x: Still): x is Ref =>
  typeof x === 'string' || 'ref' in x || 'bond' in x || 'role' in x;

export const onField = (places: readonly Place[]) =>
  places.every((p) => p === 'mzone' || p === 'szone' || p === 'fzone' || p === 'field');

/** Wherever a card that is not on the field can be: no place has to be named. */
export const everyPile = (places: readonly Place[]) =>
  (['hand', 'deck', 'gy', 'banished'] as const).every((p) => places.includes(p));
