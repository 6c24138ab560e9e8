/** A match of at most three duels (MATCH-02 to MATCH-09). */
import type { PlayerId } from '../engine/index.ts';

/** Winner of each duel played so far, −1 a draw. */
export type MatchResults = readonly (PlayerId | -1)[];

const DUELS = 3;

/** Duels won by each player. */
export function matchScore(results: MatchResults): [number, number] {
  const won = (player: PlayerId): number => results.filter((winner) => winner === player).length;
  return [won(0), won(1)];
}

/** Who has won the match, `draw`, or null while it goes on (MATCH-03 to MATCH-06). */
export function matchResult(results: MatchResults): PlayerId | 'draw' | null {
  const score = matchScore(results);
  for (const player of [0, 1] as const) if (score[player] === 2) return player;
  if (results.length < DUELS) return null;
  if (score[0] === score[1]) return 'draw';
  return score[0] > score[1] ? 0 : 1;
}

/** Who decides who begins the next duel: the loser of the last one (MATCH-08); null: a toss (MATCH-07, MATCH-09). */
export function chooserOfFirst(results: MatchResults): PlayerId | null {
  const last = results.at(-1);
  if (last === undefined || last === -1) return null;
  return last === 0 ? 1 : 0;
}
