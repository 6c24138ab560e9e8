/** One duel in progress behind the contract of types.ts: two seats, a timeline, a log for each person, and pauses. */
import { decisionView, type Event, type EventView, type PlayerId, viewFor } from '../engine/index.ts';
import type { DuelOptions, DuelSession } from './duelOptions.ts';
import { createEventLog, type EventLog } from './eventLog.ts';
import { askOpponent, type Opponent } from './opponent.ts';
import { type Moment, momentOf, pausesAfter, unasked } from './prompts.ts';
import { createTimeline, MoveFailed } from './timeline.ts';
import type { DuelEnd, PromptPolicy, Snapshot } from './types.ts';

export type { DuelOptions, DuelSession, Seat } from './duelOptions.ts';

/** Starts (or goes on with) a duel. Opponents begin to move at once. */
export function createSession(options: DuelOptions): DuelSession {
  const { names, seats, words } = options;
  const isPerson = (p: PlayerId): boolean => seats[p].kind === 'person';
  const logs: EventLog[] = ([0, 1] as const)
    .filter((p) => isPerson(p) || (p === 0 && !isPerson(1)))
    .map((p) => {
      const heard = (event: EventView, text: string): void => options.heard?.(p, event, text);
      return createEventLog(p, words, names, heard, options.opening?.(p));
    });
  const main = (logs[0] as EventLog).seat;

  let seat: PlayerId = main;
  let prompts: PromptPolicy = options.prompts ?? 'when it matters';
  let passingIn = -1;
  let lastMoment: Moment | null = null;
  /** What the other side did since a person was last shown something. */
  let toShow: string[] = [];
  let pause: string | null = null;
  let thinking = false;
  /** The run has stopped at a person's decision that is not answered without him. */
  let asking = false;
  let notice: string | null = null;
  let end: DuelEnd | null = null;
  let casual = false;
  let disposed = false;
  /** Nothing on offer can be carried out. */
  let stalled = false;
  /** The person who has the word once the screen was handed over. */
  let handTo: PlayerId | null = null;
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

  const waitsForPerson = (): boolean => asking && end === null && pause === null;
  const build = (): Snapshot => {
    const { state } = timeline;
    return {
      seat,
      names,
      format: options.format,
      view: viewFor(state, seat),
      decision: waitsForPerson() ? decisionView(state, seat) : null,
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
      toShow = [];
      if (options.handOver) {
        // The screen stays as it is until the other person has come to it.
        handTo = player;
        pause = `${names[player]} is asked now.`;
      } else seat = player;
    } else if (decision.kind === 'respond' || decision.kind === 'trigger') {
      // The window itself shows what it answers.
      toShow = [];
    } else if (toShow.length > 0) {
      pause = toShow.join(' ');
      toShow = [];
    }
    asking = true;
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
    const { i, notice: told } = await askOpponent(opponent, names[player], timeline.state, player, failed);
    if (disposed || mine !== generation) return false;
    thinking = false;
    notice = told ?? notice;
    if (i < 0) {
      stalled = true;
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
    asking = false;
    run().catch((error: unknown) => {
      thinking = false;
      notice = error instanceof Error ? error.message : String(error);
      stop();
    });
  };
  const leavePause = (): void => {
    pause = null;
    seat = handTo ?? seat;
    handTo = null;
  };

  if (options.resume !== undefined) {
    const misfit = timeline.load(options.resume, isPerson, logged);
    toShow = [];
    if (misfit !== null)
      notice = `From line ${misfit.line} on the save no longer fits; the duel goes on from there.`;
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
      leavePause();
      start();
    },
    setPrompts: (next) => {
      prompts = next;
      publish();
    },
    passUntilTurnEnds: () => {
      passingIn = timeline.state.turn;
      toShow = [];
      if (pause !== null) leavePause();
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
      waitsForPerson() || pause !== null || end !== null || stalled
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
    handTo = null;
    stalled = false;
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
