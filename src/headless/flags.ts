/** Every option of the command line; which command takes which is said by its help. */

import pkg from '../../package.json' with { type: 'json' };
import { nearest } from '../cards/spelling.ts';
import { saying, sayingOf } from '../strings/saying.ts';
import type { Command } from './help.ts';
import { BadUsage } from './io.ts';
import { wholeFlag } from './values.ts';

const FLAGS = {
  json: { type: 'boolean', default: false },
  dataDir: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean', default: false, shortFlag: 'h' },
  version: { type: 'boolean', default: false, shortFlag: 'v' },
  deck: { type: 'string', isMultiple: true },
  opponentDeck: { type: 'string' },
  against: { type: 'string' },
  format: { type: 'string' },
  seed: { type: 'string' },
  match: { type: 'boolean', default: false },
  first: { type: 'string', default: 'toss' },
  plain: { type: 'boolean', default: false },
  resume: { type: 'string' },
  from: { type: 'string' },
  seat: { type: 'string', default: 'me' },
  games: { type: 'string' },
  ai: { type: 'string', isMultiple: true },
  rule: { type: 'string', isMultiple: true },
  swap: { type: 'boolean', default: false },
  jobs: { type: 'string' },
  share: { type: 'string' },
  to: { type: 'string', default: 'ydk' },
  pool: { type: 'string' },
  list: { type: 'string' },
  decisions: { type: 'string' },
  every: { type: 'string' },
  why: { type: 'string', isMultiple: true },
} as const;

/** Throws BadUsage for a flag that is given too often. meow is loaded here: opening the client does without it. */
export async function parseFlags(argv: readonly string[]) {
  requireOnce(argv);
  const { default: meow } = await import('meow');
  try {
    return meow({
      importMeta: import.meta,
      pkg: pkg as Record<string, unknown>,
      argv,
      help: false,
      description: false,
      autoHelp: false,
      autoVersion: false,
      flags: FLAGS,
    });
  } catch (error) {
    throw new BadUsage(sayingOf(error));
  }
}
export type Flags = Awaited<ReturnType<typeof parseFlags>>['flags'];

