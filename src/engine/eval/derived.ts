/**
 * Everything that follows from continuous effects at this moment, worked out once per epoch (DESIGN §7): which effects are
 * negated, and the list of modifications in force by kind.
 */
import type { Act, Mod } from '../ast/index.ts';
import { ACTS } from '../ast/mod.ts';
import { defAt, type Eff, effAt, lowered } from '../pool.ts';
import { type Card, type Modifier, type State, TURN_FLAG } from '../state.ts';
import { type CardId, type PlayerId, ZONE, ZONES_PER_PLAYER } from '../types.ts';
import { affects } from './affects.ts';
import { type Ctx, ctxOf } from './ctx.ts';

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
  D.others = NONE;
  D.up = [];
  const all = gather(s);
  if (all.length === 0) return;
  D.building = true;
  try {
    if (all.length > 1) all.sort((a, b) => a.stamp - b.stamp);
    negate(s, all);
    for (const a of all) {
      if (a.lingering === null && D.negated[a.src] === 1) continue;
      file(a);
    }
  } finally {
    D.building = false;
  }
}

const PILES = [ZONE.hand, ZONE.gy] as const;

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
    all.push({
      eff,
      mod: lowered(eff).mods[m.mod]!,
      src: m.src,
      you: m.you,
      stamp: m.stamp,
      lingering: m,
      ctx: null,
    });
  }
  return all;
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
 * In timestamp order what is itself negated negates nothing (DESIGN §7.1): of two that negate each other the older wins.
 * A later one may switch an earlier one off (Jinzo after Imperial Order): then all is worked out again without that one.
 */
function negate(s: State, all: readonly Active[]): void {
  const off: Active[] = [];
  for (;;) {
    const undone = negateOnce(s, all, off);
    if (undone === null) return;
    off.push(undone);
    D.negated.fill(0);
  }
}

/** @returns the first that has negated something although its own source turned out to be negated. */
function negateOnce(s: State, all: readonly Active[], off: readonly Active[]): Active | null {
  const done: Active[] = [];
  for (const a of all) {
    if (a.mod.k !== 'negated') continue;
    D.negates = true;
    if (a.lingering === null) {
      if (D.negated[a.src] === 1 || off.includes(a)) continue;
      done.push(a);
    } else if (a.lingering.on >= 0) {
      D.negated[a.lingering.on] = 1;
      continue;
    }
    for (const id of D.up) if (affects(s, a, id)) D.negated[id] = 1;
  }
  return done.find((a) => D.negated[a.src] === 1) ?? null;
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
    default:
      if (a.mod.k === 'keepPos') D.watchful = true;
      D.others = added(D.others, a);
  }
}
