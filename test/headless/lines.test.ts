/** Typed lines: what ends them, and what helps at each question. */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, test, vi } from 'vitest';
import { known } from '../../src/decks/knownFile.ts';
import type { State } from '../../src/engine/index.ts';
import { readLines } from '../../src/headless/lines.ts';
import { plainTalk } from '../../src/headless/plainTalk.ts';
import { type PlayArgs, play } from '../../src/headless/play.ts';
import { nameTable } from '../../src/lab/index.ts';
import type { Records } from '../../src/records/index.ts';
import type { Snapshot } from '../../src/session/types.ts';
import { game, withRecords, words } from '../session/table.ts';
import { type Captured, capture } from './capture.ts';

const names = nameTable(game.cards, known);
const args: PlayArgs = {
  deck: 'starter/yugi',
  opponentDeck: 'starter/kaiba',
  against: 'random',
  seed: 11,
  match: false,
  first: 'me',
};

describe('Ctrl-C', () => {
  test('ends the input, what was typed ahead is not carried out; the next one is the program’s', async () => {
    const [input, interrupts] = [new PassThrough(), new EventEmitter()];
    const lines = readLines(input, interrupts);
    input.write('1\n2\n3\n');
    expect(await lines.next()).toBe('1');
    interrupts.emit('SIGINT');
    expect(await lines.next()).toBeNull();
    expect(interrupts.listenerCount('SIGINT')).toBe(0);
  });

  test('answers who waits for a line', async () => {
    const interrupts = new EventEmitter();
    const waiting = readLines(new PassThrough(), interrupts).next();
    interrupts.emit('SIGINT');
    expect(await waiting).toBeNull();
  });

  test('leaves nothing behind when the lines are closed', async () => {
    const [input, interrupts] = [new PassThrough(), new EventEmitter()];
    const lines = readLines(input, interrupts);
    lines.close();
    expect(await lines.next()).toBeNull();
    expect(interrupts.listenerCount('SIGINT')).toBe(0);
  });

  test('in a duel says where it is kept, as q does', () =>
    withRecords(async (records) => {
      const [input, interrupts, io] = [new PassThrough(), new EventEmitter(), capture()];
      const lines = readLines(input, interrupts);
      const talk = plainTalk(lines, words, names, io, { prompt: false });
      const playing = play(args, { game, records, talk, words, version: '0.0.0' });
      input.write('1\n');
      await vi.waitFor(() => expect(io.stdout.length).toBeGreaterThan(20));
      interrupts.emit('SIGINT');
      expect(await playing).toBe(0);
      expect(io.stdout.at(-1)).toMatch(/^The duel is kept, on turn 1: .*\.duelo$/);
    }));
});

async function typed(records: Records, more: Partial<PlayArgs>, ...keys: string[]): Promise<Captured> {
  const [input, io] = [new PassThrough(), capture()];
  input.end(keys.map((key) => `${key}\n`).join(''));
  const talk = plainTalk(readLines(input), words, names, io, { prompt: false });
  await play({ ...args, ...more }, { game, records, talk, words, version: '0.0.0' });
  return io;
}

const HELP = words.strings.lines;

describe('? helps at every question', () => {
  test('at who goes first; an empty line asks again', () =>
    withRecords(async (records) => {
      const question = 'You win the toss. Who goes first?';
      const seed = await tossedFor(records, question);
      const { stdout } = await typed(records, { first: 'toss', seed }, '?', '', '9', 'q');
      expect(stdout).toContain(HELP.questionHelp);
      expect(stdout.filter((line) => line === question)).toHaveLength(2);
      expect(stdout).toContain(HELP.number(2));
      expect(stdout.at(-1)).toBe(HELP.duelNotBegun);
    }));

  test('at a pause, which it does not leave', async () => {
    const [input, io] = [new PassThrough(), capture()];
    input.end('?\n\n');
    const talk = plainTalk(readLines(input), words, names, io, { prompt: false });
    expect(await talk.pause({ pause: 'Something happens.' } as Snapshot, {} as State)).toEqual({
      k: 'proceed',
    });
    expect(io.stdout).toContain(HELP.pauseHelp);
  });

  test('what can be typed in a duel besides stands in its help', () =>
    withRecords(async (records) => {
      const [input, io] = [new PassThrough(), capture()];
      input.end('?\nq\n');
      const talk = plainTalk(readLines(input), words, names, io, { prompt: false, help: ['one thing more'] });
      await play(args, { game, records, talk, words, version: '0.0.0' });
      const at = io.stdout.indexOf('one thing more');
      expect(io.stdout[at - 1]).toBe(HELP.help.at(-1));
    }));
});

/** A seed with which the toss is won. */
async function tossedFor(records: Records, question: string): Promise<number> {
  for (let seed = 1; seed < 20; seed++)
    if ((await typed(records, { first: 'toss', seed }, 'q')).stdout.includes(question)) return seed;
  throw new Error('no toss was won');
}

test('what is refused is refused before anything is told', () =>
  withRecords(async (records) => {
    const told: string[] = [];
    const talk = plainTalk(readLines(new PassThrough()), words, names, capture(), { prompt: false });
    const context = { game, records, talk, words, version: '0.0.0' };
    const ready = (): void => void told.push('ready');
    await expect(play({ ...args, against: 'nobody' }, context, ready)).rejects.toThrow('nobody');
    await expect(play({ ...args, deck: 'no-such-deck' }, context, ready)).rejects.toThrow('no-such-deck');
    expect(told).toEqual([]);
  }));
