/**
 * Materials and Ritual Tributes (FUSION, RITUAL, SYNCHRO, XYZ, LINK rules; GAP-38): one solver that says whether a set
 * exists and which card may come next.
 */
import type { Filter, Mechanic, Op } from '../ast/index.ts';
import { pileOf } from '../core/mutate.ts';
import { banOnCard, banOnPlayer } from '../eval/affects.ts';
import { kindOf, subsOf } from '../eval/card.ts';
import { type Ctx, ctxOf, masked } from '../eval/ctx.ts';
import { passesAll } from '../eval/filter.ts';
import { cardsOf } from '../eval/group.ts';
import { valueOf } from '../eval/num.ts';
import { hasStat, levelOf, printedStat } from '../eval/stats.ts';
import { whoOf } from '../eval/who.ts';
import { defAt, SUB_BIT } from '../pool.ts';
import { type State, TURN_FLAG } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { allowsHow, hasZone, summonAllowed } from './summonable.ts';
import { lentTo } from './tribute.ts';

type ByRule = Op & { k: 'summonByRule' };

/** What one Summon asks of its materials. */
export interface Recipe {
  monster: CardId;
  by: PlayerId;
  /** Side the monster comes to: a zone must be free there once the materials have left (FUSION-08, EMZ-11, EMZ-13). */
  to: PlayerId;
  zone: boolean;
  pool: readonly CardId[];
  /** So many cards each that pass the filters, no card twice. */
  slots: readonly { min: number; max: number; where: readonly Filter[] }[];
  /** At most one card may stand in for a named one (FUSION-07). */
  substitutes: boolean;
  must: readonly CardId[];
  /** What the cards must add up to; with `>=` no card may be needless (RITUAL-06, PRM-19). */
  goal: { of: 'levels' | 'links'; cmp: '=' | '>='; to: number } | null;
}

const NOTHING: readonly CardId[] = [];
/** No Summon takes more materials. */
const MOST = 20;
/** A search gives up after so many steps; the largest fields and hands take far fewer. */
const BUDGET = 20_000;

/** Is there a full set of materials that contains all of `chosen`? The set found, or null. */
export function materialSet(s: State, r: Recipe, chosen: readonly CardId[]): CardId[] | null {
  const { slots, goal } = r;
  if (slots.length === 0) return null;
  const order = [...chosen, ...r.pool.filter((id) => !chosen.includes(id))];
  const used: CardId[] = [];
  const me = ctxOf(r.by, r.monster);
  let budget = BUDGET;
  const done = (): boolean =>
    chosen.every((id) => used.includes(id)) &&
    r.must.every((id) => used.includes(id)) &&
    meets(s, goal, used) &&
    (!r.zone || hasZone(s, r.to, r.monster, used));
  const fill = (n: number, taken: number, from: number, sub: boolean): boolean => {
    if (n === slots.length) return done();
    if (budget-- <= 0) return false;
    const slot = slots[n]!;
    if (taken >= slot.min && fill(n + 1, 0, 0, sub)) return true;
    if (taken >= slot.max || (goal !== null && full(s, goal, used))) return false;
    for (let i = from; i < order.length; i++) {
      const id = order[i]!;
      if (used.includes(id)) continue;
      const real = passesAll(s, me, slot.where, id);
      const stands = !real && !sub && r.substitutes && isSubstitute(s, id);
      if (!real && !stands) continue;
      used.push(id);
      if (fill(n, taken + 1, i + 1, sub || stands)) return true;
      used.pop();
    }
    return false;
  };
  return fill(0, 0, 0, false) ? used : null;
}

/** What a full set lacks: cards for a place (`slot` -1: for all places at once), the sum, a card that must be used, a zone. */
export type MaterialFault =
  | { k: 'slot'; slot: number; have: number; need: number }
  | { k: 'sum' | 'must' | 'zone' };

/** Why there is no full set; null when there is one. Each demand is dropped in turn until a set is found. */
export function materialFault(s: State, r: Recipe): MaterialFault | null {
  if (materialSet(s, r, NOTHING) !== null) return null;
  let loose: Recipe = { ...r, zone: false };
  if (materialSet(s, loose, NOTHING) !== null) return { k: 'zone' };
  loose = { ...loose, goal: null };
  if (r.goal !== null && materialSet(s, loose, NOTHING) !== null) return { k: 'sum' };
  loose = { ...loose, must: NOTHING };
  if (r.must.length > 0 && materialSet(s, loose, NOTHING) !== null) return { k: 'must' };
  const me = ctxOf(r.by, r.monster);
  for (let slot = 0; slot < r.slots.length; slot++) {
    const { min: need, where } = r.slots[slot]!;
    const have = r.pool.filter((id) => passesAll(s, me, where, id)).length;
    if (have < need) return { k: 'slot', slot, have, need };
  }
  return { k: 'slot', slot: -1, have: r.pool.length, need: r.slots.reduce((n, slot) => n + slot.min, 0) };
}

/** Next materials that keep a full set possible. */
export const nextMaterials = (s: State, r: Recipe, chosen: readonly CardId[]): CardId[] =>
  r.pool.filter((id) => !chosen.includes(id) && materialSet(s, r, [...chosen, id]) !== null);

/** The chosen materials are a full set. */
export const materialsDone = (s: State, r: Recipe, chosen: readonly CardId[]): boolean =>
  materialSet(s, { ...r, pool: NOTHING }, chosen) !== null;

/** Any further card would be too much. */
function full(s: State, goal: NonNullable<Recipe['goal']>, used: readonly CardId[]): boolean {
  return goal.of === 'links' ? used.length >= goal.to : levels(s, used) >= goal.to;
}
const levels = (s: State, ids: readonly CardId[]): number => ids.reduce((n, id) => n + levelOf(s, id), 0);

