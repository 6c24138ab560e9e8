/** Decks by the words a player uses for them, held against the format they are to be played in. */
import { type Deck, withExtrasMoved, withMainPasscodes } from '../decks/deck.ts';
import { known } from '../decks/knownFile.ts';
import { checkDeck, type DeckReport } from '../decks/legality.ts';
import { findDeck, shippedDecks } from '../decks/shipped.ts';
import type { Records } from '../records/index.ts';
import { type LanguageCode, stringsOf } from '../strings/index.ts';
import { nameIn } from './cardNames.ts';
import type { Game } from './game.ts';

/** A deck that is not there or cannot be played; the message is for the player. */
export class DeckRefused extends Error {
  override readonly name = 'DeckRefused';
}

/**
 * The deck a name or path means: a stored deck, a shipped one, a file. Extra Deck monsters and other artworks are put
 * where the rules want them. Throws DeckRefused, and DeckError for a file that is no deck.
 */
export function chooseDeck(wanted: string, stored: Pick<Records, 'deck'> | null): Deck {
  const own = stored?.deck(wanted);
  const reading = own === undefined ? findDeck(wanted, known) : { deck: own, problems: [] };
  if (reading === undefined) {
    const names = shippedDecks().map(({ name }) => name);
    throw new DeckRefused(
      `no deck named ${JSON.stringify(wanted)} and no file of that name; shipped decks: ${names.join(', ')}`,
    );
  }
  const [problem] = reading.problems;
  if (problem !== undefined) throw new DeckRefused(`${wanted}:${problem.line}: ${problem.text}`);
  const { name, main, extra, side } = reading.deck;
  return withExtrasMoved(withMainPasscodes({ name, main, extra, side }, known), known).deck;
}

export function deckReport(deck: Deck, game: Game, language: LanguageCode = 'en'): DeckReport {
  return checkDeck(deck, game.rules, game.supported, known, language);
}

/** The first thing that keeps a deck from being played, or null. The Side Deck matters in a match only (SIDE-05). */
export function deckProblem(
  deck: Deck,
  game: Game,
  match = false,
  language: LanguageCode = 'en',
): string | null {
  const { saves } = stringsOf(language);
  const { problems, unsupported } = deckReport(match ? deck : { ...deck, side: [] }, game, language);
  const all = [
    ...problems.map(({ text }) => text),
    ...unsupported.map(({ passcode: code, name }) => saves.unsupported(nameIn({ code, name }, language))),
  ];
  const [first] = all;
  if (first === undefined) return null;
  return all.length === 1 ? first : saves.andMore(first, all.length - 1);
}

/** Throws DeckRefused when a deck cannot be played in the format. */
export function requirePlayable(deck: Deck, game: Game, match = false, language: LanguageCode = 'en'): void {
  const problem = deckProblem(deck, game, match, language);
  if (problem !== null) {
    throw new DeckRefused(stringsOf(language).saves.notPlayable(deck.name, game.format.id, problem));
  }
}
