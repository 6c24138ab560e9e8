import { createContext, useContext } from 'react';
import type { Arrow } from '../engine/types.ts';

/** Every mark on the screen. Meaning is in the characters; colour only repeats it. */
export interface Theme {
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

export const UNICODE: Theme = {
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

export const ASCII: Theme = {
  attack: '^',
  defense: 'v',
  faceDown: 'v',
  pointer: '>',
  rule: '-',
  bar: '|',
  tee: '+',
  dot: '-',
  empty: '.',
  cut: '.',
  arrow: '->',
  up: '^',
  down: 'v',
  more: '>',
  less: '<',
  canAct: '*',
  cross: 'x',
  arrows: null,
};

export const themeOf = (ascii: boolean): Theme => (ascii ? ASCII : UNICODE);

export const ThemeContext = createContext<Theme>(UNICODE);
export const useTheme = (): Theme => useContext(ThemeContext);

/** What a text is about; drawn in a colour that NO_COLOR and a monochrome terminal can do without. */
export type Tone = 'plain' | 'monster' | 'spell' | 'trap' | 'quiet' | 'own' | 'other' | 'strong' | 'alarm';

interface Ink {
  color?: string;
  dimColor?: boolean;
  bold?: boolean;
}

/**
 * Named colours only: they follow the user's palette. Yellow and cyan vanish on light backgrounds and blue on dark
 * ones, so the most frequent tones have no colour at all.
 */
export const TONES: Record<Tone, Ink> = {
  plain: {},
  monster: {},
  spell: { color: 'green' },
  trap: { color: 'magenta' },
  quiet: { dimColor: true },
  own: {},
  other: { color: 'red' },
  strong: { bold: true },
  alarm: { color: 'red', bold: true },
};
