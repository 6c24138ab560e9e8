/** Making events known: to triggers and history (rules events), and to whoever listens (all of them). */
import type { Event, EventKind, LastKnown, Sink } from '../events.ts';
import { EVENT_BIT } from '../pool.ts';
import type { State } from '../state.ts';
import type { CardId, EffectAddr, PlayerId, ZoneId } from '../types.ts';

/** Listener of the running `advance`; null in search. */
let sink: Sink = null;
export function listen(to: Sink): Sink {
  const before = sink;
  sink = to;
  return before;
}

const NO_IDS: readonly CardId[] = [];
const NO_ZONES: readonly ZoneId[] = [];
const NO_PLAYERS: readonly PlayerId[] = [];
const NO_WAS: readonly (LastKnown | null)[] = [];

export interface Told {
  player?: PlayerId | -1;
  by?: PlayerId | -1;
  cause?: CardId;
  addr?: EffectAddr;
  cards?: readonly CardId[];
  from?: readonly ZoneId[];
  to?: readonly ZoneId[];
  ctrl?: readonly PlayerId[];
  was?: readonly (LastKnown | null)[];
  why?: number;
  n?: number;
  m?: number;
}

/** Emits one event at the present moment. What nobody asks about or hears is not even made. */
export function emit(s: State, k: EventKind, t: Told): void {
  const remembered =
    (s.heard.all & EVENT_BIT[k]) !== 0 &&
    (k !== 'phase' || (s.heard.phases & (1 << ((t.n ?? 0) * 3 + (t.m ?? 0)))) !== 0);
  if (!remembered && sink === null) return;
  const e = make(s, k, t);
  if (remembered) {
    s.batch.push(e);
    s.history.push(e);
  }
  if (sink !== null) sink(e);
}

/** Into the ledger of what happened only: nothing triggers yet. */
export const record = (s: State, k: EventKind, t: Told): void => {
  s.history.push(make(s, k, t));
};
/** To triggers only: the ledger knows it already. */
export const raise = (s: State, k: EventKind, t: Told): void => {
  s.batch.push(make(s, k, t));
};

function make(s: State, k: EventKind, t: Told): Event {
  const cards = t.cards ?? NO_IDS;
  return {
    k,
    stamp: s.clock,
    turn: s.turn,
    player: t.player ?? -1,
    by: t.by ?? -1,
    cause: t.cause ?? -1,
    addr: t.addr ?? -1,
    cards,
    moved: cards.length === 0 ? NO_IDS : cards.map((id) => s.cards[id]!.moved),
    from: t.from ?? NO_ZONES,
    to: t.to ?? NO_ZONES,
    ctrl: t.ctrl ?? NO_PLAYERS,
    was: t.was ?? NO_WAS,
    why: t.why ?? 0,
    n: t.n ?? 0,
    m: t.m ?? 0,
  };
}
