/** Replacements: what would happen does not, something else does (AST.md §3 `replace`, DESIGN §11). */
import { PART, REG } from '../code.ts';
import { isFieldZone, isMasked, isNegated } from '../eval/card.ts';
import { allHold } from '../eval/cond.ts';
import { ctxOf, idOf, token } from '../eval/ctx.ts';
import { matchEvent } from '../eval/match.ts';
import type { Event } from '../events.ts';
import { registersFor } from '../legal/activate.ts';
import { defAt, type Eff } from '../pool.ts';
import { OV, pushOps } from '../proc/ops.ts';
import type { State } from '../state.ts';
import { type CardId, ZONE, type ZoneId } from '../types.ts';
import { PROC } from './frames.ts';
import { type Doer, pileOf } from './mutate.ts';

/** `Event.n` of a move that is only about to happen. */
const ABOUT = 2;

/**
 * Asks whether something stands in for this move; if so its operations are started and the move must not be made.
 * The affected card's own replacement comes first (each source at most once).
 */
export function replaced(s: State, id: CardId, to: ZoneId, why: number, doer: Doer): boolean {
  if (!s.heard.replaces) return false;
  const card = s.cards[id]!;
  const e: Event = {
    k: 'moved',
    stamp: s.clock,
    turn: s.turn,
    player: -1,
    by: doer.by,
    cause: doer.cause,
    addr: doer.addr,
    cards: [id],
    moved: [card.moved],
    from: [card.zone],
    to: [to],
    ctrl: [card.controller],
    was: [null],
    why,
    n: ABOUT,
    m: 0,
  };
  if (standsIn(s, id, id, e)) return true;
  for (const p of [s.turnPlayer, 1 - s.turnPlayer] as const) {
    for (const z of [ZONE.mzone, ZONE.szone, ZONE.fzone] as const) {
      for (const src of pileOf(s, p as 0 | 1, z))
        if (src >= 0 && src !== id && standsIn(s, src, id, e)) return true;
    }
  }
  return false;
}

/** What a replacement does instead is not replaced by itself again. */
const running = (s: State, src: CardId, eff: Eff): boolean =>
  s.frames.some(
    (f) =>
      f.proc === PROC.ops &&
      f.v[OV.addr] === eff.addr &&
      (f.regs[REG.self] ?? []).some((t) => idOf(t) === src),
  );

function standsIn(s: State, src: CardId, id: CardId, e: Event): boolean {
  const c = s.cards[src]!;
  const effs = defAt(c.d).replaces;
  if (effs.length === 0 || !isFieldZone(c.zone) || c.face === 0 || isNegated(s, src) || isMasked(s, src))
    return false;
  for (const eff of effs) {
    if (eff.e.k !== 'replace' || running(s, src, eff) || !fits(s, src, eff, e)) continue;
    const regs = registersFor(s, eff, src, null);
    regs[REG.event] = [token(s, id)];
    pushOps(s, eff.addr, PART.do, c.controller, regs);
    return true;
  }
  return false;
}

function fits(s: State, src: CardId, eff: Eff, e: Event): boolean {
  if (eff.e.k !== 'replace') return false;
  const ctx = ctxOf(s.cards[src]!.controller, src, eff, registersFor(s, eff, src, null));
  return matchEvent(s, ctx, eff.e.would, e) !== null && (eff.e.if === undefined || allHold(s, ctx, eff.e.if));
}
