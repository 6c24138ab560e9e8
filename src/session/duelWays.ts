/** Steps along the timeline of a duel in progress: where they lead, what they say, who may know of them. */
import type { PlayerId, State } from '../engine/index.ts';
import type { Strings } from '../strings/index.ts';
import { said } from '../strings/saying.ts';
import type { EventLog } from './eventLog.ts';
import type { Moment } from './prompts.ts';
import { moveFor } from './replay.ts';
import type { Kept, Memory, Misfit, Timeline } from './timeline.ts';
import { isBefore, type ReplayChoice, type StepWord, type TreeNode } from './tree.ts';
import type { LogLine, Moved, SessionWays, TimelineRow } from './types.ts';
import { begunAt, changedBy, timelineRows } from './ways.ts';
import { saidOf, type Words } from './words.ts';

/** What is remembered of a moment: what each log says by then, and what a window there would be about. */
export interface Remembered {
  lines: readonly (readonly LogLine[])[];
  moment: Moment | null;
}

/** What each seat with a log has noticed of the choices carried out so far. */
export interface Noticed extends Pick<Memory<Remembered>, 'ran'> {
  /**
   * As the seat of that log may know it, with -1 as every seat knows it; empty for a choice of which it has seen nothing, or
   * that was none.
   */
  said(node: TreeNode, log: number): string;
  knows(node: TreeNode): boolean;
}

export function createNoticed(logs: readonly EventLog[], words: Pick<Words, 'option'>): Noticed {
  const said = new Map<TreeNode, { texts: readonly string[]; both: string }>();
  return {
    ran: (node, { state, memory }) => {
      const { choice } = node;
      if (choice === null || said.has(node)) return;
      const isForced = state.decision?.options.length === 1 && choice.form !== 'surrender';
      const own = choice.text === '' || isForced ? '' : retold(state, choice, words);
      const seen = logs.map(({ lines }, i) => {
        const news = isForced ? [] : lines.slice(memory.lines[i]?.length ?? 0);
        // A turn begins by itself: neither that nor what follows is what was chosen.
        const turn = news.findIndex(({ event }) => event.k === 'turn');
        const before = turn < 0 ? news : news.slice(0, turn);
        return before.find(({ player }) => player === choice.player)?.text ?? '';
      });
      const texts = logs.map(({ seat }, i) => {
        const isOwn = (seat === -1 || choice.player === seat) && own !== '';
        return isOwn ? own : (seen[i] ?? '');
      });
      const [first = ''] = seen;
      said.set(node, { texts, both: seen.every((text) => text === first) ? first : '' });
    },
    said: (node, log) => (log < 0 ? said.get(node)?.both : said.get(node)?.texts[log]) ?? '',
    knows: (node) => said.has(node),
  };
}

/** A choice that was read from a file, in the language of now: the file has it in the language in which it was made. */
function retold(before: State, choice: ReplayChoice, words: Pick<Words, 'option'>): string {
  const move = choice.line > 0 ? moveFor(before, choice) : '';
  const text = typeof move === 'object' && 'i' in move ? saidOf(before, move.i, words) : '';
  return text === '' ? choice.text : text;
}

/** A person has chosen something, be it taken back since. */
export function isTouched({
  timeline,
  noticed,
  isPerson,
}: Pick<WaysOptions, 'timeline' | 'noticed' | 'isPerson'>): boolean {
  return timeline.tree.nodes.some((node) => {
    const { choice, parent } = node;
    const kept = parent === null ? undefined : timeline.kept(parent);
    const asked = kept !== undefined || !noticed.knows(node) || choice?.form === 'surrender';
    return choice !== null && isPerson(choice.player) && asked;
  });
}

export interface WaysOptions {
  timeline: Timeline<Remembered>;
  noticed: Noticed;
  strings: Strings;
  isPerson(player: PlayerId): boolean;
  /** Index of the log of the person at the screen. */
  log(): number;
  /** The person at the screen; null while it is covered. */
  seat(): PlayerId | null;
  /** A person would be asked at that moment. */
  stops(kept: Kept<Remembered>): boolean;
  /** Nothing can be taken back any more. */
  closed(): boolean;
  /** The duel stands somewhere else now, as the seat of a log may know it (see Noticed). */
  stood(by: Moved['by'], moved: (log: number) => Moved): void;
}

