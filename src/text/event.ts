/** Event patterns as clauses ("this card is destroyed by battle") and times ("during your Standby Phase"). */
import type { Ev, Filter, Place, Still, Who } from '../engine/ast/index.ts';
import { describe, summonVerbs } from './filter.ts';
import { groupNp, resultOf, stillNp } from './noun.ts';
import { bind, endClause, isRefStill, keyOf, mention, mentionGroup, onField, type Scope } from './scope.ts';
import { traitClause } from './trait.ts';
import type { Arg, CardsNp, Clause, Loc, Np, Person, Qual, Time } from './tree.ts';
import { person, player } from './who.ts';

export type Mode = 'now' | 'past' | 'would';
const GAP: Np = { t: 'gap' };

/** The moment of an event that is one by itself, or in which another happens. */
export function eventTimes(s: Scope, ev: Ev): Time[] {
  if (ev.k === 'phase') return [{ t: 'phase', is: ev.is, of: person(s, ev.of), at: ev.at }];
  return ev.k === 'battle' ? [{ t: 'sub', sub: ev.at }] : [];
}

/** What happens; undefined where the time says all. */
export function eventClause(s: Scope, ev: Ev, mode: Mode = 'now'): Clause | undefined {
  const c = happens(s, ev);
  if (c === undefined) return undefined;
  if (ev.k === 'wouldSummon' || mode === 'would') return { ...c, modal: 'would' };
  return mode === 'past' ? { ...c, tense: 'past' } : c;
}

/** The same for a window or trigger: afterwards `event` means what it happened to. */
export function announcedEvent(s: Scope, ev: Ev, mode: Mode = 'now'): Clause | undefined {
  const c = eventClause(s, ev, mode);
  const what = subjectOf(ev);
  if (c && what !== undefined) {
    const np = ev.k === 'attack' || ev.k === 'battle' || ev.k === 'damage' ? c.subj : (c.obj ?? c.subj);
    if (isRefStill(what)) s.alias.set('event', keyOf(s, what));
    else if (np) {
      const r = resultOf(s, np);
      // One event may have moved several cards; the text speaks of one.
      bind(
        s,
        'event',
        r.nouns.map((n) => (n === 'cardOrEffect' || n === 'effect' ? 'card' : n)),
        false,
        c.verb,
      );
    }
    if (ev.k === 'attack') s.alias.set('attacker', keyOf(s, 'event'));
    if (ev.k === 'battle' && ev.foe) bind(s, 'foe', ['monster'], false, 'battle');
  }
  if (c && what !== undefined && !mentionsMore(ev)) endClause(s, keyOf(s, 'event'));
  else endClause(s);
  return c;
}
function subjectOf(ev: Ev): Still | undefined {
  switch (ev.k) {
    case 'moved':
    case 'summoned':
    case 'wouldSummon':
    case 'setDown':
    case 'flipped':
    case 'posChanged':
    case 'ctrlChanged':
    case 'targeted':
      return ev.what;
    case 'attack':
      return ev.by;
    case 'battle':
      return ev.who;
    case 'damage':
      return ev.from;
    case 'activated':
    case 'resolving':
    case 'resolved':
    case 'equipped':
      return { in: [], of: 'both', where: ev.what };
    case 'gained':
    case 'paid':
    case 'phase':
    case 'tossed':
      return undefined;
  }
}
/** Events in which a second card is named, after which "it" would be unclear. */
function mentionsMore(ev: Ev): boolean {
  if (ev.k === 'moved') return ev.cause !== undefined;
  if (ev.k === 'attack') return ev.on !== undefined && ev.on !== 'direct';
  if (ev.k === 'battle') return ev.foe !== undefined;
  return (
    ev.k === 'equipped' ||
    ((ev.k === 'activated' || ev.k === 'resolving' || ev.k === 'resolved') && ev.on !== undefined)
  );
}

