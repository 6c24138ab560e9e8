/** The command line: flags, subcommands, and what each of them loads. Nothing heavy is imported before it is needed. */
import pkg from '../package.json' with { type: 'json' };
import { nearest } from './cards/spelling.ts';
import {
  count,
  type Flags,
  NO_FLAGS,
  parseFlags,
  requireKnown,
  requireTaken,
  requireValues,
  typedAfter,
} from './headless/flags.ts';
import { COMMANDS, type Command, commandHelp, programHelp } from './headless/help.ts';
import { BadUsage, EXIT, type Io, processIo } from './headless/io.ts';
import { hintOf, wordFlag } from './headless/values.ts';
import type { Records } from './records/index.ts';
import type { ClientChoice } from './session/client.ts';
import { chooseLanguage } from './strings/choose.ts';
import { LANGUAGES, type LanguageCode, type Strings, stringsOf } from './strings/index.ts';
import { joined, Refusal, refusalIn, type Saying, said, saying } from './strings/saying.ts';
import type { TuiDeps } from './tui/deps.ts';

/** No screen can be drawn here. */
function isPlain(): boolean {
  const { stdin, stdout, env } = process;
  return !stdin.isTTY || !stdout.isTTY || env.TERM === 'dumb' || env.INK_SCREEN_READER === 'true';
}

async function main(argv: readonly string[], io: Io): Promise<number> {
  const { flags, input } = argv.length === 0 ? { flags: NO_FLAGS, input: [] } : await parseFlags(argv);
  requireKnown(flags);
  if (flags.version) {
    io.out(pkg.version);
    return EXIT.fine;
  }
  // `duelo help COMMAND` is `duelo COMMAND --help`.
  const isHelp = input[0] === 'help';
  const [word, ...rest] = isHelp ? input.slice(1) : input;
  const command = word === undefined ? undefined : commandNamed(word);
  if (flags.help || isHelp) {
    const strings = stringsOf(await languageTyped(argv, io));
    io.out(command === undefined ? programHelp(strings) : commandHelp(command, strings));
    return EXIT.fine;
  }
  requireTaken(command, argv);
  requireValues(flags, argv);
  if (flags.dataDir !== undefined) await folderOf(flags);
  if (flags.lang !== undefined) wordFlag('lang', flags.lang, LANGUAGES);
  switch (command) {
    case undefined:
      return openClient(command, flags, io);
    case 'play':
      noMore(command, rest);
      return openClient(command, flags, io);
    case 'sim':
      noMore(command, rest);
      return sim(flags, argv, io);
    case 'fuzz':
    case 'bench':
      noMore(command, rest);
      return command === 'fuzz' ? fuzz(flags, io) : bench(flags, io);
    case 'deck': {
      const { DECK_VERBS, deckCommand } = await import('./headless/deckCommand.ts');
      const { verb, more } = verbOf(command, rest, DECK_VERBS);
      const { dataFolder, openRecords } = await import('./records/index.ts');
      const notices = noticeBoard(io);
      const records = openRecords(dataFolder(flags.dataDir), notices.report);
      const language = await languageFor(flags, io, records);
      notices.speak(stringsOf(language));
      const game = await gameOf(flags.format, flags.rule);
      return deckCommand(verb, more, game, flags.to, language, flags.json, io, records.deck);
    }
    case 'card':
    case 'cards': {
      const { cardCommand, cardsCommand } = await import('./headless/cardCommand.ts');
      const game = await gameOf(flags.format);
      if (command === 'cards' && flags.list === undefined) {
        noMore(command, rest);
        return cardsCommand(flags.pool, game, stringsOf(await languageFor(flags, io)), flags.json, io);
      }
      if (command === 'card' && rest.length === 0) throw new BadUsage(saying('usage', 'cardNeeds'));
      const { gameWords } = await import('./session/gameWords.ts');
      const words = gameWords(game, await languageFor(flags, io));
      if (command === 'cards') {
        const { cardList } = await import('./headless/cardList.ts');
        const wanted = [flags.list, ...rest].join(' ').trim();
        return cardList(wanted, flags.pool, game, words, flags.json, io);
      }
      return cardCommand(rest.join(' '), game, words, flags.json, io);
    }
    case 'rules': {
      const { rulesCommand } = await import('./headless/rulesCommand.ts');
      const { rulebookIn } = await import('./text/rulebook.ts');
      const language = await languageFor(flags, io);
      const rules = await rulebookIn(language);
      return rulesCommand(rest.join(' '), flags.json, io, stringsOf(language), rules);
    }
    case 'lab': {
      const { LAB_VERBS, labCommand, labInLines, openLine } = await import('./headless/labCommand.ts');
      const { verb, more } =
        rest.length === 0 ? { verb: 'open' as const, more: null } : verbOf(command, rest, LAB_VERBS);
      const { gameWords } = await import('./session/gameWords.ts');
      const language = await languageFor(flags, io);
      const words = gameWords(await gameOf(undefined), language);
      if (verb !== 'open') {
        const { rulebookIn } = await import('./text/rulebook.ts');
        return labCommand(verb, more, words, flags.json, io, flags.why, await rulebookIn(language));
      }
      const line = openLine(more);
      if (flags.json || flags.plain || isPlain()) return labInLines(line, words, flags.json, io);
      return openClient('lab', flags, io, line);
    }
    case 'learn': {
      noMore(command, rest);
      if (!flags.json && !flags.plain && !isPlain()) return openClient('learn', flags, io);
      const [{ learnInLines }, { learnInJson }, { openRecords }, { readLines }] = await Promise.all([
        import('./headless/learnCommand.ts'),
        import('./headless/learnJson.ts'),
        import('./records/index.ts'),
        import('./headless/lines.ts'),
      ]);
      const notices = noticeBoard(io);
      const records = openRecords(await folderOf(flags), notices.report);
      const language = await languageFor(flags, io, records);
      notices.speak(stringsOf(language));
      const tools = { records, io, language, strings: stringsOf(language) };
      const lines = readLines(process.stdin);
      try {
        if (flags.json) return await learnInJson({ ...tools, lines });
        return await learnInLines({ ...tools, lines, prompt: process.stdin.isTTY === true });
      } finally {
        lines.close();
        await records.load();
      }
    }
    case 'puzzle': {
      const { PUZZLE_VERBS, puzzleCommand } = await import('./headless/puzzleCommand.ts');
      const { verb, more } = verbOf(command, rest, PUZZLE_VERBS);
      const { dataFolder, openRecords } = await import('./records/index.ts');
      const notices = noticeBoard(io);
      const records = openRecords(dataFolder(flags.dataDir), notices.report);
      const language = await languageFor(flags, io, records);
      notices.speak(stringsOf(language));
      const words = { strings: stringsOf(language), language };
      try {
        return await puzzleCommand(verb, more, { records, ...words, json: flags.json, io });
      } finally {
        await records.load();
      }
    }
    case 'replay': {
      const { REPLAY_VERBS, replayCommand } = await import('./headless/replayCommand.ts');
      const { verb, more } = verbOf(command, rest, REPLAY_VERBS);
      const [{ dataFolder, openRecords }, { anyPath }] = await Promise.all([
        import('./records/index.ts'),
        import('./session/saveFiles.ts'),
      ]);
      const notices = noticeBoard(io);
      const records = openRecords(dataFolder(flags.dataDir), notices.report);
      const language = await languageFor(flags, io, records);
      notices.speak(stringsOf(language));
      const resolve = (name: string): string => anyPath(name, records.files);
      return replayCommand(verb, more, flags.json, io, language, resolve);
    }
  }
}