export function createWays(options: WaysOptions): SessionWays {
  const { timeline, noticed, strings, isPerson } = options;
  const stateAt = (node: TreeNode): State | null => {
    if (node === timeline.tree.at) return timeline.state;
    const found = timeline.look(node);
    return 'reason' in found ? null : found.state;
  };
  const stopsAt = (node: TreeNode): boolean => {
    const kept = timeline.kept(node);
    return kept?.state.decision != null && isPerson(kept.state.decision.player) && options.stops(kept);
  };
  /** Nobody was asked about it: as one wants to be asked now, it is a pass that is taken without asking. */
  const isUnasked = (node: TreeNode): boolean => {
    const { choice, parent } = node;
    if (choice === null || parent === null || choice.form !== 'pass' || !isPerson(choice.player))
      return false;
    return timeline.kept(parent) !== undefined && !stopsAt(parent);
  };
  const undoTo = (): TreeNode | null => {
    if (options.closed()) return null;
    for (let { parent } = timeline.tree.at; parent !== null; { parent } = parent)
      if (stopsAt(parent)) return parent;
    return null;
  };
  const redoTo = (): TreeNode | null => {
    let to: TreeNode | null = null;
    for (let { way } = timeline.tree.at; way !== null; { way } = way) {
      if ('reason' in timeline.look(way)) break;
      to = way;
      if (stopsAt(way)) break;
    }
    return to;
  };
  const unpickTo = (): TreeNode | null => {
    const seat = options.seat();
    return seat === null || options.closed() ? null : begunAt(timeline.tree.at, seat, stateAt);
  };
  const textsOf = (nodes: readonly TreeNode[], log: number): string[] =>
    nodes.map((node) => noticed.said(node, log)).filter((text) => text !== '');
  const go = (to: TreeNode, by: Moved['by'], word: StepWord): Misfit | null => {
    const { at } = timeline.tree;
    const { off, on } = changedBy(at, to);
    const misfit = timeline.go(to, word, { tell: by === 'redo' });
    if (misfit !== null) return misfit;
    const { turn } = timeline.state;
    options.stood(by, (log) => ({ by, n: to.n, turn, texts: textsOf(by === 'redo' ? on : off, log) }));
    return null;
  };
  const step = (to: TreeNode | null, by: Moved['by'], word: StepWord): boolean =>
    to !== null && go(to, by, word) === null;

  return {
    canUndo: () => undoTo() !== null,
    canRedo: () => !options.closed() && timeline.tree.at.way !== null,
    canUnpick: () => unpickTo() !== null,
    undo: () => step(undoTo(), 'undo', 'back'),
    redo: () => !options.closed() && step(redoTo(), 'redo', 'again'),
    unpick: () => step(unpickTo(), 'unpick', 'unpick'),
    jump: (n) => {
      const to = timeline.tree.nodes[n];
      const { timeline: say } = strings;
      if (to === undefined || options.closed()) return say.noSuch(n);
      if (to === timeline.tree.at) return say.isHere;
      const misfit = go(to, 'jump', 'jump');
      return misfit === null ? null : say.fitsNoMore(n, misfit.choice.line, said(misfit.reason, strings));
    },
    timeline: (): readonly TimelineRow[] => {
      if (options.seat() === null) return [];
      const { nodes, at } = timeline.tree;
      // Ways that were read from a file and not gone since: what was seen of them shows when they are.
      for (const node of nodes.toReversed()) {
        if (node.parent !== null && !noticed.knows(node) && !isBefore(node, at)) timeline.look(node);
      }
      const log = options.log();
      return timelineRows(timeline.tree, (node) => (isUnasked(node) ? '' : noticed.said(node, log)));
    },
  };
}
