/** What happened: counting past events that fit a pattern (AST.md §16, kernel note 3). */
import type { Ev, Span } from '../ast/index.ts';
import type { State } from '../state.ts';
import type { CardId } from '../types.ts';
import { isFieldZone } from './card.ts';
import type { Ctx } from './ctx.ts';
import { matchEvent } from './match.ts';
import { refIds } from './ref.ts';

/** Is something of that turn and moment inside the span? `stamp` -1: only the turn is known. */
export function inSpan(s: State, c: Ctx, span: Span, turn: number, stamp: number): boolean {
  if (typeof span === 'object') {
    const id = refIds(s, c, span.here)[0];
    if (id === undefined) return false;
    const card = s.cards[id]!;
    // a card that has left the field for its own effect: its last stay there, unless the effect works from where it is
    const works = c.eff !== null && (c.eff.from & (1 << card.zone)) !== 0;
    const stay = isFieldZone(card.zone) || works || card.last === null ? card : card.last;
    return stamp >= 0 ? stamp >= stay.since : turn >= stay.entered;
  }
  switch (span) {
    case 'thisTurn':
      return turn === s.turn;
    case 'thisBattlePhase':
      return s.phase === 'battle' && turn === s.turn && (stamp < 0 || stamp >= s.phaseSince);
    case 'thisBattle':
      return s.battle !== null && turn === s.turn && (stamp < 0 || stamp >= s.battle.since);
    case 'lastTurn':
      return turn === s.turn - 1;
    case 'yourLastTurn':
      return turn === (s.turnPlayer === c.you ? s.turn - 2 : s.turn - 1);
    case 'thisDuel':
      return true;
  }
}

/** How often (or how much in sum) an event of that pattern happened in the span; each card of one moment counts. */
export function tally(s: State, c: Ctx, ev: Ev, span: Span, amount: boolean): number {
  let n = 0;
  for (const e of s.history) {
    if (e.k !== ev.k || !inSpan(s, c, span, e.turn, e.stamp)) continue;
    const m = matchEvent(s, c, ev, e);
    if (m !== null) n += amount ? e.n : Math.max(1, m.length);
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
