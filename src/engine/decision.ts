/** Decisions and options (DESIGN §4): every choice is a list of options, every action one of them. */
import type { CardId, EffectAddr, PlayerId } from './types.ts';

export const DECISION_KINDS = [
  'main',
  'battle',
  'respond',
  'trigger',
  'order',
  'pickCard',
  'pickMode',
  'yesNo',
  'position',
  'slot',
  'declare',
  'replay',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

export const OPTION_KINDS = [
  'summon',
  'tributeSummon',
  'set',
  'flip',
  'position',
  'procedure',
  'activate',
  'setSpell',
  'attack',
  'direct',
  'card',
  'done',
  'pass',
  'yes',
  'no',
  'mode',
  'pos',
  'slot',
  'value',
  'toPhase',
  'surrender',
] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/**
 * One legal action. Always the same four fields:
 * card -1 when none · n by kind: position/pos = index in POSITIONS, procedure/activate = effect address,
 * mode = index, value = declared value, toPhase = index in PHASES, slot = slot index (m = index of its row in `state.zones`), summon variants:
 * 0 normal, else 1 + effect address of a tributeProc.
 */
export interface Option {
  readonly k: OptionKind;
  readonly card: CardId;
  readonly n: number;
  readonly m: number;
}

/** Why a choice is asked; tells the prompt. */
export const PURPOSES = [
  'action',
  'response',
  'trigger',
  'target',
  'cost',
  'tribute',
  'material',
  'attackTarget',
  'effect',
  'discardToLimit',
  'keep',
  'sortOut',
  'order',
  'mode',
  'position',
  'zone',
  'may',
  'pay',
  'declare',
  'replay',
  'chainOrder',
  'summonProcedure',
  'phaseEnd',
  'coin',
  'ritual',
  'fusion',
  'summon',
  'deckTop',
] as const;
export type Purpose = (typeof PURPOSES)[number];

export interface About {
  readonly purpose: Purpose;
  /** The card whose effect or action asks; -1 none. */
  readonly card: CardId;
  readonly addr: EffectAddr;
  readonly min: number;
  readonly max: number;
  /** Already chosen in this choice. */
  readonly chosen: readonly CardId[];
  /**
   * For declarations: index in DECLARE_KINDS; for a yes or no to a part of an effect: index in its `optionalOps`; for modes
   * etc. -1.
   */
  readonly what: number;
}

/** Frozen once asked; shared by clones. */
export interface Decision {
  readonly player: PlayerId;
  readonly kind: DecisionKind;
  readonly options: readonly Option[];
  readonly about: About;
}

export const option = (k: OptionKind, card: CardId = -1, n = 0, m = 0): Option => ({ k, card, n, m });
