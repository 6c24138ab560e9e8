/**
 * Everything that follows from continuous effects at this moment, worked out once per epoch (DESIGN §7): which effects are
 * negated, and the list of modifications in force by kind.
 */
import type { Act, Effect, Mod } from '../ast/index.ts';
import { ACTS } from '../ast/mod.ts';
import { defAt, type Eff, effAt, givenEff, lowered } from '../pool.ts';
import { type Card, type Modifier, type State, TURN_FLAG } from '../state.ts';
import { type CardId, type PlayerId, ZONE, ZONES_PER_PLAYER } from '../types.ts';
import { affects, catches } from './affects.ts';
import { type Ctx, ctxOf } from './ctx.ts';
import { passesAll } from './filter.ts';
import { reset } from './ring.ts';

/** One modification in force. */
export interface Active {
  readonly eff: Eff;
  readonly mod: Mod;
  readonly src: CardId;
  readonly you: PlayerId;
  readonly stamp: number;
  /** Null when it comes from a static. */
  readonly lingering: Modifier | null;
  /** Context in which its numbers and filters are read; made when it is first needed. */
  ctx: Ctx | null;
}

export interface Derived {
  s: State | null;
  epoch: number;
  layout: number;
  /** Some modification negates: what is in force may change with any value. */
  negates: boolean;
  /** Some values are cached. */
  dirty: boolean;
  /** Control or positions are kept by effects, or Equip Cards are worn: the table must be looked over after every change. */
  watchful: boolean;
  /** True while it is being worked out: values are read as printed. */
  building: boolean;
  negated: Uint8Array;
  /** base, set, add, times, swapStats, reverseAdds in timestamp order. */
  stats: Active[];
  /** Face-up cards on the field. */
  up: CardId[];
  treats: Active[];
  controls: Active[];
  /** Prohibitions of all kinds: there are few, so a short list is quicker than a table. */
  bans: Active[];
  /** Which acts some prohibition is about: bits of ACT_BIT. */
  banned: number;
  /** `unaffected`. */
  shields: Active[];
  tolls: Active[];
  /** `gain`. */
  gains: Active[];
  /** Limits on what a player has on the field or attacks with; the hand limit is among the others. */
  caps: Active[];
  /** All others. */
  others: Active[];
  /** Cached ATK, DEF, Level per card: [3 * id + stat]. */
  values: Int32Array;
  valid: Uint8Array;
}

const D: Derived = {
  s: null,
  epoch: -1,
  layout: -1,
  negates: false,
  dirty: false,
  watchful: false,
  building: false,
  negated: new Uint8Array(0),
  stats: [],
  up: [],
  treats: [],
  controls: [],
  bans: [],
  banned: 0,
  shields: [],
  tolls: [],
  gains: [],
  caps: [],
  others: [],
  values: new Int32Array(0),
  valid: new Uint8Array(0),
};
const ACT_BIT = Object.fromEntries(ACTS.map((act, i) => [act, 1 << i])) as Readonly<Record<Act, number>>;

/** Stands for every empty list; a list is made when something comes into it. */
const NONE: Active[] = [];
Object.freeze(NONE);

/** The modifications in force; worked out anew when the state has changed. */
export function derived(s: State): Derived {
  if (D.s !== s || D.layout !== s.layout || (D.negates && D.epoch !== s.epoch)) build(s);
  else if (D.epoch !== s.epoch) {
    D.epoch = s.epoch;
    if (D.dirty) {
      D.valid.fill(0);
      D.dirty = false;
    }
  }
  return D;
}

/** Modifications other than numbers, identity, control and prohibitions; the caller picks its kind. */
export const othersOf = (s: State): readonly Active[] => derived(s).others;
/** Prohibitions in force, or none when none of them is about this act; the caller picks its act. */
export function bansOf(s: State, act: Act): readonly Active[] {
  const d = derived(s);
  return (d.banned & ACT_BIT[act]) === 0 ? NONE : d.bans;
}

/** Context in which a modification's numbers and filters are read. */
export function staticCtx(_s: State, a: Active): Ctx {
  a.ctx ??= ctxOf(a.you, a.src, a.eff, a.lingering?.regs);
  a.ctx.it = -1;
  return a.ctx;
}

