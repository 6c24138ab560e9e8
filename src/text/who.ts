/** Players of an effect as persons of a sentence. */
import type { Who } from '../engine/ast/index.ts';
import { refNp } from './noun.ts';
import type { Np, Person } from './np.ts';
import type { Scope } from './scope.ts';

export function person(s: Scope, w: Who): Person {
  if (s.asked !== undefined) {
    if (sameWho(w, s.asked.who)) return 'you';
    if (s.asked.other && (w === 'you' || w === 'opp')) return w === 'you' ? 'opp' : 'you';
  }
  if (w === 'eventPlayer') return s.eventPlayer;
  if (w === 'they') return s.they;
  if (w === 'you') return s.user;
  if (w === 'opp') return s.user === 'you' ? 'opp' : 'theirOpp';
  if (typeof w === 'string') return w;
  if ('ctrl' in w) return { controllerOf: refNp(s, w.ctrl) };
  return { ownerOf: refNp(s, w.owner) };
}

const sameWho = (a: Who, b: Who): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

export const player = (who: Person): Np => ({ t: 'player', who });
