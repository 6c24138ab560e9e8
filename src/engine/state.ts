/**
 * The whole duel as plain, JSON-able, monomorphic data (DESIGN §2). Only the engine, lab, session, records, headless and
 * `ai/world.ts` may see it.
 */
import type { Decision, Option } from './decision.ts';
import type { Event, LastKnown } from './events.ts';
import type {
  CardId,
  DamageSubStep,
  EffectAddr,
  Face,
  Phase,
  PlayerId,
  Pos,
  Reason,
  ZoneId,
} from './types.ts';

export interface Player {
  lp: number;
  /** Phases and turns still to be skipped, index in SKIPS; of Battle Phases a negative number are additional ones. */
  skips: number[];
  /** Normal Summons or Sets left this turn. */
  normalSummons: number;
  /** Bits of PLAYER_FLAG, cleared at the start of each turn. */
  flags: number;
}

export interface Card {
  readonly id: CardId;
  /** Passcode; changes only for tokens made like something else, never by effects. */
  code: number;
  /** Dense index of the definition in the pool; not serialised. */
  d: number;
  owner: PlayerId;
  controller: PlayerId;
  zone: ZoneId;
  slot: number;
  face: Face;
  pos: Pos;
  /** Bitmask: which players know what it is. */
  seen: number;
  /** Turn it arrived or was Set. */
  entered: number;
  /** Who put it there: POS-06, GOAT-13. */
  enteredBy: PlayerId;
  /** Moment it arrived or was turned face-up: timestamp of its continuous effects. */
  since: number;
  /** Zone-change counter: "that card" is (id, moved). */
  moved: number;
  /** Counts hidden moves and shuffles; handles follow from it. */
  hides: number;
  /** Index in HOWS, and the turn and effect of that Summon. */
  how: number;
  howTurn: number;
  howBy: EffectAddr;
  /** The card whose effect or own procedure that was, -1 none. */
  howCard: CardId;
  /** Once Summoned as its text demands: may be revived (REVIVE-02). */
  properly: boolean;
  attachedTo: CardId;
  /** "that monster" memories: [name index, id, moved, …]. */
  bonds: number[];
  counters: number[];
  /** Bits of TURN_FLAG. */
  turnFlags: number;
  /** Attacks declared in this Battle Phase. */
  attacks: number;
  notes: number[];
  /** Ids of the materials or Tributes it was Summoned with. */
  materials: CardId[];
  /** What a card that is no monster, or a copying Token, counts as in a Monster Zone; a Trap Monster as an Equip, too. */
  guise: Guise | null;
  /** The Spell & Trap Zone a Trap Monster keeps (EMZ-05), as in `zoneCode`; -1 none. */
  keeps: number;
  last: LastKnown | null;
}

/** Values of a card that plays the monster; attribute and Type as indices, -1 none. `both`: it stays what it is as well. */
export interface Guise {
  readonly level: number;
  readonly atk: number;
  readonly def: number;
  readonly attr: number;
  readonly race: number;
  readonly both: boolean;
}

/**
 * `limbo`: on its way in, the Summon may still be negated; it is on no list of monsters. `used`: turned up in this chain.
 * `stays`: a Normal Spell that remains face-up. `onChain`: activated, not yet resolved: its continuous effects wait.
 * `battleDestroyed` and `limbo` outlast the turn they were set in.
 */
export const TURN_FLAG = {
  attacked: 1,
  changedPos: 2,
  summoned: 4,
  set: 8,
  flipped: 16,
  battleDestroyed: 32,
  withdrawn: 64,
  limbo: 128,
  used: 256,
  stays: 512,
  onChain: 1024,
} as const;
export const PLAYER_FLAG = {
  normalSummoned: 1,
  summoned: 2,
  battled: 4,
  specialSummoned: 8,
  /** Could not draw all he had to; the Duel ends with the moment. */
  decked: 16,
} as const;
export const SKIPS = ['draw', 'standby', 'main1', 'battle', 'main2', 'end', 'turn'] as const;

