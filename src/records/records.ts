import type { Schema } from 'conf';
import { saying, sayingOf } from '../strings/saying.ts';
import { type DuelFiles, duelFiles } from './duelFiles.ts';
import { CannotKeep } from './folder.ts';
import { type HistoryFile, historyName, historyNames, isSameDuel } from './history.ts';
import { openStore, type Store, type Writer } from './store.ts';
import type { HistoryRecord, Report, Settings, StoredDeck } from './types.ts';

interface PuzzleFile extends Record<string, unknown> {
  /** When each was first solved (ISO), by its id. */
  solved: Record<string, string>;
}

interface DeckFile extends Record<string, unknown> {
  decks: Record<string, StoredDeck>;
}

export const DEFAULT_SETTINGS: Settings = {
  lang: '',
  name: 'You',
  prompts: 'when it matters',
  promptWindows: {},
  format: 'classic',
  deck: 'starter/yugi',
  opponentDeck: 'starter/kaiba',
  against: 'standard',
  ascii: false,
  colours: 'auto',
  pace: 'normal',
  keys: {},
  lessons: [],
};

const text = { type: 'string' } as const;
const passcodes = { type: 'array', items: { type: 'integer' } } as const;
const SETTINGS_SCHEMA = {
  lang: text,
  name: text,
  prompts: text,
  promptWindows: { type: 'object', additionalProperties: text },
  format: text,
  deck: text,
  opponentDeck: text,
  against: text,
  ascii: { type: 'boolean' },
  colours: text,
  pace: text,
  keys: { type: 'object', additionalProperties: { type: 'array', items: text } },
  lessons: { type: 'array', items: text },
} as unknown as Schema<Settings>;
const DECK_SCHEMA = {
  decks: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      required: ['name', 'main', 'extra', 'side'],
      properties: { name: text, main: passcodes, extra: passcodes, side: passcodes },
    },
  },
} as unknown as Schema<DeckFile>;
const PUZZLE_SCHEMA = {
  solved: { type: 'object', additionalProperties: text },
} as unknown as Schema<PuzzleFile>;
const HISTORY_SCHEMA = {
  records: { type: 'array', items: { type: 'object', required: ['at', 'result', 'duels'] } },
} as unknown as Schema<HistoryFile>;

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, kind: 'string' | 'number'): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === kind);

/** The same as the schemas, for reading before their validator is loaded. */
const IS_SOUND = {
  settings: (content: Loose) =>
    Object.entries(content).every(([key, value]) => {
      if (key === 'keys')
        return isLoose(value) && Object.values(value).every((keys) => isListOf(keys, 'string'));
      if (key === 'promptWindows')
        return isLoose(value) && Object.values(value).every((word) => typeof word === 'string');
      if (key === 'lessons') return isListOf(value, 'string');
      const kept: unknown = (DEFAULT_SETTINGS as Loose)[key];
      return kept === undefined || typeof value === typeof kept;
    }),
  decks: ({ decks = {} }: Loose) =>
    isLoose(decks) &&
    Object.values(decks).every(
      (deck) =>
        isLoose(deck) &&
        typeof deck.name === 'string' &&
        [deck.main, deck.extra, deck.side].every((part) => isListOf(part, 'number')),
    ),
  puzzles: ({ solved = {} }: Loose) =>
    isLoose(solved) && Object.values(solved).every((when) => typeof when === 'string'),
  history: ({ records = [] }: Loose) =>
    Array.isArray(records) &&
    records.every((record) => isLoose(record) && 'at' in record && 'result' in record && 'duels' in record),
} as const;

/** Everything that is kept. Each store is opened when it is first asked for. */
export interface Records {
  readonly folder: string;
  /**
   * Loads what writing needs and writes what was waiting for it. Whoever may have changed something awaits it before the
   * process ends.
   */
  load(): Promise<void>;
  readonly files: DuelFiles;
  settings(): Readonly<Settings>;
  changeSettings(change: Partial<Settings>): void;
  /** By name, in alphabetical order. */
  decks(): StoredDeck[];
  deck(name: string): StoredDeck | undefined;
  saveDeck(deck: Omit<StoredDeck, 'changed'>): void;
  removeDeck(name: string): void;
  /** Ids of the puzzles that have been solved, with the time (ISO) of the first time. */
  solvedPuzzles(): Readonly<Record<string, string>>;
  markSolved(puzzle: string): void;
  /**
   * `begun`: when a duel in which something was taken back was begun (ISO). It may have been gone on with after its end; then
   * this takes the place of what was told of it. Throws CannotKeep when it cannot be written.
   */
  addHistory(record: HistoryRecord, begun?: string): void;
  /** Newest first; `limit` records at most, read month by month. A month that cannot be read is reported. */
  history(limit: number): HistoryRecord[];
}

