import {
  type CardId,
  extraIndex,
  extraSlot,
  MAIN_ZONES,
  type PlayerId,
  type State,
  ZONE,
  ZONES_PER_PLAYER,
  type ZoneName,
} from '../engine/index.ts';

/**
 * A place in the words of a scenario: `p0.m1`, `p1.gy`, `p0.hand.2`, `e0`. `slot` null means any card there; `player` null
 * (Extra Monster Zones) either side. Extra Monster Zones count on from the Main ones, `e0` first, whoever's card is there.
 */
export interface Place {
  player: PlayerId | null;
  zone: PlaceZone;
  slot: number | null;
}
/** Zones a place can name; tokens that ceased to exist are nowhere. */
export type PlaceZone = Exclude<ZoneName, 'gone' | 'overlay'>;

const PILES = ['hand', 'gy', 'banished', 'extra', 'deck'] as const;

/** How places are written, for messages. */
export const PLACE_FORMS =
  'p0.m0–m4, p0.s0–s4, p0.field, p0.hand.N, p0.gy.N, p0.banished.N, p0.extra.N, p0.deck, e0, e1';

/** The place a word means, or null if it is none. */
export function readPlace(text: string): Place | null {
  const extra = /^(?:p([01])\.)?e([01])$/.exec(text);
  if (extra !== null) {
    const player = extra[1] === undefined ? null : side(extra[1]);
    return { player, zone: 'mzone', slot: MAIN_ZONES + Number(extra[2]) };
  }
  const found = /^p([01])\.([a-z]+)(?:\.?(\d+))?$/.exec(text);
  if (found === null) return null;
  const [, who, word, number] = found;
  const player = side(who);
  const slot = number === undefined ? null : Number(number);
  if (word === 'field') return slot === null ? { player, zone: 'fzone', slot: 0 } : null;
  if (word === 'm' || word === 's') {
    if (slot === null || slot > 4 || text.endsWith(`.${slot}`)) return null;
    return { player, zone: word === 'm' ? 'mzone' : 'szone', slot };
  }
  if ((word === 'monsters' || word === 'spells') && slot === null) {
    return { player, zone: word === 'monsters' ? 'mzone' : 'szone', slot: null };
  }
  const pile = PILES.find((name) => name === word);
  if (pile === undefined || (slot !== null && !text.endsWith(`.${slot}`))) return null;
  return { player, zone: pile, slot };
}

/** The word for a place. */
export function placeText(place: Place): string {
  const { player, zone, slot } = place;
  const owner = player === null ? '' : `p${player}.`;
  if (zone === 'fzone') return `${owner}field`;
  if (zone === 'mzone' || zone === 'szone') {
    if (slot === null) return `${owner}${zone === 'mzone' ? 'monsters' : 'spells'}`;
    if (zone === 'mzone' && slot >= MAIN_ZONES) return `e${slot - MAIN_ZONES}`;
    return `${owner}${zone === 'mzone' ? 'm' : 's'}${slot}`;
  }
  return slot === null ? `${owner}${zone}` : `${owner}${zone}.${slot}`;
}

/** The slot of a place in that player's row of the state: an Extra Monster Zone is another one for each. */
export const rowSlot = ({ zone, slot }: Place & { slot: number }, player: PlayerId): number =>
  zone === 'mzone' && slot >= MAIN_ZONES ? extraSlot(player, slot - MAIN_ZONES) : slot;
/** The reverse: the slot by which a place means that slot of the player's row. */
export const placeSlot = (zone: PlaceZone, slot: number, player: PlayerId): number =>
  zone === 'mzone' && slot >= MAIN_ZONES ? MAIN_ZONES + extraIndex(player, slot) : slot;

/** Ids in one zone of a player; slots hold −1 where empty. */
export function zoneOf(state: State, player: PlayerId, zone: ZoneName): readonly CardId[] {
  return state.zones[player * ZONES_PER_PLAYER + ZONE[zone]] ?? [];
}

/** The cards at a place, in the order of its slots or pile. */
export function cardsAt(state: State, place: Place): CardId[] {
  const players: readonly PlayerId[] = place.player === null ? [0, 1] : [place.player];
  const found: CardId[] = [];
  for (const player of players) {
    const ids = zoneOf(state, player, place.zone);
    if (place.slot === null) found.push(...ids.filter((id) => id >= 0));
    else {
      const id = ids[rowSlot({ ...place, slot: place.slot }, player)];
      if (id !== undefined && id >= 0) found.push(id);
    }
  }
  return found;
}

/** Where a card lies, in the words of a scenario; empty for a card that is nowhere. */
export function placeOf(state: State, id: CardId): string {
  for (const player of [0, 1] as const) {
    for (const zone of [...PILES, 'mzone', 'szone', 'fzone'] as const) {
      const slot = zoneOf(state, player, zone).indexOf(id);
      if (slot < 0) continue;
      return placeText({ player, zone, slot: zone === 'deck' ? null : placeSlot(zone, slot, player) });
    }
  }
  return '';
}

const side = (digit: string | undefined): PlayerId => (digit === '1' ? 1 : 0);