/**
 * The language to speak. What is written for programs does not depend on who sits at the machine: there it is English unless
 * another one is asked for.
 */
async function languageFor(flags: Spoken, io: Io, records?: Records): Promise<LanguageCode> {
  if (flags.json) return chooseLanguage(flags.lang, 'en', {});
  if (flags.lang !== undefined) return chooseLanguage(flags.lang, '', {});
  if (records !== undefined) return chooseLanguage(undefined, records.settings().lang, process.env);
  const { dataFolder, openRecords } = await import('./records/index.ts');
  const notices = noticeBoard(io);
  const language = await languageFor(flags, io, openRecords(dataFolder(flags.dataDir), notices.report));
  notices.speak(stringsOf(language));
  return language;
}

/** Notices about what is kept. They wait until the language is known, and while a screen is drawn. */
function noticeBoard(io: Io) {
  let waiting: Saying[] = [];
  let tell = (notice: Saying): void => void waiting.push(notice);
  const taken = (): Saying[] => {
    const all = waiting;
    waiting = [];
    return all;
  };
  return {
    report: (notice: Saying): void => tell(notice),
    /** Those that wait, which nobody else tells then. */
    taken,
    /** From now on the screen tells them. */
    show: (screen: (notice: Saying) => void): void => {
      tell = screen;
      for (const notice of taken()) tell(notice);
    },
    /** From now on they are told at once. */
    speak: (strings: Strings): void => {
      tell = (notice) => io.err(`duelo: ${said(notice, strings)}`);
      for (const notice of taken()) tell(notice);
    },
  };
}

