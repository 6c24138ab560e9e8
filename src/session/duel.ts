/** One duel in progress behind the contract of types.ts: two seats, a timeline, a log for each person, and pauses. */

import { decisionView, type PlayerId, viewFor } from '../engine/index.ts';
import { Refusal, refusalIn, said } from '../strings/saying.ts';
import { createAsking } from './duelAsking.ts';
import { keptEnd } from './duelEnd.ts';
import type { DuelOptions, DuelSession } from './duelOptions.ts';
import { lastingFacts, openTable } from './duelTable.ts';
import { createWays, isTouched, type Remembered } from './duelWays.ts';
import type { EventLog } from './eventLog.ts';
import { type Forecast, forecasts } from './forecast.ts';
import { coveredView } from './handOver.ts';
import { askOpponent, type Opponent } from './opponent.ts';
import { createPacer } from './pacer.ts';
import { unasked } from './prompts.ts';
import { createPublisher } from './publisher.ts';
import { createRetrying, retryingWays } from './retrying.ts';
import { type Kept, MoveFailed } from './timeline.ts';
import type { TreeNode } from './tree.ts';
import type { DuelEnd, Moved, Snapshot } from './types.ts';
import { whyIn } from './whyIn.ts';
import { saidOf } from './words.ts';

export type { DuelOptions, DuelSession, Seat } from './duelOptions.ts';

const NONE: ReadonlyMap<number, Forecast> = new Map();

