import { foldName, type KnownCard } from '../cards/facts.ts';

/** English names and passcodes, both ways. */
export interface Names {
  /** The main passcode of a card by its English name or a passcode written in digits; undefined if there is none. */
  code(word: string): number | undefined;
  /** The English name of a passcode; the passcode itself where no card is known by it. */
  name(code: number): string;
  /** Names that look like the one given, best first. */
  near(word: string): string[];
}

/** A card as far as its name goes. */
export interface NamedCard {
  code: number;
  name: string;
}

/** What the table asks of the table of all cards. */
export interface NameSource {
  byName(name: string): Pick<KnownCard, 'code' | 'name'> | undefined;
  byPasscode(passcode: number): Pick<KnownCard, 'code' | 'name'> | undefined;
  near(name: string, limit: number): Pick<KnownCard, 'name'>[];
}

/** So many near names are looked at for those that can be played. */
const NEAR = 30;

/**
 * A name table of `cards` (those that can be played, and Tokens; an earlier entry wins) which falls back on `all`, the
 * table of every card, so that a card nobody supports yet is still known by name.
 */
export function nameTable(cards: Iterable<NamedCard>, all: NameSource | null = null): Names {
  const codes = new Map<string, number>();
  const names = new Map<number, string>();
  for (const { code, name } of cards) {
    const key = foldName(name);
    if (!codes.has(key)) codes.set(key, code);
    if (!names.has(code)) names.set(code, name);
  }
  return {
    code: (word) => {
      if (/^\d+$/.test(word)) {
        const code = Number(word);
        return names.has(code) ? code : all?.byPasscode(code)?.code;
      }
      return codes.get(foldName(word)) ?? all?.byName(word)?.code;
    },
    name: (code) => names.get(code) ?? all?.byPasscode(code)?.name ?? String(code),
    near: (word) => {
      const wanted = foldName(word);
      const own = [...names.values()].filter((name) => foldName(name).includes(wanted));
      const near = (all?.near(word, NEAR) ?? []).map((card) => card.name);
      // What can be played is meant sooner than what cannot.
      const [playable, others] = [true, false].map((can) =>
        near.filter((name) => codes.has(foldName(name)) === can),
      );
      return [...new Set([...own, ...(playable ?? []), ...(others ?? [])])].slice(0, 3);
    },
  };
}

/** Two passcodes that print the same name: Tokens have several, and other artworks have their own. */
export function sameName(names: Names, a: number, b: number): boolean {
  return a === b || foldName(names.name(a)) === foldName(names.name(b));
}
