import { known } from '../decks/knownFile.ts';
import { defaultDecks } from '../decks/shipped.ts';
import { nameTable } from '../lab/index.ts';
import type { Records } from '../records/index.ts';
import { createClient } from '../session/client.ts';
import { chooseDeck, deckProblem } from '../session/deckChoice.ts';
import type { Game } from '../session/game.ts';
import { gameWords } from '../session/gameWords.ts';
import { anyPath, newestSave, savePath } from '../session/saveFiles.ts';
import { keptDuels, unreadableSaves, wholeOf } from '../session/saves.ts';
import { freshSeed } from '../session/seed.ts';
import type { Words } from '../session/words.ts';
import type { Strings } from '../strings/index.ts';
import { said, saying } from '../strings/saying.ts';
import { deckCommand } from './deckCommand.ts';
import { isGiven, typedAfter } from './flags.ts';
import { BadUsage, type Io } from './io.ts';
import { jsonTalk } from './jsonTalk.ts';
import { lineMenu } from './lineMenu.ts';
import { type Lines, readLines } from './lines.ts';
import { menuDoors } from './menuDoors.ts';
import { plainTalk } from './plainTalk.ts';
import { type FromArgs, type PlayArgs, play, playFromReplay, playSaved } from './play.ts';
import { replayCommand } from './replayCommand.ts';
import type { Talk } from './talk.ts';

export interface LineContext {
  game: Game;
  records: Records;
  words: Words;
  version: string;
  json: boolean;
  io: Io;
}

/** What talks to the terminal, or to the program, at the other end of these lines. */
function talkOf(lines: Lines, { game, words, json, io }: LineContext): Talk {
  const names = nameTable(game.cards, known);
  if (json) return jsonTalk(lines, words, names, io);
  const columns = process.stdout.isTTY === true ? process.stdout.columns : 0;
  return plainTalk(lines, words, names, io, { prompt: isAsked(), ...(columns > 0 && { columns }) });
}

/** A prompt is shown where somebody types. */
const isAsked = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

/** The save named after `--resume`, or the newest that can be gone on with. Throws BadUsage if there is none. */
function chosenSave(records: Records, strings: Strings, io: Io): string {
  const { files } = records;
  const named = typedAfter('resume', process.argv);
  if (named !== undefined) return wholeOf(savePath(named, files));
  const { path: readable, skipped } = newestSave(files);
  for (const why of skipped) io.err(`duelo: ${strings.usage.leftOut(said(why, strings))}`);
  // One in which something was chosen comes before one that was only opened.
  const path = keptDuels(records)[0]?.path ?? readable;
  if (path === null) throw new BadUsage(saying('usage', 'noSave'));
  return wholeOf(path);
}

/** The deck asked for, or where none was: that of the settings if the format allows it, else the format's own. */
function deckFor(
  wanted: string,
  flag: string,
  side: 0 | 1,
  { game, records, words: { strings } }: Pick<LineContext, 'game' | 'records' | 'words'>,
  io: Io,
): string {
  if (isGiven(flag, process.argv)) return wanted;
  const own = defaultDecks(game.format.id)?.[side];
  if (own === undefined || deckProblem(chooseDeck(wanted, records), game) === null) return wanted;
  io.err(`duelo: ${strings.usage.notLegal(wanted, game.format.id, own, flag)}`);
  return own;
}

/** Tells of duels that one may go on with, and of files among them that cannot be read. */
function tellSaves(records: Records, strings: Strings, io: Io): void {
  const kept = keptDuels(records, strings);
  if (kept[0] !== undefined) io.out(strings.saves.kept(kept.length, kept[0].text));
  for (const damaged of unreadableSaves(records))
    io.err(`duelo: ${strings.saves.unreadable(said(damaged, strings))}`);
}

/** Plays on standard input and output. `seed` undefined: a new one. */
export async function playInLines(
  args: Omit<PlayArgs, 'seed'> & { seed: number | undefined },
  resume: string | undefined,
  from: FromArgs | undefined,
  { game, records, words, version, json, io }: LineContext,
): Promise<number> {
  const lines = readLines(process.stdin);
  const given: LineContext = { game, records, words, version, json, io };
  const context = { game, records, talk: talkOf(lines, given), words, version };
  try {
    if (resume !== undefined) return await playSaved(chosenSave(records, words.strings, io), context);
    if (from !== undefined) return await playFromReplay(from, context);
    const deck = deckFor(args.deck, 'deck', 0, context, io);
    const opponentDeck = deckFor(args.opponentDeck, 'opponent-deck', 1, context, io);
    const ready = (): void => {
      if (!json) tellSaves(records, words.strings, io);
    };
    return await play({ ...args, deck, opponentDeck, seed: args.seed ?? freshSeed() }, context, ready);
  } finally {
    lines.close();
  }
}

/** The menu on standard input and output. */
export async function menuInLines(
  { seed, first }: Pick<PlayArgs, 'first'> & { seed: number | undefined },
  { game, records, words, version, io }: LineContext,
): Promise<number> {
  const lines = readLines(process.stdin);
  const loaded = Promise.resolve(game);
  const client = createClient({
    format: game.format,
    game: loaded,
    records,
    version,
    first,
    freshSeed,
    language: words.language,
  });
  // Only now the client knows which decks can be played.
  await loaded;
  const context = { game, records, words, version, io, json: false };
  const playing = () => {
    // The language may have been changed in the menu.
    const now = { ...context, words: gameWords(game, client.settings.get().language) };
    return { ...now, talk: talkOf(lines, now) };
  };
  let given = seed;
  try {
    return await lineMenu({
      client,
      lines,
      io,
      prompt: isAsked(),
      play: (match) => {
        const { deck, opponentDeck, against } = client.settings.get();
        const args = { deck, opponentDeck, against, match, first, seed: given ?? freshSeed() };
        given = undefined;
        return play(args, playing());
      },
      resume: (path) => playSaved(path, playing()),
      replay: (name) =>
        replayCommand('show', [anyPath(name, records.files)], false, io, client.settings.get().language),
      deck: (id) =>
        void deckCommand('show', [id], game, 'ydk', client.settings.get().language, false, io, records.deck),
      doors: (strings) =>
        menuDoors({ ...playing(), lines, io, prompt: isAsked() }, strings, client.settings.get().language),
    });
  } finally {
    lines.close();
  }
}
