import type { CardView, PlayerView } from '../../engine/index.ts';
import { opponentOf } from '../../engine/types.ts';
import type { Words } from '../wordbook.ts';

export interface PileEntry {
  text: string;
  /** The card, where there is one on the view; else only its code. */
  card: CardView | null;
  code: number;
}

/** One pile to look through. */
export interface Pile {
  id: string;
  title: string;
  entries: PileEntry[];
  /** What stands there when it is empty. */
  empty: string;
}

/** How many cards each pile has, own ones first, the one that is looked at in brackets. */
export function pileCounts(piles: readonly Pile[], at: number): string {
  const shown = piles.map(({ entries, id }, i) => {
    const cards =
      id === 'deck' ? entries.reduce((sum, { text }) => sum + Number.parseInt(text, 10), 0) : entries.length;
    return i === at ? `[${cards}]` : `${cards}`;
  });
  const [gy, ogy, out, oout, extra, deck, hand] = shown;
  return `gy ${gy}/${ogy}  removed ${out}/${oout}  fusion ${extra}  deck ${deck}  hand ${hand}`;
}

/** Everything beside the table that a player may look at; newest cards first, as they lie on top. */
export function pilesOf(view: PlayerView, names: readonly [string, string], words: Words): Pile[] {
  const me = view.sides[view.me];
  const foe = opponentOf(view.me);
  const other = view.sides[foe];
  const entry = (card: CardView): PileEntry => ({
    text: card.known
      ? words.name(card.code) + (card.faceUp || card.zone !== 'banished' ? '' : ' (face-down)')
      : 'a card you have not seen',
    card,
    code: card.known ? card.code : 0,
  });
  const topFirst = (cards: readonly CardView[]): PileEntry[] => cards.map(entry).reverse();
  const known = other.hand.filter((card) => card.known);
  const theirs = names[foe];
  return [
    { id: 'gy', title: 'Your Graveyard', entries: topFirst(me.gy), empty: 'Nothing in your Graveyard yet.' },
    {
      id: 'ogy',
      title: `${theirs}: Graveyard`,
      entries: topFirst(other.gy),
      empty: 'Nothing in that Graveyard yet.',
    },
    {
      id: 'out',
      title: 'Your cards removed from play',
      entries: topFirst(me.banished),
      empty: 'None of your cards is removed from play.',
    },
    {
      id: 'oout',
      title: `${theirs}: removed from play`,
      entries: topFirst(other.banished),
      empty: 'None of those cards is removed from play.',
    },
    {
      id: 'extra',
      title: `Your ${words.extraDeck()}`,
      entries: me.extra.map(entry),
      empty: `Your ${words.extraDeck()} is empty.`,
    },
    {
      id: 'deck',
      title: 'Left in your Deck',
      entries: deckEntries(me.deck, words),
      empty: 'Your Deck is empty.',
    },
    {
      id: 'ohand',
      title: `${theirs}: known cards in hand`,
      entries: known.map(entry),
      empty: `${theirs} holds ${other.handCount} card${other.handCount === 1 ? '' : 's'}; none of them is known to you.`,
    },
  ];
}

/** A sorted multiset of passcodes as `2 x Name`, by name: what is left, never in which order. */
export function deckEntries(codes: readonly number[], words: Words): PileEntry[] {
  const count = new Map<number, number>();
  for (const code of codes) count.set(code, (count.get(code) ?? 0) + 1);
  return [...count]
    .map(([code, n]) => ({ text: `${n} x ${words.name(code)}`, card: null, code, name: words.name(code) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ text, card, code }) => ({ text, card, code }));
}
