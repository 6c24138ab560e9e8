/**
 * What else is to be said of a way to act: the conditions that hold, and those that would fail besides what failed first.
 * The same questions that decide, asked one by one.
 */
import type { Activated, Procedure, Some } from '../ast/index.ts';
import { usesLeft } from '../core/uses.ts';
import { allHold } from '../eval/cond.ts';
import { type Ctx, ctxOf } from '../eval/ctx.ts';
import { freeSlot } from '../eval/zones.ts';
import { answered, forbiddenBy, possible, registersFor } from '../legal/activate.ts';
import { attackBar } from '../legal/battle.ts';
import { moveBar, normalBar } from '../legal/main.ts';
import { candidatesFor } from '../legal/pick.ts';
import { freeMonsterZones } from '../legal/summonable.ts';
import { tributable, tributesNeeded } from '../legal/tribute.ts';
import { defAt, type Eff, effAt, SUB_BIT } from '../pool.ts';
import { type CardId, ZONE } from '../types.ts';
import { targetsOf } from './attack.ts';
import { costReason } from './cost.ts';
import { failed, type Look } from './look.ts';
import { impossible, notTargets, tooFew } from './outcome.ts';
import { plain, type Way, type WhyNot, type WhyNotCode } from './why.ts';

export const HOLDS = [
  'time',
  'normalLeft',
  'allowed',
  'tributes',
  'monsterZones',
  'lies',
  'spellZones',
  'event',
  'uses',
  'condition',
  'cost',
  'targets',
  'movable',
  'ready',
] as const;
export type HoldsCode = (typeof HOLDS)[number];

/** One condition that holds. */
export interface Holds {
  what: HoldsCode;
  /** How many there are: free zones, Tributes; of what is asked for `m`. Else 0. */
  n: number;
  m: number;
  /** Cards that fit; -1 the player himself (a direct attack). */
  cards: CardId[];
  /** Cards of the same sort that do not, and why. */
  except: WhyNot[];
}

/** The conditions of a way that hold now, and what would fail besides. */
export interface More {
  holds: Holds[];
  also: WhyNot[];
}

const holds = (what: HoldsCode, more: Partial<Holds> = {}): Holds => ({
  what,
  n: 0,
  m: 0,
  cards: [],
  except: [],
  ...more,
});

/** What concerns the moment and not the card's means. */
const TIMING: readonly WhyNotCode[] = [
  'notNow',
  'notYourTurn',
  'notMainPhase',
  'notBattlePhase',
  'firstTurn',
  'phaseSkipped',
  'speed',
  'setThisTurn',
  'trapFromHand',
  'faceDown',
  'damageStep',
  'window',
  'chainFresh',
  'otherPlace',
];

export function moreOf(l: Look, way: Way): More {
  const has = (...bars: WhyNotCode[]): boolean => way.reasons.some(({ bar }) => bars.includes(bar));
  const time = has(...TIMING) ? [] : [holds('time')];
  switch (way.what) {
    case 'summon':
    case 'tributeSummon':
    case 'set':
      return { holds: [...time, ...normal(l, way, has)], also: [] };
    case 'setSpell':
      return { holds: [...time, ...(has('noZone') ? [] : spellZones(l))], also: [] };
    case 'flip':
    case 'position':
      return { holds: [...time, ...(moveBar(l.s, l.id) === '' ? [holds('movable')] : [])], also: [] };
    case 'attack':
      return { holds: [...time, ...attacking(l)], also: [] };
    case 'procedure':
      return procedure(l, way, time);
    case 'activate':
      return activation(l, effAt(way.n), way, time);
    default:
      return { holds: time, also: [] };
  }
}

type Has = (...bars: WhyNotCode[]) => boolean;

