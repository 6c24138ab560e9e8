/** A match in progress as screens and line mode see it. */
import type { PlayerId } from '../engine/index.ts';
import type { Seat } from './duel.ts';
import type { MatchDue } from './matchProgress.ts';
import type { DuelPlan, DuelTable, OpenDuel } from './start.ts';
import type { DuelEnd } from './types.ts';

/** As for a duel; who sits there is asked anew for each one. */
export interface MatchTable extends Omit<DuelTable, 'seats' | 'ended' | 'reopened' | 'closed'> {
  seats(plan: DuelPlan): [Seat, Seat];
}

export interface MatchView {
  names: readonly [string, string];
  /** The person at the screen; with two of them the first. */
  me: PlayerId;
  /** Both players are persons. */
  shared: boolean;
  /** Winners of the duels played, -1 a draw. */
  results: readonly (PlayerId | -1)[];
  due: MatchDue;
}

/** Between its duels a match is answered here; its duels are sessions of their own. */
export interface Match {
  get(): MatchView;
  subscribe(listener: () => void): () => void;
  /** Exchanges cards for the player who is to change his deck. Throws SideRefused. */
  swap(out: number, into: number): void;
  takeBack(): boolean;
  /** The deck as registered; false where it is. */
  reset(): boolean;
  /** The deck is final for the next duel. Throws SideRefused. */
  sided(): void;
  /** The answer of the player who is to say who begins. */
  chooseFirst(first: PlayerId): void;
  /** The duel that is due: begun, or gone on with where it was left. */
  duel(): OpenDuel;
  /** The next duel as far as it is settled. */
  plan(): DuelPlan;
  /** How the duels ended that were played. */
  ends(): readonly DuelEnd[];
  /** Empty when it is kept nowhere. */
  file(): string;
  /** Nothing more is written: another client may go on. False: nothing was chosen in it, and it is not kept. */
  leave(): boolean;
}
