/** Can a price be paid at all? For "pay or else" and tolls. */
import type { Cards, Op, Some, Still, Who } from '../ast/index.ts';
import { isSome } from '../ast/lower.ts';
import { pileOf } from '../core/mutate.ts';
import { affects, affectsPlayer, picks } from '../eval/affects.ts';
import { counterName } from '../eval/bond.ts';
import type { Ctx } from '../eval/ctx.ts';
import { othersOf } from '../eval/derived.ts';
import { cardsOf } from '../eval/group.ts';
import { countersOn, valueOf } from '../eval/num.ts';
import { playersOf, whoOf } from '../eval/who.ts';
import { profileOf } from '../profile.ts';
import type { State } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { boundsOf, candidatesFor } from './pick.ts';

/** Life Points that are to be thought away: tolls due for what is only being considered. */
export const pledged: [number, number] = [0, 0];
/** Answers a question as if the player had paid that many Life Points. */
export function whenPaid<T>(p: PlayerId, n: number, ask: () => T): T {
  pledged[p] += n;
  try {
    return ask();
  } finally {
    pledged[p] -= n;
  }
}

/** Has the player that many Life Points to pay? */
export function hasLp(s: State, p: PlayerId, n: number): boolean {
  const lp = s.players[p].lp - pledged[p];
  return lp > n || (lp === n && profileOf(s.rules).mayPayAllLp);
}

/** `waive`: the player need not pay Life Points for effects of this card. */
export function isWaived(s: State, p: PlayerId, src: CardId): boolean {
  for (const a of othersOf(s))
    if (
      a.mod.k === 'waive' &&
      src >= 0 &&
      (affectsPlayer(s, a, p) || affects(s, a, src)) &&
      picks(s, a, a.mod.where, src)
    )
      return true;
  return false;
}

/**
 * @param paid Life Points already promised per player; what this takes is added.
 * @param needs for each card already promised, those that it may be; what this takes is added.
 */
export function canPay(
  s: State,
  c: Ctx,
  ops: readonly Op[],
  paid: [number, number] = [0, 0],
  needs: CardId[][] = [],
): boolean {
  for (const op of ops) {
    switch (op.k) {
      case 'payLp': {
        const w = whoOf(s, c, op.who);
        const p = w === -1 ? c.you : w;
        if (isWaived(s, p, c.self)) break;
        paid[p] += valueOf(s, c, op.n);
        if (!hasLp(s, p, paid[p])) return false;
        break;
      }
      case 'counter': {
        const n = valueOf(s, c, op.n);
        const on = isSome(op.on) ? candidatesFor(s, c, op.on, 'counter', 'cost') : cardsOf(s, c, op.on);
        if (n < 0 && !on.some((id) => countersOn(s, id, counterName(op.kind)) >= -n)) return false;
        break;
      }
      case 'draw':
      case 'mill': {
        const n = valueOf(s, c, op.n);
        if (playersOf(s, c, op.who).some((p) => pileOf(s, p, ZONE.deck).length < n)) return false;
        break;
      }
      default:
        if ('what' in op && !cardsFor(s, c, op, needs)) return false;
    }
  }
  return true;
}

/** Are there cards for it besides those that are needed already? What it needs is added. */
function cardsFor(s: State, c: Ctx, op: Op, needs: CardId[][]): boolean {
  const what = 'what' in op ? (op.what as Cards | { player: Who } | string) : 'this';
  if (op.k === 'declare' || op.k === 'negate' || op.k === 'retarget') return true;
  if (typeof what === 'object' && 'player' in what) return true;
  if (!isSome(what as Cards)) {
    const ids = cardsOf(s, c, what as Still);
    for (const id of ids) needs.push([id]);
    return ids.length > 0 && eachHasOne(needs);
  }
  const some = what as Some;
  const ids = candidatesFor(s, c, some, op.k, 'cost');
  const [min] = boundsOf(s, c, some, ids.length);
  for (let i = 0; i < min; i++) needs.push(ids);
  return ids.length >= (some.n === 'any' || Array.isArray(some.n) ? 0 : 1) && eachHasOne(needs);
}

/** A card for each need, none for two: what was given out already is moved where that helps. */
function eachHasOne(needs: readonly CardId[][]): boolean {
  const given = new Map<CardId, number>();
  const give = (at: number, tried: Set<CardId>): boolean => {
    for (const id of needs[at]!) {
      if (tried.has(id)) continue;
      tried.add(id);
      const other = given.get(id);
      if (other !== undefined && !give(other, tried)) continue;
      given.set(id, at);
      return true;
    }
    return false;
  };
  for (let at = 0; at < needs.length; at++) if (!give(at, new Set())) return false;
  return true;
}
