import type { Card, Position } from '../engine/index.ts';
import { saying } from '../strings/saying.ts';
import type { Names } from './names.ts';
import { PLACE_FORMS, type Place, placeText, readPlace } from './places.ts';
import { eitherOf, fields, mismatch, optional, refuse, type Spot, text } from './reader.ts';
import type { CardPick } from './scenario.ts';

/** Words for the ways a monster can lie. */
export const POSITION_WORDS = {
  atk: 'attack',
  def: 'defense',
  set: 'faceDownDefense',
  'facedown-atk': 'faceDownAttack',
} as const satisfies Record<string, Position>;
export type PositionWord = keyof typeof POSITION_WORDS;
const WORDS = Object.keys(POSITION_WORDS) as PositionWord[];

export const positionWord = (position: Position): PositionWord =>
  WORDS.find((word) => POSITION_WORDS[word] === position) ?? 'atk';

/** How a monster lies. */
export const positionOfCard = (card: Pick<Card, 'face' | 'pos'>): Position =>
  card.face === 1
    ? card.pos === 0
      ? 'attack'
      : 'defense'
    : card.pos === 1
      ? 'faceDownDefense'
      : 'faceDownAttack';

export function readPosition(value: unknown, at: Spot): Position {
  const word = WORDS.find((entry) => entry === value);
  if (word === undefined) return mismatch(at, eitherOf(WORDS), value);
  return POSITION_WORDS[word];
}

/** A counter by its printed name ("Spell Counter") or the word of the card data, in one form. */
export const counterWord = (kind: string): string =>
  kind
    .trim()
    .toLowerCase()
    .replace(/ counter$/, '');
/** The printed name. */
export const counterName = (kind: string): string => {
  const word = counterWord(kind);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} Counter`;
};

/** A card's English name, or its passcode as digits or a number. */
export function readCode(value: unknown, at: Spot, names: Names): number {
  const word = typeof value === 'number' ? String(value) : value;
  if (typeof word !== 'string') return mismatch(at, saying('scenarioFaults', 'card'), value);
  const code = names.code(word);
  if (code !== undefined) return code;
  const near = names.near(word);
  return refuse(at, saying('scenarioFaults', 'noCard', JSON.stringify(word), near));
}

export function readAt(value: unknown, at: Spot): Place {
  const place = readPlace(text(value, at));
  return place ?? mismatch(at, saying('scenarioFaults', 'place', PLACE_FORMS), value);
}

/** A place with one slot. */
export function readSlot(value: unknown, at: Spot): Place & { slot: number } {
  const place = readAt(value, at);
  if (place.slot === null) return mismatch(at, saying('scenarioFaults', 'oneSlot', placeText(place)), value);
  return { ...place, slot: place.slot };
}

/** Numbers from here on are passcodes, below they count options. */
const FIRST_PASSCODE = 1000;

/** `X` of the actions: a name or passcode, a place, `{card, at}` or the number of the option. */
export function readPick(value: unknown, at: Spot, names: Names): CardPick {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < FIRST_PASSCODE) {
    return { k: 'index', i: value };
  }
  if (typeof value === 'string') {
    if (value === 'direct') return { k: 'direct' };
    const place = readPlace(value);
    if (place !== null) return { k: 'place', at: place };
  }
  if (typeof value === 'object' && value !== null) {
    const given = fields(value, at, ['card', 'at']);
    const where = optional(given, at, 'at', readAt, null);
    const code = optional(given, at, 'card', (word, spot) => readCode(word, spot, names), null);
    if (code !== null) return { k: 'card', code, at: where };
    if (where !== null) return { k: 'place', at: where };
    return refuse(at, saying('scenarioFaults', 'cardOrAt'));
  }
  return { k: 'card', code: readCode(value, at, names), at: null };
}
