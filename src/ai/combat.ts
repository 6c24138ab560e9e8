/** Battles of one Battle Phase: every order of attackers and targets, as far as it can be known. */

import type { PlayerId } from '../engine/index.ts';
import { type Model, monsters, other, type Piece } from './model.ts';
import { analyse } from './profile.ts';
import type { Flags } from './statics.ts';
import { EXPECTED_DEF, lifeWorth, worthOf } from './worth.ts';

/** A monster for the planner. */
export interface Fighter {
  h: number;
  atk: number;
  /** Value that an attacker must beat. */
  wall: number;
  /** Lies in Attack Position: damage goes through. */
  open: boolean;
  /** Nobody knows it. */
  unknown: boolean;
  /** What its controller loses when it is destroyed. */
  loss: number;
  /** What its controller gains when it is attacked: flip effects. */
  sting: number;
  /** What its controller gains when it deals battle damage. */
  bite: number;
  firm: boolean;
  hidden: boolean;
  direct: boolean;
  pierce: boolean;
  attacks: number;
}

export interface Board {
  attackers: readonly Fighter[];
  defenders: readonly Fighter[];
  /** LP of the attacking and the defending player. */
  lp: readonly [number, number];
}

export interface Attack {
  attacker: number;
  /** -1 direct. */
  target: number;
}
export interface Plan {
  /** In worth, for the attacking player. */
  gain: number;
  attacks: readonly Attack[];
  /** LP left. */
  lp: readonly [number, number];
  /** Handles of monsters that will be gone. */
  lost: readonly number[];
}

const NODES = 6000;

export function fighterOf(m: Model, p: Piece, flags: Flags | undefined, eye: PlayerId): Fighter {
  const profile = p.def ? analyse(p.def) : null;
  const unknown = !p.def && !p.up;
  const seen = p.up || p.side === eye;
  const sting = unknown ? 0.15 : !p.up && profile ? 0.8 * profile.flip : 0;
  const floater = profile && !p.negated ? profile.floater : 0;
  const damaged = p.def?.effects.some(
    (e) =>
      e.k === 'act' && e.on.k === 'trigger' && e.on.ev.some((ev) => ev.k === 'damage' && ev.by === 'battle'),
  );
  const wall = p.attack && p.up ? p.atk : unknown && !seen ? EXPECTED_DEF : p.dfn;
  return {
    h: p.h,
    atk: p.atk,
    wall: unknown ? EXPECTED_DEF : wall,
    open: p.attack,
    unknown,
    loss: worthOf(m, p) - floater,
    sting,
    bite: damaged && !p.negated ? 0.4 : 0,
    firm: flags?.noBattleDeath ?? false,
    hidden: flags?.hidden ?? false,
    direct: flags?.direct ?? false,
    pierce: flags?.pierce ?? false,
    attacks: flags?.attacks ?? 1,
  };
}

/** Monsters of `side` that may still attack this turn. */
export function canAttack(m: Model, side: PlayerId, flags: Map<number, Flags>): Piece[] {
  return monsters(m, side).filter(
    (p) => p.up && p.attack && p.atk > 0 && !p.attacked && !(flags.get(p.h)?.noAttack ?? false),
  );
}

export function boardOf(
  m: Model,
  side: PlayerId,
  attackers: readonly Piece[],
  flags: Map<number, Flags>,
): Board {
  const foe = other(side);
  return {
    attackers: attackers.map((p) => fighterOf(m, p, flags.get(p.h), m.me)),
    defenders: monsters(m, foe).map((p) => fighterOf(m, p, flags.get(p.h), m.me)),
    lp: [m.lp[side], m.lp[foe]],
  };
}

interface Result {
  gain: number;
  lp: [number, number];
  attackerLost: boolean;
  defenderLost: boolean;
}

