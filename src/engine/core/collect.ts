/** Collecting triggers: which effects an event set off, and in what order they will go on a chain (DESIGN §6, GAP-11 to 13). */
import type { Activated } from '../ast/index.ts';
import { REG } from '../code.ts';
import { isFieldZone, isMasked } from '../eval/card.ts';
import { allHold } from '../eval/cond.ts';
import { ctxOf, token } from '../eval/ctx.ts';
import { matchEvent } from '../eval/match.ts';
import type { Event } from '../events.ts';
import { metaOf, registersFor } from '../legal/activate.ts';
import { defAt, type Eff } from '../pool.ts';
import { profileOf } from '../profile.ts';
import type { Pending, State } from '../state.ts';
import { type CardId, opponentOf, type PlayerId, ZONE, type ZoneId } from '../types.ts';
import { batchBits, batchMask, emit } from './emit.ts';
import { pileOf } from './mutate.ts';

const PLACES: readonly ZoneId[] = [
  ZONE.mzone,
  ZONE.szone,
  ZONE.fzone,
  ZONE.hand,
  ZONE.gy,
  ZONE.banished,
  ZONE.deck,
  ZONE.extra,
];
const FIELD_BITS = (1 << ZONE.mzone) | (1 << ZONE.szone) | (1 << ZONE.fzone);
const FAR_BITS = (1 << ZONE.deck) | (1 << ZONE.extra);

/**
 * Moves the events of `batch` into `recent` (those of the last moment, which cards may answer) and adds the triggers they
 * set off to `pending`.
 */
export function collect(s: State): void {
  const events = s.batch;
  if (events.length === 0) {
    // a list of its own: the batch goes on growing
    s.recent = [];
    return;
  }
  const mask = batchMask(s);
  if ((mask & s.heard.triggers) === 0) {
    settleEvents(s, events);
    return;
  }
  const found: Pending[] = [...s.pending];
  const seen: CardId[] = [];
  const wide = mask & s.heard.wideTriggers;
  if (wide !== 0) {
    const zones = placesToLook(s, events);
    for (let i = 0; i < 2; i++) {
      const p = i === 0 ? s.turnPlayer : opponentOf(s.turnPlayer);
      for (const z of PLACES) if ((zones & (1 << z)) !== 0) sought(s, p, z, wide, events, mask, seen, found);
    }
  }
  for (const e of events) for (const id of e.cards) consider(s, id, events, mask, seen, found);
  s.pending = found;
  settleEvents(s, events);
}

/**
 * Zones (bits) in which a card may trigger on what others do: the field, and elsewhere where some card says so. A card of
 * the event itself takes its turn where it lies now; from Deck and Extra Deck it triggers only where it says so.
 */
function placesToLook(s: State, events: readonly Event[]): number {
  let zones = FIELD_BITS | s.heard.triggerZones;
  const own = ~FAR_BITS | s.heard.triggerZones;
  for (const e of events) for (const id of e.cards) zones |= (1 << s.cards[id]!.zone) & own;
  return zones;
}

/** Cards of one pile that trigger on what others do. */
function sought(
  s: State,
  p: PlayerId,
  z: ZoneId,
  wide: number,
  events: readonly Event[],
  mask: number,
  seen: CardId[],
  found: Pending[],
): void {
  for (const id of pileOf(s, p, z))
    if (id >= 0 && (defAt(s.cards[id]!.d).wideTriggers & wide) !== 0)
      consider(s, id, events, mask, seen, found);
}

/** What happened at the last moment may be answered; the rest is done with. */
function settleEvents(s: State, events: readonly Event[]): void {
  s.recent = events.filter((e) => e.stamp === s.clock);
  s.batch = [];
  s.reacted = 0;
}

function consider(
  s: State,
  id: CardId,
  events: readonly Event[],
  mask: number,
  seen: CardId[],
  found: Pending[],
): void {
  const d = defAt(s.cards[id]!.d);
  if ((d.triggerEvents & mask) === 0 || seen.includes(id)) return;
  seen.push(id);
  for (const eff of d.triggers) if ((eff.events & mask) !== 0) look(s, id, eff, events, found);
  for (const eff of d.flips) if ((eff.events & mask) !== 0) look(s, id, eff, events, found);
}