type Spoken = Pick<Flags, 'json' | 'lang' | 'dataDir'>;

/** The same from what was typed, where options are wrong or not read yet. */
async function languageTyped(argv: readonly string[], io: Io): Promise<LanguageCode> {
  const lang = typedAfter('lang', argv);
  const spoken: Spoken = {
    json: argv.includes('--json'),
    lang: LANGUAGES.find((code) => code === lang),
    dataDir: typedAfter('data-dir', argv),
  };
  try {
    return await languageFor(spoken, io);
  } catch {
    // Settings that cannot be read set no language.
    return chooseLanguage(undefined, '', process.env);
  }
}

function commandNamed(word: string): Command {
  const found = COMMANDS.find((command) => command === word);
  if (found !== undefined) return found;
  const near = nearest(word, COMMANDS);
  throw new BadUsage(saying('usage', 'unknownCommand', JSON.stringify(word), hintOf(near, COMMANDS)));
}

function noMore(command: Command, rest: readonly string[]): void {
  const [first] = rest;
  if (first !== undefined) {
    throw new BadUsage(saying('usage', 'takesNo', `duelo ${command}`, JSON.stringify(first)));
  }
}

function verbOf<V extends string>(
  command: Command,
  rest: readonly string[],
  verbs: readonly V[],
): { verb: V; more: string[] } {
  const [word, ...more] = rest;
  const verb = verbs.find((known) => known === word);
  if (verb !== undefined) return { verb, more };
  throw new BadUsage(
    word === undefined
      ? saying('usage', 'wordMissing', command, verbs)
      : saying('usage', 'wrongWord', command, verbs, JSON.stringify(word)),
  );
}

/** Where everything is kept, made and found writable. Throws CannotKeep. */
async function folderOf({ dataDir }: Flags): Promise<string> {
  const { dataFolder, requireFolder } = await import('./records/folder.ts');
  return requireFolder(dataFolder(dataDir));
}

/** The format's game with the house rules of the command line. Throws UnknownName, and BadUsage for a rule that is none. */
async function gameOf(format: string | undefined, rules: readonly string[] = []) {
  const { loadGame } = await import('./session/game.ts');
  const game = await loadGame(format ?? 'classic');
  if (rules.length === 0) return game;
  const [{ readHouseRules, withHouseRules }, { ruleFaultOf }] = await Promise.all([
    import('./session/houseRules.ts'),
    import('./text/ruleFault.ts'),
  ]);
  try {
    return withHouseRules(game, readHouseRules(rules));
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof Refusal)) throw error;
    throw new BadUsage(joined('--rule: ', ruleFaultOf(error)));
  }
}

async function sim(flags: Flags, argv: readonly string[], io: Io): Promise<number> {
  const games = count('games', flags.games, 1, 1);
  const jobs = count('jobs', flags.jobs, 1, 1);
  const seed = count('seed', flags.seed, 0, 1);
  const game = await gameOf(flags.format, flags.rule);
  const { simSpec } = await import('./headless/simSpec.ts');
  const { playShare, simCommand } = await import('./headless/simCommand.ts');
  const spec = simSpec(game, flags.deck ?? [], flags.ai ?? [], seed, flags.swap);
  const share = /^(\d+)\/(\d+)$/.exec(flags.share ?? '');
  if (share !== null) return playShare(spec, games, { at: Number(share[1]), of: Number(share[2]) });
  const [, file = ''] = process.argv;
  const strings = stringsOf(await languageFor(flags, io));
  const worker = { file, args: [...argv] };
  return simCommand({ spec, games, jobs, json: flags.json, strings, worker }, io);
}

async function fuzz(flags: Flags, io: Io): Promise<number> {
  const { fuzzCommand } = await import('./headless/fuzz.ts');
  const { join } = await import('node:path');
  const args = {
    decisions: count('decisions', flags.decisions, 1, 20_000),
    seed: count('seed', flags.seed, 0, 1),
    every: count('every', flags.every, 1, 64),
    folder: join(await folderOf(flags), 'fuzz'),
    version: pkg.version,
  };
  return fuzzCommand(await gameOf(flags.format, flags.rule), args, flags.json, io);
}

async function bench(flags: Flags, io: Io): Promise<number> {
  const game = await gameOf(flags.format, flags.rule);
  const { benchCommand, benchDecks } = await import('./headless/bench.ts');
  const { startupRatio } = await import('./headless/startup.ts');
  const [, client = ''] = process.argv;
  return benchCommand(game, benchDecks(flags.deck ?? [], game), () => startupRatio(client), flags.json, io);
}

