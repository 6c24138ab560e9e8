/** Tolls: what an act costs its player besides (AST.md §9). Who cannot pay may not do it. */
import type { Act } from '../ast/index.ts';
import { affects, affectsPlayer, isUnaffectedBy, picks } from '../eval/affects.ts';
import { type Ctx, ctxOf } from '../eval/ctx.ts';
import { type Active, derived } from '../eval/derived.ts';
import { lowered } from '../pool.ts';
import { OV, pushOps } from '../proc/ops.ts';
import type { State } from '../state.ts';
import type { CardId, PlayerId } from '../types.ts';
import { registersFor } from './activate.ts';
import { canPay } from './pay.ts';

export const TOLL_ACTS = {
  attack: ['attack'],
  activate: ['activate'],
  play: ['activate', 'play'],
  normalSummon: ['normalSummon', 'summon'],
  setMonster: ['setMonster'],
  flipSummon: ['flipSummon', 'summon'],
  specialSummon: ['specialSummon', 'summon'],
  set: ['set'],
  changePos: ['changePos'],
} as const satisfies Record<string, readonly Act[]>;

const NONE: Active[] = [];
const NO_CARDS: readonly CardId[] = [];

/** Tolls due when this player does one of these acts with the card; none from a source that does not affect it. */
export function tollsFor(s: State, acts: readonly Act[], p: PlayerId, id: CardId): Active[] {
  const { tolls } = derived(s);
  if (tolls.length === 0) return NONE;
  return tolls.filter(
    (a) =>
      a.mod.k === 'toll' &&
      acts.includes(a.mod.on) &&
      (affects(s, a, id) || (affectsPlayer(s, a, p) && !isUnaffectedBy(s, id, a.src))) &&
      picks(s, a, a.mod.where, id),
  );
}

const theyAre = (s: State, p: PlayerId): 0 | 1 => (p === s.turnPlayer ? 0 : 1);
const registers = (s: State, a: Active): number[][] =>
  a.lingering?.regs.map((r) => r) ?? registersFor(s, a.eff, a.src, null);

function payer(s: State, a: Active, p: PlayerId, id: CardId): Ctx {
  const c = ctxOf(a.you, a.src, a.eff, registers(s, a));
  c.they = p;
  c.which = theyAre(s, p);
  c.it = id;
  return c;
}

/** The first of them that cannot be paid besides those before it; `paid` collects the Life Points they take. */
export function unpaidToll(
  s: State,
  acts: readonly Act[],
  p: PlayerId,
  id: CardId,
  paid: [number, number] = [0, 0],
): Active | null {
  const due = tollsFor(s, acts, p, id);
  return due.length === 0 ? null : unpaidAmong(s, due, p, id, paid, NO_CARDS);
}
/** @param gone cards that are promised for something else */
export function unpaidAmong(
  s: State,
  due: readonly Active[],
  p: PlayerId,
  id: CardId,
  paid: [number, number],
  gone: readonly CardId[],
): Active | null {
  const needs = gone.map((x) => [x]);
  for (const a of due)
    if (a.mod.k === 'toll' && !canPay(s, payer(s, a, p, id), a.mod.pay, paid, needs)) return a;
  return null;
}
export const tollsPayable = (
  s: State,
  acts: readonly Act[],
  p: PlayerId,
  id: CardId,
  paid?: [number, number],
): boolean => unpaidToll(s, acts, p, id, paid) === null;

/** Has one of them paid. */
export function payToll(s: State, a: Active, p: PlayerId, id: CardId): void {
  const low = lowered(a.eff);
  const f = pushOps(s, a.eff.addr, low.tolls[low.mods.indexOf(a.mod)]!, a.you, registers(s, a), { it: id });
  f.v[OV.they] = theyAre(s, p);
}
