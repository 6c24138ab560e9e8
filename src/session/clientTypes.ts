/** What the screens ask of the rest of the program, as they see it. */
import type { Format, Reason } from '../engine/index.ts';
import type { LabDesk, LabWords } from '../lab/index.ts';
import type { Outcome, Records, Settings } from '../records/index.ts';
import type { LanguageCode } from '../strings/index.ts';
import type { ClientPuzzles } from './clientPuzzles.ts';
import type { DuelSession } from './duel.ts';
import type { Game } from './game.ts';
import type { LessonId } from './lessons/course.ts';
import type { Match } from './matchTypes.ts';
import type { LevelEntry } from './opponents.ts';
import type { ReplayView } from './replayView.ts';
import type { PromptPolicy, PromptWindows } from './types.ts';

export interface ClientDeck {
  id: string;
  name: string;
  /** Where it comes from: the folder of a shipped deck, `own` for a stored one, `file`. */
  group: string;
  main: readonly number[];
  extra: readonly number[];
  side: readonly number[];
  /** Why it cannot be played here; null if it can, and before the cards are loaded. */
  readonly problem: string | null;
}

export interface ClientOptions {
  format: Format;
  /** The format's cards, once they are loaded: the first frame does not wait for them. */
  game: Promise<Game>;
  records: Records;
  version: string;
  /** Decks that will be asked for by other words than an id or a name: files. Throws what `chooseDeck` throws. */
  wanted?: readonly string[];
  /** Seed of the first duel; the others have one of their own. */
  seed?: number;
  /** Who begins; decided anew for each duel by `toss`. */
  first?: 'me' | 'them' | 'toss';
  freshSeed: () => number;
  /** The language of this run; missing: the one that is set. */
  language?: LanguageCode;
}

/** What a duel is played with; `against` is a level, or `self` for two persons at one screen. */
export interface ClientChoice {
  deck: string;
  opponentDeck: string;
  against: string;
  /** Best of three. */
  match?: boolean;
  /** A duel that begins with choices of a replay; its decks are played, and `against` empty means who sat there. */
  from?: FromPlace;
}

export interface FromPlace {
  path: string;
  /** A choice as `choiceNamed` reads it. */
  at: string | undefined;
  seat: 'me' | 'them';
}

export interface ClientRecord {
  at: string;
  format: string;
  decks: readonly [string, string];
  opponent: string;
  result: Outcome;
  reason: Reason;
  turns: number;
  lp: readonly [number, number];
  /** File name of its replay, or empty. */
  replay: string;
  /** Something was taken back in it, or it does not count for another reason. */
  casual?: boolean;
  /** Of a match: its duels; the rest is told of the last one. */
  duels?: readonly { result: Outcome; replay: string }[];
}

export type ClientSettings = Pick<
  Settings,
  'ascii' | 'colours' | 'deck' | 'opponentDeck' | 'against' | 'keys' | 'lessons'
> & {
  language: LanguageCode;
  prompts: PromptPolicy;
  promptWindows: PromptWindows;
  /** How long each play of the other side stays on the screen. */
  pace: 'fast' | 'normal' | 'slow';
};

/** A duel that was left before its end. */
export interface ClientSave {
  /** `turn 7 against Kaiba, 3 hours ago`. */
  text: string;
  choice: ClientChoice;
  /** What `replay` shows of it: the save, or the duels of a match in their order. */
  files: readonly string[];
}

export interface Client {
  version: string;
  format: string;
  startDuel(choice: ClientChoice): Promise<DuelSession>;
  /** The replay or save of that name, to look at. Rejects with what cannot be read or played. */
  replay(name: string): Promise<ReplayView>;
  /** For a choice of a match. */
  startMatch(choice: ClientChoice): Promise<Match>;
  lab(words: LabWords): Promise<LabDesk>;
  /** A lesson of the course for a first duel, of which nothing is written. */
  startLesson(id: LessonId): Promise<DuelSession>;
  decks(): readonly ClientDeck[];
  levels(): readonly LevelEntry[];
  /** Newest first; of a match its last duel. */
  history(): ClientRecord[];
  /** Duels left before their end, newest first; only those in which the person has chosen something. */
  saves(): ClientSave[];
  /** The first of them, or null. */
  saved(): ClientSave | null;
  puzzles: ClientPuzzles;
  settings: { get(): ClientSettings; set(change: Partial<ClientSettings>): void };
}
