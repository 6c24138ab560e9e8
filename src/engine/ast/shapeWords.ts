/** Words and small shapes that several tables of the vocabulary share. */
import { ATTRIBUTES, DAMAGE_SUBS, PHASES, RACES } from '../types.ts';
import { ACTS } from './mod.ts';
import { type Field, list, one, opt, some } from './shapeField.ts';
import { MECHANICS } from './words.ts';

export const STATS = one('atk', 'def', 'level', 'rank', 'link');
export const CMP = one('=', '!=', '<', '<=', '>', '>=');
export const PLACES = [
  'hand',
  'deck',
  'gy',
  'banished',
  'extra',
  'mzone',
  'szone',
  'fzone',
  'field',
  'overlay',
];
export const places = some({ one: PLACES });
export const HOWS = one(
  'normal',
  'tribute',
  'again',
  'flip',
  'special',
  'fusion',
  'ritual',
  'own',
  ...MECHANICS,
);
export const POS = one('attack', 'defense', 'faceDownDefense');
export const PHASE: Field = { one: PHASES };
export const WINDOW: Field = { one: [...PHASES, 'main', 'mainStart', 'battleStep', 'endStep', 'damageStep'] };
export const SUB_STEP: Field = { one: DAMAGE_SUBS.filter((s) => s !== 'none' && s !== 'flip') };
export const WHY = one(
  'battle',
  'effect',
  'cost',
  'destroy',
  'tribute',
  'discard',
  'draw',
  'material',
  'rule',
);
export const SIDE = one('attacker', 'target', 'either');
export const ATTR: Field = { one: ATTRIBUTES };
export const RACE: Field = { one: RACES };
export const WHOS = ['you', 'opp', 'both', 'they', 'theirOpp', 'turnPlayer', 'eventPlayer'];
export const REF_WORDS: readonly string[] = [
  'this',
  'host',
  'attacker',
  'attackTarget',
  'foe',
  'event',
  'it',
];
export const SPANS = one('thisTurn', 'lastTurn', 'yourLastTurn', 'thisBattlePhase', 'thisBattle', 'thisDuel');
export const UNTILS = one(
  'endOfWindow',
  'endOfCalc',
  'endOfDamageStep',
  'endOfBattlePhase',
  'endPhase',
  'endOfTurn',
  'whileThis',
  'whileIt',
  'untilLeavesGy',
  'duel',
);
export const ACT: Field = { one: ACTS };

export const evs = some('event');
export const filters = list('filter');
export const base = { id: 'text', from: opt(places), if: opt(list('cond')) } as const;
