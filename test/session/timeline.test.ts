/** The timeline of a duel: whatever is taken back, done again and chosen otherwise, nothing is lost, also not on the disk. */

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashState } from '../../src/engine/index.ts';
import type { Records } from '../../src/records/index.ts';
import type { DuelSession } from '../../src/session/duel.ts';
import { playThrough } from '../../src/session/replay.ts';
import { parseReplay } from '../../src/session/replayFile.ts';
import {
  type DuelTable,
  type OpenDuel,
  readDuel,
  resumeDuel,
  setupOf,
  startFrom,
} from '../../src/session/start.ts';
import { otherWays, type Tree } from '../../src/session/tree.ts';
import { stringsOf } from '../../src/strings/index.ts';
import { said } from '../../src/strings/saying.ts';
import { open, opponent, person, planOf, playOn, randomOpponent, withRecords, words } from './table.ts';

const textOf = ({ file }: OpenDuel): string => readFileSync(file(), 'utf8');
/** Everything that a file and a session must agree about. */
const shapeOf = ({ nodes, at, casual }: Tree) => ({
  at: at.n,
  casual,
  nodes: nodes.map(({ n, parent, way, choice, children }) => ({
    n,
    parent: parent?.n ?? null,
    way: way?.n ?? null,
    children: children.map((child) => child.n),
    said: choice === null ? null : [choice.turn, choice.player, choice.form, choice.text],
  })),
});
const again = async (duel: OpenDuel, table: Omit<DuelTable, 'words' | 'version'>): Promise<OpenDuel> => {
  await duel.session.dispose();
  return resumeDuel(await readDuel(duel.file()), { words, version: '0.0.0', ...table });
};
const twoPersons = (records: Records): Omit<DuelTable, 'words' | 'version'> => ({
  seats: [person, person],
  records,
  everything: true,
});

describe('a walk along the timeline', () => {
  test('the table is always that of the choices, and the file holds the very tree', async () => {
    const step = fc.record({ do: fc.integer({ min: 0, max: 9 }), with: fc.nat(1000) });
    await fc.assert(
      fc.asyncProperty(fc.nat(500), fc.array(step, { minLength: 10, maxLength: 60 }), (seed, steps) =>
        withRecords(async (records) => {
          let duel = open(seed, person, { records, everything: true });
          for (const { do: what, with: value } of steps) {
            const { session } = duel;
            const { decision } = session.get();
            const nodes = session.tree.nodes.length;
            if (what < 5 && decision !== null) session.choose(value % decision.options.length);
            else if (what === 5) session.undo();
            else if (what === 6) session.redo();
            else if (what === 7) session.jump(value % nodes);
            else if (what === 8) session.unpick();
            else duel = await again(duel, twoPersons(records));
            await duel.session.settled();
            const file = parseReplay(textOf(duel), duel.file());
            expect(shapeOf(file.tree)).toEqual(shapeOf(duel.session.tree));
            const { ok, state } = playThrough({ ...file, end: null }, setupOf(planOf(seed)));
            expect(ok).toBe(true);
            expect(hashState(state)).toBe(hashState(duel.session.state));
          }
          const log = duel.session.get().log.map(({ text }) => text);
          const loaded = await again(duel, twoPersons(records));
          expect(loaded.session.get().log.map(({ text }) => text)).toEqual(log);
          await loaded.session.dispose();
        }),
      ),
      { numRuns: 12 },
    );
  }, 60_000);

  test('what an effect has noted so far is the same at a table that was left and resumed in the middle of it', () =>
    withRecords(async (records) => {
      // Ultimate Offering chained to itself: its second link asks for the monster it then remembers
      let duel = open(405, person, { records, everything: true });
      for (const value of [0, 0, 0, 0, 0, 0, 0, 0, 313, 0]) {
        const { decision } = duel.session.get();
        duel.session.choose(value % (decision?.options.length ?? 1));
      }
      const { chain } = duel.session.state;
      expect(chain.length).toBe(3);
      const file = parseReplay(textOf(duel), duel.file());
      const { state } = playThrough({ ...file, end: null }, setupOf(planOf(405)));
      expect(hashState(state)).toBe(hashState(duel.session.state));
      duel = await again(duel, twoPersons(records));
      expect(hashState(duel.session.state)).toBe(hashState(state));
      await duel.session.dispose();
    }));

  test('passes about which nobody was asked are left out, and the numbers stay; a turn that begins is nobody’s choice', async () => {
    let left = 0;
    for (const seed of [3, 15, 21]) {
      const { session } = open(seed, opponent(randomOpponent(seed)));
      await playOn(session, seed, 60);
      const asked = session.timeline();
      session.setPrompts('always');
      const all = session.timeline();
      expect(asked.filter(({ here }) => here)).toHaveLength(1);
      expect(all.filter(({ n }) => asked.some((row) => row.n === n)).map(({ n }) => n)).toEqual(
        asked.map(({ n }) => n),
      );
      const passes = all.filter(({ n }) => !asked.some((row) => row.n === n));
      for (const { n } of passes) expect(session.tree.nodes[n]?.choice?.form).toBe('pass');
      left += passes.length;
      for (const { text } of all) expect(text).not.toMatch(/^Turn \d/);
      await session.dispose();
    }
    expect(left).toBeGreaterThan(0);
  });

  test('lines are only added: what stood in the file stands there still', () =>
    withRecords(async (records) => {
      const duel = open(3, person, { records, everything: true });
      await playOn(duel.session, 4, 15);
      for (const walk of [
        (s: DuelSession) => s.undo(),
        (s: DuelSession) => s.undo(),
        (s: DuelSession) => s.redo(),
        (s: DuelSession) => s.jump(3),
        (s: DuelSession) => s.choose(0),
        (s: DuelSession) => s.jump(15),
      ]) {
        const before = textOf(duel);
        walk(duel.session);
        const after = textOf(duel);
        expect(after.startsWith(before)).toBe(true);
        expect(after.length).toBeGreaterThan(before.length);
      }
      await duel.session.dispose();
    }));

  test('the same choice again goes along the way that is there', () =>
    withRecords(async (records) => {
      const duel = open(3, person, { records, everything: true });
      await playOn(duel.session, 4, 8);
      const { session } = duel;
      session.choose(0);
      const { nodes, at } = session.tree;
      const count = nodes.length;
      session.undo();
      session.choose(0);
      expect(session.tree.nodes).toHaveLength(count);
      expect(session.tree.at).toBe(at);
      await session.dispose();
    }));
});

