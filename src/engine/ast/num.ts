/** Numbers and conditions (AST.md §6). */
import type { Ev } from './event.ts';
import type { Filter } from './filter.ts';
import type { Still } from './group.ts';
import type { Cmp, Ref, Span, Stat, Who, Window } from './words.ts';

export type Num =
  | number
  | { k: 'stat'; of: Ref; stat: Stat; original?: true; last?: true }
  | { k: 'count'; of: Still; distinct?: 'name' }
  | { k: 'sum'; of: Still; stat: Stat; original?: true; last?: true }
  | { k: 'lp'; of: Who }
  | { k: 'noted'; name: string }
  | { k: 'amount' }
  | { k: 'reg'; name: string }
  | { k: 'counters'; on: Still; kind: string }
  | { k: 'tally'; ev: Ev; in: Span; of?: 'times' | 'amount' }
  | { k: 'add' | 'sub' | 'mul' | 'min' | 'max'; a: Num; b: Num }
  | { k: 'half'; of: Num };

export type Cond =
  | { k: 'phase'; is: Window[]; of: Who }
  | { k: 'turn'; of: Who }
  | { k: 'exists'; g: Still; min?: Num }
  | { k: 'cmp'; a: Num; cmp: Cmp; b: Num }
  | { k: 'refIs'; of: Ref; where: Filter[] }
  | { k: 'battling'; who: Ref; as: 'attacker' | 'target' | 'either'; foe?: Filter[] }
  | { k: 'happened'; ev: Ev; in: Span; min?: Num }
  | { k: 'called'; reg: string; was: { reg: string } | Ref }
  | { k: 'not'; c: Cond }
  | { k: 'all' | 'any'; c: Cond[] };
