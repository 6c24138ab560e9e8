/** Fusion Materials and Ritual Tributes (FUSION, RITUAL rules): one solver that says whether a set exists and which card may come next. */
import type { Op, Slot } from '../ast/index.ts';
import { pileOf } from '../core/mutate.ts';
import { banOnCard, banOnPlayer } from '../eval/affects.ts';
import { kindOf } from '../eval/card.ts';
import { type Ctx, ctxOf, masked } from '../eval/ctx.ts';
import { passesAll } from '../eval/filter.ts';
import { cardsOf } from '../eval/group.ts';
import { valueOf } from '../eval/num.ts';
import { levelOf } from '../eval/stats.ts';
import { whoOf } from '../eval/who.ts';
import { freeZones } from '../eval/zones.ts';
import { defAt, SUB_BIT } from '../pool.ts';
import type { State } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { allowsHow } from './summonable.ts';
import { lentTo } from './tribute.ts';

type ByRule = Op & { k: 'summonByRule' };

const receiver = (s: State, c: Ctx, op: ByRule): PlayerId => {
  const w = whoOf(s, c, op.to);
  return w === -1 ? c.you : w;
};

/** Own monsters in the named places that may be used. */
function pool(s: State, c: Ctx, op: ByRule, monster: CardId): CardId[] {
  const own = cardsOf(s, c, { in: op.materials.in, of: 'you' });
  const ids = op.materials.leaves === 'tribute' ? [...own, ...lentTo(s, c.you)] : own;
  return ids.filter((id) => {
    if (id === monster || masked.has(id)) return false;
    if (s.cards[id]!.zone === ZONE.mzone ? kindOf(s, id) !== 0 : defAt(s.cards[id]!.d).kind !== 0)
      return false;
    if (op.materials.leaves === 'tribute') {
      if (banOnPlayer(s, 'tribute', c.you, id) !== null) return false;
      if (s.cards[id]!.zone === ZONE.mzone && banOnCard(s, 'beTributed', id) !== null) return false;
    }
    return true;
  });
}

/** After these leave, is there a zone? FUSION-08, EMZ-11. */
function zoneAfter(s: State, p: PlayerId, used: readonly CardId[]): boolean {
  return (
    freeZones(s, p, ZONE.mzone) > 0 ||
    pileOf(s, p, ZONE.mzone).some((id) => id >= 0 && (used.includes(id) || masked.has(id)))
  );
}

function slotsOf(s: State, c: Ctx, monster: CardId): Slot['where'][] {
  const slots = defAt(s.cards[monster]!.d).card.materials?.slots ?? [];
  return slots.flatMap((slot) =>
    Array.from(
      { length: Array.isArray(slot.n) ? valueOf(s, c, slot.n[0]) : valueOf(s, c, slot.n) },
      () => slot.where,
    ),
  );
}
const isSubstitute = (s: State, id: CardId): boolean =>
  defAt(s.cards[id]!.d).countsAs.some((eff) => eff.e.k === 'countsAs' && eff.e.material === 'fusion');

/** Materials that have to be among those used; null when one of them is not there. */
function musts(s: State, c: Ctx, op: ByRule): readonly CardId[] | null {
  if (op.materials.must === undefined) return NO_CARDS;
  const ids = cardsOf(s, c, op.materials.must);
  return ids.length === 0 ? null : ids;
}
const NO_CARDS: readonly CardId[] = [];

/**
 * Is there a full set of materials that contains all of `chosen`? At most one substitute, all others the real ones
 * (FUSION-07), and every card that must be used.
 */
export function fusionSet(
  s: State,
  c: Ctx,
  op: ByRule,
  monster: CardId,
  chosen: readonly CardId[],
): CardId[] | null {
  const slots = slotsOf(s, c, monster);
  if (slots.length === 0 || chosen.length > slots.length) return null;
  const substitutes = defAt(s.cards[monster]!.d).card.materials?.substitutes === true;
  const all = pool(s, c, op, monster);
  const must = musts(s, c, op);
  if (must === null) return null;
  const wanted = [...new Set([...must, ...chosen])];
  const order = [...wanted.filter((id) => all.includes(id)), ...all.filter((id) => !wanted.includes(id))];
  const used: CardId[] = [];
  const me = ctxOf(c.you, monster);
  const p = receiver(s, c, op);
  const fill = (n: number, sub: boolean): boolean => {
    if (n === slots.length) return wanted.every((id) => used.includes(id)) && zoneAfter(s, p, used);
    for (const id of order) {
      if (used.includes(id)) continue;
      const real = passesAll(s, me, slots[n]!, id);
      const stands = !real && !sub && substitutes && isSubstitute(s, id);
      if (!real && !stands) continue;
      used.push(id);
      if (fill(n + 1, sub || stands)) return true;
      used.pop();
    }
    return false;
  };
  return fill(0, false) ? used : null;
}

