/** Reactions and replacements that cards and players have been given (`gain`). */
import { type Eff, givenEff } from '../pool.ts';
import type { State } from '../state.ts';
import type { CardId, PlayerId } from '../types.ts';
import { affects, affectsPlayer } from './affects.ts';
import { derived } from './derived.ts';

/** `this` is the card that has been given the effect; for an effect on a player, the card that gave it. */
export interface Gained {
  eff: Eff;
  self: CardId;
  you: PlayerId;
}
const NONE: readonly Gained[] = [];

export function gained(s: State, k: 'react' | 'replace'): readonly Gained[] {
  const d = derived(s);
  if (d.gains.length === 0) return NONE;
  const out: Gained[] = [];
  for (const a of d.gains) {
    if (a.mod.k !== 'gain') continue;
    for (const e of a.mod.effects) {
      if (e.k !== k) continue;
      const eff = givenEff(e);
      if (a.lingering !== null && a.lingering.on >= 0) {
        if (affects(s, a, a.lingering.on))
          out.push({ eff, self: a.lingering.on, you: s.cards[a.lingering.on]!.controller });
        continue;
      }
      for (const id of d.up) if (affects(s, a, id)) out.push({ eff, self: id, you: s.cards[id]!.controller });
      for (const p of [0, 1] as const) if (affectsPlayer(s, a, p)) out.push({ eff, self: a.src, you: p });
    }
  }
  return out;
}
