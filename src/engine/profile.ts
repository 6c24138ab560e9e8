/** The rules in force, looked up by the key that a duel's state carries. */
import type { Mechanic } from './ast/words.ts';
import { FORMATS, formatNamed } from './formats.ts';
import { withHouseRules } from './houseRules.ts';
import { PROFILES, type Profile } from './profiles.ts';

/**
 * Key under which the rules of a duel are kept in its state: the profile's name, and single parameters changed for this
 * duel ("house rules") as JSON behind it.
 * @throws RangeError naming a rules name or parameter that is not known, or a value that is not allowed.
 */
export function rulesKey(rules: string, params: Readonly<Record<string, unknown>> = {}): string {
  const profile = formatNamed(rules)?.profile ?? rules;
  const key = Object.keys(params).length === 0 ? profile : `${profile}${JSON.stringify(params)}`;
  profileOf(key);
  return key;
}

/** Profiles by key: those there are, and those derived from them by house rules. */
const byKey = new Map<string, Profile>(Object.entries(PROFILES));

/** The profile behind a key of `rulesKey`. @throws RangeError on an unknown one. */
export function profileOf(key: string): Profile {
  const known = byKey.get(key);
  if (known !== undefined) return known;
  const at = key.indexOf('{');
  const base = at < 0 ? undefined : byKey.get(key.slice(0, at));
  if (base === undefined)
    throw new RangeError(`no rules named ${key}; there are: ${Object.keys(FORMATS).join(', ')}`);
  const profile = withHouseRules(base, key, JSON.parse(key.slice(at)) as Record<string, unknown>);
  byKey.set(key, profile);
  return profile;
}

/** Is there that kind of Extra Deck monster, and its Summon? (PRM-36) */
export const hasMechanic = (profile: Profile, how: Mechanic): boolean => profile.mechanics.includes(how);
