/** A linear evaluation of the table from one seat. */
import type { PlayerView } from '../engine/index.ts';
import type { Knowledge } from './knowledge.ts';
import { type Model, modelOf, other } from './model.ts';
import { lifeWorth, worthOf } from './worth.ts';

/** More hand cards than can be used count less. */
const CROWDED = 5;

/** Worth of the table to the model's player; 0 is even. */
export function evaluate(m: Model): number {
  const me = m.me;
  let sum = m.extra[me] - m.extra[other(me)] + lifeWorth(m.lp[me]) - lifeWorth(m.lp[other(me)]);
  let held = 0;
  for (const p of m.pieces) {
    const worth = worthOf(m, p);
    if (worth === 0) continue;
    const side = p.zone === 'mzone' || p.zone === 'szone' || p.zone === 'fzone' ? p.side : p.owner;
    if (p.zone === 'hand' && side === me) held += 1;
    sum += side === me ? worth : -worth;
  }
  if (held > CROWDED) sum -= 0.3 * (held - CROWDED);
  // An empty Deck loses.
  if (m.deck[me] <= 0) sum -= m.deck[me] < 0 ? 1000 : 20;
  if (m.deck[other(me)] < 0) sum += 500;
  return sum;
}

export function evaluateView(view: PlayerView, known: Knowledge): number {
  return evaluate(modelOf(view, known));
}
