import { existsSync, readdirSync } from 'node:fs';
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
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((file) => NAME.exec(file)?.[1])
    .filter((month) => month !== undefined)
    .sort()
    .reverse()
    .map((month) => `history-${month}`);
}
