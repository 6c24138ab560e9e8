/** What happened: counting past events that fit a pattern (AST.md §16, kernel note 3). */
import type { Ev, Span } from '../ast/index.ts';
import type { State } from '../state.ts';
import type { CardId } from '../types.ts';
import type { Ctx } from './ctx.ts';
import { matchEvent } from './match.ts';
import { refIds } from './ref.ts';

/** Is something of that turn and moment inside the span? `stamp` -1: only the turn is known. */
export function inSpan(s: State, c: Ctx, span: Span, turn: number, stamp: number): boolean {
  if (typeof span === 'object') {
    const id = refIds(s, c, span.here)[0];
    if (id === undefined) return false;
    const card = s.cards[id]!;
    const since = card.zone >= 5 && card.zone <= 7 ? card.entered : (card.last?.entered ?? card.entered);
    return stamp >= 0 && card.zone >= 5 && card.zone <= 7
      ? stamp >= card.since || turn > since
      : turn >= since;
  }
  switch (span) {
    case 'thisTurn':
    case 'thisBattlePhase':
    case 'thisBattle':
      return turn === s.turn;
    case 'lastTurn':
      return turn === s.turn - 1;
    case 'yourLastTurn':
      return turn === (s.turnPlayer === c.you ? s.turn - 2 : s.turn - 1);
    case 'thisDuel':
      return true;
  }
}

/** How often (or how much in sum) an event of that pattern happened in the span. */
export function tally(s: State, c: Ctx, ev: Ev, span: Span, amount: boolean): number {
  let n = 0;
  for (const e of s.history) {
    if (e.k !== ev.k || !inSpan(s, c, span, e.turn, e.stamp)) continue;
    const m = matchEvent(s, c, ev, e);
    if (m !== null) n += amount ? e.n : 1;
  }
  return n;
}

/** The same, about one card (`it`). */
export function didHappenTo(s: State, c: Ctx, ev: Ev, span: Span, id: CardId): number {
  const outer = c.it;
  c.it = id;
  let n = 0;
  for (const e of s.history) {
    if (e.k !== ev.k || !inSpan(s, c, span, e.turn, e.stamp)) continue;
    const m = matchEvent(s, c, ev, e);
    if (m !== null && (m.length === 0 || m.includes(id))) n++;
  }
  c.it = outer;
  return n;
}
