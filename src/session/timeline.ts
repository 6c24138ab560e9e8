/**
 * One duel as its choices (DESIGN §14): the state follows from the head and the choices, each choice is in the file before
 * anything of it is shown, and a clone is kept wherever a person chooses, so that the duel can stand there again at once.
 * Elsewhere the state is derived anew.
 */

import {
  advance,
  cloneState,
  createDuel,
  type DuelSetup,
  type Event,
  hashState,
  type PlayerId,
  type State,
  surrender,
} from '../engine/index.ts';
import { type Saying, saying } from '../strings/saying.ts';
import { optionForms } from './optionForm.ts';
import { moveFor } from './replay.ts';
import { printChoice, printEnd, printStepTo, printTurn } from './replayFile.ts';
import {
  addChoice,
  createTree,
  dropChoice,
  fork,
  pathTo,
  type ReplayChoice,
  type StepWord,
  stepTo,
  type Tree,
  type TreeNode,
} from './tree.ts';

/** Where a duel is written while it is played. */
export interface DuelPaper {
  /** Adds a line; it is safe when this returns. */
  append(line: string): void;
  /** Takes the last line off: the engine could not carry it out. */
  drop(): void;
}

export type Move = { i: number } | { surrender: PlayerId };

/** The engine could not carry out a choice; the state is as it was before. */
export class MoveFailed extends Error {
  override readonly name = 'MoveFailed';
}

/** What whoever follows a duel remembers of it, such as its log: kept with the states, and brought back with them. */
export interface Memory<M> {
  /** The duel can stand here again without being derived anew. */
  keeps(state: State): boolean;
  take(): M;
  bring(memory: M): void;
  /** A choice was carried out; `before`: what there was at that moment. */
  ran(node: TreeNode, before: Kept<M>): void;
}

export interface Kept<M> {
  state: State;
  memory: M;
}

export interface Timeline<M> {
  readonly state: State;
  readonly tree: Tree;
  /** What is kept of the moment after a choice. */
  kept(node: TreeNode): Kept<M> | undefined;
  /** `say` is the sentence for the file. Throws MoveFailed. */
  take(move: Move, say: string): void;
  /**
   * The duel stands after another choice. `tell`: what is done again is told as it was. Returns the choice that does not fit
   * any more, in which case nothing has happened, or null.
   */
  go(to: TreeNode, by: StepWord, options?: { tell?: boolean }): Misfit | null;
  /** The state after a choice and what was remembered there, without going there; or what does not fit any more. */
  look(to: TreeNode): Kept<M> | Misfit;
  /** Takes up what was read from a file; nothing is written. Returns what does not fit. */
  load(tree: Tree): Misfit | null;
  /** Ends the file with the result. */
  close(): void;
}

export interface Misfit {
  choice: ReplayChoice;
  reason: Saying;
}

