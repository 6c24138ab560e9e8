import { useSyncExternalStore } from 'react';

/** An immutable value and those who watch it. */
export interface Store<T> {
  get(): T;
  /** Replaces some keys; nobody is told when all of them have the same values already. */
  set(change: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      const keys = Object.keys(change) as (keyof T)[];
      if (keys.every((key) => Object.is(change[key], value[key]))) return;
      value = { ...value, ...change };
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of a store; `select` must give the same reference as long as nothing it shows has changed. */
export function useStore<T, S>(store: Readable<T>, select: (value: T) => S): S {
  const read = (): S => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
