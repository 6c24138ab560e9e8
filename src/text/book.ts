/** Where texts look up cards and effects by number. */
import { type CardDef, type Effect, type EffectAddr, effectInfo, pool } from '../engine/index.ts';

export interface Book {
  /** The card of a passcode; undefined for one that is not played with. */
  card(code: number): CardDef | undefined;
  /** The effect at an address and the card it stands on; undefined for -1. */
  effect(addr: EffectAddr): { def: CardDef; effect: Effect } | undefined;
}

/** The pool the engine plays with now. */
export const poolBook: Book = {
  card: (code) => {
    const p = pool();
    const i = p.byCode.get(code);
    return i === undefined ? undefined : p.defs[i]?.card;
  },
  effect: (addr) => (addr < 0 ? undefined : effectInfo(addr)),
};
