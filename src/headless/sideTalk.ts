/** What is said between the duels of a match, where cards are exchanged with the Side Deck. */
import { known } from '../decks/knownFile.ts';
import type { Siding } from '../decks/siding.ts';
import type { PlayerId } from '../engine/index.ts';

export interface SideAsked {
  player: PlayerId;
  /** Whose deck it is; null where nobody else could be meant. */
  name: string | null;
  siding: Siding;
  /** `Fusion Deck` or `Extra Deck`. */
  extraName: string;
}

export type SideAnswer =
  | { k: 'swap'; out: number; into: number }
  /** Takes back the last exchange. */
  | { k: 'back' }
  /** The deck as registered. */
  | { k: 'reset' }
  | { k: 'done' }
  /** End of input, or a wish to stop: the match is kept. */
  | { k: 'leave' };

/** One entry of a list: a card and how many copies there are. */
export interface SideLine {
  code: number;
  count: number;
  part: 'main' | 'extra' | 'side';
}

/** The cards of a part by name, each once. */
export function sideLines(
  siding: Siding,
  part: SideLine['part'],
  name: (code: number) => string,
): SideLine[] {
  const counts = new Map<number, number>();
  for (const code of siding.deck[part]) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count, part }))
    .sort((a, b) => name(a.code).localeCompare(name(b.code), 'en'));
}

/** Cards of the Side Deck that may stand in for one of that part. */
export const fitting = (lines: readonly SideLine[], part: SideLine['part']): SideLine[] =>
  lines.filter(({ code }) => ((known.byPasscode(code)?.extra ?? null) === null) === (part === 'main'));
