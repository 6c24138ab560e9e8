/** The rows of the panel that says why: each answer line broken into rows, with the rule of the line it belongs to. */
import { wrap } from '../fit.ts';
import type { Tone } from '../theme.ts';
import type { WhyLine } from '../wordbook.ts';

export interface WhyRow {
  text: string;
  tone: Tone;
  /** Index of the answer's line. */
  line: number;
}

const TONES: Readonly<Record<WhyLine['k'], Tone>> = {
  note: 'plain',
  way: 'strong',
  no: 'plain',
  ok: 'plain',
  not: 'quiet',
  would: 'quiet',
  value: 'plain',
  treated: 'plain',
};

/** Lines that begin something new have a free row before them. */
const opens = (lines: readonly WhyLine[], i: number): boolean => {
  const k = lines[i]?.k;
  const before = lines[i - 1]?.k;
  return i > 0 && (k === 'way' || (k === 'value' && before !== 'value') || (k === 'treated' && before !== k));
};

export function whyRows(lines: readonly WhyLine[], columns: number): WhyRow[] {
  return lines.flatMap(({ k, mark, text, rule }, i): WhyRow[] => {
    const whole = rule === '' ? text : `${text} (${rule})`;
    const rows = wrap(whole, columns - mark.length).map(
      (part, n): WhyRow => ({
        text: `${n === 0 ? mark : ' '.repeat(mark.length)}${part}`,
        tone: TONES[k],
        line: i,
      }),
    );
    return opens(lines, i) ? [{ text: '', tone: 'plain', line: -1 }, ...rows] : rows;
  });
}

/** The answer in one sentence: the first thing that stands in the way, with its rule, or else what is said of it at all. */
export function shortWhy(lines: readonly WhyLine[]): string {
  const found = lines.find(({ k }) => k === 'no') ?? lines.find(({ k }) => k === 'note');
  if (found === undefined) return '';
  return found.rule === '' ? found.text : `${found.text} (${found.rule})`;
}

/** The first row to show so that the marked line is seen, with what comes before it where there is room. */
export function whyTop(rows: readonly WhyRow[], line: number, height: number): number {
  const first = rows.findIndex((row) => row.line === line);
  const last = rows.findLastIndex((row) => row.line === line);
  const end = Math.max(0, rows.length - height);
  return Math.min(Math.max(0, last - Math.floor(height / 2), last - height + 1), Math.max(0, first), end);
}
