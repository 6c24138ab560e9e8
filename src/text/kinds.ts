/** What sort of card it is, as the printed line has it. */
import type { Sub } from '../engine/ast/index.ts';

/** The order of the printed line; a Token is no card of a sort, a Fusion Monster without effect no "Normal" one. */
export function kindWords(sub: readonly Sub[]): Sub[] {
  const order: readonly Sub[] = [
    'fusion',
    'synchro',
    'xyz',
    'link',
    'ritual',
    'toon',
    'spirit',
    'union',
    'gemini',
    'flip',
    'tuner',
    'normal',
    'effect',
    'token',
    'continuous',
    'quick',
    'equip',
    'field',
    'counter',
  ];
  const shown = sub.includes('token') ? sub.filter((s) => s !== 'normal') : sub;
  return order.filter((s) => shown.includes(s));
}