/** The screen, or line mode where there is none or another one was asked for. */
async function openClient(
  command: 'play' | 'lab' | 'learn' | undefined,
  flags: Flags,
  io: Io,
  lab: string | null = null,
): Promise<number> {
  const first = wordFlag('first', flags.first, ['me', 'them', 'toss']);
  const seed = flags.seed === undefined ? undefined : count('seed', flags.seed, 0, 0);
  const folder = await folderOf(flags);
  const { openRecords } = await import('./records/index.ts');
  const notices = noticeBoard(io);
  const records = openRecords(folder, notices.report);
  const settings = records.settings();
  const language = await languageFor(flags, io, records);
  const format = flags.format ?? settings.format;
  // Decks kept for one format are seldom legal in another.
  const kept = [settings.deck, settings.opponentDeck] as const;
  const [own, theirs] = (format === settings.format ? undefined : await defaultDecksOf(format)) ?? kept;
  const [deck = own] = flags.deck ?? [];
  const { opponentDeck = theirs, against = settings.against, match, resume } = flags;
  const save = resume === undefined ? undefined : await saveFor(resume, records);
  if (resume !== undefined && save === undefined) throw new BadUsage(saying('usage', 'noSave'));
  const from = flags.from === undefined ? undefined : await placeFor(flags, records);
  const inLines = flags.json || flags.plain || isPlain();
  try {
    if (!inLines) {
      const begin = command === 'play' || match ? { deck, opponentDeck, against, match } : null;
      const straight =
        from !== undefined
          ? { deck: '', opponentDeck: '', against: from.against ?? '', from }
          : save === undefined
            ? begin
            : { deck: `save:${save}`, opponentDeck, against, match: save.endsWith('.match') };
      // Read now, so that a file that had to be set aside is told on the first screen.
      records.decks();
      records.history(1);
      const told = notices.taken().map((notice) => said(notice, stringsOf(language)));
      try {
        return await openScreen({
          format,
          rules: flags.rule ?? [],
          records,
          notices: told,
          report: notices.show,
          straight,
          seed,
          first,
          language,
          ...(command === 'lab' && { lab }),
          ...(command === 'learn' && { learn: true as const }),
        });
      } finally {
        notices.speak(stringsOf(language));
      }
    }
    const [game, { gameWords }, { menuInLines, playInLines }] = await Promise.all([
      gameOf(format, flags.rule),
      import('./session/gameWords.ts'),
      import('./headless/playInLines.ts'),
      records.load(),
    ]);
    notices.speak(stringsOf(language));
    await enterLate(records);
    const words = gameWords(game, language);
    const context = { game, records, words, version: pkg.version, json: flags.json, io };
    // What is piped in is meant for a duel.
    const isTyped = command === undefined && !match && !flags.json && process.stdin.isTTY;
    if (isTyped && save === undefined && from === undefined)
      return await menuInLines({ seed, first }, context);
    const args = { deck, opponentDeck, against, match, first, seed };
    return await playInLines(args, save, from, context);
  } finally {
    // What was changed in the first moments is written before the process ends.
    await records.load();
  }
}

/** Enters what could not be entered in the history when it ended, and removes what was left half written. */
async function enterLate(records: Records): Promise<void> {
  const { anyFinished, enterFinished } = await import('./session/unentered.ts');
  // What writing needs is loaded after the first frame, unless that would tell of too few duels.
  if (anyFinished(records)) await records.load();
  enterFinished(records);
}

/** The save named after `--resume`, or the newest one. */
async function defaultDecksOf(format: string): Promise<readonly [string, string] | undefined> {
  const { defaultDecks } = await import('./decks/shipped.ts');
  return defaultDecks(format);
}

async function saveFor(wanted: string, records: Records): Promise<string | undefined> {
  const [{ keptDuels, wholeOf }, { savePath }] = await Promise.all([
    import('./session/saves.ts'),
    import('./session/saveFiles.ts'),
  ]);
  if (wanted !== '') return wholeOf(savePath(wanted, records.files));
  const path = keptDuels(records)[0]?.path ?? records.files.listSaves()[0]?.path;
  return path === undefined ? undefined : wholeOf(path);
}

