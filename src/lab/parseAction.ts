import { PHASES } from '../engine/index.ts';
import { saying } from '../strings/saying.ts';
import type { Names } from './names.ts';
import { readAt, readPick, readPosition, readSlot } from './parseCards.ts';
import {
  type Fields,
  fields,
  key,
  list,
  mismatch,
  oneOf,
  optional,
  player,
  refuse,
  type Spot,
  text,
  whole,
  yes,
} from './reader.ts';
import type { Action, CardPick, Pattern, Verb } from './scenario.ts';
import { PATTERN_DOS } from './scenario.ts';

type Reader = (value: unknown, at: Spot, names: Names) => Verb;
const onCard =
  (verb: 'summon' | 'set' | 'spsummon' | 'flip' | 'pos' | 'activate'): Reader =>
  (value, at, names) => ({ do: verb, card: readPick(value, at, names) });
const word =
  (verb: 'pass' | 'yes' | 'no' | 'cancel' | 'finish'): Reader =>
  (value, at) => {
    yes(value, at);
    return { do: verb };
  };
const several =
  (verb: 'select' | 'sort'): Reader =>
  (value, at, names) => ({ do: verb, cards: picks(value, at, names) });

/** Keys of which an action has exactly one. */
const VERBS: Readonly<Record<string, Reader>> = {
  summon: onCard('summon'),
  set: onCard('set'),
  spsummon: onCard('spsummon'),
  flip: onCard('flip'),
  pos: onCard('pos'),
  activate: onCard('activate'),
  attack: (value, at, names) => ({ do: 'attack', card: readPick(value, at, names), target: null }),
  phase: (value, at) => ({ do: 'phase', phase: oneOf(value, at, PHASES) }),
  end: (value, at) => {
    yes(value, at);
    return { do: 'phase', phase: 'end' };
  },
  pass: word('pass'),
  yes: word('yes'),
  no: word('no'),
  cancel: word('cancel'),
  finish: word('finish'),
  option: (value, at) => ({
    do: 'option',
    option:
      typeof value === 'string'
        ? value
        : typeof value === 'number'
          ? whole(value, at)
          : mismatch(at, saying('scenarioFaults', 'numberOrText'), value),
  }),
  select: several('select'),
  sort: several('sort'),
  announce: (value, at) => ({
    do: 'announce',
    word:
      typeof value === 'string'
        ? value
        : typeof value === 'number'
          ? whole(value, at)
          : mismatch(at, saying('scenarioFaults', 'numberOrText'), value),
  }),
  counters: (value, at) => ({ do: 'counters', counts: list(value, at, (entry, spot) => whole(entry, spot)) }),
};
/** Answers by themselves, follow-ups beside one of the verbs. */
const ALONE: Readonly<Record<string, Reader>> = {
  position: (value, at) => ({ do: 'position', position: readPosition(value, at) }),
  zone: (value, at) => ({ do: 'zone', zone: readSlot(value, at) }),
};
const FOLLOW_UPS = ['tributes', 'cost', 'targets', 'position', 'zone', 'then'];
const NARROWING = ['player', 'at', 'turn', 'inPhase', 'effect', 'skip'];
const KEYS = [...Object.keys(VERBS), 'target', ...FOLLOW_UPS, ...NARROWING];

/** One entry of `actions`. */
export function readAction(value: unknown, at: Spot, names: Names): Action {
  const given = fields(value, at, KEYS);
  const verb = readVerb(given, at, names);
  const alone = verb.do === 'position' || verb.do === 'zone';
  if ('target' in given) {
    if (verb.do !== 'attack') return refuse(key(at, 'target'), saying('scenarioFaults', 'targetAlone'));
    verb.target = readPick(given.target, key(at, 'target'), names);
  }
  const many = (from: unknown, spot: Spot) => picks(from, spot, names);
  return {
    path: at.path,
    text: JSON.stringify(value),
    verb,
    player: optional(given, at, 'player', player, null),
    at: optional(given, at, 'at', readAt, null),
    turn: optional(given, at, 'turn', (from, spot) => whole(from, spot, 1), null),
    inPhase: optional(given, at, 'inPhase', (from, spot) => oneOf(from, spot, PHASES), null),
    effect: optional(given, at, 'effect', readEffect, null),
    skip: optional(given, at, 'skip', whole, 0),
    tributes: optional(given, at, 'tributes', many, []),
    cost: optional(given, at, 'cost', many, []),
    targets: optional(given, at, 'targets', many, []),
    position: alone ? null : optional(given, at, 'position', readPosition, null),
    zone: alone ? null : optional(given, at, 'zone', readSlot, null),
    after: optional(
      given,
      at,
      'then',
      (from, spot) => list(from, spot, (entry, s) => readAction(entry, s, names)),
      [],
    ),
  };
}

function readVerb(given: Fields, at: Spot, names: Names): Verb {
  const present = Object.keys(given).filter((name) => name in VERBS);
  const found = present.length > 0 ? present : Object.keys(given).filter((name) => name in ALONE);
  const [name, second] = found;
  const reader = name === undefined ? undefined : (VERBS[name] ?? ALONE[name]);
  if (name === undefined || reader === undefined) {
    return refuse(
      at,
      saying('scenarioFaults', 'oneOf', [...Object.keys(VERBS), ...Object.keys(ALONE)].join(', ')),
    );
  }
  if (second !== undefined)
    return refuse(at, saying('scenarioFaults', 'oneAction', JSON.stringify(name), JSON.stringify(second)));
  return reader(given[name], key(at, name), names);
}

function readEffect(value: unknown, at: Spot): string | number {
  return typeof value === 'number' ? whole(value, at) : text(value, at);
}

const picks = (value: unknown, at: Spot, names: Names): CardPick[] =>
  list(value, at, (entry, spot) => readPick(entry, spot, names));

/** One entry of `offers` or `refuses`. */
export function readPattern(value: unknown, at: Spot, names: Names): Pattern {
  const given = fields(value, at, ['do', 'card', 'at', 'target', 'phase']);
  if (!('do' in given)) refuse(at, saying('scenarioFaults', 'needsDo'));
  const pick = (from: unknown, spot: Spot) => readPick(from, spot, names);
  return {
    path: at.path,
    text: JSON.stringify(value),
    do: oneOf(given.do, key(at, 'do'), PATTERN_DOS),
    card: optional(given, at, 'card', pick, null),
    at: optional(given, at, 'at', readAt, null),
    target: optional(given, at, 'target', pick, null),
    phase: optional(given, at, 'phase', (from, spot) => oneOf(from, spot, PHASES), null),
  };
}
