/** Verbs that move cards: destroy, send, discard, Tribute, remove, return, draw, search, place, Set (AST.md §8). */
import type { Op } from '../ast/index.ts';
import type { Ins } from '../code.ts';
import { drawFor } from '../core/draw.ts';
import { emit } from '../core/emit.ts';
import { type Doer, type Move, moveCards, pileOf } from '../core/mutate.ts';
import { type Going, sendAll } from '../core/replace.ts';
import { reveal, shuffleDeck } from '../core/sight.ts';
import { banOnCard, isUnaffectedBy } from '../eval/affects.ts';
import { isFieldZone } from '../eval/card.ts';
import { passesAll } from '../eval/filter.ts';
import { valueOf } from '../eval/num.ts';
import { playersOf } from '../eval/who.ts';
import { freeSlot, freeZones } from '../eval/zones.ts';
import { eligible } from '../legal/pick.ts';
import { defAt, effAt, lowered } from '../pool.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import { type Frame, type State, TURN_FLAG } from '../state.ts';
import { type CardId, type PlayerId, WHY, ZONE, type ZoneId } from '../types.ts';
import { maskOf } from './guise.ts';
import { plant } from './modify.ts';
import { bind, bindNumber, cardsIn, doerOf, followMoves } from './registers.ts';

type Do = Ins & { i: 'do' };

/**
 * Moves the cards of a register and lets memories follow; replaced and shielded ones stay. @returns those moved; of what is
 * sent or returned somewhere only what did not end up removed from play instead.
 */
function carry(s: State, f: Frame, ins: Do, to: ZoneId, why: number, extra: Partial<Move> = {}): CardId[] {
  const doer = doerOf(f);
  const { k } = ins.op;
  const barred = k === 'banish' || k === 'tribute';
  const ids = cardsIn(s, f, ins.cards).filter(
    (id) =>
      !(isFieldZone(s.cards[id]!.zone) && (why & WHY.cost) === 0 && isUnaffectedBy(s, id, doer.cause)) &&
      !(barred && !eligible(s, frameCtx(s, f), id, k, 'effect')),
  );
  const before = f.regs[ins.cards]!;
  const gone = sendAll(
    s,
    ids.map((id) => ({ ...extra, id, to })),
    why,
    doer,
  );
  followMoves(s, f, before);
  return (why & (WHY.tribute | WHY.discard)) !== 0 ? gone : arrived(s, gone, to);
}

/** Those that were not removed from play on their way to somewhere else. */
const arrived = (s: State, ids: readonly CardId[], to: ZoneId): CardId[] =>
  ids.filter((id) => to === ZONE.banished || s.cards[id]!.zone !== ZONE.banished);

/** The cards an operation is about to move, for those who may stand in for it. */
export function goingBy(s: State, f: Frame, ins: Do): Going[] {
  const { op } = ins;
  const base = ins.cost ? WHY.cost : WHY.effect;
  const all = (to: ZoneId, why: number): Going[] => cardsIn(s, f, ins.cards).map((id) => ({ id, to, why }));
  switch (op.k) {
    case 'destroy': {
      const to = op.to === 'banished' ? ZONE.banished : op.to === 'deckTop' ? ZONE.deck : ZONE.gy;
      return all(to, WHY.destroy | WHY.effect).filter(({ id }) => canBeDestroyed(s, id, doerOf(f)));
    }
    case 'toGrave':
      return all(ZONE.gy, base);
    case 'discard':
      return all(ZONE.gy, base | WHY.discard);
    case 'tribute':
      return all(ZONE.gy, base | WHY.tribute);
    case 'banish':
      return all(ZONE.banished, base);
    case 'toHand':
      return all(ZONE.hand, base);
    case 'toDeck':
      return all(ZONE.deck, base);
    case 'summon':
      return all(ZONE.mzone, WHY.effect);
    default:
      return [];
  }
}

/** It lies where it can be destroyed, and nothing shields it from this effect. */
const canBeDestroyed = (s: State, id: CardId, doer: Doer): boolean =>
  banOnCard(s, 'beDestroyedByEffect', id, doer.cause) === null && !isUnaffectedBy(s, id, doer.cause);

const where = (s: State, ids: readonly CardId[], to: ZoneId): CardId[] =>
  ids.filter((id) => s.cards[id]!.zone === to);

