/**
 * Everything the client says that is no text of a card: one table, by language and then by what it is about (a file for each
 * in `en/`, `es/`, `pt/`, `it/`). A string that takes a value is a function, so that each language orders its own words and
 * forms its own plurals; a string that a language lacks does not compile.
 */
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { it } from './it/index.ts';
import { pt } from './pt/index.ts';

export const LANGUAGES = ['en', 'es', 'pt', 'it'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];
/** The same form with any text in it. */
type Form<T> = T extends string
  ? string
  : T extends (...values: infer V) => string
    ? (...values: V) => string
    : { readonly [K in keyof T]: Form<T[K]> };
export type Strings = Form<typeof en>;

const TABLES: Readonly<Record<LanguageCode, Strings>> = { en, es, pt, it };

export const stringsOf = (language: LanguageCode): Strings => TABLES[language];

/** The language that a word of the settings or the command line names; null if it names none. */
export const languageCode = (word: string): LanguageCode | null =>
  LANGUAGES.find((code) => code === word) ?? null;
