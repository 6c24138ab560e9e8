import type { TimelineRow } from './types.ts';

/** A line of the timeline: a turn's heading, or a choice. */
export type TimelineEntry = { k: 'turn'; turn: number; depth: number } | { k: 'choice'; row: TimelineRow };

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
    if (turn > 0 && told[depth] !== turn) entries.push({ k: 'turn', turn, depth });
    told[depth] = turn;
    entries.push({ k: 'choice', row });
  }
  return entries;
}
