import type { Io } from '../../src/headless/io.ts';

/** An Io that keeps what was written. */
export interface Captured extends Io {
  readonly stdout: string[];
  readonly stderr: string[];
  /** Lines of stdout as JSON. */
  json(): Record<string, unknown>[];
}

export function capture(): Captured {
  const stdout: string[] = [];
  const stderr: string[] = [];
  return {
    stdout,
    stderr,
    out: (text) => void stdout.push(text),
    err: (text) => void stderr.push(text),
    json: () => stdout.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
