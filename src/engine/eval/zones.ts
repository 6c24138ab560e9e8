/** Zones as things: numbered, kept for a card that lies elsewhere, blocked by an effect (ZONE-02, EMZ-05). */
import type { State } from '../state.ts';
import { type CardId, MAIN_ZONES, type PlayerId, ZONES_PER_PLAYER, type ZoneId } from '../types.ts';
import { type Active, othersOf, staticCtx } from './derived.ts';
import { registerOf } from './ref.ts';

/** Stands in a slot that is kept free. */
export const KEPT: CardId = -2;

/** One zone of the field as a number, for declarations and blocks. */
export const zoneCode = (p: PlayerId, z: ZoneId, slot: number): number =>
  (p * ZONES_PER_PLAYER + z) * 8 + slot;
export const zoneOfCode = (code: number): { player: PlayerId; zone: ZoneId; slot: number } => {
  const pile = Math.floor(code / 8);
  return {
    player: Math.floor(pile / ZONES_PER_PLAYER) as PlayerId,
    zone: (pile % ZONES_PER_PLAYER) as ZoneId,
    slot: code % 8,
  };
};

/** Slots (bits) of a row that an effect keeps anybody from using (EMZ-08). */
export function blocked(s: State, p: PlayerId, z: ZoneId): number {
  let bits = 0;
  // only a declaration names zones, so no static blocks any
  if (s.modifiers.length === 0) return bits;
  for (const a of othersOf(s)) if (a.mod.k === 'block') bits |= shutBy(s, a, p, z);
  return bits;
}

/** Slots (bits) of a row that this one effect blocks. */
function shutBy(s: State, a: Active, p: PlayerId, z: ZoneId): number {
  if (a.mod.k !== 'block') return 0;
  let bits = 0;
  const c = staticCtx(s, a);
  for (const code of c.regs[registerOf(c, a.mod.zones.reg)] ?? []) {
    const at = zoneOfCode(code);
    if (at.player === p && at.zone === z) bits |= 1 << at.slot;
  }
  return bits;
}

/** What blocks a slot of the row that would be free otherwise; null when nothing does. */
export const blockerOf = (s: State, p: PlayerId, z: ZoneId): Active | null =>
  othersOf(s).find((a) => {
    const bits = shutBy(s, a, p, z);
    return bits !== 0 && rowOf(s, p, z).some((id, slot) => id === -1 && (bits & (1 << slot)) !== 0);
  }) ?? null;

const rowOf = (s: State, p: PlayerId, z: ZoneId): readonly CardId[] => s.zones[p * ZONES_PER_PLAYER + z]!;

/** Leftmost slot of a field zone that can be used, or -1; of Monster Zones the Main ones only. */
export function freeSlot(s: State, p: PlayerId, z: ZoneId): number {
  const row = rowOf(s, p, z);
  const first = row.indexOf(-1);
  if (first < 0 || first >= MAIN_ZONES) return -1;
  const shut = blocked(s, p, z);
  if (shut === 0) return first;
  return row.findIndex((id, slot) => slot < MAIN_ZONES && id === -1 && (shut & (1 << slot)) === 0);
}
/** Slots of a field zone that can be used. */
export function freeSlots(s: State, p: PlayerId, z: ZoneId): number[] {
  const shut = blocked(s, p, z);
  const out: number[] = [];
  rowOf(s, p, z).forEach((id, slot) => {
    if (slot < MAIN_ZONES && id === -1 && (shut & (1 << slot)) === 0) out.push(slot);
  });
  return out;
}
export function freeZones(s: State, p: PlayerId, z: ZoneId): number {
  const row = rowOf(s, p, z);
  let n = 0;
  for (let slot = 0; slot < row.length && slot < MAIN_ZONES; slot++) if (row[slot] === -1) n++;
  if (n === 0) return 0;
  const shut = blocked(s, p, z);
  if (shut !== 0)
    row.forEach((id, slot) => {
      if (slot < MAIN_ZONES && id === -1 && (shut & (1 << slot)) !== 0) n--;
    });
  return n;
}
