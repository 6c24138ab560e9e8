/** Saves and replays as files: which one a word means, what stands in it, and which can be gone on with. */

import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DUEL_FILE, type DuelFiles, MATCH_FILE } from '../records/index.ts';
import { type Saying, saying } from '../strings/saying.ts';
import { parseReplay, ReplayError, type ReplayFile } from './replayFile.ts';

/** The text of a save or replay, understood. Throws ReplayError, also where nothing can be read. */
export function readReplay(path: string): ReplayFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
  return parseReplay(text, path);
}

const UNREADABLE: Readonly<Record<string, Saying>> = {
  ENOENT: saying('files', 'noSuchFile'),
  ENOTDIR: saying('files', 'noSuchFile'),
  EISDIR: saying('files', 'isFolder'),
  EACCES: saying('files', 'notReadable'),
};

/** What the file system has against reading it. */
export function unreadable(path: string, error: unknown): ReplayError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new ReplayError(path, 0, saying('files', 'cannotRead', UNREADABLE[code ?? ''] ?? message));
}

/** The file that a path or the bare name of a save means. */
export const savePath = (wanted: string, files: Pick<DuelFiles, 'saves'>): string =>
  pathIn(wanted, [files.saves], ['', DUEL_FILE, MATCH_FILE]);

/** The file that a path or the bare name of a replay or save means. */
export const replayPath = (wanted: string, files: Pick<DuelFiles, 'saves' | 'replays'>): string =>
  pathIn(wanted, [files.replays, files.saves], ['', DUEL_FILE]);

/** There is such a file. */
export const isThere = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The same, or that of a match. */
export const anyPath = (wanted: string, files: Pick<DuelFiles, 'saves' | 'replays'>): string =>
  pathIn(wanted, [files.replays, files.saves], ['', DUEL_FILE, MATCH_FILE]);

function pathIn(wanted: string, folders: readonly string[], endings: readonly string[]): string {
  const kept = folders.flatMap((folder) => endings.map((ending) => `${join(folder, wanted)}${ending}`));
  const places = basename(wanted) === wanted ? [wanted, ...kept] : [wanted];
  return places.find(isThere) ?? wanted;
}

/** The newest save that can be gone on with, and why the newer ones cannot; null if there is none. */
export function newestSave(files: DuelFiles): { path: string | null; skipped: Saying[] } {
  const skipped: Saying[] = [];
  for (const { path } of files.listSaves()) {
    try {
      requireUnfinished(readReplay(path), path);
      return { path, skipped };
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      skipped.push(error.saying);
    }
  }
  return { path: null, skipped };
}

/** Throws ReplayError where the duel is over. */
export function requireUnfinished({ end }: ReplayFile, path: string): void {
  if (end !== null) {
    throw new ReplayError(path, 0, saying('replayFaults', 'finished', path));
  }
}
