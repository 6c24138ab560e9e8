import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Refusal, type Saying, saying, sayingOf } from '../strings/saying.ts';

/** Something of what is kept cannot be read or written. */
export class CannotKeep extends Refusal {
  override readonly name = 'CannotKeep';
  /** Only what is in the way, without the file: there is no room for a path at the table. */
  readonly reason: Saying;

  constructor(what: Saying, reason: Saying = what) {
    super(what);
    this.reason = reason;
  }
}

/**
 * Where everything is kept: `--data-dir`, else DUELO_HOME, else the place conf takes for a project called duelo
 * (said here once more because asking conf means loading its validator).
 */
export function dataFolder(flag?: string, env: NodeJS.ProcessEnv = process.env): string {
  const wanted = flag || env.DUELO_HOME;
  return wanted ? resolve(wanted) : defaultFolder(env);
}

function defaultFolder(env: NodeJS.ProcessEnv): string {
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Preferences', 'duelo');
  if (process.platform === 'win32') {
    return join(env.APPDATA || join(homedir(), 'AppData', 'Roaming'), 'duelo', 'Config');
  }
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'duelo');
}

/**
 * Makes a folder only its owner can read. One that is there already keeps its rights. A step at a time: Node's own recursive
 * way never ends where the system refuses with ENOENT, as below /proc.
 */
export function ensureFolder(path: string): string {
  if (isFolder(path)) return path;
  const parent = dirname(path);
  try {
    makeOne(path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || isFolder(parent)) throw error;
    ensureFolder(parent);
    makeOne(path);
  }
  return path;
}

/** The folder, there and writable. Throws CannotKeep. */
export function requireFolder(path: string): string {
  const probe = join(path, `.probe-${process.pid}`);
  try {
    ensureFolder(path);
    closeSync(openSync(probe, 'w', 0o600));
    rmSync(probe, { force: true });
    return path;
  } catch (error) {
    throw new CannotKeep(saying('keeping', 'folder', path, why(error)));
  }
}

function makeOne(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another client was faster.
    if (codeOf(error) === 'EEXIST' && isFolder(path)) return;
    throw error;
  }
  chmodSync(path, 0o700);
}

const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};
const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | null)?.code;

const REASONS: Readonly<Record<string, Saying>> = {
  EACCES: saying('files', 'noPermission'),
  EPERM: saying('files', 'noPermission'),
  EROFS: saying('files', 'readOnly'),
  ENOENT: saying('files', 'noFolder'),
  ENOTDIR: saying('files', 'partIsFile'),
  EEXIST: saying('files', 'isFile'),
  EISDIR: saying('files', 'folderInPlace'),
  ENOSPC: saying('files', 'diskFull'),
  EDQUOT: saying('files', 'diskFull'),
  EFBIG: saying('files', 'tooLarge'),
  ENAMETOOLONG: saying('files', 'nameTooLong'),
};

/** What the file system has against it. */
export const why = (error: unknown): Saying => REASONS[codeOf(error) ?? ''] ?? sayingOf(error);
