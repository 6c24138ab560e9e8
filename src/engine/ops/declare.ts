/** Declarations: a name, Type, Attribute, kind, Level, number or a coin called. */
import type { Ins } from '../code.ts';
import { emit } from '../core/emit.ts';
import { ask, takeAnswer } from '../core/frames.ts';
import { option } from '../decision.ts';
import { valueOf } from '../eval/num.ts';
import { DECLARE_KINDS } from '../events.ts';
import { pool } from '../pool.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import { profileOf } from '../profile.ts';
import type { Frame, State } from '../state.ts';
import { KINDS } from '../types.ts';

/** Numbers to declare among; bounds may be counted from anything. */
const MOST = 1000;

function valuesFor(s: State, f: Frame, ins: Ins & { i: 'declare' }): number[] {
  const { what, within } = ins.op;
  const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  switch (what) {
    case 'name':
      return pool()
        .defs.filter((d) => !d.isToken)
        .map((d) => d.code);
    case 'race':
      return upTo(profileOf(s.rules).types);
    case 'attr':
      return upTo(profileOf(s.rules).attributes);
    case 'kind':
      return upTo(KINDS.length);
    case 'coin':
      return [1, 0];
    case 'stat':
      return [0, 1];
    case 'level':
    case 'number':
    case 'zones': {
      const c = frameCtx(s, f);
      const min = within === undefined ? 1 : valueOf(s, c, within.min);
      const max = within === undefined ? 12 : valueOf(s, c, within.max);
      const step = within?.step ?? 1;
      const length = Math.max(0, Math.min(MOST, Math.floor((max - min) / step) + 1));
      return Array.from({ length }, (_, i) => min + i * step);
    }
  }
}

export function runDeclare(s: State, f: Frame, ins: Ins & { i: 'declare' }): void {
  const by = one(s, f, ins.op.by);
  const what = DECLARE_KINDS.indexOf(ins.op.what);
  const c = frameCtx(s, f);
  if (s.answer === null) {
    const values = valuesFor(s, f, ins);
    if (values.length === 0) {
      // nothing between the bounds
      f.regs[ins.reg] = [];
      f.v[OV.ok] = 0;
      f.step++;
      return;
    }
    ask(
      s,
      by,
      'declare',
      values.map((v) => option('value', -1, v)),
      { purpose: ins.op.what === 'coin' ? 'coin' : 'declare', card: c.self, addr: f.v[OV.addr]!, what },
    );
    return;
  }
  const value = takeAnswer(s).n;
  f.regs[ins.reg] = [value];
  f.v[OV.ok] = 1;
  emit(s, 'declared', { player: by, cause: c.self, addr: f.v[OV.addr]!, n: what, m: value });
  f.step++;
}
