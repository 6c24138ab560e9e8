/** English. */
import type { Language } from '../language.ts';
import { clause } from './clause.ts';
import { heads } from './head.ts';
import { POSITIONS } from './lexicon.ts';
import { np } from './noun.ts';
import { OPTIONS } from './options.ts';
import { blockText, sentenceCase } from './page.ts';
import { noteText, paragraphText, phraseText } from './paragraph.ts';
import { placeWord } from './place.ts';
import { PROMPTS } from './prompts.ts';
import { CARD_WORDS, TABLE } from './table.ts';
import { type Ctx, stopped } from './word.ts';

/** `extraDeck`: the rules have an Extra Deck, not a Fusion Deck. */
export function english(extraDeck: boolean): Language {
  const ctx: Ctx = extraDeck ? { extraDeck } : {};
  return {
    effects: extraDeck ? 'en-extra' : 'en',
    paragraph: (p) => paragraphText(p, ctx),
    phrase: (p) => phraseText(p, ctx),
    note: (n) => noteText(n, ctx),
    heads: (list) => heads(list, ctx),
    noun: (n) => np(n, ctx),
    brief: (steps) => blockText({ b: 'seq', steps: [...steps] }, { ...ctx, brief: true }),
    choice: (n) => `1 of ${n} effects`,
    posWord: (p) => POSITIONS[p],
    line: (clauses) =>
      typeof clauses === 'string'
        ? clauses
        : clauses.map((c) => stopped(sentenceCase(clause(c, 'say', ctx)))).join(' '),
    extraDeck: placeWord('extra', false, ctx),
    words: CARD_WORDS,
    table: TABLE,
    prompts: PROMPTS,
    options: OPTIONS,
  };
}
