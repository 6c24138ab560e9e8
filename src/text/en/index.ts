/** English. */
import type { Language } from '../language.ts';
import { clause } from './clause.ts';
import { noteText, paragraphText, phraseText, sentenceCase } from './sentence.ts';

export const ENGLISH: Language = {
  paragraph: (p, brief = false) => paragraphText(p, { brief }),
  phrase: (p) => phraseText(p),
  note: (n) => noteText(n, {}),
  sentence: (c) => `${sentenceCase(clause(c, 'say', {}))}.`,
};
