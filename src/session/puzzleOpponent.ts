/** The other side of a puzzle: it answers with what stops the goal, if anything does. */
import type { OptionKind, State } from '../engine/index.ts';
import { type Aim, createSearch, type Search, type Verdict } from '../puzzles/index.ts';
import type { Opponent } from './opponent.ts';

/** Positions looked at before an answer is taken for as good as another: a second or two. */
const MOST_POSITIONS = 2000;

/** What is not known to lose comes before what is. */
const WORTH: Readonly<Record<Exclude<Verdict, 'failed'>, number>> = { unknown: 2, reached: 0 };

const isQuiet = ({ k }: { k: OptionKind }): boolean => k === 'pass' || k === 'no';

/**
 * It sees the whole table, as the puzzle's solver does. Passing comes first where it stops the goal as well; where nothing
 * does, it makes the solver show what he has against its cards. `table` gives the state at which it is asked.
 */
export function puzzleOpponent(aim: Aim, table: () => State): Opponent {
  /** What was found out stays found out when the same position comes again. */
  let search: Search = createSearch(aim, { most: MOST_POSITIONS });
  return {
    choose: async (_view, { options }) => {
      let best = { i: 0, worth: -1 };
      const inOrder = [...options.filter(isQuiet), ...options.filter((option) => !isQuiet(option))];
      for (const { i, k } of inOrder) {
        // Between two answers the screen has its turn.
        await new Promise((resolve) => setImmediate(resolve));
        const state = table();
        const option = state.decision?.options[i];
        if (option === undefined || k === 'surrender') continue;
        if (search.looked > MOST_POSITIONS) search = createSearch(aim, { most: MOST_POSITIONS });
        const verdict = search.after(state, option);
        if (verdict === 'failed') return i;
        const worth = WORTH[verdict] + (isQuiet({ k }) ? 0 : 1);
        if (worth > best.worth) best = { i, worth };
      }
      return best.i;
    },
    dispose: () => {},
  };
}
