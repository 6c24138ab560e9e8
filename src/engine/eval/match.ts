/** Does an event fit a pattern? (AST.md §7) Groups inside describe the state just before the event. */
import type { Ev, Still } from '../ast/index.ts';
import { REG } from '../code.ts';
import { ENDS_LOOP } from '../core/mutate.ts';
import type { Event } from '../events.ts';
import { effAt } from '../pool.ts';
import type { State } from '../state.ts';
import { type CardId, DAMAGE_SUBS, PHASES, WHY, type WhyName, ZONE } from '../types.ts';
import { bondName } from './bond.ts';
import { alive, asBefore, type Ctx, idOf, movedOf } from './ctx.ts';
import { howFits, passes, passesAll } from './filter.ts';
import { has, inPlaces } from './group.ts';
import { registerOf } from './ref.ts';
import { doesTrait } from './trait.ts';
import { whoIs } from './who.ts';

const EMPTY: CardId[] = [];

/**
 * @returns the cards of the event that fit (empty for events about no card), or null when it does not fit.
 */
export function matchEvent(s: State, c: Ctx, ev: Ev, e: Event): CardId[] | null {
  if (ev.k !== e.k) return null;
  const outer = c.ev;
  c.ev = e;
  try {
    return match(s, c, ev, e);
  } finally {
    c.ev = outer;
  }
}

function match(s: State, c: Ctx, ev: Ev, e: Event): CardId[] | null {
  switch (ev.k) {
    case 'moved':
      return matchMove(s, c, ev, e);
    case 'summoned':
    case 'wouldSummon': {
      if (ev.how !== undefined && !howFits(e.n, ev.how)) return null;
      if (ev.by !== undefined && (e.player === -1 || !whoIs(s, c, ev.by, e.player))) return null;
      return fitting(s, c, ev.what, e);
    }
    case 'setDown':
    case 'flipped':
    case 'targeted':
      if (ev.k === 'targeted' && (e.by === -1 || !whoIs(s, c, ev.by, e.by))) return null;
      return fitting(s, c, ev.what, e);
    case 'posChanged':
      if ((ev.to === 'attack') !== (e.n === 0 || e.n === 3)) return null;
      return fitting(s, c, ev.what, e);
    case 'ctrlChanged':
      return e.player !== -1 && whoIs(s, c, ev.to, e.player) ? fitting(s, c, ev.what, e) : null;
    case 'attack': {
      const attacker = e.cards[0]!;
      if (!has(s, c, ev.by, attacker)) return null;
      const target = e.cards[1];
      if (ev.on === 'direct') return target === undefined ? [attacker] : null;
      if (ev.on !== undefined && (target === undefined || !has(s, c, ev.on, target))) return null;
      return [attacker];
    }
    case 'battle': {
      if (DAMAGE_SUBS[e.n] !== ev.at) return null;
      const [attacker, target] = [e.cards[0]!, e.cards[1] ?? -1];
      const asAttacker = ev.as !== 'target' && has(s, c, ev.who, attacker);
      const asTarget = ev.as !== 'attacker' && target >= 0 && has(s, c, ev.who, target);
      if (!asAttacker && !asTarget) return null;
      const foe = asAttacker ? target : attacker;
      if (ev.foe !== undefined && (foe < 0 || !passesAll(s, c, ev.foe, foe))) return null;
      return [asAttacker ? attacker : target];
    }
    case 'damage': {
      if (e.player === -1 || !whoIs(s, c, ev.to, e.player)) return null;
      if (ev.by !== 'any' && (e.why & WHY[ev.by]) === 0) return null;
      if (ev.direct === true && e.m !== 1) return null;
      if (ev.from === undefined) return EMPTY;
      const src = e.cards[0];
      return src !== undefined && has(s, c, ev.from, src) ? [src] : null;
    }
    case 'gained':
    case 'paid':
      return e.player !== -1 && whoIs(s, c, ev.who, e.player) ? EMPTY : null;
    case 'phase': {
      const at = ev.at === 'start' ? 0 : ev.at === 'during' ? 1 : 2;
      return PHASES[e.n] === ev.is && e.m === at && e.player !== -1 && whoIs(s, c, ev.of, e.player)
        ? EMPTY
        : null;
    }
    case 'activated':
    case 'resolving':
    case 'resolved': {
      const card = e.cards[0]!;
      if (e.player === -1 || !whoIs(s, c, ev.by, e.player)) return null;
      if (!ev.what.every((f) => passes(s, c, f, card))) return null;
      const now = s.chain[e.n - 1];
      // of a link that is gone the number may be another's by now
      const link = now?.card === card && now.addr === e.addr ? now : undefined;
      if (ev.part !== undefined && link !== undefined && link.isCard !== (ev.part === 'card')) return null;
      if (ev.on !== undefined) {
        const targets = (link?.regs[REG.targets] ?? []).filter((t) => alive(s, t)).map(idOf);
        const hit = targets.filter((id) => has(s, c, ev.on!.what, id));
        if (hit.length === 0 || (ev.on.only && targets.length !== 1)) return null;
      }
      if (ev.does !== undefined && !doesTrait(s, c, effAt(e.addr), link?.mode ?? -1, ev.does, link))
        return null;
      return [card];
    }
    case 'equipped': {
      const [equip, host] = [e.cards[0]!, e.cards[1]!];
      return ev.what.every((f) => passes(s, c, f, equip)) && has(s, c, ev.to, host) ? [equip] : null;
    }
    case 'tossed':
      return (ev.what === 'coin') === (e.n === 0) && e.player !== -1 && whoIs(s, c, ev.by, e.player)
        ? EMPTY
        : null;
  }
}

