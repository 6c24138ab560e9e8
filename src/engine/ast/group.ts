/** Which cards (AST.md §4). A choice (`Some`) may stand only where an operation takes cards. */
import type { Filter } from './filter.ts';
import type { Num } from './num.ts';
import type { Cmp, Place, Ref, Stat, Who } from './words.ts';

/** A set looked up when it is read. */
export interface Group {
  in: Place[];
  of: Who;
  where?: Filter[];
  end?: { top: Num } | { bottom: Num };
}
export interface Those {
  those: Still;
  where: Filter[];
}
export interface Minus {
  minus: [Still, Still];
}
export interface Plus {
  plus: Still[];
}
export type Still = Ref | Group | Those | Minus | Plus;

/** A choice of cards. Exact `n`; `[a,b]` a to b; `any` zero or more; `max` as many as possible. */
export interface Some {
  from: Still;
  n: Num | [Num, Num] | 'any' | 'max';
  as?: string;
  by?: Who;
  how?: 'random' | 'blind';
  distinct?: 'name';
  sum?: { stat: Stat; cmp: Cmp; to: Num };
  recheck?: Filter[];
}
export type Cards = Still | Some;
