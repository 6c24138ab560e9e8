/** Event patterns as clauses ("this card is destroyed by battle") and times ("during your Standby Phase"). */
import type { Ev, Still } from '../engine/ast/index.ts';
import { happens } from './happens.ts';
import { resultOf } from './noun.ts';
import { bind, endClause, isRefStill, keyOf, type Scope } from './scope.ts';
import type { Clause, Time } from './tree.ts';
import { person } from './who.ts';

export type Mode = 'now' | 'past' | 'would';

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
  const link = ev.k === 'activated' || ev.k === 'resolving' || ev.k === 'resolved';
  s.happened = c?.verb;
  s.eventPlayer = link && ev.by === 'both' ? 'activator' : 'thatPlayer';
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
