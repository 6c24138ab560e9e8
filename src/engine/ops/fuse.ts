/** Fusion and Ritual Summons by an effect: monster, then materials one at a time, then position (FUSION, RITUAL rules). */
import type { Ins } from '../code.ts';
import { ask, takeAnswer } from '../core/frames.ts';
import { moveCards } from '../core/mutate.ts';
import { type Option, option } from '../decision.ts';
import { type Ctx, idOf, token } from '../eval/ctx.ts';
import {
  fusionMonsters,
  materialCount,
  materialsDone,
  nextMaterials,
  ritualMonsters,
} from '../legal/materials.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import { WHY, ZONE } from '../types.ts';
import { bind, doerOf, followMoves } from './registers.ts';
import { specialSummon } from './summon.ts';

export function runFuse(s: State, f: Frame, ins: Ins & { i: 'fuse' }): void {
  const c = frameCtx(s, f);
  const { op } = ins;
  const purpose = op.how;
  const start = f.step + 3000;
  if (f.v[OV.busy] !== start) {
    // the monster was not picked by the general instruction: only those with a full set of materials may be chosen
    f.v[OV.busy] = start;
    f.regs[ins.what] = [];
    f.regs[ins.materials] = [];
    f.regs[ins.pos] = [];
  }
  let answer: Option | null = s.answer === null ? null : takeAnswer(s);
  if (f.regs[ins.what]!.length === 0) {
    const monsters = op.how === 'fusion' ? fusionMonsters(s, c, op) : ritualMonsters(s, c, op);
    if (answer === null && monsters.length > 1) {
      ask(
        s,
        c.you,
        'pickCard',
        monsters.map((id) => option('card', id)),
        { purpose, card: c.self, addr: f.v[OV.addr]! },
      );
      return;
    }
    if (monsters.length === 0) return leave(f, ins, false);
    f.regs[ins.what] = [token(s, answer?.card ?? monsters[0]!)];
    answer = null;
  }
  const monster = idOf(f.regs[ins.what]![0]!);
  if (answer !== null && answer.k === 'card') {
    f.regs[ins.materials] = [...f.regs[ins.materials]!, token(s, answer.card)];
    answer = null;
  }
  while (!materialsDone(s, c, op, monster, f.regs[ins.materials]!.map(idOf))) {
    const chosen = f.regs[ins.materials]!.map(idOf);
    const next = nextMaterials(s, c, op, monster, chosen);
    if (next.length === 0) return leave(f, ins, false);
    // Tributes of a Ritual are always confirmed; materials that leave no choice are taken
    if (op.how === 'ritual' || !forced(s, c, op, monster, chosen, next.length)) {
      ask(
        s,
        c.you,
        'pickCard',
        next.map((id) => option('card', id)),
        { purpose: op.how === 'fusion' ? 'material' : 'tribute', card: monster, addr: f.v[OV.addr]!, chosen },
      );
      return;
    }
    f.regs[ins.materials] = [...f.regs[ins.materials]!, token(s, next[0]!)];
  }
  if (answer === null) {
    ask(s, c.you, 'position', [option('pos', monster, 0), option('pos', monster, 1)], {
      purpose: 'position',
      card: monster,
      addr: f.v[OV.addr]!,
    });
    return;
  }
  const used = f.regs[ins.materials]!.map(idOf);
  const doer = doerOf(f);
  const before = f.regs[ins.materials]!;
  const why = op.materials.leaves === 'tribute' ? WHY.tribute | WHY.effect : WHY.material | WHY.effect;
  moveCards(
    s,
    used.map((id) => ({ id, to: op.materials.leaves === 'banish' ? ZONE.banished : ZONE.gy })),
    why,
    doer,
  );
  followMoves(s, f, before);
  s.clock++;
  specialSummon(s, f, [monster], [answer.n], one(s, f, op.to), op.how, used, true);
  bind(s, f, ins.out, [monster]);
  leave(f, ins, true);
}

/** Exactly as many cards are left as slots. */
function forced(
  s: State,
  c: Ctx,
  _op: (Ins & { i: 'fuse' })['op'],
  monster: number,
  chosen: readonly number[],
  next: number,
): boolean {
  return next === materialCount(s, c, monster) - chosen.length;
}

function leave(f: Frame, ins: Ins & { i: 'fuse' }, ok: boolean): void {
  f.v[OV.ok + ins.ok] = ok ? 1 : 0;
  f.v[OV.busy] = -1;
  f.step++;
}
