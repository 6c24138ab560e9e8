/** `duelo replay show|verify`. */

import { type Event, maskEvent, type PlayerId, type State } from '../engine/index.ts';
import { MATCH_FILE } from '../records/index.ts';
import { loadGame, UnknownName } from '../session/game.ts';
import { duelFilesOf, isMatchFile } from '../session/matchSave.ts';
import { missingCards } from '../session/missing.ts';
import { openingOf } from '../session/opening.ts';
import { seatNameIn } from '../session/opponents.ts';
import { playThrough } from '../session/replay.ts';
import { ReplayError, type ReplayFile } from '../session/replayFile.ts';
import { isThere, readReplay } from '../session/saveFiles.ts';
import { cardsHash, type DuelPlan, planOf, setupOf } from '../session/start.ts';
import { createTimeline } from '../session/timeline.ts';
import { otherWays, sizeOf, type TreeNode } from '../session/tree.ts';
import { watchedEvent } from '../session/watched.ts';
import { type LanguageCode, type Strings, stringsOf } from '../strings/index.ts';
import { joined, refusalIn, said, saying, sayingOf } from '../strings/saying.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';

export const REPLAY_VERBS = ['show', 'verify'] as const;
export type ReplayVerb = (typeof REPLAY_VERBS)[number];

/**
 * Tells or verifies each of the files; nothing is written.
 * @param files paths or, as `resolve` knows them, names; of a match a single duel, as in `X.match@2`
 */
export async function replayCommand(
  verb: ReplayVerb,
  files: readonly string[],
  json: boolean,
  io: Io,
  language: LanguageCode = 'en',
  resolve: (name: string) => string = (name) => name,
): Promise<number> {
  if (files.length === 0) throw new BadUsage(saying('usage', 'replayNeeds', verb));
  const strings = stringsOf(language);
  let worst: number = EXIT.fine;
  const tell = (path: string): Promise<number> =>
    verb === 'show' ? show(path, readReplay(path), language, json, io) : verifyFile(path, strings, json, io);
  for (const file of files) {
    const { path, nth } = duelMeant(file, resolve);
    const code = isMatchFile(path)
      ? await eachDuel(path, nth, verb, tell, strings, json, io)
      : await tell(path);
    worst = Math.max(worst, code);
  }
  return worst;
}

/** A file, and which duel of a match where one is named behind it; a file of that whole name is meant by it. */
function duelMeant(word: string, resolve: (name: string) => string): { path: string; nth: number | null } {
  const whole = resolve(word);
  const [, name, n] = /^(.+)@(\d+)$/.exec(word) ?? [];
  if (name === undefined || isThere(whole)) return { path: whole, nth: null };
  // The first duel of a match may have the same name.
  const path = [resolve(name), resolve(`${name}${MATCH_FILE}`)].find(
    (file) => isMatchFile(file) && isThere(file),
  );
  if (path === undefined) throw new BadUsage(saying('usage', 'noMatch', name));
  return { path, nth: Number(n) };
}

/** A match is told duel by duel, or one of them. */
async function eachDuel(
  path: string,
  nth: number | null,
  verb: ReplayVerb,
  tell: (path: string) => Promise<number>,
  strings: Strings,
  json: boolean,
  io: Io,
): Promise<number> {
  let duels: string[];
  try {
    duels = duelFilesOf(path);
  } catch (error) {
    if (verb === 'show' || !(error instanceof ReplayError)) throw error;
    return refused(path, error, strings, json, io);
  }
  let worst: number = EXIT.fine;
  if (nth !== null && duels[nth - 1] === undefined)
    throw new BadUsage(saying('usage', 'noDuel', path, nth, duels.length));
  for (const [i, duel] of (nth === null ? duels : duels.slice(nth - 1, nth)).entries()) {
    if (verb === 'show' && !json && i > 0) io.out('');
    worst = Math.max(worst, await tell(duel));
  }
  if (duels.length === 0 && !json) io.out(strings.commands.replay.noDuel(path));
  return worst;
}

/** A file that cannot be read is told like one that does not fit, and the others are verified. */
async function verifyFile(path: string, strings: Strings, json: boolean, io: Io): Promise<number> {
  try {
    return await verify(path, readReplay(path), strings, json, io);
  } catch (error) {
    if (!(error instanceof ReplayError || error instanceof BadUsage)) throw error;
    return refused(path, error, strings, json, io);
  }
}

function refused(
  path: string,
  error: ReplayError | BadUsage,
  strings: Strings,
  json: boolean,
  io: Io,
): number {
  const [line, reason] =
    error instanceof ReplayError ? [error.line || null, error.reason] : [null, error.saying];
  if (json) printJson(io, { file: path, ok: false, line, reason: said(reason, strings) });
  io.err(`duelo: ${refusalIn(error, strings)}`);
  return EXIT.usage;
}

/** `reason` is `unfinished` where all choices fit and there is no result. */
async function verify(
  path: string,
  file: ReplayFile,
  strings: Strings,
  json: boolean,
  io: Io,
): Promise<number> {
  const { ok, line, reason, note } = await verdictOf(path, file, strings);
  const why = ok && file.end === null ? 'unfinished' : reason;
  const { casual } = file.tree;
  const ways = otherWays(file.tree).length;
  const more = { ...(note !== '' && { note }), ...(ways > 0 && { ways }), ...(casual && { casual }) };
  if (json) printJson(io, { file: path, ok, line, reason: why, ...more });
  else if (ok)
    io.out(strings.commands.replay.playsThrough(path, file.choices.length, ways, casual, file.end !== null));
  else io.out(`${path}:${line}: ${reason}`);
  if (!json && note !== '') io.out(`  ${note}`);
  return ok ? EXIT.fine : EXIT.failed;
}

