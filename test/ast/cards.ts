import type { Activated, CardDef, Effect, Op } from '../../src/engine/ast/index.ts';

/** A monster or Spell with these effects and nothing else to find fault with. */
export function monster(...effects: Effect[]): CardDef {
  return { code: 1, name: 'Test', kind: 'monster', sub: ['effect'], level: 4, atk: 1000, def: 1000, effects };
}
export function spell(...effects: Effect[]): CardDef {
  return { code: 1, name: 'Test', kind: 'spell', sub: ['normal'], effects };
}
export const does = (...ops: Op[]): Activated => ({ k: 'act', id: 'e1', on: { k: 'card' }, do: ops });
export const draw1: Op = { k: 'draw', who: 'you', n: 1 };
/** For data that the types would refuse. */
export const raw = (effect: unknown): Effect => effect as Effect;