export function createTimeline<M>(
  setup: DuelSetup | State,
  paper: DuelPaper | null,
  sink: (state: State, event: Event, quiet: boolean) => void,
  memory: Memory<M>,
): Timeline<M> {
  let tree = createTree();
  const kept = new Map<TreeNode, Kept<M>>();
  const opening: Event[] = [];
  let now = 'cards' in setup ? cloneState(setup) : createDuel(setup, (event) => void opening.push(event));
  for (const event of opening) sink(now, event, false);
  /** What happens is known already: it is remembered and not told. */
  let quiet = false;
  const hear = (event: Event): void => sink(now, event, quiet);
  const keep = (node: TreeNode): void => {
    if (node.parent === null || memory.keeps(now)) kept.set(node, { state: now, memory: memory.take() });
  };
  keep(tree.at);

  /** The line of a turn that could not be written after its choice was: it goes before the next one. */
  let owed: string | null = null;
  const write = (line: string): void => {
    if (owed !== null) paper?.append(owed);
    owed = null;
    paper?.append(line);
  };
  const writeTurn = (line: string): void => {
    owed = line;
    try {
      paper?.append(line);
      owed = null;
    } catch {
      // The choice itself is written; the next line tells what is wrong.
    }
  };

  const formOf = (move: Move): Omit<ReplayChoice, 'line' | 'text'> => {
    if ('surrender' in move) return { turn: now.turn, player: move.surrender, form: 'surrender' };
    const { decision } = now;
    const form = decision === null ? undefined : optionForms(now, decision.options)[move.i];
    if (decision === null || form === undefined) throw new RangeError(`option ${move.i} is not offered`);
    return { turn: now.turn, player: decision.player, form };
  };
  /** The clone stays behind when the engine fails half-way. */
  const carryOut = (move: Move, node: TreeNode): void => {
    const before = now;
    const remembered = memory.take();
    now = cloneState(now);
    try {
      if ('surrender' in move) surrender(now, move.surrender, hear);
      else advance(now, move.i, hear);
    } catch (error) {
      now = before;
      memory.bring(remembered);
      throw new MoveFailed(error instanceof Error ? error.message : String(error), { cause: error });
    }
    memory.ran(node, { state: before, memory: remembered });
  };
  /** Does again what a node says. */
  const replay = (node: TreeNode): Misfit | null => {
    const { choice } = node;
    if (choice === null) return null;
    const move = moveFor(now, choice);
    if ('of' in move) return { choice, reason: move };
    const { turn } = now;
    try {
      carryOut(move, node);
    } catch (error) {
      if (error instanceof MoveFailed)
        return { choice, reason: saying('replayFaults', 'engineFailed', error.message) };
      throw error;
    }
    node.leads = now.turn === turn ? null : now.turn;
    keep(node);
    return null;
  };
  /** To a node from the last moment before it that is kept, `from` at the latest; what comes after `told` is told. */
  const derive = (to: TreeNode, from: TreeNode, told: TreeNode | null): Misfit | null => {
    let start = from;
    while (!kept.has(start) && start.parent !== null) start = start.parent;
    const found = kept.get(start);
    if (found === undefined) throw new RangeError('the start of a duel is always kept');
    const stood = { state: now, memory: memory.take() };
    now = found.state;
    memory.bring(found.memory);
    quiet = true;
    const path = pathTo(to);
    for (const node of path.slice(path.indexOf(start) + 1)) {
      if (node.parent === told) quiet = false;
      const misfit = replay(node);
      if (misfit === null) continue;
      now = stood.state;
      memory.bring(stood.memory);
      quiet = false;
      return misfit;
    }
    quiet = false;
    return null;
  };
  const look = (to: TreeNode): Kept<M> | Misfit => {
    const found = kept.get(to);
    if (found !== undefined) return found;
    const stood = { state: now, memory: memory.take() };
    const misfit = derive(to, to, null);
    if (misfit !== null) return misfit;
    const seen = { state: now, memory: memory.take() };
    now = stood.state;
    memory.bring(stood.memory);
    return seen;
  };
  const sentenceOf = (by: StepWord, to: TreeNode): string => {
    const node = by === 'back' || by === 'unpick' ? to.way : to;
    return node?.choice?.text ?? '';
  };

  return {
    get state() {
      return now;
    },
    get tree() {
      return tree;
    },
    kept: (node) => kept.get(node),
    take: (move, say) => {
      const choice: ReplayChoice = { ...formOf(move), line: 0, text: say };
      const { at } = tree;
      const known = at.children.find((child) => child.choice?.form === choice.form);
      const { turn } = now;
      const before = at.way;
      if (known !== undefined) {
        write(printStepTo('again', known.n, say));
        stepTo(tree, 'again', known);
      } else {
        write(printChoice(choice));
        addChoice(tree, choice);
      }
      const node = tree.at;
      try {
        carryOut(move, node);
      } catch (error) {
        paper?.drop();
        if (known === undefined) dropChoice(tree, node, before);
        else {
          tree.at = at;
          at.way = before;
        }
        throw error;
      }
      keep(node);
      if (now.turn === turn) return;
      node.leads = now.turn;
      if (known === undefined) writeTurn(printTurn(now.turn));
    },
    go: (to, by, { tell = false } = {}) => {
      // Only what can happen is written, and only what is written is told.
      const seen = look(to);
      if ('reason' in seen) return seen;
      write(printStepTo(by, to.n, sentenceOf(by, to)));
      if (tell) {
        const from = fork(tree.at, to);
        derive(to, from, from);
      } else {
        now = seen.state;
        memory.bring(seen.memory);
      }
      stepTo(tree, by, to);
      return null;
    },
    look,
    load: (read) => {
      const path = pathTo(read.at);
      const root = read.nodes[0];
      const start = kept.get(tree.at);
      if (root === undefined || start === undefined) throw new RangeError('a duel has a start');
      kept.clear();
      kept.set(root, start);
      tree = read;
      for (const node of path) {
        const misfit = replay(node);
        if (misfit !== null) return misfit;
      }
      return null;
    },
    close: () => {
      const { result } = now;
      if (result === null) return;
      const lp: [number, number] = [now.players[0].lp, now.players[1].lp];
      write(printEnd({ ...result, turns: now.turn, lp, hash: hashState(now) }));
    },
  };
}