async function verdictOf(
  path: string,
  file: ReplayFile,
  strings: Strings,
): Promise<{
  ok: boolean;
  line: number | null;
  reason: string | null;
  note: string;
  /** null: its cards cannot be played. */
  plan: DuelPlan | null;
}> {
  const { head } = file;
  let game: Awaited<ReturnType<typeof loadGame>>;
  try {
    game = await loadGame(head.format);
  } catch (error) {
    if (error instanceof UnknownName) throw new BadUsage(joined(`${path}: `, sayingOf(error)));
    throw error;
  }
  const missing = missingCards(game, file);
  if (missing !== null)
    return {
      ok: false,
      line: missing.line,
      reason: said(missing.reason, strings),
      note: '',
      plan: null,
    };
  const plan = planOf(game, head);
  const { ok, line, reason } = playThrough(file, setupOf(plan));
  const changed = cardsHash(game, head.decks) !== head.cards;
  const note = changed ? strings.commands.replay.changed(head.client) : '';
  return { ok, line: ok ? null : line, reason: ok ? null : said(reason, strings), note, plan };
}

interface Told {
  turn: number;
  player: PlayerId | -1;
  text: string;
}

/**
 * The duel's log. Where one person played, as that person read it, since a duel that is not over yet keeps its secrets;
 * else both hands open.
 */
async function logOf({ head, tree }: ReplayFile, plan: DuelPlan, language: LanguageCode): Promise<Told[]> {
  const { gameWords } = await import('../session/gameWords.ts');
  const words = gameWords(plan.game, language);
  const persons = ([0, 1] as const).filter((p) => head.seats[p] === 'person');
  const reader = persons.length === 1 ? (persons[0] ?? null) : null;
  const [one, two] = head.names.map(words.seatName) as [string, string];
  const names: [string, string] =
    reader === null && head.names[0] === 'You' ? [words.seatName('Player 1'), two] : [one, two];
  const log: Told[] = [];
  const nothing = { keeps: () => false, take: () => null, bring: () => {}, ran: () => {} };
  const tell = (state: State, event: Event): void => {
    const { player, turn } = event;
    if (event.k === 'duel') {
      const opening = words.opening(openingOf(plan, words), reader ?? -1, names);
      for (const { text } of opening) log.push({ turn, player: -1, text });
    }
    const seen = reader === null ? watchedEvent(state, event) : maskEvent(state, event, reader);
    const text = words.event(seen, reader ?? -1, names);
    if (text !== '') log.push({ turn, player, text });
  };
  createTimeline(setupOf(plan), null, tell, nothing).load(tree);
  return log;
}

/** What stands in the file and, where it still plays through, what happened. */
async function show(
  path: string,
  file: ReplayFile,
  language: LanguageCode,
  json: boolean,
  io: Io,
): Promise<number> {
  const { head, choices, end } = file;
  const strings = stringsOf(language);
  const words = strings.commands.replay;
  const { ok, line, reason, plan } = await verdictOf(path, file, strings);
  const log = plan === null ? [] : await logOf(file, plan, language);
  const ways = otherWays(file.tree).map(wayOf);
  if (json) {
    const { casual } = file.tree;
    printJson(io, { file: path, ok, line, reason, head, choices, end, log, casual, ways });
    return ok ? EXIT.fine : EXIT.failed;
  }
  const [one, two] = [seatNameIn(head.names[0], strings), seatNameIn(head.names[1], strings)];
  const who = head.first === 0 ? one : two;
  const begins = who === strings.common.you ? words.youBegin : words.begins(who);
  io.out(words.against(head.decks[0].name, one, head.decks[1].name, two));
  io.out(words.head(head.format, head.seed, begins, head.begun.replace('T', ' ').replace('Z', ' UTC')));
  if (head.match !== undefined) io.out(words.ofMatch(head.match.n, head.match.id));
  let turn = 0;
  for (const told of log) {
    if (told.turn !== turn) io.out('');
    turn = told.turn;
    io.out(told.text);
  }
  if (ways.length > 0) io.out(words.ways(ways.length));
  for (const way of ways) {
    io.out(`  ${words.way(way.turn, way.text, way.n, way.after, way.choices)}`);
  }
  if (!ok) io.out(`${path}:${line}: ${reason}`);
  else if (end === null) io.out(words.notFinished);
  else io.out(words.end(end.turns, end.lp[0], end.lp[1]));
  return ok ? EXIT.fine : EXIT.failed;
}

/** Where a way leaves the one that was gone on, and how long it is. */
const wayOf = (
  node: TreeNode,
): { n: number; after: number; turn: number; text: string; choices: number } => ({
  n: node.n,
  after: node.parent?.n ?? 0,
  turn: node.choice?.turn ?? 1,
  text: node.choice?.text || (node.choice?.form ?? ''),
  choices: sizeOf(node),
});
