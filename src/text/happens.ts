/** What each kind of event is, as a clause. */
import type { Ev, Filter, Still, Who } from '../engine/ast/index.ts';
import { describe, summonVerbs } from './filter.ts';
import { movedClause } from './moved.ts';
import { groupNp, stillNp } from './noun.ts';
import type { CardsNp, Np, Person, Qual } from './np.ts';
import { isRefStill, mention, mentionGroup, onField, type Scope } from './scope.ts';
import { traitClause } from './trait.ts';
import type { Arg, Clause } from './tree.ts';
import { person, player } from './who.ts';

const GAP: Np = { t: 'gap' };

export function happens(s: Scope, ev: Ev): Clause | undefined {
  switch (ev.k) {
    case 'moved':
      return movedClause(s, ev);
    case 'summoned':
    case 'wouldSummon': {
      const who = ev.by ?? sideOf(ev.what);
      const doer = who === 'you' || who === 'opp' ? player(person(s, who)) : undefined;
      const obj = doer ? withoutLoc(eventNp(s, ev.what)) : eventNp(s, ev.what);
      const verbs = summonVerbs(ev.how);
      return doer && !isRefStill(ev.what) && ev.k === 'summoned'
        ? { ...verbs, subj: doer, obj }
        : { ...verbs, obj, passive: true };
    }
    case 'setDown': {
      const who = sideOf(ev.what);
      const obj = eventNp(s, ev.what);
      return who
        ? { verb: 'set', subj: player(person(s, who)), obj: withoutLoc(obj) }
        : { verb: 'set', obj, passive: true };
    }
    case 'flipped':
      return { verb: 'turn', obj: eventNp(s, ev.what), passive: true, args: [{ a: 'adv', adv: 'faceUp' }] };
    case 'posChanged':
      return { verb: 'change', obj: eventNp(s, ev.what), passive: true, args: [{ a: 'into', pos: ev.to }] };
    case 'ctrlChanged':
      return {
        verb: 'pass',
        subj: { t: 'thing', thing: 'control', of: eventNp(s, ev.what) },
        args: [{ a: 'toNp', np: player(anyone(s, ev.to)) }],
      };
    case 'attack': {
      const subj = eventNp(s, ev.by);
      if (ev.on === undefined) return { verb: 'declareAttack', subj };
      if (ev.on === 'direct') return { verb: 'declareDirectAttack', subj };
      return { verb: 'declareAttack', subj, args: [{ a: 'against', np: eventNp(s, ev.on) }] };
    }
    case 'battle': {
      const who = eventNp(s, ev.who);
      return battleClause(s, who, ev.as, ev.foe);
    }
    case 'damage':
      return damageClause(s, ev);
    case 'gained':
      return { verb: 'gain', subj: player(anyone(s, ev.who)), obj: { t: 'thing', thing: 'lp' } };
    case 'paid':
      return { verb: 'pay', subj: player(anyone(s, ev.who)), obj: { t: 'thing', thing: 'lp' } };
    case 'phase':
      return undefined;
    case 'activated': {
      const doer = ev.by === 'both' ? undefined : player(person(s, ev.by));
      const obj = linkNp(s, ev, false);
      return doer ? { verb: 'activate', subj: doer, obj } : { verb: 'activate', obj, passive: true };
    }
    case 'resolving':
      return { verb: 'resolve', subj: linkNp(s, ev, true) };
    case 'resolved':
      return { verb: 'resolve', subj: linkNp(s, ev, true), tense: 'perfect' };
    case 'targeted': {
      const by: Arg = {
        a: 'means',
        any: [ev.by === 'opp' ? 'oppEffect' : ev.by === 'you' ? 'yourEffect' : 'effect'],
      };
      return { verb: 'target', obj: eventNp(s, ev.what), passive: true, args: [by] };
    }
    case 'equipped': {
      const obj = groupNp(s, { in: ['szone'], of: 'both', where: ev.what }, 'a');
      return {
        verb: 'equip',
        obj: withoutLoc(obj),
        passive: true,
        args: [{ a: 'recipient', np: eventNp(s, ev.to) }],
      };
    }
    case 'tossed':
      return {
        verb: ev.what === 'coin' ? 'toss' : 'roll',
        subj: player(anyone(s, ev.by)),
        obj: { t: 'thing', thing: ev.what },
      };
  }
}

