/** Can a price be paid at all? For "pay or else" and tolls. */
import type { Op } from '../ast/index.ts';
import { isSome } from '../ast/lower.ts';
import { counterName } from '../eval/bond.ts';
import type { Ctx } from '../eval/ctx.ts';
import { cardsOf } from '../eval/group.ts';
import { countersOn, valueOf } from '../eval/num.ts';
import { whoOf } from '../eval/who.ts';
import { profileOf } from '../profile.ts';
import type { State } from '../state.ts';
import { boundsOf, candidatesFor } from './pick.ts';

/** GAP-25: all one's Life Points are a price that can be paid, where the profile has it so. */
export const enoughLp = (s: State, lp: number, price: number): boolean =>
  lp > price || (lp === price && profileOf(s.rules).mayPayAllLp);

export function canPay(s: State, c: Ctx, ops: readonly Op[]): boolean {
  let paid = 0;
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
      case 'discard':
      case 'tribute':
      case 'toGrave':
      case 'banish':
      case 'toHand':
      case 'toDeck': {
        if (isSome(op.what)) {
          const ids = candidatesFor(s, c, op.what, op.k, 'cost');
          if (ids.length < boundsOf(s, c, op.what, ids.length)[0]) return false;
        } else if (cardsOf(s, c, op.what).length === 0) return false;
        break;
      }
      default:
    }
  }
  return true;
}
