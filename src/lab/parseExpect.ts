import { PHASES, type PlayerId } from '../engine/index.ts';
import { saying } from '../strings/saying.ts';
import type { Names } from './names.ts';
import { POSITION_WORDS, type PositionWord, readCode, readPosition } from './parseCards.ts';
import { readCounters } from './parseSide.ts';
import { type Place, readPlace } from './places.ts';
import {
  fields,
  flag,
  key,
  list,
  mismatch,
  oneOf,
  optional,
  player,
  refuse,
  type Spot,
  whole,
} from './reader.ts';
import { type CardExpectation, EXPECTED_PILES, type Expectation, RUN_ENDS } from './scenario.ts';

const WORDS = ['winner', 'result', 'turn', 'phase'] as const;
const FORM = `${WORDS.join(', ')}, p0.lp, p0.deckCount, p0.${EXPECTED_PILES.join(', p0.')}, p0.field, p0.m0–m4, p0.s0–s4, p0.hand.N`;

/** The object `expect`. */
export function readExpectations(value: unknown, at: Spot, names: Names): Expectation[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return mismatch(at, saying('scenarioFaults', 'object'), value);
  return Object.entries(value).map(([name, wanted]) => {
    const spot = key(at, name);
    return (
      readWord(name, wanted, spot) ??
      readOfPlayer(name, wanted, spot, names) ??
      refuse(spot, saying('scenarioFaults', 'unknownExpectation', FORM))
    );
  });
}

function readWord(name: string, value: unknown, at: Spot): Expectation | null {
  switch (WORDS.find((word) => word === name)) {
    case 'winner':
      return { key: name, k: 'winner', winner: oneOf(value, at, [0, 1, 'draw']) };
    case 'result':
      return { key: name, k: 'result', result: oneOf(value, at, RUN_ENDS) };
    case 'turn':
      return { key: name, k: 'turn', n: whole(value, at, 1) };
    case 'phase':
      return { key: name, k: 'phase', phase: oneOf(value, at, PHASES) };
    default:
      return null;
  }
}

function readOfPlayer(name: string, value: unknown, at: Spot, names: Names): Expectation | null {
  const [, digit, word] = /^p([01])\.(.+)$/.exec(name) ?? [];
  const who: PlayerId = digit === '1' ? 1 : 0;
  if (word === 'lp' || word === 'deckCount') return { key: name, k: word, player: who, n: whole(value, at) };
  const pile = EXPECTED_PILES.find((entry) => entry === word);
  if (pile !== undefined) {
    return {
      key: name,
      k: 'pile',
      player: who,
      pile,
      codes: list(value, at, (entry, spot) => readCode(entry, spot, names)),
    };
  }
  const place = readPlace(name);
  if (place === null || place.slot === null) return null;
  return { key: name, k: 'card', at: place, card: readCard(value, at, names, place) };
}

function readCard(value: unknown, at: Spot, names: Names, place: Place): CardExpectation | null {
  const nothing = {
    code: null,
    pos: null,
    atk: null,
    def: null,
    level: null,
    owner: null,
    materials: null,
    counters: null,
    negated: null,
  };
  if (value === null) return null;
  if (typeof value !== 'object') return { ...nothing, code: readCode(value, at, names) };
  const given = fields(value, at, [
    'card',
    'pos',
    'atk',
    'def',
    'level',
    'owner',
    'materials',
    'counters',
    'negated',
  ]);
  const position = place.zone === 'mzone' ? readPosition : readFace;
  return {
    ...nothing,
    code: optional(given, at, 'card', (from, spot) => readCode(from, spot, names), null),
    pos: optional(given, at, 'pos', position, null),
    atk: optional(given, at, 'atk', whole, null),
    def: optional(given, at, 'def', whole, null),
    level: optional(given, at, 'level', whole, null),
    owner: optional(given, at, 'owner', player, null),
    materials: optional(
      given,
      at,
      'materials',
      (from, spot) => list(from, spot, (entry, one) => readCode(entry, one, names)),
      null,
    ),
    counters: optional(
      given,
      at,
      'counters',
      (from, spot) => (from === null ? [] : readCounters(from, spot)),
      null,
    ),
    negated: optional(given, at, 'negated', flag, null),
  };
}

/** Spells and Traps, and cards in piles, are face-up or face-down. */
function readFace(value: unknown, at: Spot): 'up' | 'faceDownDefense' {
  const word: 'up' | PositionWord = oneOf(value, at, ['up', 'set']);
  return word === 'up' ? 'up' : POSITION_WORDS.set;
}
