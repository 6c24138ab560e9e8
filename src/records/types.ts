/** What the client keeps between two runs. Everything is plain JSON; unknown keys are left as they are. */

import type { Reason } from '../engine/index.ts';
import type { Saying } from '../strings/saying.ts';

/** Choices that outlive a duel. A key that is missing means its default. */
export interface Settings {
  /** `en`, `es`, `pt`, `it`; empty: the system's. */
  lang: string;
  /** Name of the person at the screen. */
  name: string;
  /** `always`, `when it matters`, `never`. */
  prompts: string;
  /** For some windows another of these words, by `PROMPT_WINDOWS`. */
  promptWindows: Record<string, string>;
  /** What was played last: the next duel begins with it. */
  format: string;
  /** Names or ids of decks. */
  deck: string;
  opponentDeck: string;
  against: string;
  /** Borders and marks without Unicode. */
  ascii: boolean;
  /** `auto`, `dark`, `light`, `basic`, `none`. */
  colours: string;
  /** How long a play of the other side stays: `fast`, `normal`, `slow`. */
  pace: string;
  /** Command → keys, for commands whose keys the player has changed. */
  keys: Record<string, string[]>;
  /** Ids of the lessons that were brought to their end. */
  lessons: string[];
  [more: string]: unknown;
}

export interface StoredDeck {
  name: string;
  /** Passcodes. */
  main: number[];
  extra: number[];
  side: number[];
  /** When it was last written, ISO. */
  changed: string;
}

export type Outcome = 'won' | 'lost' | 'drawn';

export interface DuelRecord {
  result: Outcome;
  reason: Reason;
  turns: number;
  seed: number;
  /** Who began: 0 the person at the screen, 1 the other side. */
  first: 0 | 1;
  lp: [number, number];
  /** File name in the folder of replays, or empty. */
  replay: string;
}

/** One duel or match that was played to its end (a match has two duels or three): at most 300 bytes for a duel. */
export interface HistoryRecord {
  /** ISO, to the second. */
  at: string;
  format: string;
  /** Names: own deck, the other side's. */
  decks: [string, string];
  opponent: string;
  /** Level of the opponent; `self` when one person played both sides. */
  level: string;
  result: Outcome;
  duels: DuelRecord[];
  /** Of a match: the name that its replays know it by. */
  match?: string;
  /** House rules: parameters changed for it, by id. */
  rules?: Record<string, unknown>;
  /** Something was taken back, or both sides were played by one person. */
  casual?: boolean;
}

/** Told to the player: a store that had to be set aside and the like. */
export type Report = (notice: Saying) => void;
