/** Entry points: beginning a duel, answering a decision. */
import { cloneState } from '../clone.ts';
import type { Option } from '../decision.ts';
import type { Event, Sink } from '../events.ts';
import { type Pool, usePool } from '../pool.ts';
import { profileOf, rulesKey } from '../profile.ts';
import { seedRng, shuffleInPlace } from '../rng.ts';
import type { State } from '../state.ts';
import { MAIN_ZONES, opponentOf, type PlayerId, WHY, ZONE } from '../types.ts';
import { drawFor } from './draw.ts';
import { emit, listen } from './emit.ts';
import { checkDraws, checkWins, endDuel } from './end.ts';
import { PROC, push } from './frames.ts';
import { heardBy, NOTHING_HEARD } from './heard.ts';
import { pileOf, RULES } from './mutate.ts';
import { newCard } from './newCard.ts';
import { run } from './run.ts';

export interface DuelDeck {
  main: readonly number[];
  extra: readonly number[];
}
export interface DuelSetup {
  pool: Pool;
  /** Format or profile name. */
  rules: string;
  /** Parameters changed for this duel ("house rules"), by id. */
  params?: Readonly<Record<string, unknown>>;
  /** Any safe integer; decides shuffles, coins, dice and handles. */
  seed: number;
  decks: readonly [DuelDeck, DuelDeck];
  /** Who begins. */
  first: PlayerId;
}

/** An empty table before anything has happened. */
export function emptyState(pool: string, rules: string, seed: number, first: PlayerId): State {
  const { lp, extraMonsterZones } = profileOf(rules);
  const player = () => ({ lp, skips: [0, 0, 0, 0, 0, 0, 0], normalSummons: 0, flags: 0 });
  const zones: number[][] = [];
  for (let p = 0; p < 2; p++)
    for (const size of [0, 0, 0, 0, 0, MAIN_ZONES + extraMonsterZones, 5, 2, 0, 0])
      zones.push(Array.from({ length: size }, () => -1));
  const state: State = {
    pool,
    rules,
    rng: seedRng(seed),
    handleKey: 0,
    turn: 0,
    turnPlayer: first,
    first,
    phase: 'draw',
    sub: 'none',
    phaseSince: 0,
    players: [player(), player()],
    zones,
    cards: [],
    frames: [],
    chain: [],
    modifiers: [],
    uses: [],
    delayed: [],
    pending: [],
    history: [],
    batch: [],
    recent: [],
    reacted: 0,
    clock: 1,
    summoning: -1,
    summonNegated: false,
    battle: null,
    goTo: -1,
    ordered: [],
    called: [],
    coins: [],
    dice: [],
    shuffles: [],
    fixed: 0,
    decision: null,
    answer: null,
    winners: 0,
    result: null,
    epoch: 0,
    layout: 0,
    heard: NOTHING_HEARD,
  };
  state.handleKey = (state.rng[0]! ^ state.rng[3]! ^ 0x5bd1e995) | 0;
  return state;
}

/** Puts a new card at the end of a pile (the top). */
export function addCard(
  s: State,
  code: number,
  owner: PlayerId,
  zone: (typeof ZONE)[keyof typeof ZONE],
): number {
  const id = s.cards.length;
  s.cards.push(newCard(id, code, owner, zone));
  pileOf(s, owner, zone).push(id);
  return id;
}

/**
 * Shuffles both Decks, deals five cards each (SETUP-01 to 06) and runs to the first decision.
 * @throws RangeError on an unknown card or rules name.
 */
export const createDuel = (setup: DuelSetup, sink: Sink = null): State =>
  beginDuel(shuffledDecks(setup), sink);

/**
 * Both Decks shuffled, and nothing dealt yet (SETUP-01 to 03).
 * @throws RangeError on an unknown card or rules name.
 */
export function shuffledDecks(setup: DuelSetup): State {
  usePool(setup.pool);
  const rules = rulesKey(setup.rules, setup.params);
  const s = emptyState(setup.pool.id, rules, setup.seed, setup.first);
  for (const p of [0, 1] as const) {
    // a deck is a set of cards: its order in the list must not matter
    for (const code of [...setup.decks[p].main].sort((a, b) => a - b)) addCard(s, code, p, ZONE.deck);
    for (const code of [...setup.decks[p].extra].sort((a, b) => a - b))
      s.cards[addCard(s, code, p, ZONE.extra)]!.seen = 1 << p;
    shuffleInPlace(s, pileOf(s, p, ZONE.deck));
  }
  s.heard = heardBy(s);
  return s;
}

/** Deals from shuffled Decks and runs to the first decision, in place; whoever has the turn goes first. */
export function beginDuel(s: State, sink: Sink = null): State {
  const first = s.turnPlayer;
  return within(s, sink, () => {
    emit(s, 'duel', { player: first });
    drawFor(s, [first, opponentOf(first)], 5, WHY.rule, RULES);
    checkDraws(s);
    checkWins(s);
    s.turnPlayer = first;
    push(s, PROC.duel, []);
    run(s);
  });
}

function within(s: State, sink: Sink, f: () => void): State {
  const outer = listen(sink);
  try {
    f();
  } finally {
    listen(outer);
  }
  return s;
}

/**
 * Answers the present decision and runs on, in place.
 * @param choice index in `state.decision.options`, or the option itself (an equal one)
 * @throws RangeError when the duel is over or the option is not offered; the state is unchanged then.
 */
export function advance(s: State, choice: number | Option, sink: Sink = null): void {
  usePool(s.pool);
  const d = s.decision;
  if (d === null) throw new RangeError('the duel waits for no decision');
  if (typeof choice !== 'number' && choice.k === 'surrender') return surrender(s, d.player, sink);
  const chosen =
    typeof choice === 'number'
      ? d.options[choice]
      : d.options.find(
          (o) => o.k === choice.k && o.card === choice.card && o.n === choice.n && o.m === choice.m,
        );
  if (chosen === undefined)
    throw new RangeError(`option ${JSON.stringify(choice)} is not among the ${d.options.length} offered`);
  s.decision = null;
  s.answer = chosen;
  const outer = listen(sink);
  try {
    run(s);
  } finally {
    listen(outer);
  }
}

/** Gives the duel up (GAP-42): possible at any time for either player. */
export function surrender(s: State, player: PlayerId, sink: Sink = null): void {
  usePool(s.pool);
  within(s, sink, () => {
    endDuel(s, opponentOf(player), 'surrender');
  });
}

/** As `advance`, on a copy. */
export function play(s: State, choice: number | Option): { state: State; events: Event[] } {
  const state = cloneState(s);
  const events: Event[] = [];
  advance(state, choice, (e) => events.push(e));
  return { state, events };
}
