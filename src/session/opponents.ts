import { createOpponent, LEVELS, levelNamed } from '../ai/index.ts';
import { type Game, UnknownName } from './game.ts';
import type { Opponent } from './opponent.ts';

export interface LevelEntry {
  id: string;
  name: string;
}

/** Levels that can be played against. */
export function levels(): LevelEntry[] {
  return LEVELS.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` }));
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
