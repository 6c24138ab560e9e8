/** Who may attack whom (BATTLE rules, TOON-07, 08, GAP-04). */
import { pileOf } from '../core/mutate.ts';
import { affects, affectsPlayer, banOnCard, isUnaffectedBy, modOn } from '../eval/affects.ts';
import { type Active, derived, othersOf, staticCtx } from '../eval/derived.ts';
import { passesAll } from '../eval/filter.ts';
import { has } from '../eval/group.ts';
import { valueOf } from '../eval/num.ts';
import { type State, TURN_FLAG } from '../state.ts';
import { type CardId, opponentOf, ZONE } from '../types.ts';
import { attackersFull } from './cap.ts';
import { TOLL_ACTS, tollsPayable } from './toll.ts';

/** Target of a direct attack. */
export const DIRECT: CardId = -1;

/** How many attacks this monster has in a Battle Phase; -1: one on each opposing monster. */
export function attackCount(s: State, id: CardId): number {
  let n = 1;
  for (const a of othersOf(s)) {
    if (a.mod.k !== 'attacks' || !affects(s, a, id)) continue;
    const v =
      a.lingering !== null ? a.lingering.n : a.mod.n === 'all' ? -1 : valueOf(s, staticCtx(s, a), a.mod.n);
    if (v < 0) return -1;
    n = Math.max(n, v);
  }
  return n;
}

/** Why this monster cannot declare an attack, whatever the targets; '' when it can. */
export type AttackBar = '' | 'faceDown' | 'inDefense' | 'attacked' | 'banned' | 'enough' | 'toll';

/** `paid`: what the attack costs is paid already. */
export const mayAttack = (s: State, id: CardId, paid = false): boolean => attackBar(s, id, paid) === '';

export function attackBar(s: State, id: CardId, paid = false): AttackBar {
  const c = s.cards[id]!;
  if (c.zone !== ZONE.mzone || c.face === 0 || (c.turnFlags & TURN_FLAG.limbo) !== 0) return 'faceDown';
  if (c.pos === 1 && modOn(s, 'attackInDefense', id) === null) return 'inDefense';
  const count = attackCount(s, id);
  if (count >= 0 && c.attacks >= count) return 'attacked';
  if (banOnCard(s, 'attack', id) !== null) return 'banned';
  if (attackersFull(s, c.controller, id) !== null) return 'enough';
  return paid || tollsPayable(s, TOLL_ACTS.attack, c.controller, id) ? '' : 'toll';
}

/** An attack it is made to declare (`must`): whom it has to attack, where that is said. */
function compelled(s: State, id: CardId): Active | null {
  let found: Active | null = null;
  const p = s.cards[id]!.controller;
  for (const a of othersOf(s))
    if (
      a.mod.k === 'must' &&
      (affects(s, a, id) || (affectsPlayer(s, a, p) && !isUnaffectedBy(s, id, a.src))) &&
      (found === null || found.mod.k !== 'must' || found.mod.on === undefined)
    )
      found = a;
  return found;
}

/** A monster that has to attack and can: its player may not leave the Battle Phase. */
export const mustAttack = (s: State, id: CardId): boolean => orderTo(s, id) !== null;

/** What makes it attack, if it can. */
export function orderTo(s: State, id: CardId): Active | null {
  if (derived(s).others.length === 0) return null;
  const order = compelled(s, id);
  return order !== null && mayAttack(s, id) && attackTargets(s, id).length > 0 ? order : null;
}

/** Face-up in a position to attack, and not forbidden to; whether it has attacked before is not asked. */
export function canBattle(s: State, id: CardId): boolean {
  const c = s.cards[id]!;
  return (
    c.zone === ZONE.mzone &&
    c.face === 1 &&
    c.controller === s.turnPlayer &&
    (c.turnFlags & TURN_FLAG.limbo) === 0 &&
    (c.pos === 0 || modOn(s, 'attackInDefense', id) !== null) &&
    banOnCard(s, 'attack', id) === null
  );
}
/** Nothing forbids that this monster attacks that target (DIRECT: the player), whatever other targets there are. */
export function mayBeHit(s: State, attacker: CardId, target: CardId): boolean {
  if (target === DIRECT) return banOnCard(s, 'attackDirect', attacker) === null;
  const t = s.cards[target]!;
  return (
    t.zone === ZONE.mzone &&
    t.controller !== s.cards[attacker]!.controller &&
    (t.turnFlags & TURN_FLAG.limbo) === 0 &&
    banOnCard(s, 'beAttacked', target, attacker) === null &&
    banOnCard(s, 'blockDirect', target, attacker) === null
  );
}

