/**
 * Every rule in one plain sentence, by its id. The sentences and where they hold are data (`rules/*.json`), and so are the
 * sentences of other languages (`rules/es/*.json`), loaded only when one is spoken; values of a parameter come from the
 * profiles themselves.
 */
import { foldName } from '../cards/known.ts';
import { PARAMS, PROFILES, type Profile } from '../engine/index.ts';
import type { LanguageCode } from '../strings/index.ts';
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

const ENGLISH: readonly RuleText[] = GROUPS.flat().map(({ profiles, fields, ...rule }) => ({
  ...rule,
  profiles: typeof profiles === 'string' ? 'all' : profiles,
  ...(fields !== undefined && { fields: fields.map(fieldNamed) }),
}));

/** The rules in a language. */
export interface Rulebook {
  /** In the order of the rulebook. */
  all: readonly RuleText[];
  /** By its id, in either case. */
  rule(id: string): RuleText | undefined;
  /** The rules a text cites, each once. */
  cited(text: string): RuleText[];
  /** Rules of a group (`EQUIP`), then those whose sentence has every one of the words in it. */
  find(words: string): RuleText[];
}

const ID = /\b[A-Z]+-\d\d\b/g;

function bookOf(all: readonly RuleText[]): Rulebook {
  const byId = new Map(all.map((rule) => [rule.id, rule]));
  return {
    all,
    rule: (id) => byId.get(id.toUpperCase()),
    cited: (text) => [...new Set(text.match(ID) ?? [])].flatMap((id) => byId.get(id) ?? []),
    find(words) {
      const wanted = wordsTyped(words);
      if (wanted.length === 0) return [];
      const group = all.filter(({ id }) => id.startsWith(`${words.trim().toUpperCase()}-`));
      const said = all.filter((rule) => !group.includes(rule) && holds(rule.summary, wanted));
      return [...group, ...said];
    },
  };
}

/** The words of what was typed, as they are compared: small letters without accents. */
export const wordsTyped = (typed: string): string[] =>
  foldName(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether a text has every one of the typed words in it. */
export function holds(text: string, wanted: readonly string[]): boolean {
  const folded = foldName(text);
  return wanted.every((word) => folded.includes(word));
}

export const englishRules: Rulebook = bookOf(ENGLISH);

type Sentences = Readonly<Record<string, string>>;

/** Sentences by id, group by group. */
const SENTENCES: Readonly<Record<Exclude<LanguageCode, 'en'>, () => Promise<readonly Sentences[]>>> = {
  es: async () => (await import('./rules/es/index.ts')).es,
  pt: async () => (await import('./rules/pt/index.ts')).pt,
  it: async () => (await import('./rules/it/index.ts')).it,
};

/** The rules told in a language. */
export async function rulebookIn(language: LanguageCode): Promise<Rulebook> {
  if (language === 'en') return englishRules;
  const said: Sentences = Object.assign({}, ...(await SENTENCES[language]()));
  return bookOf(
    ENGLISH.map((rule) => {
      const summary = said[rule.id];
      if (summary === undefined) throw new RangeError(`${rule.id} has no sentence in ${language}`);
      return { ...rule, summary };
    }),
  );
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
