/** A match in progress: its file, its duels one after another, and what happens between them. */

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { SideRefused } from '../decks/siding.ts';
import type { PlayerId } from '../engine/index.ts';
import { CannotKeep, MATCH_FILE, type Outcome } from '../records/index.ts';
import { saying } from '../strings/saying.ts';
import { duelRecord, historyRecord } from './duelRecord.ts';
import { type MatchHead, type MatchStep, printMatchHead, printStep } from './matchFile.ts';
import {
  afterStep,
  beginMatch,
  dueNow,
  type MatchProgress,
  nextSeed,
  resultsOf,
  StepRefused,
} from './matchProgress.ts';
import { type MatchPlan, rulesOf, type SavedMatch } from './matchSave.ts';
import type { Match, MatchTable, MatchView } from './matchTypes.ts';
import { holdDuel } from './replayLock.ts';
import { readReplay } from './saveFiles.ts';
import { isTouched } from './saves.ts';
import { type DuelPlan, type DuelTable, headOf, type OpenDuel, resumeDuel, startDuel } from './start.ts';
import type { DuelEnd } from './types.ts';

const labelOf = ({ decks }: MatchPlan): string => `${decks[0].name} vs ${decks[1].name}`;

export function startMatch(plan: MatchPlan, table: MatchTable): Match {
  const head: MatchHead = {
    client: table.version,
    begun: new Date().toISOString().slice(0, 19).concat('Z'),
    format: plan.game.format.id,
    params: { ...(plan.params ?? plan.game.params) },
    seed: plan.seed,
    names: plan.names,
    seats: plan.levels,
    decks: plan.decks,
  };
  const path = table.records?.files.begin(labelOf(plan), printMatchHead(head), MATCH_FILE) ?? '';
  const match = run(plan, table, beginMatch(plan.seed, plan.decks), path);
  match.begin();
  return match;
}

/** Goes on with a match in its own file. Throws ReplayError when it is open in another client. */
export function resumeMatch({ plan, progress, path, torn }: SavedMatch, table: MatchTable): Match {
  const match = run(plan, table, progress, path);
  if (torn) match.mend();
  match.begin();
  return match;
}

interface Running extends Match {
  /** Does what waits for nobody. */
  begin(): void;
  /** Takes off the line that was cut off. */
  mend(): void;
}

