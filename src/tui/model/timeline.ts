/** The timeline as lines of a list: turns as headings, and each choice with a bar for every way it is apart from the last. */
import { saidBy, timelineList } from '../../session/timelineList.ts';
import type { TimelineRow } from '../../session/types.ts';
import type { Strings } from '../../strings/index.ts';
import { fit, sides } from '../fit.ts';
import type { Theme, Tone } from '../theme.ts';

export interface TimelineLine {
  text: string;
  tone: Tone;
  /** The choice that Enter goes to; on a heading the one that the turn begins with. */
  to: number;
  here: boolean;
  /** It begins a turn. */
  isTurn: boolean;
}

/** More ways apart than this are drawn as that many. */
const DEEPEST = 8;

export function timelineLines(
  rows: readonly TimelineRow[],
  names: readonly [string, string],
  me: number,
  strings: Strings,
  theme: Theme,
  columns: number,
): TimelineLine[] {
  const { timeline } = strings;
  const digits = String(Math.max(0, ...rows.map(({ n }) => n))).length;
  const bars = (depth: number): string => `${theme.bar} `.repeat(Math.min(depth, DEEPEST));
  return timelineList(rows).map((entry) => {
    if (entry.k === 'turn') {
      const text = `${bars(entry.depth)}${timeline.turn(entry.turn)}`;
      return {
        text: fit(text, columns, theme.cut),
        tone: 'strong',
        to: entry.after,
        here: false,
        isTurn: true,
      };
    }
    const { n, depth, player, here } = entry.row;
    const said = `${bars(depth)}  ${String(n).padStart(digits)} ${saidBy(entry.row, names, strings)}`;
    const mark = here ? `${theme.less} ${timeline.here} ` : '';
    const tone = player === -1 ? 'plain' : player === me ? 'own' : 'other';
    return { text: sides(said, mark, columns, theme.cut), tone, to: n, here, isTurn: false };
  });
}

/** The beginning of the turn `step` turns on from line `at`; within a turn, back is to its own beginning. Null where there is none. */
export function turnFrom(lines: readonly TimelineLine[], at: number, step: 1 | -1): number | null {
  const turns = lines.flatMap(({ isTurn }, i) => (isTurn ? [i] : []));
  const found = step === 1 ? turns.find((i) => i > at) : turns.findLast((i) => i < at);
  return found ?? null;
}

/** The line to begin at: where the duel stands. */
export const lineOfHere = (lines: readonly TimelineLine[]): number =>
  Math.max(
    0,
    lines.findIndex(({ here }) => here),
  );
