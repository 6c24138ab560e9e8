/**
 * What one player may see (DESIGN §12): a type of its own, built by an allow-list. Handles stand in for card ids; they are
 * dealt from the duel's secret and change at every shuffle or hidden move.
 */
import type { DecisionKind, OptionKind, Purpose } from './decision.ts';
import type { EventKind } from './events.ts';
import type { DamageSubStep, Phase, PlayerId, Position, Reason, ZoneName } from './types.ts';

export type Handle = number;

/** A card whose identity the viewer knows. Values are the present ones; `printed` those on the card. */
export interface SeenCard {
  known: true;
  h: Handle;
  code: number;
  owner: PlayerId;
  controller: PlayerId;
  zone: ZoneName;
  slot: number;
  faceUp: boolean;
  /** Monsters on the field only. */
  position: Position | null;
  /** Present values; -1 where the card has none. */
  atk: number;
  def: number;
  level: number;
  negated: boolean;
  counters: { kind: string; n: number }[];
  /** Handle of the card it is equipped to, or -1. */
  equippedTo: Handle;
  /** Xyz Monsters on the field only: what lies under it. */
  materials?: CardView[];
  /** Turn it came to where it is. */
  entered: number;
  attacked: boolean;
  /** Both players know it (public), or only the viewer. */
  public: boolean;
}
export interface UnseenCard {
  known: false;
  h: Handle;
  owner: PlayerId;
  controller: PlayerId;
  zone: ZoneName;
  slot: number;
  faceUp: false;
  position: Position | null;
  entered: number;
}
export type CardView = SeenCard | UnseenCard;

export interface SideView {
  lp: number;
  /** Slots, null where empty. */
  monsters: (CardView | null)[];
  spells: (CardView | null)[];
  field: CardView | null;
  hand: CardView[];
  /** Oldest first. */
  gy: CardView[];
  banished: CardView[];
  extra: CardView[];
  deckCount: number;
  extraCount: number;
  handCount: number;
  /** Own deck as a sorted multiset of passcodes for its owner; empty for the other. */
  deck: number[];
  normalSummons: number;
}

export interface LinkView {
  /** From 1. */
  n: number;
  card: CardView;
  code: number;
  addr: number;
  player: PlayerId;
  targets: CardView[];
  negated: boolean;
}

export interface BattleView {
  attacker: CardView;
  target: CardView | null;
  damage: [number, number];
}

/** Everything the viewer may know about the table now. */
export interface PlayerView {
  me: PlayerId;
  turn: number;
  turnPlayer: PlayerId;
  first: PlayerId;
  phase: Phase;
  sub: DamageSubStep;
  /** Index = player. */
  sides: [SideView, SideView];
  chain: LinkView[];
  battle: BattleView | null;
  format: string;
  result: { winner: PlayerId | -1; reason: Reason } | null;
}

/** An option as a player sees it: a handle in place of the card id. `i` is the index to answer with. */
export interface OptionView {
  i: number;
  k: OptionKind;
  card: CardView | null;
  n: number;
  m: number;
}
export interface DecisionView {
  player: PlayerId;
  kind: DecisionKind;
  options: OptionView[];
  purpose: Purpose;
  /** The card that asks, if any, and its effect. */
  card: CardView | null;
  addr: number;
  min: number;
  max: number;
  chosen: CardView[];
  what: number;
}

/** An event as a player may know it: cards he could not see are unknown. Number fields as in `Event`. */
export interface EventView {
  k: EventKind;
  turn: number;
  stamp: number;
  player: PlayerId | -1;
  by: PlayerId | -1;
  cause: CardView | null;
  addr: number;
  cards: CardView[];
  from: ZoneName[];
  to: ZoneName[];
  /** Controllers before the event. */
  ctrl: PlayerId[];
  why: number;
  n: number;
  m: number;
}
