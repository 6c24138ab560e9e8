/** What every player knows: the printed cards and what they do. Nothing of a duel. */
import { addressedEffects, type CardDef, type Effect, type Pool, pool } from '../engine/index.ts';

/** An effect and the card it is on. */
export interface EffectOf {
  code: number;
  effect: Effect;
}

export interface Knowledge {
  def(code: number): CardDef | null;
  /** The effect behind an address of an option or a chain link. */
  effect(addr: number): EffectOf | null;
}

/** Nothing is known: the opponent still answers, by values alone. */
export const NO_KNOWLEDGE: Knowledge = { def: () => null, effect: () => null };

/** Knowledge over a list of cards, with the addresses that the engine gives their effects. */
export function knowledgeOf(defs: readonly CardDef[]): Knowledge {
  const byCode = new Map(defs.map((def) => [def.code, def]));
  const effects = [...defs]
    .sort((a, b) => a.code - b.code)
    .flatMap((def) => addressedEffects(def).map((effect): EffectOf => ({ code: def.code, effect })));
  return { def: (code) => byCode.get(code) ?? null, effect: (addr) => effects[addr] ?? null };
}

const byPool = new WeakMap<Pool, Knowledge>();

/** Knowledge of the engine's pool in force. */
export function knowledge(): Knowledge {
  const now = pool();
  let known = byPool.get(now);
  if (!known) {
    known = knowledgeOf(now.defs.map((def) => def.card));
    byPool.set(now, known);
  }
  return known;
}
