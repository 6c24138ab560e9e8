import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readLines } from '../../src/headless/lines.ts';
import {
  type PuzzleContext,
  playPuzzle,
  puzzleCommand,
  puzzleMeant,
} from '../../src/headless/puzzleCommand.ts';
import { labCards, readScenarioFile } from '../../src/lab/index.ts';
import { readPuzzles, shippedPuzzleFiles } from '../../src/puzzles/index.ts';
import type { Records } from '../../src/records/index.ts';
import { type LanguageCode, stringsOf } from '../../src/strings/index.ts';
import { withRecords } from '../session/table.ts';
import { type Captured, capture } from './capture.ts';

const files = shippedPuzzleFiles();
const fileOf = (id: string): string => files.find((file) => file.includes(id)) ?? '';

function contextOf(
  records: Records,
  io: Captured,
  json: boolean,
  language: LanguageCode = 'en',
): PuzzleContext {
  return { records, strings: stringsOf(language), language, json, io };
}

async function play(records: Records, id: string, input: string[], json = false): Promise<Captured> {
  const [scenario] = readPuzzles([fileOf(id)], labCards().names);
  if (scenario === undefined) throw new Error(`no puzzle ${id}`);
  const io = capture();
  const stdin = new PassThrough();
  stdin.end(input.map((line) => `${line}\n`).join(''));
  await playPuzzle(scenario, readLines(stdin), contextOf(records, io, json));
  return io;
}

const PASS = '{"pass":true}';
const SOLVED = [
  '{"phase":"battle"}',
  PASS,
  '{"attack":"Celtic Guardian"}',
  '{"select":["Kuriboh"]}',
  PASS,
  '{"activate":"Ring of Destruction"}',
  '{"select":["Celtic Guardian"]}',
];

describe('duelo puzzle', () => {
  test('list names all, with what is solved, in the language asked for', () =>
    withRecords(async (records) => {
      records.markSolved('no-draw');
      const io = capture();
      expect(await puzzleCommand('list', [], contextOf(records, io, false, 'es'))).toBe(0);
      expect(io.stdout).toContain('no-draw: Sin empates (medio, resuelto)');
      expect(io.stdout.at(-1)).toBe(`1 de ${files.length} resueltos`);
      const json = capture();
      await puzzleCommand('list', [], contextOf(records, json, true));
      expect(json.json()).toContainEqual({
        puzzle: {
          id: 'no-draw',
          title: 'No draws',
          difficulty: 2,
          goal: 'win',
          solved: true,
          file: fileOf('no-draw'),
        },
      });
    }));

  test('check tells how each try fails', () =>
    withRecords(async (records) => {
      const io = capture();
      expect(await puzzleCommand('check', [fileOf('no-draw')], contextOf(records, io, false))).toBe(0);
      expect(io.stdout).toEqual([
        'no-draw: the solution is proved',
        'no-draw: try 1 fails: both sides lose',
        'no-draw: try 2 fails: the player loses',
        'no-draw: try 3 fails: the other side keeps 2200 Life Points',
        '1 proved, 0 failed',
      ]);
    }));

  test('check ends with 1 where a solution fails, and says against what', () =>
    withRecords(async (records) => {
      const broken = join(records.folder, 'broken.json');
      const text = readScenarioFile(fileOf('kept-back'));
      writeFileSync(
        broken,
        text.replace('"spells": ["Mirror Force"]', '"spells": ["Mirror Force", "Waboku"]'),
      );
      const io = capture();
      expect(await puzzleCommand('check', [broken], contextOf(records, io, false))).toBe(1);
      expect(io.stdout[0]).toBe(
        'kept-back: the solution fails: activate Mirror Force (p1.s0), activate Waboku (p1.s1); then the other side keeps 1800 Life Points',
      );
      const json = capture();
      await puzzleCommand('check', [broken], contextOf(records, json, true));
      expect(json.json()).toMatchObject([
        { id: 'kept-back', status: 'failed', fault: { k: 'answer' } },
        { summary: { passed: 0, failed: 1 } },
      ]);
    }));

  test('a name that is none is refused with the one that may be meant', () =>
    withRecords(async (records) => {
      const context = contextOf(records, capture(), false);
      await expect(puzzleCommand('play', ['no-drow'], context)).rejects.toThrow('did you mean no-draw?');
      await expect(puzzleCommand('play', [], context)).rejects.toThrow('takes a NAME or a FILE');
      await expect(puzzleCommand('check', ['nowhere.json'], context)).rejects.toThrow('nowhere.json');
    }));

  test('play takes a file of one’s own, with a name where it holds several', () =>
    withRecords(async (_, folder) => {
      const shipped = readPuzzles(files, labCards().names);
      const [one, two] = shipped
        .slice(0, 2)
        .map(({ file }) => JSON.parse(readFileSync(file, 'utf8')) as object);
      const [single, both] = [join(folder, 'single.json'), join(folder, 'both.json')];
      writeFileSync(single, JSON.stringify({ ...one, id: 'mine' }));
      writeFileSync(
        both,
        JSON.stringify([
          { ...one, id: 'mine' },
          { ...two, id: 'yours' },
        ]),
      );
      const meant = (...words: string[]): string => {
        const { scenario, isShipped } = puzzleMeant(words, shipped);
        return `${scenario.id}${isShipped ? ' shipped' : ''}`;
      };
      expect(meant('no-draw')).toBe('no-draw shipped');
      expect(meant(single)).toBe('mine');
      expect(meant(both, 'yours')).toBe('yours');
      expect(() => meant(both)).toThrow(`${both} holds 2 puzzles; name one after it: mine, yours`);
      expect(() => meant(both, 'your')).toThrow('did you mean yours?');
      expect(() => meant('nowhere.json')).toThrow('no puzzle or file named "nowhere.json"');
      expect(() => meant('nowhere.json', 'mine')).toThrow('no puzzle or file named "nowhere.json"');
    }));

  test('a puzzle of one’s own does not count as one of the client’s', () =>
    withRecords(async (records) => {
      const [scenario] = readPuzzles([fileOf('no-draw')], labCards().names);
      const stdin = new PassThrough();
      stdin.end(SOLVED.map((line) => `${line}\n`).join(''));
      const context = contextOf(records, capture(), true);
      const result = await playPuzzle(scenario!, readLines(stdin), context, false);
      expect(result?.solved).toBe(true);
      expect(records.solvedPuzzles()).toEqual({});
    }));
});

