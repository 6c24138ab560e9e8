/**
 * Why, and why not (DESIGN §15). Nothing is decided here: reasons come from the functions that decide, values from the fold
 * that computes them.
 */
import { usePool } from '../pool.ts';
import type { State } from '../state.ts';
import { type CardId, type Phase, type PlayerId, ZONE } from '../types.ts';
import { activations } from './activation.ts';
import { attack, targetsOf } from './attack.ts';
import { fromHand } from './hand.ts';
import { lookAt } from './look.ts';
import { onField } from './monster.ts';
import { goingTo } from './phase.ts';
import { procedures } from './procedure.ts';
import { triggers } from './trigger.ts';
import type { TargetWay, Way } from './why.ts';

export { explainStat, explainTreated, type StatLayer, type TreatedAs } from './stat.ts';
export type { TargetWay, Way, WhyNot, WhyNotCode } from './why.ts';

/**
 * Every way in which this card could act for the player, and for those that are not open now, why not.
 * @param state at a decision
 */
export function explainOption(state: State, player: PlayerId, cardId: CardId): Way[] {
  usePool(state.pool);
  const c = state.cards[cardId];
  if (c === undefined) return [];
  const l = lookAt(state, player, cardId);
  const mine = c.controller === player;
  return [
    ...(c.zone === ZONE.hand && mine ? fromHand(l) : []),
    ...(c.zone === ZONE.mzone && mine ? [...onField(l), attack(l)] : []),
    ...procedures(l),
    ...activations(l),
    ...triggers(l),
  ];
}

/** Every target an attack of this monster could have, and why those that are none are none. */
export function explainTargets(state: State, attacker: CardId): TargetWay[] {
  usePool(state.pool);
  return state.cards[attacker]?.zone === ZONE.mzone ? targetsOf(state, attacker) : [];
}

/** Whether the player may go on to a phase now, and if not why. */
export function explainPhase(state: State, player: PlayerId, phase: Phase): Way {
  usePool(state.pool);
  return goingTo(lookAt(state, player, -1), phase);
}
