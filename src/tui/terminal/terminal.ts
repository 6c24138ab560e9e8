import { constants } from 'node:os';
import { type KeySource, KeyStdin } from './keyStdin.ts';
import { ScreenStdout, type Sink } from './screenStdout.ts';
import { type LiveSize, liveSize } from './size.ts';

const ENTER = '\u001B[?1049h\u001B[?25l\u001B[?7l\u001B[2J\u001B[H';
const LEAVE = '\u001B[?2026l\u001B[0m\u001B[?7h\u001B[?25h\u001B[?1049l';

/**
 * Signals that would end the process at once, with the screen still taken. Left out are those that Node or its engine has a
 * use for, and those of a fault in the machine code, after which nothing can be done any more.
 */
const ENDING = [
  'SIGHUP',
  'SIGINT',
  'SIGQUIT',
  'SIGTRAP',
  'SIGABRT',
  'SIGUSR2',
  'SIGALRM',
  'SIGTERM',
  'SIGSTKFLT',
  'SIGXCPU',
  'SIGVTALRM',
  'SIGIO',
  'SIGPWR',
  'SIGSYS',
] as const;
/** Exit codes: 128 + the signal's number, and EX_SOFTWARE for a fault of our own. */
const SIGNAL_CODES = new Map(
  // Not every system has all of them.
  ENDING.flatMap((signal) => {
    const n: number | undefined = constants.signals[signal];
    return n === undefined ? [] : [[signal, 128 + n]];
  }),
);
const HUNG_UP = 129;
export const FAULT_CODE = 70;

/** Stray output kept for after the screen has been left, in characters. */
const MOST_STRAY = 64_000;
/** How long a suspended process waits for being stopped before it takes the screen back, ms. */
const NOT_STOPPED = 300;

