/** Sets of cards: `Still` → ids (AST.md §4). */
import type { Filter, Group, Place, Still } from '../ast/index.ts';
import type { State } from '../state.ts';
import { type CardId, type PlayerId, ZONE, ZONE_NAMES, ZONES_PER_PLAYER, type ZoneId } from '../types.ts';
import { ctrlOf, inLimbo, zoneOf } from './card.ts';
import { type Ctx, LOOK, masked } from './ctx.ts';
import { passesAll } from './filter.ts';
import { valueOf } from './num.ts';
import { refIds } from './ref.ts';
import { statOf } from './stats.ts';
import { whoIs, whoOf } from './who.ts';

export const isGroup = (x: Still): x is Group => typeof x === 'object' && 'in' in x;

export function inPlaces(z: ZoneId, places: readonly Place[]): boolean {
  const name = ZONE_NAMES[z];
  for (const p of places) {
    if (p === 'field') {
      if (z === ZONE.mzone || z === ZONE.szone || z === ZONE.fzone) return true;
    } else if (p === name) return true;
  }
  return false;
}

const FIELD: readonly ZoneId[] = [ZONE.mzone, ZONE.szone, ZONE.fzone];

/** The cards meant, in a fixed order: turn player's pile first, then the other's; piles from the bottom. */
export function cardsOf(s: State, c: Ctx, still: Still): CardId[] {
  if (typeof still === 'string') return refIds(s, c, still);
  if ('in' in still) return groupCards(s, c, still);
  if ('those' in still)
    return last(
      s,
      cardsOf(s, c, still.those).filter((id) => passesAll(s, c, still.where, id)),
      still.where,
    );
  if ('minus' in still) {
    const gone = new Set(cardsOf(s, c, still.minus[1]));
    return cardsOf(s, c, still.minus[0]).filter((id) => !gone.has(id));
  }
  if ('plus' in still) return [...new Set(still.plus.flatMap((x) => cardsOf(s, c, x)))];
  return refIds(s, c, still);
}

function groupCards(s: State, c: Ctx, g: Group): CardId[] {
  const out: CardId[] = [];
  const w = whoOf(s, c, g.of);
  const first: PlayerId = w === -1 ? s.turnPlayer : w;
  for (let i = 0; i < (w === -1 ? 2 : 1); i++) {
    const p = i === 0 ? first : ((1 - first) as PlayerId);
    for (const place of g.in) {
      if (place === 'overlay') under(s, c, g, p, out);
      else if (place === 'field') for (const z of FIELD) collect(s, c, g, p, z, out);
      else collect(s, c, g, p, ZONE[place], out);
    }
  }
  if (g.end !== undefined) {
    const n = valueOf(s, c, 'top' in g.end ? g.end.top : g.end.bottom);
    return 'top' in g.end ? out.slice(Math.max(0, out.length - n)) : out.slice(0, n);
  }
  return last(s, out, g.where);
}

function collect(s: State, c: Ctx, g: Group, p: PlayerId, z: ZoneId, out: CardId[]): void {
  for (const id of s.zones[p * ZONES_PER_PLAYER + z]!) {
    if (id < 0 || (masked.size > 0 && masked.has(id))) continue;
    if (z === ZONE.mzone && inLimbo(s, id)) continue;
    if (passesAll(s, c, g.where, id)) out.push(id);
  }
}

/** Materials of the Xyz Monsters a player controls; they lie in their owners' piles. */
function under(s: State, c: Ctx, g: Group, p: PlayerId, out: CardId[]): void {
  for (const owner of [0, 1] as const)
    for (const id of s.zones[owner * ZONES_PER_PLAYER + ZONE.overlay]!)
      if (s.cards[id]!.controller === p && !masked.has(id) && passesAll(s, c, g.where, id)) out.push(id);
}

/** `most` is applied last; ties all stay. */
function last(s: State, ids: CardId[], where: readonly Filter[] | undefined): CardId[] {
  const most = where?.find((f) => f.k === 'most');
  if (most === undefined || most.k !== 'most' || ids.length < 2) return ids;
  const values = ids.map((id) => statOf(s, id, most.stat));
  const best = most.which === 'highest' ? Math.max(...values) : Math.min(...values);
  return ids.filter((_, i) => values[i] === best);
}

/** Is this one card among them? Cheaper than listing them. */
export function has(s: State, c: Ctx, still: Still, id: CardId): boolean {
  if (typeof still === 'object') {
    if ('in' in still) {
      if (still.end !== undefined || still.where?.some((f) => f.k === 'most') === true)
        return cardsOf(s, c, still).includes(id);
      const z = zoneOf(s, id);
      if (!inPlaces(z, still.in)) return false;
      if (!whoIs(s, c, still.of, ctrlOf(s, id))) return false;
      if (z === ZONE.mzone && LOOK === null && inLimbo(s, id)) return false;
      return passesAll(s, c, still.where, id);
    }
    if ('those' in still) return has(s, c, still.those, id) && passesAll(s, c, still.where, id);
    if ('minus' in still) return has(s, c, still.minus[0], id) && !has(s, c, still.minus[1], id);
    if ('plus' in still) return still.plus.some((x) => has(s, c, x, id));
  }
  return refIds(s, c, still).includes(id);
}
