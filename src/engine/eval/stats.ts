/** ATK, DEF and Level (DESIGN §7.4, GAP-23, GAP-26). */
import type { Stat } from '../ast/index.ts';
import type { LastKnown } from '../events.ts';
import { defAt, SUB_BIT } from '../pool.ts';
import type { State } from '../state.ts';
import type { CardId } from '../types.ts';
import { ZONE } from '../types.ts';
import { affects } from './affects.ts';
import { LOOK } from './ctx.ts';
import { type Active, derived, staticCtx } from './derived.ts';
import { valueOf } from './num.ts';
import { atRest, ringsMet } from './ring.ts';

/** Values that effects change; a Rank and a Link Rating are as printed. */
type Changing = Exclude<Stat, 'rank' | 'link'>;
const placeOf = (stat: Changing): 0 | 1 | 2 => (stat === 'atk' ? 0 : stat === 'def' ? 1 : 2);

export function printedStat(s: State, id: CardId, stat: Stat): number {
  const card = s.cards[id]!;
  if (card.guise !== null && stat !== 'rank' && stat !== 'link') return card.guise[stat];
  return defAt(card.d)[stat];
}

/** GAP-38: Xyz and Link Monsters have no Level, Link Monsters no DEF, others neither Rank nor Link Rating. */
export function hasStat(s: State, id: CardId, stat: Stat): boolean {
  const d = defAt(s.cards[id]!.d);
  switch (stat) {
    case 'atk':
      return true;
    case 'def':
      return (d.subs & SUB_BIT.link) === 0;
    case 'level':
      return (d.kind === 0 || s.cards[id]!.guise !== null) && (d.subs & (SUB_BIT.xyz | SUB_BIT.link)) === 0;
    case 'rank':
      return (d.subs & SUB_BIT.xyz) !== 0;
    case 'link':
      return (d.subs & SUB_BIT.link) !== 0;
  }
}

/** Its value when it last left the field. */
export const lastStat = (s: State, id: CardId, last: LastKnown, stat: Stat): number =>
  stat === 'rank' || stat === 'link' ? printedStat(s, id, stat) : last[stat];

/** The present value; 0 for what has none. Cached per epoch. */
export function statOf(s: State, id: CardId, stat: Stat): number {
  if (stat === 'rank' || stat === 'link') return printedStat(s, id, stat);
  if (LOOK !== null && LOOK.id === id && LOOK.was !== null) return LOOK.was[stat];
  const D = derived(s);
  if (D.building || D.stats.length === 0) return printedStat(s, id, stat);
  const at = 3 * id + placeOf(stat);
  if (D.valid[at] === 1) return D.values[at]!;
  if (D.valid[at] === 2) return printedStat(s, id, stat);
  // a circular read sees the printed value (DESIGN §7, last paragraph)
  D.valid[at] = 2;
  D.dirty = true;
  const rings = ringsMet();
  const v = fold(s, id, stat, D.stats);
  if (D.s !== s) return v;
  D.values[at] = v;
  // what was worked out inside a ring is not everybody's answer
  D.valid[at] = rings === ringsMet() || atRest() ? 1 : 0;
  return v;
}
export const atkOf = (s: State, id: CardId): number => statOf(s, id, 'atk');
export const defenseOf = (s: State, id: CardId): number => statOf(s, id, 'def');
export const levelOf = (s: State, id: CardId): number => statOf(s, id, 'level');

/** One layer of a value, for `explainStat`: what it comes from (-1 the card as printed), and the value after it. */
export interface StatStep {
  src: CardId;
  addr: number;
  kind: 'printed' | 'base' | 'exchanged' | 'add' | 'set' | 'times' | 'swapStats' | 'reverseAdds';
  value: number;
}

/** Original value: printed, or as an effect has set it; ATK and DEF may have been exchanged (GAP-23). */
export function originalStat(s: State, id: CardId, stat: Stat, steps: StatStep[] | null = null): number {
  const v = printedStat(s, id, stat);
  const D = derived(s);
  if (D.building || stat === 'rank' || stat === 'link') return v;
  for (const a of D.stats)
    if (a.mod.k === 'swapStats' && a.mod.base && stat !== 'level' && affects(s, a, id))
      return exchanged(s, id, stat, D.stats, steps);
  return rebased(s, id, stat, v, D.stats, steps);
}