function fitting(s: State, c: Ctx, what: Still, e: Event): CardId[] | null {
  const out = e.cards.filter((id) =>
    e.k === 'wouldSummon' ? inGroupLoosely(s, c, what, id) : has(s, c, what, id),
  );
  return out.length === 0 ? null : out;
}

/** A monster on its way in is on no list yet; of a group only side and filters are asked. */
function inGroupLoosely(s: State, c: Ctx, what: Still, id: CardId): boolean {
  if (typeof what === 'object' && 'in' in what) {
    return whoIs(s, c, what.of, s.cards[id]!.controller) && passesAll(s, c, what.where, id);
  }
  return has(s, c, what, id);
}

/** `Event.n` of a move: 0 it happened, 1 destruction by battle is decided, 2 it is only about to happen, 3 it ended a loop. */
function matchMove(s: State, c: Ctx, ev: Ev & { k: 'moved' }, e: Event): CardId[] | null {
  // GAP-42: what ended a loop has no effect of its own on leaving
  if (e.n === ENDS_LOOP && e.cards.includes(c.self)) return null;
  const why = ev.why ?? [];
  for (const w of why) if ((e.why & WHY[w as WhyName]) === 0) return null;
  if (e.n !== 2) {
    // "destroyed by battle" is decided before the loser leaves (GOAT-06): without `to` only that moment counts
    const asksDecision = why.includes('battle') && why.includes('destroy') && ev.to === undefined;
    if (asksDecision !== (e.n === 1) && (e.why & WHY.battle) !== 0) return null;
  }
  if (ev.by !== undefined && (e.by === -1 || !whoIs(s, c, ev.by, e.by))) return null;
  if (ev.cause !== undefined) {
    if (e.cause < 0) return null;
    for (const f of ev.cause) if (!passes(s, c, f, e.cause)) return null;
  }
  const out: CardId[] = [];
  for (let i = 0; i < e.cards.length; i++) {
    const id = e.cards[i]!;
    const from = e.from[i]!;
    if (ev.from !== undefined && !inPlaces(from, ev.from)) continue;
    // XYZ-01: to become a material is not to leave the field
    if (ev.to === undefined ? e.to[i] === ZONE.overlay : !inPlaces(e.to[i]!, ev.to)) continue;
    const fits = asBefore({ id, zone: from, ctrl: e.ctrl[i]!, was: e.was[i] ?? null }, () =>
      hasMoved(s, c, ev.what, id, e.moved[i]!),
    );
    if (fits) out.push(id);
  }
  return out.length === 0 ? null : out;
}

/** `this` and `it` name the card itself, wherever it is by now. */
function hasMoved(s: State, c: Ctx, what: Still, id: CardId, movedNow: number): boolean {
  if (what === 'this') return id === c.self;
  if (what === 'it') return id === c.it;
  if (typeof what === 'object' && 'bond' in what) return bondedTo(s, c, what.bond, id);
  // a memory of the card where it was just before
  if (typeof what === 'object' && 'ref' in what) {
    const list = c.regs[registerOf(c, what.ref)] ?? [];
    return list.some((t) => idOf(t) === id && (alive(s, t) || movedOf(t) === movedNow - 1));
  }
  return has(s, c, what, id);
}

/** A bond to a card that has just moved: compared without its move. */
function bondedTo(s: State, c: Ctx, name: string, id: CardId): boolean {
  if (c.self < 0) return false;
  const self = s.cards[c.self]!;
  const list = self.bonds.length > 0 ? self.bonds : (self.last?.bonds ?? []);
  for (let i = 0; i < list.length; i += 3)
    if (list[i] === bondName(name) && list[i + 1] === id && list[i + 2]! + 1 >= s.cards[id]!.moved)
      return true;
  return false;
}
