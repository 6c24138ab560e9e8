/**
 * Chance whose results can be set beforehand (scenarios, the lab). A forced result costs the generator as much as a drawn
 * one: what chance decides afterwards stays the same, and the results of a duel can be written down as forced ones.
 */
import { randomBelow, shuffleInPlace } from '../rng.ts';
import type { State } from '../state.ts';
import type { CardId } from '../types.ts';

/** 1 = heads. */
export function tossCoin(s: State): number {
  const drawn = randomBelow(s, 2);
  const [forced, ...left] = s.coins;
  if (forced === undefined) return drawn;
  s.coins = left;
  return forced;
}

/** 1 to 6. */
export function rollDie(s: State): number {
  const drawn = 1 + randomBelow(s, 6);
  const [forced, ...left] = s.dice;
  if (forced === undefined) return drawn;
  s.dice = left;
  return forced;
}

/** Shuffles a Deck in place, unless Decks keep their order; a forced order then puts its cards on top, as far as they are in it. */
export function shuffleCards(s: State, deck: CardId[]): void {
  if ((s.fixed & 1) === 0) shuffleInPlace(s, deck);
  const [forced, ...left] = s.shuffles;
  if (forced === undefined) return;
  s.shuffles = left;
  const top: CardId[] = [];
  for (const code of forced) {
    const at = deck.findLastIndex((id) => s.cards[id]!.code === code);
    if (at >= 0) top.push(...deck.splice(at, 1));
  }
  deck.push(...top.reverse());
}
