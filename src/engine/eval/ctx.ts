/** What an expression of the AST is evaluated in: whose effect, which card, which registers, which event. */
import type { Event, LastKnown } from '../events.ts';
import type { Eff } from '../pool.ts';
import type { State } from '../state.ts';
import type { CardId, PlayerId, ZoneId } from '../types.ts';

export interface Ctx {
  you: PlayerId;
  /** `this`; -1 none. */
  self: CardId;
  eff: Eff | null;
  regs: number[][];
  /** `it`: the card an `every` or a filter is about. */
  it: CardId;
  /** Inside `each` or a toll: the player meant. */
  they: PlayerId | -1;
  /** Which half of an `each`: 0 turn player's, 1 the other's, -1 none. */
  which: -1 | 0 | 1;
  ev: Event | null;
}

const NO_REGS: number[][] = [];

export const ctxOf = (
  you: PlayerId,
  self: CardId,
  eff: Eff | null = null,
  regs: number[][] = NO_REGS,
): Ctx => ({
  you,
  self,
  eff,
  regs,
  it: -1,
  they: -1,
  which: -1,
  ev: null,
});

/** A remembered card: (id, moved) packed in one integer. Supports 1,024 cards and two million moves. */
export const token = (s: State, id: CardId): number => s.cards[id]!.moved * 1024 + id;
export const idOf = (t: number): CardId => t & 1023;
export const movedOf = (t: number): number => Math.floor(t / 1024);
/** It is still the same card in the same place. */
export const alive = (s: State, t: number): boolean => s.cards[idOf(t)]!.moved === movedOf(t);

/**
 * While set, properties of this one card are read as they were just before the event (AST.md rule 6). A module variable
 * because it is asked on the hottest path; always reset by the one function that sets it (`asBefore`).
 */
export interface Look {
  id: CardId;
  zone: ZoneId;
  ctrl: PlayerId;
  was: LastKnown | null;
}
export let LOOK: Look | null = null;

export function asBefore<T>(look: Look, f: () => T): T {
  const outer = LOOK;
  LOOK = look;
  try {
    return f();
  } finally {
    LOOK = outer;
  }
}

/** Cards that are to be thought away (used up by a cost that is only being considered). */
export const masked = new Set<CardId>();
