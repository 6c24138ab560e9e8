/** Limits on what a player has on the field or attacks with (`cap`): what is there now, and whether one more fits. */
import { affectsPlayer, isUnaffectedBy, picks } from '../eval/affects.ts';
import { inLimbo, nameOf, raceOf } from '../eval/card.ts';
import { asBefore, masked } from '../eval/ctx.ts';
import { type Active, derived, staticCtx } from '../eval/derived.ts';
import { valueOf } from '../eval/num.ts';
import { enter, leave } from '../eval/ring.ts';
import type { Def } from '../pool.ts';
import { type State, TURN_FLAG } from '../state.ts';
import { type CardId, type PlayerId, ZONE, ZONES_PER_PLAYER, type ZoneId } from '../types.ts';

const MONSTERS: readonly ZoneId[] = [ZONE.mzone];
const FIELD: readonly ZoneId[] = [ZONE.mzone, ZONE.szone, ZONE.fzone];

type Cap = Active['mod'] & { k: 'cap' };
const capOf = (a: Active): Cap => a.mod as Cap;

/** Stands for the question how much the limit allows. */
const ITS_NUMBER: CardId = -3;

/** Limits on this player; `attackers` never among them. */
function capsOn(s: State, p: PlayerId): Active[] {
  return derived(s).caps.filter((a) => capOf(a).what !== 'attackers' && affectsPlayer(s, a, p));
}
export const mostOf = (s: State, a: Active): number => {
  const { n } = capOf(a);
  if (n === 'none' || !enter(a, ITS_NUMBER)) return Number.POSITIVE_INFINITY;
  const most = valueOf(s, staticCtx(s, a), n);
  return leave(true) ? most : Number.POSITIVE_INFINITY;
};

/** Cards of the player that the limit counts. Types and copies are counted of face-up cards only. */
export function counted(s: State, a: Active, p: PlayerId): CardId[] {
  const { what, where } = capOf(a);
  const out: CardId[] = [];
  for (const z of what === 'cards' || what === 'copies' ? FIELD : MONSTERS)
    for (const id of s.zones[p * ZONES_PER_PLAYER + z]!) {
      if (id < 0 || masked.has(id) || inLimbo(s, id) || isUnaffectedBy(s, id, a.src)) continue;
      if ((what === 'races' || what === 'copies') && s.cards[id]!.face === 0) continue;
      if (what === 'races' && raceOf(s, id) < 0) continue;
      if (picks(s, a, where, id)) out.push(id);
    }
  return out;
}

/**
 * May this card come to the player's field? `up`: face-up; `leaving`: what goes as it comes (Tributes, or itself when it
 * is there already); `joining`: what comes with it.
 */
export function fits(
  s: State,
  p: PlayerId,
  id: CardId,
  zone: ZoneId,
  up: boolean,
  leaving: readonly CardId[] = [],
  joining: readonly CardId[] = [],
): boolean {
  return capAgainst(s, p, id, zone, up, leaving, joining) === null;
}

/** The limit that keeps the card from coming there; null when it may. */
export function capAgainst(
  s: State,
  p: PlayerId,
  id: CardId,
  zone: ZoneId,
  up: boolean,
  leaving: readonly CardId[] = [],
  joining: readonly CardId[] = [],
): Active | null {
  if (derived(s).caps.length === 0) return null;
  // the limit itself may count what leaves: Tributes that the other player has lent
  const gone = leaving.filter((x) => x !== id && !masked.has(x));
  for (const x of gone) masked.add(x);
  const found = tooMuch(s, p, id, zone, up, leaving, joining);
  for (const x of gone) masked.delete(x);
  return found;
}

function tooMuch(
  s: State,
  p: PlayerId,
  id: CardId,
  zone: ZoneId,
  up: boolean,
  leaving: readonly CardId[],
  joining: readonly CardId[],
): Active | null {
  for (const a of capsOn(s, p)) {
    const { what, where, arriving } = capOf(a);
    if (arriving === true && s.cards[id]!.zone === ZONE.mzone) continue;
    if ((what === 'monsters' || what === 'races') && zone !== ZONE.mzone) continue;
    if ((what === 'races' || what === 'copies') && !up) continue;
    if (isUnaffectedBy(s, id, a.src)) continue;
    const asThere = asBefore({ id, zone, ctrl: p, was: null }, () => picks(s, a, where, id));
    if (!asThere) continue;
    const there = counted(s, a, p).filter((x) => x !== id && !leaving.includes(x));
    if (amount(s, what, [...there, ...joining, id], id) > mostOf(s, a)) return a;
  }
  return null;
}

/** The same for Tokens, of which there is no card yet. */
export function tokensFit(s: State, p: PlayerId, token: Def, n: number): boolean {
  if (derived(s).caps.length === 0) return true;
  return capsOn(s, p).every((a) => {
    const { what, where } = capOf(a);
    if (where !== undefined) return true;
    const there = counted(s, a, p);
    const most = mostOf(s, a);
    if (what === 'races') return new Set([...there.map((x) => raceOf(s, x)), token.race]).size <= most;
    if (what === 'copies') return there.filter((x) => nameOf(s, x) === token.name).length + n <= most;
    return there.length + n <= most;
  });
}

function amount(s: State, what: Cap['what'], ids: readonly CardId[], about: CardId): number {
  if (what === 'races') return new Set(ids.map((x) => raceOf(s, x))).size;
  if (what === 'copies') return ids.filter((x) => nameOf(s, x) === nameOf(s, about)).length;
  return ids.length;
}

/** What the player has to choose from when there is too much, and how many of it; null when all is well. */
export interface Excess {
  cap: Active;
  /** Chosen cards stay, with their Types; otherwise chosen cards go. */
  keep: boolean;
  from: CardId[];
  n: number;
}
export function excessOf(s: State, p: PlayerId): Excess | null {
  for (const cap of capsOn(s, p)) {
    if (capOf(cap).arriving === true) continue;
    const ids = counted(s, cap, p);
    const most = Math.max(0, mostOf(s, cap));
    const { what } = capOf(cap);
    if (what === 'races') {
      if (amount(s, what, ids, -1) > most) return { cap, keep: true, from: ids, n: most };
    } else if (what === 'copies') {
      for (const id of ids) {
        const same = ids.filter((x) => nameOf(s, x) === nameOf(s, id));
        if (same.length > most) return { cap, keep: false, from: same, n: same.length - most };
      }
    } else if (ids.length > most) return { cap, keep: false, from: ids, n: ids.length - most };
  }
  return null;
}

/** As many other monsters have attacked already as may attack this turn. */
export function attackersFull(s: State, p: PlayerId, id: CardId): Active | null {
  for (const a of derived(s).caps) {
    if (capOf(a).what !== 'attackers' || !affectsPlayer(s, a, p)) continue;
    const { where } = capOf(a);
    if (isUnaffectedBy(s, id, a.src) || !picks(s, a, where, id)) continue;
    const before = s.cards.filter(
      (x) => x.id !== id && (x.turnFlags & TURN_FLAG.attacked) !== 0 && picks(s, a, where, x.id),
    );
    if (before.length >= mostOf(s, a)) return a;
  }
  return null;
}
