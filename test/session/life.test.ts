/** The course of the Life Points over a duel. */
import { expect, test } from 'vitest';
import { lifeByTurn } from '../../src/session/life.ts';
import { open, opponent, playOn, randomOpponent } from './table.ts';

test('Life Points are told for each turn, from before the first to the end', async () => {
  const { session } = open(7, opponent(randomOpponent(1)));
  const seen = new Map<number, readonly number[]>();
  session.subscribe(() => {
    const { view } = session.get();
    seen.set(view.turn, [view.sides[0].lp, view.sides[1].lp]);
  });
  await playOn(session, 2);
  const { end, log } = session.get();
  const life = lifeByTurn(log);
  expect(life[0]).toEqual({ turn: 0, lp: [8000, 8000] });
  expect(life.map(({ turn }) => turn)).toEqual(Array.from({ length: end!.turns + 1 }, (_, turn) => turn));
  expect(life.at(-1)!.lp).toEqual(end!.lp);
  expect(life.some(({ lp }) => lp[0] < 8000 || lp[1] < 8000)).toBe(true);
  for (const { turn, lp } of life) if (seen.has(turn)) expect([...lp]).toEqual(seen.get(turn));
});

test('the order of turns holds when a log is cut, and no log has no course', async () => {
  expect(lifeByTurn([])).toEqual([]);
  const { session } = open(7, opponent(randomOpponent(1)));
  await playOn(session, 2, 20);
  const { log, view } = session.get();
  expect(lifeByTurn(log).at(-1)!.turn).toBe(view.turn);
  await session.dispose();
});
