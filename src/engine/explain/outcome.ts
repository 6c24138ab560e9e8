/**
 * Cost, targets and outcome of an activation are decided together (AST.md rule 9). Where the whole is impossible, this says
 * which of them is missing by itself: the same candidates, the same prices, one after the other.
 */
import type { Activated, Op, Some } from '../ast/index.ts';
import { type Code, type Ins, PART } from '../code.ts';
import { drawBan } from '../core/draw.ts';
import { pileOf } from '../core/mutate.ts';
import { hasExtraZones } from '../core/zones.ts';
import { banOnCard, banOnPlayer } from '../eval/affects.ts';
import { holds } from '../eval/cond.ts';
import { type Ctx, idOf, masked, token } from '../eval/ctx.ts';
import { cardsOf, isGroup } from '../eval/group.ts';
import { valueOf } from '../eval/num.ts';
import { playersOf, whoOf } from '../eval/who.ts';
import { tollActs } from '../legal/activate.ts';
import { capAgainst } from '../legal/cap.ts';
import { feasible } from '../legal/feasible.ts';
import { whenPaid } from '../legal/pay.ts';
import { boundsOf, candidatesFor, eligible } from '../legal/pick.ts';
import { freeMonsterZones, hasZone, specialBan, specialBar } from '../legal/summonable.ts';
import { TOLL_ACTS, unpaidToll } from '../legal/toll.ts';
import { type Eff, lowered } from '../pool.ts';
import type { State } from '../state.ts';
import { type CardId, ZONE } from '../types.ts';
import { costReason } from './cost.ts';
import { failed, full, type Look } from './look.ts';
import { fusionReasons } from './materials.ts';
import { plain, reason, type WhyNot } from './why.ts';

/** Why no choice of cost, target and mode lets the effect do something. */
export function impossible(l: Look, eff: Eff, c: Ctx): WhyNot[] {
  const { s, p, id } = l;
  const e = eff.e as Activated;
  // a Spell in hand cannot pay for itself, and what the activation costs besides is spent
  const inHand = e.on.k === 'card' && s.cards[id]!.zone === ZONE.hand;
  const due: [number, number] = [0, 0];
  unpaidToll(s, tollActs(e), p, id, due);
  if (inHand) masked.add(id);
  try {
    const modes = e.modes?.map((_, i) => i) ?? [-1];
    const found = whenPaid(p, due[p], () => modes.flatMap((mode) => inMode(s, c, eff, e, mode)));
    return found.length > 0 ? found : [plain(e.modes === undefined ? 'cost' : 'condition')];
  } finally {
    if (inHand) masked.delete(id);
  }
}

function inMode(s: State, c: Ctx, eff: Eff, e: Activated, mode: number): WhyNot[] {
  const m = mode < 0 ? null : e.modes![mode]!;
  const at = (name: string): string => (m === null ? name : `modes[${mode}].${name}`);
  const unmet = failed(s, c, m?.if, at('if'));
  if (unmet !== null) return [unmet];
  const cost = costReason(s, c, e.cost ?? [], 'cost') ?? costReason(s, c, m?.cost ?? [], at('cost'));
  if (cost !== null) return [cost];
  const there: Ctx = { ...c, regs: c.regs.slice() };
  for (const [list, name] of [
    [e.target ?? [], 'target'],
    [m?.target ?? [], at('target')],
  ] as const) {
    const bad = list.findIndex((some) => tooFew(s, there, some, 'pick', 'target'));
    const some = list[bad];
    if (some !== undefined)
      return [
        plain('noTarget', { ...short(s, there, some), path: `${name}[${bad}]` }),
        ...notTargets(s, there, some),
      ];
  }
  if (!feasible(s, c, eff, mode, false)) return [plain('cost')];
  const low = lowered(eff);
  bind(s, there, low.parts[PART.cost]!);
  bind(s, there, low.parts[PART.target]!);
  if (mode >= 0) for (const n of [0, 1]) bind(s, there, low.parts[low.modeParts[mode]! + n]!);
  const parts = mode < 0 ? [PART.do] : [low.modeParts[mode]! + 2, PART.do];
  const why = parts.flatMap((part) => nothingToDo(s, there, low.parts[part]!));
  return why.length > 0 ? why : [plain('noOutcome', { path: at('do') })];
}

