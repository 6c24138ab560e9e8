/**
 * Events: the only way things are announced (DESIGN §0.6). Mutators and rules procedures emit them; triggers, history,
 * log, screen, line mode and JSON output all read them. An event is frozen once it is emitted and shared by clones.
 */
import type { CardId, EffectAddr, PlayerId, ZoneId } from './types.ts';

export const EVENT_KINDS = [
  // rules events, which effects can listen to
  'moved',
  'summoned',
  'wouldSummon',
  'setDown',
  'flipped',
  'posChanged',
  'ctrlChanged',
  'attack',
  'battle',
  'damage',
  'gained',
  'paid',
  'lost',
  'phase',
  'activated',
  'resolving',
  'resolved',
  'targeted',
  'equipped',
  'tossed',
  // announcements, which only people read
  'duel',
  'turn',
  'declare',
  'attackEnded',
  'replay',
  'negated',
  'missed',
  'revealed',
  'shuffled',
  'declared',
  'counters',
  'modified',
  'noEffect',
  'timing',
  'passed',
  'result',
  'rearranged',
  'lpSet',
  'retargeted',
  'shifted',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What a card was just before it left the field; never edited (AST.md §16, kernel note 2). */
export interface LastKnown {
  code: number;
  /** Passcode whose name it had. */
  name: number;
  atk: number;
  def: number;
  level: number;
  attr: number;
  race: number;
  face: 0 | 1;
  pos: 0 | 1;
  controller: PlayerId;
  zone: ZoneId;
  slot: number;
  /** [kind, n, …] */
  counters: number[];
  /** Cards that were equipped to it. */
  equips: CardId[];
  materials: CardId[];
  how: number;
  notes: number[];
  bonds: number[];
  negated: boolean;
  /** What it was equipped to, or -1. */
  attachedTo: CardId;
  entered: number;
  since: number;
}

/**
 * One thing that happened at one moment. Fields not asked for by the kind hold -1, 0 or the shared empty array.
 * - moved: cards with from/to/ctrl (controller before), `why` bits, by/cause.
 * - summoned, wouldSummon, flipped, setDown: cards; `n` = index in HOWS (summons).
 * - posChanged: cards; `n` = index in POSITIONS it has now. ctrlChanged: cards; player = new controller.
 * - attack: cards [attacker, target] or [attacker] for a direct attack; player = attacking player.
 * - battle: cards [attacker, target?]; `n` = index in DAMAGE_SUBS.
 * - damage, gained, paid, lost: player; `n` = amount; `why` has battle or effect; cards [source].
 * - phase: `n` = index in PHASES, `m` 0 start, 1 during, 2 end; player = turn player. turn: `n` = turn number.
 * - activated, resolving, resolved: cards [card]; addr; player = activating player; `n` = chain link number (from 1);
 *   `m` of resolving = how many links the chain had.
 * - targeted: cards; cause. equipped: cards [equip, wearer]. tossed: `n` 0 coin / 1 die; `m` = result.
 * - declare: the play just declared, before anything happens (ETIQ-02); `n` index in DECLARED.
 * - negated: cards; `n` 0 activation 1 effect 2 summon 3 attack. missed: a trigger missed its moment; addr.
 * - revealed: cards; player = who may see them (-1 both). declared: `n` index in DECLARE_KINDS, `m` value.
 * - rearranged: cards of `player` changed places; `n` 0 his monsters, 1 cards of his Deck. lpSet: player; `n` = his new Life Points. retargeted: cards [attacker, target?] or
 *   the new targets of the chain link `n`.
 * - shifted: cards; player; `n` = slot it was moved to within its side's Main Monster Zones.
 * - counters: cards [card]; `n` kind index, `m` change. result: player = winner or -1; `n` index in REASONS.
 */
export interface Event {
  readonly k: EventKind;
  readonly stamp: number;
  readonly turn: number;
  readonly player: PlayerId | -1;
  readonly by: PlayerId | -1;
  readonly cause: CardId;
  readonly addr: EffectAddr;
  readonly cards: readonly CardId[];
  /** `moved` counter of each card just after the event. */
  readonly moved: readonly number[];
  readonly from: readonly ZoneId[];
  readonly to: readonly ZoneId[];
  readonly ctrl: readonly PlayerId[];
  /** Snapshot of each card that left the field, else null. */
  readonly was: readonly (LastKnown | null)[];
  readonly why: number;
  readonly n: number;
  readonly m: number;
}

/** What a `declare` event announces. */
export const DECLARED = [
  'summon',
  'tributeSummon',
  'set',
  'flip',
  'position',
  'procedure',
  'activate',
  'setSpell',
  'attack',
  'phase',
  'endTurn',
  'surrender',
  'trigger',
] as const;
export const DECLARE_KINDS = [
  'name',
  'race',
  'attr',
  'kind',
  'level',
  'stat',
  'coin',
  'number',
  'zones',
] as const;

/** Receives events as they happen; `null` in search, where nobody listens. */
export type Sink = ((e: Event) => void) | null;
