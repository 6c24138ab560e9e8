/** What will happen if nobody does anything more: the links that wait, then the attack under way. */
import type { LinkView, PlayerView } from '../engine/index.ts';
import { finish } from './actions.ts';
import { fight, fighterOf } from './combat.ts';
import { evaluate } from './evaluate.ts';
import { change, copy, find, type Model, other } from './model.ts';
import { destroyed, turnUp } from './moves.ts';
import { prospect } from './prospect.ts';
import { reading } from './reading.ts';
import { flipped } from './run.ts';
import { battleFlags } from './statics.ts';

/** Carries out the attack that has been declared. */
export function resolveBattle(m: Model): void {
  const battle = m.battle;
  if (!battle) return;
  const a = find(m, battle.attacker);
  const d = find(m, battle.target);
  m.battle = null;
  if (a?.zone !== 'mzone' || !a.attack) return;
  const flags = battleFlags(m);
  const side = a.side;
  const foe = other(side);
  change(m, a.h, { attacked: true, held: true });
  const attacker = fighterOf(m, a, flags.get(a.h), m.me);
  const wasDown = d !== null && !d.up;
  const target = d ? { ...fighterOf(m, d, flags.get(d.h), m.me) } : null;
  const result = fight(attacker, target, [m.lp[side], m.lp[foe]]);
  if (!m.shield[side]) m.lp[side] = result.lp[0];
  if (!m.shield[foe]) m.lp[foe] = result.lp[1];
  if (result.lp[1] < m.lp[foe] || !m.shield[foe])
    m.extra[side] += result.lp[1] < m.lp[foe] ? attacker.bite : 0;
  if (d && wasDown) {
    turnUp(m, d.h);
    const now = find(m, d.h);
    if (now) flipped(m, now, reading(d.side, d.h, [], evaluate, 1));
  }
  if (result.attackerLost) destroyed(m, a.h);
  if (result.defenderLost && d) destroyed(m, d.h);
}

function link(m: Model, l: LinkView): void {
  const effect = m.known.effect(l.addr)?.effect;
  if (l.negated || m.stopped.includes(l.card.h) || effect?.k !== 'act') return;
  const event: number[] = [];
  const r = reading(l.player, l.card.h, event, evaluate, 1);
  let at = 0;
  for (const some of effect.target ?? []) {
    const n = typeof some.n === 'number' ? some.n : l.targets.length - at;
    if (some.as)
      r.regs.set(
        some.as,
        l.targets.slice(at, at + n).map((t) => t.h),
      );
    at += n;
  }
  finish(m, l.card.h, effect, r);
}

/** Resolves the links that stand on the chain, the last first. A link that answers another one names it. */
export function resolveChain(m: Model, chain: readonly LinkView[]): void {
  for (let i = chain.length - 1; i >= 0; i -= 1) {
    const l = chain[i];
    if (!l) continue;
    const effect = m.known.effect(l.addr)?.effect;
    const negates = effect?.k === 'act' && effect.do.some((op) => op.k === 'negate' && op.what !== 'attack');
    const before = chain[i - 1];
    if (negates && before && !l.negated && !m.stopped.includes(l.card.h))
      m.stopped = [...m.stopped, before.card.h];
    else link(m, l);
  }
}

/** The model once everything that waits has happened. */
export function settled(table: Model, view: PlayerView): Model {
  const m = copy(table);
  resolveChain(m, view.chain);
  resolveBattle(m);
  return m;
}

/** Worth of the table after the battle under way. */
export function outlook(table: Model): number {
  if (!table.battle) return prospect(table);
  const m = copy(table);
  resolveBattle(m);
  return prospect(m);
}
