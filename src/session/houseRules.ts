/** House rules of a duel: parameters changed for it, as typed and as told. */
import { deckRules } from '../decks/rules.ts';
import { paramValue, profileOf, rulesKey } from '../engine/index.ts';
import type { Strings } from '../strings/index.ts';
import { Refusal, saying } from '../strings/saying.ts';
import { ruleFaultOf } from '../text/ruleFault.ts';
import { valueInWords } from '../text/ruleValues.ts';
import { type Game, supportedBy } from './game.ts';
import { ReplayError } from './replayError.ts';

export type HouseRules = Readonly<Record<string, unknown>>;

/** What was typed is no house rule. */
export class RuleRefused extends Refusal {
  override readonly name = 'RuleRefused';
}

/**
 * The same game with parameters changed, its deck rules too.
 * @throws RangeError naming an id that is none, or a value that is not allowed.
 */
export function withHouseRules(game: Game, params: HouseRules): Game {
  if (Object.keys(params).length === 0) return game;
  const profile = profileOf(rulesKey(game.format.id, params));
  const rules = deckRules(profile, game.limitsOf, game.rules.pool);
  return { ...game, params, rules, supported: supportedBy(game.cards, rules) };
}

/** The game with the house rules of a file. Throws ReplayError for one that is none. */
export function ruledBy(game: Game, params: HouseRules, path: string): Game {
  try {
    return withHouseRules(game, params);
  } catch (error) {
    if (error instanceof RangeError) throw new ReplayError(path, 0, ruleFaultOf(error));
    throw error;
  }
}

/**
 * Reads `PRM-11=yes`, `PRM-01=4000`, `GAP-06=retarget`, `PRM-36=synchro,xyz`.
 * @throws RuleRefused for what is none of these, an id given twice, and a value that is not allowed.
 */
export function readHouseRules(words: readonly string[]): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const word of words) {
    const [, typed, value] = /^([^=\s]+)=(.*)$/s.exec(word) ?? [];
    const id = typed?.toUpperCase();
    if (id === undefined || value === undefined)
      throw new RuleRefused(saying('ruleFaults', 'expected', JSON.stringify(word)));
    if (Object.hasOwn(params, id)) throw new RuleRefused(saying('ruleFaults', 'twice', id));
    params[id] = valueTyped(id, value);
  }
  return params;
}

function valueTyped(id: string, typed: string): unknown {
  try {
    return paramValue(id, typed);
  } catch (error) {
    throw new RuleRefused(ruleFaultOf(error));
  }
}

/** `each player starts with 4000 Life Points (PRM-01); whoever begins has a Battle Phase in the first turn (PRM-11)` */
export const houseRulesText = (params: HouseRules, { rules }: Strings): string =>
  Object.entries(params)
    .map(([id, value]) => `${valueInWords(id, value, rules)} (${id})`)
    .join('; ');