/** What `parseFlags` gives for no arguments at all. */
export const NO_FLAGS: Flags = {
  json: false,
  dataDir: undefined,
  lang: undefined,
  help: false,
  version: false,
  deck: [],
  opponentDeck: undefined,
  against: undefined,
  format: undefined,
  seed: undefined,
  match: false,
  first: 'toss',
  plain: false,
  resume: undefined,
  from: undefined,
  seat: 'me',
  games: undefined,
  ai: [],
  rule: [],
  swap: false,
  jobs: undefined,
  share: undefined,
  to: 'ydk',
  pool: undefined,
  list: undefined,
  decisions: undefined,
  every: undefined,
  why: [],
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Throws BadUsage for a flag that is none, with the one that may be meant. */
export function requireKnown(flags: Flags): void {
  const names = Object.keys(FLAGS).map(kebab);
  for (const name of Object.keys(flags).map(kebab)) {
    if (names.includes(name)) continue;
    const near = nearest(name, names);
    throw new BadUsage(saying('usage', 'unknownOption', name, near ?? ''));
  }
}

/** Options that mean something without a value. */
const ALONE = ['resume', 'list'];

/** Throws BadUsage for an option that takes a value and has none. */
export function requireValues(flags: Flags, argv: readonly string[]): void {
  for (const [name, { type }] of Object.entries(FLAGS)) {
    if (type !== 'string' || ALONE.includes(name)) continue;
    const word = `--${kebab(name)}`;
    // An option that may be repeated is not in `flags` without its value.
    const bare = argv.some((arg, i) => arg === word && (argv[i + 1]?.startsWith('--') ?? true));
    if (bare || flags[name as keyof Flags] === '') {
      throw new BadUsage(saying('usage', 'valueMissing', word));
    }
  }
}

/** Options as they were typed, without their dashes and values. */
function typed(argv: readonly string[]): string[] {
  return argv
    .filter((arg) => arg.startsWith('--'))
    .map((arg) => kebab(arg.slice(2).replace(/=.*$/s, '').replace(/^no-/, '')));
}

function requireOnce(argv: readonly string[]): void {
  const given = typed(argv);
  for (const [name, flag] of Object.entries(FLAGS)) {
    const word = kebab(name);
    if (flag.type !== 'string' || 'isMultiple' in flag) continue;
    if (given.filter((other) => other === word).length > 1) {
      throw new BadUsage(saying('usage', 'givenTwice', word));
    }
  }
}

const EVERYWHERE = ['json', 'data-dir', 'lang', 'help', 'version'];
const DUEL = ['deck', 'opponent-deck', 'against', 'format', 'seed', 'match', 'first', 'rule'];

/** What each command takes besides the options that are taken everywhere. */
const TAKES: Readonly<Record<Command | 'client', readonly string[]>> = {
  client: [...DUEL, 'resume', 'plain'],
  play: [...DUEL, 'resume', 'from', 'seat', 'plain'],
  sim: ['deck', 'games', 'seed', 'ai', 'format', 'rule', 'swap', 'jobs', 'share'],
  deck: ['format', 'rule', 'to'],
  card: ['format'],
  cards: ['pool', 'list'],
  rules: [],
  lab: ['plain', 'why'],
  learn: ['plain'],
  puzzle: ['plain'],
  replay: [],
  fuzz: ['decisions', 'seed', 'format', 'rule', 'every'],
  bench: ['deck', 'format', 'rule'],
};

/** Throws BadUsage for an option of another command, and for one that a resumed duel has settled already. */
export function requireTaken(command: Command | undefined, argv: readonly string[]): void {
  const takes = TAKES[command ?? 'client'];
  const given = typed(argv);
  const stray = given.find((name) => !takes.includes(name) && !EVERYWHERE.includes(name));
  if (stray !== undefined) {
    const name = command === undefined ? 'duelo' : `duelo ${command}`;
    throw new BadUsage(saying('usage', 'takesNo', name, `--${stray}`));
  }
  const settled = given.find((name) => DUEL.includes(name));
  if (given.includes('resume') && settled !== undefined) {
    throw new BadUsage(saying('usage', 'resumeTakesNo', settled));
  }
  const fixed = given.find((name) => name === 'resume' || (DUEL.includes(name) && name !== 'against'));
  if (given.includes('from') && fixed !== undefined) {
    throw new BadUsage(saying('usage', 'fromTakesNo', fixed));
  }
  if (given.includes('seat') && !given.includes('from')) {
    throw new BadUsage(saying('usage', 'seatWithoutFrom'));
  }
}

/** A number typed after a flag. Throws BadUsage. */
export const count = (name: string, value: string | undefined, least: number, otherwise: number): number => {
  const number = value === undefined ? undefined : /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw new BadUsage(saying('usage', 'noWholeNumber', name, JSON.stringify(value)));
  const most = MOST[name];
  if (number !== undefined && most !== undefined && number > most)
    throw new BadUsage(saying('usage', 'numberTooLarge', name, most, String(value)));
  return wholeFlag(name, number, least, otherwise);
};

/** Dice are seeded with 32 bits: a larger number would be another one in disguise. */
const MOST: Readonly<Record<string, number>> = { seed: 0xffffffff };

/** Whether an option was typed; one of the settings stands in for it otherwise. */
export const isGiven = (name: string, argv: readonly string[]): boolean =>
  argv.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));

/** The value typed after an option that may stand alone; undefined without one. */
export function typedAfter(name: string, argv: readonly string[]): string | undefined {
  const word = `--${name}`;
  for (const [i, arg] of argv.entries()) {
    const value = arg === word ? argv[i + 1] : arg.startsWith(`${word}=`) ? arg.slice(word.length + 1) : '';
    if (value !== undefined && value !== '' && !value.startsWith('--')) return value;
  }
  return undefined;
}
