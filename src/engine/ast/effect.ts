/** Kinds of effect (AST.md §3) and what stands on a card besides them (§12). */
import type { Revision } from '../formats.ts';
import type { Arrow, Kind } from '../types.ts';
import type { Ev } from './event.ts';
import type { Filter } from './filter.ts';
import type { Group, Some, Still } from './group.ts';
import type { Mod } from './mod.ts';
import type { Cond, Num } from './num.ts';
import type { Op } from './op.ts';
import type { Attr, DamageSub, Limit, Mechanic, Place, Sub, SummonPos, Who, Window } from './words.ts';

interface Base {
  id: string;
  from?: Place[];
  if?: Cond[];
}

export interface Mode {
  name: string;
  if?: Cond[];
  cost?: Op[];
  target?: Some[];
  do: Op[];
}

/** An effect that is activated: a Spell or Trap itself, ignition, quick, flip or trigger. */
export interface Activated extends Base {
  k: 'act';
  on:
    | { k: 'card'; ev?: Ev[] }
    | { k: 'ignition' }
    | { k: 'quick'; ev?: Ev[] }
    | { k: 'flip' }
    | { k: 'trigger'; ev: Ev[]; as: 'when' | 'if'; every?: true };
  may?: true;
  users?: 'both';
  windows?: Window[];
  /** Sub-steps of the Damage Step in which it may be activated; absent = never there (triggers follow their event). */
  damageStep?: DamageSub[];
  hold?: Cond[];
  limit?: Limit;
  oath?: Mod[];
  cost?: Op[];
  target?: Some[];
  do: Op[];
  modes?: Mode[];
  unnegatable?: true;
  /** A part of a keyword that can be switched off by itself: a Spirit's return. */
  part?: 'return';
  /** Nothing can be activated in response to its activation. */
  unanswerable?: true;
}
export interface Static extends Base {
  k: 'static';
  on: Still | { player: Who };
  mods: Mod[];
}
export interface SummonRule extends Base {
  k: 'summonRule';
  normal?: 'never' | 'setOnly';
  /** May be Normal Summoned once more where it lies face-up on the field. */
  again?: true;
  flip?: 'never';
  special?:
    | 'never'
    | { only: ('own' | 'fusion' | 'ritual' | Mechanic | { by: Filter[] })[]; first: boolean }
    | { notFrom: Place[] };
}
export interface React extends Base {
  k: 'react';
  on: { ev: Ev[] } | { state: Cond[] };
  limit?: Limit;
  do: Op[];
}
export interface EquipTo extends Base {
  k: 'equipTo';
  to: Group;
}
export interface Procedure extends Base {
  k: 'procedure';
  to: Who;
  pos: SummonPos[];
  ev?: Ev[];
  cost?: Op[];
  oath?: Mod[];
  then?: Op[];
  limit?: Limit;
  /** With the card's `materials`: implied by the sort of an Extra Deck monster (`pool.ts`), never written on a card. */
  how?: Mechanic;
}
export interface Replace extends Base {
  k: 'replace';
  would: Ev;
  may?: true;
  by?: Who;
  instead: Op[];
  keep?: true;
  limit?: Limit;
}
/** Stands for ordinary effects (AST §12); `cards/keywords.ts` puts them in before the engine sees the card. */
export interface Keyword extends Base {
  k: 'keyword';
  is: 'spirit' | 'unionClassic' | 'unionModern' | 'toonClassic' | 'toonModern' | 'gemini';
  /** Unions: whom it may be put on, and what it does to its wearer. */
  wearer?: Filter[];
  mods?: Mod[];
  /** Unions: saves its wearer from any destruction, not from battle alone (GOAT-15). */
  saves?: 'any';
}
export interface CountsAs extends Base {
  k: 'countsAs';
  tributes?: { n: 2; for: Filter[] };
  material?: 'fusion';
}
export interface TributeProc extends Base {
  k: 'tributeProc';
  tributes: [Num, Num];
  set: boolean;
  then?: Op[];
}
export interface WinIf extends Base {
  k: 'winIf';
  reason: string;
}

export type Effect =
  | Activated
  | Static
  | SummonRule
  | React
  | EquipTo
  | Procedure
  | Replace
  | Keyword
  | CountsAs
  | TributeProc
  | WinIf;

/** One material place of an Extra Deck monster; `n`: how many cards, a pair for a range. */
export interface Slot {
  n: Num | [Num, Num];
  where: Filter[];
}
export interface Materials {
  slots: Slot[];
  substitutes: boolean;
  contact?: 'banish';
}

/** A card: printed facts and effects, nothing else. */
export interface CardDef {
  code: number;
  name: string;
  kind: Kind;
  sub: Sub[];
  level?: number;
  /** Xyz Monsters. */
  rank?: number;
  /** Link Rating of a Link Monster, and the directions it points in. */
  link?: number;
  arrows?: Arrow[];
  atk?: number | '?';
  def?: number | '?';
  attr?: Attr;
  race?: string;
  arch?: string[];
  alsoNamed?: string;
  holds?: { counter: string; max: number | 'any' };
  /** By the effects of cards of that name alone it comes into a Spell & Trap Zone; it is neither activated nor Set. */
  onlyPlacedBy?: string;
  materials?: Materials;
  /** Passcode of the Ritual Spell printed on a Ritual Monster. */
  ritualSpell?: number;
  effects: Effect[];
  /** What a text revision puts in place of the effects of the same id, or adds; later revisions keep it. */
  revisions?: Partial<Record<Revision, Effect[]>>;
}