describe('quitting', () => {
  test('branches, the place and the mark survive; every branch can be gone to and has its own log', () =>
    withRecords(async (records) => {
      const seats: DuelTable['seats'] = [person, opponent(randomOpponent(1))];
      let duel = open(15, seats[1], { records });
      await playOn(duel.session, 9, 20);
      const first = { n: duel.session.tree.at.n, hash: hashState(duel.session.state) };
      const log = duel.session.get().log.map(({ text }) => text);
      for (let n = 0; n < 4; n += 1) duel.session.undo();
      await playOn(duel.session, 77, 6);
      const second = { n: duel.session.tree.at.n, hash: hashState(duel.session.state) };
      expect(second.hash).not.toBe(first.hash);
      duel = await again(duel, { records, seats: [person, opponent(randomOpponent(2))] });
      await duel.session.settled();
      expect(duel.session.casual).toBe(true);
      expect(duel.session.tree.at.n).toBe(second.n);
      expect(hashState(duel.session.state)).toBe(second.hash);
      const rows = duel.session.timeline();
      expect(rows[0]).toMatchObject({ n: 0, text: '', depth: 0 });
      expect(rows.some(({ depth }) => depth > 0)).toBe(true);
      expect(rows.filter(({ here }) => here)).toHaveLength(1);
      expect(duel.session.jump(first.n)).toBeNull();
      await duel.session.settled();
      expect(hashState(duel.session.state)).toBe(first.hash);
      expect(duel.session.get().log.map(({ text }) => text)).toEqual(log);
      expect(duel.session.get().moved).toMatchObject({ by: 'jump', n: first.n });
      await duel.session.dispose();
    }));

  test('a duel in which nothing was taken back is not casual, also after quitting', () =>
    withRecords(async (records) => {
      const duel = open(15, opponent(randomOpponent(1)), { records });
      await playOn(duel.session, 9, 20);
      const loaded = await again(duel, { records, seats: [person, opponent(randomOpponent(1))] });
      expect(loaded.session.casual).toBe(false);
      await playOn(loaded.session, 10);
      expect(records.history(1)[0]!.casual).toBeUndefined();
    }));

  test('the mark comes into the history although the client was quit after the step back', () =>
    withRecords(async (records) => {
      const duel = open(15, opponent(randomOpponent(1)), { records });
      await playOn(duel.session, 9, 20);
      duel.session.undo();
      await duel.session.settled();
      const loaded = await again(duel, { records, seats: [person, opponent(randomOpponent(1))] });
      await playOn(loaded.session, 10);
      expect(records.history(1)[0]!.casual).toBe(true);
    }));
});

describe('the end', () => {
  test('is taken back into a save with the whole tree; the replay stays as it is', () =>
    withRecords(async (records) => {
      const duel = open(7, opponent(randomOpponent(1)), { records });
      await playOn(duel.session, 2);
      const replay = duel.file();
      const text = readFileSync(replay, 'utf8');
      expect(duel.session.undo()).toBe(true);
      await duel.session.settled();
      expect(duel.session.get().end).toBeNull();
      expect(readFileSync(replay, 'utf8')).toBe(text);
      expect(duel.file()).not.toBe(replay);
      expect(textOf(duel).startsWith(text)).toBe(true);
      expect(parseReplay(textOf(duel), 'x').end).toBeNull();
      const loaded = await again(duel, { records, seats: [person, opponent(randomOpponent(3))] });
      // To the end again, the way that was gone first.
      while (loaded.session.get().end === null && loaded.session.redo()) await loaded.session.settled();
      expect(loaded.session.get().end).not.toBeNull();
      expect(records.history(5).map(({ casual }) => casual ?? false)).toEqual([true]);
      const verdict = parseReplay(textOf(loaded), loaded.file());
      expect(playThrough(verdict, setupOf(planOf(7)))).toMatchObject({ ok: true });
      expect(verdict.end).not.toBeNull();
    }));
});

