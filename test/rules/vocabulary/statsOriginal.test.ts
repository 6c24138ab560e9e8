/** Original values, how values are told, and which a card has. */
import { describe, expect, test } from 'vitest';
import { hasStat, originalStat, printedStat, statOf } from '../../../src/engine/eval/stats.ts';
import { explainStat } from '../../../src/engine/explain/index.ts';
import { maker, scene } from './scene.ts';
import { add, base, bear, type Change, EXCHANGE, REVERSE, SWAP, set, times } from './statsScene.ts';

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
