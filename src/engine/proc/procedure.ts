/** Inherent Special Summons by a card's own procedure: no chain, the cost is paid as it is tried, may be negated. */
import type { Mechanic, Procedure } from '../ast/index.ts';
import { PART, REG } from '../code.ts';
import { emit } from '../core/emit.ts';
import { checkLp, checkWins } from '../core/end.ts';
import { ARRIVING, ask, PROC, pop, push, takeAnswer } from '../core/frames.ts';
import { addModifier } from '../core/lingering.ts';
import { moveCards } from '../core/mutate.ts';
import { pickZone } from '../core/pickZone.ts';
import { sendSurely } from '../core/replace.ts';
import { settle } from '../core/settle.ts';
import { show } from '../core/sight.ts';
import { countUse } from '../core/uses.ts';
import { zonesFor } from '../core/zones.ts';
import { option } from '../decision.ts';
import { ctxOf, idOf } from '../eval/ctx.ts';
import { whoOf } from '../eval/who.ts';
import { DECLARED } from '../events.ts';
import { registersFor } from '../legal/activate.ts';
import { summonRecipe } from '../legal/materials.ts';
import { followed } from '../legal/procedure.ts';
import { TOLL_ACTS, tollsFor } from '../legal/toll.ts';
import { effAt, lowered } from '../pool.ts';
import type { Frame, State } from '../state.ts';
import { type CardId, type PlayerId, POSITIONS, WHY, ZONE } from '../types.ts';
import { askMaterials } from './askMaterials.ts';
import { attempt, succeed } from './normalSummon.ts';
import { pushOps } from './ops.ts';
import { payTolls } from './tolls.ts';
import { pushWindow, WINDOW } from './window.ts';

const PV = { player: 0, card: 1, addr: 2, pos: 3, moved: 4 } as const;
export const STEP = {
  declare: 0,
  cost: 1,
  position: ARRIVING.procedure,
  success: 3,
  then: 4,
  end: 5,
} as const;

export function pushProcedure(s: State, p: PlayerId, id: CardId, addr: number): Frame {
  const eff = effAt(addr);
  const after = eff.e.k === 'procedure' ? followed(s, ctxOf(p, id, eff), eff.e) : null;
  return push(s, PROC.procedure, [p, id, addr, 0, 0], registersFor(s, eff, id, after));
}

/** Chooses the materials and sends them off, or lays them under an Xyz Monster (SYNCHRO-01, XYZ-01, GAP-38). */
function materials(s: State, f: Frame, p: PlayerId, id: CardId, how: Mechanic): void {
  const addr = f.v[PV.addr]!;
  const recipe = summonRecipe(s, p, p, id, how);
  const found = askMaterials(s, f, REG.materials, recipe, 'material', addr, false);
  if (found === 'asked') return;
  // a toll has taken one that was needed
  if (found === 'none') {
    f.step = STEP.end;
    return;
  }
  const used = f.regs[REG.materials]!.map(idOf);
  s.clock++;
  s.cards[id]!.materials = used;
  sendSurely(
    s,
    used.map((x) => (how === 'xyz' ? { id: x, to: ZONE.overlay, under: id } : { id: x, to: ZONE.gy })),
    WHY.material | WHY.rule,
    { by: p, cause: id, addr: -1 },
  );
  settle(s);
  f.step = STEP.position;
}

export function procedureProc(s: State, f: Frame): void {
  const p = f.v[PV.player]! as PlayerId;
  const id = f.v[PV.card]!;
  const eff = effAt(f.v[PV.addr]!);
  const e = eff.e as Procedure;
  switch (f.step) {
    case STEP.declare:
      show(s, id, -1);
      emit(s, 'declare', { player: p, cards: [id], addr: eff.addr, n: DECLARED.indexOf('procedure') });
      s.clock++;
      if (e.limit !== undefined) countUse(s, eff, e.limit, id, p);
      f.v[PV.pos] = -1;
      f.step = STEP.cost;
      if (e.how === undefined) pushOps(s, eff.addr, PART.cost, p, f.regs, { back: true });
      payTolls(s, tollsFor(s, TOLL_ACTS.specialSummon, p, id), p, id);
      return;
    case STEP.cost:
      if (e.how !== undefined) {
        materials(s, f, p, id, e.how);
        return;
      }
      checkLp(s);
      checkWins(s);
      f.step = STEP.position;
      return;
    case STEP.position: {
      const to = whoOf(s, ctxOf(p, id, eff, f.regs), e.to);
      const receiver = to === -1 ? p : to;
      const ways = e.pos.map((w) => POSITIONS.indexOf(w));
      if (s.answer?.k === 'pos') f.v[PV.pos] = takeAnswer(s).n;
      else if (ways.length === 1) f.v[PV.pos] = ways[0]!;
      const n = f.v[PV.pos]!;
      if (n < 0) {
        ask(
          s,
          p,
          'position',
          ways.map((n) => option('pos', id, n)),
          { purpose: 'position', card: id, addr: eff.addr },
        );
        return;
      }
      if (s.answer === null && zonesFor(s, receiver, id).length === 0) {
        f.step = STEP.end;
        return;
      }
      const slot = pickZone(s, p, receiver, id, eff.addr);
      if (slot === null) return;
      s.clock++;
      moveCards(
        s,
        [
          {
            id,
            to: ZONE.mzone,
            player: receiver,
            face: n < 2 ? 1 : 0,
            pos: n === 0 ? 0 : 1,
            limbo: true,
            ...(slot >= 0 ? { slot } : {}),
          },
        ],
        WHY.rule,
        { by: p, cause: -1, addr: -1 },
      );
      f.v[PV.moved] = s.cards[id]!.moved;
      f.step = STEP.success;
      attempt(s, p, id, e.how ?? 'own');
      return;
    }
    case STEP.success: {
      f.step = STEP.end;
      if (!succeed(s, p, id, f.v[PV.moved]!, e.how ?? 'own', s.cards[id]!.materials)) {
        pushWindow(s, 0);
        return;
      }
      s.cards[id]!.properly = true;
      s.cards[id]!.howBy = eff.addr;
      s.cards[id]!.howCard = id;
      const c = ctxOf(p, id, eff, f.regs);
      const at = e.oath === undefined ? 0 : lowered(eff).modAt.get(e.oath)!;
      e.oath?.forEach((mod, i) => {
        addModifier(s, c, eff, at + i, mod, -1, p, 'endOfTurn');
      });
      f.step = STEP.then;
      if ((e.then?.length ?? 0) > 0) pushOps(s, eff.addr, PART.do, p, registersFor(s, eff, id, null));
      return;
    }
    case STEP.then:
      f.step = STEP.end;
      pushWindow(s, WINDOW.afterSummon);
      return;
    case STEP.end:
      pop(s, 1);
  }
}
