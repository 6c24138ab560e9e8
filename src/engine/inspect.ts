/**
 * What the engine has in hand at a moment, with names instead of numbers: for the lab and whoever debugs rules. A state in
 * the middle of a resolution will do; nothing is changed.
 */
import type { Limit, Mod } from './ast/index.ts';
import { type Ins, PART, REG } from './code.ts';
import { PROC, type ProcName } from './core/frames.ts';
import { wordOf } from './eval/bond.ts';
import { type Ctx, idOf } from './eval/ctx.ts';
import { type Active, derived, staticCtx } from './eval/derived.ts';
import { valueOf } from './eval/num.ts';
import type { EventKind } from './events.ts';
import { effAt, lowered, usePool } from './pool.ts';
import { AV } from './proc/activate.ts';
import { CV } from './proc/chain.ts';
import { OV } from './proc/ops.ts';
import { stepName } from './proc/steps.ts';
import { WINDOW, WV } from './proc/window.ts';
import { type Frame, SKIPS, type State, UNTILS } from './state.ts';
import { type CardId, type EffectAddr, PHASES, type Phase, type PlayerId } from './types.ts';

/** A register that holds something: cards, or numbers. */
export interface RegisterInfo {
  name: string;
  cards: CardId[];
  numbers: number[];
}
export interface FrameInfo {
  proc: ProcName;
  /** The step it is at, or the instruction of a running effect: `pick destroy`, `do draw`. */
  step: string;
  /** Whose it is; -1 nobody's. */
  player: PlayerId | -1;
  /** The card it is about; -1 none. */
  card: CardId;
  addr: EffectAddr;
  /** Of a running effect: `cost`, `target`, `do`, or the number of another part. */
  part: string;
  registers: RegisterInfo[];
}
export interface ModInfo {
  src: CardId;
  addr: EffectAddr;
  mod: Mod;
  /** The number it has now; null where it has none. */
  n: number | null;
  you: PlayerId;
  /** The one card it was put on, or -1. */
  on: CardId;
  /** The player it was put on, or -1. */
  player: PlayerId | -1;
  /** A word of UNTILS, or `static` for a continuous effect. */
  until: string;
  /** Of `nthStart` and `nthEnd`: which phase, whose (-1 anybody's), how many more. */
  phase: Phase | '';
  of: PlayerId | -1;
  left: number;
}
export interface UseInfo {
  /** -1 where several effects of a card share one count. */
  addr: EffectAddr;
  /** The passcode of the card of a shared count, and its word. */
  code: number;
  share: string;
  /** Whose use is counted: a card, or a player. */
  card: CardId;
  player: PlayerId | -1;
  per: Limit['per'] | '';
  n: number;
}
export interface WaitingInfo {
  card: CardId;
  addr: EffectAddr;
  player: PlayerId;
  mandatory: boolean;
  /** The event that set it off, or those it waits for. */
  on: EventKind[];
  /** Of a planted listener: how long it waits, as in ModInfo. */
  until: string;
  /** Events still to come before it acts; 0 each time. */
  left: number;
}
export interface LinkInfo {
  card: CardId;
  addr: EffectAddr;
  player: PlayerId;
  speed: number;
  negated: '' | 'activation' | 'effect';
  registers: RegisterInfo[];
}
export interface WindowInfo {
  /** The innermost frame in which somebody may respond. */
  proc: 'window' | 'chain';
  step: string;
  /** Words of WINDOW. */
  flags: string[];
  /** Who has priority in it. */
  toAct: PlayerId;
  passes: number;
}
export interface Inspection {
  /** The topmost, running one last. */
  frames: FrameInfo[];
  chain: LinkInfo[];
  pending: WaitingInfo[];
  delayed: WaitingInfo[];
  /** Everything in force, continuous or lingering, the oldest first. */
  mods: ModInfo[];
  uses: UseInfo[];
  window: WindowInfo | null;
  /** Who decides now, or whom the innermost window waits for; -1 nobody. */
  priority: PlayerId | -1;
  /** Phases and turns still to be skipped. */
  skips: { player: PlayerId; what: (typeof SKIPS)[number]; n: number }[];
}

