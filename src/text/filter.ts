/** Filters as qualities of a noun phrase. */

import type { Ev, Filter, Kind, Place, Span, Sub, SummonHow } from '../engine/ast/index.ts';
import { eventClause, eventTimes } from './event.ts';
import { groupNp, refNp, stillNp } from './noun.ts';
import type { Noun, Np, Qty, Qual } from './np.ts';
import { negatedCmp, qty } from './num.ts';
import { needed } from './quals.ts';
import { type Scope, valueWord } from './scope.ts';
import { spanArg } from './time.ts';
import { traitClause } from './trait.ts';
import type { Arg, Clause } from './tree.ts';
import type { Verb } from './verbs.ts';
import { MECHANIC_SUMMONS } from './verbs.ts';
import { person } from './who.ts';

const GAP: Np = { t: 'gap' };

/** Filters of one noun phrase, sorted: what it is, what else is said of it, and whether it is simply one known card. */
export interface Described {
  nouns: Noun[];
  quals: Qual[];
  only: Np | undefined;
}

export function describe(
  s: Scope,
  where: readonly Filter[],
  places: readonly Place[],
  known: Noun[] = ['card'],
): Described {
  // Inside a description "it" would seem to be the card described.
  if (where.length > 0) s.focus = undefined;
  const quals: Qual[] = [];
  let only: Np | undefined;
  let kinds: Kind[] = [];
  for (const f of where.flatMap((w) => (w.k === 'all' ? w.f : [w]))) {
    // A Special Summon says itself that the card must be fit for it.
    if (f.k === 'canSummon' && f.ignoring === undefined) continue;
    if (f.k === 'isRef') {
      only = refNp(s, f.is);
      continue;
    }
    const q = qual(s, f);
    if (q.q === 'kind' && !q.not && kinds.length === 0) kinds = q.any;
    else quals.push(q);
  }
  const nouns = nounsOf(kinds, quals, places, known);
  return { ...needed(s, nouns, quals, places), only };
}

function nounsOf(kinds: Kind[], quals: Qual[], places: readonly Place[], known: Noun[]): Noun[] {
  if (kinds.length === 3) return ['card'];
  if (kinds.length > 0) return kinds;
  const said = quals.filter((q) => !q.not);
  if (said.some((q) => q.q === 'sub' && q.any.every((x) => x === 'token'))) return ['token'];
  for (const q of said) {
    if (
      q.q === 'attr' ||
      q.q === 'race' ||
      q.q === 'pos' ||
      q.q === 'stat' ||
      q.q === 'most' ||
      q.q === 'slot'
    )
      return ['monster'];
    if (q.q === 'sub' && q.any.every(isMonsterSub)) return ['monster'];
    if (q.q === 'sub' && q.any.every((x) => x === 'quick' || x === 'field' || x === 'equip'))
      return ['spell'];
    if (q.q === 'sub' && q.any.every((x) => x === 'counter')) return ['trap'];
    if (q.q === 'can' && q.c.verb === 'normalSummon') return ['monster'];
  }
  if (places.length > 0 && places.every((p) => p === 'mzone' || p === 'extra')) return ['monster'];
  return known;
}

const MONSTER_SUBS: readonly Sub[] = [
  'effect',
  'fusion',
  'ritual',
  'flip',
  'spirit',
  'toon',
  'union',
  'token',
  'gemini',
];

export const isMonsterSub = (x: Sub) => MONSTER_SUBS.includes(x);

