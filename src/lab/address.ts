/**
 * Places as they are counted on the table, from 1: m1…m5, s1…s5, f, e1 e2, h1…, g1…, b1…, x1…, d1… (the top of the Deck), with
 * `o` before them for the other side. Player 0 is "me".
 */
import {
  type CardId,
  extraIndex,
  extraSlot,
  MAIN_ZONES,
  type PlayerId,
  type State,
} from '../engine/index.ts';
import { type PlaceZone, zoneOf } from './places.ts';

export interface Address {
  player: PlayerId;
  zone: PlaceZone;
  /** Slot of the row or place in the pile, from 0; of a Deck from the top. Null: a pile as a whole. */
  at: number | null;
}

const LETTERS = {
  m: 'mzone',
  s: 'szone',
  f: 'fzone',
  h: 'hand',
  g: 'gy',
  b: 'banished',
  x: 'extra',
  d: 'deck',
} as const satisfies Record<string, PlaceZone>;
type Letter = keyof typeof LETTERS;
const LETTER_OF = Object.fromEntries(
  Object.entries(LETTERS).map(([letter, zone]) => [zone, letter]),
) as Record<PlaceZone, Letter>;

/** Zones of a row. */
const ROW = 5;

/** The address a word is, or null if it is none. */
export function readAddress(word: string): Address | null {
  const extra = /^(o?)e([12])$/.exec(word);
  if (extra !== null) {
    const player = extra[1] === 'o' ? 1 : 0;
    // Seen from player 0: the other side's left zone is his right one.
    const nth = Number(extra[2]) - 1;
    return { player, zone: 'mzone', at: extraSlot(player, nth) };
  }
  const match = /^(o?)([msfhgbxd])(\d*)$/.exec(word);
  if (match === null) return null;
  const zone = LETTERS[match[2] as Letter];
  const player = match[1] === 'o' ? 1 : 0;
  if (zone === 'fzone') return match[3] === '' ? { player, zone, at: 0 } : null;
  const at = match[3] === '' ? null : Number(match[3]) - 1;
  if (at !== null && at < 0) return null;
  if ((zone === 'mzone' || zone === 'szone') && (at === null || at >= ROW)) return null;
  return { player, zone, at };
}

/** The word for an address. */
export function addressText({ player, zone, at }: Address): string {
  const prefix = player === 1 ? 'o' : '';
  if (zone === 'fzone') return `${prefix}f`;
  if (zone === 'mzone' && at !== null && at >= MAIN_ZONES) {
    return `${prefix}e${extraIndex(player, at) + 1}`;
  }
  return `${prefix}${LETTER_OF[zone]}${at === null ? '' : at + 1}`;
}

/** The card at an address of a state; undefined where none lies. */
export function cardAtAddress(state: State, { player, zone, at }: Address): CardId | undefined {
  const ids = zoneOf(state, player, zone);
  const i = at === null ? -1 : zone === 'deck' ? ids.length - 1 - at : at;
  const id = ids[i];
  return id === undefined || id < 0 ? undefined : id;
}

/** Where a card lies, as on the table; empty for one that is nowhere. */
export function addressOfCard(state: State, id: CardId): string {
  for (const player of [0, 1] as const) {
    for (const zone of Object.values(LETTERS)) {
      const ids = zoneOf(state, player, zone);
      const i = ids.indexOf(id);
      if (i >= 0) return addressText({ player, zone, at: zone === 'deck' ? ids.length - 1 - i : i });
    }
  }
  return '';
}
