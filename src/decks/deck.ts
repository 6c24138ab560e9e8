import type { KnownCards } from '../cards/facts.ts';
import { joined, Refusal, type Saying } from '../strings/saying.ts';

/** The three parts of a deck list (DECK-05, SIDE-01, EXTRA-02), in the order every file form uses. */
export const DECK_PARTS = ['main', 'extra', 'side'] as const;
export type DeckPart = (typeof DECK_PARTS)[number];

/** A deck list: passcodes in the order they were written. */
export interface Deck {
  name: string;
  main: number[];
  extra: number[];
  side: number[];
}

/** Input that is not a deck or a list; it is said as `file:line: reason`. Lines count from 1; 0 is none. */
export class DeckError extends Refusal {
  override readonly name = 'DeckError';
  readonly file: string;
  readonly line: number;
  readonly reason: Saying;

  constructor(file: string, line: number, reason: Saying) {
    super(joined(`${file}${line > 0 ? `:${line}` : ''}: `, reason));
    this.file = file;
    this.line = line;
    this.reason = reason;
  }
}

/** Largest passcode that the file forms can hold (32 bits, as ydke:// writes them). */
export const MAX_PASSCODE = 0xffffffff;

/** The passcode a word of digits stands for, leading zeros allowed; undefined if it is none. */
export function readPasscode(word: string): number | undefined {
  if (!/^\d{1,10}$/.test(word)) return undefined;
  const passcode = Number(word);
  return passcode >= 1 && passcode <= MAX_PASSCODE ? passcode : undefined;
}

/** How often each passcode occurs, in order of first occurrence. */
export function countCopies(passcodes: Iterable<number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const passcode of passcodes) counts.set(passcode, (counts.get(passcode) ?? 0) + 1);
  return counts;
}

/** The same deck with every other-artwork passcode replaced by the card's main one. */
export function withMainPasscodes(deck: Deck, known: Pick<KnownCards, 'resolveAlias'>): Deck {
  const main = (passcodes: number[]) => passcodes.map((passcode) => known.resolveAlias(passcode));
  return { name: deck.name, main: main(deck.main), extra: main(deck.extra), side: main(deck.side) };
}

/**
 * Moves Extra Deck monsters from the main part to the extra part (EXTRA-02), for lists made by programs that
 * keep them there. `moved` holds the passcodes moved, in order.
 */
export function withExtrasMoved(
  deck: Deck,
  known: Pick<KnownCards, 'byPasscode'>,
): { deck: Deck; moved: number[] } {
  const isExtra = (passcode: number) => (known.byPasscode(passcode)?.extra ?? null) !== null;
  const moved = deck.main.filter(isExtra);
  const main = deck.main.filter((passcode) => !isExtra(passcode));
  return { deck: { ...deck, main, extra: [...deck.extra, ...moved], side: [...deck.side] }, moved };
}

/** The last part of a path without its extension: the name of a deck whose file does not state one. */
export function nameFromFile(file: string): string {
  const base = file.split(/[\\/]/).at(-1) ?? file;
  return base.replace(/\.[^.]*$/, '');
}
