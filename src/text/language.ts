/** What a language must offer: strings for the roots of the message tree. One folder per language. */

import { ENGLISH } from './en/index.ts';
import type { Clause, Note, Paragraph, Phrase } from './tree.ts';

export const LANGS = ['en'] as const;
export type Lang = (typeof LANGS)[number];

export interface Language {
  /** One effect; empty if there is nothing to say. */
  paragraph(p: Paragraph, brief?: boolean): string;
  phrase(p: Phrase): string;
  note(n: Note): string;
  /** A clause as a sentence, with a full stop. */
  sentence(c: Clause): string;
}
const LANGUAGES: Record<Lang, Language> = { en: ENGLISH };
export const language = (lang: Lang): Language => LANGUAGES[lang];
