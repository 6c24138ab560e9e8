/** The Bear whose values are changed. */
import { expect } from 'vitest';
import type { Mod, Op, Until } from '../../../src/engine/ast/index.ts';
import { lowered } from '../../../src/engine/pool.ts';
import { UNTILS } from '../../../src/engine/state.ts';
import { maker, type Scene, scene } from './scene.ts';

/** A change in force: `s` from a card that lies there, `l` one that an effect has left behind, with its frozen number. */
export type Change = ['s' | 'l', Mod, n?: number];
export const ever: Until = 'duel';
/** Bear (1500/1000, Level 4) under these changes, the oldest first. */
export function bear(changes: readonly Change[]): Scene {
  const cards = changes.map(([sort, mod], i) =>
    maker(100 + i, `Changer ${i}`, [
      sort === 's'
        ? {
            k: 'static',
            id: 's1',
            on: { in: ['mzone'], of: 'you', where: [{ k: 'name', is: 'Bear' }] },
            mods: [mod],
          }
        : {
            k: 'act',
            id: 'a1',
            on: { k: 'ignition' },
            do: [
              { k: 'modify', what: { in: ['mzone'], of: 'you' }, mods: [mod], until: ever },
            ] satisfies Op[],
          },
    ]),
  );
  const x = scene(
    { monsters: ['Bear', ...cards.map((c) => c.name).slice(0, 4)] },
    { monsters: cards.map((c) => c.name).slice(4) },
    { cards },
  );
  changes.forEach(([sort, , n], i) => {
    const src = x.card(`Changer ${i}`);
    src.since = 10 + i;
    if (sort === 's') return;
    const eff = x.effect(`Changer ${i}`);
    expect(lowered(eff).mods).toHaveLength(1);
    x.s.modifiers.push({
      src: src.id,
      srcMoved: src.moved,
      addr: eff.addr,
      mod: 0,
      on: x.id('Bear'),
      onMoved: x.card('Bear').moved,
      player: -1,
      you: 0,
      n: n ?? 0,
      regs: [],
      until: UNTILS.indexOf('duel'),
      untilPhase: -1,
      untilOf: -1,
      left: 0,
      stamp: 10 + i,
      turn: x.s.turn,
    });
  });
  x.s.layout++;
  return x;
}
export const add = (n: number, stat: 'atk' | 'def' | 'level' = 'atk'): Mod => ({ k: 'add', stat, n });
export const set = (to: number, stat: 'atk' | 'def' | 'level' = 'atk'): Mod => ({ k: 'set', stat, to });
export const base = (to: number, stat: 'atk' | 'def' | 'level' = 'atk'): Mod => ({ k: 'base', stat, to });
export const times = (by: 2 | 0.5, original?: true): Mod => ({
  k: 'times',
  stat: 'atk',
  by,
  ...(original && { original }),
});
export const SWAP: Mod = { k: 'swapStats', base: false };
export const EXCHANGE: Mod = { k: 'swapStats', base: true };
export const REVERSE: Mod = { k: 'reverseAdds' };
