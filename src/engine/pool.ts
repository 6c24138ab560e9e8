/**
 * Card definitions made ready to run: dense indices, masks that let a scan skip a card at a glance, effects lowered when
 * they are first needed. One pool is in force at a time (`usePool`); every entry into the engine sets it from the state.
 */

import { saysFaceDown } from './ast/faceDown.ts';
import type { Activated, CardDef, Cond, Effect, Ev, Mod, Place, Sub } from './ast/index.ts';
import { lower } from './ast/lower.ts';
import { type DamageSub, type Limit, MECHANICS, SUBS, type SummonPos, type Window } from './ast/words.ts';
import type { Lowered } from './code.ts';
import { EVENT_KINDS, type EventKind } from './events.ts';
import { ARROWS, ATTRIBUTES, type EffectAddr, RACES, ZONE } from './types.ts';

export const EVENT_BIT: Readonly<Record<EventKind, number>> = Object.fromEntries(
  EVENT_KINDS.map((k, i) => [k, i < 30 ? 1 << i : 0]),
) as Record<EventKind, number>;
const EVENT_BITS = new Map(Object.entries(EVENT_BIT));
/** The same for a kind known only when it comes: looking it up among so many keys costs several times as much. */
export const bitOf = (k: EventKind): number => EVENT_BITS.get(k)!;

/** What the data of an activated effect says, in the same shape for all of them: the hottest path reads nothing else. */
export interface Act {
  readonly on: Activated['on']['k'];
  readonly ev: readonly Ev[] | null;
  readonly if: readonly Cond[] | null;
  readonly hold: readonly Cond[] | null;
  readonly windows: readonly Window[] | null;
  readonly damageStep: readonly DamageSub[] | null;
  readonly limit: Limit | undefined;
  readonly oath: readonly Mod[] | undefined;
  readonly modes: boolean;
}
const actOf = (e: Activated): Act => ({
  on: e.on.k,
  ev: 'ev' in e.on ? (e.on.ev ?? null) : null,
  if: e.if ?? null,
  hold: e.hold ?? null,
  windows: e.windows ?? null,
  damageStep: e.damageStep ?? null,
  limit: e.limit,
  oath: e.oath,
  modes: e.modes !== undefined,
});

/** One effect of one card. */
export interface Eff {
  readonly addr: EffectAddr;
  readonly def: Def;
  readonly e: Effect;
  /** Of an activated effect. */
  readonly act: Act | null;
  /** Spell Speed of an activated effect (SPEED rules), else 0. */
  readonly speed: 0 | 1 | 2 | 3;
  /** Bits of event kinds it waits for. */
  readonly events: number;
  /** Bits of zones it works in; 0 = as its kind has it. */
  readonly from: number;
  /** It works while its card is face-down. */
  readonly faceDown: boolean;
  low: Lowered | null;
}

export interface Def {
  readonly i: number;
  readonly code: number;
  readonly name: string;
  readonly card: CardDef;
  /** Index in KINDS; a token is a monster. */
  readonly kind: 0 | 1 | 2;
  readonly subs: number;
  readonly level: number;
  readonly rank: number;
  readonly link: number;
  /** Bits of ARROWS. */
  readonly arrows: number;
  readonly atk: number;
  readonly def: number;
  readonly attr: number;
  readonly race: number;
  readonly inExtra: boolean;
  readonly isToken: boolean;
  readonly effects: Eff[];
  /** Activation of the card itself. */
  readonly cards: Eff[];
  readonly ignitions: Eff[];
  readonly quicks: Eff[];
  readonly flips: Eff[];
  readonly triggers: Eff[];
  readonly statics: Eff[];
  readonly reacts: Eff[];
  readonly stateReacts: Eff[];
  readonly replaces: Eff[];
  readonly procedures: Eff[];
  readonly summonRules: Eff[];
  readonly equipTo: Eff | null;
  readonly countsAs: Eff[];
  readonly tributeProcs: Eff[];
  readonly winIfs: Eff[];
  /** Effects that its effects give to cards or players (`gain`). */
  readonly gives: Eff[];
  readonly triggerEvents: number;
  /** Event kinds of triggers for which the card itself need not be among the event's cards. */
  readonly wideTriggers: number;
  readonly reactEvents: number;
  /** Zones (bits) from which it has an effect that its player activates by choice. */
  readonly acts: number;
  /** Zones (bits) from which it has an effect of Spell Speed 2 or more, for its player. */
  readonly fast: number;
  /** Its quick effects may be used by either player. */
  readonly shared: boolean;
}

