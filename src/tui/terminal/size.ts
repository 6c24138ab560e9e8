export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The terminal's size as a store: a new object only when it has changed. */
export interface SizeStore {
  get(): Size;
  subscribe(listener: () => void): () => void;
}

interface Sized {
  columns?: number;
  rows?: number;
  on(event: 'resize', listener: () => void): unknown;
  off(event: 'resize', listener: () => void): unknown;
}

export interface LiveSize extends SizeStore {
  close(): void;
}

/** Follows a terminal; 80×24 where it does not say. */
export function liveSize(stdout: Sized): LiveSize {
  const read = (): Size => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 });
  const listeners = new Set<() => void>();
  let size = read();
  const resized = (): void => {
    const now = read();
    if (now.columns === size.columns && now.rows === size.rows) return;
    size = now;
    for (const listener of listeners) listener();
  };
  stdout.on('resize', resized);
  return {
    get: () => size,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => stdout.off('resize', resized),
  };
}

/** A size that never changes, for tests. */
export function fixedSize(columns: number, rows: number): SizeStore {
  const size = { columns, rows };
  return { get: () => size, subscribe: () => () => {} };
}
