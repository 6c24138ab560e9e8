/** A match that is left, between its duels or in one, goes on as it stood; also when nobody could say goodbye. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRegistered } from '../../src/decks/siding.ts';
import type { Records } from '../../src/records/index.ts';
import type { Match } from '../../src/session/matchTypes.ts';
import { parseReplay } from '../../src/session/replayFile.ts';
import { keptDuels, wholeOf } from '../../src/session/saves.ts';
import { FORMAT_NAMES, openMatch, resumed, toNextDuel, win } from './matchTable.ts';
import { playOn, withRecords } from './table.ts';

/** What a kill leaves: the files as they are now, and a lock of a process that is gone. */
function killed(records: Records): void {
  for (const name of readdirSync(records.files.saves)) {
    if (name.endsWith('.lock')) writeFileSync(join(records.files.saves, name), '99999999 1');
  }
}

const siding = (match: Match) => {
  const { due } = match.get();
  if (due.k !== 'side') throw new Error(`${due.k} is due`);
  return due.siding;
};

describe.each(FORMAT_NAMES)('a match left in %s', (format) => {
  test('between two duels goes on with its score, the exchanges made, and who says who begins', () =>
    withRecords(async (records) => {
      const { match } = await openMatch(format, { records });
      await win(match, 1);
      const [out, into] = [siding(match).deck.main[0]!, siding(match).deck.side[0]!];
      match.swap(out, into);
      killed(records);
      const second = await resumed(match.file(), records);
      expect(second.get()).toMatchObject({ results: [1], due: { k: 'side', player: 0 } });
      expect(siding(second).deck).toEqual(siding(match).deck);
      expect(isRegistered(siding(second))).toBe(false);
      second.sided();
      second.leave();
      const third = await resumed(match.file(), records);
      expect(third.get().due).toMatchObject({ k: 'side', player: 1 });
      third.sided();
      killed(records);
      const fourth = await resumed(match.file(), records);
      expect(fourth.get().due).toEqual({ k: 'first', player: 0, by: 'loser' });
      fourth.chooseFirst(1);
      killed(records);
      const fifth = await resumed(match.file(), records);
      const { session } = fifth.duel();
      expect(session.state.first).toBe(1);
      const codes = session.state.cards.filter(({ owner }) => owner === 0).map(({ code }) => code);
      expect(codes).toContain(into);
      await session.dispose();
      fifth.leave();
    }));

  test('within a duel goes on at the same decision, and after it with the same match', () =>
    withRecords(async (records) => {
      const { match } = await openMatch(format, { records });
      await win(match, 0);
      toNextDuel(match);
      const { session } = match.duel();
      await playOn(session, 2, 9);
      const at = session.get();
      killed(records);
      expect(keptDuels(records)).toMatchObject([{ path: match.file(), isMatch: true }]);
      expect(keptDuels(records)[0]!.text).toMatch(
        /^match against Ben, Ann leads 1 to 0, turn \d+ of duel 2, just now$/,
      );
      const again = await resumed(match.file(), records);
      const { session: same, file } = again.duel();
      await same.settled();
      expect(same.get().decision).toEqual(at.decision);
      expect(wholeOf(file())).toBe(match.file());
      // The log begins with what was told before the first draw.
      expect(same.get().log[0]!.text).toContain('Duel 2 of the match');
      await same.dispose();
      await win(again, 0);
      expect(again.get().due).toEqual({ k: 'over', winner: 0 });
      expect(records.files.listMatches()).toEqual([]);
      expect(records.files.listSaves()).toEqual([]);
    }));

  test('is in the history once, with its duels, and their replays know it', () =>
    withRecords(async (records) => {
      const { match } = await openMatch(format, { records });
      const id = basename(match.file(), '.match');
      for (const winner of [0, 1, 1] as const) await win(match, winner);
      const [kept, ...more] = records.history(9);
      expect(more).toEqual([]);
      expect(kept).toMatchObject({ match: id, result: 'lost', level: 'self' });
      expect(kept!.duels.map(({ result }) => result)).toEqual(['won', 'lost', 'lost']);
      expect(new Set(kept!.duels.map(({ seed }) => seed)).size).toBe(3);
      for (const [i, { replay, seed, first }] of kept!.duels.entries()) {
        const text = readFileSync(join(records.files.replays, replay), 'utf8');
        const { head } = parseReplay(text, replay);
        expect(head).toMatchObject({ seed, first, match: { id, n: i + 1, results: [0, 1].slice(0, i) } });
        expect(head.decks[0].side).toHaveLength(15);
      }
      expect(existsSync(join(records.files.replays, `${id}.match`))).toBe(true);
      expect(readdirSync(records.files.saves)).toEqual([]);
    }));
});