function rebased(
  s: State,
  id: CardId,
  stat: Stat,
  printed: number,
  list: readonly Active[],
  steps: StatStep[] | null,
): number {
  let v = printed;
  for (const a of list) {
    if (a.mod.k !== 'base' || a.mod.stat !== stat || !affects(s, a, id)) continue;
    v = amount(s, a, id, a.mod.to);
    steps?.push({ src: a.src, addr: a.eff.addr, kind: 'base', value: Math.max(0, v) });
  }
  return v;
}

/** Both originals in timestamp order. Of the other value only what was fixed once counts: a static may read this one. */
function exchanged(
  s: State,
  id: CardId,
  stat: 'atk' | 'def',
  list: readonly Active[],
  steps: StatStep[] | null,
): number {
  const other = stat === 'atk' ? 'def' : 'atk';
  let v = printedStat(s, id, stat);
  let w = printedStat(s, id, other);
  for (const a of list) {
    const m = a.mod;
    if ((m.k !== 'base' && (m.k !== 'swapStats' || !m.base)) || !affects(s, a, id)) continue;
    if (m.k === 'swapStats') [v, w] = [w, v];
    else if (m.stat === stat) v = amount(s, a, id, m.to);
    else if (m.stat === other && a.lingering !== null) w = a.lingering.n;
    const kind = m.k === 'swapStats' ? 'exchanged' : 'base';
    if (m.k === 'swapStats' || m.stat === stat)
      steps?.push({ src: a.src, addr: a.eff.addr, kind, value: Math.max(0, v) });
  }
  return v;
}

const amount = (s: State, a: Active, id: CardId, n: Parameters<typeof valueOf>[2]): number => {
  if (a.lingering !== null) return a.lingering.n;
  const c = staticCtx(s, a);
  c.it = id;
  return valueOf(s, c, n);
};

/**
 * (a) printed, (b) base, (c) in timestamp order; what sets or multiplies drops earlier one-shot changes, continuous ones
 * count on top of it whenever they came, or only if they come later where the set freezes; (d) swap.
 */
export function fold(
  s: State,
  id: CardId,
  stat: Stat,
  list: readonly Active[],
  steps: StatStep[] | null = null,
): number {
  const original = Math.max(0, originalStat(s, id, stat));
  let fixed = original;
  let oneShot = 0;
  let continuous = 0;
  let swaps = 0;
  let swap: Active | null = null;
  let reverse = false;
  const inPlay = s.cards[id]!.zone === ZONE.mzone;
  const total = (): number => Math.max(0, fixed + oneShot + continuous);
  for (const a of list) {
    const m = a.mod;
    // elsewhere only Levels change (TRIBUTE-01: in the hand they decide the Tributes)
    if (m.k === 'base' || (!inPlay && stat !== 'level')) continue;
    if ('stat' in m && m.stat !== stat) continue;
    if (m.k === 'swapStats' && (m.base || stat === 'level')) continue;
    if (!affects(s, a, id)) continue;
    const lasting = a.lingering === null;
    switch (m.k) {
      case 'add': {
        const n = amount(s, a, id, m.n) * (reverse ? -1 : 1);
        if (lasting) continuous += n;
        else oneShot += n;
        break;
      }
      case 'set':
        fixed = amount(s, a, id, m.to);
        oneShot = 0;
        if (m.freeze === true) continuous = 0;
        break;
      case 'times': {
        const whole = lasting || m.original === true;
        const v = Math.floor((whole ? original : total()) * m.by);
        fixed = v - (whole ? 0 : continuous);
        oneShot = 0;
        break;
      }
      case 'swapStats':
        swaps++;
        swap = a;
        break;
      case 'reverseAdds':
        reverse = !reverse;
        oneShot = -oneShot;
        continuous = -continuous;
        break;
      default:
    }
    if (m.k === 'add' || m.k === 'set' || m.k === 'times' || m.k === 'reverseAdds')
      steps?.push({ src: a.src, addr: a.eff.addr, kind: m.k, value: total() });
  }
  if (swaps % 2 === 1) {
    const other: Stat = stat === 'atk' ? 'def' : 'atk';
    const rest = list.filter((a) => a.mod.k !== 'swapStats');
    const v = fold(s, id, other, rest);
    if (swap !== null) steps?.push({ src: swap.src, addr: swap.eff.addr, kind: 'swapStats', value: v });
    return v;
  }
  return total();
}
