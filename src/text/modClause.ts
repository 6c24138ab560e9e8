/** Single modifications on cards and on players. */
import type { Num, Stat } from '../engine/ast/index.ts';
import { prohibition } from './act.ts';
import { withoutLoc } from './happens.ts';
import type { Together } from './mod.ts';
import { capClause, damageClause, treatClause } from './modRule.ts';
import { groupNp, refNp, resultOf, stillNp } from './noun.ts';
import type { CardsNp, Np, Person, Qty } from './np.ts';
import { amount, qty, unsigned } from './num.ts';
import type { Scope } from './scope.ts';
import type { Arg, Clause } from './tree.ts';
import { person, player } from './who.ts';

export function pronoun(s: Scope, np: Np): Np {
  const r = resultOf(s, np);
  return { t: 'pron', plural: r.plural, noun: r.nouns[0] ?? 'card' };
}

/** The value both stats take: the same number, or each its own stat of another card. */
function valueFor(s: Scope, to: Num, stats: Stat[]): Qty {
  if (typeof to === 'object' && to.k === 'stat' && stats.length > 1 && stats.includes(to.stat)) {
    return { v: 'stats', stats, of: refNp(s, to.of), ...(to.original ? { original: true } : {}) };
  }
  if (typeof to === 'object' && to.k === 'half' && stats.length > 1)
    return { v: 'half', of: valueFor(s, to.of, stats) };
  return qty(s, to);
}

type Plain = Exclude<Together, { k: 'gain' | 'toll' }>;

export function onCards(s: Scope, np: Np, mod: Plain): Clause {
  const stats = (m: { stat: Stat; stats?: Stat[] }, original = false): Np => ({
    t: 'stats',
    stats: m.stats ?? [m.stat],
    of: np,
    ...(original ? { original } : {}),
  });
  switch (mod.k) {
    case 'base':
      return {
        verb: 'become',
        subj: stats(mod, true),
        obj: { t: 'value', v: valueFor(s, mod.to, mod.stats ?? [mod.stat]) },
      };
    case 'set':
      return {
        verb: 'become',
        subj: stats(mod),
        obj: { t: 'value', v: valueFor(s, mod.to, mod.stats ?? [mod.stat]) },
        ...(mod.freeze ? { args: [{ a: 'adv', adv: 'changesIncluded' }] } : {}),
      };
    case 'add':
      return addClause(s, np, mod.n, mod.stats ?? [mod.stat]);
    case 'times':
      return { verb: mod.by === 2 ? 'double' : 'halve', obj: stats(mod, mod.original), passive: true };
    case 'swapStats':
      return {
        verb: 'switch',
        obj: { t: 'stats', stats: ['atk', 'def'], of: np, ...(mod.base ? { original: true } : {}) },
        passive: true,
      };
    case 'reverseAdds':
      return { verb: 'reverse', obj: { t: 'thing', thing: 'changes', of: np }, passive: true };
    case 'control': {
      if (mod.to === 'owner')
        return {
          verb: 'pass',
          subj: { t: 'thing', thing: 'control', of: np },
          args: [{ a: 'toNp', np: player({ ownerOf: pronoun(s, np) }) }],
        };
      return { verb: 'control', subj: player(person(s, mod.to)), obj: np };
    }
    case 'negated':
      return { verb: 'negate', obj: { t: 'thing', thing: 'effects', of: np }, passive: true };
    case 'cannot':
      return prohibition(s, { np }, mod);
    case 'unaffected':
      return {
        verb: 'affect',
        obj: np,
        passive: true,
        not: true,
        args: [{ a: 'byEffectOf', np: groupNp(s, { in: [], of: 'both', where: mod.by }, 'bare') }],
      };
    case 'direct':
      return { verb: 'attackDirectly', subj: np, modal: 'can' };
    case 'attacks': {
      if (mod.n === 'all') {
        const of = np.t === 'self' ? person(s, 'opp') : 'otherPlayer';
        const each: Np = { ...monstersOf(of), det: 'each', plural: false };
        return { verb: 'attack', subj: np, modal: 'can', obj: each, args: [{ a: 'adv', adv: 'once' }] };
      }
      const n = qty(s, mod.n);
      return { verb: 'attack', subj: np, modal: 'can', args: [{ a: 'timesEach', n }] };
    }
    case 'pierce':
      return { verb: 'pierce', subj: np };
    case 'attackInDefense':
      return { verb: 'attack', subj: np, modal: 'can', args: [{ a: 'adv', adv: 'inDefense' }] };
    case 'must': {
      const obj = mod.on === undefined ? undefined : stillNp(s, mod.on, 'a');
      return {
        verb: 'attack',
        subj: np,
        modal: 'must',
        ...(obj ? { obj } : {}),
        args: [{ a: 'adv', adv: 'ifAble' }],
      };
    }
    case 'lure':
      return {
        verb: 'attack',
        subj: np,
        modal: 'can',
        obj: withoutLoc(groupNp(s, { in: ['mzone'], of: 'both', where: mod.only }, 'bare')),
        args: [{ a: 'adv', adv: 'only' }],
      };
    case 'damageTo':
      // The bearer is not named, so it is not "it" yet.
      s.focus = undefined;
      return damageClause(s, mod);
    case 'treat':
      return treatClause(s, np, mod);
    case 'waive':
      return {
        verb: 'needNotPay',
        subj: player({ controllerOf: np }),
        args: [{ a: 'for', np: groupNp(s, { in: [], of: 'both', where: mod.where }, 'bare') }],
      };
    case 'cap':
      return capClause(s, { controllerOf: np }, mod);
    case 'lend': {
      const c: Clause = {
        verb: 'tribute',
        subj: player(person(s, mod.to)),
        obj: np,
        modal: 'can',
      };
      return { ...c, args: [{ a: 'adv', adv: mod.first ? 'beforeOwn' : 'asOwn' }] };
    }
    case 'block':
      return { verb: 'use', obj: { t: 'thing', thing: 'thoseZones' }, passive: true, modal: 'cannot' };
    case 'keepPos':
      return { verb: 'stay', subj: np, modal: 'must', args: [{ a: 'pos', any: [mod.pos] }] };
    case 'shown':
    case 'hidden':
    case 'grant':
      return onPlayer(s, { controllerOf: np }, mod);
  }
}