function normal(l: Look, way: Way, has: Has): Holds[] {
  const { s, p, id } = l;
  if (s.cards[id]!.zone !== ZONE.hand) return [];
  const need = way.n === 0 ? tributesNeeded(s, id) : way.what === 'tributeSummon' ? 1 : 0;
  const out: Holds[] = [];
  if (s.players[p].normalSummons > 0) out.push(holds('normalLeft'));
  if (normalBar(s, p, id, way.what === 'set') === '') out.push(holds('allowed'));
  const there = tributable(s, p);
  if (need > 0 && !has('tributes', 'enough'))
    out.push(holds('tributes', { n: need, m: there.length, cards: there }));
  const free = freeMonsterZones(s, p);
  if (need === 0 && free > 0) out.push(holds('monsterZones', { n: free }));
  return out;
}

function spellZones({ s, p, id }: Look): Holds[] {
  if ((defAt(s.cards[id]!.d).subs & SUB_BIT.field) !== 0) return [];
  return freeSlot(s, p, ZONE.szone) < 0 ? [] : [holds('spellZones')];
}

function attacking({ s, id }: Look): Holds[] {
  if (attackBar(s, id) !== '') return [];
  const targets = targetsOf(s, id);
  const cards = targets.filter((t) => t.legal).map((t) => t.target);
  const except = targets.filter((t) => !t.legal).flatMap((t) => t.reasons);
  return cards.length === 0 ? [holds('ready')] : [holds('ready'), holds('targets', { cards, except })];
}

function procedure(l: Look, way: Way, time: Holds[]): More {
  const { s, p, id } = l;
  const eff = effAt(way.n);
  const e = eff.e as Procedure;
  const c = ctxOf(p, id, eff, registersFor(s, eff, id, null));
  const out = [...time];
  if (e.if !== undefined && allHold(s, c, e.if)) out.push(holds('condition'));
  if (e.ev === undefined && (e.cost ?? []).length > 0 && costReason(s, c, e.cost ?? [], 'cost') === null)
    out.push(holds('cost'));
  return { holds: out, also: [] };
}

function activation(l: Look, eff: Eff, way: Way, time: Holds[]): More {
  const { s, p, id } = l;
  const e = eff.e as Activated;
  const card = s.cards[id]!;
  const out = [...time];
  const also: WhyNot[] = [];
  const has: Has = (...bars) => way.reasons.some(({ bar }) => bars.includes(bar));
  if (e.on.k === 'card') {
    if (card.zone !== ZONE.hand) out.push(holds('lies'));
    else out.push(...spellZones(l));
  }
  if (forbiddenBy(s, p, id, e) === null) out.push(holds('allowed'));
  if (e.limit !== undefined && usesLeft(s, eff, e.limit, id, p)) out.push(holds('uses'));
  const c = ctxOf(p, id, eff);
  const asksEvent = (e.on.k === 'card' || e.on.k === 'quick') && e.on.ev !== undefined;
  const found = answered(s, c, e);
  if (asksEvent && found !== null) out.push(holds('event'));
  // what it answers decides what its conditions and targets are
  if ((asksEvent && found === null) || has('noEvent')) return { holds: out, also };
  c.regs = registersFor(s, eff, id, found);
  for (const [list, name] of [
    [e.if, 'if'],
    [e.hold, 'hold'],
  ] as const) {
    if (list === undefined) continue;
    if (allHold(s, c, list)) out.push(holds('condition'));
    else if (!has('condition')) also.push(failed(s, c, list, name) ?? plain('condition'));
  }
  if ((e.cost ?? []).length > 0 && costReason(s, c, e.cost ?? [], 'cost') === null) out.push(holds('cost'));
  for (const some of e.target ?? []) out.push(...targets(l, c, some));
  // the first reason is one of the moment: what would be missing later is told too
  const early = way.reasons.length > 0 && !has('condition', 'cost', 'cannotPay', 'noTarget', 'noOutcome');
  if (early && also.length === 0 && has(...TIMING, 'noZone', 'forbidden', 'limit', 'enough', 'toll'))
    also.push(...(possible(s, c, eff, id) ? [] : impossible(l, eff, c)));
  return { holds: out, also };
}

function targets({ s }: Look, c: Ctx, some: Some): Holds[] {
  const cards = candidatesFor(s, c, some, 'pick', 'target');
  return cards.length === 0 || tooFew(s, c, some, 'pick', 'target')
    ? []
    : [holds('targets', { cards, except: notTargets(s, c, some) })];
}
