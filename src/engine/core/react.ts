/**
 * Unchained reactions (`react`, and listeners planted with `chain: false`): they act at once after the event, in the middle
 * of a resolution too, and nobody can answer them (AST.md §3).
 */
import type { Op } from '../ast/index.ts';
import { PART, REG } from '../code.ts';
import { isMasked, isNegated } from '../eval/card.ts';
import { allHold } from '../eval/cond.ts';
import { type Ctx, ctxOf, token } from '../eval/ctx.ts';
import { gained } from '../eval/gained.ts';
import { matchEvent } from '../eval/match.ts';
import type { Event } from '../events.ts';
import { metaOf, registersFor } from '../legal/activate.ts';
import { bitOf, defAt, type Eff, EVENT_BIT, effAt, lowered } from '../pool.ts';
import { pushInOrder } from '../proc/inOrder.ts';
import { pushOps } from '../proc/ops.ts';
import type { Delayed, Frame, State } from '../state.ts';
import {
  type CardId,
  opponentOf,
  type PlayerId,
  WHY,
  ZONE,
  ZONES_PER_PLAYER,
  type ZoneId,
} from '../types.ts';
import { batchBits, batchMask } from './emit.ts';
import { stillWaits } from './lingering.ts';
import { ENDS_LOOP, moveCards, pileOf, RULES } from './mutate.ts';
import { countUse, usesLeft } from './uses.ts';

interface Due {
  addr: number;
  part: number;
  you: 0 | 1;
  regs: number[][];
  card: CardId;
  ops: readonly Op[];
  /** It is the first of so many that their player puts in order; 0 otherwise. */
  ordered: number;
}
const FIELD: readonly ZoneId[] = [ZONE.mzone, ZONE.szone, ZONE.fzone];

/** Reactions to reactions, and reactions to one state in one window: more than any duel that goes on has. */
const MAX_NESTED = 80;
const MAX_IN_WINDOW = 30;

/** GAP-42: a loop that arises without a choice destroys the cards causing it; their own effects on leaving do not apply. */
export function stopLoop(s: State, causes: readonly { addr: number; card: CardId }[]): void {
  const ids = [...new Set(causes.map((d) => d.card))].filter(
    (id) => id >= 0 && FIELD.includes(s.cards[id]!.zone),
  );
  if (causes.some((d) => !ids.includes(d.card))) {
    const gone = new Set(causes.map((d) => d.addr));
    s.delayed = s.delayed.filter((d) => !gone.has(d.addr));
  }
  moveCards(
    s,
    ids.map((id) => ({ id, to: ZONE.gy })),
    WHY.destroy | WHY.rule,
    RULES,
    ENDS_LOOP,
  );
}

/** Looks at the events that happened since the last look; starts what answers them, turn player's first. */
export function reactTo(s: State): void {
  const from = s.reacted;
  s.reacted = s.batch.length;
  if ((batchMask(s) & s.heard.reacts) === 0 && s.delayed.length === 0) return;
  const bits = batchBits(s);
  let mask = 0;
  for (let i = from; i < bits.length; i++) mask |= bits[i]!;
  if ((mask & s.heard.reacts) === 0 && s.delayed.length === 0) return;
  const due: Due[] = [];
  const standing = reactorsTo(s, mask);
  for (let i = from; i < s.reacted; i++) {
    const e = s.batch[i]!;
    const bit = bits[i]!;
    const before = due.length;
    for (const id of standing) if ((defAt(s.cards[id]!.d).reactEvents & bit) !== 0) look(s, id, e, due);
    for (const g of gained(s, 'react'))
      if ((g.eff.events & bit) !== 0) consider(s, g.eff, g.self, g.you, e, due, false);
    // cards that have just left react to their own leaving
    if (e.k === 'moved')
      for (const id of e.cards)
        if (
          (defAt(s.cards[id]!.d).reactEvents & EVENT_BIT.moved) !== 0 &&
          !FIELD.includes(s.cards[id]!.zone) &&
          !standing.includes(id)
        )
          look(s, id, e, due);
    if (s.delayed.length > 0) listeners(s, e, due);
    if (due.length > before + 1) inTurn(s, e, due, before);
  }
  if (due.length > 0 && s.frames.length > MAX_NESTED) {
    stopLoop(s, due);
    return;
  }
  for (let i = due.length - 1; i >= 0; i--) {
    const d = due[i]!;
    pushOps(s, d.addr, d.part, d.you, d.regs);
    if (d.ordered > 1) pushInOrder(s, d.you, d.ordered);
  }
}

