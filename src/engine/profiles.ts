/**
 * Rule eras as data (docs/rules.md: PRM, GAP, GOAT, EDI): one typed record for each column of the PRM table. Each field is
 * read in exactly one module (DESIGN §0.8).
 */

import { MECHANICS, type Mechanic } from './ast/words.ts';

/**
 * Sizes a part of a deck may have, as people write them: `40+`, `40-60`, `0,15`.
 * Read by `src/decks/sizes.ts`.
 */
export type Sizes = `${number}+` | `${number}-${number}` | `${number},${number}` | `${number}`;

/** Forbidden/Limited lists there are. */
export const LIMIT_LISTS = ['none', 'goat', 'edison', 'legacy-4000', 'modern'] as const;
export type LimitListName = (typeof LIMIT_LISTS)[number];

export interface Profile {
  readonly id: string;
  /** PRM-01, WIN-01 */ readonly lp: number;
  /** PRM-02, DECK-01, DECK-02 */ readonly mainSizes: Sizes;
  /** PRM-03, SIDE-01 */ readonly sideSizes: Sizes;
  /** PRM-04, EXTRA-03 */ readonly extraSizes: Sizes;
  /** EXTRA-02: Extra Deck monsters may wait in the Side Deck. */ readonly extraInSide: boolean;
  /** PRM-05, DECK-03 */ readonly copies: number;
  /** PRM-06, DECK-04: the list that decks are checked against. */ readonly list: LimitListName;
  /** PRM-09: each shuffles his own deck and the opponent cuts, or each shuffles the other's. */
  readonly shuffle: 'ownAndCut' | 'exchange';
  /** PRM-10, DRAW-03 */ readonly firstDraw: boolean;
  /** PRM-11, TURN-02 */ readonly firstBattle: boolean;
  /** PRM-13, HAND-02 */ readonly handLimit: number;
  /** PRM-14, FIELD-02: one Field Spell in the whole field, or one per player. */
  readonly fieldSpells: 'one' | 'onePerPlayer';
  /** PRM-15, GOAT-02: a new Field Spell also destroys the opponent's Set one. */
  readonly fieldSpellTakesSet: boolean;
  /**
   * PRM-16, GAP-52, GOAT-03: own old Field Spell goes when the new one resolves, is destroyed when it is placed, or is sent
   * to the Graveyard then.
   */
  readonly fieldSpellExchange: 'resolved' | 'placed' | 'sent';
  /** PRM-21, POS-07 */ readonly moveAfterAttack: boolean;
  /** PRM-24, CARD-02: how many of RACES the era has: what may be declared. */ readonly types: number;
  /** PRM-25, CARD-03: how many of ATTRIBUTES the era has. */ readonly attributes: number;
  /** PRM-26 */ readonly extraMonsterZones: 0 | 2;
  /**
   * PRM-27, EMZ-09: where a monster from the Extra Deck may go: any Monster Zone, an Extra or linked one, or so for Link
   * Monsters only.
   */
  readonly extraDeckPlacement: 'any' | 'emzOrLinked' | 'linkOnlyRestricted';
  /** PRM-29, EMZ-15, GAP-27: control cannot be taken without a zone, or the monster is sent to the Graveyard. */
  readonly controlWithoutZone: 'fails' | 'gy';
  /** PRM-28, EMZ-16: the player picks the zone, or the first free one is taken. */
  readonly zonePicking: boolean;
  /** PRM-31 */ readonly quickPlayTurnSet: boolean;
  /** PRM-32, GOAT-05: where ATK/DEF changers may be used in the Damage Step. */
  readonly statChangers: 'calc' | 'untilCalc';
  /** PRM-33, GOAT-14 */ readonly faceDownAttack: boolean;
  /** PRM-35: a Token that leaves is removed from play, or ceases to exist. */
  readonly tokensLeave: 'banished' | 'gone';
  /** PRM-36, PRM-04: what there is besides Fusion. */ readonly mechanics: readonly Mechanic[];
  /**
   * PRM-39, GAP-08, EDI-01, GOAT-01: which Ignition Effects the turn player may activate before the opponent may respond:
   * none; those of his monsters after his Summon; any after his Summon; any after every Summon or chain.
   */
  readonly ignitionPriority: 'none' | 'monsterAfterSummon' | 'afterSummon' | 'goat';
  /** GAP-02 */ readonly damageStep: 'sevenSub' | 'fiveSub';
  /** GOAT-04 */ readonly oneChainPerDamageWindow: boolean;
  /** GAP-05 */ readonly zeroAtkTieDestroys: boolean;
  /** GAP-06, EDI-03 */ readonly replay: 'withdraw' | 'retarget';
  /** GAP-11, GOAT-09, EDI-07; `segocHiddenLast`: triggers from hidden places join after the public ones. */
  readonly triggerOrder: 'segoc' | 'segocHiddenLast' | 'earlierFirst' | 'earlierInTier';
  /** GAP-13, GOAT-10: triggers of cards by then in a hand or Deck may still be used. */
  readonly triggersFromPrivate: boolean;
  /** GAP-17, GOAT-11, EDI-10: a search needs a card to find. */ readonly searchNeedsHit: boolean;
  /** GAP-31, GOAT-11, EDI-10: a failed search is proved by showing the pile. */
  readonly failedSearchShown: boolean;
  /** GAP-25 */ readonly mayPayAllLp: boolean;
  /** POS-08, GOAT-12: a change of position by an effect uses up the manual one. */
  readonly effectChangeUsesManual: boolean;
  /** POS-06, GOAT-13: bars monsters Summoned or Set this turn by anybody, or only by their present controller. */
  readonly freshBars: 'anyone' | 'controller';
  /** GOAT-07 */ readonly freshContinuousWaits: boolean;
  /** GOAT-08 */ readonly equipNeedsWearerFirst: boolean;
  /** EDI-08, GAP-28: a mandatory trigger of a phase whose activation was negated activates again. */
  readonly phaseTriggersAgain: boolean;
  /**
   * END-02, GOAT-16, EDI-09: what may answer the discard for the hand limit: anything; effects that trigger and what answers
   * them; or only mandatory ones, answered by Counter Traps and by what negates.
   */
  readonly handLimitAnswers: 'any' | 'triggered' | 'mandatory';
}

