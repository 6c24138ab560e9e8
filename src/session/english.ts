import { effectInfo, type PlayerId } from '../engine/index.ts';
import { stringsOf } from '../strings/index.ts';
import type { Book } from '../text/book.ts';
import { cardText } from '../text/card.ts';
import { factsLine, kindLine } from '../text/facts.ts';
import { englishFor, language } from '../text/language.ts';
import { eventText } from '../text/log.ts';
import { deedText, optionText } from '../text/option.ts';
import { promptText } from '../text/prompt.ts';
import { whyAnswer } from '../text/why.ts';
import type { Game } from './game.ts';
import { openingInEnglish } from './opening.ts';
import type { Words } from './words.ts';

/** The words of a game in English. */
export function englishWords(game: Game): Words {
  const cards = new Map(game.cards.map((card) => [card.code, card]));
  const book: Book = {
    card: (code) => cards.get(code),
    effect: (addr) => (addr < 0 ? undefined : effectInfo(addr)),
  };
  const lang = englishFor(game.rules.extraKinds);
  const name = (code: number): string => cards.get(code)?.name ?? `card ${code}`;
  return {
    name,
    extraDeck: () => language(lang).extraDeck,
    // For somebody who only watches no player is "you".
    event: (event, seat, names) => eventText(event, seat as PlayerId, names, lang, book),
    opening: openingInEnglish,
    prompt: (decision) => promptText(decision, lang, book),
    option: (option, decision) => optionText(option, decision, lang, book, 'whole'),
    why: (view) =>
      whyAnswer(view, stringsOf('en'), {
        name,
        option: (option, decision) => optionText(option, decision, lang, book),
        deed: (addr) => deedText(addr, lang, book),
      }),
    card: (code) => {
      const card = cards.get(code);
      if (card === undefined) return [name(code)];
      const line = [kindLine(card, lang), factsLine(card, lang)].filter((text) => text !== '').join(' · ');
      return [card.name, line, ...cardText(card, lang, book.card)];
    },
  };
}
