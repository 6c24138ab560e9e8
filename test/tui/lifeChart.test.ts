/** The course of the Life Points as text, and the plays that turned it. */
import { expect, test } from 'vitest';
import { type LifeAfter, turningPoints } from '../../src/session/life.ts';
import { lifeBars, lifeChart } from '../../src/tui/model/lifeChart.ts';
import { ASCII, UNICODE } from '../../src/tui/theme.ts';
import { ended } from './fake.ts';

const TURNS: LifeAfter[] = [
  [8000, 8000],
  [8000, 4000],
  [100, 4000],
  [0, 9000],
].map(([a = 0, b = 0], turn) => ({ turn, lp: [a, b] }));

test('a bar for each turn, of the most anybody had; little is more than nothing', () => {
  expect(lifeBars(TURNS, 0, 4, 1, UNICODE)).toEqual(['▇▇▁ ']);
  expect(lifeBars(TURNS, 1, 4, 1, UNICODE)).toEqual(['▇▄▄█']);
  expect(lifeBars(TURNS, 0, 4, 1, ASCII)).toEqual(['8810']);
  expect(lifeBars(TURNS, 1, 4, 1, ASCII)).toEqual(['8449']);
});

test('where there is room bars are higher and wider', () => {
  expect(lifeBars(TURNS, 1, 8, 2, UNICODE)).toEqual(['▆▆    ██', '██▇▇▇▇██']);
  expect(lifeBars(TURNS, 1, 8, 2, ASCII)).toEqual(['##    ##', '########']);
});

test('of more turns than columns the last are shown', () => {
  const many = Array.from({ length: 90 }, (_, turn) => ({ turn, lp: [8000 - turn * 80, 8000] as const }));
  const [bar = ''] = lifeBars(many, 0, 50, 1, ASCII);
  expect(bar.length).toBe(50);
  expect(bar.at(-1)).toBe('1');
});

test('the other side comes first, with names and what is left', () => {
  const lines = lifeChart(TURNS, ['You', 'Kaiba'], 0, 60, 1, ASCII);
  expect(lines).toEqual(['Kaiba       888444444999 9000', 'You         888888111000 0']);
});

test('turning points are the biggest swings with the plays they came from, in their order', () => {
  const { log } = ended();
  expect(turningPoints(log, 2)).toEqual([
    { turn: 3, text: 'Attack 3 is declared. Life Points change to 5600 and 3500.', change: 2600 },
    { turn: 4, text: 'Attack 4 is declared. Life Points change to 8000 and 0.', change: 5900 },
  ]);
  expect(turningPoints([], 3)).toEqual([]);
});
