/**
 * Everything that follows from continuous effects at this moment, worked out once per epoch (DESIGN §7): which effects are
 * negated, and the list of modifications in force by kind.
 */
import type { Act, Cond, Effect, Mod, Still, Who } from '../ast/index.ts';
import { defAt, type Eff, effAt, givenEff, lowered, type Pool, pool } from '../pool.ts';
import { type Modifier, type State, TURN_FLAG } from '../state.ts';
import { type CardId, type PlayerId, ZONE, ZONES_PER_PLAYER } from '../types.ts';
import { affects, catches } from './affects.ts';
import { type Ctx, ctxOf } from './ctx.ts';
import { passesAll } from './filter.ts';
import { reset } from './ring.ts';

/** One modification in force. */
export interface Active {
  readonly eff: Eff;
  readonly mod: Mod;
  /** Of a prohibition, what it forbids: read of every one, where the kinds of `mod` are many. */
  readonly forbids: Act | null;
  /** Of a static: the cards it is on, or the player, and its conditions; null where it has none, and of a lingering effect. */
  readonly cards: Still | null;
  readonly player: Who | null;
  readonly conds: readonly Cond[] | null;
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
  /** A monster is on another side than the one it came to, or a second Field Spell lies there: the table may have to be set right. */
  astray: boolean;
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
  astray: false,
  building: false,
  negated: new Uint8Array(0),
  stats: [],
  up: [],
  treats: [],
  controls: [],
  bans: [],
  shields: [],
  tolls: [],
  gains: [],
  caps: [],
  others: [],
  values: new Int32Array(0),
  valid: new Uint8Array(0),
};
/** Stands for every empty list; a list is made when something comes into it. */
const NONE: Active[] = [];

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
/** Context in which a modification's numbers and filters are read. */
export function staticCtx(_s: State, a: Active): Ctx {
  a.ctx ??= ctxOf(a.you, a.src, a.eff, a.lingering?.regs);
  a.ctx.it = -1;
  return a.ctx;
}

/**
 * All modifications there are, in timestamp order, and what they were made from: of each static [card, effect, timestamp,
 * whose], of each lingering effect [-1, place in the list, 0, 0]. Most moves change nothing of it.
 */
interface Gathered {
  pool: Pool | null;
  modifiers: readonly Modifier[];
  from: number[];
  all: Active[];
  /** Those in force are a reason to be watchful. */
  watchful: boolean;
}
const G: Gathered = { pool: null, modifiers: [], from: [], all: [], watchful: false };

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
  D.dirty = false;
  D.watchful = false;
  D.astray = false;
  D.up = [];
  const from = look(s);
  const known = isKnown(s, from);
  if (!known) gather(s, from);
  // what is negated hangs on all that lies there, so then everything is sorted again
  if (!known || D.negates) sort(s);
  D.watchful ||= G.watchful;
}

/** Are these the modifications gathered last? */
function isKnown(s: State, from: readonly number[]): boolean {
  if (G.pool !== pool() || from.length !== G.from.length) return false;
  if (G.modifiers !== s.modifiers && (G.modifiers.length > 0 || s.modifiers.length > 0)) return false;
  for (let i = 0; i < from.length; i++) if (from[i] !== G.from[i]) return false;
  return true;
}

