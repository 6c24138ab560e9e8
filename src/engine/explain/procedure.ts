/** Summons by a card's own procedure, and by Synchro, Xyz or Link (SUMMON-08, SYNCHRO-01, XYZ-01, GAP-38). */
import type { Procedure } from '../ast/index.ts';
import { hasExtraZones } from '../core/zones.ts';
import { ctxOf } from '../eval/ctx.ts';
import { whoOf } from '../eval/who.ts';
import { registersFor } from '../legal/activate.ts';
import { materialFault, summonRecipe } from '../legal/materials.ts';
import { canPay, whenPaid } from '../legal/pay.ts';
import { followed, procedureBar } from '../legal/procedure.ts';
import { TOLL_ACTS, unpaidToll } from '../legal/toll.ts';
import { defAt, type Eff } from '../pool.ts';
import { ZONE } from '../types.ts';
import { costReason } from './cost.ts';
import { barred, failed, full, inMain, type Look, way } from './look.ts';
import { materialReason } from './materials.ts';
import { plain, reason, type Way, type WhyNot } from './why.ts';

export function procedures(l: Look): Way[] {
  const { s, p, id } = l;
  const c = s.cards[id]!;
  if (c.controller !== p) return [];
  return defAt(c.d)
    .procedures.filter((eff) => ((eff.from === 0 ? 1 << ZONE.hand : eff.from) & (1 << c.zone)) !== 0)
    .map((eff) => {
      const e = eff.e as Procedure;
      const why = whyNot(l, eff, e);
      if (e.ev === undefined) return way('procedure', eff.addr, [inMain(l, 'SUMMON-08'), ...why]);
      // what it follows has not happened: there is no moment to wait for
      return way('procedure', eff.addr, why[0]?.bar === 'noEvent' ? why : [inWindow(l), ...why]);
    });
}

/** One that belongs right after an event is tried in the open window behind it. */
const inWindow = (l: Look): WhyNot | null =>
  l.asked === 'respond' && l.s.chain.length === 0 && !l.when.negation ? null : plain('notNow');

function whyNot(l: Look, eff: Eff, e: Procedure): (WhyNot | null)[] {
  const { s, p, id } = l;
  const c = ctxOf(p, id, eff, registersFor(s, eff, id, followed(s, ctxOf(p, id, eff), e)));
  const bar = procedureBar(s, p, id, eff);
  switch (bar) {
    case 'condition':
      return [failed(s, c, e.if, 'if', 'SUMMON-08')];
    case 'cost': {
      // what the tolls take is spent
      const due: [number, number] = [0, 0];
      unpaidToll(s, TOLL_ACTS.specialSummon, p, id, due);
      const cost = e.cost ?? [];
      return whenPaid(p, due[p], () => [canPay(s, c, cost) ? plain(bar) : costReason(s, c, cost, 'cost')]);
    }
    case 'noEvent':
      return [reason(bar, 'SUMMON-08')];
    case 'otherPlace':
      return [reason(bar, 'SUMMON-08')];
    case 'monsterZones': {
      const to = whoOf(s, c, e.to);
      const side = to === -1 ? p : to;
      const extra = s.cards[id]!.zone === ZONE.extra && hasExtraZones(s);
      return [full(s, side, extra ? 'extraZones' : bar)];
    }
    case 'materials': {
      if (e.how === undefined) return [plain(bar)];
      const recipe = summonRecipe(s, p, p, id, e.how);
      const fault = materialFault(s, recipe);
      return [fault === null ? plain(bar) : materialReason(s, recipe, fault, e.how)];
    }
    default:
      return [
        barred(l, bar, {
          players: ['specialSummon', 'summon'],
          cards: ['specialSummon'],
          toll: TOLL_ACTS.specialSummon,
        }),
      ];
  }
}
