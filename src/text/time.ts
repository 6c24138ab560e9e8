/** When, how long, since when. */
import type { DamageSub, Span, Until } from '../engine/ast/index.ts';
import { refNp } from './noun.ts';
import { qty } from './num.ts';
import type { Scope } from './scope.ts';
import type { Arg, Till, Time } from './tree.ts';
import { person } from './who.ts';

export function spanArg(s: Scope, span: Span): Arg[] {
  return [{ a: 'time', time: spanTime(s, span) }];
}

export function spanTime(s: Scope, span: Span): Time {
  return typeof span === 'string' ? { t: 'span', span } : { t: 'since', np: refNp(s, span.here) };
}

/** How long something lasts; nothing where it is plain that it lasts as long as its card does. */
export function till(s: Scope, u: Until): Till | undefined {
  switch (u) {
    case 'endOfWindow':
      return 'window';
    case 'endOfCalc':
      return 'calc';
    case 'endOfDamageStep':
      return 'damageStep';
    case 'endOfBattlePhase':
      return 'battlePhase';
    case 'endPhase':
      return 'endPhase';
    case 'endOfTurn':
      return 'turn';
    case 'whileThis':
      return { whileUp: refNp(s, 'this') };
    case 'whileIt':
      return undefined;
    case 'untilLeavesGy':
      return 'gy';
    case 'duel':
      return 'duel';
    default: {
      const nth = qty(s, u.nth);
      const which = nth === 1 ? ('next' as const) : { nth };
      return { until: { t: 'phase', is: u.phase, of: person(s, u.of), at: u.at, which } };
    }
  }
}

/** Damage Step windows, said only where they are narrower than the whole Damage Step. */
export function subTime(subs: readonly DamageSub[] | undefined): Time[] {
  const [sub] = subs ?? [];
  return subs?.length === 1 && sub !== undefined ? [{ t: 'sub', sub }] : [];
}
