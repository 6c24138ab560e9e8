/** Costs that cannot be paid (GAP-14). */
import type { Op } from '../ast/index.ts';
import type { Ctx } from '../eval/ctx.ts';
import { canPay } from '../legal/pay.ts';
import type { State } from '../state.ts';
import { plain, type WhyNot } from './why.ts';

/** The first part of the cost that is too much, or null. */
export function costReason(s: State, c: Ctx, ops: readonly Op[], name: string): WhyNot | null {
  for (let i = 0; i < ops.length; i++)
    if (!canPay(s, c, ops.slice(0, i + 1))) return plain('cannotPay', { path: `${name}[${i}]` });
  return null;
}
