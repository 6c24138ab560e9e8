/** Making events known: to triggers and history (rules events), and to whoever listens (all of them). */
import type { Event, EventKind, LastKnown, Sink } from '../events.ts';
import { bitOf } from '../pool.ts';
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
    (s.heard.all & bitOf(k)) !== 0 &&
    (k !== 'phase' || (s.heard.phases & (1 << ((t.n ?? 0) * 3 + (t.m ?? 0)))) !== 0);
  if (!remembered && sink === null) return;
  const e = eventOf(s, k, t);
  if (remembered) {
    s.batch.push(e);
    s.history.push(e);
  }
  if (sink !== null) sink(e);
}

/** Into the ledger of what happened only: nothing triggers yet. */
export const record = (s: State, k: EventKind, t: Told): void => {
  s.history.push(eventOf(s, k, t));
};
/** To triggers only: the ledger knows it already. */
export const raise = (s: State, k: EventKind, t: Told): void => {
  s.batch.push(eventOf(s, k, t));
};

/** What is told, as an event of the present moment. */
export function eventOf(s: State, k: EventKind, t: Told): Event {
  const cards = t.cards ?? NO_IDS;
  return event(
    k,
    s.clock,
    s.turn,
    t,
    cards,
    cards.length === 0 ? NO_IDS : cards.map((id) => s.cards[id]!.moved),
    t.n ?? 0,
    t.m ?? 0,
  );
}

const event = (
  k: EventKind,
  stamp: number,
  turn: number,
  t: Told,
  cards: readonly CardId[],
  moved: readonly number[],
  n: number,
  m: number,
): Event => ({
  k,
  stamp,
  turn,
  player: t.player ?? -1,
  by: t.by ?? -1,
  cause: t.cause ?? -1,
  addr: t.addr ?? -1,
  cards,
  moved,
  from: t.from ?? NO_ZONES,
  to: t.to ?? NO_ZONES,
  ctrl: t.ctrl ?? NO_PLAYERS,
  was: t.was ?? NO_WAS,
  why: t.why ?? 0,
  n,
  m,
});
// The name of a counter is no small integer. If small ones came first, V8 would make events of a new kind when it meets
// the first other one, and carry each event over to it when it is read: as much time as all the reading takes.
event('duel', 0, 0, {}, NO_IDS, NO_IDS, null as never, null as never);

let listed: readonly Event[] = [];
let bits: number[] = [];
let mask = 0;
/** Kind of each event of the batch, as bits: looked up once for each event, however often they are gone through. */
export function batchBits(s: State): readonly number[] {
  const { batch } = s;
  if (listed !== batch || bits.length > batch.length) {
    listed = batch;
    bits = [];
    mask = 0;
  }
  while (bits.length < batch.length) {
    const bit = bitOf(batch[bits.length]!.k);
    bits.push(bit);
    mask |= bit;
  }
  return bits;
}
/** Kinds of event in the batch. */
export const batchMask = (s: State): number => {
  if (s.batch.length === 0) return 0;
  batchBits(s);
  return mask;
};