export interface Pool {
  readonly id: string;
  readonly defs: readonly Def[];
  readonly byCode: ReadonlyMap<number, number>;
  readonly effects: readonly Eff[];
  /** What stands behind an effect inside a `gain`. */
  readonly given: ReadonlyMap<Effect, Eff>;
}

export const SUB_BIT: Readonly<Record<Sub, number>> = Object.fromEntries(
  SUBS.map((s, i) => [s, 1 << i]),
) as Record<Sub, number>;

const FIELD_BITS = (1 << ZONE.mzone) | (1 << ZONE.szone) | (1 << ZONE.fzone);
const placeBits = (places: readonly Place[]): number =>
  places.reduce((m, p) => m | (p === 'field' ? FIELD_BITS : 1 << ZONE[p]), 0);

/** Sorts of monster that wait in the Extra Deck (EXTRA-05). */
const EXTRA_SORTS: ReadonlySet<string> = new Set(['fusion', ...MECHANICS]);
export const isExtraDeckSort = (sub: readonly string[]): boolean => sub.some((sort) => EXTRA_SORTS.has(sort));
/** An Extra Deck monster's own Summon, which its sort implies (SYNCHRO-01, GAP-38): from there, with its materials. */
function impliedSummon(card: CardDef): Effect[] {
  const how = MECHANICS.find((sort) => card.sub.includes(sort));
  if (how === undefined || card.materials === undefined) return [];
  const pos: SummonPos[] = how === 'link' ? ['attack'] : ['attack', 'defense'];
  return [{ k: 'procedure', id: how, from: ['extra'], to: 'you', pos, how }];
}

const evBits = (evs: readonly Ev[] | undefined): number =>
  (evs ?? []).reduce((m, ev) => m | EVENT_BIT[ev.k], 0);

const PLAYED_FROM = (1 << ZONE.hand) | (1 << ZONE.szone) | (1 << ZONE.fzone);
/** Where an effect of a card that lies there works, unless it says otherwise: the field zone of its kind. */
const fieldZonesOf = (eff: Eff): number =>
  eff.from !== 0 ? eff.from : eff.def.kind === 0 ? 1 << ZONE.mzone : (1 << ZONE.szone) | (1 << ZONE.fzone);

/** Such an event has the card itself among its cards. */
function namesItself(ev: Ev): boolean {
  switch (ev.k) {
    case 'moved':
    case 'summoned':
    case 'wouldSummon':
    case 'setDown':
    case 'flipped':
    case 'posChanged':
    case 'ctrlChanged':
    case 'targeted':
      return ev.what === 'this';
    case 'attack':
      return ev.by === 'this';
    case 'battle':
      return ev.who === 'this';
    case 'damage':
      return ev.from === 'this';
    default:
      return false;
  }
}

function eventsOf(e: Effect): number {
  switch (e.k) {
    case 'act':
      return e.on.k === 'flip' ? EVENT_BIT.flipped : e.on.k === 'ignition' ? 0 : evBits(e.on.ev);
    case 'react':
      return 'ev' in e.on ? evBits(e.on.ev) : 0;
    case 'procedure':
      return evBits(e.ev);
    case 'replace':
      return EVENT_BIT[e.would.k];
    default:
      return 0;
  }
}

