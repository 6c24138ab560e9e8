/** What the tests of choices share. */
import type { Effect, Mod, Some } from '../../../src/engine/ast/index.ts';

export const standing = (on: Extract<Effect, { k: 'static' }>['on'], ...mods: Mod[]): Effect => ({
  k: 'static',
  id: 's1',
  on,
  mods,
});
export const mine = { in: ['mzone' as const], of: 'you' as const };
export const theirs = { in: ['mzone' as const], of: 'opp' as const };
export const some = (from: Some['from'], more: Partial<Some> = {}): Some => ({ from, n: 1, ...more });
export const beasts = [{ k: 'race' as const, is: 'Beast' }];
