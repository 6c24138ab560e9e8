/** Names of the opponent's levels. Levels differ by faculties, never by thinking time. */
export const LEVEL_NAMES = [
  'random',
  'greedy',
  'wb-like',
  'lucky',
  'novice',
  'standard',
  'hard',
  'expert',
  'master',
] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** Those that can be played against. */
export const LEVELS = ['random', 'wb-like', 'standard'] as const satisfies readonly LevelName[];
export type Level = (typeof LEVELS)[number];

/** The level of that name, or a sentence that says which there are. */
export function levelNamed(name: string): { level: Level } | { error: string } {
  const level = LEVELS.find((l) => l === name);
  if (level) return { level };
  const there = LEVELS.join(', ');
  if ((LEVEL_NAMES as readonly string[]).includes(name))
    return { error: `level ${name} is not there yet; there are: ${there}` };
  return { error: `no level named ${name}; there are: ${there}` };
}