function addClause(s: Scope, np: Np, n: Num, stats: Stat[]): Clause {
  const u = unsigned(n);
  return { verb: u.negative ? 'lose' : 'gain', subj: np, obj: amount(s, u.n, ...stats) };
}

/** Mods on a player; those that are about cards speak of his monsters. */
export function onPlayer(s: Scope, who: Person, mod: Plain): Clause {
  const subj = player(who);
  switch (mod.k) {
    case 'cannot':
      return prohibition(s, { who }, mod);
    case 'lure':
      return {
        verb: 'attack',
        subj,
        modal: 'can',
        obj: withoutLoc(groupNp(s, { in: ['mzone'], of: 'both', where: mod.only }, 'bare')),
        args: [{ a: 'adv', adv: 'only' }],
      };
    case 'must': {
      const obj = mod.on === undefined ? undefined : stillNp(s, mod.on, 'a');
      return {
        verb: 'attack',
        subj: monstersOf(who),
        modal: 'must',
        ...(obj ? { obj } : {}),
        args: [{ a: 'adv', adv: 'ifAble' }],
      };
    }
    case 'damageTo':
      return damageClause(s, mod);
    case 'waive':
      return {
        verb: 'needNotPay',
        subj,
        args: [{ a: 'for', np: groupNp(s, { in: [], of: 'both', where: mod.where }, 'bare') }],
      };
    case 'cap':
      return capClause(s, who, mod);
    case 'block':
      return { verb: 'use', obj: { t: 'thing', thing: 'thoseZones' }, passive: true, modal: 'cannot' };
    case 'shown': {
      const to: Arg[] = mod.to === 'both' ? [] : [{ a: 'recipient', np: player(person(s, mod.to)) }];
      if (mod.what === 'draws')
        return { verb: 'reveal', subj, modal: 'must', obj: { t: 'thing', thing: 'draws' }, args: to };
      const obj: Np =
        mod.what === 'hand'
          ? { t: 'pile', loc: { in: ['hand'], of: who } }
          : { t: 'pile', loc: { in: ['deck'], of: who, end: { which: 'top', n: 1 } } };
      return { verb: 'keep', subj, modal: 'must', obj, args: [{ a: 'adv', adv: 'revealed' }, ...to] };
    }
    case 'hidden':
      return {
        verb: 'lookAt',
        subj: player(person(s, mod.from)),
        modal: 'cannot',
        obj: { t: 'pile', loc: { in: ['gy'], of: who } },
      };
    case 'grant': {
      if (mod.act === 'chooseTargets')
        return { verb: 'choose', subj, obj: { t: 'thing', thing: 'attackTargets', who } };
      const obj = groupNp(s, { in: [], of: 'both', where: mod.where ?? [{ k: 'is', kind: 'trap' }] }, 'bare');
      return {
        verb: 'activate',
        subj,
        modal: 'can',
        obj,
        args: [{ a: 'from', loc: { in: ['hand'], of: who } }],
      };
    }
    case 'base':
    case 'set':
    case 'add':
    case 'times':
    case 'swapStats':
    case 'reverseAdds':
    case 'control':
    case 'negated':
    case 'unaffected':
    case 'direct':
    case 'attacks':
    case 'pierce':
    case 'attackInDefense':
    case 'treat':
    case 'lend':
    case 'keepPos':
      return onCards(s, monstersOf(who), mod);
  }
}

const monstersOf = (who: Person): CardsNp => ({
  t: 'cards',
  nouns: ['monster'],
  det: 'bare',
  plural: true,
  quals: [],
  loc: { in: ['mzone'], of: who },
});
