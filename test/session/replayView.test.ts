/** A replay looked at: every step is the duel as it was then, and no eyes see more than theirs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { advance, createDuel, type PlayerView, surrender, viewFor } from '../../src/engine/index.ts';
import type { Records } from '../../src/records/index.ts';
import { moveFor, playThrough } from '../../src/session/replay.ts';
import { openReplay, type ReplayView } from '../../src/session/replayView.ts';
import { readDuel, type SavedDuel, setupOf } from '../../src/session/start.ts';
import type { ReplayShown } from '../../src/session/types.ts';
import { open, opponent, person, playOn, randomOpponent, withRecords, words } from './table.ts';

/** A duel played at random to its end, or for some answers. */
async function played(records: Records, seed: number, most?: number): Promise<SavedDuel> {
  const duel = open(seed, opponent(randomOpponent(seed)), { records });
  await playOn(duel.session, seed, most);
  await duel.session.dispose();
  return readDuel(duel.file());
}
/** What the first seat sees after each choice, played through once. */
function viewsOf({ choices, plan }: SavedDuel): PlayerView[] {
  const state = createDuel(setupOf(plan));
  const views = [viewFor(state, 0)];
  for (const choice of choices) {
    const move = moveFor(state, choice);
    if ('of' in move) throw new Error(JSON.stringify(move));
    if ('surrender' in move) surrender(state, move.surrender);
    else advance(state, move.i);
    views.push(viewFor(state, 0));
  }
  return views;
}
const shown = (view: ReplayView): ReplayShown => view.get().replay as ReplayShown;
const stands = (view: ReplayView): number => shown(view).at;

describe('a replay', () => {
  test('begins at its start, and each step is the duel played through up to that choice', () =>
    withRecords(async (records) => {
      const saved = await played(records, 3);
      const views = viewsOf(saved);
      const view = openReplay(saved, words);
      const { of } = shown(view);
      expect(of).toBe(saved.choices.length);
      const check = (at: number): void => {
        expect(stands(view)).toBe(at);
        expect(view.get().view).toEqual(views[at]);
      };
      const logs: string[][] = [];
      for (let at = 0; at <= of; at += 1) {
        check(at);
        logs.push(view.get().log.map(({ text }) => text));
        expect(view.step(1)).toBe(at < of);
      }
      for (let at = of; at >= 0; at -= 1) {
        if (at % 5 === 0) check(at);
        expect(view.get().log.map(({ text }) => text)).toEqual(logs[at]);
        expect(view.step(-1)).toBe(at > 0);
      }
      // The log only grows along the way.
      expect(logs.at(-1)?.slice(0, logs[1]?.length)).toEqual(logs[1]);
    }));

  test('goes by turns, to its end, which says how it ended, and to its start', () =>
    withRecords(async (records) => {
      const saved = await played(records, 5);
      const view = openReplay(saved, words);
      expect(view.turn(-1)).toBe(false);
      const turns = saved.end?.turns ?? 0;
      for (let turn = 2; turn <= turns; turn += 1) {
        expect(view.turn(1)).toBe(true);
        expect(view.get().view.turn).toBe(turn);
        const began = stands(view);
        view.step(-1);
        expect(view.get().view.turn).toBe(turn - 1);
        view.step(1);
        expect(stands(view)).toBe(began);
      }
      view.toEnd();
      expect(view.turn(1)).toBe(false);
      expect(shown(view).end).toMatchObject({ winner: saved.end?.winner, turns, lp: saved.end?.lp });
      // In the middle of a turn, back to where it begins; from there to the one before.
      while (view.get().view.turn > 3) view.turn(-1);
      const third = stands(view);
      view.step(1);
      view.turn(-1);
      expect(stands(view)).toBe(third);
      expect(shown(view).end).toBeNull();
      view.turn(-1);
      expect(view.get().view.turn).toBe(2);
      view.toStart();
      expect(stands(view)).toBe(0);
    }));

  test('stays as it is on the disk and has nothing to choose', () =>
    withRecords(async (records) => {
      const saved = await played(records, 3);
      const before = readFileSync(saved.path, 'utf8');
      const view = openReplay(saved, words);
      view.toEnd();
      view.jump(4);
      expect(() => view.choose(0)).toThrow(RangeError);
      view.surrender();
      view.proceed();
      await view.dispose();
      expect(readFileSync(saved.path, 'utf8')).toBe(before);
    }));
});

