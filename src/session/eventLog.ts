import { type Event, type EventView, maskEvent, type PlayerId, type State } from '../engine/index.ts';
import type { LogLine } from './types.ts';
import { watchedEvent } from './watched.ts';
import type { Words } from './words.ts';

/** The lines one seat has read so far. `lines` is a new array after every change. */
export interface EventLog {
  /** -1: of somebody who only watches and sees both hands. */
  readonly seat: PlayerId | -1;
  readonly lines: readonly LogLine[];
  /** Masks and says an event; called while it happens, since what is known of a card changes with it. `quiet`: for the log only. */
  add(state: State, event: Event, quiet?: boolean): LogLine | null;
  /** Has read these lines and no others: those of another moment of the duel. */
  bring(lines: readonly LogLine[]): void;
}

/** `opening`: what is told before the duel begins. */
export function createEventLog(
  seat: PlayerId | -1,
  words: Words,
  names: readonly [string, string],
  heard: (event: EventView, text: string) => void = () => {},
  opening: readonly string[] = [],
): EventLog {
  let lines: readonly LogLine[] = [];
  let fresh: LogLine[] = [];
  const settled = (): readonly LogLine[] => {
    if (fresh.length > 0) lines = [...lines, ...fresh];
    fresh = [];
    return lines;
  };
  return {
    seat,
    get lines() {
      return settled();
    },
    add: (state, event, quiet = false) => {
      const view = seat === -1 ? watchedEvent(state, event) : maskEvent(state, event, seat);
      const lp = [state.players[0].lp, state.players[1].lp] as const;
      if (event.k === 'duel') {
        for (const text of opening)
          fresh.push({ n: fresh.length, turn: event.turn, player: -1, text, event: view, lp });
      }
      const text = words.event(view, seat, names);
      if (!quiet) heard(view, text);
      if (text === '') return null;
      const player = event.k === 'turn' || event.k === 'phase' ? state.turnPlayer : event.player;
      const line = { n: lines.length + fresh.length, turn: event.turn, player, text, event: view, lp };
      fresh.push(line);
      return line;
    },
    bring: (read) => {
      lines = read;
      fresh = [];
    },
  };
}
