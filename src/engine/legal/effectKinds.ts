/** Sorts of effect that rules speak of, seen from what the effect is made of. */
import type { Mod } from '../ast/index.ts';
import { type Eff, lowered } from '../pool.ts';

const CHANGES = new Set<Mod['k']>(['add', 'set', 'base', 'times', 'swapStats', 'reverseAdds']);
const statEffects = new WeakMap<Eff, boolean>();
const negaters = new WeakMap<Eff, boolean>();

/** Changes ATK or DEF: the cards GOAT-05 and GAP-03 speak of. */
export function changesStats(eff: Eff): boolean {
  let known = statEffects.get(eff);
  if (known === undefined) {
    known = lowered(eff).mods.some((m) => CHANGES.has(m.k) && (!('stat' in m) || m.stat !== 'level'));
    statEffects.set(eff, known);
  }
  return known;
}

/** Negates an activation or an effect: what may answer the chain of a hand-limit discard (EDI-09). */
export function negates(eff: Eff): boolean {
  let known = negaters.get(eff);
  if (known === undefined) {
    const { parts, mods } = lowered(eff);
    known =
      mods.some((m) => m.k === 'negated') ||
      parts.some((code) =>
        code.some(
          (ins) =>
            ins.i === 'do' &&
            ins.op.k === 'negate' &&
            (ins.op.what === 'activation' || ins.op.what === 'effect'),
        ),
      );
    negaters.set(eff, known);
  }
  return known;
}
