import { advance, cloneState, type Decision, type Event, type Option } from '../engine/index.ts';
import { choiceOptions, isPicked, picked, type Table } from './match.ts';
import type { CardPick } from './scenario.ts';

/** Whether this play can be followed by that choice of target; tried on a copy. */
export function reaches(table: Table, option: Option, target: CardPick): boolean {
  const state = cloneState(table.state);
  const events: Event[] = [];
  advance(state, option, (event) => events.push(event));
  const { decision } = state;
  const there = decision === null ? null : { state, decision, names: table.names };
  if (there !== null && isTargetChoice(there.decision, option))
    return picked(there, there.decision.options, target).length > 0;
  const attack = events.find((event) => event.k === 'attack');
  if (attack === undefined) return true;
  const met = attack.cards[1];
  if (met === undefined) return target.k === 'direct';
  // As the table was: the attack may have ended the duel.
  return isPicked(table, met, target);
}

function isTargetChoice(decision: Decision, option: Option): boolean {
  if (option.k === 'attack') return decision.about.purpose === 'attackTarget';
  return choiceOptions(decision).length > 0;
}
