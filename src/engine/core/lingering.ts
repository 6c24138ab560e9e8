/** Lingering effects: making them, and letting them end (AST.md §10, GAP-22). */
import type { Mod, Until } from '../ast/index.ts';
import { alive, type Ctx, idOf } from '../eval/ctx.ts';
import { valueOf } from '../eval/num.ts';
import { whoOf } from '../eval/who.ts';
import type { Eff } from '../pool.ts';
import { type Delayed, type Modifier, type State, UNTILS } from '../state.ts';
import { type CardId, PHASES, type Phase, type PlayerId, ZONE } from '../types.ts';

const at = (name: (typeof UNTILS)[number]): number => UNTILS.indexOf(name);

/** The number a modification freezes when it is made. */
function frozen(s: State, c: Ctx, mod: Mod): number {
  switch (mod.k) {
    case 'add':
      return valueOf(s, c, mod.n);
    case 'base':
    case 'set':
      return valueOf(s, c, mod.to);
    case 'attacks':
      return mod.n === 'all' ? -1 : valueOf(s, c, mod.n);
    default:
      return 0;
  }
}

/** Adds a lingering effect to a card (`on`) or to a player (`on` = -1). `modAt`: index of the node in the effect's table. */
export function addModifier(
  s: State,
  c: Ctx,
  eff: Eff,
  modAt: number,
  mod: Mod,
  on: CardId,
  player: PlayerId | -1,
  until: Until,
): void {
  c.it = on;
  const m: Modifier = {
    src: c.self,
    srcMoved: c.self < 0 ? 0 : s.cards[c.self]!.moved,
    addr: eff.addr,
    mod: modAt,
    on,
    onMoved: on < 0 ? 0 : s.cards[on]!.moved,
    player,
    you: c.you,
    n: frozen(s, c, mod),
    regs: c.regs.map((r) => [...r]),
    ...endOf(s, c, until),
    stamp: s.clock,
    turn: s.turn,
  };
  s.modifiers = [...s.modifiers, m];
  s.epoch++;
  s.layout++;
}

/** When a lingering effect or a planted listener ends. */
export interface Ends {
  until: number;
  untilPhase: number;
  untilOf: PlayerId | -1;
  left: number;
}
export function endOf(s: State, c: Ctx, until: Until): Ends {
  if (typeof until !== 'object')
    return { until: at(until as (typeof UNTILS)[number]), untilPhase: -1, untilOf: -1, left: 0 };
  return {
    until: at(until.at === 'start' ? 'nthStart' : 'nthEnd'),
    untilPhase: PHASES.indexOf(until.phase),
    untilOf: whoOf(s, c, until.of),
    left: valueOf(s, c, until.nth),
  };
}

const WHILE_THIS = at('whileThis');
const WHILE_IT = at('whileIt');
const UNTIL_GY = at('untilLeavesGy');

/** Does a planted listener still wait, as far as the cards it hangs on go? */
export function stillWaits(s: State, d: Delayed): boolean {
  switch (d.until) {
    case WHILE_THIS:
      return d.card < 0 || (s.cards[d.card]!.moved === d.moved && s.cards[d.card]!.face === 1);
    case WHILE_IT:
      return d.it >= 0 && alive(s, d.it) && s.cards[idOf(d.it)]!.face === 1;
    case UNTIL_GY: {
      if (d.card < 0) return true;
      const c = s.cards[d.card]!;
      return c.moved === d.moved || (c.zone === ZONE.gy && c.moved === d.moved + 1);
    }
    default:
      return true;
  }
}

type Ending = 'endOfWindow' | 'endOfCalc' | 'endOfDamageStep' | 'endOfBattlePhase' | 'endPhase' | 'endOfTurn';

/** Ends all that lasts until this moment. */
export function expire(s: State, which: Ending): void {
  const n = at(which);
  if (s.modifiers.some((m) => m.until === n)) {
    s.modifiers = s.modifiers.filter((m) => m.until !== n);
    s.epoch++;
    s.layout++;
  }
  if (s.delayed.some((d) => d.until === n)) s.delayed = s.delayed.filter((d) => d.until !== n);
}

/** A phase of a player begins or ends: counts down what lasts until the n-th one. */
export function countPhase(s: State, phase: Phase, start: boolean): void {
  if (s.modifiers.length === 0 && s.delayed.length === 0) return;
  const kind = at(start ? 'nthStart' : 'nthEnd');
  const p = PHASES.indexOf(phase);
  const hit = (m: Modifier | Delayed): boolean =>
    m.until === kind && m.untilPhase === p && (m.untilOf === -1 || m.untilOf === s.turnPlayer);
  if (s.delayed.some(hit))
    s.delayed = s.delayed
      .map((d) => (hit(d) ? { ...d, phasesLeft: d.phasesLeft - 1 } : d))
      .filter((d) => !(hit(d) && d.phasesLeft <= 0));
  if (!s.modifiers.some(hit)) return;
  s.modifiers = s.modifiers
    .map((m) => (hit(m) ? { ...m, left: m.left - 1 } : m))
    .filter((m) => !(hit(m) && m.left <= 0));
  s.epoch++;
  s.layout++;
}
