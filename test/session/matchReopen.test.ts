/** The end of a duel of a match is taken back: the result goes with it, as long as the match is not over. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openMatch, resumed, toNextDuel, win } from './matchTable.ts';
import { playOn, withRecords } from './table.ts';

test('the duel goes on, also after quitting, and its second end counts as casual', () =>
  withRecords(async (records) => {
    const { match } = await openMatch('classic', { records });
    toNextDuel(match);
    const { session } = match.duel();
    await playOn(session, 3, 4);
    session.surrender();
    await session.settled();
    expect(match.get().results).toHaveLength(1);
    expect(session.canUndo()).toBe(true);
    expect(session.undo()).toBe(true);
    await session.settled();
    expect(match.get()).toMatchObject({ results: [], due: { k: 'duel', n: 1 } });
    expect(readFileSync(match.file(), 'utf8')).toMatch(/^reopen \S+\.duelo$/m);
    expect(match.duel().session).toBe(session);
    // What was its replay is in its save, and lies nowhere else.
    expect(records.files.listReplays()).toEqual([]);
    expect(records.files.listSaves()).toHaveLength(1);
    await session.dispose();
    match.leave();
    const again = await resumed(match.file(), records);
    expect(again.get()).toMatchObject({ results: [], due: { k: 'duel', n: 1 } });
    const { session: second } = again.duel();
    await second.settled();
    expect(second.casual).toBe(true);
    second.surrender();
    await second.settled();
    expect(again.get().results).toHaveLength(1);
    expect(readFileSync(again.file(), 'utf8')).toMatch(/^result .* casual /m);
    expect(records.files.listReplays().map(({ name }) => name)).toEqual([second.get().end?.replay]);
    await second.dispose();
    again.leave();
  }));

test('once the match is over nothing is taken back', () =>
  withRecords(async (records) => {
    const { match } = await openMatch('classic', { records, side: false });
    await win(match, 1);
    toNextDuel(match);
    const { session } = match.duel();
    for (let n = 0; session.get().end === null && n < 99; n += 1) {
      await session.settled();
      if (session.get().seat === 0) session.surrender();
      else await playOn(session, n, 1);
    }
    await session.settled();
    expect(match.get().due).toEqual({ k: 'over', winner: 1 });
    expect(session.canUndo()).toBe(false);
    expect(session.undo()).toBe(false);
    await session.dispose();
    match.leave();
  }));
