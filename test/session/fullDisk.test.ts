/** A disk that is full when a duel begins or ends: it is said, nothing is left lying about, and it is made good later. */
import { existsSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CannotKeep, openRecords, type Records } from '../../src/records/index.ts';
import { unreadableSaves } from '../../src/session/saves.ts';
import { anyFinished, enterFinished } from '../../src/session/unentered.ts';
import { open, person, withRecords } from './table.ts';

const full = new CannotKeep('history.json cannot be written: the disk is full', 'the disk is full');
/** The history cannot be written as long as it is so. */
function withFullHistory(records: Records): { mend: () => void } {
  const { addHistory } = records;
  records.addHistory = () => {
    throw full;
  };
  return { mend: () => Object.assign(records, { addHistory }) };
}
const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

describe('at the end of a duel', () => {
  test.each([true, false])(
    'what is not in the history is said, and entered at the next start (%s)',
    (retries) =>
      withRecords(async (records, folder) => {
        const { mend } = withFullHistory(records);
        const { session } = open(5, person, { records, retries });
        await session.settled();
        session.choose(0);
        await session.settled();
        session.surrender();
        await session.settled();
        expect(session.get().end).toMatchObject({ reason: 'surrender', replay: '' });
        expect(session.get().notice).toBe(
          'The history cannot be written: the disk is full. The duel is entered at the next start that can.',
        );
        // Not while this client has it open.
        mend();
        enterFinished(records);
        expect(records.history(9)).toEqual([]);
        await session.dispose();

        const next = openRecords(folder);
        await next.load();
        expect(anyFinished(next)).toBe(true);
        enterFinished(next);
        expect(anyFinished(next)).toBe(false);
        const [record, ...none] = next.history(9);
        expect(none).toEqual([]);
        expect(record).toMatchObject({ result: 'lost', level: 'self', duels: [{ reason: 'surrender' }] });
        expect(filesIn(next.files.replays)).toEqual([record?.duels[0]?.replay]);
        expect(filesIn(next.files.saves)).toEqual([]);
        enterFinished(next);
        expect(next.history(9)).toHaveLength(1);
      }),
  );

  test('one that is taken back from there goes on in its save, and is entered with its last end', () =>
    withRecords(async (records) => {
      const { mend } = withFullHistory(records);
      const { session } = open(5, person, { records, retries: true });
      await session.settled();
      session.choose(0);
      await session.settled();
      session.surrender();
      await session.settled();
      expect(session.undo()).toBe(true);
      await session.settled();
      expect(session.get().end).toBeNull();
      mend();
      session.surrender();
      await session.settled();
      expect(session.get().notice).toBeNull();
      expect(records.history(9)).toHaveLength(1);
      expect(filesIn(records.files.replays)).toEqual([session.get().end?.replay]);
      await session.dispose();
      expect(filesIn(records.files.saves)).toEqual([]);
    }));

  test('a history whose folder is gone is one that cannot be written', () =>
    withRecords(async (records, folder) => {
      renameSync(folder, `${folder}-away`);
      writeFileSync(folder, '');
      expect(() =>
        records.addHistory({
          at: '2026-11-30T12:00:00Z',
          format: 'classic',
          decks: ['A', 'B'],
          opponent: 'Kaiba',
          level: 'standard',
          result: 'won',
          duels: [],
        }),
      ).toThrow(CannotKeep);
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    }));
});

describe('what was left half written', () => {
  const old = new Date(Date.now() - 3_600_000);
  const put = (records: Records, name: string, text: string, time: Date): void => {
    const path = join(records.files.saves, name);
    writeFileSync(path, text);
    utimesSync(path, time, time);
  };

  test('is no save, and goes once nobody writes it any more', () =>
    withRecords(async (records) => {
      const { session, file } = open(5, person, { records });
      await session.settled();
      session.choose(0);
      await session.settled();
      await session.dispose();
      put(records, 'empty.duelo', '', old);
      put(records, 'empty.match', '', old);
      put(records, 'fresh.duelo', '', new Date());
      put(records, 'x.duelo.999999999.part', 'half', old);
      put(records, `y.duelo.${process.ppid}.part`, 'half', old);
      expect(unreadableSaves(records)).toEqual([]);
      expect(records.files.listSaves().map(({ path }) => path)).toEqual([file()]);
      enterFinished(records);
      const left = filesIn(records.files.saves).map((name) => join(records.files.saves, name));
      expect(left.sort()).toEqual(
        [
          file(),
          join(records.files.saves, 'fresh.duelo'),
          join(records.files.saves, `y.duelo.${process.ppid}.part`),
        ].sort(),
      );
    }));

  test('a duel that cannot begin leaves nothing', () =>
    withRecords(async (records) => {
      const { begin } = records.files;
      // A name that the part cannot be written under: what is longer than a name may be.
      expect(() => begin('a', 'text', `.${'x'.repeat(228)}` as '.duelo')).toThrow(CannotKeep);
      expect(filesIn(records.files.saves)).toEqual([]);
    }));
});
