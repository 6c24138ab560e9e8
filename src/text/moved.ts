/** Moves of cards as events: destroyed, sent, drawn, removed from play. */
import type { Ev, Place } from '../engine/ast/index.ts';
import { anyone, eventNp, sideOf, withoutLoc } from './happens.ts';
import { groupNp } from './noun.ts';
import type { Loc, Np } from './np.ts';
import { everyPile, onField, type Scope } from './scope.ts';
import type { Arg, Clause } from './tree.ts';
import { person, player } from './who.ts';

export function movedClause(s: Scope, ev: Extract<Ev, { k: 'moved' }>): Clause {
  const why = new Set(ev.why ?? []);
  const [only] = ev.cause ?? [];
  const doer =
    ev.cause?.length === 1 && only?.k === 'isRef' && why.has('destroy') ? eventNp(s, only.is) : undefined;
  const what = eventNp(s, ev.what);
  const args: Arg[] = [];
  const battle = why.has('battle');
  if (doer) {
    if (battle) args.push({ a: 'means', any: ['battle'] });
  } else args.push(...means(s, ev, battle, why.has('effect')));
  const sent =
    ev.to && !everyPile(ev.to) && why.has('destroy') ? [{ a: 'sent' as const, loc: { in: ev.to } }] : [];
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
