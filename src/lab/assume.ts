/** Whether what an action asks for has happened: the engine does not ask where one answer alone is legal. */
import type { CardId, Event, LastKnown } from '../engine/index.ts';
import { ZONE } from '../engine/index.ts';
import type { Table } from './match.ts';
import { sameName } from './names.ts';
import { positionOfCard } from './parseCards.ts';
import { cardsAt, type Place, rowSlot } from './places.ts';
import type { Action, CardPick } from './scenario.ts';

/** An answer taken for given, and what happened from the action before it on: there it must have come about. */
export interface Assumed {
  readonly action: Action;
  readonly events: Event[];
}
export type Words = Pick<Table, 'state' | 'names'>;

/** Actions that may stand for a choice that is not asked. */
export const isAnswer = ({ verb }: Action): boolean => verb.do === 'select' || verb.do === 'position';

/** Whether something happened to every card selected, or a monster came to lie as it should. */
export function cameAbout(table: Words, { verb }: Action, events: readonly Event[]): boolean {
  if (verb.do === 'select') {
    return verb.cards.every((pick) =>
      events.some(({ cards, was }) => cards.some((id, i) => isMeant(table, id, was[i] ?? null, pick))),
    );
  }
  if (verb.do !== 'position') return false;
  const summoned = events.filter((event) => event.k === 'summoned').flatMap((event) => event.cards);
  return summoned.some((id) => {
    const card = table.state.cards[id];
    return card !== undefined && positionOfCard(card) === verb.position;
  });
}

/** By name, or by the place where a card lies or lay before. */
function isMeant(table: Words, id: CardId, was: LastKnown | null, pick: CardPick): boolean {
  switch (pick.k) {
    case 'card':
      return sameName(table.names, table.state.cards[id]?.code ?? -1, pick.code);
    case 'place':
      return cardsAt(table.state, pick.at).includes(id) || (was !== null && lay(was, pick.at));
    default:
      return false;
  }
}

const lay = ({ controller, zone, slot }: LastKnown, at: Place): boolean =>
  (at.player === null || controller === at.player) &&
  zone === ZONE[at.zone] &&
  (at.slot === null || slot === rowSlot({ ...at, slot: at.slot }, controller));
