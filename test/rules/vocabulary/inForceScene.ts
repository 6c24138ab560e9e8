/** What the tests of effects in force share. */
import { expect } from 'vitest';
import type { Effect, Mod, Op } from '../../../src/engine/ast/index.ts';
import { lowered } from '../../../src/engine/pool.ts';
import { UNTILS } from '../../../src/engine/state.ts';
import type { Scene } from './scene.ts';

export const standing = (on: Extract<Effect, { k: 'static' }>['on'], ...mods: Mod[]): Effect => ({
  k: 'static',
  id: 's1',
  on,
  mods,
});
export const named = (is: string) => ({
  in: ['mzone' as const],
  of: 'both' as const,
  where: [{ k: 'name' as const, is }],
});
export const mine = { in: ['mzone' as const], of: 'you' as const };
export const all = { in: ['mzone' as const], of: 'both' as const };
/** Leaves behind what an effect of `src` would: its modification with that index, on a card or a player. */
export function linger(
  x: Scene,
  src: string,
  to: { on?: string; player?: 0 | 1 | -1; n?: number; regs?: number[][]; mod?: number },
): void {
  const c = x.card(src);
  const eff = x.effect(src);
  expect(lowered(eff).mods.length).toBeGreaterThan(to.mod ?? 0);
  const on = to.on === undefined ? -1 : x.id(to.on);
  x.s.modifiers.push({
    src: c.id,
    srcMoved: c.moved,
    addr: eff.addr,
    mod: to.mod ?? 0,
    on,
    onMoved: on < 0 ? 0 : x.s.cards[on]!.moved,
    player: to.player ?? -1,
    you: c.controller,
    n: to.n ?? 0,
    regs: to.regs ?? [],
    until: UNTILS.indexOf('duel'),
    untilPhase: -1,
    untilOf: -1,
    left: 0,
    stamp: 50,
    turn: x.s.turn,
  });
  x.s.layout++;
}
export const once = (...mods: Mod[]): Effect => ({
  k: 'act',
  id: 'a1',
  on: { k: 'ignition' },
  do: [{ k: 'modify', what: all, mods, until: 'duel' }] satisfies Op[],
});
export const changed = (x: Scene): void => {
  x.s.layout++;
  x.s.epoch++;
};
