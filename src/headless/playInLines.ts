import { known } from '../decks/knownFile.ts';
import { nameTable } from '../lab/index.ts';
import type { Records } from '../records/index.ts';
import type { Game } from '../session/game.ts';
import { freshSeed } from '../session/seed.ts';
import { newestSave, savePath } from '../session/start.ts';
import type { Words } from '../session/words.ts';
import { typedAfter } from './flags.ts';
import { BadUsage, type Io } from './io.ts';
import { jsonTalk } from './jsonTalk.ts';
import { readLines } from './lines.ts';
import { plainTalk } from './plainTalk.ts';
import { type PlayArgs, play, playSaved } from './play.ts';

export interface LineContext {
  game: Game;
  records: Records;
  words: Words;
  version: string;
  json: boolean;
  io: Io;
}

/** The save named after `--resume`, or the newest that can be gone on with. Throws BadUsage if there is none. */
function chosenSave({ files }: Records, io: Io): string {
  const named = typedAfter('resume', process.argv);
  if (named !== undefined) return savePath(named, files);
  const { path, skipped } = newestSave(files);
  for (const why of skipped) io.err(`duelo: ${why} (left out)`);
  if (path === null) throw new BadUsage('--resume: there is no save to go on with');
  return path;
}

/** Plays on standard input and output. `seed` undefined: a new one. */
export async function playInLines(
  args: Omit<PlayArgs, 'seed'> & { seed: number | undefined },
  resume: string | undefined,
  { game, records, words, version, json, io }: LineContext,
): Promise<number> {
  const lines = readLines(process.stdin);
  const names = nameTable(game.cards, known);
  const prompt = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const talk = json ? jsonTalk(lines, words, names, io) : plainTalk(lines, words, names, io, { prompt });
  const context = { game, records, talk, words, version };
  try {
    if (resume !== undefined) return await playSaved(chosenSave(records, io), context);
    return await play({ ...args, seed: args.seed ?? freshSeed() }, context);
  } finally {
    lines.close();
  }
}
