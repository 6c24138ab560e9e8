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

const NODES = 3000;

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

/** One attack of one attacker; a monster that attacks twice is there twice. */
interface Turn {
  a: Fighter;
  /** Its results against each defender; null where the attack would do no good. */
  on: readonly (Result | null)[];
}

const DIRECT = -1;
const SKIP = -2;
/** The attacker is no more. */
const GONE = -3;

/**
 * Every attacker is given a target, a direct attack or none. Attacks on monsters commute, so no order is tried: those on
 * monsters come first, direct ones last. An attack that is lost is never part of a plan.
 */
class Planner {
  private readonly board: Board;
  private readonly turns: Turn[] = [];
  private readonly now: number[] = [];
  private readonly obstacles: number;
  private nodes = 0;
  best: number;
  plan: readonly number[] = [];

  constructor(board: Board) {
    this.board = board;
    this.obstacles = (1 << board.defenders.length) - 1;
    this.best = lifeWorth(board.lp[0]) - lifeWorth(board.lp[1]);
    for (const a of board.attackers) {
      const on = board.defenders.map((d) => (d.hidden ? null : useful(fight(a, d, [0, 0]))));
      for (let n = 0; n < a.attacks; n += 1) this.turns.push({ a, on });
    }
    this.search(0, this.obstacles, 0, 0);
  }

  /** `alive`: bits of defenders; `gain`: so far, besides Life Points; `damage`: to the defending player. */
  private search(i: number, alive: number, gain: number, damage: number): void {
    const turn = this.turns[i];
    if (!turn) {
      this.leaf(alive, gain, damage);
      return;
    }
    this.nodes += 1;
    const twin = i > 0 && this.turns[i - 1]?.a === turn.a ? (this.now[i - 1] ?? SKIP) : null;
    // A monster destroyed in its first attack has no second one.
    const gone = twin !== null && twin >= 0 && (turn.on[twin]?.attackerLost ?? false);
    if (!gone && this.nodes < NODES) {
      for (let j = 0; j < turn.on.length; j += 1) {
        const result = turn.on[j];
        if (!result || (alive & (1 << j)) === 0) continue;
        this.now[i] = j;
        const left = result.defenderLost ? alive & ~(1 << j) : alive;
        this.search(i + 1, left, gain + result.gain, damage - result.lp[1]);
      }
      if (turn.a.direct) {
        this.now[i] = DIRECT;
        this.search(i + 1, alive, gain + turn.a.bite, damage + turn.a.atk);
      }
    }
    this.now[i] = gone ? GONE : SKIP;
    this.search(i + 1, alive, gain, damage);
  }

  private leaf(alive: number, gain: number, damage: number): void {
    let total = gain;
    let all = damage;
    if (alive === 0) {
      this.turns.forEach((turn, i) => {
        if (this.now[i] !== SKIP) return;
        all += turn.a.atk;
        total += turn.a.bite;
      });
    }
    const value = total + lifeWorth(this.board.lp[0]) - lifeWorth(this.board.lp[1] - all);
    if (value <= this.best + 1e-9) return;
    this.best = value;
    this.plan = this.now.map((j) => (alive === 0 && j === SKIP ? DIRECT : j));
  }

  attacks(): { attacks: Attack[]; lost: number[]; damage: number } {
    const first: Attack[] = [];
    const last: Attack[] = [];
    const lost: number[] = [];
    let damage = 0;
    this.plan.forEach((j, i) => {
      const turn = this.turns[i];
      const d = this.board.defenders[j];
      if (!turn || j === SKIP || j < DIRECT) return;
      if (!d) {
        damage += turn.a.atk;
        last.push({ attacker: turn.a.h, target: -1 });
        return;
      }
      const result = turn.on[j];
      damage -= result?.lp[1] ?? 0;
      if (result?.attackerLost) lost.push(turn.a.h);
      if (result?.defenderLost) lost.push(d.h);
      first.push({ attacker: turn.a.h, target: d.h });
    });
    return { attacks: [...first, ...last], lost, damage };
  }
}

/** Results that are worth an attack: something is destroyed, or damage is done. */
function useful(result: Result): Result | null {
  return result.defenderLost || result.lp[1] < 0 ? result : null;
}

/** The best series of attacks, an empty one if none gains. */
export function bestPlan(board: Board): Plan {
  const start = lifeWorth(board.lp[0]) - lifeWorth(board.lp[1]);
  const planner = new Planner(board);
  const { attacks, lost, damage } = planner.attacks();
  return { gain: planner.best - start, attacks, lost, lp: [board.lp[0], board.lp[1] - damage] };
}

/** Most damage that one Battle Phase can do, whatever it costs. */
export function mostDamage(board: Board): number {
  const cheap = board.attackers.map((a) => ({ ...a, loss: 0 }));
  const free = board.defenders.map((d) => ({ ...d, loss: 0, sting: 0 }));
  const plan = bestPlan({ attackers: cheap, defenders: free, lp: board.lp });
  return board.lp[1] - plan.lp[1];
}
