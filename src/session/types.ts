/**
 * One duel in progress as screens and line mode see it (DESIGN §17): plain TypeScript, no React. The session owns the state,
 * opponents and settings; a screen reads snapshots and answers with an option's index.
 */
import type {
  DecisionView,
  EventView,
  Handle,
  Phase,
  PlayerId,
  PlayerView,
  Reason,
  WhyView,
} from '../engine/index.ts';
import type { Forecast } from './forecast.ts';
import type { MatchPlace } from './replayFile.ts';

/** When the player is asked whether to respond. */
export const PROMPT_POLICIES = ['always', 'when it matters', 'never'] as const;
export type PromptPolicy = (typeof PROMPT_POLICIES)[number];
/** A policy as it stands in the settings; what is none of them means the middle one. */
export const promptPolicy = (word: string): PromptPolicy =>
  PROMPT_POLICIES.find((policy) => policy === word) ?? 'when it matters';

/** The windows in which a player may respond: after what, or at the end of which phase. */
export const PROMPT_WINDOWS = [
  'summon',
  'attack',
  'card',
  'effect',
  'resolved',
  'damage',
  'draw',
  'standby',
  'main',
  'battle',
  'end',
] as const;
export type PromptWindow = (typeof PROMPT_WINDOWS)[number];
/** Windows with a policy of their own; the others follow the one for all. */
export type PromptWindows = Readonly<Partial<Record<PromptWindow, PromptPolicy>>>;

/**
 * How long a player passes every response window: until this turn ends, his next turn begins, an attack or a target is his,
 * or the chain has resolved.
 */
export const PASS_UNTIL = ['turnEnd', 'myTurn', 'aimed', 'chainEnd'] as const;
export type PassUntil = (typeof PASS_UNTIL)[number];

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

/** A choice of the duel as it is listed; where a way was left for another, the other stands one step further in. */
export interface TimelineRow {
  /** Counts the choices of the duel in the order in which they were first made; 0 the start. It never changes. */
  n: number;
  /** The choice it was made after; 0 also for the start itself. */
  after: number;
  /** The turn it was made in; 0 the start. */
  turn: number;
  /** Who chose, -1 nobody. */
  player: PlayerId | -1;
  /** What the one who looks knows of it; empty at the start. */
  text: string;
  depth: number;
  /** On the way to where the duel stands. */
  main: boolean;
  /** The duel stands after it. */
  here: boolean;
}

/** A step along the timeline that makes no choice. */
export interface Moved {
  by: 'undo' | 'redo' | 'unpick' | 'jump';
  /** After which choice the duel stands now, and in which turn. */
  n: number;
  turn: number;
  /** What it has taken back, the oldest first, as the one who did it knows it; after `redo` what it has done again. */
  texts: readonly string[];
}

/** The timeline of a duel in progress. */
export interface SessionWays {
  canUndo(): boolean;
  canRedo(): boolean;
  /** What is asked is part of something begun that can be taken back without its counting. */
  canUnpick(): boolean;
  /** Back to where a person last chose, also from the end; false when there is nothing to take back. It makes the duel casual. */
  undo(): boolean;
  /** Again along the way last gone, to where a person chose next. */
  redo(): boolean;
  /** Back to where what is asked now was begun. */
  unpick(): boolean;
  /** To any choice by its number: null, or why not. It makes the duel casual. */
  jump(n: number): string | null;
  /** As the person at the screen knows it; empty while the screen is covered. */
  timeline(): readonly TimelineRow[];
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
  /** The option that answers as the like question before was answered; null where it is another question. */
  again: number | null;
  /** An information pause ("Kaiba activates Trap Hole"), answered by `proceed()`. */
  pause: string | null;
  thinking: boolean;
  log: readonly LogLine[];
  prompts: PromptPolicy;
  windows: PromptWindows;
  /** What the player at the screen does not want to be asked before; `over` in the first question after it. */
  passing: { until: PassUntil; over: boolean } | null;
  end: DuelEnd | null;
  /** What the battle under way (-1), or with each target that is offered, comes to unanswered; only what is known. */
  forecasts?: ReadonlyMap<number, Forecast>;
  /** A fault of the opponent's worker that was survived, for the log. */
  notice: string | null;
  /** The step along the timeline by which the duel came here, until the next choice. */
  moved?: Moved;
  /** The screen is handed over to that person: no hand is shown, neither on the table nor in the log. */
  handedTo?: PlayerId;
  /** It is not known which of two persons looks: the table shows what both see, and there is neither log nor timeline. */
  covered?: true;
  /** Two persons sit at this screen: players are called by their names, and nobody is "you". */
  shared?: true;
  /** Which duel of a match it is, and how the ones before it ended. */
  match?: MatchPlace;
  /** What is to be reached, in a puzzle. Its end has no winner when the attempt is over without one. */
  goal?: string;
  /** In a lesson of the course for a first duel. */
  lesson?: LessonShown;
  /** A duel that is only looked at: nothing is asked, nothing can be chosen. */
  replay?: ReplayShown;
}

/** Whose cards are seen in a replay. */
export type Eyes = PlayerId | 'both';

/** Where a replay stands. */
export interface ReplayShown {
  /** Choices that lead here, and to the end of this way. */
  at: number;
  of: number;
  /** Number of the choice in the file, 0 the start. */
  n: number;
  /** The choice that "play from here" goes on after: this one, or the one before it where the duel is over. */
  from: number;
  /** What was chosen last, as these eyes know it, and who chose; empty, and -1, at the start. */
  text: string;
  player: PlayerId | -1;
  eyes: Eyes;
  /** Those that may be taken. */
  open: readonly Eyes[];
  /** The seat that "play from here" calls one's own. */
  own: PlayerId;
  /** How the duel ended, where it is over here. */
  end: DuelEnd | null;
  /** From which line on the file fits no more, and why; only where what fits ends. */
  misfit: { line: number; reason: string } | null;
}

/** What a lesson says now. */
export interface LessonShown {
  id: string;
  title: string;
  /** Steps done, and how many there are. */
  step: number;
  steps: number;
  /** What to do next, or that the last choice led elsewhere (`astray`); empty when all is done. */
  text: string;
  astray: boolean;
  outcome: 'open' | 'done' | 'lost';
  /** What was learned. */
  summary: string;
}

/** What can be asked about: a card by its handle, or going on to a phase. */
export type WhyAbout = { card: Handle } | { phase: Phase };

export interface Session {
  get(): Snapshot;
  /** Why, and why not, as the seat at the screen may know it; null for a card that is not there any more, and while the screen is covered. */
  why(about: WhyAbout): WhyView | null;
  /** Called after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Answers the present decision with the option's index `i`; with `rest` also those like it that follow in a row. Throws RangeError on an index that is not offered. */
  choose(i: number, rest?: boolean): void;
  /** Leaves an information pause. */
  proceed(): void;
  setPrompts(policy: PromptPolicy, windows?: PromptWindows): void;
  /** Passes every response window until then; null asks again. Nothing happens while the screen is covered. */
  pass(until: PassUntil | null): void;
  /** Of the person at the screen; nothing happens while it is covered. */
  surrender(): void;
  /** Stops the opponent's worker and closes files. */
  dispose(): Promise<void>;
}
