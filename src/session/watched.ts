/** A duel as somebody sees it who sits at neither side and sees both hands. */
import {
  type Event,
  type EventView,
  maskEvent,
  type PlayerId,
  type PlayerView,
  type State,
} from '../engine/index.ts';
import { openTable } from '../lab/openView.ts';

/** The event with the cards that either player knows. */
export function watchedEvent(state: State, event: Event): EventView {
  const [one, two] = [maskEvent(state, event, 0), maskEvent(state, event, 1)];
  return knownIn(two) > knownIn(one) ? two : one;
}

const knownIn = ({ cards }: EventView): number => cards.filter(({ known }) => known).length;

/** The table with every card face-up, the side of `me` below. */
export const watchedView = (state: State, me: PlayerId): PlayerView => openTable(state, me).view;