function build(s: State): void {
  const n = s.cards.length;
  if (D.negated.length !== n) {
    D.negated = new Uint8Array(n);
    D.values = new Int32Array(3 * n);
    D.valid = new Uint8Array(3 * n);
  } else {
    if (D.negates) D.negated.fill(0);
    if (D.dirty) D.valid.fill(0);
  }
  reset();
  D.s = s;
  D.epoch = s.epoch;
  D.layout = s.layout;
  D.negates = false;
  D.dirty = false;
  D.watchful = false;
  D.stats = NONE;
  D.treats = NONE;
  D.controls = NONE;
  D.bans = NONE;
  D.banned = 0;
  D.shields = NONE;
  D.tolls = NONE;
  D.gains = NONE;
  D.caps = NONE;
  D.others = NONE;
  D.up = [];
  const all = gather(s);
  if (all.length === 0) return;
  D.building = true;
  try {
    if (all.length > 1) all.sort((a, b) => a.stamp - b.stamp);
    negate(s, all);
    for (const a of all) {
      if (D.negated[a.src] !== 1 || isLasting(a)) file(a);
    }
  } finally {
    D.building = false;
  }
}

/**
 * What an effect has done lasts, though its card is negated afterwards. What a monster's own way of being Summoned made of it
 * is part of the monster and goes with its effects.
 */
const isLasting = (a: Active): boolean =>
  a.lingering !== null &&
  (a.lingering.on !== a.src || (a.eff.e.k !== 'tributeProc' && a.eff.e.k !== 'procedure'));

const PILES = [ZONE.hand, ZONE.gy, ZONE.banished, ZONE.extra, ZONE.deck] as const;

/** Statics of face-up cards and lingering effects that still hold. */
function gather(s: State): Active[] {
  const all: Active[] = [];
  for (let p = 0; p < 2; p++) {
    for (let z: number = ZONE.mzone; z <= ZONE.fzone; z++) {
      for (const id of s.zones[p * ZONES_PER_PLAYER + z]!) {
        if (id < 0) continue;
        const c = s.cards[id]!;
        if (c.attachedTo >= 0) D.watchful = true;
        if (c.face === 0) continue;
        D.up.push(id);
        if ((c.turnFlags & (TURN_FLAG.limbo | TURN_FLAG.onChain)) !== 0) continue;
        const statics = defAt(c.d).statics;
        if (statics.length === 0) continue;
        for (const eff of statics) {
          if (!worksIn(eff, c.zone)) continue;
          if (eff.e.k === 'static') for (const mod of eff.e.mods) all.push(fromStatic(eff, mod, id, c));
        }
      }
    }
    for (const z of PILES) {
      if ((s.heard.staticZones & (1 << z)) === 0) continue;
      for (const id of s.zones[p * ZONES_PER_PLAYER + z]!) {
        const c = s.cards[id]!;
        const statics = defAt(c.d).statics;
        for (const eff of statics) {
          if (eff.from !== 0 && (eff.from & (1 << z)) !== 0 && eff.e.k === 'static') {
            for (const mod of eff.e.mods) all.push(fromStatic(eff, mod, id, c));
          }
        }
      }
    }
  }
  for (const m of s.modifiers) {
    if (m.on >= 0 && s.cards[m.on]!.moved !== m.onMoved) continue;
    const eff = effAt(m.addr);
    const mod = lowered(eff).mods[m.mod]!;
    if (mod.k === 'gain' && m.on >= 0) gainedStatics(s, mod.effects, m, all);
    all.push({
      eff,
      mod,
      src: m.src,
      you: m.you,
      stamp: m.stamp,
      lingering: m,
      ctx: null,
    });
  }
  return all;
}

/** Continuous effects a card has been given: it is their source from then on, as long as it is face-up. */
function gainedStatics(s: State, effects: readonly Effect[], m: Modifier, all: Active[]): void {
  const c = s.cards[m.on]!;
  if (c.face === 0) return;
  for (const e of effects)
    if (e.k === 'static')
      for (const mod of e.mods) all.push({ ...fromStatic(givenEff(e), mod, m.on, c), stamp: m.stamp });
}

const fromStatic = (eff: Eff, mod: Mod, src: CardId, c: Card): Active => ({
  eff,
  mod,
  src,
  you: c.controller,
  stamp: c.since,
  lingering: null,
  ctx: null,
});

/** A static works in the field zone of its card's kind unless it says where. */
function worksIn(eff: Eff, zone: number): boolean {
  if (eff.from !== 0) return (eff.from & (1 << zone)) !== 0;
  if (eff.e.k === 'static' && typeof eff.e.on === 'object' && 'bond' in eff.e.on) return true;
  return eff.def.kind === 0 ? zone === ZONE.mzone : zone !== ZONE.mzone;
}

/**
 * What is negated (DESIGN §7.1). A negation works while its own source is not negated, whichever is older: Jinzo switches
 * off an Imperial Order that was there before him. Sources that negate each other are a ring: the oldest is looked at as
 * though what asks about it were off (docs/adr/0007-rings.md), so of two the older wins.
 */
