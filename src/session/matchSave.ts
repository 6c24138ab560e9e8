/** The files of matches that were left: what was played, and where it stands. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { Deck } from '../decks/deck.ts';
import { known } from '../decks/knownFile.ts';
import { SideRefused, type SidingRules } from '../decks/siding.ts';
import type { PlayerId } from '../engine/index.ts';
import { MATCH_FILE } from '../records/index.ts';
import { saying } from '../strings/saying.ts';
import { type Game, loadGame } from './game.ts';
import { type HouseRules, ruledBy } from './houseRules.ts';
import { isMatchText, type MatchFile, parseMatch } from './matchFile.ts';
import { afterStep, beginMatch, type MatchProgress, StepRefused } from './matchProgress.ts';
import { requireKnown } from './missing.ts';
import { ReplayError } from './replayError.ts';
import type { MatchPlace } from './replayFile.ts';
import { unreadable } from './saveFiles.ts';

export interface MatchPlan {
  game: Game;
  /** As they are registered: the decks of the first duel. */
  decks: [Deck, Deck];
  names: [string, string];
  /** `person`, or the level of an opponent. */
  levels: [string, string];
  seed: number;
  /** Who begins the first duel, where that is not left to the toss. */
  first?: PlayerId;
  /** House rules; default the game's. */
  params?: HouseRules;
}

export const rulesOf = ({ rules, supported }: Game): SidingRules => ({ rules, supported, known });

/** A match that was left, and where it stood. */
export interface SavedMatch extends MatchFile {
  plan: MatchPlan;
  progress: MatchProgress;
  path: string;
}

/** Whether that file is a match rather than a duel. */
export const isMatchFile = (path: string): boolean => extname(path) === MATCH_FILE;

/** The file of the match that a duel's file belongs to, where it lies beside it; else null. */
export function matchOf(path: string, place: MatchPlace | undefined): string | null {
  if (place === undefined) return null;
  const file = join(dirname(path), `${place.id}${MATCH_FILE}`);
  return existsSync(file) ? file : null;
}

/**
 * The files of a match's duels in their order: replays, and the save of the one that is not over. Throws ReplayError where the
 * match cannot be read.
 */
export function duelFilesOf(path: string): string[] {
  const { steps } = readMatchFile(path);
  const names: string[] = [];
  let begun: string | null = null;
  for (const { step } of steps) {
    if (step.k === 'duel') begun = step.file;
    if (step.k !== 'result') continue;
    names.push(step.end.replay === '' ? (begun ?? '') : step.end.replay);
    begun = null;
  }
  if (begun !== null) names.push(begun);
  const home = dirname(path);
  // A match that is not over lies with the saves, its finished duels with the replays.
  return names.map((name) => {
    const places = [join(home, name), join(home, '..', 'replays', name)];
    return places.find((place) => existsSync(place)) ?? join(home, name);
  });
}

/** The text of a match, understood and folded. Throws ReplayError. */
export function readMatchFile(path: string): MatchFile {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error);
  }
  if (!isMatchText(text)) throw new ReplayError(path, 1, saying('replayFaults', 'notMatch'));
  return parseMatch(text, path);
}

/** Where the steps of a file lead. Throws ReplayError naming the one that cannot follow. */
export function progressOf({ head, steps }: MatchFile, game: Game, path: string): MatchProgress {
  let progress = beginMatch(head.seed, head.decks);
  for (const { step, line } of steps) {
    try {
      progress = afterStep(progress, step, rulesOf(game));
    } catch (error) {
      if (!(error instanceof StepRefused || error instanceof SideRefused)) throw error;
      throw new ReplayError(path, line, error.saying);
    }
  }
  return progress;
}

/** Reads a match to go on with. Throws ReplayError and UnknownName. */
export async function readMatch(path: string): Promise<SavedMatch> {
  const file = readMatchFile(path);
  const { head } = file;
  const game = await loadGame(head.format);
  const { decks, names, seats: levels, seed, params } = head;
  requireKnown(game, file, path, ['main', 'extra', 'side']);
  const ruled = ruledBy(game, params, path);
  const progress = progressOf(file, ruled, path);
  if (progress.over) throw new ReplayError(path, 0, saying('replayFaults', 'matchOver'));
  return { ...file, plan: { game: ruled, decks, names, levels, seed, params }, progress, path };
}
