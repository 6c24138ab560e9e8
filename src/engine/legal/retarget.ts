/** Could this card take the place of a target of a chain link? (GAP-18; Shift kind) */
import { REG } from '../code.ts';
import { ctxOf, idOf } from '../eval/ctx.ts';
import { effAt, lowered } from '../pool.ts';
import type { ChainLink, State } from '../state.ts';
import type { CardId } from '../types.ts';
import { candidatesFor } from './pick.ts';

/** `old`: the target (as remembered) whose place it would take. */
export function mayRetarget(s: State, link: ChainLink, old: number, id: CardId): boolean {
  const eff = effAt(link.addr);
  const { e } = eff;
  if (e.k !== 'act') return false;
  const low = lowered(eff);
  const c = ctxOf(link.player, link.card, eff, link.regs);
  for (const some of [...(e.target ?? []), ...(link.mode >= 0 ? (e.modes?.[link.mode]?.target ?? []) : [])]) {
    const at = some.as === undefined ? undefined : low.names.get(some.as)?.at;
    if (at === undefined || !link.regs[at]!.includes(old)) continue;
    return candidatesFor(s, c, some, 'pick', 'target').includes(id);
  }
  return false;
}

/** The link of this card could be turned to that one: whichever of its targets would give way. */
export function takesTarget(s: State, card: CardId, id: CardId): boolean {
  const link = s.chain.findLast((l) => l.card === card);
  if (link === undefined) return true;
  const old = link.regs[REG.targets]!;
  return old.length > 0 && old.every((t) => idOf(t) !== id) && old.some((t) => mayRetarget(s, link, t, id));
}
