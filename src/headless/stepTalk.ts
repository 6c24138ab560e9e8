/** Steps along the timeline, as they are asked for and told in line mode and in JSON. */

import { timelineList } from '../session/timelineList.ts';
import type { Moved, SessionWays, TimelineRow } from '../session/types.ts';
import type { Strings } from '../strings/index.ts';
import type { Answer } from './talk.ts';

export type Step = Extract<Answer, { k: 'undo' | 'redo' | 'timeline' | 'jump' }>;

/** `u`, `r`, `t`, `t 12`; null for another line. */
export function stepInLine(line: string): Step | null {
  if (line === 'u') return { k: 'undo' };
  if (line === 'r') return { k: 'redo' };
  if (line === 't') return { k: 'timeline' };
  const n = /^t *(\d+)$/.exec(line)?.[1];
  return n === undefined ? null : { k: 'jump', n: Number(n) };
}

const NAMED = ['undo', 'redo', 'timeline'] as const;

/** `{"undo":true}`, `{"redo":true}`, `{"timeline":true}`, `{"jump":12}`; null for another line. Throws what is wrong with it. */
export function stepInJson(line: string): Step | null {
  const [, key, value = ''] = /^\{\s*"(undo|redo|timeline|jump)"\s*:\s*([^{}]*?)\s*\}$/.exec(line) ?? [];
  if (key === undefined) return null;
  const named = NAMED.find((name) => name === key);
  if (named !== undefined) {
    if (value === 'true') return { k: named };
    throw new Error(`\`${key}\` takes true`);
  }
  if (/^\d+$/.test(value)) return { k: 'jump', n: Number(value) };
  throw new Error('`jump` takes the number of a choice');
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

/** What a step has taken back or done again, in one line. */
export function movedText({ by, texts, n, turn }: Moved, { timeline }: Strings): string {
  if (by === 'jump') return timeline.stands(n, turn);
  const [first = timeline.something] = texts;
  const more = Math.max(0, texts.length - 1);
  return by === 'redo' ? timeline.doneAgain(first, more) : timeline.takenBack(first, more);
}

/** The timeline for people: turns as headings, a bar for each way that a choice is apart from the one last gone. */
export function timelineText(
  rows: readonly TimelineRow[],
  names: readonly [string, string],
  { timeline }: Strings,
): string[] {
  const digits = String(Math.max(0, ...rows.map(({ n }) => n))).length;
  return timelineList(rows).map((entry) => {
    if (entry.k === 'turn') return `${'| '.repeat(entry.depth)}${timeline.turn(entry.turn)}`;
    const { n, depth, player, text, here } = entry.row;
    const who = player === -1 ? '' : `${names[player]}: `;
    const said = text === '' ? timeline.start : `${who}${text}`;
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
