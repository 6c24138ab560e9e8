import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { CannotKeep } from './folder.ts';

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
  const mine = `${process.pid} ${process.hrtime.bigint()}`;
  const last = performance.now() + giveUp;
  while (!take(path, mine)) {
    if (performance.now() > last) {
      throw new CannotKeep(`${path}: another client holds this lock; remove the file if none is running`);
    }
    breakStale(path);
    sleep(WAIT_MS);
  }
  try {
    return body();
  } finally {
    if (contentOf(path) === mine) rmSync(path, { force: true });
  }
}

function take(path: string, mine: string): boolean {
  let handle: number;
  try {
    handle = openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  writeSync(handle, mine);
  closeSync(handle);
  return true;
}

/** Removes a lock that nobody holds any more. */
function breakStale(path: string): void {
  const content = contentOf(path);
  const info = statSync(path, { throwIfNoEntry: false });
  if (content === null || info === undefined) return;
  const holder = Number(content.split(' ')[0]);
  const old = Date.now() - info.mtimeMs > STALE_MS;
  // A lock without content is one being written at this moment.
  const dead = content !== '' && holder !== process.pid && !isAlive(holder);
  if (!old && !dead) return;
  const aside = `${path}.${process.pid}`;
  try {
    // The rename has one winner: two waiting clients do not both remove it.
    renameSync(path, aside);
    rmSync(aside, { force: true });
  } catch {
    // Tried again until the time is up.
  }
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
