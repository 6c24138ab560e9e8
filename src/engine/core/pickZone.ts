/** Picking the zone of a Summon or Set (PRM-28, EMZ-16, EMZ-17). */
import { option } from '../decision.ts';
import { profileOf } from '../profile.ts';
import type { State } from '../state.ts';
import { type CardId, type EffectAddr, type PlayerId, ZONE, ZONES_PER_PLAYER } from '../types.ts';
import { ask, takeAnswer } from './frames.ts';
import { hasExtraZones, zonesFor } from './zones.ts';

/** PRM-28 */
export const zonesArePicked = (s: State): boolean => profileOf(s.rules).zonePicking;

/**
 * Which zone of `side` the player takes for a monster, asked where he has a choice; -1: the first free one, where zones are
 * all alike. Null when the question has just been asked: come again with the answer.
 * @param zones slots to choose from, default all that are legal
 */
export function pickZone(
  s: State,
  by: PlayerId,
  side: PlayerId,
  monster: CardId,
  addr: EffectAddr,
  zones: () => readonly number[] = () => zonesFor(s, side, monster),
): number | null {
  if (s.answer !== null && s.answer.k === 'slot') return takeAnswer(s).n;
  const picked = zonesArePicked(s);
  if (!picked && !hasExtraZones(s)) return -1;
  const free = zones();
  if (!picked || free.length < 2) return free[0] ?? -1;
  const m = side * ZONES_PER_PLAYER + ZONE.mzone;
  ask(
    s,
    by,
    'slot',
    free.map((slot) => option('slot', monster, slot, m)),
    { purpose: 'zone', card: monster, addr },
  );
  return null;
}
