import { createOpponent, LEVELS, levelNamed } from '../ai/index.ts';
import { type Strings, stringsOf } from '../strings/index.ts';
import { type Game, UnknownName } from './game.ts';
import type { Opponent } from './opponent.ts';

export interface LevelEntry {
  id: string;
  name: string;
}

/** What else there is serves comparisons and tests, and is played against by name only. */
const FOR_PLAYERS: readonly string[] = ['novice', 'standard', 'hard', 'expert', 'master'];

/** What a level is called; one that is not known any more by its id. */
export function levelName(id: string, { common }: Strings = stringsOf('en')): string {
  const names: Readonly<Record<string, string>> = common.levels;
  return names[id] ?? id;
}

/** Levels that are offered to players. */
export function levels(strings: Strings = stringsOf('en')): LevelEntry[] {
  return LEVELS.filter((id) => FOR_PLAYERS.includes(id)).map((id) => ({ id, name: levelName(id, strings) }));
}

/** Whose deck it is: "Kaiba" of "Starter Deck: Kaiba". */
export function opponentName(deck: string): string {
  return /^Starter Deck: (.+)$/.exec(deck)?.[1]?.trim() ?? COMPUTER;
}

/** The names that seats have in files where nobody has named them. */
const COMPUTER = 'The computer';
const YOU = 'You';
const PLAYERS = ['Player 1', 'Player 2'];

/** A seat's name as it is shown: one that the program gave is said in the language. */
export function seatNameIn(name: string, { common }: Strings): string {
  if (name === YOU) return common.you;
  if (name === COMPUTER) return common.computer;
  const player = PLAYERS.indexOf(name);
  return player < 0 ? name : common.player(player + 1);
}

/** A seat's name for whoever does not sit there: "You" would be somebody else. */
export const nameForOthers = (name: string, seat: 0 | 1): string =>
  name === YOU ? (PLAYERS[seat] ?? name) : name;

/** Names of both seats. `own` is the person's; with two persons the name "You" would be both of them. */
export function seatNames(own: string, self: boolean, otherDeck: string): [string, string] {
  if (self) return [nameForOthers(own, 0), 'Player 2'];
  return [own, opponentName(otherDeck)];
}

/** The level of that name. Throws UnknownName, which says which there are. */
export function requireLevel(name: string): (typeof LEVELS)[number] {
  const found = levelNamed(name);
  if ('level' in found) return found.level;
  throw new UnknownName('noLevel', name, LEVELS);
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
