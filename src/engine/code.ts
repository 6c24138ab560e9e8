/** The flat form of an effect's operations (DESIGN §0.3): a list of instructions with jumps. A frame stores (part, pc, registers). */
import type { Cond, Mod, Op, Some, Still, SummonPos, Who } from './ast/index.ts';
import type { Purpose } from './decision.ts';

/** Registers every effect has; named ones follow from `REG.first`. */
export const REG = { self: 0, event: 1, meta: 2, targets: 3, materials: 4, first: 5 } as const;
/** Slots of REG.meta. */
export const META = { amount: 0, player: 1, link: 2, cause: 3 } as const;

/** What cards are picked for; `summonFreely`: a Special Summon that asks no conditions of the monster. */
export type PickVerb = Op['k'] | 'summonFreely';

/** `joined`: shares its moment with what comes before it; nothing is set right and nothing reacts in between (AST.md §1). */
export type Ins = Step & { joined?: true };
type Step =
  /** Asks for cards for a verb and binds them. `need`: fewer than asked for is a failure. */
  | { i: 'pick'; some: Some; reg: number; purpose: Purpose; verb: PickVerb; need: boolean; ok: number }
  /** Binds a set looked up now. */
  | { i: 'gather'; from: Still; reg: number }
  /** Chooses which of `cards` can be Summoned and how each lies; narrows `cards`, fills `pos` (index in POSITIONS). */
  | {
      i: 'prep';
      cards: number;
      pos: number;
      to: Who;
      by: Who;
      how: SummonPos[];
      ignoring: boolean;
      /** A card that is no monster becomes one: only prohibitions count. */
      guise: boolean;
    }
  /** Picks zones for a verb: for its tokens, or beside each of its `cards`; binds the slots. */
  | { i: 'zones'; op: Op & { k: 'token' | 'shift' }; cards: number; reg: number }
  /** Carries out a verb; `cards`/`aux` are registers with its answers, -1 none; `out` receives what was done. */
  | { i: 'do'; op: Op; cards: number; aux: number; out: number; ok: number; cost: boolean }
  | { i: 'declare'; op: Op & { k: 'declare' }; reg: number }
  | {
      i: 'fuse';
      op: Op & { k: 'summonByRule' };
      what: number;
      materials: number;
      pos: number;
      ok: number;
      out: number;
    }
  | { i: 'normal'; op: Op & { k: 'normalSummon' }; what: number; ok: number; out: number }
  /** `inDeck`: cards that lie in a Deck are put there in that order, the first one topmost. */
  | { i: 'run'; op: Op & { k: 'run' }; ok: number }
  | { i: 'order'; reg: number; by: Who; inDeck: boolean }
  /** Asks for the top (0) or the bottom (1) of the Deck, if there is anything to put there. */
  | { i: 'deckEnd'; cards: number; reg: number; by: Who }
  /** `again`: the end of a `repeat`. */
  | { i: 'jump'; to: number; again?: true }
  | { i: 'unless'; c: Cond; to: number }
  | { i: 'unlessOk'; ok: number; to: number }
  | { i: 'setOk'; ok: number; v: number }
  | { i: 'stamp' }
  | { i: 'they'; which: -1 | 0 | 1 }
  /** `nth`: its place among the optional operations of the effect. */
  | { i: 'may'; by: Who; to: number; ok: number; pay: Op[] | null; nth: number }
  | { i: 'payable'; by: Who; pay: Op[]; to: number }
  | { i: 'mode'; by: Who; conds: (readonly Cond[])[]; to: number[]; end: number; ok: number }
  /** `every`: takes the next card of `cards` as `it`, or leaves. */
  | { i: 'next'; cards: number; at: number; to: number };

export type Code = readonly Ins[];

/** Parts of an effect that are lowered one by one; those of a mode (cost, target, do) begin at `modeParts[mode]`. */
export const PART = { cost: 0, target: 1, do: 2 } as const;

export interface DelayNode {
  op: Op & { k: 'delay' };
  part: number;
}

export interface Lowered {
  parts: Code[];
  mods: Mod[];
  /** Part that pays the toll at this index of `mods`. */
  tolls: number[];
  modeParts: number[];
  /** First index in `mods` of what an operation or an oath brings. */
  modAt: Map<object, number>;
  delays: DelayNode[];
  registers: number;
  /** Register names → index; names bound inside `each` have one register per player, TP's first. */
  names: Map<string, { at: number; each: boolean }>;
  /** Whether the register holds cards (tokens that follow a move) or numbers. */
  holdsCards: boolean[];
}
