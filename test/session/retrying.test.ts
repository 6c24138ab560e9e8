/** A save that cannot be written any more: at a screen it is said, nothing is done, and it can be tried again. */
import { readFileSync, renameSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashState } from '../../src/engine/index.ts';
import { CannotKeep, type Records } from '../../src/records/index.ts';
import { playThrough } from '../../src/session/replay.ts';
import { readReplay } from '../../src/session/saveFiles.ts';
import { setupOf } from '../../src/session/start.ts';
import { open, opponent, person, planOf, randomOpponent, withRecords } from './table.ts';

const away = ({ files }: Records): void => renameSync(files.saves, `${files.saves}-away`);
const backAgain = ({ files }: Records): void => renameSync(`${files.saves}-away`, files.saves);
const endTurn = (options: readonly { k: string; n: number; i: number }[] = []): number =>
  options.find(({ k, n }) => k === 'toPhase' && n === 5)?.i ?? -1;

describe('where a screen is there to try again', () => {
  test('a choice is not made, the reason is told, and the next try is written', () =>
    withRecords(async (records) => {
      const { session, file } = open(5, person, { records, retries: true });
      await session.settled();
      const before = hashState(session.state);
      away(records);
      session.choose(0);
      await session.settled();
      expect(session.get().notice).toBe(
        'The duel cannot be kept: its folder is gone. Try again, or leave it.',
      );
      expect(session.get().decision).not.toBeNull();
      expect(hashState(session.state)).toBe(before);
      session.surrender();
      expect(session.get().end).toBeNull();
      expect(session.undo()).toBe(false);
      backAgain(records);
      session.choose(0);
      await session.settled();
      expect(session.get().notice).toBeNull();
      expect(hashState(session.state)).not.toBe(before);
      const saved = readReplay(file());
      expect(saved.choices).toHaveLength(1);
      expect(playThrough(saved, setupOf(planOf(5))).ok).toBe(true);
      expect(session.undo()).toBe(true);
      away(records);
      expect(session.redo()).toBe(false);
      expect(session.jump(1)).toContain('cannot be kept');
      backAgain(records);
      expect(session.jump(1)).toBeNull();
      await session.dispose();
    }));

  test('a move of the other side waits at a pause until it can be written', () =>
    withRecords(async (records) => {
      const random = randomOpponent(1);
      let isGone = false;
      const other = opponent({
        ...random,
        choose: (...asked) => {
          if (!isGone) away(records);
          isGone = true;
          return random.choose(...asked);
        },
      });
      const { session } = open(5, other, { records, retries: true });
      await session.settled();
      session.choose(endTurn(session.get().decision?.options));
      await session.settled();
      expect(isGone).toBe(true);
      expect(session.get()).toMatchObject({
        decision: null,
        pause: expect.stringContaining('Enter tries again'),
      });
      const { length } = session.get().log;
      session.proceed();
      await session.settled();
      expect(session.get().log).toHaveLength(length);
      backAgain(records);
      session.proceed();
      await session.settled();
      expect(session.get().log.length).toBeGreaterThan(length);
      await session.dispose();
    }));

  test('an end that cannot be written is shown with the reason', () =>
    withRecords(async (records) => {
      const { session } = open(5, person, { records, retries: true });
      await session.settled();
      const { append } = records.files;
      records.files.append = (path, line) => {
        if (line.startsWith('result')) throw new CannotKeep(`${path} cannot be written: the disk is full`);
        append(path, line);
      };
      session.surrender();
      await session.settled();
      expect(session.get().end).toMatchObject({ reason: 'surrender', replay: '' });
      expect(session.get().notice).toContain('the disk is full');
      await session.dispose();
    }));
});

test('elsewhere it is thrown', () =>
  withRecords(async (records) => {
    const { session } = open(5, person, { records });
    await session.settled();
    away(records);
    expect(() => session.choose(0)).toThrow(CannotKeep);
    backAgain(records);
    await session.dispose();
  }));

test('the line of a turn that could not be written goes before the next choice', () =>
  withRecords(async (records) => {
    const { session, file } = open(5, person, { records, retries: true });
    await session.settled();
    const { append } = records.files;
    let isFull = false;
    records.files.append = (path, line) => {
      if (isFull || line.startsWith('// turn')) {
        isFull = true;
        throw new CannotKeep('the disk is full');
      }
      append(path, line);
    };
    session.choose(endTurn(session.get().decision?.options));
    await session.settled();
    expect(isFull).toBe(true);
    records.files.append = append;
    session.choose(0);
    await session.settled();
    const lines = readFileSync(file(), 'utf8').trimEnd().split('\n').slice(-3);
    expect(lines).toEqual([expect.stringMatching(/^t1 p0 /), '// turn 2', expect.stringMatching(/^t2 p1 /)]);
    await session.dispose();
  }));
