import { createContext, useContext } from 'react';
import type { Arrow, DecisionView, OptionView, WhyView } from '../engine/index.ts';
import type { Tone } from './theme.ts';
import type { GlossaryEntry, RuleText, WhyLine } from './words.ts';

export type { GlossaryEntry, WhyLine } from './words.ts';

/** Printed values, where a card has them. */
export interface Printed {
  atk: number | '?' | null;
  def: number | '?' | null;
  level: number | null;
  /** Link Monsters: their arrows, as printed. */
  arrows?: readonly Arrow[];
}

/** Everything the screens say about cards and choices. `words.ts` makes it from the text module. */
export interface Words {
  name(code: number): string;
  /** Kind and facts but not the values, a line each: `Effect Monster`, `WIND · Dragon · Level 4`. */
  kind(code: number): readonly string[];
  printed(code: number): Printed;
  /** What it does, in paragraphs; empty for a card without effect. */
  text(code: number): readonly string[];
  tone(code: number): Tone;
  /** `Fusion Deck` or `Extra Deck`, as the rules in force call it. */
  extraDeck(): string;
  option(option: OptionView, decision: DecisionView): string;
  /** What an activation does, where its menu line leaves that to the card's name; else empty. */
  deed(addr: number): string;
  /** The part of an effect that fails, as the card's text says it; else empty. */
  part(addr: number, path: string): string;
  /** Who asks what, and why. */
  prompt(decision: DecisionView): string;
  /** Why, and why not: what is asked about, and the answer line by line. */
  why(view: WhyView): { title: string; lines: readonly WhyLine[] };
  /** What the rulebook says under an id, in the language. */
  rule(id: string): RuleText | undefined;
  /** The words of the game, then every rule. */
  glossary(): readonly GlossaryEntry[];
}

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('no words: they are loaded before a duel or a deck is shown');
  return words;
}
