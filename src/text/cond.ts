/** Conditions as statements, and as the head of an effect. */
import type { Cond, Ev, Group, Still } from '../engine/ast/index.ts';
import { cmpClause } from './compare.ts';
import { announcedEvent, eventTimes } from './event.ts';
import { happenedClause, qual } from './filter.ts';
import { battleClause } from './happens.ts';
import { refNp, stillNp } from './noun.ts';
import type { CardsNp, Np, Qty, Qual } from './np.ts';
import { qty } from './num.ts';
import { endClause, isRefStill, keyOf, onField, type Scope } from './scope.ts';
import type { Arg, Clause, Head, Statement, Time } from './tree.ts';
import { person, player } from './who.ts';

export function condition(s: Scope, c: Cond, not = false): Statement {
  const said = saying(s, c, not);
  endClause(s);
  return said;
}

function saying(s: Scope, c: Cond, not: boolean): Statement {
  switch (c.k) {
    case 'phase': {
      const at: Time[] = c.is.map((is) => ({ t: 'phase', is, of: person(s, c.of), at: 'during' }));
      return not
        ? {
            verb: 'be',
            args: at.map((time): Arg => ({ a: 'time', time })),
            not: true,
            subj: { t: 'thing', thing: 'now' },
          }
        : { at };
    }
    case 'turn': {
      const at: Time[] = [{ t: 'turn', of: person(s, c.of) }];
      return not
        ? {
            verb: 'be',
            args: at.map((time): Arg => ({ a: 'time', time })),
            not: true,
            subj: { t: 'thing', thing: 'now' },
          }
        : { at };
    }
    case 'exists':
      return existsClause(s, c.g, c.min === undefined ? 1 : qty(s, c.min), not ? '<' : '>=');
    case 'cmp':
      return cmpClause(s, c, not);
    case 'refIs': {
      const key = keyOf(s, c.of);
      const subj = refNp(s, c.of);
      const quals = c.where.map((f) => qual(s, f));
      // After a second card is named, "it" would be unclear.
      const another = c.where.some((f) => f.k === 'came' && f.by !== undefined);
      s.focus = another ? undefined : key;
      s.seen = another ? [] : [key];
      return { verb: 'be', subj, args: [{ a: 'is', quals }], ...(not ? { not: true } : {}) };
    }
    case 'battling': {
      if (c.who === 'attacker' && c.as === 'attacker' && !c.foe)
        return negate({ verb: 'attack', subj: { t: 'thing', thing: 'aMonster' } }, not);
      return negate(battleClause(s, refNp(s, c.who), c.as, c.foe), not);
    }
    case 'happened': {
      const min = c.min === undefined ? 1 : qty(s, c.min);
      return negate(happenedClause(s, c.ev, c.in, min, { t: 'thing', thing: 'theDuel' }), not);
    }
    case 'called':
      return called(s, c, not);
    case 'not':
      return saying(s, c.c, !not);
    case 'all':
      return list(s, c.c, not, not ? 'any' : 'all');
    case 'any':
      return list(s, c.c, not, not ? 'all' : 'any');
  }
}

function list(s: Scope, cs: readonly Cond[], not: boolean, how: 'all' | 'any'): Statement {
  const said = cs.map((c) => condition(s, c, not));
  return how === 'all' ? { all: said } : { any: said };
}

/** Turns a clause around: a subject or object that stands for any card becomes "no card". */
export function negate(c: Clause, not: boolean): Clause {
  if (!not) return c;
  const np = c.passive ? c.obj : c.subj;
  if (np?.t === 'cards' && np.det === 'a') {
    const none: Np = { ...np, det: 'no', plural: false };
    return c.passive ? { ...c, obj: none } : { ...c, subj: none };
  }
  return { ...c, not: !c.not };
}

