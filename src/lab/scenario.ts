/** A scenario as the lab works with it: every name is a passcode, every default is filled in. */
import type { Phase, PlayerId, Position, SideSpec } from '../engine/index.ts';
import type { Place } from './places.ts';
import type { Puzzle } from './puzzle.ts';

/** Which card is meant. */
export type CardPick =
  | { k: 'card'; code: number; at: Place | null }
  | { k: 'place'; at: Place }
  /** The n-th of the options that would do. */
  | { k: 'index'; i: number }
  | { k: 'direct' };

/** What an action does; each answers the first decision it fits. */
export type Verb =
  | { do: 'summon' | 'set' | 'spsummon' | 'flip' | 'pos' | 'activate'; card: CardPick }
  | { do: 'attack'; card: CardPick; target: CardPick | null }
  | { do: 'phase'; phase: Phase }
  | { do: 'pass' | 'yes' | 'no' | 'cancel' | 'finish' }
  | { do: 'option'; option: number | string }
  | { do: 'select' | 'sort'; cards: CardPick[] }
  | { do: 'position'; position: Position }
  | { do: 'zone'; zone: Place }
  | { do: 'announce'; word: string | number }
  | { do: 'counters'; counts: number[] };

export interface Action {
  /** Where it stands in the scenario: `actions[2]`, `actions[2].then[0]`. */
  path: string;
  /** As it was written, for messages. */
  text: string;
  verb: Verb;
  /** What narrows the decision it answers. */
  player: PlayerId | null;
  at: Place | null;
  turn: number | null;
  inPhase: Phase | null;
  /** Id of the effect, or its number among those the card offers. */
  effect: string | number | null;
  /** Fitting decisions to let go by. */
  skip: number;
  /** Answers to what the action brings with it. */
  tributes: CardPick[];
  cost: CardPick[];
  targets: CardPick[];
  position: Position | null;
  zone: Place | null;
  after: Action[];
}

export const PATTERN_DOS = [
  'summon',
  'set',
  'spsummon',
  'flip',
  'pos',
  'activate',
  'attack',
  'phase',
  'pass',
  'select',
  'yes',
  'no',
] as const;
export type PatternDo = (typeof PATTERN_DOS)[number];

/** A pattern over the options of a decision; null keys are not compared. */
export interface Pattern {
  path: string;
  text: string;
  do: PatternDo;
  card: CardPick | null;
  at: Place | null;
  target: CardPick | null;
  phase: Phase | null;
}

/** How a card in a single place must look; null keys are not compared. */
export interface CardExpectation {
  code: number | null;
  pos: Position | 'up' | null;
  atk: number | null;
  def: number | null;
  level: number | null;
  owner: PlayerId | null;
  /** Passcodes of its Xyz Materials, in any order. */
  materials: number[] | null;
  /** Kinds that must have that many; an empty list: no counters at all. */
  counters: [kind: string, n: number][] | null;
  negated: boolean | null;
}

export type Expectation = { key: string } & (
  | { k: 'lp' | 'deckCount'; player: PlayerId; n: number }
  | { k: 'pile'; player: PlayerId; pile: ExpectedPile; codes: number[] }
  | { k: 'card'; at: Place; card: CardExpectation | null }
  | { k: 'winner'; winner: PlayerId | 'draw' }
  | { k: 'result'; result: RunEnd }
  | { k: 'turn'; n: number }
  | { k: 'phase'; phase: Phase }
);
export const EXPECTED_PILES = ['hand', 'gy', 'banished', 'monsters', 'spells', 'extra', 'deck'] as const;
export type ExpectedPile = (typeof EXPECTED_PILES)[number];

/** How a run ends. */
export const RUN_ENDS = ['paused', 'stuck', 'win', 'error'] as const;
export type RunEnd = (typeof RUN_ENDS)[number];

export interface Scenario {
  file: string;
  id: string;
  name: string;
  why: string;
  /** A format or profile. */
  rules: string;
  /** Text revision of the cards; null: the format's. */
  cards: string | null;
  params: Record<string, unknown>;
  seed: number;
  fixedDeckOrder: boolean;
  randomFirst: boolean;
  coins: number[];
  dice: number[];
  /** Passcodes on top after the next shuffles, the topmost first. */
  shuffles: number[][];
  attackFirstTurn: boolean;
  phase: Phase;
  turnPlayer: PlayerId;
  turn: number;
  /** What no action answers is answered where only one answer is sensible; false: optional windows are not passed. */
  auto: boolean;
  sides: [SideSpec, SideSpec];
  actions: Action[];
  thenRandom: { decisions: number; seed: number } | null;
  expect: Expectation[];
  offers: Pattern[];
  refuses: Pattern[];
  /** What is to be found in the position, where the scenario is a puzzle. */
  puzzle: Puzzle | null;
}
