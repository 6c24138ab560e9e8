import type { CardDef } from '../engine/ast/index.ts';
import { effectInfo, type PlayerId } from '../engine/index.ts';
import { type LanguageCode, stringsOf } from '../strings/index.ts';
import type { Book } from '../text/book.ts';
import { cardText } from '../text/card.ts';
import { factsLine, kindLine } from '../text/facts.ts';
import { langFor, language as languageOf } from '../text/language.ts';
import { eventText } from '../text/log.ts';
import { deedText, optionText } from '../text/option.ts';
import { partText } from '../text/part.ts';
import { promptText } from '../text/prompt.ts';
import { whyAnswer } from '../text/why.ts';
import { nameIn } from './cardNames.ts';
import type { Game } from './game.ts';
import { houseRulesText } from './houseRules.ts';
import { openingLines } from './opening.ts';
import { seatNameIn } from './opponents.ts';
import type { Words } from './words.ts';

/** The words of a game in a language. */
export function gameWords(game: Game, language: LanguageCode): Words {
  const cards = new Map<number, CardDef>(game.cards.map((card) => [card.code, card]));
  // Cards by the names they have in the language; what effects say of others is made with the names of their own language.
  const named = new Map<number, CardDef>();
  const inLanguage = (code: number): CardDef | undefined => {
    const card = cards.get(code);
    if (card === undefined || language === 'en') return card;
    const known = named.get(code) ?? { ...card, name: nameIn(card, language) };
    named.set(code, known);
    return known;
  };
  const book: Book = {
    card: inLanguage,
    effect: (addr) => (addr < 0 ? undefined : effectInfo(addr)),
  };
  const lang = langFor(language, game.rules.extraKinds);
  const strings = stringsOf(language);
  const name = (code: number): string => inLanguage(code)?.name ?? strings.card.number(code);
  return {
    language,
    strings,
    seatName: (seat) => seatNameIn(seat, strings),
    name,
    extraDeck: () => languageOf(lang).extraDeck,
    houseRules: (params) => houseRulesText(params, strings),
    // For somebody who only watches no player is "you".
    event: (event, seat, names) => eventText(event, seat as PlayerId, names, lang, book),
    opening: (facts, seat, names) => openingLines(facts, seat, names, strings),
    prompt: (decision) => promptText(decision, lang, book),
    option: (option, decision) => optionText(option, decision, lang, book, 'whole'),
    why: (view) =>
      whyAnswer(view, strings, {
        name,
        option: (option, decision) => optionText(option, decision, lang, book),
        deed: (addr) => deedText(addr, lang, book),
        part: (addr, path) => partText(addr, path, lang, book),
      }),
    card: (code) => {
      const card = cards.get(code);
      if (card === undefined) return [name(code)];
      const line = [kindLine(card, lang), factsLine(card, lang)].filter((text) => text !== '').join(' · ');
      return [name(code), line, ...cardText(card, lang, (other) => cards.get(other))];
    },
  };
}
