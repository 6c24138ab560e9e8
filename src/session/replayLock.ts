/** Who plays a duel's file: one client at a time. */

import { dropLock, heldByOther, lockContent, lockMark, makeLock, setLockAside } from '../records/index.ts';
import { saying } from '../strings/saying.ts';
import { ReplayError } from './replayFile.ts';

/** Beside the file, with the number of the process that plays it. */
export const lockOf = (path: string): string => `${path}.lock`;

/** Gives the file free again. */
export type Release = () => void;

/** Holds a duel's file. A lock left by a dead process is taken over. Throws ReplayError when another client plays it. */
export function holdDuel(path: string): Release {
  const lock = lockOf(path);
  const mine = lockMark();
  for (let tries = 0; !take(lock, mine); tries += 1) {
    const content = lockContent(lock) ?? '';
    if (tries > 2 || heldByOther(content)) {
      const holder = Number(content.split(' ')[0] || Number.NaN);
      throw new ReplayError(path, 0, saying('replayFaults', 'openElsewhere', holder, lock));
    }
    setLockAside(lock);
  }
  const release = (): void => {
    held.delete(release);
    try {
      dropLock(lock, mine);
    } catch {
      // Where nothing can be written any more it stays; it is taken over once this process has ended.
    }
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
  try {
    return makeLock(lock, mine);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Where nothing can be written nobody else writes either.
    if (code === 'EACCES' || code === 'EROFS') return true;
    throw error;
  }
}