/** Opens what is kept in a folder. conf is loaded by `load`, and nowhere else in the program. */
export function openRecords(folder: string, report: Report = () => {}): Records {
  let conf: ReturnType<Writer['conf']> = null;
  let loading: Promise<void> | null = null;
  let queue: (() => void)[] = [];
  const load = (): Promise<void> => {
    loading ??= import('conf').then((module) => {
      conf = module.default;
      const writes = queue;
      queue = [];
      for (const write of writes) write();
    });
    return loading;
  };
  const writer: Writer = {
    conf: () => conf,
    later: (write) => {
      queue.push(write);
      load().catch((error: Error) => report(saying('keeping', 'nothingEver', sayingOf(error))));
    },
  };
  const once = <T>(make: () => T): (() => T) => {
    let made: T | undefined;
    return () => (made ??= make());
  };
  const settings = once(() =>
    openStore(
      {
        folder,
        name: 'settings',
        schema: SETTINGS_SCHEMA,
        isSound: IS_SOUND.settings,
        defaults: DEFAULT_SETTINGS,
      },
      writer,
      report,
    ),
  );
  const decks = once(() =>
    openStore<DeckFile>(
      { folder, name: 'decks', schema: DECK_SCHEMA, isSound: IS_SOUND.decks, defaults: { decks: {} } },
      writer,
      report,
    ),
  );
  const puzzles = once(() =>
    openStore<PuzzleFile>(
      { folder, name: 'puzzles', schema: PUZZLE_SCHEMA, isSound: IS_SOUND.puzzles, defaults: { solved: {} } },
      writer,
      report,
    ),
  );
  const months = new Map<string, Store<HistoryFile>>();
  const month = (name: string): Store<HistoryFile> => {
    const open = months.get(name);
    if (open !== undefined) return open;
    const spec = {
      folder,
      name,
      schema: HISTORY_SCHEMA,
      isSound: IS_SOUND.history,
      defaults: { records: [] },
    };
    const store = openStore<HistoryFile>(spec, writer, report);
    months.set(name, store);
    return store;
  };

  return {
    folder,
    load,
    files: duelFiles(folder),
    settings: () => settings().get(),
    changeSettings: (change) => settings().update((content) => Object.assign(content, change)),
    decks: () => Object.values(decks().get().decks).sort((a, b) => a.name.localeCompare(b.name)),
    deck: (name) => decks().get().decks[name],
    saveDeck: (deck) =>
      decks().update((content) => {
        content.decks[deck.name] = { ...deck, changed: new Date().toISOString() };
      }),
    removeDeck: (name) =>
      decks().update((content) => {
        delete content.decks[name];
      }),
    solvedPuzzles: () => puzzles().get().solved,
    markSolved: (puzzle) =>
      puzzles().update((content) => {
        content.solved[puzzle] ??= new Date().toISOString();
      }),
    addHistory: (record, begun) => {
      for (const name of historyNames(folder)) {
        if (begun === undefined || name < historyName(begun)) break;
        if (
          !month(name)
            .get()
            .records.some((told) => isSameDuel(told, record, begun))
        )
          continue;
        month(name).update((content) => {
          content.records = content.records.filter((told) => !isSameDuel(told, record, begun));
        }, true);
      }
      month(historyName(record.at)).update((content) => void content.records.push(record), true);
    },
    history: (limit) => {
      const found: HistoryRecord[] = [];
      for (const name of historyNames(folder)) {
        if (found.length >= limit) break;
        try {
          found.push(...month(name).get().records.toReversed());
        } catch (error) {
          if (!(error instanceof CannotKeep)) throw error;
          report(error.saying);
        }
      }
      return found.slice(0, limit);
    },
  };
}
