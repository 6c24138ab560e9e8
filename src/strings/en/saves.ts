/** Duels that were left before their end, and what keeps one from being begun. */
import { inner } from './person.ts';

export const saves = {
  against: (name: string, level: string) => `against ${inner(name)}${level === '' ? '' : ` (${level})`}`,
  duel: (turn: number, against: string) => `turn ${turn} ${against}`,
  match: (against: string) => `match ${against}`,
  turnOfDuel: (turn: number, duel: number) => `turn ${turn} of duel ${duel}`,
  ago: {
    now: 'just now',
    minutes: (n: number) => `${n} minute${n === 1 ? '' : 's'} ago`,
    hours: (n: number) => `${n} hour${n === 1 ? '' : 's'} ago`,
    days: (n: number) => `${n} day${n === 1 ? '' : 's'} ago`,
  },
  unreadable: (why: string) => `A save cannot be read and stays where it is: ${why}.`,
  noDeck: (name: string) => `There is no deck ${name} any more.`,
  noPuzzle: (id: string) => `There is no puzzle ${id} any more.`,
  notPlayable: (deck: string, format: string, why: string) => `${deck} cannot be played in ${format}: ${why}`,
  unsupported: (card: string) => `${card} is not supported yet.`,
  andMore: (first: string, more: number) => `${first} (and ${more} more)`,
  engineFailed: (at: string, why: string) => `The rules engine failed at "${at}": ${why}`,
  /** Said where one may go on: how many there are, and the newest. */
  kept: (n: number, newest: string) =>
    `${n === 1 ? 'A duel is kept' : `${n} duels are kept, the newest`}: ${newest}. \`duelo play --resume\` goes on with it.`,
};
