/** Numbers: `Num` → integer (AST.md §6). Halves are rounded down. */
import type { Num, Stat, Value } from '../ast/index.ts';
import { META, REG } from '../code.ts';
import type { State } from '../state.ts';
import type { CardId } from '../types.ts';
import { counterName, noteName } from './bond.ts';
import { nameOf } from './card.ts';
import type { Ctx } from './ctx.ts';
import { cardsOf } from './group.ts';
import { tally } from './history.ts';
import { refIds, registerOf } from './ref.ts';
import { lastStat, originalStat, statOf } from './stats.ts';
import { whoOf } from './who.ts';

export function valueOf(s: State, c: Ctx, n: Num): number {
  if (typeof n === 'number') return n;
  switch (n.k) {
    case 'stat': {
      const id = refIds(s, c, n.of)[0];
      if (id === undefined) return 0;
      return read(s, id, n.stat, n.original === true, n.last === true);
    }
    case 'count': {
      const ids = cardsOf(s, c, n.of);
      return n.distinct === 'name' ? new Set(ids.map((id) => nameOf(s, id))).size : ids.length;
    }
    case 'sum':
      return cardsOf(s, c, n.of).reduce(
        (sum, id) => sum + read(s, id, n.stat, n.original === true, n.last === true),
        0,
      );
    case 'lp': {
      const p = whoOf(s, c, n.of);
      return p === -1 ? s.players[0].lp + s.players[1].lp : s.players[p].lp;
    }
    case 'noted':
      return c.self < 0 ? 0 : noted(s, c.self, n.name);
    case 'amount':
      return c.regs[REG.meta]?.[META.amount] ?? c.ev?.n ?? 0;
    case 'reg': {
      const at = registerOf(c, n.name);
      return at < 0 ? 0 : (c.regs[at]?.[0] ?? 0);
    }
    case 'counters': {
      const kind = counterName(n.kind);
      return cardsOf(s, c, n.on).reduce((sum, id) => sum + countersOn(s, id, kind), 0);
    }
    case 'tally':
      return tally(s, c, n.ev, n.in, n.of === 'amount');
    case 'half':
      return Math.floor(valueOf(s, c, n.of) / 2);
    default: {
      const a = valueOf(s, c, n.a);
      const b = valueOf(s, c, n.b);
      switch (n.k) {
        case 'add':
          return a + b;
        case 'sub':
          return a - b;
        case 'mul':
          return a * b;
        case 'min':
          return Math.min(a, b);
        case 'max':
          return Math.max(a, b);
      }
    }
  }
}

/** `last`: as it last was on the field, when it has left. */
function read(s: State, id: CardId, stat: Stat, original: boolean, last: boolean): number {
  const card = s.cards[id]!;
  if (last && card.last !== null && card.zone !== 5) return lastStat(s, id, card.last, stat);
  return original ? originalStat(s, id, stat) : statOf(s, id, stat);
}

/** Counters of a kind on a card. */
export function countersOn(s: State, id: CardId, kind: number): number {
  const list = s.cards[id]!.counters;
  for (let i = 0; i < list.length; i += 2) if (list[i] === kind) return list[i + 1]!;
  return 0;
}
/** A number written on the card, 0 when there is none. */
export function noted(s: State, id: CardId, name: string): number {
  const key = noteName(name);
  const own = s.cards[id]!;
  const list = own.notes.length === 0 && own.last !== null ? own.last.notes : own.notes;
  for (let i = 0; i < list.length; i += 2) if (list[i] === key) return list[i + 1]!;
  return 0;
}
export const compare = (a: number, cmp: '=' | '!=' | '<' | '<=' | '>' | '>=', b: number): boolean => {
  switch (cmp) {
    case '=':
      return a === b;
    case '!=':
      return a !== b;
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
  }
};

/** A value bound in this effect or written on its card; -1 when there is none. */
export function givenValue(s: State, c: Ctx, v: Value): number {
  if ('noted' in v) return c.self < 0 ? -1 : noted(s, c.self, v.noted);
  const at = registerOf(c, v.reg);
  return at < 0 ? -1 : (c.regs[at]?.[0] ?? -1);
}
