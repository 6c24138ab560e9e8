/** Before cards are Special Summoned: which of them can come, and how each lies (SPECIAL-03). */
import type { Ins } from '../code.ts';
import { ask, takeAnswer } from '../core/frames.ts';
import { option } from '../decision.ts';
import { subsOf } from '../eval/card.ts';
import { idOf } from '../eval/ctx.ts';
import { canSpecialSummon, freeMonsterZones, summonAllowed } from '../legal/summonable.ts';
import { SUB_BIT } from '../pool.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import { POSITIONS } from '../types.ts';

export function runPrep(s: State, f: Frame, ins: Ins & { i: 'prep' }): void {
  const c = frameCtx(s, f);
  const at = f.step + 2000;
  if (f.v[OV.busy] !== at) {
    f.v[OV.busy] = at;
    f.regs[ins.pos] = [];
    f.regs[ins.cards] = f.regs[ins.cards]!.filter((t) =>
      ins.guise ? summonAllowed(s, idOf(t), c.you) : canSpecialSummon(s, idOf(t), c, ins.ignoring),
    );
  }
  const by = one(s, f, ins.by);
  const room = freeMonsterZones(s, one(s, f, ins.to));
  const cards = f.regs[ins.cards]!;
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
  if (s.answer !== null) {
    pos = [...pos, takeAnswer(s).n];
    f.regs[ins.pos] = pos;
  }
  while (pos.length < list.length) {
    const id = idOf(list[pos.length]!);
    const ways = waysFor(s, id, ins);
    if (ways.length > 1) {
      ask(
        s,
        by,
        'position',
        ways.map((n) => option('pos', id, n)),
        { purpose: 'position', card: id, addr: f.v[OV.addr]! },
      );
      return;
    }
    pos = [...pos, ways[0]!];
    f.regs[ins.pos] = pos;
  }
  f.v[OV.busy] = -1;
  f.step++;
}

/** Indices in POSITIONS. TOKEN-06: a token is never face-down. */
function waysFor(s: State, id: number, ins: Ins & { i: 'prep' }): number[] {
  const ways = ins.how.map((w) => POSITIONS.indexOf(w));
  return (subsOf(s, id) & SUB_BIT.token) !== 0 ? ways.filter((w) => w < 2) : ways;
}