/** Destroys what can be destroyed (protections, replacements); @returns what was. Used by effects and by battle. */
export function destroyCards(
  s: State,
  ids: readonly CardId[],
  to: ZoneId,
  why: number,
  doer: Doer,
): CardId[] {
  const going = ids.filter((id) => {
    const c = s.cards[id]!;
    if (!isFieldZone(c.zone) && c.zone !== ZONE.hand && c.zone !== ZONE.deck) return false;
    return (why & WHY.effect) === 0 || canBeDestroyed(s, id, doer);
  });
  return sendAll(
    s,
    going.map((id) => ({ id, to })),
    why,
    doer,
  );
}

export function destroy(s: State, f: Frame, ins: Do, op: Op & { k: 'destroy' }): boolean {
  const before = f.regs[ins.cards]!;
  const to = op.to === 'banished' ? ZONE.banished : op.to === 'deckTop' ? ZONE.deck : ZONE.gy;
  const gone = destroyCards(s, cardsIn(s, f, ins.cards), to, WHY.destroy | WHY.effect, doerOf(f));
  followMoves(s, f, before);
  bind(s, f, ins.out, gone);
  return gone.length > 0;
}

export function send(s: State, f: Frame, ins: Do, op: Op): boolean {
  const base = ins.cost ? WHY.cost : WHY.effect;
  const why = op.k === 'discard' ? base | WHY.discard : op.k === 'tribute' ? base | WHY.tribute : base;
  if (op.k === 'banish') {
    const gone = carry(s, f, ins, ZONE.banished, why, op.face === 'down' ? { face: 0 } : {});
    bind(s, f, ins.out, gone);
    return gone.length > 0;
  }
  const gone = carry(s, f, ins, ZONE.gy, why);
  bind(s, f, ins.out, gone);
  // success only if it arrived there
  return op.k === 'toGrave' ? where(s, gone, ZONE.gy).length > 0 : gone.length > 0;
}

export function toHand(s: State, f: Frame, ins: Do, op: Op & { k: 'toHand' }): boolean {
  const whose = op.of === undefined ? {} : { player: one(s, f, op.of) };
  const gone = carry(s, f, ins, ZONE.hand, ins.cost ? WHY.cost : WHY.effect, whose);
  bind(s, f, ins.out, gone);
  return gone.length > 0;
}

/** Cards come into the player's hand for the rest of the turn, seen by both; what he has not used goes back to its owner. */
export function use(s: State, f: Frame, ins: Do, op: Op & { k: 'use' }): boolean {
  const gone = carry(s, f, ins, ZONE.hand, WHY.effect, { player: f.v[OV.you] as PlayerId });
  reveal(s, gone, -1, doerOf(f));
  bind(s, f, ins.out, gone);
  if (gone.length > 0) plant(s, f, lowered(effAt(f.v[OV.addr]!)).modAt.get(op)!);
  return gone.length > 0;
}

export function search(s: State, f: Frame, ins: Do): boolean {
  const gone = carry(s, f, ins, ZONE.hand, WHY.effect);
  reveal(s, gone, -1, doerOf(f));
  shuffleDeck(s, f.v[OV.you] as PlayerId);
  bind(s, f, ins.out, gone);
  return gone.length > 0;
}

/** `aux`: the end of the Deck that was chosen. Several cards on one end lie in the order in which they were put (first: outermost). */
export function toDeck(s: State, f: Frame, ins: Do, op: Op & { k: 'toDeck' }): boolean {
  const bottom = op.at === 'bottom' || (op.at === 'topOrBottom' && f.regs[ins.aux]?.[0] === 1);
  const ends = op.at !== 'shuffle' && op.at !== 'faceUpShuffle';
  // the card named first ends up outermost, so it is moved last
  if (ends) f.regs[ins.cards] = [...f.regs[ins.cards]!].reverse();
  const gone = carry(s, f, ins, ZONE.deck, ins.cost ? WHY.cost : WHY.effect, {
    ...(bottom ? { bottom: true } : {}),
    ...(op.at === 'faceUpShuffle' ? { face: 1 as const } : {}),
    ...(op.of === undefined ? {} : { player: one(s, f, op.of) }),
  });
  if (!ends)
    for (const p of new Set(
      gone.filter((id) => s.cards[id]!.zone === ZONE.deck).map((id) => s.cards[id]!.controller),
    ))
      shuffleDeck(s, p);
  bind(s, f, ins.out, gone);
  return gone.length > 0;
}

