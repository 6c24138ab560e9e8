/** Whom an Equip Card may be put on (EQUIP rules; `equipTo`). */
import { allHold } from '../eval/cond.ts';
import { ctxOf } from '../eval/ctx.ts';
import { has } from '../eval/group.ts';
import { defAt } from '../pool.ts';
import type { State } from '../state.ts';
import { type CardId, ZONE } from '../types.ts';

/** May this card be (or stay) equipped to that monster? POS-10: never to a face-down one. */
export function canEquipTo(s: State, id: CardId, host: CardId): boolean {
  const h = s.cards[host]!;
  if (h.zone !== ZONE.mzone || h.face === 0) return false;
  const eff = defAt(s.cards[id]!.d).equipTo;
  if (eff === null || eff.e.k !== 'equipTo') return true;
  if (eff.from !== 0 && (eff.from & (1 << s.cards[id]!.zone)) === 0) return true;
  const c = ctxOf(s.cards[id]!.controller, id, eff);
  if (eff.e.if !== undefined && !allHold(s, c, eff.e.if)) return true;
  return has(s, c, eff.e.to, host);
}
