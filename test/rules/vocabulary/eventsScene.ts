/** The table on which events are told. */
import { expect, test } from 'vitest';
import type { Ev } from '../../../src/engine/ast/index.ts';
import { matchEvent } from '../../../src/engine/eval/match.ts';
import type { EventKind } from '../../../src/engine/events.ts';
import { maker, type Scene, scene, type Told } from './scene.ts';

export const BREAKER = maker(100, 'Breaker', [
  {
    k: 'act',
    id: 'a1',
    on: { k: 'ignition' },
    target: [{ from: { in: ['mzone'], of: 'opp' }, n: 1, as: 'prey' }],
    do: [{ k: 'destroy', what: { ref: 'prey' } }],
    modes: [
      { name: 'draw', do: [{ k: 'draw', who: 'you', n: 1 }] },
      { name: 'mill', do: [{ k: 'mill', who: 'opp', n: 1 }] },
    ],
  },
]);
export const table = (): Scene =>
  scene(
    {
      hand: ['Tonic'],
      gy: ['Knight', 'Snare', 'Ghost'],
      monsters: ['Breaker', 'Wolf', { card: 'Imp', pos: 'defense' }],
      spells: [
        { card: 'Sword', pos: 'up', on: { player: 0, slot: 1 } },
        { card: 'Banner', pos: 'up' },
      ],
    },
    { gy: ['Moth'], monsters: ['Drake', 'Jar'], spells: [{ card: 'Curse', pos: 'up' }] },
    { cards: [BREAKER] },
  );
/** Names of the cards that fit, or null when the event does not. */
export function match(x: Scene, ev: Ev, k: EventKind, t: Told, self = 'Breaker'): string[] | null {
  const c = x.ctx(self);
  const out = matchEvent(x.s, c, ev, x.event(k, t));
  expect(c.ev).toBe(null);
  return out === null ? null : x.names(out);
}
export type Row = [title: string, ev: Ev, t: Told, out: string[] | null, self?: string];
export const check = (rows: Row[]): void => {
  test.each(rows)('%s', (_, ev, t, out, self = 'Breaker') => {
    expect(match(table(), ev, ev.k, t, self)).toEqual(out);
  });
};
export const mine = { in: ['mzone' as const], of: 'you' as const };
export const theirs = { in: ['mzone' as const], of: 'opp' as const };
export const all = { in: ['mzone' as const], of: 'both' as const };
