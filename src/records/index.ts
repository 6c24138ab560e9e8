/** What is kept between two runs of the client. */
export { DUEL_FILE, type DuelFile, type DuelFiles, duelFiles, MATCH_FILE } from './duelFiles.ts';
export { CannotKeep, dataFolder, ensureFolder, requireFolder, why as reasonOf } from './folder.ts';
export { dropLock, heldByOther, lockContent, lockMark, makeLock, setLockAside } from './lockFile.ts';
export { DEFAULT_SETTINGS, openRecords, type Records } from './records.ts';
export type { DuelRecord, HistoryRecord, Outcome, Report, Settings, StoredDeck } from './types.ts';
