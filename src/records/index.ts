/** What is kept between two runs of the client. */
export { DUEL_FILE, type DuelFile, type DuelFiles, duelFiles } from './duelFiles.ts';
export { dataFolder, ensureFolder } from './folder.ts';
export { DEFAULT_SETTINGS, openRecords, type Records } from './records.ts';
export type { DuelRecord, HistoryRecord, Outcome, Report, Settings, StoredDeck } from './types.ts';