describe('a client that is killed at a bad moment', () => {
  test('after the last line of a duel: the duel counts as it ended', () =>
    withRecords(async (records) => {
      const { match } = await openMatch('classic', { records });
      const before = readFileSync(match.file(), 'utf8');
      await win(match, 0);
      // The result is in the duel's file; the match does not know yet, and the file was not moved.
      const text = readFileSync(match.file(), 'utf8');
      const begun = text.slice(0, text.indexOf('result '));
      expect(begun.length).toBeGreaterThan(before.length);
      writeFileSync(match.file(), begun);
      const [{ name = '' } = {}] = records.files.listReplays();
      for (const place of [records.files.saves, records.files.replays]) {
        const path = join(records.files.replays, name);
        if (place === records.files.saves) renameSync(path, join(place, name));
        writeFileSync(match.file(), begun);
        killed(records);
        const again = await resumed(match.file(), records);
        expect(again.get()).toMatchObject({ results: [0], due: { k: 'side', player: 0 } });
        expect(again.ends()[0]).toEqual(match.ends()[0]);
        expect(existsSync(path)).toBe(true);
        again.leave();
      }
    }));

  test('in the middle of a line: that line is left out', () =>
    withRecords(async (records) => {
      const { match } = await openMatch('classic', { records });
      await win(match, 0);
      match.swap(siding(match).deck.main[0]!, siding(match).deck.side[0]!);
      const text = readFileSync(match.file(), 'utf8');
      writeFileSync(match.file(), text.slice(0, -4));
      const again = await resumed(match.file(), records);
      expect(isRegistered(siding(again))).toBe(true);
      again.sided();
      again.leave();
      const third = await resumed(match.file(), records);
      expect(third.get().due).toMatchObject({ k: 'side', player: 1 });
      third.leave();
    }));

  test('between the history and the end of the file: the match is kept once', () =>
    withRecords(async (records) => {
      const { match } = await openMatch('classic', { records });
      const path = match.file();
      await win(match, 0);
      await win(match, 0);
      const ended = readFileSync(match.file(), 'utf8');
      writeFileSync(path, ended.replace(/over\n$/, ''));
      const again = await resumed(path, records);
      expect(again.get().due).toEqual({ k: 'over', winner: 0 });
      expect(records.history(9)).toHaveLength(1);
    }));

  test('and its duel is lost: that duel begins anew with the same cards', () =>
    withRecords(async (records) => {
      const { match } = await openMatch('classic', { records });
      toNextDuel(match);
      const { session, file } = match.duel();
      await playOn(session, 1, 3);
      const hand = session.get().view.sides.map(({ deckCount }) => deckCount);
      mkdirSync(join(records.folder, 'lost'));
      renameSync(file(), join(records.folder, 'lost', 'x'));
      killed(records);
      const again = await resumed(match.file(), records);
      const next = again.duel().session;
      await next.settled();
      expect(next.state.first).toBe(session.state.first);
      expect(hand).toHaveLength(2);
      expect(next.state.rng).toBeDefined();
      await next.dispose();
      await session.dispose();
    }));
});

test('a match in which nobody has chosen anything is not kept', () =>
  withRecords(async (records) => {
    const { match } = await openMatch('classic', { records, first: 0 });
    const { session } = match.duel();
    await session.settled();
    await session.dispose();
    expect(match.leave()).toBe(false);
    expect(readdirSync(records.files.saves)).toEqual([]);
  }));

test('a file that was changed by hand into something impossible is refused with its line', () =>
  withRecords(async (records) => {
    const { match } = await openMatch('classic', { records });
    await win(match, 0);
    match.leave();
    const text = readFileSync(match.file(), 'utf8');
    const lines = text.split('\n').length;
    const path = join(records.folder, 'x.match');
    copyFileSync(match.file(), path);
    for (const [step, why] of [
      ['swap 0 1 2', 'card 1 is not in the deck.'],
      ['first 0 toss 0', 'nobody decides here who begins'],
      ['sided 1', 'player 1 changes no deck here'],
      ['over', 'the match is not over here'],
      ['nonsense', 'no step of a match: nonsense'],
    ]) {
      writeFileSync(path, `${text}${step}\n`);
      await expect(resumed(path, records)).rejects.toThrow(`${path}:${lines}: ${why}`);
    }
  }));