/** By kind, those that are in force. */
function sort(s: State): void {
  G.watchful = false;
  D.negates = false;
  D.stats = NONE;
  D.treats = NONE;
  D.controls = NONE;
  D.bans = NONE;
  D.shields = NONE;
  D.tolls = NONE;
  D.gains = NONE;
  D.caps = NONE;
  D.others = NONE;
  D.building = true;
  try {
    negate(s, G.all);
    for (const a of G.all) if (D.negated[a.src] !== 1 || isLasting(a)) file(a);
    G.pool = pool();
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

/** Looks over the table: statics of face-up cards and lingering effects that still hold, as in `Gathered.from`. */
function look(s: State): number[] {
  const from: number[] = [];
  for (let p = 0; p < 2; p++) {
    for (let z: number = ZONE.mzone; z <= ZONE.fzone; z++) {
      const row = s.zones[p * ZONES_PER_PLAYER + z]!;
      if (z === ZONE.fzone && row[1]! >= 0) D.astray = true;
      for (let i = 0; i < row.length; i++) {
        const id = row[i]!;
        if (id < 0) continue;
        const c = s.cards[id]!;
        if (c.attachedTo >= 0) D.watchful = true;
        if (c.controller !== c.enteredBy) D.astray = true;
        if (c.face === 0) continue;
        D.up.push(id);
        const { statics } = defAt(c.d);
        if (statics.length === 0 || (c.turnFlags & (TURN_FLAG.limbo | TURN_FLAG.onChain)) !== 0) continue;
        for (const eff of statics) if (worksIn(eff, c.zone)) from.push(id, eff.addr, c.since, c.controller);
      }
    }
    for (const z of PILES) {
      if ((s.heard.staticZones & (1 << z)) === 0) continue;
      for (const id of s.zones[p * ZONES_PER_PLAYER + z]!) {
        const c = s.cards[id]!;
        for (const eff of defAt(c.d).statics)
          if (eff.from !== 0 && (eff.from & (1 << z)) !== 0) from.push(id, eff.addr, c.since, c.controller);
      }
    }
  }
  for (let i = 0; i < s.modifiers.length; i++) {
    const m = s.modifiers[i]!;
    if (m.on >= 0 && s.cards[m.on]!.moved !== m.onMoved) continue;
    const mod = modOf(m);
    if (mod.k === 'gain' && m.on >= 0) gainedStatics(s, mod.effects, m, from);
    from.push(-1, i, 0, 0);
  }
  return from;
}
const modOf = (m: Modifier): Mod => lowered(effAt(m.addr)).mods[m.mod]!;

/** Continuous effects a card has been given: it is their source from then on, as long as it is face-up. */
function gainedStatics(s: State, effects: readonly Effect[], m: Modifier, from: number[]): void {
  const c = s.cards[m.on]!;
  if (c.face === 0) return;
  for (const e of effects) if (e.k === 'static') from.push(m.on, givenEff(e).addr, m.stamp, c.controller);
}

function gather(s: State, from: number[]): void {
  const all: Active[] = [];
  for (let i = 0; i < from.length; i += 4) {
    const src = from[i]!;
    if (src < 0) {
      const m = s.modifiers[from[i + 1]!]!;
      const eff = effAt(m.addr);
      all.push(active(eff, modOf(m), m.src, m.you, m.stamp, m));
      continue;
    }
    const eff = effAt(from[i + 1]!);
    if (eff.e.k !== 'static') continue;
    const stamp = from[i + 2]!;
    const you = from[i + 3]! as PlayerId;
    for (const mod of eff.e.mods) all.push(active(eff, mod, src, you, stamp, null));
  }
  inOrder(all);
  G.pool = null;
  G.modifiers = s.modifiers;
  G.from = from;
  G.all = all;
}

function active(
  eff: Eff,
  mod: Mod,
  src: CardId,
  you: PlayerId,
  stamp: number,
  lingering: Modifier | null,
): Active {
  const e = lingering === null && eff.e.k === 'static' ? eff.e : null;
  const onPlayer = e !== null && typeof e.on === 'object' && 'player' in e.on;
  return {
    eff,
    mod,
    forbids: mod.k === 'cannot' ? mod.do : null,
    cards: e === null || onPlayer ? null : (e.on as Still),
    player: onPlayer ? (e.on as { player: Who }).player : null,
    conds: e?.if ?? null,
    src,
    you,
    stamp,
    lingering,
    ctx: null,
  };
}

/** By timestamp; those of one moment stay as they are. There are few, nearly in order. */
function inOrder(all: Active[]): void {
  for (let i = 1; i < all.length; i++) {
    const a = all[i]!;
    let at = i;
    for (; at > 0 && all[at - 1]!.stamp > a.stamp; at--) all[at] = all[at - 1]!;
    all[at] = a;
  }
}

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
  if (!all.some((a) => a.mod.k === 'negated')) return;
  const lasting: Active[] = [];
  const lingering: Active[] = [];
  for (const a of all) if (a.mod.k === 'negated') (a.lingering === null ? lasting : lingering).push(a);
  D.negates = true;
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
      G.watchful = true;
      D.controls = added(D.controls, a);
      break;
    case 'cannot':
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
      G.watchful = true;
      D.others = added(D.others, a);
      break;
    default:
      if (a.mod.k === 'keepPos') G.watchful = true;
      D.others = added(D.others, a);
  }
}
