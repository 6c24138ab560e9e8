/**
 * Saves and replays (DESIGN §14): a text file with a head, a line for each choice and, once the duel is over, a line for
 * its result. A choice is written in words that survive updates, with the sentence of the log behind them:
 *
 *     t3 p0 activate 5318639@p0.hand.2 5318639#main | Activate Mystical Space Typhoon
 *
 * Nothing that was written is taken away. Where a choice is taken back, a line says after which choice the duel stands now
 * (counted from 1 over the whole file, 0 the start), and what follows goes on from there:
 *
 *     back 41 | Activate Mystical Space Typhoon
 *
 * A file that was cut off while it was written loses its last line and nothing else.
 */

import { type PlayerId, REASONS, type Reason } from '../engine/types.ts';
import { saying } from '../strings/saying.ts';
import { type HeadFields, headFields, oneLine, printParams, printSides, type Sides } from './headFields.ts';
import type { MatchResults } from './match.ts';
import { ReplayError } from './replayError.ts';
import {
  addChoice,
  choicesTo,
  createTree,
  type ReplayChoice,
  STEPS,
  type StepWord,
  stepProblem,
  stepTo,
  type Tree,
  type TreeNode,
} from './tree.ts';

export { ReplayError } from './replayError.ts';

export const REPLAY_VERSION = 1;

/** Who decided that `first` begins: he won the toss (PRM-07), or lost the duel before (PRM-08). */
export interface Chosen {
  by: 'toss' | 'loser';
  player: PlayerId;
}

/** Which duel of which match. */
export interface MatchPlace {
  /** Name of the match's file, without its ending. */
  id: string;
  /** From 1. */
  n: number;
  /** Of the duels before it. */
  results: MatchResults;
}

/** What a duel is made of besides its choices. */
export interface DuelHead extends Sides {
  /** Version of the client that wrote it. */
  client: string;
  format: string;
  /** Single rule parameters changed for this duel. */
  params: Record<string, unknown>;
  /** `revision:hash` over the definitions of the cards in both decks. */
  cards: string;
  seed: number;
  first: PlayerId;
  /** Missing where it was set beforehand. */
  chosen?: Chosen;
  /** Missing for a single duel. */
  match?: MatchPlace;
  /** When it began, ISO. */
  begun: string;
  /** The replay it was begun from, and after which of its choices. */
  from?: { replay: string; n: number };
}

export interface ReplayEnd {
  line: number;
  winner: PlayerId | -1;
  reason: Reason;
  turns: number;
  lp: [number, number];
  hash: string;
}

export interface ReplayFile {
  head: DuelHead;
  /** On which line each field of the head stands, from 1. */
  lines: ReadonlyMap<string, number>;
  /** Those that lead to where the duel stands. */
  choices: ReplayChoice[];
  /** All of them. */
  tree: Tree;
  /** null: a duel that was not finished, or one taken back from its end. */
  end: ReplayEnd | null;
  /** The last line was cut off while it was written. */
  torn: boolean;
}

export function printHead(head: DuelHead): string {
  const { chosen, match, from } = head;
  const lines = [
    `duelo ${REPLAY_VERSION}`,
    `client ${head.client}`,
    `begun ${head.begun}`,
    `format ${head.format}`,
    ...printParams(head.params),
    `cards ${head.cards}`,
    `seed ${head.seed}`,
    `first ${head.first}`,
    ...(chosen === undefined ? [] : [`chosen ${chosen.by} ${chosen.player}`]),
    ...(match === undefined ? [] : [`match ${[match.n, ...match.results, match.id].join(' ')}`]),
    ...(from === undefined ? [] : [`from ${from.n} ${oneLine(from.replay)}`]),
    ...printSides(head),
  ];
  return `${lines.join('\n')}\n\n`;
}

export function printChoice(choice: Omit<ReplayChoice, 'line'>): string {
  const words = `t${choice.turn} p${choice.player} ${choice.form}`;
  return choice.text === '' ? words : `${words} | ${oneLine(choice.text)}`;
}

export function printEnd(end: Omit<ReplayEnd, 'line'>): string {
  const { winner, reason, turns, lp, hash } = end;
  return `result winner=${winner} reason=${reason} turns=${turns} lp=${lp[0]},${lp[1]} hash=${hash}`;
}

/** After which choice the duel stands now; the sentence is for whoever reads the file. */
export const printStepTo = (by: StepWord, n: number, text: string): string =>
  text === '' ? `${by} ${n}` : `${by} ${n} | ${oneLine(text)}`;

/** For whoever only reads the file: the turn that a choice leads to. */
export const printTurn = (turn: number): string => `// turn ${turn}`;

const TURN = /^\/\/ turn (\d+)$/;
const STEP = /^([a-z]+) (\d+)(?: \| .*)?$/;
const CHOICE = /^t(\d+) p([01]) (.+?)(?: \| (.*))?$/;
const END = /^result winner=(-1|0|1) reason=(\S+) turns=(\d+) lp=(-?\d+),(-?\d+) hash=(\S+)$/;

