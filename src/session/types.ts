/**
 * One duel in progress as screens and line mode see it (DESIGN §17): plain TypeScript, no React. The session owns the state,
 * opponents and settings; a screen reads snapshots and answers with an option's index.
 */
import type { DecisionView, EventView, PlayerId, PlayerView, Reason } from '../engine/index.ts';

/** When the player is asked whether to respond. */
export const PROMPT_POLICIES = ['always', 'when it matters', 'never'] as const;
export type PromptPolicy = (typeof PROMPT_POLICIES)[number];
/** A policy as it stands in the settings; what is none of them means the middle one. */
export const promptPolicy = (word: string): PromptPolicy =>
  PROMPT_POLICIES.find((policy) => policy === word) ?? 'when it matters';

export interface LogLine {
  /** Counts from 0 over the whole duel. */
  n: number;
  turn: number;
  /** Who acted, -1 nobody. */
  player: PlayerId | -1;
  text: string;
  /** The event it says, for details. */
  event: EventView;
  /** Life Points right after it, by player; missing in lines that no session has written. */
  lp?: readonly [number, number];
}

export interface DuelEnd {
  winner: PlayerId | -1;
  reason: Reason;
  turns: number;
  lp: [number, number];
  /** Replay file name, or empty. */
  replay: string;
}

/** Immutable; a new object after every change. */
export interface Snapshot {
  /** The seat of the person at the screen. */
  seat: PlayerId;
  names: readonly [string, string];
  /** Format's display name. */
  format: string;
  view: PlayerView;
  /** What the person at the screen is asked now; null while the other seat or a pause has the word. */
  decision: DecisionView | null;
  /** An information pause ("Kaiba activates Trap Hole"), answered by `proceed()`. */
  pause: string | null;
  thinking: boolean;
  log: readonly LogLine[];
  prompts: PromptPolicy;
  end: DuelEnd | null;
  /** A fault of the opponent's worker that was survived, for the log. */
  notice: string | null;
}

export interface Session {
  get(): Snapshot;
  /** Called after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Answers the present decision with the option's index `i`. Throws RangeError on an index that is not offered. */
  choose(i: number): void;
  /** Leaves an information pause. */
  proceed(): void;
  setPrompts(policy: PromptPolicy): void;
  /** Passes every response window until the turn ends. */
  passUntilTurnEnds(): void;
  surrender(): void;
  /** Stops the opponent's worker and closes files. */
  dispose(): Promise<void>;
}
