/** Before cards are Special Summoned: which of them can come, and how each lies (SPECIAL-03). */
import type { Ins } from '../code.ts';
import { ask, takeAnswer } from '../core/frames.ts';
import { pickZone } from '../core/pickZone.ts';
import { zonesFor } from '../core/zones.ts';
import { option } from '../decision.ts';
import { subsOf } from '../eval/card.ts';
import { idOf } from '../eval/ctx.ts';
import { canSpecialSummon, freeMonsterZones, hasZone, summonAllowed } from '../legal/summonable.ts';
import { SUB_BIT } from '../pool.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import { MAIN_ZONES, POSITIONS } from '../types.ts';
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
  const cards = f.regs[ins.cards]!;
  // a single one from the Extra Deck may have a zone where others have none
  const room = cards.length === 1 ? (hasZone(s, to, idOf(cards[0]!)) ? 1 : 0) : freeMonsterZones(s, to);
  if (cards.length > room) {
    // zones run short: the chooser says which come
    if (s.answer !== null) {
      const gone = takeAnswer(s).card;
      f.regs[ins.cards] = cards.filter((t) => idOf(t) !== gone);
    }
    const left = f.regs[ins.cards]!;
    if (room <= 0) f.regs[ins.cards] = [];
    else if (left.length > room) {
      ask(
        s,
        by,
        'pickCard',
        left.map((t) => option('card', idOf(t))),
        { purpose: 'zone', card: c.self, addr: f.v[OV.addr]! },
      );
      return;
    }
  }
  const list = f.regs[ins.cards]!;
  let pos = f.regs[ins.pos]!;
  while (pos.length < list.length) {
    const id = idOf(list[pos.length]!);
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
