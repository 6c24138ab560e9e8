import type { Tone } from '../theme.ts';

/** A line of text in one tone; what panels show. */
export interface Line {
  text: string;
  tone: Tone;
}

export const line = (text: string, tone: Tone = 'plain'): Line => ({ text, tone });
