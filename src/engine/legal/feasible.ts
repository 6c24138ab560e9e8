/**
 * One solver for costs, targets, zones and outcome together (AST.md rule 9): an activation is legal when some choice of
 * cost leaves legal targets and something for the effect to do. The same search tells which next card keeps a completion.
 */

import type { Cond, Op } from '../ast/index.ts';
import { type Code, type Ins, type Lowered, PART, REG } from '../code.ts';
import { drawBan } from '../core/draw.ts';
import { pileOf } from '../core/mutate.ts';
import { zonesBeside } from '../core/zones.ts';
import { banOnCard, banOnPlayer } from '../eval/affects.ts';
import { counterName } from '../eval/bond.ts';
import { kindOf } from '../eval/card.ts';
import { holds } from '../eval/cond.ts';
import { type Ctx, idOf, masked, token } from '../eval/ctx.ts';
import { cardsOf } from '../eval/group.ts';
import { countersOn, valueOf } from '../eval/num.ts';
import { refIds } from '../eval/ref.ts';
import { playersOf, whoOf } from '../eval/who.ts';
import { freeZones } from '../eval/zones.ts';
import { extraNormals } from '../ops/normal.ts';
import { defAt, defOf, type Eff, lowered, SUB_BIT } from '../pool.ts';
import { profileOf } from '../profile.ts';
import type { State } from '../state.ts';
import { type CardId, opponentOf, PHASES, ZONE } from '../types.ts';
import { canBattle } from './battle.ts';
import { fits, tokensFit } from './cap.ts';
import { copiable } from './copy.ts';
import { monstersByRule } from './materials.ts';
import { hasLp, isWaived } from './pay.ts';
import { boundsOf, candidatesFor, chooserOf, completable, eligible } from './pick.ts';
import { canSpecialSummon, freeMonsterZones, hasZone, summonAllowed } from './summonable.ts';

const MOVES_AWAY = new Set<Op['k']>([
  'toGrave',
  'discard',
  'tribute',
  'banish',
  'toHand',
  'toDeck',
  'destroy',
]);

interface Search {
  s: State;
  c: Ctx;
  eff: Eff;
  codes: readonly Code[];
  check: boolean;
  budget: number;
  paid: number;
}

/** Where a search goes on: instruction `pc` of its `n`-th part. */
interface Place {
  n: number;
  pc: number;
  mode: number;
}
const NO_CARDS: readonly CardId[] = [];

const plans = new WeakMap<Lowered, Code[][]>();
/** Cost and target parts in the order they are asked. */
function planOf(low: Lowered, mode: number): readonly Code[] {
  let all = plans.get(low);
  if (all === undefined) {
    all = [-1, ...low.modeParts].map((at) => {
      const codes = [low.parts[PART.cost]!];
      if (at >= 0) codes.push(low.parts[at]!);
      codes.push(low.parts[PART.target]!);
      if (at >= 0) codes.push(low.parts[at + 1]!);
      return codes.filter((code) => code.length > 0);
    });
    plans.set(low, all);
  }
  return all[mode + 1]!;
}

/**
 * Can the rest of an activation be carried out? `c.regs` holds what is already chosen; it is left as it was.
 * @param free costs are not asked
 * @param checkOutcome also ask whether the operations have anything to do (optional activations, GAP-17).
 */
export function feasible(
  s: State,
  c: Ctx,
  eff: Eff,
  mode: number,
  checkOutcome: boolean,
  free = false,
): boolean {
  const low = lowered(eff);
  const codes = free
    ? [low.parts[PART.target]!, ...(mode >= 0 ? [low.parts[low.modeParts[mode]! + 1]!] : [])]
    : planOf(low, mode);
  return run({ s, c, eff, codes, check: checkOutcome, budget: 4000, paid: 0 }, 0, 0, mode, null);
}

/** Would choosing `chosen` for the pick at `pc` of part `code` leave a legal rest? Used while costs and targets are asked. */
export function keepsCompletion(
  s: State,
  c: Ctx,
  eff: Eff,
  mode: number,
  code: Code,
  pc: number,
  chosen: readonly CardId[],
  checkOutcome: boolean,
): boolean {
  // what a static asks for is a toll: nothing comes after it
  if (eff.e.k === 'static') return true;
  const codes = planOf(lowered(eff), mode);
  const n = codes.indexOf(code);
  if (n < 0) return true;
  return run({ s, c, eff, codes, check: checkOutcome, budget: 4000, paid: 0 }, n, pc, mode, chosen);
}

