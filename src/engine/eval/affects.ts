/** Whom a modification in force reaches, and the prohibitions that follow (AST.md §9). */
import type { Act } from '../ast/index.ts';
import type { State } from '../state.ts';
import type { CardId, PlayerId } from '../types.ts';
import { allHold } from './cond.ts';
import { type Active, bansOf, derived, othersOf, staticCtx } from './derived.ts';
import { passes } from './filter.ts';
import { has } from './group.ts';
import { whoIs } from './who.ts';

/** The modification works on this card now. */
export function affects(s: State, a: Active, id: CardId): boolean {
  if (a.lingering !== null) {
    if (a.lingering.on >= 0 ? a.lingering.on !== id : true) return false;
  } else {
    const e = a.eff.e;
    if (e.k !== 'static') return false;
    if (typeof e.on === 'object' && 'player' in e.on) return false;
    if (e.on === 'this') {
      if (a.src !== id) return false;
    } else if (!has(s, staticCtx(s, a), e.on, id)) return false;
    if (e.if !== undefined && !allHold(s, staticCtx(s, a), e.if)) return false;
  }
  return !shielded(s, a.src, id, a.mod.k === 'unaffected');
}

/** `unaffected`: no effect of such a source applies to the card (AST.md §17, kernel note 9). */
function shielded(s: State, src: CardId, id: CardId, isShield: boolean): boolean {
  if (isShield || src === id || derived(s).building) return false;
  for (const u of othersOf(s)) {
    if (
      u.mod.k === 'unaffected' &&
      affects(s, u, id) &&
      u.mod.by.every((f) => passes(s, staticCtx(s, u), f, src))
    )
      return true;
  }
  return false;
}

/** The effect of `src` does nothing to this card. */
export const isUnaffectedBy = (s: State, id: CardId, src: CardId): boolean =>
  src >= 0 && shielded(s, src, id, false);

/** The modification works on this player now. */
export function affectsPlayer(s: State, a: Active, p: PlayerId): boolean {
  if (a.lingering !== null)
    return a.lingering.on < 0 && (a.lingering.player === -1 || a.lingering.player === p);
  const e = a.eff.e;
  if (e.k !== 'static' || typeof e.on !== 'object' || !('player' in e.on)) return false;
  const c = staticCtx(s, a);
  return whoIs(s, c, e.on.player, p) && (e.if === undefined || allHold(s, c, e.if));
}

/**
 * Prohibition on a card ("cannot attack", "cannot be destroyed by battle"…): by a modification on the card itself, or on
 * its controller with the card among `where`. `by` is what would do it (the attacker, the source of the effect).
 * @returns the modification that forbids it, or null.
 */
export function banOnCard(s: State, act: Act, id: CardId, by: CardId = -1): Active | null {
  for (const a of bansOf(s, act)) {
    if (a.mod.k !== 'cannot' || a.mod.do !== act || a.mod.part !== undefined) continue;
    const c = staticCtx(s, a);
    if (affects(s, a, id)) {
      if (a.mod.where !== undefined && !a.mod.where.every((f) => passes(s, c, f, id))) continue;
    } else if (affectsPlayer(s, a, s.cards[id]!.controller)) {
      if (a.mod.where !== undefined && !a.mod.where.every((f) => passes(s, c, f, id))) continue;
    } else continue;
    if (a.mod.by !== undefined && (by < 0 || !a.mod.by.every((f) => passes(s, c, f, by)))) continue;
    if (a.mod.unless !== undefined && allHold(s, c, a.mod.unless)) continue;
    return a;
  }
  return null;
}

/** Prohibition on a player without regard to a card (`draw`, `enterBattle`, `summon`…), or for that card. */
export function banOnPlayer(s: State, act: Act, p: PlayerId, id: CardId = -1): Active | null {
  for (const a of bansOf(s, act)) {
    if (a.mod.k !== 'cannot' || a.mod.do !== act || a.mod.part !== undefined) continue;
    if (!affectsPlayer(s, a, p)) continue;
    const c = staticCtx(s, a);
    if (a.mod.where !== undefined && (id < 0 || !a.mod.where.every((f) => passes(s, c, f, id)))) continue;
    if (a.mod.unless !== undefined && allHold(s, c, a.mod.unless)) continue;
    return a;
  }
  return null;
}

/** That part of the card's keyword cannot be activated; its other effects can. */
export function banOnPart(s: State, part: 'return', id: CardId): boolean {
  for (const a of bansOf(s, 'activate'))
    if (a.mod.k === 'cannot' && a.mod.part === part && affects(s, a, id)) return true;
  return false;
}

/** A modification of this kind works on the card; returns the newest, or null. */
export function modOn(
  s: State,
  k: 'direct' | 'attacks' | 'pierce' | 'attackInDefense' | 'must' | 'lure' | 'lend' | 'keepPos' | 'toll',
  id: CardId,
): Active | null {
  let found: Active | null = null;
  for (const a of othersOf(s)) if (a.mod.k === k && affects(s, a, id)) found = a;
  return found;
}