function called(s: Scope, c: Extract<Cond, { k: 'called' }>, not: boolean): Statement {
  const reg = s.registers.get(c.reg);
  if (typeof c.was === 'object' && 'reg' in c.was) {
    const subj: Np = {
      t: 'thing',
      thing: 'theCall',
      ...(reg && reg.k === 'declared' ? { who: reg.by } : {}),
    };
    return { verb: 'beRight', subj, ...(not ? { not: true } : {}) };
  }
  const subj = refNp(s, c.was);
  const quals: Qual[] = [{ q: 'asDeclared', what: reg?.k === 'declared' ? reg.what : 'name' }];
  return { verb: 'be', subj, args: [{ a: 'is', quals }], ...(not ? { not: true } : {}) };
}

export type Bounds = '>=' | '<' | '=' | '!=' | '>' | '<=';

/** "you control 2 or more monsters", "there is no card in your Graveyard". */
export function existsClause(s: Scope, g: Still, min: Qty | number, cmp: Bounds): Clause {
  const one = min === 1 && (cmp === '>=' || cmp === '<');
  const none = (cmp === '=' && min === 0) || (cmp === '<' && min === 1) || (cmp === '<=' && min === 0);
  const some = one || (cmp === '>' && min === 0) || (cmp === '!=' && min === 0);
  if (isRefStill(g)) {
    if (typeof g === 'object' && 'bond' in g && s.bonds.get(g.bond)?.how === 'wearer')
      return {
        verb: 'be',
        subj: refNp(s, 'this'),
        args: [{ a: 'is', quals: [{ q: 'worn', ...(none ? { not: true } : {}) }] }],
      };
    if (typeof g === 'object' && 'bond' in g)
      return { verb: 'beThere', subj: stillNp(s, g, none ? 'no' : 'a') };
    if (typeof g === 'object' && 'role' in g && g.role === 'materials') {
      const thing = none ? 'noMaterials' : 'materials';
      return { verb: 'have', subj: refNp(s, g.of), obj: { t: 'thing', thing } };
    }
    if (g === 'attackTarget' && none)
      return {
        verb: 'be',
        subj: { t: 'thing', thing: 'attack' },
        obj: { t: 'thing', thing: 'directAttack' },
      };
    const subj = refNp(s, g);
    return { verb: 'beThere', subj, ...(none ? { not: true } : {}) };
  }
  const named = 'those' in g ? ofOne(stillNp(s, g, 'a'), none) : undefined;
  if (named && (one || none)) return named;
  const np = counted(
    stillNp(s, g, none ? 'no' : some ? 'a' : 'count'),
    none || some ? undefined : { cmp, n: min },
  );
  const owner = 'in' in g ? ownerClause(s, g, np) : undefined;
  return owner ?? { verb: 'beThere', subj: np };
}

/** Whether one known card is of some sort: "the found monster has a Level other than the declared Level". */
function ofOne(np: Np, not: boolean): Clause | undefined {
  if (np.t !== 'cards' || np.plural || (np.det !== 'that' && np.det !== 'the') || np.quals.length === 0)
    return undefined;
  return {
    verb: 'be',
    subj: { ...np, quals: [] },
    args: [{ a: 'is', quals: np.quals }],
    ...(not ? { not } : {}),
  };
}

function counted(np: Np, n: { cmp: Bounds; n: Qty } | undefined): Np {
  if (np.t !== 'cards' || n === undefined) return np;
  return { ...np, det: 'count', plural: n.n !== 1 || n.cmp !== '=', n: { cmp: n.cmp, to: n.n } };
}

/** "you control …", "you have … in your hand", where one player is meant. */
function ownerClause(s: Scope, g: Group, np: Np): Clause | undefined {
  if (np.t !== 'cards' || g.of === 'both' || np.loc === undefined) return undefined;
  const subj = player(person(s, g.of));
  if (onField(g.in) && !g.end) return { verb: 'control', subj, obj: noLoc(np) };
  return { verb: 'have', subj, obj: np };
}

function noLoc(np: CardsNp): CardsNp {
  if (np.loc === undefined) return np;
  const special =
    np.loc.in.every((p) => p === 'szone' || p === 'fzone') &&
    np.nouns.every((n) => n === 'card' || n === 'monster') &&
    !np.quals.some((q) => q.q === 'name' || q.q === 'sub');
  if (special) return np;
  const { loc: _, ...rest } = np;
  return rest;
}