/** Why a monster, or the player, is no target of this attack: `src` is the card behind it, -1 the rules. */
export interface TargetBar {
  bar: 'banned' | 'lured' | 'alreadyHit' | 'inTheWay' | 'owed';
  src: CardId;
}

/**
 * Legal targets; DIRECT among them when the player may be attacked.
 * @param barred collects why the others are none
 */
export function attackTargets(s: State, id: CardId, barred: Map<CardId, TargetBar> | null = null): CardId[] {
  const c = s.cards[id]!;
  const own = modOn(s, 'lure', id);
  const each = attackCount(s, id) < 0;
  const targets: CardId[] = [];
  let blocker: CardId = DIRECT;
  for (const t of pileOf(s, opponentOf(c.controller), ZONE.mzone)) {
    if (t < 0 || (s.cards[t]!.turnFlags & TURN_FLAG.limbo) !== 0) continue;
    const ignored = banOnCard(s, 'blockDirect', t, id);
    if (ignored === null && blocker < 0) blocker = t;
    const ban = ignored ?? banOnCard(s, 'beAttacked', t, id);
    const lure = ban === null ? lureAwayFrom(s, id, own, t) : null;
    if (ban !== null) barred?.set(t, { bar: 'banned', src: ban.src });
    else if (lure !== null) barred?.set(t, { bar: 'lured', src: lure.src });
    // after a direct attack none of its further attacks is left
    else if (each && (alreadyHit(s, id, t) || alreadyHit(s, id, undefined)))
      barred?.set(t, { bar: 'alreadyHit', src: -1 });
    else targets.push(t);
  }
  const direct = directBar(s, id, blocker, own !== null && targets.length > 0 ? own : null, each);
  if (direct === null) targets.push(DIRECT);
  else barred?.set(DIRECT, direct);
  const must = compelled(s, id);
  if (must === null || must.mod.k !== 'must' || must.mod.on === undefined) return targets;
  const on = must.mod.on;
  const owed = targets.filter((t) => t !== DIRECT && has(s, staticCtx(s, must), on, t));
  if (owed.length === 0) return targets;
  for (const t of targets) if (!owed.includes(t)) barred?.set(t, { bar: 'owed', src: must.src });
  return owed;
}

/** A Toon must choose Toons; a magnet draws the attacks of the other side. `own`: a lure on the attacker itself. */
function lureAwayFrom(s: State, id: CardId, own: Active | null, t: CardId): Active | null {
  if (own !== null && own.mod.k === 'lure' && !passesAll(s, staticCtx(s, own), own.mod.only, t)) return own;
  const p = s.cards[id]!.controller;
  for (const a of othersOf(s))
    if (
      a.mod.k === 'lure' &&
      affectsPlayer(s, a, p) &&
      !isUnaffectedBy(s, id, a.src) &&
      !passesAll(s, staticCtx(s, a), a.mod.only, t)
    )
      return a;
  return null;
}

/** GAP-04. `blocker`: a monster in the way; `lure`: the attacker has a monster it must choose. */
function directBar(
  s: State,
  id: CardId,
  blocker: CardId,
  lure: Active | null,
  each: boolean,
): TargetBar | null {
  if (blocker >= 0 && modOn(s, 'direct', id) === null) return { bar: 'inTheWay', src: blocker };
  const ban = banOnCard(s, 'attackDirect', id);
  if (ban !== null) return { bar: 'banned', src: ban.src };
  if (lure !== null) return { bar: 'lured', src: lure.src };
  return each && s.cards[id]!.attacks > 0 ? { bar: 'alreadyHit', src: -1 } : null;
}

/** `target` undefined: the player. */
function alreadyHit(s: State, attacker: CardId, target: CardId | undefined): boolean {
  return s.history.some(
    (e) => e.k === 'attack' && e.turn === s.turn && e.cards[0] === attacker && e.cards[1] === target,
  );
}
