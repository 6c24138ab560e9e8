import type { Deck } from '../decks/deck.ts';
import { isExtraDeckSort } from '../engine/index.ts';
import type { Game } from '../session/game.ts';
import type { Dice } from './dice.ts';

const EXTRA_SIZE = 15;

/** A legal deck of supported cards: any card with any number of copies that the format allows. */
export function randomDeck(game: Game, dice: Dice, name: string): Deck {
  const legal = game.cards.filter((card) => game.supported.has(card.code));
  const copiesOf = (code: number): number => Math.min(game.rules.list.get(code) ?? 3, game.rules.copies);
  const taken = new Map<string, number>();
  const fill = (cards: typeof legal, size: number): number[] => {
    const chosen: number[] = [];
    for (const card of dice.shuffled(cards)) {
      if (chosen.length >= size) break;
      // Cards that share a name share their copies (DECK-03).
      const shared = card.alsoNamed ?? card.name;
      const most = Math.min(
        copiesOf(card.code),
        game.rules.copies - (taken.get(shared) ?? 0),
        size - chosen.length,
      );
      if (most <= 0) continue;
      const n = 1 + dice.below(most);
      taken.set(shared, (taken.get(shared) ?? 0) + n);
      chosen.push(...Array<number>(n).fill(card.code));
    }
    return chosen;
  };
  const main = legal.filter((card) => !isExtraDeckSort(card.sub));
  const monsters = main.filter((card) => card.kind === 'monster');
  const others = main.filter((card) => card.kind !== 'monster');
  const size = game.rules.minMain + dice.below(6);
  const half = Math.floor(size * (0.35 + dice.below(30) / 100));
  const first = fill(monsters, half);
  const rest = fill(others, size - first.length);
  // Few supported Spells and Traps: monsters fill up what is missing.
  const more = fill(
    monsters.filter((card) => !first.includes(card.code)),
    size - first.length - rest.length,
  );
  const extra = fill(
    legal.filter((card) => isExtraDeckSort(card.sub)),
    dice.below(EXTRA_SIZE + 1),
  );
  return { name, main: dice.shuffled([...first, ...rest, ...more]), extra, side: [] };
}
