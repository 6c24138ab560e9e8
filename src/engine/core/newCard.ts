/** Card instances: made at the start of a duel, and for tokens during it. */
import { defOf } from '../pool.ts';
import type { Card, State } from '../state.ts';
import { type CardId, type PlayerId, ZONE, type ZoneId } from '../types.ts';
import { EMPTY, pileOf } from './mutate.ts';

export function newCard(id: CardId, code: number, owner: PlayerId, zone: ZoneId): Card {
  return {
    id,
    code,
    d: defOf(code).i,
    owner,
    controller: owner,
    zone,
    slot: -1,
    face: 0,
    pos: 0,
    seen: 0,
    entered: 0,
    enteredBy: owner,
    since: 0,
    moved: 0,
    hides: 0,
    how: 0,
    howTurn: 0,
    howBy: -1,
    howCard: -1,
    properly: false,
    attachedTo: -1,
    bonds: EMPTY,
    counters: EMPTY,
    turnFlags: 0,
    attacks: 0,
    notes: EMPTY,
    materials: EMPTY,
    guise: null,
    keeps: -1,
    last: null,
  };
}

/** A token that is not on the field yet (GAP-44: its owner is who Summons it). */
export function addToken(s: State, code: number, owner: PlayerId): CardId {
  const id = s.cards.length;
  s.cards.push(newCard(id, code, owner, ZONE.gone));
  pileOf(s, owner, ZONE.gone).push(id);
  s.epoch++;
  return id;
}
