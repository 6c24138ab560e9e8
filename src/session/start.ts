/** Sets duels up: from a choice of decks, seats and seed, or from a save; keeps the file and the history. */
import { createHash } from 'node:crypto';
import type { Deck } from '../decks/deck.ts';
import type { DuelSetup, EventView, PlayerId } from '../engine/index.ts';
import type { CannotKeep, DuelRecord, Records } from '../records/index.ts';
import type { Strings } from '../strings/index.ts';
import { createSession, type DuelSession, type Seat } from './duel.ts';
import { createPaper, fittingPart } from './duelPaper.ts';
import { duelRecord, historyRecord } from './duelRecord.ts';
import { type Game, loadGame } from './game.ts';
import { type HouseRules, ruledBy } from './houseRules.ts';
import { requireKnown } from './missing.ts';
import { openingOf } from './opening.ts';
import { playThrough } from './replay.ts';
import {
  type Chosen,
  type DuelHead,
  type MatchPlace,
  parseReplay,
  printChoice,
  printHead,
  ReplayError,
  type ReplayFile,
} from './replayFile.ts';
import { readReplay, requireUnfinished } from './saveFiles.ts';
import type { ReplayChoice } from './tree.ts';
import type { DuelEnd, PromptPolicy, PromptWindows } from './types.ts';
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
  /** House rules; default the game's. */
  params?: HouseRules;
  /** Who decided that; missing where it was set beforehand. */
  chosen?: Chosen;
  /** Missing for a single duel. */
  match?: MatchPlace;
}

export interface DuelTable {
  seats: [Seat, Seat];
  words: Words;
  /** Where the duel is written; null: nowhere. */
  records: Records | null;
  version: string;
  prompts?: PromptPolicy;
  windows?: PromptWindows;
  pace?: number;
  everything?: boolean;
  handOver?: boolean;
  retries?: boolean;
  heard?: (seat: PlayerId, event: EventView, text: string) => void;
  /** Called with the duel's record; a single duel goes to the history by itself, one of a match through this, which returns what could not be written of the match. */
  ended?: (record: DuelRecord, end: DuelEnd, casual: boolean) => CannotKeep | undefined;
  /** Its end was taken back: it goes on in that file; the path is empty where the duel is kept nowhere. */
  reopened?: (path: string) => void;
  /** Nothing can be taken back from its end any more. */
  closed?: () => boolean;
  /** Default English. */
  strings?: Strings;
}

export function setupOf(plan: DuelPlan): DuelSetup {
  const { game, decks, seed, first, params = game.params } = plan;
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
    params: { ...(plan.params ?? plan.game.params) },
    cards: cardsHash(plan.game, plan.decks),
    seed: plan.seed,
    first: plan.first,
    names: plan.names,
    seats: plan.levels,
    decks: plan.decks,
    ...(plan.chosen !== undefined && { chosen: plan.chosen }),
    ...(plan.match !== undefined && { match: plan.match }),
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
  const path = table.records?.files.begin(labelOf(plan), printHead(head)) ?? '';
  return orRemoved(path, table, () => open(plan, table, head, path));
}

/**
 * Begins a duel with choices of another: a save of its own, which counts as casual. `from` is where they were made. Throws
 * ReplayError for a choice that does not fit.
 */
export function startFrom(
  plan: DuelPlan,
  table: DuelTable,
  choices: readonly ReplayChoice[],
  from: { replay: string; n: number },
): OpenDuel {
  const head: DuelHead = { ...headOf(plan, table.version), from };
  const lines = choices.map((choice) => `${printChoice(choice)}\n`).join('');
  const text = `${printHead(head)}${lines}`;
  const { ok, line, reason } = playThrough({ choices, end: null }, setupOf(plan));
  if (!ok) throw new ReplayError(from.replay, line, reason);
  const path = table.records?.files.begin(labelOf(plan), text) ?? '';
  return orRemoved(path, table, () => open(plan, table, head, path, parseReplay(text, path)));
}

/** The file was begun for this duel: where it cannot be set up, it goes. */
function orRemoved(path: string, { records }: DuelTable, setUp: () => OpenDuel): OpenDuel {
  try {
    return setUp();
  } catch (error) {
    if (path !== '') records?.files.remove(path);
    throw error;
  }
}

const labelOf = ({ decks }: DuelPlan): string => `${decks[0].name} vs ${decks[1].name}`;

/** A save: what was being played, and the choices made so far. */
export interface SavedDuel extends ReplayFile {
  plan: DuelPlan;
  path: string;
}

/** Reads a save or replay. Throws ReplayError, also for cards that cannot be played, and UnknownName. */
export async function readDuel(path: string): Promise<SavedDuel> {
  const file = readReplay(path);
  const game = await loadGame(file.head.format);
  requireKnown(game, file, path);
  return { ...file, plan: planOf(ruledBy(game, file.head.params, path), file.head), path };
}

/** The duel a head describes. */
export function planOf(game: Game, head: DuelHead): DuelPlan {
  const { decks, names, seats: levels, seed, first, params, chosen, match } = head;
  return {
    game,
    decks,
    names,
    levels,
    seed,
    first,
    params,
    ...(chosen !== undefined && { chosen }),
    ...(match !== undefined && { match }),
  };
}

/** Goes on with a save in its own file. Throws ReplayError when the duel is finished or open in another client. */
export function resumeDuel(saved: SavedDuel, table: DuelTable): OpenDuel {
  const { plan, head, path } = saved;
  requireUnfinished(saved, path);
  return open(plan, table, head, path, saved);
}

/** `path` is empty where the duel is kept nowhere. */
function open(plan: DuelPlan, table: DuelTable, head: DuelHead, path: string, file?: ReplayFile): OpenDuel {
  const me: PlayerId = table.seats[0].kind === 'person' || table.seats[1].kind !== 'person' ? 0 : 1;
  const setup = setupOf(plan);
  const { records } = table;
  const fitting = file === undefined ? undefined : fittingPart(file, path, setup);
  const paper =
    records === null || path === ''
      ? null
      : createPaper(records, labelOf(plan), path, fitting, table.reopened);
  const [one, two] = plan.names;
  const shownNames = [table.words.seatName(one), table.words.seatName(two)] as const;
  const session = createSession({
    ...table,
    setup,
    format: plan.game.format.name,
    unseated: file !== undefined || (plan.match?.n ?? 1) > 1,
    names: shownNames,
    ...(plan.match !== undefined && { match: plan.match }),
    paper,
    ...(fitting !== undefined && { resume: fitting.tree }),
    ...(fitting?.cutAt !== undefined && { fitsTo: fitting.cutAt }),
    opening: (seat) =>
      table.words.opening(openingOf(plan, table.words), seat, shownNames).map(({ text }) => text),
    finished: (end, { casual }) => {
      let late: CannotKeep | undefined;
      const enter = (replay: string): void => {
        const duel = duelRecord(me, { ...end, replay }, head);
        if (table.ended !== undefined) late = table.ended(duel, end, casual);
        else
          records?.addHistory(
            historyRecord(me, head, [duel], duel.result, casual),
            casual ? head.begun : undefined,
          );
      };
      const replay = paper?.finish(enter) ?? '';
      if (paper === null) enter(replay);
      return { replay, ...(late !== undefined && { late }) };
    },
  });
  const { dispose } = session;
  session.dispose = async () => {
    await dispose();
    paper?.leave();
  };
  return { session, file: () => paper?.path() ?? '' };
}
