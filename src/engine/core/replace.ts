/** Replacements: what would happen does not, something else does (AST.md §3 `replace`, DESIGN §11). */
import type { Op, Replace } from '../ast/index.ts';
import { PART, REG } from '../code.ts';
import { option } from '../decision.ts';
import { banOnPlayer, isUnaffectedBy } from '../eval/affects.ts';
import { inLimbo, isFieldZone, isMasked, isNegated } from '../eval/card.ts';
import { allHold } from '../eval/cond.ts';
import { ctxOf, token } from '../eval/ctx.ts';
import { gained } from '../eval/gained.ts';
import { matchEvent } from '../eval/match.ts';
import { whoOf } from '../eval/who.ts';
import type { Event } from '../events.ts';
import { metaOf, registersFor } from '../legal/activate.ts';
import { bitOf, defAt, type Eff } from '../pool.ts';
import { isRunning, pushOps } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import {
  type CardId,
  opponentOf,
  type PlayerId,
  WHY,
  ZONE,
  ZONES_PER_PLAYER,
  type ZoneId,
} from '../types.ts';
import { eventOf, type Told } from './emit.ts';
import { ask, begunFrames, takeAnswer } from './frames.ts';
import { type Doer, type Move, moveCards, pileOf } from './mutate.ts';
import { countUse, usesLeft } from './uses.ts';

/** `Event.n` of a move that is only about to happen. */
const ABOUT = 2;

/** A replacement that fits. */
interface StandIn {
  eff: Eff;
  e: Replace;
  src: CardId;
  you: PlayerId;
}

const aboutTo = (s: State, k: Event['k'], told: Told, { by, cause, addr }: Doer): Event =>
  eventOf(s, k, { ...told, by, cause, addr });

function move(s: State, ids: readonly CardId[], to: ZoneId, why: number, doer: Doer): Event {
  const { by, cause, addr } = doer;
  return eventOf(s, 'moved', {
    by,
    cause,
    addr,
    cards: ids,
    from: ids.map((id) => s.cards[id]!.zone),
    to: ids.map(() => to),
    ctrl: ids.map((id) => s.cards[id]!.controller),
    was: ids.map(() => null),
    why,
    n: ABOUT,
  });
}

const FIELD_BITS = (1 << ZONE.mzone) | (1 << ZONE.szone) | (1 << ZONE.fzone);

/** All that fits, in the order in which it is asked: the affected card's own, then the turn player's (AST.md §3). */
function standIns(s: State, e: Event, id: CardId): StandIn[] {
  const out: StandIn[] = [];
  if (id >= 0) ofCard(s, id, e, out);
  const zones = FIELD_BITS | s.heard.replaceZones;
  for (const p of [s.turnPlayer, opponentOf(s.turnPlayer)]) {
    for (let z = 0; z < ZONES_PER_PLAYER; z++) {
      if ((zones & (1 << z)) === 0) continue;
      for (const src of pileOf(s, p, z as ZoneId)) if (src >= 0 && src !== id) ofCard(s, src, e, out);
    }
  }
  for (const g of gained(s, 'replace')) consider(s, g.eff, g.self, g.you, e, out);
  return out;
}

function ofCard(s: State, src: CardId, e: Event, out: StandIn[]): void {
  const c = s.cards[src]!;
  const effs = defAt(c.d).replaces;
  if (effs.length === 0 || isMasked(s, src)) return;
  const field = isFieldZone(c.zone);
  if (field && (c.face === 0 || isNegated(s, src) || inLimbo(s, src))) return;
  for (const eff of effs) {
    if (eff.from === 0 ? !field : (eff.from & (1 << c.zone)) === 0) continue;
    consider(s, eff, src, field ? c.controller : c.owner, e, out);
  }
}

function consider(s: State, eff: Eff, src: CardId, you: PlayerId, e: Event, out: StandIn[]): void {
  if (eff.e.k !== 'replace' || (eff.events & bitOf(e.k)) === 0) return;
  // what a replacement does instead is not replaced by itself again; what has been put in for another card of this moment waits
  if (isRunning(s, src, eff, begunFrames(s))) return;
  const ctx = ctxOf(you, src, eff, registersFor(s, eff, src, null));
  if (matchEvent(s, ctx, eff.e.would, e) === null) return;
  if (eff.e.if !== undefined && !allHold(s, ctx, eff.e.if)) return;
  if (usesLeft(s, eff, eff.e.limit, src, you)) out.push({ eff, e: eff.e, src, you });
}