/** That it is some time of the turn, or one of several. */
export const isTime = (c: Cond): boolean =>
  c.k === 'phase' || c.k === 'turn' || (c.k === 'any' && c.c.length > 0 && c.c.every((x) => x.k === 'phase'));

/** The conditions of an effect: times of the turn by themselves, the rest after "if" or "while". */
export function conditionHeads(s: Scope, conds: readonly Cond[], conj: 'if' | 'while'): Head[] {
  const heads: Head[] = [];
  const rest: Statement[] = [];
  for (const c of conds.filter(isTime)) {
    const said = (c.k === 'any' ? c.c : [c]).map((one) => condition(s, one));
    heads.push({ h: 'times', any: said.flatMap((one) => ('at' in one ? one.at : [])) });
  }
  for (const c of conds.filter((one) => !isTime(one))) {
    const direct = c.k === 'battling' && c.as === 'attacker' && !c.foe;
    if (conds.some((one) => isDirect(one, c))) continue;
    if (direct && conds.some((one) => isDirect(c, one)))
      rest.push({ verb: 'attackDirectly', subj: refNp(s, c.who) });
    else rest.push(condition(s, c));
  }
  const [only] = rest;
  const past = conds.some(
    (c) => c.k === 'happened' || (c.k === 'refIs' && c.where.some((f) => f.k === 'came' || f.k === 'did')),
  );
  if (only) heads.push({ h: 'on', conj: past ? 'if' : conj, c: rest.length === 1 ? only : { all: rest } });
  return heads;
}

/** Attacking, and no monster, is attacking directly. */
function isDirect(attacks: Cond, none: Cond): boolean {
  if (attacks.k !== 'battling' || attacks.as !== 'attacker' || attacks.foe || none.k !== 'not') return false;
  const target = none.c;
  if (target.k === 'exists') return target.g === 'attackTarget' && target.min === undefined;
  return (
    target.k === 'battling' &&
    target.as === 'attacker' &&
    JSON.stringify(target.who) === JSON.stringify(attacks.who) &&
    target.foe?.every((f) => f.k === 'is' && f.kind === 'monster') === true
  );
}

/** The events an effect waits for. */
export function eventHeads(
  s: Scope,
  evs: readonly Ev[],
  conj: 'when' | 'if' | 'eachTime',
  which?: 'each' | 'next',
): Head[] {
  const [only] = evs;
  if (evs.length === 1 && only) {
    const times = eventTimes(s, only).map((t): Time => (which && t.t === 'phase' ? { ...t, which } : t));
    const c = announcedEvent(s, only);
    const heads: Head[] = times.length > 0 ? [{ h: 'times', any: times }] : [];
    if (!c) return heads;
    const word =
      only.k === 'resolved' && conj === 'when' ? 'after' : times.length > 0 && conj === 'when' ? 'if' : conj;
    return [...heads, { h: 'on', conj: word, c }];
  }
  if (evs.every((e) => e.k === 'phase')) {
    return [
      {
        h: 'times',
        any: evs
          .flatMap((e) => eventTimes(s, e))
          .map((t): Time => (which && t.t === 'phase' ? { ...t, which } : t)),
      },
    ];
  }
  const any = evs.map((e): Statement => {
    const at = eventTimes(s, e);
    const c = announcedEvent(s, e);
    return at.length === 0 && c ? c : { at, ...(c ? { c } : {}) };
  });
  if (evs.length > 1 && !evs.every((e) => sameSubject(e, only))) {
    s.alias.delete('event');
    bindAny(s);
  }
  return any.length > 0 ? [{ h: 'on', conj, c: any.length === 1 && any[0] ? any[0] : { any } }] : [];
}

function bindAny(s: Scope): void {
  s.bound.set('event', { nouns: ['card'], plural: false, done: 'choose', ordinal: 1, by: 'you' });
  s.focus = undefined;
}

function sameSubject(a: Ev, b: Ev | undefined): boolean {
  return b !== undefined && 'what' in a && 'what' in b && JSON.stringify(a.what) === JSON.stringify(b.what);
}
