import {
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, extname, join } from 'node:path';
import { saying } from '../strings/saying.ts';
import { CannotKeep, ensureFolder, why } from './folder.ts';

/** Extension of saves and replays: both are the same text (a save is a replay without a result). */
export const DUEL_FILE = '.duelo';

/** Extension of the files of matches; their duels have files of their own beside them. */
export const MATCH_FILE = '.match';

export interface DuelFile {
  /** File name without the folder. */
  name: string;
  path: string;
  /** Milliseconds since 1970. */
  changed: number;
}

/** Saves of duels in progress and replays of finished ones: text files beside the stores. What writes throws CannotKeep. */
export interface DuelFiles {
  readonly saves: string;
  readonly replays: string;
  /** Newest first. */
  listSaves(): DuelFile[];
  listReplays(): DuelFile[];
  /** Matches that are not over, newest first. */
  listMatches(): DuelFile[];
  /** Begins a save with `text` and returns its path. The name is made from the time and `label`. */
  begin(label: string, text: string, kind?: typeof DUEL_FILE | typeof MATCH_FILE): string;
  /** Adds a line; it is in the file when this returns. */
  append(path: string, line: string): void;
  /** Writes the whole file anew: in one step, so that there is never half a file. */
  rewrite(path: string, text: string): void;
  /** The duel or match is over: its file goes to the replays. Returns the file's name there. */
  finish(path: string): string;
  remove(path: string): void;
}

export function duelFiles(folder: string): DuelFiles {
  const saves = join(folder, 'saves');
  const replays = join(folder, 'replays');
  return {
    saves,
    replays,
    listSaves: () => list(saves, DUEL_FILE),
    listReplays: () => list(replays, DUEL_FILE),
    listMatches: () => list(saves, MATCH_FILE),
    begin: (label, text, kind = DUEL_FILE) =>
      written(saves, () => {
        const path = freePath(ensureFolder(saves), [replays], fileName(label), kind);
        writeWhole(path, text);
        return path;
      }),
    append: (path, line) => written(path, () => appendWhole(path, `${line}\n`)),
    rewrite: (path, text) => written(path, () => writeWhole(path, text)),
    finish: (path) =>
      written(path, () => {
        const kind = extname(path);
        const to = freePath(ensureFolder(replays), [], basename(path, kind), kind);
        renameSync(path, to);
        return basename(to);
      }),
    remove: (path) => rmSync(path, { force: true }),
  };
}

/** To a file that is there: never to a new one in its place, and never half of it. */
function appendWhole(path: string, text: string): void {
  const handle = openSync(path, constants.O_WRONLY | constants.O_APPEND);
  const { size } = fstatSync(handle);
  try {
    appendFileSync(handle, text);
  } catch (error) {
    ftruncateSync(handle, size);
    throw error;
  } finally {
    closeSync(handle);
  }
}

function written<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const gone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = gone ? saying('files', 'folderGone') : why(error);
    throw new CannotKeep(saying('files', 'cannotWrite', path, reason), reason);
  }
}

function fileName(label: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const plain = label
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 40);
  return plain === '' ? time : `${time}-${plain}`;
}

/** A name that no folder has; it is taken in `first` at once, since two clients may begin at the same time. */
function freePath(first: string, others: readonly string[], name: string, kind: string): string {
  for (let n = 1; ; n += 1) {
    const candidate = `${name}${n === 1 ? '' : `-${n}`}${kind}`;
    if (others.some((folder) => existsSync(join(folder, candidate)))) continue;
    const path = join(first, candidate);
    try {
      closeSync(openSync(path, 'wx', 0o600));
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function writeWhole(path: string, text: string): void {
  const part = `${path}.${process.pid}.part`;
  const handle = openSync(part, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(part, path);
}

function list(folder: string, kind: string): DuelFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(kind))
    .map((name) => {
      const path = join(folder, name);
      return { name, path, changed: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
    })
    .sort((a, b) => b.changed - a.changed || b.name.localeCompare(a.name));
}