/** `first`: cards already chosen for the pick the search starts at. */
function run(x: Search, n: number, pc: number, mode: number, first: readonly CardId[] | null): boolean {
  const { s, c } = x;
  if (x.budget-- <= 0) return true;
  if (n >= x.codes.length) return zoneAfterCost(x) && (!x.check || outcome(x, mode));
  const code = x.codes[n]!;
  if (pc >= code.length) return run(x, n + 1, 0, mode, null);
  const ins = code[pc]!;
  switch (ins.i) {
    case 'pick': {
      const before = c.regs[ins.reg];
      const targetsBefore = c.regs[REG.targets];
      let ids = candidatesFor(s, c, ins.some, ins.verb, ins.purpose);
      if (ins.purpose === 'target' && targetsBefore !== undefined && targetsBefore.length > 0) {
        const taken = targetsBefore.map(idOf);
        ids = ids.filter((id) => !taken.includes(id));
      }
      const [min, max] = boundsOf(s, c, ins.some, ids.length);
      const rest = first === null ? ids : ids.filter((id) => !first.includes(id));
      const ok = combine(x, ins, first ?? NO_CARDS, rest, min, max, { n, pc: pc + 1, mode });
      c.regs[ins.reg] = before ?? [];
      c.regs[REG.targets] = targetsBefore ?? [];
      return ok;
    }
    case 'gather': {
      const before = c.regs[ins.reg];
      c.regs[ins.reg] = cardsOf(s, c, ins.from).map((id) => token(s, id));
      const ok = run(x, n, pc + 1, mode, null);
      c.regs[ins.reg] = before ?? [];
      return ok;
    }
    case 'declare':
      // what will be declared decides the outcome
      return run({ ...x, check: false }, n, pc + 1, mode, null);
    case 'do': {
      const paid = x.paid;
      const used = payable(x, ins);
      if (used === null) return false;
      for (const id of used) masked.add(id);
      const ok = run(x, n, pc + 1, mode, null);
      for (const id of used) masked.delete(id);
      x.paid = paid;
      return ok;
    }
    default:
      return run(x, n, pc + 1, mode, null);
  }
}

/** EMZ-11: a monster that Summons itself needs a zone once its cost has left. */
function zoneAfterCost({ s, c, eff }: Search): boolean {
  if (eff.e.k !== 'procedure') return true;
  const p = whoOf(s, c, eff.e.to);
  const to = p === -1 ? c.you : p;
  return hasZone(s, to, c.self) && fits(s, to, c.self, ZONE.mzone, eff.e.pos[0] !== 'faceDownDefense');
}

/** Tries choices of the least size first, in order; most succeed with the first. */
function combine(
  x: Search,
  ins: Ins & { i: 'pick' },
  chosen: readonly CardId[],
  rest: readonly CardId[],
  min: number,
  max: number,
  next: Place,
): boolean {
  const { s, c } = x;
  if (!completable(s, c, ins.some, chosen, rest, min, max)) return false;
  if (chosen.length >= min && completable(s, c, ins.some, chosen, [], min, max)) {
    c.regs[ins.reg] = chosen.map((id) => token(s, id));
    const targets = c.regs[REG.targets];
    if (ins.purpose === 'target') c.regs[REG.targets] = [...(targets ?? []), ...c.regs[ins.reg]!];
    const ok = run(x, next.n, next.pc, next.mode, null);
    c.regs[REG.targets] = targets ?? [];
    if (ok) return true;
  }
  if (chosen.length >= Math.max(min, ins.some.sum === undefined ? min : max)) return false;
  for (let i = 0; i < rest.length; i++) {
    if (x.budget-- <= 0) return true;
    if (combine(x, ins, [...chosen, rest[i]!], rest.slice(i + 1), min, max, next)) return true;
  }
  return false;
}

/** Cost verbs: can they be paid with the chosen cards? @returns what they use up, or null. */
function payable(x: Search, ins: Ins & { i: 'do' }): CardId[] | null {
  const { s, c } = x;
  const op = ins.op;
  const ids = ins.cards < 0 ? [] : (c.regs[ins.cards] ?? []).map(idOf);
  switch (op.k) {
    case 'payLp': {
      const p = whoOf(s, c, op.who);
      const payer = p === -1 ? c.you : p;
      if (isWaived(s, payer, c.self)) return [];
      x.paid += valueOf(s, c, op.n);
      return hasLp(s, payer, x.paid) ? [] : null;
    }
    case 'counter': {
      const n = valueOf(s, c, op.n);
      return ids.length > 0 && (n >= 0 || ids.every((id) => countersOn(s, id, counterName(op.kind)) >= -n))
        ? []
        : null;
    }
    case 'tribute':
    case 'banish': {
      const verb = op.k;
      return (ids.length > 0 || pickedNone(x, op)) && ids.every((id) => eligible(s, c, id, verb, 'cost'))
        ? ids
        : null;
    }
    default:
      if (MOVES_AWAY.has(op.k)) return ids.length > 0 || pickedNone(x, op) ? ids : null;
      return [];
  }
}
/** A cost of "any number", "as many as possible" or a number that works out to none may be nothing. */
function pickedNone({ s, c }: Search, op: Op): boolean {
  if (!('what' in op) || typeof op.what !== 'object' || !('from' in op.what)) return false;
  const { n } = op.what;
  if (n === 'any' || n === 'max') return true;
  return Array.isArray(n) ? n[0] === 0 : valueOf(s, c, n) === 0;
}

