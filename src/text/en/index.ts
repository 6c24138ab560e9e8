/** English. */
import type { Language } from '../language.ts';
import { clause } from './clause.ts';
import { POSITIONS } from './lexicon.ts';
import { OPTIONS } from './options.ts';
import { blockText, sentenceCase } from './page.ts';
import { noteText, paragraphText, phraseText } from './paragraph.ts';
import { PROMPTS } from './prompts.ts';
import { CARD_WORDS, TABLE } from './table.ts';
import { stopped } from './word.ts';

export const ENGLISH: Language = {
  paragraph: (p) => paragraphText(p),
  phrase: (p) => phraseText(p),
  note: (n) => noteText(n, {}),
  brief: (steps) => blockText({ b: 'seq', steps: [...steps] }, { brief: true }),
  choice: (n) => `1 of ${n} effects`,
  posWord: (p) => POSITIONS[p],
  line: (clauses) =>
    typeof clauses === 'string'
      ? clauses
      : clauses.map((c) => stopped(sentenceCase(clause(c, 'say', {})))).join(' '),
  words: CARD_WORDS,
  table: TABLE,
  prompts: PROMPTS,
  options: OPTIONS,
};
