/** Before cards are Special Summoned: which of them can come, and how each lies (SPECIAL-03). */
import type { Ins } from '../code.ts';
import { ask, takeAnswer } from '../core/frames.ts';
import { pickZone } from '../core/pickZone.ts';
import { hasExtraZones, zonesFor } from '../core/zones.ts';
import { option } from '../decision.ts';
import { subsOf } from '../eval/card.ts';
import { idOf } from '../eval/ctx.ts';
import { canSpecialSummon, freeMonsterZones, summonAllowed } from '../legal/summonable.ts';
import { SUB_BIT } from '../pool.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import { type CardId, MAIN_ZONES, type PlayerId, POSITIONS, ZONE } from '../types.ts';
import { howItLies, lying } from './summon.ts';

export function runPrep(s: State, f: Frame, ins: Ins & { i: 'prep' }): void {
  const c = frameCtx(s, f);
  const at = f.step + 2000;
  if (f.v[OV.busy] !== at) {
    f.v[OV.busy] = at;
    f.regs[ins.pos] = [];
    f.regs[ins.cards] = f.regs[ins.cards]!.filter(
      (t) =>
        (ins.guise
          ? summonAllowed(s, idOf(t), c.you, c.self)
          : canSpecialSummon(s, idOf(t), c, ins.ignoring)) && waysFor(s, idOf(t), ins).length > 0,
    );
  }
  const by = one(s, f, ins.by);
  const to = one(s, f, ins.to);
  // zones run short: the chooser says which come
  if (s.answer?.k === 'card') {
    const gone = takeAnswer(s).card;
    f.regs[ins.cards] = f.regs[ins.cards]!.filter((t) => idOf(t) !== gone);
  }
  if (f.regs[ins.pos]!.length === 0) {
    const cards = f.regs[ins.cards]!;
    const room = roomFor(s, to, cards.map(idOf));
    if (room <= 0) f.regs[ins.cards] = [];
    else if (cards.length > room) {
      ask(
        s,
        by,
        'pickCard',
        cards.map((t) => option('card', idOf(t))),
        { purpose: 'zone', card: c.self, addr: f.v[OV.addr]! },
      );
      return;
    }
  }
  let pos = f.regs[ins.pos]!;
  while (pos.length < f.regs[ins.cards]!.length) {
    const id = idOf(f.regs[ins.cards]![pos.length]!);
    // one before it has taken the only zone that was left to it
    if (hasExtraZones(s) && leftOver(zonesFor(s, to, id), pos).length === 0) {
      f.regs[ins.cards] = f.regs[ins.cards]!.filter((t) => idOf(t) !== id);
      continue;
    }
    const ways = waysFor(s, id, ins);
    let way = f.v[OV.at]! - 1;
    if (s.answer?.k === 'pos') way = takeAnswer(s).n;
    else if (ways.length === 1) way = ways[0]!;
    if (way < 0) {
      ask(
        s,
        by,
        'position',
        ways.map((n) => option('pos', id, n)),
        { purpose: 'position', card: id, addr: f.v[OV.addr]! },
      );
      return;
    }
    // the position is kept while the zone is asked for
    f.v[OV.at] = way + 1;
    const slot = pickZone(s, by, to, id, f.v[OV.addr]!, () => leftOver(zonesFor(s, to, id), pos));
    if (slot === null) return;
    f.v[OV.at] = 0;
    pos = [...pos, lying(way, slot)];
    f.regs[ins.pos] = pos;
  }
  f.v[OV.busy] = -1;
  f.step++;
}

/** How many of these can come at one moment. Those from the Extra Deck have zones of their own (EMZ-09, EMZ-11). */
function roomFor(s: State, to: PlayerId, ids: readonly CardId[]): number {
  const main = freeMonsterZones(s, to);
  const special = hasExtraZones(s) ? ids.filter((id) => s.cards[id]!.zone === ZONE.extra) : [];
  if (special.length === 0) return Math.min(ids.length, main);
  const zones = zonesFor(s, to, special[0]!);
  const extra = zones.some((slot) => slot >= MAIN_ZONES) ? 1 : 0;
  const linked = zones.filter((slot) => slot < MAIN_ZONES).length;
  const come = Math.min(special.length, linked + extra);
  const others = Math.min(ids.length - special.length, main - Math.max(0, come - extra));
  return come + Math.max(0, others);
}

/** Zones that the monsters before it have not taken; of the Extra Monster Zones one for all of them. */
function leftOver(zones: readonly number[], pos: readonly number[]): number[] {
  const taken = pos.map((n) => howItLies(n).slot);
  const extra = taken.some((slot) => slot >= MAIN_ZONES);
  return zones.filter((slot) => !taken.includes(slot) && !(extra && slot >= MAIN_ZONES));
}

/** Indices in POSITIONS. TOKEN-06: a token is never face-down; GAP-38: a Link Monster is in Attack Position. */
function waysFor(s: State, id: number, ins: Ins & { i: 'prep' }): number[] {
  const ways = ins.how.map((w) => POSITIONS.indexOf(w));
  if ((subsOf(s, id) & SUB_BIT.link) !== 0) return ways.filter((w) => w === 0);
  return (subsOf(s, id) & SUB_BIT.token) !== 0 ? ways.filter((w) => w < 2) : ways;
}