/** A continuation: a rules procedure or a running effect. `v` holds its own numbers, `regs` an effect's registers. */
export interface Frame {
  readonly proc: number;
  step: number;
  v: number[];
  regs: number[][];
  ret: number;
}

export interface ChainLink {
  readonly card: CardId;
  /** `moved` of the source when it was put on the chain. */
  moved: number;
  readonly addr: EffectAddr;
  readonly player: PlayerId;
  regs: number[][];
  /** 0 no, 1 activation negated, 2 effect negated. */
  negated: 0 | 1 | 2;
  readonly speed: 1 | 2 | 3;
  readonly mode: number;
  /** The activation of the card itself (a Spell/Trap being used), not an effect of a face-up card. */
  readonly isCard: boolean;
  /** Where the source was when activated. */
  readonly from: ZoneId;
  /** A mandatory trigger of a phase, which waits again when its activation is negated (EDI-08). */
  readonly again: 0 | 1;
}

/** A lingering effect: the address of a Mod node in the data plus its frozen numbers. */
export interface Modifier {
  readonly src: CardId;
  readonly srcMoved: number;
  readonly addr: EffectAddr;
  /** Index of the Mod node in the effect's mod table. */
  readonly mod: number;
  /** The card it is on, or -1 when it is on a player. */
  readonly on: CardId;
  readonly onMoved: number;
  readonly player: PlayerId | -1;
  /** Whose "you" the node means. */
  readonly you: PlayerId;
  /** Frozen number of the node (stat changes, attacks…). */
  readonly n: number;
  readonly regs: number[][];
  /** Index in UNTILS; `left` and `untilOf` for the n-th phase. */
  readonly until: number;
  readonly untilPhase: number;
  readonly untilOf: PlayerId | -1;
  left: number;
  readonly stamp: number;
  readonly turn: number;
}
export const UNTILS = [
  'endOfWindow',
  'endOfCalc',
  'endOfDamageStep',
  'endOfBattlePhase',
  'endPhase',
  'endOfTurn',
  'whileThis',
  'whileIt',
  'untilLeavesGy',
  'duel',
  'nthStart',
  'nthEnd',
] as const;

/** A planted listener (`delay`). */
export interface Delayed {
  readonly addr: EffectAddr;
  /** Index of the delay node in the effect's delay table. */
  readonly at: number;
  readonly you: PlayerId;
  readonly card: CardId;
  readonly moved: number;
  regs: number[][];
  /** Events still to come before it acts; 0 = each time. */
  left: number;
  readonly turn: number;
  /** As in `Modifier`; `phasesLeft` counts the phases of the n-th one. */
  readonly until: number;
  readonly untilPhase: number;
  readonly untilOf: PlayerId | -1;
  readonly phasesLeft: number;
  /** The card of an `every` it was planted for, as (id, moved), or -1. */
  readonly it: number;
  readonly stamp: number;
}

/** A trigger that waits for its chain. */
export interface Pending {
  readonly card: CardId;
  readonly moved: number;
  readonly addr: EffectAddr;
  readonly player: PlayerId;
  readonly stamp: number;
  readonly mandatory: boolean;
  readonly event: Event | null;
  /** Index into `state.delayed` semantics: the delay node it stands for, or -1. */
  readonly delay: number;
  readonly regs: number[][];
}

export interface Battle {
  attacker: CardId;
  attackerMoved: number;
  /** Moment of its declaration. */
  since: number;
  /** -1: direct. */
  target: CardId;
  targetMoved: number;
  /** The attack was negated or cannot go on. */
  over: boolean;
  /** The target was face-down when attacked. */
  flipped: boolean;
  /** Battle damage decided, per player. */
  damage: [number, number];
  destroyed: CardId[];
  /** Legal targets at the declaration, to see a replay (GAP-06). */
  targets: number[];
}

