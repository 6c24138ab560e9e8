/** Exchanging cards between a deck and its Side Deck between the duels of a match (SIDE-03 to SIDE-05). */
import type { KnownCards } from '../cards/facts.ts';
import { countCopies, DECK_PARTS, type Deck, type DeckPart } from './deck.ts';
import { checkDeck, type DeckRules } from './legality.ts';

/** A deck while its player changes it. */
export interface Siding {
  /** As it was registered for the match. */
  readonly registered: Deck;
  readonly deck: Deck;
  /** What it was before each change of this pause, for taking them back. */
  readonly before: readonly Deck[];
}

/** An exchange that is not allowed; the message is a sentence for the player. */
export class SideRefused extends Error {
  override readonly name = 'SideRefused';
}

/** What a deck is held against. */
export interface SidingRules {
  rules: DeckRules;
  supported: ReadonlySet<number>;
  known: Pick<KnownCards, 'byPasscode' | 'resolveAlias'>;
}

export const beginSiding = (registered: Deck, deck: Deck): Siding => ({ registered, deck, before: [] });

/** Nothing was changed for the match so far. */
export const isRegistered = ({ registered, deck }: Pick<Siding, 'registered' | 'deck'>): boolean =>
  DECK_PARTS.every((part) => sorted(deck[part]) === sorted(registered[part]));

const sorted = (codes: readonly number[]): string => [...codes].sort((a, b) => a - b).join();

/**
 * Puts one copy of `out` into the Side Deck and one of `into` in its place. Cards of the Extra Deck are exchanged for cards
 * of the Extra Deck only, so each part keeps its size. Throws SideRefused.
 */
export function swapCards(siding: Siding, out: number, into: number, { rules, known }: SidingRules): Siding {
  const { deck } = siding;
  const name = (code: number): string => known.byPasscode(code)?.name ?? `card ${code}`;
  const part: DeckPart | undefined = (['main', 'extra'] as const).find((one) => deck[one].includes(out));
  if (part === undefined) throw new SideRefused(`${name(out)} is not in the deck.`);
  if (!deck.side.includes(into)) throw new SideRefused(`${name(into)} is not in the Side Deck.`);
  if (out === into) throw new SideRefused(`${name(out)} for ${name(into)} would change nothing.`);
  const home: DeckPart = (known.byPasscode(into)?.extra ?? null) === null ? 'main' : 'extra';
  if (home !== part) {
    const extra = rules.extraKinds.every((kind) => kind === 'fusion') ? 'Fusion Deck' : 'Extra Deck';
    const [kept, other] = part === 'main' ? ['Main Deck', extra] : [extra, 'Main Deck'];
    throw new SideRefused(
      `${name(out)} is in the ${kept}, ${name(into)} belongs in the ${other}: each part keeps its size.`,
    );
  }
  const swapped: Deck = { ...deck, [part]: replaced(deck[part], out, into) };
  return changed(siding, { ...swapped, side: replaced(deck.side, into, out) });
}

function replaced(codes: readonly number[], from: number, to: number): number[] {
  const at = codes.indexOf(from);
  return codes.map((code, i) => (i === at ? to : code));
}

const changed = (siding: Siding, deck: Deck): Siding => ({
  ...siding,
  deck,
  before: [...siding.before, siding.deck],
});

/** Without the last change of this pause; null when there is none. */
export function withoutLastChange(siding: Siding): Siding | null {
  const deck = siding.before.at(-1);
  return deck === undefined ? null : { ...siding, deck, before: siding.before.slice(0, -1) };
}

/** The deck as it was registered; this too can be taken back. Null when it is that already. */
export function registeredAgain(siding: Siding): Siding | null {
  return isRegistered(siding) ? null : changed(siding, { ...siding.registered, name: siding.deck.name });
}

/** Why a changed deck may not be played, in a sentence; null if it may. */
export function sidingProblem(
  { registered, deck }: Pick<Siding, 'registered' | 'deck'>,
  { rules, supported, known }: SidingRules,
): string | null {
  for (const [part, title] of [
    ['main', 'Main Deck'],
    ['extra', 'Extra Deck'],
    ['side', 'Side Deck'],
  ] as const) {
    const [is, was] = [deck[part].length, registered[part].length];
    if (is !== was) return `${title}: ${is} cards, it began the match with ${was} (SIDE-04).`;
  }
  const all = (one: Deck): Map<number, number> => countCopies(DECK_PARTS.flatMap((part) => one[part]));
  const had = all(registered);
  for (const [code, n] of all(deck)) {
    if (n > (had.get(code) ?? 0)) {
      const name = known.byPasscode(code)?.name ?? `card ${code}`;
      return `${name}: ${n} copies, ${had.get(code) ?? 0} were registered for the match (SIDE-03).`;
    }
  }
  const { problems, unsupported } = checkDeck(deck, rules, supported, known);
  const [problem] = problems;
  if (problem !== undefined) return problem.text;
  return unsupported[0] === undefined ? null : `${unsupported[0].name} is not supported yet.`;
}
