/** Heads of the text files a duel or match is kept in: a key and its value on each line, up to the first empty one. */

import type { Deck } from '../decks/deck.ts';
import type { PlayerId } from '../engine/index.ts';
import { Refusal, type Saying, saying, sayingOf } from '../strings/saying.ts';
import { ReplayError } from './replayError.ts';

/** What both kinds of file say of the two sides. */
export interface Sides {
  names: [string, string];
  /** `person`, or the level of the opponent that sat there. */
  seats: [string, string];
  decks: [Deck, Deck];
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function printSides({ names, seats, decks }: Sides): string[] {
  return ([0, 1] as const).flatMap((p) => {
    const deck = decks[p];
    return [
      `name ${p} ${oneLine(names[p])}`,
      `seat ${p} ${oneLine(seats[p])}`,
      `deck ${p} ${oneLine(deck.name)}`,
      `main ${p} ${printCodes(deck.main)}`.trimEnd(),
      `extra ${p} ${printCodes(deck.extra)}`.trimEnd(),
      ...(deck.side.length === 0 ? [] : [`side ${p} ${printCodes(deck.side)}`]),
    ];
  });
}

export const printParams = (params: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(params).length > 0 ? [`params ${JSON.stringify(params)}`] : [];

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

/** The lines of a head, by key. */
export interface HeadFields {
  /** Throws ReplayError when the line is missing. */
  text(name: string): string;
  /** Undefined when the line is missing. */
  optional(name: string): string | undefined;
  number(name: string): number;
  player(name: string): PlayerId;
  params(): Record<string, unknown>;
  sides(): Sides;
  /** Where each of them stands, from 1. */
  lines: ReadonlyMap<string, number>;
  /** A complaint about that line. */
  wrong(name: string, reason: Saying): ReplayError;
}

const PER_PLAYER = /^(?:name|seat|deck|main|extra|side)$/;

export function headFields(lines: readonly string[], file: string): HeadFields {
  const fields = new Map<string, { value: string; line: number }>();
  for (const [i, line] of lines.entries()) {
    const [key = '', ...rest] = line.split(' ');
    const name = PER_PLAYER.test(key) ? `${key} ${rest.shift()}` : key;
    fields.set(name, { value: rest.join(' '), line: i + 1 });
  }
  const wrong = (name: string, reason: Saying): ReplayError =>
    new ReplayError(file, fields.get(name)?.line ?? 1, reason);
  const text = (name: string): string => {
    const found = fields.get(name);
    if (found === undefined)
      throw new ReplayError(file, lines.length, saying('replayFaults', 'headLacks', name));
    return found.value;
  };
  const number = (name: string): number => {
    const value = Number(text(name));
    if (Number.isSafeInteger(value)) return value;
    throw wrong(name, saying('replayFaults', 'takesNumber', name));
  };
  const codes = (name: string, otherwise?: string): number[] => {
    try {
      return parseCodes(otherwise !== undefined && !fields.has(name) ? otherwise : text(name));
    } catch (error) {
      throw error instanceof ReplayError ? error : wrong(name, sayingOf(error));
    }
  };
  const deck = (p: PlayerId): Deck => ({
    name: text(`deck ${p}`),
    main: codes(`main ${p}`),
    extra: codes(`extra ${p}`),
    side: codes(`side ${p}`, ''),
  });
  return {
    text,
    optional: (name) => fields.get(name)?.value,
    number,
    player: (name) => (number(name) === 1 ? 1 : 0),
    params: () => {
      const field = fields.get('params');
      if (field === undefined) return {};
      try {
        return JSON.parse(field.value) as Record<string, unknown>;
      } catch {
        throw wrong('params', saying('replayFaults', 'takesObject', 'params'));
      }
    },
    sides: () => ({
      names: [text('name 0'), text('name 1')],
      seats: [text('seat 0'), text('seat 1')],
      decks: [deck(0), deck(1)],
    }),
    lines: new Map([...fields].map(([name, { line }]) => [name, line])),
    wrong,
  };
}

function parseCodes(words: string): number[] {
  if (words === '') return [];
  return words.split(' ').flatMap((word) => {
    const match = /^(\d+)(?:x(\d+))?$/.exec(word);
    if (match === null) throw new Refusal(saying('replayFaults', 'noPasscode', word));
    return Array<number>(Number(match[2] ?? 1)).fill(Number(match[1]));
  });
}
