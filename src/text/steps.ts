/** Numbers that are worked out from a Level, said by the Levels that give the same. */
import type { Num } from '../engine/ast/index.ts';
import { refNp } from './noun.ts';
import type { Qty } from './np.ts';
import type { Scope } from './scope.ts';

const HIGHEST_LEVEL = 12;

type Level = Extract<Num, { k: 'stat' }>;

/** "1 if its Level is 5 or 6, 2 if it is 7 or higher"; nothing for sums that are as easily said as sums. */
export function byLevel(s: Scope, n: Num): Qty | undefined {
  const level = levelIn(n);
  if (level === undefined || level === 'other' || operations(n) < 3) return undefined;
  const steps: Extract<Qty, { v: 'steps' }>['steps'] = [];
  for (let at = 1; at <= HIGHEST_LEVEL; at++) {
    const value = valueAt(n, at);
    const last = steps.at(-1);
    if (last?.n === value) last.to = at;
    else steps.push({ from: at, to: at, n: value });
  }
  const last = steps.at(-1);
  if (last) last.to = 'up';
  return { v: 'steps', of: refNp(s, level.of), steps };
}

/** The number for a card of that Level; undefined where it goes by something else than this card's Level. */
export function numberAtLevel(n: Num, level: number): number | undefined {
  const by = levelIn(n);
  return by === undefined || by === 'other' || by.of !== 'this' ? undefined : valueAt(n, level);
}

/** The one Level in a number, or `other` where it is not the only unknown. */
function levelIn(n: Num): Level | 'other' | undefined {
  if (typeof n === 'number') return undefined;
  if (n.k === 'stat') return n.stat === 'level' && !n.original && !n.last ? n : 'other';
  if (n.k === 'half') return levelIn(n.of);
  if (!('a' in n)) return 'other';
  const [a, b] = [levelIn(n.a), levelIn(n.b)];
  return a !== undefined && b !== undefined ? 'other' : (a ?? b);
}

function operations(n: Num): number {
  if (typeof n === 'number' || n.k === 'stat') return 0;
  if (n.k === 'half') return 1 + operations(n.of);
  return 'a' in n ? 1 + operations(n.a) + operations(n.b) : 0;
}

function valueAt(n: Num, level: number): number {
  if (typeof n === 'number') return n;
  if (n.k === 'half') return Math.floor(valueAt(n.of, level) / 2);
  return 'a' in n ? compute(n.k, valueAt(n.a, level), valueAt(n.b, level)) : level;
}

export function compute(op: 'add' | 'sub' | 'mul' | 'min' | 'max', a: number, b: number): number {
  if (op === 'add') return a + b;
  if (op === 'sub') return a - b;
  if (op === 'mul') return a * b;
  return op === 'min' ? Math.min(a, b) : Math.max(a, b);
}
