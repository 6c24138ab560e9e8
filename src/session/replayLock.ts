/** Who plays a duel's file: one client at a time. */
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { ReplayError } from './replayFile.ts';

/** Beside the file, with the number of the process that plays it. */
const lockOf = (path: string): string => `${path}.lock`;

/** Gives the file free again. */
export type Release = () => void;

/** Holds a duel's file. A lock left by a dead process is taken over. Throws ReplayError when another client plays it. */
export function holdDuel(path: string): Release {
  const lock = lockOf(path);
  const mine = `${process.pid} ${process.hrtime.bigint()}`;
  for (let tries = 0; !take(lock, mine); tries += 1) {
    const holder = Number(contentOf(lock)?.split(' ')[0] ?? Number.NaN);
    if (tries > 2 || isOther(holder)) {
      throw new ReplayError(
        path,
        0,
        `this duel is open in another client (process ${holder}); if none is running, remove ${lock}`,
      );
    }
    setAside(lock);
  }
  const release = (): void => {
    held.delete(release);
    if (contentOf(lock) === mine) rmSync(lock, { force: true });
  };
  process.off('exit', releaseAll).once('exit', releaseAll);
  held.add(release);
  return release;
}

/** What a client that ends in the middle of a duel still holds. */
const held = new Set<Release>();
const releaseAll = (): void => {
  for (const release of [...held]) release();
};

function take(lock: string, mine: string): boolean {
  let handle: number;
  try {
    handle = openSync(lock, 'wx', 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // Where nothing can be written nobody else writes either.
    if (code === 'EACCES' || code === 'EROFS') return true;
    throw error;
  }
  writeSync(handle, mine);
  closeSync(handle);
  return true;
}

/** The rename has one winner: two clients do not both remove a dead one's lock. */
function setAside(lock: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    rmSync(aside, { force: true });
  } catch {
    // Another client was faster.
  }
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** A process that lives and is not this one. A lock without a number is one being written. */
function isOther(pid: number): boolean {
  if (pid === process.pid || !Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
