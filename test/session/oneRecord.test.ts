/** The history has one record for each duel, whatever was taken back after its end. */
import { expect, test } from 'vitest';
import { readDuel, resumeDuel } from '../../src/session/start.ts';
import { open, person, withRecords, words } from './table.ts';

test('a duel that is gone on with after its end and ends again is told by its last end', () =>
  withRecords(async (records) => {
    const { session, file } = open(5, person, { records });
    await session.settled();
    session.choose(0);
    await session.settled();
    session.surrender();
    await session.settled();
    const [first, ...none] = records.history(9);
    expect(none).toEqual([]);
    expect(session.undo()).toBe(true);
    await session.settled();
    expect(session.get().end).toBeNull();
    session.surrender();
    await session.settled();
    const [second, ...others] = records.history(9);
    expect(others).toEqual([]);
    expect(second).toMatchObject({ result: 'lost', casual: true });
    expect(second?.duels[0]?.replay).not.toBe(first?.duels[0]?.replay);
    // And when another client goes on with it.
    expect(session.undo()).toBe(true);
    await session.settled();
    const path = file();
    await session.dispose();
    const table = {
      seats: [person, person] as [typeof person, typeof person],
      words,
      records,
      version: '0.0.0',
    };
    const again = resumeDuel(await readDuel(path), table).session;
    await again.settled();
    again.surrender();
    await again.settled();
    expect(records.history(9)).toHaveLength(1);
    await again.dispose();
    // Another duel has another.
    const other = open(6, person, { records }).session;
    await other.settled();
    other.surrender();
    await other.settled();
    expect(records.history(9)).toHaveLength(2);
    await other.dispose();
  }));
