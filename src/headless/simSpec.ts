import { decide, knowledgeOf } from '../ai/index.ts';
import { chooseDeck, requirePlayable } from '../session/deckChoice.ts';
import type { Game } from '../session/game.ts';
import { requireLevel } from '../session/opponents.ts';
import { saying } from '../strings/saying.ts';
import { BadUsage } from './io.ts';
import type { SimSpec } from './sim.ts';

const DEFAULT_LEVEL = 'standard';

/** What `duelo sim` plays, from its arguments. Throws BadUsage, DeckRefused, UnknownName. */
export function simSpec(
  game: Game,
  decks: readonly string[],
  ai: readonly string[],
  seed: number,
  swap: boolean,
): SimSpec {
  const [a, b, third] = decks;
  if (a === undefined || b === undefined || third !== undefined) {
    throw new BadUsage(saying('usage', 'simDecks', decks.length));
  }
  if (ai.length > 2) throw new BadUsage(saying('usage', 'simLevels', ai.length));
  const levels: [string, string] = [ai[0] ?? DEFAULT_LEVEL, ai[1] ?? DEFAULT_LEVEL];
  for (const level of levels) requireLevel(level);
  const chosen = [chooseDeck(a, null), chooseDeck(b, null)] as const;
  for (const deck of chosen) requirePlayable(deck, game);
  const known = knowledgeOf(game.cards);
  return {
    game,
    decks: [chosen[0], chosen[1]],
    ai: levels,
    seed,
    swap,
    player: (name, aiSeed) => {
      const level = requireLevel(name);
      if (level === 'random') return null;
      let n = 0;
      return {
        choose: (view, decision) => {
          n += 1;
          return decide(view, decision, { level, aiSeed, n, known }).option;
        },
      };
    },
  };
}
