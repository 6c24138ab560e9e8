/**
 * A duel as a tree of choices (DESIGN §14). Every choice has a number, in the order in which the choices were first made; 0 is
 * the start. The duel stands after one of them. What was taken back stays in the tree, as a way that can be taken again.
 */

import type { PlayerId } from '../engine/types.ts';
import { type Saying, saying } from '../strings/saying.ts';

export interface ReplayChoice {
  /** Line in the file, from 1; 0 for one that was not read from a file. */
  line: number;
  turn: number;
  player: PlayerId;
  /** Words of `optionForms`, or `surrender`. */
  form: string;
  text: string;
}

export interface TreeNode {
  readonly n: number;
  /** null: the start. */
  readonly parent: TreeNode | null;
  readonly choice: ReplayChoice | null;
  /** Other choices at the same moment are the other children of the parent, the oldest first. */
  readonly children: TreeNode[];
  /** Where the duel last went from here; null where it never went on. */
  way: TreeNode | null;
  /** The turn the choice leads to, where that is another one. */
  leads: number | null;
}

/**
 * How the duel gets to another choice without making one: `back` takes back, `again` takes a way again, `jump` goes anywhere;
 * `unpick` takes back what was only begun, with nothing seen and nobody else asked since.
 */
export const STEPS = ['back', 'again', 'jump', 'unpick'] as const;
export type StepWord = (typeof STEPS)[number];

export interface Tree {
  /** By number; the first is the start. */
  readonly nodes: TreeNode[];
  at: TreeNode;
  /** Something was taken back that counts: the duel is casual. */
  casual: boolean;
}

export function createTree(): Tree {
  const root: TreeNode = { n: 0, parent: null, choice: null, children: [], way: null, leads: null };
  return { nodes: [root], at: root, casual: false };
}

/** The choice is made where the duel stands. */
export function addChoice(tree: Tree, choice: ReplayChoice): TreeNode {
  const parent = tree.at;
  const node: TreeNode = {
    n: tree.nodes.length,
    parent,
    choice,
    children: [],
    way: null,
    leads: null,
  };
  parent.children.push(node);
  parent.way = node;
  tree.nodes.push(node);
  tree.at = node;
  return node;
}

/** Takes off the newest choice, which could not be carried out. */
export function dropChoice(tree: Tree, node: TreeNode, way: TreeNode | null): void {
  const { parent } = node;
  if (parent === null || tree.nodes.at(-1) !== node) throw new RangeError('only the newest choice comes off');
  tree.nodes.pop();
  parent.children.pop();
  parent.way = way;
  tree.at = parent;
}

/** Why a step cannot be made from where the duel stands; null if it can. */
export function stepProblem(tree: Tree, by: StepWord, n: number): Saying | null {
  const to = tree.nodes[n];
  if (to === undefined) return saying('replayFaults', 'noChoiceBefore', n);
  if ((by === 'back' || by === 'unpick') && (to === tree.at || !isBefore(to, tree.at)))
    return saying('replayFaults', 'notOnTheWay', n, tree.at.n);
  if (by === 'again' && (to === tree.at || !isBefore(tree.at, to)))
    return saying('replayFaults', 'doesNotFollow', n, tree.at.n);
  return null;
}

/** The duel stands there. From the start to it every choice becomes the way that is followed. */
export function stepTo(tree: Tree, by: StepWord, to: TreeNode): void {
  tree.at = to;
  for (const node of pathTo(to)) if (node.parent !== null) node.parent.way = node;
  if (by === 'back' || by === 'jump') tree.casual = true;
}

/** From the first choice to this one. */
export function pathTo(node: TreeNode): TreeNode[] {
  const path: TreeNode[] = [];
  for (let at = node; at.parent !== null; at = at.parent) path.push(at);
  return path.reverse();
}

/** The choices that lead to a node. */
export const choicesTo = (node: TreeNode): ReplayChoice[] =>
  pathTo(node).flatMap(({ choice }) => (choice === null ? [] : [choice]));

/** Whether `first` lies on the way to `node`, or is it. */
export function isBefore(first: TreeNode, node: TreeNode): boolean {
  for (let at: TreeNode | null = node; at !== null; at = at.parent) if (at === first) return true;
  return false;
}

/** The last choice that leads to both. */
export function fork(a: TreeNode, b: TreeNode): TreeNode {
  const path = new Set<TreeNode>();
  for (let at: TreeNode | null = a; at !== null; at = at.parent) path.add(at);
  let at = b;
  while (!path.has(at) && at.parent !== null) at = at.parent;
  return at;
}

/** The turn in which the duel stands after a choice. */
export const turnAfter = ({ leads, choice }: TreeNode): number => leads ?? choice?.turn ?? 1;

/** Ways that leave the one to where the duel stands, each by its first choice, in the order in which they were gone. */
export function otherWays(tree: Tree): TreeNode[] {
  const main = new Set<TreeNode | null>([tree.nodes[0] ?? null, ...pathTo(tree.at)]);
  return tree.nodes.filter((node) => !main.has(node) && main.has(node.parent));
}

/** Choices below a node and itself. */
export function sizeOf(node: TreeNode): number {
  let n = 0;
  const open = [node];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    n += 1;
    open.push(...at.children);
  }
  return n;
}
