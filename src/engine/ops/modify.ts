/** Lingering effects, planted listeners, negation and the course of the turn (AST.md §8). */
import type { Op, Until } from '../ast/index.ts';
import { type Ins, META, REG } from '../code.ts';
import { emit } from '../core/emit.ts';
import { endDuel } from '../core/end.ts';
import { addModifier } from '../core/lingering.ts';
import { countUse } from '../core/uses.ts';
import { banOnCard, isUnaffectedBy } from '../eval/affects.ts';
import { valueOf } from '../eval/num.ts';
import { playersOf, whoOf } from '../eval/who.ts';
import { effAt, lowered } from '../pool.ts';
import { frameCtx, OV } from '../proc/ops.ts';
import { type Frame, SKIPS, type State, UNTILS } from '../state.ts';
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
  const c = frameCtx(s, f);
  const eff = effAt(f.v[OV.addr]!);
  const at = lowered(eff).delays.findIndex((d) => d.op === op);
  const left = op.times === 'once' ? 1 : op.times === 'each' ? 0 : valueOf(s, c, op.times.nth);
  const until: Until = op.until ?? 'duel';
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
      until: UNTILS.indexOf(until as (typeof UNTILS)[number]),
      stamp: s.clock,
    },
  ];
  s.epoch++;
  return true;
}

/** Negates the activation or effect of a link, a Summon or an attack. Success = it was negated. */
export function negate(s: State, f: Frame, op: Op & { k: 'negate' }): boolean {
  const doer = doerOf(f);
  if (op.what === 'summon') {
    if (s.summoning < 0 || s.summonNegated) return false;
    s.summonNegated = true;
    emit(s, 'negated', { by: doer.by, cause: doer.cause, addr: doer.addr, cards: [s.summoning], n: 2 });
    return true;
  }
  if (op.what === 'attack') {
    if (s.battle === null || s.battle.over) return false;
    s.battle.over = true;
    emit(s, 'negated', { by: doer.by, cause: doer.cause, addr: doer.addr, cards: [s.battle.attacker], n: 3 });
    return true;
  }
  const n = f.regs[REG.meta]![META.link] ?? 0;
  const link = s.chain[n - 1];
  if (link === undefined || link.negated !== 0) return false;
  const eff = effAt(link.addr);
  if (eff.e.k === 'act' && eff.e.unnegatable === true) return false;
  if (banOnCard(s, 'beNegated', link.card, doer.cause) !== null) return false;
  link.negated = op.what === 'activation' ? 1 : 2;
  if (op.what === 'activation' && eff.e.k === 'act' && eff.e.limit?.counts === 'activation')
    countUse(s, eff, eff.e.limit, link.card, link.player, -1);
  s.epoch++;
  emit(s, 'negated', {
    by: doer.by,
    cause: doer.cause,
    addr: doer.addr,
    cards: [link.card],
    n: op.what === 'activation' ? 0 : 1,
    m: n,
  });
  return true;
}

const MOST_SKIPS = 100;

export function skip(s: State, f: Frame, op: Op & { k: 'skip' }): boolean {
  const c = frameCtx(s, f);
  const n = Math.max(0, Math.min(MOST_SKIPS, valueOf(s, c, op.n)));
  const at = SKIPS.indexOf(op.phase);
  for (const p of playersOf(s, c, op.of))
    s.players[p].skips = s.players[p].skips.map((v, i) => (i === at ? v + n : v));
  return true;
}

export function win(s: State, f: Frame, op: Op & { k: 'win' }): boolean {
  const w = whoOf(s, frameCtx(s, f), op.who);
  endDuel(s, w, w === -1 ? 'draw' : 'effect');
  return true;
}