type Out = Sink & {
  isTTY?: boolean;
  columns?: number;
  rows?: number;
  on(event: 'resize', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  off(event: 'resize', listener: () => void): unknown;
  off(event: 'error', listener: (error: Error) => void): unknown;
};

/** The process and its streams, as far as the terminal needs them. */
export interface System {
  stdin: KeySource;
  stdout: Out;
  stderr: { isTTY?: boolean; write(data: string): boolean };
  on(event: string, listener: (value: never) => void): unknown;
  off(event: string, listener: (value: never) => void): unknown;
  kill(pid: number, signal: string): unknown;
  exit(code: number): void;
}

/** How the client ends when it is not the player who ends it. */
export interface Ending {
  code: number;
  error?: unknown;
}

/**
 * The one owner of the terminal's state: alternate screen, cursor, raw mode, signals and stray output. Whatever
 * happens, the terminal is given back as it was, and messages are printed after that.
 */
export interface Terminal {
  readonly keys: KeyStdin;
  readonly screen: ScreenStdout;
  readonly size: LiveSize;
  /** Resolves when a signal, a hang-up or a fault ends the client; the screen has been left by then. */
  readonly ended: Promise<Ending>;
  enter(): void;
  /** Gives the terminal to the shell until the process is continued (Ctrl-Z). */
  suspend(): void;
  /** Ends with a fault: 70, and the error on stderr. */
  fail(error: unknown): void;
  /** Leaves for good; safe to call twice. */
  close(): void;
}

export function openTerminal(system: System): Terminal {
  let state: 'out' | 'in' | 'suspended' | 'closed' = 'out';
  let ending: Ending | null = null;
  let settle: (ending: Ending) => void = () => {};
  let backTimer: NodeJS.Timeout | undefined;
  const ended = new Promise<Ending>((resolve) => {
    settle = resolve;
  });

  const { stdin, stdout, stderr } = system;
  const write = stdout.write.bind(stdout);
  const stray = captureStray(system);
  const size = liveSize(stdout);
  const sink: Sink = {
    write,
    get writableNeedDrain() {
      return stdout.writableNeedDrain ?? false;
    },
    ...(stdout.once === undefined ? {} : { once: stdout.once.bind(stdout) }),
  };
  const screen = new ScreenStdout(sink, size);
  const keys = new KeyStdin(stdin, { onEnd: () => end({ code: HUNG_UP }) });

  /** A terminal that is gone cannot be written to; there is nothing to restore then. */
  const tryWrite = (data: string): void => {
    try {
      write(data);
    } catch {}
  };
  const takeScreen = (): void => {
    state = 'in';
    tryWrite(ENTER);
    stray.start();
    screen.setOpen(true);
  };
  const leaveScreen = (): void => {
    if (state !== 'in') return;
    screen.setOpen(false);
    tryWrite(LEAVE);
    stray.stop();
  };

  function end(how: Ending): void {
    if (ending !== null) {
      // Asked a second time while the first is being carried out: no more waiting.
      if (how.error === undefined) system.exit(how.code);
      return;
    }
    ending = how;
    close();
    if (how.error !== undefined) {
      stderr.write(`duelo: the client has failed; this is a fault of the program.\n${describe(how.error)}\n`);
    }
    settle(how);
  }

  function close(): void {
    if (state === 'closed') return;
    clearTimeout(backTimer);
    leaveScreen();
    state = 'closed';
    keys.close();
    screen.close();
    size.close();
    stray.print();
    // Signals keep their listeners until the process ends, so that a second one does not cut the saving short.
    system.off('SIGTSTP', suspend);
    system.off('SIGCONT', resume);
    system.off('exit', close);
  }

  function suspend(): void {
    if (state !== 'in') return;
    leaveScreen();
    state = 'suspended';
    stdin.setRawMode?.(false);
    // The whole group stops, npm and shells between included; the default action does it, so ours steps aside.
    system.off('SIGTSTP', suspend);
    backTimer = setTimeout(resume, NOT_STOPPED);
    system.kill(0, 'SIGTSTP');
  }

  function resume(): void {
    if (state === 'out' || state === 'closed') return;
    clearTimeout(backTimer);
    if (state === 'suspended') system.on('SIGTSTP', suspend);
    else screen.setOpen(false);
    keys.restoreRawMode();
    takeScreen();
  }

  const fault = (error: unknown): void => end({ code: FAULT_CODE, error: error ?? new Error('unknown') });
  for (const [signal, code] of SIGNAL_CODES) system.on(signal, () => end({ code }));
  system.on('uncaughtException', fault);
  system.on('unhandledRejection', fault);
  system.on('SIGTSTP', suspend);
  system.on('SIGCONT', resume);
  system.on('exit', close);
  stdout.on('error', () => end({ code: HUNG_UP }));

  const enter = (): void => {
    // Before anything is drawn: an Enter that comes between the first frame and raw mode would be another key.
    keys.setRawMode(true);
    takeScreen();
  };
  return { keys, screen, size, ended, enter, suspend, fail: fault, close };
}

/** Holds back what others write on the terminal while the screen is ours: a warning must not tear the picture. */
function captureStray(system: System): { start(): void; stop(): void; print(): void } {
  const streams = [system.stdout, system.stderr].filter((stream) => stream.isTTY);
  const originals = streams.map((stream) => stream.write);
  let text = '';
  const hold = (data: unknown, encoding?: unknown, done?: unknown): boolean => {
    if (text.length < MOST_STRAY) text += typeof data === 'string' ? data : String(data);
    const callback = typeof encoding === 'function' ? encoding : done;
    if (typeof callback === 'function') setImmediate(callback as () => void);
    return true;
  };
  return {
    start() {
      for (const stream of streams) stream.write = hold;
    },
    stop() {
      streams.forEach((stream, i) => {
        const original = originals[i];
        if (original !== undefined) stream.write = original;
      });
    },
    print() {
      if (text !== '') system.stderr.write(text.endsWith('\n') ? text : `${text}\n`);
      text = '';
    },
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
