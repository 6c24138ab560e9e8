import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import { checkPaths, labCards, scenarioFiles } from '../../src/lab/index.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { said } from '../../src/strings/saying.ts';

const cards = labCards(known);
let folder = '';
const write = (file: string, content: unknown) => writeFileSync(join(folder, file), JSON.stringify(content));
const fill = { deckFill: { card: 'Mokey Mokey', count: 5 } };
const elf = { ...fill, monsters: ['Gemini Elf'] };
const direct = [{ phase: 'battle' }, { attack: 'Gemini Elf', target: 'direct' }];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-'));
  mkdirSync(join(folder, 'b'));
  write('a.json', [
    { id: 'good', rules: 'goat', players: [elf, fill], actions: direct, expect: { 'p1.lp': 6100 } },
    { id: 'wrong', rules: 'goat', players: [elf, fill], actions: direct, expect: { 'p1.lp': 8000, turn: 2 } },
    { id: 'unused', rules: 'goat', players: [elf, fill], actions: [...direct, { summon: 'Sangan' }] },
  ]);
  write('b/c.json', [
    { id: 'good', rules: 'goat', players: [fill, fill] },
    { id: 'unknown', rules: 'goat', players: [{ ...fill, hand: ['Exarion Universe'] }, fill] },
    {
      id: 'expected-stuck',
      rules: 'goat',
      players: [elf, fill],
      actions: [{ summon: 'Sangan' }],
      expect: { result: 'stuck' },
    },
    {
      id: 'offers',
      rules: 'goat',
      players: [elf, fill],
      offers: [{ do: 'flip' }],
      refuses: [{ do: 'pos', card: 'Gemini Elf' }],
    },
    { id: 'no-rules', rules: 'chess', players: [fill, fill] },
  ]);
  writeFileSync(join(folder, 'notes.md'), 'not a scenario');
});

describe('checking folders', () => {
  test('all scenario files below are found, in order', () => {
    expect(scenarioFiles([folder])).toEqual([join(folder, 'a.json'), join(folder, 'b', 'c.json')]);
  });

  test('packages and hidden folders are not walked, and files are counted as they are read', () => {
    const other = mkdtempSync(join(tmpdir(), 'lab-'));
    for (const name of ['node_modules', '.git', 'own']) {
      mkdirSync(join(other, name));
      writeFileSync(
        join(other, name, 'x.json'),
        JSON.stringify([{ id: name, rules: 'goat', players: [fill, fill] }]),
      );
    }
    expect(scenarioFiles([other])).toEqual([join(other, 'own', 'x.json')]);
    const heard: number[][] = [];
    checkPaths([other], cards, (done, of) => heard.push([done, of]));
    expect(heard).toEqual([[0, 1]]);
  });

  test('each scenario has a status and a reason', () => {
    const { results, summary } = checkPaths([folder], cards);
    expect(summary).toEqual({ passed: 2, failed: 5, unsupported: 1 });
    expect(results.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'good passed',
      'wrong failed',
      'unused failed',
      'good failed',
      'unknown unsupported',
      'expected-stuck passed',
      'offers failed',
      'no-rules failed',
    ]);
    const reasons = results.map(({ reason }) => said(reason, stringsOf('en')));
    expect(reasons[1]).toBe('p1.lp: expected 8000, found 6100; turn: expected 2, found 1');
    expect(reasons[2]).toMatch(
      /^actions\[2\] \{"summon":"Sangan"\} was never taken; stopped at turn 1, battle, offered: /,
    );
    expect(reasons[3]).toBe(`the id stands in ${join(folder, 'a.json')} already`);
    expect(reasons[4]).toBe('unsupported: Exarion Universe (63749102)');
    expect(reasons[6]).toMatch(
      /^offers\[0\]: \{"do":"flip"\} is not offered; offered: pos Gemini Elf \(p0\.m0\), /,
    );
    expect(reasons[6]).toContain('refuses[0]: {"do":"pos","card":"Gemini Elf"} is offered');
    expect(reasons[7]).toContain('chess');
  });

  test('a path that is not there is named', () => {
    expect(() => checkPaths([join(folder, 'none.json')], cards)).toThrow('none.json: no such file or folder');
  });
});
