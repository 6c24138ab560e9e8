/** `duelo puzzle list|check|play`. */
import { nearest } from '../cards/spelling.ts';
import { known } from '../decks/knownFile.ts';
import type { EventView } from '../engine/index.ts';
import { labCards, nameTable, ScenarioError } from '../lab/index.ts';
import {
  checkPuzzle,
  type Failure,
  holds,
  isPuzzleFault,
  type PuzzleCheck,
  type PuzzleScenario,
  readPuzzles,
  shippedPuzzleFiles,
} from '../puzzles/index.ts';
import type { Records } from '../records/index.ts';
import { gameWords } from '../session/gameWords.ts';
import { gameOfPuzzle, startPuzzle } from '../session/puzzle.ts';
import { type PuzzleResult, puzzleResult } from '../session/puzzleResult.ts';
import { isThere } from '../session/saveFiles.ts';
import type { LanguageCode, Strings } from '../strings/index.ts';
import { refusalIn, saying, sayingOf } from '../strings/saying.ts';
import { BadUsage, EXIT, type Io, printJson } from './io.ts';
import { jsonTalk } from './jsonTalk.ts';
import { type Lines, readLines } from './lines.ts';
import { plainTalk } from './plainTalk.ts';
import { playOne } from './playDuel.ts';
import { hintOf } from './values.ts';

export const PUZZLE_VERBS = ['list', 'check', 'play'] as const;
export type PuzzleVerb = (typeof PUZZLE_VERBS)[number];

export interface PuzzleContext {
  records: Records;
  strings: Strings;
  language: LanguageCode;
  json: boolean;
  io: Io;
}

export async function puzzleCommand(
  verb: PuzzleVerb,
  rest: readonly string[],
  context: PuzzleContext,
): Promise<number> {
  try {
    if (verb === 'check') return check(rest, context);
    const puzzles = read(shippedPuzzleFiles());
    if (verb === 'play') return await playNamed(rest, puzzles, context);
    if (rest.length > 0) throw new BadUsage(saying('usage', 'puzzleListTakes', JSON.stringify(rest[0])));
    return list(puzzles, context);
  } catch (error) {
    if (error instanceof ScenarioError) throw new BadUsage(sayingOf(error));
    throw error;
  }
}

const read = (files: readonly string[]): PuzzleScenario[] => readPuzzles(files, labCards(known).names);

function list(puzzles: readonly PuzzleScenario[], { records, strings, language, json, io }: PuzzleContext) {
  const solved = records.solvedPuzzles();
  const words = strings.puzzles;
  for (const { id, puzzle, file } of puzzles) {
    const { title, difficulty, goal } = puzzle;
    const isSolved = id in solved;
    const mark = isSolved ? `, ${words.solved}` : '';
    if (json)
      printJson(io, { puzzle: { id, title: title[language], difficulty, goal, solved: isSolved, file } });
    else io.out(`${id}: ${title[language]} (${words.difficulties[difficulty]}${mark})`);
  }
  const count = puzzles.filter(({ id }) => id in solved).length;
  if (!json) io.out(puzzles.length === 0 ? words.none : words.menu(count, puzzles.length));
  return EXIT.fine;
}

/** Fine when every solution is proved and every try fails. */
function check(paths: readonly string[], { strings, json, io }: PuzzleContext): number {
  const cards = labCards(known);
  const words = strings.puzzles.check;
  let failed = 0;
  const puzzles = read(paths.length === 0 ? shippedPuzzleFiles() : paths);
  for (const scenario of puzzles) {
    const { id, file } = scenario;
    try {
      const found = checkPuzzle(scenario, cards);
      if (!holds(found)) failed += 1;
      if (json) printJson(io, { file, id, status: holds(found) ? 'passed' : 'failed', ...found });
      else for (const line of checkLines(found, words)) io.out(`${id}: ${line}`);
    } catch (error) {
      if (!isPuzzleFault(error)) throw error;
      failed += 1;
      if (json) printJson(io, { file, id, status: 'failed', reason: refusalIn(error, strings) });
      else io.out(`${id}: ${refusalIn(error, strings)}`);
    }
  }
  const passed = puzzles.length - failed;
  if (json) printJson(io, { summary: { passed, failed } });
  else io.out(words.summary(passed, failed));
  return failed === 0 ? EXIT.fine : EXIT.failed;
}

type CheckWords = Strings['puzzles']['check'];

function checkLines({ ends, fault, tries }: PuzzleCheck, words: CheckWords): string[] {
  return [
    fault === null ? words.proved(ends) : words.failed(failureText(fault, words)),
    ...tries.map((failure, i) =>
      failure === null ? words.tryWins(i + 1) : words.tryFails(i + 1, failureText(failure, words)),
    ),
  ];
}

function failureText({ refused, offered, answers, lp }: Failure, words: CheckWords): string {
  const end = refused === '' ? endText(lp, words) : `${words.refused(refused)}; ${words.offered(offered)}`;
  return answers.length === 0 ? end : words.answered(answers.join(', '), end);
}

function endText([mine, theirs]: readonly [number, number], words: CheckWords): string {
  if (mine > 0) return words.left(theirs);
  return theirs > 0 ? words.lost : words.drawn;
}

