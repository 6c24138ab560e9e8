import type { PlacedCard, PlayerId, SideSpec } from '../engine/index.ts';
import { saying } from '../strings/saying.ts';
import { MOST_COPIES, MOST_COUNTERS, MOST_LP } from './bounds.ts';
import type { Names } from './names.ts';
import { POSITION_WORDS, type PositionWord, readCode, readSlot } from './parseCards.ts';
import { readPlace, rowSlot } from './places.ts';
import {
  type Fields,
  fields,
  flag,
  item,
  list,
  mismatch,
  oneOf,
  optional,
  player,
  refuse,
  type Spot,
  whole,
} from './reader.ts';

const SIDE_KEYS = [
  'lp',
  'hand',
  'deck',
  'deckFill',
  'gy',
  'banished',
  'extra',
  'monsters',
  'spells',
  'field',
];
const SLOTS = 5;
const ZONES = saying('scenarioFaults', 'zones', SLOTS);

/** One entry of `players`. */
export function readSide(value: unknown, at: Spot, names: Names, owner: PlayerId): SideSpec {
  const given = fields(value, at, SIDE_KEYS);
  const codes = (from: unknown, spot: Spot) => cardList(from, spot, names).map((card) => card.code);
  const cards = (from: unknown, spot: Spot) => cardList(from, spot, names);
  const fill = optional(given, at, 'deckFill', (from, spot) => copies(from, spot, names), []);
  return {
    lp: optional(given, at, 'lp', (from, spot) => whole(from, spot, 1, MOST_LP), null),
    hand: optional(given, at, 'hand', codes, []),
    deck: [...optional(given, at, 'deck', codes, []), ...fill.map((card) => card.code)],
    gy: optional(given, at, 'gy', cards, []),
    banished: optional(given, at, 'banished', cards, []),
    extra: optional(given, at, 'extra', codes, []),
    monsters: optional(given, at, 'monsters', (from, spot) => slots(from, spot, names, monster, owner), []),
    spells: optional(given, at, 'spells', (from, spot) => slots(from, spot, names, spellOrTrap, owner), []),
    field: optional(given, at, 'field', (from, spot) => fieldSpell(from, spot, names), null),
  };
}

/** `"X"`, `{card, count}` in a pile, `owner` and `proper` where they can matter. */
function cardList(value: unknown, at: Spot, names: Names): PlacedCard[] {
  return list(value, at, (entry, spot) => copies(entry, spot, names)).flat();
}

function copies(value: unknown, at: Spot, names: Names): PlacedCard[] {
  if (typeof value !== 'object' || value === null) return [{ code: readCode(value, at, names) }];
  const given = fields(value, at, ['card', 'count', 'owner', 'proper']);
  const card: PlacedCard = { code: cardOf(given, at, names) };
  ownership(given, at, card);
  const count = optional(given, at, 'count', copyCount, 1);
  return Array.from({ length: count }, () => ({ ...card }));
}

function copyCount(value: unknown, at: Spot): number {
  const count = whole(value, at);
  return count <= MOST_COPIES ? count : mismatch(at, saying('scenarioFaults', 'copies', MOST_COPIES), value);
}

/** Cards in slots: the place in the list is the slot, unless `zone` says another. */
function slots(
  value: unknown,
  at: Spot,
  names: Names,
  read: (
    value: unknown,
    at: Spot,
    names: Names,
    owner: PlayerId,
  ) => { card: PlacedCard; zone: number | null },
  owner: PlayerId,
): (PlacedCard | null)[] {
  if (!Array.isArray(value)) return mismatch(at, saying('scenarioFaults', 'list'), value);
  const placed: (PlacedCard | null)[] = Array.from({ length: SLOTS }, () => null);
  value.forEach((entry, i) => {
    if (entry === null) return;
    const spot = item(at, i);
    const { card, zone } = read(entry, spot, names, owner);
    const slot = zone ?? i;
    while (zone !== null && placed.length <= slot) placed.push(null);
    if (slot >= placed.length) refuse(spot, ZONES);
    if (placed[slot] !== null) refuse(spot, saying('scenarioFaults', 'zoneTaken', slot));
    placed[slot] = card;
  });
  return placed;
}

