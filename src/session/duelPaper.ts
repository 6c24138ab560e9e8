/** The file of a duel while it is played. */
import { copyFileSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DUEL_FILE, ensureFolder, type Records } from '../records/index.ts';
import { playThrough } from './replay.ts';
import { type DuelHead, printHead } from './replayFile.ts';
import { holdDuel } from './replayLock.ts';
import { type SavedDuel, setupOf } from './start.ts';
import type { DuelPaper } from './timeline.ts';

export interface Paper extends DuelPaper {
  path(): string;
  /** The duel is over: a save becomes a replay, whose file name is returned. A file from elsewhere stays where it is. */
  finish(): string;
  /** Nothing more is written: another client may go on. */
  leave(): void;
}

/** The file of a duel. After its end it is a replay; taking something back then begins a save anew. */
export function createPaper(
  records: Records | null,
  head: DuelHead,
  label: string,
  resumed: SavedDuel | null,
): Paper | null {
  if (records === null) return null;
  const { files } = records;
  let path = resumed?.path ?? files.begin(label, printHead(head));
  let release = holdDuel(path);
  let open = true;
  /** What the file is to hold before anything is added; null when it is in order. */
  let mended = resumed === null ? null : textThatFits(resumed);
  const text = (lines: readonly string[]): string =>
    `${printHead(head)}${lines.map((line) => `${line}\n`).join('')}`;
  const begin = (lines: readonly string[]): void => {
    path = files.begin(label, text(lines));
    release = holdDuel(path);
    open = true;
  };
  const mend = (): void => {
    if (mended === null) return;
    const { text: fitting, cut } = mended;
    mended = null;
    if (cut) keepOld(path);
    files.rewrite(path, fitting);
  };
  return {
    append: (line) => {
      mend();
      files.append(path, line);
    },
    rewrite: (lines) => {
      if (!open) return begin(lines);
      mend();
      files.rewrite(path, text(lines));
    },
    branch: (lines) => void files.finish(files.begin(`${label} branch`, text(lines))),
    path: () => path,
    finish: () => {
      open = false;
      release();
      if (resolve(dirname(path)) !== resolve(files.saves)) return basename(path);
      const name = files.finish(path);
      path = join(files.replays, name);
      return name;
    },
    leave: () => release(),
  };
}

/** What of a save can be played; null if all of it can and its last line is whole. */
function textThatFits({ plan, head, choices, torn, path }: SavedDuel): { text: string; cut: boolean } | null {
  const { ok, line } = playThrough({ head, choices, end: null, torn }, setupOf(plan));
  if (ok && !torn) return null;
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  const fitting = lines.slice(0, ok ? -1 : line - 1);
  return { text: fitting.map((each) => `${each}\n`).join(''), cut: !ok };
}

/** Copies a save that is about to lose lines: `old/NAME.old-TIME.duelo`, a folder that holds no saves to go on with. */
function keepOld(path: string): void {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  const folder = ensureFolder(join(dirname(path), 'old'));
  copyFileSync(path, join(folder, `${basename(path, DUEL_FILE)}.old-${time}${DUEL_FILE}`));
}
