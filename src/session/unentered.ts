/** Duels that are over but could not be entered in the history then: the disk was full, or the client was killed. */
import { readFileSync } from 'node:fs';
import {
  CannotKeep,
  type DuelFile,
  heldByOther,
  lockContent,
  type Records,
  setLockAside,
} from '../records/index.ts';
import { duelRecord, historyRecord } from './duelRecord.ts';
import { parseReplay } from './replayFile.ts';
import { lockOf } from './replayLock.ts';

/**
 * Enters them, as far as it can be done now; their saves become replays. A duel of a match waits for its match, and one that
 * is open in this client or another is left alone.
 */
export function enterFinished(records: Records): void {
  records.files.tidy();
  for (const file of records.files.listSaves()) {
    try {
      enter(file, records);
    } catch (error) {
      // What still cannot be written is tried at the next start.
      if (error instanceof CannotKeep) return;
      // What cannot be read is told elsewhere.
    }
  }
}

/** There is a save with a result: what `enterFinished` looks into. */
export function anyFinished({ files }: Pick<Records, 'files'>): boolean {
  return files.listSaves().some(({ path }) => {
    try {
      return /^result /m.test(readFileSync(path, 'utf8'));
    } catch {
      return false;
    }
  });
}

function enter({ name, path, changed }: DuelFile, records: Records): void {
  const holder = lockContent(lockOf(path));
  if (holder !== null && (heldByOther(holder) || holder.startsWith(`${process.pid} `))) return;
  const { head, end, tree } = parseReplay(readFileSync(path, 'utf8'), name);
  if (end === null || head.match !== undefined) return;
  const me = head.seats[0] === 'person' || head.seats[1] !== 'person' ? 0 : 1;
  const replay = records.files.finish(path);
  const duel = duelRecord(me, { ...end, replay }, head);
  const record = historyRecord(me, head, [duel], duel.result, tree.casual);
  const at = new Date(changed).toISOString().slice(0, 19).concat('Z');
  try {
    records.addHistory({ ...record, at }, tree.casual ? head.begun : undefined);
  } catch (error) {
    records.files.unfinish(replay, path);
    throw error;
  }
  if (holder !== null) setLockAside(lockOf(path));
}
