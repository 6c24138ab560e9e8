/** The table as one seat tells it: players by name, cards as far as they are known. */
import type { CardView, EventView, PlayerId } from '../engine/index.ts';
import type { Book } from './book.ts';
import type { Language } from './language.ts';
import type { Np, Person } from './np.ts';
import { player } from './who.ts';

export interface Teller {
  e: EventView;
  you: PlayerId;
  names: readonly [string, string];
  book: Book;
  words: Language;
}

export function who(t: Pick<Teller, 'you' | 'names'>, p: PlayerId | -1): Person {
  return p === -1 ? 'any' : p === t.you ? 'you' : { named: t.names[p] };
}

export const seat = (t: Teller, p: PlayerId | -1): Np => player(who(t, p));

export function title(t: Teller, card: CardView): Np {
  if (card.known) return { t: 'title', name: t.book.card(card.code)?.name ?? '' };
  return {
    t: 'cards',
    nouns: [card.zone === 'mzone' ? 'monster' : 'card'],
    det: 'a',
    plural: false,
    quals: [],
  };
}

export const name = (t: Teller, card: CardView | undefined): string =>
  card?.known ? (t.book.card(card.code)?.name ?? t.words.table.aCard) : t.words.table.aCard;

/** "Luster Dragon and 2 cards": those known by name, the others counted. */
export function cards(t: Teller, list: readonly CardView[]): Np {
  const known = list.filter((c) => c.known).map((c) => title(t, c));
  const hidden = list.filter((c) => !c.known);
  const monsters = hidden.length > 0 && hidden.every((c) => c.zone === 'mzone');
  const rest: Np[] =
    hidden.length === 0
      ? []
      : [
          {
            t: 'cards',
            nouns: [monsters ? 'monster' : 'card'],
            det: hidden.length === 1 ? 'a' : 'count',
            n: hidden.length,
            plural: hidden.length > 1,
            quals: [],
          },
        ];
  const items = [...known, ...rest];
  return items.length === 1 && items[0] ? items[0] : { t: 'join', how: 'and', items };
}
