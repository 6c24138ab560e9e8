/** Of what a table of the vocabulary is made: sorts of value, and what may stand in a field. */

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
export type FieldsOf<T> = {
  [F in Exclude<keyof T, 'k'>]-?: Record<never, never> extends Pick<T, F> ? { opt: Field } : Field;
};
export type Kinds<U> = U extends { k: infer K extends string } ? K : never;
export type Node<U, K> = U extends { k: infer J } ? (K extends J ? U : never) : never;
export type Table<U> = { readonly [K in Kinds<U>]: FieldsOf<Node<U, K>> };

export const opt = (f: Field): { opt: Field } => ({ opt: f });
export const one = (...words: (string | number)[]): Field => ({ one: words });
export const list = (f: Field, min = 0): Field => ({ list: f, min });
export const some = (f: Field): Field => list(f, 1);
export const either = (...f: Field[]): Field => ({ either: f });
export const object = (fields: Fields): Field => ({ object: fields });
