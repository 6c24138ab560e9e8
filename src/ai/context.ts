/** What every part of the policy is handed: the question, the table, and chance. */
import type { CardView, DecisionView, OptionView, PlayerView } from '../engine/index.ts';
import { chance } from './hash.ts';
import type { Knowledge } from './knowledge.ts';
import { type Model, modelOf } from './model.ts';

export interface Choice {
  /** Index of the option. */
  option: number;
  /** For logs and the lab; private to the seat. */
  why: string;
}

export interface Context {
  view: PlayerView;
  decision: DecisionView;
  known: Knowledge;
  model: Model;
  /** A number in [0, 1) that depends on the seed, the count of decisions and the salt only. */
  roll: (salt: number) => number;
}

export function contextOf(
  view: PlayerView,
  decision: DecisionView,
  known: Knowledge,
  aiSeed: number,
  n: number,
): Context {
  return {
    view,
    decision,
    known,
    model: modelOf(view, known),
    roll: (salt) => chance(aiSeed, n, salt),
  };
}

export const nameOf = (c: Context, card: CardView | null): string =>
  card?.known ? (c.known.def(card.code)?.name ?? `#${card.code}`) : 'an unknown card';

export const choice = (option: OptionView, why: string): Choice => ({ option: option.i, why });

/** The option with the highest score; ties are decided by chance. */
export function bestBy(
  c: Context,
  options: readonly OptionView[],
  score: (option: OptionView) => number,
): { option: OptionView; score: number } | null {
  let best: { option: OptionView; score: number } | null = null;
  for (const option of options) {
    const value = score(option) + 1e-4 * c.roll(option.i + 17);
    if (!best || value > best.score) best = { option, score: value };
  }
  return best;
}

/** Any option, evenly. */
export function anyOf(c: Context, options: readonly OptionView[]): OptionView | null {
  return options[Math.floor(c.roll(3) * options.length)] ?? options[0] ?? null;
}