async function playNamed(
  rest: readonly string[],
  puzzles: readonly PuzzleScenario[],
  context: PuzzleContext,
): Promise<number> {
  const { scenario, isShipped } = puzzleMeant(rest, puzzles);
  const lines = readLines(process.stdin);
  try {
    const result = await playPuzzle(scenario, lines, context, isShipped);
    return result === null || result.solved ? EXIT.fine : EXIT.failed;
  } finally {
    lines.close();
  }
}

/** The puzzle that a name means, or a file and, where it holds several, a name in it. Throws BadUsage. */
export function puzzleMeant(
  rest: readonly string[],
  shipped: readonly PuzzleScenario[],
): { scenario: PuzzleScenario; isShipped: boolean } {
  const [wanted, name, more] = rest;
  if (wanted === undefined || more !== undefined)
    throw new BadUsage(saying('usage', 'puzzleNeeds', idsOf(shipped).join(', ')));
  const known = shipped.find(({ id }) => id === wanted);
  if (known !== undefined && name === undefined) return { scenario: known, isShipped: true };
  if (!isThere(wanted)) throw notThere(wanted, shipped);
  const own = read([wanted]);
  const [only, second] = own;
  if (only !== undefined && second === undefined && name === undefined)
    return { scenario: only, isShipped: false };
  if (name === undefined)
    throw new BadUsage(saying('usage', 'puzzlesInFile', wanted, own.length, idsOf(own).join(', ')));
  const found = own.find(({ id }) => id === name);
  if (found === undefined) throw notThere(name, own);
  return { scenario: found, isShipped: false };
}

const idsOf = (puzzles: readonly PuzzleScenario[]): string[] => puzzles.map(({ id }) => id);

function notThere(wanted: string, puzzles: readonly PuzzleScenario[]): BadUsage {
  const ids = idsOf(puzzles);
  return new BadUsage(saying('usage', 'noPuzzle', JSON.stringify(wanted), hintOf(nearest(wanted, ids), ids)));
}

/**
 * Plays a puzzle on these lines, anew as often as that is asked for; null when they end before it does.
 * @param keeps that it is solved is kept: of the client's own puzzles
 */
export async function playPuzzle(
  scenario: PuzzleScenario,
  lines: Lines,
  context: PuzzleContext,
  keeps = true,
): Promise<PuzzleResult | null> {
  for (;;) {
    const result = await playOnce(scenario, lines, context, keeps);
    if (result !== 'again') return result;
  }
}

/** One attempt; `again` when another one is wanted, in the middle of it or when it has failed. */
async function playOnce(
  scenario: PuzzleScenario,
  lines: Lines,
  { records, strings, language, json, io }: PuzzleContext,
  keeps: boolean,
): Promise<PuzzleResult | 'again' | null> {
  const game = await gameOfPuzzle(scenario);
  const { id, puzzle } = scenario;
  const words = gameWords(game, language);
  const names = nameTable(game.cards, known);
  const said = strings.puzzles;
  const title = puzzle.title[language];
  const goal = said.goals[puzzle.goal];
  const hint = puzzle.hint[language];
  const own = ownLines(lines, () => (json ? printJson(io, { hint }) : io.out(said.line.hint(hint))));
  const talk = json
    ? jsonTalk(own.lines, words, names, io)
    : plainTalk(own.lines, words, names, io, {
        prompt: process.stdin.isTTY === true,
        help: [said.line.help],
      });
  if (json) printJson(io, { puzzle: { id, title, difficulty: puzzle.difficulty, goal: puzzle.goal } });
  else for (const line of [said.line.goal(title, goal), said.rules, said.line.help]) io.out(line);
  const session = startPuzzle(scenario, game, {
    words,
    strings,
    name: records.settings().name,
    solved: () => {
      if (keeps) records.markSolved(id);
    },
    everything: talk.everything,
    heard: (_seat, event: EventView, text) => talk.event(event, text),
  });
  // Its own end is told here: nobody has won where the goal was missed.
  const end = await playOne({ session, file: () => '' }, { ...talk, end: () => {} }, false);
  if (end === null) return own.wantsAgain() ? 'again' : null;
  const result = puzzleResult(session.get(), strings);
  if (json) printJson(io, { result: { ...result, lp: end.lp } });
  else
    for (const line of [result.solved ? said.result.solved : said.result.failed, ...result.why]) io.out(line);
  if (result.solved) return result;
  if (!json) io.out(said.line.over);
  // Whatever else is typed ends it; a hint may be asked for before the next attempt.
  await own.lines.next();
  return own.wantsAgain() ? 'again' : result;
}

const HINT = ['H', 'hint', '{"hint":true}'];
const AGAIN = ['R', 'restart', '{"restart":true}'];

/** The same lines, with those answered that ask for a hint; they end where another attempt is asked for. */
function ownLines(lines: Lines, tell: () => void): { lines: Lines; wantsAgain: () => boolean } {
  let again = false;
  const next = async (): Promise<string | null> => {
    for (;;) {
      const line = await lines.next();
      const word = line?.replace(/\s/g, '') ?? '';
      again = AGAIN.includes(word);
      if (again) return null;
      if (!HINT.includes(word)) return line;
      tell();
    }
  };
  return {
    lines: {
      ...lines,
      get count() {
        return lines.count;
      },
      next,
    },
    wantsAgain: () => again,
  };
}