function negate(s: State, all: readonly Active[]): void {
  const lasting: Active[] = [];
  const lingering: Active[] = [];
  for (const a of all) if (a.mod.k === 'negated') (a.lingering === null ? lasting : lingering).push(a);
  D.negates = lasting.length + lingering.length > 0;
  if (!D.negates) return;
  const shields = all.filter((a) => a.mod.k === 'unaffected');
  const saves = all.filter(({ mod }) => mod.k === 'cannot' && mod.do === 'beNegated');
  const look: Negations = { s, lasting, shields, saves, asked: [], cut: -1 };
  for (const { src, lingering: m } of lingering)
    if (m !== null && m.on >= 0 && !isSaved(look, src, m.on)) D.negated[m.on] = 1;
  if (lasting.length === 0) return;
  const active = lasting.filter((a) => !isOff(look, a.src));
  for (const a of lasting) if (!active.includes(a)) D.negated[a.src] = 1;
  // the sources themselves are decided
  const decided = lasting.map((a) => a.src);
  for (const id of D.up)
    if (D.negated[id] === 0 && !decided.includes(id) && active.some((a) => reaches(look, a, id)))
      D.negated[id] = 1;
}

interface Negations {
  s: State;
  lasting: readonly Active[];
  shields: readonly Active[];
  /** What says that a card cannot be negated. */
  saves: readonly Active[];
  asked: CardId[];
  cut: number;
}

/** Is this card negated? Only for sources of negations; all others follow from them. */
function isOff(x: Negations, id: CardId): boolean {
  if (D.negated[id] === 1) return true;
  const at = x.asked.indexOf(id);
  if (at >= 0) {
    let oldest = at;
    for (let i = at + 1; i < x.asked.length; i++)
      if (x.s.cards[x.asked[i]!]!.since < x.s.cards[x.asked[oldest]!]!.since) oldest = i;
    if (oldest + 1 < x.asked.length && (x.cut < 0 || oldest + 1 < x.cut)) x.cut = oldest + 1;
    return true;
  }
  x.asked.push(id);
  const off = x.lasting.some((a) => a.src !== id && reaches(x, a, id) && !isOff(x, a.src));
  x.asked.pop();
  if (x.cut !== x.asked.length) return off;
  x.cut = -1;
  return true;
}

const reaches = (x: Negations, a: Active, id: CardId): boolean =>
  affects(x.s, a, id) && !isShieldedFrom(x, a, id) && !isSaved(x, a.src, id);

/** A card's own shield works against what it shields from; that of another while it is not negated itself. */
function isShieldedFrom(x: Negations, a: Active, id: CardId): boolean {
  return x.shields.some(
    (u) =>
      u.mod.k === 'unaffected' &&
      affects(x.s, u, id) &&
      passesAll(x.s, staticCtx(x.s, u), u.mod.by, a.src) &&
      (u.src === id || u.lingering !== null || !isOff(x, u.src)),
  );
}

/** The card cannot be negated: by its own word always, by that of another while it is not negated itself. */
function isSaved(x: Negations, by: CardId, id: CardId): boolean {
  for (const u of x.saves)
    if (
      catches(x.s, u, x.s.cards[id]!.controller, id, by) &&
      (u.src === id || u.lingering !== null || !isOff(x, u.src))
    )
      return true;
  return false;
}

const added = (list: Active[], a: Active): Active[] => {
  if (list === NONE) return [a];
  list.push(a);
  return list;
};

function file(a: Active): void {
  switch (a.mod.k) {
    case 'base':
    case 'set':
    case 'add':
    case 'times':
    case 'swapStats':
    case 'reverseAdds':
      D.stats = added(D.stats, a);
      break;
    case 'treat':
      D.treats = added(D.treats, a);
      break;
    case 'control':
      D.watchful = true;
      D.controls = added(D.controls, a);
      break;
    case 'cannot':
      D.banned |= ACT_BIT[a.mod.do];
      D.bans = added(D.bans, a);
      break;
    case 'unaffected':
      D.shields = added(D.shields, a);
      break;
    case 'gain':
      D.gains = added(D.gains, a);
      break;
    case 'toll':
      D.tolls = added(D.tolls, a);
      break;
    case 'cap':
      if (a.mod.what === 'hand') D.others = added(D.others, a);
      else D.caps = added(D.caps, a);
      break;
    case 'shown':
      // newcomers in the hand are shown as they come
      D.watchful = true;
      D.others = added(D.others, a);
      break;
    default:
      if (a.mod.k === 'keepPos') D.watchful = true;
      D.others = added(D.others, a);
  }
}
