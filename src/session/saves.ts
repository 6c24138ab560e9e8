/** Duels that were left before their end and can be gone on with. */
import { readFileSync } from 'node:fs';
import type { Records } from '../records/index.ts';
import { levelName } from './opponents.ts';
import { parseReplay } from './replayFile.ts';

export interface KeptDuel {
  path: string;
  /** `turn 7 against Kaiba, 3 hours ago`. */
  text: string;
  /** A level, or `self` for two persons at one screen. */
  against: string;
}

const TURN = /^\/\/ turn (\d+)$/gm;

/** Newest first: unfinished saves that can be read and in which a person has chosen something. The others stay where they are. */
export function keptDuels({ files }: Pick<Records, 'files'>): KeptDuel[] {
  return files.listSaves().flatMap(({ path, name, changed }) => {
    try {
      const text = readFileSync(path, 'utf8');
      const { head, choices, end } = parseReplay(text, name);
      if (end !== null || !choices.some(({ player }) => head.seats[player] === 'person')) return [];
      const said = [...text.matchAll(TURN)].map(([, turn]) => Number(turn));
      const turn = Math.max(choices.at(-1)?.turn ?? 1, said.at(-1) ?? 1);
      const self = head.seats[0] === 'person' && head.seats[1] === 'person';
      const they = head.seats[0] === 'person' ? 1 : 0;
      const level = levelName(head.seats[they]);
      const apart = self || level === head.names[they] ? '' : ` (${level})`;
      return [
        {
          path,
          text: `turn ${turn} against ${head.names[they]}${apart}, ${ago(Date.now() - changed)}`,
          against: self ? 'self' : head.seats[they],
        },
      ];
    } catch {
      // a save of another version, or a file that is none
      return [];
    }
  });
}

const STEPS = [
  { of: 60, one: 'minute' },
  { of: 60, one: 'hour' },
  { of: 24, one: 'day' },
] as const;

function ago(milliseconds: number): string {
  let n = Math.floor(milliseconds / 1000);
  let said = 'just now';
  for (const { of, one } of STEPS) {
    n = Math.floor(n / of);
    if (n < 1) break;
    said = `${n} ${one}${n === 1 ? '' : 's'} ago`;
  }
  return said;
}
