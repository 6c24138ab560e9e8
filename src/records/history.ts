import { readdirSync } from 'node:fs';
import type { HistoryRecord } from './types.ts';

/** Content of one `history-YYYY-MM` file, oldest first. */
export interface HistoryFile extends Record<string, unknown> {
  records: HistoryRecord[];
}

const NAME = /^history-(\d{4}-\d{2})\.json$/;

/** The file a record of that time belongs in. */
export function historyName(at: string): string {
  return `history-${at.slice(0, 7)}`;
}

/** Months that have a file, newest first, as store names. */
export function historyNames(folder: string): string[] {
  let files: string[];
  try {
    files = readdirSync(folder);
  } catch {
    return [];
  }
  return files
    .map((file) => NAME.exec(file)?.[1])
    .filter((month) => month !== undefined)
    .sort()
    .reverse()
    .map((month) => `history-${month}`);
}

/** What was told tells of the duel that was begun then: of the same deal, and not before it. */
export function isSameDuel(told: HistoryRecord, record: HistoryRecord, begun: string): boolean {
  const [one, other] = [told.duels[0], record.duels[0]];
  return (
    told.at >= begun &&
    told.match === undefined &&
    record.match === undefined &&
    one?.seed === other?.seed &&
    one?.first === other?.first &&
    told.level === record.level &&
    told.decks.join() === record.decks.join()
  );
}
