import { BadUsage } from './io.ts';

/** A whole number given as a flag. Throws BadUsage naming the flag. */
export function wholeFlag(name: string, value: number | undefined, least: number, otherwise: number): number {
  if (value === undefined) return otherwise;
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new BadUsage(`--${name} takes a whole number from ${least}, not ${value}`);
}

/** One of some words given as a flag. Throws BadUsage naming those there are. */
export function wordFlag<W extends string>(name: string, value: string, words: readonly W[]): W {
  const found = words.find((word) => word === value);
  if (found !== undefined) return found;
  throw new BadUsage(`--${name} takes one of ${words.join(', ')}, not ${JSON.stringify(value)}`);
}
