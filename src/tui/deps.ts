import type { Reason } from '../engine/index.ts';
import type { LabDesk } from '../lab/index.ts';
import type { MatchView } from '../session/matchTypes.ts';
import type { ReplayView } from '../session/replayView.ts';
import type { PromptPolicy, PromptWindows, Session, SessionWays } from '../session/types.ts';
import type { LanguageCode, Strings } from '../strings/index.ts';
import type { Saying } from '../strings/saying.ts';
import type { LessonId } from './model/lessons.ts';

/** A duel in progress; one whose timeline can be walked says so by being able to. */
export type TuiSession = Session & Partial<SessionWays>;

/** What the next duel is played with. */
export interface DuelChoice {
  /** Ids of decks. */
  deck: string;
  opponentDeck: string;
  /** Id of the opponent's level. */
  against: string;
  /** Best of three. */
  match?: boolean;
  /** A duel of its own that begins with the choices of a replay up to one of them. */
  from?: { path: string; at: string | undefined; seat: 'me' | 'them' };
}

/** A match, as far as the screens need it. */
export interface TuiMatch {
  get(): MatchView;
  subscribe(listener: () => void): () => void;
  /** Exchanges a card of the deck for one of the Side Deck. Throws an error that says why it is refused. */
  swap(out: number, into: number): void;
  takeBack(): boolean;
  reset(): boolean;
  sided(): void;
  chooseFirst(first: 0 | 1): void;
  duel(): { session: TuiSession };
  leave(): boolean;
}

export interface DeckEntry {
  id: string;
  name: string;
  /** Where it comes from: `starter`, `goat`, `own`. */
  group: string;
  /** Passcodes. */
  main: readonly number[];
  extra: readonly number[];
  side: readonly number[];
  /** Why it cannot be played here, in one line; null if it can. */
  problem: string | null;
}

export interface Level {
  id: string;
  name: string;
}

export interface HistoryEntry {
  /** ISO. */
  at: string;
  format: string;
  /** Names: own deck, the other side's. */
  decks: readonly [string, string];
  opponent: string;
  result: 'won' | 'lost' | 'drawn';
  reason: Reason;
  turns: number;
  lp: readonly [number, number];
  /** File name of its replay; empty or missing if none was kept. */
  replay?: string;
  /** Something was taken back in it, or it does not count for another reason. */
  casual?: boolean;
  /** Of a match: its duels; the rest is told of the last one. */
  duels?: readonly { result: 'won' | 'lost' | 'drawn'; replay: string }[];
}

/** How long each play of the other side stays before the next one is shown. */
export const PACES = { fast: 0, normal: 400, slow: 1000 } as const;
export type Pace = keyof typeof PACES;

export interface TuiSettings {
  language: LanguageCode;
  prompts: PromptPolicy;
  /** Windows with a policy of their own. */
  promptWindows: PromptWindows;
  ascii: boolean;
  /** `auto`, or one of `COLOURS`. */
  colours: string;
  pace: Pace;
  /** What was played last. */
  deck: string;
  opponentDeck: string;
  against: string;
  /** Command → keys, for commands whose keys the player has changed. */
  keys: Readonly<Record<string, readonly string[]>>;
  /** Ids of the lessons that were brought to their end. */
  lessons: readonly string[];
}

/** A duel that was left before its end. */
export interface SavedDuel {
  /** `turn 7 against Kaiba, 3 hours ago`. */
  text: string;
  /** What `startDuel` goes on with it for. */
  choice: DuelChoice;
  /** What `replay` shows of it, of a match its duels in their order; missing where nothing can be looked at. */
  files?: readonly string[];
}

/** The duels that can be gone on with, the newest first. */
export function savedDuels(deps: TuiDeps): readonly SavedDuel[] {
  if (deps.saves !== undefined) return deps.saves();
  const last = deps.saved?.() ?? null;
  return last === null ? [] : [last];
}

export interface PuzzleEntry {
  id: string;
  title: Readonly<Record<LanguageCode, string>>;
  hint: Readonly<Record<LanguageCode, string>>;
  difficulty: 1 | 2 | 3;
  solved: boolean;
}

/** The puzzles, as far as the screens need them. */
export interface Puzzles {
  count(): { solved: number; of: number };
  list(): Promise<readonly PuzzleEntry[]>;
  /** Puts one on the table; rejects with a message for the player. */
  start(id: string): Promise<Session>;
}

/** All that the terminal client needs from the rest of the program. */
export interface TuiDeps {
  version: string;
  /** Display name of the format that is played. */
  format: string;
  /** Sets up a duel and resolves when its first decision is near; rejects with a message for the player. */
  startDuel(choice: DuelChoice): Promise<TuiSession>;
  /** For a choice of a match. */
  startMatch?: (choice: DuelChoice) => Promise<TuiMatch>;
  /** A replay of the history to look at; rejects with a message for the player. */
  replay?: (name: string) => Promise<ReplayView>;
  /** Opens the lab; `words` are what it says. */
  lab?: (words: Strings['lab']) => Promise<LabDesk>;
  /** A lesson of the course for a first duel, in the player's language. */
  startLesson?: (id: LessonId) => Promise<TuiSession>;
  decks(): readonly DeckEntry[];
  levels(): readonly Level[];
  /** Newest first. */
  history(): readonly HistoryEntry[];
  /** The duel left last, to go on with; null if there is none. Without this the client says that leaving ends a duel. */
  saved?: () => SavedDuel | null;
  /** All duels that were left, the newest first; `saved` alone gives the first of them. */
  saves?: () => readonly SavedDuel[];
  /** Without them the client has none. */
  puzzles?: Puzzles;
  settings: {
    get(): TuiSettings;
    set(change: Partial<TuiSettings>): void;
  };
  /** Straight into this duel, without the menu first. */
  play?: DuelChoice;
  /** Straight to the lessons. */
  openLearn?: true;
  /** Straight into the lab: a line of its console to begin with, or null. */
  openLab?: string | null;
  /** Something to tell on the first screen: a store that had to be set aside and the like. */
  notice?: string;
  /** Whom to tell what cannot be written or read while the client runs. */
  report?: (tell: (problem: Saying) => void) => void;
}
