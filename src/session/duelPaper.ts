/** The file of a duel while it is played. Lines are only ever added, so that a client can be killed at any moment. */
import { copyFileSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { DuelSetup } from '../engine/index.ts';
import { CannotKeep, DUEL_FILE, ensureFolder, type Records, reasonOf } from '../records/index.ts';
import { saying } from '../strings/saying.ts';
import { playThrough } from './replay.ts';
import { parseReplay, type ReplayFile } from './replayFile.ts';
import { holdDuel } from './replayLock.ts';
import type { DuelPaper } from './timeline.ts';

export interface Paper extends DuelPaper {
  path(): string;
  /**
   * The duel is over: a save becomes a replay, whose file name `enter` gets and is returned. Where `enter` throws, it stays a
   * save. A file from elsewhere stays where it is.
   */
  finish(enter: (replay: string) => void): string;
  /** Nothing more is written: another client may go on. */
  leave(): void;
}

/** What of a save can be played. */
export interface Fitting extends ReplayFile {
  /** What the file is to hold before anything is added; null when it is in order. */
  text: string | null;
  /** The line from which on it did not fit, with the sentence of its choice; undefined if all of it does. */
  cutAt?: { line: number; choice: string };
}

/** Leaves out what cannot be played: a line that was cut off, and everything from the first that does not fit. */
export function fittingPart(file: ReplayFile, path: string, setup: DuelSetup): Fitting {
  const { ok, line } = playThrough(file, setup);
  if (ok && !file.torn) return { ...file, text: null };
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  const fitting = lines.slice(0, ok ? -1 : line - 1);
  const text = fitting.map((each) => `${each}\n`).join('');
  return {
    ...parseReplay(text, path),
    text,
    ...(!ok && { cutAt: { line, choice: sentenceAt(line, file) } }),
  };
}

const sentenceAt = (line: number, { choices }: ReplayFile): string => {
  const choice = choices.find((each) => each.line === line);
  return choice === undefined ? '' : choice.text || choice.form;
};

/**
 * Writes to the file at `path`, which `fitting` was read from; undefined for a new one. After its end it is a replay: what
 * is taken back from there begins a save with all that was in it, which `reopened` is told, and the replay stays as it is.
 */
export function createPaper(
  records: Records,
  label: string,
  path: string,
  fitting?: Fitting,
  reopened: (path: string) => void = () => {},
): Paper {
  const { files } = records;
  let at = path;
  let release = holdDuel(at);
  let open = true;
  let mended = fitting?.text ?? null;
  const ready = (): void => {
    if (!open) {
      at = files.begin(label, readFileSync(at, 'utf8'));
      release = holdDuel(at);
      open = true;
      reopened(at);
    }
    if (mended === null) return;
    if (fitting?.cutAt !== undefined) keepOld(at);
    files.rewrite(at, mended);
    mended = null;
  };
  return {
    append: (line) => {
      ready();
      files.append(at, line);
    },
    drop: () => {
      const lines = readFileSync(at, 'utf8').split('\n');
      files.rewrite(at, `${lines.slice(0, -2).join('\n')}\n`);
    },
    path: () => at,
    finish: (enter) => {
      const save = at;
      const isSave = resolve(dirname(save)) === resolve(files.saves);
      const name = isSave ? files.finish(save) : basename(save);
      if (isSave) at = join(files.replays, name);
      try {
        enter(name);
      } catch (error) {
        if (isSave) files.unfinish(name, save);
        at = save;
        throw error;
      }
      open = false;
      release();
      return name;
    },
    leave: () => release(),
  };
}

/**
 * Copies a save that is about to lose lines: `old/NAME.old-TIME.duelo`, a folder that holds no saves to go on with. Throws
 * CannotKeep.
 */
function keepOld(path: string): void {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const folder = join(dirname(path), 'old');
  const to = join(folder, `${basename(path, DUEL_FILE)}.old-${time}${DUEL_FILE}`);
  try {
    ensureFolder(folder);
    copyFileSync(path, to);
  } catch (error) {
    const reason = reasonOf(error);
    throw new CannotKeep(saying('files', 'cannotWrite', to, reason), reason);
  }
}
