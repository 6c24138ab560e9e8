import {
  buildPosition,
  formatNamed,
  layPosition,
  type Pool,
  type PositionSpec,
  type SideSpec,
  type State,
} from '../engine/index.ts';
import { ruleFaultOf } from '../text/ruleFault.ts';
import { NoTexts } from './cards.ts';
import type { Names } from './names.ts';
import { requirePossible } from './possible.ts';
import { refuse, spotOf } from './reader.ts';
import type { Scenario } from './scenario.ts';

/** What the lab needs to know of cards. */
export interface LabCards {
  names: Names;
  /** The cards of a text revision, compiled. Throws where there is no such revision. */
  pool(revision: string): Pool;
}

/** The position of a scenario, or the cards in it that cannot be played yet. */
export type Position =
  | { k: 'position'; spec: PositionSpec }
  | { k: 'unsupported'; codes: number[]; reason: string };

/** Text revision a scenario is played with: its own, or its format's; a profile's name stands for itself. */
export const revisionOf = (scenario: Scenario): string =>
  scenario.cards ?? formatNamed(scenario.rules)?.revision ?? scenario.rules;

/**
 * Turns a scenario into what the engine builds a state of. Throws a ScenarioError where there is no such revision or rule, and
 * on a position that no duel can come to.
 */
export function positionOf(scenario: Scenario, cards: LabCards): Position {
  return refusing(scenario, () => position(scenario, cards));
}

function position(scenario: Scenario, cards: LabCards): Position {
  const pool = cards.pool(revisionOf(scenario));
  const codes = unsupported(scenario.sides, pool);
  if (codes.length > 0) {
    const list = codes.map((code) => `${cards.names.name(code)} (${code})`);
    return { k: 'unsupported', codes, reason: `unsupported: ${list.join(', ')}` };
  }
  requirePossible(scenario, pool);
  const {
    rules,
    params,
    seed,
    fixedDeckOrder,
    randomFirst,
    coins,
    dice,
    shuffles,
    attackFirstTurn,
    phase,
    turnPlayer,
    turn,
    sides,
  } = scenario;
  return {
    k: 'position',
    spec: {
      pool,
      rules,
      params,
      seed,
      fixedDeckOrder,
      randomFirst,
      coins,
      dice,
      shuffles,
      attackFirstTurn,
      phase,
      turnPlayer,
      turn,
      sides,
    },
  };
}

/** The state a scenario begins with, at its first decision. Throws what `positionOf` throws. */
export function openPosition(scenario: Scenario, cards: LabCards): State {
  const position = positionOf(scenario, cards);
  if (position.k === 'unsupported') throw new Error(position.reason);
  return refusing(scenario, () => buildPosition(position.spec));
}

/** The same before anything has happened in it, at no decision yet. Throws what `positionOf` throws, and an Error for cards that cannot be played. */
export function laidPosition(scenario: Scenario, cards: LabCards): State {
  const position = positionOf(scenario, cards);
  if (position.k === 'unsupported') throw new Error(position.reason);
  return refusing(scenario, () => layPosition(position.spec));
}

/** Names of rules and texts, parameters and zones the engine does not have are faults of the scenario. */
function refusing<T>({ file, id }: Scenario, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError || error instanceof NoTexts)
      return refuse(spotOf(file, id), ruleFaultOf(error));
    throw error;
  }
}

/** Passcodes of both sides that the pool does not have, each once, in the order of the file. */
function unsupported(sides: readonly SideSpec[], pool: Pool): number[] {
  const codes = sides.flatMap((side) => [
    ...side.hand,
    ...[...side.monsters, ...side.spells, side.field].flatMap((card) => (card === null ? [] : [card.code])),
    ...side.deck,
    ...[...side.gy, ...side.banished].map((card) => card.code),
    ...side.extra,
  ]);
  return [...new Set(codes)].filter((code) => !pool.byCode.has(code));
}
