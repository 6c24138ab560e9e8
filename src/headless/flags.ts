/** Every option of the command line; which command takes which is said by its help. */
import pkg from '../../package.json' with { type: 'json' };
import { BadUsage } from './io.ts';
import { nearest, wholeFlag } from './values.ts';

const FLAGS = {
  json: { type: 'boolean', default: false },
  dataDir: { type: 'string' },
  lang: { type: 'string', default: 'en' },
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
  games: { type: 'string' },
  ai: { type: 'string', isMultiple: true },
  swap: { type: 'boolean', default: false },
  jobs: { type: 'string' },
  share: { type: 'string' },
  to: { type: 'string', default: 'ydk' },
  pool: { type: 'string' },
  decisions: { type: 'string' },
  every: { type: 'string' },
} as const;

/** Throws BadUsage for a flag that is given too often. meow is loaded here: opening the client does without it. */
export async function parseFlags(argv: readonly string[]) {
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
    throw new BadUsage(error instanceof Error ? error.message : String(error));
  }
}
export type Flags = Awaited<ReturnType<typeof parseFlags>>['flags'];

/** What `parseFlags` gives for no arguments at all. */
export const NO_FLAGS: Flags = {
  json: false,
  dataDir: undefined,
  lang: 'en',
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
  games: undefined,
  ai: [],
  swap: false,
  jobs: undefined,
  share: undefined,
  to: 'ydk',
  pool: undefined,
  decisions: undefined,
  every: undefined,
};

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Throws BadUsage for a flag that is none, with the one that may be meant. */
export function requireKnown(flags: Flags): void {
  const names = Object.keys(FLAGS).map(kebab);
  for (const name of Object.keys(flags).map(kebab)) {
    if (names.includes(name)) continue;
    const near = nearest(name, names);
    throw new BadUsage(
      `unknown option --${name}${near === undefined ? '' : `; did you mean --${near}?`} (duelo --help lists them)`,
    );
  }
}

/** Options that mean something without a value. */
const ALONE = ['resume'];

/** Throws BadUsage for an option that takes a value and has none. */
export function requireValues(flags: Flags, argv: readonly string[]): void {
  for (const [name, { type }] of Object.entries(FLAGS)) {
    if (type !== 'string' || ALONE.includes(name)) continue;
    const word = `--${kebab(name)}`;
    // An option that may be repeated is not in `flags` without its value.
    const bare = argv.some((arg, i) => arg === word && (argv[i + 1]?.startsWith('--') ?? true));
    if (bare || flags[name as keyof Flags] === '') {
      throw new BadUsage(`${word} takes a value (duelo --help)`);
    }
  }
}

/** A number typed after a flag. Throws BadUsage. */
export const count = (name: string, value: string | undefined, least: number, otherwise: number): number => {
  const number = value === undefined ? undefined : /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(number))
    throw new BadUsage(`--${name} takes a whole number, not ${JSON.stringify(value)}`);
  return wholeFlag(name, number, least, otherwise);
};
