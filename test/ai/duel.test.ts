import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decide } from '../../src/ai/decide.ts';
import { knowledgeOf } from '../../src/ai/knowledge.ts';
import type { Level } from '../../src/ai/levels.ts';
import { buildPool, poolFor } from '../../src/cards/pool.ts';
import { parseYdk } from '../../src/decks/ydk.ts';
import {
  advance,
  compilePool,
  createDuel,
  type DuelDeck,
  decisionView,
  type PlayerId,
  viewFor,
} from '../../src/engine/index.ts';

const cards = poolFor('goat', buildPool());
const pool = compilePool(cards, 'ai-test');
const known = knowledgeOf(cards);
const deck = (path: string): DuelDeck =>
  parseYdk(readFileSync(new URL(`../../decks/${path}`, import.meta.url), 'utf8'));
const goat = deck('goat/goat-control.ydk');
const yugi = deck('starter/yugi.ydk');
const kaiba = deck('starter/kaiba.ydk');
/** Decisions within one turn: more would be a loop. */
const MOST_A_TURN = 400;

interface Played {
  winner: number | null;
  worst: number;
  choices: string;
}

/** One duel; an option that is not offered makes the engine throw. */
function duel(seed: number, decks: [DuelDeck, DuelDeck], levels: [Level, Level]): Played {
  const s = createDuel({ pool, rules: 'goat', seed, decks, first: (seed % 2) as PlayerId });
  const asked = [0, 0];
  let turn = 0;
  let inTurn = 0;
  let worst = 0;
  const choices: number[] = [];
  while (s.result === null && s.decision !== null && s.turn <= 80) {
    const p = s.decision.player;
    const view = viewFor(s, p);
    const decision = decisionView(s, p);
    if (!decision) throw new Error('a decision without a view');
    const { option } = decide(view, decision, { level: levels[p], aiSeed: seed + p, n: asked[p]!, known });
    asked[p]! += 1;
    inTurn = s.turn === turn ? inTurn + 1 : 0;
    turn = s.turn;
    worst = Math.max(worst, inTurn);
    choices.push(option);
    advance(s, option);
  }
  return { winner: s.result ? s.result.winner : null, worst, choices: choices.join(' ') };
}

describe('whole duels', () => {
  it('are won against chance, from both seats, with every deck', () => {
    let won = 0;
    let played = 0;
    for (const decks of [
      [yugi, kaiba],
      [kaiba, yugi],
      [goat, goat],
    ] as const) {
      for (const seed of [1, 2, 3]) {
        for (const seat of [0, 1] as const) {
          const levels: [Level, Level] = seat === 0 ? ['standard', 'random'] : ['random', 'standard'];
          const result = duel(seed, seat === 0 ? [decks[0], decks[1]] : [decks[1], decks[0]], levels);
          expect(result.worst).toBeLessThan(MOST_A_TURN);
          played += 1;
          if (result.winner === seat) won += 1;
        }
      }
    }
    expect(won).toBeGreaterThanOrEqual(played - 1);
  }, 60_000);

  it('come to an end between equals, and are the same the second time', () => {
    const first = duel(11, [goat, goat], ['standard', 'standard']);
    expect(first.worst).toBeLessThan(MOST_A_TURN);
    expect(duel(11, [goat, goat], ['standard', 'standard']).choices).toBe(first.choices);
  }, 60_000);
});
