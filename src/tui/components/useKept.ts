import { useState } from 'react';
import type { Screen } from '../store/app.ts';
import { useApp } from './commands.ts';

/** What screens have left behind; it goes when they do. */
const KEPT = new WeakMap<Screen, Map<string, unknown>>();

function keptBy(screen: Screen | undefined): Map<string, unknown> {
  const kept = (screen && KEPT.get(screen)) ?? new Map<string, unknown>();
  if (screen !== undefined) KEPT.set(screen, kept);
  return kept;
}

/**
 * State of a screen that is still there when one comes back to it from a screen above. Another time the screen is opened it
 * begins with `initial`. `name` tells the states of one screen apart.
 */
export function useKept<T>(name: string, initial: T): [T, (value: T) => void] {
  const app = useApp();
  // A screen is on top of the others when it is first drawn.
  const [kept] = useState(() => keptBy(app.state.get().stack.at(-1)));
  const [value, setValue] = useState<T>(() => (kept.has(name) ? (kept.get(name) as T) : initial));
  const set = (next: T): void => {
    kept.set(name, next);
    setValue(next);
  };
  return [value, set];
}