/** SPEED-03 to 05. */
function speedOf(card: CardDef, e: Activated): 1 | 2 | 3 {
  if (e.on.k === 'quick') return 2;
  if (e.on.k !== 'card') return 1;
  if (card.sub.includes('counter')) return 3;
  return card.kind === 'trap' || card.sub.includes('quick') ? 2 : 1;
}

const pools = new Map<string, Pool>();
let current: Pool | null = null;

/**
 * Compiles definitions under a name; the same name again replaces it. Effect addresses follow the passcodes' order, so
 * equal definitions always give equal addresses.
 * @throws Error when a passcode stands twice.
 */
export function compilePool(defs: readonly CardDef[], id: string): Pool {
  const sorted = [...defs].sort((a, b) => a.code - b.code);
  const effects: Eff[] = [];
  const given = new Map<Effect, Eff>();
  const byCode = new Map<number, number>();
  const out = sorted.map((card, i): Def => {
    if (byCode.has(card.code)) throw new Error(`card ${card.code} (${card.name}) is defined twice`);
    byCode.set(card.code, i);
    return compileDef(card, i, effects, given);
  });
  const made: Pool = { id, defs: out, byCode, effects, given };
  pools.set(id, made);
  if (current?.id === id) current = made;
  return made;
}

function compileDef(card: CardDef, i: number, effects: Eff[], given: Map<Effect, Eff>): Def {
  const num = (v: number | '?' | undefined): number => (typeof v === 'number' ? v : 0);
  const own: Eff[] = [];
  const def: Def = {
    i,
    code: card.code,
    name: card.name,
    card,
    kind: card.kind === 'spell' ? 1 : card.kind === 'trap' ? 2 : 0,
    subs: card.sub.reduce((m, s) => m | SUB_BIT[s], 0),
    level: card.level ?? 0,
    rank: card.rank ?? 0,
    link: card.link ?? 0,
    arrows: (card.arrows ?? []).reduce((m, a) => m | (1 << ARROWS.indexOf(a)), 0),
    atk: num(card.atk),
    def: num(card.def),
    attr: card.attr === undefined ? -1 : ATTRIBUTES.indexOf(card.attr),
    race: card.race === undefined ? -1 : (RACES as readonly string[]).indexOf(card.race),
    inExtra: isExtraDeckSort(card.sub),
    isToken: card.sub.includes('token'),
    effects: own,
    cards: [],
    ignitions: [],
    quicks: [],
    flips: [],
    triggers: [],
    statics: [],
    reacts: [],
    stateReacts: [],
    replaces: [],
    procedures: [],
    summonRules: [],
    equipTo: null,
    countsAs: [],
    tributeProcs: [],
    winIfs: [],
    gives: [],
    triggerEvents: 0,
    wideTriggers: 0,
    reactEvents: 0,
    acts: 0,
    fast: 0,
    shared: false,
  };
  const made = (e: Effect): Eff => {
    const eff: Eff = {
      addr: effects.length,
      def,
      e,
      act: e.k === 'act' ? actOf(e) : null,
      speed: e.k === 'act' ? speedOf(card, e) : 0,
      events: eventsOf(e),
      from: e.from === undefined ? 0 : placeBits(e.from),
      faceDown: saysFaceDown(e),
      low: null,
    };
    effects.push(eff);
    return eff;
  };
  const writable = def as { -readonly [K in keyof Def]: Def[K] };
  for (const e of ownEffects(card)) {
    const eff = made(e);
    own.push(eff);
    switch (e.k) {
      case 'act':
        if (e.on.k === 'card') {
          def.cards.push(eff);
          writable.acts |= eff.from !== 0 ? eff.from : PLAYED_FROM;
          if (eff.speed >= 2) writable.fast |= (1 << ZONE.szone) | (def.kind === 1 ? 1 << ZONE.hand : 0);
        } else if (e.on.k === 'ignition') {
          def.ignitions.push(eff);
          writable.acts |= fieldZonesOf(eff);
          if (e.users === 'both') writable.shared = true;
        } else if (e.on.k === 'quick') {
          def.quicks.push(eff);
          writable.fast |= fieldZonesOf(eff);
          writable.acts |= fieldZonesOf(eff);
          if (e.users === 'both') writable.shared = true;
        } else {
          (e.on.k === 'flip' ? def.flips : def.triggers).push(eff);
          writable.triggerEvents |= eff.events;
          if (e.on.k === 'trigger') writable.wideTriggers |= evBits(e.on.ev.filter((ev) => !namesItself(ev)));
        }
        break;
      case 'static':
        def.statics.push(eff);
        break;
      case 'react':
        def.reacts.push(eff);
        if ('state' in e.on) def.stateReacts.push(eff);
        writable.reactEvents |= eff.events;
        break;
      case 'replace':
        def.replaces.push(eff);
        break;
      case 'procedure':
        def.procedures.push(eff);
        break;
      case 'summonRule':
        def.summonRules.push(eff);
        break;
      case 'equipTo':
        writable.equipTo = eff;
        break;
      case 'countsAs':
        def.countsAs.push(eff);
        break;
      case 'tributeProc':
        def.tributeProcs.push(eff);
        break;
      case 'winIf':
        def.winIfs.push(eff);
        break;
      case 'keyword':
        throw new Error(`${card.name}: keyword ${e.is} must be expanded before the pool is compiled`);
    }
  }
  for (const e of givenBy(card.effects)) {
    const eff = made(e);
    given.set(e, eff);
    def.gives.push(eff);
  }
  return def;
}

