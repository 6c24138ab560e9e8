/** Inherent Special Summons: `procedure` effects offered in the Main Phase (AST.md §3). */
import type { Procedure } from '../ast/index.ts';
import { pileOf } from '../core/mutate.ts';
import { usesLeft } from '../core/uses.ts';
import { banOnCard, banOnPlayer } from '../eval/affects.ts';
import { allHold } from '../eval/cond.ts';
import { ctxOf } from '../eval/ctx.ts';
import { whoOf } from '../eval/who.ts';
import type { Eff } from '../pool.ts';
import type { State } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { oathBroken, registersFor } from './activate.ts';
import { feasible } from './feasible.ts';

/** Why this procedure cannot be tried now; '' when it can. */
export type ProcedureBar =
  | ''
  | 'otherPlace'
  | 'noEvent'
  | 'limit'
  | 'forbidden'
  | 'condition'
  | 'oath'
  | 'monsterZones'
  | 'cost';

export const procedurePossible = (s: State, p: PlayerId, id: CardId, eff: Eff): boolean =>
  procedureBar(s, p, id, eff) === '';

export function procedureBar(s: State, p: PlayerId, id: CardId, eff: Eff): ProcedureBar {
  const e = eff.e as Procedure;
  const from = eff.from === 0 ? 1 << ZONE.hand : eff.from;
  if ((from & (1 << s.cards[id]!.zone)) === 0) return 'otherPlace';
  if (e.ev !== undefined) return 'noEvent';
  if (!usesLeft(s, eff, e.limit, id, p)) return 'limit';
  if (
    banOnPlayer(s, 'specialSummon', p, id) !== null ||
    banOnPlayer(s, 'summon', p, id) !== null ||
    banOnCard(s, 'specialSummon', id) !== null
  )
    return 'forbidden';
  const c = ctxOf(p, id, eff, registersFor(s, eff, id, null));
  if (e.if !== undefined && !allHold(s, c, e.if)) return 'condition';
  if (oathBroken(s, e.oath, p, id)) return 'oath';
  const to = whoOf(s, c, e.to);
  const receiver = to === -1 ? p : to;
  // a cost may free the zone; without a cost one must be free
  const frees = (e.cost ?? []).some((op) => op.k === 'tribute' || op.k === 'toGrave' || op.k === 'banish');
  if (!frees && !pileOf(s, receiver, ZONE.mzone).includes(-1)) return 'monsterZones';
  if (feasible(s, c, eff, -1, false)) return '';
  return pileOf(s, receiver, ZONE.mzone).includes(-1) ? 'cost' : 'monsterZones';
}
