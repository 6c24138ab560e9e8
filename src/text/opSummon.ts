/** Operations that Summon. */
import type { Cards, Op, Place, SummonPos } from '../engine/ast/index.ts';
import { refNp } from './noun.ts';
import type { CardsNp, Np } from './np.ts';
import { qty } from './num.ts';
import { doer, implicit } from './opClause.ts';
import { moving } from './opMove.ts';
import { onField, type Scope } from './scope.ts';
import type { Arg, Clause, PosWord } from './tree.ts';
import type { Verb } from './verbs.ts';
import { person } from './who.ts';

export function posArgs(pos: readonly SummonPos[]): Arg[] {
  const set = new Set(pos);
  if (set.size === 0 || (set.size === 2 && set.has('attack') && set.has('defense'))) return [];
  const any = [...set].map(
    (p): PosWord => (p === 'attack' ? 'faceUpAttack' : p === 'defense' ? 'faceUpDefense' : p),
  );
  return [{ a: 'pos', any }];
}

/** Without the filter that says of each card what the verb says of all. */
function saidOnce(what: Cards): Cards {
  if (typeof what !== 'object' || !('from' in what)) return what;
  const { from } = what;
  if (typeof from !== 'object' || !('in' in from) || from.where === undefined) return what;
  return { ...what, from: { ...from, where: from.where.filter((f) => f.k !== 'canSummon') } };
}

/** What a proper Summon counts as, where the cards are of one sort. */
function ownKind(what: Cards): 'properly' | 'asFusion' | 'asRitual' {
  const from = typeof what === 'object' && 'from' in what ? what.from : what;
  const where = typeof from === 'object' && 'in' in from ? (from.where ?? []) : [];
  if (where.some((f) => f.k === 'sub' && f.type === 'fusion')) return 'asFusion';
  return where.some((f) => f.k === 'sub' && f.type === 'ritual') ? 'asRitual' : 'properly';
}

export function summonClause(s: Scope, op: Extract<Op, { k: 'summon' }>): Clause {
  const c = moving(s, 'specialSummon', op.ignoring ? saidOnce(op.what) : op.what, []);
  const side: Arg[] = op.to === s.actor ? [] : [{ a: 'to', loc: { in: ['field'], of: person(s, op.to) } }];
  const extra: Arg[] = [];
  if (op.ignoring) extra.push({ a: 'adv', adv: 'ignoringConditions' });
  if (op.proper) extra.push({ a: 'adv', adv: ownKind(op.what) });
  const subj = op.by !== undefined && op.by !== s.actor && c.subj === undefined ? doer(s, op.by) : {};
  return { ...c, ...subj, args: [...(c.args ?? []), ...side, ...posArgs(op.pos), ...extra] };
}

export function byRuleClause(s: Scope, op: Extract<Op, { k: 'summonByRule' }>): Clause {
  const c = moving(s, op.how === 'fusion' ? 'fusionSummon' : 'ritualSummon', op.what, []);
  const side: Arg[] = op.to === s.actor ? [] : [{ a: 'to', loc: { in: ['field'], of: person(s, op.to) } }];
  const m = op.materials;
  const total: Arg[] = m.level
    ? [
        {
          a: 'sum',
          stat: 'level',
          cmp: m.level.cmp,
          to: m.level.to === 'own' ? { v: 'ownLevel' } : m.level.to,
        },
      ]
    : [];
  const verb: Verb = m.leaves === 'gy' ? 'send' : m.leaves === 'banish' ? 'banish' : 'tribute';
  const materials: CardsNp = {
    t: 'cards',
    nouns: [op.how === 'fusion' ? 'material' : 'monster'],
    det: op.how === 'fusion' ? 'its' : 'bare',
    plural: true,
    quals: [],
  };
  const own = m.of === 'both' ? 'both' : person(s, s.actor);
  const field = m.in.length === 1 && onField(m.in);
  const obj: Np = field ? { ...materials, loc: { in: m.in, of: own } } : materials;
  const args: Arg[] = [
    ...(field ? [] : [{ a: 'from' as const, loc: { in: m.in, of: own } }]),
    ...(m.leaves === 'gy' ? [{ a: 'to' as const, loc: { in: ['gy'] as Place[] } }] : []),
  ];
  const must: Arg[] = m.must === undefined ? [] : [{ a: 'including', np: refNp(s, m.must) }];
  return {
    ...c,
    args: [
      ...(c.args ?? []),
      ...side,
      { a: 'doing', do: [{ block: { b: 'do', c: { verb, obj, args: [...args, ...total, ...must] } } }] },
    ],
  };
}

export function tokenClause(s: Scope, op: Extract<Op, { k: 'token' }>): Clause {
  const def = s.cards(op.token);
  const n = qty(s, op.n);
  // "It" would seem to be the Token.
  s.focus = undefined;
  const like: Arg[] = op.like === undefined ? [] : [{ a: 'like', np: refNp(s, op.like) }];
  const facts = def
    ? {
        ...(def.level !== undefined ? { level: def.level } : {}),
        ...(def.attr ? { attr: def.attr } : {}),
        ...(def.race ? { race: def.race } : {}),
        ...(def.atk !== undefined ? { atk: def.atk } : {}),
        ...(def.def !== undefined ? { def: def.def } : {}),
      }
    : undefined;
  const obj: Np = {
    t: 'tokens',
    n,
    ...(def ? { name: def.name } : {}),
    ...(facts && !op.like ? { facts } : {}),
  };
  const side: Arg[] = op.to === s.actor ? [] : [{ a: 'to', loc: { in: ['field'], of: person(s, op.to) } }];
  return { verb: 'specialSummon', ...implicit(s), obj, args: [...side, ...posArgs([op.pos]), ...like] };
}
