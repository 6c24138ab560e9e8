/** Life Points by effects: damage, gain, loss, payment (AST.md §8; both players at one moment). */
import type { Op } from '../ast/index.ts';
import type { Ins } from '../code.ts';
import { emit } from '../core/emit.ts';
import { checkLp } from '../core/end.ts';
import { changeLp } from '../core/mutate.ts';
import { replacedLp } from '../core/replace.ts';
import { affects, affectsPlayer } from '../eval/affects.ts';
import { othersOf, staticCtx } from '../eval/derived.ts';
import { has } from '../eval/group.ts';
import { valueOf } from '../eval/num.ts';
import { playersOf, whoIs } from '../eval/who.ts';
import { isWaived } from '../legal/pay.ts';
import { frameCtx } from '../proc/ops.ts';
import type { Frame, State } from '../state.ts';
import { type CardId, opponentOf, type PlayerId, WHY } from '../types.ts';
import { bindNumber, doerOf } from './registers.ts';

/** Damage a player really takes, and who takes it instead, after all changes (`damageTo`). */
export function changedDamage(
  s: State,
  p: PlayerId,
  n: number,
  kind: 'battle' | 'effect',
  src: CardId,
): { p: PlayerId; n: number; kind: 'battle' | 'effect' } {
  let out = { p, n, kind };
  for (const a of othersOf(s)) {
    const m = a.mod;
    if (m.k !== 'damageTo' || (m.kind !== 'any' && m.kind !== out.kind)) continue;
    const c = staticCtx(s, a);
    const onPlayer = affectsPlayer(s, a, out.p);
    const onCard = src >= 0 && affects(s, a, src);
    if (!onPlayer && !onCard) continue;
    if (!whoIs(s, c, m.who, out.p)) continue;
    if (m.from !== undefined && (src < 0 || !has(s, c, m.from, src))) continue;
    switch (m.change) {
      case 'zero':
        out.n = 0;
        break;
      case 'half':
        out.n = Math.floor(out.n / 2);
        break;
      case 'double':
        out.n *= 2;
        break;
      case 'toOther':
        out = { ...out, p: opponentOf(out.p) };
        break;
      case 'asEffect':
        out.kind = 'effect';
        break;
      default:
        // no damage does not become some
        if (out.n > 0) out.n = valueOf(s, c, m.change.to);
    }
  }
  return out;
}

export function life(
  s: State,
  f: Frame,
  ins: Ins & { i: 'do' },
  op: Op & { k: 'damage' | 'gainLp' | 'loseLp' | 'payLp' },
): boolean {
  const c = frameCtx(s, f);
  const doer = doerOf(f);
  let done = 0;
  const n = valueOf(s, c, op.n);
  const why = ins.cost ? WHY.cost : WHY.effect;
  for (const p of playersOf(s, c, op.who)) {
    switch (op.k) {
      case 'damage': {
        const d = changedDamage(s, p, n, 'effect', doer.cause);
        if (replacedLp(s, 'damage', d.p, d.n, WHY.effect, doer)) break;
        changeLp(s, 'damage', d.p, d.n, WHY.effect, doer);
        done += d.n;
        break;
      }
      case 'gainLp':
        if (replacedLp(s, 'gained', p, n, WHY.effect, doer)) break;
        changeLp(s, 'gained', p, n, WHY.effect, doer);
        done += n;
        break;
      case 'loseLp':
        changeLp(s, 'lost', p, n, WHY.effect, doer);
        done += n;
        break;
      case 'payLp':
        done += n;
        if (!ins.cost || !isWaived(s, p, doer.cause))
          changeLp(s, 'paid', p, Math.min(n, s.players[p].lp), why, doer);
        break;
    }
  }
  bindNumber(f, ins.out, done);
  if (op.k === 'payLp') checkLp(s);
  return done > 0 || n === 0;
}

/** Life Points become a number: neither damage nor gain. Both numbers are read first. */
export function setLp(s: State, f: Frame, op: Op & { k: 'setLp' }): boolean {
  const c = frameCtx(s, f);
  const doer = doerOf(f);
  const now = [valueOf(s, c, op.you), valueOf(s, c, op.opp)];
  [c.you, opponentOf(c.you)].forEach((p, i) => {
    const n = Math.max(0, now[i]!);
    if (s.players[p].lp === n) return;
    s.players[p].lp = n;
    s.epoch++;
    emit(s, 'lpSet', { player: p, by: doer.by, cause: doer.cause, addr: doer.addr, n });
  });
  return true;
}
