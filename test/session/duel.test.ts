import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashState } from '../../src/engine/index.ts';
import { playThrough } from '../../src/session/replay.ts';
import { parseReplay } from '../../src/session/replayFile.ts';
import { readDuel, resumeDuel, setupOf } from '../../src/session/start.ts';
import { otherWays } from '../../src/session/tree.ts';
import { open, opponent, person, planOf, playOn, randomOpponent, withRecords, words } from './table.ts';

describe('a duel', () => {
  test('is played to its end, kept as a replay and told to the history', () =>
    withRecords(async (records) => {
      const { session } = open(7, opponent(randomOpponent(1)), { records });
      await playOn(session, 2);
      const { end } = session.get();
      expect(end).not.toBeNull();
      expect(records.files.listSaves()).toEqual([]);
      const path = join(records.files.replays, end!.replay);
      const file = parseReplay(readFileSync(path, 'utf8'), path);
      expect(file.end).toMatchObject({ winner: end!.winner, reason: end!.reason, turns: end!.turns });
      expect(playThrough(file, setupOf(planOf(7)))).toMatchObject({ ok: true });
      const [record] = records.history(5);
      expect(record).toMatchObject({
        format: 'classic',
        decks: ['Starter Deck: Yugi', 'Starter Deck: Kaiba'],
        opponent: 'Kaiba',
        level: 'random',
        duels: [{ seed: 7, first: 0, turns: end!.turns, replay: end!.replay }],
      });
      expect(record!.casual).toBeUndefined();
    }));

  test('a choice is in the file before it is shown', () =>
    withRecords(async (records) => {
      const { session, file } = open(8, opponent(randomOpponent(1)), { records, everything: true });
      let shown = 0;
      session.subscribe(() => {
        const written = parseReplay(readFileSync(file(), 'utf8'), 'x').choices.length;
        expect(written).toBeGreaterThanOrEqual(shown);
        shown = written;
      });
      await playOn(session, 3, 20);
      expect(shown).toBeGreaterThanOrEqual(20);
      await session.dispose();
    }));

  test('snapshots do not change when the duel goes on', async () => {
    const { session } = open(9, opponent(randomOpponent(1)));
    await session.settled();
    const first = session.get();
    const before = JSON.stringify(first);
    await playOn(session, 4, 30);
    expect(JSON.stringify(first)).toBe(before);
    expect(session.get()).not.toBe(first);
    await session.dispose();
  });

  test('goes on from a save with the same table', () =>
    withRecords(async (records) => {
      const { session, file } = open(10, opponent(randomOpponent(1)), { records });
      await playOn(session, 5, 25);
      const before = hashState(session.state);
      const log = session.get().log.map(({ text }) => text);
      await session.dispose();
      const saved = await readDuel(file());
      const table = {
        words,
        records,
        version: '0.0.0',
        seats: [person, opponent(randomOpponent(2))],
      } as const;
      const again = resumeDuel(saved, { ...table, seats: [...table.seats] });
      await again.session.settled();
      expect(hashState(again.session.state)).toBe(before);
      expect(again.session.get().log.map(({ text }) => text)).toEqual(log);
      await playOn(again.session, 6);
      expect(again.session.get().end).not.toBeNull();
    }));
});

describe('answers', () => {
  test('an index that is not offered is refused and changes nothing', async () => {
    const { session } = open(11, opponent(randomOpponent(1)));
    await session.settled();
    const { decision } = session.get();
    expect(() => session.choose(decision!.options.length)).toThrow(RangeError);
    expect(() => session.choose(-1)).toThrow(RangeError);
    expect(session.get().decision).toBe(decision);
    await session.dispose();
  });

  test('under "never" no window is asked', async () => {
    const { session } = open(12, opponent(randomOpponent(1)), { prompts: 'never' });
    session.subscribe(() => expect(session.get().decision?.kind).not.toBe('respond'));
    await playOn(session, 7);
    expect(session.get().end).not.toBeNull();
  });

  test('passing until the turn ends asks nothing before the next turn', async () => {
    const { session } = open(13, person, { everything: true });
    await playOn(session, 8, 10);
    const { turn } = session.get().view;
    session.pass('turnEnd');
    for (let n = 0; n < 40 && session.get().view.turn === turn && session.get().end === null; n += 1) {
      expect(session.get().decision).not.toBeNull();
      session.choose(0);
    }
    await session.dispose();
  });

  test('surrender ends the duel', async () => {
    const { session } = open(14, opponent(randomOpponent(1)));
    await session.settled();
    session.surrender();
    await session.settled();
    expect(session.get().end).toMatchObject({ winner: 1, reason: 'surrender' });
  });
});

describe('taking back', () => {
  test('returns to the very table, marks the duel casual, and can be done again', () =>
    withRecords(async (records) => {
      const { session, file } = open(15, person, { records, everything: true });
      await playOn(session, 9, 12);
      const before = {
        hash: hashState(session.state),
        log: session.get().log,
        text: readFileSync(file(), 'utf8'),
      };
      session.choose(0);
      const after = hashState(session.state);
      expect(session.undo()).toBe(true);
      expect(hashState(session.state)).toBe(before.hash);
      expect(session.get().log).toEqual(before.log);
      expect(readFileSync(file(), 'utf8').startsWith(before.text)).toBe(true);
      expect(parseReplay(readFileSync(file(), 'utf8'), 'x').choices).toEqual(
        parseReplay(before.text, 'x').choices,
      );
      expect(session.casual).toBe(true);
      expect(session.redo()).toBe(true);
      expect(hashState(session.state)).toBe(after);
      expect(session.canRedo()).toBe(false);
      await session.dispose();
    }));

  test('a way that is left is kept in the same save', () =>
    withRecords(async (records) => {
      const { session, file } = open(16, person, { records, everything: true });
      await playOn(session, 10, 12);
      while ((session.get().decision?.options.length ?? 0) < 2) session.choose(0);
      session.choose(0);
      const left = hashState(session.state);
      session.undo();
      session.choose(1);
      expect(records.files.listReplays()).toHaveLength(0);
      const { tree } = parseReplay(readFileSync(file(), 'utf8'), file());
      const [way] = otherWays(tree);
      expect(otherWays(tree)).toHaveLength(1);
      expect(session.jump(way!.n)).toBeNull();
      expect(hashState(session.state)).toBe(left);
      await session.dispose();
    }));

  test('nothing to take back at the beginning', async () => {
    const { session } = open(17, person, { everything: true });
    await session.settled();
    expect(session.undo()).toBe(false);
    expect(session.redo()).toBe(false);
    await session.dispose();
  });
});

describe('an opponent that fails', () => {
  test.each([
    ['throws', () => Promise.reject(new Error('it broke'))],
    ['answers nonsense', () => 999],
    ['answers no number', () => Number.NaN],
  ])('%s: the duel goes on with a legal choice and says so', async (_, choose) => {
    const { session } = open(18, opponent({ choose, dispose: () => {} }));
    const notices = new Set<string>();
    session.subscribe(() => {
      const { notice } = session.get();
      if (notice !== null) notices.add(notice);
    });
    await playOn(session, 11, 40);
    expect([...notices].join()).toContain('Kaiba could not decide');
    await session.dispose();
  });

  test('is stopped when the session ends', async () => {
    let stopped = false;
    const dispose = (): void => {
      stopped = true;
    };
    const never = { choose: () => new Promise<number>(() => {}), dispose };
    const { session } = open(19, opponent(never));
    await session.dispose();
    expect(stopped).toBe(true);
  });
});
