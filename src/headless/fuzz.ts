/** Random play over random decks with every check on (DESIGN §19.4). */
import {
  advance,
  cloneState,
  createDuel,
  deserialise,
  hashState,
  isExtraDeckSort,
  type State,
  serialise,
} from '../engine/index.ts';
import type { Game } from '../session/game.ts';
import { seedOf } from '../session/seed.ts';
import { type DuelPlan, setupOf } from '../session/start.ts';
import {
  type Census,
  census,
  checkAsked,
  checkConservation,
  checkCopies,
  checkOptions,
  checkSecrecy,
  checkZones,
  messageOf,
} from './checks.ts';
import { createDice, type Dice } from './dice.ts';
import { writeFailure } from './failure.ts';
import { EXIT, type Io, printJson } from './io.ts';
import { randomDeck } from './randomDeck.ts';

export interface FuzzArgs {
  decisions: number;
  seed: number;
  /** The slow checks run at every n-th decision, besides the first of each (procedure, step). */
  every: number;
  /** Where replays of failures go. */
  folder: string;
  version: string;
}

/** What can go wrong, as the report counts it. */
type Fault = 'crashes' | 'stuck' | 'illegalOffers' | 'secrecyFaults' | 'cloneFaults' | 'misplacedCards';

export type FuzzReport = Record<Fault, number> & {
  decisions: number;
  duels: number;
  roundTrips: number;
  secrecyChecks: number;
  seconds: number;
  failures: { seed: number; replay: string; what: string }[];
};

/** A duel longer than this goes round in circles; the next one begins. */
const MOST_DECISIONS = 4000;
const MOST_TURNS = 100;
/** Failures written out; more of them are counted only. */
const MOST_FAILURES = 25;

export function fuzz(game: Game, args: FuzzArgs, told: (what: string) => void = () => {}): FuzzReport {
  const began = process.hrtime.bigint();
  const report: FuzzReport = {
    decisions: 0,
    duels: 0,
    roundTrips: 0,
    secrecyChecks: 0,
    crashes: 0,
    stuck: 0,
    illegalOffers: 0,
    secrecyFaults: 0,
    cloneFaults: 0,
    misplacedCards: 0,
    seconds: 0,
    failures: [],
  };
  const places = new Set<string>();
  while (report.decisions < args.decisions) {
    const seed = seedOf(args.seed, report.duels);
    report.duels += 1;
    fuzzDuel(game, args, seed, report, places, told);
  }
  report.seconds = Number((process.hrtime.bigint() - began) / 1_000_000n) / 1000;
  return report;
}

function fuzzDuel(
  game: Game,
  args: FuzzArgs,
  seed: number,
  report: FuzzReport,
  places: Set<string>,
  told: (what: string) => void,
): void {
  const dice = createDice(seed);
  const plan: DuelPlan = {
    game,
    decks: [randomDeck(game, dice, 'Random A'), randomDeck(game, dice, 'Random B')],
    names: ['A', 'B'],
    levels: ['random', 'random'],
    seed,
    first: dice.below(2) === 0 ? 0 : 1,
  };
  const choices: number[] = [];
  const kinds = new Set<string>();
  const fail = (fault: Fault, what: string): void => {
    report[fault] += 1;
    // The same fault at the next decision says nothing new.
    const kind = what.replace(/\d+/g, '');
    if (report.failures.length >= MOST_FAILURES || kinds.has(kind)) return;
    kinds.add(kind);
    const name = `fuzz-${seed}-${choices.length}`;
    const replay = writeFailure(args.folder, name, plan, choices, args.version);
    report.failures.push({ seed, replay, what });
    told(`seed ${seed}, decision ${choices.length}: ${what}`);
  };
  try {
    const state = createDuel(setupOf(plan), null);
    const start = census(state);
    let twin = state;
    while (report.decisions < args.decisions && choices.length < MOST_DECISIONS && state.turn <= MOST_TURNS) {
      const wrong = checkState(state, start);
      if (wrong !== null) {
        fail(wrong.fault, wrong.what);
        return;
      }
      const { decision } = state;
      if (decision === null) return;
      report.decisions += 1;
      const sampled = report.decisions % args.every === 0 || isNewPlace(state, places);
      for (const what of checkOptions(state, sampled)) fail('illegalOffers', what);
      const choice = dice.below(decision.options.length);
      if (sampled) checkSampled(game, state, choice, dice, report, fail);
      choices.push(choice);
      // the twin plays the same duel and is copied before every choice, as an undo or a saved game would do it
      twin = sampled ? deserialise(serialise(twin)) : cloneState(twin);
      for (const one of [state, twin]) advance(one, choice, null);
      if (hashState(twin) !== hashState(state)) {
        fail('cloneFaults', 'a duel that is copied at every choice plays on otherwise');
        return;
      }
    }
  } catch (error) {
    const isStuck = error instanceof Error && (error.name === 'EngineStuck' || /stuck/i.test(error.message));
    const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 4).join(' ') : '';
    fail(isStuck ? 'stuck' : 'crashes', `${messageOf(error)} ${stack.replace(/\s+/g, ' ').trim()}`.trim());
  }
}

