/** Duels that were left before their end and can be gone on with. */

import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DuelFile, Records } from '../records/index.ts';
import { type Strings, stringsOf } from '../strings/index.ts';
import { type Saying, sayingOf } from '../strings/saying.ts';
import type { Sides } from './headFields.ts';
import { type MatchStep, parseMatch } from './matchFile.ts';
import { matchOf } from './matchSave.ts';
import { scoreText } from './opening.ts';
import { levelName, seatNameIn } from './opponents.ts';
import { parseReplay, type ReplayFile } from './replayFile.ts';
import { turnAfter } from './tree.ts';

export interface KeptDuel {
  path: string;
  /** `turn 7 against Kaiba, 3 hours ago`; `match against Kaiba, you lead 1 to 0, 3 hours ago`. */
  text: string;
  isMatch: boolean;
  /** A level, or `self` for two persons at one screen. */
  against: string;
}

/**
 * Newest first: matches and single duels that are not over, can be read, and in which a person has chosen something. The
 * others stay where they are.
 */
export function keptDuels({ files }: Pick<Records, 'files'>, strings: Strings = stringsOf('en')): KeptDuel[] {
  const matches = files.listMatches().flatMap((file) => keptMatch(file, strings));
  // A duel of a match is gone on with through the match.
  const inMatch = new Set(matches.map(({ duel }) => duel));
  const singles = files.listSaves().flatMap((file) => keptDuel(file, inMatch, strings));
  return [...matches, ...singles]
    .sort((a, b) => b.changed - a.changed)
    .map(({ kept, changed }) => ({ ...kept, text: `${kept.text}, ${ago(Date.now() - changed, strings)}` }));
}

/** What is wrong with the files among the saves that cannot be read, each with its line. They stay where they are. */
export function unreadableSaves({ files }: Pick<Records, 'files'>): Saying[] {
  const faultOf =
    (parse: (text: string, file: string) => unknown) =>
    ({ path, name }: DuelFile): Saying[] => {
      try {
        parse(readFileSync(path, 'utf8'), name);
        return [];
      } catch (error) {
        return [sayingOf(error)];
      }
    };
  return [
    ...files.listMatches().flatMap(faultOf(parseMatch)),
    ...files.listSaves().flatMap(faultOf(parseReplay)),
  ];
}

interface Found {
  kept: KeptDuel;
  changed: number;
}

function keptDuel(
  { path, name, changed }: DuelFile,
  inMatch: ReadonlySet<string>,
  strings: Strings,
): Found[] {
  try {
    const text = readFileSync(path, 'utf8');
    const file = parseReplay(text, name);
    const { head, tree, end } = file;
    if (end !== null || !isTouched(file)) return [];
    if (inMatch.has(path) || matchOf(path, head.match) !== null) return [];
    const against = againstOf(head, strings);
    const kept = { path, text: strings.saves.duel(turnAfter(tree.at), against.text), isMatch: false };
    return [{ kept: { ...kept, against: against.level }, changed }];
  } catch {
    // a save of another version, or a file that is none
    return [];
  }
}

function keptMatch({ path, name, changed }: DuelFile, strings: Strings): (Found & { duel: string })[] {
  try {
    const file = parseMatch(readFileSync(path, 'utf8'), name);
    const { head, steps } = file;
    const results = steps.flatMap(({ step }) => (step.k === 'result' ? [step.end.winner] : []));
    const last = steps.findLast(({ step }) => step.k === 'duel' || step.k === 'result')?.step;
    const duel = last?.k === 'duel' ? join(dirname(path), last.file) : '';
    const turn = duel === '' ? null : turnIn(duel);
    const isChosen = (step: MatchStep): boolean =>
      step.k === 'first' && step.chosen !== null && head.seats[step.chosen.player] === 'person';
    if (results.length === 0 && turn === null && !steps.some(({ step }) => isChosen(step))) return [];
    const me = head.seats[0] === 'person' ? 0 : 1;
    const against = againstOf(head, strings);
    const [one, two] = head.names;
    const shown = [seatNameIn(one, strings), seatNameIn(two, strings)] as const;
    const score =
      results.length === 0
        ? ''
        : `, ${scoreText(results, against.level === 'self' ? -1 : me, shown, strings.opening)}`;
    const now = turn === null ? '' : `, ${strings.saves.turnOfDuel(turn, results.length + 1)}`;
    const kept = {
      path,
      text: `${strings.saves.match(against.text)}${score}${now}`,
      isMatch: true,
      against: against.level,
    };
    return [{ kept, changed: Math.max(changed, changedAt(duel)), duel }];
  } catch {
    return [];
  }
}

function againstOf({ names, seats }: Sides, strings: Strings): { text: string; level: string } {
  const self = seats[0] === 'person' && seats[1] === 'person';
  const they = seats[0] === 'person' ? 1 : 0;
  const isCalled = levelName(seats[they]) === names[they];
  const level = self || isCalled ? '' : levelName(seats[they], strings);
  return {
    text: strings.saves.against(seatNameIn(names[they], strings), level),
    level: self ? 'self' : seats[they],
  };
}

/** A person has chosen something in it, be it taken back since. */
export const isTouched = ({ head, tree }: ReplayFile): boolean =>
  tree.nodes.some(({ choice }) => choice !== null && head.seats[choice.player] === 'person');

/** The turn a match's duel stands in; null where nobody has chosen anything in it yet. */
function turnIn(path: string): number | null {
  try {
    const file = parseReplay(readFileSync(path, 'utf8'), path);
    return isTouched(file) ? turnAfter(file.tree.at) : null;
  } catch {
    return null;
  }
}

const changedAt = (path: string): number =>
  path === '' ? 0 : (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);

/** The match that a duel's file belongs to, where that can be gone on with; else the file itself. */
export function wholeOf(path: string): string {
  try {
    return matchOf(path, parseReplay(readFileSync(path, 'utf8'), path).head.match) ?? path;
  } catch {
    // Told by whoever opens it.
    return path;
  }
}

const STEPS = [
  { of: 60, said: 'minutes' },
  { of: 60, said: 'hours' },
  { of: 24, said: 'days' },
] as const;

function ago(milliseconds: number, { saves }: Strings): string {
  let n = Math.floor(milliseconds / 1000);
  let text = saves.ago.now;
  for (const { of, said } of STEPS) {
    n = Math.floor(n / of);
    if (n < 1) break;
    text = saves.ago[said](n);
  }
  return text;
}
