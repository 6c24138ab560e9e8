/** The only writers of zones, faces and Life Points; each emits an event (DESIGN §0.6). */

import { attrOf, isFieldZone, isNegated, nameOf, raceOf } from '../eval/card.ts';
import { levelOf, statOf } from '../eval/stats.ts';
import { freeSlot, KEPT, zoneCode, zoneOfCode } from '../eval/zones.ts';
import type { LastKnown } from '../events.ts';
import { defAt } from '../pool.ts';
import { profileOf } from '../profile.ts';
import { randomBelow } from '../rng.ts';
import { type Card, type Guise, type State, TURN_FLAG, UNTILS } from '../state.ts';
import {
  type CardId,
  type EffectAddr,
  type Face,
  MAIN_ZONES,
  type PlayerId,
  type Pos,
  WHY,
  ZONE,
  ZONES_PER_PLAYER,
  type ZoneId,
} from '../types.ts';
import { emit } from './emit.ts';
import { mixHand } from './sight.ts';
import { followUses } from './uses.ts';
import { zonesFor } from './zones.ts';

export const EMPTY: number[] = [];
Object.freeze(EMPTY);

/** Who or what brings a change about. */
export interface Doer {
  by: PlayerId | -1;
  cause: CardId;
  addr: EffectAddr;
  /** Answers about optional replacements: [source, effect, card, 1 or 0, …]. */
  told?: readonly number[];
}

/** `Event.n` of the move by which a loop is ended (GAP-42). */
export const ENDS_LOOP = 3;

export const RULES: Doer = { by: -1, cause: -1, addr: -1 };

export const pileOf = (s: State, p: PlayerId, z: ZoneId): CardId[] => s.zones[p * ZONES_PER_PLAYER + z]!;

export interface Move {
  id: CardId;
  to: ZoneId;
  /** Whose side; default the owner's. */
  player?: PlayerId;
  face?: Face;
  pos?: Pos;
  slot?: number;
  /** Decks only: default the top. */
  bottom?: boolean;
  /** Being Summoned; the Summon may still be negated. */
  limbo?: boolean;
  /** What it counts as there. */
  guise?: Guise;
  /** Xyz Monster it becomes a material of (`to` is `overlay`). */
  under?: CardId;
}

function snapshot(s: State, c: Card): LastKnown {
  let equips: CardId[] = EMPTY;
  for (let p = 0; p < 2; p++) {
    for (const id of s.zones[p * ZONES_PER_PLAYER + ZONE.szone]!)
      if (id >= 0 && s.cards[id]!.attachedTo === c.id) equips = [...equips, id];
  }
  return {
    code: c.code,
    name: nameCode(s, c.id),
    atk: statOf(s, c.id, 'atk'),
    def: statOf(s, c.id, 'def'),
    level: levelOf(s, c.id),
    attr: attrOf(s, c.id),
    race: raceOf(s, c.id),
    face: c.face,
    pos: c.pos,
    controller: c.controller,
    zone: c.zone,
    slot: c.slot,
    counters: c.counters,
    equips,
    materials: c.materials,
    how: c.how,
    notes: c.notes,
    bonds: c.bonds,
    negated: isNegated(s, c.id),
    attachedTo: c.attachedTo,
    entered: c.entered,
    since: c.since,
  };
}

/** Passcode whose name the card bears now. */
function nameCode(s: State, id: CardId): number {
  const d = defAt(s.cards[id]!.d);
  return nameOf(s, id) === d.name ? d.code : -1;
}

const seesAll = (z: ZoneId): boolean => z === ZONE.gy || z === ZONE.banished;

/**
 * Moves cards at one moment and emits one `moved` event. Tokens that leave the field are gone (TOKEN-07, 08), told as
 * removed from play where the profile has it so (PRM-35); Extra Deck
 * monsters go back there instead of to a hand or Deck (EXTRA-04). Cards leaving the field go to their owner (GAP-20).
 */
