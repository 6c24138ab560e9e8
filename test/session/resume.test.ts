/** What a save may be gone on with, and by whom. */

import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Records } from '../../src/records/index.ts';
import type { DuelSession } from '../../src/session/duel.ts';
import { gameWords } from '../../src/session/gameWords.ts';
import { parseReplay } from '../../src/session/replayFile.ts';
import { newestSave, savePath } from '../../src/session/saveFiles.ts';
import { unreadableSaves } from '../../src/session/saves.ts';
import { type DuelTable, readDuel, resumeDuel } from '../../src/session/start.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { said } from '../../src/strings/saying.ts';
import { game, open, opponent, person, playOn, randomOpponent, withRecords, words } from './table.ts';

const tableOf = (records: Records): DuelTable => ({
  words,
  records,
  version: '0.0.0',
  seats: [person, opponent(randomOpponent(2))],
});

async function saved(records: Records, seed: number, most: number): Promise<string> {
  const { session, file } = open(seed, opponent(randomOpponent(1)), { records });
  await playOn(session, 5, most);
  await session.dispose();
  return file();
}

describe('a save', () => {
  test('a finished duel is refused, and nothing is touched', () =>
    withRecords(async (records) => {
      const path = await saved(records, 31, Number.POSITIVE_INFINITY);
      const before = readFileSync(path, 'utf8');
      const duel = await readDuel(path);
      expect(() => resumeDuel(duel, tableOf(records))).toThrow(
        `${path}: this duel is finished; \`duelo replay show ${path}\` reads it`,
      );
      expect(readFileSync(path, 'utf8')).toBe(before);
      expect(readdirSync(records.files.replays)).toHaveLength(1);
      expect(records.history(9)).toHaveLength(1);
    }));

  test('those that cannot be read are told with their line, and stay; one cut off in its last line can be', () =>
    withRecords(async (records) => {
      const path = await saved(records, 34, 10);
      expect(unreadableSaves(records)).toEqual([]);
      const lines = readFileSync(path, 'utf8').split('\n');
      const torn = lines.slice(0, -2).join('\n');
      writeFileSync(join(records.files.saves, 'torn.duelo'), torn);
      lines.splice(lines.indexOf('') + 1, 0, 'hello');
      writeFileSync(join(records.files.saves, 'bad.duelo'), lines.join('\n'));
      writeFileSync(join(records.files.saves, 'bad.match'), 'hello\n');
      const told = unreadableSaves(records).map((why) => said(why, stringsOf('en')));
      expect(told).toHaveLength(2);
      expect(told.join('\n')).toMatch(
        new RegExp(`bad\\.duelo:${lines.indexOf('hello') + 1}: neither a choice`),
      );
      expect(told.join('\n')).toMatch(/bad\.match:1: /);
      expect(existsSync(join(records.files.saves, 'bad.duelo'))).toBe(true);
    }));

  test('one from elsewhere is gone on with where it lies, and stays there', () =>
    withRecords(async (records, folder) => {
      const path = join(folder, 'elsewhere.duelo');
      copyFileSync(await saved(records, 32, 10), path);
      const { session, file } = resumeDuel(await readDuel(path), tableOf(records));
      await playOn(session, 6);
      await session.dispose();
      expect(file()).toBe(path);
      expect(parseReplay(readFileSync(path, 'utf8'), path).end).not.toBeNull();
      expect(readdirSync(folder).filter((name) => name.endsWith('.lock'))).toEqual([]);
    }));

  test('one that is open in another client is refused; the lock of a dead one is taken over', () =>
    withRecords(async (records) => {
      const path = await saved(records, 33, 10);
      const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      const gone = new Promise((resolve) => other.once('exit', resolve));
      try {
        writeFileSync(`${path}.lock`, `${other.pid} 1`);
        const before = readFileSync(path, 'utf8');
        const duel = await readDuel(path);
        expect(() => resumeDuel(duel, tableOf(records))).toThrow('this duel is open in another client');
        expect(readFileSync(path, 'utf8')).toBe(before);
      } finally {
        other.kill();
        await gone;
      }
      const { session } = resumeDuel(await readDuel(path), tableOf(records));
      await session.settled();
      expect(readFileSync(`${path}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
      await session.dispose();
      expect(existsSync(`${path}.lock`)).toBe(false);
    }));

  test('one that fits no longer is copied before it loses lines', () =>
    withRecords(async (records) => {
      const path = await saved(records, 34, 20);
      const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
      const at = lines.length - 4;
      lines[at] = lines[at]!.replace(/ p([01]) \S+ ?\S*/, ' p$1 summon 12345678@p0.hand.0');
      const text = `${lines.join('\n')}\n`;
      writeFileSync(path, text);
      const { session } = resumeDuel(await readDuel(path), tableOf(records));
      await playOn(session, 7, 5);
      await session.dispose();
      const old = join(records.files.saves, 'old');
      const [name = ''] = readdirSync(old);
      expect(name).toMatch(/\.old-\d{4}-\d\d-\d\d-\d{6}\.duelo$/);
      expect(readFileSync(join(old, name), 'utf8')).toBe(text);
      expect(records.files.listSaves().map((file) => file.path)).toEqual([path]);
      const now = readFileSync(path, 'utf8').split('\n');
      expect(now.slice(0, at)).toEqual(lines.slice(0, at));
      expect(now).not.toContain(lines[at]);
      const again = resumeDuel(await readDuel(path), tableOf(records));
      await again.session.settled();
      expect(again.session.get().notice).toBeNull();
      await again.session.dispose();
    }));

  test('one whose last line was cut off goes on without it', () =>
    withRecords(async (records) => {
      const path = await saved(records, 35, 12);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.slice(0, -9));
      const { session } = resumeDuel(await readDuel(path), tableOf(records));
      await playOn(session, 8, 5);
      await session.dispose();
      const again = resumeDuel(await readDuel(path), tableOf(records));
      await again.session.settled();
      expect(again.session.get().notice).toBeNull();
      await again.session.dispose();
    }));

  test('is found by its bare name; what cannot be read is named and left out', () =>
    withRecords(async (records, folder) => {
      const path = await saved(records, 36, 5);
      const { files } = records;
      const [{ name = '' } = {}] = files.listSaves();
      expect(savePath(name, files)).toBe(path);
      expect(savePath(name.replace('.duelo', ''), files)).toBe(path);
      expect(savePath('none', files)).toBe('none');
      mkdirSync(join(folder, 'sub'));
      await expect(readDuel(join(folder, 'sub'))).rejects.toThrow('sub: cannot be read: this is a folder');
      await expect(readDuel('none')).rejects.toThrow('none: cannot be read: there is no such file');
      const broken = files.begin('broken', 'nonsense\n');
      const { path: newest, skipped } = newestSave(files);
      expect(newest).toBe(path);
      expect(skipped.map((why) => said(why, stringsOf('en')))).toEqual([
        expect.stringContaining(`${broken}:1: not a replay`),
      ]);
    }));
});

test('the timeline of a save is told in the language of now, also what was chosen in another one', () =>
  withRecords(async (records) => {
    const inItalian = gameWords(game, 'it');
    const texts = (session: DuelSession): string[] => session.timeline().map(({ text }) => text);
    const first = open(5, person, { records, everything: true });
    await playOn(first.session, 3, 60);
    const inEnglish = texts(first.session);
    await first.session.dispose();
    const table = { seats: [person, person] as [typeof person, typeof person], records, everything: true };
    const loaded = resumeDuel(await readDuel(first.file()), { ...table, words: inItalian, version: '0.0.0' });
    const { session } = open(5, person, { words: inItalian, everything: true });
    await playOn(session, 3, 60);
    await loaded.session.settled();
    expect(texts(loaded.session)).toEqual(texts(session));
    expect(texts(session)).not.toEqual(inEnglish);
    await session.dispose();
    await loaded.session.dispose();
  }));
