/** Who knows which card: shuffles, showing, hands and rows that are mixed up (GAP-32). */

import { shuffleInPlace } from '../rng.ts';
import type { Card, State } from '../state.ts';
import { type CardId, MAIN_ZONES, type PlayerId, ZONE } from '../types.ts';
import { shuffleCards } from './chance.ts';
import { emit } from './emit.ts';
import { type Doer, pileOf } from './mutate.ts';

const inMainRow = (c: Card, p: PlayerId): boolean =>
  c.controller === p && c.zone === ZONE.mzone && c.slot < MAIN_ZONES;

/** Monsters of a row change places so that nobody else can tell which is which. */
export function mixUp(s: State, ids: readonly CardId[], doer: Doer): void {
  for (const p of [0, 1] as const) {
    const own = ids.filter((id) => inMainRow(s.cards[id]!, p));
    if (own.length < 2) continue;
    const slots = own.map((id) => s.cards[id]!.slot);
    shuffleInPlace(s, slots);
    own.forEach((id, i) => {
      const c = s.cards[id]!;
      c.slot = slots[i]!;
      pileOf(s, p, ZONE.mzone)[c.slot] = id;
      if (c.face === 0) {
        c.seen = 1 << p;
        c.hides++;
      }
    });
    s.epoch++;
    s.layout++;
    emit(s, 'rearranged', { player: p, by: doer.by, cause: doer.cause, addr: doer.addr, cards: own });
  }
}

/** Shuffles a Deck; every memory of its order is gone. */
export function shuffleDeck(s: State, p: PlayerId): void {
  const deck = pileOf(s, p, ZONE.deck);
  shuffleCards(s, deck);
  for (const id of deck) {
    const c = s.cards[id]!;
    c.hides++;
    // a card that lies face-up in a Deck is known wherever it gets
    c.seen = c.face === 1 ? 3 : 0;
  }
  s.epoch++;
  emit(s, 'shuffled', { player: p });
}

/** GAP-32: a card leaves the hand or is shown there: nobody can tell how long it had been in it, nor the others. */
export function mixHand(s: State, p: PlayerId): void {
  for (const id of pileOf(s, p, ZONE.hand)) if (s.cards[id]!.seen !== 3) s.cards[id]!.hides++;
}

/** Makes a card known to a player until it moves or is shuffled. */
export function show(s: State, id: CardId, to: PlayerId | -1): void {
  const c = s.cards[id]!;
  const seen = c.seen | (to === -1 ? 3 : 1 << to);
  if (seen === c.seen) return;
  if (c.zone === ZONE.hand) mixHand(s, c.controller);
  c.seen = seen;
}

/** The same for several, and tells it. */
export function reveal(s: State, ids: readonly CardId[], to: PlayerId | -1, doer: Doer): void {
  if (ids.length === 0) return;
  for (const id of ids) show(s, id, to);
  s.epoch++;
  emit(s, 'revealed', { player: to, by: doer.by, cause: doer.cause, addr: doer.addr, cards: ids });
}