export function moveCards(s: State, moves: readonly Move[], why: number, doer: Doer, n = 0): void {
  if (moves.length === 0) return;
  const ids: CardId[] = [];
  const from: ZoneId[] = [];
  const to: ZoneId[] = [];
  const ctrl: PlayerId[] = [];
  // all snapshots first: they describe the moment before
  const was: (LastKnown | null)[] = [];
  for (const { id } of moves) {
    const c = s.cards[id]!;
    was.push(leavesSight(c) ? snapshot(s, c) : null);
  }
  dropMaterials(s, moves);
  let field = false;
  for (let i = 0; i < moves.length; i++) {
    const m = moves[i]!;
    const c = s.cards[m.id]!;
    ids.push(m.id);
    from.push(c.zone);
    ctrl.push(c.controller);
    field ||= isFieldZone(c.zone);
    place(s, c, m, was[i]!);
    field ||= isFieldZone(c.zone);
    to.push(c.zone === ZONE.gone && profileOf(s.rules).tokensLeave === 'banished' ? ZONE.banished : c.zone);
  }
  s.epoch++;
  // what continuous effects there are depends on the field, unless some work from a hand or Graveyard
  if (s.heard.staticZones !== 0 || field) s.layout++;
  emit(s, 'moved', {
    by: doer.by,
    cause: doer.cause,
    addr: doer.addr,
    cards: ids,
    from,
    to,
    ctrl,
    was,
    why,
    n,
  });
}

/** It was seen where it lay: on the field, or face-up in a Deck. */
const leavesSight = (c: Card): boolean => isFieldZone(c.zone) || (c.zone === ZONE.deck && c.face === 1);

/** XYZ-01: the materials of an Xyz Monster that leaves the field go to the Graveyard with it. */
function dropMaterials(s: State, moves: readonly Move[]): void {
  if (pileOf(s, 0, ZONE.overlay).length === 0 && pileOf(s, 1, ZONE.overlay).length === 0) return;
  for (const m of moves) {
    if (isFieldZone(s.cards[m.id]!.zone) && m.to !== ZONE.mzone)
      moveCards(
        s,
        overlaysOf(s, m.id).map((id) => ({ id, to: ZONE.gy })),
        WHY.rule,
        RULES,
      );
  }
}

/** Materials under an Xyz Monster, in the order they came. */
export function overlaysOf(s: State, host: CardId): CardId[] {
  if (pileOf(s, 0, ZONE.overlay).length === 0 && pileOf(s, 1, ZONE.overlay).length === 0) return EMPTY;
  return s.cards[host]!.materials.filter(
    (id) => s.cards[id]!.zone === ZONE.overlay && s.cards[id]!.attachedTo === host,
  );
}

