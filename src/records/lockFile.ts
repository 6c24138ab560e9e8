/** A file that says which process holds something: its number, and a mark that no later process repeats. */
import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';

/** What this process writes into a lock; another one each time. */
export const lockMark = (): string => `${process.pid} ${process.hrtime.bigint()}`;

/** Makes the lock; false when there is one already. Throws what the system says otherwise. */
export function makeLock(path: string, mark: string): boolean {
  let handle: number;
  try {
    handle = openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(handle, mark);
    return true;
  } catch (error) {
    // One without a mark would be waited for.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** Null when there is none, or none that can be read. */
export function lockContent(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Removes the lock if it is this one. */
export function dropLock(path: string, mark: string): void {
  if (lockContent(path) === mark) rmSync(path, { force: true });
}

/** Removes a lock that nobody holds any more. The rename has one winner: two clients do not both remove it. */
export function setLockAside(path: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch {
    // Another client was faster.
  }
}

/** The process in a lock lives and is not this one. A lock without a number is one being written. */
export function heldByOther(content: string): boolean {
  const pid = Number(content.split(' ')[0]);
  if (pid === process.pid || !Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