export interface Heard {
  readonly triggers: number;
  /** Triggers of cards that are not themselves part of the event. */
  readonly wideTriggers: number;
  readonly reacts: number;
  readonly all: number;
  /** Zones (bits) outside the field from which some card has a static, and from which some card can respond. */
  readonly staticZones: number;
  readonly fastZones: number;
  /** Bit phase * 3 + moment. */
  readonly phases: number;
  readonly winIfs: boolean;
  readonly stateReacts: boolean;
  readonly replaces: boolean;
  /** Some replacement is optional, or comes besides. */
  readonly asksReplace: boolean;
  /** Zones (bits) outside the field from which some card reacts, and from which one replaces. */
  readonly reactZones: number;
  readonly replaceZones: number;
  /** Zones (bits) outside hand, field and Graveyard from which some card acts by choice, triggers, wins, or is Summoned by its procedure. */
  readonly actZones: number;
  readonly triggerZones: number;
  readonly winZones: number;
  readonly procedureZones: number;
  /** Some procedure belongs right after an event. */
  readonly lateProcedures: boolean;
  /** Kinds of event (bits) that some card counts over more than three turns. */
  readonly kept: number;
  /** Some card lets Traps be activated from the hand. */
  readonly handTraps: boolean;
}

export interface Result {
  readonly winner: PlayerId | -1;
  readonly reason: Reason;
}

export interface State {
  /** Name of the card pool; definitions are never in the state. */
  readonly pool: string;
  /** Key of the rules in force, e.g. `goat` or `goat{"PRM-11":true}`; the profile object is looked up. */
  readonly rules: string;
  rng: number[];
  /** Secret of this duel from which handles are dealt. */
  handleKey: number;
  turn: number;
  turnPlayer: PlayerId;
  /** Who began the duel. */
  first: PlayerId;
  phase: Phase;
  sub: DamageSubStep;
  /** Moment the phase began. */
  phaseSince: number;
  players: [Player, Player];
  /**
   * [player * ZONES_PER_PLAYER + zone]; field zones are slots (-1 empty, -2 kept for a card that lies elsewhere), piles have
   * the top card LAST. The Field Zone has a
   * second slot, in which a new Field Spell waits beside the old one until it resolves (GAP-52).
   */
  zones: CardId[][];
  cards: Card[];
  frames: Frame[];
  chain: ChainLink[];
  modifiers: Modifier[];
  /** Once-per ledger: [key, count, …]. */
  uses: number[];
  delayed: Delayed[];
  pending: Pending[];
  /** What happened this turn and last turn, oldest first. */
  history: Event[];
  /** Events since triggers were last collected. */
  batch: Event[];
  /** Events that cards may still answer in the present window. */
  recent: Event[];
  /** How many events of `batch` unchained reactions have already seen. */
  reacted: number;
  clock: number;
  /** Monster on its way in (negation window), or -1; and whether that Summon was negated. */
  summoning: CardId;
  summonNegated: boolean;
  battle: Battle | null;
  /** Phase with which the turn goes on by an effect, index in PHASES, or -1. */
  goTo: number;
  /** An attack ordered by an effect: attacker and target (-1 direct) as (id, moved); empty when there is none. */
  ordered: number[];
  /** A Normal Summon or Set that an effect lets happen after the chain: numbers of its frame; empty when there is none. */
  called: number[];
  /** Forced coin and die results still to be used, 1 = heads; then the seed decides. */
  coins: number[];
  dice: number[];
  /** Forced shuffles still to be used: passcodes that then lie on top, the topmost first. Left out of texts while empty. */
  shuffles: number[][];
  /** Bits: 1 decks are never shuffled, 2 random picks take the first cards (scenarios). */
  fixed: number;
  decision: Decision | null;
  /** The option just chosen; null at every decision. */
  answer: Option | null;
  /** Whom effects have made win since the last look: bit per player (GAP-30). */
  winners: number;
  result: Result | null;
  /**
   * What any card of this duel listens to, so that the rest need not be remembered: bits of EVENT_BIT for triggers, reactions
   * and all together, bits of phase moments, bits of HEARD.
   */
  heard: Heard;
  /** Bumped by mutators; invalidates caches; not serialised. */
  epoch: number;
  /** Bumped when cards arrive, leave, turn or change sides, and with lingering effects: what continuous effects there are. */
  layout: number;
}