function place(s: State, c: Card, m: Move, was: LastKnown | null): void {
  const d = defAt(c.d);
  let z: ZoneId = m.to;
  if (d.isToken && !isFieldZone(z)) z = ZONE.gone;
  else if (d.inExtra && (z === ZONE.hand || z === ZONE.deck)) z = ZONE.extra;
  const fromField = isFieldZone(c.zone);
  if (c.zone === ZONE.hand && c.seen !== 3) mixHand(s, c.controller);
  take(s, c);
  if (c.zone === ZONE.overlay) detach(s, c);
  const onto = isFieldZone(z);
  // a hand or Deck may hold a card of the other player's (Exchange); from such a Deck it comes to that hand
  const p: PlayerId = onto
    ? (m.player ?? c.controller)
    : z === ZONE.hand || z === ZONE.deck
      ? (m.player ?? (c.zone === ZONE.deck ? c.controller : c.owner))
      : c.owner;
  const slot = onto ? (m.slot ?? firstSlot(s, c.id, p, z)) : -1;
  const before = c.seen;
  if (was !== null && fromField) c.last = was;
  c.guise = m.guise ?? null;
  c.zone = z;
  c.controller = p;
  c.moved++;
  if (fromField && onto && s.uses.length > 0) followUses(s, c.id, c.moved - 1, c.moved);
  c.since = s.clock;
  c.entered = s.turn;
  c.enteredBy = p;
  c.face = onto || seesAll(z) || z === ZONE.overlay ? (m.face ?? 1) : z === ZONE.deck ? (m.face ?? 0) : 0;
  c.pos = onto ? (m.pos ?? 0) : 0;
  c.attachedTo = m.under ?? -1;
  if (m.under !== undefined) c.controller = s.cards[m.under]!.controller;
  c.bonds = EMPTY;
  c.notes = EMPTY;
  c.counters = EMPTY;
  c.turnFlags = m.limbo === true ? TURN_FLAG.limbo : 0;
  c.attacks = 0;
  if (fromField || !onto) {
    c.how = 0;
    c.materials = EMPTY;
  }
  // REVIVE-02, RITUAL-10: back in hand, Deck or Extra Deck a monster needs a new proper Summon
  if (z === ZONE.hand || z === ZONE.deck || z === ZONE.extra || z === ZONE.gone) c.properly = false;
  if (c.face === 1) c.seen = 3;
  else if (z === ZONE.banished) c.seen = before | (1 << p);
  else if (z === ZONE.hand) c.seen = before | (1 << p);
  else if (z === ZONE.deck || z === ZONE.extra) c.seen = z === ZONE.extra ? 1 << p : before;
  else c.seen = before === 3 && fromField ? 3 : 1 << p;
  if (c.seen !== 3) c.hides++;
  forgetMods(s, c, fromField && z === ZONE.gy);
  const pile = pileOf(s, p, z);
  if (onto) {
    if (slot < 0 || pile[slot] !== -1) throw new Error(`no free zone ${z} for card ${c.id} of player ${p}`);
    pile[slot] = c.id;
    c.slot = slot;
  } else {
    c.slot = -1;
    if (m.bottom === true) pile.unshift(c.id);
    else pile.push(c.id);
  }
}

/** Where a card goes when nobody has picked a zone. */
const firstSlot = (s: State, id: CardId, p: PlayerId, z: ZoneId): number =>
  z === ZONE.mzone && pileOf(s, p, z).length > MAIN_ZONES ? (zonesFor(s, p, id)[0] ?? -1) : freeSlot(s, p, z);

/** A material leaves its Xyz Monster. */
function detach(s: State, c: Card): void {
  const host = s.cards[c.attachedTo]!;
  host.materials = host.materials.filter((id) => id !== c.id);
}

/** Takes a card out of where it lies. */
function take(s: State, c: Card): void {
  const pile = pileOf(s, c.zone === ZONE.overlay ? c.owner : c.controller, c.zone);
  if (c.keeps >= 0) release(s, c);
  if (isFieldZone(c.zone)) {
    pile[c.slot] = -1;
    return;
  }
  const at = pile[pile.length - 1] === c.id ? pile.length - 1 : pile.indexOf(c.id);
  if (at >= 0) pile.splice(at, 1);
}

/** A Trap Monster that leaves gives its Spell & Trap Zone free. */
function release(s: State, c: Card): void {
  const at = zoneOfCode(c.keeps);
  pileOf(s, at.player, at.zone)[at.slot] = -1;
  c.keeps = -1;
}

/**
 * A card of a Spell & Trap Zone moves into a Monster Zone as a monster. It keeps its place: one who fills all five has no
 * room for a sixth (EMZ-05, GAP-39).
 */
export function moveAsMonster(
  s: State,
  id: CardId,
  guise: Guise,
  face: Face,
  pos: Pos,
  doer: Doer,
  to = -1,
): void {
  const c = s.cards[id]!;
  const { controller, zone, slot } = c;
  const at = to >= 0 ? { slot: to } : {};
  moveCards(s, [{ id, to: ZONE.mzone, player: controller, face, pos, guise, ...at }], WHY.effect, doer);
  if (zone !== ZONE.szone) return;
  pileOf(s, controller, zone)[slot] = KEPT;
  c.keeps = zoneCode(controller, zone, slot);
}

