import {
  type DecisionView,
  decisionView,
  type PlayerId,
  type PlayerView,
  type State,
  viewFor,
} from '../engine/index.ts';
import { type Saying, saying, sayingOf } from '../strings/saying.ts';

/** Who plays a seat without being a person. It knows what a player in that seat may know. */
export interface Opponent {
  /** The index of the option it takes. May fail or answer nonsense: the duel goes on all the same. */
  choose(view: PlayerView, decision: DecisionView): Promise<number> | number;
  /** A fault that it survived since it was last asked this; null if there was none. */
  fault?(): string | null;
  dispose(): Promise<void> | void;
}

export interface Answered {
  /** −1 when nothing on offer can be carried out. */
  i: number;
  /** What went wrong, in a sentence for the player; null if nothing did. */
  notice: Saying | null;
}

/**
 * Asks an opponent for its choice and always gets one: what it cannot decide, and what has `failed` before, is answered
 * with the least it can do.
 */
export async function askOpponent(
  opponent: Opponent,
  name: string,
  state: State,
  player: PlayerId,
  failed: ReadonlySet<number>,
): Promise<Answered> {
  const view = decisionView(state, player);
  if (view === null) return { i: -1, notice: null };
  if (failed.size > 0) return { i: leastOf(view, failed), notice: null };
  if (view.options.length === 1) return { i: 0, notice: null };
  let why: Saying = '';
  try {
    const i = await opponent.choose(viewFor(state, player), view);
    if (view.options[i] !== undefined) return { i, notice: opponent.fault?.() ?? null };
    why = saying('keeping', 'wrongAnswer', i, view.options.length);
  } catch (error) {
    why = sayingOf(error);
  }
  return {
    i: leastOf(view, failed),
    notice: saying('keeping', 'couldNotDecide', name, why),
  };
}

function leastOf(view: DecisionView, failed: ReadonlySet<number>): number {
  const usable = view.options.filter(({ i }) => !failed.has(i));
  const least = usable.find(({ k }) => k === 'pass' || k === 'no' || k === 'done') ?? usable.at(-1);
  return least?.i ?? -1;
}
