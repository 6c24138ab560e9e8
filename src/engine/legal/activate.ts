/**
 * May this effect be activated now? One evaluation decides it and names what forbids it (DESIGN §0.11): an empty string is
 * yes, anything else the reason.
 */
import type { Activated, Act as ActName, Ev, Mod, Op } from '../ast/index.ts';
import { META, REG } from '../code.ts';
import { EMPTY, pileOf } from '../core/mutate.ts';
import { usesLeft } from '../core/uses.ts';
import { banOnPart, banOnPlayer, isGranted } from '../eval/affects.ts';
import { allHold, inWindow } from '../eval/cond.ts';
import { type Ctx, ctxOf, masked, token } from '../eval/ctx.ts';
import { type Active, derived } from '../eval/derived.ts';
import { matchEvent } from '../eval/match.ts';
import { freeSlot } from '../eval/zones.ts';
import type { Event } from '../events.ts';
import { type Act, type Def, type Eff, lowered, SUB_BIT } from '../pool.ts';
import { profileOf } from '../profile.ts';
import { PLAYER_FLAG, type State, TURN_FLAG } from '../state.ts';
import { type CardId, type PlayerId, ZONE, type ZoneId } from '../types.ts';
import { capAgainst } from './cap.ts';
import { changesStats, negates } from './effectKinds.ts';
import { feasible } from './feasible.ts';
import { whenPaid } from './pay.ts';
import { TOLL_ACTS, tollsPayable } from './toll.ts';

/** Where and when an activation is considered. */
export interface When {
  /** Least Spell Speed: 1 open state, 2 response, 3 against a Counter Trap. */
  speed: 1 | 2 | 3;
  /** Summon negation window: only what answers it may start. */
  negation: boolean;
  /** Of Spell Speed 2 only what negates an activation or effect (EDI-09). */
  negatersOnly?: boolean;
}

export const BARS = [
  'otherPlace',
  'notYourTurn',
  'notMainPhase',
  'speed',
  'setThisTurn',
  'trapFromHand',
  'noZone',
  'faceDown',
  'damageStep',
  'noEvent',
  'forbidden',
  'limit',
  'condition',
  'oath',
  'cost',
  'window',
  'chainFresh',
  'toll',
  'enough',
] as const;
export type Bar = '' | (typeof BARS)[number];

/** The event an effect with `ev` answers, as its first registers; null when there is none. */
export interface Answered {
  cards: number[];
  meta: number[];
  event: Event;
}

/** Zone bits in which an activated effect works. */
function worksIn(eff: Eff, act: Act, z: ZoneId): boolean {
  if (eff.from !== 0) return (eff.from & (1 << z)) !== 0;
  if (act.on === 'card') return z === ZONE.hand || z === ZONE.szone || z === ZONE.fzone;
  return eff.def.kind === 0 ? z === ZONE.mzone : z === ZONE.szone || z === ZONE.fzone;
}

function damageStepBar(s: State, eff: Eff, act: Act): Bar {
  if (s.sub === 'none') return '';
  const allowed = act.damageStep;
  if (allowed === null) return 'damageStep';
  const sub = s.sub === 'flip' ? 'afterCalc' : s.sub;
  // GAP-03, GOAT-05: until calculation or in it, unless the effect itself names the step
  if (changesStats(eff) && allowed.includes('calc') && act.windows?.includes('damageStep') !== true) {
    const until = profileOf(s.rules).statChangers === 'untilCalc';
    if (until && (sub === 'start' || sub === 'beforeCalc')) return '';
    if (until && sub === 'calc') return 'damageStep';
  }
  return allowed.includes(sub) ? '' : 'damageStep';
}

