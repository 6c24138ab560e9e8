import type { Session, Snapshot } from '../../session/types.ts';
import type { Readable } from './store.ts';

/** Where time comes from; tests bring their own. */
export interface Clock {
  now(): number;
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** What a session shows on the screen, play by play. */
export interface Shown extends Readable<Snapshot> {
  /** Plays are waiting to be shown. */
  behind(): boolean;
  /** Shows the newest state at once. */
  catchUp(): void;
  /** The player has just acted: what comes of it is shown without delay. */
  acted(): void;
  dispose(): void;
}

/** Frames that nobody waits for come no faster than this, ms. */
const FRAME = 33;
/** More plays waiting than this are shown faster. */
const MANY = 6;

/**
 * A session changes as fast as the opponent thinks. Each snapshot with a new line in the log stays for `pace`
 * ms before the next one is shown, so that every play is seen; snapshots without one replace each other.
 */
export function showSession(session: Session, pace: () => number, clock: Clock = realClock): Shown {
  const listeners = new Set<() => void>();
  let shown = session.get();
  let waiting: Snapshot[] = [];
  let shownAt = Number.NEGATIVE_INFINITY;
  let stopTimer: (() => void) | null = null;

  const plays = (snapshot: Snapshot): number => snapshot.log.length;
  const show = (snapshot: Snapshot): void => {
    if (plays(snapshot) > plays(shown)) shownAt = clock.now();
    shown = snapshot;
    for (const listener of [...listeners]) listener();
  };
  const wait = (): void => {
    if (stopTimer !== null || waiting.length === 0) return;
    const interval = pace() / Math.max(1, waiting.length / MANY);
    const due = shownAt + Math.max(interval, FRAME) - clock.now();
    stopTimer = clock.after(Math.max(0, due), () => {
      stopTimer = null;
      const next = waiting.shift();
      if (next !== undefined) show(next);
      wait();
    });
  };
  const changed = (): void => {
    const snapshot = session.get();
    if (snapshot === (waiting.at(-1) ?? shown)) return;
    const last = waiting.at(-1) ?? shown;
    const isPlay = plays(snapshot) > plays(last);
    if (waiting.length === 0 && (!isPlay || clock.now() - shownAt >= Math.max(pace(), FRAME))) {
      show(snapshot);
      return;
    }
    if (waiting.length > 0 && (!isPlay || pace() === 0)) waiting[waiting.length - 1] = snapshot;
    else waiting.push(snapshot);
    wait();
  };
  const catchUp = (): void => {
    const last = waiting.at(-1);
    waiting = [];
    stopTimer?.();
    stopTimer = null;
    if (last !== undefined) show(last);
  };
  const stop = session.subscribe(changed);

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    behind: () => waiting.length > 0,
    catchUp,
    acted() {
      catchUp();
      shownAt = Number.NEGATIVE_INFINITY;
    },
    dispose() {
      stop();
      stopTimer?.();
      waiting = [];
      listeners.clear();
    },
  };
}
