import { known } from '../decks/knownFile.ts';
import { formatNamed, hasMechanic, MECHANICS, pool, profileOf } from '../engine/index.ts';
import { type Book, poolBook } from '../text/book.ts';
import { cardText } from '../text/card.ts';
import { factsLine, kindLine, type Printed as PrintedCard } from '../text/facts.ts';
import { englishFor, type Lang, language } from '../text/language.ts';
import { deedText, optionText } from '../text/option.ts';
import { promptText } from '../text/prompt.ts';
import type { Words } from './wordbook.ts';

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

/** English as the rules of the format in force have it. */
function langInForce(): Lang {
  const format = orNothing(() => formatNamed(pool().id));
  if (!format) return 'en';
  const profile = profileOf(format.profile);
  return englishFor(MECHANICS.filter((kind) => hasMechanic(profile, kind)));
}

/**
 * The words of the cards in play, in English. A card that is not played with here, in a deck list perhaps, still has
 * its name and what is printed on it.
 */
export function createWords(): Words {
  const texts = new Map<string, readonly string[]>();
  const { card: played } = inForce;
  const name = (code: number): string => played(code)?.name ?? known.byPasscode(code)?.name ?? `card ${code}`;
  const printed = (code: number): PrintedCard | undefined =>
    played(code) ?? (known.byPasscode(code) as PrintedCard | undefined);
  return {
    name,
    kind(code) {
      const card = printed(code);
      if (card === undefined) return [];
      // The values have a line of their own, with what they are now.
      const { atk: _, def: __, ...rest } = card;
      return [kindLine(card), factsLine(rest as PrintedCard)].filter((line) => line !== '');
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
      const lang = langInForce();
      // The same card has other words in another format.
      const key = `${pool().id} ${lang} ${code}`;
      const text = texts.get(key) ?? cardText(def, lang, played);
      texts.set(key, text);
      return text;
    },
    extraDeck: () => language(langInForce()).extraDeck,
    tone: (code) => printed(code)?.kind ?? 'plain',
    option: (option, decision) => optionText(option, decision, langInForce(), inForce),
    deed: (addr) => deedText(addr, langInForce(), inForce),
    prompt: (decision) => promptText(decision, langInForce(), inForce),
  };
}
