import { useMemo } from 'react';
import { DECLARED } from '../../engine/index.ts';
import { movedText } from '../../session/timelineList.ts';
import type { LogLine } from '../../session/types.ts';
import { cut, width, wrap } from '../fit.ts';
import { type Line, line } from '../model/lines.ts';
import { eyesText } from '../model/replay.ts';
import { useStrings } from '../strings.ts';
import { useTheme } from '../theme.ts';
import { useSnapshot, useUiValue } from './duelContext.ts';
import { Heading, Lines } from './Lines.tsx';

/** The end of the log, the newest play last; below it what the program has to tell, where the head is too narrow for it. */
export function LogTail({ columns, rows }: { columns: number; rows: number }) {
  const { log, view, covered } = useSnapshot();
  const { timeline } = useStrings();
  const { below } = useTold(columns);
  const lines = useMemo(() => {
    const told = below.slice(0, rows);
    const hidden = covered
      ? wrap(timeline.covered, columns - 2).map((text) => line(` ${text}`, 'quiet'))
      : [];
    return [...hidden, ...logTail(log, view.me, columns, rows - told.length), ...told];
  }, [log, view.me, columns, rows, below, covered, timeline]);
  return <Lines lines={lines} columns={columns} rows={rows} />;
}

/** The log's head: when one is asked, or whose eyes see a replay, what the program has to tell, and the other side's last play where it is out of sight. */
export function LogHeading({ columns, rows }: { columns: number; rows: number }) {
  const { prompts, log, view, names, replay } = useSnapshot();
  const strings = useStrings();
  const { duel, combat, prompts: said, settings } = strings;
  const theme = useTheme();
  const told = useTold(columns);
  const isNarrow = columns < NARROW;
  const asks = isNarrow && prompts === 'when it matters' ? said.matters : settings.prompts[prompts];
  const asked = (isNarrow ? said.asksShort : said.asks)(asks);
  const seen = replay === undefined ? asked : eyesText(replay, names, strings, isNarrow);
  const right = told.head || seen;
  const left = rows - told.below.length;
  const last = useMemo(() => lastPlay(log, view.me, columns, left), [log, view.me, columns, left]);
  // What is told now goes before a play that was seen, and when one is asked is read whole.
  const full = cut(
    `${duel.log} ${theme.dot} ${combat.last(last)}`,
    columns - width(right) - AROUND,
    theme.cut,
  );
  const fits = told.head === '' || full.endsWith(last);
  const title = last === '' || isNarrow || !fits ? duel.log : full;
  return <Heading title={title} right={right} columns={columns} />;
}

const NARROW = 40;
/** Rules and spaces around the two texts of a head. */
const AROUND = 7;

/** What the program has to tell: in the log's head where that has room for all of it, else in lines below the log. */
function useTold(columns: number): { head: string; below: readonly Line[] } {
  const { notice, moved, passing } = useSnapshot();
  const strings = useStrings();
  const told = useUiValue('told');
  const moving = moved === undefined ? '' : movedText(moved, strings);
  const answer = typeof told === 'string' ? strings.timeline[told] : told?.why;
  const { over, passing: until } = strings.asking;
  const passes = passing === null ? '' : (passing.over ? over : until)[passing.until];
  const text = notice ?? answer ?? (moving || passes);
  const { log } = strings.duel;
  return useMemo(() => {
    if (width(log) + width(text) + AROUND <= columns) return { head: text, below: [] };
    return { head: '', below: wrap(text, columns - 2).map((part) => line(` ${part}`, 'strong')) };
  }, [text, log, columns]);
}

/** Plays that say nothing about the table. */
const NO_PLAYS: readonly string[] = ['phase', 'endTurn', 'surrender'];
/** Columns of the head that are not for plays. */
const REST = 36;

const isPlay = ({ k, n }: LogLine['event']): boolean =>
  k === 'attack' || k === 'activated' || (k === 'declare' && !NO_PLAYS.includes(DECLARED[n] ?? ''));

/**
 * What the other side did last, if the end of the log no longer shows it; as many plays of its turn as the head has room
 * for, the last one at least. Empty otherwise, and once there is a newer play.
 */
export function lastPlay(log: readonly LogLine[], me: number, columns: number, rows: number): string {
  const at = log.findLastIndex(({ player, event }) => player !== me && player !== -1 && isPlay(event));
  const play = log[at];
  if (play === undefined) return '';
  // Once one has answered it with a play of one's own, it was not the last any more.
  if (log.slice(at).some(({ player, event }) => player === me && isPlay(event))) return '';
  const after = log.slice(at).reduce((sum, { text }) => sum + wrap(text, columns - 3).length, 0);
  if (after <= rows) return '';
  let text = play.text;
  for (const { player, event, turn, text: before } of log.slice(0, at).reverse()) {
    if (turn !== play.turn) break;
    if (player !== play.player || !isPlay(event)) continue;
    if (width(before) + 1 + width(text) > columns - REST) break;
    text = `${before} ${text}`;
  }
  return text;
}

export function logTail(log: readonly LogLine[], me: number, columns: number, rows: number): Line[] {
  const lines: Line[] = [];
  for (let i = log.length - 1; i >= 0 && lines.length < rows; i--) {
    const entry = log[i];
    if (entry === undefined) break;
    const tone = entry.player === -1 ? 'plain' : entry.player === me ? 'own' : 'other';
    const parts = wrap(entry.text, columns - 3).map((text, part) =>
      line(`${part === 0 ? ' ' : '  '}${text}`, tone),
    );
    // Of a play that does not fit the beginning is shown: it says who does what.
    const room = rows - lines.length;
    const last = parts[room - 1];
    if (parts.length > room && last !== undefined) parts[room - 1] = line(`${last.text}…`, tone);
    lines.unshift(...parts.slice(0, room));
  }
  return lines;
}
