import { statSync } from 'node:fs';
import { saying } from '../strings/saying.ts';
import { CannotKeep } from './folder.ts';
import { dropLock, heldByOther, lockContent, lockMark, makeLock, setLockAside } from './lockFile.ts';

/** A client that holds a lock longer than this has crashed on a machine where its process cannot be asked. */
const STALE_MS = 10_000;
const WAIT_MS = 5;
/** A write takes milliseconds; whoever waits longer is told, since nothing else happens meanwhile. */
const GIVE_UP_MS = 3_000;

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const sleep = (ms: number): void => void Atomics.wait(sleeper, 0, 0, ms);

/**
 * Runs `body` while no other client holds `path`. A lock left by a dead process is taken over. Throws CannotKeep when it
 * cannot be had within `giveUp` milliseconds.
 */
export function withLock<T>(path: string, body: () => T, giveUp = GIVE_UP_MS): T {
  const mine = lockMark();
  const last = performance.now() + giveUp;
  while (!makeLock(path, mine)) {
    if (performance.now() > last) {
      throw new CannotKeep(saying('keeping', 'locked', path), saying('files', 'held'));
    }
    breakStale(path);
    sleep(WAIT_MS);
  }
  try {
    return body();
  } finally {
    dropLock(path, mine);
  }
}

/** Removes a lock that nobody holds any more. */
function breakStale(path: string): void {
  const content = lockContent(path);
  const info = statSync(path, { throwIfNoEntry: false });
  if (content === null || info === undefined) return;
  const old = Date.now() - info.mtimeMs > STALE_MS;
  // A lock without content is one being written at this moment.
  const own = Number(content.split(' ')[0]) === process.pid;
  const dead = content !== '' && !own && !heldByOther(content);
  if (old || dead) setLockAside(path);
}