export function draw(s: State, f: Frame, ins: Do, op: Op & { k: 'draw' }): boolean {
  const c = frameCtx(s, f);
  const drawn = drawFor(s, playersOf(s, c, op.who), valueOf(s, c, op.n), WHY.effect, doerOf(f));
  bindNumber(f, ins.out, drawn.length);
  return drawn.length > 0;
}

export function mill(s: State, f: Frame, ins: Do, op: Op & { k: 'mill' }): boolean {
  const c = frameCtx(s, f);
  const n = valueOf(s, c, op.n);
  const ids = playersOf(s, c, op.who).flatMap((p) => [...pileOf(s, p, ZONE.deck)].reverse().slice(0, n));
  const gone = sendAll(
    s,
    ids.map((id) => ({ id, to: ZONE.gy })),
    ins.cost ? WHY.cost : WHY.effect,
    doerOf(f),
  );
  bind(s, f, ins.out, arrived(s, gone, ZONE.gy));
  return ids.length > 0;
}

/** Turns up cards from the top until the stop is met; they stay where they are, seen by both. */
export function excavate(s: State, f: Frame, ins: Do, op: Op & { k: 'excavate' }): boolean {
  const c = frameCtx(s, f);
  const p = one(s, f, op.who);
  const deck = pileOf(s, p, ZONE.deck);
  const stop = op.stop;
  const ids: CardId[] = [];
  let hits = 0;
  const limit = valueOf(s, c, 'n' in stop ? stop.n : stop.hits);
  for (let i = deck.length - 1; i >= 0; i--) {
    if ('n' in stop ? ids.length >= limit : hits >= limit) break;
    ids.push(deck[i]!);
    if (!('n' in stop) && passesAll(s, c, stop.where, deck[i]!)) hits++;
  }
  reveal(s, ids, -1, doerOf(f));
  bind(s, f, ins.out, ids);
  return ids.length > 0;
}

/** Some cards lie on the field by the effects of one card only. */
function placedBy(s: State, f: Frame, id: CardId): boolean {
  const only = defAt(s.cards[id]!.d).card.onlyPlacedBy;
  return only === undefined || defAt(s.cards[doerOf(f).cause]!.d).card.name === only;
}

/** Sets cards by an effect: Spells and Traps into their zone, monsters face-down. */
export function setCards(s: State, f: Frame, ins: Do, op: Op & { k: 'set' }): boolean {
  const p = one(s, f, op.of);
  const done: CardId[] = [];
  const before = f.regs[ins.cards]!;
  for (const id of cardsIn(s, f, ins.cards)) {
    if (!placedBy(s, f, id)) continue;
    const z = op.asMonster !== undefined || defAt(s.cards[id]!.d).kind === 0 ? ZONE.mzone : ZONE.szone;
    if (freeSlot(s, p, z) < 0) continue;
    const guise = op.asMonster === undefined ? {} : { guise: maskOf(op.asMonster.atk, op.asMonster.def) };
    moveCards(
      s,
      [{ id, to: z, player: p, face: 0, pos: z === ZONE.mzone ? 1 : 0, ...guise }],
      WHY.effect,
      doerOf(f),
    );
    s.cards[id]!.turnFlags |= TURN_FLAG.set;
    done.push(id);
  }
  followMoves(s, f, before);
  if (done.length > 0)
    emit(s, 'setDown', {
      player: p,
      by: f.v[OV.you] as PlayerId,
      cause: doerOf(f).cause,
      addr: f.v[OV.addr]!,
      cards: done,
    });
  bind(s, f, ins.out, done);
  return done.length > 0;
}

/** Puts cards face-up or face-down into a Spell & Trap or Field Zone, neither activated nor Set. */
export function placeCards(s: State, f: Frame, ins: Do, op: Op & { k: 'place' }): boolean {
  const p = one(s, f, op.of);
  const z = op.in === 'fzone' ? ZONE.fzone : ZONE.szone;
  // the second slot of the Field Zone is kept for a Field Spell on the chain (GAP-52)
  const room = z === ZONE.fzone ? (pileOf(s, p, z)[0] === -1 ? 1 : 0) : freeZones(s, p, z);
  const ids = cardsIn(s, f, ins.cards)
    .filter((id) => placedBy(s, f, id))
    .slice(0, room);
  const before = f.regs[ins.cards]!;
  moveCards(
    s,
    ids.map((id) => ({ id, to: z, player: p, face: op.face === 'up' ? 1 : 0 })),
    WHY.effect,
    doerOf(f),
  );
  followMoves(s, f, before);
  bind(s, f, ins.out, ids);
  return ids.length > 0;
}