const classic: Profile = {
  id: 'classic',
  lp: 8000,
  mainSizes: '40+',
  sideSizes: '0,15',
  extraSizes: '0+',
  extraInSide: false,
  copies: 3,
  list: 'none',
  shuffle: 'ownAndCut',
  firstDraw: true,
  firstBattle: false,
  handLimit: 6,
  fieldSpells: 'one',
  fieldSpellTakesSet: true,
  fieldSpellExchange: 'resolved',
  moveAfterAttack: false,
  types: 20,
  attributes: 6,
  extraMonsterZones: 0,
  extraDeckPlacement: 'any',
  controlWithoutZone: 'fails',
  zonePicking: false,
  quickPlayTurnSet: false,
  statChangers: 'untilCalc',
  faceDownAttack: false,
  tokensLeave: 'banished',
  mechanics: [],
  ignitionPriority: 'monsterAfterSummon',
  damageStep: 'sevenSub',
  oneChainPerDamageWindow: false,
  zeroAtkTieDestroys: true,
  replay: 'withdraw',
  triggerOrder: 'segoc',
  triggersFromPrivate: false,
  searchNeedsHit: true,
  failedSearchShown: false,
  mayPayAllLp: true,
  effectChangeUsesManual: true,
  freshBars: 'anyone',
  freshContinuousWaits: false,
  equipNeedsWearerFirst: false,
  phaseTriggersAgain: false,
  handLimitAnswers: 'any',
};

/** Seed 002: one cell. */
const italian2000s: Profile = { ...classic, id: 'italian-2000s', fieldSpellTakesSet: false };

/** Seed 004. */
const legacy4000: Profile = {
  ...classic,
  id: 'legacy-4000',
  list: 'legacy-4000',
  lp: 4000,
  mainSizes: '40-80',
  extraSizes: '0-15',
  shuffle: 'exchange',
  types: 22,
  attributes: 7,
  statChangers: 'calc',
  faceDownAttack: true,
  mechanics: ['synchro'],
  ignitionPriority: 'none',
};

/** Seed 003 for the zones, the official rules of its years for what it leaves out. */
const modern: Profile = {
  ...classic,
  id: 'modern',
  list: 'modern',
  mainSizes: '40-60',
  sideSizes: '0-15',
  extraSizes: '0-15',
  extraInSide: true,
  firstDraw: false,
  fieldSpells: 'onePerPlayer',
  fieldSpellTakesSet: false,
  fieldSpellExchange: 'sent',
  types: 26,
  attributes: 7,
  extraMonsterZones: 2,
  extraDeckPlacement: 'emzOrLinked',
  controlWithoutZone: 'gy',
  zonePicking: true,
  tokensLeave: 'gone',
  mechanics: MECHANICS,
  ignitionPriority: 'none',
  damageStep: 'fiveSub',
  zeroAtkTieDestroys: false,
  replay: 'retarget',
  triggerOrder: 'segocHiddenLast',
};

/** April to August 2005 as it is played today. */
const goat: Profile = {
  ...classic,
  id: 'goat',
  list: 'goat',
  fieldSpellTakesSet: false,
  fieldSpellExchange: 'placed',
  statChangers: 'calc',
  faceDownAttack: true,
  ignitionPriority: 'goat',
  oneChainPerDamageWindow: true,
  triggerOrder: 'earlierFirst',
  triggersFromPrivate: true,
  searchNeedsHit: false,
  failedSearchShown: true,
  effectChangeUsesManual: false,
  freshBars: 'controller',
  freshContinuousWaits: true,
  equipNeedsWearerFirst: true,
  handLimitAnswers: 'triggered',
};

/** March 2010. */
const edison: Profile = {
  ...classic,
  id: 'edison',
  list: 'edison',
  mainSizes: '40-60',
  sideSizes: '0-15',
  extraSizes: '0-15',
  fieldSpellTakesSet: false,
  fieldSpellExchange: 'placed',
  types: 21,
  faceDownAttack: true,
  mechanics: ['synchro'],
  ignitionPriority: 'afterSummon',
  replay: 'retarget',
  triggerOrder: 'earlierInTier',
  failedSearchShown: true,
  effectChangeUsesManual: false,
  phaseTriggersAgain: true,
  handLimitAnswers: 'mandatory',
};

export const PROFILES: Readonly<Record<string, Profile>> = {
  classic,
  'italian-2000s': italian2000s,
  'legacy-4000': legacy4000,
  modern,
  goat,
  edison,
};