/** Finds the event or chain link an effect with `ev` may answer now. */
export function answered(s: State, c: Ctx, e: Activated): Answered | null {
  if (e.on.k !== 'card' && e.on.k !== 'quick') return null;
  return e.on.ev === undefined ? null : answeredBy(s, c, e.on.ev);
}
function answeredBy(s: State, c: Ctx, evs: readonly Ev[]): Answered | null {
  const list: Event[] = s.recent;
  if (s.chain.length > 0) {
    // the newest link's own events answer first
    for (let i = s.batch.length - 1; i >= 0; i--) {
      const x = s.batch[i]!;
      if (x.k !== 'activated' && x.k !== 'targeted') continue;
      if (x.stamp !== s.clock) break;
      const found = fits(s, c, evs, x);
      if (found !== null) return found;
    }
  }
  for (let i = list.length - 1; i >= 0; i--) {
    const found = fits(s, c, evs, list[i]!);
    if (found !== null) return found;
  }
  return null;
}
/** Does the event fit one of the patterns? */
export function fits(s: State, c: Ctx, evs: readonly Ev[], x: Event): Answered | null {
  for (const ev of evs) {
    const ids = matchEvent(s, c, ev, x);
    if (ids !== null) return { cards: ids.map((id) => token(s, id)), meta: metaOf(s, x), event: x };
  }
  return null;
}
export function metaOf(s: State, x: Event): number[] {
  const meta: number[] = [];
  meta[META.amount] = x.k === 'summoned' || x.k === 'activated' ? 0 : x.n;
  meta[META.player] = x.player === -1 ? s.turnPlayer : x.player;
  meta[META.link] =
    x.k === 'activated' || x.k === 'resolving' || x.k === 'resolved'
      ? x.n
      : x.k === 'targeted'
        ? s.chain.length
        : 0;
  meta[META.cause] = x.cause;
  return meta;
}

const blanks: number[][][] = [];
function blankRegisters(n: number): number[][] {
  blanks[n] ??= Array.from({ length: n }, () => EMPTY);
  return blanks[n];
}

/** Fresh registers of an effect of this card. */
export function registersFor(s: State, eff: Eff, id: CardId, a: Answered | null): number[][] {
  const regs = blankRegisters(lowered(eff).registers).slice();
  regs[REG.self] = [token(s, id)];
  if (a !== null) {
    regs[REG.event] = a.cards;
    regs[REG.meta] = a.meta;
  }
  return regs;
}

/** GOAT oaths look back: is the promise already broken? */
export function oathBroken(s: State, oath: readonly Mod[] | undefined, p: PlayerId, id: CardId): boolean {
  if (oath === undefined) return false;
  const flags = s.players[p].flags;
  for (const m of oath) {
    if (m.k !== 'cannot') continue;
    switch (m.do) {
      case 'summon':
        if ((flags & PLAYER_FLAG.summoned) !== 0) return true;
        break;
      case 'specialSummon':
        if ((flags & PLAYER_FLAG.specialSummoned) !== 0) return true;
        break;
      case 'normalSummon':
      case 'setMonster':
        if ((flags & PLAYER_FLAG.normalSummoned) !== 0) return true;
        break;
      case 'enterBattle':
        if ((flags & PLAYER_FLAG.battled) !== 0) return true;
        break;
      case 'attack':
        if (
          m.where?.some((f) => f.k === 'isRef' && f.is === 'this') === true &&
          (s.cards[id]!.turnFlags & TURN_FLAG.attacked) !== 0
        )
          return true;
        break;
      default:
    }
  }
  return false;
}

/**
 * Why player `p` may not activate this effect of the card now; '' when he may.
 * @param eff an effect activated by its player's choice (card, ignition, quick)
 */