/** There are not as many cards to choose from as must be chosen. */
export const tooFew = (
  s: State,
  c: Ctx,
  some: Some,
  verb: Op['k'],
  purpose: 'target' | 'effect',
): boolean => {
  const ids = candidatesFor(s, c, some, verb, purpose);
  return ids.length < Math.max(boundsOf(s, c, some, ids.length)[0], purpose === 'target' ? 0 : 1);
};

/** How many targets are needed, and how many there are. */
function short(s: State, c: Ctx, some: Some): { n: number; m: number } {
  const m = candidatesFor(s, c, some, 'pick', 'target').length;
  return { n: boundsOf(s, c, some, m)[0], m };
}

/** Takes the first choices there are, so that what comes after can be looked at. */
function bind(s: State, c: Ctx, code: Code): void {
  for (const ins of code) {
    if (ins.i === 'gather') c.regs[ins.reg] = cardsOf(s, c, ins.from).map((id) => token(s, id));
    if (ins.i !== 'pick') continue;
    const ids = candidatesFor(s, c, ins.some, ins.verb, ins.purpose);
    const [min] = boundsOf(s, c, ins.some, ids.length);
    c.regs[ins.reg] = ids.slice(0, Math.max(1, min)).map((id) => token(s, id));
  }
}

/** Cards that would be targets but for a prohibition, or because they cannot be Special Summoned. */
export function notTargets(s: State, c: Ctx, some: Some): WhyNot[] {
  return almost(s, c, some).flatMap((id) => {
    const ban = banOnCard(s, 'beTargeted', id, c.self);
    if (ban !== null) return plain('cannotTarget', { card: id, src: ban.src });
    return eligible(s, c, id, 'pick', 'target') && asksSummon(some) ? specialReason(s, c, id, false) : [];
  });
}

/** Cards of the group, whether or not they can be Special Summoned. */
function almost(s: State, c: Ctx, some: Some): CardId[] {
  const { from } = some;
  if (!isGroup(from) || from.where === undefined) return cardsOf(s, c, from);
  return cardsOf(s, c, { ...from, where: from.where.filter((f) => f.k !== 'canSummon') });
}
const asksSummon = (some: Some): boolean =>
  isGroup(some.from) && (some.from.where?.some((f) => f.k === 'canSummon') ?? false);

/** What keeps the effect from Special Summoning this monster. */
function specialReason(s: State, c: Ctx, card: CardId, freely: boolean): WhyNot[] {
  const bar = specialBar(s, card, c, freely);
  switch (bar) {
    case '':
      return [];
    case 'noMonster':
      return [];
    case 'banned':
      return [plain(bar, { card, src: specialBan(s, card, c.you, c.self)?.src ?? -1 })];
    case 'toll':
      return [plain(bar, { card, src: unpaidToll(s, TOLL_ACTS.specialSummon, c.you, card)?.src ?? -1 })];
    case 'enough':
      return [plain(bar, { card, src: capAgainst(s, c.you, card, ZONE.mzone, true)?.src ?? -1 })];
    default:
      return [plain(bar, { card })];
  }
}

/** Why the first thing these operations would do is impossible; nothing when it is not, or when no cause is known. */
function nothingToDo(s: State, c: Ctx, code: Code): WhyNot[] {
  for (let i = 0; i < code.length; i++) {
    const ins = code[i]!;
    switch (ins.i) {
      case 'pick':
        if (tooFew(s, c, ins.some, ins.verb as Op['k'], 'effect') || lacks(s, c, ins))
          return lacking(s, c, ins);
        bind(s, c, [ins]);
        break;
      case 'gather':
        bind(s, c, [ins]);
        break;
      case 'prep':
        return prepReasons(s, c, ins);
      case 'fuse':
        return fusionReasons(s, c, ins.op);
      case 'unless':
        if (!holds(s, c, ins.c)) i = ins.to - 1;
        break;
      case 'do':
        return doReasons(s, c, ins);
      case 'mode':
      case 'they':
      case 'normal':
      case 'run':
        return [];
      default:
    }
  }
  return [];
}
const lacks = (s: State, c: Ctx, ins: Ins & { i: 'pick' }): boolean =>
  candidatesFor(s, c, ins.some, ins.verb, ins.purpose).length === 0;

