/** Shared words of the effect vocabulary (AST.md §2). Plain data; discriminant `k`; absent means "as the rules have it". */
import type { Still } from './group.ts';

export type { Attr, Kind } from '../types.ts';

export type Ref =
  | 'this'
  | 'host'
  | 'attacker'
  | 'attackTarget'
  | 'foe'
  | 'event'
  | 'it'
  | { ref: string }
  | { bond: string }
  | { role: 'cause' | 'targets' | 'materials' | 'equips'; of: Ref };

/** `they`/`theirOpp` exist only inside `each` and tolls. */
export type Who =
  | 'you'
  | 'opp'
  | 'both'
  | 'they'
  | 'theirOpp'
  | 'turnPlayer'
  | 'eventPlayer'
  | { ctrl: Ref }
  | { owner: Ref };

/** `field` = mzone, szone and fzone. */
export type Place =
  | 'hand'
  | 'deck'
  | 'gy'
  | 'banished'
  | 'extra'
  | 'mzone'
  | 'szone'
  | 'fzone'
  | 'field'
  /** Xyz Materials of the monsters a player controls. */
  | 'overlay';
export type PhaseName = 'draw' | 'standby' | 'main1' | 'battle' | 'main2' | 'end';
export type Window = PhaseName | 'main' | 'mainStart' | 'battleStep' | 'endStep' | 'damageStep';
export type DamageSub = 'start' | 'beforeCalc' | 'calc' | 'afterCalc' | 'end';
/** Xyz Monsters have a Rank and Link Monsters a Link Rating, and neither a Level; Link Monsters have no DEF (GAP-38). */
export type Stat = 'atk' | 'def' | 'level' | 'rank' | 'link';
export type Cmp = '=' | '!=' | '<' | '<=' | '>' | '>=';
/** Printed sorts of card; the order gives their bits. */
export const SUBS = [
  'normal',
  'effect',
  'fusion',
  'ritual',
  'flip',
  'spirit',
  'toon',
  'union',
  'token',
  'quick',
  'continuous',
  'equip',
  'field',
  'counter',
  'gemini',
  'synchro',
  'xyz',
  'link',
  'tuner',
] as const;
export type Sub = (typeof SUBS)[number];
/** Kinds of Extra Deck monster besides Fusion, Summoned from there by their own rules (PRM-36). */
export const MECHANICS = ['synchro', 'xyz', 'link'] as const;
export type Mechanic = (typeof MECHANICS)[number];
/** `again`: the Normal Summon of a monster that lies face-up on the field. */
export type SummonHow =
  | 'normal'
  | 'tribute'
  | 'again'
  | 'flip'
  | 'special'
  | 'fusion'
  | 'ritual'
  | 'own'
  | Mechanic;
export type SummonPos = 'attack' | 'defense' | 'faceDownDefense';
export type Why =
  | 'battle'
  | 'effect'
  | 'cost'
  | 'destroy'
  | 'tribute'
  | 'discard'
  | 'draw'
  | 'material'
  | 'rule';
/** `here`: since that card came to where it is (its last stay, if it left in this effect). */
export type Span =
  | 'thisTurn'
  | 'lastTurn'
  | 'yourLastTurn'
  | 'thisBattlePhase'
  | 'thisBattle'
  | 'thisDuel'
  | { here: Ref };
/** A value bound in this effect, or one written on the card. */
export type Value = { reg: string } | { noted: string };

export type Until =
  | 'endOfWindow'
  | 'endOfCalc'
  | 'endOfDamageStep'
  | 'endOfBattlePhase'
  | 'endPhase'
  | 'endOfTurn'
  | 'whileThis'
  | 'whileIt'
  | 'untilLeavesGy'
  | 'duel'
  | { nth: import('./num.ts').Num; phase: PhaseName; of: Who; at: 'start' | 'end' };

export interface Limit {
  n: number;
  per: 'turn' | 'duel' | 'chain' | 'faceUp';
  scope: 'card' | 'name';
  counts: 'use' | 'activation';
  /** Effects of one card with the same word share one ledger. */
  share?: string;
}

/** `and / ifYouDo / also` share a moment; `then / alsoAfter` begin a new one (DESIGN §0.7). */
export type Link = 'and' | 'ifYouDo' | 'then' | 'also' | 'alsoAfter';

export interface TargetPattern {
  only: boolean;
  what: Still;
}