/** Starts (or goes on with) a duel. Opponents begin to move at once. */
export function createSession(options: DuelOptions): DuelSession {
  const { names, seats, words, strings = words.strings } = options;
  const isPerson = (p: PlayerId): boolean => seats[p].kind === 'person';
  const isShared = isPerson(0) && isPerson(1);
  let seat: PlayerId = isPerson(0) || !isPerson(1) ? 0 : 1;
  const asks = createAsking(options.prompts ?? 'when it matters', options.windows ?? {});
  /** What the other side did since a person was last shown something. */
  let toShow: string[] = [];
  let pause: string | null = null;
  let thinking = false;
  /** The run has stopped at a person's decision that is not answered without him. */
  let asking = false;
  let notice: string | null = null;
  let end: DuelEnd | null = null;
  let disposed = false;
  /** Nothing on offer can be carried out. */
  let stalled = false;
  /** The person who has the word once the screen was handed over. */
  let handTo: PlayerId | null = null;
  /** Who goes on with a duel of two persons is not known: whoever is asked first takes the screen. */
  let unseated = isShared && options.handOver === true && options.unseated === true;
  /** Nothing is shown that only one of them may know: it is not known who looks. */
  const isCovered = (): boolean => handTo !== null || unseated;
  /** The step by which the duel came here, as the seat of a log may know it. */
  let moved: ((log: number) => Moved) | null = null;
  /** The moment that was gone to: it is asked about, or shown, whatever the policy. */
  let stayAt: TreeNode | null = null;
  /** Counts what overtakes an opponent that is still thinking. */
  let generation = 0;
  let failed = new Set<number>();
  const pacer = createPacer(options.pace);

  const { logs, timeline, noticed, moment } = openTable(options, (log, event, { text }, state, last) => {
    if (log.seat !== seat || event.player === -1 || isPerson(event.player)) return;
    if (!options.everything && asks.pauses(event, state, seat, last)) toShow.push(text);
  });
  const logAt = (p: PlayerId): 0 | 1 => (logs[1]?.seat === p ? 1 : 0);
  const logOf = (p: PlayerId): EventLog => logs[logAt(p)] as EventLog;
  const asksAt = ({ state, memory }: Kept<Remembered>): boolean =>
    state.decision !== null &&
    (options.everything === true ||
      unasked(state, state.decision, asks.asking, false, memory.moment) === null);

  const waitsForPerson = (): boolean => asking && end === null && pause === null;
  const facts = lastingFacts(options, isShared);
  const build = (): Snapshot => {
    const { state } = timeline;
    const covered = isCovered();
    return {
      seat,
      ...facts,
      view: covered ? coveredView(state, seat) : viewFor(state, seat),
      decision: waitsForPerson() ? decisionView(state, seat) : null,
      pause,
      thinking,
      log: covered ? [] : logOf(seat).lines,
      ...asks.shown(state, seat),
      end,
      notice,
      forecasts: covered ? NONE : forecasts(state, seat),
      // Whoever looks at a covered screen reads what both know; programs are told everything.
      ...(moved !== null && { moved: moved(covered && !options.everything ? -1 : logAt(seat)) }),
      ...(handTo !== null && { handedTo: handTo }),
      ...(covered && { covered: true as const }),
    };
  };
  const shown = createPublisher(build);
  const { publish, stop } = shown;

  const tried = createRetrying(options.retries === true, strings, (text) => {
    notice = text;
  });
  /** Something was not written: it is tried again when the pause is left. */
  const wait = (): false => {
    pause = strings.keeping.waits;
    stop();
    return false;
  };
  const finish = (): void => {
    if (end !== null) return;
    end = keptEnd(timeline, options.finished, strings, (text) => {
      notice = text;
    });
  };

  const say = (i: number): string => saidOf(timeline.state, i, words);
  /** False when the engine failed at it; the duel then stands where it stood. */
  const take = (i: number): boolean => {
    try {
      timeline.take({ i }, say(i));
      failed = new Set();
      return true;
    } catch (error) {
      if (!(error instanceof MoveFailed)) throw error;
      failed.add(i);
      notice = strings.saves.engineFailed(say(i), error.message);
      return false;
    }
  };

  /** True when the run goes on. */
  const personStep = (player: PlayerId): boolean => {
    const { state } = timeline;
    const { decision } = state;
    if (decision === null) return false;
    const stays = stayAt === timeline.tree.at && decision.options.length > 1;
    const auto = options.everything || stays ? null : asks.unasked(state, decision, moment());
    if (auto !== null && !failed.has(auto))
      return tried<boolean | null>(() => take(auto) || !failed.has(auto), null) ?? wait();
    if (player !== seat || unseated) {
      toShow = [];
      if (options.handOver) {
        // The screen stays as it is until the other person has come to it.
        handTo = player;
        pause = strings.timeline.asked(names[player]);
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
    if (stayAt === timeline.tree.at) toShow = [strings.timeline.toPlay(names[player])];
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
    if (told !== null) notice = said(told, strings);
    if (i < 0) {
      stalled = true;
      notice = `${notice ?? ''} ${strings.keeping.nothingWorks}`.trim();
      stop();
      return false;
    }
    if (tried<boolean | null>(() => take(i), null) === null) return wait();
    publish();
    if (logOf(seat).lines.length > before) await pacer.rest();
    return !disposed && mine === generation;
  };
  const run = async (): Promise<void> => {
    for (;;) {
      if (disposed || pause !== null) return;
      const { state } = timeline;
      if (state.result !== null || options.goal?.isOver(state) === true) {
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
      notice = refusalIn(error, strings);
      stop();
    });
  };
  const leavePause = (): void => {
    pause = null;
    seat = handTo ?? seat;
    if (handTo !== null) unseated = false;
    else stayAt = null;
    handTo = null;
  };

  const steps = createWays({
    timeline,
    noticed,
    strings,
    isPerson,
    log: () => logAt(seat),
    seat: () => (isCovered() ? null : seat),
    stops: asksAt,
    closed: () => end !== null && options.closed?.() === true,
    stood: (by, step) => {
      moved = step;
      stayAt = by === 'jump' ? timeline.tree.at : null;
      end = null;
      pause = null;
      // Whoever took the step from the cover may be either of them.
      unseated = isCovered();
      handTo = null;
      stalled = false;
      thinking = false;
      notice = null;
      asks.forget();
      toShow = [];
      failed = new Set();
      start();
    },
  });

  const ways = retryingWays(steps, tried, () => {
    publish();
    return notice;
  });

  if (options.resume !== undefined) {
    const misfit = timeline.load(options.resume);
    toShow = [];
    // What fits was settled by whoever read the file.
    if (misfit !== null) throw new Refusal(misfit.reason);
    const { fitsTo } = options;
    if (fitsTo !== undefined) notice = strings.timeline.fitsTo(fitsTo.line, fitsTo.choice);
  }
  start();

  return {
    get: shown.get,
    // While the screen goes from one person to the other it tells neither what only one of them sees.
    why: (about) => (isCovered() ? null : whyIn(timeline.state, seat, about)),
    subscribe: shown.subscribe,
    choose: (i, rest = false) => {
      if (!waitsForPerson()) throw new RangeError('nothing is asked now');
      const { decision } = timeline.state;
      if (decision?.options[i] === undefined) throw new RangeError(`option ${i} is not offered`);
      asks.answered(decision, i, rest);
      notice = null;
      moved = null;
      stayAt = null;
      tried(() => take(i), false);
      start();
    },
    proceed: () => {
      pacer.wake();
      if (pause === null) return;
      leavePause();
      start();
    },
    setPrompts: (all, windows) => {
      asks.setPrompts(all, windows);
      publish();
    },
    pass: (until) => {
      // Nobody has taken the screen who could pass anything.
      if (isCovered()) return;
      asks.pass(until, timeline.state, seat, moment());
      if (until === null) return publish();
      toShow = [];
      if (pause !== null) leavePause();
      else if (!waitsForPerson() || timeline.state.decision?.kind !== 'respond') return publish();
      start();
    },
    surrender: () => {
      if (end !== null || isCovered()) return;
      const isWritten = tried(() => timeline.take({ surrender: seat }, '') === undefined, false);
      if (!isWritten) return publish();
      moved = null;
      pause = null;
      thinking = false;
      start();
    },
    ...ways,
    get state() {
      return timeline.state;
    },
    get casual() {
      return timeline.tree.casual;
    },
    get touched() {
      return isTouched({ timeline, noticed, isPerson });
    },
    get tree() {
      return timeline.tree;
    },
    settled: () =>
      waitsForPerson() || pause !== null || end !== null || stalled ? Promise.resolve() : shown.stopped(),
    dispose: async () => {
      disposed = true;
      pacer.wake();
      shown.clear();
      await Promise.all(seats.map((at) => (at.kind === 'opponent' ? at.opponent.dispose() : undefined)));
    },
  };
}
