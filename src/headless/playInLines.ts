import { known } from '../decks/knownFile.ts';
import { nameTable } from '../lab/index.ts';
import type { Records } from '../records/index.ts';
import type { Game } from '../session/game.ts';
import { freshSeed } from '../session/seed.ts';
import type { Words } from '../session/words.ts';
import type { Io } from './io.ts';
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
    if (resume !== undefined) return await playSaved(resume, context);
    return await play({ ...args, seed: args.seed ?? freshSeed() }, context);
  } finally {
    lines.close();
  }
}
