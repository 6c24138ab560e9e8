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
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, extname, join } from 'node:path';
import { saying } from '../strings/saying.ts';
import { CannotKeep, ensureFolder, why } from './folder.ts';
import { heldByOther } from './lockFile.ts';

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
  /** Takes that back: the replay of that name is the save at `path` again. */
  unfinish(name: string, path: string): void;
  /** Removes what a client has left behind that could not begin a file, or was killed while it wrote one. */
  tidy(): void;
  /** Throws nothing: what cannot be removed stays. */
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
        return orRemoved(path, () => {
          writeWhole(path, text);
          return path;
        });
      }),
    append: (path, line) => written(path, () => appendWhole(path, `${line}\n`)),
    rewrite: (path, text) => written(path, () => writeWhole(path, text)),
    finish: (path) =>
      written(path, () => {
        const kind = extname(path);
        const to = freePath(ensureFolder(replays), [], basename(path, kind), kind);
        return orRemoved(to, () => {
          renameSync(path, to);
          return basename(to);
        });
      }),
    unfinish: (name, path) => written(path, () => renameSync(join(replays, name), path)),
    tidy: () => {
      for (const place of [saves, replays]) tidyFolder(place);
    },
    remove: removeIfThere,
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
  const part = `${path}.${process.pid}${PART}`;
  orRemoved(part, () => {
    const handle = openSync(part, 'w', 0o600);
    try {
      // A disk that is nearly full takes a part without a complaint.
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(part, path);
  });
}

/** The file was begun for this: where it fails, it goes. */
function orRemoved<T>(path: string, fill: () => T): T {
  try {
    return fill();
  } catch (error) {
    removeIfThere(path);
    throw error;
  }
}

/** Ending of a file that is being written, after the number of the process that writes it. */
const PART = '.part';
/** A file without content is as old as that before it is taken for one that nobody fills any more, ms. */
const LEFT = 60_000;

function tidyFolder(folder: string): void {
  for (const name of namesIn(folder)) {
    const path = join(folder, name);
    const writer = /\.(\d+)\.part$/.exec(name)?.[1];
    const isFile = [DUEL_FILE, MATCH_FILE].some((kind) => name.endsWith(kind));
    const info = writer === undefined && !isFile ? undefined : statOf(path);
    if (info === undefined || Date.now() - info.mtimeMs < LEFT) continue;
    const isLeft = writer === undefined ? info.size === 0 : !heldByOther(writer);
    if (isLeft) removeIfThere(path);
  }
}

function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // It stays, and whoever lists files passes it by, or offers it once more.
  }
}

/** Empty where the folder is not there, or cannot be read. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Without those that have no content: they are begun at this moment, or were never filled. */
function list(folder: string, kind: string): DuelFile[] {
  return namesIn(folder)
    .filter((name) => name.endsWith(kind))
    .flatMap((name) => {
      const path = join(folder, name);
      const info = statOf(path);
      return info?.size === 0 ? [] : [{ name, path, changed: info?.mtimeMs ?? 0 }];
    })
    .sort((a, b) => b.changed - a.changed || b.name.localeCompare(a.name));
}
