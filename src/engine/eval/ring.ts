/**
 * Questions about modifications, and rules on a card's Summon, that hang on each other. A question that comes back to
 * itself is a ring: the oldest of them in it is worked out as though the one it asks about were not in force (docs/adr/0007-rings.md).
 */
import type { CardId } from '../types.ts';
import type { Active } from './derived.ts';

/** What is asked whether it is in force. */
export type Question = Pick<Active, 'src' | 'eff' | 'stamp'> & { readonly mod: Active['mod'] | null };

const asking: Question[] = [];
/** Whom each question is about: a card, or -1 - player. */
const about: number[] = [];
/** Place of the question whose answer does not count, -1 none. */
let cut = -1;
/** Rings met so far: what was worked out inside one may not be kept. */
let met = 0;

/** Begins a question. @returns false when it is being asked already; it must not be left then. */
export function enter(a: Question, who: CardId): boolean {
  for (let i = asking.length - 1; i >= 0; i--) {
    if (about[i] !== who || !same(asking[i]!, a)) continue;
    met++;
    let oldest = i;
    for (let j = i + 1; j < asking.length; j++) if (older(asking[j]!, asking[oldest]!)) oldest = j;
    if (oldest + 1 < asking.length && (cut < 0 || oldest + 1 < cut)) cut = oldest + 1;
    return false;
  }
  asking.push(a);
  about.push(who);
  return true;
}
/** Ends the question with this answer, which may not count. */
export function leave(answer: boolean): boolean {
  asking.pop();
  about.pop();
  if (cut !== asking.length) return answer;
  cut = -1;
  return false;
}
const same = (a: Question, b: Question): boolean =>
  a === b || (a.src === b.src && a.eff === b.eff && a.mod === b.mod && a.stamp === b.stamp);
const older = (a: Question, b: Question): boolean =>
  (a.stamp - b.stamp || a.src - b.src || a.eff.addr - b.eff.addr) < 0;

export const ringsMet = (): number => met;
/** No question is open: what is worked out now holds for everybody. */
export const atRest = (): boolean => asking.length === 0;
/** Forgets questions that a fault has left open. */
export function reset(): void {
  if (asking.length > 0) {
    asking.length = 0;
    about.length = 0;
  }
  cut = -1;
}