function monster(
  value: unknown,
  at: Spot,
  names: Names,
  owner: PlayerId,
): { card: PlacedCard; zone: number | null } {
  if (typeof value !== 'object')
    return { card: { code: readCode(value, at, names), position: 'attack' }, zone: null };
  const given = fields(value, at, ['card', 'pos', 'zone', 'owner', 'proper', 'counters', 'materials']);
  const words = Object.keys(POSITION_WORDS) as PositionWord[];
  const word = optional(given, at, 'pos', (from, spot) => oneOf(from, spot, words), 'atk');
  const card: PlacedCard = { code: cardOf(given, at, names), position: POSITION_WORDS[word] };
  ownership(given, at, card);
  counters(given, at, card);
  if ('materials' in given)
    card.materials = list(given.materials, { ...at, path: `${at.path}.materials` }, (entry, spot) =>
      readCode(entry, spot, names),
    );
  return { card, zone: optional(given, at, 'zone', (from, spot) => monsterZone(from, spot, owner), null) };
}

/** A Main Monster Zone by its number, or an Extra one as `e0`, `e1`. */
function monsterZone(value: unknown, at: Spot, owner: PlayerId): number {
  const extra = typeof value === 'string' ? readPlace(value) : null;
  if (extra?.player === null && extra.slot !== null) return rowSlot({ ...extra, slot: extra.slot }, owner);
  return typeof value === 'number' && value >= SLOTS
    ? refuse(at, saying('scenarioFaults', 'zonesAndExtra', SLOTS))
    : mainZone(value, at);
}
/** `m0` to `m4`, `s0` to `s4`. */
function mainZone(value: unknown, at: Spot): number {
  const zone = whole(value, at);
  return zone < SLOTS ? zone : refuse(at, ZONES);
}

function spellOrTrap(value: unknown, at: Spot, names: Names): { card: PlacedCard; zone: number | null } {
  if (typeof value !== 'object')
    return { card: { code: readCode(value, at, names), position: 'set' }, zone: null };
  const keys = ['card', 'pos', 'zone', 'owner', 'proper', 'counters', 'equippedTo', 'linkedTo'];
  const given = fields(value, at, keys);
  const bound = 'equippedTo' in given || 'linkedTo' in given;
  const position = optional(
    given,
    at,
    'pos',
    (from, spot) => oneOf(from, spot, ['up', 'set']),
    bound ? 'up' : 'set',
  );
  const card: PlacedCard = { code: cardOf(given, at, names), position };
  ownership(given, at, card);
  counters(given, at, card);
  const equippedTo = optional(given, at, 'equippedTo', readMonster, null);
  const linkedTo = optional(given, at, 'linkedTo', readMonster, null);
  if (equippedTo !== null) card.equippedTo = equippedTo;
  if (linkedTo !== null) card.linkedTo = linkedTo;
  return { card, zone: optional(given, at, 'zone', mainZone, null) };
}

/** A Field Spell is face-up unless it is said to be Set. */
function fieldSpell(value: unknown, at: Spot, names: Names): PlacedCard | null {
  if (value === null) return null;
  if (typeof value !== 'object') return { code: readCode(value, at, names), position: 'up' };
  const given = fields(value, at, ['card', 'pos', 'owner', 'counters']);
  const position = optional(given, at, 'pos', (from, spot) => oneOf(from, spot, ['up', 'set']), 'up');
  const card: PlacedCard = { code: cardOf(given, at, names), position };
  ownership(given, at, card);
  counters(given, at, card);
  return card;
}

function readMonster(value: unknown, at: Spot): { player: PlayerId; slot: number } {
  const place = readSlot(value, at);
  if (place.zone !== 'mzone' || place.player === null)
    return mismatch(at, saying('scenarioFaults', 'monsterPlace'), value);
  return { player: place.player, slot: rowSlot(place, place.player) };
}

function cardOf(given: Fields, at: Spot, names: Names): number {
  const code = optional(given, at, 'card', (from, spot) => readCode(from, spot, names), null);
  return code ?? refuse(at, saying('scenarioFaults', 'needsCard'));
}

function ownership(given: Fields, at: Spot, card: PlacedCard): void {
  if ('owner' in given) card.owner = optional(given, at, 'owner', player, 0);
  if ('proper' in given) card.proper = optional(given, at, 'proper', flag, false);
}

function counters(given: Fields, at: Spot, card: PlacedCard): void {
  if ('counters' in given) card.counters = optional(given, at, 'counters', readCounters, []);
}

/** `{"Spell Counter": 2}`. */
export function readCounters(value: unknown, at: Spot): [kind: string, n: number][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return mismatch(at, saying('scenarioFaults', 'counters'), value);
  }
  return Object.entries(value).map(([kind, n]) => [
    kind,
    whole(n, { ...at, path: `${at.path}[${JSON.stringify(kind)}]` }, 0, MOST_COUNTERS),
  ]);
}
