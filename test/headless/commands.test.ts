import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { median } from '../../src/headless/bench.ts';
import { fuzz, fuzzCommand } from '../../src/headless/fuzz.ts';
import { printable } from '../../src/headless/io.ts';
import { labCommand } from '../../src/headless/labCommand.ts';
import { replayCommand } from '../../src/headless/replayCommand.ts';
import { game, open, opponent, playOn, randomOpponent, withRecords, words } from '../session/table.ts';
import { capture } from './capture.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duelo-commands-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('duelo lab', () => {
  const summon = {
    id: 'summons',
    name: 'a monster is Summoned',
    rules: 'classic',
    seed: 1,
    players: [
      { hand: ['Gemini Elf'], deckFill: { card: 'Mokey Mokey', count: 10 } },
      { deckFill: { card: 'Mokey Mokey', count: 10 } },
    ],
    actions: [{ summon: 'Gemini Elf' }],
    expect: { 'p0.monsters': ['Gemini Elf'] },
  };
  const write = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };

  test('check: a line a scenario, a summary last, 1 when one has failed', () => {
    write('a.json', [summon, { ...summon, id: 'fails', expect: { 'p0.lp': 1 } }]);
    const io = capture();
    expect(labCommand('check', [folder], words, true, io)).toBe(1);
    const [first, second, last] = io.json();
    expect(first).toEqual({ file: join(folder, 'a.json'), id: 'summons', status: 'passed', reason: '' });
    expect(second).toMatchObject({ id: 'fails', status: 'failed', reason: expect.stringMatching(/lp/) });
    expect(last).toEqual({ summary: { passed: 1, failed: 1, unsupported: 0 } });
    const people = capture();
    labCommand('check', [folder], words, false, people);
    expect(people.stdout.at(-1)).toBe('1 passed, 1 failed, 0 unsupported');
  });

  test('check: fine when what is left is only unsupported', () => {
    const unknown = {
      ...summon,
      id: 'other',
      players: [{ hand: ['Stardust Dragon'] }, {}],
      actions: [],
      expect: {},
    };
    const io = capture();
    expect(labCommand('check', [write('b.json', unknown)], words, true, io)).toBe(0);
    expect(io.json()[0]).toMatchObject({ status: 'unsupported' });
  });

  test('run: what happens, then the table', () => {
    const io = capture();
    expect(labCommand('run', [write('c.json', summon)], words, false, io)).toBe(0);
    expect(io.stdout.join('\n')).toMatch(
      /Gemini Elf[\s\S]*p0\.m0 Gemini Elf, Attack Position, 1900\/900[\s\S]*passed/,
    );
  });

  test('run: players are called one way throughout, and what is offered and how it ended is said in words', () => {
    const attack = {
      id: 'hit',
      start: { phase: 'battle', turn: 3 },
      players: [{ monsters: ['Gemini Elf'] }, { lp: 1900 }],
      actions: [{ attack: 'Gemini Elf' }],
    };
    const io = capture();
    labCommand('run', [write('hit.json', attack)], words, false, io);
    expect(io.stdout).toContain('  Player 2 takes 1900 battle damage.');
    expect(io.stdout).toContain('  Player 2 (p1): 0 LP, 0 in hand, 0 in the Deck');
    expect(io.stdout.at(-1)).toBe('  passed: the Duel is over [win]');
    const before = capture();
    labCommand('run', [write('hit.json', { ...attack, actions: [] })], words, false, before);
    expect(before.stdout).toContain(
      '  Offered to Player 1 (what to do in the Battle Phase): Attack with Gemini Elf, Main Phase 2, End turn',
    );
    expect(before.stdout.at(-1)).toBe('  passed: no actions are left [paused]');
    for (const line of [...io.stdout, ...before.stdout]) expect(line).not.toMatch(/\byou\b|player 0/i);
    rmSync(join(folder, 'hit.json'));
  });

  test('check: a text that is no scenario is bad input; the others are checked', () => {
    const bad = write('d.json', { id: 'x', nonsense: 1 });
    write('e.json', summon);
    writeFileSync(join(folder, 'f.json'), '[{"id": ');
    const io = capture();
    expect(labCommand('check', [folder], words, true, io)).toBe(2);
    expect(io.json()).toEqual([
      expect.objectContaining({ id: 'summons', status: 'passed' }),
      {
        file: bad,
        id: null,
        status: 'failed',
        reason: expect.stringMatching(/d\.json.*unknown key "nonsense"/),
      },
      expect.objectContaining({ file: join(folder, 'f.json'), status: 'failed' }),
      { summary: { passed: 1, failed: 2, unsupported: 0 } },
    ]);
    expect(io.stderr).toEqual([expect.stringMatching(/2 files are not made of scenarios: .*f\.json/)]);
  });

  test('where there is no scenario that is said', () => {
    const empty = write('empty.json', []);
    expect(() => labCommand('check', [empty], words, true, capture())).toThrow('no scenario found');
    expect(() => labCommand('run', [empty], words, true, capture())).toThrow('no scenario found');
    rmSync(empty);
    expect(() => labCommand('check', [folder], words, true, capture())).toThrow('no scenario found');
  });

  test('run takes files: a folder is named as one', () => {
    expect(() => labCommand('run', [folder], words, false, capture())).toThrow(
      `${folder}: this is a folder; expected a file of scenarios`,
    );
  });

  test('run refuses a position that no duel can come to', () => {
    const odd = write('h.json', { ...summon, players: [{ field: 'Mirror Force' }, {}] });
    expect(() => labCommand('run', [odd], words, false, capture())).toThrow(
      `${odd}: scenario summons: players[0].field: Mirror Force is a Trap Card`,
    );
  });

  test('run --json ends with a summary', () => {
    const io = capture();
    expect(labCommand('run', [write('g.json', summon)], words, true, io)).toBe(0);
    expect(io.json().at(-1)).toEqual({ summary: { passed: 1, failed: 0, unsupported: 0 } });
  });
});

