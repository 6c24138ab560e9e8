/** The explicit stack: rules procedures and running effects are frames (DESIGN §0.2, §5). */
import type { About, Decision, DecisionKind, Option, Purpose } from '../decision.ts';
import type { Frame, State } from '../state.ts';
import type { CardId, EffectAddr, PlayerId } from '../types.ts';

/** Kinds of frame. The numbers are part of saved states. */
export const PROC = {
  duel: 0,
  turn: 1,
  main: 2,
  battlePhase: 3,
  attack: 4,
  damageStep: 5,
  window: 6,
  chain: 7,
  activate: 8,
  ops: 9,
  normalSummon: 10,
  flipSummon: 11,
  procedure: 12,
  handLimit: 13,
  sortOut: 14,
  tolls: 15,
  inOrder: 16,
} as const;
/** Number of a Main Phase's frame that says whether its player has done something in it. */
export const MAIN_BEGUN = 1;
/** Number of a Battle Phase's frame that says which of its steps it is in, besides the Damage Steps (GAP-01). */
export const BATTLE_PART = 1;
export const BATTLE_PARTS = { start: 0, battle: 1, end: 2 } as const;
export type ProcName = keyof typeof PROC;
export const PROC_NAMES = Object.keys(PROC) as ProcName[];

export function push(s: State, proc: number, v: number[], regs: number[][] = [], step = 0): Frame {
  const f: Frame = { proc, step, v, regs, ret: 0 };
  s.frames.push(f);
  return f;
}

/** Steps of the Summon procedures at which the price is paid and the monster still to come; their player is v[0]. */
export const ARRIVING = { normal: 2, procedure: 2 } as const;

/** How many frames had begun when the running one took its turn: those above were pushed since, and wait. */
let begun = 0;
export const takeTurn = (s: State): void => {
  begun = s.frames.length;
};
/** Those that have begun, from the bottom up. Only while a duel runs. */
export const begunFrames = (s: State): readonly Frame[] => s.frames.slice(0, begun);

/** Ends the running frame; its result is left in the frame below. */
export function pop(s: State, ret = 0): void {
  s.frames.pop();
  const below = s.frames[s.frames.length - 1];
  if (below !== undefined) below.ret = ret;
}

const NO_CHOSEN: readonly CardId[] = [];

export interface Asking {
  purpose: Purpose;
  card?: CardId;
  addr?: EffectAddr;
  min?: number;
  max?: number;
  chosen?: readonly CardId[];
  what?: number;
}

/** Stops the run with a decision. The frame that asked goes on, with `s.answer`, when it is taken. */
export function ask(
  s: State,
  player: PlayerId,
  kind: DecisionKind,
  options: readonly Option[],
  a: Asking,
): void {
  const about: About = {
    purpose: a.purpose,
    card: a.card ?? -1,
    addr: a.addr ?? -1,
    min: a.min ?? 1,
    max: a.max ?? 1,
    chosen: a.chosen ?? NO_CHOSEN,
    what: a.what ?? -1,
  };
  const d: Decision = { player, kind, options, about };
  s.decision = d;
}

/** The option just chosen. @throws Error when none was: a fault of the procedure. */
export function takeAnswer(s: State): Option {
  const a = s.answer;
  if (a === null) throw new Error(`no answer for ${describeFrames(s)}`);
  s.answer = null;
  return a;
}

/** Frames told of a stack; one that has run wild is far deeper. */
const MOST_TOLD = 24;

/** The frame stack in words, for faults: the topmost frames. */
export function describeFrames(s: State): string {
  const told = s.frames
    .slice(-MOST_TOLD)
    .map((f) => `${PROC_NAMES[f.proc] ?? f.proc}:${f.step}[${f.v.join(',')}]`)
    .join(' > ');
  const below = s.frames.length - MOST_TOLD;
  return below > 0 ? `${below} frames > ${told}` : told;
}