export function inspect(s: State): Inspection {
  usePool(s.pool);
  const window = windowOf(s);
  return {
    frames: s.frames.map((f) => frameInfo(s, f)),
    chain: s.chain.map(({ card, addr, player, speed, negated, regs }) => ({
      card,
      addr,
      player,
      speed,
      negated: negated === 0 ? '' : negated === 1 ? 'activation' : 'effect',
      registers: registersOf(addr, regs),
    })),
    pending: s.pending.map(({ card, addr, player, mandatory, event }) => ({
      card,
      addr,
      player,
      mandatory,
      on: event === null ? [] : [event.k],
      until: '',
      left: 0,
    })),
    delayed: s.delayed.map((d) => ({
      card: d.card,
      addr: d.addr,
      player: d.you,
      mandatory: true,
      on: [lowered(effAt(d.addr)).delays[d.at]!.op.on].flatMap((on) =>
        'k' in on ? [on.k as EventKind] : [],
      ),
      until: UNTILS[d.until] ?? '',
      left: d.left,
    })),
    mods: modsOf(s),
    uses: usesOf(s),
    window,
    priority: s.decision?.player ?? window?.toAct ?? -1,
    skips: ([0, 1] as const).flatMap((player) =>
      s.players[player].skips.flatMap((n, i) => (n === 0 ? [] : [{ player, what: SKIPS[i] ?? 'turn', n }])),
    ),
  };
}

const asPlayer = (n: number | undefined): PlayerId | -1 => (n === 0 || n === 1 ? n : -1);

function frameInfo(s: State, f: Frame): FrameInfo {
  const { proc, step } = stepName(f.proc, f.step);
  const none = { proc, step, player: -1, card: -1, addr: -1, part: '', registers: [] } as const;
  switch (f.proc) {
    case PROC.ops: {
      const addr = f.v[OV.addr]!;
      const part = f.v[OV.part]!;
      const self = f.regs[REG.self]?.[0];
      return {
        proc,
        step: insText(lowered(effAt(addr)).parts[part]?.[f.step]),
        player: asPlayer(f.v[OV.you]),
        card: self === undefined ? -1 : idOf(self),
        addr,
        part: PARTS[part] ?? String(part),
        registers: registersOf(addr, f.regs),
      };
    }
    case PROC.activate:
      return {
        ...none,
        player: asPlayer(f.v[AV.player]),
        card: f.v[AV.card]!,
        addr: f.v[AV.addr]!,
        registers: registersOf(f.v[AV.addr]!, f.regs),
      };
    case PROC.chain:
      return {
        ...none,
        player: asPlayer(f.v[CV.player]),
        card: f.v[CV.card]!,
        addr: f.v[CV.addr]!,
        registers: [],
      };
    case PROC.window:
      return { ...none, player: asPlayer(f.v[WV.toAct]), registers: [] };
    case PROC.attack:
    case PROC.damageStep:
      return { ...none, player: s.turnPlayer, card: s.battle?.attacker ?? -1, registers: [] };
    case PROC.normalSummon:
    case PROC.flipSummon:
    case PROC.procedure:
    case PROC.tolls:
      return { ...none, player: asPlayer(f.v[0]), card: f.v[1]!, registers: [] };
    default:
      return {
        ...none,
        player: f.v.length > 0 && f.proc !== PROC.main ? asPlayer(f.v[0]) : s.turnPlayer,
        registers: [],
      };
  }
}

const PARTS = Object.fromEntries(Object.entries(PART).map(([name, i]) => [i, name])) as Readonly<
  Record<number, string>
>;

