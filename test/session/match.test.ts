/** Matches played through by the real session (MATCH-01 to MATCH-10), in every format there is. */
import { describe, expect, test } from 'vitest';
import type { PlayerId } from '../../src/engine/index.ts';
import { loadGame } from '../../src/session/game.ts';
import { chooserOfFirst, matchResult } from '../../src/session/match.ts';
import type { Match } from '../../src/session/matchTypes.ts';
import { seedOf, tossOf } from '../../src/session/seed.ts';
import { canDraw, draw, FORMAT_NAMES, openMatch, RING, toNextDuel, win } from './matchTable.ts';

const DRAWING = { side: false, cards: [RING], params: { 'PRM-01': 1 } };

/** Plays duels with these winners, −1 a draw; fails where the match is over before them. */
async function played(format: string, winners: readonly (PlayerId | -1)[], seed = 4): Promise<Match> {
  const { match } = await openMatch(format, winners.includes(-1) ? { ...DRAWING, seed } : { seed });
  for (const winner of winners) {
    if (winner === -1) await draw(match);
    else await win(match, winner);
  }
  expect(match.get().results).toEqual(winners);
  return match;
}

describe.each(FORMAT_NAMES)('a match in %s', (format) => {
  test('MATCH-01 two players play it, no more and no fewer', async () => {
    const { match } = await openMatch(format);
    expect(match.get().names).toHaveLength(2);
    expect(match.plan().decks).toHaveLength(2);
  });

  test('MATCH-03 EX-01 two won duels win it; there is no third', async () => {
    const match = await played(format, [0, 0]);
    expect(match.get().due).toEqual({ k: 'over', winner: 0 });
    expect(() => match.duel()).toThrow('no duel is due now');
  });

  test('MATCH-02 a third duel decides after one each, and there is no fourth', async () => {
    const match = await played(format, [0, 1]);
    expect(match.get().due.k).not.toBe('over');
    await win(match, 1);
    expect(match.get().due).toEqual({ k: 'over', winner: 1 });
    expect(() => match.duel()).toThrow('no duel is due now');
  });

  test('MATCH-07 PRM-07 the winner of the toss says who begins the first duel', async () => {
    for (const seed of [4, 5]) {
      for (const first of [0, 1] as const) {
        const { match } = await openMatch(format, { seed });
        const winner = tossOf(seed);
        expect(match.get().due).toEqual({ k: 'first', player: winner, by: 'toss' });
        match.chooseFirst(first);
        const { session } = match.duel();
        expect(session.state.first).toBe(first);
        expect(session.get().view.turnPlayer).toBe(first);
        await session.dispose();
      }
    }
    expect(tossOf(4)).not.toBe(tossOf(5));
  });

  test('MATCH-08 PRM-08 EX-10 the loser of a duel says who begins the next', async () => {
    for (const loser of [0, 1] as const) {
      for (const first of [0, 1] as const) {
        const { match } = await openMatch(format, { side: false });
        await win(match, loser === 0 ? 1 : 0);
        expect(match.get().due).toEqual({ k: 'first', player: loser, by: 'loser' });
        match.chooseFirst(first);
        const { session } = match.duel();
        expect(session.state.first).toBe(first);
        await session.dispose();
      }
    }
  });

  test('MATCH-10 Life Points, hand, field and piles begin afresh', async () => {
    const { match } = await openMatch(format);
    toNextDuel(match);
    const one = match.duel().session;
    await one.settled();
    const main = one.get().decision?.options.find(({ k }) => k === 'summon' || k === 'set');
    one.choose(main?.i ?? 0);
    await one.settled();
    const cards = one.state.cards.length;
    one.surrender();
    await one.settled();
    await one.dispose();
    toNextDuel(match);
    const { session } = match.duel();
    const { players, turn, zones } = session.state;
    expect(players.map(({ lp }) => lp)).toEqual([one.state.players[0].lp, one.state.players[1].lp]);
    expect(turn).toBe(1);
    expect(session.state.cards).toHaveLength(cards);
    const { sides } = session.get().view;
    for (const side of sides) {
      expect(side.gy).toEqual([]);
      expect(side.banished).toEqual([]);
      expect(side.monsters.every((card) => card === null)).toBe(true);
      expect(side.spells.every((card) => card === null)).toBe(true);
    }
    expect(zones.flat().filter((id) => id >= 0)).toHaveLength(cards);
    // Other shuffles than in the duel before.
    expect(session.state.rng).not.toEqual(one.state.rng);
    await session.dispose();
  });
});

const DRAWN = await Promise.all(
  FORMAT_NAMES.map(async (format) => ({ format, can: canDraw(await loadGame(format)) })),
);

test('there are formats in which duels are drawn below', () => {
  expect(DRAWN.filter(({ can }) => can).map(({ format }) => format)).toEqual(
    expect.arrayContaining(['classic', 'goat']),
  );
});

describe.each(DRAWN.filter(({ can }) => can).map(({ format }) => format))('drawn duels in %s', (format) => {
  test.each([[[0, -1, -1]], [[-1, 0, -1]], [[-1, -1, 0]]] as const)(
    'MATCH-04 EX-02 one win and two draws win the match: %j',
    async (winners) => {
      const match = await played(format, winners);
      expect(match.get().due).toEqual({ k: 'over', winner: 0 });
    },
  );

  test('MATCH-05 EX-03 a win, a loss and a draw are a draw', async () => {
    const match = await played(format, [0, 1, -1]);
    expect(match.get().due).toEqual({ k: 'over', winner: 'draw' });
  });

  test('MATCH-06 EX-04 three draws are a draw', async () => {
    const match = await played(format, [-1, -1, -1]);
    expect(match.get().due).toEqual({ k: 'over', winner: 'draw' });
    expect(match.ends().map(({ reason }) => reason)).not.toContain('surrender');
  });

  test('MATCH-09 PRM-08 EX-10 after a draw a new toss decides, which either may win', async () => {
    const winners = new Set<PlayerId>();
    for (const seed of [1, 2, 3, 4]) {
      const match = await played(format, [-1], seed);
      const player = tossOf(seedOf(seed, 1));
      expect(match.get().due).toEqual({ k: 'first', player, by: 'toss' });
      winners.add(player);
    }
    expect(winners.size).toBe(2);
  });
});

test('MATCH-02 to MATCH-06, PRM-40, TERM-10: every order of results comes to one end', () => {
  const ends = new Set<string>();
  const follow = (results: (PlayerId | -1)[]): void => {
    const result = matchResult(results);
    if (result !== null) {
      ends.add(`${results.join()}: ${result}`);
      return;
    }
    expect(results.length).toBeLessThan(3);
    for (const next of [0, 1, -1] as const) follow([...results, next]);
  };
  follow([]);
  // Of 27 orders, those that agree after two duels are one.
  expect(ends.size).toBe(2 + 7 * 3);
  expect([...ends].filter((end) => end.endsWith('draw')).length).toBe(7);
});

test('MATCH-08, MATCH-09 the loser decides who begins, after a draw a toss', () => {
  expect(chooserOfFirst([])).toBeNull();
  expect(chooserOfFirst([0])).toBe(1);
  expect(chooserOfFirst([0, 1])).toBe(0);
  expect(chooserOfFirst([0, -1])).toBeNull();
});
