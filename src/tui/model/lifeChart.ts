/** Life Points over the turns as text: one row of bars for each player, higher where there is room. */
import type { PlayerId } from '../../engine/index.ts';
import { opponentOf } from '../../engine/types.ts';
import type { LifeAfter } from '../../session/life.ts';
import type { Strings } from '../../strings/index.ts';
import { cutApart, fit } from '../fit.ts';
import { type Theme, UNICODE } from '../theme.ts';

const EIGHTHS = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
/** The widest bar of a turn. */
const MOST_WIDE = 3;

/**
 * `height` lines for a player: full blocks and eighths, or `#` in ASCII; one line of ASCII has digits from 0 to 9, tenths of
 * the most anybody had. Life Points above none are never shown as none.
 */
export function lifeBars(
  turns: readonly LifeAfter[],
  player: PlayerId,
  columns: number,
  height: number,
  theme: Theme,
): string[] {
  const most = Math.max(1, ...turns.flatMap(({ lp }) => lp));
  const wide = Math.min(MOST_WIDE, Math.max(1, Math.floor(columns / Math.max(1, turns.length))));
  // Of a duel with more turns than columns the last ones are shown.
  const shown = turns.slice(-Math.floor(columns / wide)).map(({ lp }) => Math.max(0, lp[player]));
  const isAscii = theme.cut !== UNICODE.cut;
  const bar = (lp: number, row: number): string => {
    if (isAscii && height === 1) return lp === 0 ? '0' : `${Math.max(1, Math.floor((lp / most) * 9))}`;
    const level = lp === 0 ? 0 : Math.max(1, Math.round((lp / most) * height * 8));
    const part = Math.min(8, Math.max(0, level - (height - 1 - row) * 8));
    return isAscii ? (part >= 4 || (part > 0 && row === height - 1) ? '#' : ' ') : (EIGHTHS[part] ?? ' ');
  };
  return Array.from({ length: height }, (_, row) => shown.map((lp) => bar(lp, row).repeat(wide)).join(''));
}

/** What the chart shows; digits, which stand for one line of bars in ASCII, are explained. */
export const chartTitle = (height: number, theme: Theme, { chart, chartDigits }: Strings['end']): string =>
  height === 1 && theme.cut !== UNICODE.cut ? chartDigits : chart;

/** The chart of both players, each with his name and what he has left. */
export function lifeChart(
  turns: readonly LifeAfter[],
  names: readonly [string, string],
  me: PlayerId,
  columns: number,
  height: number,
  theme: Theme,
): string[] {
  const other = me === 0 ? 1 : 0;
  const last = turns.at(-1)?.lp ?? [0, 0];
  return ([other, me] as const).flatMap((player) => {
    const bars = lifeBars(turns, player, columns - NAME - LEFT, height, theme);
    return bars.map((bar, row) => {
      const isFoot = row === bars.length - 1;
      return `${fit(isFoot ? cutApart(names[player], names[opponentOf(player)], NAME, theme.cut) : '', NAME)}${bar}${isFoot ? ` ${last[player]}` : ''}`;
    });
  });
}

const NAME = 12;
const LEFT = 6;
