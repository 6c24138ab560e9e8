/** What a player may leave undone in the middle of an effect. */
import type { Effect, Op } from './index.ts';
import { visitEffects } from './visit.ts';

/** The operations a player is asked about, in the order in which they stand in the effect: `About.what` counts them. */
export function optionalOps(effect: Effect): Op[] {
  const found: Op[] = [];
  visitEffects([effect], '', {
    enter: (v) => {
      if (v.sort === 'op' && (v.node.k === 'may' || v.node.k === 'payElse')) found.push(v.node);
    },
  });
  return found;
}
