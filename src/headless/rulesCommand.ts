/** `duelo rules`: the rules in plain sentences, by id, group or word. */

import { allowedText, choicesOf, PARAMS } from '../engine/index.ts';
import { type Strings, stringsOf } from '../strings/index.ts';
import { saying } from '../strings/saying.ts';
import { findTerms } from '../text/glossary.ts';
import { englishRules, type Rulebook, type RuleText, valuesOf } from '../text/rulebook.ts';
import { takesText, valueInWords, valueText } from '../text/ruleValues.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';

/**
 * Words of the game before the rules, all told in the language. Without a word, all rules; ids, one or several, are taken
 * one by one.
 */
export function rulesCommand(
  wanted: string,
  json: boolean,
  io: Io,
  strings: Strings = stringsOf('en'),
  rules: Rulebook = englishRules,
): number {
  const words = wanted.split(/[\s,]+/).filter((word) => word !== '');
  const shown =
    words.length === 0
      ? rules.all
      : words.every(isId)
        ? words.map((id) => named(id, rules))
        : found(wanted, rules);
  const terms = json || words.length === 0 || words.every(isId) ? [] : findTerms(wanted, strings);
  for (const term of terms) io.out(`${term.name}: ${term.text} (${term.rules.join(', ')})`);
  if (shown.length === 0 && terms.length === 0)
    throw new BadUsage(saying('usage', 'noRuleWord', JSON.stringify(wanted)));
  for (const rule of shown) {
    if (json) printJson(io, ruleJson(rule));
    else for (const line of ruleLines(rule, shown.length === 1, rules, strings.rules)) io.out(line);
  }
  return EXIT.fine;
}

const isId = (word: string): boolean => /^[A-Za-z]+-\d+$/.test(word);

/** Where no rule has the words, they may be English. */
function found(wanted: string, rules: Rulebook): readonly RuleText[] {
  const own = rules.find(wanted);
  if (own.length > 0) return own;
  const ids = new Set(englishRules.find(wanted).map(({ id }) => id));
  return rules.all.filter(({ id }) => ids.has(id));
}

function named(id: string, rules: Rulebook): RuleText {
  const found = rules.rule(id);
  if (found === undefined) throw new BadUsage(saying('usage', 'noRule', JSON.stringify(id)));
  return found;
}

function ruleJson(rule: RuleText): Record<string, unknown> {
  const values = valuesOf(rule);
  return {
    ...rule,
    ...(values.length > 0 && { values }),
    ...(Object.hasOwn(PARAMS, rule.id) && { takes: allowedText(rule.id) }),
  };
}

type Say = Strings['rules'];

/** One line, and more where only this rule is shown. */
function ruleLines(rule: RuleText, isAlone: boolean, rules: Rulebook, say: Say): string[] {
  const lines = [`${rule.id}  ${rule.summary}`];
  if (!isAlone) return lines;
  if (rule.profiles !== 'all') lines.push(`  ${say.profiles(rule.profiles.join(', '))}`);
  for (const { profile, values } of valuesOf(rule))
    lines.push(`  ${profile}: ${values.map((value) => valueText(value, say)).join(', ')}`);
  if (Object.hasOwn(PARAMS, rule.id)) lines.push(...houseRuleLines(rule.id, say));
  for (const id of rule.shows ?? []) lines.push(`  ${id}  ${rules.rule(id)?.summary}`);
  return lines;
}

/** How it is set for one duel, and what its values mean. */
function houseRuleLines(id: string, say: Say): string[] {
  const choices = choicesOf(id);
  if (choices.length === 0) return [`  ${say.houseRule(`--rule ${id}=VALUE, ${takesText(id, say)}`)}`];
  const ways = say.either(choices.map((value) => `${id}=${typed(value)}`));
  return [
    `  ${say.houseRule(`--rule ${ways}`)}`,
    ...choices.map((value) => `    ${typed(value)}: ${valueInWords(id, value, say)}`),
  ];
}

/** Values are typed alike in every language. */
const typed = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
