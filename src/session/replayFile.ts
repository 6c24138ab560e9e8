/**
 * Saves and replays (DESIGN §14): a text file with a head, a line for each choice and, once the duel is over, a line for
 * its result. A choice is written in words that survive updates, with the sentence of the log behind them:
 *
 *     t3 p0 activate 5318639@p0.hand.2 5318639#main | Activate Mystical Space Typhoon
 *
 * A file that was cut off while it was written loses its last line and nothing else.
 */
import type { Deck } from '../decks/deck.ts';
import { type PlayerId, REASONS, type Reason } from '../engine/types.ts';

export const REPLAY_VERSION = 1;

/** What a duel is made of besides its choices. */
export interface DuelHead {
  /** Version of the client that wrote it. */
  client: string;
  format: string;
  /** Single rule parameters changed for this duel. */
  params: Record<string, unknown>;
  /** `revision:hash` over the definitions of the cards in both decks. */
  cards: string;
  seed: number;
  first: PlayerId;
  names: [string, string];
  /** `person`, or the level of the opponent that sat there. */
  seats: [string, string];
  decks: [Deck, Deck];
  /** When it began, ISO. */
  begun: string;
}

export interface ReplayChoice {
  /** Line in the file, from 1. */
  line: number;
  turn: number;
  player: PlayerId;
  /** Words of `optionForms`, or `surrender`. */
  form: string;
  text: string;
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
  choices: ReplayChoice[];
  /** null: a duel that was not finished. */
  end: ReplayEnd | null;
  /** The last line was cut off while it was written. */
  torn: boolean;
}

/** A file that is no replay or cannot be gone on with; the message is `file:line: reason`, without a line that is 0. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
  readonly line: number;
  readonly reason: string;

  constructor(file: string, line: number, reason: string) {
    super(`${file}${line > 0 ? `:${line}` : ''}: ${reason}`);
    this.line = line;
    this.reason = reason;
  }
}

export function printHead(head: DuelHead): string {
  const lines = [
    `duelo ${REPLAY_VERSION}`,
    `client ${head.client}`,
    `begun ${head.begun}`,
    `format ${head.format}`,
    ...(Object.keys(head.params).length > 0 ? [`params ${JSON.stringify(head.params)}`] : []),
    `cards ${head.cards}`,
    `seed ${head.seed}`,
    `first ${head.first}`,
  ];
  for (const p of [0, 1] as const) {
    const deck = head.decks[p];
    lines.push(
      `name ${p} ${oneLine(head.names[p])}`,
      `seat ${p} ${oneLine(head.seats[p])}`,
      `deck ${p} ${oneLine(deck.name)}`,
      `main ${p} ${printCodes(deck.main)}`.trimEnd(),
      `extra ${p} ${printCodes(deck.extra)}`.trimEnd(),
    );
  }
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

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Order is kept, since the shuffle starts from it; equal neighbours are counted. */
function printCodes(codes: readonly number[]): string {
  const runs: { code: number; n: number }[] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.code === code) last.n += 1;
    else runs.push({ code, n: 1 });
  }
  return runs.map(({ code, n }) => (n === 1 ? `${code}` : `${code}x${n}`)).join(' ');
}

const CHOICE = /^t(\d+) p([01]) (.+?)(?: \| (.*))?$/;
const END = /^result winner=(-1|0|1) reason=(\S+) turns=(\d+) lp=(-?\d+),(-?\d+) hash=(\S+)$/;

/** Reads a save or replay. Throws ReplayError naming the line that cannot be understood. */
export function parseReplay(text: string, file: string): ReplayFile {
  const whole = text.endsWith('\n') || END.test(text.slice(text.lastIndexOf('\n') + 1));
  const lines = text.split(/\r?\n/);
  // The line being written when the client was killed.
  if (!whole) lines[lines.length - 1] = '';
  const body = lines.indexOf('');
  const head = parseHead(body < 0 ? lines : lines.slice(0, body), file);
  const choices: ReplayChoice[] = [];
  let end: ReplayEnd | null = null;
  for (let i = body < 0 ? lines.length : body; i < lines.length; i += 1) {
    const content = (lines[i] ?? '').trim();
    if (content === '' || content.startsWith('//')) continue;
    if (end !== null) throw new ReplayError(file, i + 1, 'a line after the result');
    end = parseEnd(content, i + 1);
    if (end === null) choices.push(parseChoice(content, file, i + 1));
  }
  return { head, choices, end, torn: !whole };
}

function parseChoice(content: string, file: string, line: number): ReplayChoice {
  const match = CHOICE.exec(content);
  if (match === null) {
    throw new ReplayError(file, line, 'neither a choice (`t3 p0 summon …`) nor a result');
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

function parseHead(lines: readonly string[], file: string): DuelHead {
  const fields = new Map<string, { value: string; line: number }>();
  for (const [i, line] of lines.entries()) {
    const [key = '', ...rest] = line.split(' ');
    const perPlayer = /^(?:name|seat|deck|main|extra)$/.test(key);
    const name = perPlayer ? `${key} ${rest.shift()}` : key;
    fields.set(name, { value: rest.join(' '), line: i + 1 });
  }
  const field = (name: string): string => {
    const found = fields.get(name);
    if (found === undefined) throw new ReplayError(file, lines.length, `the head has no line \`${name}\``);
    return found.value;
  };
  if (lines[0]?.startsWith('duelo ') !== true) {
    throw new ReplayError(file, 1, 'not a replay: the first line is `duelo 1`');
  }
  if (Number(field('duelo')) !== REPLAY_VERSION) {
    throw new ReplayError(file, 1, `version ${field('duelo')}; this client reads version ${REPLAY_VERSION}`);
  }
  const number = (name: string): number => {
    const value = Number(field(name));
    if (Number.isSafeInteger(value)) return value;
    throw new ReplayError(file, fields.get(name)?.line ?? 1, `\`${name}\` takes a whole number`);
  };
  const codes = (name: string): number[] => {
    try {
      return parseCodes(field(name));
    } catch (error) {
      throw new ReplayError(file, fields.get(name)?.line ?? 1, (error as Error).message);
    }
  };
  const deck = (p: PlayerId): Deck => ({
    name: field(`deck ${p}`),
    main: codes(`main ${p}`),
    extra: codes(`extra ${p}`),
    side: [],
  });
  return {
    client: field('client'),
    format: field('format'),
    params: parseParams(fields.get('params'), file),
    cards: field('cards'),
    seed: number('seed'),
    first: number('first') === 1 ? 1 : 0,
    names: [field('name 0'), field('name 1')],
    seats: [field('seat 0'), field('seat 1')],
    decks: [deck(0), deck(1)],
    begun: field('begun'),
  };
}

function parseParams(
  field: { value: string; line: number } | undefined,
  file: string,
): Record<string, unknown> {
  if (field === undefined) return {};
  try {
    return JSON.parse(field.value) as Record<string, unknown>;
  } catch {
    throw new ReplayError(file, field.line, '`params` takes a JSON object');
  }
}

function parseCodes(words: string): number[] {
  if (words === '') return [];
  return words.split(' ').flatMap((word) => {
    const match = /^(\d+)(?:x(\d+))?$/.exec(word);
    if (match === null) throw new Error(`\`${word}\` is no passcode`);
    return Array<number>(Number(match[2] ?? 1)).fill(Number(match[1]));
  });
}
