import { createOpponent, LEVELS, levelNamed } from '../ai/index.ts';
import { type Game, UnknownName } from './game.ts';
import type { Opponent } from './opponent.ts';

export interface LevelEntry {
  id: string;
  name: string;
}

/** What else there is serves comparisons and tests, and is played against by name only. */
const FOR_PLAYERS: readonly string[] = ['novice', 'standard', 'hard', 'expert', 'master'];

export const levelName = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** Levels that are offered to players. */
export function levels(): LevelEntry[] {
  return LEVELS.filter((id) => FOR_PLAYERS.includes(id)).map((id) => ({ id, name: levelName(id) }));
}

/** Whose deck it is: "Kaiba" of "Starter Deck: Kaiba". */
export function opponentName(deck: string): string {
  return /^Starter Deck: (.+)$/.exec(deck)?.[1]?.trim() ?? 'The computer';
}

/** Names of both seats. `own` is the person's; with two persons the name "You" would be both of them. */
export function seatNames(own: string, self: boolean, otherDeck: string): [string, string] {
  if (self) return [own === 'You' ? 'Player 1' : own, 'Player 2'];
  return [own, opponentName(otherDeck)];
}

/** The level of that name. Throws UnknownName, which says which there are. */
export function requireLevel(name: string): (typeof LEVELS)[number] {
  const found = levelNamed(name);
  if ('level' in found) return found.level;
  throw new UnknownName('level', name, LEVELS);
}

/** An opponent for one duel. `worker` false: it thinks on this thread, which programs want that wait for it anyway. */
export function opponentFor(game: Game, level: string, aiSeed: number, worker: boolean): Opponent {
  let fault: string | null = null;
  const opponent = createOpponent({
    level: requireLevel(level),
    aiSeed,
    defs: game.cards,
    ...(!worker && { workerUrl: null }),
    onFault: (text) => {
      fault = text;
    },
  });
  return {
    choose: (view, decision) => opponent.decide(view, decision),
    fault: () => {
      const told = fault;
      fault = null;
      return told;
    },
    dispose: () => opponent.dispose(),
  };
}
