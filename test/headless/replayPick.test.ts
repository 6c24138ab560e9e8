/** Which duel `duelo replay` tells: one of a match, or a save by its name, which stays as it is. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { lineMenu } from '../../src/headless/lineMenu.ts';
import { readLines } from '../../src/headless/lines.ts';
import { replayCommand } from '../../src/headless/replayCommand.ts';
import type { Records } from '../../src/records/index.ts';
import { createClient } from '../../src/session/client.ts';
import { duelFilesOf } from '../../src/session/matchSave.ts';
import { anyPath } from '../../src/session/saveFiles.ts';
import { openMatch, win } from '../session/matchTable.ts';
import { game, open, opponent, playOn, randomOpponent, withRecords } from '../session/table.ts';
import { capture } from './capture.ts';

const shown = async (records: Records, word: string) => {
  const io = capture();
  await replayCommand('show', [word], false, io, 'en', (name) => anyPath(name, records.files));
  return io.stdout;
};

test('a match is told duel by duel, or the one that is named behind it', () =>
  withRecords(async (records) => {
    const { match: played } = await openMatch('classic', { records });
    for (const winner of [0, 1] as const) await win(played, winner);
    const match = played.file();
    played.leave();
    const all = await shown(records, match);
    const titles = all.filter((line) => /^Duel \d of the match \S+$/.test(line));
    expect(titles.length).toBe(2);
    const second = await shown(records, `${match}@2`);
    expect(second.filter((line) => /^Duel \d of the match \S+$/.test(line))).toEqual([titles[1]]);
    await expect(shown(records, `${match}@3`)).rejects.toThrow('there is no duel 3; they are @1 to @2');
    const [duel = ''] = duelFilesOf(match);
    await expect(shown(records, `${duel}@1`)).rejects.toThrow('is no match');
    expect(await shown(records, `${basename(match, '.match')}@2`)).toEqual(second);
  }));

test('a save is told by its name and not touched', () =>
  withRecords(async (records) => {
    const { session, file } = open(7, opponent(randomOpponent(5)), { records, prompts: 'always' });
    await playOn(session, 3, 8);
    await session.dispose();
    const before = readFileSync(file(), 'utf8');
    const told = await shown(records, basename(file(), '.duelo'));
    expect(told[0]).toBe('Starter Deck: Yugi (You) against Starter Deck: Kaiba (Kaiba)');
    expect(told.at(-1)).toBe('Not finished.');
    // It is told as its player knows it.
    expect(told).toContain('Kaiba draws 5 cards.');
    expect(readFileSync(file(), 'utf8')).toBe(before);
  }));

test('the history of the menu tells a duel that is not over, and asks which duel of a match', () =>
  withRecords(async (records) => {
    const { session, file } = open(7, opponent(randomOpponent(5)), { records, prompts: 'always' });
    await playOn(session, 3, 8);
    await session.dispose();
    records.addHistory({
      ...{
        at: '2026-01-02T03:04:05Z',
        format: 'classic',
        decks: ['A', 'B'],
        opponent: 'Kaiba',
        level: 'standard',
      },
      result: 'won',
      match: 'x',
      duels: (['lost', 'won', 'won'] as const).map((result, i) => ({
        ...{ result, reason: 'lp', turns: 5, lp: [8000, 0], replay: `${i + 1}.duelo` },
      })),
    } as Parameters<Records['addHistory']>[0]);
    const input = new PassThrough();
    const io = capture();
    const asked: string[] = [];
    const loaded = Promise.resolve(game);
    const client = createClient({
      format: game.format,
      game: loaded,
      records,
      version: '0',
      freshSeed: () => 1,
    });
    await loaded;
    const menu = lineMenu({
      client,
      lines: readLines(input),
      io,
      prompt: false,
      play: async () => {},
      resume: async () => {},
      replay: async (name) => asked.push(name),
      deck: () => {},
      doors: () => [],
    });
    const say = async (line: string): Promise<void> => {
      input.write(`${line}\n`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await say('');
    const history = io.stdout.find((line) => /^\d+ History/.test(line))?.split(' ')[0] ?? '';
    await say(history);
    await say('1');
    expect(asked).toEqual([file()]);
    await say(history);
    await say('2');
    expect(io.stdout).toContain('Which duel of the match?');
    expect(io.stdout).toContain('2 Duel 2: won, 2.duelo');
    await say('2');
    expect(asked).toEqual([file(), '2.duelo']);
    input.end('q\n');
    await menu;
  }));
