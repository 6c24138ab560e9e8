import { describe, expect, test } from 'vitest';
import { chooserOfFirst, matchResult } from '../../src/session/match.ts';

describe('match', () => {
  test.each([
    [[], null],
    [[0], null],
    [[0, 0], 0],
    [[0, 1], null],
    [[1, 0, 1], 1],
    [[0, -1], null],
  ] as const)('MATCH-02, MATCH-03 %j gives %j', (results, winner) => {
    expect(matchResult([...results])).toBe(winner);
  });
  test('MATCH-04 one win and two draws win the match', () => {
    expect(matchResult([-1, 1, -1])).toBe(1);
  });
  test('MATCH-05 a win, a loss and a draw are a draw', () => {
    expect(matchResult([0, -1, 1])).toBe('draw');
  });
  test('MATCH-06 three draws are a draw', () => {
    expect(matchResult([-1, -1, -1])).toBe('draw');
  });
  test('MATCH-08, MATCH-09 the loser decides who begins, after a draw a toss', () => {
    expect(chooserOfFirst([])).toBeNull();
    expect(chooserOfFirst([0])).toBe(1);
    expect(chooserOfFirst([0, 1])).toBe(0);
    expect(chooserOfFirst([0, -1])).toBeNull();
  });
});
