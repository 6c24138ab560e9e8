/** Fusion and Ritual Summons on the model: the best monster that the cheapest materials can make. */
import type { Op, Slot } from '../engine/index.ts';
import { find, type Model, type Piece } from './model.ts';
import { place, send } from './moves.ts';
import { num, passes, players, resolve } from './read.ts';
import type { Reading } from './reading.ts';
import { worthOf } from './worth.ts';

type ByRule = Extract<Op, { k: 'summonByRule' }>;

function fusionSet(m: Model, slots: readonly Slot[], pool: readonly Piece[], r: Reading): Piece[] | null {
  const used: Piece[] = [];
  for (const slot of slots) {
    const n = Array.isArray(slot.n) ? num(m, slot.n[0], r) : num(m, slot.n, r);
    for (let i = 0; i < n; i += 1) {
      const free = pool.find(
        (p) => p.def !== null && !used.includes(p) && slot.where.every((f) => passes(m, p, f, r)),
      );
      if (!free) return null;
      used.push(free);
    }
  }
  return used;
}

function ritualSet(level: number, pool: readonly Piece[]): Piece[] | null {
  const whole = pool.find((p) => p.level >= level);
  const used: Piece[] = [];
  let sum = 0;
  for (const p of pool) {
    if (sum >= level) break;
    used.push(p);
    sum += p.level;
  }
  if (sum < level) return null;
  return whole && used.length > 1 ? [whole] : used;
}

/** Materials for that monster, cheapest first, or null. */
export function materialsFor(m: Model, op: ByRule, made: Piece, r: Reading): Piece[] | null {
  const side = players(m, op.to, r)[0] ?? r.you;
  const pool = m.pieces
    .filter((p) => p.h !== made.h && p.side === side && p.def?.kind === 'monster')
    .filter((p) => (op.materials.in as readonly string[]).includes(p.zone))
    .sort((a, b) => worthOf(m, a) - worthOf(m, b));
  const must = op.materials.must ? resolve(m, op.materials.must, r) : [];
  const ordered = [...must, ...pool.filter((p) => !must.includes(p))];
  if (op.how === 'ritual') return ritualSet(made.level, ordered);
  return made.def?.materials ? fusionSet(m, made.def.materials.slots, ordered, r) : null;
}

export function summonByRule(m: Model, op: ByRule, r: Reading): boolean {
  const side = players(m, op.to, r)[0] ?? r.you;
  let best: { made: Piece; used: Piece[]; worth: number } | null = null;
  for (const made of resolve(m, op.what.from, r)) {
    const used = materialsFor(m, op, made, r);
    if (!used) continue;
    const cost = used.reduce((sum, p) => sum + worthOf(m, p), 0);
    const worth = worthOf(m, { ...made, zone: 'mzone', up: true, side }) - cost;
    if (!best || worth > best.worth) best = { made, used, worth };
  }
  if (!best) return false;
  for (const p of best.used) send(m, p.h, op.materials.leaves === 'banish' ? 'banished' : 'gy');
  if (find(m, best.made.h)) place(m, best.made.h, side, true, true);
  return true;
}
