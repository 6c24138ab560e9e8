/** The position a puzzle begins with. */

import { type State, ZONE } from '../engine/index.ts';
import { type LabCards, openPosition, type Puzzle, type Scenario } from '../lab/index.ts';
import { saying } from '../strings/saying.ts';
import { PuzzleError } from './chance.ts';

export type PuzzleScenario = Scenario & { puzzle: Puzzle };

export const isPuzzle = (scenario: Scenario): scenario is PuzzleScenario => scenario.puzzle !== null;

/**
 * The state at its first decision. The other side's hand and Set cards are known to whoever solves it: a puzzle has no
 * secrets but the order of the Decks. Throws what `openPosition` throws, and a PuzzleError where somebody else is to choose.
 */
export function openPuzzle(scenario: PuzzleScenario, cards: LabCards): State {
  const state = openPosition(scenario, cards);
  if (state.decision?.player !== state.turnPlayer)
    throw new PuzzleError(saying('scenarioFaults', 'notTheirTurn'));
  const open: readonly number[] = [ZONE.hand, ZONE.mzone, ZONE.szone, ZONE.fzone];
  for (const card of state.cards) if (open.includes(card.zone)) card.seen |= 1 << state.turnPlayer;
  return state;
}
