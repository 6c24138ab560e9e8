/** Reasons: what stands in the way, the rule behind it and the cards concerned (DESIGN §15). */
import type { OptionKind } from '../decision.ts';
import type { BARS } from '../legal/activate.ts';
import type { TargetBar } from '../legal/battle.ts';
import type { MAIN_BARS } from '../legal/main.ts';
import type { SpecialBar } from '../legal/summonable.ts';
import type { CardId } from '../types.ts';

/** Everything that can stand in the way; the texts have a sentence for each. */
export type WhyNotCode =
  | (typeof BARS)[number]
  | (typeof MAIN_BARS)[number]
  | TargetBar['bar']
  | Exclude<SpecialBar, ''>
  | 'mechanic'
  | 'materials'
  /** Levels or Link Ratings do not come to what is asked for. */
  | 'levels'
  | 'links'
  /** A material that must be used is not there. */
  | 'mustUse'
  | 'extraZones'
  /** Somebody else decides now, or this kind of action is not asked about. */
  | 'notNow'
  | 'notBattlePhase'
  | 'inDefense'
  | 'noAttackTarget'
  | 'noTarget'
  | 'cannotTarget'
  | 'cannotPay'
  | 'noOutcome'
  | 'deckTooSmall'
  | 'noneToSummon'
  | 'notYetInTurn'
  | 'phaseOver'
  | 'mustAttack'
  /** A choice of cards: it is none of those that may be chosen, or was chosen before. */
  | 'notAmong'
  | 'alreadyChosen';

export interface WhyNot {
  /** Id of the rule, as in the rules' table. */
  rule: string;
  bar: WhyNotCode;
  /** How many are needed (`tributes`, `materials`, `noTarget`, `deckTooSmall`), those there are being `m`; else 0. */
  n: number;
  m: number;
  /** The card whose effect forbids it, or that is in the way; -1 none. */
  src: CardId;
  /** The card it is about, where that is not the one that was asked about: a target, a monster to be Summoned; -1 none. */
  card: CardId;
  /** The failed part of the effect, such as `if[1]`, `cost[0]`, `target[0]` or `slots[1]`; '' when it is no such part. */
  path: string;
}

/** One way in which a card could act. */
export interface Way {
  what: OptionKind;
  /** Effect address of an activation or procedure, 1 + address of a `tributeProc`, else as in the option. */
  n: number;
  legal: boolean;
  /** Empty when it is legal; else what failed, in the order in which it was looked at. */
  reasons: WhyNot[];
}

/** One target an attack could have; -1 the player. */
export interface TargetWay {
  target: CardId;
  legal: boolean;
  reasons: WhyNot[];
}

export const reason = (bar: WhyNotCode, rule: string, more: Partial<WhyNot> = {}): WhyNot => ({
  rule,
  bar,
  n: 0,
  m: 0,
  src: -1,
  card: -1,
  path: '',
  ...more,
});

/** The rule behind each bar, unless what is tried has one of its own. */
const RULES: Readonly<Record<WhyNotCode, string>> = {
  notYourTurn: 'TURN-04',
  notMainPhase: 'MAIN-01',
  normalUsed: 'SUMMON-02',
  cannotSummon: 'SUMMON-07',
  cannotSet: 'SUMMON-07',
  cannotFlip: 'SUMMON-08',
  tributes: 'TRIBUTE-01',
  monsterZones: 'ZONE-02',
  extraZones: 'EMZ-09',
  noZone: 'ZONE-03',
  banned: 'EFFECT-08',
  forbidden: 'EFFECT-08',
  negated: 'GAP-50',
  alreadyMoved: 'POS-05',
  withdrawn: 'GAP-06',
  attacked: 'POS-07',
  fresh: 'POS-06',
  kept: 'EFFECT-02',
  firstTurn: 'TURN-02',
  phaseSkipped: 'TURN-01',
  notYetInTurn: 'GAP-29',
  phaseOver: 'TURN-01',
  mustAttack: 'EFFECT-08',
  trapFromHand: 'TRAP-01',
  setThisTurn: 'TRAP-01',
  faceDown: 'SET-04',
  speed: 'SPEED-02',
  damageStep: 'GAP-03',
  noEvent: 'EFFECT-06',
  limit: 'GAP-22',
  condition: 'GAP-17',
  oath: 'GAP-22',
  cost: 'GAP-17',
  mechanic: 'PRM-36',
  materials: 'GAP-38',
  levels: 'SYNCHRO-01',
  links: 'GAP-38',
  mustUse: 'SPECIAL-06',
  noDefense: 'GAP-38',
  cannotPay: 'GAP-14',
  toll: 'GAP-14',
  enough: 'EFFECT-08',
  noTarget: 'GAP-17',
  cannotTarget: 'EFFECT-08',
  noOutcome: 'GAP-17',
  deckTooSmall: 'GAP-17',
  noneToSummon: 'GAP-17',
  noMonster: 'EMZ-03',
  notProperly: 'REVIVE-02',
  neverSpecial: 'REVIVE-04',
  notFromHere: 'REVIVE-04',
  onlyBy: 'SUMMON-08',
  window: 'GAP-09',
  chainFresh: 'GOAT-07',
  otherPlace: 'EFFECT-05',
  notNow: 'GAP-09',
  notBattlePhase: 'BATTLE-01',
  inDefense: 'BATTLE-04',
  noAttackTarget: 'GAP-04',
  inTheWay: 'GAP-04',
  lured: 'EFFECT-08',
  owed: 'EFFECT-08',
  alreadyHit: 'BATTLE-01',
  notAmong: 'GAP-17',
  alreadyChosen: 'GAP-17',
};
export const plain = (bar: WhyNotCode, more: Partial<WhyNot> = {}): WhyNot => reason(bar, RULES[bar], more);
