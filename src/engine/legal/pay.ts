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

export function canPay(s: State, c: Ctx, ops: readonly Op[]): boolean {
  let paid = 0;
  for (const op of ops) {
    switch (op.k) {
      case 'payLp': {
        const w = whoOf(s, c, op.who);
        const lp = s.players[w === -1 ? c.you : w].lp;
        paid += valueOf(s, c, op.n);
        if (lp < paid || (lp === paid && !profileOf(s.rules).mayPayAllLp)) return false;
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
