/** Putting one effect on the chain: declare, place, mode, cost, targets, link (TERM-01, GAP-14, ETIQ-02). */
import type { Activated } from '../ast/index.ts';
import { PART, REG } from '../code.ts';
import { emit } from '../core/emit.ts';
import { checkLp, checkWins } from '../core/end.ts';
import { ask, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { addModifier } from '../core/lingering.ts';
import { moveCards, pileOf, RULES } from '../core/mutate.ts';
import { turnUp } from '../core/position.ts';
import { sendAll, sendSurely } from '../core/replace.ts';
import { takeFieldZone } from '../core/sides.ts';
import { show } from '../core/sight.ts';
import { countUse } from '../core/uses.ts';
import { option } from '../decision.ts';
import { ctxOf, idOf, token } from '../eval/ctx.ts';
import { DECLARED } from '../events.ts';
import { answered, modesFor, registersFor, tollActs } from '../legal/activate.ts';
import { tollsFor } from '../legal/toll.ts';
import { defAt, effAt, lowered, SUB_BIT } from '../pool.ts';
import { profileOf } from '../profile.ts';
import { type Frame, type Pending, type State, TURN_FLAG } from '../state.ts';
import { type CardId, opponentOf, type PlayerId, WHY, ZONE, type ZoneId } from '../types.ts';
import { pushOps } from './ops.ts';
import { payTolls } from './tolls.ts';

/** Numbers of an activation frame. */
export const AV = { player: 0, card: 1, addr: 2, mode: 3, from: 4, trigger: 5, delay: 6, again: 7 } as const;
export const STEP = {
  declare: 0,
  mode: 1,
  cost: 2,
  modeCost: 3,
  target: 4,
  modeTarget: 5,
  link: 6,
  costPaid: 7,
} as const;

/** @param waiting the trigger it comes from, or null for an activation by choice. */
export function pushActivate(
  s: State,
  player: PlayerId,
  card: CardId,
  addr: number,
  waiting: Pending | null,
): Frame {
  const eff = effAt(addr);
  const e = eff.e as Activated;
  let regs: number[][];
  if (waiting !== null) {
    regs = waiting.regs.map((r) => r);
    // where it is by now; a memory of where it was would be dead
    if (waiting.delay < 0) regs[REG.self] = [token(s, card)];
  } else {
    const a = e.k === 'act' ? answered(s, ctxOf(player, card, eff), e) : null;
    regs = registersFor(s, eff, card, a);
  }
  return push(
    s,
    PROC.activate,
    [
      player,
      card,
      addr,
      -1,
      s.cards[card]!.zone,
      waiting === null ? 0 : 1,
      waiting?.delay ?? -1,
      waiting !== null && comesAgain(s, waiting) ? 1 : 0,
    ],
    regs,
  );
}

/** EDI-08: does it wait again when its activation is negated? */
const comesAgain = (s: State, p: Pending): boolean =>
  p.mandatory &&
  p.delay < 0 &&
  (p.event === null || p.event.k === 'phase') &&
  profileOf(s.rules).phaseTriggersAgain;

export function activateProc(s: State, f: Frame): void {
  const p = f.v[AV.player]! as PlayerId;
  const id = f.v[AV.card]!;
  const eff = effAt(f.v[AV.addr]!);
  const e = eff.e as Activated;
  const low = lowered(eff);
  const mode = f.v[AV.mode]!;
  switch (f.step) {
    case STEP.declare: {
      // due for the card where it is now, before it takes its place
      const due = f.v[AV.delay]! < 0 ? tollsFor(s, tollActs(e), p, id) : [];
      declare(s, f, p, id, eff.addr, e);
      f.step = f.v[AV.delay]! >= 0 ? STEP.link : STEP.mode;
      payTolls(s, due, p, id);
      return;
    }
    case STEP.mode: {
      if (e.modes !== undefined && s.answer === null) {
        const c = ctxOf(p, id, eff, f.regs);
        const open = modesFor(s, c, eff);
        if (open.length > 1) {
          ask(
            s,
            p,
            'pickMode',
            open.map((i) => option('mode', -1, i)),
            { purpose: 'mode', card: id, addr: eff.addr },
          );
          return;
        }
        f.v[AV.mode] = open[0] ?? 0;
      } else if (s.answer !== null) f.v[AV.mode] = takeAnswer(s).n;
      f.step = STEP.cost;
      return;
    }
    case STEP.cost:
      f.step = STEP.modeCost;
      pushOps(s, eff.addr, PART.cost, p, f.regs, { back: true, mode });
      return;
    case STEP.modeCost:
      f.step = STEP.costPaid;
      if (mode >= 0) pushOps(s, eff.addr, low.modeParts[mode]!, p, f.regs, { back: true, mode });
      return;
    case STEP.costPaid:
      f.step = STEP.target;
      if ((e.cost?.length ?? 0) > 0 || mode >= 0) {
        checkLp(s);
        checkWins(s);
      }
      return;
    case STEP.target:
      f.step = STEP.modeTarget;
      if ((e.target?.length ?? 0) > 0) pushOps(s, eff.addr, PART.target, p, f.regs, { back: true, mode });
      return;
    case STEP.modeTarget:
      f.step = STEP.link;
      if (mode >= 0) pushOps(s, eff.addr, low.modeParts[mode]! + 1, p, f.regs, { back: true, mode });
      return;
    case STEP.link:
      link(s, f, p, id, e);
  }
}

/** The play is announced, the card takes its place, its use is counted. */
function declare(s: State, f: Frame, p: PlayerId, id: CardId, addr: number, e: Activated): void {
  const eff = effAt(addr);
  const isCard = e.k === 'act' && e.on.k === 'card';
  const c = s.cards[id]!;
  if (isCard || c.zone === ZONE.hand || eff.faceDown) show(s, id, -1);
  emit(s, 'declare', {
    player: p,
    cards: [id],
    addr,
    n: DECLARED.indexOf(f.v[AV.trigger] === 1 ? 'trigger' : 'activate'),
  });
  // placing it and paying for it are a moment of their own
  s.clock++;
  if (isCard) place(s, id, p);
  if (f.v[AV.delay]! < 0) f.regs[REG.self] = [token(s, id)];
  if (e.k === 'act' && e.limit !== undefined && f.v[AV.delay]! < 0) countUse(s, eff, e.limit, id, p);
}

/** SPELL-02: from the hand into a free zone, or turned up where it lies. Field Spells exchange by profile. */
function place(s: State, id: CardId, p: PlayerId): void {
  const c = s.cards[id]!;
  const d = defAt(c.d);
  const field = (d.subs & SUB_BIT.field) !== 0;
  if (field && exchange(s) !== 'resolved') ownFieldGoes(s, p, id);
  if (c.zone === ZONE.hand) {
    // GAP-52: with an old Field Spell still there the new one waits in the second slot
    moveCards(s, [{ id, to: field ? ZONE.fzone : ZONE.szone, player: p, face: 1 }], WHY.rule, {
      by: p,
      cause: -1,
      addr: -1,
    });
    c.turnFlags |= TURN_FLAG.used;
  } else turnUp(s, id);
  c.turnFlags |= TURN_FLAG.onChain;
}

/** The Field Spells that a new one drives out: one's own, and the opponent's by profile (FIELD-03 to 06, GOAT-02). */
function drivenOut(s: State, p: PlayerId, id: CardId): CardId[] {
  const rules = profileOf(s.rules);
  const gone: CardId[] = [];
  const own = pileOf(s, p, ZONE.fzone)[0]!;
  if (own >= 0 && own !== id) gone.push(own);
  const theirs = pileOf(s, opponentOf(p), ZONE.fzone)[0]!;
  if (theirs >= 0 && rules.fieldSpells === 'one' && (s.cards[theirs]!.face === 1 || rules.fieldSpellTakesSet))
    gone.push(theirs);
  return gone;
}

/** A Field Spell resolves: the others are destroyed. */
export function fieldsGo(s: State, p: PlayerId, id: CardId): void {
  sendAll(
    s,
    drivenOut(s, p, id).map((x) => ({ id: x, to: ZONE.gy })),
    WHY.rule | WHY.destroy,
    RULES,
  );
}

/** It takes the Field Zone. One whose destruction was replaced cannot stay beside it (FIELD-02): the rules send it away. */
export function fieldExchange(s: State, p: PlayerId, id: CardId): void {
  const left = drivenOut(s, p, id);
  if (left.length > 0)
    sendSurely(
      s,
      left.map((x) => ({ id: x, to: ZONE.gy })),
      WHY.rule,
      RULES,
    );
  if (pileOf(s, p, ZONE.fzone)[1] === id) takeFieldZone(s, p);
}
const exchange = (s: State): 'resolved' | 'placed' | 'sent' => profileOf(s.rules).fieldSpellExchange;

/** FIELD-04, GOAT-03, PRM-16: one's own previous Field Spell is destroyed by rule, or only sent to the Graveyard. */
export function ownFieldGoes(s: State, p: PlayerId, except: CardId): void {
  const old = pileOf(s, p, ZONE.fzone)[0]!;
  const why = exchange(s) === 'sent' ? WHY.rule : WHY.rule | WHY.destroy;
  if (old >= 0 && old !== except) sendAll(s, [{ id: old, to: ZONE.gy }], why, RULES);
}

function link(s: State, f: Frame, p: PlayerId, id: CardId, e: Activated): void {
  const eff = effAt(f.v[AV.addr]!);
  const delay = f.v[AV.delay]!;
  const isCard = e.k === 'act' && e.on.k === 'card' && delay < 0;
  const n = s.chain.length + 1;
  s.clock++;
  s.chain = [
    ...s.chain,
    {
      card: id,
      moved: s.cards[id]!.moved,
      addr: eff.addr,
      player: p,
      regs: f.regs,
      negated: 0,
      speed: (eff.speed === 0 ? 1 : eff.speed) as 1 | 2 | 3,
      mode: delay >= 0 ? -2 - delay : f.v[AV.mode]!,
      isCard,
      from: f.v[AV.from]! as ZoneId,
      again: f.v[AV.again] === 1 ? 1 : 0,
    },
  ];
  s.epoch++;
  if (e.k === 'act' && e.oath !== undefined && delay < 0) {
    const c = ctxOf(p, id, eff, f.regs);
    const at = lowered(eff).modAt.get(e.oath)!;
    e.oath.forEach((mod, i) => {
      const onSelf =
        mod.k === 'cannot' && mod.where?.some((w) => w.k === 'isRef' && w.is === 'this') === true;
      addModifier(s, c, eff, at + i, mod, onSelf ? id : -1, onSelf ? -1 : p, 'endOfTurn');
    });
  }
  emit(s, 'activated', { player: p, by: p, cards: [id], addr: eff.addr, n });
  const targets = f.regs[REG.targets]!;
  if (targets.length > 0)
    emit(s, 'targeted', { by: p, cause: id, addr: eff.addr, cards: targets.map(idOf), n });
  pop(s, 1);
}