/** One instance per moment, however many cards the event moved (AST.md §3). */
function look(s: State, id: CardId, eff: Eff, events: readonly Event[], found: Pending[]): void {
  const e = eff.e as Activated;
  const c = s.cards[id]!;
  const bits = batchBits(s);
  let lastStamp = -1;
  for (let at = 0; at < events.length; at++) {
    if ((eff.events & bits[at]!) === 0) continue;
    const x = events[at]!;
    if (x.stamp === lastStamp) continue;
    const you = ownerAt(s, id);
    const ctx = ctxOf(you, id, eff);
    let ids: CardId[] | null = null;
    if (e.on.k === 'flip') ids = x.k === 'flipped' && x.cards.includes(id) ? [id] : null;
    else if (e.on.k === 'trigger')
      for (const ev of e.on.ev) if (ids === null) ids = matchEvent(s, ctx, ev, x);
    if (ids === null || !inPlace(s, id, eff, x, ids)) continue;
    ctx.regs = registersFor(s, eff, id, null);
    ctx.regs[REG.event] = ids.map((i) => token(s, i));
    ctx.regs[REG.meta] = metaOf(s, x);
    ctx.ev = x;
    if (e.if !== undefined && !allHold(s, ctx, e.if)) continue;
    const every = e.on.k === 'trigger' && e.on.every === true;
    if (!every) lastStamp = x.stamp;
    // an optional "when" needs its event to be the last thing that happened (GAP-12)
    if (e.may === true && e.on.k === 'trigger' && e.on.as === 'when' && x.stamp !== s.clock) {
      emit(s, 'missed', { player: you, cards: [id], addr: eff.addr });
      continue;
    }
    const instance = (regs: number[][]): Pending => ({
      card: id,
      moved: c.moved,
      addr: eff.addr,
      player: you,
      stamp: x.stamp,
      mandatory: e.may !== true,
      event: x,
      delay: -1,
      regs,
    });
    if (!every) found.push(instance(ctx.regs));
    else
      for (const one of ctx.regs[REG.event]!) {
        const regs = ctx.regs.slice();
        regs[REG.event] = [one];
        found.push(instance(regs));
      }
  }
}

/** Whose effect it is: its controller's; in a hand or pile, of whoever's hand or pile that is. */
const ownerAt = (s: State, id: CardId): PlayerId => s.cards[id]!.controller;

/**
 * Is the card where the effect works? On the field face-up, unless it says otherwise, in the zone of its kind and already
 * there at the event; a trigger on its own move works wherever the event left it.
 */
function inPlace(s: State, id: CardId, eff: Eff, x: Event, ids: readonly CardId[]): boolean {
  const c = s.cards[id]!;
  const own = x.cards.includes(id) && ids.includes(id);
  if (own && x.k === 'moved') {
    const at = x.cards.indexOf(id);
    // it must still be where the event left it, unless the profile lets it start from a private place
    if (c.moved !== x.moved[at] && !fromPrivate(s, id)) return false;
    if (x.n === 1) return c.zone === ZONE.mzone && c.face === 1;
    return true;
  }
  if (own && (x.k === 'flipped' || x.k === 'summoned'))
    return (
      c.moved === x.moved[x.cards.indexOf(id)] ||
      isFieldZone(c.zone) ||
      flippedAway(s, id) ||
      fromPrivate(s, id)
    );
  const works = c.face === 1 || eff.faceDown;
  if (eff.from !== 0) {
    if ((eff.from & (1 << c.zone)) === 0) return false;
    return !isFieldZone(c.zone) || works;
  }
  if (!isFieldZone(c.zone) || !works || isMasked(s, id)) return false;
  if (eff.def.kind === 0 && c.zone !== ZONE.mzone) return false;
  return c.since <= x.stamp;
}
/** GAP-15: a Flip Effect that was set off activates even if its monster has left since. */
const flippedAway = (s: State, id: CardId): boolean =>
  s.cards[id]!.zone === ZONE.gy || s.cards[id]!.zone === ZONE.banished;
/** GOAT-10: its card has gone to a hand or Deck since, which the profile does not mind. */
const fromPrivate = (s: State, id: CardId): boolean =>
  profileOf(s.rules).triggersFromPrivate && hidden(s, id);

/** In a place the opponent cannot look into (GAP-11 in modern). */
const hidden = (s: State, id: CardId): boolean => {
  const z = s.cards[id]!.zone;
  return z === ZONE.hand || z === ZONE.deck || z === ZONE.extra;
};

/** Smaller goes on the chain first. GAP-11, GOAT-09, EDI-07. */
export function rank(s: State, p: Pending): number {
  const tier = (p.mandatory ? 0 : 2) + (p.player === s.turnPlayer ? 0 : 1);
  const order = profileOf(s.rules).triggerOrder;
  if (order === 'earlierFirst') return p.stamp * 4 + tier;
  if (order === 'earlierInTier') return tier * 1e9 + p.stamp;
  return order === 'segocHiddenLast' && hidden(s, p.card) ? tier + 4 : tier;
}
