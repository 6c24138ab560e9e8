/** Can a price be paid at all? For "pay or else" and tolls. */
import type { Cards, Op, Some, Still, Who } from '../ast/index.ts';
import { isSome } from '../ast/lower.ts';
import { pileOf } from '../core/mutate.ts';
import { counterName } from '../eval/bond.ts';
import type { Ctx } from '../eval/ctx.ts';
import { cardsOf } from '../eval/group.ts';
import { countersOn, valueOf } from '../eval/num.ts';
import { playersOf, whoOf } from '../eval/who.ts';
import { profileOf } from '../profile.ts';
import type { State } from '../state.ts';
import { type CardId, ZONE } from '../types.ts';
import { boundsOf, candidatesFor } from './pick.ts';

/** GAP-25: all one's Life Points are a price that can be paid, where the profile has it so. */
export const enoughLp = (s: State, lp: number, price: number): boolean =>
  lp > price || (lp === price && profileOf(s.rules).mayPayAllLp);

export function canPay(s: State, c: Ctx, ops: readonly Op[]): boolean {
  let paid = 0;
  const used: CardId[] = [];
  for (const op of ops) {
    switch (op.k) {
      case 'payLp': {
        const w = whoOf(s, c, op.who);
        const lp = s.players[w === -1 ? c.you : w].lp;
        paid += valueOf(s, c, op.n);
        if (!enoughLp(s, lp, paid)) return false;
        break;
      }
      case 'counter': {
        const n = valueOf(s, c, op.n);
        const on = isSome(op.on) ? candidatesFor(s, c, op.on, 'counter', 'cost') : cardsOf(s, c, op.on);
        if (n < 0 && !on.some((id) => countersOn(s, id, counterName(op.kind)) >= -n)) return false;
        break;
      }
      case 'draw':
      case 'mill': {
        const n = valueOf(s, c, op.n);
        if (playersOf(s, c, op.who).some((p) => pileOf(s, p, ZONE.deck).length < n)) return false;
        break;
      }
      default:
        if ('what' in op && !cardsFor(s, c, op, used)) return false;
    }
  }
  return true;
}

/** Are there cards for it besides those that what comes before has used up? They are used up then. */
function cardsFor(s: State, c: Ctx, op: Op, used: CardId[]): boolean {
  const what = 'what' in op ? (op.what as Cards | { player: Who } | string) : 'this';
  if (op.k === 'declare' || op.k === 'negate' || op.k === 'retarget') return true;
  if (typeof what === 'object' && 'player' in what) return true;
  if (!isSome(what as Cards)) {
    const ids = cardsOf(s, c, what as Still).filter((id) => !used.includes(id));
    used.push(...ids);
    return ids.length > 0;
  }
  const some = what as Some;
  const ids = candidatesFor(s, c, some, op.k, 'cost').filter((id) => !used.includes(id));
  const [min] = boundsOf(s, c, some, ids.length);
  used.push(...ids.slice(0, min));
  return ids.length >= Math.max(min, some.n === 'any' || Array.isArray(some.n) ? 0 : 1);
}
