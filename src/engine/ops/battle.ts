/** Attacks and chain links that an effect turns to something else, attacks that it orders (AST.md §8). */
import type { Op } from '../ast/index.ts';
import { type Ins, META, REG } from '../code.ts';
import { emit } from '../core/emit.ts';
import { idOf, token } from '../eval/ctx.ts';
import { refIds } from '../eval/ref.ts';
import { canBattle, DIRECT, mayBeHit } from '../legal/battle.ts';
import { mayRetarget } from '../legal/retarget.ts';
import { standing } from '../proc/attack.ts';
import { frameCtx } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import type { CardId } from '../types.ts';
import { bind, cardsIn, doerOf } from './registers.ts';

type Do = Ins & { i: 'do' };

export function retarget(s: State, f: Frame, ins: Do, op: Op & { k: 'retarget' }): boolean {
  return op.what === 'attack' ? retargetAttack(s, f, ins, op) : retargetLink(s, f, ins);
}

/** The declared attack now goes elsewhere: no new declaration, and no replay. */
function retargetAttack(s: State, f: Frame, ins: Do, op: Op & { k: 'retarget' }): boolean {
  const b = s.battle;
  if (b === null || b.over || s.sub !== 'none') return false;
  const to = op.to === 'direct' ? DIRECT : cardsIn(s, f, ins.cards)[0];
  if (to === undefined || to === b.target || !mayBeHit(s, b.attacker, to)) return false;
  b.target = to;
  b.targetMoved = to < 0 ? 0 : s.cards[to]!.moved;
  b.targets = standing(s);
  s.epoch++;
  const doer = doerOf(f);
  emit(s, 'retargeted', {
    player: s.turnPlayer,
    by: doer.by,
    cause: doer.cause,
    addr: doer.addr,
    cards: to < 0 ? [b.attacker] : [b.attacker, to],
  });
  bind(s, f, ins.out, to < 0 ? [] : [to]);
  return true;
}

/** As many targets as the link has are put in their place, each one a target it could have had. */
function retargetLink(s: State, f: Frame, ins: Do): boolean {
  const n = f.regs[REG.meta]![META.link] ?? 0;
  const link = s.chain[n - 1];
  if (link === undefined) return false;
  const old = link.regs[REG.targets]!;
  const ids = cardsIn(s, f, ins.cards);
  if (old.length === 0 || ids.length !== old.length) return false;
  if (!ids.every((id, i) => id !== idOf(old[i]!) && mayRetarget(s, link, old[i]!, id))) return false;
  const now = ids.map((id) => token(s, id));
  link.regs = link.regs.map((r, at) =>
    at === REG.self || !r.some((t) => old.includes(t)) ? r : r.map((t) => now[old.indexOf(t)] ?? t),
  );
  s.epoch++;
  emit(s, 'targeted', { by: link.player, cause: link.card, addr: link.addr, cards: ids, n });
  bind(s, f, ins.out, ids);
  return true;
}

/** That monster attacks as soon as the chain is over. Where the attack it stands in for was direct, so is this one. */
export function attackNow(s: State, f: Frame, op: Op & { k: 'attackNow' }): boolean {
  const c = frameCtx(s, f);
  const by = refIds(s, c, op.by)[0];
  if (by === undefined || s.sub !== 'none' || s.battle?.over === false || !canBattle(s, by)) return false;
  const on: CardId | undefined =
    op.on === 'attackTarget' && s.battle?.target === DIRECT ? DIRECT : refIds(s, c, op.on)[0];
  if (on === undefined || !mayBeHit(s, by, on)) return false;
  s.ordered = [token(s, by), on < 0 ? -1 : token(s, on)];
  return true;
}