describe('eyes', () => {
  test('of one seat see what that seat sees; both hands open show every card', () =>
    withRecords(async (records) => {
      const saved = await played(records, 7);
      const view = openReplay(saved, words);
      expect(shown(view).eyes).toBe(0);
      for (let i = 0; i < 30; i += 1) view.step(1);
      const { state } = playThrough(saved, setupOf(saved.plan), 30);
      for (const seat of [0, 1] as const) {
        view.look(seat);
        expect(view.get().seat).toBe(seat);
        expect(view.get().view).toEqual(viewFor(state, seat));
        const other = seat === 0 ? 1 : 0;
        expect(view.get().view.sides[other].hand.filter(({ known }) => known)).toEqual(
          viewFor(state, seat).sides[other].hand.filter(({ known }) => known),
        );
      }
      view.look('both');
      const { sides } = view.get().view;
      for (const side of sides) {
        expect(side.hand.every(({ known }) => known)).toBe(true);
        expect([...side.monsters, ...side.spells].every((card) => card === null || card.known)).toBe(true);
      }
      expect(sides[1].hand.length + sides[0].hand.length).toBeGreaterThan(0);
    }));

  test('tell in the log what they have seen, and with both hands open who drew what', () =>
    withRecords(async (records) => {
      const saved = await played(records, 7);
      const view = openReplay(saved, words);
      view.toEnd();
      const texts = (): string[] => view.get().log.map(({ text }) => text);
      const draws = (who: RegExp): string[] => texts().filter((text) => who.test(text));
      expect(draws(/^Kaiba draws/)).toContain('Kaiba draws a card.');
      view.look('both');
      expect(draws(/^Kaiba draws/)).not.toContain('Kaiba draws a card.');
      expect(draws(/^Player 1 draws/)).not.toContain('Player 1 draws a card.');
      expect(draws(/^You/)).toEqual([]);
      view.look(1);
      expect(draws(/^You draw/)).not.toContain('You draw a card.');
      expect(draws(/^Player 1 draws/)).toContain('Player 1 draws a card.');
    }));

  test('of a duel against the computer that is not over are those of the person', () =>
    withRecords(async (records) => {
      const saved = await played(records, 7, 25);
      const view = openReplay(saved, words);
      expect(shown(view).open).toEqual([0]);
      view.look(1);
      view.look('both');
      expect(view.get().view.me).toBe(0);
      expect(shown(view).eyes).toBe(0);
    }));

  test('list in the timeline what they know, and jump to any choice', () =>
    withRecords(async (records) => {
      const saved = await played(records, 7);
      const view = openReplay(saved, words);
      const own = view.timeline().length;
      expect(view.timeline()[0]).toMatchObject({ n: 0, here: true });
      view.look('both');
      expect(view.timeline().length).toBeGreaterThan(own);
      const row = view.timeline().at(-3);
      expect(view.jump(row?.n ?? -1)).toBeNull();
      expect(stands(view)).toBe(row?.n);
      expect(view.jump(100_000)).toContain('100000');
    }));
});

test('a file that no longer fits shows up to the line, and says it', () =>
  withRecords(async (records) => {
    const saved = await played(records, 3);
    const lines = readFileSync(saved.path, 'utf8').split('\n');
    const line = saved.choices[40]?.line ?? 0;
    lines[line - 1] = (lines[line - 1] ?? '').replace(/ p([01]) \S+/, ' p$1 moonwalk');
    writeFileSync(saved.path, lines.join('\n'));
    const bent = await readDuel(saved.path);
    const view = openReplay(bent, words);
    expect(shown(view).of).toBe(40);
    expect(shown(view).misfit).toBeNull();
    view.toEnd();
    expect(stands(view)).toBe(40);
    expect(shown(view).misfit).toMatchObject({ line });
    expect(shown(view).misfit?.reason).toContain('moonwalk');
    expect(view.get().view).toEqual(viewFor(playThrough(saved, setupOf(saved.plan), 40).state, 0));
  }));

test('a result that comes out otherwise is said at the end', () =>
  withRecords(async (records) => {
    const saved = await played(records, 3);
    const text = readFileSync(saved.path, 'utf8').replace(/hash=\S+/, 'hash=0');
    writeFileSync(saved.path, text);
    const view = openReplay(await readDuel(saved.path), words);
    view.toEnd();
    expect(shown(view).misfit).toEqual({ line: saved.end?.line, reason: 'the final position differs' });
  }));

test('ways that were left can be gone too, and the way that was played again', () =>
  withRecords(async (records) => {
    const duel = open(9, person, { records, everything: true });
    const { session } = duel;
    const choose = (i: number): void =>
      session.choose(Math.min(i, (session.get().decision?.options.length ?? 1) - 1));
    for (let i = 0; i < 12; i += 1) choose(0);
    session.jump(8);
    for (let i = 0; i < 4; i += 1) choose(1);
    await session.dispose();
    const view = openReplay(await readDuel(duel.file()), words);
    expect(shown(view).of).toBe(12);
    expect(view.jump(12)).toBeNull();
    expect([stands(view), shown(view).of, shown(view).n]).toEqual([12, 12, 12]);
    view.step(-1);
    expect(view.jump(14)).toBeNull();
    view.toEnd();
    expect(shown(view).n).toBeGreaterThan(12);
  }));
