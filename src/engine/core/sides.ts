/** Monsters that change sides or zones without leaving the field (GAP-21, EMZ-18), and the Field Zone. */

import { freeSlot } from '../eval/zones.ts';
import type { State } from '../state.ts';
import { type CardId, type PlayerId, ZONE } from '../types.ts';
import { emit } from './emit.ts';
import { type Doer, overlaysOf, pileOf } from './mutate.ts';

/** Moves a monster to the other side; it stays the same card (DESIGN §11). Needs a free zone. @returns false without one. */
export function changeControl(s: State, id: CardId, p: PlayerId, doer: Doer): boolean {
  const c = s.cards[id]!;
  if (c.controller === p) return false;
  const slot = freeSlot(s, p, c.zone);
  if (slot < 0) return false;
  pileOf(s, c.controller, c.zone)[c.slot] = -1;
  pileOf(s, p, c.zone)[slot] = id;
  c.slot = slot;
  c.controller = p;
  for (const x of overlaysOf(s, id)) s.cards[x]!.controller = p;
  if (c.face === 0) c.seen |= 1 << p;
  s.epoch++;
  s.layout++;
  emit(s, 'ctrlChanged', { player: p, by: doer.by, cause: doer.cause, addr: doer.addr, cards: [id] });
  return true;
}

/** Moves a monster to another Main Monster Zone of its side; it stays the same card (EMZ-18). */
export function shiftZone(s: State, id: CardId, slot: number, doer: Doer): void {
  const c = s.cards[id]!;
  const row = pileOf(s, c.controller, ZONE.mzone);
  row[c.slot] = -1;
  row[slot] = id;
  c.slot = slot;
  s.epoch++;
  s.layout++;
  emit(s, 'shifted', {
    player: c.controller,
    by: doer.by,
    cause: doer.cause,
    addr: doer.addr,
    cards: [id],
    n: slot,
  });
}

/** Two monsters change sides at once; no free zone is needed. */
export function exchangeControl(s: State, a: CardId, b: CardId, doer: Doer): void {
  const [x, y] = [s.cards[a]!, s.cards[b]!];
  pileOf(s, x.controller, x.zone)[x.slot] = b;
  pileOf(s, y.controller, y.zone)[y.slot] = a;
  [x.controller, y.controller] = [y.controller, x.controller];
  [x.slot, y.slot] = [y.slot, x.slot];
  for (const host of [x, y])
    for (const id of overlaysOf(s, host.id)) s.cards[id]!.controller = host.controller;
  s.epoch++;
  s.layout++;
  for (const c of [x, y])
    emit(s, 'ctrlChanged', {
      player: c.controller,
      by: doer.by,
      cause: doer.cause,
      addr: doer.addr,
      cards: [c.id],
    });
}

/** The Field Spell that waits in the second slot takes the Field Zone, which must be free (GAP-52). */
export function takeFieldZone(s: State, p: PlayerId): void {
  const row = pileOf(s, p, ZONE.fzone);
  const id = row[1]!;
  row[0] = id;
  row[1] = -1;
  s.cards[id]!.slot = 0;
  s.epoch++;
  s.layout++;
}