/** Does what the replacement says. */
function start(s: State, x: StandIn, e: Event): void {
  const regs = registersFor(s, x.eff, x.src, null);
  regs[REG.event] = e.cards.map((id) => token(s, id));
  regs[REG.meta] = metaOf(s, e);
  if (x.e.limit !== undefined) countUse(s, x.eff, x.e.limit, x.src, x.you);
  pushOps(s, x.eff.addr, PART.do, x.you, regs);
}

/** Answers given so far: [source, effect, card, 1 or 0, …]. */
function verdict(told: readonly number[] | undefined, from: number, x: StandIn, id: CardId): number {
  if (told !== undefined)
    for (let i = from; i < told.length; i += 4)
      if (told[i] === x.src && told[i + 1] === x.eff.addr && told[i + 2] === id) return told[i + 3]!;
  return -1;
}

/** The first that stands in. An optional one does only if its player has said so before (`waitsFor`). */
function firstOf(all: readonly StandIn[], yes: (x: StandIn) => boolean): StandIn | null {
  for (const x of all) if (x.e.keep !== true && (x.e.may !== true || yes(x))) return x;
  return null;
}

function startFirst(s: State, e: Event, all: readonly StandIn[], yes: (x: StandIn) => boolean): boolean {
  const x = firstOf(all, yes);
  if (x !== null) start(s, x, e);
  return x !== null;
}

/**
 * Asks whether something stands in for this move; if so its operations are started and the move must not be made.
 */
export function replaced(s: State, id: CardId, to: ZoneId, why: number, doer: Doer): boolean {
  if (!s.heard.replaces) return false;
  const e = move(s, [id], to, why, doer);
  return startFirst(s, e, standIns(s, e, id), (x) => verdict(doer.told, 0, x, id) === 1);
}

/**
 * What only removes the moving card from play changes its way, not what happens to it: it is destroyed, Tributed or
 * discarded all the same.
 */
function diversion(e: Replace): (Op & { k: 'banish' }) | null {
  const [op] = e.instead;
  if (op?.k !== 'banish' || e.instead.length > 1 || e.would.k !== 'moved') return null;
  return op.what === 'event' || (op.what === 'this' && e.would.what === 'this') ? op : null;
}

/** It can be removed from play by the card that would have it so, and is not on its way there already. */
function canDivert(s: State, x: StandIn, m: Move): boolean {
  if (m.to === ZONE.banished || banOnPlayer(s, 'banish', x.you, m.id, x.src) !== null) return false;
  return x.src === m.id || !isFieldZone(s.cards[m.id]!.zone) || !isUnaffectedBy(s, m.id, x.src);
}

/**
 * The way a card goes that is about to move; null when something else is done instead (it is started). What is done instead
 * comes first: only what still moves goes elsewhere. `surely`: nothing else can be done.
 */
function wayOf(s: State, m: Move, why: number, doer: Doer, surely: boolean): Move | null {
  if (!s.heard.replaces) return m;
  const e = move(s, [m.id], m.to, why, doer);
  const all = standIns(s, e, m.id);
  if (all.length === 0) return m;
  const yes = (x: StandIn): boolean => verdict(doer.told, 0, x, m.id) === 1;
  const other = all.filter((x) => diversion(x.e) === null);
  if (!surely && startFirst(s, e, other, yes)) return null;
  const x = firstOf(
    all.filter((one) => !other.includes(one) && canDivert(s, one, m)),
    yes,
  );
  if (x === null) return m;
  if (x.e.limit !== undefined) countUse(s, x.eff, x.e.limit, x.src, x.you);
  return { id: m.id, to: ZONE.banished, ...(diversion(x.e)?.face === 'down' ? { face: 0 } : {}) };
}

const never = (): boolean => false;

/** The same for Life Points, where nobody is asked. */
export function replacedLp(
  s: State,
  k: 'damage' | 'gained',
  p: PlayerId,
  n: number,
  why: number,
  doer: Doer,
  direct = false,
): boolean {
  if (!s.heard.replaces || n <= 0) return false;
  const cards = doer.cause < 0 ? [] : [doer.cause];
  const e = aboutTo(s, k, { player: p, cards, why, n, m: direct ? 1 : 0 }, doer);
  return startFirst(s, e, standIns(s, e, -1), never);
}
/** The same for the cards of a draw. */
export function replacedDraw(s: State, p: PlayerId, n: number, why: number, doer: Doer): boolean {
  if (!s.heard.replaces || n <= 0) return false;
  const ids = pileOf(s, p, ZONE.deck).slice(-n).reverse();
  const e = move(s, ids, ZONE.hand, why | WHY.draw, doer);
  return startFirst(s, e, standIns(s, e, -1), never);
}

