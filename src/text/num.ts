/** Numbers as quantities. */
import type { Cmp, Num } from '../engine/ast/index.ts';
import { eventClause, eventTimes } from './event.ts';
import { refNp, stillNp } from './noun.ts';
import type { Np, Per, Qty, Unit } from './np.ts';
import { isRefStill, keyOf, registerQty, type Scope } from './scope.ts';
import { byLevel, compute } from './steps.ts';
import { spanTime } from './time.ts';
import type { Statement } from './tree.ts';
import { person } from './who.ts';

export function qty(s: Scope, n: Num): Qty {
  if (typeof n === 'number') return n;
  switch (n.k) {
    case 'stat':
      return { v: 'stat', stat: n.stat, of: refNp(s, n.of), ...flags(n) };
    case 'count': {
      const done = isRefStill(n.of) ? s.bound.get(keyOf(s, n.of))?.done : undefined;
      return {
        v: 'count',
        of: stillNp(s, n.of, 'bare'),
        ...(n.distinct ? { distinct: true } : {}),
        ...(done ? { done } : {}),
      };
    }
    case 'sum':
      return { v: 'sum', stat: n.stat, of: stillNp(s, n.of, 'all'), ...flags(n) };
    case 'lp':
      return { v: 'lp', of: person(s, n.of) };
    case 'noted':
      return registerQty(s.notes.get(n.name));
    case 'amount':
      return { v: 'thatAmount' };
    case 'reg':
      return registerQty(s.registers.get(n.name));
    case 'counters':
      return { v: 'counters', kind: n.kind, on: stillNp(s, n.on, 'all') };
    case 'tally': {
      const time = spanTime(s, n.in);
      return { v: n.of === 'amount' ? 'total' : 'times', c: happening(s, n), at: [time] };
    }
    case 'half':
      return { v: 'half', of: qty(s, n.of) };
    case 'add':
    case 'sub':
    case 'mul':
    case 'min':
    case 'max': {
      if (typeof n.a === 'number' && typeof n.b === 'number') return compute(n.k, n.a, n.b);
      const steps = byLevel(s, n);
      if (steps) return steps;
      const a = qty(s, n.a);
      return { v: 'op', op: n.k, a, b: qty(s, n.b) };
    }
  }
}

function flags(n: { original?: true; last?: true }): { original?: boolean; last?: boolean } {
  return { ...(n.original ? { original: true } : {}), ...(n.last ? { last: true } : {}) };
}

function happening(s: Scope, n: Extract<Num, { k: 'tally' }>): Statement {
  const at = eventTimes(s, n.ev);
  const c = eventClause(s, n.ev, 'past');
  return c === undefined ? { at } : at.length > 0 ? { at, c } : c;
}

/** "300 ATK for each Dragon you control", "500 damage", "damage equal to its ATK". */
type Amount = Extract<Np, { t: 'amount' }>;

export function amount(s: Scope, n: Num, ...units: Unit[]): Amount {
  if (typeof n === 'number') return { t: 'amount', n, units };
  if (n.k === 'add') {
    const [k, by] = typeof n.a === 'number' ? [n.a, n.b] : [n.b, n.a];
    const more = typeof k === 'number' ? amountPer(s, by, units) : undefined;
    if (typeof k === 'number' && more) return { t: 'amount', n: k, units, plus: more };
  }
  return (n.k === 'mul' ? amountPer(s, n, units) : undefined) ?? { t: 'amount', n: qty(s, n), units };
}

/** So much for each of something. */
function amountPer(s: Scope, n: Num, units: Unit[]): Amount | undefined {
  if (typeof n === 'number') return undefined;
  if (n.k !== 'mul') {
    const per = perOf(s, n);
    return per && { t: 'amount', n: 1, units, per };
  }
  const [k, by] = typeof n.a === 'number' ? [n.a, n.b] : [n.b, n.a];
  const per = typeof k === 'number' ? perOf(s, by) : undefined;
  return typeof k === 'number' && per ? { t: 'amount', n: k, units, per } : undefined;
}

function perOf(s: Scope, by: Num): Per | undefined {
  if (typeof by === 'number') return undefined;
  if (by.k === 'count' && !by.distinct) return { each: stillNp(s, by.of, 'each') };
  if (by.k === 'counters') return { counter: by.kind, on: stillNp(s, by.on, 'all') };
  if (by.k === 'tally' && by.of !== 'amount' && by.ev.k === 'phase') {
    return { phase: by.ev.is, of: person(s, by.ev.of), span: spanTime(s, by.in) };
  }
  return undefined;
}

/** Whether a change takes away, and the same number without its sign. */
export function unsigned(n: Num): { negative: boolean; n: Num } {
  if (typeof n === 'number') return { negative: n < 0, n: Math.abs(n) };
  if (n.k !== 'mul') return { negative: false, n };
  const a = unsigned(n.a);
  const b = unsigned(n.b);
  return { negative: a.negative !== b.negative, n: { k: 'mul', a: a.n, b: b.n } };
}

const NEGATED: Record<Cmp, Cmp> = { '=': '!=', '!=': '=', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };

export const negatedCmp = (c: Cmp): Cmp => NEGATED[c];

export const mirroredCmp = (c: Cmp): Cmp =>
  c === '<' ? '>' : c === '>' ? '<' : c === '<=' ? '>=' : c === '>=' ? '<=' : c;
