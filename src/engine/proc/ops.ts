/** The interpreter of effects: one frame kind runs the instructions of any part of any effect (DESIGN §5). */
import type { Op } from '../ast/index.ts';
import { type Code, type Ins, REG } from '../code.ts';
import { checkDraws, checkLp, checkWins } from '../core/end.ts';
import { ask, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { forgetAnswers, type Going, rethrow, waitsFor } from '../core/replace.ts';
import { type Option, option } from '../decision.ts';
import { allHold, holds } from '../eval/cond.ts';
import { type Ctx, ctxOf, idOf, token } from '../eval/ctx.ts';
import { cardsOf } from '../eval/group.ts';
import { whoOf } from '../eval/who.ts';
import { hasOutcome } from '../legal/feasible.ts';
import { canPay } from '../legal/pay.ts';
import { runDeclare } from '../ops/declare.ts';
import { runFuse } from '../ops/fuse.ts';
import { goingBy } from '../ops/move.ts';
import { runNormal } from '../ops/normal.ts';
import { runOrder, runPick } from '../ops/pick.ts';
import { runPrep } from '../ops/prep.ts';
import { doerOf } from '../ops/registers.ts';
import { runCopy } from '../ops/run.ts';
import { runVerb } from '../ops/verbs.ts';
import { runZones } from '../ops/zones.ts';
import { type Eff, effAt, lowered } from '../pool.ts';
import type { Frame, State } from '../state.ts';
import { type CardId, opponentOf, type PlayerId } from '../types.ts';

/** Numbers of an ops frame. `back`: hand the registers to the frame below at the end. `at`: instruction being asked about. */
export const OV = {
  addr: 0,
  part: 1,
  you: 2,
  ok: 3,
  they: 6,
  busy: 7,
  it: 8,
  link: 9,
  back: 10,
  at: 11,
  mode: 12,
  /** Rounds of loops so far; not there before the first. */
  loops: 13,
  /** 1: a coin or die of this instruction has been thrown. */
  thrown: 14,
  /** Answers about replacements of what this instruction would do, four numbers each. */
  told: 15,
} as const;

/** This effect of this card is being carried out now. */
export const isRunning = (s: State, card: CardId, eff: Eff, frames: readonly Frame[] = s.frames): boolean =>
  frames.some(
    (f) =>
      f.proc === PROC.ops &&
      f.v[OV.addr] === eff.addr &&
      (f.regs[REG.self] ?? []).some((t) => idOf(t) === card),
  );

/** Rounds of `repeat` in one effect. */
const MOST_ROUNDS = 100;

/**
 * Starts a part of an effect. `link`: number of the chain link it belongs to, 0 none. The frame writes into registers of
 * its own: those of a chain link stay as they were activated, in a duel that was copied as in one that never was.
 */
export function pushOps(
  s: State,
  addr: number,
  part: number,
  you: PlayerId,
  regs: number[][],
  o: { link?: number; back?: boolean; it?: number; mode?: number } = {},
): Frame {
  return push(
    s,
    PROC.ops,
    [addr, part, you, 1, 1, 1, -1, -1, o.it ?? -1, o.link ?? 0, o.back === true ? 1 : 0, 0, o.mode ?? -1],
    regs.slice(),
  );
}

/** Context of a running effect. */
export function frameCtx(s: State, f: Frame): Ctx {
  const self = f.regs[REG.self]![0];
  const c = ctxOf(
    f.v[OV.you] as PlayerId,
    self === undefined ? -1 : idOf(self),
    effAt(f.v[OV.addr]!),
    f.regs,
  );
  c.it = f.v[OV.it]!;
  const which = f.v[OV.they]! as -1 | 0 | 1;
  c.which = which;
  c.they = which === -1 ? -1 : which === 0 ? s.turnPlayer : opponentOf(s.turnPlayer);
  return c;
}

export function opsProc(s: State, f: Frame): void {
  const code: Code = lowered(effAt(f.v[OV.addr]!)).parts[f.v[OV.part]!]!;
  const depth = s.frames.length;
  const happened = s.batch.length;
  const epoch = s.epoch;
  // one slice runs until it asks, pushes, or a moment is over in which something happened that others may react to at once
  for (;;) {
    const ins = code[f.step];
    if (ins?.joined !== true && (checkDraws(s) || s.batch.length !== happened || s.epoch !== epoch)) return;
    if (ins === undefined) {
      if (f.v[OV.back] === 1) s.frames[depth - 2]!.regs = f.regs;
      pop(s, f.v[OV.ok]!);
      // a chain link looks by itself, once all of it is done (GAP-30)
      if (s.winners !== 0 && s.chain.length === 0) checkWins(s);
      return;
    }
    step(s, f, ins, code);
    if (s.decision !== null || s.result !== null || s.frames.length !== depth) return;
  }
}

function step(s: State, f: Frame, ins: Ins, code: Code): void {
  switch (ins.i) {
    case 'pick':
      runPick(s, f, ins, code);
      return;
    case 'gather':
      f.regs[ins.reg] = cardsOf(s, frameCtx(s, f), ins.from).map((id) => token(s, id));
      break;
    case 'prep':
      runPrep(s, f, ins);
      return;
    case 'do': {
      if (s.heard.asksReplace && waitsFor(s, f, OV.told, goingWith(s, f, ins, code), doerOf(f))) return;
      if (f.v[OV.thrown] !== 1) f.v[OV.ok + ins.ok] = runVerb(s, f, ins) ? 1 : 0;
      if ((ins.op.k === 'coin' || ins.op.k === 'die') && s.heard.replaces && thrown(s, f, ins.op)) return;
      if (f.v.length > OV.told) forgetAnswers(f, OV.told, code[f.step + 1]?.joined === true);
      break;
    }
    case 'declare':
      runDeclare(s, f, ins);
      return;
    case 'fuse':
      runFuse(s, f, ins);
      return;
    case 'normal':
      runNormal(s, f, ins, code);
      return;
    case 'run':
      runCopy(s, f, ins);
      return;
    case 'order':
      runOrder(s, f, ins);
      return;
    case 'deckEnd': {
      if (f.regs[ins.cards]!.length === 0) break;
      if (s.answer === null) {
        const self = f.regs[REG.self]![0];
        ask(s, one(s, f, ins.by), 'yesNo', [option('yes'), option('no')], {
          purpose: 'deckTop',
          card: self === undefined ? -1 : idOf(self),
          addr: f.v[OV.addr]!,
        });
        return;
      }
      f.regs[ins.reg] = [takeAnswer(s).k === 'yes' ? 0 : 1];
      break;
    }
    case 'zones':
      runZones(s, f, ins);
      return;
    case 'jump':
      // GAP-42: what rolls again for ever goes on behind the loop
      if (ins.again === true) {
        const rounds = (f.v[OV.loops] ?? 0) + 1;
        f.v[OV.loops] = rounds;
        if (rounds > MOST_ROUNDS) break;
      }
      f.step = ins.to;
      return;
    case 'unless':
      f.step = holds(s, frameCtx(s, f), ins.c) ? f.step + 1 : ins.to;
      return;
    case 'unlessOk':
      f.step = f.v[OV.ok + ins.ok] === 1 ? f.step + 1 : ins.to;
      return;
    case 'setOk':
      f.v[OV.ok + ins.ok] = ins.v;
      break;
    case 'stamp':
      s.clock++;
      checkLp(s);
      break;
    case 'they':
      f.v[OV.they] = ins.which;
      break;
    case 'may': {
      const by = one(s, f, ins.by);
      if (s.answer === null) {
        // nobody is offered what would do nothing
        const eff = effAt(f.v[OV.addr]!);
        if (ins.pay === null && !hasOutcome(s, frameCtx(s, f), eff, code, f.step + 1, ins.to)) {
          f.v[OV.ok + ins.ok] = 0;
          f.step = ins.to;
          return;
        }
        const self = f.regs[REG.self]![0];
        const options: Option[] = [option('yes'), option('no')];
        ask(s, by, 'yesNo', options, {
          purpose: ins.pay === null ? 'may' : 'pay',
          card: self === undefined ? -1 : idOf(self),
          addr: f.v[OV.addr]!,
          what: ins.nth,
        });
        return;
      }
      const yes = takeAnswer(s).k === 'yes';
      f.v[OV.ok + ins.ok] = yes ? 1 : 0;
      f.step = yes ? f.step + 1 : ins.to;
      return;
    }
    case 'payable':
      f.step = canPay(s, frameCtx(s, f), ins.pay) ? f.step + 1 : ins.to;
      return;
    case 'mode': {
      const c = frameCtx(s, f);
      const open = ins.conds.flatMap((k, i) => (allHold(s, c, k) ? [i] : []));
      if (open.length === 0) {
        f.v[OV.ok + ins.ok] = 0;
        f.step = ins.end;
        return;
      }
      if (s.answer === null && open.length > 1) {
        ask(
          s,
          one(s, f, ins.by),
          'pickMode',
          open.map((i) => option('mode', -1, i)),
          { purpose: 'mode', card: c.self, addr: f.v[OV.addr]! },
        );
        return;
      }
      f.step = ins.to[s.answer === null ? open[0]! : takeAnswer(s).n]!;
      return;
    }
    case 'next': {
      const n = f.regs[ins.at]![0] ?? 0;
      const cards = f.regs[ins.cards]!;
      const outer = n === 0 ? f.v[OV.it]! : f.regs[ins.at]![1]!;
      if (n >= cards.length) {
        f.v[OV.it] = outer;
        f.regs[ins.at] = [];
        f.step = ins.to;
        return;
      }
      f.v[OV.it] = idOf(cards[n]!);
      f.regs[ins.at] = [n + 1, outer];
      break;
    }
  }
  f.step++;
}

/**
 * Cards about to move: with the first operation of a moment those of all that share it, so that everything is asked before
 * the first happens (AST.md §1).
 */
function goingWith(s: State, f: Frame, ins: Ins & { i: 'do' }, code: Code): Going[] {
  const all = goingBy(s, f, ins);
  if (ins.joined === true) return all;
  for (let i = f.step + 1; code[i]?.joined === true; ) {
    const next = code[i]!;
    if (next.i === 'do') all.push(...goingBy(s, f, next));
    i = next.i === 'unlessOk' && f.v[OV.ok + next.ok] !== 1 ? next.to : i + 1;
  }
  return all;
}

/** A coin or die has been thrown. @returns true while it does not stand yet. */
function thrown(s: State, f: Frame, op: Op & { k: 'coin' | 'die' }): boolean {
  const by = op.k === 'coin' ? (f.v[OV.you] as PlayerId) : one(s, f, op.by);
  const what = rethrow(s, f, OV.told, op.k, by, doerOf(f));
  while (f.v.length <= OV.thrown) f.v.push(0);
  f.v[OV.thrown] = what === 'wait' ? 1 : 0;
  return what !== 'stands';
}

/** One player; an effect's own player where both are meant. */
export function one(s: State, f: Frame, who: Parameters<typeof whoOf>[2]): PlayerId {
  const w = whoOf(s, frameCtx(s, f), who);
  return w === -1 ? (f.v[OV.you] as PlayerId) : w;
}