/** The place in a replay named after `--from`, and who sits where. */
async function placeFor(flags: Flags, records: Records) {
  const [{ placeTyped }, { isThere, replayPath }] = await Promise.all([
    import('./session/fromReplay.ts'),
    import('./session/saveFiles.ts'),
  ]);
  const { file, at } = placeTyped(flags.from ?? '', (name) => isThere(replayPath(name, records.files)));
  const seat = wordFlag('seat', flags.seat, ['me', 'them']);
  return { path: replayPath(file, records.files), at, seat, against: flags.against };
}

/** What is told of files among the saves that cannot be read. */
async function damagedSaves(records: Records, language: LanguageCode): Promise<string[]> {
  const { unreadableSaves } = await import('./session/saves.ts');
  const strings = stringsOf(language);
  return unreadableSaves(records).map((why) => strings.saves.unreadable(said(why, strings)));
}

interface Screen {
  format: string;
  rules: readonly string[];
  records: Records;
  notices: readonly string[];
  report: NonNullable<TuiDeps['report']>;
  /** A duel to begin with, without the menu. */
  straight: ClientChoice | null;
  /** Straight into the lab: a line of its console to begin with, or null. */
  lab?: string | null;
  /** Straight to the lessons. */
  learn?: true;
  seed: number | undefined;
  first: 'me' | 'them' | 'toss';
  language: LanguageCode;
}

/** How long after the first frame what is not needed for it is loaded, ms. */
const AFTERWARDS = 150;

async function openScreen({
  format,
  rules,
  records,
  notices,
  report,
  straight,
  lab,
  learn,
  seed,
  first,
  language,
}: Screen): Promise<number> {
  // Only looking whether there is a fetch makes Node load its HTTP client, which Ink's layout library does at its start.
  Object.defineProperty(globalThis, 'fetch', { value: undefined, configurable: true, writable: true });
  const [{ runTui }, { createClient }, { formatOf, loadGame }, { freshSeed }] = await Promise.all([
    import('./tui/main.tsx'),
    import('./session/client.ts'),
    import('./session/game.ts'),
    import('./session/seed.ts'),
  ]);
  // House rules are looked at before the screen opens: a slip is told on the command line.
  const ruled = rules.length === 0 ? null : await gameOf(format, rules);
  const afterwards = new Promise((resolve) =>
    setTimeout(resolve, straight === null && lab === undefined ? AFTERWARDS : 0),
  );
  const client = createClient({
    format: formatOf(format),
    game: ruled === null ? afterwards.then(() => loadGame(format)) : Promise.resolve(ruled),
    records,
    version: pkg.version,
    wanted:
      straight === null || straight.deck.startsWith('save:') ? [] : [straight.deck, straight.opponentDeck],
    ...(seed !== undefined && { seed }),
    first,
    language,
    freshSeed,
  });
  await enterLate(records);
  const told = [...notices, ...(await damagedSaves(records, language))];
  // A failure is told when the client ends, which waits for the same.
  void afterwards.then(() => records.load()).catch(() => {});
  return runTui({
    ...client,
    report,
    ...(straight !== null && { play: straight }),
    ...(lab !== undefined && { openLab: lab }),
    ...(learn !== undefined && { openLearn: learn }),
    ...(told.length > 0 && { notice: told.join(' ') }),
  });
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever read the output has read enough.
  if (error.code === 'EPIPE') process.exit(EXIT.fine);
  // Nothing is waited for here, so settings are not asked.
  const language = chooseLanguage(typedAfter('lang', process.argv.slice(2)), '', process.env);
  process.stderr.write(`duelo: ${stringsOf(language).commands.cannotWrite(error.message)}\n`);
  process.exit(EXIT.failed);
});
// A file that grows beyond what the system allows is told like a full disk, and ends nothing.
process.on('SIGXFSZ', () => {});
// Through a variable: the bundler puts a constant where the whole name stands.
const { env } = process;
env.NODE_ENV ??= 'production';
if (env.NO_COLOR) env.FORCE_COLOR = '0';

const USAGE_ERRORS = [
  'BadUsage',
  'CannotKeep',
  'UnknownName',
  'DeckRefused',
  'DeckError',
  'ReplayError',
  'ScenarioError',
];

main(process.argv.slice(2), processIo).then(
  (code) => {
    process.exitCode = code;
  },
  async (error: unknown) => {
    const known = error instanceof Error && USAGE_ERRORS.includes(error.name);
    const text = known
      ? refusalIn(error, stringsOf(await languageTyped(process.argv.slice(2), processIo)))
      : error instanceof Error
        ? error.stack
        : error;
    processIo.err(`duelo: ${text}`);
    process.exitCode = known ? EXIT.usage : EXIT.failed;
  },
);
