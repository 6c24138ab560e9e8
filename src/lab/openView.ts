/** The table with every card face-up to the one who looks: both hands, Set cards, the Decks in their order. */
import {
  type CardView,
  cloneState,
  type DecisionView,
  decisionView,
  type Event,
  type EventView,
  maskEvent,
  type PlayerId,
  type PlayerView,
  type State,
  viewFor,
} from '../engine/index.ts';
import { zoneOf } from './places.ts';

/** A copy in which both players know every card. */
export function openState(state: State): State {
  const open = cloneState(state);
  for (const card of open.cards) card.seen = 3;
  return open;
}

export interface OpenTable {
  view: PlayerView;
  /** Whoever is asked. */
  decision: DecisionView | null;
  /** By player, the top first. */
  decks: readonly [readonly CardView[], readonly CardView[]];
}

/** Seen from the side of `me`. */
export function openTable(state: State, me: PlayerId = 0): OpenTable {
  const open = openState(state);
  const views = [viewFor(open, 0), viewFor(open, 1)] as const;
  // Each player's own half has the order of his hand and his Extra Deck.
  const view: PlayerView = { ...views[me], sides: [views[0].sides[0], views[1].sides[1]] };
  const decision = open.decision === null ? null : decisionView(open, open.decision.player);
  return { view, decision, decks: [deckOf(open, 0), deckOf(open, 1)] };
}

/** Decks are in no view: their cards are shown as though they were revealed. */
function deckOf(open: State, player: PlayerId): CardView[] {
  const cards = zoneOf(open, player, 'deck').toReversed();
  const event = { k: 'revealed', player: -1, cards, cause: -1, addr: -1, from: [], to: [], ctrl: [] };
  return maskEvent(open, event as unknown as Event, player).cards;
}

/** An event with every card known. */
export const openEvent = (state: State, event: Event): EventView => maskEvent(openState(state), event, 0);