/** `pick destroy`, `do draw`, `unless`; `end` behind the last one. */
function insText(ins: Ins | undefined): string {
  if (ins === undefined) return 'end';
  if (ins.i === 'pick') return `pick ${ins.verb}`;
  return 'op' in ins ? `${ins.i} ${ins.op.k}` : ins.i;
}

const REG_NAMES = Object.keys(REG).filter((name) => name !== 'first');

function registersOf(addr: EffectAddr, regs: readonly (readonly number[])[]): RegisterInfo[] {
  if (addr < 0) return [];
  const low = lowered(effAt(addr));
  const named = new Map([...low.names].map(([name, { at }]) => [at, name]));
  return regs.flatMap((values, i) => {
    if (values.length === 0) return [];
    const name = named.get(i) ?? REG_NAMES[i] ?? `#${i}`;
    const holds = low.holdsCards[i] === true;
    return [{ name, cards: holds ? values.map(idOf) : [], numbers: holds ? [] : [...values] }];
  });
}

const WINDOW_WORDS = Object.entries(WINDOW) as [string, number][];

function windowOf(s: State): WindowInfo | null {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const f = s.frames[i]!;
    const { step } = stepName(f.proc, f.step);
    if (f.proc === PROC.window) {
      const flags = WINDOW_WORDS.filter(([, bit]) => (f.v[WV.flags]! & bit) !== 0).map(([word]) => word);
      return { proc: 'window', step, flags, toAct: f.v[WV.toAct] as PlayerId, passes: f.v[WV.passes]! };
    }
    if (f.proc === PROC.chain)
      return { proc: 'chain', step, flags: [], toAct: f.v[CV.toAct] as PlayerId, passes: f.v[CV.passes]! };
  }
  return null;
}

function modsOf(s: State): ModInfo[] {
  const d = derived(s);
  const all = [d.stats, d.treats, d.controls, d.bans, d.shields, d.tolls, d.gains, d.caps, d.others].flat();
  return all.toSorted((a, b) => a.stamp - b.stamp).map((a) => modInfo(s, a));
}

function modInfo(s: State, a: Active): ModInfo {
  const { lingering: m, mod, src, you } = a;
  return {
    src,
    addr: a.eff.addr,
    mod,
    n: numberOf(s, staticCtx(s, a), mod, m?.n ?? null),
    you,
    on: m?.on ?? -1,
    player: m?.player ?? -1,
    until: m === null ? 'static' : (UNTILS[m.until] ?? ''),
    phase: m === null ? '' : (PHASES[m.untilPhase] ?? ''),
    of: m?.untilOf ?? -1,
    left: m?.left ?? 0,
  };
}

/** The number of a lingering one is frozen; one of a continuous effect that is about each card it is on has none by itself. */
function numberOf(s: State, c: Ctx, mod: Mod, frozen: number | null): number | null {
  const n = mod.k === 'add' ? mod.n : mod.k === 'set' || mod.k === 'base' ? mod.to : null;
  if (n === null) return null;
  if (frozen !== null) return frozen;
  return typeof n === 'number' ? n : aboutEach(n) ? null : valueOf(s, c, n);
}
const aboutEach = (n: unknown): boolean => JSON.stringify(n).includes('"it"');

const USE_WIDTH = 5;
const SHARED = 1_000_000;
const SPANS: readonly Limit['per'][] = ['turn', 'duel', 'chain', 'faceUp'];

function usesOf(s: State): UseInfo[] {
  const uses: UseInfo[] = [];
  for (let i = 0; i < s.uses.length; i += USE_WIDTH) {
    const [key = 0, who = 0, , span = 0, n = 0] = s.uses.slice(i, i + USE_WIDTH);
    const [code = '0', share = ''] = key < SHARED ? [] : wordOf(key - SHARED).split('/');
    uses.push({
      addr: key < SHARED ? key : -1,
      code: Number(code),
      share,
      card: who >= 0 ? who : -1,
      player: who >= 0 ? -1 : asPlayer(-1 - who),
      per: SPANS[span] ?? '',
      n,
    });
  }
  return uses;
}
