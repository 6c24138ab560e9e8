/** Noun phrases of the message tree: who, which cards, how much. Plain data, no language. */
import type { Cmp, Kind, PhaseName, Place, Stat, Sub, Window } from '../engine/ast/index.ts';
import type { Clause, Statement, Time } from './tree.ts';
import type { Verb } from './verbs.ts';

/** Who does or owns something. `they` is each player in turn. */
export type Person =
  | 'you'
  | 'opp'
  | 'both'
  | 'any'
  | 'they'
  | 'theyPron'
  | 'theirOpp'
  | 'turnPlayer'
  | 'thatPlayer'
  | 'activator'
  | 'otherPlayer'
  | { controllerOf: Np }
  | { ownerOf: Np }
  | { named: string };

export type Noun = Kind | 'card' | 'token' | 'effect' | 'cardOrEffect' | 'material';

/** `bare`: cards of that sort in general. `count`: how many is said by `n`. */
export type Det = 'a' | 'all' | 'bare' | 'no' | 'the' | 'that' | 'this' | 'each' | 'its' | 'count';

/**
 * `of` absent: of whoever owns the card, "the hand". `end`: its outermost cards; 0 of them is just that end. Without a
 * place: wherever a player's cards are.
 */
export interface Loc {
  in: Place[];
  of?: Person;
  end?: { which: 'top' | 'bottom'; n: Qty };
}

/** One thing said of cards: an adjective, a phrase or a relative clause, as the language has it. */
export type Qual = (
  | { q: 'face'; up: boolean }
  | { q: 'pos'; is: 'attack' | 'defense'; up?: boolean }
  | { q: 'other'; than?: Np }
  /** Any but these, where what is left out takes a phrase of its own. */
  | { q: 'except'; np: Np }
  | { q: 'kind'; any: Kind[] }
  | { q: 'sub'; any: Sub[] }
  | { q: 'attr'; any: (string | Declared)[] }
  | { q: 'race'; any: (string | Declared)[] }
  | { q: 'name'; any: (string | Declared | { sameAs: Np })[] }
  | { q: 'arch'; any: string[] }
  | { q: 'kindOf'; is: Declared }
  | { q: 'stat'; stat: Stat; cmp: Cmp; to: Qty; original?: boolean; last?: boolean }
  | { q: 'loc'; loc: Loc }
  | { q: 'ctrl'; who: Person }
  | { q: 'owner'; who: Person }
  | { q: 'counters'; kind: string; cmp: Cmp; n: Qty }
  | { q: 'wears'; np: Np }
  /** To a monster, or to another than was spoken of. */
  | { q: 'worn'; other?: boolean }
  | { q: 'most'; stat: Stat; which: 'highest' | 'lowest' }
  | { q: 'twin'; of: Np }
  | { q: 'listedOn' | 'calledBy'; of: Np }
  | { q: 'slot'; n: Qty }
  | { q: 'extraZone' }
  | { q: 'can'; c: Clause }
  | { q: 'does'; c: Clause }
  | { q: 'rel'; c: Clause }
  | { q: 'is'; np: Np }
  | { q: 'of'; np: Np }
  | { q: 'orItsEffect' }
  | { q: 'asDeclared'; what: ValueWord }
  | { q: 'or' | 'and'; of: Qual[] }
) & { not?: boolean };

/** A value that was declared or noted, of which only the sort is known when the sentence is made. */
export interface Declared {
  declared: ValueWord;
}

export type ValueWord = 'name' | 'race' | 'attr' | 'kind' | 'level' | 'stat' | 'coin' | 'number' | 'zones';

export type Qty =
  | number
  | { v: 'stat'; stat: Stat; of: Np; original?: boolean; last?: boolean }
  | { v: 'stats'; stats: Stat[]; of: Np; original?: boolean }
  /** `done`: what was done with them, if they were named for it. */
  | { v: 'count'; of: Np; distinct?: boolean; done?: Verb }
  | { v: 'sum'; stat: Stat; of: Np; original?: boolean; last?: boolean }
  | { v: 'lp'; of: Person }
  | { v: 'declared'; what: ValueWord }
  | { v: 'rolled'; by: Person; many: boolean }
  | { v: 'heads' }
  | { v: 'done'; verb: Verb; unit: Unit }
  | { v: 'thatAmount' }
  | { v: 'noted' }
  | { v: 'counters'; kind: string; on: Np }
  | { v: 'times'; c: Statement; at?: Time[] }
  | { v: 'total'; c: Statement; at?: Time[] }
  | { v: 'op'; op: 'add' | 'sub' | 'mul' | 'min' | 'max'; a: Qty; b: Qty }
  | { v: 'half'; of: Qty }
  /** By Level: a number for each range of them, the last without an end. */
  | { v: 'steps'; of: Np; steps: { from: number; to: number | 'up'; n: number }[] }
  | { v: 'ownLevel' };

