import { EventEmitter } from 'node:events';
import { splitKeys } from './splitKeys.ts';

/** The part of a terminal's input stream that is used here. */
export interface KeySource {
  on(event: 'data' | 'end' | 'error', listener: (chunk: string) => void): unknown;
  off(event: 'data' | 'end' | 'error', listener: (chunk: string) => void): unknown;
  setEncoding(encoding: 'utf8'): unknown;
  setRawMode?(raw: boolean): unknown;
  resume(): unknown;
  pause(): unknown;
  ref?(): unknown;
  unref?(): unknown;
}

export interface KeyOptions {
  /** How long a key waits at most for the frame of the one before it, in ms of a loop that is not held up. */
  ackMs?: number;
  /** How long a lone Escape waits for the rest of a sequence, ms. */
  escapeMs?: number;
  /** The input has ended: the terminal is gone. */
  onEnd?: () => void;
}

/**
 * The wait for a frame is counted in steps of this, ms. While the program computes, no frame can be drawn; when it has
 * done, a timer that ran all the while fires before what was to be drawn. Of such a pause only one step counts.
 */
const STEP = 50;

/** Ctrl-C and Ctrl-Z: they mean the same at every moment. */
const LEAVING: readonly string[] = ['\u0003', '\u001A'];

/**
 * Escape as terminals with the kitty keyboard protocol send it. Ink holds a lone Escape back in case a sequence follows; that
 * was waited for here, so it is given in the form that Ink takes at once.
 */
export const ESCAPE_KEY = '\u001B[27u';

/** More typed ahead than this is a paste, not play. */
const MOST_WAITING = 500;

/**
 * The stdin that Ink reads. Ink loses or misreads keys that come in one chunk, and a key that comes before the
 * frame of the former has been drawn acts on what was shown earlier (pitfall 1). So every chunk is split, and
 * Ink is given one key at a time: the next goes when the root component has said `ack()`, which it does in an
 * effect of the render that the key caused.
 */
export class KeyStdin extends EventEmitter {
  readonly isTTY = true;
  private readonly source: KeySource;
  private readonly ackMs: number;
  private readonly escapeMs: number;
  private readonly onEnd: () => void;
  private readonly queue: string[] = [];
  private rest = '';
  private current: string | null = null;
  private waiting = false;
  private raw = false;
  private ackTimer: NodeJS.Timeout | undefined;
  private restTimer: NodeJS.Timeout | undefined;

  constructor(source: KeySource, options: KeyOptions = {}) {
    super();
    this.source = source;
    this.ackMs = options.ackMs ?? 2000;
    this.escapeMs = options.escapeMs ?? 15;
    this.onEnd = options.onEnd ?? (() => {});
    source.setEncoding('utf8');
    source.on('data', this.take);
    source.on('end', this.onEnd);
    source.on('error', this.onEnd);
    this.on('newListener', (event) => {
      if (event === 'readable') setImmediate(this.give);
    });
  }

  /** The frame of the key given last has been drawn. */
  readonly ack = (): void => {
    if (!this.waiting) return;
    this.waiting = false;
    clearTimeout(this.ackTimer);
    // Updates that the frame's effects asked for are drawn first.
    setImmediate(this.give);
  };

  /** Forgets the keys that wait: they were meant for what was on the screen before. */
  readonly drop = (): void => {
    this.queue.splice(0, this.queue.length, ...this.queue.filter((key) => LEAVING.includes(key)));
  };

  /** How many keys wait; for tests. */
  get pending(): number {
    return this.queue.length;
  }

  private readonly take = (chunk: string): void => {
    clearTimeout(this.restTimer);
    const { keys, rest } = splitKeys(this.rest + chunk);
    this.rest = rest;
    const room = Math.max(0, MOST_WAITING - this.queue.length);
    // An Enter typed before raw mode was on comes as a line feed.
    this.queue.push(...keys.slice(0, room).map((key) => (key === '\n' ? '\r' : key)));
    if (rest !== '') this.restTimer = setTimeout(this.flushRest, this.escapeMs);
    this.give();
  };

  private readonly flushRest = (): void => {
    // No more has come: the Escape key, and perhaps others typed after it.
    const [first = '', ...others] = this.rest;
    this.rest = '';
    this.queue.push(first, ...others);
    this.give();
  };

  private readonly give = (): void => {
    if (this.waiting || this.listenerCount('readable') === 0) return;
    const key = this.queue.shift();
    if (key === undefined) return;
    this.current = key;
    this.waiting = true;
    this.waitForAck(this.ackMs);
    this.emit('readable');
  };

  private waitForAck(left: number): void {
    const step = Math.min(left, STEP);
    this.ackTimer = setTimeout(() => {
      if (left > step) this.waitForAck(left - step);
      else this.ack();
    }, step);
  }

  read(): string | null {
    const key = this.current;
    this.current = null;
    return key === '\u001B' ? ESCAPE_KEY : key;
  }

  setRawMode(raw: boolean): this {
    this.raw = raw;
    this.source.setRawMode?.(raw);
    if (raw) this.source.resume();
    return this;
  }

  /** Back to what Ink asked for, after the terminal was somebody else's. */
  restoreRawMode(): void {
    this.source.setRawMode?.(false);
    if (this.raw) this.setRawMode(true);
  }

  /** Ink asks for it; the source has it already. */
  setEncoding(): this {
    return this;
  }

  ref(): this {
    this.source.ref?.();
    return this;
  }

  unref(): this {
    this.source.unref?.();
    return this;
  }

  /** Stops reading and leaves the source cooked. */
  close(): void {
    clearTimeout(this.ackTimer);
    clearTimeout(this.restTimer);
    this.queue.length = 0;
    this.rest = '';
    this.source.off('data', this.take);
    this.source.off('end', this.onEnd);
    this.source.off('error', this.onEnd);
    // Errors of a terminal that is gone must not end the process once more.
    this.source.on('error', () => {});
    this.setRawMode(false);
    this.source.pause();
    this.source.unref?.();
  }
}
