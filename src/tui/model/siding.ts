/** The two lists of the side-deck screen. */
import type { MatchView } from '../../session/matchTypes.ts';
import type { Words } from '../wordbook.ts';

export type Siding = Extract<MatchView['due'], { k: 'side' }>['siding'];

export interface SideRow {
  code: number;
  text: string;
}

/**
 * Each card once, by name: `2 Sangan`, and behind it by how many copies that differs from the deck as registered.
 */
export function sideRows(codes: readonly number[], registered: readonly number[], words: Words): SideRow[] {
  const before = counts(registered);
  return [...counts(codes)]
    .map(([code, n]) => {
      const had = before.get(code) ?? 0;
      const change = n === had ? '' : `  ${n > had ? '+' : ''}${n - had}`;
      return { code, name: words.name(code), text: `${n} ${words.name(code)}${change}` };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ code, text }) => ({ code, text }));
}

function counts(codes: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const code of codes) found.set(code, (found.get(code) ?? 0) + 1);
  return found;
}

/** The deck's list: the Main Deck, then what lies beside it. */
export function deckRows({ deck, registered }: Siding, words: Words): SideRow[] {
  return [...sideRows(deck.main, registered.main, words), ...sideRows(deck.extra, registered.extra, words)];
}

export const sideDeckRows = ({ deck, registered }: Siding, words: Words): SideRow[] =>
  sideRows(deck.side, registered.side, words);

/** The line that is marked once cards were exchanged: the same card's, or where it is gone that of the next one that is not. */
export function lineAfter(before: readonly SideRow[], after: readonly SideRow[], at: number): number {
  for (const { code } of before.slice(Math.max(0, at))) {
    const line = after.findIndex((row) => row.code === code);
    if (line >= 0) return line;
  }
  return Math.max(0, after.length - 1);
}

/** How many cards of the deck are others than at the start of the match. */
export function changedCards({ deck, registered }: Siding): number {
  const before = counts([...registered.main, ...registered.extra]);
  let n = 0;
  for (const [code, count] of counts([...deck.main, ...deck.extra])) {
    n += Math.max(0, count - (before.get(code) ?? 0));
  }
  return n;
}
