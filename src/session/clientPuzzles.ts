/** The puzzles as the screens ask for them. */
import { basename } from 'node:path';
import { shippedPuzzleFiles } from '../puzzles/files.ts';
import type { Records } from '../records/index.ts';
import { type LanguageCode, stringsOf } from '../strings/index.ts';
import type { DuelSession } from './duelOptions.ts';

export interface ClientPuzzle {
  id: string;
  title: Readonly<Record<LanguageCode, string>>;
  hint: Readonly<Record<LanguageCode, string>>;
  difficulty: 1 | 2 | 3;
  solved: boolean;
}

export interface ClientPuzzles {
  /** How many are solved, of how many; without reading any of them. */
  count(): { solved: number; of: number };
  /** In the order in which they are meant to be solved. Rejects with a message for the player. */
  list(): Promise<readonly ClientPuzzle[]>;
  /** Puts one on the table. Rejects with a message for the player. */
  start(id: string): Promise<DuelSession>;
}

/** `language`: the one that is set when a puzzle begins. */
export function clientPuzzles(records: Records, language: () => LanguageCode): ClientPuzzles {
  let files: readonly string[] | undefined;
  const names = (): readonly string[] => {
    files ??= shippedPuzzleFiles().map((file) => basename(file, '.json').replace(/^\d+-/, ''));
    return files;
  };
  const load = async () => {
    const [{ shippedPuzzles, ...puzzle }, { labCards }, { known }] = await Promise.all([
      import('./puzzle.ts'),
      import('../lab/index.ts'),
      import('../decks/knownFile.ts'),
    ]);
    return { ...puzzle, puzzles: shippedPuzzles(labCards(known).names) };
  };
  let loading: ReturnType<typeof load> | undefined;
  const loaded = () => {
    loading ??= load();
    return loading;
  };
  return {
    count: () => {
      const solved = records.solvedPuzzles();
      return { solved: names().filter((id) => id in solved).length, of: names().length };
    },
    list: async () => {
      const { puzzles } = await loaded();
      const solved = records.solvedPuzzles();
      return puzzles.map(({ id, puzzle: { title, hint, difficulty } }) => ({
        id,
        title,
        hint,
        difficulty,
        solved: id in solved,
      }));
    },
    start: async (id) => {
      const { puzzles, gameOfPuzzle, startPuzzle } = await loaded();
      const scenario = puzzles.find((puzzle) => puzzle.id === id);
      if (scenario === undefined) throw new Error(stringsOf(language()).saves.noPuzzle(id));
      const [game, { gameWords }] = await Promise.all([gameOfPuzzle(scenario), import('./gameWords.ts')]);
      const words = gameWords(game, language());
      return startPuzzle(scenario, game, {
        words,
        strings: words.strings,
        name: records.settings().name,
        solved: () => records.markSolved(id),
      });
    },
  };
}