function lacking(s: State, c: Ctx, ins: Ins & { i: 'pick' }): WhyNot[] {
  const summons = ins.verb === 'summon' || ins.verb === 'summonFreely';
  const why = summons
    ? almost(s, c, ins.some).flatMap((id) => specialReason(s, c, id, ins.verb === 'summonFreely'))
    : [];
  return summons ? [plain('noneToSummon', { path: 'do' }), ...openOnly(s, c, why)] : [];
}

/** Of what lies in a Deck nothing is told. */
const openOnly = (s: State, c: Ctx, why: WhyNot[]): WhyNot[] =>
  why.filter((r) => {
    const { zone, controller, face } = s.cards[r.card]!;
    if (zone === ZONE.deck) return false;
    return controller === c.you || (zone !== ZONE.hand && zone !== ZONE.extra && face === 1);
  });

function prepReasons(s: State, c: Ctx, ins: Ins & { i: 'prep' }): WhyNot[] {
  const ids = (c.regs[ins.cards] ?? []).map(idOf);
  const why = ids.flatMap((id) => {
    if (!ins.guise) return specialReason(s, c, id, ins.ignoring);
    const ban = specialBan(s, id, c.you, c.self);
    return ban === null ? [] : plain('banned', { card: id, src: ban.src });
  });
  if (ids.length === 0) return [plain('noneToSummon', { path: 'do' })];
  if (why.length >= ids.length) return openOnly(s, c, why);
  const to = whoOf(s, c, ins.to);
  const side = to === -1 ? c.you : to;
  if (ids.some((id) => hasZone(s, side, id))) return [];
  const extra = hasExtraZones(s) && ids.every((id) => s.cards[id]!.zone === ZONE.extra);
  return [full(s, side, extra ? 'extraZones' : 'monsterZones')];
}

function doReasons(s: State, c: Ctx, ins: Ins & { i: 'do' }): WhyNot[] {
  const { op } = ins;
  switch (op.k) {
    case 'draw':
    case 'mill': {
      const n = valueOf(s, c, op.n);
      for (const p of playersOf(s, c, op.who)) {
        const m = pileOf(s, p, ZONE.deck).length;
        if (m < n) return [plain('deckTooSmall', { n, m })];
        const ban = op.k === 'draw' ? drawBan(s, p, c.self) : null;
        if (ban !== null) return [plain('banned', { src: ban.src })];
      }
      return [];
    }
    case 'token': {
      const w = whoOf(s, c, op.to);
      const p = w === -1 ? c.you : w;
      const ban = banOnPlayer(s, 'specialSummon', c.you) ?? banOnPlayer(s, 'summon', c.you);
      if (ban !== null) return [plain('banned', { src: ban.src })];
      return freeMonsterZones(s, p) < valueOf(s, c, op.n) ? [full(s, p, 'monsterZones')] : [];
    }
    case 'control': {
      const ids = (c.regs[ins.cards] ?? []).map(idOf);
      const why = ids.flatMap((card) => {
        const ban = banOnCard(s, 'changeControl', card);
        return ban === null ? [] : plain('banned', { card, src: ban.src });
      });
      if (ids.length > 0 && why.length === ids.length) return why;
      const w = whoOf(s, c, op.to);
      return w !== -1 && freeMonsterZones(s, w) === 0 ? [reason('monsterZones', 'GAP-27')] : [];
    }
    default:
      return [];
  }
}
