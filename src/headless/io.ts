import { Refusal } from '../strings/saying.ts';

/** Where a command writes. Tests bring their own. */
export interface Io {
  /** Results; with `--json` nothing else. */
  out(text: string): void;
  /** Words for people. */
  err(text: string): void;
}

/** What is quoted from a file may hold anything; nothing of it may move the cursor or change the terminal. */
export const printable = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD');

export const processIo: Io = {
  out: (text) => void process.stdout.write(`${printable(text)}\n`),
  err: (text) => void process.stderr.write(`${printable(text)}\n`),
};

/** Exit codes. */
export const EXIT = { fine: 0, failed: 1, usage: 2 } as const;

/** Bad usage or input: one line that says what, where, and what was expected. */
export class BadUsage extends Refusal {
  override readonly name = 'BadUsage';
}

export const printJson = (io: Io, value: unknown): void => io.out(JSON.stringify(value));