function meets(s: State, goal: Recipe['goal'], used: readonly CardId[]): boolean {
  if (goal === null) return true;
  if (goal.of === 'links') return (linkTotals(s, used) & (1 << goal.to)) !== 0;
  const sum = levels(s, used);
  if (goal.cmp === '=') return sum === goal.to;
  return sum >= goal.to && used.every((id) => sum - levelOf(s, id) < goal.to);
}
/** Totals (bits) the cards can stand for: each is one, and a Link Monster may be its Link Rating (GAP-38). */
function linkTotals(s: State, used: readonly CardId[]): number {
  let bits = 1;
  for (const id of used) {
    const rating = printedStat(s, id, 'link');
    bits = (bits << 1) | (rating > 1 ? bits << rating : 0);
  }
  return bits;
}

const isSubstitute = (s: State, id: CardId): boolean =>
  defAt(s.cards[id]!.d).countsAs.some((eff) => eff.e.k === 'countsAs' && eff.e.material === 'fusion');

/** The slots printed on a monster. */
function slotsOf(s: State, c: Ctx, monster: CardId): Recipe['slots'] {
  return (defAt(s.cards[monster]!.d).card.materials?.slots ?? []).map(({ n, where }) => ({
    min: valueOf(s, c, Array.isArray(n) ? n[0] : n),
    max: Math.min(MOST, valueOf(s, c, Array.isArray(n) ? n[1] : n)),
    where,
  }));
}

// by an effect: Fusion and Ritual

/** Materials for that monster by that effect. */
export function recipeOf(s: State, c: Ctx, op: ByRule, monster: CardId): Recipe {
  const w = whoOf(s, c, op.to);
  const { must, level } = op.materials;
  const ritual = op.how === 'ritual';
  const musts = must === undefined ? NOTHING : cardsOf(s, c, must);
  // one that must be used and is not there: no set will do
  const lost = must !== undefined && musts.length === 0;
  return {
    monster,
    by: c.you,
    to: w === -1 ? c.you : w,
    zone: true,
    pool: poolOf(s, c, op, monster),
    slots: lost ? [] : ritual ? [{ min: 1, max: MOST, where: [] }] : slotsOf(s, c, monster),
    substitutes: !ritual && defAt(s.cards[monster]!.d).card.materials?.substitutes === true,
    must: musts,
    goal: ritual
      ? {
          of: 'levels',
          cmp: level?.cmp ?? '>=',
          to: level === undefined || level.to === 'own' ? levelOf(s, monster) : level.to,
        }
      : null,
  };
}

/** Monsters in the named places that may be used; of the other side only what is face-up is known. */
function poolOf(s: State, c: Ctx, op: ByRule, monster: CardId): CardId[] {
  const { in: places, of, leaves } = op.materials;
  let ids = cardsOf(s, c, { in: places, of: 'you' });
  if (of === 'both')
    ids = [...ids, ...cardsOf(s, c, { in: places, of: 'opp', where: [{ k: 'face', up: true }] })];
  if (leaves === 'tribute') ids = [...ids, ...lentTo(s, c.you)];
  return ids.filter((id) => {
    if (id === monster || masked.has(id)) return false;
    if (s.cards[id]!.zone === ZONE.mzone ? kindOf(s, id) !== 0 : defAt(s.cards[id]!.d).kind !== 0)
      return false;
    if (leaves === 'tribute') {
      if (op.how === 'ritual' && !hasStat(s, id, 'level')) return false;
      if (banOnPlayer(s, 'tribute', c.you, id, c.self) !== null) return false;
      if (s.cards[id]!.zone === ZONE.mzone && banOnCard(s, 'beTributed', id, c.self) !== null) return false;
    }
    return true;
  });
}

/** Fusion Monsters, or Ritual Monsters, that can be brought now by that effect. */
export function monstersByRule(s: State, c: Ctx, op: ByRule): CardId[] {
  return cardsOf(s, c, op.what.from).filter(
    (id) =>
      (defAt(s.cards[id]!.d).subs & SUB_BIT[op.how]) !== 0 &&
      allowsHow(s, id, op.how) &&
      summonAllowed(s, id, c.you, c.self) &&
      materialSet(s, recipeOf(s, c, op, id), NOTHING) !== null,
  );
}

// by the monster's own rules: Synchro, Xyz, Link

/** Materials of an Extra Deck monster that is Summoned by its own rules: face-up monsters of the player. */
export function summonRecipe(s: State, p: PlayerId, to: PlayerId, monster: CardId, how: Mechanic): Recipe {
  const goal: Recipe['goal'] =
    how === 'synchro'
      ? { of: 'levels', cmp: '=', to: levelOf(s, monster) }
      : how === 'link'
        ? { of: 'links', cmp: '=', to: printedStat(s, monster, 'link') }
        : null;
  return {
    monster,
    by: p,
    to,
    zone: true,
    pool: pileOf(s, p, ZONE.mzone).filter((id) => id >= 0 && !masked.has(id) && mayBeMaterial(s, id, how)),
    slots: slotsOf(s, ctxOf(p, monster), monster),
    substitutes: false,
    must: NOTHING,
    goal,
  };
}

function mayBeMaterial(s: State, id: CardId, how: Mechanic): boolean {
  const c = s.cards[id]!;
  if (c.face === 0 || (c.turnFlags & TURN_FLAG.limbo) !== 0 || kindOf(s, id) !== 0) return false;
  if (how === 'synchro') return hasStat(s, id, 'level');
  // a Token cannot lie under a card (TOKEN-07)
  return how === 'link' || (subsOf(s, id) & SUB_BIT.token) === 0;
}
