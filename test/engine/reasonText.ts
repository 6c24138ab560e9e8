import type { WhyNot } from '../../src/engine/index.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { capital, reasonClause } from '../../src/text/reason.ts';
import { englishRules } from '../../src/text/rulebook.ts';

type NameOf = (card: number) => string;

/** A reason in English, with the cards concerned and its rule. */
export function reasonText(reason: WhyNot, nameOf?: NameOf): string {
  const about = reason.card < 0 || nameOf === undefined ? '' : `${nameOf(reason.card)}: `;
  const src = reason.src < 0 ? undefined : nameOf?.(reason.src);
  const what = reasonClause({ ...reason, src }, stringsOf('en').why);
  return `${about}${about === '' ? capital(what) : what} (${reason.rule}).`;
}

/** The same, and what the rule says. */
export function reasonWithRule(reason: WhyNot, nameOf?: NameOf): string {
  const rule = englishRules.rule(reason.rule);
  return rule === undefined ? reasonText(reason, nameOf) : `${reasonText(reason, nameOf)} ${rule.summary}`;
}
