/** Declarations: a name, Type, Attribute, kind, Level, number or a coin called. */
import type { Ins } from '../code.ts';
import { emit } from '../core/emit.ts';
import { ask, takeAnswer } from '../core/frames.ts';
import { type Option, option } from '../decision.ts';
import { valueOf } from '../eval/num.ts';
import { playersOf } from '../eval/who.ts';
import { freeSlots, zoneCode } from '../eval/zones.ts';
import { DECLARE_KINDS } from '../events.ts';
import { pool } from '../pool.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import { profileOf } from '../profile.ts';
import type { Frame, State } from '../state.ts';
import { KINDS, type PlayerId, ZONE, ZONES_PER_PLAYER } from '../types.ts';

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
    case 'number': {
      const c = frameCtx(s, f);
      const min = within === undefined ? 1 : valueOf(s, c, within.min);
      const max = within === undefined ? 12 : valueOf(s, c, within.max);
      const step = within?.step ?? 1;
      const length = Math.max(0, Math.min(MOST, Math.floor((max - min) / step) + 1));
      return Array.from({ length }, (_, i) => min + i * step);
    }
    case 'zones':
      return [];
  }
}

/** Zones one after another, as many as asked for and can be used (an occupied or blocked one cannot be named). */
function runZones(s: State, f: Frame, ins: Ins & { i: 'declare' }): void {
  const { op, reg } = ins;
  const c = frameCtx(s, f);
  const at = f.step + 5000;
  if (f.v[OV.busy] !== at) {
    f.v[OV.busy] = at;
    f.regs[reg] = [];
  }
  const by = one(s, f, op.by);
  const what = DECLARE_KINDS.indexOf('zones');
  let done = false;
  if (s.answer !== null) {
    const a = takeAnswer(s);
    if (a.k === 'done') done = true;
    else {
      const code = zoneCode(Math.floor(a.m / ZONES_PER_PLAYER) as PlayerId, ZONE.mzone, a.n);
      f.regs[reg] = [...f.regs[reg]!, code];
      emit(s, 'declared', { player: by, cause: c.self, addr: f.v[OV.addr]!, n: what, m: code });
    }
  }
  const chosen = f.regs[reg]!;
  const max = op.within === undefined ? 1 : valueOf(s, c, op.within.max);
  const min = op.within === undefined ? 1 : valueOf(s, c, op.within.min);
  const open = done || chosen.length >= max ? [] : openZones(s, playersOf(s, c, op.of ?? 'both'), chosen);
  if (open.length === 0) {
    f.v[OV.busy] = -1;
    f.v[OV.ok] = chosen.length > 0 ? 1 : 0;
    f.step++;
    return;
  }
  if (chosen.length >= min) open.push(option('done'));
  ask(s, by, 'slot', open, { purpose: 'declare', card: c.self, addr: f.v[OV.addr]!, min, max, what });
}

function openZones(s: State, players: readonly PlayerId[], chosen: readonly number[]): Option[] {
  return players.flatMap((p) =>
    freeSlots(s, p, ZONE.mzone)
      .filter((slot) => !chosen.includes(zoneCode(p, ZONE.mzone, slot)))
      .map((slot) => option('slot', -1, slot, p * ZONES_PER_PLAYER + ZONE.mzone)),
  );
}

export function runDeclare(s: State, f: Frame, ins: Ins & { i: 'declare' }): void {
  if (ins.op.what === 'zones') return runZones(s, f, ins);
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
