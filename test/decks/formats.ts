import { cardPool, limitList } from '../../src/cards/facts.ts';
import { known } from '../../src/decks/knownFile.ts';
import type { DeckProblem, DeckRules } from '../../src/decks/legality.ts';
import { type LanguageCode, stringsOf } from '../../src/strings/index.ts';
import { said } from '../../src/strings/saying.ts';

/** The sentence for a problem. */
export const textOf = (problem: Pick<DeckProblem, 'saying'> | undefined, lang: LanguageCode = 'en'): string =>
  said(problem?.saying ?? '', stringsOf(lang));

/** The deck rules of some formats, as RULES states them (PRM-02 to PRM-06), and cards to fill decks with. */
export const classic: DeckRules = {
  minMain: 40,
  maxMain: null,
  sideSizes: [0, 15],
  maxExtra: null,
  extraKinds: ['fusion'],
  extraInSide: false,
  copies: 3,
  list: new Map(),
  pool: null,
};
export const goat: DeckRules = { ...classic, list: limitList('goat').limits, pool: cardPool('goat') };
export const legacy: DeckRules = {
  ...classic,
  maxMain: 80,
  maxExtra: 15,
  extraKinds: ['fusion', 'synchro'],
  list: limitList('legacy-4000').limits,
};
export const modern: DeckRules = {
  ...classic,
  maxMain: 60,
  sideSizes: { from: 0, to: 15 },
  maxExtra: 15,
  extraKinds: ['fusion', 'synchro', 'xyz', 'link'],
  extraInSide: true,
};

/** Passcode of a card by its English name. */
export function code(name: string): number {
  const card = known.byName(name);
  if (card === undefined) throw new Error(`no card is called ${name}`);
  return card.code;
}

const plain = known.codes().filter((passcode) => {
  const card = known.byPasscode(passcode);
  const free = !goat.list.has(passcode) && !legacy.list.has(passcode);
  return free && card?.kind === 'monster' && card.sub[0] === 'normal' && card.date === '2002-03-08';
});

/** `n` different Normal Monsters of the first set that no list restricts, always in the same order. */
export function fillers(n: number): number[] {
  if (plain.length < n) throw new Error(`only ${plain.length} plain monsters`);
  return plain.slice(0, n);
}
