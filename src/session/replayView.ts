/**
 * A replay or save to look at (DESIGN §14): it stands after one of its choices and goes to any other. The states follow from
 * the choices; some are kept, the others are derived from the last one kept before them. Nothing is written and nothing asked.
 */

import { cardOfHandle, type PlayerId, viewFor } from '../engine/index.ts';
import { type Saying, said } from '../strings/saying.ts';
import { endOf } from './duelEnd.ts';
import { createNoticed, type Remembered } from './duelWays.ts';
import { createEventLog } from './eventLog.ts';
import { ownSeat } from './fromReplay.ts';
import { openingOf } from './opening.ts';
import { nameForOthers } from './opponents.ts';
import { createPublisher } from './publisher.ts';
import { endMisfit } from './replay.ts';
import { type SavedDuel, setupOf } from './start.ts';
import { createTimeline, type Kept, type Misfit } from './timeline.ts';
import { pathTo, type TreeNode } from './tree.ts';
import type { Eyes, ReplayShown, Session, Snapshot, TimelineRow } from './types.ts';
import { watchedView } from './watched.ts';
import { timelineRows } from './ways.ts';
import { whyIn } from './whyIn.ts';
import type { Words } from './words.ts';

/** A session in which nothing can be chosen: its snapshots have `replay`. */
export interface ReplayView extends Session {
  /** The file it was read from. */
  readonly path: string;
  /** To the next choice, or the one before; false where there is none. */
  step(by: 1 | -1): boolean;
  /** To where the next turn begins; back to where this one does, and from there to the one before. */
  turn(by: 1 | -1): boolean;
  toStart(): void;
  toEnd(): void;
  /** To any choice by its number, also along a way that was left: null, or why not. */
  jump(n: number): string | null;
  /** Eyes that may not be taken are not. */
  look(eyes: Eyes): void;
  timeline(): readonly TimelineRow[];
}

/** A state is kept after every so many choices. */
const KEPT_EVERY = 4;

/** Logs and what was noticed, in this order. */
const EYES: readonly Eyes[] = [0, 1, 'both'];

