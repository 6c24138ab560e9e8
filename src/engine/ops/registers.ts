/** Registers of running effects: who acts, and memories that follow a card through the effect's own moves. */
import { REG } from '../code.ts';
import type { Doer } from '../core/mutate.ts';
import { idOf, token } from '../eval/ctx.ts';
import { effAt, lowered } from '../pool.ts';
import { OV } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import type { CardId, PlayerId } from '../types.ts';

export const doerOf = (f: Frame): Doer => {
  const self = f.regs[REG.self]![0];
  const doer: Doer = {
    by: f.v[OV.you] as PlayerId,
    cause: self === undefined ? -1 : idOf(self),
    addr: f.v[OV.addr]!,
  };
  if (f.v.length > OV.told) doer.told = f.v.slice(OV.told);
  return doer;
};

/** Cards of a register that are still where they were remembered. */
export function cardsIn(s: State, f: Frame, reg: number): CardId[] {
  if (reg < 0) return [];
  const out: CardId[] = [];
  for (const t of f.regs[reg]!) {
    const id = idOf(t);
    if (s.cards[id]!.moved === Math.floor(t / 1024)) out.push(id);
  }
  return out;
}

/** After own moves: every memory of these cards (as they were: `before`) now means them where they are. */
export function followMoves(s: State, f: Frame, before: readonly number[]): void {
  const kinds = lowered(effAt(f.v[OV.addr]!)).holdsCards;
  for (const old of before) {
    const now = token(s, idOf(old));
    if (now === old) continue;
    for (let r = 0; r < f.regs.length; r++) {
      if (kinds[r] !== true) continue;
      const list = f.regs[r]!;
      if (list.includes(old)) f.regs[r] = list.map((t) => (t === old ? now : t));
    }
  }
}

export const bind = (s: State, f: Frame, out: number, ids: readonly CardId[]): void => {
  if (out >= 0) f.regs[out] = ids.map((id) => token(s, id));
};
export const bindNumber = (f: Frame, out: number, n: number): void => {
  if (out >= 0) f.regs[out] = [n];
};
