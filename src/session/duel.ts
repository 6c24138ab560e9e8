/** One duel in progress behind the contract of types.ts: two seats, a timeline, a log for each person, and pauses. */
import {
  type DecisionView,
  type DuelSetup,
  decisionView,
  type Event,
  type EventView,
  type PlayerId,
  type PlayerView,
  type State,
  viewFor,
} from '../engine/index.ts';
import { createEventLog, type EventLog } from './eventLog.ts';
import { type Moment, momentOf, pausesAfter, unasked } from './prompts.ts';
import type { ReplayChoice } from './replayFile.ts';
import { createTimeline, type DuelPaper, MoveFailed } from './timeline.ts';
import type { DuelEnd, PromptPolicy, Session, Snapshot } from './types.ts';
import type { Words } from './words.ts';

/** Who plays a seat without being a person. It knows what a player in that seat may know. */
export interface Opponent {
  /** The index of the option it takes. May fail or answer nonsense: the duel goes on all the same. */
  choose(view: PlayerView, decision: DecisionView): Promise<number> | number;
  /** A fault that it survived since it was last asked this; null if there was none. */
  fault?(): string | null;
  dispose(): Promise<void> | void;
}
export type Seat = { kind: 'person' } | { kind: 'opponent'; opponent: Opponent };

export interface DuelOptions {
  setup: DuelSetup;
  /** Format's display name. */
  format: string;
  names: readonly [string, string];
  seats: readonly [Seat, Seat];
  words: Words;
  prompts?: PromptPolicy;
  /** Milliseconds a play of an opponent stays on the screen before its next one; default 0. */
  pace?: number;
  /** Every decision is asked and nothing pauses: for programs. */
  everything?: boolean;
  /** With two persons at one screen: a pause before the other one may look. */
  handOver?: boolean;
  paper?: DuelPaper | null;
  /** Choices of a save to go on from. */
  resume?: readonly ReplayChoice[];
  /** Each event as a person's seat knows it. */
  heard?: (seat: PlayerId, event: EventView, text: string) => void;
  /** The duel is over; returns the replay's file name, or an empty string. */
  finished?: (end: DuelEnd, facts: { casual: boolean }) => string;
}

/** A session that can also take choices back. */
export interface DuelSession extends Session {
  canUndo(): boolean;
  canRedo(): boolean;
  /** Back to where a person last chose; false when there is nothing to take back. Marks the duel casual. */
  undo(): boolean;
  redo(): boolean;
  /** Something was taken back. */
  readonly casual: boolean;
  /** The table itself: for programs that are no player. */
  readonly state: State;
  /** Resolves when a person is asked, at a pause and at the end: for programs that wait. */
  settled(): Promise<void>;
}