/** One battle: what the attacking player gains besides Life Points. */
export function fight(a: Fighter, d: Fighter | null, lp: readonly [number, number]): Result {
  const out: Result = { gain: 0, lp: [lp[0], lp[1]], attackerLost: false, defenderLost: false };
  if (!d) {
    out.lp[1] -= a.atk;
    out.gain += a.atk > 0 ? a.bite : 0;
    return out;
  }
  out.gain -= d.sting;
  const over = a.atk - d.wall;
  if (over > 0) {
    out.defenderLost = !d.firm;
    if (d.open || a.pierce) {
      out.lp[1] -= over;
      out.gain += a.bite;
    }
  } else if (over === 0) {
    if (d.open) {
      out.defenderLost = !d.firm;
      out.attackerLost = !a.firm;
    }
  } else {
    out.lp[0] += over;
    if (d.open) out.attackerLost = !a.firm;
  }
  if (out.defenderLost) out.gain += d.unknown ? 0.9 * d.loss : d.loss;
  if (out.attackerLost) out.gain -= a.loss;
  return out;
}

interface Node {
  gain: number;
  plan: Attack[];
  lp: readonly [number, number];
  lost: readonly number[];
}

class Planner {
  private seen = new Map<string, Node>();
  private nodes = 0;
  private readonly board: Board;

  constructor(board: Board) {
    this.board = board;
  }

  /** Best continuation; `left` = attacks left of each attacker, `alive` = bits of defenders. */
  best(left: readonly number[], alive: number, lp: readonly [number, number]): Node {
    const stop: Node = { gain: lifeWorth(lp[0]) - lifeWorth(lp[1]), plan: [], lp, lost: [] };
    if (lp[1] <= 0 || lp[0] <= 0) return stop;
    const key = `${left.join('')} ${alive} ${lp[0]} ${lp[1]}`;
    const known = this.seen.get(key);
    if (known) return known;
    this.nodes += 1;
    let best = stop;
    if (this.nodes < NODES) {
      for (let i = 0; i < this.board.attackers.length; i += 1) {
        const a = this.board.attackers[i];
        if (!a || (left[i] ?? 0) <= 0) continue;
        for (const j of this.targets(a, alive)) {
          const next = this.after(i, j, left, alive, lp);
          if (next.gain > best.gain + 1e-9) best = next;
        }
      }
    }
    this.seen.set(key, best);
    return best;
  }

  /** Indices of defenders that may be attacked; -1 for a direct attack. */
  private targets(a: Fighter, alive: number): number[] {
    const out: number[] = [];
    let obstacles = 0;
    this.board.defenders.forEach((d, j) => {
      if ((alive & (1 << j)) === 0) return;
      obstacles += 1;
      if (!d.hidden) out.push(j);
    });
    if (obstacles === 0 || a.direct) out.push(-1);
    return out;
  }

  private after(
    i: number,
    j: number,
    left: readonly number[],
    alive: number,
    lp: readonly [number, number],
  ): Node {
    const a = this.board.attackers[i] as Fighter;
    const d = j < 0 ? null : (this.board.defenders[j] ?? null);
    const result = fight(a, d, lp);
    const now = left.map((n, k) => (k === i ? (result.attackerLost ? 0 : n - 1) : n));
    const rest = this.best(now, result.defenderLost ? alive & ~(1 << j) : alive, result.lp);
    const lost = [...rest.lost];
    if (result.attackerLost) lost.push(a.h);
    if (result.defenderLost && d) lost.push(d.h);
    return {
      gain: rest.gain + result.gain,
      plan: [{ attacker: a.h, target: d ? d.h : -1 }, ...rest.plan],
      lp: rest.lp,
      lost,
    };
  }
}

/** The best series of attacks, an empty one if none gains. */
export function bestPlan(board: Board): Plan {
  const all = (1 << board.defenders.length) - 1;
  const start = lifeWorth(board.lp[0]) - lifeWorth(board.lp[1]);
  const node = new Planner(board).best(
    board.attackers.map((a) => a.attacks),
    all,
    board.lp,
  );
  return { gain: node.gain - start, attacks: node.plan, lp: node.lp, lost: node.lost };
}

/** Most damage that one Battle Phase can do, whatever it costs. */
export function mostDamage(board: Board): number {
  const cheap = board.attackers.map((a) => ({ ...a, loss: 0 }));
  const free = board.defenders.map((d) => ({ ...d, loss: 0, sting: 0 }));
  const plan = bestPlan({ attackers: cheap, defenders: free, lp: board.lp });
  return board.lp[1] - plan.lp[1];
}
