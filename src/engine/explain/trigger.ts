/** Effects that start when something has happened: Trigger and Flip Effects (EFFECT-06, FLIP-07). */
import type { Activated } from '../ast/index.ts';
import { usesLeft } from '../core/uses.ts';
import { ctxOf } from '../eval/ctx.ts';
import { forbiddenBy, triggerBar } from '../legal/activate.ts';
import { defAt, type Eff } from '../pool.ts';
import { firstWaiting } from '../proc/chain.ts';
import { ZONE } from '../types.ts';
import { inEffect, near } from './activation.ts';
import { type Look, way } from './look.ts';
import { plain, reason, type Way, type WhyNot } from './why.ts';

/** What waits to be put on a chain, and what has not been set off. */
export function triggers(l: Look): Way[] {
  const { s, p, id } = l;
  const c = s.cards[id]!;
  const d = defAt(c.d);
  const out: Way[] = [];
  for (const eff of [...d.flips, ...d.triggers]) {
    const waiting = s.pending.some(
      (x) => x.card === id && x.addr === eff.addr && x.player === p && x.delay < 0,
    );
    if (!waiting && (c.controller !== p || !near(eff, c.zone))) continue;
    out.push(way('activate', eff.addr, waiting ? itsTurn(l, eff) : notSetOff(l, eff)));
  }
  return out;
}

function notSetOff(l: Look, eff: Eff): (WhyNot | null)[] {
  const { s, p, id } = l;
  const e = eff.e as Activated;
  const c = s.cards[id]!;
  const lies = c.face === 0 && (c.zone === ZONE.mzone || c.zone === ZONE.szone || c.zone === ZONE.fzone);
  const ban = forbiddenBy(s, p, id, e);
  return [
    lies && e.on.k !== 'flip' ? plain('faceDown') : null,
    reason('noEvent', e.on.k === 'flip' ? 'FLIP-07' : 'EFFECT-06'),
    usesLeft(s, eff, e.limit, id, p) ? null : plain('limit'),
    ban === null ? null : plain('forbidden', { src: ban.src }),
  ];
}

/** GAP-11: those of a better right go first; a mandatory one is no choice. */
function itsTurn(l: Look, eff: Eff): (WhyNot | null)[] {
  const { s, p, id } = l;
  const x = firstWaiting(s).find((y) => y.card === id && y.addr === eff.addr && y.player === p);
  if (x === undefined || x.mandatory || l.asked !== 'trigger') return [reason('notNow', 'GAP-11')];
  return inEffect(
    l,
    eff,
    triggerBar(s, p, id, eff, x.regs),
    ctxOf(
      p,
      id,
      eff,
      x.regs.map((r) => [...r]),
    ),
  );
}
