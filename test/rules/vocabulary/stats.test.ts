/** ATK, DEF and Level in layers: what each sort of modification does, alone and in order (GAP-23, GAP-26). */
import { describe, expect, test } from 'vitest';
import type { Mod, Op, Until } from '../../../src/engine/ast/index.ts';
import { hasStat, originalStat, printedStat, statOf } from '../../../src/engine/eval/stats.ts';
import { explainStat } from '../../../src/engine/explain/index.ts';
import { lowered } from '../../../src/engine/pool.ts';
import { UNTILS } from '../../../src/engine/state.ts';
import { maker, type Scene, scene } from './scene.ts';

/** A change in force: `s` from a card that lies there, `l` one that an effect has left behind, with its frozen number. */
type Change = ['s' | 'l', Mod, n?: number];
const ever: Until = 'duel';

/** Bear (1500/1000, Level 4) under these changes, the oldest first. */
function bear(changes: readonly Change[]): Scene {
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
const add = (n: number, stat: 'atk' | 'def' | 'level' = 'atk'): Mod => ({ k: 'add', stat, n });
const set = (to: number, stat: 'atk' | 'def' | 'level' = 'atk'): Mod => ({ k: 'set', stat, to });
const freeze: Mod = { k: 'set', stat: 'atk', to: 0, freeze: true };
const base = (to: number, stat: 'atk' | 'def' | 'level' = 'atk'): Mod => ({ k: 'base', stat, to });
const times = (by: 2 | 0.5, original?: true): Mod => ({
  k: 'times',
  stat: 'atk',
  by,
  ...(original && { original }),
});
const SWAP: Mod = { k: 'swapStats', base: false };
const EXCHANGE: Mod = { k: 'swapStats', base: true };
const REVERSE: Mod = { k: 'reverseAdds' };

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

describe('original values', () => {
  const rows: [changes: Change[], atk: number, def: number][] = [
    [[], 1500, 1000],
    [[['s', add(300)]], 1500, 1000],
    [[['s', set(300)]], 1500, 1000],
    [[['s', base(2000)]], 2000, 1000],
    [[['s', base(2000, 'def')]], 1500, 2000],
    [
      [
        ['l', base(0), 2000],
        ['l', base(0), 2100],
      ],
      2100,
      1000,
    ],
    [[['s', EXCHANGE]], 1000, 1500],
    [[['s', SWAP]], 1500, 1000],
    [
      [
        ['l', base(0), 2000],
        ['s', EXCHANGE],
      ],
      1000,
      2000,
    ],
    [
      [
        ['s', EXCHANGE],
        ['l', base(0), 2000],
      ],
      2000,
      1500,
    ],
    [
      [
        ['s', EXCHANGE],
        ['l', EXCHANGE],
        ['l', base(0, 'def'), 50],
      ],
      1500,
      50,
    ],
    // a Level that an effect has set is neither ATK nor DEF
    [
      [
        ['l', base(0, 'level'), 7],
        ['s', EXCHANGE],
      ],
      1000,
      1500,
    ],
    // a continuous one of the other value is left out of the exchange
    [
      [
        ['s', base(2000)],
        ['s', EXCHANGE],
      ],
      1000,
      1500,
    ],
  ];
  test.each(rows)('%j', (changes, atk, def) => {
    const x = bear(changes);
    const id = x.id('Bear');
    expect([originalStat(x.s, id, 'atk'), originalStat(x.s, id, 'def')]).toEqual([atk, def]);
    expect(originalStat(x.s, id, 'level')).toBe(
      changes.some(([, m]) => 'stat' in m && m.stat === 'level') ? 7 : 4,
    );
  });
});

describe('explainStat tells the layers in order', () => {
  const rows: [title: string, changes: Change[], steps: [kind: string, src: number, value: number][]][] = [
    ['printed', [], [['printed', -1, 1500]]],
    [
      'added',
      [
        ['s', add(300)],
        ['l', add(0), 400],
      ],
      [
        ['printed', -1, 1500],
        ['add', 0, 1800],
        ['add', 1, 2200],
      ],
    ],
    ['another value', [['s', add(300, 'def')]], [['printed', -1, 1500]]],
    [
      'base first',
      [
        ['s', add(300)],
        ['s', base(2000)],
      ],
      [
        ['printed', -1, 1500],
        ['base', 1, 2000],
        ['add', 0, 2300],
      ],
    ],
    [
      'set and times',
      [
        ['s', set(700)],
        ['l', times(2)],
      ],
      [
        ['printed', -1, 1500],
        ['set', 0, 700],
        ['times', 1, 1400],
      ],
    ],
    [
      'exchanged',
      [['s', EXCHANGE]],
      [
        ['printed', -1, 1500],
        ['exchanged', 0, 1000],
      ],
    ],
    [
      'reversed',
      [
        ['s', add(300)],
        ['s', REVERSE],
      ],
      [
        ['printed', -1, 1500],
        ['add', 0, 1800],
        ['reverseAdds', 1, 1200],
      ],
    ],
    [
      'swapped',
      [['s', SWAP]],
      [
        ['printed', -1, 1500],
        ['swapStats', 0, 1000],
      ],
    ],
  ];
  test.each(rows)('%s', (_, changes, steps) => {
    const x = bear(changes);
    const told = explainStat(x.s, x.id('Bear'), 'atk');
    expect(told.steps.map(({ kind, src, value }) => [kind, src, value])).toEqual(
      steps.map(([kind, src, value]) => [kind, src < 0 ? -1 : x.id(`Changer ${src}`), value]),
    );
    for (const { src, addr } of told.steps)
      expect(addr).toBe(src < 0 ? -1 : x.effect(x.names([src])[0]!).addr);
  });
});

describe('off the field', () => {
  test('ATK is as printed; what lies there continuously changes the Level', () => {
    const x = scene(
      { hand: ['Bear'], monsters: ['Changer'] },
      {},
      {
        cards: [
          maker(100, 'Changer', [
            {
              k: 'static',
              id: 's1',
              on: { in: ['hand', 'mzone'], of: 'you' },
              mods: [add(300), add(-1, 'level'), set(5, 'def')],
            },
          ]),
        ],
      },
    );
    const id = x.id('Bear');
    expect([statOf(x.s, id, 'atk'), statOf(x.s, id, 'def'), statOf(x.s, id, 'level')]).toEqual([
      1500, 1000, 3,
    ]);
    const own = x.id('Changer');
    expect([statOf(x.s, own, 'atk'), statOf(x.s, own, 'def'), statOf(x.s, own, 'level')]).toEqual([
      1300, 5, 3,
    ]);
  });
});

describe('which values a card has (GAP-38)', () => {
  const rows: [name: string, has: string[]][] = [
    ['Wolf', ['atk', 'def', 'level']],
    ['Golem', ['atk', 'def', 'level']],
    ['Comet', ['atk', 'def', 'rank']],
    ['Star', ['atk', 'link']],
    ['Tonic', ['atk', 'def']],
  ];
  test.each(rows)('%s', (name, has) => {
    const x = scene({ hand: [name] });
    const stats = ['atk', 'def', 'level', 'rank', 'link'] as const;
    expect(stats.filter((stat) => hasStat(x.s, x.id(name), stat))).toEqual(has);
  });
  test('a Rank and a Link Rating are as printed', () => {
    const x = scene({ monsters: ['Comet', 'Star'] });
    expect(statOf(x.s, x.id('Comet'), 'rank')).toBe(4);
    expect(statOf(x.s, x.id('Star'), 'link')).toBe(2);
    expect(originalStat(x.s, x.id('Star'), 'link')).toBe(2);
    expect(statOf(x.s, x.id('Star'), 'rank')).toBe(0);
  });
  test('GAP-23 exchanged originals leave Level, Rank and Link Rating as they are', () => {
    const x = scene(
      { monsters: ['Comet', 'Star', 'Wolf', 'Mirror'] },
      {},
      {
        cards: [
          maker(100, 'Mirror', [
            { k: 'static', id: 's1', on: { in: ['mzone'], of: 'you' }, mods: [EXCHANGE] },
          ]),
        ],
      },
    );
    const values = (name: string) =>
      (['atk', 'def', 'level', 'rank', 'link'] as const).map((stat) => originalStat(x.s, x.id(name), stat));
    expect(values('Comet')).toEqual([1700, 1900, 0, 4, 0]);
    expect(values('Wolf')).toEqual([800, 1200, 4, 0, 0]);
    expect(values('Star').slice(2)).toEqual([0, 0, 2]);
  });
  test('what plays the monster has the values given to it', () => {
    const x = scene({ monsters: ['Wolf'], spells: [{ card: 'Curse', pos: 'up' }] });
    const curse = x.card('Curse');
    curse.guise = { level: 3, atk: 1100, def: 1900, attr: 0, race: 0, both: true };
    const printed = (['atk', 'def', 'level', 'rank', 'link'] as const).map((stat) =>
      printedStat(x.s, curse.id, stat),
    );
    expect(printed).toEqual([1100, 1900, 3, 0, 0]);
  });
});

test('a number that hangs on the card itself is worked out for each', () => {
  const x = scene(
    { monsters: ['Bear', 'Wolf', 'Changer'] },
    {},
    {
      cards: [
        maker(100, 'Changer', [
          {
            k: 'static',
            id: 's1',
            on: { in: ['mzone'], of: 'you', where: [{ k: 'race', is: 'Beast' }] },
            mods: [
              { k: 'add', stat: 'atk', n: { k: 'mul', a: 100, b: { k: 'stat', of: 'it', stat: 'level' } } },
            ],
          },
          {
            k: 'static',
            id: 's2',
            on: { in: ['mzone'], of: 'you', where: [{ k: 'race', is: 'Beast' }] },
            mods: [{ k: 'base', stat: 'def', to: { k: 'stat', of: 'it', stat: 'level' } }],
          },
        ]),
      ],
    },
  );
  const value = (name: string): number[] => [statOf(x.s, x.id(name), 'atk'), statOf(x.s, x.id(name), 'def')];
  expect([value('Bear'), value('Wolf'), value('Changer')]).toEqual([
    [1900, 4],
    [1600, 4],
    [1000, 1000],
  ]);
});

test('values follow the table: what leaves or is turned down changes nothing any more', () => {
  const x = bear([
    ['s', add(300)],
    ['l', add(0), 400],
  ]);
  const id = x.id('Bear');
  expect(statOf(x.s, id, 'atk')).toBe(2200);
  x.card('Changer 0').face = 0;
  x.s.layout++;
  x.s.epoch++;
  expect(statOf(x.s, id, 'atk')).toBe(1900);
  x.card('Bear').moved++;
  x.s.layout++;
  x.s.epoch++;
  expect(statOf(x.s, id, 'atk')).toBe(1500);
});
