/** Cards of a pool by what is typed of their names. */
import { foldName, looseName } from '../cards/facts.ts';
import type { Pool } from '../engine/index.ts';
import type { Names } from './names.ts';

const loose = (text: string): string => looseName(foldName(text));

/** A card of a pool by name. */
export interface FoundCard {
  name: string;
  code: number;
  isMonster: boolean;
}
type Searched = FoundCard & { key: string };

const folded = new WeakMap<Pool, readonly Searched[]>();

/** Cards of a pool with the searched form of their names, by name; of those with one name the first. Worked out once. */
function entries(pool: Pool): readonly Searched[] {
  const made = folded.get(pool);
  if (made !== undefined) return made;
  const codes = new Map(pool.defs.toReversed().map((def) => [def.name, def]));
  const list = [...codes]
    .map(([name, { code, kind }]) => ({ name, code, isMonster: kind === 0, key: loose(name) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  folded.set(pool, list);
  return list;
}

/** Cards whose name holds every word typed, those that begin with it first; at most `limit`. */
export function searchCards(pool: Pool, typed: string, limit: number): FoundCard[] {
  const wanted = loose(typed);
  const words = wanted.split(' ').filter((word) => word !== '');
  const rank = (key: string): number =>
    key === wanted ? 0 : key.startsWith(wanted) ? 1 : key.includes(wanted) ? 2 : 3;
  return entries(pool)
    .filter(({ key }) => words.every((word) => key.includes(word)))
    .map((entry) => ({ ...entry, rank: rank(entry.key) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ name, code, isMonster }) => ({ name, code, isMonster }));
}

/**
 * The passcode of a card typed in whole or in part: the card of that name, or the one card of the pool whose name holds what
 * was typed. Otherwise the names that may be meant, none if there are none.
 */
export function cardTyped(pool: Pool, names: Names, typed: string): { code: number } | { near: string[] } {
  const code = names.code(typed);
  if (code !== undefined) return { code };
  const found = searchCards(pool, typed, MOST_NEAR + 1);
  const [only, second] = found;
  if (only !== undefined && second === undefined) return { code: only.code };
  const near = found.slice(0, MOST_NEAR).map(({ name }) => name);
  return { near: near.length > 0 ? near : names.near(typed) };
}
const MOST_NEAR = 4;
