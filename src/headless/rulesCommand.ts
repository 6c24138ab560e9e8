/** `duelo rules`: the rules in plain sentences, by id, group or word. */
import { allRules, findRules, type RuleText, ruleText, valuesOf } from '../text/rulebook.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';

/** Without a word, all of them. */
export function rulesCommand(wanted: string, json: boolean, io: Io): number {
  const one = ruleText(wanted);
  const found = wanted === '' ? allRules() : one === undefined ? findRules(wanted) : [one];
  if (found.length === 0)
    throw new BadUsage(
      `no rule with the id or word ${JSON.stringify(wanted)}; an id is a group and a number, like EQUIP-06`,
    );
  for (const rule of found) {
    if (json) printJson(io, { ...rule, ...(rule.fields !== undefined && { values: valuesOf(rule) }) });
    else for (const line of ruleLines(rule, found.length === 1)) io.out(line);
  }
  return EXIT.fine;
}

/** One line, and more where only this rule is shown. */
function ruleLines(rule: RuleText, isAlone: boolean): string[] {
  const lines = [`${rule.id}  ${rule.summary}`];
  if (!isAlone) return lines;
  if (rule.profiles !== 'all') lines.push(`  Rules: ${rule.profiles.join(', ')}`);
  for (const { profile, values } of valuesOf(rule))
    lines.push(`  ${profile}: ${values.map(worded).join(', ')}`);
  for (const id of rule.shows ?? []) lines.push(`  ${id}  ${ruleText(id)?.summary}`);
  return lines;
}

const worded = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.join(', ');
  return String(value);
};
