/** Duels between opponents of the program (`duelo sim`): what is printed follows from the arguments alone. */

import type { Deck } from '../decks/deck.ts';
import {
  advance,
  createDuel,
  type DecisionView,
  decisionView,
  hashState,
  opponentOf,
  type PlayerId,
  type PlayerView,
  type Reason,
  viewFor,
} from '../engine/index.ts';
import type { Game } from '../session/game.ts';
import { seedOf } from '../session/seed.ts';
import { type DuelPlan, setupOf } from '../session/start.ts';
import type { Strings } from '../strings/index.ts';
import { messageOf } from './checks.ts';
import { createDice } from './dice.ts';

/** A seat of the program for one duel. `null`: it plays any legal option, and needs no view for that. */
export type SimPlayer = { choose(view: PlayerView, decision: DecisionView): number } | null;

export interface SimSpec {
  game: Game;
  /** By side. */
  decks: [Deck, Deck];
  ai: [string, string];
  /** Makes a player for one duel; only what it is given may decide what it does. */
  player(level: string, seed: number): SimPlayer;
  seed: number;
  /** Each seed is played twice, with the sides in the other's seat the second time. */
  swap: boolean;
}

export interface SimLine {
  game: number;
  seed: number;
  decks: [string, string];
  ai: [string, string];
  first: PlayerId;
  winner: PlayerId | null;
  reason: Reason | 'turn-cap' | 'error';
  turns: number;
  decisions: number;
  lp: [number, number];
  hash: string;
  /** Only with the reason `error`. */
  error?: string;
}

export interface SimSummary {
  games: number;
  wins: [number, number];
  draws: number;
  errors: number;
}

const TURN_CAP = 60;
/** A duel in which no turn ends any more is a fault of the program. */
const DECISION_CAP = 50_000;

/** Plays the n-th duel, from 0. Winner, LP and first are by side, whatever the seats. */
export function playGame(spec: SimSpec, n: number): SimLine {
  const seed = seedOf(spec.seed, spec.swap ? n >> 1 : n);
  const turned = spec.swap && n % 2 === 1;
  const sideOf = (seat: PlayerId): PlayerId => (turned ? opponentOf(seat) : seat);
  const bySide = <T>(pair: readonly [T, T]): [T, T] => (turned ? [pair[1], pair[0]] : [pair[0], pair[1]]);
  const dice = createDice(seed);
  const first: PlayerId = dice.below(2) === 0 ? 0 : 1;
  const plan: DuelPlan = {
    game: spec.game,
    decks: bySide(spec.decks),
    names: ['A', 'B'],
    levels: bySide(spec.ai),
    seed,
    first,
  };
  const line = {
    game: n,
    seed,
    decks: [spec.decks[0].name, spec.decks[1].name] as [string, string],
    ai: spec.ai,
    first: sideOf(first),
  };
  let decisions = 0;
  try {
    const players = ([0, 1] as const).map((seat) =>
      spec.player(plan.levels[seat], seedOf(seed, 1 + sideOf(seat))),
    );
    const state = createDuel(setupOf(plan), null);
    while (state.decision !== null && state.turn <= TURN_CAP && decisions < DECISION_CAP) {
      const { player, options } = state.decision;
      const at = players[player] ?? null;
      const view = at === null ? null : decisionView(state, player);
      const choice =
        at === null || view === null
          ? dice.below(options.length)
          : options.length === 1
            ? 0
            : at.choose(viewFor(state, player), view);
      advance(state, choice, null);
      decisions += 1;
    }
    if (state.result === null && decisions >= DECISION_CAP)
      throw new Error(`no end after ${decisions} decisions`);
    const { result } = state;
    return {
      ...line,
      winner: result === null || result.winner === -1 ? null : sideOf(result.winner),
      reason: result === null ? 'turn-cap' : result.reason,
      turns: Math.min(state.turn, TURN_CAP),
      decisions,
      lp: bySide([state.players[0].lp, state.players[1].lp]),
      hash: hashState(state),
    };
  } catch (error) {
    const failed = { winner: null, reason: 'error', turns: 0, lp: [0, 0], hash: '' } as const;
    return { ...line, ...failed, lp: [0, 0], decisions, error: messageOf(error) };
  }
}

export function emptySummary(): SimSummary {
  return { games: 0, wins: [0, 0], draws: 0, errors: 0 };
}

/** Counts one duel in; a duel cut off at the turn cap is a draw. */
export function addToSummary(summary: SimSummary, line: SimLine): void {
  summary.games += 1;
  if (line.reason === 'error') summary.errors += 1;
  else if (line.winner === null) summary.draws += 1;
  else summary.wins[line.winner] += 1;
}

/** One duel for people. */
export function lineText(
  { game, decks, ai, winner, reason, turns, lp, error }: SimLine,
  { commands: { sim: say } }: Strings,
): string {
  const called = apart(decks);
  const name = (side: PlayerId): string => `${called[side]} (${ai[side]})`;
  const score = say.score(turns, lp[0], lp[1]);
  if (reason === 'error') return `${game + 1}  ${say.failed(error ?? '')}`;
  if (winner === null) return `${game + 1}  ${say.noWinner(reason, score)}`;
  return `${game + 1}  ${say.wins(name(winner), reason, score)}`;
}

export function summaryText(
  summary: SimSummary,
  decks: readonly [string, string],
  { commands }: Strings,
): string {
  const { games, wins, draws, errors } = summary;
  const [one, two] = apart(decks);
  return commands.sim.summary(games, `${one} ${wins[0]}`, `${two} ${wins[1]}`, draws, errors);
}

/** A deck against itself: which side is which. */
const apart = ([one, two]: readonly [string, string]): [string, string] =>
  one === two ? [`${one} [1]`, `${two} [2]`] : [one, two];
