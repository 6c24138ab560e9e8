/** Zones picked before a verb acts: for Tokens, and beside monsters that are moved (EMZ-16, EMZ-18). */
import type { Ins } from '../code.ts';
import { ask, takeAnswer } from '../core/frames.ts';
import { zonesArePicked } from '../core/pickZone.ts';
import { zonesBeside } from '../core/zones.ts';
import { option } from '../decision.ts';
import { valueOf } from '../eval/num.ts';
import { freeSlots } from '../eval/zones.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import { type CardId, type PlayerId, ZONE, ZONES_PER_PLAYER } from '../types.ts';
import { cardsIn } from './registers.ts';

export function runZones(s: State, f: Frame, ins: Ins & { i: 'zones' }): void {
  const { op } = ins;
  const at = f.step + 5000;
  if (f.v[OV.busy] !== at) {
    f.v[OV.busy] = at;
    f.regs[ins.reg] = [];
  }
  if (s.answer !== null) f.regs[ins.reg] = [...f.regs[ins.reg]!, takeAnswer(s).n];
  for (;;) {
    const picked = f.regs[ins.reg]!;
    const of = op.k === 'token' ? tokenZones(s, f, op, picked) : shiftZones(s, f, ins, picked);
    if (of === null) break;
    if (of.zones.length > 1) {
      ask(
        s,
        f.v[OV.you] as PlayerId,
        'slot',
        of.zones.map((slot) => option('slot', of.card, slot, of.side * ZONES_PER_PLAYER + ZONE.mzone)),
        { purpose: 'zone', card: of.card, addr: f.v[OV.addr]! },
      );
      return;
    }
    f.regs[ins.reg] = [...picked, of.zones[0] ?? -1];
  }
  f.v[OV.busy] = -1;
  f.step++;
}

/** The card the question is about, and the zones to choose from; null when all is picked. */
type Question = { card: CardId; zones: number[]; side: PlayerId } | null;

/** One zone for each Token, where the rules let zones be picked. */
function tokenZones(
  s: State,
  f: Frame,
  op: (Ins & { i: 'zones' })['op'] & { k: 'token' },
  picked: readonly number[],
): Question {
  if (!zonesArePicked(s)) return null;
  const c = frameCtx(s, f);
  const to = one(s, f, op.to);
  const n = valueOf(s, c, op.n);
  const zones = freeSlots(s, to, ZONE.mzone).filter((slot) => !picked.includes(slot));
  // too few zones: no Token comes; as many as Tokens: nothing to choose
  if (picked.length >= n || zones.length <= n - picked.length) return null;
  return { card: c.self, zones, side: to };
}

function shiftZones(s: State, f: Frame, ins: Ins & { i: 'zones' }, picked: readonly number[]): Question {
  const card = cardsIn(s, f, ins.cards)[picked.length];
  if (card === undefined) return null;
  return { card, zones: zonesBeside(s, card), side: s.cards[card]!.controller };
}
