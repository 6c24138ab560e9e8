/** Walks over operation lists, nested ones too. */
import type { Cards, Effect, Op, Some, Still } from '../engine/index.ts';

/** Lists of operations inside one operation. */
export function innerLists(op: Op): readonly Op[][] {
  switch (op.k) {
    case 'may':
    case 'each':
    case 'every':
    case 'repeat':
    case 'delay':
      return [op.do];
    case 'if':
      return op.else ? [op.do, op.else] : [op.do];
    case 'payElse':
      return [op.pay, op.else];
    case 'modes':
      return op.of.map((mode) => mode.do);
    default:
      return [];
  }
}

/** Every operation of a list with the operations inside it, in order. */
export function* eachOp(ops: readonly Op[]): Generator<Op> {
  for (const op of ops) {
    yield op;
    for (const list of innerLists(op)) yield* eachOp(list);
  }
}

export const isSome = (cards: unknown): cards is Some =>
  typeof cards === 'object' && cards !== null && 'from' in cards && 'n' in cards;

export const isGroup = (cards: unknown): cards is Extract<Still, { in: unknown }> =>
  typeof cards === 'object' && cards !== null && 'in' in cards;

/** What an operation takes cards from, if it does. */
export function cardsOf(op: Op): Cards[] {
  switch (op.k) {
    case 'swapControl':
      return [op.a, op.b];
    case 'counter':
      return [op.on];
    case 'retarget':
      return op.to === 'direct' ? [] : [op.to];
    case 'modify':
      return typeof op.what === 'object' && 'player' in op.what ? [] : [op.what];
    case 'every':
      return [op.of];
    case 'negate':
      return [];
    case 'declare':
    case 'coin':
    case 'die':
      return [];
    default:
      return 'what' in op && op.what !== undefined ? [op.what as Cards] : [];
  }
}

/** A choice and the operation that makes it; `op` is null for a target, which later operations use. */
export interface Choice {
  some: Some;
  op: Op | null;
}

export function* choicesIn(ops: readonly Op[]): Generator<Choice> {
  for (const op of eachOp(ops)) for (const cards of cardsOf(op)) if (isSome(cards)) yield { some: cards, op };
}

/** The name under which a `Still` reads something bound, or ''. */
export function boundName(cards: Cards): string {
  if (isSome(cards)) return boundName(cards.from);
  if (typeof cards !== 'object') return '';
  if ('ref' in cards) return cards.ref;
  if ('those' in cards) return boundName(cards.those);
  return '';
}

/** The operation lists of an activated effect: one, or one per mode. */
export function doLists(effect: Extract<Effect, { k: 'act' }>): Op[][] {
  return effect.modes ? effect.modes.map((mode) => [...mode.do, ...effect.do]) : [effect.do];
}
