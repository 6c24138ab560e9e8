/** A position as plain data: what the lab, tests and scenarios hand to `buildPosition`. */
import type { Pool } from '../pool.ts';
import type { Phase, PlayerId, Position } from '../types.ts';

export interface PlacedCard {
  code: number;
  /** Default: the player on whose side it lies. */
  owner?: PlayerId;
  /** Monsters: default attack. Spells, Traps and Field Spells: `up` or `set` (default set). */
  position?: Position | 'up' | 'set';
  /** REVIVE-02: was properly Summoned before. */
  proper?: boolean;
  counters?: readonly (readonly [kind: string, n: number])[];
  /** Xyz Monsters: what lies under them. */
  materials?: readonly number[];
  /** Monster an Equip Card is on. */
  equippedTo?: { player: PlayerId; slot: number };
  /** Monster a Call of the Haunted or Premature Burial brought back: sets the card's bonds. */
  linkedTo?: { player: PlayerId; slot: number };
}
export interface SideSpec {
  /** null: what the rules start with (PRM-01). */
  lp: number | null;
  hand: readonly number[];
  /** Top card first. */
  deck: readonly number[];
  gy: readonly PlacedCard[];
  banished: readonly PlacedCard[];
  extra: readonly number[];
  /** Index = slot, null = empty. */
  monsters: readonly (PlacedCard | null)[];
  spells: readonly (PlacedCard | null)[];
  field: PlacedCard | null;
}
export interface PositionSpec {
  pool: Pool;
  /** Format or profile name. */
  rules: string;
  /** Single parameters changed, by PRM/GAP/GOAT/EDI id. */
  params?: Record<string, unknown>;
  seed: number;
  fixedDeckOrder: boolean;
  randomFirst: boolean;
  coins: readonly number[];
  dice: readonly number[];
  /** What lies on top after the next shuffles, as passcodes, the topmost first. */
  shuffles?: readonly (readonly number[])[];
  /** A battle is possible at once, also on turn 1. */
  attackFirstTurn: boolean;
  phase: Phase;
  turnPlayer: PlayerId;
  /** Default 1. */
  turn?: number;
  sides: readonly [SideSpec, SideSpec];
}