/** What one filter says; `not` turned around where the language-free form can. */
export function qual(s: Scope, f: Filter, not = false): Qual {
  switch (f.k) {
    case 'is':
      return neg({ q: 'kind', any: [f.kind] }, not);
    case 'sub':
      return neg({ q: 'sub', any: [f.type] }, not);
    case 'face':
      return { q: 'face', up: f.up !== not };
    case 'pos':
      return { q: 'pos', is: (f.is === 'attack') !== not ? 'attack' : 'defense' };
    case 'num': {
      const to = qty(s, f.to);
      const flags = { ...(f.original ? { original: true } : {}), ...(f.last ? { last: true } : {}) };
      return { q: 'stat', stat: f.stat, cmp: not ? negatedCmp(f.cmp) : f.cmp, to, ...flags };
    }
    case 'attr':
      return neg(
        { q: 'attr', any: [typeof f.is === 'string' ? f.is : { declared: valueWord(s, f.is, 'attr') }] },
        not,
      );
    case 'race':
      return neg(
        { q: 'race', any: [typeof f.is === 'string' ? f.is : { declared: valueWord(s, f.is, 'race') }] },
        not,
      );
    case 'name': {
      if (typeof f.is === 'string') return neg({ q: 'name', any: [f.is] }, not);
      if ('of' in f.is) return neg({ q: 'name', any: [{ sameAs: refNp(s, f.is.of) }] }, not);
      return neg({ q: 'name', any: [{ declared: valueWord(s, f.is, 'name') }] }, not);
    }
    case 'arch':
      return neg({ q: 'arch', any: [f.is] }, not);
    case 'kindIs':
      return neg({ q: 'kindOf', is: { declared: valueWord(s, f.is, 'kind') } }, not);
    case 'isRef':
      return not ? { q: 'other', than: refNp(s, f.is) } : { q: 'is', np: refNp(s, f.is) };
    case 'other':
      return not ? { q: 'is', np: refNp(s, 'this') } : { q: 'other' };
    case 'not':
      return qual(s, f.f, !not);
    case 'any':
      return several(s, f.f, not ? 'and' : 'or', not);
    case 'all':
      return several(s, f.f, not ? 'or' : 'and', not);
    case 'place':
      return neg({ q: 'loc', loc: { in: f.in } }, not);
    case 'ctrl':
      return neg({ q: 'ctrl', who: person(s, f.is) }, not);
    case 'owner':
      return neg({ q: 'owner', who: person(s, f.is) }, not);
    case 'canSummon': {
      const c: Clause = { verb: 'specialSummon', obj: GAP, passive: true, modal: 'can' };
      return neg(
        { q: 'can', c: f.ignoring ? { ...c, args: [{ a: 'adv', adv: 'ignoringConditions' }] } : c },
        not,
      );
    }
    case 'canNormal':
      return neg({ q: 'can', c: { verb: 'normalSummon', obj: GAP, passive: true, modal: 'can' } }, not);
    case 'canEquip':
      return neg(
        {
          q: 'can',
          c: {
            verb: 'equip',
            obj: GAP,
            passive: true,
            modal: 'can',
            args: [{ a: 'recipient', np: refNp(s, f.to) }],
          },
        },
        not,
      );
    case 'canHold':
      return neg(
        {
          q: 'can',
          c: { verb: 'hold', subj: GAP, modal: 'can', obj: { t: 'counters', kind: f.counter, n: 'any' } },
        },
        not,
      );
    case 'canBeTarget': {
      const effect: Np = { t: 'thing', thing: 'effect', of: refNp(s, f.of) };
      return neg(
        {
          q: 'can',
          c: { verb: 'target', obj: GAP, passive: true, modal: 'can', args: [{ a: 'by', np: effect }] },
        },
        not,
      );
    }
    case 'came':
      return neg({ q: 'rel', c: cameClause(s, f) }, not);
    case 'did':
      return didQual(s, f, not);
    case 'counters':
      return { q: 'counters', kind: f.kind, cmp: not ? negatedCmp(f.cmp) : f.cmp, n: qty(s, f.n) };
    case 'wears':
      return neg({ q: 'wears', np: groupNp(s, { in: [], of: 'both', where: f.where }, 'a') }, not);
    case 'worn':
      return neg({ q: 'worn' }, not);
    case 'most':
      return neg({ q: 'most', stat: f.stat, which: f.which }, not);
    case 'twin':
      return neg(
        { q: 'twin', of: stillNp(s, { ...f.in, where: [...(f.in.where ?? []), { k: 'other' }] }, 'a') },
        not,
      );
    case 'listedOn':
      return neg({ q: 'listedOn', of: refNp(s, f.of) }, not);
    case 'calledBy':
      return neg({ q: 'calledBy', of: refNp(s, f.of) }, not);
    case 'slot':
      return neg({ q: 'slot', n: qty(s, f.is) }, not);
    case 'does':
      return neg({ q: 'does', c: traitClause(s, f.trait) }, not);
  }
}

const neg = (q: Qual, not: boolean): Qual => (not ? { ...q, not: true } : q);

/** The zones of the field that are Extra Monster Zones, by their number. */
const EXTRA_ZONES = [6, 7];

/** "A or B": one quality with two values where both are of a sort, otherwise a list of qualities. */
function several(s: Scope, fs: readonly Filter[], how: 'or' | 'and', not: boolean): Qual {
  const parts = fs.map((f) => qual(s, f, not));
  const first = parts[0];
  if (first === undefined) return { q: 'and', of: [] };
  if (parts.length === 1) return first;
  if (
    EXTRA_ZONES.every((n) => parts.some((q) => q.q === 'slot' && q.n === n)) &&
    parts.length === EXTRA_ZONES.length
  )
    return neg({ q: 'extraZone' }, not);
  const merged =
    (how === 'or' && !not) || (how === 'and' && not)
      ? parts.reduce<Qual | undefined>(mergeQual, undefined)
      : undefined;
  return merged ?? (how === 'or' && !not ? allBut(parts) : undefined) ?? { q: how, of: parts };
}