/** Has the effect anything to do? Looks at its first operation that acts. */
function outcome(x: Search, mode: number): boolean {
  const low = lowered(x.eff);
  const own = low.parts[PART.do]!;
  if (mode >= 0 && !acts(x, low.parts[low.modeParts[mode]! + 2]!, 0)) return false;
  return own.length === 0 || acts(x, own, 0);
}

/** Would a block of a running effect, `code` from `from` up to `to`, find anything to do? The registers stay as they are. */
export function hasOutcome(s: State, c: Ctx, eff: Eff, code: Code, from: number, to: number): boolean {
  const there = { ...c, regs: c.regs.slice() };
  return acts({ s, c: there, eff, codes: [], check: true, budget: 4000, paid: 0 }, code.slice(0, to), from);
}

function acts(x: Search, code: Code, pc: number): boolean {
  const { s, c } = x;
  let any = false;
  for (let i = pc; i < code.length; i++) {
    const ins = code[i]!;
    switch (ins.i) {
      case 'pick': {
        const ids = candidatesFor(s, c, ins.some, ins.verb, ins.purpose);
        const [min] = boundsOf(s, c, ins.some, ids.length);
        // GAP-17, GOAT-11: what lies hidden is not asked in goat
        if (hiddenPile(s, c, ins) && !profileOf(s.rules).searchNeedsHit) return zonesFor(x, code, i);
        if (ids.length < Math.max(1, min)) return false;
        c.regs[ins.reg] = ids.map((id) => token(s, id));
        break;
      }
      case 'gather':
        c.regs[ins.reg] = cardsOf(s, c, ins.from).map((id) => token(s, id));
        break;
      case 'prep': {
        const p = whoOf(s, c, ins.to);
        const side = p === -1 ? c.you : p;
        return (c.regs[ins.cards] ?? [])
          .map(idOf)
          .some(
            (id) =>
              (ins.guise ? summonAllowed(s, id, c.you, c.self) : canSpecialSummon(s, id, c, ins.ignoring)) &&
              hasZone(s, side, id),
          );
      }
      case 'fuse':
        return monstersByRule(s, c, ins.op).length > 0;
      case 'normal':
        return (
          extraNormals(s, c.you, candidatesFor(s, c, ins.op.what, 'normalSummon', 'summon'), ins.op.set)
            .length > 0
        );
      case 'do':
        // inside `each` one player's half is enough
        if (c.which === -1) return canDo(x, ins);
        any ||= canDo(x, ins);
        break;
      case 'they':
        c.which = ins.which;
        c.they = ins.which === -1 ? -1 : ins.which === 0 ? s.turnPlayer : opponentOf(s.turnPlayer);
        if (ins.which === -1) return any;
        break;
      case 'unless':
        if (!condOf(x, ins.c)) return ins.to < code.length && acts(x, code, ins.to);
        break;
      case 'mode':
        return ins.to.some((to, m) => ins.conds[m]!.every((k) => condOf(x, k)) && acts(x, code, to));
      case 'declare':
      case 'payable':
        return true;
      case 'run': {
        const id = refIds(s, c, ins.op.effectOf)[0];
        return id !== undefined && copiable(s, c.you, id) !== null;
      }
      default:
    }
  }
  return false;
}
const condOf = (x: Search, k: Cond): boolean => holds(x.s, x.c, k);

/** A pick that looks into a Deck, be it among other places: what is there the chooser's opponent cannot see. */
function hiddenPile(s: State, c: Ctx, ins: Ins & { i: 'pick' }): boolean {
  const from = ins.some.from;
  if (typeof from !== 'object' || !('in' in from) || !from.in.includes('deck')) return false;
  return !from.in.includes('hand') || whoOf(s, c, from.of) !== opponentOf(chooserOf(s, c, ins.some));
}
/** What is found would be Summoned: a zone must be free. */
function zonesFor(x: Search, code: Code, at: number): boolean {
  const prep = code.slice(at).find((i) => i.i === 'prep');
  if (prep === undefined || prep.i !== 'prep') return true;
  const p = whoOf(x.s, x.c, prep.to);
  const you = p === -1 ? x.c.you : p;
  return (
    freeMonsterZones(x.s, you) > 0 &&
    banOnPlayer(x.s, 'specialSummon', x.c.you) === null &&
    banOnPlayer(x.s, 'summon', x.c.you) === null
  );
}

