/** Exchanging cards between a deck and its Side Deck between the duels of a match (SIDE-03 to SIDE-05). */
import type { KnownCards } from '../cards/facts.ts';
import { Refusal, type Saying, saying } from '../strings/saying.ts';
import { countCopies, DECK_PARTS, type Deck, type DeckPart } from './deck.ts';
import { checkDeck, type DeckRules, extraName, namesOf } from './legality.ts';

/** A deck while its player changes it. */
export interface Siding {
  /** As it was registered for the match. */
  readonly registered: Deck;
  readonly deck: Deck;
  /** What it was before each change of this pause, for taking them back. */
  readonly before: readonly Deck[];
}

/** An exchange that is not allowed. */
export class SideRefused extends Refusal {
  override readonly name = 'SideRefused';
}

/** What a deck is held against. */
export interface SidingRules {
  rules: DeckRules;
  supported: ReadonlySet<number>;
  known: Pick<KnownCards, 'byPasscode' | 'resolveAlias'>;
}

export const beginSiding = (registered: Deck, deck: Deck): Siding => ({ registered, deck, before: [] });

function nameOf(code: number, { known }: Pick<SidingRules, 'known'>): Saying {
  const card = known.byPasscode(code);
  return card === undefined ? saying('card', 'number', code) : namesOf(card);
}

/** Nothing was changed for the match so far. */
export const isRegistered = ({ registered, deck }: Pick<Siding, 'registered' | 'deck'>): boolean =>
  DECK_PARTS.every((part) => sorted(deck[part]) === sorted(registered[part]));

const sorted = (codes: readonly number[]): string => [...codes].sort((a, b) => a - b).join();

/**
 * Puts one copy of `out` into the Side Deck and one of `into` in its place. Cards of the Extra Deck are exchanged for cards
 * of the Extra Deck only, so each part keeps its size. Throws SideRefused.
 */
export function swapCards(siding: Siding, out: number, into: number, held: SidingRules): Siding {
  const { deck } = siding;
  const { rules, known } = held;
  const name = (code: number): Saying => nameOf(code, held);
  const part: DeckPart | undefined = (['main', 'extra'] as const).find((one) => deck[one].includes(out));
  if (part === undefined) throw new SideRefused(saying('siding', 'notInDeck', name(out)));
  if (!deck.side.includes(into)) throw new SideRefused(saying('siding', 'notInSide', name(into)));
  if (out === into) throw new SideRefused(saying('siding', 'nothing', name(out)));
  const home: DeckPart = (known.byPasscode(into)?.extra ?? null) === null ? 'main' : 'extra';
  if (home !== part) {
    const [main, extra] = [saying('common', 'mainDeck'), extraName(rules)];
    const [kept, other] = part === 'main' ? [main, extra] : [extra, main];
    throw new SideRefused(saying('siding', 'otherPart', name(out), kept, name(into), other));
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

/** Why a changed deck may not be played; null if it may. */
export function sidingProblem(
  { registered, deck }: Pick<Siding, 'registered' | 'deck'>,
  held: SidingRules,
): Saying | null {
  const { rules, supported, known } = held;
  for (const [part, title] of [
    ['main', saying('common', 'mainDeck')],
    ['extra', saying('siding', 'extraDeck')],
    ['side', saying('common', 'sideDeck')],
  ] as const) {
    const [is, was] = [deck[part].length, registered[part].length];
    if (is !== was) return saying('siding', 'size', title, is, was);
  }
  const all = (one: Deck): Map<number, number> => countCopies(DECK_PARTS.flatMap((part) => one[part]));
  const had = all(registered);
  for (const [code, n] of all(deck)) {
    if (n > (had.get(code) ?? 0)) {
      return saying('siding', 'copies', nameOf(code, held), n, had.get(code) ?? 0);
    }
  }
  const { problems, unsupported } = checkDeck(deck, rules, supported, known);
  const [problem] = problems;
  if (problem !== undefined) return problem.saying;
  const [missing] = unsupported;
  return missing === undefined ? null : saying('saves', 'unsupported', nameOf(missing.passcode, held));
}
