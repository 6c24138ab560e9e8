/** The lab in lines: console lines from standard input, answers as sentences or one JSON object each. */

import { boardLines, type ConsoleHost, type LabSession, momentLine, runLine } from '../lab/index.ts';
import type { Strings } from '../strings/index.ts';
import { refusalIn } from '../strings/saying.ts';
import { EXIT, type Io, printJson } from './io.ts';
import type { Lines } from './lines.ts';

/** Reads lines to the end of the input or `quit`, after the line `open`, if there is one. A line that was refused makes the exit code that of bad input. */
export async function labTalk(
  lab: LabSession,
  host: ConsoleHost,
  open: string | null,
  input: Lines,
  json: boolean,
  io: Io,
  strings: Strings,
  isTyped = process.stdin.isTTY === true,
): Promise<number> {
  let refused = 0;
  /** `n`: which line of the input it is, from 1; null for the one given on the command line. */
  const answer = async (line: string, n: number | null): Promise<boolean> => {
    try {
      const { k, lines, quit } = await runLine(line, lab, host);
      if (json && k !== '') printJson(io, { ok: true, command: k, lines, ...where(lab) });
      else for (const text of lines) io.out(text);
      return quit === true;
    } catch (error) {
      refused++;
      const message = refusalIn(error, strings);
      if (json) printJson(io, { ok: false, line: n, error: message, ...where(lab) });
      else
        io.err(n === null ? `duelo: ${message}` : isTyped ? message : lab.tools.words.refusedAt(n, message));
      return false;
    }
  };
  if (open !== null) {
    await answer(open, null);
    if (refused > 0) return EXIT.usage;
  }
  if (!json) io.out(lab.tools.words.welcome);
  for (;;) {
    const line = await input.next();
    if (line === null || (await answer(line, input.count))) break;
  }
  return refused > 0 ? EXIT.usage : EXIT.fine;
}

/** Where the lab stands. */
function where(lab: LabSession): Record<string, unknown> {
  const { at, of, event, table } = lab.get();
  const { view, decision } = table;
  return {
    at,
    of,
    event: event === null ? null : { n: event.n, of: event.of, k: event.event.k, text: event.text },
    turn: view.turn,
    player: decision?.player ?? null,
    phase: view.phase,
    lp: view.sides.map(({ lp }) => lp),
    moment: momentLine(lab),
    board: boardLines(lab),
  };
}
