import { describe, expect, test } from 'vitest';
import { cardList } from '../../src/headless/cardList.ts';
import { game, words } from '../session/table.ts';
import { capture } from './capture.ts';

function listed(wanted: string, pool?: string): string[] {
  const io = capture();
  expect(cardList(wanted, pool, game, words, false, io)).toBe(0);
  return io.stdout;
}

describe('duelo cards --list', () => {
  test('names every supported card with its kind, in order, and no Token', () => {
    const lines = listed('');
    expect(lines.at(-1)).toBe(`${lines.length - 1} cards`);
    expect(lines).toContainEqual(
      expect.stringMatching(/^Gemini Elf · Normal Monster · EARTH · Spellcaster · Level 4/),
    );
    const order = lines.slice(0, -1).map((line) => line.split(' · ')[0]);
    expect(order).toEqual([...order].sort());
    expect(lines.filter((line) => / Token /.test(line))).toEqual([]);
  });

  test('a kind, several kinds, or a part of the name', () => {
    const tuners = listed('tuner').slice(0, -1);
    expect(tuners.length).toBeGreaterThan(3);
    for (const line of tuners) expect(line).toContain('Tuner');
    expect(listed('Winged BEAST dark').join()).toContain('Blackwing - Gale the Whirlwind');
    expect(listed('blue-eyes').join()).toContain('Blue-Eyes White Dragon');
    expect(listed('dark').join()).not.toContain('Dark Elf Of Light');
  });

  test('of one pool, for programs, and where there is none', () => {
    expect(listed('', 'goat').length).toBeLessThan(listed('').length);
    expect(() => listed('', 'x')).toThrow('--pool takes one of');
    expect(() => listed('zzz')).toThrow('no supported card fits "zzz"');
    const io = capture();
    cardList('blue-eyes white dragon', undefined, game, words, true, io);
    expect(io.json()).toEqual([
      { passcode: 89631139, name: 'Blue-Eyes White Dragon', kind: 'monster', sub: ['normal'] },
    ]);
  });
});
