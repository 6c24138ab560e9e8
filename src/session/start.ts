/** Sets duels up: from a choice of decks, seats and seed, or from a save; keeps the file and the history. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deck } from '../decks/deck.ts';
import type { DuelSetup, EventView, PlayerId } from '../engine/index.ts';
import type { DuelRecord, HistoryRecord, Outcome, Records } from '../records/index.ts';
import { createSession, type DuelSession, type Seat } from './duel.ts';
import { type Game, loadGame } from './game.ts';
import { type DuelHead, parseReplay, printHead, type ReplayChoice } from './replayFile.ts';
import type { DuelPaper } from './timeline.ts';
import type { DuelEnd, PromptPolicy } from './types.ts';
import type { Words } from './words.ts';

/** Everything that decides a duel before its first choice. */
export interface DuelPlan {
  game: Game;
  decks: [Deck, Deck];
  names: [string, string];
  /** `person`, or the level of an opponent. */
  levels: [string, string];
  seed: number;
  first: PlayerId;
  params?: Record<string, unknown>;
}

export interface DuelTable {
  seats: [Seat, Seat];
  words: Words;
  /** Where the duel is written; null: nowhere. */
  records: Records | null;
  version: string;
  prompts?: PromptPolicy;
  pace?: number;
  everything?: boolean;
  handOver?: boolean;
  heard?: (seat: PlayerId, event: EventView, text: string) => void;
  /** Called with the duel's record; a single duel goes to the history by itself, one of a match through this. */
  ended?: (record: DuelRecord, end: DuelEnd) => void;
}

export function setupOf(plan: DuelPlan): DuelSetup {
  const { game, decks, seed, first, params = {} } = plan;
  return {
    pool: game.pool,
    rules: game.format.id,
    params,
    seed,
    first,
    decks: [
      { main: decks[0].main, extra: decks[0].extra },
      { main: decks[1].main, extra: decks[1].extra },
    ],
  };
}

export function headOf(plan: DuelPlan, version: string): DuelHead {
  return {
    client: version,
    format: plan.game.format.id,
    params: plan.params ?? {},
    cards: cardsHash(plan.game, plan.decks),
    seed: plan.seed,
    first: plan.first,
    names: plan.names,
    seats: plan.levels,
    decks: plan.decks,
    begun: new Date().toISOString().slice(0, 19).concat('Z'),
  };
}

/** Changes when the data of a card in one of the decks does, and not when other cards are added. */
export function cardsHash(game: Game, decks: readonly Deck[]): string {
  const used = new Set(decks.flatMap((deck) => [...deck.main, ...deck.extra]));
  const hash = createHash('sha256');
  for (const card of game.cards) if (used.has(card.code)) hash.update(JSON.stringify(card));
  return `${game.format.revision}:${hash.digest('hex').slice(0, 12)}`;
}

export interface OpenDuel {
  session: DuelSession;
  /** Where the duel is kept now; empty when it is kept nowhere. */
  file(): string;
}

export function startDuel(plan: DuelPlan, table: DuelTable): OpenDuel {
  const head = headOf(plan, table.version);
  return open(plan, table, head, [], createPaper(table.records, head, labelOf(plan), null));
}

const labelOf = ({ decks }: DuelPlan): string => `${decks[0].name} vs ${decks[1].name}`;

/** A save: what was being played, and the choices made so far. */
export interface SavedDuel {
  plan: DuelPlan;
  head: DuelHead;
  choices: ReplayChoice[];
  path: string;
}

/** Reads a save or replay. Throws ReplayError, UnknownName, or the file system's error. */
export async function readDuel(path: string): Promise<SavedDuel> {
  const { head, choices } = parseReplay(readFileSync(path, 'utf8'), path);
  const game = await loadGame(head.format);
  const { decks, names, seats: levels, seed, first, params } = head;
  return { plan: { game, decks, names, levels, seed, first, params }, head, choices, path };
}

/** Goes on with a save in its own file. */
export function resumeDuel(saved: SavedDuel, table: DuelTable): OpenDuel {
  const { plan, head, choices, path } = saved;
  return open(plan, table, head, choices, createPaper(table.records, head, labelOf(plan), path));
}

function open(
  plan: DuelPlan,
  table: DuelTable,
  head: DuelHead,
  resume: readonly ReplayChoice[],
  paper: Paper | null,
): OpenDuel {
  const me: PlayerId = table.seats[0].kind === 'person' || table.seats[1].kind !== 'person' ? 0 : 1;
  const session = createSession({
    ...table,
    setup: setupOf(plan),
    format: plan.game.format.name,
    names: plan.names,
    paper,
    resume,
    finished: (end, { casual }) => {
      const replay = paper?.finish() ?? '';
      const duel = duelRecord(me, { ...end, replay }, head);
      if (table.ended !== undefined) table.ended(duel, end);
      else table.records?.addHistory(historyRecord(me, head, [duel], duel.result, casual));
      return replay;
    },
  });
  return { session, file: () => paper?.path() ?? '' };
}

export function duelRecord(me: PlayerId, end: DuelEnd, head: DuelHead): DuelRecord {
  const { winner, reason, turns, lp, replay } = end;
  const result: Outcome = winner === -1 ? 'drawn' : winner === me ? 'won' : 'lost';
  const own: [number, number] = me === 0 ? lp : [lp[1], lp[0]];
  return { result, reason, turns, seed: head.seed, first: head.first === me ? 0 : 1, lp: own, replay };
}

export function historyRecord(
  me: PlayerId,
  head: DuelHead,
  duels: DuelRecord[],
  result: Outcome,
  casual: boolean,
): HistoryRecord {
  const they = me === 0 ? 1 : 0;
  const self = head.seats[they] === 'person';
  return {
    at: new Date().toISOString().slice(0, 19).concat('Z'),
    format: head.format,
    decks: [head.decks[me].name, head.decks[they].name],
    opponent: head.names[they],
    level: self ? 'self' : head.seats[they],
    result,
    duels,
    ...((casual || self) && { casual: true }),
  };
}

interface Paper extends DuelPaper {
  path(): string;
  /** The duel is over: the save becomes a replay, whose file name is returned. */
  finish(): string;
}

/** The file of a duel. After its end it is a replay; taking something back then begins a save anew. */
function createPaper(
  records: Records | null,
  head: DuelHead,
  label: string,
  resumed: string | null,
): Paper | null {
  if (records === null) return null;
  const { files } = records;
  let path = resumed ?? files.begin(label, printHead(head));
  let open = true;
  const text = (lines: readonly string[]): string =>
    `${printHead(head)}${lines.map((line) => `${line}\n`).join('')}`;
  return {
    append: (line) => files.append(path, line),
    rewrite: (lines) => {
      if (open) return files.rewrite(path, text(lines));
      path = files.begin(label, text(lines));
      open = true;
    },
    branch: (lines) => void files.finish(files.begin(`${label} branch`, text(lines))),
    path: () => path,
    finish: () => {
      open = false;
      const name = files.finish(path);
      path = join(files.replays, name);
      return name;
    },
  };
}
