import { spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Conf from 'conf';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CannotKeep,
  dataFolder,
  ensureFolder,
  type HistoryRecord,
  openRecords,
  type Records,
  requireFolder,
} from '../../src/records/index.ts';
import { withLock } from '../../src/records/lock.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { said } from '../../src/strings/saying.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duelo-records-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function loaded(...args: Parameters<typeof openRecords>): Promise<Records> {
  const records = openRecords(...args);
  await records.load();
  return records;
}
const file = (name: string) => join(folder, name);
const deck = (name: string) => ({ name, main: [46986414, 46986414], extra: [], side: [] });
const record = (at: string, result: 'won' | 'lost' = 'won'): HistoryRecord => ({
  at,
  format: 'goat',
  decks: ['Starter Deck: Yugi', 'Starter Deck: Kaiba'],
  opponent: 'Kaiba',
  level: 'standard',
  result,
  duels: [
    {
      result,
      reason: 'lp',
      turns: 9,
      seed: 4_000_000_000,
      first: 1,
      lp: [8000, 0],
      replay: '2026-11-29-224501-starter-deck-yugi.duelo',
    },
  ],
});

describe('data folder', () => {
  test('the flag comes before DUELO_HOME', () => {
    expect(dataFolder('/a', { DUELO_HOME: '/b' })).toBe('/a');
    expect(dataFolder(undefined, { DUELO_HOME: '/b' })).toBe('/b');
  });
  test('without either it is where conf keeps a project called duelo', () => {
    vi.stubEnv('XDG_CONFIG_HOME', folder);
    vi.stubEnv('HOME', folder);
    const conf = new Conf({ projectName: 'duelo', projectSuffix: '' });
    expect(dataFolder(undefined, { ...process.env, DUELO_HOME: '' })).toBe(dirname(conf.path));
    vi.unstubAllEnvs();
  });
});