const ownEffects = (card: CardDef): Effect[] => [...card.effects, ...impliedSummon(card)];
/** All effects of a card in the order of their addresses: its own, then those it gives to others. */
export const addressedEffects = (card: CardDef): Effect[] => [...ownEffects(card), ...givenBy(card.effects)];

/** Effects inside `gain`, wherever it stands. */
function givenBy(x: unknown): Effect[] {
  if (Array.isArray(x)) return x.flatMap(givenBy);
  if (typeof x !== 'object' || x === null) return [];
  const inside = Object.values(x).flatMap(givenBy);
  const node = x as { k?: unknown; effects?: unknown };
  return node.k === 'gain' && Array.isArray(node.effects)
    ? [...(node.effects as Effect[]), ...inside]
    : inside;
}

/** Makes a pool the one in force, by object or by the name it was compiled under. @throws Error on an unknown name. */
export function usePool(which: Pool | string): Pool {
  if (typeof which !== 'string') {
    pools.set(which.id, which);
    current = which;
  } else if (current?.id !== which) {
    const found = pools.get(which);
    if (found === undefined) throw new Error(`no card pool named ${which} is loaded`);
    current = found;
  }
  return current!;
}

/** The pool in force. @throws Error when none was chosen. */
export function pool(): Pool {
  if (current === null) throw new Error('no card pool in force: call usePool first');
  return current;
}

export const defAt = (i: number): Def => current!.defs[i]!;
export const effAt = (addr: EffectAddr): Eff => current!.effects[addr]!;
/** The effect behind one that stands inside a `gain`. */
export const givenEff = (e: Effect): Eff => current!.given.get(e)!;
/** Definition of a passcode. @throws RangeError when the pool has none. */
export function defOf(code: number): Def {
  const i = pool().byCode.get(code);
  if (i === undefined) throw new RangeError(`card ${code} is not in the pool ${pool().id}`);
  return current!.defs[i]!;
}
export function lowered(eff: Eff): Lowered {
  eff.low ??= lower(eff.e);
  return eff.low;
}

/** What stands behind an effect address; for texts, opponents and the lab. */
export interface EffectInfo {
  code: number;
  effect: Effect;
  def: CardDef;
}
export function effectInfo(addr: EffectAddr): EffectInfo {
  const eff = pool().effects[addr];
  if (eff === undefined) throw new RangeError(`no effect ${addr} in the pool ${pool().id}`);
  return { code: eff.def.code, effect: eff.e, def: eff.def.card };
}