export function activationBar(s: State, p: PlayerId, id: CardId, eff: Eff, when: When): Bar {
  const act = eff.act!;
  const card = s.cards[id]!;
  const z = card.zone;
  if (!worksIn(eff, act, z)) return 'otherPlace';
  if (eff.speed < when.speed || (when.negatersOnly === true && eff.speed < 3 && !negates(eff)))
    return 'speed';
  const own = s.turnPlayer === p;
  const field = z === ZONE.mzone || z === ZONE.szone || z === ZONE.fzone;
  if (act.on === 'card') {
    const placed = placeBar(s, p, id, eff, own);
    if (placed !== '') return placed;
  } else {
    if (field && (card.face === 0 || (card.turnFlags & TURN_FLAG.limbo) !== 0)) return 'faceDown';
    if (act.on === 'ignition' && !(own && inWindow(s, 'main'))) return own ? 'notMainPhase' : 'notYourTurn';
    // GOAT-07: a Continuous Trap turned up in this chain waits for the next
    if (
      act.on === 'quick' &&
      (card.turnFlags & TURN_FLAG.used) !== 0 &&
      s.chain.length > 0 &&
      profileOf(s.rules).freshContinuousWaits
    )
      return 'chainFresh';
  }
  const step = damageStepBar(s, eff, act);
  if (step !== '') return step;
  if (act.windows !== null && !act.windows.some((w) => inWindow(s, w))) return 'window';
  if (!usesLeft(s, eff, act.limit, id, p)) return 'limit';
  const c = ctxOf(p, id, eff);
  let a: Answered | null = null;
  if (act.on === 'card' || act.on === 'quick') {
    if (act.ev !== null) {
      a = answeredBy(s, c, act.ev);
      if (a === null) return 'noEvent';
      if (when.negation && s.chain.length === 0 && a.event.k !== 'wouldSummon') return 'noEvent';
    } else if (when.negation && s.chain.length === 0) return 'noEvent';
  } else if (when.negation) return 'noEvent';
  if (forbidden(s, p, id, eff.e as Activated)) return 'forbidden';
  c.regs = registersFor(s, eff, id, a);
  if (act.if !== null && !allHold(s, c, act.if)) return 'condition';
  if (act.hold !== null && !allHold(s, c, act.hold)) return 'condition';
  if (oathBroken(s, act.oath, p, id)) return 'oath';
  if (derived(s).tolls.length === 0) return possible(s, c, eff, id) ? '' : 'cost';
  const due: [number, number] = [0, 0];
  if (!tollsPayable(s, tollActs(eff.e as Activated), p, id, due)) return 'toll';
  return whenPaid(p, due[p], () => possible(s, c, eff, id)) ? '' : 'cost';
}
export const tollActs = (e: Activated): readonly ActName[] =>
  e.k === 'act' && e.on.k === 'card' ? TOLL_ACTS.play : TOLL_ACTS.activate;

/** Spells and Traps themselves: from where and when (SPELL, TRAP, QUICK, FIELD rules). */
function placeBar(s: State, p: PlayerId, id: CardId, eff: Eff, own: boolean): Bar {
  const card = s.cards[id]!;
  const d = eff.def;
  const quick = (d.subs & SUB_BIT.quick) !== 0;
  if (card.zone === ZONE.hand) {
    if (d.kind === 2) {
      if (!isGranted(s, 'trapFromHand', p, id)) return 'trapFromHand';
    } else if (!own) return 'notYourTurn';
  } else {
    if (card.face === 1) return 'otherPlace';
    if (d.kind === 2 || quick) {
      const fresh = card.entered === s.turn && !(quick && profileOf(s.rules).quickPlayTurnSet);
      if (fresh) return 'setThisTurn';
    } else if (!own) return 'notYourTurn';
  }
  if (d.kind === 1 && !quick && !inWindow(s, 'main')) return 'notMainPhase';
  if (card.zone === ZONE.hand && (d.subs & SUB_BIT.field) === 0 && freeSlot(s, p, ZONE.szone) < 0)
    return 'noZone';
  return capOnPlay(s, p, id, d) === null ? '' : 'enough';
}

/** The limit that keeps this player from laying that Spell or Trap face-up. */
export function capOnPlay(s: State, p: PlayerId, id: CardId, d: Def): Active | null {
  const { zone } = s.cards[id]!;
  if (zone !== ZONE.hand) return capAgainst(s, p, id, zone, true, [id]);
  const field = (d.subs & SUB_BIT.field) !== 0;
  return capAgainst(s, p, id, field ? ZONE.fzone : ZONE.szone, true, field ? pileOf(s, p, ZONE.fzone) : []);
}

