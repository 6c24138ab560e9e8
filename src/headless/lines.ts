import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Lines of an input, asked for one at a time; null at its end. */
export interface Lines {
  next(): Promise<string | null>;
  /** Lines read so far. */
  readonly count: number;
  close(): void;
}

/** Where Ctrl-C is told. */
type Interrupts = Pick<NodeJS.EventEmitter, 'once' | 'off'>;

/**
 * Ctrl-C ends the input: whoever reads it keeps what is to be kept and says so. A second one ends the program.
 * @param interrupts null: nothing but its end ends the input
 */
export function readLines(
  input: Readable,
  interrupts: Interrupts | null = input === process.stdin ? process : null,
): Lines {
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
    interrupts?.off('SIGINT', interrupt);
    settle(null);
  });
  const interrupt = (): void => {
    // What was typed before and not read yet is not carried out any more.
    ready.length = 0;
    // The terminal has shown ^C on the line of the prompt.
    if (process.stdin.isTTY) process.stdout.write('\n');
    reader.close();
  };
  interrupts?.once('SIGINT', interrupt);
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
