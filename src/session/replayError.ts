/** A file that is no replay or cannot be gone on with; the message is `file:line: reason`, without a line that is 0. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
  readonly line: number;
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file}${line > 0 ? `:${line}` : ''}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}
