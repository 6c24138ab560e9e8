/** Duels for the tests of sessions: starter decks, seats that play at random. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDice } from '../../src/headless/dice.ts';
import { openRecords, type Records } from '../../src/records/index.ts';
import { chooseDeck } from '../../src/session/deckChoice.ts';
import type { DuelSession, Seat } from '../../src/session/duel.ts';
import { loadGame } from '../../src/session/game.ts';
import { gameWords } from '../../src/session/gameWords.ts';
import type { Opponent } from '../../src/session/opponent.ts';
import { type DuelPlan, type DuelTable, type OpenDuel, startDuel } from '../../src/session/start.ts';

export const game = await loadGame('classic');
export const words = gameWords(game, 'en');

export const planOf = (seed: number, levels: [string, string] = ['person', 'random']): DuelPlan => ({
  game,
  decks: [chooseDeck('starter/yugi', null), chooseDeck('starter/kaiba', null)],
  names: ['You', 'Kaiba'],
  levels,
  seed,
  first: 0,
});

export function randomOpponent(seed: number): Opponent {
  const dice = createDice(seed);
  return { choose: (_, decision) => dice.below(decision.options.length), dispose: () => {} };
}

export const person: Seat = { kind: 'person' };
export const opponent = (who: Opponent): Seat => ({ kind: 'opponent', opponent: who });

export function open(seed: number, other: Seat, more: Partial<DuelTable> = {}): OpenDuel {
  return startDuel(planOf(seed, ['person', other.kind === 'person' ? 'person' : 'random']), {
    seats: [person, other],
    words,
    records: null,
    version: '0.0.0',
    ...more,
  });
}

/** Answers at random until the duel is over or `most` answers were given; returns how many. */
export async function playOn(
  session: DuelSession,
  seed: number,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const dice = createDice(seed);
  for (let n = 0; n < most; n += 1) {
    await session.settled();
    const { decision, pause, end } = session.get();
    if (end !== null) return n;
    if (pause !== null) session.proceed();
    else if (decision === null) throw new Error(session.get().notice ?? 'nothing is asked');
    else session.choose(dice.below(decision.options.length));
  }
  await session.settled();
  return most;
}

export async function withRecords<T>(body: (records: Records, folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'duelo-session-'));
  try {
    const records = openRecords(folder);
    await records.load();
    return await body(records, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
