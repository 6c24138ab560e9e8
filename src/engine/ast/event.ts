/** Event patterns (AST.md §7): shared by triggers, reactions, replacements, delays, history and windows. */
import type { Filter } from './filter.ts';
import type { Still } from './group.ts';
import type { Op } from './op.ts';
import type { DamageSub, PhaseName, Place, SummonHow, TargetPattern, Who, Why } from './words.ts';

/** What an effect would do, read off its own data (AST.md rule 8). */
export interface Trait {
  op: Op['k'] | 'any';
  on?: Filter[];
  from?: Place[];
  to?: Who;
  asCost?: true;
}

export type Ev =
  | { k: 'moved'; what: Still; from?: Place[]; to?: Place[]; why?: Why[]; by?: Who; cause?: Filter[] }
  | { k: 'summoned' | 'wouldSummon'; what: Still; how?: SummonHow[]; by?: Who }
  | { k: 'setDown'; what: Still }
  | { k: 'flipped'; what: Still }
  | { k: 'posChanged'; what: Still; to: 'attack' | 'defense' }
  | { k: 'ctrlChanged'; what: Still; to: Who }
  | { k: 'attack'; by: Still; on?: Still | 'direct' }
  | { k: 'battle'; at: DamageSub; who: Still; as: 'attacker' | 'target' | 'either'; foe?: Filter[] }
  | { k: 'damage'; to: Who; by: 'battle' | 'effect' | 'any'; from?: Still; direct?: true }
  | { k: 'gained' | 'paid'; who: Who }
  | { k: 'phase'; is: PhaseName; at: 'start' | 'during' | 'end'; of: Who }
  | {
      k: 'activated' | 'resolving' | 'resolved';
      what: Filter[];
      by: Who;
      part?: 'card' | 'effect';
      on?: TargetPattern;
      does?: Trait;
    }
  | { k: 'targeted'; what: Still; by: Who }
  | { k: 'equipped'; what: Filter[]; to: Still }
  | { k: 'tossed'; what: 'coin' | 'die'; by: Who };