export function openReplay(saved: SavedDuel, words: Words): ReplayView {
  const { plan, head, end, path, tree } = saved;
  const own = ownSeat(head);
  const persons = ([0, 1] as const).filter((p) => head.seats[p] === 'person');
  // A duel against the computer that is not over keeps its secrets.
  const open: readonly Eyes[] = end === null && persons.length === 1 ? [own] : EYES;
  const namesFor = (eyes: Eyes): readonly [string, string] => {
    const called = (p: PlayerId): string =>
      words.seatName(p === eyes ? plan.names[p] : nameForOthers(plan.names[p], p));
    return [called(0), called(1)];
  };
  const names = EYES.map(namesFor);
  const logs = EYES.map((eyes, i) => {
    const seat = eyes === 'both' ? -1 : eyes;
    const called = names[i] ?? namesFor(eyes);
    const told = words.opening(openingOf(plan, words), seat, called);
    return createEventLog(
      seat,
      words,
      called,
      () => {},
      told.map(({ text }) => text),
    );
  });
  const noticed = createNoticed(logs, words);
  let derived = 0;
  const timeline = createTimeline<Remembered>(
    setupOf(plan),
    null,
    (state, event) => {
      for (const log of logs) log.add(state, event);
    },
    {
      keeps: () => {
        derived += 1;
        return derived % KEPT_EVERY === 0;
      },
      take: () => ({ lines: logs.map(({ lines }) => lines), moment: null }),
      bring: ({ lines }) => {
        for (const [i, log] of logs.entries()) log.bring(lines[i] ?? []);
      },
      ran: noticed.ran,
    },
  );

  const [root] = tree.nodes;
  if (root === undefined) throw new RangeError('a duel has a start');
  /** What fits of a way, and what does not. */
  interface Way {
    nodes: readonly TreeNode[];
    misfit: { line: number; reason: Saying } | null;
  }
  const told = ({ choice: { line }, reason }: Misfit): Way['misfit'] => ({ line, reason });
  const firstLoad = timeline.load(tree);
  const whole = [root, ...pathTo(tree.at)];
  const fitting =
    firstLoad === null
      ? whole
      : whole.slice(
          0,
          whole.findIndex(({ choice }) => choice === firstLoad.choice),
        );
  const main: Way = { nodes: fitting, misfit: firstLoad === null ? null : told(firstLoad) };
  if (firstLoad === null && end !== null) {
    const reason = endMisfit(timeline.state, end);
    if (reason !== null) main.misfit = { line: end.line, reason };
  }
  /** A way that was left: to its choice, and on as it last went. */
  const wayThrough = (node: TreeNode): Way => {
    const nodes = [root, ...pathTo(node)];
    for (
      let at = node.way ?? node.children.at(-1) ?? null;
      at !== null;
      at = at.way ?? at.children.at(-1) ?? null
    ) {
      const found = timeline.look(at);
      if ('reason' in found) return { nodes, misfit: told(found) };
      nodes.push(at);
    }
    return { nodes, misfit: null };
  };

  let way = main;
  let at = 0;
  let eyes: Eyes = persons.length === 1 ? own : (open.find((one) => one === 'both') ?? own);
  let bottom = own;

  const node = (): TreeNode => way.nodes[at] ?? root;
  const moment = (): Kept<Remembered> => {
    const found = timeline.look(node());
    // Only what fits is on the way.
    if ('reason' in found) throw new RangeError(said(found.reason, words.strings));
    return found;
  };
  const build = (): Snapshot => {
    const { state, memory } = moment();
    const i = EYES.indexOf(eyes);
    const last = way.nodes.length - 1;
    const replay: ReplayShown = {
      at,
      of: last,
      n: node().n,
      from: (state.result === null ? node() : (node().parent ?? root)).n,
      text: noticed.said(node(), i),
      player: node().choice?.player ?? -1,
      eyes,
      open,
      own,
      end: state.result === null ? null : endOf(state),
      misfit:
        at === last && way.misfit !== null
          ? { line: way.misfit.line, reason: said(way.misfit.reason, words.strings) }
          : null,
    };
    return {
      seat: bottom,
      names: names[i] ?? plan.names,
      format: plan.game.format.name,
      view: eyes === 'both' ? watchedView(state, bottom) : viewFor(state, eyes),
      decision: null,
      again: null,
      pause: null,
      thinking: false,
      log: memory.lines[i] ?? [],
      prompts: 'never',
      windows: {},
      passing: null,
      end: null,
      notice: null,
      ...(plan.match !== undefined && { match: plan.match }),
      replay,
    };
  };
  const shown = createPublisher(build);
  const go = (to: number): boolean => {
    const next = Math.min(Math.max(0, to), way.nodes.length - 1);
    if (next === at) return false;
    at = next;
    shown.publish();
    return true;
  };
  /** Places on the way at which a turn begins. */
  const turns = (): number[] => way.nodes.flatMap(({ leads }, i) => (i === 0 || leads !== null ? [i] : []));

  return {
    path,
    get: shown.get,
    subscribe: shown.subscribe,
    why: (about) => {
      const { state } = moment();
      const id = 'card' in about ? cardOfHandle(state, about.card) : -1;
      const seat = eyes === 'both' ? (state.cards[id]?.controller ?? bottom) : eyes;
      return whyIn(state, seat, about);
    },
    step: (by) => go(at + by),
    turn: (by) => {
      const to = by === 1 ? turns().find((i) => i > at) : turns().findLast((i) => i < at);
      return to !== undefined && go(to);
    },
    toStart: () => void go(0),
    toEnd: () => void go(way.nodes.length - 1),
    jump: (n) => {
      const to = tree.nodes[n];
      const { timeline: say } = words.strings;
      if (to === undefined) return say.noSuch(n);
      const found = timeline.look(to);
      if ('reason' in found) return say.fitsNoMore(n, found.choice.line, said(found.reason, words.strings));
      if (!way.nodes.includes(to)) way = main.nodes.includes(to) ? main : wayThrough(to);
      at = way.nodes.indexOf(to);
      shown.publish();
      return null;
    },
    look: (wanted) => {
      if (!open.includes(wanted)) return;
      eyes = wanted;
      if (wanted !== 'both') bottom = wanted;
      shown.publish();
    },
    timeline: () => {
      // What was seen of the ways that were left shows when they are gone.
      for (const other of tree.nodes)
        if (other.parent !== null && !noticed.knows(other)) timeline.look(other);
      const i = EYES.indexOf(eyes);
      return timelineRows({ ...tree, at: node() }, (of) => noticed.said(of, i));
    },
    choose: () => {
      throw new RangeError('nothing is asked in a replay');
    },
    proceed: () => {},
    setPrompts: () => {},
    pass: () => {},
    surrender: () => {},
    dispose: async () => shown.clear(),
  };
}
