/** Players of an effect as persons of a sentence. */
import type { Who } from '../engine/ast/index.ts';
import { refNp } from './noun.ts';
import type { Np, Person } from './np.ts';
import type { Scope } from './scope.ts';

export function person(s: Scope, w: Who): Person {
  if (w === 'eventPlayer') return s.eventPlayer;
  if (w === 'they') return s.they;
  if (w === 'you') return s.user;
  if (w === 'opp') return s.user === 'you' ? 'opp' : 'theirOpp';
  if (typeof w === 'string') return w;
  if ('ctrl' in w) return { controllerOf: refNp(s, w.ctrl) };
  return { ownerOf: refNp(s, w.owner) };
}

export const player = (who: Person): Np => ({ t: 'player', who });