function run(matchPlan: MatchPlan, table: MatchTable, begun: MatchProgress, path: string): Running {
  const { game, names, levels, first, params } = matchPlan;
  const { records } = table;
  const rules = rulesOf(game);
  const release = path === '' ? () => {} : holdDuel(path);
  const isPerson = (p: PlayerId): boolean => levels[p] === 'person';
  const me: PlayerId = isPerson(0) || !isPerson(1) ? 0 : 1;
  const listeners = new Set<() => void>();
  const inFolder = resolve(dirname(path)) === resolve(records?.files.saves ?? '');
  let at = path;
  let progress = begun;
  /** A person has answered something: the match is worth keeping. */
  let touched = progress.played.length > 0;
  let open: OpenDuel | null = null;
  /** The duel that was played last. */
  let last: OpenDuel | null = null;

  const view = (): MatchView => ({
    names: [table.words.seatName(names[0]), table.words.seatName(names[1])],
    me,
    shared: isPerson(0) && isPerson(1),
    results: resultsOf(progress),
    due: dueNow(progress),
  });
  let shown = view();

  /** Writes a step, then takes it. */
  const take = (step: MatchStep): void => {
    const next = afterStep(progress, step, rules);
    if (at !== '') records?.files.append(at, printStep(step));
    progress = next;
  };
  const publish = (): void => {
    shown = view();
    for (const listener of [...listeners]) listener();
  };
  /** What no person is asked. Opponents keep the deck they registered, and go first where they may choose. */
  const settle = (): void => {
    for (;;) {
      const due = dueNow(progress);
      if (due.k === 'side' && !isPerson(due.player)) take({ k: 'sided', player: due.player });
      else if (due.k === 'first' && progress.played.length === 0 && first !== undefined) {
        take({ k: 'first', first, chosen: null });
      } else if (due.k === 'first' && !isPerson(due.player)) begins(due.player, due.player, due.by);
      else if (due.k === 'over' && !progress.over) close(due.winner);
      else break;
    }
    publish();
  };
  const begins = (player: PlayerId, chooser: PlayerId, by: 'toss' | 'loser'): void =>
    take({ k: 'first', first: player, chosen: { by, player: chooser } });

  const close = (winner: PlayerId | 'draw'): void => {
    const id = basename(at, MATCH_FILE);
    const result: Outcome = winner === 'draw' ? 'drawn' : winner === me ? 'won' : 'lost';
    const heads = progress.played.map(({ seed, first }) => headOf({ ...plan(), seed, first }, table.version));
    const [head] = heads;
    // A client that was cut off at this very moment may have kept it already.
    const isKept = id !== '' && records?.history(RECENT).some(({ match }) => match === id);
    if (records !== null && head !== undefined && !isKept) {
      const duels = progress.played.map(({ end }, i) => duelRecord(me, end, heads[i] ?? head));
      const casual = progress.played.some((duel) => duel.casual);
      records.addHistory(historyRecord(me, head, duels, result, casual, id));
    }
    take({ k: 'over' });
    release();
    if (records !== null && at !== '' && inFolder) {
      at = join(records.files.replays, records.files.finish(at));
    }
  };

  const plan = (): DuelPlan => {
    const results = resultsOf(progress);
    const chosen = progress.first?.chosen ?? null;
    return {
      game,
      decks: [progress.sidings[0].deck, progress.sidings[1].deck],
      names,
      levels,
      seed: nextSeed(progress),
      first: progress.first?.player ?? 0,
      ...(params !== undefined && { params }),
      ...(chosen !== null && { chosen }),
      match: { id: basename(at, MATCH_FILE) || UNKEPT, n: results.length + 1, results },
    };
  };
  /** Returns what could not be written after the result: the match is gone on with, or closed, from its file. */
  const ended = (end: DuelEnd, casual: boolean): CannotKeep | undefined => {
    take({ k: 'result', end, casual });
    last = open;
    open = null;
    touched = true;
    try {
      settle();
    } catch (error) {
      publish();
      if (error instanceof CannotKeep) return error;
      throw error;
    }
    return undefined;
  };
  /** The end of the last duel was taken back; it goes on in a file of its own. */
  const reopened = (file: string): void => {
    const before = progress.played.at(-1)?.end.replay ?? '';
    take({ k: 'reopen', file: basename(file) || UNKEPT });
    // The new file has all that was in that replay, and the match knows of it no more.
    if (before !== '') records?.files.remove(join(records.files.replays, before));
    open = last;
    publish();
  };
  /** Where the file of the duel in progress lies; null when it is lost or none is in progress. */
  const duelFile = (): string | null => {
    if (progress.duel === null || records === null) return null;
    const places = [join(dirname(at), progress.duel), join(records.files.replays, progress.duel)];
    return places.find((place) => existsSync(place)) ?? null;
  };
  /** A duel that was over when the client was cut off counts as it ended. */
  const recover = (): void => {
    const file = duelFile();
    const saved = file === null ? null : readReplay(file);
    const end = saved?.end ?? null;
    if (file === null || saved === null || end === null) return;
    const isReplay = resolve(dirname(file)) === resolve(records?.files.replays ?? '');
    const replay = isReplay || records === null ? basename(file) : records.files.finish(file);
    const { winner, reason, turns, lp } = end;
    take({ k: 'result', end: { winner, reason, turns, lp, replay }, casual: saved.tree.casual });
  };
  const withSiding = (then: (player: PlayerId) => MatchStep): void => {
    const due = dueNow(progress);
    if (due.k !== 'side') throw new StepRefused(saying('matchSteps', 'noDeckChanged'));
    take(then(due.player));
    touched = true;
  };
  const changed = (k: 'back' | 'reset'): boolean => {
    try {
      withSiding((player) => ({ k, player }));
    } catch (error) {
      if (error instanceof SideRefused) return false;
      throw error;
    }
    publish();
    return true;
  };

  return {
    begin: () => {
      recover();
      settle();
    },
    mend: () => {
      const text = readFileSync(path, 'utf8');
      records?.files.rewrite(path, text.slice(0, text.lastIndexOf('\n') + 1));
    },
    get: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    swap: (out, into) => {
      withSiding((player) => ({ k: 'swap', player, out, into }));
      publish();
    },
    takeBack: () => changed('back'),
    reset: () => changed('reset'),
    sided: () => {
      withSiding((player) => ({ k: 'sided', player }));
      settle();
    },
    chooseFirst: (player) => {
      const due = dueNow(progress);
      if (due.k !== 'first') throw new StepRefused(saying('matchSteps', 'nobodyDecidesNow'));
      begins(player, due.player, due.by);
      touched = true;
      settle();
    },
    duel: () => {
      if (open !== null) return open;
      if (dueNow(progress).k !== 'duel') throw new StepRefused(saying('matchSteps', 'noDuelDue'));
      const duelPlan = plan();
      const seats: DuelTable = {
        ...table,
        seats: table.seats(duelPlan),
        ended: ({ replay }, end, casual) => ended({ ...end, replay }, casual),
        reopened,
        closed: () => progress.over,
      };
      const file = duelFile();
      if (file !== null) {
        const saved = readReplay(file);
        touched ||= isTouched(saved);
        open = resumeDuel({ ...saved, plan: duelPlan, path: file }, seats);
      } else {
        open = startDuel(duelPlan, seats);
        take({ k: 'duel', file: basename(open.file()) || UNKEPT });
      }
      const { session } = open;
      const { dispose } = session;
      session.dispose = async () => {
        await dispose();
        touched ||= session.touched;
        // It is gone on with from its file.
        if (open?.session === session) open = null;
      };
      return open;
    },
    plan,
    ends: () => progress.played.map(({ end }) => end),
    file: () => at,
    leave: () => {
      listeners.clear();
      if (progress.over) return true;
      release();
      if (touched) return true;
      for (const file of [duelFile(), at]) if (file !== null && file !== '') records?.files.remove(file);
      return false;
    },
  };
}

/** How far back a match is looked for in the history. */
const RECENT = 20;
/** Name of a match or duel that has no file. */
const UNKEPT = 'unkept';
