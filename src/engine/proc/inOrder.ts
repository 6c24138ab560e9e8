/** Several reactions of one player to one moment of a phase: he says which comes first (GAP-28). */

import { REG } from '../code.ts';
import { ask, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { option } from '../decision.ts';
import { idOf } from '../eval/ctx.ts';
import type { Frame, State } from '../state.ts';
import type { CardId, PlayerId } from '../types.ts';
import { OV } from './ops.ts';

/** The `n` running effects on top of the stack, none of which has begun, wait for their player's word. */
export function pushInOrder(s: State, p: PlayerId, n: number): void {
  push(s, PROC.inOrder, [p, n]);
}

/** The effects lie right below this frame; the one that is next is put on top of it. */
export function inOrderProc(s: State, f: Frame): void {
  const n = f.v[1]!;
  const own = s.frames.length - 1;
  const waiting = s.frames.slice(own - n, own);
  let at = n - 1;
  if (s.answer !== null) {
    const a = takeAnswer(s);
    at = waiting.findLastIndex((w) => sourceOf(w) === a.card && w.v[OV.addr] === a.n);
  } else if (waiting.some((w) => !alike(w, waiting[at]!))) {
    const options = waiting
      .filter((w, i) => !waiting.slice(i + 1).some((x) => sourceOf(x) === sourceOf(w) && alike(x, w)))
      .reverse()
      .map((w) => option('card', sourceOf(w), w.v[OV.addr]!));
    ask(s, f.v[0] as PlayerId, 'order', options, { purpose: 'order' });
    return;
  }
  s.frames.splice(own - n + at, 1);
  f.v[1] = n - 1;
  if (n === 1) pop(s);
  s.frames.push(waiting[at]!);
}

const sourceOf = (w: Frame): CardId => idOf(w.regs[REG.self]![0]!);
/** The same effect, of whichever card: nothing hangs on which is first. */
const alike = (a: Frame, b: Frame): boolean => a.v[OV.addr] === b.v[OV.addr] && a.v[OV.part] === b.v[OV.part];
