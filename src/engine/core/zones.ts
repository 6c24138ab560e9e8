/**
 * The Monster Zones of a player (EMZ, LINK rules): the five Main Monster Zones, and behind them, where a profile has them,
 * the two Extra Monster Zones that both players share. A zone both share is a slot in each player's row; at most one of the
 * two holds a card. Seen from player 0 the left one, `e0`, stands over his second zone.
 */
import { masked } from '../eval/ctx.ts';
import { blocked, freeZones } from '../eval/zones.ts';
import { defAt, SUB_BIT } from '../pool.ts';
import { profileOf } from '../profile.ts';
import { type State, TURN_FLAG } from '../state.ts';
import {
  type CardId,
  extraIndex,
  MAIN_ZONES,
  opponentOf,
  type PlayerId,
  ZONE,
  ZONES_PER_PLAYER,
} from '../types.ts';

/** The slot of the same Extra Monster Zone in the other player's row. */
const mirrored = (slot: number): number => 2 * MAIN_ZONES + 1 - slot;

/** The rules in force have Extra Monster Zones (PRM-26). */
export const hasExtraZones = (s: State): boolean => rowOf(s, 0).length > MAIN_ZONES;

const rowOf = (s: State, p: PlayerId): CardId[] => s.zones[p * ZONES_PER_PLAYER + ZONE.mzone]!;
const NOTHING: readonly CardId[] = [];
/** Nothing lies there, or what does is thought away. */
const away = (id: CardId, gone: readonly CardId[]): boolean =>
  id === -1 || (id >= 0 && (masked.has(id) || gone.includes(id)));

/** Nothing lies in that Monster Zone once `gone` has left. */
function isFree(s: State, p: PlayerId, slot: number, gone: readonly CardId[]): boolean {
  return (
    away(rowOf(s, p)[slot]!, gone) &&
    (blocked(s, p, ZONE.mzone) & (1 << slot)) === 0 &&
    (slot < MAIN_ZONES || away(rowOf(s, opponentOf(p))[mirrored(slot)]!, gone))
  );
}

/** Main Monster Zones of the player that are free once `gone` has left. */
export function freeMainZones(s: State, p: PlayerId, gone: readonly CardId[] = NOTHING): number {
  let n = freeZones(s, p, ZONE.mzone);
  if (masked.size === 0 && gone.length === 0) return n;
  const row = rowOf(s, p);
  for (let i = 0; i < MAIN_ZONES; i++) if (row[i]! >= 0 && away(row[i]!, gone)) n++;
  return n;
}

/** Column and row of a zone, from player 0's side: row 0 his Main Monster Zones, 1 the Extra ones, 2 the other player's. */
function spot(p: PlayerId, slot: number): [x: number, y: number] {
  if (slot >= MAIN_ZONES) return [1 + 2 * extraIndex(p, slot), 1];
  return p === 0 ? [slot, 0] : [MAIN_ZONES - 1 - slot, 2];
}

/** Does a monster of that player in that zone with these arrows point at the place? */
function points(arrows: number, p: PlayerId, slot: number, to: readonly [number, number]): boolean {
  const [x, y] = spot(p, slot);
  const turn = p === 0 ? 1 : -1;
  const dx = (to[0] - x) * turn;
  const dy = (to[1] - y) * turn;
  if (dx < -1 || dx > 1 || dy < -1 || dy > 1 || (dx === 0 && dy === 0)) return false;
  // ARROWS runs TL T TR L R BL B BR
  const bit = dy === 1 ? dx + 1 : dy === 0 ? (dx < 0 ? 3 : 4) : dx + 6;
  return (arrows & (1 << bit)) !== 0;
}

interface Linked {
  id: CardId;
  p: PlayerId;
  slot: number;
  arrows: number;
}

/** Face-up Link Monsters on the field, but for `gone`. */
function linkMonsters(s: State, gone: readonly CardId[]): Linked[] {
  const out: Linked[] = [];
  for (const p of [0, 1] as const) {
    rowOf(s, p).forEach((id, slot) => {
      if (id < 0 || away(id, gone)) return;
      const c = s.cards[id]!;
      const { arrows } = defAt(c.d);
      if (arrows !== 0 && c.face === 1 && (c.turnFlags & TURN_FLAG.limbo) === 0)
        out.push({ id, p, slot, arrows });
    });
  }
  return out;
}

/** LINK-01: some Link Monster points at that zone. */
export function isLinked(s: State, p: PlayerId, slot: number, gone: readonly CardId[] = NOTHING): boolean {
  const at = spot(p, slot);
  return linkMonsters(s, gone).some((l) => points(l.arrows, l.p, l.slot, at));
}

/** LINK-02, GAP-33: would this Link Monster there close a line of Links that point at each other, from one Extra Monster Zone to the other? */
function closesExtraLink(
  s: State,
  p: PlayerId,
  monster: CardId,
  slot: number,
  gone: readonly CardId[],
): boolean {
  const { arrows } = defAt(s.cards[monster]!.d);
  if (arrows === 0) return false;
  const all = linkMonsters(s, gone);
  const both = (a: Linked, b: Linked): boolean =>
    points(a.arrows, a.p, a.slot, spot(b.p, b.slot)) && points(b.arrows, b.p, b.slot, spot(a.p, a.slot));
  const reached: Linked[] = [{ id: monster, p, slot, arrows }];
  for (const from of reached)
    for (const to of all) if (!reached.includes(to) && both(from, to)) reached.push(to);
  return reached.some((l) => l.p === p && l.slot >= MAIN_ZONES && l.slot !== slot);
}

/**
 * Zones a monster may be Summoned or Set to on that player's side once `gone` has left (EMZ-07 to EMZ-13, PRM-27); the
 * leftmost Main Monster Zone first.
 */
export function zonesFor(
  s: State,
  p: PlayerId,
  monster: CardId,
  gone: readonly CardId[] = NOTHING,
): number[] {
  const rules = profileOf(s.rules);
  const out: number[] = [];
  const fromExtra = s.cards[monster]!.zone === ZONE.extra;
  const bound =
    fromExtra &&
    (rules.extraDeckPlacement === 'emzOrLinked' ||
      (rules.extraDeckPlacement === 'linkOnlyRestricted' &&
        (defAt(s.cards[monster]!.d).subs & SUB_BIT.link) !== 0));
  for (let i = 0; i < MAIN_ZONES; i++)
    if (isFree(s, p, i, gone) && (!bound || isLinked(s, p, i, gone))) out.push(i);
  if (!fromExtra) return out;
  for (let i = MAIN_ZONES; i < rowOf(s, p).length; i++) {
    if (!isFree(s, p, i, gone)) continue;
    // one Extra Monster Zone for each player, unless an Extra Link joins both
    const other = rowOf(s, p)[2 * MAIN_ZONES + 1 - i]!;
    if (away(other, gone) || closesExtraLink(s, p, monster, i, gone)) out.push(i);
  }
  return out;
}

/** Free Main Monster Zones beside a monster's own (EMZ-18). */
export function zonesBeside(s: State, id: CardId): number[] {
  const { zone, slot, controller } = s.cards[id]!;
  if (zone !== ZONE.mzone || slot >= MAIN_ZONES) return [];
  return [slot - 1, slot + 1].filter((i) => i >= 0 && i < MAIN_ZONES && isFree(s, controller, i, NOTHING));
}
