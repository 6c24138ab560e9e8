/** Conditions of continuous effects that change while no card moves: they hold from that moment (EFFECT-02, DESIGN §7). */
import { expect, test } from 'vitest';
import type { Effect, Mod } from '../../../src/engine/ast/index.ts';
import { isNegated } from '../../../src/engine/eval/card.ts';
import { statOf } from '../../../src/engine/eval/stats.ts';
import { maker, type Scene, scene } from './scene.ts';

/** In force on the monsters of the opponent while its player has at least 9000 Life Points. */
const whileRich = (...mods: Mod[]): Effect => ({
  k: 'static',
  id: 's1',
  on: { in: ['mzone'], of: 'opp' },
  if: [{ k: 'cmp', a: { k: 'lp', of: 'you' }, cmp: '>=', b: 9000 }],
  mods,
});
const turns = (lp: number): Effect => ({
  k: 'act',
  id: lp > 0 ? 'rich' : 'poor',
  on: { k: 'ignition' },
  do: [lp > 0 ? { k: 'gainLp', who: 'you', n: lp } : { k: 'loseLp', who: 'you', n: -lp }],
});

function table(...mods: Mod[]): Scene {
  return scene(
    { monsters: ['Purse'] },
    { monsters: ['Pupil'] },
    {
      cards: [
        maker(100, 'Purse', [whileRich(...mods), turns(1000), turns(-1000)]),
        maker(101, 'Pupil', [
          { k: 'static', id: 's1', on: 'this', mods: [{ k: 'add', stat: 'atk', n: 300 }] },
        ]),
      ],
    },
  );
}
/** What the table is right after Life Points were gained, and after they were lost again. */
function after<T>(x: Scene, read: () => T): [T, T, T] {
  const before = read();
  x.duel.you.activate('Purse', { effect: 'rich' });
  x.duel.resolve();
  const rich = read();
  x.duel.you.activate('Purse', { effect: 'poor' });
  x.duel.resolve();
  return [before, rich, read()];
}

test('a negation', () => {
  const x = table({ k: 'negated' });
  expect(after(x, () => [isNegated(x.s, x.id('Pupil')), statOf(x.s, x.id('Pupil'), 'atk')])).toEqual([
    [false, 1300],
    [true, 1000],
    [false, 1300],
  ]);
});

test('a value', () => {
  const x = table({ k: 'add', stat: 'atk', n: -200 });
  expect(after(x, () => statOf(x.s, x.id('Pupil'), 'atk'))).toEqual([1300, 1100, 1300]);
});

test('a position that is kept', () => {
  const x = table({ k: 'keepPos', pos: 'defense' });
  expect(after(x, () => x.card('Pupil').pos)).toEqual([0, 1, 1]);
});

test('control that is taken', () => {
  const x = table({ k: 'control', to: 'you' });
  expect(after(x, () => x.card('Pupil').controller)).toEqual([1, 0, 1]);
});

test.each([
  ['a position', { k: 'keepPos', pos: 'defense' }, [1, 0]],
  ['control', { k: 'control', to: 'opp' }, [0, 1]],
] as [string, Mod, number[]][])('battle damage is enough: %s', (_, mod, out) => {
  const x = scene(
    { monsters: ['Wolf', 'Watch', 'Bear'] },
    {},
    {
      cards: [
        maker(100, 'Watch', [
          {
            k: 'static',
            id: 's1',
            on: { in: ['mzone'], of: 'both', where: [{ k: 'name', is: 'Bear' }] },
            if: [{ k: 'cmp', a: { k: 'lp', of: 'opp' }, cmp: '<', b: 8000 }],
            mods: [mod],
          },
        ]),
      ],
    },
  );
  x.duel.you.phase('battle');
  x.duel.you.attack('Wolf');
  const bear = x.card('Bear');
  expect([bear.pos, bear.controller]).toEqual(out);
});