function happens(s: Scope, ev: Ev): Clause | undefined {
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
const anyone = (s: Scope, w: Who): Person => (w === 'both' ? 'any' : person(s, w));
const sideOf = (what: Still): 'you' | 'opp' | undefined => {
  if (typeof what !== 'object' || !('in' in what)) return undefined;
  return what.of === 'you' || what.of === 'opp' ? what.of : undefined;
};
/** The card of an event; on which field is said only where it matters. */
export function eventNp(s: Scope, what: Still): Np {
  const np = stillNp(s, what, 'a');
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
  const [short, long] = [np.quals.filter((q) => q.q !== 'or'), np.quals.filter((q) => q.q === 'or')];
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

function movedClause(s: Scope, ev: Extract<Ev, { k: 'moved' }>): Clause {
  const why = new Set(ev.why ?? []);
  const [only] = ev.cause ?? [];
  const doer =
    ev.cause?.length === 1 && only?.k === 'isRef' && why.has('destroy')
      ? stillNp(s, only.is, 'a')
      : undefined;
  const what = eventNp(s, ev.what);
  const args: Arg[] = [];
  const battle = why.has('battle');
  if (doer) {
    if (battle) args.push({ a: 'means', any: ['battle'] });
  } else args.push(...means(s, ev, battle, why.has('effect')));
  const sent = ev.to && why.has('destroy') ? [{ a: 'sent' as const, loc: { in: ev.to } }] : [];
  if (why.has('destroy')) {
    const all = doer ? args : [...args, ...sent];
    return doer
      ? { verb: 'destroy', subj: doer, obj: what, args: all }
      : { verb: 'destroy', obj: what, passive: true, args: all };
  }
  if (why.has('draw')) {
    const side = sideOf(ev.what);
    if (side) return { verb: 'draw', subj: player(person(s, side)), obj: withoutLoc(what), args };
    return { verb: 'draw', obj: what, passive: true, args };
  }
  if (why.has('cost')) args.push({ a: 'adv', adv: 'asCost' });
  if (why.has('discard'))
    return { verb: 'discard', obj: withoutLoc(what), passive: true, args: [...ownArg(what), ...args] };
  if (why.has('tribute')) return { verb: 'tribute', obj: what, passive: true, args };
  if (why.has('material')) return { verb: 'useAsMaterial', obj: what, passive: true, args };
  return destination(ev, what, args);
}
function destination(ev: Extract<Ev, { k: 'moved' }>, what: Np, args: Arg[]): Clause {
  const [to] = ev.to ?? [];
  const from = fromArg(ev.from, what);
  const obj = from.length > 0 ? withoutPile(what) : what;
  if (ev.to === undefined || to === undefined) {
    if (ev.from === undefined) return { verb: 'move', subj: what, args };
    return { verb: 'leave', subj: withoutPile(what), args: [...leaving(ev.from, what), ...args] };
  }
  const dest: Arg = { a: 'to', loc: { in: ev.to } };
  if (onField(ev.to))
    return {
      verb: 'place',
      obj,
      passive: true,
      args: [...from, { a: 'at', loc: { in: ['field'] } }, ...args],
    };
  if (ev.to.length > 1) return { verb: 'send', obj, passive: true, args: [...from, dest, ...args] };
  if (to === 'gy') return { verb: 'send', obj, passive: true, args: [...from, dest, ...args] };
  if (to === 'banished') return { verb: 'banish', obj, passive: true, args: [...from, ...args] };
  if (to === 'hand' && (ev.from?.every((p) => p === 'deck' || p === 'gy') ?? false)) {
    return { verb: 'add', obj, passive: true, args: [...from, dest, ...args] };
  }
  return { verb: 'return', obj, passive: true, args: [...from, dest, ...args] };
}
/** Where it came from, unless the noun phrase says it: a card on the field is said to be there. */
function fromArg(from: readonly Place[] | undefined, what: Np): Arg[] {
  if (what.t === 'cards' && what.loc && !onField(what.loc.in)) return [{ a: 'from', loc: what.loc }];
  if (from === undefined || (onField(from) && what.t === 'cards' && what.loc)) return [];
  return onField(from) ? [{ a: 'from', loc: { in: ['field'] } }] : [{ a: 'from', loc: { in: [...from] } }];
}
function ownArg(what: Np): Arg[] {
  return what.t === 'cards' && what.loc ? [{ a: 'from', loc: what.loc }] : [];
}
function leaving(from: readonly Place[], what: Np): Arg[] {
  const pile = what.t === 'cards' && what.loc && !onField(what.loc.in) ? what.loc : undefined;
  const loc: Loc = pile ?? (onField(from) ? { in: ['field'] } : { in: [...from] });
  return [{ a: 'at', loc }];
}
function withoutPile(what: Np): Np {
  return what.t === 'cards' && what.loc && !onField(what.loc.in) ? withoutLoc(what) : what;
}

function means(s: Scope, ev: Extract<Ev, { k: 'moved' }>, battle: boolean, effect: boolean): Arg[] {
  if (ev.cause) {
    const np = groupNp(s, { in: [], of: 'both', where: ev.cause }, 'a');
    const by: Arg = battle ? { a: 'inBattleWith', np } : { a: 'byEffectOf', np };
    return [by, ...(ev.by && !battle ? [{ a: 'of' as const, np: player(anyone(s, ev.by)) }] : [])];
  }
  if (battle && effect) return [{ a: 'means', any: ['battle', 'effect'] }];
  if (battle) return [{ a: 'means', any: ['battle'] }];
  if (ev.by === undefined || ev.by === 'both') return effect ? [{ a: 'means', any: ['effect'] }] : [];
  if (ev.by === 'opp') return [{ a: 'means', any: ['oppEffect'] }];
  if (ev.by === 'you') return [{ a: 'means', any: ['yourEffect'] }];
  return [{ a: 'by', np: { t: 'thing', thing: 'effect', of: player(person(s, ev.by)) } }];
}