const UNTIL_GY = UNTILS.indexOf('untilLeavesGy');

export const WHILE_THIS = UNTILS.indexOf('whileThis');

/** Lingering effects end with the card's stay; those that stick to it in the Graveyard follow it there. */
function forgetMods(s: State, c: Card, toGrave: boolean): void {
  if (s.modifiers.length === 0) return;
  let touched = false;
  for (const m of s.modifiers)
    if (m.on === c.id || (m.src === c.id && m.until === WHILE_THIS)) touched = true;
  if (!touched) return;
  const kept: typeof s.modifiers = [];
  for (const m of s.modifiers) {
    if (m.src === c.id && m.until === WHILE_THIS) continue;
    if (m.on !== c.id) kept.push(m);
    else if (toGrave && m.until === UNTIL_GY && m.onMoved === c.moved - 1)
      kept.push({ ...m, onMoved: c.moved });
  }
  s.modifiers = kept;
}

export function dropBonds(x: Card, id: CardId): void {
  const kept: number[] = [];
  for (let i = 0; i < x.bonds.length; i += 3)
    if (x.bonds[i + 1] !== id) kept.push(x.bonds[i]!, x.bonds[i + 1]!, x.bonds[i + 2]!);
  x.bonds = kept;
}

/** Life Points down (`damage`, `paid`, `lost`) or up (`gained`); never below 0 (GAP-26). */
export function changeLp(
  s: State,
  k: 'damage' | 'paid' | 'lost' | 'gained',
  p: PlayerId,
  n: number,
  why: number,
  doer: Doer,
  direct = false,
): void {
  if (n <= 0) return;
  const player = s.players[p];
  player.lp = k === 'gained' ? player.lp + n : Math.max(0, player.lp - n);
  s.epoch++;
  emit(s, k, {
    player: p,
    by: doer.by,
    cause: doer.cause,
    addr: doer.addr,
    cards: doer.cause < 0 ? EMPTY : [doer.cause],
    why,
    n,
    m: direct ? 1 : 0,
  });
}

/** Counters on a card, `n` may be negative. */
export function addCounters(s: State, id: CardId, kind: number, n: number, doer: Doer): void {
  const c = s.cards[id]!;
  const at = c.counters.indexOf(kind);
  const now = (at < 0 ? 0 : c.counters[at + 1]!) + n;
  const rest = at < 0 ? [...c.counters] : c.counters.filter((_, i) => i !== at && i !== at + 1);
  c.counters = now > 0 ? [...rest, kind, now] : rest;
  s.epoch++;
  emit(s, 'counters', { by: doer.by, cause: doer.cause, addr: doer.addr, cards: [id], n: kind, m: n });
}

/** Puts an Equip Card (already in a Spell & Trap Zone) on a monster. */
export function attach(s: State, id: CardId, host: CardId, doer: Doer): void {
  s.cards[id]!.attachedTo = host;
  s.epoch++;
  s.layout++;
  emit(s, 'equipped', { by: doer.by, cause: doer.cause, addr: doer.addr, cards: [id, host] });
}

/** A random pick among `n`; scenarios may fix it to the first. */
export const randomPick = (s: State, n: number): number => ((s.fixed & 2) !== 0 ? 0 : randomBelow(s, n));

/** Draws for one player at this moment. @returns the cards drawn; fewer than asked for when the Deck runs out (WIN-04, 05). */
export function drawCards(s: State, p: PlayerId, n: number, why: number, doer: Doer): CardId[] {
  const deck = pileOf(s, p, ZONE.deck);
  const ids: CardId[] = [];
  for (let i = 0; i < n && i < deck.length; i++) ids.push(deck[deck.length - 1 - i]!);
  moveCards(
    s,
    ids.map((id) => ({ id, to: ZONE.hand })),
    why | WHY.draw,
    doer,
  );
  return ids;
}
