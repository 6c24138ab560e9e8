/** The other side of a puzzle: it answers with what stops the goal, if anything does. */
import type { OptionKind, State } from '../engine/index.ts';
import { type Aim, createSearch, type Verdict } from '../puzzles/index.ts';
import type { Opponent } from './opponent.ts';

/** Positions looked at for one answer: a fraction of a second. */
const MOST_POSITIONS = 120;

const isQuiet = ({ k }: { k: OptionKind }): boolean => k === 'pass' || k === 'no';

/** What an answer is worth that does not surely stop the goal: it is kept while that may help, and used when nothing does. */
function worth(verdict: Exclude<Verdict, 'failed'>, quiet: boolean): number {
  if (verdict === 'unknown') return quiet ? 3 : 2;
  return quiet ? 0 : 1;
}

/**
 * It sees the whole table, as the puzzle's solver does. Passing comes first where it stops the goal as well; where nothing
 * does, it makes the solver show what he has against its cards. `table` gives the state at which it is asked.
 */
export function puzzleOpponent(aim: Aim, table: () => State): Opponent {
  /** What was found out stays found out when the same position comes again. */
  const search = createSearch(aim);
  return {
    choose: async (_view, { options }) => {
      let best = { i: 0, value: -1 };
      const inOrder = [...options.filter(isQuiet), ...options.filter((option) => !isQuiet(option))];
      for (const { i, k } of inOrder) {
        // Between two answers the screen has its turn.
        await new Promise((resolve) => setImmediate(resolve));
        const state = table();
        const option = state.decision?.options[i];
        if (option === undefined || k === 'surrender') continue;
        search.allow(MOST_POSITIONS);
        const verdict = search.after(state, option);
        if (verdict === 'failed') return i;
        const value = worth(verdict, isQuiet({ k }));
        if (value > best.value) best = { i, value };
      }
      return best.i;
    },
    dispose: () => {},
  };
}
