/** Whom an Equip Card may be put on (EQUIP rules; `equipTo`). */
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
  return has(s, ctxOf(s.cards[id]!.controller, id, eff), eff.e.to, host);
}
