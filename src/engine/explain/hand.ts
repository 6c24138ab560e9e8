/** A card in the hand: Normal and Tribute Summon, Set. */
import { pileOf } from '../core/mutate.ts';
import { ctxOf } from '../eval/ctx.ts';
import { capAgainst } from '../legal/cap.ts';
import { normalBar, roomBar, setSpellBar } from '../legal/main.ts';
import { TOLL_ACTS } from '../legal/toll.ts';
import { tributable, tributesNeeded } from '../legal/tribute.ts';
import { defAt, type Eff, SUB_BIT } from '../pool.ts';
import { ZONE } from '../types.ts';
import { barred, failed, inMain, type Look, way } from './look.ts';
import { plain, reason, type Way, type WhyNot } from './why.ts';

export function fromHand(l: Look): Way[] {
  const { s, id } = l;
  const d = defAt(s.cards[id]!.d);
  if (d.kind !== 0) return [setSpell(l)];
  const need = tributesNeeded(s, id);
  const out = [normal(l, need > 0 ? 'tributeSummon' : 'summon', 0, need), normal(l, 'set', 0, need)];
  for (const eff of d.tributeProcs) {
    if (eff.e.k !== 'tributeProc') continue;
    const n = typeof eff.e.tributes[0] === 'number' ? eff.e.tributes[0] : need;
    out.push(normal(l, n > 0 ? 'tributeSummon' : 'summon', 1 + eff.addr, n, eff));
    if (eff.e.set) out.push(normal(l, 'set', 1 + eff.addr, n, eff));
  }
  return out;
}

function setSpell(l: Look): Way {
  const { s, p, id } = l;
  const field = (defAt(s.cards[id]!.d).subs & SUB_BIT.field) !== 0;
  return way('setSpell', 0, [
    inMain(l, 'MAIN-01'),
    barred(l, setSpellBar(s, p, id), {
      players: ['set'],
      toll: TOLL_ACTS.set,
      cap: () =>
        capAgainst(s, p, id, field ? ZONE.fzone : ZONE.szone, false, field ? pileOf(s, p, ZONE.fzone) : []),
    }),
  ]);
}

function normal(
  l: Look,
  what: 'summon' | 'tributeSummon' | 'set',
  n: number,
  need: number,
  proc: Eff | null = null,
): Way {
  const { s, p, id } = l;
  const set = what === 'set';
  return way(what, n, [
    inMain(l, 'SUMMON-10'),
    l.own && s.players[p].normalSummons <= 0 ? plain('normalUsed') : null,
    barred(l, normalBar(s, p, id, set), {
      players: set ? ['setMonster'] : ['normalSummon', 'summon'],
      toll: set ? TOLL_ACTS.setMonster : TOLL_ACTS.normalSummon,
    }),
    proc === null ? null : failed(s, ctxOf(p, id, proc), proc.e.if, 'if', 'SUMMON-08'),
    room(l, need, set),
  ]);
}

function room(l: Look, need: number, set: boolean): WhyNot | null {
  const { s, p, id } = l;
  const bar = roomBar(s, p, id, need, set);
  if (bar !== 'tributes') return barred(l, bar, { cap: () => capAgainst(s, p, id, ZONE.mzone, !set) });
  const there = tributable(s, p);
  const cap = there.length >= need ? capAgainst(s, p, id, ZONE.mzone, !set, there) : null;
  if (cap !== null) return plain('enough', { src: cap.src });
  return reason('tributes', set ? 'TRIBUTE-02' : 'TRIBUTE-01', { n: need, m: there.length });
}
