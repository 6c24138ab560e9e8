/** Evaluation with a look at the battles to come: what is left of this turn, and the answer in the next one. */
import type { PlayerId } from '../engine/index.ts';
import { type Board, bestPlan, boardOf, canAttack, type Fighter, type Plan } from './combat.ts';
import { evaluate } from './evaluate.ts';
import { change, copy, find, inZone, type Model, monsters, other, type Piece, spells } from './model.ts';
import { battleFlags } from './statics.ts';

/** Chance that one Set card spoils an attack. */
const TRAP_RISK = 0.13;
/** So few cards left in the Deck that stalling loses. */
const LAST_CARDS = 12;
/** What a strong monster loses that is kept from attacking. */
const HELD = 0.4;
/** Monsters in hand that a lock keeps waiting. */
const WAITING = 3;
/** How much of what the next turn will bring counts now. */
const LATER = 0.75;
/** The monster that the opponent may still bring. */
const NEWCOMER: Fighter = {
  h: -9999,
  atk: 1650,
  wall: 0,
  open: true,
  unknown: false,
  loss: 1,
  sting: 0,
  bite: 0,
  firm: false,
  hidden: false,
  direct: false,
  pierce: false,
  attacks: 1,
};

/** Is a Battle Phase of the turn player still to come (or going on)? */
export function battleAhead(m: Model): boolean {
  if (m.peace || m.lull[m.turnPlayer]) return false;
  if (m.phase === 'battle') return true;
  if (m.turn <= 1) return false;
  return m.phase === 'draw' || m.phase === 'standby' || m.phase === 'main1';
}

/** The attacks that are best for the turn player, as far as seen. */
export function attackPlan(m: Model): Plan {
  const flags = battleFlags(m);
  const side = m.turnPlayer;
  return bestPlan(boardOf(m, side, canAttack(m, side, flags), flags));
}

function carryOut(m: Model, plan: Plan, side: PlayerId): void {
  for (const { attacker } of plan.attacks) {
    const p = find(m, attacker);
    if (p) change(m, attacker, { attacked: true, held: true });
  }
  const gone = new Set(plan.lost);
  m.pieces = m.pieces.filter((p) => !gone.has(p.h));
  m.lp[side] = plan.lp[0];
  m.lp[other(side)] = plan.lp[1];
}

/** All attackers of the coming turn of `side`: what lies there can turn to Attack Position first. */
function coming(m: Model, side: PlayerId): Piece[] {
  const flags = battleFlags(m);
  return monsters(m, side)
    .filter((p) => p.atk > 0 && !p.spell.brief && !(flags.get(p.h)?.noAttack ?? false))
    .filter((p) => p.up || p.def !== null);
}

/** What the attacks of `side`'s next turn are worth to it. */
function reply(m: Model, side: PlayerId): number {
  if (m.lull[side]) return 0;
  const flags = battleFlags(m);
  const board = boardOf(m, side, coming(m, side), flags);
  const defenders = board.defenders;
  const known = bestPlan(board);
  if (known.lp[1] <= 0) return Math.min(known.gain, 1000);
  if (side === m.me || inZone(m, 'hand', side).length === 0) return known.gain;
  const more: Board = { ...board, defenders, attackers: [...board.attackers, NEWCOMER] };
  if (board.attackers.length >= 5) return known.gain;
  const guess = bestPlan(more);
  // Dying to a monster that may not come is a risk, not a fact.
  return 0.5 * known.gain + 0.5 * Math.min(guess.gain, known.gain + 6);
}

/** Weak monsters that may still change go to Defense Position in Main Phase 2. */
export function takeCover(m: Model, side: PlayerId): void {
  const strongest = Math.max(0, ...monsters(m, other(side)).map((p) => (p.up ? p.atk : 0)));
  for (const p of monsters(m, side)) {
    if (!p.up || p.held || p.attacked || !p.attack) continue;
    if (p.atk < strongest && (p.dfn >= strongest || p.dfn > p.atk || p.atk < 1500))
      change(m, p.h, { attack: false });
  }
}

const drive = (p: Piece): number => Math.min(1.2, (p.def ? p.atk : 500) / 1500);

/**
 * Monsters that may not attack win nothing, whoever holds them back. With few cards left to draw it counts for more, and
 * for those still in hand as well.
 */
function heldBack(m: Model): number {
  const flags = battleFlags(m);
  const mine = m.deck[m.me];
  const urgency = mine < LAST_CARDS && mine <= m.deck[other(m.me)] ? 3 : 1;
  let sum = 0;
  let locked = false;
  for (const p of m.pieces) {
    if (p.zone !== 'mzone' || p.spell.noAttack || !flags.get(p.h)?.noAttack) continue;
    locked = true;
    const drag = (p.up ? HELD : HELD / 2) * drive(p);
    sum += p.side === m.me ? urgency * drag : -drag;
  }
  if (!locked || urgency === 1) return sum;
  const waiting = inZone(m, 'hand', m.me).filter((p) => p.def?.kind === 'monster');
  const best = waiting
    .map(drive)
    .sort((a, b) => b - a)
    .slice(0, WAITING);
  return sum + urgency * HELD * best.reduce((total, x) => total + x, 0);
}

/** Spirits that came this turn go back to the hand before the other side can attack them. */
function goHome(m: Model, side: PlayerId): void {
  for (const p of monsters(m, side)) {
    if (p.up && p.entered === m.turn && p.def?.sub.includes('spirit'))
      change(m, p.h, { zone: 'hand', side: p.owner });
  }
}

/** Worth of the table to the model's player, battles included. */
export function prospect(table: Model): number {
  const m = copy(table);
  const me = m.me;
  const active = m.turnPlayer;
  let value = 0;
  if (battleAhead(m)) {
    const plan = attackPlan(m);
    if (plan.gain > 0) {
      const traps = spells(m, other(active)).filter((p) => !p.up).length;
      const before = evaluate(m);
      carryOut(m, plan, active);
      // The more Set cards, the less sure it is.
      const risk = active === me ? Math.min(0.4, TRAP_RISK * traps) : 0;
      const swing = evaluate(m) - before;
      if (Math.abs(swing) < 400) value -= risk * swing;
      else value -= (risk * swing) / 4;
    }
  }
  if (active === me) takeCover(m, me);
  goHome(m, active);
  value += evaluate(m) - heldBack(m);
  if (m.lp[0] <= 0 || m.lp[1] <= 0) return value;
  const next = other(active);
  const gain = reply(m, next);
  const bounded = Math.min(gain, 60);
  return value + LATER * (next === me ? bounded : -bounded);
}
