import type { ExtraKind, KnownCard, KnownCards, Limit } from '../cards/facts.ts';
import { type Named, type Saying, saying } from '../strings/saying.ts';
import { countCopies, DECK_PARTS, type Deck } from './deck.ts';

/** What a format asks of a deck: its PRM-02 to PRM-06 with a pool and a list. */
export interface DeckRules {
  /** DECK-01. */
  minMain: number;
  /** DECK-02; null is no maximum. */
  maxMain: number | null;
  /** SIDE-01: the sizes allowed (15 or none is `[0, 15]`), or a range. */
  sideSizes: readonly number[] | { from: number; to: number };
  /** EXTRA-03; null is no limit. */
  maxExtra: number | null;
  /** Kinds of monster the Extra Deck may hold (EXTRA-01, EXTRA-05); only `fusion` makes it a Fusion Deck. */
  extraKinds: readonly ExtraKind[];
  /** Whether Extra Deck monsters may wait in the Side Deck: not before `modern` (EXTRA-02). */
  extraInSide: boolean;
  /** DECK-03: copies of one card in all parts together. */
  copies: number;
  /** DECK-04: main passcode → copies allowed. */
  list: ReadonlyMap<number, Limit>;
  /** The cards of the format by main passcode; null is every card. */
  pool: ReadonlySet<number> | null;
  /** Cards whose name is always another's (passcode → that card's): together they count as one card. */
  sameName?: ReadonlyMap<number, number>;
}

/** Rule a refusal rests on. `POOL`: the format's card pool. `CARD-01`: the number is no card. */
export type DeckRuleId =
  | 'DECK-01'
  | 'DECK-02'
  | 'DECK-03'
  | 'SIDE-01'
  | 'EXTRA-01'
  | 'EXTRA-02'
  | 'EXTRA-03'
  | 'EXTRA-05'
  | 'PRM-04'
  | 'BAN-01'
  | 'BAN-02'
  | 'BAN-03'
  | 'POOL'
  | 'CARD-01';

/** What is wrong, apart from the words for it. */
export type DeckFault =
  | 'tooFew'
  | 'tooMany'
  | 'sideSize'
  | 'extraSize'
  | 'copies'
  | 'forbidden'
  | 'limited'
  | 'semiLimited'
  | 'extraInMain'
  | 'extraInSide'
  | 'notExtra'
  | 'extraKind'
  | 'notInPool'
  | 'noCard';

export interface DeckProblem {
  rule: DeckRuleId;
  fault: DeckFault;
  /** Main passcode of the card it is about. */
  card?: number;
  saying: Saying;
}

/** A real card that this client cannot play yet. */
export interface UnsupportedCard {
  passcode: number;
  name: string;
  count: number;
}

/** `main`, `extra` and `side` are sizes. A deck can be played if it is legal and nothing in it is unsupported. */
export interface DeckReport {
  /** No problems and nothing unsupported. */
  ok: boolean;
  problems: DeckProblem[];
  unsupported: UnsupportedCard[];
  main: number;
  extra: number;
  side: number;
}

/**
 * Holds a deck against a format (DECK-01 to DECK-05, SIDE-01, EXTRA-01 to EXTRA-03, BAN-01 to BAN-03). Other
 * artworks count as their card; copies are counted over all parts. `supported` holds main passcodes. Every
 * refusal names its rule; the deck itself is not changed.
 */
export function checkDeck(
  deck: Deck,
  rules: DeckRules,
  supported: ReadonlySet<number>,
  known: Pick<KnownCards, 'byPasscode' | 'resolveAlias'>,
): DeckReport {
  const problems: DeckProblem[] = [];
  const report: Report = (rule, fault, what, card) => {
    problems.push({ rule, fault, ...(card !== undefined && { card: card.code }), saying: what });
  };
  checkSizes(deck, rules, report);
  const copies = countCopies(DECK_PARTS.flatMap((part) => deck[part]).map(known.resolveAlias));
  const cards = new Map<number, KnownCard>();
  for (const passcode of copies.keys()) {
    const card = known.byPasscode(passcode);
    if (card === undefined) report('CARD-01', 'noCard', saying('deckProblems', 'noCard', passcode));
    else cards.set(passcode, card);
  }
  checkPlaces(deck, rules, known, report);
  checkCopies(copies, cards, rules, report);
  const unsupported = [...cards.values()]
    // What the format does not have is refused above.
    .filter(
      (card) =>
        !supported.has(card.code) &&
        (rules.pool?.has(card.code) ?? true) &&
        (card.extra === null || rules.extraKinds.includes(card.extra)),
    )
    .map((card) => ({ passcode: card.code, name: card.name, count: copies.get(card.code) ?? 0 }));
  return {
    ok: problems.length === 0 && unsupported.length === 0,
    problems,
    unsupported,
    main: deck.main.length,
    extra: deck.extra.length,
    side: deck.side.length,
  };
}

