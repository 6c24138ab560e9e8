/** Where a match stands: what its steps come to, and what is due next. */

import type { Deck } from '../decks/deck.ts';
import {
  beginSiding,
  registeredAgain,
  SideRefused,
  type Siding,
  type SidingRules,
  sidingProblem,
  swapCards,
  withoutLastChange,
} from '../decks/siding.ts';
import type { PlayerId } from '../engine/index.ts';
import { Refusal, saying } from '../strings/saying.ts';
import { chooserOfFirst, type MatchResults, matchResult } from './match.ts';
import type { MatchStep } from './matchFile.ts';
import type { Chosen } from './replayFile.ts';
import { seedOf, tossOf } from './seed.ts';
import type { DuelEnd } from './types.ts';

export interface PlayedDuel {
  end: DuelEnd;
  seed: number;
  first: PlayerId;
  decks: readonly [Deck, Deck];
  casual: boolean;
  /** The match before its result. */
  before: MatchProgress;
}

export interface MatchProgress {
  readonly seed: number;
  readonly registered: readonly [Deck, Deck];
  readonly played: readonly PlayedDuel[];
  /** Each player's deck for the next duel, while it may be changed and after. */
  readonly sidings: readonly [Siding, Siding];
  /** Who is done with that. */
  readonly sided: readonly [boolean, boolean];
  /** Who begins the next duel, once that is settled. */
  readonly first: { player: PlayerId; chosen: Chosen | null } | null;
  /** File of the duel that is being played. */
  readonly duel: string | null;
  /** The result is in the history. */
  readonly over: boolean;
}

export function beginMatch(seed: number, registered: readonly [Deck, Deck]): MatchProgress {
  const siding = (p: PlayerId): Siding => beginSiding(registered[p], registered[p]);
  return {
    seed,
    registered,
    played: [],
    sidings: [siding(0), siding(1)],
    sided: [true, true],
    first: null,
    duel: null,
    over: false,
  };
}

export type MatchDue =
  /** The player may exchange cards with the Side Deck (SIDE-03). */
  | { k: 'side'; player: PlayerId; siding: Siding }
  /** The player says who begins: he has won the toss (MATCH-07, MATCH-09) or lost the duel before (MATCH-08). */
  | { k: 'first'; player: PlayerId; by: Chosen['by'] }
  | { k: 'duel'; n: number }
  | { k: 'over'; winner: PlayerId | 'draw' };

export const resultsOf = ({ played }: Pick<MatchProgress, 'played'>): MatchResults =>
  played.map(({ end }) => end.winner);

/** Seed of the next duel. The first one has the match's own. */
export const nextSeed = ({ seed, played }: MatchProgress): number => seedOf(seed, played.length);

export function dueNow(progress: MatchProgress): MatchDue {
  const results = resultsOf(progress);
  const winner = matchResult(results);
  if (winner !== null) return { k: 'over', winner };
  const n = results.length + 1;
  if (progress.duel !== null) return { k: 'duel', n };
  for (const player of [0, 1] as const) {
    if (!progress.sided[player]) return { k: 'side', player, siding: progress.sidings[player] };
  }
  if (progress.first !== null) return { k: 'duel', n };
  const loser = chooserOfFirst(results);
  return loser === null
    ? { k: 'first', player: tossOf(nextSeed(progress)), by: 'toss' }
    : { k: 'first', player: loser, by: 'loser' };
}

/** A step that cannot follow here. */
export class StepRefused extends Refusal {
  override readonly name = 'StepRefused';
}

/** The match after a step. Throws StepRefused, and SideRefused for an exchange that is not allowed. */
export function afterStep(progress: MatchProgress, step: MatchStep, rules: SidingRules): MatchProgress {
  const due = dueNow(progress);
  switch (step.k) {
    case 'first':
      if (due.k !== 'first') throw new StepRefused(saying('matchSteps', 'nobodyDecides'));
      return { ...progress, first: { player: step.first, chosen: step.chosen } };
    case 'duel':
      // Begun anew where the file of the one before was lost.
      if (due.k !== 'duel') throw new StepRefused(saying('matchSteps', 'noDuelBegins'));
      return { ...progress, duel: step.file };
    case 'result':
      if (due.k !== 'duel' || progress.duel === null)
        throw new StepRefused(saying('matchSteps', 'noDuelPlayed'));
      return afterDuel(progress, step.end, step.casual);
    case 'reopen': {
      const last = progress.played.at(-1);
      if (last === undefined || progress.over || progress.duel !== null) {
        throw new StepRefused(saying('matchSteps', 'noResultBack'));
      }
      return { ...last.before, duel: step.file };
    }
    case 'over':
      if (due.k !== 'over') throw new StepRefused(saying('matchSteps', 'notOver'));
      return { ...progress, over: true };
    default: {
      if (due.k !== 'side' || due.player !== step.player) {
        throw new StepRefused(saying('matchSteps', 'changesNoDeck', step.player));
      }
      if (step.k !== 'sided') return withSiding(progress, step.player, sidingAfter(due.siding, step, rules));
      const problem = sidingProblem(due.siding, rules);
      if (problem !== null) throw new SideRefused(problem);
      return {
        ...progress,
        sided: step.player === 0 ? [true, progress.sided[1]] : [progress.sided[0], true],
      };
    }
  }
}

function sidingAfter(
  siding: Siding,
  step: Extract<MatchStep, { k: 'swap' | 'back' | 'reset' }>,
  rules: SidingRules,
): Siding {
  if (step.k === 'swap') return swapCards(siding, step.out, step.into, rules);
  const next = step.k === 'back' ? withoutLastChange(siding) : registeredAgain(siding);
  if (next !== null) return next;
  throw new SideRefused(saying('siding', step.k === 'back' ? 'nothingToTakeBack' : 'asRegistered'));
}

function withSiding(progress: MatchProgress, player: PlayerId, siding: Siding): MatchProgress {
  const [one, two] = progress.sidings;
  return { ...progress, sidings: player === 0 ? [siding, two] : [one, siding] };
}

/** After a duel decks may be changed, by those who have a Side Deck (SIDE-02). */
function afterDuel(progress: MatchProgress, end: DuelEnd, casual: boolean): MatchProgress {
  const { sidings, registered, first } = progress;
  const decks: [Deck, Deck] = [sidings[0].deck, sidings[1].deck];
  const next = (p: PlayerId): Siding => beginSiding(registered[p], decks[p]);
  const duel = { end, seed: nextSeed(progress), first: first?.player ?? 0, decks, casual, before: progress };
  const hasNone = (p: PlayerId): boolean => registered[p].side.length === 0;
  return {
    ...progress,
    played: [...progress.played, duel],
    sidings: [next(0), next(1)],
    sided: [hasNone(0), hasNone(1)],
    first: null,
    duel: null,
  };
}
