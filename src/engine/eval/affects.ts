/** Whom a modification in force reaches, and the prohibitions that follow (AST.md §9). */
import type { Act, Filter } from '../ast/index.ts';
import type { State } from '../state.ts';
import type { CardId, PlayerId } from '../types.ts';
import { allHold } from './cond.ts';
import { type Active, derived, othersOf, staticCtx } from './derived.ts';
import { passesAll } from './filter.ts';
import { has } from './group.ts';
import { enter, leave } from './ring.ts';
import { whoIs } from './who.ts';

/** The modification works on this card now. */
export function affects(s: State, a: Active, id: CardId): boolean {
  if (a.lingering !== null) {
    if (a.lingering.on < 0 || a.lingering.on !== id) return false;
    return !mayBeShielded(s, a, id) || !shieldedFrom(s, a, id);
  }
  const on = a.cards;
  if (on === null) return false;
  if (on === 'this') {
    if (a.src !== id) return false;
    if (a.conds === null) return true;
  }
  if (!enter(a, id)) return false;
  return leave(
    (on === 'this' || has(s, staticCtx(s, a), on, id)) &&
      (a.conds === null || allHold(s, staticCtx(s, a), a.conds)) &&
      !(mayBeShielded(s, a, id) && shielded(s, a.src, id)),
  );
}

/** Something shields cards at all, and this is neither a shield nor the card's own effect. */
const mayBeShielded = (s: State, a: Active, id: CardId): boolean =>
  a.mod.k !== 'unaffected' && a.src !== id && derived(s).shields.length > 0;

function shieldedFrom(s: State, a: Active, id: CardId): boolean {
  if (!enter(a, id)) return true;
  return !leave(!shielded(s, a.src, id));
}

/** `unaffected`: no effect of such a source applies to the card (AST.md §17, kernel note 9). */
function shielded(s: State, src: CardId, id: CardId): boolean {
  for (const u of derived(s).shields)
    if (u.mod.k === 'unaffected' && affects(s, u, id) && passesAll(s, staticCtx(s, u), u.mod.by, src))
      return true;
  return false;
}

/** The effect of `src` does nothing to this card. */
export const isUnaffectedBy = (s: State, id: CardId, src: CardId): boolean =>
  src >= 0 && src !== id && derived(s).shields.length > 0 && shielded(s, src, id);

/** The modification works on this player now. */
export function affectsPlayer(s: State, a: Active, p: PlayerId): boolean {
  if (a.lingering !== null)
    return a.lingering.on < 0 && (a.lingering.player === -1 || a.lingering.player === p);
  if (a.player === null || !whoIs(s, staticCtx(s, a), a.player, p)) return false;
  if (a.conds === null) return true;
  return enter(a, -1 - p) && leave(allHold(s, staticCtx(s, a), a.conds));
}

/** Acts that the card does itself unless an effect makes it: `by` speaks of the card then. */
const ITSELF: ReadonlySet<Act> = new Set<Act>([
  'attack',
  'attackDirect',
  'changePos',
  'flipSummon',
  'activate',
  'discardToActivate',
  'play',
  'normalSummon',
  'setMonster',
  'set',
  'specialSummon',
  'summon',
]);

/**
 * Does this prohibition catch the card, or its player? One on a player that speaks of certain cards leaves out those that
 * its source does not affect (Amplifier); one that speaks of no card binds the player whatever he has (AST.md §16).
 */
export function catches(s: State, a: Active, p: PlayerId, id: CardId, by: CardId): boolean {
  if (a.mod.k !== 'cannot') return false;
  const { where, by: doers, unless } = a.mod;
  if (id < 0 || !affects(s, a, id)) {
    if (!affectsPlayer(s, a, p)) return false;
    if (where !== undefined && (id < 0 || isUnaffectedBy(s, id, a.src))) return false;
  }
  if (where === undefined && doers === undefined && unless === undefined) return true;
  if (!enter(a, id < 0 ? -1 - p : id)) return false;
  const c = staticCtx(s, a);
  const doer = by < 0 && ITSELF.has(a.mod.do) ? id : by;
  return leave(
    (where === undefined || passesAll(s, c, where, id)) &&
      (doers === undefined || (doer >= 0 && passesAll(s, c, doers, doer))) &&
      !(unless !== undefined && allHold(s, c, unless)),
  );
}

/**
 * Prohibition on a card ("cannot attack", "cannot be destroyed by battle"…): by a modification on the card itself, or on
 * its controller with the card among `where`. `by` is what would do it (the attacker, the source of the effect); without
 * one the card does it itself.
 * @returns the modification that forbids it, or null.
 */
export const banOnCard = (s: State, act: Act, id: CardId, by: CardId = -1): Active | null =>
  banOnPlayer(s, act, s.cards[id]!.controller, id, by);

/** Prohibition on a player without regard to a card (`draw`, `enterBattle`…), or for that card. */
export function banOnPlayer(
  s: State,
  act: Act,
  p: PlayerId,
  id: CardId = -1,
  by: CardId = -1,
): Active | null {
  const { bans } = derived(s);
  for (let i = 0; i < bans.length; i++) {
    const a = bans[i]!;
    if (a.forbids !== act || a.mod.k !== 'cannot' || a.mod.part !== undefined) continue;
    if (catches(s, a, p, id, by)) return a;
  }
  return null;
}

/** Does the modification's own `where` pass for the card? What asks for the modification itself does not. */
export function picks(s: State, a: Active, where: readonly Filter[] | undefined, id: CardId): boolean {
  if (where === undefined) return true;
  return enter(a, id) && leave(passesAll(s, staticCtx(s, a), where, id));
}

/** An effect lets the player do what the rules do not (`grant`), with this card. */
export function isGranted(s: State, act: 'trapFromHand' | 'chooseTargets', p: PlayerId, id: CardId): boolean {
  for (const a of othersOf(s))
    if (a.mod.k === 'grant' && a.mod.act === act && affectsPlayer(s, a, p) && picks(s, a, a.mod.where, id))
      return true;
  return false;
}

/** An effect keeps this player's Graveyard closed to the other (`hidden`). */
export function isHiddenFrom(s: State, whose: PlayerId, p: PlayerId): boolean {
  for (const a of othersOf(s))
    if (a.mod.k === 'hidden' && affectsPlayer(s, a, whose) && whoIs(s, staticCtx(s, a), a.mod.from, p))
      return true;
  return false;
}

/** That part of the card's keyword cannot be activated; its other effects can. */
export function banOnPart(s: State, part: 'return', id: CardId): Active | null {
  for (const a of derived(s).bans)
    if (a.forbids === 'activate' && a.mod.k === 'cannot' && a.mod.part === part && affects(s, a, id))
      return a;
  return null;
}

/** A modification of this kind works on the card; returns the newest, or null. */
export function modOn(
  s: State,
  k:
    | 'direct'
    | 'attacks'
    | 'pierce'
    | 'attackInDefense'
    | 'must'
    | 'lure'
    | 'lend'
    | 'keepPos'
    | 'toll'
    | 'negated',
  id: CardId,
): Active | null {
  let found: Active | null = null;
  for (const a of othersOf(s)) if (a.mod.k === k && affects(s, a, id)) found = a;
  return found;
}
