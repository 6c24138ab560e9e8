/** Decks by the words a player uses for them, held against the format they are to be played in. */
import { type Deck, withExtrasMoved, withMainPasscodes } from '../decks/deck.ts';
import { known } from '../decks/knownFile.ts';
import { checkDeck, type DeckReport, namesOf } from '../decks/legality.ts';
import { findDeck, shippedDecks } from '../decks/shipped.ts';
import type { Records } from '../records/index.ts';
import { joined, Refusal, type Saying, saying } from '../strings/saying.ts';
import type { Game } from './game.ts';

/** A deck that is not there or cannot be played. */
export class DeckRefused extends Refusal {
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
    throw new DeckRefused(saying('deckFaults', 'noDeck', JSON.stringify(wanted), names.join(', ')));
  }
  const [problem] = reading.problems;
  if (problem !== undefined) throw new DeckRefused(joined(`${wanted}:${problem.line}: `, problem.saying));
  const { name, main, extra, side } = reading.deck;
  return withExtrasMoved(withMainPasscodes({ name, main, extra, side }, known), known).deck;
}

export const deckReport = (deck: Deck, game: Game): DeckReport =>
  checkDeck(deck, game.rules, game.supported, known);

/** The first thing that keeps a deck from being played, or null. The Side Deck matters in a match only (SIDE-05). */
export function deckProblem(deck: Deck, game: Game, match = false): Saying | null {
  const { problems, unsupported } = deckReport(match ? deck : { ...deck, side: [] }, game);
  const all = [
    ...problems.map((problem) => problem.saying),
    ...unsupported.map(({ passcode, name }) => saying('saves', 'unsupported', namesOfCode(passcode, name))),
  ];
  const [first] = all;
  if (first === undefined) return null;
  return all.length === 1 ? first : saying('saves', 'andMore', first, all.length - 1);
}

/** Throws DeckRefused when a deck cannot be played in the format. */
export function requirePlayable(deck: Deck, game: Game, match = false): void {
  const problem = deckProblem(deck, game, match);
  if (problem !== null)
    throw new DeckRefused(saying('saves', 'notPlayable', deck.name, game.format.id, problem));
}

function namesOfCode(code: number, otherwise: string): Saying {
  const card = known.byPasscode(code);
  return card === undefined ? otherwise : namesOf(card);
}
