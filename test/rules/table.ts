/** Short duels with the client's cards: `duel('goat').you({…}).opp({…})`. */
import { buildPool, type PoolCard, poolFor } from '../../src/cards/pool.ts';
import { compilePool, formatNamed, type Pool, PROFILES, type Revision } from '../../src/engine/index.ts';
import { duelWith } from '../../src/engine/testkit/duel.ts';

const pools = new Map<string, Pool>();
let cards: PoolCard[] | null = null;

/** The cards of a format's text revision, compiled once; a profile without a format plays with the classic texts. */
export function poolOf(rules: string): Pool {
  const revision = formatNamed(rules)?.revision ?? 'classic';
  const made = pools.get(revision);
  if (made !== undefined) return made;
  cards ??= buildPool();
  const pool = compilePool(poolFor(revision as Revision, cards), `rules-${revision}`);
  pools.set(revision, pool);
  return pool;
}

export const duel = duelWith(poolOf);
/** Every rule profile, for rules that hold in all of them. */
export const ERAS = Object.keys(PROFILES);
/** Those but the ones named, for a rule that they have otherwise. */
export const except = (...names: string[]): string[] => ERAS.filter((name) => !names.includes(name));
