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

/** A play that changed the Life Points, and by how much it changed who is ahead. */
export interface Swing {
  turn: number;
  /** What was done, and what came of it. */
  text: string;
  /** Gained by the first player, or lost by the second: negative where it is the other way round. */
  change: number;
}

/** Plays that a change of Life Points follows from. */
const PLAYS: readonly string[] = ['attack', 'activated', 'declare', 'resolving', 'summoned'];

/** The biggest changes of who is ahead, in the order in which they came; fewer where there were fewer. */
export function turningPoints(log: readonly LogLine[], most: number): Swing[] {
  const swings: Swing[] = [];
  let before: readonly [number, number] | null = null;
  let play: LogLine | null = null;
  for (const entry of log) {
    const { lp } = entry;
    if (lp !== undefined) {
      const change = before === null ? 0 : lp[0] - before[0] - (lp[1] - before[1]);
      before = lp;
      if (change !== 0) {
        const isOther = play !== null && play !== entry && play.turn === entry.turn;
        swings.push({
          turn: entry.turn,
          text: isOther && play !== null ? `${play.text} ${entry.text}` : entry.text,
          change,
        });
      }
    }
    if (PLAYS.includes(entry.event.k)) play = entry;
  }
  const biggest = swings.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, most);
  return swings.filter((swing) => biggest.includes(swing));
}
