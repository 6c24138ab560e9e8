/**
 * What a card is good for, read off its effects once (never off its name): speed, costs, operations, roles, and rough
 * powers in units of "one ordinary card".
 */
import type {
  Activated,
  CardDef,
  Cards,
  Effect,
  Filter,
  Mod,
  Op,
  Place,
  Some,
  Who,
} from '../engine/index.ts';
import { opPower } from './power.ts';
import { type Role, rolesOf } from './roles.ts';
import { cardsOf, doLists, eachOp, isGroup, isSome } from './visit.ts';

export type Side = 'me' | 'opp' | 'both';

export interface Costs {
  /** LP paid; `half` of what there is. */
  lp: number | 'half';
  discard: number;
  tribute: number;
  banish: number;
  /** The card itself is used up. */
  self: boolean;
}

/** One operation, flattened: what it does, to how many, on whose side and where. */
export interface OpFact {
  verb: Op['k'];
  n: number;
  side: Side;
  zones: readonly Place[];
  where: readonly Filter[];
  targets: boolean;
  /** All that fit, not a choice. */
  all: boolean;
  /** The card itself. */
  self: boolean;
  /** The card of the event it answers. */
  event: boolean;
  mods: readonly Mod[];
}

export interface EffectProfile {
  id: string;
  kind: Effect['k'] | 'card' | 'ignition' | 'quick' | 'flip' | 'trigger';
  speed: 1 | 2 | 3;
  optional: boolean;
  limited: boolean;
  costs: Costs;
  ops: readonly OpFact[];
  /** What it does, worth without a table to look at; costs are taken off. */
  power: number;
}

export interface CardProfile {
  effects: readonly EffectProfile[];
  roles: ReadonlySet<Role>;
  /** As a card in hand or Set. */
  power: number;
  /** What its effects add while it lies face-up on the field. */
  standing: number;
  /** Flip effects still to come. */
  flip: number;
  /** What its owner gets when it is destroyed. */
  floater: number;
}

const NO_COST: Costs = { lp: 0, discard: 0, tribute: 0, banish: 0, self: false };

const count = (n: Some['n']): number => {
  if (typeof n === 'number') return n;
  if (n === 'any' || n === 'max') return 2;
  if (Array.isArray(n)) return typeof n[1] === 'number' ? n[1] : 1;
  return 1;
};

export const numberOr = (n: unknown, otherwise: number): number => (typeof n === 'number' ? n : otherwise);

const sideOf = (who: Who): Side =>
  who === 'you' ? 'me' : who === 'opp' || who === 'theirOpp' ? 'opp' : 'both';

function costsOf(cost: readonly Op[] | undefined): Costs {
  if (!cost) return NO_COST;
  const out = { ...NO_COST };
  for (const op of cost) {
    if (op.k === 'payLp') out.lp = typeof op.n === 'number' ? op.n : 'half';
    if (op.k !== 'discard' && op.k !== 'tribute' && op.k !== 'banish' && op.k !== 'toGrave') continue;
    if (op.what === 'this') out.self = true;
    else if (isSome(op.what)) {
      const inHand = isGroup(op.what.from) && op.what.from.in.includes('hand');
      const key = op.k === 'toGrave' ? (inHand ? 'discard' : 'tribute') : op.k;
      out[key] += count(op.what.n);
    }
  }
  return out;
}

type Bound = ReadonlyMap<string, { some: Some; target: boolean }>;

function boundIn(effect: Activated, ops: readonly Op[]): Bound {
  const bound = new Map<string, { some: Some; target: boolean }>();
  const targets = [...(effect.target ?? []), ...(effect.modes ?? []).flatMap((mode) => mode.target ?? [])];
  for (const some of targets) if (some.as) bound.set(some.as, { some, target: true });
  for (const op of eachOp(ops)) {
    for (const cards of cardsOf(op))
      if (isSome(cards) && cards.as) bound.set(cards.as, { some: cards, target: false });
  }
  return bound;
}

const BARE: Omit<OpFact, 'verb' | 'mods'> = {
  n: 1,
  side: 'both',
  zones: [],
  where: [],
  targets: false,
  all: false,
  self: false,
  event: false,
};

function aimOf(cards: Cards, bound: Bound): Omit<OpFact, 'verb' | 'mods'> {
  if (isSome(cards)) return { ...aimOf(cards.from, bound), n: count(cards.n), all: false };
  if (typeof cards === 'string') {
    const event = cards === 'event' || cards === 'attacker' || cards === 'foe';
    return { ...BARE, self: cards === 'this', event, side: cards === 'this' ? 'me' : event ? 'opp' : 'both' };
  }
  if (isGroup(cards))
    return { ...BARE, side: sideOf(cards.of), zones: cards.in, where: cards.where ?? [], all: true, n: 3 };
  if ('ref' in cards) {
    const was = bound.get(cards.ref);
    return was ? { ...aimOf(was.some, new Map()), targets: was.target } : BARE;
  }
  if ('those' in cards) return aimOf(cards.those, bound);
  return BARE;
}

