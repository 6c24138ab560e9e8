/** Choosing cards: who is eligible, how many, and whether a choice can still be completed (DESIGN §0.5). */
import type { Some } from '../ast/index.ts';
import type { PickVerb } from '../code.ts';
import type { Purpose } from '../decision.ts';
import { banOnCard, banOnPlayer, isUnaffectedBy } from '../eval/affects.ts';
import { kindOf, nameOf } from '../eval/card.ts';
import type { Ctx } from '../eval/ctx.ts';
import { passesAll } from '../eval/filter.ts';
import { cardsOf, isGroup } from '../eval/group.ts';
import { compare, valueOf } from '../eval/num.ts';
import { statOf } from '../eval/stats.ts';
import { whoOf } from '../eval/who.ts';
import { type State, TURN_FLAG } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { canSpecialSummon } from './summonable.ts';
import { lentTo } from './tribute.ts';

/** Cards that may be chosen for this verb. */
export function candidatesFor(s: State, c: Ctx, some: Some, verb: PickVerb, purpose: Purpose): CardId[] {
  let ids = cardsOf(s, c, some.from);
  if (verb === 'tribute' && purpose === 'cost') ids = [...ids, ...lentAmong(s, c, some.from)];
  const open: CardId[] = [];
  for (const id of ids) if (eligible(s, c, id, verb, purpose)) open.push(id);
  // never show the order of a Deck
  if (open.length > 1 && open.every((id) => s.cards[id]!.zone === ZONE.deck))
    open.sort((a, b) => s.cards[a]!.code - s.cards[b]!.code || a - b);
  return open;
}

/** Lent monsters (Soul Exchange) that stand in for own ones of the group. */
function lentAmong(s: State, c: Ctx, from: Some['from']): CardId[] {
  if (
    !isGroup(from) ||
    !from.in.some((z) => z === 'mzone' || z === 'field') ||
    whoOf(s, c, from.of) !== c.you
  )
    return [];
  return lentTo(s, c.you).filter((id) => passesAll(s, c, from.where, id));
}

export function eligible(s: State, c: Ctx, id: CardId, verb: PickVerb, purpose: Purpose): boolean {
  if (purpose === 'target') {
    // GAP-48: a monster already destroyed in this battle can be chosen no more
    if ((s.cards[id]!.turnFlags & TURN_FLAG.battleDestroyed) !== 0) return false;
    if (banOnCard(s, 'beTargeted', id, c.self) !== null) return false;
    return true;
  }
  const card = s.cards[id]!;
  switch (verb) {
    case 'tribute':
      return (
        card.zone !== ZONE.mzone ||
        (banOnCard(s, 'beTributed', id, c.self) === null &&
          banOnPlayer(s, 'tribute', c.you, id, c.self) === null)
      );
    case 'discard':
      return card.zone === ZONE.hand;
    case 'banish':
      // a prohibition on the other player binds him, not his cards
      return banOnPlayer(s, 'banish', c.you, id, c.self) === null;
    case 'summon':
      return canSpecialSummon(s, id, c, false);
    case 'summonFreely':
      return canSpecialSummon(s, id, c, true);
    case 'control':
    case 'swapControl':
      return (
        kindOf(s, id) === 0 &&
        banOnCard(s, 'changeControl', id, c.self) === null &&
        !isUnaffectedBy(s, id, c.self)
      );
    default:
      return true;
  }
}

/** Fewest and most cards of a choice, given how many are eligible. Exact counts are taken as far as possible. */
export function boundsOf(s: State, c: Ctx, some: Some, eligibleCount: number): [min: number, max: number] {
  if (some.n === 'any') return [0, eligibleCount];
  if (some.n === 'max') return [eligibleCount, eligibleCount];
  if (Array.isArray(some.n))
    return [valueOf(s, c, some.n[0]), Math.min(eligibleCount, valueOf(s, c, some.n[1]))];
  const n = valueOf(s, c, some.n);
  return [n, n];
}

/** Who chooses. */
export function chooserOf(s: State, c: Ctx, some: Some): PlayerId {
  const w = some.by === undefined ? c.you : whoOf(s, c, some.by);
  return w === -1 ? c.you : w;
}

/** Can these already chosen be completed to a legal choice with more of `rest`? (`sum`, `distinct`, least number) */
export function completable(
  s: State,
  c: Ctx,
  some: Some,
  chosen: readonly CardId[],
  rest: readonly CardId[],
  min: number,
  max: number,
): boolean {
  if (chosen.length > max) return false;
  if (some.distinct === 'name' && new Set(chosen.map((id) => nameOf(s, id))).size < chosen.length)
    return false;
  if (some.sum === undefined) {
    if (chosen.length + rest.length < min) return false;
    if (some.distinct !== 'name') return true;
    return new Set([...chosen, ...rest].map((id) => nameOf(s, id))).size >= min;
  }
  const { stat, cmp, to } = some.sum;
  const goal = valueOf(s, c, to);
  const search = (sum: number, n: number, from: number): boolean => {
    if (n >= min && compare(sum, cmp, goal)) return true;
    if (n >= max) return false;
    for (let i = from; i < rest.length; i++)
      if (search(sum + statOf(s, rest[i]!, stat), n + 1, i + 1)) return true;
    return false;
  };
  return search(
    chosen.reduce((sum, id) => sum + statOf(s, id, stat), 0),
    chosen.length,
    0,
  );
}

/** May the choice end here? */
export function complete(s: State, c: Ctx, some: Some, chosen: readonly CardId[], min: number): boolean {
  if (chosen.length < min) return false;
  if (some.sum === undefined) return true;
  return compare(
    chosen.reduce((sum, id) => sum + statOf(s, id, some.sum!.stat), 0),
    some.sum.cmp,
    valueOf(s, c, some.sum.to),
  );
}
