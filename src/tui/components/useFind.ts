import { useInput } from 'ink';
import { useEffect, useMemo } from 'react';
import { matching } from '../../session/matching.ts';
import type { Place } from '../keys.ts';
import { topFor } from '../model/find.ts';
import { useStore } from '../store/store.ts';
import { useApp, useCommands } from './commands.ts';
import { type ListPlace, useList, useScroll } from './useList.ts';

/** A search in a list. */
export interface Find {
  isOpen: boolean;
  /** Indexes of the lines that are shown: all of them while nothing is searched. */
  lines: readonly number[];
  /** The marked one, as a place in `lines`. */
  at: number;
}

const PAGE = 8;

/**
 * `/` in a list: what is typed leaves only the lines that hold it; Enter goes to the marked one, Esc clears. While it is
 * open no other key is a command (`useCommands`), and the footer shows what is typed. One list of a screen may be searched
 * at a time: `isActive` says which.
 */
export function useFind({
  place,
  texts,
  onEnter,
  onMark,
  isActive = true,
  start = 0,
}: {
  place: Place;
  texts: readonly string[];
  /** The line that is marked before anything is typed. */
  start?: number;
  /** Gets the line that was chosen. */
  onEnter: (line: number) => void;
  /** Told which line is marked while searching. */
  onMark?: (line: number) => void;
  isActive?: boolean;
}): Find {
  const app = useApp();
  const { state } = app;
  const find = useStore(state, (now) => (isActive ? now.find : null));
  const typed = find?.text ?? null;
  const lines = useMemo(() => matching(texts, typed ?? ''), [texts, typed]);
  const at = Math.min(find?.at ?? 0, Math.max(0, lines.length - 1));
  const set = (text: string, place: number, shown: readonly number[]): void => {
    const last = Math.max(0, shown.length - 1);
    const to = Math.min(Math.max(0, place), last);
    state.set({ find: { text, at: to, count: shown.length } });
    const line = shown[to];
    if (line !== undefined) onMark?.(line);
  };
  const type = (text: string): void => set(text, text === '' ? start : 0, matching(texts, text));
  useCommands(place, isActive ? { find: () => type('') } : {});
  useInput(
    (input, key) => {
      if (typed === null) return;
      if (key.escape) state.set({ find: null });
      else if (key.return) {
        state.set({ find: null });
        const line = lines[at];
        if (line !== undefined) onEnter(line);
      } else if (key.upArrow) set(typed, at - 1, lines);
      else if (key.downArrow) set(typed, at + 1, lines);
      else if (key.pageUp) set(typed, at - PAGE, lines);
      else if (key.pageDown) set(typed, at + PAGE, lines);
      else if (key.backspace || key.delete) {
        if (typed === '') state.set({ find: null });
        else type(typed.slice(0, -1));
      } else if (input !== '' && !key.ctrl && !key.meta && !key.tab) type(typed + input);
    },
    { isActive: typed !== null },
  );
  // Another screen or another question has a list of its own.
  useEffect(() => () => state.set({ find: null }), [state]);
  return { isOpen: typed !== null, lines, at };
}

/** A list that can be searched: the lines to show, the mark among them, and the line of the whole list it stands on. */
export interface FoundList {
  isOpen: boolean;
  lines: readonly number[];
  /** The mark, in `lines`. */
  at: number;
  /** The first of `lines` that is shown. */
  top: number;
  /** The marked line of the whole list; -1 when nothing is found. */
  line: number;
  handlers: ListPlace['handlers'];
  to: ListPlace['to'];
  reset: ListPlace['reset'];
}

/** `start`: the line marked at first; `name` tells the lists of one screen apart. `onEnter` does more than going to the line that was found. */
export function useFoundList(
  place: Place,
  texts: readonly string[],
  rows: number,
  options: { start?: number; name?: string; isActive?: boolean; onEnter?: (line: number) => void } = {},
): FoundList {
  const list = useList(texts.length, rows, options.start, options.name);
  const { isActive = true } = options;
  const onEnter = (line: number): void => {
    list.to(line);
    options.onEnter?.(line);
  };
  const { isOpen, lines, at } = useFind({ place, texts, onEnter, isActive, start: list.at });
  const { handlers, to, reset } = list;
  if (!isOpen) return { isOpen, lines, at: list.at, top: list.top, line: list.at, handlers, to, reset };
  const top = topFor(at, rows, lines.length);
  return { isOpen, lines, at, top, line: lines[at] ?? -1, handlers, to, reset };
}

/** Text that can be searched: a window over it, or the lines found; Enter goes to the marked one. */
export function useFoundScroll(
  place: Place,
  texts: readonly string[],
  rows: number,
  fromEnd = false,
): Omit<FoundList, 'line' | 'to' | 'reset'> {
  const scroll = useScroll(texts.length, rows, fromEnd);
  const { isOpen, lines, at } = useFind({ place, texts, onEnter: scroll.to, start: scroll.top });
  const top = isOpen ? topFor(at, rows, lines.length) : scroll.top;
  return { isOpen, lines, at: isOpen ? at : -1, top, handlers: scroll.handlers };
}
