import { known } from '../decks/knownFile.ts';
import type { LanguageCode } from '../strings/index.ts';

/** The name that a card was printed with in a language; its English one where there is none, as for most Tokens. */
export const nameIn = (card: { code: number; name: string }, language: LanguageCode): string =>
  language === 'en' ? card.name : (known.byPasscode(card.code)?.names[language] ?? card.name);
