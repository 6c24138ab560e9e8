/** Fusion and Ritual Summons by an effect: monster, then materials one at a time, then position and zone (FUSION, RITUAL rules). */
import type { Ins } from '../code.ts';
import { ask, takeAnswer } from '../core/frames.ts';
import { pickZone } from '../core/pickZone.ts';
import { sendSurely } from '../core/replace.ts';
import { zonesFor } from '../core/zones.ts';
import { option } from '../decision.ts';
import { idOf, token } from '../eval/ctx.ts';
import { monstersByRule, recipeOf } from '../legal/materials.ts';
import { askMaterials } from '../proc/askMaterials.ts';
import { frameCtx, OV, one } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import { WHY, ZONE } from '../types.ts';
import { bind, doerOf, followMoves } from './registers.ts';
import { lying, specialSummon } from './summon.ts';

export function runFuse(s: State, f: Frame, ins: Ins & { i: 'fuse' }): void {
  const c = frameCtx(s, f);
  const { op } = ins;
  const addr = f.v[OV.addr]!;
  const start = f.step + 3000;
  if (f.v[OV.busy] !== start) {
    // the monster was not picked by the general instruction: only those with a full set of materials may be chosen
    f.v[OV.busy] = start;
    f.regs[ins.what] = [];
    f.regs[ins.materials] = [];
    f.regs[ins.pos] = [];
  }
  if (f.regs[ins.what]!.length === 0) {
    const monsters = monstersByRule(s, c, op);
    if (s.answer === null && monsters.length > 1) {
      ask(
        s,
        c.you,
        'pickCard',
        monsters.map((id) => option('card', id)),
        { purpose: op.how, card: c.self, addr },
      );
      return;
    }
    if (monsters.length === 0) return leave(f, ins, false);
    f.regs[ins.what] = [token(s, s.answer === null ? monsters[0]! : takeAnswer(s).card)];
  }
  const monster = idOf(f.regs[ins.what]![0]!);
  if (f.regs[ins.pos]!.length === 0 && s.answer?.k !== 'pos') {
    const r = recipeOf(s, c, op, monster);
    // Tributes of a Ritual are always confirmed; materials that leave no choice are taken
    const purpose = op.how === 'fusion' ? 'material' : 'tribute';
    const found = askMaterials(s, f, ins.materials, r, purpose, addr, op.how === 'ritual');
    if (found === 'none') return leave(f, ins, false);
    if (found === 'asked') return;
    ask(s, c.you, 'position', [option('pos', monster, 0), option('pos', monster, 1)], {
      purpose: 'position',
      card: monster,
      addr,
    });
    return;
  }
  if (s.answer?.k === 'pos') f.regs[ins.pos] = [takeAnswer(s).n];
  const used = f.regs[ins.materials]!.map(idOf);
  const to = one(s, f, op.to);
  const slot = pickZone(s, c.you, to, monster, addr, () => zonesFor(s, to, monster, used));
  if (slot === null) return;
  const before = f.regs[ins.materials]!;
  const why = op.materials.leaves === 'tribute' ? WHY.tribute | WHY.effect : WHY.material | WHY.effect;
  sendSurely(
    s,
    used.map((id) => ({ id, to: op.materials.leaves === 'banish' ? ZONE.banished : ZONE.gy })),
    why,
    doerOf(f),
  );
  followMoves(s, f, before);
  s.clock++;
  specialSummon(s, f, [monster], [lying(f.regs[ins.pos]![0]!, slot)], to, op.how, used, true);
  bind(s, f, ins.out, [monster]);
  leave(f, ins, true);
}

function leave(f: Frame, ins: Ins & { i: 'fuse' }, ok: boolean): void {
  f.v[OV.ok + ins.ok] = ok ? 1 : 0;
  f.v[OV.busy] = -1;
  f.step++;
}