function factOf(op: Op, bound: Bound): OpFact {
  const mods = op.k === 'modify' ? op.mods : [];
  if ('who' in op) {
    const n = 'n' in op ? numberOr(op.n, op.k === 'draw' || op.k === 'mill' ? 2 : 800) : 1;
    return { ...BARE, verb: op.k, mods, n, side: sideOf(op.who) };
  }
  if (op.k === 'modify' && typeof op.what === 'object' && 'player' in op.what)
    return { ...BARE, verb: op.k, mods, side: sideOf(op.what.player), all: true };
  if (op.k === 'token') return { ...BARE, verb: op.k, mods, n: numberOr(op.n, 1), side: sideOf(op.to) };
  if (op.k === 'negate') return { ...BARE, verb: op.k, mods, side: 'opp', event: true };
  const aimed = cardsOf(op)[0];
  return { ...(aimed === undefined ? BARE : aimOf(aimed, bound)), verb: op.k, mods };
}

const costPower = (costs: Costs): number =>
  (costs.lp === 'half' ? 0.6 : costs.lp / 2500) +
  0.7 * costs.discard +
  0.7 * costs.tribute +
  0.1 * costs.banish;

function activated(def: CardDef, effect: Activated): EffectProfile {
  const lists = doLists(effect).map((ops) => {
    const bound = boundIn(effect, ops);
    return [...eachOp(ops)].map((op) => factOf(op, bound));
  });
  // Of several modes the best is taken.
  const ops = lists.reduce((best, facts) => (opPower(facts) > opPower(best) ? facts : best));
  const costs = costsOf([...(effect.cost ?? []), ...(effect.modes?.[0]?.cost ?? [])]);
  const trap = def.kind === 'trap' || def.sub.includes('quick');
  const quick = effect.on.k === 'quick' || (effect.on.k === 'card' && trap);
  return {
    id: effect.id,
    kind: effect.on.k,
    speed: effect.on.k === 'card' && def.sub.includes('counter') ? 3 : quick ? 2 : 1,
    optional: effect.may === true || effect.on.k === 'card',
    limited: effect.limit !== undefined,
    costs,
    ops,
    power: opPower(ops) - costPower(costs),
  };
}

function other(effect: Effect): EffectProfile {
  const mods = effect.k === 'static' ? effect.mods : [];
  const on = effect.k === 'static' ? effect.on : null;
  const aim =
    on === null
      ? BARE
      : typeof on === 'object' && 'player' in on
        ? { ...BARE, side: sideOf(on.player), all: true }
        : aimOf(on, new Map());
  const ops: OpFact[] = mods.length > 0 ? [{ ...aim, verb: 'modify', mods }] : [];
  if (effect.k === 'react') for (const op of eachOp(effect.do)) ops.push(factOf(op, new Map()));
  return {
    id: effect.id,
    kind: effect.k,
    speed: 1,
    optional: effect.k === 'procedure',
    limited: false,
    costs: effect.k === 'procedure' ? costsOf(effect.cost) : NO_COST,
    ops,
    power: effect.k === 'static' ? opPower(ops) : 0,
  };
}

const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

/** Does the trigger tell that its own card was sent away? */
function onLeaving(effect: Effect): boolean {
  return (
    effect.k === 'act' &&
    effect.on.k === 'trigger' &&
    effect.on.ev.some(
      (ev) =>
        ev.k === 'moved' && ev.what === 'this' && (ev.to?.includes('gy') || ev.why?.includes('destroy')),
    )
  );
}

function wornPower(effects: readonly EffectProfile[]): number {
  return effects.reduce((sum, e) => {
    if (e.kind === 'static') return sum + Math.abs(e.power);
    return e.kind === 'card' ? sum - costPower(e.costs) : sum;
  }, 0);
}

function build(def: CardDef): CardProfile {
  const effects = def.effects.map((effect) => (effect.k === 'act' ? activated(def, effect) : other(effect)));
  let power = 0;
  let standing = 0;
  let flip = 0;
  let floater = 0;
  def.effects.forEach((effect, i) => {
    const profile = effects[i];
    if (!profile) return;
    const worth = clamp(profile.power, -1, 2.5);
    if (profile.kind === 'card') power = Math.max(power, worth);
    else if (profile.kind === 'flip') flip += clamp(worth, -0.3, 1.2);
    else if (onLeaving(effect)) floater += clamp(worth, -0.5, 0.9);
    else if (profile.kind === 'trigger') standing += clamp(0.3 * worth, -0.3, 0.4);
    else if (profile.kind === 'ignition' || profile.kind === 'quick')
      standing += clamp((profile.limited ? 0.5 : 0.35) * worth, 0, 0.7);
    else if (profile.kind === 'static') standing += clamp(0.35 * worth, -0.5, 0.6);
  });
  standing = clamp(standing, -0.5, 1);
  // An equip does all it does by lying there.
  if (def.sub.includes('equip')) power = Math.max(power, wornPower(effects));
  if (def.kind !== 'monster') power = clamp(Math.max(power, 0.3 + standing), 0.25, 2);
  return { effects, roles: rolesOf(def, effects), power, standing, flip, floater };
}

const cache = new WeakMap<CardDef, CardProfile>();

/** The profile of a card; worked out once. */
export function analyse(def: CardDef): CardProfile {
  let profile = cache.get(def);
  if (!profile) {
    profile = build(def);
    cache.set(def, profile);
  }
  return profile;
}
