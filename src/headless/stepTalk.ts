/** Steps along the timeline, as they are asked for and told in line mode and in JSON. */

import { saidBy, timelineList } from '../session/timelineList.ts';
import type { SessionWays, TimelineRow } from '../session/types.ts';
import type { Strings } from '../strings/index.ts';
import { Refusal, saying } from '../strings/saying.ts';
import { onlyField } from './jsonLine.ts';
import type { Answer } from './talk.ts';

export type Step = Extract<Answer, { k: 'undo' | 'redo' | 'timeline' | 'jump' }>;

/** `u`, `r`, `t`, `t 12`, and the letters the screen has for the first two; null for another line. */
export function stepInLine(line: string): Step | null {
  if (line === 'u' || line === 'z') return { k: 'undo' };
  if (line === 'r' || line === 'Z') return { k: 'redo' };
  if (line === 't') return { k: 'timeline' };
  const n = /^t *(\d+)$/.exec(line)?.[1];
  return n === undefined ? null : { k: 'jump', n: Number(n) };
}

const NAMED = ['undo', 'redo', 'timeline'] as const;

/** `{"undo":true}`, `{"redo":true}`, `{"timeline":true}`, `{"jump":12}`; null for another line. Throws what is wrong with it. */
export function stepInJson(line: string): Step | null {
  const [key, value] = onlyField(line) ?? [];
  const named = NAMED.find((name) => name === key);
  if (named !== undefined) {
    if (value === true) return { k: named };
    throw new Refusal(saying('requests', 'takesTrue', named));
  }
  if (key !== 'jump') return null;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return { k: 'jump', n: value };
  throw new Refusal(saying('requests', 'takesChoice'));
}

/** Makes the step; null, or why it cannot be made. */
export function makeStep(
  session: SessionWays,
  step: Exclude<Step, { k: 'timeline' }>,
  { timeline }: Strings,
): string | null {
  if (step.k === 'jump') return session.jump(step.n);
  if (step.k === 'undo') return session.undo() ? null : timeline.nothingBack;
  return session.redo() ? null : timeline.nothingAgain;
}

/** The timeline for people: turns as headings, a bar for each way that a choice is apart from the one last gone. */
export function timelineText(
  rows: readonly TimelineRow[],
  names: readonly [string, string],
  strings: Strings,
): string[] {
  const { timeline } = strings;
  if (rows.length === 0) return [timeline.covered];
  const digits = String(Math.max(0, ...rows.map(({ n }) => n))).length;
  return timelineList(rows).map((entry) => {
    if (entry.k === 'turn') return `${'| '.repeat(entry.depth)}${timeline.turn(entry.turn)}`;
    const { n, depth, here } = entry.row;
    const said = saidBy(entry.row, names, strings);
    const mark = here ? `   <- ${timeline.here}` : '';
    return `${'| '.repeat(depth)}${String(n).padStart(digits)} ${said}${mark}`;
  });
}

/** The same for programs. */
export function timelineJson(rows: readonly TimelineRow[]): Record<string, unknown> {
  return {
    at: rows.find(({ here }) => here)?.n ?? 0,
    choices: rows.map(({ player, ...row }) => ({ ...row, player: player === -1 ? null : player })),
  };
}
