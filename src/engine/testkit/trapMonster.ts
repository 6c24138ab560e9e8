/** Cards that lie in a Monster Zone though no monster is printed on them (EMZ-05, TRAP-06). */
import { visitEffects } from '../ast/visit.ts';
import { guiseOf } from '../ops/guise.ts';
import type { Def } from '../pool.ts';
import type { Guise } from '../state.ts';

/** What a Trap that becomes a monster by its own effect is like as one; null for every other card. */
export function trapGuise(def: Def): Guise | null {
  let guise: Guise | null = null;
  visitEffects(def.card.effects, '', {
    enter: ({ sort, node }) => {
      if (sort === 'op' && node.k === 'asMonster') guise = guiseOf(node);
    },
  });
  return guise;
}
