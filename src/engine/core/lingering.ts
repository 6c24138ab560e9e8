/** Lingering effects: making them, and letting them end (AST.md §10, GAP-22). */
import type { Mod, Until } from '../ast/index.ts';
import type { Ctx } from '../eval/ctx.ts';
import { valueOf } from '../eval/num.ts';
import { whoOf } from '../eval/who.ts';
import type { Eff } from '../pool.ts';
import { type Modifier, type State, UNTILS } from '../state.ts';
import { type CardId, PHASES, type Phase, type PlayerId } from '../types.ts';

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
  const nth = typeof until === 'object' ? until : null;
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
    until:
      nth === null ? at(until as (typeof UNTILS)[number]) : at(nth.at === 'start' ? 'nthStart' : 'nthEnd'),
    untilPhase: nth === null ? -1 : PHASES.indexOf(nth.phase),
    untilOf: nth === null ? -1 : whoOf(s, c, nth.of),
    left: nth === null ? 0 : valueOf(s, c, nth.nth),
    stamp: s.clock,
    turn: s.turn,
  };
  s.modifiers = [...s.modifiers, m];
  s.epoch++;
  s.layout++;
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
  if (s.modifiers.length === 0) return;
  const kind = at(start ? 'nthStart' : 'nthEnd');
  const p = PHASES.indexOf(phase);
  const hit = (m: Modifier): boolean =>
    m.until === kind && m.untilPhase === p && (m.untilOf === -1 || m.untilOf === s.turnPlayer);
  if (!s.modifiers.some(hit)) return;
  s.modifiers = s.modifiers
    .map((m) => (hit(m) ? { ...m, left: m.left - 1 } : m))
    .filter((m) => !(hit(m) && m.left <= 0));
  s.epoch++;
  s.layout++;
}
