import { describe, expect, test } from 'vitest';
import { lineText, playGame, summaryText } from '../../src/headless/sim.ts';
import { simCommand } from '../../src/headless/simCommand.ts';
import { simSpec } from '../../src/headless/simSpec.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { game } from '../session/table.ts';
import { capture } from './capture.ts';

const en = stringsOf('en');

const decks = ['starter/yugi', 'starter/kaiba'];
const spec = (seed: number, swap = false, ai = ['random', 'random']) => simSpec(game, decks, ai, seed, swap);

async function linesOf(games: number, made: ReturnType<typeof spec>): Promise<Record<string, unknown>[]> {
  const io = capture();
  expect(await simCommand({ spec: made, games, jobs: 1, json: true, strings: en, worker: null }, io)).toBe(0);
  return io.json();
}

describe('duelo sim', () => {
  test('the same arguments give the same bytes, another seed does not', async () => {
    const [a, b, c] = [await linesOf(6, spec(3)), await linesOf(6, spec(3)), await linesOf(6, spec(4))];
    expect(JSON.stringify(a)).toBe(JSON.stringify(b));
    expect(JSON.stringify(a)).not.toBe(JSON.stringify(c));
  });

  test('shape of a duel and of the summary', async () => {
    const lines = await linesOf(5, spec(5));
    const { summary } = lines.pop() as {
      summary: { games: number; wins: number[]; draws: number; errors: number };
    };
    for (const [n, line] of lines.entries()) {
      expect(Object.keys(line)).toEqual([
        'game',
        'seed',
        'decks',
        'ai',
        'first',
        'winner',
        'reason',
        'turns',
        'decisions',
        'lp',
        'hash',
      ]);
      expect(line).toMatchObject({
        game: n,
        decks: ['Starter Deck: Yugi', 'Starter Deck: Kaiba'],
        ai: ['random', 'random'],
      });
    }
    expect(summary.games).toBe(5);
    expect(summary.wins[0]! + summary.wins[1]! + summary.draws + summary.errors).toBe(5);
    expect(summary.errors).toBe(0);
  });

  test('a duel can be played again alone by its seed', () => {
    const { game: _, ...third } = playGame(spec(6), 2);
    const { game: __, ...alone } = playGame(spec(third.seed), 0);
    expect(alone).toEqual(third);
  });

  test('with --swap each seed is played from both seats, and told by side', () => {
    const same = simSpec(game, [decks[0]!, decks[0]!], ['random', 'random'], 7, true);
    const [a, b] = [playGame(same, 0), playGame(same, 1)];
    // Equal decks: the very same duel with the sides exchanged.
    expect(b.seed).toBe(a.seed);
    expect(b.first).toBe(a.first === 0 ? 1 : 0);
    expect(b.lp).toEqual([a.lp[1], a.lp[0]]);
    expect(b.winner).toBe(a.winner === null ? null : a.winner === 0 ? 1 : 0);
    expect(b.hash).toBe(a.hash);
    expect(playGame(same, 2).seed).not.toBe(a.seed);
  });

  test('a deck against itself is told apart by side', () => {
    const summary = { games: 3, wins: [2, 1] as [number, number], draws: 0, errors: 0 };
    expect(summaryText(summary, ['Beat', 'Beat'], en)).toBe(
      '3 duels: Beat [1] 2, Beat [2] 1, draws 0, errors 0',
    );
    expect(summaryText(summary, ['Beat', 'Burn'], en)).toBe('3 duels: Beat 2, Burn 1, draws 0, errors 0');
    const line = {
      ...playGame(spec(1, false), 0),
      decks: ['Beat', 'Beat'] as [string, string],
      winner: 1 as const,
    };
    expect(lineText(line, en)).toMatch(/^1 {2}Beat \[2\] \(random\) wins /);
  });

  test('an opponent that thinks plays a duel, the same each time', () => {
    const thinking = () => playGame(spec(8, false, ['standard', 'random']), 0);
    const line = thinking();
    expect(line.error).toBeUndefined();
    expect(thinking()).toEqual(line);
  });

  test('a level that is not there is refused with those that are', () => {
    expect(() => spec(1, false, ['master'])).toThrow(/there are: .*standard/);
    expect(() => simSpec(game, ['starter/yugi'], [], 1, false)).toThrow('takes --deck twice');
    expect(() => simSpec(game, ['starter/yugi', 'no such deck'], [], 1, false)).toThrow(
      'no deck named "no such deck"',
    );
  });
});
