import type { DuelSetup, EventView, PlayerId, State } from '../engine/index.ts';
import type { CannotKeep } from '../records/index.ts';
import type { Strings } from '../strings/index.ts';
import type { Opponent } from './opponent.ts';
import type { MatchPlace } from './replayFile.ts';
import type { DuelPaper } from './timeline.ts';
import type { Tree } from './tree.ts';
import type { DuelEnd, PromptPolicy, PromptWindows, Session, SessionWays } from './types.ts';
import type { Words } from './words.ts';

export type Seat = { kind: 'person' } | { kind: 'opponent'; opponent: Opponent };

export interface DuelOptions {
  /** How the duel begins, or the position it begins in. */
  setup: DuelSetup | State;
  /** Format's display name. */
  format: string;
  names: readonly [string, string];
  seats: readonly [Seat, Seat];
  words: Words;
  /** Default English. */
  strings?: Strings;
  prompts?: PromptPolicy;
  windows?: PromptWindows;
  /** Milliseconds a play of an opponent stays on the screen before its next one; default 0. */
  pace?: number;
  /** Every decision is asked and nothing pauses: for programs. */
  everything?: boolean;
  /** With two persons at one screen: a pause before the other one may look. */
  handOver?: boolean;
  /** Who of them sits there is not known: a duel that is gone on with, or one after another. */
  unseated?: boolean;
  paper?: DuelPaper | null;
  /** What cannot be written is told and can be tried again, where a screen is there for it; else CannotKeep is thrown. */
  retries?: boolean;
  /** Choices of a save to go on from; all that lead to where it stands fit. */
  resume?: Tree;
  /** Line of the save from which on it did not fit and was left out, with the choice that is not possible there any more; empty where the end was another. */
  fitsTo?: { line: number; choice: string };
  /** Once the duel is over nothing of it can be taken back. */
  closed?: () => boolean;
  /** What a seat reads before the duel begins; -1 where nobody is "you". */
  opening?: (seat: PlayerId | -1) => readonly string[];
  /** Each event as a person's seat knows it. */
  heard?: (seat: PlayerId, event: EventView, text: string) => void;
  /** Missing for a single duel. */
  match?: MatchPlace;
  /** What is to be reached, shown all the time, and when the attempt is over though nobody has won. */
  goal?: { text: string; isOver: (state: State) => boolean };
  /**
   * The duel is over; returns the replay's file name, or an empty string, and what could not be written of the match it
   * belongs to. Throws CannotKeep when the duel itself could not be entered.
   */
  finished?: (end: DuelEnd, facts: { casual: boolean }) => { replay: string; late?: CannotKeep };
}

/** A session whose timeline can be walked. */
export interface DuelSession extends Session, SessionWays {
  /** Something was taken back. */
  readonly casual: boolean;
  /** A person has chosen something, be it taken back since. */
  readonly touched: boolean;
  readonly tree: Tree;
  /** The table itself: for programs that are no player. */
  readonly state: State;
  /** Resolves when a person is asked, at a pause and at the end: for programs that wait. */
  settled(): Promise<void>;
}
