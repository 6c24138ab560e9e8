/** Inherent Special Summons: `procedure` effects offered in the Main Phase (AST.md §3). */
import type { Mechanic, Procedure } from '../ast/index.ts';
import { usesLeft } from '../core/uses.ts';
import { banOnCard, banOnPlayer } from '../eval/affects.ts';
import { allHold } from '../eval/cond.ts';
import { type Ctx, ctxOf } from '../eval/ctx.ts';
import { whoOf } from '../eval/who.ts';
import type { Eff } from '../pool.ts';
import { hasMechanic, profileOf } from '../profile.ts';
import type { State } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { type Answered, fits, oathBroken, registersFor } from './activate.ts';
import { feasible } from './feasible.ts';
import { materialSet, summonRecipe } from './materials.ts';
import { whenPaid } from './pay.ts';
import { allowsHow, hasZone } from './summonable.ts';
import { TOLL_ACTS, tollsPayable } from './toll.ts';

/** Why this procedure cannot be tried now; '' when it can. */
export type ProcedureBar =
  | ''
  | 'otherPlace'
  | 'noEvent'
  | 'limit'
  | 'forbidden'
  | 'neverSpecial'
  | 'condition'
  | 'oath'
  | 'monsterZones'
  | 'toll'
  | 'cost'
  | 'mechanic'
  | 'materials';

/** SYNCHRO-01, GAP-38: the materials are there, and a zone once they have left. */
function materialBar(s: State, p: PlayerId, to: PlayerId, id: CardId, how: Mechanic): ProcedureBar {
  if (!hasMechanic(profileOf(s.rules), how)) return 'mechanic';
  if (!allowsHow(s, id, how)) return 'neverSpecial';
  const recipe = summonRecipe(s, p, to, id, how);
  if (materialSet(s, recipe, []) !== null) return '';
  return materialSet(s, { ...recipe, zone: false }, []) === null ? 'materials' : 'monsterZones';
}

export const procedurePossible = (s: State, p: PlayerId, id: CardId, eff: Eff): boolean =>
  procedureBar(s, p, id, eff) === '';

/** The event right after which it is offered, as its first registers; null when there is none. */
export function followed(s: State, c: Ctx, e: Procedure): Answered | null {
  if (e.ev === undefined || s.chain.length > 0) return null;
  for (let i = s.recent.length - 1; i >= 0; i--) {
    const found = fits(s, c, e.ev, s.recent[i]!);
    if (found !== null) return found;
  }
  return null;
}

export function procedureBar(s: State, p: PlayerId, id: CardId, eff: Eff): ProcedureBar {
  const e = eff.e as Procedure;
  const from = eff.from === 0 ? 1 << ZONE.hand : eff.from;
  if ((from & (1 << s.cards[id]!.zone)) === 0) return 'otherPlace';
  const after = followed(s, ctxOf(p, id, eff), e);
  if (e.ev !== undefined && after === null) return 'noEvent';
  if (!usesLeft(s, eff, e.limit, id, p)) return 'limit';
  if (
    banOnPlayer(s, 'specialSummon', p, id) !== null ||
    banOnPlayer(s, 'summon', p, id) !== null ||
    banOnCard(s, 'specialSummon', id) !== null
  )
    return 'forbidden';
  const due: [number, number] = [0, 0];
  if (!tollsPayable(s, TOLL_ACTS.specialSummon, p, id, due)) return 'toll';
  const c = ctxOf(p, id, eff, registersFor(s, eff, id, after));
  if (e.if !== undefined && !allHold(s, c, e.if)) return 'condition';
  if (oathBroken(s, e.oath, p, id)) return 'oath';
  const to = whoOf(s, c, e.to);
  const receiver = to === -1 ? p : to;
  if (e.how !== undefined) return materialBar(s, p, receiver, id, e.how);
  // its price may free the zone
  if (whenPaid(p, due[p], () => feasible(s, c, eff, -1, false))) return '';
  return hasZone(s, receiver, id) ? 'cost' : 'monsterZones';
}
