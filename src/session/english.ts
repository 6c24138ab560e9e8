import type { CardDef, OptionView } from '../engine/index.ts';
import type { Game } from './game.ts';
import type { Words } from './words.ts';

/** The words of a game in English. */
export function englishWords(game: Game): Words {
  const cards = new Map<number, CardDef>(game.cards.map((card) => [card.code, card]));
  const name = (code: number): string => cards.get(code)?.name ?? `card ${code}`;
  const option = ({ k, card }: OptionView): string => `${k} ${card?.known ? name(card.code) : ''}`.trim();
  return {
    name,
    event: (event) =>
      `${event.k} ${event.cards.map((card) => (card.known ? name(card.code) : 'a card')).join(', ')}`,
    prompt: (decision) => `${decision.purpose}?`,
    option,
    card: (code) => [name(code)],
  };
}