/** Starts (or goes on with) a duel. Opponents begin to move at once. */
export function createSession(options: DuelOptions): DuelSession {
  const { names, seats, words } = options;
  const isPerson = (p: PlayerId): boolean => seats[p].kind === 'person';
  const logs: EventLog[] = ([0, 1] as const)
    .filter((p) => isPerson(p) || (p === 0 && !isPerson(1)))
    .map((p) => createEventLog(p, words, (event, text) => options.heard?.(p, event, text)));
  const main = (logs[0] as EventLog).seat;

  let seat: PlayerId = main;
  let prompts: PromptPolicy = options.prompts ?? 'when it matters';
  let passingIn = -1;
  let lastMoment: Moment | null = null;
  /** What the other side did since a person was last shown something. */
  let toShow: string[] = [];
  let pause: string | null = null;
  let thinking = false;
  let notice: string | null = null;
  let end: DuelEnd | null = null;
  let casual = false;
  let disposed = false;
  /** Counts what overtakes an opponent that is still thinking. */
  let generation = 0;
  let failed = new Set<number>();
  let wake: () => void = () => {};
  let waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();

  const policy = (): PromptPolicy => (options.everything ? 'always' : prompts);
  const logOf = (p: PlayerId): EventLog => logs.find((log) => log.seat === p) ?? (logs[0] as EventLog);
  const logged = (): number[] => logs.map((log) => log.lines.length);
  const timeline = createTimeline(options.setup, options.paper ?? null, (state, event: Event) => {
    lastMoment = momentOf(event) ?? lastMoment;
    for (const log of logs) {
      const line = log.add(state, event);
      if (line === null || log.seat !== seat || event.player === -1 || isPerson(event.player)) continue;
      if (!options.everything && passingIn !== state.turn && pausesAfter(event, prompts))
        toShow.push(line.text);
    }
  });

  const build = (): Snapshot => {
    const { state } = timeline;
    const asked = state.decision?.player;
    const open = asked !== undefined && isPerson(asked) && asked === seat;
    return {
      seat,
      names,
      format: options.format,
      view: viewFor(state, seat),
      decision: open && pause === null && end === null ? decisionView(state, seat) : null,
      pause,
      thinking,
      log: logOf(seat).lines,
      prompts,
      end,
      notice,
    };
  };
  let snapshot = build();
  const publish = (): void => {
    snapshot = build();
    for (const listener of [...listeners]) listener();
  };
  const stop = (): void => {
    publish();
    const resolve = waiting;
    waiting = [];
    for (const done of resolve) done();
  };

  const finish = (): void => {
    const { state } = timeline;
    if (state.result === null || end !== null) return;
    timeline.close();
    const { winner, reason } = state.result;
    const lp: [number, number] = [state.players[0].lp, state.players[1].lp];
    end = { winner, reason, turns: state.turn, lp, replay: '' };
    end.replay = options.finished?.(end, { casual }) ?? '';
  };

  const say = (i: number): string => {
    const { decision } = timeline.state;
    const view = decision === null ? null : decisionView(timeline.state, decision.player);
    const option = view?.options[i];
    return view && option ? words.option(option, view) : '';
  };
  /** False when the engine failed at it; the duel then stands where it stood. */
  const take = (i: number, mark: boolean): boolean => {
    try {
      timeline.take({ i }, { mark, say: say(i), logged: logged() });
      failed = new Set();
      return true;
    } catch (error) {
      if (!(error instanceof MoveFailed)) throw error;
      failed.add(i);
      notice = `The rules engine failed at "${say(i)}": ${error.message}`;
      return false;
    }
  };

  /** A legal answer for an opponent that gave none: the least it can do. */
  const fallback = (view: DecisionView): number => {
    const usable = view.options.filter(({ i }) => !failed.has(i));
    const least = usable.find(({ k }) => k === 'pass' || k === 'no' || k === 'done') ?? usable.at(-1);
    return least?.i ?? -1;
  };
  const askOpponent = async (opponent: Opponent, player: PlayerId): Promise<number> => {
    const view = decisionView(timeline.state, player);
    if (view === null) return -1;
    if (failed.size > 0) return fallback(view);
    if (view.options.length === 1) return 0;
    let why = '';
    try {
      const i = await opponent.choose(viewFor(timeline.state, player), view);
      notice = opponent.fault?.() ?? notice;
      if (view.options[i] !== undefined) return i;
      why = `it answered ${i} of ${view.options.length}`;
    } catch (error) {
      why = error instanceof Error ? error.message : String(error);
    }
    notice = `${names[player]} could not decide (${why}); the safest choice was made.`;
    return fallback(view);
  };
  const rest = (): Promise<void> => {
    const { pace = 0 } = options;
    if (pace <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pace);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  /** True when the run goes on. */
  const personStep = (player: PlayerId): boolean => {
    const { state } = timeline;
    const { decision } = state;
    if (decision === null) return false;
    const auto = options.everything
      ? null
      : unasked(state, decision, policy(), passingIn === state.turn, lastMoment);
    if (auto !== null && !failed.has(auto)) return take(auto, false) || !failed.has(auto);
    if (player !== seat) {
      seat = player;
      toShow = [];
      if (options.handOver && isPerson(player)) pause = `${names[player]} is asked now.`;
    } else if (decision.kind === 'respond' || decision.kind === 'trigger') {
      // The window itself shows what it answers.
      toShow = [];
    } else if (toShow.length > 0) {
      pause = toShow.join(' ');
      toShow = [];
    }
    stop();
    return false;
  };
  const opponentStep = async (opponent: Opponent, player: PlayerId): Promise<boolean> => {
    const mine = generation;
    if (toShow.length > 0) {
      pause = toShow.join(' ');
      toShow = [];
      stop();
      return false;
    }
    thinking = true;
    publish();
    const before = logOf(seat).lines.length;
    const i = await askOpponent(opponent, player);
    if (disposed || mine !== generation) return false;
    thinking = false;
    if (i < 0) {
      notice =
        `${notice ?? ''} Nothing on offer can be carried out; the duel stops here and is saved.`.trim();
      stop();
      return false;
    }
    take(i, false);
    publish();
    if (logOf(seat).lines.length > before) await rest();
    return !disposed && mine === generation;
  };
  const run = async (): Promise<void> => {
    for (;;) {
      if (disposed || pause !== null) return;
      const { state } = timeline;
      if (state.result !== null) {
        finish();
        return stop();
      }
      const player = state.decision?.player;
      if (player === undefined) throw new Error('the duel waits for nobody');
      const at = seats[player];
      const goesOn = at.kind === 'person' ? personStep(player) : await opponentStep(at.opponent, player);
      if (!goesOn) return;
    }
  };
  const start = (): void => {
    generation += 1;
    run().catch((error: unknown) => {
      thinking = false;
      notice = error instanceof Error ? error.message : String(error);
      stop();
    });
  };
  const waitsForPerson = (): boolean =>
    end === null && pause === null && !thinking && timeline.state.decision?.player === seat && isPerson(seat);

  if (options.resume !== undefined) {
    const misfit = timeline.load(options.resume, isPerson, logged);
    toShow = [];
    if (misfit !== null)
      notice = `The save fits no longer from line ${misfit.line} on; the duel goes on from there.`;
  }
  start();

  return {
    get: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (i) => {
      if (!waitsForPerson()) throw new RangeError('nothing is asked now');
      if (timeline.state.decision?.options[i] === undefined)
        throw new RangeError(`option ${i} is not offered`);
      notice = null;
      take(i, true);
      start();
    },
    proceed: () => {
      wake();
      if (pause === null) return;
      pause = null;
      start();
    },
    setPrompts: (next) => {
      prompts = next;
      publish();
    },
    passUntilTurnEnds: () => {
      passingIn = timeline.state.turn;
      toShow = [];
      if (pause !== null) pause = null;
      else if (!waitsForPerson() || timeline.state.decision?.kind !== 'respond') return publish();
      start();
    },
    surrender: () => {
      if (end !== null) return;
      timeline.take({ surrender: seat }, { mark: true, say: '', logged: logged() });
      pause = null;
      thinking = false;
      start();
    },
    canUndo: () => timeline.canUndo(),
    canRedo: () => timeline.canRedo(),
    undo: () => {
      if (!timeline.canUndo()) return false;
      const lengths = timeline.undo();
      return back(() => {
        for (const [i, log] of logs.entries()) log.cut(lengths[i] ?? 0);
      });
    },
    redo: () => {
      if (!timeline.canRedo()) return false;
      return back(() => timeline.redo(logged));
    },
    get state() {
      return timeline.state;
    },
    get casual() {
      return casual;
    },
    settled: () =>
      waitsForPerson() || pause !== null || end !== null
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push(resolve)),
    dispose: async () => {
      disposed = true;
      wake();
      listeners.clear();
      await Promise.all(seats.map((at) => (at.kind === 'opponent' ? at.opponent.dispose() : undefined)));
    },
  };

  function back(change: () => void): true {
    change();
    casual = true;
    end = null;
    pause = null;
    thinking = false;
    passingIn = -1;
    lastMoment = null;
    toShow = [];
    seat =
      timeline.state.decision !== null && isPerson(timeline.state.decision.player)
        ? timeline.state.decision.player
        : seat;
    start();
    return true;
  }
}
