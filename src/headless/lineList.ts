/** Numbered lines to choose from, in line mode. */

import { matching } from '../session/matching.ts';
import type { Strings } from '../strings/index.ts';
import type { Io } from './io.ts';
import type { Lines } from './lines.ts';

export interface LineTools {
  lines: Lines;
  io: Io;
  strings: Strings;
  /** The input is a terminal: a prompt is shown. */
  prompt: boolean;
  /** What is told of the table without an answer, where there is one; null for another line. */
  told?: (line: string) => readonly string[] | null;
}

/** The next line without the space around it; null at the end of input. */
export async function readLine({
  lines,
  prompt,
}: Pick<LineTools, 'lines' | 'prompt'>): Promise<string | null> {
  if (prompt) process.stdout.write('> ');
  return (await lines.next())?.trim() ?? null;
}

/**
 * Shows a title and the lines behind their numbers until one is chosen; null for `q` and at the end of input. A word shows
 * the lines that hold it, an empty line all of them again.
 */
export async function chooseLine(
  title: string,
  labels: readonly string[],
  tools: LineTools,
): Promise<number | null> {
  const { io, strings } = tools;
  const show = (word = ''): number => {
    const found = matching(labels, word);
    for (const i of found) io.out(`${i + 1} ${labels[i]}`);
    return found.length;
  };
  io.out(title);
  show();
  for (;;) {
    const line = await readLine(tools);
    if (line === null || line === 'q') return null;
    const i = Number(line) - 1;
    if (labels[i] !== undefined) return i;
    const facts = tools.told?.(line) ?? null;
    if (facts !== null) {
      for (const text of facts) io.out(text);
      continue;
    }
    // As in a duel, where a word alone may mean something else.
    const word = line.replace(/^\//, '');
    if (line === '?') io.out(strings.lineMenu.help);
    else if (/^\d+$/.test(line)) io.out(strings.lineMenu.noNumber(labels.length));
    else if (show(word) === 0)
      for (const text of [strings.lineMenu.noLine(word), strings.lineMenu.help]) io.out(text);
  }
}