export type Unit =
  | 'atk'
  | 'def'
  | 'level'
  | 'rank'
  | 'link'
  | 'damage'
  | 'battleDamage'
  | 'effectDamage'
  | 'lp'
  | 'cards'
  | 'counters'
  | 'number';

export type Count = Qty | { range: [Qty, Qty] } | { cmp: Cmp; to: Qty } | 'any' | 'max';

export interface CardsNp {
  t: 'cards';
  nouns: Noun[];
  det: Det;
  n?: Count;
  plural: boolean;
  quals: Qual[];
  loc?: Loc;
  by?: Person;
  how?: 'random' | 'blind';
  distinct?: boolean;
  sum?: { stat: Stat; cmp: Cmp; to: Qty };
  /** "the destroyed monster" */
  done?: Verb;
  /** They are taken from where they are. */
  source?: boolean;
  ordinal?: number;
  /** Only of these: "1 Dragon monster among them"; without nouns, "1 of them". */
  among?: Np;
}

/** Battle and equip roles that need no description. */
export type Role = 'attacker' | 'attackTarget' | 'host' | 'foe';

export type Np =
  | CardsNp
  | { t: 'self' }
  | { t: 'gap' }
  | { t: 'pron'; plural: boolean; noun: Noun }
  | { t: 'player'; who: Person }
  | { t: 'role'; role: Role; plural?: false }
  /** `done`: what a cause has done. */
  | { t: 'link'; role: 'cause' | 'targets' | 'materials' | 'equips'; of: Np; done?: 'destroy' }
  | { t: 'named'; name: string }
  /** A card at the table, called by its name alone. */
  | { t: 'title'; name: string }
  /** `plus`: and so much more for each of something. */
  | { t: 'amount'; n: Qty; units: Unit[]; per?: Per; plus?: Extract<Np, { t: 'amount' }> }
  | { t: 'value'; v: Qty }
  | { t: 'stats'; stats: Stat[]; of: Np; original?: boolean }
  | { t: 'counters'; kind: string; n: Qty | 'any' }
  | { t: 'pile'; loc: Loc }
  | { t: 'thing'; thing: Thing; of?: Np; who?: Person; n?: Qty }
  | { t: 'tokens'; n: Qty; name?: string; facts?: Facts; as?: true }
  | { t: 'join'; how: 'and' | 'or'; items: Np[] }
  | { t: 'except'; of: Np; not: Np }
  | { t: 'rest'; noun: Noun }
  | { t: 'declared'; what: ValueWord; n?: Qty }
  /** The next n phases of that name; 0: the phase itself. */
  | { t: 'nextPhases'; phase: PhaseName; n: Qty };

export type Per = { each: Np } | { counter: string; on: Np } | { phase: Window; of: Person; span?: Time };

export interface Facts {
  level?: number;
  attr?: string;
  race?: string;
  atk?: number | string;
  def?: number | string;
}

/** Things that are no cards. */
export type Thing =
  | 'activation'
  | 'effect'
  | 'effects'
  | 'summon'
  | 'attack'
  | 'cardEffect'
  | 'cardsOrSend'
  | 'control'
  | 'battlePosition'
  | 'attackTarget'
  | 'linkTarget'
  | 'directAttack'
  | 'attackTargets'
  | 'battleDamage'
  | 'effectDamage'
  | 'anyDamage'
  | 'lp'
  | 'handLimit'
  | 'coin'
  | 'die'
  | 'atk'
  | 'def'
  | 'heads'
  | 'tails'
  | 'theResult'
  | 'theCall'
  | 'thatToss'
  | 'thatRoll'
  | 'value'
  | 'thoseZones'
  | 'theDuel'
  | 'theTurn'
  | 'nextTurns'
  | 'battlePhase'
  | 'phase'
  | 'turnCount'
  | 'changes'
  | 'draws'
  | 'cards'
  | 'counters'
  | 'aMonster'
  | 'now'
  | 'monstersOfTypes'
  | 'monstersOfAnyType'
  | 'tributes'
  | 'materials'
  | 'noMaterials'
  | 'tributeSummon'
  | 'ownWay'
  | 'fusionSummon'
  | 'synchroSummon'
  | 'xyzSummon'
  | 'linkSummon'
  | 'ritualSummon';
