/** What can be told from a card as printed. */
import type { CardDef } from '../engine/index.ts';

/** May only come by its own way, a Fusion or a Ritual. */
export function bySelfOnly(def: CardDef): boolean {
  if (def.sub.includes('ritual')) return true;
  return def.effects.some(
    (e) =>
      e.k === 'summonRule' &&
      e.special !== undefined &&
      !(typeof e.special === 'object' && 'notFrom' in e.special),
  );
}