type Report = (rule: DeckRuleId, fault: DeckFault, what: Saying, card?: KnownCard) => void;

/** A card's name in each language. */
export const namesOf = ({ name, names }: Pick<KnownCard, 'name' | 'names'>): Named => ({
  en: name,
  ...names,
});

/** What the format calls its Extra Deck. */
export const extraName = (rules: Pick<DeckRules, 'extraKinds'>): Saying =>
  saying('siding', isFusionDeck(rules) ? 'fusionDeck' : 'extraDeck');

const isFusionDeck = ({ extraKinds }: Pick<DeckRules, 'extraKinds'>): boolean =>
  extraKinds.every((kind) => kind === 'fusion');

function checkSizes(deck: Deck, rules: DeckRules, report: Report): void {
  const main = deck.main.length;
  if (main < rules.minMain)
    report('DECK-01', 'tooFew', saying('deckProblems', 'tooFew', main, rules.minMain));
  if (rules.maxMain !== null && main > rules.maxMain) {
    report('DECK-02', 'tooMany', saying('deckProblems', 'tooMany', main, rules.maxMain));
  }
  const side = deck.side.length;
  const sizes = rules.sideSizes;
  const fits = 'from' in sizes ? side >= sizes.from && side <= sizes.to : sizes.includes(side);
  if (!fits) {
    const words = 'from' in sizes ? [`${sizes.from}-${sizes.to}`] : sizes.map(String);
    report('SIDE-01', 'sideSize', saying('deckProblems', 'sideSize', side, words));
  }
  if (rules.maxExtra !== null && deck.extra.length > rules.maxExtra) {
    const what = saying('deckProblems', 'extraSize', extraName(rules), deck.extra.length, rules.maxExtra);
    report('EXTRA-03', 'extraSize', what);
  }
}

/** Each card is asked once a part: three copies in the wrong place are one problem. */
function checkPlaces(
  deck: Deck,
  rules: DeckRules,
  known: Pick<KnownCards, 'byPasscode' | 'resolveAlias'>,
  report: Report,
): void {
  const notExtra =
    rules.extraKinds.includes('link') || rules.extraKinds.includes('xyz') ? 'EXTRA-05' : 'EXTRA-01';
  const extra = extraName(rules);
  for (const part of DECK_PARTS) {
    for (const passcode of countCopies(deck[part].map(known.resolveAlias)).keys()) {
      const card = known.byPasscode(passcode);
      if (card === undefined) continue;
      const name = namesOf(card);
      if (card.extra === null) {
        if (part === 'extra')
          report(notExtra, 'notExtra', saying('deckProblems', 'notExtra', name, extra), card);
        continue;
      }
      if (part === 'main')
        report('EXTRA-02', 'extraInMain', saying('deckProblems', 'extraInMain', name, extra), card);
      if (part === 'side' && !rules.extraInSide)
        report('EXTRA-02', 'extraInSide', saying('deckProblems', 'extraInSide', name, extra), card);
      if (part === 'extra' && !rules.extraKinds.includes(card.extra)) {
        const rule = isFusionDeck(rules) ? 'EXTRA-01' : 'PRM-04';
        report(rule, 'extraKind', saying('deckProblems', 'extraKind', name), card);
      }
    }
  }
}

function checkCopies(
  copies: ReadonlyMap<number, number>,
  cards: ReadonlyMap<number, KnownCard>,
  rules: DeckRules,
  report: Report,
): void {
  const sameName = new Map<number, number>();
  for (const [passcode, card] of cards) {
    const n = copies.get(passcode) ?? 0;
    const limit = rules.list.get(passcode);
    const name = namesOf(card);
    if (rules.pool !== null && !rules.pool.has(passcode))
      report('POOL', 'notInPool', saying('deckProblems', 'notInPool', name), card);
    if (limit === 0) report('BAN-01', 'forbidden', saying('deckProblems', 'forbidden', name), card);
    else if (limit === 1 && n > 1)
      report('BAN-02', 'limited', saying('deckProblems', 'limited', name, n), card);
    else if (limit === 2 && n > 2)
      report('BAN-03', 'semiLimited', saying('deckProblems', 'semiLimited', name, n), card);
    const named = rules.sameName?.get(passcode) ?? passcode;
    const together = (sameName.get(named) ?? 0) + n;
    sameName.set(named, together);
    const reported = limit !== undefined && n > limit;
    // Reported once, at the copy that goes over; a card over its own limit has been refused already.
    if (together > rules.copies && together - n <= rules.copies && !reported) {
      report('DECK-03', 'copies', saying('deckProblems', 'copies', name, together, rules.copies), card);
    }
  }
}