/** Attacks, is attacked, or battles. */
export function battleClause(
  s: Scope,
  who: Np,
  as: 'attacker' | 'target' | 'either',
  foe: readonly Filter[] | undefined,
): Clause {
  const other = foe ? foeNp(s, foe) : undefined;
  if (as === 'target')
    return { verb: 'attack', obj: who, passive: true, ...(other ? { args: [{ a: 'by', np: other }] } : {}) };
  const verb = as === 'attacker' ? 'attack' : 'battle';
  return other ? { verb, subj: who, obj: other } : { verb, subj: who };
}

function foeNp(s: Scope, where: readonly Filter[]): Np {
  const d = describe(s, where, ['mzone']);
  if (d.only) return d.only;
  mention(s, 'foe');
  return { t: 'cards', nouns: d.nouns, det: 'a', plural: false, quals: d.quals };
}

function damageClause(s: Scope, ev: Extract<Ev, { k: 'damage' }>): Clause {
  const obj: Np = {
    t: 'thing',
    thing: ev.by === 'battle' ? 'battleDamage' : ev.by === 'effect' ? 'effectDamage' : 'anyDamage',
  };
  const direct: Arg[] = ev.direct ? [{ a: 'adv', adv: 'byDirectAttack' }] : [];
  if (ev.from === undefined) return { verb: 'take', subj: player(anyone(s, ev.to)), obj, args: direct };
  const subj = eventNp(s, ev.from);
  return { verb: 'inflict', subj, obj, args: [{ a: 'recipient', np: player(anyone(s, ev.to)) }, ...direct] };
}

/** In an event "both" means whichever of the two. */
export const anyone = (s: Scope, w: Who): Person => (w === 'both' ? 'any' : person(s, w));

export const sideOf = (what: Still): 'you' | 'opp' | undefined => {
  if (typeof what !== 'object' || !('in' in what)) return undefined;
  return what.of === 'you' || what.of === 'opp' ? what.of : undefined;
};

/** The card of an event; on which field is said only where it matters. */
export function eventNp(s: Scope, what: Still): Np {
  const tied = typeof what === 'object' && 'bond' in what && s.bonds.get(what.bond)?.plural !== true;
  const np = stillNp(s, what, tied ? 'the' : 'a');
  const general =
    np.t === 'cards' &&
    np.loc &&
    np.loc.of === 'both' &&
    onField(np.loc.in) &&
    np.nouns.every((n) => n !== 'card');
  return general ? withoutLoc(np) : np;
}

export function withoutLoc(np: Np): Np {
  if (np.t !== 'cards' || np.loc === undefined) return np;
  const { loc: _, ...rest } = np;
  return rest;
}

/** The card or effect of a chain link. */
function linkNp(
  s: Scope,
  ev: Extract<Ev, { k: 'activated' | 'resolving' | 'resolved' }>,
  sayWho: boolean,
): Np {
  const d = describe(s, ev.what, []);
  const quals: Qual[] = [];
  let np: CardsNp = { t: 'cards', nouns: d.nouns, det: 'a', plural: false, quals: d.quals };
  const plain = ev.what.length === 0;
  if (ev.part === 'effect') {
    const of: Qual[] = plain ? [] : [{ q: 'of', np: d.only ?? np }];
    np = { ...np, nouns: ['effect'], quals: of };
  } else if (plain && ev.part === undefined) np = { ...np, nouns: ['cardOrEffect'] };
  else if (ev.part === undefined && d.nouns.join() === 'card') np = { ...np, nouns: ['cardOrEffect'] };
  else if (ev.part === undefined) quals.push({ q: 'orItsEffect' });
  if (sayWho && ev.by !== 'both')
    quals.push({
      q: 'rel',
      c: { verb: 'activate', subj: player(person(s, ev.by)), obj: GAP, tense: 'past' },
    });
  if (ev.does) quals.push({ q: 'does', c: traitClause(s, ev.does) });
  mentionGroup(s);
  if (ev.on) {
    const args: Arg[] = ev.on.only ? [{ a: 'adv', adv: 'nothingElse' }] : [];
    quals.push({ q: 'rel', c: { verb: 'target', subj: GAP, obj: eventNp(s, ev.on.what), args } });
  }
  if (d.only && ev.part !== 'effect' && quals.every((q) => q.q === 'orItsEffect')) return d.only;
  const [short, long] = [np.quals.filter((q) => !isLong(q)), np.quals.filter(isLong)];
  return {
    ...np,
    quals: [
      ...short,
      ...(d.only && ev.part !== 'effect' ? [{ q: 'of', np: d.only } as const] : []),
      ...quals,
      ...long,
    ],
  };
}

const isLong = (q: Qual) => q.q === 'or' || q.q === 'except';
