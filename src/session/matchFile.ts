/**
 * The file of a match: a head with the registered decks, and a line for each thing that happened between and around its
 * duels, written before it counts. The duels have files of their own.
 *
 *     first 0 toss 0
 *     duel 2026-01-02-120000-yugi-vs-kaiba.duelo
 *     result winner=1 reason=lp turns=9 lp=0,3400 replay=2026-01-02-120000-yugi-vs-kaiba.duelo
 *     swap 0 5053103 40640057
 *     sided 0
 */

import { type PlayerId, REASONS } from '../engine/index.ts';
import { saying } from '../strings/saying.ts';
import { headFields, printParams, printSides, type Sides } from './headFields.ts';
import { ReplayError } from './replayError.ts';
import type { Chosen } from './replayFile.ts';
import type { DuelEnd } from './types.ts';

export const MATCH_VERSION = 1;

export interface MatchHead extends Sides {
  client: string;
  begun: string;
  format: string;
  params: Record<string, unknown>;
  seed: number;
}

export type MatchStep =
  /** Who begins the next duel, and who said so; `chosen` null: it was set beforehand. */
  | { k: 'first'; first: PlayerId; chosen: Chosen | null }
  /** The next duel is played in that file. */
  | { k: 'duel'; file: string }
  | { k: 'result'; end: DuelEnd; casual: boolean }
  /** That result is taken back: the duel goes on in that file. */
  | { k: 'reopen'; file: string }
  | { k: 'swap'; player: PlayerId; out: number; into: number }
  | { k: 'back'; player: PlayerId }
  | { k: 'reset'; player: PlayerId }
  | { k: 'sided'; player: PlayerId }
  /** The match is in the history. */
  | { k: 'over' };

export interface MatchFile {
  head: MatchHead;
  /** On which line each field of the head stands, from 1. */
  lines: ReadonlyMap<string, number>;
  /** With their lines in the file, from 1. */
  steps: { step: MatchStep; line: number }[];
  /** The last line was cut off while it was written. */
  torn: boolean;
}

export function printMatchHead(head: MatchHead): string {
  const lines = [
    `duelo-match ${MATCH_VERSION}`,
    `client ${head.client}`,
    `begun ${head.begun}`,
    `format ${head.format}`,
    ...printParams(head.params),
    `seed ${head.seed}`,
    ...printSides(head),
  ];
  return `${lines.join('\n')}\n\n`;
}

export function printStep(step: MatchStep): string {
  switch (step.k) {
    case 'first':
      return `first ${step.first}${step.chosen === null ? '' : ` ${step.chosen.by} ${step.chosen.player}`}`;
    case 'duel':
    case 'reopen':
      return `${step.k} ${step.file}`;
    case 'result': {
      const { winner, reason, turns, lp, replay } = step.end;
      const casual = step.casual ? ' casual' : '';
      return `result winner=${winner} reason=${reason} turns=${turns} lp=${lp.join()}${casual} replay=${replay}`;
    }
    case 'swap':
      return `swap ${step.player} ${step.out} ${step.into}`;
    case 'over':
      return 'over';
    default:
      return `${step.k} ${step.player}`;
  }
}

const FIRST = /^first ([01])(?: (toss|loser) ([01]))?$/;
const DUEL = /^(duel|reopen) (\S+)$/;
const RESULT = /^result winner=(-1|0|1) reason=(\S+) turns=(\d+) lp=(-?\d+),(-?\d+)( casual)? replay=(\S*)$/;
const SWAP = /^swap ([01]) (\d+) (\d+)$/;
const OTHER = /^(back|reset|sided) ([01])$/;

const playerOf = (word: string | undefined): PlayerId => (word === '1' ? 1 : 0);

function parseStep(content: string): MatchStep | null {
  if (content === 'over') return { k: 'over' };
  const first = FIRST.exec(content);
  if (first !== null) {
    const [, who, by, player] = first;
    const chosen: Chosen | null =
      by === undefined ? null : { by: by === 'toss' ? 'toss' : 'loser', player: playerOf(player) };
    return { k: 'first', first: playerOf(who), chosen };
  }
  const [, begun, file] = DUEL.exec(content) ?? [];
  if (file !== undefined) return { k: begun === 'reopen' ? 'reopen' : 'duel', file };
  const swap = SWAP.exec(content);
  if (swap !== null) {
    return { k: 'swap', player: playerOf(swap[1]), out: Number(swap[2]), into: Number(swap[3]) };
  }
  const other = OTHER.exec(content);
  if (other !== null) {
    const k = (['back', 'reset', 'sided'] as const).find((word) => word === other[1]);
    return k === undefined ? null : { k, player: playerOf(other[2]) };
  }
  return parseResult(content);
}

function parseResult(content: string): MatchStep | null {
  const match = RESULT.exec(content);
  const reason = REASONS.find((known) => known === match?.[2]);
  if (match === null || reason === undefined) return null;
  const end: DuelEnd = {
    winner: Number(match[1]) as PlayerId | -1,
    reason,
    turns: Number(match[3]),
    lp: [Number(match[4]), Number(match[5])],
    replay: match[7] ?? '',
  };
  return { k: 'result', end, casual: match[6] !== undefined };
}

/** Reads the file of a match. Throws ReplayError naming the line that cannot be understood. */
export function parseMatch(text: string, file: string): MatchFile {
  const whole = text.endsWith('\n');
  const lines = text.split(/\r?\n/);
  // The line being written when the client was killed.
  if (!whole) lines[lines.length - 1] = '';
  const body = lines.indexOf('');
  const fields = headFields(body < 0 ? lines : lines.slice(0, body), file);
  if (lines[0]?.startsWith('duelo-match ') !== true) {
    throw new ReplayError(file, 1, saying('replayFaults', 'notMatch'));
  }
  if (fields.number('duelo-match') !== MATCH_VERSION) {
    throw new ReplayError(
      file,
      1,
      saying('replayFaults', 'version', fields.text('duelo-match'), MATCH_VERSION),
    );
  }
  const steps = lines.slice(Math.max(0, body)).flatMap((line, i) => {
    if (line.trim() === '' || body < 0) return [];
    const step = parseStep(line.trim());
    if (step === null)
      throw new ReplayError(file, body + i + 1, saying('replayFaults', 'noStep', line.trim()));
    return [{ step, line: body + i + 1 }];
  });
  const head = {
    client: fields.text('client'),
    begun: fields.text('begun'),
    format: fields.text('format'),
    params: fields.params(),
    seed: fields.number('seed'),
    ...fields.sides(),
  };
  return { head, lines: fields.lines, steps, torn: !whole };
}

export const isMatchText = (text: string): boolean => text.startsWith('duelo-match ');
