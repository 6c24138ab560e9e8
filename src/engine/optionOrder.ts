/** The order in which options are shown and numbered: the same on the screen, in line mode, for programs and in the lab. */
import type { OptionKind } from './decision.ts';
import type { DecisionView } from './view.ts';

/** What the player does most comes first, what ends something last. */
const ORDER: readonly OptionKind[] = [
  'yes',
  'no',
  'pass',
  'attack',
  'direct',
  'summon',
  'tributeSummon',
  'procedure',
  'flip',
  'activate',
  'set',
  'setSpell',
  'position',
  'card',
  'mode',
  'pos',
  'slot',
  'value',
  'done',
  'toPhase',
  'surrender',
];

/** A decision of the engine, or one as a player sees it. */
export interface Ordered {
  readonly kind: DecisionView['kind'];
  readonly options: readonly { readonly k: OptionKind }[];
}

/** The player chooses what to do, not what to answer: the options have kinds to sort by. */
export const isFree = ({ kind }: Pick<Ordered, 'kind'>): boolean => kind === 'main' || kind === 'battle';

/**
 * The indexes of the options in the order of their numbers. What to do is sorted by kind, answers stay as they are asked;
 * but an Enter too many in a response window must do no harm, so passing comes first there.
 */
export function optionOrder(decision: Ordered): number[] {
  const rank = (i: number): number => {
    const k = decision.options[i]?.k ?? 'surrender';
    if (isFree(decision)) return ORDER.indexOf(k);
    return decision.kind === 'respond' && k === 'pass' ? 0 : 1;
  };
  return decision.options.map((_, i) => i).toSorted((a, b) => rank(a) - rank(b) || a - b);
}