/** "Not an Equip Card, or in the Spell & Trap Zone" is any card but an Equip Card elsewhere. */
function allBut(parts: readonly Qual[]): Qual | undefined {
  const [sort, other] = parts;
  if (parts.length !== 2 || sort?.not !== true || (sort.q !== 'sub' && sort.q !== 'kind')) return undefined;
  if (other === undefined || other.not || other.q === 'or' || other.q === 'and') return undefined;
  const { not: _, ...is } = sort;
  const nouns: Noun[] = is.q === 'kind' ? is.any : [is.any.every(isMonsterSub) ? 'monster' : 'card'];
  const quals: Qual[] = [...(is.q === 'sub' ? [is] : []), { ...other, not: true }];
  return { q: 'except', np: { t: 'cards', nouns, det: 'a', plural: false, quals } };
}

function mergeQual(a: Qual | undefined, b: Qual, i: number): Qual | undefined {
  if (i === 0) return b;
  if (a === undefined || a.not !== b.not) return undefined;
  if (a.q === 'kind' && b.q === 'kind') return { ...a, any: [...new Set([...a.any, ...b.any])] };
  if (a.q === 'sub' && b.q === 'sub' && a.any.every(isMonsterSub) === b.any.every(isMonsterSub))
    return { ...a, any: [...a.any, ...b.any] };
  if (a.q === 'attr' && b.q === 'attr') return { ...a, any: [...a.any, ...b.any] };
  if (a.q === 'race' && b.q === 'race') return { ...a, any: [...a.any, ...b.any] };
  if (a.q === 'arch' && b.q === 'arch') return { ...a, any: [...a.any, ...b.any] };
  if (a.q === 'name' && b.q === 'name') return { ...a, any: [...a.any, ...b.any] };
  return undefined;
}

function cameClause(s: Scope, f: Extract<Filter, { k: 'came' }>): Clause {
  const by: Clause['args'] = f.by
    ? [{ a: 'byEffectOf', np: groupNp(s, { in: [], of: 'both', where: f.by }, 'a') }]
    : [];
  const args = [...by, ...(f.when ? spanArg(s, f.when) : [])];
  return { ...summonVerbs(f.how), obj: GAP, passive: true, tense: f.when ? 'past' : 'perfect', args };
}

/** The verb for a way of Summoning, or several. */
export function summonVerbs(how: readonly SummonHow[] | undefined): Pick<Clause, 'verb' | 'or'> {
  const [verb = 'summon', ...or] = [...new Set((how ?? []).map((h) => SUMMON_VERBS[h]))];
  return or.length > 0 ? { verb, or } : { verb };
}

const SUMMON_VERBS: Record<SummonHow, Verb> = {
  normal: 'normalSummon',
  tribute: 'tributeSummon',
  again: 'normalSummonAgain',
  flip: 'flipSummon',
  special: 'specialSummon',
  fusion: 'fusionSummon',
  ritual: 'ritualSummon',
  own: 'summonByOwn',
  ...MECHANIC_SUMMONS,
};

/** "that was Special Summoned this turn": what happened to the card described. */
function didQual(s: Scope, f: Extract<Filter, { k: 'did' }>, not: boolean): Qual {
  const it = s.it;
  s.it = 'gap';
  const min = f.min === undefined ? 1 : qty(s, f.min);
  const c = happenedClause(s, f.ev, f.in, min, GAP);
  s.it = it;
  return neg({ q: 'rel', c }, not);
}

/** One clause for "this happened, so often, in that time". */
export function happenedClause(s: Scope, ev: Ev, span: Span, min: Qty, stays: Np): Clause {
  if (ev.k === 'phase') {
    const args: Arg[] = [{ a: 'through', n: min, is: ev.is, of: person(s, ev.of) }, ...spanArg(s, span)];
    return { verb: 'beThere', subj: stays, tense: 'perfect', args };
  }
  const c = eventClause(s, ev, 'past') ?? { verb: 'beThere', subj: stays, tense: 'past' };
  const args: Arg[] = [
    ...(c.args ?? []),
    ...eventTimes(s, ev).map((time): Arg => ({ a: 'time', time })),
    ...spanArg(s, span),
  ];
  return { ...c, args: min === 1 ? args : [...args, { a: 'times', n: min }] };
}