/** Reads a save or replay. Throws ReplayError naming the line that cannot be understood. */
export function parseReplay(text: string, file: string): ReplayFile {
  const whole = text.endsWith('\n') || END.test(text.slice(text.lastIndexOf('\n') + 1));
  const lines = text.split(/\r?\n/);
  // The line being written when the client was killed.
  if (!whole) lines[lines.length - 1] = '';
  const body = lines.indexOf('');
  const fields = headFields(body < 0 ? lines : lines.slice(0, body), file);
  const head = parseHead(fields, lines, file);
  const tree = createTree();
  let end: ReplayEnd | null = null;
  for (let i = body < 0 ? lines.length : body; i < lines.length; i += 1) {
    const content = (lines[i] ?? '').trim();
    if (content.startsWith('//')) noteTurn(tree.at, content);
    else if (content === '') continue;
    else if (readStep(tree, content, file, i + 1)) end = null;
    else {
      if (end !== null) throw new ReplayError(file, i + 1, saying('replayFaults', 'afterResult'));
      end = parseEnd(content, i + 1);
      if (end === null) addChoice(tree, parseChoice(content, file, i + 1));
    }
  }
  if (head.from !== undefined) tree.casual = true;
  return { head, lines: fields.lines, choices: choicesTo(tree.at), tree, end, torn: !whole };
}

function noteTurn(node: TreeNode, content: string): void {
  const turn = TURN.exec(content)?.[1];
  if (turn !== undefined) node.leads = Number(turn);
}

/** False when the line is no step. */
function readStep(tree: Tree, content: string, file: string, line: number): boolean {
  const [, word, n] = STEP.exec(content) ?? [];
  const by = STEPS.find((known) => known === word);
  if (by === undefined) return false;
  const to = tree.nodes[Number(n)];
  const problem = stepProblem(tree, by, Number(n));
  if (to === undefined || problem !== null) throw new ReplayError(file, line, problem ?? '');
  stepTo(tree, by, to);
  return true;
}

function parseChoice(content: string, file: string, line: number): ReplayChoice {
  const match = CHOICE.exec(content);
  if (match === null) {
    throw new ReplayError(file, line, saying('replayFaults', 'noLine'));
  }
  const [, turn, player, form = '', words = ''] = match;
  return { line, turn: Number(turn), player: player === '1' ? 1 : 0, form, text: words };
}

function parseEnd(content: string, line: number): ReplayEnd | null {
  const match = END.exec(content);
  const reason = REASONS.find((known) => known === match?.[2]);
  if (match === null || reason === undefined) return null;
  const winner = Number(match[1]) as PlayerId | -1;
  return {
    line,
    winner,
    reason,
    turns: Number(match[3]),
    lp: [Number(match[4]), Number(match[5])],
    hash: match[6] ?? '',
  };
}

function parseHead(fields: HeadFields, lines: readonly string[], file: string): DuelHead {
  if (lines[0]?.startsWith('duelo ') !== true) {
    throw new ReplayError(file, 1, saying('replayFaults', 'notReplay'));
  }
  if (fields.number('duelo') !== REPLAY_VERSION) {
    throw new ReplayError(file, 1, saying('replayFaults', 'version', fields.text('duelo'), REPLAY_VERSION));
  }
  const chosen = parseChosen(fields);
  const match = parsePlace(fields);
  const from = parseFrom(fields);
  return {
    client: fields.text('client'),
    format: fields.text('format'),
    params: fields.params(),
    cards: fields.text('cards'),
    seed: fields.number('seed'),
    first: fields.player('first'),
    ...fields.sides(),
    begun: fields.text('begun'),
    ...(chosen !== undefined && { chosen }),
    ...(match !== undefined && { match }),
    ...(from !== undefined && { from }),
  };
}

function parseFrom(fields: HeadFields): DuelHead['from'] {
  const said = fields.optional('from');
  if (said === undefined) return undefined;
  const [, n, replay] = /^(\d+) (\S.*)$/.exec(said) ?? [];
  if (n === undefined || replay === undefined) {
    throw fields.wrong('from', saying('replayFaults', 'takesFrom'));
  }
  return { replay, n: Number(n) };
}

function parseChosen(fields: HeadFields): Chosen | undefined {
  const said = fields.optional('chosen');
  if (said === undefined) return undefined;
  const [, by, player] = /^(toss|loser) ([01])$/.exec(said) ?? [];
  if (by === undefined) throw fields.wrong('chosen', saying('replayFaults', 'takesChosen'));
  return { by: by === 'toss' ? 'toss' : 'loser', player: player === '1' ? 1 : 0 };
}

function parsePlace(fields: HeadFields): MatchPlace | undefined {
  const said = fields.optional('match');
  if (said === undefined) return undefined;
  const [n, results, id] = /^(\d)((?: (?:-1|0|1))*) (\S.*)$/.exec(said)?.slice(1) ?? [];
  if (n === undefined || results === undefined || id === undefined) {
    throw fields.wrong('match', saying('replayFaults', 'takesMatch'));
  }
  return {
    id,
    n: Number(n),
    results: results
      .split(' ')
      .filter((word) => word !== '')
      .map(Number) as (PlayerId | -1)[],
  };
}
