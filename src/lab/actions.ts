/** Choices written as the actions of a scenario. */
import {
  effectInfo,
  type Option,
  PHASES,
  POSITIONS,
  type State,
  ZONE,
  ZONES_PER_PLAYER,
} from '../engine/index.ts';
import { wordFor } from './export.ts';
import { fittingOptions, type Table, valueWord } from './match.ts';
import type { Names } from './names.ts';
import { readAction } from './parseAction.ts';
import { positionWord } from './parseCards.ts';
import { placeOf, placeSlot, placeText } from './places.ts';
import { ScenarioError } from './reader.ts';
import { unasked } from './run.ts';

export type ActionJson = Record<string, unknown>;

/** A choice with the state in which it was made. */
export interface Made {
  state: State;
  option: Option;
}

/** What of the choices is written down. */
export interface Writing {
  /** Windows nobody uses are passed by themselves. */
  auto: boolean;
  /** What would be answered so anyway is left out. */
  brief: boolean;
}

/** The choices as actions, or null where one of them has no words. */
export function actionsOf(made: readonly Made[], names: Names, writing: Writing): ActionJson[] | null {
  const actions: ActionJson[] = [];
  for (let i = 0; i < made.length; i++) {
    const { state, option } = made[i] as Made;
    const { decision } = state;
    if (decision === null) return null;
    if (writing.brief && unasked(decision, writing.auto) === option) continue;
    const table = { state, decision, names };
    const action = actionOf(table, option);
    if (action === null) return null;
    // A choice of several cards is one list, and ends by itself.
    while ('select' in action && goesOn(made[i + 1], made[i] as Made)) {
      i++;
      const next = made[i] as Made;
      if (next.option.k === 'done') break;
      (action.select as unknown[]).push(pick(next.state, next.option, names));
    }
    // An attack says where it goes.
    const aimed = made[i + 1];
    if (option.k === 'attack' && aimed?.state.decision?.about.purpose === 'attackTarget') {
      i++;
      action.target = aimed.option.k === 'direct' ? 'direct' : pick(aimed.state, aimed.option, names);
    }
    actions.push(action);
  }
  return actions;
}

/** The next choice is one more of the same several cards, or the end of it. */
function goesOn(next: Made | undefined, made: Made): boolean {
  const before = made.state.decision;
  const after = next?.state.decision;
  if (!before || !after || next === undefined) return false;
  return (
    (next.option.k === 'card' || next.option.k === 'done') &&
    after.player === before.player &&
    after.about.card === before.about.card &&
    after.about.chosen.length > before.about.chosen.length
  );
}

/** One choice as the action that fits nothing else at its decision, or null where there is none. */
export function actionOf(table: Table, option: Option): ActionJson | null {
  const { player } = table.decision;
  for (const words of candidates(table, option)) {
    const action = { player, ...words };
    if (fits(table, action, option)) return action;
  }
  return null;
}

function fits(table: Table, json: ActionJson, option: Option): boolean {
  try {
    const action = readAction(json, { where: '', path: '' }, table.names);
    return fittingOptions(table, action)[0] === option;
  } catch (error) {
    if (error instanceof ScenarioError) return false;
    throw error;
  }
}

function pick(state: State, option: Option, names: Names): unknown {
  if (option.k === 'direct') return 'direct';
  const card = wordFor(state.cards[option.card]?.code ?? 0, names);
  const at = placeOf(state, option.card);
  return at === '' ? card : { card, at };
}

const VERB: Partial<Record<Option['k'], string>> = {
  summon: 'summon',
  tributeSummon: 'summon',
  set: 'set',
  setSpell: 'set',
  procedure: 'spsummon',
  flip: 'flip',
  position: 'pos',
  activate: 'activate',
  attack: 'attack',
};

/** Ways to say it, the plainest first. */
function candidates(table: Table, option: Option): ActionJson[] {
  const { state, decision, names } = table;
  const card = pick(state, option, names);
  const verb = VERB[option.k];
  if (verb !== undefined && decision.kind !== 'order') {
    const plain = { [verb]: card };
    if (option.k === 'position') return [plain, { ...plain, position: wordOf(option.n) }];
    if (option.k !== 'activate' && option.k !== 'procedure') return [plain];
    return [plain, { ...plain, effect: effectInfo(option.n).effect.id }];
  }
  switch (option.k) {
    case 'activate':
    case 'card':
      return [{ select: [card] }, { activate: card }];
    case 'direct':
      return [{ select: ['direct'] }];
    case 'done':
      return [{ finish: true }];
    case 'pass':
    case 'yes':
    case 'no':
      return [{ [option.k]: true }];
    case 'mode':
      return [{ option: option.n }];
    case 'pos':
      return [{ position: wordOf(option.n) }];
    case 'slot':
      return [{ zone: zoneText(option) }];
    case 'value':
      return [{ announce: valueWord(table, option.n) }, { announce: option.n }];
    case 'toPhase':
      return [{ phase: PHASES[option.n] }];
    default:
      return [];
  }
}

const wordOf = (n: number): string => positionWord(POSITIONS[n] ?? 'attack');

function zoneText({ n, m }: Option): string {
  const player = m < ZONES_PER_PLAYER ? 0 : 1;
  const zone =
    (['mzone', 'szone', 'fzone'] as const).find((name) => ZONE[name] === m % ZONES_PER_PLAYER) ?? 'mzone';
  return placeText({ player, zone, slot: placeSlot(zone, n, player) });
}
