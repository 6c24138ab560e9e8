/** Asking for materials one at a time: every card offered leaves a full set (DESIGN §0.5). */
import { ask } from '../core/frames.ts';
import { option } from '../decision.ts';
import { idOf, token } from '../eval/ctx.ts';
import { materialSet, materialsDone, nextMaterials, type Recipe } from '../legal/materials.ts';
import type { Frame, State } from '../state.ts';
import type { CardId, EffectAddr } from '../types.ts';

/**
 * Fills the register with a full set.
 * @param confirm ask also where there is nothing to choose
 * @returns 'asked' when a question stands (answer: a card, or `done`), 'none' when no set is possible any more.
 */
export function askMaterials(
  s: State,
  f: Frame,
  reg: number,
  r: Recipe,
  purpose: 'material' | 'tribute',
  addr: EffectAddr,
  confirm: boolean,
): 'full' | 'asked' | 'none' {
  if (s.answer !== null && (s.answer.k === 'card' || s.answer.k === 'done')) {
    const a = s.answer;
    s.answer = null;
    if (a.k === 'done') return 'full';
    f.regs[reg] = [...f.regs[reg]!, token(s, a.card)];
  }
  for (;;) {
    const chosen = f.regs[reg]!.map(idOf);
    const done = materialsDone(s, r, chosen);
    const next = nextMaterials(s, r, chosen);
    if (next.length === 0) return done ? 'full' : 'none';
    if (done || confirm || !next.every((id) => needed(s, r, chosen, id))) {
      const options = next.map((id) => option('card', id));
      if (done) options.push(option('done'));
      ask(s, r.by, 'pickCard', options, { purpose, card: r.monster, addr, chosen });
      return 'asked';
    }
    f.regs[reg] = [...f.regs[reg]!, token(s, next[0]!)];
  }
}

/** Without this card there is no full set: where that is so of all that could come next there is nothing to choose. */
const needed = (s: State, r: Recipe, chosen: readonly CardId[], id: CardId): boolean =>
  materialSet(s, { ...r, pool: r.pool.filter((x) => x !== id) }, chosen) === null;
