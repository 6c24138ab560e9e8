/**
 * The message tree: what a sentence says, before any language says it. Plain data: clauses, noun phrases and links. The
 * builders make it from effects and events; the grammar of a language makes a string of it.
 */
import type { Cmp, DamageSub, Limit, Link, Span, Stat, Window } from '../engine/ast/index.ts';
import type { Loc, Np, Person, Qty, Qual } from './np.ts';
import type { Verb } from './verbs.ts';

export type Adverb =
  | 'byDirectAttack'
  | 'againOnField'
  | 'toHandByOwnEffect'
  | 'atOnce'
  | 'instead'
  | 'also'
  | 'faceUp'
  | 'faceDown'
  | 'inAnyOrder'
  | 'ignoringConditions'
  | 'properly'
  | 'changesIncluded'
  | 'asFusion'
  | 'asRitual'
  | 'noFlip'
  | 'asExtra'
  | 'asCost'
  | 'twice'
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
  | 'withoutTribute'
  | 'nothingElse'
  | 'thenBanish'
  | 'thenDeckTop'
  | 'toZoneBeside'
  | 'equipOnly'
  | 'inDefense'
  | 'revealed'
  | 'eachBattlePhase'
  | 'unlessThere'
  | 'norBlock'
  | 'once'
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
  /** `by`: by so much at least. */
  | { a: 'cmp'; cmp: Cmp; to: Qty; by?: number }
  | { a: 'time'; time: Time }
  | { a: 'till'; till: Till }
  | { a: 'unless'; c: Statement }
  | { a: 'and'; c: Clause }
  /** By doing this. */
  | { a: 'doing'; do: Step[] }
  | { a: 'sum'; stat: Stat; cmp: Cmp; to: Qty }
  | { a: 'within'; min: Qty; max: Qty; step: number }
  | { a: 'byAmount'; n: Qty }
  | { a: 'untilHave'; n: Np; of: Np; in: Np }
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
  | 'unanswerable'
  | 'contact'
  | 'noSubstitutes'
  | 'substitute'
  | 'nothing'
  | 'ritual';

export type Phrase =
  | { p: FixedPhrase }
  | { p: 'alsoNamed' | 'onlyPlacedBy' | 'ritualSpell'; name: string }
  | { p: 'holds'; counter: string; max: number | 'any' }
  | { p: 'materials'; fusion: boolean; items: Np[] };
