/** Spells, Traps and monster effects their player may activate (SPELL, TRAP, QUICK, EFFECT rules). */
import type { Activated } from '../ast/index.ts';
import { type Ctx, ctxOf } from '../eval/ctx.ts';
import {
  activationBar,
  answered,
  type Bar,
  capOnPlay,
  forbiddenBy,
  registersFor,
  tollActs,
  type When,
} from '../legal/activate.ts';
import { defAt, type Eff, SUB_BIT } from '../pool.ts';
import { ZONE, type ZoneId } from '../types.ts';
import { barred, failed, full, type Look, way } from './look.ts';
import { impossible } from './outcome.ts';
import { plain, reason, type Way, type WhyNot } from './why.ts';

export function activations(l: Look): Way[] {
  const { s, p, id } = l;
  const c = s.cards[id]!;
  const d = defAt(c.d);
  const mine = c.controller === p;
  const out: Way[] = [];
  const card = c.zone === ZONE.hand || ((c.zone === ZONE.szone || c.zone === ZONE.fzone) && c.face === 0);
  if (mine && card) for (const eff of d.cards) out.push(activation(l, eff, false));
  for (const eff of d.ignitions)
    if ((mine || shared(eff)) && near(eff, c.zone)) out.push(activation(l, eff, true));
  for (const eff of d.quicks)
    if ((mine || shared(eff)) && near(eff, c.zone)) out.push(activation(l, eff, false));
  return out;
}

/** Either player may use it while it lies on the field. */
const shared = (eff: Eff): boolean => eff.e.k === 'act' && eff.e.users === 'both';

/** The effect works from there, or from a place the card could be in soon: not what lies in the Deck. */
export const near = (eff: Eff, zone: ZoneId): boolean =>
  eff.from !== 0
    ? (eff.from & (1 << zone)) !== 0
    : zone === ZONE.mzone || zone === ZONE.szone || zone === ZONE.fzone;

function activation(l: Look, eff: Eff, ignition: boolean): Way {
  const { s, p, id, asked } = l;
  // GAP-08: the one moment outside an open Main Phase in which an Ignition Effect may start
  const first =
    ignition && (l.ignitions === 'any' || (l.ignitions === 'monsters' && s.cards[id]!.zone === ZONE.mzone));
  const when: When = first ? { speed: 1, negation: false } : l.when;
  const bar = activationBar(s, p, id, eff, when);
  // an open Battle Phase offers nothing of Spell Speed 1 (SPEED-03)
  const slow = bar === '' && asked === 'battle' && eff.speed === 1;
  return way('activate', eff.addr, [
    asked === null || asked === 'trigger' ? plain('notNow') : null,
    ...(slow ? [reason('notMainPhase', 'MAIN-06')] : whyNot(l, eff, bar, when)),
  ]);
}

function whyNot(l: Look, eff: Eff, bar: Bar, when: When): (WhyNot | null)[] {
  const e = eff.e as Activated;
  const isCard = e.on.k === 'card';
  const quick = (eff.def.subs & SUB_BIT.quick) !== 0;
  switch (bar) {
    case '':
      return [];
    case 'otherPlace':
      return [reason(bar, isCard ? 'TERM-01' : 'EFFECT-05')];
    case 'notYourTurn':
      return [reason(bar, isCard ? (quick ? 'QUICK-03' : 'SPELL-04') : 'EFFECT-05')];
    case 'notMainPhase':
      return [reason(bar, isCard ? 'MAIN-06' : 'EFFECT-05')];
    case 'setThisTurn':
      return [reason(bar, eff.def.kind === 2 ? 'TRAP-01' : 'QUICK-03')];
    case 'speed':
      return [
        reason(bar, when.speed === 3 ? 'SPEED-05' : when.negatersOnly === true ? 'EDI-09' : 'SPEED-02'),
      ];
    case 'damageStep':
      return [reason(bar, quick ? 'QUICK-04' : 'GAP-03')];
    case 'noEvent':
      return [reason(bar, when.negation ? 'GAP-10' : isCard && eff.speed === 3 ? 'TRAP-04' : 'EFFECT-06')];
    case 'noZone':
      return [full(l.s, l.p, bar)];
    default:
      return inEffect(l, eff, bar, contextOf(l, eff, e));
  }
}

function contextOf(l: Look, eff: Eff, e: Activated): Ctx {
  const c = ctxOf(l.p, l.id, eff);
  c.regs = registersFor(l.s, eff, l.id, answered(l.s, c, e));
  return c;
}

/** Bars that lie in the effect itself or in what works on it; the same for a trigger. */
export function inEffect(l: Look, eff: Eff, bar: Bar, c: Ctx): (WhyNot | null)[] {
  const { s, p, id } = l;
  const e = eff.e as Activated;
  switch (bar) {
    case 'forbidden':
      return [plain(bar, { src: forbiddenBy(s, p, id, e)?.src ?? -1 })];
    case 'condition':
      return [failed(s, c, e.if, 'if') ?? failed(s, c, e.hold, 'hold') ?? plain(bar)];
    case 'cost':
      return impossible(l, eff, c);
    default:
      return [barred(l, bar, { toll: tollActs(e), cap: () => capOnPlay(s, p, id, eff.def) })];
  }
}