describe('from a choice of a replay', () => {
  test('begins a casual save of its own with the choices before it; anybody may sit there', () =>
    withRecords(async (records) => {
      const duel = open(7, opponent(randomOpponent(1)), { records });
      await playOn(duel.session, 2);
      const replay = duel.file();
      const before = readFileSync(replay, 'utf8');
      const { choices } = parseReplay(before, replay);
      const plan = planOf(7, ['random', 'person']);
      const from = { replay: 'first.duelo', n: 30 };
      const next = startFrom(
        { ...plan, names: ['Yugi', 'You'] },
        { seats: [opponent(randomOpponent(5)), person], records, words, version: '0.0.0' },
        choices.slice(0, 30),
        from,
      );
      await next.session.settled();
      expect(next.session.casual).toBe(true);
      expect(parseReplay(textOf(next), 'x').head.from).toEqual(from);
      expect(
        parseReplay(textOf(next), 'x')
          .choices.slice(0, 30)
          .map(({ form }) => form),
      ).toEqual(choices.slice(0, 30).map(({ form }) => form));
      await playOn(next.session, 6);
      expect(readFileSync(replay, 'utf8')).toBe(before);
      expect(records.history(1)[0]).toMatchObject({ casual: true });
    }));
});

describe('what a file may say', () => {
  const base = async (records: Records): Promise<{ path: string; text: string; lines: number }> => {
    const duel = open(3, person, { records, everything: true });
    await playOn(duel.session, 4, 6);
    await duel.session.dispose();
    const text = textOf(duel);
    return { path: duel.file(), text, lines: text.split('\n').length - 1 };
  };
  test.each([
    ['back 9', 'there is no choice 9 before this line'],
    ['back 6', 'choice 6 is not on the way to choice 6'],
    ['again 3', 'choice 3 does not follow on choice 6'],
    ['unpick 6', 'choice 6 is not on the way to choice 6'],
    ['back', 'neither a choice'],
  ])('%s is refused with its line', (line, reason) =>
    withRecords(async (records) => {
      const { path, text, lines } = await base(records);
      writeFileSync(path, `${text}${line}\n`);
      await expect(readDuel(path)).rejects.toThrow(`${path}:${lines + 1}: ${reason}`);
    }),
  );
  test('a step that was cut off while it was written is none', () =>
    withRecords(async (records) => {
      const { path, text } = await base(records);
      writeFileSync(path, `${text}back 2`);
      const duel = resumeDuel(await readDuel(path), { words, version: '0.0.0', ...twoPersons(records) });
      expect(duel.session.tree.at.n).toBe(6);
      duel.session.choose(0);
      expect(textOf(duel).startsWith(`${text}t`)).toBe(true);
      await duel.session.dispose();
    }));
});

describe('files of the first build', () => {
  const fixture = (name: string): string =>
    join(dirname(fileURLToPath(import.meta.url)), 'fixtures', `first-build-${name}.duelo`);
  const table: DuelTable = {
    seats: [person, person],
    records: null,
    words,
    version: '0.0.0',
    everything: true,
  };
  test('one of two persons plays on', async () => {
    const { session } = resumeDuel(await readDuel(fixture('two-persons')), table);
    await session.settled();
    expect(session.get().notice).toBeNull();
    expect(session.tree.at.n).toBe(40);
    await playOn(session, 1, 5);
    expect(session.tree.at.n).toBe(45);
    expect(session.undo()).toBe(true);
    await session.dispose();
  });
  test('one whose cards have changed since is told to fit up to the exact line, and goes on before it', async () => {
    const saved = await readDuel(fixture('goat'));
    const verdict = playThrough(saved, setupOf(saved.plan));
    expect({ ...verdict, reason: said(verdict.reason, stringsOf('en')) }).toMatchObject({
      ok: false,
      line: 141,
      reason: expect.stringMatching(/^not offered: toPhase end; offered \(2\): activate 74131780@p0\.m4/),
    });
    const { session } = resumeDuel(saved, table);
    await session.settled();
    expect(session.get().notice).toBe(
      'From line 141 on the save no longer fits: "End turn" is not possible there any more. The duel goes on from there; ' +
        'the whole file is kept in the folder old beside it.',
    );
    await session.dispose();
  });
  test('a finished one is shown to its end', async () => {
    const saved = await readDuel(fixture('finished'));
    expect(playThrough({ ...saved, end: null }, setupOf(saved.plan)).state.result).toMatchObject({
      winner: saved.end!.winner,
      reason: saved.end!.reason,
    });
    expect(otherWays(saved.tree)).toEqual([]);
  });
});
