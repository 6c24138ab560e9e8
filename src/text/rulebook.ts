/**
 * Every rule in one plain sentence, by its id. The sentences and where they hold are data (`rules/*.json`); values of a
 * parameter come from the profiles themselves.
 */
import { PARAMS, PROFILES, type Profile } from '../engine/index.ts';
import battle from './rules/battle.json' with { type: 'json' };
import chain from './rules/chain.json' with { type: 'json' };
import deck from './rules/deck.json' with { type: 'json' };
import effects from './rules/effects.json' with { type: 'json' };
import examples from './rules/examples.json' with { type: 'json' };
import formats from './rules/formats.json' with { type: 'json' };
import gaps from './rules/gaps.json' with { type: 'json' };
import match from './rules/match.json' with { type: 'json' };
import monsterZones from './rules/monsterZones.json' with { type: 'json' };
import parameters from './rules/parameters.json' with { type: 'json' };
import special from './rules/special.json' with { type: 'json' };
import spells from './rules/spells.json' with { type: 'json' };
import summon from './rules/summon.json' with { type: 'json' };
import terms from './rules/terms.json' with { type: 'json' };
import tokens from './rules/tokens.json' with { type: 'json' };
import turn from './rules/turn.json' with { type: 'json' };
import zones from './rules/zones.json' with { type: 'json' };

export interface RuleText {
  id: string;
  summary: string;
  /** Names of the profiles it holds in. */
  profiles: 'all' | readonly string[];
  /** Parameters: the fields of a profile that carry it. */
  fields?: readonly (keyof Profile)[];
  /** Worked examples: the rules they show. */
  shows?: readonly string[];
}

interface Entry extends Omit<RuleText, 'profiles' | 'fields'> {
  profiles: string | readonly string[];
  fields?: readonly string[];
}

const GROUPS: readonly (readonly Entry[])[] = [
  match,
  deck,
  terms,
  zones,
  monsterZones,
  turn,
  battle,
  summon,
  special,
  effects,
  spells,
  chain,
  tokens,
  parameters,
  gaps,
  formats,
  examples,
];

/** @throws RangeError for one that no profile has. */
function fieldNamed(name: string): keyof Profile {
  if (!Object.values(PROFILES).every((profile) => Object.hasOwn(profile, name)))
    throw new RangeError(`no field ${name} in the profiles`);
  return name as keyof Profile;
}

const BOOK: ReadonlyMap<string, RuleText> = new Map(
  GROUPS.flat().map(({ profiles, fields, ...rule }) => [
    rule.id,
    {
      ...rule,
      profiles: typeof profiles === 'string' ? 'all' : profiles,
      ...(fields !== undefined && { fields: fields.map(fieldNamed) }),
    },
  ]),
);

/** In the order of the rulebook. */
export const allRules = (): RuleText[] => [...BOOK.values()];

export const ruleText = (id: string): RuleText | undefined => BOOK.get(id.toUpperCase());

const ID = /\b[A-Z]+-\d\d\b/g;

/** The rules a text cites, each once. */
export function rulesCited(text: string): RuleText[] {
  const ids = new Set(text.match(ID) ?? []);
  return [...ids].flatMap((id) => BOOK.get(id) ?? []);
}

/** The words of what was typed, in small letters. */
export const wordsTyped = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Rules of a group (`EQUIP`), then those whose sentence has every one of the words in it. */
export function findRules(words: string): RuleText[] {
  const wanted = wordsTyped(words);
  if (wanted.length === 0) return [];
  const group = allRules().filter(({ id }) => id.startsWith(`${words.trim().toUpperCase()}-`));
  const said = allRules().filter((rule) => {
    const text = rule.summary.toLowerCase();
    return !group.includes(rule) && wanted.every((word) => text.includes(word));
  });
  return [...group, ...said];
}

/** What a parameter is in each profile, as the profile has it; nothing for a rule that no field carries. */
export function valuesOf({ id, fields = own(id) }: RuleText): { profile: string; values: unknown[] }[] {
  if (fields.length === 0) return [];
  return Object.values(PROFILES).map((profile) => ({
    profile: profile.id,
    values: fields.map((field) => profile[field]),
  }));
}

/** The field that an id sets whose rule names none. */
function own(id: string): readonly (keyof Profile)[] {
  const field = PARAMS[id];
  return field === undefined ? [] : [field];
}
