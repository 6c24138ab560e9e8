/** Speed of the rules engine on fixed seeds: CPU time, median of several rounds. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deck } from '../decks/deck.ts';
import { packageRoot } from '../decks/packageRoot.ts';
import {
  advance,
  cloneState,
  compilePool,
  createDuel,
  deserialise,
  isRealChoice,
  type State,
  serialise,
} from '../engine/index.ts';
import { chooseDeck, DeckRefused, requirePlayable } from '../session/deckChoice.ts';
import type { Game } from '../session/game.ts';
import { seedOf } from '../session/seed.ts';
import { type DuelPlan, setupOf } from '../session/start.ts';
import { saying } from '../strings/saying.ts';
import { createDice, type Dice } from './dice.ts';
import { type Io, printJson } from './io.ts';

export interface BenchLine {
  deck: string;
  realChoicesPerCpuSecond: number;
  decisionsPerCpuSecond: number;
  duelsPerCpuSecond: number;
  setupMicroseconds: number;
  cloneMicroseconds: number;
  /** There and back. */
  serialiseMicroseconds: number;
  stateBytes: number;
  /** First frame of the client over that of the smallest program of its library; null where it cannot be measured. */
  startupRatio: number | null;
  poolLoadMilliseconds: number;
  peakRssMiB: number;
}

const SEED = 20260101;
const ROUNDS = 5;
/** CPU seconds that one round of random play takes, about. */
const ROUND_SECONDS = 0.8;
const WARM_UP_SECONDS = 4;
const MOST_DECISIONS = 4000;
/** Decision at which a duel counts as half-way. */
const MIDDLE = 60;
const SAMPLES = 12;

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** Median CPU microseconds of one call. */
function microseconds(calls: number, body: (i: number) => void): number {
  for (let i = 0; i < calls; i += 1) body(i);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = cpuSeconds();
    for (let i = 0; i < calls; i += 1) body(i);
    return ((cpuSeconds() - before) / calls) * 1e6;
  });
  return median(rounds);
}

interface Played {
  decisions: number;
  realChoices: number;
}

function playRandom(state: State, dice: Dice, most: number): Played {
  const played = { decisions: 0, realChoices: 0 };
  while (state.decision !== null && played.decisions < most) {
    if (isRealChoice(state.decision)) played.realChoices += 1;
    played.decisions += 1;
    advance(state, dice.below(state.decision.options.length), null);
  }
  return played;
}

function planFor(game: Game, deck: Deck, n: number): DuelPlan {
  const seed = seedOf(SEED, n);
  return {
    game,
    decks: [deck, deck],
    names: ['A', 'B'],
    levels: ['random', 'random'],
    seed,
    first: n % 2 === 0 ? 0 : 1,
  };
}

/** Plays so many duels, from the `from`-th seed on. */
function playDuels(game: Game, deck: Deck, duels: number, from = 0): Played {
  const all = { decisions: 0, realChoices: 0 };
  for (let n = from; n < from + duels; n += 1) {
    const plan = planFor(game, deck, n);
    const played = playRandom(createDuel(setupOf(plan), null), createDice(plan.seed), MOST_DECISIONS);
    all.decisions += played.decisions;
    all.realChoices += played.realChoices;
  }
  return all;
}

/** States half-way through duels. */
function middles(game: Game, deck: Deck): State[] {
  return Array.from({ length: SAMPLES }, (_, n) => {
    const plan = planFor(game, deck, n);
    // A duel that ended before stays at its end; its state is as large as any.
    const state = createDuel(setupOf(plan), null);
    playRandom(state, createDice(plan.seed), MIDDLE);
    return state;
  });
}

/**
 * Duels in one round: from one to as many as fill its time. Found by playing different duels until the engine is warm: the
 * figures are those of a long run, as opponents and fuzzing have them, not of its first second.
 */
function duelsPerRound(game: Game, deck: Deck): number {
  const start = cpuSeconds();
  let n = 0;
  let late = 0;
  for (;;) {
    const spent = cpuSeconds() - start;
    if (spent >= WARM_UP_SECONDS + ROUND_SECONDS) return Math.max(1, late);
    playDuels(game, deck, 1, n);
    n += 1;
    if (spent >= WARM_UP_SECONDS) late += 1;
  }
}

export function bench(game: Game, deck: Deck, startupRatio: number | null): BenchLine {
  const duels = duelsPerRound(game, deck);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = cpuSeconds();
    const played = playDuels(game, deck, duels);
    return { ...played, seconds: cpuSeconds() - before };
  });
  const per = (of: (round: (typeof rounds)[number]) => number): number =>
    Math.round(median(rounds.map((round) => of(round) / round.seconds)) * 10) / 10;
  const states = middles(game, deck);
  const at = (i: number): State => states[i % states.length] as State;
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return {
    deck: deck.name,
    realChoicesPerCpuSecond: per((round) => round.realChoices),
    decisionsPerCpuSecond: per((round) => round.decisions),
    duelsPerCpuSecond: per(() => duels),
    setupMicroseconds: tenth(
      microseconds(300, (i) => void createDuel(setupOf(planFor(game, deck, i)), null)),
    ),
    cloneMicroseconds: tenth(microseconds(6000, (i) => void cloneState(at(i)))),
    serialiseMicroseconds: tenth(microseconds(400, (i) => void deserialise(serialise(at(i))))),
    stateBytes: Math.round(median(states.map((state) => Buffer.byteLength(serialise(state))))),
    startupRatio,
    poolLoadMilliseconds: tenth(poolLoad(game)),
    peakRssMiB: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

/** Reading and compiling the cards as the client does at its start; the first reading counts as little as the others. */
function poolLoad(game: Game): number {
  const file = new URL('./pool.json', import.meta.url);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = cpuSeconds();
    const cards = readIfThere(file) ?? game.cards;
    compilePool(cards, `${game.format.id} (bench)`);
    return (cpuSeconds() - before) * 1000;
  });
  return median(rounds);
}

function readIfThere(file: URL): Game['cards'] | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Game['cards'];
  } catch {
    return null;
  }
}

/** The decks named, or those the figures are kept for. Throws DeckRefused. */
export function benchDecks(wanted: readonly string[], game: Game): Deck[] {
  const folder = join(packageRoot(), 'test/bench');
  const own = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ydk')) : [];
  const names = wanted.length > 0 ? wanted : own.sort().map((name) => join(folder, name));
  if (names.length === 0) throw new DeckRefused(saying('usage', 'benchNeeds'));
  const decks = names.map((name) => chooseDeck(name, null));
  for (const deck of decks) requirePlayable(deck, game);
  return decks;
}

/** `duelo bench`. */
export async function benchCommand(
  game: Game,
  decks: readonly Deck[],
  measureStart: () => Promise<number | null>,
  json: boolean,
  io: Io,
): Promise<number> {
  const ratio = await measureStart();
  for (const deck of decks) {
    const line = bench(game, deck, ratio);
    if (json) printJson(io, line);
    else {
      io.out(line.deck);
      for (const [key, value] of Object.entries(line).slice(1)) {
        io.out(`  ${key.padEnd(26)}${value === null ? 'not measured' : value.toLocaleString('en')}`);
      }
    }
  }
  return 0;
}