/**
 * What one event has set off, from `first` on: the turn player's before the other's. At a moment of a phase each orders his
 * own (GAP-28); elsewhere they come as the cards lie.
 */
function inTurn(s: State, e: Event, due: Due[], first: number): void {
  const mine: Due[] = [];
  const others: Due[] = [];
  for (const d of due.splice(first)) (d.you === s.turnPlayer ? mine : others).push(d);
  for (const list of [mine, others]) {
    if (e.k === 'phase' && list.length > 1 && orderMatters(s, list)) list[0]!.ordered = list.length;
    due.push(...list);
  }
}

/** Upkeep in Life Points that all can be paid comes to the same in any order; so does what is no card's any more. */
function orderMatters(s: State, list: readonly Due[]): boolean {
  let lp = s.players[list[0]!.you].lp;
  for (const d of list) {
    if (d.card < 0) return false;
    lp -= upkeepIn(d.ops);
  }
  return !(lp > 0);
}

/** Life Points that must be paid or something else happens; not a number when it is anything else. */
function upkeepIn(ops: readonly Op[]): number {
  const [op] = ops;
  if (op?.k !== 'payElse' || ops.length > 1) return Number.NaN;
  let sum = 0;
  for (const pay of op.pay) sum += pay.k === 'payLp' && typeof pay.n === 'number' ? pay.n : Number.NaN;
  return sum;
}

const FIELD_BITS = (1 << ZONE.mzone) | (1 << ZONE.szone) | (1 << ZONE.fzone);

/** Cards that react to any of these kinds from where they are, turn player's first. */
function reactorsTo(s: State, mask: number): CardId[] {
  const out: CardId[] = [];
  const zones = FIELD_BITS | s.heard.reactZones;
  for (let i = 0; i < 2; i++) {
    const p = i === 0 ? s.turnPlayer : opponentOf(s.turnPlayer);
    for (let z = 0; z < ZONES_PER_PLAYER; z++) {
      if ((zones & (1 << z)) === 0) continue;
      const row = pileOf(s, p, z as ZoneId);
      for (let j = 0; j < row.length; j++) {
        const id = row[j]!;
        if (id >= 0 && (defAt(s.cards[id]!.d).reactEvents & mask) !== 0) out.push(id);
      }
    }
  }
  return out;
}

function look(s: State, id: CardId, e: Event, due: Due[]): void {
  const c = s.cards[id]!;
  const at = e.cards.indexOf(id);
  const was = e.k === 'moved' && at >= 0 && !FIELD.includes(c.zone) ? (e.was[at] ?? null) : null;
  const bit = bitOf(e.k);
  for (const eff of defAt(c.d).reacts) {
    if ((eff.events & bit) === 0) continue;
    if (worksFrom(eff, c.zone)) {
      if (isAwake(s, id, eff)) consider(s, eff, id, c.controller, e, due, false);
    } else if (was !== null && was.face === 1 && !was.negated && worksFrom(eff, was.zone))
      consider(s, eff, id, was.controller, e, due, true);
  }
}
/** Reactions work in the field zones, or where they say. */
const worksFrom = (eff: Eff, z: ZoneId): boolean =>
  eff.from === 0 ? FIELD.includes(z) : (eff.from & (1 << z)) !== 0;
/** Off the field always; there face-up, unless it says otherwise, and not switched off. */
const isAwake = (s: State, id: CardId, eff: Eff): boolean =>
  !FIELD.includes(s.cards[id]!.zone) ||
  ((s.cards[id]!.face === 1 || eff.faceDown) && !isNegated(s, id) && !isMasked(s, id));

/** One reaction to one event. `left`: its card has just left, so only what is about itself counts. */
function consider(s: State, eff: Eff, id: CardId, you: PlayerId, e: Event, due: Due[], left: boolean): void {
  if (eff.e.k !== 'react' || !('ev' in eff.e.on)) return;
  const ctx = ctxOf(you, id, eff);
  for (const ev of eff.e.on.ev) {
    const ids = matchEvent(s, ctx, ev, e);
    if (ids === null || (left && !aboutSelf(ev))) continue;
    ctx.regs = registersFor(s, eff, id, null);
    bindEvent(s, ctx, ids, e);
    if (eff.e.if !== undefined && !allHold(s, ctx, eff.e.if)) continue;
    if (!usesLeft(s, eff, eff.e.limit, id, you)) continue;
    if (eff.e.limit !== undefined) countUse(s, eff, eff.e.limit, id, you);
    due.push({ addr: eff.addr, part: PART.do, you, regs: ctx.regs, card: id, ops: eff.e.do, ordered: 0 });
    return;
  }
}
const aboutSelf = (ev: { k: string }): boolean => 'what' in ev && ev.what === 'this';

