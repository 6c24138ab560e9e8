import type { LogLine } from './types.ts';

/** Life Points of both players when a turn was over. */
export interface LifeAfter {
  /** 0: before the first turn. */
  turn: number;
  /** By player. */
  lp: readonly [number, number];
}

/**
 * How the Life Points went, for a chart: as they were before the first turn, then after each turn in order; the last entry
 * is where the duel stands or ended. `log`: any one seat's, since Life Points are public. Empty while nothing has happened.
 */
export function lifeByTurn(log: readonly LogLine[]): LifeAfter[] {
  const turns: LifeAfter[] = [];
  for (const { turn, lp } of log) {
    if (lp === undefined) continue;
    if (turns.at(-1)?.turn === turn) turns.pop();
    turns.push({ turn, lp });
  }
  return turns;
}
