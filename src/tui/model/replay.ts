/** What a replay says of where it stands: the choice that led there, what it came to, how the Life Points went. */
import { lifeByTurn } from '../../session/life.ts';
import type { ReplayShown, Snapshot } from '../../session/types.ts';
import type { Strings } from '../../strings/index.ts';
import { wrap } from '../fit.ts';
import type { Telling } from './chain.ts';
import { chartTitle, lifeChart } from './lifeChart.ts';
import { type Line, line } from './lines.ts';

export interface ReplayPlace {
  /** It plays by itself. */
  auto: boolean;
  /** Why the next of them cannot be opened. */
  problem: string | null;
  /** Which duel, from 0, of how many that are looked at one after another. */
  nth: number;
  duels: number;
}

/** Rows of the Life Points of one player, from so many rows of the panel on. */
const TALL = 3;
const TALL_FROM = 12;
const MOST_WIDE = 60;

export function replayPanel(
  { names, log, view }: Pick<Snapshot, 'names' | 'log' | 'view'>,
  replay: ReplayShown,
  { auto, problem, nth, duels }: ReplayPlace,
  { strings, theme }: Pick<Telling, 'strings' | 'theme'>,
  columns: number,
  rows: number,
): { title: string; lines: Line[] } {
  const { replay: said } = strings;
  const choice = said.choice(replay.at, replay.of);
  const title = duels > 1 ? `${said.duel(nth + 1, duels)} ${theme.dot} ${choice}` : choice;
  const lines: Line[] = [];
  const say = (text: string, tone: Line['tone']): void =>
    void lines.push(...wrap(text, columns - 1).map((part) => line(` ${part}`, tone)));
  say(choiceText(replay, names, strings), 'strong');
  if (replay.end !== null) say(endText(replay, names, strings), 'strong');
  if (replay.misfit !== null) say(said.misfit(replay.misfit.line, replay.misfit.reason), 'alarm');
  else if (replay.at === replay.of && nth + 1 < duels) say(said.nextDuel, 'quiet');
  if (problem !== null) say(problem, 'alarm');
  if (auto) say(said.auto, 'quiet');
  const turns = lifeByTurn(log);
  const height = rows >= TALL_FROM ? TALL : 1;
  const chart = lifeChart(turns, names, view.me, Math.min(MOST_WIDE, columns) - 1, height, theme);
  const above = wrap(chartTitle(height, theme, strings.end), columns - 1).map((text) =>
    line(` ${text}`, 'quiet'),
  );
  if (turns.length > 0 && lines.length + above.length + chart.length <= rows) lines.push(...above);
  if (turns.length > 0 && lines.length + chart.length <= rows)
    lines.push(...chart.map((text) => line(` ${text}`, 'quiet')));
  return { title, lines: lines.slice(0, rows) };
}

function choiceText(
  { at, text, player }: ReplayShown,
  names: readonly [string, string],
  { replay }: Strings,
): string {
  if (at === 0) return replay.start;
  const who = player === -1 ? '' : names[player];
  if (text === '') return replay.unseen;
  return who === '' || text.startsWith(who) ? text : `${who}: ${text}`;
}

function endText(
  { end, eyes }: ReplayShown,
  names: readonly [string, string],
  { end: said }: Strings,
): string {
  if (end === null || end.winner === -1) return said.draw;
  return end.winner === eyes ? said.youWin : said.wins(names[end.winner]);
}

/** Whose cards are seen, in a word where there is little room. */
export function eyesText(
  { eyes }: ReplayShown,
  names: readonly [string, string],
  { replay, common }: Strings,
  isShort: boolean,
): string {
  if (eyes === 'both') return replay.bothOpen;
  if (!isShort && names[eyes] === common.you) return replay.eyesYours;
  return isShort ? names[eyes] : replay.eyesOf(names[eyes]);
}