function bindEvent(s: State, c: Ctx, ids: readonly CardId[], e: Event): void {
  c.regs[REG.event] = ids.map((x) => token(s, x));
  c.regs[REG.meta] = metaOf(s, e);
}

/** A planted listener whose time has come goes on the next chain. `e`: its event, null when there is none. */
export function waitForChain(s: State, d: Delayed, regs: number[][], e: Event | null): void {
  s.pending = [
    ...s.pending,
    {
      card: d.card,
      moved: d.moved,
      addr: d.addr,
      player: d.you,
      stamp: e?.stamp ?? s.clock,
      mandatory: true,
      event: e,
      delay: d.at,
      regs,
    },
  ];
}

/** Planted listeners count their events; the unchained ones act. Those with a chain wait to be collected. */
function listeners(s: State, e: Event, due: Due[]): void {
  let changed = false;
  const kept: Delayed[] = [];
  for (const d of s.delayed) {
    if (!stillWaits(s, d)) {
      changed = true;
      continue;
    }
    const eff = effAt(d.addr);
    const node = lowered(eff).delays[d.at]!;
    const ctx = ctxOf(
      d.you,
      d.card,
      eff,
      d.regs.map((r) => r),
    );
    const ids = e.stamp > d.stamp || e.turn > d.turn ? matchEvent(s, ctx, node.op.on, e) : null;
    if (ids === null) {
      kept.push(d);
      continue;
    }
    const left = d.left === 0 ? 0 : d.left - 1;
    if (d.left !== 0) changed = true;
    if (d.left > 1) {
      kept.push({ ...d, left });
      continue;
    }
    if (d.left === 0) kept.push(d);
    bindEvent(s, ctx, ids, e);
    if (node.op.if !== undefined && !allHold(s, ctx, node.op.if)) continue;
    if (node.op.chain) waitForChain(s, d, ctx.regs, e);
    else
      due.push({
        addr: d.addr,
        part: node.part,
        you: d.you,
        regs: ctx.regs,
        card: d.card,
        ops: node.op.do,
        ordered: 0,
      });
  }
  if (changed || kept.length !== s.delayed.length) s.delayed = kept;
}

/**
 * The window's register holds how many have acted in it, then card and effect of each that was a loop: what lies where
 * nothing destroys it is just not asked again.
 */
function isStopped(f: Frame, id: CardId, eff: Eff): boolean {
  const [, ...stopped] = f.regs[0] ?? [];
  for (let i = 0; i < stopped.length; i += 2)
    if (stopped[i] === id && stopped[i + 1] === eff.addr) return true;
  return false;
}

/** Conditions that act whenever they are true ("is destroyed when…"). @returns whether one was started. */
export function reactToState(s: State, f: Frame): boolean {
  if (!s.heard.stateReacts) return false;
  for (const p of [s.turnPlayer, opponentOf(s.turnPlayer)]) {
    for (let z = 0; z < ZONES_PER_PLAYER; z++) {
      if (((FIELD_BITS | s.heard.reactZones) & (1 << z)) === 0) continue;
      for (const id of pileOf(s, p, z as ZoneId)) {
        if (id < 0) continue;
        const c = s.cards[id]!;
        const d = defAt(c.d);
        if (d.stateReacts.length === 0) continue;
        for (const eff of d.stateReacts) {
          if (eff.e.k !== 'react' || !('state' in eff.e.on) || !worksFrom(eff, c.zone)) continue;
          if (!isAwake(s, id, eff)) continue;
          if (isStopped(f, id, eff)) continue;
          const ctx = ctxOf(c.controller, id, eff, registersFor(s, eff, id, null));
          if (!allHold(s, ctx, eff.e.on.state)) continue;
          if (eff.e.if !== undefined && !allHold(s, ctx, eff.e.if)) continue;
          if (!usesLeft(s, eff, eff.e.limit, id, c.controller)) continue;
          if (eff.e.limit !== undefined) countUse(s, eff, eff.e.limit, id, c.controller);
          const [times = 0, ...stopped] = f.regs[0] ?? [];
          if (times >= MAX_IN_WINDOW) {
            f.regs = [[0, ...stopped, id, eff.addr]];
            stopLoop(s, [{ addr: eff.addr, card: id }]);
            return true;
          }
          f.regs = [[times + 1, ...stopped]];
          pushOps(s, eff.addr, PART.do, c.controller, ctx.regs);
          return true;
        }
      }
    }
  }
  return false;
}
