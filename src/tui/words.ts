import { known } from '../decks/knownFile.ts';
import { formatNamed, hasMechanic, MECHANICS, pool, profileOf } from '../engine/index.ts';
import { nameIn } from '../session/cardNames.ts';
import { type LanguageCode, stringsOf } from '../strings/index.ts';
import { type Book, poolBook } from '../text/book.ts';
import { cardText } from '../text/card.ts';
import { factsLine, kindLine, type Printed as PrintedCard } from '../text/facts.ts';
import { glossary } from '../text/glossary.ts';
import { type Lang, langFor, language as languageOf } from '../text/language.ts';
import { deedText, optionText } from '../text/option.ts';
import { partText } from '../text/part.ts';
import { promptText } from '../text/prompt.ts';
import { rulebookIn } from '../text/rulebook.ts';
import { whyAnswer, whyLines } from '../text/why.ts';
import type { Words } from './wordbook.ts';

export type { GlossaryEntry } from '../text/glossary.ts';
export type { RuleText } from '../text/rulebook.ts';
export type { WhyLine } from '../text/why.ts';

/** The cards in force; none before the first duel. */
const inForce: Book = {
  card: (code) => orNothing(() => poolBook.card(code)),
  effect: (addr) => orNothing(() => poolBook.effect(addr)),
};

function orNothing<T>(look: () => T | undefined): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** The language as the rules of the format in force have it. */
function langInForce(code: LanguageCode): Lang {
  const format = orNothing(() => formatNamed(pool().id));
  if (!format) return code;
  const profile = profileOf(format.profile);
  return langFor(
    code,
    MECHANICS.filter((kind) => hasMechanic(profile, kind)),
  );
}

/**
 * The words of the cards in play, in a language. A card that is not played with here, in a deck list perhaps, still has
 * its name and what is printed on it.
 */
export async function createWords(language: LanguageCode = 'en'): Promise<Words> {
  const rules = await rulebookIn(language);
  const strings = stringsOf(language);
  const { card: cardWords } = strings;
  const lang = (): Lang => langInForce(language);
  const texts = new Map<string, readonly string[]>();
  const { card: played } = inForce;
  const names = new Map<number, string>();
  const nameNow = (code: number): string => {
    const card = played(code) ?? known.byPasscode(code);
    return card === undefined ? cardWords.number(code) : nameIn(card, language);
  };
  const name = (code: number): string => {
    const found = names.get(code) ?? nameNow(code);
    names.set(code, found);
    return found;
  };
  // Questions and menu lines call cards by their names in the language.
  const named: Book = {
    card: (code) => {
      const card = played(code);
      return card === undefined || language === 'en' ? card : { ...card, name: name(code) };
    },
    effect: inForce.effect,
  };
  const printed = (code: number): PrintedCard | undefined =>
    played(code) ?? (known.byPasscode(code) as PrintedCard | undefined);
  const words: Words = {
    name,
    kind(code) {
      const card = printed(code);
      if (card === undefined) return [];
      // The values have a line of their own, with what they are now.
      const { atk: _, def: __, ...rest } = card;
      return [kindLine(card, lang()), factsLine(rest as PrintedCard, lang())].filter((line) => line !== '');
    },
    printed(code) {
      const card = printed(code);
      return {
        atk: card?.atk ?? null,
        def: card?.def ?? null,
        level: card?.level ?? null,
        ...(card?.arrows && { arrows: card.arrows }),
      };
    },
    text(code) {
      const def = played(code);
      if (def === undefined) return [];
      const now = lang();
      // The same card has other words in another format.
      const key = `${pool().id} ${now} ${code}`;
      const text = texts.get(key) ?? cardText(def, now, played);
      texts.set(key, text);
      return text;
    },
    extraDeck: () => languageOf(lang()).extraDeck,
    tone: (code) => printed(code)?.kind ?? 'plain',
    option: (option, decision) => optionText(option, decision, lang(), named),
    deed: (addr) => deedText(addr, lang(), named),
    part: (addr, path) => partText(addr, path, lang(), named),
    prompt: (decision) => promptText(decision, lang(), named),
    why(view) {
      const answer = whyAnswer(view, strings, words);
      return { title: answer.title, lines: whyLines(answer) };
    },
    rule: rules.rule,
    glossary: () => glossary(strings, rules),
  };
  return words;
}
