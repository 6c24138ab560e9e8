/** ATK, DEF and Level in layers: what each sort of modification does, alone and in order (GAP-23, GAP-26). */
import { describe, expect, test } from 'vitest';
import type { Mod } from '../../../src/engine/ast/index.ts';
import { statOf } from '../../../src/engine/eval/stats.ts';
import { explainStat } from '../../../src/engine/explain/index.ts';
import { add, base, bear, type Change, EXCHANGE, REVERSE, SWAP, set, times } from './statsScene.ts';

const freeze: Mod = { k: 'set', stat: 'atk', to: 0, freeze: true };

describe('values of a Bear, 1500 ATK, 1000 DEF, Level 4', () => {
  const rows: [title: string, changes: Change[], atk: number, def: number, level: number][] = [
    ['unchanged', [], 1500, 1000, 4],
    ['add', [['s', add(300)]], 1800, 1000, 4],
    ['add less', [['s', add(-300)]], 1200, 1000, 4],
    ['never below 0', [['s', add(-2000)]], 0, 1000, 4],
    ['add to DEF', [['s', add(300, 'def')]], 1500, 1300, 4],
    ['add to Level', [['s', add(2, 'level')]], 1500, 1000, 6],
    [
      'several adds',
      [
        ['s', add(300)],
        ['s', add(200)],
        ['s', add(-100)],
      ],
      1900,
      1000,
      4,
    ],
    ['a lingering add, its number fixed', [['l', add(0), 400]], 1900, 1000, 4],
    ['a lingering set', [['l', set(0), 700]], 700, 1000, 4],
    ['set', [['s', set(700)]], 700, 1000, 4],
    [
      'set drops an earlier lingering change',
      [
        ['l', add(0), 400],
        ['s', set(700)],
      ],
      700,
      1000,
      4,
    ],
    [
      'but not a later one',
      [
        ['s', set(700)],
        ['l', add(0), 400],
      ],
      1100,
      1000,
      4,
    ],
    [
      'a continuous change counts on top, before it',
      [
        ['s', add(300)],
        ['l', set(0), 700],
      ],
      1000,
      1000,
      4,
    ],
    [
      'a continuous change counts on top, after it',
      [
        ['l', set(0), 700],
        ['s', add(300)],
      ],
      1000,
      1000,
      4,
    ],
    [
      'a freezing set swallows what counted before it',
      [
        ['s', add(300)],
        ['l', freeze, 700],
      ],
      700,
      1000,
      4,
    ],
    [
      'not what comes after it',
      [
        ['l', freeze, 700],
        ['s', add(300)],
      ],
      1000,
      1000,
      4,
    ],
    [
      'the newer of two sets',
      [
        ['s', set(700)],
        ['s', set(900)],
      ],
      900,
      1000,
      4,
    ],
    ['set DEF', [['s', set(100, 'def')]], 1500, 100, 4],
    ['set Level', [['l', set(0, 'level'), 1]], 1500, 1000, 1],
    ['base', [['s', base(2000)]], 2000, 1000, 4],
    [
      'base under what was added',
      [
        ['s', add(300)],
        ['s', base(2000)],
      ],
      2300,
      1000,
      4,
    ],
    ['a lingering base', [['l', base(0), 100]], 100, 1000, 4],
    [
      'the newer of two bases',
      [
        ['s', base(2000)],
        ['s', base(2400)],
      ],
      2400,
      1000,
      4,
    ],
    [
      'base under set',
      [
        ['s', set(700)],
        ['s', base(2400)],
      ],
      700,
      1000,
      4,
    ],
    ['base of Level', [['s', base(7, 'level')]], 1500, 1000, 7],
    ['base below 0', [['s', base(-100)]], 0, 1000, 4],
    ['twice', [['s', times(2)]], 3000, 1000, 4],
    ['half', [['s', times(0.5)]], 750, 1000, 4],
    [
      'half of an odd number',
      [
        ['s', base(1501)],
        ['s', times(0.5)],
      ],
      750,
      1000,
      4,
    ],
    [
      'continuously twice: of the original',
      [
        ['l', add(0), 400],
        ['s', times(2)],
      ],
      3000,
      1000,
      4,
    ],
    [
      'continuously twice, then a change',
      [
        ['s', times(2)],
        ['l', add(0), 400],
      ],
      3400,
      1000,
      4,
    ],
    [
      'twice the present',
      [
        ['l', add(0), 400],
        ['l', times(2)],
      ],
      3800,
      1000,
      4,
    ],
    [
      'twice the original',
      [
        ['l', add(0), 400],
        ['l', times(2, true)],
      ],
      3000,
      1000,
      4,
    ],
    [
      'twice the present, continuous changes once',
      [
        ['s', add(300)],
        ['l', times(2)],
      ],
      3600,
      1000,
      4,
    ],
    [
      'twice the original, continuous changes on top',
      [
        ['s', add(300)],
        ['l', times(2, true)],
      ],
      3300,
      1000,
      4,
    ],
    [
      'half the present',
      [
        ['l', add(0), 401],
        ['l', times(0.5)],
      ],
      950,
      1000,
      4,
    ],
    ['swapped', [['s', SWAP]], 1000, 1500, 4],
    [
      'swapped twice',
      [
        ['s', SWAP],
        ['l', SWAP],
      ],
      1500,
      1000,
      4,
    ],
    [
      'swapped three times',
      [
        ['s', SWAP],
        ['l', SWAP],
        ['l', SWAP],
      ],
      1000,
      1500,
      4,
    ],
    [
      'swapped with what was added',
      [
        ['s', add(300)],
        ['s', SWAP],
      ],
      1000,
      1800,
      4,
    ],
    ['originals exchanged', [['s', EXCHANGE]], 1000, 1500, 4],
    [
      'originals exchanged, changes stay',
      [
        ['s', add(300)],
        ['s', EXCHANGE],
      ],
      1300,
      1500,
      4,
    ],
    [
      'originals exchanged twice',
      [
        ['s', EXCHANGE],
        ['l', EXCHANGE],
      ],
      1500,
      1000,
      4,
    ],
    [
      'exchanged, then a base',
      [
        ['s', EXCHANGE],
        ['s', base(2000)],
      ],
      2000,
      1500,
      4,
    ],
    [
      'a lingering base, then exchanged',
      [
        ['l', base(0), 2000],
        ['s', EXCHANGE],
      ],
      1000,
      2000,
      4,
    ],
    [
      'a lingering base of DEF, then exchanged',
      [
        ['l', base(0, 'def'), 600],
        ['s', EXCHANGE],
      ],
      600,
      1500,
      4,
    ],
    [
      'reversed',
      [
        ['s', add(300)],
        ['s', REVERSE],
      ],
      1200,
      1000,
      4,
    ],
    [
      'a lingering change reversed',
      [
        ['l', add(0), 400],
        ['s', REVERSE],
      ],
      1100,
      1000,
      4,
    ],
    [
      'a later change reversed',
      [
        ['s', REVERSE],
        ['s', add(300)],
      ],
      1200,
      1000,
      4,
    ],
    [
      'reversed twice',
      [
        ['s', REVERSE],
        ['s', add(300)],
        ['l', REVERSE],
      ],
      1800,
      1000,
      4,
    ],
    [
      'what is set is not reversed',
      [
        ['s', REVERSE],
        ['s', set(700)],
      ],
      700,
      1000,
      4,
    ],
  ];
  test.each(rows)('%s', (_, changes, atk, def, level) => {
    const x = bear(changes);
    const id = x.id('Bear');
    expect([statOf(x.s, id, 'atk'), statOf(x.s, id, 'def'), statOf(x.s, id, 'level')]).toEqual([
      atk,
      def,
      level,
    ]);
    // kept until something changes
    expect([statOf(x.s, id, 'atk'), statOf(x.s, id, 'def'), statOf(x.s, id, 'level')]).toEqual([
      atk,
      def,
      level,
    ]);
    // each layer leads to the next, the last is the value
    for (const [stat, value] of [
      ['atk', atk],
      ['def', def],
      ['level', level],
    ] as const) {
      const told = explainStat(x.s, id, stat);
      expect(told.value).toBe(value);
      if (!told.steps.some(({ kind }) => kind === 'base' || kind === 'printed'))
        throw new Error(`${stat} begins with nothing`);
      if (told.steps.length > 1) expect(told.steps.at(-1)!.value).toBe(value);
    }
  });
});
