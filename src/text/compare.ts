/** Numbers compared, as statements. */
import type { Cond, Num, Still } from '../engine/ast/index.ts';
import { type Bounds, existsClause } from './cond.ts';
import { qual } from './filter.ts';
import { stillNp } from './noun.ts';
import type { Np, Qual } from './np.ts';
import { mirroredCmp, negatedCmp, qty } from './num.ts';
import { isRefStill, type Scope } from './scope.ts';
import type { Clause, Statement } from './tree.ts';

export function cmpClause(s: Scope, c: Extract<Cond, { k: 'cmp' }>, not: boolean): Statement {
  const cmp = not ? negatedCmp(c.cmp) : c.cmp;
  if (isCount(c.a) && typeof c.b === 'number') return existsOrDistinct(s, c.a, c.b, cmp);
  if (isCount(c.b) && typeof c.a === 'number') return existsOrDistinct(s, c.b, c.a, mirroredCmp(cmp));
  const coin = typeof c.a === 'object' && c.a.k === 'reg' ? s.registers.get(c.a.name) : undefined;
  if (coin?.k === 'coin' && coin.n === 1 && (c.b === 0 || c.b === 1) && (cmp === '=' || cmp === '!=')) {
    const heads = (c.b === 1) === (cmp === '=');
    return {
      verb: 'be',
      subj: { t: 'thing', thing: 'theResult' },
      obj: { t: 'thing', thing: heads ? 'heads' : 'tails' },
    };
  }
  if (typeof c.a === 'object' && c.a.k === 'counters' && isRefStill(c.a.on) && typeof c.b === 'number') {
    const quals: Qual[] = [{ q: 'counters', kind: c.a.kind, cmp, n: c.b }];
    return { verb: 'be', subj: stillNp(s, c.a.on, 'all'), args: [{ a: 'is', quals }] };
  }
  const whole = cmp === '=' && isCount(c.a) && isCount(c.b) ? allAre(s, c.a.of, c.b.of) : undefined;
  if (whole) return whole;
  const ahead = cmp === '>=' ? lead(c.a, c.b) : undefined;
  if (ahead) {
    const subj: Np = { t: 'value', v: qty(s, ahead.of) };
    return { verb: 'be', subj, args: [{ a: 'cmp', cmp: '>', to: qty(s, ahead.over), by: ahead.by }] };
  }
  const value = qty(s, c.a);
  const subj: Np = { t: 'value', v: value };
  if (
    typeof value === 'object' &&
    value.v === 'declared' &&
    value.what === 'stat' &&
    (cmp === '=' || cmp === '!=')
  )
    return { verb: 'be', subj, obj: { t: 'thing', thing: (c.b === 0) === (cmp === '=') ? 'atk' : 'def' } };
  return { verb: 'be', subj, args: [{ a: 'cmp', cmp, to: qty(s, c.b) }] };
}

/** As many of them as there are: "its materials are in the Graveyard". */
function allAre(s: Scope, some: Still, all: Still): Clause | undefined {
  if (typeof some !== 'object' || !('those' in some) || JSON.stringify(some.those) !== JSON.stringify(all))
    return undefined;
  const subj = stillNp(s, all, 'all');
  return { verb: 'be', subj, args: [{ a: 'is', quals: some.where.map((f) => qual(s, f)) }] };
}

/** "a is at least b plus 2", "a minus b is at least 2": by how much one is higher than the other. */
function lead(a: Num, b: Num): { of: Num; over: Num; by: number } | undefined {
  if (typeof a === 'object' && a.k === 'sub' && typeof b === 'number' && b > 0)
    return { of: a.a, over: a.b, by: b };
  if (typeof b !== 'object' || b.k !== 'add') return undefined;
  const [by, over] = typeof b.a === 'number' ? [b.a, b.b] : [b.b, b.a];
  return typeof by === 'number' && by > 0 ? { of: a, over, by } : undefined;
}

type CountNum = Extract<Num, { k: 'count' }>;

const isCount = (n: Num): n is CountNum => typeof n === 'object' && n.k === 'count';

function existsOrDistinct(s: Scope, n: CountNum, to: number, cmp: Bounds): Statement {
  const c = existsClause(s, n.of, to, cmp);
  if (!n.distinct) return c;
  const named = (np: Np | undefined): Np | undefined => (np?.t === 'cards' ? { ...np, distinct: true } : np);
  const subj = named(c.subj);
  const obj = named(c.obj);
  return { ...c, ...(subj ? { subj } : {}), ...(obj ? { obj } : {}) };
}