describe('duelo replay', () => {
  test('verify: the line that does not fit any more, and why', () =>
    withRecords(async (records) => {
      const { session, file } = open(21, opponent(randomOpponent(1)), { records });
      await playOn(session, 1);
      const text = readFileSync(file(), 'utf8');
      const lines = text.split('\n');
      const at = lines.findIndex((line) => / (?:set|summon) /.test(line));
      lines[at] = lines[at]!.replace(/\d{5,}@/, '12345678@');
      const path = join(folder, 'wrong.duelo');
      writeFileSync(path, lines.join('\n'));
      const io = capture();
      expect(await replayCommand('verify', [file(), path], true, io)).toBe(1);
      const [good, bad] = io.json();
      expect(good).toEqual({ file: file(), ok: true, line: null, reason: null });
      expect(bad).toMatchObject({
        file: path,
        ok: false,
        line: at + 1,
        reason: expect.stringContaining('not offered'),
      });
      const torn = join(folder, 'torn.duelo');
      writeFileSync(torn, lines.slice(0, at).join('\n'));
      writeFileSync(join(folder, 'none.duelo'), 'hello\n');
      const mixed = capture();
      const four = ['nowhere.duelo', join(folder, 'none.duelo'), torn, file()];
      expect(await replayCommand('verify', four, true, mixed)).toBe(2);
      expect(mixed.json()).toEqual([
        {
          file: 'nowhere.duelo',
          ok: false,
          line: null,
          reason: 'cannot be read: there is no such file',
        },
        {
          file: join(folder, 'none.duelo'),
          ok: false,
          line: 1,
          reason: expect.stringContaining('not a replay'),
        },
        { file: torn, ok: true, line: null, reason: 'unfinished' },
        { file: file(), ok: true, line: null, reason: null },
      ]);
      const noMatch = join(folder, 'none.match');
      writeFileSync(noMatch, 'hello\n');
      const told = capture();
      expect(await replayCommand('verify', [noMatch], true, told)).toBe(2);
      expect(told.json()).toEqual([
        { file: noMatch, ok: false, line: 1, reason: 'not a match: the first line is `duelo-match 1`' },
      ]);
      const other = join(folder, 'other.duelo');
      writeFileSync(other, text.replace(/turns=\d+/, 'turns=99'));
      const io2 = capture();
      expect(await replayCommand('verify', [other], true, io2)).toBe(1);
      expect(io2.json()[0]).toMatchObject({
        ok: false,
        reason: expect.stringMatching(/turns is \d+, not 99/),
      });
    }));
});

describe('duelo fuzz', () => {
  test('a short run finds nothing, and says what it did', () => {
    const io = capture();
    const args = { decisions: 300, seed: 5, every: 40, folder, version: '0.0.0' };
    expect(fuzzCommand(game, args, true, io)).toBe(0);
    const [report] = io.json();
    expect(report).toMatchObject({ decisions: 300, crashes: 0, stuck: 0, illegalOffers: 0, failures: [] });
    expect(report!.secrecyFaults).toBe(0);
    expect(report!.cloneFaults).toBe(0);
    expect(report!.roundTrips).toBeGreaterThanOrEqual(7);
    expect(report!.secrecyChecks).toBe(2 * (report!.roundTrips as number));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('the same seed plays the same decisions', () => {
    const run = () => {
      const { seconds: _, ...report } = fuzz(game, {
        decisions: 120,
        seed: 6,
        every: 64,
        folder,
        version: '0.0.0',
      });
      return report;
    };
    expect(run()).toEqual(run());
  });
});

test('median', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('nothing quoted from a file changes the terminal', () => {
  expect(printable('no card is called "\u001b[2J\u0007Kuriboh\u009b"\n\tx')).toBe(
    'no card is called "\uFFFD[2J\uFFFDKuriboh\uFFFD"\n\tx',
  );
});