function checkState(state: State, start: Census): { fault: Fault; what: string } | null {
  const asked = checkAsked(state);
  if (asked !== null) return { fault: 'stuck', what: asked };
  const moved = checkConservation(state, start) ?? checkZones(state);
  return moved === null ? null : { fault: 'misplacedCards', what: moved };
}

/** Whether the running procedure has never been seen at this step before. */
function isNewPlace(state: State, places: Set<string>): boolean {
  const frame = state.frames.at(-1);
  const place = `${frame?.proc} ${frame?.step}`;
  if (places.has(place)) return false;
  places.add(place);
  return true;
}

function checkSampled(
  game: Game,
  state: State,
  choice: number,
  dice: Dice,
  report: FuzzReport,
  fail: (fault: Fault, what: string) => void,
): void {
  report.roundTrips += 1;
  const copies = guarded(() => checkCopies(state, choice));
  if (copies !== null) fail('cloneFaults', copies);
  for (const viewer of [0, 1] as const) {
    report.secrecyChecks += 1;
    const leak = guarded(() =>
      checkSecrecy(state, viewer, choice, (code) => sortOf(game, code), dice.shuffled),
    );
    if (leak !== null) fail('secrecyFaults', `player ${viewer}: ${leak}`);
  }
}

const guarded = (check: () => string | null): string | null => {
  try {
    return check();
  } catch (error) {
    return messageOf(error);
  }
};

/** Where a card may lie: cards of one sort can stand for each other. */
export function sortOf(game: Game, code: number): string {
  const i = game.pool.byCode.get(code);
  const card = i === undefined ? undefined : game.pool.defs[i]?.card;
  if (card === undefined || isExtraDeckSort(card.sub)) return 'extra';
  if (card.kind === 'monster') return 'monster';
  return card.sub.includes('field') ? 'field' : 'spell';
}

/** `duelo fuzz`. */
export function fuzzCommand(game: Game, args: FuzzArgs, json: boolean, io: Io): number {
  const report = fuzz(game, args, (what) => io.err(what));
  const { failures, crashes, stuck, illegalOffers, secrecyFaults, cloneFaults, misplacedCards } = report;
  const faults = crashes + stuck + illegalOffers + secrecyFaults + cloneFaults + misplacedCards;
  if (json) printJson(io, report);
  else {
    const { decisions, duels } = report;
    io.out(
      `${decisions} ${decisions === 1 ? 'decision' : 'decisions'} in ${duels} ${duels === 1 ? 'duel' : 'duels'}, ` +
        `${report.seconds.toFixed(1)} s`,
    );
    io.out(`${report.roundTrips} round trips, ${report.secrecyChecks} secrecy checks`);
    io.out(
      `${crashes} crashes, ${stuck} stuck, ${illegalOffers} illegal offers, ${misplacedCards} misplaced cards, ` +
        `${secrecyFaults} secrecy faults, ${cloneFaults} clone faults`,
    );
    for (const { seed, replay, what } of failures) io.out(`seed ${seed}: ${what}\n  ${replay}`);
  }
  return faults === 0 ? EXIT.fine : EXIT.failed;
}
