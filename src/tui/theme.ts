import { createContext, useContext } from 'react';
import type { Arrow } from '../engine/types.ts';
import { ASCII_CUT } from './fit.ts';

/** Every mark on the screen. Meaning is in the characters; colour only repeats it. */
export interface Marks {
  attack: string;
  defense: string;
  faceDown: string;
  pointer: string;
  rule: string;
  bar: string;
  tee: string;
  dot: string;
  empty: string;
  cut: string;
  arrow: string;
  up: string;
  down: string;
  more: string;
  less: string;
  canAct: string;
  cross: string;
  /** Link arrows; null where only their letters can be shown. */
  arrows: Readonly<Record<Arrow, string>> | null;
}

/** Marks and colours. */
export interface Theme extends Marks {
  tones: Tones;
}

const UNICODE_MARKS: Marks = {
  attack: '▲',
  defense: '▬',
  faceDown: '▒',
  pointer: '❯',
  rule: '─',
  bar: '│',
  tee: '┬',
  dot: '·',
  empty: '·',
  cut: '…',
  arrow: '→',
  up: '↑',
  down: '↓',
  more: '›',
  less: '‹',
  canAct: '*',
  cross: '×',
  arrows: { TL: '↖', T: '↑', TR: '↗', L: '←', R: '→', BL: '↙', B: '↓', BR: '↘' },
};

const ASCII_MARKS: Marks = {
  attack: '^',
  defense: 'v',
  faceDown: 'v',
  pointer: '>',
  rule: '-',
  bar: '|',
  tee: '+',
  dot: '-',
  empty: '.',
  cut: ASCII_CUT,
  arrow: '->',
  up: '^',
  down: 'v',
  more: '>',
  less: '<',
  canAct: '*',
  cross: 'x',
  arrows: null,
};

/** What a text is about; drawn in a colour that NO_COLOR and a monochrome terminal can do without. */
export type Tone = 'plain' | 'monster' | 'spell' | 'trap' | 'quiet' | 'own' | 'other' | 'strong' | 'alarm';

interface Ink {
  color?: string;
  dimColor?: boolean;
  bold?: boolean;
}
export type Tones = Readonly<Record<Tone, Ink>>;

/** What the colours are made for: a dark or a light background, the sixteen names alone, or none. */
export const COLOURS = ['dark', 'light', 'basic', 'none'] as const;
export type Colours = (typeof COLOURS)[number];

/**
 * Named colours only: they follow the user's palette. Yellow and cyan vanish on light backgrounds and blue on dark ones; where
 * the background is not known, the most frequent tones have no colour at all.
 */
export const TONES: Readonly<Record<Colours, Tones>> = {
  basic: {
    plain: {},
    monster: {},
    spell: { color: 'green' },
    trap: { color: 'magenta' },
    quiet: { dimColor: true },
    own: {},
    other: { color: 'red' },
    strong: { bold: true },
    alarm: { color: 'red', bold: true },
  },
  dark: {
    plain: {},
    monster: { color: 'yellowBright' },
    spell: { color: 'greenBright' },
    trap: { color: 'magentaBright' },
    quiet: { dimColor: true },
    own: { color: 'cyanBright' },
    other: { color: 'redBright' },
    strong: { bold: true },
    alarm: { color: 'redBright', bold: true },
  },
  light: {
    plain: {},
    monster: {},
    spell: { color: 'green' },
    trap: { color: 'magenta' },
    // Dimmed text is hard to read on white.
    quiet: {},
    own: { color: 'blue' },
    other: { color: 'red' },
    strong: { bold: true },
    alarm: { color: 'red', bold: true },
  },
  none: {
    plain: {},
    monster: {},
    spell: {},
    trap: {},
    quiet: {},
    own: {},
    other: {},
    strong: { bold: true },
    alarm: { bold: true },
  },
};

const THEMES = new Map<string, Theme>();

/** The same object each time, as a context's value must be. */
export function themeOf(ascii: boolean, colours: Colours = 'basic'): Theme {
  const key = `${ascii} ${colours}`;
  const theme = THEMES.get(key) ?? { ...(ascii ? ASCII_MARKS : UNICODE_MARKS), tones: TONES[colours] };
  THEMES.set(key, theme);
  return theme;
}
export const UNICODE = themeOf(false);
export const ASCII = themeOf(true);

export const ThemeContext = createContext<Theme>(UNICODE);
export const useTheme = (): Theme => useContext(ThemeContext);

/** The colours that a setting means; `auto` and anything unknown mean those that suit the terminal. */
export const coloursOf = (setting: string, terminal: Colours): Colours =>
  COLOURS.find((known) => known === setting) ?? terminal;
