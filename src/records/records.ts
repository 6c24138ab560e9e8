import type { Schema } from 'conf';
import { type DuelFiles, duelFiles } from './duelFiles.ts';
import { type HistoryFile, historyName, historyNames } from './history.ts';
import { openStore, type Store } from './store.ts';
import type { HistoryRecord, Report, Settings, StoredDeck } from './types.ts';

interface DeckFile extends Record<string, unknown> {
  decks: Record<string, StoredDeck>;
}

export const DEFAULT_SETTINGS: Settings = {
  lang: 'en',
  name: 'You',
  prompts: 'when it matters',
  format: 'classic',
  deck: 'starter/yugi',
  opponentDeck: 'starter/kaiba',
  against: 'standard',
  ascii: false,
  pace: 'normal',
  keys: {},
};

const text = { type: 'string' } as const;
const passcodes = { type: 'array', items: { type: 'integer' } } as const;
const SETTINGS_SCHEMA = {
  lang: text,
  name: text,
  prompts: text,
  format: text,
  deck: text,
  opponentDeck: text,
  against: text,
  ascii: { type: 'boolean' },
  pace: text,
  keys: { type: 'object', additionalProperties: { type: 'array', items: text } },
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
const HISTORY_SCHEMA = {
  records: { type: 'array', items: { type: 'object', required: ['at', 'result', 'duels'] } },
} as unknown as Schema<HistoryFile>;

/** Everything that is kept. Each store is opened when it is first asked for. */
export interface Records {
  readonly folder: string;
  readonly files: DuelFiles;
  settings(): Readonly<Settings>;
  changeSettings(change: Partial<Settings>): void;
  /** By name, in alphabetical order. */
  decks(): StoredDeck[];
  deck(name: string): StoredDeck | undefined;
  saveDeck(deck: Omit<StoredDeck, 'changed'>): void;
  removeDeck(name: string): void;
  addHistory(record: HistoryRecord): void;
  /** Newest first; `limit` records at most, read month by month. */
  history(limit: number): HistoryRecord[];
}

/** Opens what is kept in a folder. conf is loaded here and nowhere else, because loading it takes longer than a duel. */
export async function openRecords(folder: string, report: Report = () => {}): Promise<Records> {
  const { default: conf } = await import('conf');
  const once = <T>(make: () => T): (() => T) => {
    let made: T | undefined;
    return () => (made ??= make());
  };
  const settings = once(() =>
    openStore(
      conf,
      { folder, name: 'settings', schema: SETTINGS_SCHEMA, defaults: DEFAULT_SETTINGS },
      report,
    ),
  );
  const decks = once(() =>
    openStore<DeckFile>(
      conf,
      { folder, name: 'decks', schema: DECK_SCHEMA, defaults: { decks: {} } },
      report,
    ),
  );
  const months = new Map<string, Store<HistoryFile>>();
  const month = (name: string): Store<HistoryFile> => {
    const open = months.get(name);
    if (open !== undefined) return open;
    const spec = { folder, name, schema: HISTORY_SCHEMA, defaults: { records: [] } };
    const store = openStore<HistoryFile>(conf, spec, report);
    months.set(name, store);
    return store;
  };

  return {
    folder,
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
    addHistory: (record) =>
      month(historyName(record.at)).update((content) => void content.records.push(record)),
    history: (limit) => {
      const found: HistoryRecord[] = [];
      for (const name of historyNames(folder)) {
        if (found.length >= limit) break;
        found.push(...month(name).get().records.toReversed());
      }
      return found.slice(0, limit);
    },
  };
}