/** Prohibitions to activate: on the player, or on the card. */
const forbidden = (s: State, p: PlayerId, id: CardId, e: Activated): boolean =>
  forbiddenBy(s, p, id, e) !== null;

export function forbiddenBy(s: State, p: PlayerId, id: CardId, e: Activated): Active | null {
  if (derived(s).bans.length === 0) return null;
  const ban = banOnPlayer(s, 'activate', p, id);
  if (ban !== null) return ban;
  const part = e.part === undefined ? null : banOnPart(s, e.part, id);
  if (part !== null) return part;
  const play = e.on.k === 'card' ? banOnPlayer(s, 'play', p, id) : null;
  if (play !== null) return play;
  return discards(e) ? banOnPlayer(s, 'discardToActivate', p, id) : null;
}

/** Its cost is, in part, a discard, or a card sent from the hand to the Graveyard; of several modes: in all of them. */
function discards(e: Activated): boolean {
  const fromHand = (op: Op): boolean => {
    if (op.k !== 'toGrave') return op.k === 'discard';
    const still = typeof op.what === 'object' && 'from' in op.what ? op.what.from : op.what;
    const places = still === 'this' ? e.from : typeof still === 'object' && 'in' in still ? still.in : [];
    return places?.length === 1 && places[0] === 'hand';
  };
  const some = (ops: readonly Op[] | undefined): boolean => ops?.some(fromHand) ?? false;
  return some(e.cost) || (e.modes?.every((m) => some(m.cost)) ?? false);
}

/** Some mode, cost, target and outcome fit together. A Spell in hand cannot pay for itself. */
export function possible(s: State, c: Ctx, eff: Eff, id: CardId): boolean {
  const act = eff.act!;
  const inHand = act.on === 'card' && s.cards[id]!.zone === ZONE.hand;
  if (inHand) masked.add(id);
  try {
    if (!act.modes) return feasible(s, c, eff, -1, true);
    return modesFor(s, c, eff).length > 0;
  } finally {
    if (inHand) masked.delete(id);
  }
}

/** Modes that can be chosen now. */
export function modesFor(s: State, c: Ctx, eff: Eff): number[] {
  const e = eff.e as Activated;
  return (e.modes ?? []).flatMap((m, i) =>
    (m.if === undefined || allHold(s, c, m.if)) && feasible(s, c, eff, i, true) ? [i] : [],
  );
}

/** May a waiting trigger start? Mandatory ones only need their targets. */
export const triggerPossible = (s: State, p: PlayerId, id: CardId, eff: Eff, regs: number[][]): boolean =>
  triggerBar(s, p, id, eff, regs) === '';

/** Why a trigger that was set off may not start; `regs` hold its event. */
export function triggerBar(s: State, p: PlayerId, id: CardId, eff: Eff, regs: number[][]): Bar {
  const e = eff.e as Activated;
  if (!usesLeft(s, eff, e.limit, id, p)) return 'limit';
  if (forbidden(s, p, id, e)) return 'forbidden';
  const c = ctxOf(
    p,
    id,
    eff,
    regs.map((r) => [...r]),
  );
  if (e.if !== undefined && !allHold(s, c, e.if)) return 'condition';
  if (e.hold !== undefined && !allHold(s, c, e.hold)) return 'condition';
  if (oathBroken(s, e.oath, p, id)) return 'oath';
  const due: [number, number] = [0, 0];
  if (!tollsPayable(s, tollActs(e), p, id, due)) return 'toll';
  const can = whenPaid(p, due[p], () =>
    e.modes !== undefined ? modesFor(s, c, eff).length > 0 : feasible(s, c, eff, -1, e.may === true),
  );
  return can ? '' : 'cost';
}