function canDo(x: Search, ins: Ins & { i: 'do' }): boolean {
  const { s, c } = x;
  const op = ins.op;
  switch (op.k) {
    case 'draw':
      return playersOf(s, c, op.who).every(
        (p) => pileOf(s, p, ZONE.deck).length >= valueOf(s, c, op.n) && drawBan(s, p, c.self) === null,
      );
    case 'mill':
      return playersOf(s, c, op.who).every((p) => pileOf(s, p, ZONE.deck).length >= valueOf(s, c, op.n));
    case 'excavate':
      return playersOf(s, c, op.who).every((p) => pileOf(s, p, ZONE.deck).length > 0);
    case 'token': {
      const w = whoOf(s, c, op.to);
      const p = w === -1 ? c.you : w;
      return (
        freeMonsterZones(s, p) >= valueOf(s, c, op.n) &&
        banOnPlayer(s, 'specialSummon', c.you) === null &&
        banOnPlayer(s, 'summon', c.you) === null &&
        tokensFit(s, p, defOf(op.token), valueOf(s, c, op.n))
      );
    }
    case 'shift':
      return (c.regs[ins.cards] ?? []).some((t) => zonesBeside(s, idOf(t)).length > 0);
    case 'position':
      return (c.regs[ins.cards] ?? []).some(
        (t) => changes(s, idOf(t), op.to) && mayTurn(s, c, idOf(t), op.to),
      );
    case 'equip':
      return (c.regs[ins.cards] ?? []).some((t) => hasRoom(s, c, idOf(t)));
    case 'place':
      return (c.regs[ins.cards] ?? []).length > 0 && freeZones(s, c.you, ZONE.szone) > 0;
    case 'control': {
      const w = whoOf(s, c, op.to);
      return (
        (c.regs[ins.cards] ?? []).some((t) => banOnCard(s, 'changeControl', idOf(t)) === null) &&
        (w === -1 || freeMonsterZones(s, w) > 0)
      );
    }
    case 'goTo':
      return PHASES.indexOf(op.phase) > PHASES.indexOf(s.phase);
    case 'attackNow': {
      const by = refIds(s, c, op.by)[0];
      return by !== undefined && (canBattle(s, by) || s.cards[by]!.pos === 1);
    }
    case 'retarget':
      return op.what === 'link' || (s.battle !== null && !s.battle.over && s.sub === 'none');
    case 'return':
      return (c.regs[ins.cards] ?? []).some((t) => s.cards[idOf(t)]!.zone === ZONE.banished);
    default:
      return ins.cards < 0 || (c.regs[ins.cards] ?? []).length > 0;
  }
}

/** A monster made an Equip needs a Spell & Trap Zone; an Equip that takes control, a Monster Zone for its wearer (GAP-27). */
function hasRoom(s: State, c: Ctx, id: CardId): boolean {
  const d = defAt(s.cards[id]!.d);
  if (kindOf(s, id) === 0) return freeZones(s, c.you, ZONE.szone) > 0;
  const takes = d.statics.some(
    ({ e }) => e.k === 'static' && e.on === 'host' && e.mods.some((m) => m.k === 'control'),
  );
  return !takes || freeMonsterZones(s, c.you) > 0;
}

/** No effect keeps the card from being turned face-down by this one. */
const mayTurn = (s: State, c: Ctx, id: CardId, to: string): boolean =>
  (to !== 'faceDown' && to !== 'faceDownDefense') ||
  s.cards[id]!.face === 0 ||
  banOnCard(s, 'faceDown', id, c.self) === null;

/** Would this change of position change anything? */
export function changes(s: State, id: CardId, to: string): boolean {
  const card = s.cards[id]!;
  // GAP-38: a Link Monster is face-up in Attack Position and stays so
  if ((defAt(card.d).subs & SUB_BIT.link) !== 0) return false;
  switch (to) {
    case 'attack':
      return card.face === 0 || card.pos === 1;
    case 'defense':
      return card.pos === 0;
    case 'faceUpDefense':
      return card.face === 0 || card.pos === 0;
    case 'faceDownDefense':
      return card.face === 1 || card.pos === 0;
    case 'faceUp':
      return card.face === 0;
    case 'faceDown':
      return card.face === 1;
    default:
      return true;
  }
}
