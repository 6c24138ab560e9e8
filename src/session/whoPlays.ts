import type { Strings } from '../strings/index.ts';
import type { LevelEntry } from './opponents.ts';

/** Who may sit on the other side: the opponents of the program, or whoever is here on both. */
export const whoPlays = (
  levels: readonly LevelEntry[],
  { common }: Pick<Strings, 'common'>,
): LevelEntry[] => [...levels, { id: 'self', name: common.levels.self }];
