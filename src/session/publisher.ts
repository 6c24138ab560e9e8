/** A value that is built anew after every change, and those who watch it or wait for it to come to rest. */
export interface Publisher<T> {
  get(): T;
  /** Builds it and tells everybody. */
  publish(): void;
  /** The same where it comes to rest. */
  stop(): void;
  /** Resolves when it next comes to rest. */
  stopped(): Promise<void>;
  subscribe(listener: () => void): () => void;
  /** Nobody watches any more. */
  clear(): void;
}

export function createPublisher<T>(build: () => T): Publisher<T> {
  let value = build();
  let waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const publish = (): void => {
    value = build();
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    publish,
    stop: () => {
      publish();
      const resolve = waiting;
      waiting = [];
      for (const done of resolve) done();
    },
    stopped: () => new Promise((resolve) => waiting.push(resolve)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
