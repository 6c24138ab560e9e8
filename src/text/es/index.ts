/** Spanish: the table, questions and menu lines; what effects do is told in English as yet. */
import { english } from '../en/index.ts';
import type { Language } from '../language.ts';
import { logLine } from '../romance/grammar.ts';
import { grammar } from './grammar.ts';
import { OPTIONS } from './options.ts';
import { PROMPTS } from './prompts.ts';
import { CARD_WORDS, TABLE } from './table.ts';
import { extraDeck, POSITIONS } from './words.ts';

/** `isExtra`: the rules have an Extra Deck, not a Fusion Deck. */
export function spanish(isExtra: boolean): Language {
  const { effects, paragraph, phrase, note, heads, noun, brief } = english(isExtra);
  const words = grammar(isExtra);
  return {
    effects,
    paragraph,
    phrase,
    note,
    heads,
    noun,
    brief,
    choice: (n) => `1 de ${n} efectos`,
    posWord: (p) => POSITIONS[p],
    line: (clauses) => logLine(words, clauses),
    extraDeck: extraDeck(isExtra),
    words: CARD_WORDS,
    table: TABLE,
    prompts: PROMPTS,
    options: OPTIONS,
  };
}
