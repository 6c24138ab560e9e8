import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Lines of an input, asked for one at a time; null at its end. */
export interface Lines {
  next(): Promise<string | null>;
  /** Lines read so far. */
  readonly count: number;
  close(): void;
}

export function readLines(input: Readable): Lines {
  const reader = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const ready: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let ended = false;
  let count = 0;
  const settle = (line: string | null): void => {
    const give = waiting;
    waiting = null;
    give?.(line);
  };
  reader.on('line', (line) => {
    if (waiting === null) ready.push(line);
    else settle(line);
  });
  reader.on('close', () => {
    ended = true;
    settle(null);
  });
  return {
    next: async () => {
      const line =
        ready.shift() ??
        (ended
          ? null
          : await new Promise<string | null>((resolve) => {
              waiting = resolve;
            }));
      if (line !== null) count += 1;
      return line;
    },
    get count() {
      return count;
    },
    close: () => reader.close(),
  };
}
