/** Modifications and prohibitions (AST.md §9). One table: this is where sprawl threatens. */
import type { Effect } from './effect.ts';
import type { Filter } from './filter.ts';
import type { Still } from './group.ts';
import type { Cond, Num } from './num.ts';
import type { Op } from './op.ts';
import type { Attr, Stat, Sub, Value, Who } from './words.ts';

/** What can be forbidden. */
export const ACTS = [
  'attack',
  'attackDirect',
  'beAttacked',
  'blockDirect',
  'changePos',
  'flipSummon',
  'beTargeted',
  'beTributed',
  'beTributedForSummon',
  'changeControl',
  'beDestroyedByBattle',
  'beDestroyedByEffect',
  'beNegated',
  'activate',
  'play',
  'normalSummon',
  'setMonster',
  'set',
  'specialSummon',
  'summon',
  'draw',
  'drawByEffect',
  'tribute',
  'banish',
  'discardToActivate',
  'enterBattle',
  'faceDown',
] as const;
export type Act = (typeof ACTS)[number];

export type Mod =
  /** `freeze`: continuous changes that counted before are part of the value, and gone with it (DESIGN §7). */
  | { k: 'base' | 'set'; stat: Stat; to: Num; freeze?: true }
  | { k: 'add'; stat: Stat; n: Num }
  | { k: 'times'; stat: Stat; by: 2 | 0.5; original?: true }
  | { k: 'swapStats'; base: boolean }
  | { k: 'reverseAdds' }
  | { k: 'control'; to: Who | 'owner' }
  | { k: 'negated' }
  /** `part`: only that part of a keyword cannot be activated. */
  | { k: 'cannot'; do: Act; where?: Filter[]; by?: Filter[]; unless?: Cond[]; part?: 'return' }
  | { k: 'unaffected'; by: Filter[] }
  | { k: 'direct' }
  | { k: 'attacks'; n: Num | 'all' }
  | { k: 'pierce' }
  | { k: 'attackInDefense' }
  | { k: 'must'; do: 'attack'; on?: Still }
  | { k: 'lure'; only: Filter[] }
  | {
      k: 'damageTo';
      who: Who;
      kind: 'battle' | 'effect' | 'any';
      change: 'zero' | 'half' | 'double' | 'toOther' | 'asEffect' | { to: Num };
      from?: Still;
    }
  | {
      k: 'treat';
      as: { name?: string; race?: string | Value; attr?: Attr | Value; sub?: Sub; keep: boolean };
    }
  | { k: 'toll'; on: Act; pay: Op[]; where?: Filter[] }
  | { k: 'waive'; what: 'lpCost'; where: Filter[] }
  | {
      k: 'cap';
      what: 'hand' | 'monsters' | 'cards' | 'attackers' | 'races' | 'copies';
      n: Num | 'none';
      where?: Filter[];
      /** What is there already stays, and may change sides; only what newly comes to the field is refused. */
      arriving?: true;
    }
  | { k: 'lend'; for: 'tribute'; to: Who; first: boolean }
  | { k: 'block'; zones: { reg: string } }
  | { k: 'keepPos'; pos: 'attack' | 'defense' }
  | { k: 'shown'; what: 'hand' | 'draws' | 'deckTop'; to: Who }
  | { k: 'hidden'; what: 'gy'; from: Who }
  | { k: 'grant'; act: 'trapFromHand' | 'chooseTargets'; where?: Filter[] }
  | { k: 'gain'; effects: Effect[] };
