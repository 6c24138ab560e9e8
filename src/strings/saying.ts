/**
 * What is to be said, apart from the language. Rules, decks, files and the lab report why something cannot be done as a place
 * in the table of strings with its values; words are put on it where a person reads it.
 */
import { LANGUAGES, type LanguageCode, type Strings, stringsOf } from './index.ts';

/** A sentence of the table, `strings[of][key]`, and the values that go in. */
export interface Phrase {
  readonly of: keyof Strings;
  readonly key: string;
  readonly values: readonly unknown[];
}
/** Parts put behind each other, such as `file:line: ` and a reason. */
export interface Joined {
  readonly parts: readonly Saying[];
}
/** Something that has a name in each language. */
export type Named = Readonly<Record<LanguageCode, string>>;
/** A text by itself is the same in every language: a path, a name, a number, what the system says. */
export type Saying = string | Phrase | Joined | Named;

type ValuesOf<T> = T extends string ? [] : T extends (...values: infer V) => string ? V : never;
/** Texts that go into a sentence may be sayings themselves. */
type Fill<V extends readonly unknown[]> = {
  [I in keyof V]: V[I] extends string ? Saying : V[I] extends readonly string[] ? readonly Saying[] : V[I];
};
type Sayable<D extends keyof Strings> = {
  [K in keyof Strings[D]]: Strings[D][K] extends string | ((...values: never[]) => string) ? K : never;
}[keyof Strings[D]] &
  string;

/** The sentence at that place of the table with these values. */
export const saying = <D extends keyof Strings, K extends Sayable<D>>(
  of: D,
  key: K,
  ...values: Fill<ValuesOf<Strings[D][K]>>
): Phrase => ({ of, key, values });

export const joined = (...parts: readonly Saying[]): Joined => ({ parts });

/** The words for it. */
export function said(what: Saying, strings: Strings): string {
  if (typeof what === 'string') return what;
  if ('parts' in what) return what.parts.map((part) => said(part, strings)).join('');
  if (!('of' in what)) return what[codeOf(strings)];
  const words = (strings[what.of] as Readonly<Record<string, unknown>>)[what.key];
  if (typeof words !== 'function') return String(words);
  return (words as (...values: unknown[]) => string)(...what.values.map((value) => filled(value, strings)));
}

function filled(value: unknown, strings: Strings): unknown {
  if (Array.isArray(value)) return value.map((entry) => filled(entry, strings));
  return typeof value === 'object' && value !== null ? said(value as Saying, strings) : value;
}

const codeOf = (strings: Strings): LanguageCode =>
  LANGUAGES.find((code) => stringsOf(code) === strings) ?? 'en';

/** Something that a person asked for cannot be done. The message is English, for logs; `refusalIn` says it to the person. */
export class Refusal extends Error {
  readonly saying: Saying;

  constructor(what: Saying, options?: ErrorOptions) {
    super(said(what, stringsOf('en')), options);
    this.saying = what;
  }
}

/** What has gone wrong; a fault that is no refusal says its own message. */
export const sayingOf = (error: unknown): Saying =>
  error instanceof Refusal ? error.saying : error instanceof Error ? error.message : String(error);

/** What has gone wrong, for the person who reads that language. */
export const refusalIn = (error: unknown, strings: Strings): string => said(sayingOf(error), strings);
