/** The table of the lab: every zone and pile of both sides has a spot, whether a card lies there or not. */
import type { CardView, PlayerId, Position } from '../../engine/index.ts';
import { MAIN_ZONES } from '../../engine/types.ts';
import type { LabShown } from '../../lab/index.ts';
import { type Direction, extraZones, type Spot } from './table.ts';

type Table = LabShown['table'];

/** Piles in the order in which a status line shows them. */
export const PILE_LETTERS = ['d', 'g', 'b', 'x'] as const;
export type PileLetter = (typeof PILE_LETTERS)[number];

const FIVE = [1, 2, 3, 4, 5] as const;

/** Rows from the top: the other side's piles, hand, back row and monsters, then the own ones towards the player. */
export function labRows(table: Table): Spot[][] {
  const { sides } = table.view;
  const hand = (player: PlayerId, prefix: string): Spot[] => {
    const { length } = sides[player].hand;
    return length === 0 ? [`${prefix}h`] : Array.from({ length }, (_, i) => `${prefix}h${i + 1}`);
  };
  const piles = (prefix: string): Spot[] => [
    ...PILE_LETTERS.map((letter) => `${prefix}${letter}`),
    `${prefix}f`,
  ];
  const row = (letter: string, prefix: string): Spot[] => FIVE.map((n) => `${prefix}${letter}${n}`);
  return [
    piles('o'),
    hand(1, 'o'),
    row('s', 'o').reverse(),
    row('m', 'o').reverse(),
    extraZones(table.view).map(({ spot }) => spot),
    row('m', ''),
    row('s', ''),
    hand(0, ''),
    piles(''),
  ].filter((spots) => spots.length > 0);
}

/** A card of a pile has a spot of its own (`g2`), but stands in the row of its pile. */
export const rowSpot = (spot: Spot): Spot => spot.replace(/^(o?[dgbx])\d+$/, '$1');

/** The next spot in a direction: along the row, or the nearest in the next row. */
export function moveLabSpot(table: Table, from: Spot, direction: Direction): Spot {
  const rows = labRows(table);
  const here = rowSpot(from);
  const at = rows.findIndex((row) => row.includes(here));
  const row = rows[at];
  if (row === undefined) return 'm3';
  const i = row.indexOf(here);
  if (direction === 'left' || direction === 'right') return row[i + (direction === 'left' ? -1 : 1)] ?? here;
  const next = rows[at + (direction === 'up' ? -1 : 1)];
  if (next === undefined) return here;
  const x = (i + 0.5) / row.length;
  return next[Math.min(next.length - 1, Math.floor(x * next.length))] ?? here;
}

/** Where a spot is after the table has changed: a card of a hand or pile that is gone leaves its place. */
export function keptSpot(table: Table, spot: Spot): Spot {
  const pile = pileOf(table, spot);
  if (pile !== null && pile.at !== null && pile.at >= pile.cards.length) return rowSpot(spot);
  const rows = labRows(table).flat();
  if (rows.includes(rowSpot(spot))) return spot;
  const prefix = spot.startsWith('o') ? 'o' : '';
  // The last card of a hand that has become shorter, or longer from nothing.
  return rows.filter((other) => other.startsWith(`${prefix}h`)).at(-1) ?? 'm3';
}

export interface LabPile {
  letter: PileLetter;
  player: PlayerId;
  cards: readonly CardView[];
  /** The card of the spot, from 0; null where the spot is the pile. */
  at: number | null;
}

/** The pile of a spot; null for a zone and a card in hand. */
export function pileOf(table: Table, spot: Spot): LabPile | null {
  const [, prefix, letter, digits] = /^(o?)([dgbx])(\d*)$/.exec(spot) ?? [];
  if (letter === undefined) return null;
  const player = prefix === 'o' ? 1 : 0;
  return {
    letter: letter as PileLetter,
    player,
    cards: cardsIn(table, player, letter as PileLetter),
    at: digits === '' ? null : Number(digits) - 1,
  };
}

export function cardsIn({ view, decks }: Table, player: PlayerId, letter: PileLetter): readonly CardView[] {
  const side = view.sides[player];
  switch (letter) {
    case 'd':
      return decks[player];
    case 'g':
      return side.gy;
    case 'b':
      return side.banished;
    case 'x':
      return side.extra;
  }
}

/** The card at a spot; null where there is none. */
export function labCardAt(table: Table, spot: Spot): CardView | null {
  const pile = pileOf(table, spot);
  if (pile !== null) return pile.at === null ? null : (pile.cards[pile.at] ?? null);
  const extra = extraZones(table.view).find((zone) => zone.spot === spot);
  if (extra !== undefined) return extra.card;
  const [, prefix, letter, digits] = /^(o?)([mshf])(\d*)$/.exec(spot) ?? [];
  const side = table.view.sides[prefix === 'o' ? 1 : 0];
  const i = Number(digits) - 1;
  switch (letter) {
    case 'm':
      return i < MAIN_ZONES ? (side.monsters[i] ?? null) : null;
    case 's':
      return side.spells[i] ?? null;
    case 'h':
      return side.hand[i] ?? null;
    case 'f':
      return side.field;
    default:
      return null;
  }
}

/** Where a new card goes: a hand and a pile grow at their end, a Deck on top. */
export const putSpot = (spot: Spot): Spot => spot.replace(/^(o?)([hdgbx])\d*$/, '$1$2');

/** An Extra Monster Zone as the console names it: it is the zone of whoever's monster lies there. */
export function consoleSpot(table: Table, spot: Spot): Spot {
  if (!spot.startsWith('e')) return spot;
  return labCardAt(table, spot)?.controller === 1 ? `o${spot}` : spot;
}

/** The next way a card can lie there, as the console says it; null where there is but one. */
export function nextLie(card: CardView): string | null {
  const turns: Partial<Record<Position, string>> = {
    attack: 'def',
    defense: 'set',
    faceDownDefense: 'atk',
    faceDownAttack: 'atk',
  };
  if (card.position !== null) return turns[card.position] ?? null;
  if (card.zone === 'szone' || card.zone === 'fzone') return card.faceUp ? 'set' : 'up';
  return null;
}
