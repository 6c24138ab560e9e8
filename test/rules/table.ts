/** Short duels with the client's cards: `duel('goat').you({…}).opp({…})`. */
import { buildPool, type PoolCard, poolFor, type Revision } from '../../src/cards/pool.ts';
import { compilePool, type Pool } from '../../src/engine/index.ts';
import { duelWith } from '../../src/engine/testkit/duel.ts';

const pools = new Map<string, Pool>();
let cards: PoolCard[] | null = null;

/** The cards of a text revision, compiled once. */
export function poolOf(rules: string): Pool {
  const made = pools.get(rules);
  if (made !== undefined) return made;
  cards ??= buildPool();
  const pool = compilePool(poolFor(rules as Revision, cards), `rules-${rules}`);
  pools.set(rules, pool);
  return pool;
}

export const duel = duelWith(poolOf);
/** Both eras, for rules that hold in each. */
export const ERAS = ['classic', 'goat'] as const;
