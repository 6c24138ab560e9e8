import { PHASES, type PlayerId } from '../engine/index.ts';
import { saying } from '../strings/saying.ts';
import { MOST_TURNS } from './bounds.ts';
import type { Names } from './names.ts';
import { readAction, readPattern } from './parseAction.ts';
import { readCode } from './parseCards.ts';
import { readExpectations } from './parseExpect.ts';
import { readSide } from './parseSide.ts';
import { readPuzzle } from './puzzle.ts';
import {
  type Fields,
  fields,
  flag,
  key,
  list,
  mismatch,
  oneOf,
  optional,
  player,
  readJson,
  refuse,
  type Spot,
  spotOf,
  text,
  whole,
} from './reader.ts';
import type { Scenario } from './scenario.ts';

export { ScenarioError } from './reader.ts';

const KEYS = [
  'id',
  'name',
  'why',
  'rules',
  'cards',
  'params',
  'seed',
  'fixedDeckOrder',
  'random',
  'coins',
  'dice',
  'shuffles',
  'attackFirstTurn',
  'start',
  'auto',
  'players',
  'actions',
  'then_random',
  'expect',
  'offers',
  'refuses',
  'puzzle',
];

/**
 * The scenarios of a file's text: one object or an array of them, `//` comments allowed.
 * Throws a ScenarioError with the message `file: scenario id: path: what was expected`.
 */
export function parseScenarios(source: string, file: string, names: Names): Scenario[] {
  const content = readJson(source, file);
  if (!Array.isArray(content)) return [readScenario(content, file, '', names)];
  return content.map((entry, i) => readScenario(entry, file, `number ${i + 1}`, names));
}

function readScenario(value: unknown, file: string, number: string, names: Names): Scenario {
  const id = idOf(value) ?? number;
  const at = spotOf(file, id);
  const given = fields(value, at, KEYS);
  if (!('id' in given)) refuse(at, saying('scenarioFaults', 'needsId'));
  if (!('players' in given)) refuse(at, saying('scenarioFaults', 'needsPlayers'));
  const start = optional(given, at, 'start', readStart, { phase: 'main1', turnPlayer: 0, turn: 1 } as const);
  const actions = (from: unknown, spot: Spot) => list(from, spot, (entry, s) => readAction(entry, s, names));
  const patterns = (from: unknown, spot: Spot) =>
    list(from, spot, (entry, s) => readPattern(entry, s, names));
  return {
    file,
    id: text(given.id, key(at, 'id')),
    name: optional(given, at, 'name', text, ''),
    why: optional(given, at, 'why', text, ''),
    rules: optional(given, at, 'rules', text, 'classic'),
    cards: optional(given, at, 'cards', text, null),
    params: optional(given, at, 'params', readParams, {}),
    seed: optional(given, at, 'seed', readSeed, 1),
    fixedDeckOrder: optional(given, at, 'fixedDeckOrder', flag, true),
    randomFirst:
      optional(given, at, 'random', (from, spot) => oneOf(from, spot, ['first', 'seed']), 'seed') === 'first',
    coins: optional(
      given,
      at,
      'coins',
      (from, spot) => list(from, spot, (entry, s) => oneOf(entry, s, [0, 1])),
      [],
    ),
    dice: optional(
      given,
      at,
      'dice',
      (from, spot) => list(from, spot, (e, s) => oneOf(e, s, [1, 2, 3, 4, 5, 6])),
      [],
    ),
    shuffles: optional(
      given,
      at,
      'shuffles',
      (from, spot) => list(from, spot, (e, s) => list(e, s, (card, one) => readCode(card, one, names))),
      [],
    ),
    attackFirstTurn: optional(given, at, 'attackFirstTurn', flag, true),
    phase: start.phase,
    turnPlayer: start.turnPlayer,
    turn: start.turn,
    auto: optional(given, at, 'auto', flag, true),
    sides: readPlayers(given.players, key(at, 'players'), names),
    actions: optional(given, at, 'actions', actions, []),
    thenRandom: optional(given, at, 'then_random', readRandom, null),
    expect: optional(given, at, 'expect', (from, spot) => readExpectations(from, spot, names), []),
    offers: optional(given, at, 'offers', patterns, []),
    refuses: optional(given, at, 'refuses', patterns, []),
    puzzle: optional(given, at, 'puzzle', (from, spot) => readPuzzle(from, spot, names), null),
  };
}

function idOf(value: unknown): string | null {
  const id = typeof value === 'object' && value !== null ? (value as Fields).id : undefined;
  return typeof id === 'string' && id !== '' ? id : null;
}

function readStart(value: unknown, at: Spot): Pick<Scenario, 'phase' | 'turnPlayer' | 'turn'> {
  const given = fields(value, at, ['phase', 'turnPlayer', 'turn']);
  return {
    phase: optional(given, at, 'phase', (from, spot) => oneOf(from, spot, PHASES), 'main1'),
    turnPlayer: optional(given, at, 'turnPlayer', player, 0),
    turn: optional(given, at, 'turn', (from, spot) => whole(from, spot, 1, MOST_TURNS), 1),
  };
}

function readParams(value: unknown, at: Spot): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return mismatch(at, saying('scenarioFaults', 'object'), value);
  for (const id of Object.keys(value)) {
    if (!/^(PRM|GAP|GOAT|EDI)-\d+$/.test(id)) refuse(key(at, id), saying('scenarioFaults', 'ruleId'));
  }
  return value as Record<string, unknown>;
}

function readSeed(value: unknown, at: Spot): number {
  return typeof value === 'number' && Number.isSafeInteger(value)
    ? value
    : mismatch(at, saying('scenarioFaults', 'whole'), value);
}

/** The second entry of `players` is player 1. */
const sideNumber = (spot: Spot): PlayerId => (spot.path.endsWith('[1]') ? 1 : 0);

function readPlayers(value: unknown, at: Spot, names: Names): Scenario['sides'] {
  const sides = list(value, at, (entry, spot) => readSide(entry, spot, names, sideNumber(spot)));
  const [first, second] = sides;
  if (first === undefined || second === undefined || sides.length > 2) {
    return refuse(at, saying('scenarioFaults', 'twoPlayers', sides.length));
  }
  return [first, second];
}

function readRandom(value: unknown, at: Spot): { decisions: number; seed: number } {
  const given = fields(value, at, ['decisions', 'seed']);
  return {
    decisions: optional(given, at, 'decisions', whole, 0),
    seed: optional(given, at, 'seed', readSeed, 1),
  };
}
