import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../src/session/types.ts';
import { duelModel } from '../../src/tui/store/duel.ts';
import { type Clock, showSession } from '../../src/tui/store/shown.ts';
import { createStore } from '../../src/tui/store/store.ts';
import { FakeSession, ownMainPhase, waiting } from './fake.ts';

/** Time that moves when told. */
function fakeClock(): Clock & { pass(ms: number): void } {
  let now = 1000;
  let timers: { due: number; then: () => void }[] = [];
  return {
    now: () => now,
    after(ms, then) {
      const timer = { due: now + ms, then };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
        if (next === undefined) break;
        timers = timers.filter((other) => other !== next);
        now = Math.max(now, next.due);
        next.then();
      }
      now = end;
    },
  };
}

function watched(pace: number) {
  const session = new FakeSession(waiting());
  const clock = fakeClock();
  const shown = showSession(session, () => pace, clock);
  const seen: (string | undefined)[] = [];
  shown.subscribe(() => seen.push(shown.get().log.at(-1)?.text));
  return { session, clock, shown, seen };
}

describe('plays are shown one by one', () => {
  test('each stays for the pace, and none is left out', () => {
    const { session, clock, shown, seen } = watched(400);
    for (const play of ['a', 'b', 'c']) session.play(play);
    expect(seen).toEqual(['a']);
    expect(shown.behind()).toBe(true);
    clock.pass(399);
    expect(seen).toEqual(['a']);
    clock.pass(1);
    expect(seen).toEqual(['a', 'b']);
    clock.pass(400);
    expect(seen).toEqual(['a', 'b', 'c']);
    expect(shown.behind()).toBe(false);
  });

  test('changes without a play replace each other and wait for nobody', () => {
    const { session, clock, shown } = watched(400);
    session.set({ thinking: false });
    session.set({ thinking: true });
    expect(shown.get()).toBe(session.get());
    session.play('a');
    session.play('b');
    session.set({ decision: ownMainPhase().decision });
    expect(shown.get().decision).toBeNull();
    clock.pass(400);
    expect(shown.get().log.at(-1)?.text).toBe('b');
    expect(shown.get().decision).not.toBeNull();
  });

  test('without a pace, at most a frame of 33 ms is drawn', () => {
    const { session, clock, seen } = watched(0);
    for (let i = 0; i < 100; i++) session.play(`${i}`);
    expect(seen).toEqual(['0']);
    clock.pass(33);
    expect(seen).toEqual(['0', '99']);
  });

  test('a long wait is shortened', () => {
    const { session, clock, shown } = watched(1000);
    for (let i = 0; i < 60; i++) session.play(`${i}`);
    clock.pass(25_000);
    expect(shown.behind()).toBe(false);
  });

  test('catching up shows the newest at once', () => {
    const { session, clock, shown, seen } = watched(400);
    for (const play of ['a', 'b', 'c']) session.play(play);
    shown.catchUp();
    expect(seen).toEqual(['a', 'c']);
    clock.pass(5000);
    expect(seen).toEqual(['a', 'c']);
  });

  test('what the player does is shown without delay, what follows at the pace', () => {
    const { session, shown, seen } = watched(400);
    session.play('a');
    shown.acted();
    session.play('own');
    expect(seen).toEqual(['a', 'own']);
    session.play('theirs');
    expect(seen).toEqual(['a', 'own']);
  });

  test('nothing happens after it is disposed of', () => {
    const { session, clock, shown, seen } = watched(400);
    session.play('a');
    session.play('b');
    shown.dispose();
    session.play('c');
    clock.pass(5000);
    expect(seen).toEqual(['a']);
  });
});

test('a choice made while plays wait to be shown answers nothing', () => {
  const session = new FakeSession(ownMainPhase());
  const duel = duelModel(session, () => 400, fakeClock());
  session.play('a');
  session.play('b');
  duel.pick({ k: 'option', i: 0 });
  expect(session.calls).toEqual([]);
  expect(duel.shown.get().log.at(-1)?.text).toBe('b');
  duel.pick({ k: 'option', i: 0 });
  expect(session.calls).toEqual(['choose 0']);
});

test('a store tells nobody about what has not changed', () => {
  const store = createStore({ a: 1, b: 'x' });
  let told = 0;
  store.subscribe(() => told++);
  const before = store.get();
  store.set({ a: 1 });
  expect(store.get()).toBe(before);
  store.set({ a: 2 });
  expect(told).toBe(1);
});

const log = (snapshot: Snapshot): number => snapshot.log.length;
test('snapshots of the fake session are immutable', () => {
  const session = new FakeSession(waiting());
  const before = session.get();
  const lines = log(before);
  session.play('a');
  expect(log(before)).toBe(lines);
});
