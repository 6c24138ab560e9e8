/** The same answer to a row of like questions: a position for each of five Summoned monsters, yes to each of three payments. */
import type { Decision, Option } from '../engine/index.ts';

/** Kinds whose answer can mean the same for another card; what picks cards or zones never does. */
const REPEATABLE: readonly Decision['kind'][] = ['yesNo', 'position', 'pickMode', 'replay'];

/** What two like questions have in common; null for one that no other is like. */
export function likeness({ kind, about, options }: Decision): string | null {
  if (!REPEATABLE.includes(kind) || options.length < 2) return null;
  const offered = options.map(({ k, n, m }) => `${k},${n},${m}`).join(' ');
  return `${kind} ${about.purpose} ${about.addr} ${about.what} ${offered}`;
}

/** An answer as it can be given again. */
export interface Answer {
  like: string;
  option: Option;
}

export function answerTo(decision: Decision, i: number): Answer | null {
  const like = likeness(decision);
  const option = decision.options[i];
  return like === null || option === undefined ? null : { like, option };
}

/** The index that gives the same answer to a like question; null for another question. */
export function sameAnswer(decision: Decision, { like, option }: Answer): number | null {
  if (likeness(decision) !== like) return null;
  const i = decision.options.findIndex(({ k, n, m }) => k === option.k && n === option.n && m === option.m);
  return i < 0 ? null : i;
}
