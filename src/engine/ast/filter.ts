/** Filters on one card (AST.md §5). */
import type { Ev, Trait } from './event.ts';
import type { Group } from './group.ts';
import type { Num } from './num.ts';
import type { Attr, Cmp, Kind, Place, Ref, Span, Stat, Sub, SummonHow, Value, Who } from './words.ts';

export type Filter =
  | { k: 'is'; kind: Kind }
  | { k: 'sub'; type: Sub }
  | { k: 'face'; up: boolean }
  | { k: 'pos'; is: 'attack' | 'defense' }
  | { k: 'num'; stat: Stat; cmp: Cmp; to: Num; original?: true; last?: true }
  | { k: 'attr'; is: Attr | Value }
  | { k: 'race'; is: string | Value }
  | { k: 'name'; is: string | Value | { of: Ref } }
  | { k: 'arch'; is: string }
  | { k: 'kindIs'; is: Value }
  | { k: 'isRef'; is: Ref }
  | { k: 'other' }
  | { k: 'not'; f: Filter }
  | { k: 'any'; f: Filter[] }
  | { k: 'all'; f: Filter[] }
  | { k: 'place'; in: Place[] }
  | { k: 'ctrl'; is: Who }
  | { k: 'owner'; is: Who }
  | { k: 'canSummon'; ignoring?: 'conditions' }
  | { k: 'canNormal' }
  | { k: 'canEquip'; to: Ref }
  | { k: 'canHold'; counter: string }
  | { k: 'canBeTarget'; of: Ref }
  | { k: 'came'; how: SummonHow[]; by?: Filter[]; when?: Span }
  | { k: 'did'; ev: Ev; in: Span; min?: Num }
  | { k: 'counters'; kind: string; cmp: Cmp; n: Num }
  | { k: 'wears'; where: Filter[] }
  | { k: 'worn' }
  | { k: 'most'; stat: Stat; which: 'highest' | 'lowest' }
  | { k: 'twin'; in: Group }
  | { k: 'listedOn'; of: Ref }
  /** An effect of that card Special Summons it by its name. */
  | { k: 'calledBy'; of: Ref }
  | { k: 'slot'; is: Num }
  | { k: 'does'; trait: Trait };
