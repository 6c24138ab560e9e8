/** Verbs about knowledge and chance: reveal, shuffle, coins and dice (AST.md §8, GAP-47). */
import type { Op } from '../ast/index.ts';
import type { Ins } from '../code.ts';
import { rollDie, tossCoin } from '../core/chance.ts';
import { emit } from '../core/emit.ts';
import { reveal, shuffleDeck } from '../core/sight.ts';
import { valueOf } from '../eval/num.ts';
import { playersOf, whoOf } from '../eval/who.ts';
import { frameCtx, one } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import { bind, bindNumber, cardsIn, doerOf } from './registers.ts';

type Do = Ins & { i: 'do' };

export function show(s: State, f: Frame, ins: Do, op: Op & { k: 'reveal' }): boolean {
  const ids = cardsIn(s, f, ins.cards);
  reveal(s, ids, whoOf(s, frameCtx(s, f), op.to), doerOf(f));
  bind(s, f, ins.out, ids);
  return ids.length > 0;
}

export function shuffle(s: State, f: Frame, op: Op & { k: 'shuffle' }): boolean {
  for (const p of playersOf(s, frameCtx(s, f), op.whose)) shuffleDeck(s, p);
  return true;
}

/** Throws of one instruction: numbers of cards may be counted from anything. */
const MOST = 1000;

/** Number of heads. */
export function coin(s: State, f: Frame, ins: Do, op: Op & { k: 'coin' }): boolean {
  const c = frameCtx(s, f);
  const n = Math.min(MOST, valueOf(s, c, op.n));
  let heads = 0;
  for (let i = 0; i < n; i++) {
    const v = tossCoin(s);
    heads += v;
    emit(s, 'tossed', { player: c.you, by: c.you, cause: c.self, addr: doerOf(f).addr, n: 0, m: v });
  }
  bindNumber(f, ins.out, heads);
  return true;
}

/** Sum of the dice. */
export function die(s: State, f: Frame, ins: Do, op: Op & { k: 'die' }): boolean {
  const c = frameCtx(s, f);
  const by = one(s, f, op.by);
  const n = Math.min(MOST, valueOf(s, c, op.n));
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const v = rollDie(s);
    sum += v;
    emit(s, 'tossed', { player: by, by: c.you, cause: c.self, addr: doerOf(f).addr, n: 1, m: v });
  }
  bindNumber(f, ins.out, sum);
  return true;
}
