/** The course of the turn: phases to be skipped, gone on with, had once more; turns that are counted (AST.md §8). */
import type { Op } from '../ast/index.ts';
import { META, REG } from '../code.ts';
import { waitForChain } from '../core/react.ts';
import { valueOf } from '../eval/num.ts';
import { playersOf } from '../eval/who.ts';
import { effAt, lowered } from '../pool.ts';
import { frameCtx, one, pushOps } from '../proc/ops.ts';
import { type Delayed, type Frame, SKIPS, type State, UNTILS } from '../state.ts';
import { PHASES } from '../types.ts';

const MOST_SKIPS = 100;

export function skip(s: State, f: Frame, op: Op & { k: 'skip' }): boolean {
  const c = frameCtx(s, f);
  const n = Math.max(0, Math.min(MOST_SKIPS, valueOf(s, c, op.n)));
  for (const p of playersOf(s, c, op.of)) addSkips(s, p, op.phase, n);
  return true;
}
function addSkips(s: State, p: 0 | 1, phase: (typeof SKIPS)[number], n: number): void {
  const at = SKIPS.indexOf(phase);
  s.players[p].skips = s.players[p].skips.map((v, i) => (i === at ? v + n : v));
}

/** The player's next Battle Phase is followed by another. */
export function extraBattle(s: State, f: Frame, op: Op & { k: 'extraBattle' }): boolean {
  addSkips(s, one(s, f, op.of), 'battle', -1);
  return true;
}

/** The turn goes on with that phase as soon as the chain is over. Only later phases can follow. */
export function goTo(s: State, op: Op & { k: 'goTo' }): boolean {
  const to = PHASES.indexOf(op.phase);
  if (to <= PHASES.indexOf(s.phase)) return false;
  s.goTo = Math.max(s.goTo, to);
  s.epoch++;
  return true;
}

/** All that waits for the n-th phase has come that much nearer; what is due by now happens. */
export function turnCount(s: State, op: Op & { k: 'turnCount' }): boolean {
  const due: Delayed[] = [];
  let changed = false;
  s.delayed = s.delayed.flatMap((d) => {
    const node = lowered(effAt(d.addr)).delays[d.at]!;
    if (typeof node.op.times !== 'object' || node.op.on.k !== 'phase') return [d];
    changed = true;
    if (d.left - op.n > 0) return [{ ...d, left: d.left - op.n }];
    due.push(d);
    return [];
  });
  const counts = [UNTILS.indexOf('nthStart'), UNTILS.indexOf('nthEnd')];
  s.modifiers = s.modifiers.flatMap((m) => {
    if (!counts.includes(m.until)) return [m];
    changed = true;
    return m.left - op.n > 0 ? [{ ...m, left: m.left - op.n }] : [];
  });
  s.epoch++;
  s.layout++;
  const meta: number[] = [];
  meta[META.amount] = 0;
  meta[META.player] = s.turnPlayer;
  meta[META.link] = 0;
  meta[META.cause] = -1;
  for (const d of due) {
    const node = lowered(effAt(d.addr)).delays[d.at]!;
    const regs = d.regs.map((r) => r);
    regs[REG.event] = [];
    regs[REG.meta] = meta;
    if (!node.op.chain) pushOps(s, d.addr, node.part, d.you, regs);
    else waitForChain(s, d, regs, null);
  }
  return changed;
}
