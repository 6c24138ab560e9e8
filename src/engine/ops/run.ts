/** Carries out the effect printed on another Spell or Trap as one's own: new targets, no costs (AST.md §8 `run`). */
import type { Ins } from '../code.ts';
import { PART } from '../code.ts';
import { ask, takeAnswer } from '../core/frames.ts';
import { option } from '../decision.ts';
import { refIds } from '../eval/ref.ts';
import { registersFor } from '../legal/activate.ts';
import { copiable, copyModes } from '../legal/copy.ts';
import { lowered } from '../pool.ts';
import { frameCtx, OV, pushOps } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import type { PlayerId } from '../types.ts';

export function runCopy(s: State, f: Frame, ins: Ins & { i: 'run' }): void {
  const done = f.step + 6000;
  if (f.v[OV.busy] === done) {
    // the copied effect has ended
    f.v[OV.busy] = -1;
    f.v[OV.ok + ins.ok] = f.ret;
    f.step++;
    return;
  }
  const c = frameCtx(s, f);
  const card = refIds(s, c, ins.op.effectOf)[0];
  const eff = card === undefined ? null : copiable(s, c.you, card);
  if (card === undefined || eff === null) {
    f.v[OV.ok + ins.ok] = 0;
    f.step++;
    return;
  }
  const you = f.v[OV.you] as PlayerId;
  let mode = -1;
  if (eff.e.k === 'act' && eff.e.modes !== undefined) {
    const open = copyModes(s, you, card, eff);
    if (open.length > 1 && s.answer === null) {
      ask(
        s,
        you,
        'pickMode',
        open.map((i) => option('mode', -1, i)),
        { purpose: 'mode', card, addr: eff.addr },
      );
      return;
    }
    mode = s.answer === null ? (open[0] ?? 0) : takeAnswer(s).n;
  }
  f.v[OV.busy] = done;
  const low = lowered(eff);
  const regs = registersFor(s, eff, card, null);
  const link = f.v[OV.link]!;
  // the last pushed runs first: targets, then the mode's own operations, then those common to all
  pushOps(s, eff.addr, PART.do, you, regs, { link, mode });
  if (mode >= 0) {
    pushOps(s, eff.addr, low.modeParts[mode]! + 2, you, regs, { link, mode, back: true });
    pushOps(s, eff.addr, low.modeParts[mode]! + 1, you, regs, { mode, back: true });
  }
  pushOps(s, eff.addr, PART.target, you, regs, { mode, back: true });
}
