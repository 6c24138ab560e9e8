/** Lingering effects, planted listeners, negation and the course of the turn (AST.md §8). */
import type { Op } from '../ast/index.ts';
import { type Ins, META, REG } from '../code.ts';
import { emit } from '../core/emit.ts';
import { addModifier, endOf } from '../core/lingering.ts';
import { countUse } from '../core/uses.ts';
import { banOnCard, isUnaffectedBy } from '../eval/affects.ts';
import { token } from '../eval/ctx.ts';
import { valueOf } from '../eval/num.ts';
import { refIds } from '../eval/ref.ts';
import { whoOf } from '../eval/who.ts';
import { effAt, lowered } from '../pool.ts';
import { frameCtx, OV } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import type { CardId } from '../types.ts';
import { bind, cardsIn, doerOf } from './registers.ts';

type Do = Ins & { i: 'do' };

export function modify(s: State, f: Frame, ins: Do, op: Op & { k: 'modify' }): boolean {
  const c = frameCtx(s, f);
  const eff = effAt(f.v[OV.addr]!);
  const at = lowered(eff).modAt.get(op)!;
  if (typeof op.what === 'object' && 'player' in op.what) {
    const player = whoOf(s, c, op.what.player);
    op.mods.forEach((mod, i) => {
      addModifier(s, c, eff, at + i, mod, -1, player, op.until);
    });
    emit(s, 'modified', { player, by: c.you, cause: c.self, addr: eff.addr });
    return true;
  }
  const ids = cardsIn(s, f, ins.cards).filter((id) => !isUnaffectedBy(s, id, c.self));
  // one moment: every number is read before the first change
  for (const id of ids)
    op.mods.forEach((mod, i) => {
      addModifier(s, c, eff, at + i, mod, id, -1, op.until);
    });
  if (ids.length > 0) emit(s, 'modified', { by: c.you, cause: c.self, addr: eff.addr, cards: ids });
  bind(s, f, ins.out, ids);
  return ids.length > 0;
}

/** Plants a listener with today's bindings. */
export function delay(s: State, f: Frame, op: Op & { k: 'delay' }): boolean {
  const { delays } = lowered(effAt(f.v[OV.addr]!));
  plant(
    s,
    f,
    delays.findIndex((d) => d.op === op),
  );
  return true;
}
/** `at`: index of the node among the delays of the running effect. */
export function plant(s: State, f: Frame, at: number): void {
  const c = frameCtx(s, f);
  const eff = effAt(f.v[OV.addr]!);
  const { op } = lowered(eff).delays[at]!;
  const left = op.times === 'once' ? 1 : op.times === 'each' ? 0 : valueOf(s, c, op.times.nth);
  const ends = endOf(s, c, op.until ?? 'duel');
  s.delayed = [
    ...s.delayed,
    {
      addr: eff.addr,
      at,
      you: c.you,
      card: c.self,
      moved: c.self < 0 ? 0 : s.cards[c.self]!.moved,
      regs: f.regs.map((r) => r),
      left,
      turn: s.turn,
      until: ends.until,
      untilPhase: ends.untilPhase,
      untilOf: ends.untilOf,
      phasesLeft: ends.left,
      it: c.it < 0 ? -1 : token(s, c.it),
      stamp: s.clock,
    },
  ];
  s.epoch++;
}

/**
 * Negates the activation or effect of a link, a Summon or an attack: what is answered, or that of the cards named. Success =
 * it was negated.
 */
export function negate(s: State, f: Frame, ins: Do, op: Op & { k: 'negate' }): boolean {
  const doer = doerOf(f);
  const named = op.of === 'event' ? null : refIds(s, frameCtx(s, f), op.of);
  const told = (id: CardId, n: number, m = 0): boolean => {
    emit(s, 'negated', { by: doer.by, cause: doer.cause, addr: doer.addr, cards: [id], n, m });
    bind(s, f, ins.out, [id]);
    return true;
  };
  if (op.what === 'summon') {
    if (s.summoning < 0 || s.summonNegated || named?.includes(s.summoning) === false) return false;
    s.summonNegated = true;
    return told(s.summoning, 2);
  }
  if (op.what === 'attack') {
    const b = s.battle;
    if (b === null || b.over || named?.includes(b.attacker) === false) return false;
    b.over = true;
    return told(b.attacker, 3);
  }
  const n = named === null ? (f.regs[REG.meta]![META.link] ?? 0) : linkOf(s, named, f.v[OV.link]!);
  const link = s.chain[n - 1];
  if (link === undefined || link.negated !== 0) return false;
  const eff = effAt(link.addr);
  if (eff.e.k === 'act' && eff.e.unnegatable === true) return false;
  if (banOnCard(s, 'beNegated', link.card, doer.cause) !== null) return false;
  link.negated = op.what === 'activation' ? 1 : 2;
  if (op.what === 'activation' && eff.e.k === 'act' && eff.e.limit?.counts === 'activation')
    countUse(s, eff, eff.e.limit, link.card, link.player, -1);
  s.epoch++;
  return told(link.card, op.what === 'activation' ? 0 : 1, n);
}

/** Number of the newest link of one of these cards; that of the running effect is none. */
function linkOf(s: State, ids: readonly CardId[], own: number): number {
  for (let n = s.chain.length; n > 0; n--) if (n !== own && ids.includes(s.chain[n - 1]!.card)) return n;
  return 0;
}

export function win(s: State, f: Frame, op: Op & { k: 'win' }): boolean {
  const w = whoOf(s, frameCtx(s, f), op.who);
  s.winners |= w === -1 ? 3 : 1 << w;
  return true;
}
