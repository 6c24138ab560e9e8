import { type Saying, saying } from '../strings/saying.ts';
import { BadUsage } from './io.ts';

/** A whole number given as a flag. Throws BadUsage naming the flag. */
export function wholeFlag(name: string, value: number | undefined, least: number, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new BadUsage(saying('usage', 'numberTooSmall', name, least, value));
}

/** What may have been meant, or else all there is. */
export const hintOf = (near: string | undefined, all: readonly string[]): Saying =>
  near === undefined ? saying('usage', 'thereAre', all.join(', ')) : saying('usage', 'didYouMean', [near]);

/** One of some words given as a flag. Throws BadUsage naming those there are. */
export function wordFlag<W extends string>(name: string, value: string, words: readonly W[]): W {
  const found = words.find((word) => word === value);
  if (found !== undefined) return found;
  throw new BadUsage(saying('usage', 'oneOf', name, words.join(', '), JSON.stringify(value)));
}
