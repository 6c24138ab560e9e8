import { createContext, useContext } from 'react';
import { type CardFacts, goatFacts, type TokenFacts, tokenFacts } from '../cards/facts.ts';
import type { DecisionView, OptionView } from '../engine/index.ts';
import type { Tone } from './theme.ts';

/** Printed values, where a card has them. */
export interface Printed {
  atk: number | '?' | null;
  def: number | '?' | null;
  level: number | null;
}

/** Everything the screens say about cards and choices. This file alone asks the text module for words. */
export interface Words {
  name(code: number): string;
  /** `WIND Dragon Level 4`, `Normal Trap`. */
  kind(code: number): string;
  printed(code: number): Printed;
  /** What it does, in paragraphs; empty for a card without effect. */
  text(code: number): readonly string[];
  tone(code: number): Tone;
  option(option: OptionView, decision: DecisionView): string;
  prompt(decision: DecisionView): string;
}

export function createWords(): Words {
  const cards = new Map<number, CardFacts | TokenFacts>();
  for (const card of [...goatFacts(), ...tokenFacts()]) cards.set(card.code, card);
  return {
    name: (code) => cards.get(code)?.name ?? `card ${code}`,
    kind: (code) => kindOf(cards.get(code)),
    printed: (code) => {
      const card = cards.get(code);
      return { atk: card?.atk ?? null, def: card?.def ?? null, level: card?.level ?? null };
    },
    text: () => [],
    tone: (code) => {
      const kind = cards.get(code)?.kind;
      return kind === 'spell' || kind === 'trap' ? kind : kind === undefined ? 'plain' : 'monster';
    },
    option: (option) => {
      const name = option.card?.known ? (cards.get(option.card.code)?.name ?? '') : 'a card';
      return `${option.k} ${option.card === null ? option.n : name}`;
    },
    prompt: (decision) => decision.purpose,
  };
}

function kindOf(card: CardFacts | TokenFacts | undefined): string {
  if (card === undefined) return '';
  const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  if (card.kind === 'spell' || card.kind === 'trap') {
    return `${card.sub.map(title).join(' ')} ${title(card.kind)}`.trim();
  }
  const sorts = card.sub.filter((sub) => sub !== 'normal').map(title);
  return [card.attr?.toUpperCase(), card.race, `Level ${card.level ?? 0}`, ...sorts]
    .filter(Boolean)
    .join(' ');
}

export const WordsContext = createContext<Words | null>(null);

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('no words: WordsContext is missing');
  return words;
}
