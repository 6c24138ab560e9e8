/** Whose: `Who` → players (AST.md §2). */
import type { Ref, Who } from '../ast/index.ts';
import { META, REG } from '../code.ts';
import type { State } from '../state.ts';
import { opponentOf, type PlayerId } from '../types.ts';
import { ctrlOf } from './card.ts';
import type { Ctx } from './ctx.ts';
import { refIds } from './ref.ts';

/** One player, or -1 for both. */
export function whoOf(s: State, c: Ctx, who: Who): PlayerId | -1 {
  switch (who) {
    case 'you':
      return c.you;
    case 'opp':
      return opponentOf(c.you);
    case 'both':
      return -1;
    case 'they':
      return c.they === -1 ? c.you : c.they;
    case 'theirOpp':
      return opponentOf(c.they === -1 ? c.you : c.they);
    case 'turnPlayer':
      return s.turnPlayer;
    case 'eventPlayer':
      return (c.regs[REG.meta]?.[META.player] ?? c.ev?.player ?? c.you) as PlayerId;
    default: {
      const ref: Ref = 'ctrl' in who ? who.ctrl : who.owner;
      const id = refIds(s, c, ref)[0];
      if (id === undefined) return c.you;
      return 'ctrl' in who ? ctrlOf(s, id) : s.cards[id]!.owner;
    }
  }
}
export function whoIs(s: State, c: Ctx, who: Who, p: PlayerId): boolean {
  const w = whoOf(s, c, who);
  return w === -1 || w === p;
}
/** Turn player first. */
export function playersOf(s: State, c: Ctx, who: Who): PlayerId[] {
  const w = whoOf(s, c, who);
  return w === -1 ? [s.turnPlayer, opponentOf(s.turnPlayer)] : [w];
}
