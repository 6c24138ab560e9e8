/** What must hold before Ink is loaded (TERMINAL pitfalls 6, 7, 8, 10 and 13). No React here. */
import type { Colours } from '../theme.ts';

interface Ends {
  stdin: { isTTY?: boolean };
  stdout: { isTTY?: boolean };
}
type Env = Record<string, string | undefined>;

/** Why the full-screen client cannot run here, in one line for the user; null if it can. */
export function terminalProblem(ends: Ends, env: Env): string | null {
  if (!ends.stdin.isTTY) return 'the full-screen client needs a terminal to read keys from; try --plain';
  if (!ends.stdout.isTTY) return 'the full-screen client needs a terminal to draw on; try --plain';
  if (env.TERM === 'dumb') return 'TERM=dumb cannot show the full-screen client; try --plain';
  if (env.INK_SCREEN_READER === 'true') return 'a screen reader is asked for; --plain reads better';
  return null;
}

/**
 * Makes the environment right for React, Ink and chalk, which read it when they are loaded: production React,
 * no colour when NO_COLOR is set, and no CI mode, in which Ink would follow no change of size.
 */
export function prepareEnv(env: Env): void {
  env.NODE_ENV ??= 'production';
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') env.FORCE_COLOR = '0';
  delete env.CI;
  delete env.CONTINUOUS_INTEGRATION;
}

/** Colours of `COLORFGBG`'s background that are light: white, bright white, and yellow to grey in between. */
const LIGHT: readonly string[] = ['7', '9', '10', '11', '12', '13', '14', '15'];

/**
 * The colours that suit the terminal: none under NO_COLOR, those for its background where `COLORFGBG` tells it, and
 * otherwise the ones that can be read on any.
 */
export function terminalColours(env: Env): Colours {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return 'none';
  if (env.TERM === 'linux' || env.TERM === 'vt100') return 'basic';
  const background = env.COLORFGBG?.split(';').at(-1) ?? '';
  if (!/^\d+$/.test(background)) return 'basic';
  return LIGHT.includes(background) ? 'light' : 'dark';
}

/** Whether the locale can show the box and mark glyphs; the ASCII theme is the default where it cannot. */
export function showsUnicode(env: Env): boolean {
  if (env.TERM === 'linux') return false;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return locale === '' ? env.TERM !== 'vt100' : /utf-?8/i.test(locale);
}
