/** One chain: built link by link, resolved from the top (CHAIN, SPEED rules; DESIGN §6). */
import type { Activated } from '../ast/index.ts';
import { PART, REG } from '../code.ts';
import { rank } from '../core/collect.ts';
import { emit } from '../core/emit.ts';
import { checkLp, checkWins } from '../core/end.ts';
import { ask, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { expire } from '../core/lingering.ts';
import { pileOf, RULES } from '../core/mutate.ts';
import { sendAll } from '../core/replace.ts';
import { settle } from '../core/settle.ts';
import { clearUses } from '../core/uses.ts';
import { option } from '../decision.ts';
import { isFieldZone, isNegated } from '../eval/card.ts';
import { allHold } from '../eval/cond.ts';
import { ctxOf, idOf, token } from '../eval/ctx.ts';
import { passesAll } from '../eval/filter.ts';
import { registersFor, triggerPossible, type When } from '../legal/activate.ts';
import { fastOptions } from '../legal/fast.ts';
import { defAt, effAt, lowered, SUB_BIT } from '../pool.ts';
import { type ChainLink, type Frame, type Pending, type State, TURN_FLAG } from '../state.ts';
import { type CardId, opponentOf, type PlayerId, WHY, ZONE } from '../types.ts';
import { fieldExchange, fieldsGo, pushActivate } from './activate.ts';
import { pushOrdered } from './attack.ts';
import { pushOps } from './ops.ts';

/** Numbers of a chain frame. Its registers hold finished cards: resolved ones, and those whose activation was negated. */
export const CV = { player: 0, card: 1, addr: 2, toAct: 3, passes: 4, links: 5, negatersOnly: 6 } as const;
export const STEP = {
  start: 0,
  triggers: 1,
  respond: 2,
  resolve: 3,
  run: 4,
  done: 5,
  afterFirst: 6,
  clean: 7,
  takeOff: 8,
  end: 9,
  exchange: 10,
} as const;

/**
 * A chain begun by an activation, or (card -1) by the triggers that wait.
 * @param negatersOnly of Spell Speed 2 only what negates may be chained (EDI-09)
 */
export function pushChain(
  s: State,
  player: PlayerId,
  card: CardId,
  addr: number,
  negatersOnly = false,
): Frame {
  return push(s, PROC.chain, [player, card, addr, 0, 0, 0, negatersOnly ? 1 : 0], [[], []]);
}

export function chainProc(s: State, f: Frame): void {
  switch (f.step) {
    case STEP.start:
      f.step = f.v[CV.card]! >= 0 ? STEP.afterFirst : STEP.triggers;
      if (f.v[CV.card]! >= 0)
        pushActivate(s, f.v[CV.player]! as PlayerId, f.v[CV.card]!, f.v[CV.addr]!, null);
      return;
    case STEP.afterFirst:
      if (s.chain.length === 0) end(s);
      else openResponses(s, f);
      return;
    case STEP.triggers:
      triggers(s, f);
      return;
    case STEP.respond:
      respond(s, f);
      return;
    case STEP.resolve:
      resolve(s, f);
      return;
    case STEP.run:
      takesItsPlace(s, f);
      return;
    case STEP.exchange:
      fieldTaken(s, s.chain[s.chain.length - 1]!);
      runLink(s, f);
      return;
    case STEP.done:
      done(s, f);
      return;
    case STEP.takeOff:
      takeOff(s, f);
      return;
    case STEP.clean:
      clean(s, f);
      return;
    case STEP.end:
      end(s);
  }
}

/** Puts the waiting triggers on the chain in the order of their rank; each player orders his own. */
function triggers(s: State, f: Frame): void {
  if (s.answer !== null) {
    const a = takeAnswer(s);
    const group = firstWaiting(s);
    if (a.k === 'pass') {
      // declines all optional ones of his that stand now
      s.pending = s.pending.filter((p) => !group.includes(p));
      return;
    }
    const chosen = group.find((p) => p.card === a.card && (a.k === 'card' || p.addr === a.n)) ?? group[0]!;
    start(s, chosen);
    return;
  }
  const group = firstWaiting(s);
  if (group.length === 0) {
    if (s.chain.length === 0) end(s);
    else openResponses(s, f);
    return;
  }
  const open = group.filter((p) => startable(s, p));
  const dead = group.filter((p) => !open.includes(p));
  if (dead.length > 0) {
    for (const p of dead) emit(s, 'noEffect', { player: p.player, cards: [p.card], addr: p.addr });
    s.pending = s.pending.filter((p) => !dead.includes(p));
    return;
  }
  const p = open[0]!;
  if (!p.mandatory) {
    const options = once(open).map((x) => option('activate', x.card, x.addr));
    options.push(option('pass'));
    ask(s, p.player, 'trigger', options, { purpose: 'trigger', card: p.card, addr: p.addr });
  } else if (once(open).length > 1) {
    ask(
      s,
      p.player,
      'order',
      once(open).map((x) => option('card', x.card, x.addr)),
      { purpose: 'chainOrder', card: p.card, addr: p.addr },
    );
  } else start(s, p);
}

/** Instances of one trigger (`every`) are alike: one stands for them. */
const once = (list: readonly Pending[]): Pending[] =>
  list.filter((p, i) => list.findIndex((x) => x.card === p.card && x.addr === p.addr) === i);

/** The waiting triggers of the best rank. */
export function firstWaiting(s: State): Pending[] {
  if (s.pending.length === 0) return [];
  let best = Number.POSITIVE_INFINITY;
  for (const p of s.pending) best = Math.min(best, rank(s, p));
  return s.pending.filter((p) => rank(s, p) === best);
}

function startable(s: State, p: Pending): boolean {
  return p.delay >= 0 || triggerPossible(s, p.player, p.card, effAt(p.addr), p.regs);
}

function start(s: State, p: Pending): void {
  s.pending = s.pending.filter((x) => x !== p);
  pushActivate(s, p.player, p.card, p.addr, p);
}

/** CHAIN-05: after each link the other player is asked first. */
function openResponses(s: State, f: Frame): void {
  const last = s.chain[s.chain.length - 1]!;
  const { e } = effAt(last.addr);
  if (e.k === 'act' && e.unanswerable === true && last.mode > -2) {
    f.step = STEP.resolve;
    f.v[CV.links] = s.chain.length;
    return;
  }
  f.v[CV.toAct] = opponentOf(last.player);
  f.v[CV.passes] = 0;
  f.step = STEP.respond;
}

function respond(s: State, f: Frame): void {
  const p = f.v[CV.toAct]! as PlayerId;
  if (s.answer !== null) {
    const a = takeAnswer(s);
    if (a.k === 'activate') {
      f.step = STEP.afterFirst;
      pushActivate(s, p, a.card, a.n, null);
      return;
    }
  } else {
    const last = s.chain[s.chain.length - 1]!;
    const options = fastOptions(s, p, askedOnChain(s, f), 'none');
    if (options.length > 0) {
      options.push(option('pass'));
      ask(s, p, 'respond', options, { purpose: 'response', card: last.card, addr: last.addr });
      return;
    }
  }
  f.v[CV.passes] = f.v[CV.passes]! + 1;
  if (f.v[CV.passes]! >= 2) {
    f.step = STEP.resolve;
    f.v[CV.links] = s.chain.length;
  } else f.v[CV.toAct] = opponentOf(p);
}

/** SPEED-01: what may be put on top of this chain. */
export const askedOnChain = (s: State, f: Frame): When => ({
  speed: s.chain[s.chain.length - 1]?.speed === 3 ? 3 : 2,
  negation: false,
  negatersOnly: f.v[CV.negatersOnly] === 1,
});

/** CHAIN-02: from the top link down. */
function resolve(s: State, f: Frame): void {
  const n = s.chain.length;
  if (n === 0) {
    f.step = STEP.clean;
    return;
  }
  const link = s.chain[n - 1]!;
  s.clock++;
  emit(s, 'resolving', { player: link.player, cards: [link.card], addr: link.addr, n, m: f.v[CV.links]! });
  f.step = STEP.run;
}

function runLink(s: State, f: Frame): void {
  const n = s.chain.length;
  const link = s.chain[n - 1]!;
  f.step = STEP.done;
  if (link.negated !== 0) return;
  const eff = effAt(link.addr);
  const e = eff.e as Activated;
  const c = ctxOf(link.player, link.card, eff, link.regs);
  const own = s.cards[link.card]!;
  if (!stillStands(s, link)) {
    emit(s, 'noEffect', { player: link.player, cards: [link.card], addr: link.addr });
    return;
  }
  if (own.moved === link.moved && isNegated(s, link.card) && !(e.k === 'act' && e.unnegatable === true)) {
    link.negated = 2;
    emit(s, 'negated', { cards: [link.card], n: 1, m: n });
    return;
  }
  if (e.k === 'act' && e.hold !== undefined && !allHold(s, c, e.hold)) {
    emit(s, 'noEffect', { player: link.player, cards: [link.card], addr: link.addr });
    return;
  }
  const low = lowered(eff);
  const delay = low.delays[-2 - link.mode];
  if (delay !== undefined) {
    pushOps(s, link.addr, delay.part, link.player, link.regs, { link: n });
    return;
  }
  dropLostTargets(s, link, e);
  // the mode's own operations come first, then those common to all
  pushOps(s, link.addr, PART.do, link.player, link.regs, { link: n, mode: link.mode });
  if (link.mode >= 0)
    pushOps(s, link.addr, low.modeParts[link.mode]! + 2, link.player, link.regs, {
      link: n,
      mode: link.mode,
      back: true,
    });
}

/** Its activation was not negated: from now on the card lies there for good, even if its effect comes to nothing (FIELD-06). */
function takesItsPlace(s: State, f: Frame): void {
  const link = s.chain[s.chain.length - 1]!;
  const own = s.cards[link.card]!;
  if (link.negated !== 1 && link.isCard && own.moved === link.moved) {
    own.turnFlags &= ~TURN_FLAG.onChain;
    s.epoch++;
    s.layout++;
    if (isField(link)) {
      // what is done instead of the destruction comes before the exchange
      f.step = STEP.exchange;
      fieldsGo(s, link.player, link.card);
      return;
    }
  }
  runLink(s, f);
}
const isField = (link: ChainLink): boolean => (effAt(link.addr).def.subs & SUB_BIT.field) !== 0;
/** The new Field Spell may itself have left meanwhile. */
function fieldTaken(s: State, link: ChainLink): void {
  if (s.cards[link.card]!.moved === link.moved) fieldExchange(s, link.player, link.card);
}

/** GAP-18: targets that are gone, or no longer fit their `recheck`, are no targets any more. */
function dropLostTargets(s: State, link: ChainLink, e: Activated): void {
  const picks = [...(e.target ?? []), ...(link.mode >= 0 ? (e.modes?.[link.mode]?.target ?? []) : [])];
  const c = ctxOf(link.player, link.card, effAt(link.addr), link.regs);
  const low = lowered(effAt(link.addr));
  for (const some of picks) {
    if (some.as === undefined || some.recheck === undefined) continue;
    const at = low.names.get(some.as)!.at;
    link.regs[at] = link.regs[at]!.filter(
      (t) => s.cards[idOf(t)]!.moved === Math.floor(t / 1024) && passesAll(s, c, some.recheck, idOf(t)),
    );
  }
}

/** GAP-15, CSPELL-01: Continuous, Equip and Field cards must be face-up on the field when they resolve. */
function stillStands(s: State, link: ChainLink): boolean {
  const d = effAt(link.addr).def;
  const c = s.cards[link.card]!;
  if (d.kind === 0) return true;
  const lasting = (d.subs & (SUB_BIT.continuous | SUB_BIT.equip | SUB_BIT.field)) !== 0;
  if (!lasting) return true;
  // an effect of a card that was its own cost, or works from elsewhere, does not need it on the field
  if (!link.isCard && (c.moved !== link.moved || !isFieldZone(c.zone)))
    return link.regs[REG.self]![0] === token(s, link.card);
  return c.moved === link.moved && c.face === 1 && (c.zone === ZONE.szone || c.zone === ZONE.fzone);
}

function done(s: State, f: Frame): void {
  const n = s.chain.length;
  const link = s.chain[n - 1]!;
  f.step = STEP.takeOff;
  // reactions to `resolved` still see the link: it is taken off in the next slice
  if (link.negated !== 1)
    emit(s, 'resolved', { player: link.player, cards: [link.card], addr: link.addr, n });
  settle(s);
}

function takeOff(s: State, f: Frame): void {
  const link = s.chain[s.chain.length - 1]!;
  const c = s.cards[link.card]!;
  const list = link.negated === 1 ? 1 : 0;
  if (c.moved === link.moved && link.isCard) f.regs[list] = [...f.regs[list]!, token(s, link.card)];
  if (link.again === 1 && link.negated === 1) waitAgain(s, link);
  s.chain = s.chain.slice(0, -1);
  checkLp(s);
  checkWins(s);
  f.step = STEP.resolve;
}

/** EDI-08: a mandatory trigger of a phase whose activation was negated waits again, if its card is still there. */
function waitAgain(s: State, link: ChainLink): void {
  const c = s.cards[link.card]!;
  if (c.moved !== link.moved || c.controller !== link.player) return;
  const eff = effAt(link.addr);
  s.pending = [
    ...s.pending,
    {
      card: link.card,
      moved: link.moved,
      addr: link.addr,
      player: link.player,
      stamp: s.clock,
      mandatory: true,
      event: null,
      delay: -1,
      regs: registersFor(s, eff, link.card, null),
    },
  ];
}

/** Used Spells and Traps go to the Graveyard together; this is no new moment (DESIGN §6). */
function clean(s: State, f: Frame): void {
  const gone: CardId[] = [];
  f.regs.forEach((list, negated) => {
    for (const t of list) {
      const id = idOf(t);
      const c = s.cards[id]!;
      if (c.moved !== Math.floor(t / 1024) || (c.zone !== ZONE.szone && c.zone !== ZONE.fzone)) continue;
      if (negated === 1 || goesAway(s, id)) gone.push(id);
    }
  });
  f.step = STEP.end;
  sendAll(
    s,
    gone.map((id) => ({ id, to: ZONE.gy })),
    WHY.rule,
    RULES,
  );
}

/** SPELL-05: Continuous, Equip (worn) and Field cards remain. */
function goesAway(s: State, id: CardId): boolean {
  const c = s.cards[id]!;
  const { subs } = defAt(c.d);
  if ((c.turnFlags & TURN_FLAG.stays) !== 0 || (subs & (SUB_BIT.continuous | SUB_BIT.field)) !== 0)
    return false;
  return (subs & SUB_BIT.equip) === 0 || c.attachedTo < 0;
}

function end(s: State): void {
  for (const p of [0, 1] as const)
    for (const id of pileOf(s, p, ZONE.szone)) if (id >= 0) s.cards[id]!.turnFlags &= ~TURN_FLAG.used;
  expire(s, 'endOfWindow');
  clearUses(s, 'chain');
  pop(s, 1);
  if (s.ordered.length > 0) pushOrdered(s);
  else if (s.called.length > 0) {
    push(s, PROC.normalSummon, s.called, [[]]);
    s.called = [];
  }
}
