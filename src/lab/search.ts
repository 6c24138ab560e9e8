/** Cards of a pool by what is typed of their names. */
import { foldName, looseName } from '../cards/facts.ts';
import type { Pool } from '../engine/index.ts';
import type { Names } from './names.ts';

const loose = (text: string): string => looseName(foldName(text));

const folded = new WeakMap<Pool, readonly { name: string; key: string }[]>();

/** Names of a pool with their searched form, by name; worked out once. */
function entries(pool: Pool): readonly { name: string; key: string }[] {
  const made = folded.get(pool);
  if (made !== undefined) return made;
  const names = [...new Set(pool.defs.map(({ name }) => name))].sort((a, b) => a.localeCompare(b, 'en'));
  const list = names.map((name) => ({ name, key: loose(name) }));
  folded.set(pool, list);
  return list;
}

/** Names that hold every word typed, those that begin with it first; at most `limit`. */
export function searchNames(pool: Pool, typed: string, limit: number): string[] {
  const wanted = loose(typed);
  const words = wanted.split(' ').filter((word) => word !== '');
  const rank = (key: string): number =>
    key === wanted ? 0 : key.startsWith(wanted) ? 1 : key.includes(wanted) ? 2 : 3;
  return entries(pool)
    .filter(({ key }) => words.every((word) => key.includes(word)))
    .map((entry) => ({ ...entry, rank: rank(entry.key) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ name }) => name);
}

/**
 * The passcode of a card typed in whole or in part: the card of that name, or the one card of the pool whose name holds what
 * was typed. Otherwise the names that may be meant, none if there are none.
 */
export function cardTyped(pool: Pool, names: Names, typed: string): { code: number } | { near: string[] } {
  const code = names.code(typed);
  if (code !== undefined) return { code };
  const found = searchNames(pool, typed, MOST_NEAR + 1);
  const [only] = found;
  const one = found.length === 1 && only !== undefined ? names.code(only) : undefined;
  if (one !== undefined) return { code: one };
  return { near: found.length > 0 ? found.slice(0, MOST_NEAR) : names.near(typed) };
}
const MOST_NEAR = 4;
