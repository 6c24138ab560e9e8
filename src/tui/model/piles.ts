import type { CardView, PlayerView } from '../../engine/index.ts';
import { opponentOf } from '../../engine/types.ts';
import type { Strings } from '../../strings/index.ts';
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
  /** Cards in it, also those that are not known. */
  count: number;
  /** What stands there when it is empty. */
  empty: string;
}

/** How many cards each pile has, own ones first, the one that is looked at in brackets. */
export function pileCounts(piles: readonly Pile[], at: number, { duel }: Strings): string {
  const shown = piles.map(({ count }, i) => (i === at ? `[${count}]` : `${count}`));
  const [gy, ogy, out, oout, extra, deck, hand] = shown;
  const said = duel.pileCounts;
  const counts = [
    `${said.gy} ${gy}/${ogy}`,
    `${said.removed} ${out}/${oout}`,
    `${said.extra} ${extra}`,
    `${said.deck} ${deck}`,
    `${said.hand} ${hand}`,
  ];
  return counts.join('  ');
}

/** Everything beside the table that a player may look at; newest cards first, as they lie on top. */
export function pilesOf(
  view: PlayerView,
  names: readonly [string, string],
  words: Words,
  strings: Strings,
): Pile[] {
  const { card: said, piles } = strings;
  const me = view.sides[view.me];
  const foe = opponentOf(view.me);
  const other = view.sides[foe];
  const entry = (card: CardView): PileEntry => ({
    text: card.known
      ? words.name(card.code) + (card.faceUp || card.zone !== 'banished' ? '' : ` ${said.isFaceDown}`)
      : said.unseen,
    card,
    code: card.known ? card.code : 0,
  });
  const topFirst = (cards: readonly CardView[]): PileEntry[] => cards.map(entry).reverse();
  const known = other.hand.filter((card) => card.known);
  const theirs = names[foe];
  const extra = words.extraDeck();
  return [
    { id: 'gy', ...piles.gy, entries: topFirst(me.gy), count: me.gy.length },
    {
      id: 'ogy',
      title: piles.otherGy.title(theirs),
      entries: topFirst(other.gy),
      count: other.gy.length,
      empty: piles.otherGy.empty,
    },
    { id: 'out', ...piles.removed, entries: topFirst(me.banished), count: me.banished.length },
    {
      id: 'oout',
      title: piles.otherRemoved.title(theirs),
      entries: topFirst(other.banished),
      count: other.banished.length,
      empty: piles.otherRemoved.empty,
    },
    {
      id: 'extra',
      title: piles.extra.title(extra),
      entries: me.extra.map(entry),
      count: me.extra.length,
      empty: piles.extra.empty(extra),
    },
    { id: 'deck', ...piles.deck, entries: deckEntries(me.deck, words), count: me.deck.length },
    {
      id: 'ohand',
      title: piles.hand.title(theirs),
      entries: known.map(entry),
      count: other.handCount,
      empty: piles.hand.empty(theirs, other.handCount),
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
