import { randomInt } from 'node:crypto';

/** A seed for a duel that nobody asked to repeat. */
export const freshSeed = (): number => randomInt(2 ** 32 - 1);
