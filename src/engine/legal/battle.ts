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
export function mustAttack(s: State, id: CardId): boolean {
  if (derived(s).others.length === 0 || compelled(s, id) === null || !mayAttack(s, id)) return false;
  return attackTargets(s, id).length > 0;
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

/** Legal targets; DIRECT among them when the player may be attacked. */
export function attackTargets(s: State, id: CardId): CardId[] {
  const c = s.cards[id]!;
  const opp = opponentOf(c.controller);
  const all = pileOf(s, opp, ZONE.mzone).filter(
    (t) => t >= 0 && (s.cards[t]!.turnFlags & TURN_FLAG.limbo) === 0,
  );
  let targets = all.filter(
    (t) => banOnCard(s, 'beAttacked', t, id) === null && banOnCard(s, 'blockDirect', t, id) === null,
  );
  const blockers = all.filter((t) => banOnCard(s, 'blockDirect', t, id) === null);
  // a Toon must choose Toons; a magnet draws the attacks of the other side
  const own = modOn(s, 'lure', id);
  if (own !== null && own.mod.k === 'lure') {
    const only = own.mod.only;
    targets = targets.filter((t) => passesAll(s, staticCtx(s, own), only, t));
  }
  for (const a of othersOf(s)) {
    if (a.mod.k !== 'lure' || !affectsPlayer(s, a, c.controller) || isUnaffectedBy(s, id, a.src)) continue;
    const only = a.mod.only;
    targets = targets.filter((t) => passesAll(s, staticCtx(s, a), only, t));
  }
  const each = attackCount(s, id) < 0;
  // after a direct attack none of its further attacks is left
  if (each) targets = targets.filter((t) => !alreadyHit(s, id, t) && !alreadyHit(s, id, undefined));
  const may = blockers.length === 0 || modOn(s, 'direct', id) !== null;
  if (
    may &&
    banOnCard(s, 'attackDirect', id) === null &&
    !(own !== null && targets.length > 0) &&
    !(each && c.attacks > 0)
  )
    targets.push(DIRECT);
  const must = compelled(s, id);
  if (must === null || must.mod.k !== 'must' || must.mod.on === undefined) return targets;
  const on = must.mod.on;
  const owed = targets.filter((t) => t !== DIRECT && has(s, staticCtx(s, must), on, t));
  return owed.length > 0 ? owed : targets;
}

/** `target` undefined: the player. */
function alreadyHit(s: State, attacker: CardId, target: CardId | undefined): boolean {
  return s.history.some(
    (e) => e.k === 'attack' && e.turn === s.turn && e.cards[0] === attacker && e.cards[1] === target,
  );
}
