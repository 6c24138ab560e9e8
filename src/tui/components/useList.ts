import { topFor } from '../model/find.ts';
import type { Handlers } from './commands.ts';
import { useKept } from './useKept.ts';

/** A place in a list and the window around it. */
export interface ListPlace {
  at: number;
  top: number;
  handlers: Handlers;
  to(place: number): void;
  /** To another list. */
  reset(): void;
}

/** A cursor in a list of `count` lines of which `rows` are shown; `name` tells the lists of one screen apart. */
export function useList(count: number, rows: number, start = 0, name = 'list'): ListPlace {
  const [wanted, setWanted] = useKept(name, start);
  const last = Math.max(0, count - 1);
  const at = Math.min(Math.max(0, wanted), last);
  const to = (place: number): void => setWanted(Math.min(Math.max(0, place), last));
  const page = Math.max(1, rows - 1);
  return {
    at,
    top: topFor(at, rows, count),
    handlers: {
      up: () => to(at - 1),
      down: () => to(at + 1),
      pageUp: () => to(at - page),
      pageDown: () => to(at + page),
      first: () => to(0),
      last: () => to(last),
    },
    to,
    reset: () => setWanted(0),
  };
}

/** A window over text without a cursor; it begins at the end when `fromEnd`. */
export function useScroll(count: number, rows: number, fromEnd = false): ListPlace {
  const end = Math.max(0, count - rows);
  const [wanted, setWanted] = useKept<number | 'end'>('scroll', fromEnd ? 'end' : 0);
  const top = wanted === 'end' ? end : Math.min(Math.max(0, wanted), end);
  const to = (place: number): void => {
    const next = Math.min(Math.max(0, place), end);
    // At the end it stays at the end while lines are added.
    setWanted(next === end && fromEnd ? 'end' : next);
  };
  const page = Math.max(1, rows - 1);
  return {
    at: top,
    top,
    handlers: {
      up: () => to(top - 1),
      down: () => to(top + 1),
      pageUp: () => to(top - page),
      pageDown: () => to(top + page),
      first: () => to(0),
      last: () => to(end),
    },
    to,
    reset: () => setWanted(0),
  };
}
