/** What a battle comes to when nobody answers it: the engine plays a copy through to the calculation, passing everything. */
import {
  advance,
  cloneState,
  DAMAGE_SUBS,
  decisionView,
  type PlayerId,
  type State,
  viewFor,
} from '../engine/index.ts';

export interface Forecast {
  /** Battle damage, by player. */
  damage: readonly [number, number];
  attackerFalls: boolean;
  targetFalls: boolean;
}

/** More steps than a battle has windows. */
const MOST_STEPS = 60;
const AFTER = DAMAGE_SUBS.indexOf('afterCalc');

/**
 * The battle under way, or the one that the option `i` begins; null where it is decided already or cannot be known: a
 * target the viewer has not seen, a coin, a choice that is no pass.
 */
export function forecast(state: State, viewer: PlayerId, i = -1): Forecast | null {
  let now = cloneState(state);
  let found: Forecast | null = null;
  let isOpen = true;
  const step = (option: number): void => {
    now = cloneState(now);
    advance(now, option, (event) => {
      if (event.k === 'tossed' || event.k === 'declared') isOpen = false;
      if (event.k === 'battle' && event.n === AFTER && found === null && now.battle !== null) {
        const { attacker, target, damage, destroyed } = now.battle;
        const falls = (id: number): boolean => destroyed.includes(id);
        found = {
          damage: [damage[0], damage[1]],
          attackerFalls: falls(attacker),
          targetFalls: target >= 0 && falls(target),
        };
      }
    });
  };
  try {
    const target =
      i < 0 ? viewFor(state, viewer).battle?.target : decisionView(state, viewer)?.options[i]?.card;
    if (target?.known === false) return null;
    if (i >= 0) step(i);
    for (let n = 0; n < MOST_STEPS && isOpen && found === null && now.battle !== null; n++) {
      const { decision } = now;
      if (decision === null) return null;
      const pass = decision.options.length === 1 ? 0 : decision.options.findIndex(({ k }) => k === 'pass');
      if (pass < 0) return null;
      step(pass);
    }
  } catch {
    // What cannot be carried out cannot be foretold either; it is told when it is tried.
    return null;
  }
  return isOpen ? found : null;
}

/** For the battle under way (-1) and for each target that can be chosen now, by option. */
export function forecasts(state: State, viewer: PlayerId): ReadonlyMap<number, Forecast> {
  const all = new Map<number, Forecast>();
  const add = (i: number): void => {
    const known = forecast(state, viewer, i);
    if (known !== null) all.set(i, known);
  };
  if (state.battle !== null && state.sub !== 'afterCalc' && state.sub !== 'flip' && state.sub !== 'end')
    add(-1);
  const { decision } = state;
  if (decision?.player === viewer && decision.about.purpose === 'attackTarget') {
    for (const i of decision.options.keys()) add(i);
  }
  return all;
}
