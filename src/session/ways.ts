/** Where a duel can be taken back to, and what its timeline says to the person who looks at it. */
import { type PlayerId, type State, ZONE } from '../engine/index.ts';
import { fork, pathTo, type Tree, type TreeNode } from './tree.ts';
import type { TimelineRow } from './types.ts';

/** Decisions at which something is begun; the others ask for parts of it. */
const BEGINS: readonly string[] = ['main', 'battle', 'respond', 'trigger'];
/** With these nothing is begun. */
const ENDS = /^(?:pass|no|surrender|toPhase)\b/;

/**
 * Where what a player is being asked was begun; null when nothing is begun, or when taking it back would count: he has seen
 * since what was hidden from him, chance was asked, or somebody else chose. `stateAt` null: not known.
 */
export function begunAt(
  node: TreeNode,
  player: PlayerId,
  stateAt: (node: TreeNode) => State | null,
): TreeNode | null {
  const now = stateAt(node);
  if (now?.decision?.player !== player || BEGINS.includes(now.decision.kind)) return null;
  for (let at = node; at.parent !== null && at.choice?.player === player; at = at.parent) {
    const before = stateAt(at.parent);
    if (before?.decision != null && BEGINS.includes(before.decision.kind)) {
      return ENDS.test(at.choice.form) || !isFree(before, now, player) ? null : at.parent;
    }
  }
  return null;
}

/** Nothing of what was hidden from the player has become known to him, and no chance has decided anything. */
function isFree(before: State, now: State, player: PlayerId): boolean {
  const bit = 1 << player;
  const sees = (state: State, id: number): boolean => ((state.cards[id]?.seen ?? 0) & bit) !== 0;
  const looksThrough =
    now.decision?.options.some(({ card }) => card >= 0 && now.cards[card]?.zone === ZONE.deck) ?? false;
  return (
    before.turn === now.turn &&
    before.phase === now.phase &&
    before.rng.join() === now.rng.join() &&
    before.cards.length === now.cards.length &&
    !looksThrough &&
    now.cards.every((_, id) => sees(before, id) || !sees(now, id))
  );
}

/** What is said of a choice to whoever looks; empty where he has noticed nothing of it. */
export type Said = (node: TreeNode) => string;

/**
 * The timeline as a list: each way after the choice it leaves from, one step further in; the way last gone comes last and
 * goes on at the same depth.
 */
export function timelineRows(tree: Tree, said: Said): TimelineRow[] {
  const rows: TimelineRow[] = [];
  const main = new Set(pathTo(tree.at));
  const [root] = tree.nodes;
  const walk = (from: TreeNode, depth: number, above: number): void => {
    let last = above;
    for (let node: TreeNode | null = from; node !== null; ) {
      const { choice, parent, children }: TreeNode = node;
      const text = parent === null ? '' : said(node);
      const isHere = node === tree.at;
      const row: TimelineRow = {
        n: node.n,
        after: parent?.n ?? 0,
        turn: choice?.turn ?? 0,
        player: choice?.player ?? -1,
        text,
        depth,
        main: parent === null || main.has(node),
        here: isHere,
      };
      // What nobody could see has no row; the duel then stands after the last one that has.
      if (parent === null || text !== '') last = rows.push(row) - 1;
      else if (isHere)
        rows.splice(last, 1, ...rows.slice(last, last + 1).map((shown) => ({ ...shown, here: true })));
      const next: TreeNode | null = node.way ?? children.at(-1) ?? null;
      for (const child of children) if (child !== next) walk(child, depth + 1, last);
      node = next;
    }
  };
  if (root !== undefined) walk(root, 0, 0);
  return rows;
}

/** What stands no more after a step from one choice to another, and what stands anew, in order. */
export function changedBy(from: TreeNode, to: TreeNode): { off: TreeNode[]; on: TreeNode[] } {
  const top = fork(from, to);
  const below = (node: TreeNode): TreeNode[] => {
    const path = pathTo(node);
    return path.slice(path.indexOf(top) + 1);
  };
  return { off: below(from), on: below(to) };
}
