/** Effects that work while their card is face-down: those whose condition says that it is (AST.md §3, `if`). */
import type { Cond, Effect } from './index.ts';

const isFaceDown = (c: Cond): boolean =>
  c.k === 'refIs' && c.of === 'this' && c.where.some((f) => f.k === 'face' && !f.up);

export const saysFaceDown = (e: Effect): boolean => e.if?.some(isFaceDown) ?? false;
