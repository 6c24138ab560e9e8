import type { EventView, PlayerId, State } from '../engine/index.ts';
import type {
  DuelEnd,
  Moved,
  PassUntil,
  PromptPolicy,
  PromptWindows,
  Snapshot,
  TimelineRow,
} from '../session/types.ts';
import type { Strings } from '../strings/index.ts';
import type { SideAnswer, SideAsked } from './sideTalk.ts';

/** A duel's end, as told to the one who plays. */
export interface ToldEnd extends DuelEnd {
  /** Where the replay lies; empty when nothing is kept. */
  path: string;
  /** Something was taken back: it counts as casual. */
  casual?: boolean;
  /** With both players at one input: their names. */
  names?: readonly [string, string];
}

/** What an answer can be besides an option. */
export type Answer =
  /** `rest`: the like questions that follow in a row are answered so too. */
  | { k: 'option'; i: number; rest?: true }
  | { k: 'proceed' }
  | { k: 'surrender' }
  | { k: 'undo' }
  | { k: 'redo' }
  | { k: 'timeline' }
  | { k: 'jump'; n: number }
  | { k: 'pass'; until: PassUntil | null }
  | { k: 'prompts'; policy: PromptPolicy; windows: PromptWindows }
  /** End of input, or a wish to stop: the duel is kept. */
  | { k: 'leave' };

/** How a duel is talked about with whoever plays it: as sentences or as JSON. */
export interface Talk {
  /** Programs are asked everything and wait for nothing. */
  readonly everything: boolean;
  readonly strings: Strings;
  event(event: EventView, text: string): void;
  /** In place of `event`, where both players are at one input: called for player 0, then for player 1. */
  hear?(player: PlayerId, event: EventView, text: string): void;
  /** Asks until there is an answer that fits. */
  ask(snapshot: Snapshot, state: State): Promise<Answer>;
  /** A pause that is left by any answer. */
  pause(snapshot: Snapshot, state: State): Promise<Answer>;
  /** A question outside a duel, such as who begins; the index of the answer, or null at the end of input. */
  question(
    player: PlayerId,
    kind: string,
    prompt: string,
    choices: readonly string[],
  ): Promise<number | null>;
  /** Between the duels of a match: one exchange with the Side Deck, or that there is no more. */
  side(asked: SideAsked): Promise<SideAnswer>;
  /** The choices of the duel, and where it stands. */
  timeline(rows: readonly TimelineRow[], names: readonly [string, string]): void;
  /** The duel stands somewhere else now. */
  moved(moved: Moved): void;
  /** When one is asked from now on. */
  prompts(policy: PromptPolicy): void;
  /** Why an answer was not carried out. */
  refuse(text: string): void;
  say(text: string): void;
  /** A step before the first draw. */
  opening(text: string): void;
  end(end: ToldEnd): void;
  /** After a match of several duels. `names` where both players are at one input. */
  match(winner: PlayerId | null, duels: readonly ToldEnd[], names: readonly [string, string] | null): void;
  /** `turn` null: between two duels of a match. */
  saved(path: string, turn: number | null): void;
}
