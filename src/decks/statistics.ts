import type { FactKind, KnownCards } from '../cards/facts.ts';
import type { Deck } from './deck.ts';

/** Counts over the main part of a deck; keys are printed words, `levels` has the printed Levels. */
export interface DeckStatistics {
  main: number;
  extra: number;
  side: number;
  kinds: Record<FactKind, number>;
  /** Sorts of monsters, Spells and Traps: `monster effect`, `spell quick`, `trap counter`, … */
  sorts: Record<string, number>;
  levels: Record<number, number>;
  attrs: Record<string, number>;
  races: Record<string, number>;
  /** Monsters by the Tributes a Normal Summon of their Level takes. */
  tributes: [none: number, one: number, two: number];
  /** Mean printed ATK of the monsters, "?" left out; null without monsters. */
  meanAtk: number | null;
  /** Passcodes that are no known card. */
  unknown: number;
}

/** Counts what a deck is made of. Cards that are not known count in `main` and `unknown` only. */
export function deckStatistics(deck: Deck, known: Pick<KnownCards, 'byPasscode'>): DeckStatistics {
  const stats: DeckStatistics = {
    main: deck.main.length,
    extra: deck.extra.length,
    side: deck.side.length,
    kinds: { monster: 0, spell: 0, trap: 0 },
    sorts: {},
    levels: {},
    attrs: {},
    races: {},
    tributes: [0, 0, 0],
    meanAtk: null,
    unknown: 0,
  };
  const atks: number[] = [];
  for (const passcode of deck.main) {
    const card = known.byPasscode(passcode);
    if (card === undefined) {
      stats.unknown++;
      continue;
    }
    stats.kinds[card.kind]++;
    for (const sub of card.sub) add(stats.sorts, `${card.kind} ${sub}`);
    if (card.kind !== 'monster') continue;
    const level = card.level ?? 0;
    add(stats.levels, level);
    add(stats.attrs, card.attr ?? '');
    add(stats.races, card.race ?? '');
    stats.tributes[level <= 4 ? 0 : level <= 6 ? 1 : 2]++;
    if (typeof card.atk === 'number') atks.push(card.atk);
  }
  if (atks.length > 0) stats.meanAtk = atks.reduce((sum, atk) => sum + atk, 0) / atks.length;
  return stats;
}

/**
 * Chance that a hand of `hand` cards from a deck of `size` holds at least one of `copies` cards; a number from
 * 0 to 1. More copies or cards than the deck has count as all of it.
 */
export function drawOdds(size: number, copies: number, hand: number): number {
  const drawn = Math.min(hand, size);
  let none = 1;
  for (let i = 0; i < drawn; i++) none *= Math.max(0, size - copies - i) / (size - i);
  return 1 - none;
}

function add(counts: Record<string | number, number>, key: string | number): void {
  counts[key] = (counts[key] ?? 0) + 1;
}
