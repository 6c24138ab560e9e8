/** A Normal Summon or Set by an effect, beyond the one of the turn (GAP-51). */

import type { Code, Ins } from '../code.ts';
import { ask, PROC, push, takeAnswer } from '../core/frames.ts';
import { type Option, option } from '../decision.ts';
import { idOf, token } from '../eval/ctx.ts';
import { againBar, normalBar, roomBar } from '../legal/main.ts';
import { candidatesFor } from '../legal/pick.ts';
import { tributesNeeded } from '../legal/tribute.ts';
import { EXTRA, normalNumbers } from '../proc/normalSummon.ts';
import { frameCtx, OV } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import { type PlayerId, ZONE } from '../types.ts';
import { bind } from './registers.ts';

/** What can be Summoned or Set so. */
export function extraNormals(s: State, p: PlayerId, ids: readonly number[], set: boolean): Option[] {
  const out: Option[] = [];
  for (const id of ids) {
    if (s.cards[id]!.zone === ZONE.mzone) {
      if (againBar(s, p, id) === '') out.push(option('summon', id));
      continue;
    }
    const need = tributesNeeded(s, id);
    if (normalBar(s, p, id, false) === '' && roomBar(s, p, id, need, false) === '')
      out.push(option('summon', id));
    if (set && normalBar(s, p, id, true) === '' && roomBar(s, p, id, need, true) === '')
      out.push(option('set', id));
  }
  return out;
}

/** Nothing of this chain comes after it: the Summon can wait for the chain to end, and be answered then (ADR 9). */
const lastOfChain = (s: State, f: Frame, code: Code): boolean =>
  f.v[OV.link] === 1 &&
  s.chain.length === 1 &&
  f.step === code.length - 1 &&
  s.frames[s.frames.length - 2]?.proc === PROC.chain;

export function runNormal(s: State, f: Frame, ins: Ins & { i: 'normal' }, code: Code): void {
  const c = frameCtx(s, f);
  const at = f.step + 4000;
  if (f.v[OV.busy] === at + 1) {
    // the Summon below has ended
    f.v[OV.busy] = -1;
    f.v[OV.ok + ins.ok] = f.ret;
    if (f.ret === 1) bind(s, f, ins.out, f.regs[ins.what]!.map(idOf));
    f.regs[ins.what] = [];
    f.step++;
    return;
  }
  const options = extraNormals(
    s,
    c.you,
    candidatesFor(s, c, ins.op.what, 'normalSummon', 'summon'),
    ins.op.set,
  );
  if (options.length === 0) {
    f.v[OV.ok + ins.ok] = 0;
    f.step++;
    return;
  }
  const cards = [...new Set(options.map((o) => o.card))];
  const chosen = f.regs[ins.what]![0];
  if (chosen === undefined) {
    if (s.answer === null && cards.length > 1) {
      ask(
        s,
        c.you,
        'pickCard',
        cards.map((id) => option('card', id)),
        { purpose: 'summon', card: c.self, addr: f.v[OV.addr]! },
      );
      return;
    }
    f.regs[ins.what] = [token(s, s.answer === null ? cards[0]! : takeAnswer(s).card)];
    return;
  }
  const own = options.filter((o) => o.card === idOf(chosen));
  if (own.length > 1 && s.answer === null) {
    ask(s, c.you, 'position', [option('pos', idOf(chosen), 0), option('pos', idOf(chosen), 2)], {
      purpose: 'position',
      card: idOf(chosen),
      addr: f.v[OV.addr]!,
    });
    return;
  }
  const set = s.answer === null ? own[0]!.k === 'set' : takeAnswer(s).n === 2;
  const id = idOf(chosen);
  const numbers = (extra: number): number[] =>
    normalNumbers(s, c.you, id, { set, need: tributesNeeded(s, id), proc: -1, extra });
  if (lastOfChain(s, f, code)) {
    s.called = numbers(EXTRA.afterChain);
    f.v[OV.busy] = -1;
    f.v[OV.ok + ins.ok] = 1;
    bind(s, f, ins.out, [id]);
    f.step++;
    return;
  }
  f.v[OV.busy] = at + 1;
  push(s, PROC.normalSummon, numbers(EXTRA.atOnce), [[]]);
}
