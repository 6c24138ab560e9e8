/** A puzzle as a duel in progress, and what came of an attempt. */
import { known } from '../decks/knownFile.ts';
import { type LabCards, nameTable, revisionOf } from '../lab/index.ts';
import {
  aimOf,
  openPuzzle,
  type PuzzleScenario,
  readPuzzles,
  shippedPuzzleFiles,
  standing,
} from '../puzzles/index.ts';
import type { Strings } from '../strings/index.ts';
import { createSession } from './duel.ts';
import type { DuelOptions, DuelSession } from './duelOptions.ts';
import { type Game, loadGame } from './game.ts';
import { puzzleOpponent } from './puzzleOpponent.ts';

/** The client's own puzzles, in their order. Throws a ScenarioError where a file is no puzzle. */
export function shippedPuzzles(names: LabCards['names']): PuzzleScenario[] {
  return readPuzzles(shippedPuzzleFiles(), names);
}

/** The game a puzzle is played with. Throws UnknownName for rules that are no format. */
export const gameOfPuzzle = (scenario: PuzzleScenario): Promise<Game> => loadGame(scenario.rules);

export type PuzzleTable = Pick<DuelOptions, 'words' | 'everything' | 'heard'> & {
  /** The solver's name. */
  name: string;
  strings: Strings;
  /** Called when the goal is reached. */
  solved: () => void;
};

/** A puzzle on the table: nothing is written of it, and every window is asked, since a solution may need any of them. */
export function startPuzzle(scenario: PuzzleScenario, game: Game, table: PuzzleTable): DuelSession {
  const { words, name, strings, solved, ...rest } = table;
  const solver = words.seatName(name);
  const cards: LabCards = {
    names: nameTable(game.cards, known),
    pool: (revision) => {
      if (revision === game.format.revision) return game.pool;
      throw new RangeError(`a puzzle is played with the texts of its format, not ${revisionOf(scenario)}`);
    },
  };
  const position = openPuzzle(scenario, cards);
  const aim = aimOf(scenario.puzzle.goal, position);
  const me = aim.player;
  const opponent = puzzleOpponent(aim, () => session.state);
  const person = { kind: 'person' } as const;
  const other = { kind: 'opponent', opponent } as const;
  const session: DuelSession = createSession({
    ...rest,
    setup: position,
    format: game.format.name,
    names: me === 0 ? [solver, strings.puzzles.opponent] : [strings.puzzles.opponent, solver],
    seats: me === 0 ? [person, other] : [other, person],
    words,
    prompts: 'always',
    finished: ({ winner }) => {
      if (winner === me) solved();
      return { replay: '' };
    },
    goal: {
      text: strings.puzzles.goals[scenario.puzzle.goal],
      isOver: (state) => standing(aim, state) !== 'open',
    },
  });
  return session;
}