describe('a folder that cannot be used', () => {
  test('a missing one is made with its parents, for the owner alone', () => {
    const path = file('a/b/c');
    expect(ensureFolder(path)).toBe(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(requireFolder(path)).toBe(path);
    expect(readdirSync(path)).toEqual([]);
  });

  test.each([
    ['/dev/null', /it is a file/],
    ['/dev/null/x', /a part of the path is a file/],
    ['/proc/nope/x', /there is no such folder, and none can be made/],
  ])('%s is refused at once', (path, message) => {
    expect(() => requireFolder(path)).toThrow(CannotKeep);
    expect(() => requireFolder(path)).toThrow(message);
  });

  test.skipIf(process.getuid?.() === 0)('so is one without write permission', () => {
    chmodSync(folder, 0o500);
    expect(() => requireFolder(folder)).toThrow(/no permission to write there/);
    expect(() => requireFolder(file('below'))).toThrow(/no permission to write there/);
    chmodSync(folder, 0o700);
  });
});

describe('a lock', () => {
  test('of a client that lives is waited for, and not for ever', () => {
    const path = file('x.lock');
    writeFileSync(path, `${process.ppid} 1`);
    expect(() => withLock(path, () => 1, 50)).toThrow(CannotKeep);
    rmSync(path);
    expect(withLock(path, () => 1, 50)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });
  test('that is no file is given up too', () => {
    mkdirSync(file('x.lock'));
    expect(() => withLock(file('x.lock'), () => 1, 50)).toThrow(/holds this lock/);
  });
});

describe('stores', () => {
  test('settings have defaults, and only what was chosen is written', async () => {
    const records = await loaded(folder);
    expect(records.settings().format).toBe('classic');
    records.changeSettings({ format: 'goat', own: 'kept' });
    expect(records.settings()).toMatchObject({ format: 'goat', lang: '', own: 'kept' });
    expect(JSON.parse(readFileSync(file('settings.json'), 'utf8'))).toEqual({ format: 'goat', own: 'kept' });
    expect(statSync(file('settings.json')).mode & 0o777).toBe(0o600);
  });

  test('a deck is found under its name, whatever the name holds', async () => {
    const records = await loaded(folder);
    records.saveDeck(deck('a.b "c" Ω'));
    records.saveDeck(deck('Zoo'));
    expect(records.decks().map(({ name }) => name)).toEqual(['a.b "c" Ω', 'Zoo']);
    expect((await loaded(folder)).deck('a.b "c" Ω')?.main).toHaveLength(2);
    records.removeDeck('Zoo');
    expect(records.deck('Zoo')).toBeUndefined();
  });

  test.each([
    ['cut short', '{"decks":{"a":{"name"'],
    ['empty', ''],
    ['of the wrong shape', '{"decks":[1,2]}'],
  ])('a file that is %s is set aside and said, not overwritten', async (_, content) => {
    writeFileSync(file('decks.json'), content);
    const told: string[] = [];
    const records = await loaded(folder, (notice) => told.push(said(notice, stringsOf('en'))));
    expect(records.decks()).toEqual([]);
    records.saveDeck(deck('new'));
    const kept = readdirSync(folder).filter((name) => name.startsWith('decks.bad-'));
    expect(kept).toHaveLength(1);
    expect(readFileSync(file(kept[0]!), 'utf8')).toBe(content);
    expect(told).toEqual([expect.stringContaining('decks.json could not be read. It is kept as decks.bad-')]);
    expect((await loaded(folder)).deck('new')).toBeDefined();
  });

  test('a file that is spoilt while the client runs is set aside too', async () => {
    const told: string[] = [];
    const records = await loaded(folder, (notice) => told.push(said(notice, stringsOf('en'))));
    records.saveDeck(deck('a'));
    writeFileSync(file('decks.json'), '{');
    records.saveDeck(deck('b'));
    expect(records.decks().map(({ name }) => name)).toEqual(['b']);
    expect(told).toHaveLength(1);
  });

  test('what another client writes is seen at the next question', async () => {
    const one = await loaded(folder);
    const two = await loaded(folder);
    expect(one.decks()).toEqual([]);
    two.saveDeck(deck('from two'));
    expect(one.deck('from two')).toBeDefined();
    one.saveDeck(deck('from one'));
    expect(two.decks()).toHaveLength(2);
  });

  test('two clients writing at the same time lose nothing', async () => {
    const script = fileURLToPath(new URL('./writer.ts', import.meta.url));
    const run = (who: string) =>
      new Promise<number | null>((done) => {
        const args = ['--import', 'tsx', script, folder, who, '60'];
        spawn(process.execPath, args, { stdio: 'inherit' }).on('close', done);
      });
    expect(await Promise.all(['a', 'b'].map(run))).toEqual([0, 0]);
    const records = await loaded(folder);
    expect(records.decks()).toHaveLength(120);
    expect(readdirSync(folder)).toEqual(['decks.json']);
  }, 60_000);

  test('a change made before conf is loaded is known at once and written then', async () => {
    const records = openRecords(folder);
    records.saveDeck(deck('early'));
    records.changeSettings({ format: 'goat' });
    expect(records.deck('early')).toBeDefined();
    expect(records.settings().format).toBe('goat');
    expect(readdirSync(folder)).toEqual([]);
    const other = await loaded(folder);
    other.saveDeck(deck('other'));
    await records.load();
    records.saveDeck(deck('late'));
    expect(records.decks().map(({ name }) => name)).toEqual(['early', 'late', 'other']);
    expect((await loaded(folder)).settings().format).toBe('goat');
  });

  test('what cannot be written stays known and is said', async () => {
    const told: string[] = [];
    const records = await loaded(folder, (notice) => told.push(said(notice, stringsOf('en'))));
    mkdirSync(file('decks.json.lock'));
    records.saveDeck(deck('a'));
    expect(records.deck('a')).toBeDefined();
    expect(told).toEqual(['Not kept (decks.json): another client holds it']);
  });

  test('a lock left by a dead client is taken over', async () => {
    writeFileSync(file('decks.json.lock'), '999999999 1');
    const records = await loaded(folder);
    records.saveDeck(deck('a'));
    expect(readdirSync(folder)).toEqual(['decks.json']);
  });
});

describe('history', () => {
  test('a file a month, newest first, read no further than asked', async () => {
    const records = await loaded(folder);
    records.addHistory(record('2026-10-30T10:00:00Z'));
    records.addHistory(record('2026-11-01T10:00:00Z'));
    records.addHistory(record('2026-11-02T10:00:00Z', 'lost'));
    expect(readdirSync(folder)).toEqual(['history-2026-10.json', 'history-2026-11.json']);
    const days = (n: number) => records.history(n).map(({ at }) => at.slice(5, 10));
    expect(days(2)).toEqual(['11-02', '11-01']);
    expect(days(10)).toEqual(['11-02', '11-01', '10-30']);
    expect((await loaded(folder)).history(1)[0]).toEqual(record('2026-11-02T10:00:00Z', 'lost'));
  });
  test('one duel has one record: that of its last end, also in another month', async () => {
    const records = await loaded(folder);
    const begun = '2026-10-31T23:50:00Z';
    records.addHistory(record('2026-10-31T23:40:00Z'));
    records.addHistory(record('2026-10-31T23:58:00Z'));
    records.addHistory({ ...record('2026-11-01T00:05:00Z', 'lost'), casual: true }, begun);
    expect(records.history(9).map(({ at, result }) => `${at} ${result}`)).toEqual([
      '2026-11-01T00:05:00Z lost',
      '2026-10-31T23:40:00Z won',
    ]);
    const [other] = record('2026-11-01T00:06:00Z').duels;
    const duels = other === undefined ? [] : [{ ...other, seed: other.seed + 1 }];
    records.addHistory({ ...record('2026-11-01T00:06:00Z'), duels }, begun);
    expect((await loaded(folder)).history(9)).toHaveLength(3);
  });
  test('a record of one duel stays within 300 bytes', () => {
    expect(JSON.stringify(record('2026-11-29T10:00:00Z')).length).toBeLessThanOrEqual(300);
  });
});

describe('files of duels', () => {
  test('a save grows line by line and becomes a replay', async () => {
    const { files } = await loaded(folder);
    const save = files.begin('Goat: Ω vs Kaiba', 'head\n');
    files.append(save, 'one');
    files.append(save, 'two');
    expect(readFileSync(save, 'utf8')).toBe('head\none\ntwo\n');
    expect(files.listSaves()).toHaveLength(1);
    const name = files.finish(save);
    expect(name).toMatch(/^\d{4}-\d\d-\d\d-\d{6}-goat-vs-kaiba\.duelo$/);
    expect(files.listSaves()).toEqual([]);
    expect(readFileSync(join(files.replays, name), 'utf8')).toBe('head\none\ntwo\n');
    expect(statSync(join(files.replays, name)).mode & 0o777).toBe(0o600);
  });
  test('two duels begun in the same second have two files', async () => {
    const { files } = await loaded(folder);
    const paths = new Set([1, 2, 3].map(() => files.begin('same', 'x\n')));
    expect(paths.size).toBe(3);
    for (const path of paths) files.finish(path);
    expect(files.listReplays()).toHaveLength(3);
  });
  test('rewrite leaves a whole file and nothing beside it', async () => {
    const { files } = await loaded(folder);
    const save = files.begin('x', 'a\nb\n');
    files.rewrite(save, 'a\n');
    expect(readFileSync(save, 'utf8')).toBe('a\n');
    expect(readdirSync(files.saves)).toHaveLength(1);
    files.remove(save);
    expect(files.listSaves()).toEqual([]);
  });
});

describe('a folder that goes while the client runs', () => {
  const replace = (path: string): void => {
    rmSync(path, { recursive: true });
    writeFileSync(path, '');
  };
  const kinds = [
    ['replaced by a file', () => replace(folder)],
    ['removed, with a file where its parent was', () => replace(dirname(folder))],
  ] as const;
  test.each(kinds)(
    '%s: what was read holds, what is written is reported, and nothing is thrown',
    async (_, put) => {
      const parent = mkdtempSync(join(tmpdir(), 'duelo-gone-'));
      const outer = folder;
      folder = join(parent, 'data');
      try {
        const reports: string[] = [];
        const records = await loaded(folder, (notice) => void reports.push(said(notice, stringsOf('en'))));
        records.changeSettings({ name: 'Yugi' });
        records.saveDeck(deck('Mine'));
        records.addHistory(record('2026-11-29T22:45:01Z'));
        const save = records.files.begin('a duel', 'text\n');
        expect(reports).toEqual([]);
        put();

        expect(records.settings().name).toBe('Yugi');
        expect(records.decks().map(({ name }) => name)).toEqual(['Mine']);
        expect(records.history(9)).toEqual([]);
        expect(records.solvedPuzzles()).toEqual({});
        expect(records.files.listSaves()).toEqual([]);
        expect(records.files.listMatches()).toEqual([]);
        records.files.remove(save);
        records.files.tidy();
        records.changeSettings({ name: 'Kaiba' });
        expect(reports).toEqual([expect.stringMatching(/^Not kept \(settings\.json\): /)]);
        expect(records.settings().name).toBe('Kaiba');
        expect(() => records.addHistory(record('2026-11-29T22:46:01Z'))).toThrow(CannotKeep);
      } finally {
        rmSync(parent, { recursive: true, force: true });
        folder = outer;
      }
    },
  );

  test('what was chosen is written once the folder is there again', async () => {
    const records = await loaded(folder);
    records.changeSettings({ name: 'Yugi' });
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    records.changeSettings({ pace: 'slow' });
    rmSync(folder);
    records.changeSettings({ ascii: true });
    expect(openRecords(folder).settings()).toMatchObject({ name: 'Yugi', pace: 'slow', ascii: true });
  });
});
