/**
 * Everything that follows from continuous effects at this moment, worked out once per epoch (DESIGN §7): which effects are
 * negated, and the list of modifications in force by kind.
 */
import type { Act, Mod } from '../ast/index.ts';
import { defAt, type Eff, effAt, lowered } from '../pool.ts';
import { type Modifier, type State, TURN_FLAG } from '../state.ts';
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
  treats: Active[];
  controls: Active[];
  cannot: Map<Act, Active[]>;
  /** All others by kind. */
  others: Map<Mod['k'], Active[]>;
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
  treats: [],
  controls: [],
  cannot: new Map(),
  others: new Map(),
  values: new Int32Array(0),
  valid: new Uint8Array(0),
};
const NONE: readonly Active[] = [];

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

export const modsOf = (s: State, k: Mod['k']): readonly Active[] => derived(s).others.get(k) ?? NONE;
export const bansOf = (s: State, act: Act): readonly Active[] => derived(s).cannot.get(act) ?? NONE;

/** Context in which a modification's numbers and filters are read. */
export function staticCtx(_s: State, a: Active): Ctx {
  return ctxOf(a.you, a.src, a.eff, a.lingering?.regs);
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
  D.stats.length = 0;
  D.treats.length = 0;
  D.controls.length = 0;
  if (D.cannot.size > 0) D.cannot.clear();
  if (D.others.size > 0) D.others.clear();
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
        if (c.face === 0 || (c.turnFlags & (TURN_FLAG.limbo | TURN_FLAG.onChain)) !== 0) continue;
        const statics = defAt(c.d).statics;
        if (statics.length === 0) continue;
        for (const eff of statics) {
          if (!worksIn(eff, c.zone)) continue;
          if (eff.e.k === 'static')
            for (const mod of eff.e.mods)
              all.push({ eff, mod, src: id, you: c.controller, stamp: c.since, lingering: null });
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
            for (const mod of eff.e.mods)
              all.push({ eff, mod, src: id, you: c.controller, stamp: c.since, lingering: null });
          }
        }
      }
    }
  }
  for (const m of s.modifiers) {
    if (m.on >= 0 && s.cards[m.on]!.moved !== m.onMoved) continue;
    const eff = effAt(m.addr);
    all.push({ eff, mod: lowered(eff).mods[m.mod]!, src: m.src, you: m.you, stamp: m.stamp, lingering: m });
  }
  return all;
}

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
    for (let p = 0; p < 2; p++) {
      for (let z: number = ZONE.mzone; z <= ZONE.fzone; z++) {
        for (const id of s.zones[p * ZONES_PER_PLAYER + z]!)
          if (id >= 0 && s.cards[id]!.face === 1 && affects(s, a, id)) D.negated[id] = 1;
      }
    }
  }
  return done.find((a) => D.negated[a.src] === 1) ?? null;
}

function file(a: Active): void {
  switch (a.mod.k) {
    case 'base':
    case 'set':
    case 'add':
    case 'times':
    case 'swapStats':
    case 'reverseAdds':
      D.stats.push(a);
      break;
    case 'treat':
      D.treats.push(a);
      break;
    case 'control':
      D.watchful = true;
      D.controls.push(a);
      break;
    case 'cannot': {
      const list = D.cannot.get(a.mod.do);
      if (list === undefined) D.cannot.set(a.mod.do, [a]);
      else list.push(a);
      break;
    }
    default: {
      if (a.mod.k === 'keepPos') D.watchful = true;
      const list = D.others.get(a.mod.k);
      if (list === undefined) D.others.set(a.mod.k, [a]);
      else list.push(a);
    }
  }
}
