/** Choices of cards inside an effect that is only thought through. */
import type { Some } from '../engine/index.ts';
import { copy, type Model, type Piece } from './model.ts';
import { num, players, resolve } from './read.ts';
import { compare, type Reading, statOf } from './reading.ts';
import { worthOf } from './worth.ts';

/** More candidates than this are cut down by worth first. */
const LOOKED_AT = 10;

function bounds(m: Model, some: Some, r: Reading, found: number): [number, number] {
  const { n } = some;
  if (n === 'any') return [0, found];
  if (n === 'max') return [found, found];
  if (Array.isArray(n)) return [num(m, n[0], r), Math.min(found, num(m, n[1], r))];
  const exact = num(m, n, r);
  return [exact, Math.min(found, exact)];
}

/** Of cards that are the same to everybody one stands for all. */
function distinct(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>();
  return pieces.filter((p) => {
    if (p.code === 0 && p.zone !== 'hand') return true;
    const key = `${p.code} ${p.zone} ${p.side} ${p.atk} ${p.dfn} ${p.up} ${p.attack}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What the chooser takes: what is best for him once `use` has been done with it. */
export function choose(m: Model, some: Some, r: Reading, use: (m: Model, p: Piece) => void): Piece[] {
  let found = resolve(m, some.from, r);
  if (found.length === 0) return [];
  const [least, most] = bounds(m, some, r, found.length);
  if (most <= 0) return [];
  if (some.how === 'random' || some.how === 'blind') return found.slice(0, most);
  if (least >= found.length && least > 1 && !some.sum) return found;
  const by = (some.by ? players(m, some.by, r)[0] : undefined) ?? r.you;
  const sign = by === m.me ? 1 : -1;
  if (most === 1) found = distinct(found);
  if (found.length > LOOKED_AT || r.depth >= 3) {
    found = [...found].sort((a, b) => worthOf(m, b) - worthOf(m, a) || b.atk - a.atk);
    if (r.depth >= 3) return found.slice(0, most);
    // The best and the least of them.
    found = [...found.slice(0, LOOKED_AT - 3), ...found.slice(-3)];
  }
  if (found.length === 1 && least >= 1) return found;
  const before = sign * r.judge(m);
  const ranked = found
    .map((piece) => {
      const after = copy(m);
      use(after, piece);
      return { piece, gain: sign * r.judge(after) - before };
    })
    .sort((a, b) => b.gain - a.gain);
  if (some.sum) return summing(m, some, ranked, r);
  const wanted = ranked.filter((x, i) => i < least || (i < most && x.gain > 0.02));
  return wanted.map((x) => x.piece);
}

/** Cards whose values must add up: best first, until it is reached. */
function summing(m: Model, some: Some, ranked: readonly { piece: Piece }[], r: Reading): Piece[] {
  if (!some.sum) return [];
  const { stat, cmp, to } = some.sum;
  const goal = num(m, to, r);
  const out: Piece[] = [];
  let sum = 0;
  for (const { piece } of ranked) {
    if (compare(sum, cmp === '=' ? '>=' : cmp, goal) && sum > 0) break;
    if ((cmp === '=' || cmp === '<=') && sum + statOf(piece, stat) > goal) continue;
    out.push(piece);
    sum += statOf(piece, stat);
  }
  return out;
}
