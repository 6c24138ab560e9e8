import { joined, Refusal, type Saying } from '../strings/saying.ts';

/** A file that is no replay or cannot be gone on with; it is said as `file:line: reason`, without a line that is 0. */
export class ReplayError extends Refusal {
  override readonly name = 'ReplayError';
  readonly line: number;
  readonly reason: Saying;

  constructor(file: string, line: number, reason: Saying) {
    super(joined(`${file}${line > 0 ? `:${line}` : ''}: `, reason));
    this.line = line;
    this.reason = reason;
  }
}
