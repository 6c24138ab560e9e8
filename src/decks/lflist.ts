import type { Limit } from '../cards/facts.ts';
import { saying } from '../strings/saying.ts';
import { DeckError, readPasscode } from './deck.ts';

/** One list of an .lflist.conf file. */
export interface LimitFile {
  name: string;
  /** 0 Forbidden, 1 Limited, 2 Semi-Limited (BAN-01, BAN-02, BAN-03). */
  limits: Map<number, Limit>;
  /** Whitelists (`$whitelist`) allow only what they name; for others null: what they do not name is free. */
  pool: Set<number> | null;
}

interface Draft {
  name: string;
  whitelist: boolean;
  counts: Map<number, number>;
}

/**
 * Reads an .lflist.conf file: `!Name` begins a list, `passcode count --comment` is an entry, `#` lines are
 * comments, `$whitelist` turns the list into a pool. Counts go from −1 (not in the pool) to 3. A passcode named
 * twice takes its last count. Throws DeckError at the first line that is none of these, or if no list begins.
 */
export function parseLflist(text: string, file = 'lflist.conf'): LimitFile[] {
  const drafts: Draft[] = [];
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('!')) {
      drafts.push({ name: line.slice(1).trim(), whitelist: false, counts: new Map() });
      continue;
    }
    const draft = drafts.at(-1);
    if (draft === undefined) throw new DeckError(file, index + 1, saying('deckFaults', 'listFirst'));
    if (line.startsWith('$')) {
      if (line.toLowerCase() === '$whitelist') draft.whitelist = true;
      continue;
    }
    const [passcode, count] = entryOf(line, file, index + 1);
    draft.counts.set(passcode, count);
  }
  if (drafts.length === 0) throw new DeckError(file, 1, saying('deckFaults', 'noList'));
  return drafts.map(finish);
}

function entryOf(line: string, file: string, number: number): [number, number] {
  const [, word, count] = /^(\d+)\s+(-?\d+)(?:\s*(?:--|#).*)?$/.exec(line) ?? [];
  const passcode = readPasscode(word ?? '');
  if (passcode === undefined) {
    throw new DeckError(file, number, saying('deckFaults', 'noListEntry', line.slice(0, 40)));
  }
  const copies = Number(count);
  if (copies < -1 || copies > 3)
    throw new DeckError(file, number, saying('deckFaults', 'listCount', String(count)));
  return [passcode, copies];
}

function finish(draft: Draft): LimitFile {
  const limits = new Map<number, Limit>();
  for (const [passcode, count] of draft.counts) {
    if (count === 0 || count === 1 || count === 2) limits.set(passcode, count);
    else if (count === -1 && !draft.whitelist) limits.set(passcode, 0);
  }
  const named = [...draft.counts].filter(([, count]) => count >= 0).map(([passcode]) => passcode);
  return { name: draft.name, limits, pool: draft.whitelist ? new Set(named) : null };
}
