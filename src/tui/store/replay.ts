import type { ReplayView } from '../../session/replayView.ts';
import { nextCard } from '../model/table.ts';
import { cursorSpot, type DuelModel, duelModel } from './duel.ts';
import type { Clock } from './shown.ts';
import { createStore, type Store } from './store.ts';

export interface ReplayUi {
  /** It plays by itself. */
  auto: boolean;
  /** Why another of the files cannot be opened. */
  problem: string | null;
}

export const STILL: ReplayUi = { auto: false, problem: null };

/** A replay on the screen: its table is drawn as that of a duel in which nothing is asked. */
export interface ReplayModel {
  readonly view: ReplayView;
  readonly duel: DuelModel;
  /** The duels that are looked at one after another, and which of them this is, from 0. */
  readonly files: readonly string[];
  readonly nth: number;
  readonly ui: Store<ReplayUi>;
  /** To the next choice, or the one before; from the end to the next duel, and from the start to the end of the one before. */
  step(by: 1 | -1): void;
  turn(by: 1 | -1): void;
  toStart(): void;
  toEnd(): void;
  /** The next eyes that may be taken. */
  look(): void;
  /** Plays by itself from here, or stops. */
  auto(): void;
  /** The cursor to the next card on the table. */
  next(by: 1 | -1): void;
  /** It plays by itself no more. */
  stop(): void;
}

export interface ReplayOptions {
  files: readonly string[];
  nth: number;
  /** How long each play stays, ms. */
  pace: () => number;
  clock: Clock;
  /** Opens another of the files: null, or why not. */
  open: (nth: number) => Promise<string | null>;
}

/** Faster than this nobody can follow, ms. */
const LEAST_PACE = 150;

export function replayModel(view: ReplayView, { files, nth, pace, clock, open }: ReplayOptions): ReplayModel {
  const duel = duelModel(view, () => 0, clock);
  const ui = createStore<ReplayUi>(STILL);
  let stopTimer: (() => void) | null = null;
  const stop = (): void => {
    stopTimer?.();
    stopTimer = null;
    ui.set({ auto: false });
  };
  const go = (take: () => unknown): void => {
    duel.shown.acted();
    take();
    duel.ui.set({ scroll: 0 });
    duel.shown.catchUp();
  };
  /** Choices of which nothing is seen take no time. */
  const play = (): void => {
    const { length } = view.get().log;
    let isOn = true;
    go(() => {
      while (isOn && view.get().log.length === length) isOn = view.step(1);
    });
    if (isOn) stopTimer = clock.after(Math.max(pace(), LEAST_PACE), play);
    else stop();
  };
  const byHand = (take: () => unknown): void => {
    stop();
    ui.set({ problem: null });
    go(take);
  };
  return {
    view,
    duel,
    files,
    nth,
    ui,
    step: (by) =>
      byHand(() => {
        if (view.step(by) || files[nth + by] === undefined) return;
        void open(nth + by).then((problem) => ui.set({ problem }));
      }),
    turn: (by) => byHand(() => view.turn(by)),
    toStart: () => byHand(() => view.toStart()),
    toEnd: () => byHand(() => view.toEnd()),
    look: () =>
      go(() => {
        const { replay } = view.get();
        if (replay === undefined) return;
        const { open: eyes } = replay;
        const next = eyes[(eyes.indexOf(replay.eyes) + 1) % eyes.length];
        if (next !== undefined) view.look(next);
      }),
    auto: () => {
      if (stopTimer !== null) return stop();
      ui.set({ auto: true });
      play();
    },
    next: (by) => {
      const spot = nextCard(view.get().view, cursorSpot(view.get(), duel.ui.get()), by);
      if (spot !== null) duel.ui.set({ spot, scroll: 0 });
    },
    stop,
  };
}
