import type { Strings } from '../strings/index.ts';
import type { Moved, TimelineRow } from './types.ts';

/** A line of the timeline: a turn's heading, or a choice. */
export type TimelineEntry =
  | { k: 'turn'; turn: number; depth: number; after: number }
  | { k: 'choice'; row: TimelineRow };

/** The rows with a heading wherever another turn begins on their way. */
export function timelineList(rows: readonly TimelineRow[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  /** The turn last told, by depth. */
  const told: number[] = [];
  let before = 0;
  for (const row of rows) {
    const { turn, depth } = row;
    // A way of its own stands in a turn that is told only if it is the one it leaves from.
    if (depth > before) told[depth] = told[before] ?? 0;
    told.length = depth + 1;
    before = depth;
    if (turn > 0 && told[depth] !== turn) entries.push({ k: 'turn', turn, depth, after: row.after });
    told[depth] = turn;
    entries.push({ k: 'choice', row });
  }
  return entries;
}

/** What a step has taken back or done again, in one line. */
export function movedText({ by, texts, n, turn }: Moved, { timeline }: Strings): string {
  if (by === 'jump') return timeline.stands(n, turn);
  const [told = timeline.something] = texts;
  const more = Math.max(0, texts.length - 1);
  // Where the line goes on after a sentence, the sentence has no full stop.
  const first = more === 0 ? told : told.replace(/\.$/, '');
  return by === 'redo' ? timeline.doneAgain(first, more) : timeline.takenBack(first, more);
}

/** A choice with who made it; a sentence that begins with him says so itself. */
export function saidBy(
  { player, text }: TimelineRow,
  names: readonly [string, string],
  { timeline }: Strings,
): string {
  if (text === '') return timeline.start;
  const who = player === -1 ? '' : names[player];
  return who === '' || text.startsWith(who) ? text : `${who}: ${text}`;
}