/** Fusion Monsters that can be brought now. */
export function fusionMonsters(s: State, c: Ctx, op: ByRule): CardId[] {
  return cardsOf(s, c, op.what.from).filter(
    (id) =>
      defAt(s.cards[id]!.d).inExtra &&
      allowsHow(s, id, 'fusion') &&
      summonAllowed(s, c, id) &&
      fusionSet(s, c, op, id, []) !== null,
  );
}
export const anyFusion = (s: State, c: Ctx, op: ByRule): boolean => fusionMonsters(s, c, op).length > 0;

const summonAllowed = (s: State, c: Ctx, id: CardId): boolean =>
  banOnPlayer(s, 'specialSummon', c.you, id) === null && banOnPlayer(s, 'summon', c.you, id) === null;

function need(s: State, op: ByRule, monster: CardId): { cmp: '=' | '>='; to: number } {
  const level = op.materials.level ?? { cmp: '>=' as const, to: 'own' as const };
  return { cmp: level.cmp, to: level.to === 'own' ? levelOf(s, monster) : level.to };
}

/** Tributes meet the requirement, and no monster among them is needless (RITUAL-06, PRM-19). */
export function ritualMet(s: State, op: ByRule, monster: CardId, chosen: readonly CardId[]): boolean {
  const { cmp, to } = need(s, op, monster);
  const levels = chosen.map((id) => levelOf(s, id));
  const sum = levels.reduce((a, b) => a + b, 0);
  if (cmp === '=') return sum === to;
  return sum >= to && levels.every((l) => sum - l < to);
}

/** Can these Tributes be completed to a legal set? */
export function ritualCompletable(
  s: State,
  c: Ctx,
  op: ByRule,
  monster: CardId,
  chosen: readonly CardId[],
): boolean {
  const rest = pool(s, c, op, monster).filter((id) => !chosen.includes(id));
  const p = receiver(s, c, op);
  const must = musts(s, c, op);
  if (must === null) return false;
  let budget = 3000;
  const search = (set: CardId[], from: number): boolean => {
    if (ritualMet(s, op, monster, set)) return must.every((id) => set.includes(id)) && zoneAfter(s, p, set);
    if (budget-- <= 0) return false;
    for (let i = from; i < rest.length; i++) if (search([...set, rest[i]!], i + 1)) return true;
    return false;
  };
  return search([...chosen], 0);
}

/** Ritual Monsters in hand that can be brought now. */
export function ritualMonsters(s: State, c: Ctx, op: ByRule): CardId[] {
  return cardsOf(s, c, op.what.from).filter(
    (id) =>
      (defAt(s.cards[id]!.d).subs & SUB_BIT.ritual) !== 0 &&
      allowsHow(s, id, 'ritual') &&
      summonAllowed(s, c, id) &&
      ritualCompletable(s, c, op, id, []),
  );
}
export const anyRitual = (s: State, c: Ctx, op: ByRule): boolean => ritualMonsters(s, c, op).length > 0;

/** Next materials that keep a full set possible. */
export function nextMaterials(
  s: State,
  c: Ctx,
  op: ByRule,
  monster: CardId,
  chosen: readonly CardId[],
): CardId[] {
  const rest = pool(s, c, op, monster).filter((id) => !chosen.includes(id));
  if (op.how === 'fusion') return rest.filter((id) => fusionSet(s, c, op, monster, [...chosen, id]) !== null);
  return rest.filter((id) => ritualCompletable(s, c, op, monster, [...chosen, id]));
}
/** How many materials a Fusion Monster takes. */
export const materialCount = (s: State, c: Ctx, monster: CardId): number => slotsOf(s, c, monster).length;
/** The chosen materials are a full set. */
export function materialsDone(
  s: State,
  c: Ctx,
  op: ByRule,
  monster: CardId,
  chosen: readonly CardId[],
): boolean {
  if (op.how === 'ritual') return ritualMet(s, op, monster, chosen);
  return chosen.length === slotsOf(s, c, monster).length;
}
