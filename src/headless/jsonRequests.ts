/**
 * What a program may ask instead of answering: `{"view":true}` for the table as the asked player sees it, `{"card":"Sangan"}`
 * for a card, `{"why":"p0.s3"}` (or a phase) for what can be done and what cannot,
 * and why. The reply is one object under the same key, then the decision comes again.
 */

import type { State } from '../engine/index.ts';
import type { Names } from '../lab/index.ts';
import type { Snapshot } from '../session/types.ts';
import type { Words } from '../session/words.ts';
import { Refusal, saying } from '../strings/saying.ts';
import { onlyField } from './jsonLine.ts';
import { codeOf } from './jsonSide.ts';
import { viewJson } from './jsonView.ts';
import { whyAt } from './whyTalk.ts';

export interface Asking {
  snapshot: Snapshot;
  state: State;
  words: Words;
  names: Names;
}
/** Throws a Refusal that says what is wrong with the value. */
type Request = (value: unknown, asking: Asking) => unknown;

function cardNamed(value: unknown, words: Words, names: Names): Record<string, unknown> {
  if (typeof value !== 'string') throw new Refusal(saying('requests', 'takesCard'));
  const code = codeOf(value, names);
  const [, facts = '', ...text] = words.card(code);
  return { passcode: code, name: names.name(code), facts, text: text.join('\n') };
}

const REQUESTS: Readonly<Record<string, Request>> = {
  view: (value, { snapshot, names }) => {
    if (value !== true) throw new Refusal(saying('requests', 'takesTrue', 'view'));
    return viewJson(snapshot.view, names.name);
  },
  card: (value, { words, names }) => cardNamed(value, words, names),
  why: (value, { snapshot, state, words }) => {
    if (typeof value !== 'string') throw new Refusal(saying('why', 'takes'));
    return { of: value, ...words.why(whyAt(value, state, snapshot.seat)) };
  },
};

/** The reply to a line that asks something, ready to be printed; null when it is no request. Throws like a Request. */
export function replyTo(line: string, asking: Asking): Record<string, unknown> | null {
  const [key, value] = onlyField(line) ?? [];
  const request = key === undefined ? undefined : REQUESTS[key];
  if (key === undefined || request === undefined) return null;
  return { [key]: request(value, asking) };
}

/** Between duels a card can be asked for; the rest of the requests is about a table. Throws like a Request. */
export function betweenDuels(
  line: string,
  { words, names }: Pick<Asking, 'words' | 'names'>,
): Record<string, unknown> | null {
  const [key, value] = onlyField(line) ?? [];
  if (key === 'card') return { card: cardNamed(value, words, names) };
  if (key !== undefined && REQUESTS[key] !== undefined)
    throw new Refusal(saying('requests', 'duelOnly', key));
  return null;
}