/** Cards that go somewhere together, each unless something stands in for it. @returns those that went, elsewhere too. */
export function sendAll(s: State, moves: readonly Move[], why: number, doer: Doer): CardId[] {
  if (moves.length === 0) return [];
  const going: Move[] = [];
  for (const m of moves) {
    const way = wayOf(s, m, why, doer, false);
    if (way !== null) going.push(way);
  }
  moveCards(s, going, why, doer);
  return going.map((m) => m.id);
}

/** The same where nothing can be done instead: only where they go may change. */
export function sendSurely(s: State, moves: readonly Move[], why: number, doer: Doer): void {
  moveCards(
    s,
    moves.map((m) => wayOf(s, m, why, doer, true) ?? m),
    why,
    doer,
  );
}

/** One card that an operation, or a battle, is about to move. */
export interface Going {
  id: CardId;
  to: ZoneId;
  why: number;
}

/**
 * Before cards move: asks about optional replacements, and lets those happen that come besides (`keep`). Answers are
 * written at the end of the frame's numbers, from `at` on.
 * @returns true while it waits: the frame must come back here.
 */
export function waitsFor(s: State, f: Frame, at: number, moves: readonly Going[], doer: Doer): boolean {
  if (!s.heard.asksReplace) return false;
  for (const m of moves) {
    const e = move(s, [m.id], m.to, m.why, doer);
    for (const x of standIns(s, e, m.id)) {
      let v = verdict(f.v, at, x, m.id);
      if (v < 0 && x.e.may === true && s.answer === null) {
        offer(s, x, m.id);
        return true;
      }
      const fresh = v < 0;
      if (fresh) {
        v = x.e.may === true && takeAnswer(s).k === 'no' ? 0 : 1;
        while (f.v.length < at) f.v.push(0);
        f.v.push(x.src, x.eff.addr, m.id, v);
      }
      if (v === 0) continue;
      if (x.e.keep !== true && diversion(x.e) !== null) continue;
      if (x.e.keep !== true) break;
      if (fresh) {
        start(s, x, e);
        return true;
      }
    }
  }
  return false;
}

/** An operation is over: what was answered about it counts no more; about moves it does while its moment goes on. */
export function forgetAnswers(f: Frame, at: number, sameMoment: boolean): void {
  const told = f.v.splice(at);
  if (sameMoment)
    for (let i = 0; i < told.length; i += 4) if (told[i + 2]! >= 0) f.v.push(...told.slice(i, i + 4));
}

function offer(s: State, x: StandIn, id: CardId): void {
  const c = ctxOf(x.you, x.src, x.eff, registersFor(s, x.eff, x.src, null));
  const by = x.e.by === undefined ? x.you : whoOf(s, c, x.e.by);
  ask(s, by === -1 ? x.you : by, 'yesNo', [option('yes'), option('no')], {
    purpose: 'may',
    card: x.src,
    addr: x.eff.addr,
    chosen: id < 0 ? [] : [id],
  });
}

/**
 * A coin or die has been thrown: whoever may have it thrown again is asked.
 * @returns 'wait' while somebody decides, 'again' when it is to be thrown again, 'stands' otherwise.
 */
export function rethrow(
  s: State,
  f: Frame,
  at: number,
  what: 'coin' | 'die',
  by: PlayerId,
  doer: Doer,
): 'wait' | 'again' | 'stands' {
  if (!s.heard.replaces) return 'stands';
  const e = aboutTo(s, 'tossed', { player: by, n: what === 'coin' ? 0 : 1 }, doer);
  for (const x of standIns(s, e, -1)) {
    if (verdict(f.v, at, x, -1) >= 0) continue;
    if (x.e.may === true && s.answer === null) {
      offer(s, x, -1);
      return 'wait';
    }
    const yes = x.e.may !== true || takeAnswer(s).k === 'yes';
    while (f.v.length < at) f.v.push(0);
    f.v.push(x.src, x.eff.addr, -1, yes ? 1 : 0);
    if (yes) {
      start(s, x, e);
      return 'again';
    }
  }
  return 'stands';
}