describe('playing one on lines', () => {
  test('tells goal and hint, and keeps that it is solved', () =>
    withRecords(async (records) => {
      const io = await play(records, 'no-draw', ['{"hint":true}', ...SOLVED], true);
      const lines = io.json();
      expect(lines[0]).toEqual({
        puzzle: { id: 'no-draw', title: 'No draws', difficulty: 2, goal: 'win' },
      });
      expect(lines).toContainEqual({ hint: 'The Ring may lie on your own finger.' });
      expect(lines.at(-1)).toEqual({ result: { solved: true, why: [], lp: [100, 0] } });
      expect(Object.keys(records.solvedPuzzles())).toEqual(['no-draw']);
    }));

  test('its help says that there is a hint', () =>
    withRecords(async (records) => {
      const { stdout } = await play(records, 'there-and-back', ['?', 'q']);
      const help = 'H or hint: a hint   R or restart: from its start   u takes back   q stops';
      expect(stdout.filter((line) => line === help)).toHaveLength(2);
    }));

  test.each([
    ['H', 'R'],
    ['hint', 'restart'],
  ])('%s and %s do what they do on the screen, at every question', (hint, restart) =>
    withRecords(async (records) => {
      const typed = ['p', hint, 'q', '1', restart, restart, 'q'];
      const { stdout } = await play(records, 'there-and-back', typed);
      expect(stdout).toContain('Hint: What you destroy yourself is in your Graveyard, not gone.');
      expect(stdout.filter((line) => line === 'There and back. Goal: Win this turn.')).toHaveLength(3);
      expect(stdout.filter((line) => line.includes('shows what can be typed'))).toEqual([]);
    }),
  );

  test('an attempt that has failed, or is going on, begins anew without having taken anything back', () =>
    withRecords(async (records) => {
      const { stdout } = await play(records, 'there-and-back', ['9', 'H', 'R', 'q']);
      const [first, second] = ['There and back. Goal: Win this turn.', 'Not solved.'].map((line) => [
        stdout.indexOf(line),
        stdout.lastIndexOf(line),
      ]);
      expect(second?.[0]).toBe(second?.[1]);
      expect(first?.[1]).toBeGreaterThan(second?.[0] ?? 0);
      const amid = await play(
        records,
        'no-draw',
        ['{"phase":"battle"}', '{"restart": true}', ...SOLVED],
        true,
      );
      expect(amid.json().at(-1)).toEqual({ result: { solved: true, why: [], lp: [100, 0] } });
    }));

  test('says why an attempt has failed, and keeps nothing then', () =>
    withRecords(async (records) => {
      const io = await play(records, 'there-and-back', ['hint', '9']);
      expect(io.stdout[0]).toBe('There and back. Goal: Win this turn.');
      expect(io.stdout).toContain('Hint: What you destroy yourself is in your Graveyard, not gone.');
      expect(io.stdout.slice(-4)).toEqual([
        'Not solved.',
        'The turn is over, and the other side still has 4400 Life Points.',
        'Nothing stopped you; it was not enough.',
        'R begins it once more   q stops',
      ]);
      expect(records.solvedPuzzles()).toEqual({});
    }));
});
