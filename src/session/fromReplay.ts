/** "Play from here": a duel of its own that begins with the choices of a replay or save. */

import { basename } from 'node:path';
import { opponentOf, type PlayerId } from '../engine/index.ts';
import { saying } from '../strings/saying.ts';
import { opponentName, requireLevel, seatNames } from './opponents.ts';
import { ReplayError } from './replayFile.ts';
import { type DuelPlan, type DuelTable, type OpenDuel, type SavedDuel, startFrom } from './start.ts';
import { choicesTo, pathTo, type TreeNode, turnAfter } from './tree.ts';

/** Who sits where from then on. */
export interface Seating {
  /** The seat of the person; with two persons the seat does not matter. */
  seat: PlayerId;
  /** Level of the other side, or `self` for two persons. */
  against: string;
  /** The person's name. */
  name: string;
}

/**
 * Who sits where: `me` is `ownSeat`, `them` the other. `against`
 * undefined: who sat there, or the level played last where that was a person. Throws UnknownName.
 */
export function seatingFor(
  { head }: Pick<SavedDuel, 'head'>,
  wanted: { seat: 'me' | 'them'; against: string | undefined },
  settings: Readonly<{ name: string; against: string }>,
): Seating {
  const own = ownSeat(head);
  const seat = wanted.seat === 'me' ? own : opponentOf(own);
  const there = head.seats[opponentOf(seat)];
  const against = wanted.against ?? (there === 'person' ? settings.against : there);
  return { seat, against: against === 'self' ? against : requireLevel(against), name: settings.name };
}

/** The seat a person had: the first where nobody or both were persons. */
export const ownSeat = ({ seats }: Pick<SavedDuel['head'], 'seats'>): PlayerId =>
  seats[0] !== 'person' && seats[1] === 'person' ? 1 : 0;

/**
 * The choice that a word names: a number, `turn5` for the moment turn 5 begins, undefined for where the file stands, before
 * the last choice where the duel is over there. Throws ReplayError.
 */
export function choiceNamed(saved: Pick<SavedDuel, 'tree' | 'end' | 'path'>, word?: string): TreeNode {
  const { tree, end, path } = saved;
  if (word === undefined) return end === null ? tree.at : (tree.at.parent ?? tree.at);
  const turn = /^turn ?(\d+)$/.exec(word)?.[1];
  if (turn !== undefined) {
    const first = Number(turn) === 1 ? tree.nodes[0] : undefined;
    const found = first ?? pathTo(tree.at).find((node) => turnAfter(node) === Number(turn));
    if (found !== undefined) return found;
    throw new ReplayError(path, 0, saying('replayFaults', 'noTurn', turn, turnAfter(tree.at)));
  }
  const isNumber = /^\d+$/.test(word);
  const node = isNumber ? tree.nodes[Number(word)] : undefined;
  if (node !== undefined) return node;
  const there = [tree.nodes.length - 1, turnAfter(tree.at)] as const;
  throw new ReplayError(
    path,
    0,
    isNumber
      ? saying('replayFaults', 'noChoice', word, ...there)
      : saying('replayFaults', 'noPoint', JSON.stringify(word), ...there),
  );
}

/**
 * A place in a replay as it is typed: `FILE`, `FILE@120`, `FILE@turn5`. What stands behind the last `@` of a name is a place,
 * right or wrong, unless there is a file of that whole name.
 */
export function placeTyped(word: string, isFile: (name: string) => boolean): { file: string; at?: string } {
  const [, file, at] = /^(.+)@([^@/\\]*)$/.exec(word) ?? [];
  return file === undefined || at === undefined || isFile(word) ? { file: word } : { file, at };
}

/** What is played from there, and who sits at it. */
export function planFrom({ plan, head }: SavedDuel, { seat, against, name }: Seating): DuelPlan {
  const { match: _, ...single } = plan;
  const self = against === 'self';
  const other = opponentOf(seat);
  const [one, two] = seatNames(name, true, '');
  const called = (p: PlayerId): string => {
    if (self) return p === 0 ? one : two;
    if (p === seat) return name;
    const known = head.names[p];
    return head.seats[p] === 'person' || known === name ? opponentName(head.decks[p].name) : known;
  };
  const levels: [string, string] = ['person', 'person'];
  if (!self) levels[other] = against;
  return { ...single, levels, names: [called(0), called(1)] };
}

/** Begins it; the replay stays as it is. Throws ReplayError for a choice that fits no more. */
export function playFrom(saved: SavedDuel, node: TreeNode, plan: DuelPlan, table: DuelTable): OpenDuel {
  return startFrom(plan, table, choicesTo(node), { replay: basename(saved.path), n: node.n });
}
