/**
 * The message tree: what a sentence says, before any language says it. Plain data: clauses, noun phrases and links. The
 * builders make it from effects and events; the grammar of a language makes a string of it.
 */
import type {
  Cmp,
  DamageSub,
  Kind,
  Limit,
  Link,
  PhaseName,
  Place,
  Span,
  Stat,
  Sub,
  Window,
} from '../engine/ast/index.ts';
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
  | 'otherPlayer'
  | { controllerOf: Np }
  | { ownerOf: Np }
  | { named: string };

export type Noun = Kind | 'card' | 'token' | 'effect' | 'cardOrEffect' | 'material';
/** `bare`: cards of that sort in general. `count`: how many is said by `n`. */
export type Det = 'a' | 'all' | 'bare' | 'no' | 'the' | 'that' | 'each' | 'its' | 'count';

/** `of` absent: of whoever owns the card, "the hand". `end`: its outermost cards; 0 of them is just that end. */
export interface Loc {
  in: Place[];
  of?: Person;
  end?: { which: 'top' | 'bottom'; n: Qty };
}

/** One thing said of cards: an adjective, a phrase or a relative clause, as the language has it. */
export type Qual = (
  | { q: 'face'; up: boolean }
  | { q: 'pos'; is: 'attack' | 'defense' }
  | { q: 'other'; than?: Np }
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
  | { q: 'worn' }
  | { q: 'most'; stat: Stat; which: 'highest' | 'lowest' }
  | { q: 'twin'; of: Np }
  | { q: 'listedOn'; of: Np }
  | { q: 'slot'; n: Qty }
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
  | { v: 'count'; of: Np; distinct?: boolean }
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
  | { v: 'ownLevel' };
export type Unit =
  | 'atk'
  | 'def'
  | 'level'
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
  | { t: 'link'; role: 'cause' | 'targets' | 'materials' | 'equips'; of: Np }
  | { t: 'named'; name: string }
  /** A card at the table, called by its name alone. */
  | { t: 'title'; name: string }
  | { t: 'amount'; n: Qty; units: Unit[]; per?: Per }
  | { t: 'value'; v: Qty }
  | { t: 'stats'; stats: Stat[]; of: Np; original?: boolean }
  | { t: 'counters'; kind: string; n: Qty | 'any' }
  | { t: 'pile'; loc: Loc }
  | { t: 'thing'; thing: Thing; of?: Np; who?: Person; n?: Qty }
  | { t: 'tokens'; n: Qty; name?: string; facts?: Facts; as?: true }
  | { t: 'join'; how: 'and' | 'or'; items: Np[] }
  | { t: 'except'; of: Np; not: Np }
  | { t: 'rest'; noun: Noun }
  | { t: 'declared'; what: ValueWord }
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
  | 'heads'
  | 'tails'
  | 'theResult'
  | 'theCall'
  | 'value'
  | 'thoseZones'
  | 'theDuel'
  | 'theTurn'
  | 'nextTurns'
  | 'secondBattlePhase'
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
  | 'tributeSummon'
  | 'ownWay'
  | 'fusionSummon'
  | 'ritualSummon';

export type Adverb =
  | 'byDirectAttack'
  | 'atOnce'
  | 'instead'
  | 'also'
  | 'faceUp'
  | 'faceDown'
  | 'inAnyOrder'
  | 'ignoringConditions'
  | 'properly'
  | 'noFlip'
  | 'asExtra'
  | 'asCost'
  | 'only'
  | 'ifAble'
  | 'firstOfAll'
  | 'onDeckTop'
  | 'onDeckBottom'
  | 'topOrBottom'
  | 'asYours'
  | 'asOwn'
  | 'beforeOwn'
  | 'normally'
  | 'onlySet'
  | 'withoutTribute'
  | 'nothingElse'
  | 'thenBanish'
  | 'thenDeckTop'
  | 'equipOnly'
  | 'inDefense'
  | 'revealed'
  | 'eachBattlePhase'
  | 'norBlock'
  | 'turnOfActivation'
  | 'turnOfUse';

export type PosWord =
  | 'attack'
  | 'defense'
  | 'faceDownDefense'
  | 'faceUpDefense'
  | 'faceUpAttack'
  | 'faceUp'
  | 'faceDown';

export type Arg =
  | { a: 'from' | 'to' | 'at' | 'sent'; loc: Loc }
  | { a: 'pos'; any: PosWord[] }
  | { a: 'into'; pos: PosWord }
  | { a: 'means'; any: ('battle' | 'effect' | 'oppEffect' | 'yourEffect')[] }
  | {
      a:
        | 'by'
        | 'byEffectOf'
        | 'inBattleWith'
        | 'recipient'
        | 'on'
        | 'off'
        | 'against'
        | 'as'
        | 'for'
        | 'of'
        | 'toNp'
        | 'like'
        | 'including'
        | 'toActivate'
        | 'untilHit';
      np: Np;
    }
  | { a: 'is'; quals: Qual[] }
  | { a: 'cmp'; cmp: Cmp; to: Qty }
  | { a: 'time'; time: Time }
  | { a: 'till'; till: Till }
  | { a: 'unless'; c: Statement }
  | { a: 'and'; c: Clause }
  /** By doing this. */
  | { a: 'doing'; do: Step[] }
  | { a: 'sum'; stat: Stat; cmp: Cmp; to: Qty }
  | { a: 'within'; min: Qty; max: Qty; step: number }
  | { a: 'byAmount'; n: Qty }
  /** Through so many phases; so many times in all; so often in each Battle Phase. */
  | { a: 'through'; n: Qty; is: Window; of: Person }
  | { a: 'times' | 'timesEach'; n: Qty }
  | { a: 'adv'; adv: Adverb };

export type Time =
  | {
      t: 'phase';
      is: Window;
      of?: Person;
      at: 'start' | 'during' | 'end';
      which?: 'each' | 'next' | { nth: Qty };
    }
  | { t: 'sub'; sub: DamageSub }
  | { t: 'turn'; of: Person }
  | { t: 'span'; span: Exclude<Span, { here: unknown }> }
  | { t: 'since'; np: Np };
export type Till =
  | 'window'
  | 'calc'
  | 'damageStep'
  | 'battlePhase'
  | 'endPhase'
  | 'turn'
  | 'duel'
  | 'thisTurn'
  | 'gy'
  | { until: Extract<Time, { t: 'phase' }> }
  | { whileUp: Np };

export interface Clause {
  verb: Verb;
  /** Other verbs it may be instead: "Normal Summoned or Special Summoned". */
  or?: Verb[];
  /** Absent: whoever carries it out ("draw 2 cards"). */
  subj?: Np;
  obj?: Np;
  args?: Arg[];
  passive?: boolean;
  not?: boolean;
  modal?: 'can' | 'cannot' | 'must' | 'would';
  tense?: 'past' | 'perfect';
}
/** `at`: it is that time. */
export type Statement = Clause | { all: Statement[] } | { any: Statement[] } | { at: Time[]; c?: Statement };

/** Instructions. */
export type Block =
  | { b: 'do'; c: Clause }
  | { b: 'seq'; steps: Step[] }
  | { b: 'if'; c: Statement; then: Block; else?: Block }
  | { b: 'may'; who: Person; do: Block }
  | { b: 'pick1'; who: Person; options: { if?: Statement; do: Block }[] }
  | { b: 'payElse'; may: boolean; who: Person; pay: Block; else: Block }
  | { b: 'every'; np: Np; do: Block }
  | { b: 'repeat'; do: Block; while: Statement }
  | { b: 'later'; head: Head[]; do: Block }
  | { b: 'gains'; subj: Np; paragraphs: Paragraph[]; till?: Till }
  | { b: 'unless'; c: Clause; pay: Block };
export interface Step {
  link?: Link;
  block: Block;
}

export type Head =
  | { h: 'limit'; limit: Limit }
  | { h: 'times'; any: Time[] }
  | { h: 'on'; conj: 'when' | 'if' | 'while' | 'after' | 'eachTime'; c: Statement; nth?: Qty }
  | { h: 'forEach' }
  | { h: 'till'; till: Till };

/** One effect. `chained`: it is activated, so its condition ends with a colon. */
export interface Paragraph {
  flip?: boolean;
  chained: boolean;
  head: Head[];
  modal?: Person;
  cost?: Block;
  targets?: Np[];
  do?: Block;
  modes?: Paragraph[];
  tail: Note[];
}
/** A sentence of its own. */
export type Note = { say: Statement | Block } | { phrase: Phrase };

/** Fixed sentences of a language: rules that are always said the same way. */
export type FixedPhrase =
  | 'spirit'
  | 'unionClassic'
  | 'unionModern'
  | 'toonClassic'
  | 'toonModern'
  | 'gemini'
  | 'unnegatable'
  | 'contact'
  | 'noSubstitutes'
  | 'substitute'
  | 'nothing'
  | 'ritual';
export type Phrase =
  | { p: FixedPhrase }
  | { p: 'alsoNamed' | 'onlyPlacedBy' | 'ritualSpell'; name: string }
  | { p: 'holds'; counter: string; max: number | 'any' }
  | { p: 'materials'; items: Np[] };
