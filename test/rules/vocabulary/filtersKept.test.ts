/** Filters that ask what is bound, remembered or was done. */
import { describe, expect, test } from 'vitest';
import type { Filter } from '../../../src/engine/ast/index.ts';
import { REG } from '../../../src/engine/code.ts';
import { counterName, noteName } from '../../../src/engine/eval/bond.ts';
import { token } from '../../../src/engine/eval/ctx.ts';
import { passes } from '../../../src/engine/eval/filter.ts';
import { type CardId, HOWS } from '../../../src/engine/types.ts';
import { table, through } from './filtersScene.ts';
import { maker, type Scene, scene, wasOnField } from './scene.ts';

describe('values bound in the effect or written on its card', () => {
  const CALLER = maker(100, 'Caller', [
    {
      k: 'act',
      id: 'a1',
      on: { k: 'ignition' },
      do: [{ k: 'declare', by: 'you', what: 'race', as: 'said' }],
    },
  ]);
  const open = (): Scene => {
    const x = scene(
      { monsters: ['Caller', 'Wolf', 'Drake'], hand: ['Tonic', 'Snare'] },
      {},
      { cards: [CALLER] },
    );
    x.card('Caller').notes = [noteName('kept'), 1];
    return x;
  };
  const rows: [title: string, f: Filter, said: number[], out: string[]][] = [
    ['a declared Type', { k: 'race', is: { reg: 'said' } }, [0], ['Drake']],
    ['a declared Attribute', { k: 'attr', is: { reg: 'said' } }, [2], ['Wolf']],
    ['a declared name', { k: 'name', is: { reg: 'said' } }, [6], ['Drake']],
    ['a declared kind: monster', { k: 'kindIs', is: { reg: 'said' } }, [0], ['Caller', 'Wolf', 'Drake']],
    ['a declared kind: Spell', { k: 'kindIs', is: { reg: 'said' } }, [1], ['Tonic']],
    ['a declared kind: Trap', { k: 'kindIs', is: { reg: 'said' } }, [2], ['Snare']],
    ['no Type declared: not even what has no Type', { k: 'race', is: { reg: 'said' } }, [], []],
    ['no Attribute declared: not even what has none', { k: 'attr', is: { reg: 'said' } }, [], []],
    ['no kind declared', { k: 'kindIs', is: { reg: 'said' } }, [], []],
    ['a register nobody binds', { k: 'kindIs', is: { reg: 'unsaid' } }, [1], []],
    ['a written Attribute', { k: 'attr', is: { noted: 'kept' } }, [], ['Caller']],
    ['a written kind', { k: 'kindIs', is: { noted: 'kept' } }, [], ['Tonic']],
    ['what is not written is 0', { k: 'kindIs', is: { noted: 'lost' } }, [], ['Caller', 'Wolf', 'Drake']],
  ];
  test.each(rows)('%s', (_, f, said, out) => {
    const x = open();
    const c = x.bound('Caller', { said });
    expect(
      x.names(
        x.s.cards
          .filter(({ zone }) => zone === 1 || zone === 5)
          .filter(({ id }) => passes(x.s, c, f, id))
          .map(({ id }) => id)
          .sort((a, b) => x.s.cards[b]!.zone - x.s.cards[a]!.zone || a - b),
      ),
    ).toEqual(out);
  });
});

describe('came: how a monster came to its zone', () => {
  const rows: [asked: Extract<Filter, { k: 'came' }>['how'], out: string[]][] = [
    [['normal'], ['normal', 'tribute', 'again']],
    [['tribute'], ['tribute']],
    [['again'], ['again']],
    [['flip'], ['flip']],
    [['special'], ['special', 'fusion', 'ritual', 'own', 'synchro', 'xyz', 'link']],
    [['fusion'], ['fusion']],
    [['ritual'], ['ritual']],
    [['own'], ['own']],
    [
      ['synchro', 'xyz'],
      ['synchro', 'xyz'],
    ],
    [
      ['link', 'flip'],
      ['flip', 'link'],
    ],
    [[], []],
  ];
  test.each(rows)('%j', (how, out) => {
    const x = table();
    const wolf = x.card('Wolf');
    const fits = HOWS.filter((_, n) => {
      wolf.how = n;
      return passes(x.s, x.ctx(), { k: 'came', how }, wolf.id);
    });
    expect(fits).toEqual(out);
  });

  test('when and by what', () => {
    const x = scene(
      { monsters: ['Wolf', 'Caster'], hand: ['Tonic'] },
      {},
      { cards: [maker(100, 'Caster', [{ k: 'act', id: 'a1', on: { k: 'ignition' }, do: [] }])] },
    );
    const wolf = x.card('Wolf');
    const came = (f: Partial<Extract<Filter, { k: 'came' }>>): boolean =>
      passes(x.s, x.ctx(), { k: 'came', how: ['special'], ...f }, wolf.id);
    wolf.how = HOWS.indexOf('special');
    wolf.howTurn = x.s.turn;
    expect(came({ when: 'thisTurn' })).toBe(true);
    expect(came({ when: 'lastTurn' })).toBe(false);
    wolf.howTurn = x.s.turn - 1;
    expect(came({ when: 'thisTurn' })).toBe(false);
    expect(came({ when: 'lastTurn' })).toBe(true);
    expect(came({ by: [] })).toBe(false);
    wolf.howCard = x.id('Caster');
    expect(came({ by: [] })).toBe(true);
    expect(came({ by: [{ k: 'race', is: 'Spellcaster' }] })).toBe(true);
    expect(
      came({
        by: [
          { k: 'race', is: 'Spellcaster' },
          { k: 'is', kind: 'spell' },
        ],
      }),
    ).toBe(false);
    // the first card of all can have brought it
    wolf.howCard = 0;
    expect(came({ by: [] })).toBe(true);
    wolf.how = HOWS.indexOf('normal');
    expect(came({})).toBe(false);
  });
});

describe('canHold: counters up to the printed number', () => {
  const rows: [name: string, n: number, ok: boolean][] = [
    ['Jar', 0, true],
    ['Jar', 2, true],
    ['Jar', 3, false],
    ['Jar', 4, false],
    ['Basin', 0, true],
    ['Basin', 9, true],
    ['Wolf', 0, false],
  ];
  test.each(rows)('%s with %d', (name, n, ok) => {
    const x = scene({ monsters: [name] });
    x.card(name).counters = [counterName('ember'), 5, counterName('spark'), n];
    expect(through(x, { k: 'canHold', counter: 'spark' })).toEqual(ok ? [name] : []);
    expect(through(x, { k: 'counters', kind: 'spark', cmp: '=', n })).toEqual([name]);
  });
});

test('num last: what it last was, once it has left the field', () => {
  const x = table();
  const knight = x.card('Knight');
  knight.last = wasOnField(x, 'Knight', { atk: 3300, def: 100, level: 8 });
  const over = (last: boolean): boolean =>
    passes(
      x.s,
      x.ctx(),
      { k: 'num', stat: 'atk', cmp: '=', to: 3300, ...(last ? { last: true as const } : {}) },
      knight.id,
    );
  expect(over(true)).toBe(true);
  expect(over(false)).toBe(false);
  const wolf = x.card('Wolf');
  wolf.last = wasOnField(x, 'Wolf', { atk: 3300 });
  // it is on the field again: what it is now counts
  expect(passes(x.s, x.ctx(), { k: 'num', stat: 'atk', cmp: '=', to: 3300, last: true }, wolf.id)).toBe(
    false,
  );
  expect(passes(x.s, x.ctx(), { k: 'num', stat: 'atk', cmp: '=', to: 1200, last: true }, wolf.id)).toBe(true);
});

test('num original: without what changes it now', () => {
  const x = scene(
    { monsters: ['Wolf', 'Singer'] },
    {},
    {
      cards: [
        maker(100, 'Singer', [
          {
            k: 'static',
            id: 's1',
            on: { in: ['mzone'], of: 'you' },
            mods: [{ k: 'add', stat: 'atk', n: 400 }],
          },
        ]),
      ],
    },
  );
  expect(through(x, { k: 'num', stat: 'atk', cmp: '=', to: 1600 })).toEqual(['Wolf']);
  expect(through(x, { k: 'num', stat: 'atk', cmp: '=', to: 1200 })).toEqual([]);
  expect(through(x, { k: 'num', stat: 'atk', cmp: '=', to: 1200, original: true })).toEqual(['Wolf']);
});

test('canBeTarget: not of what a shy monster is shy of', () => {
  const x = scene(
    {
      monsters: ['Wolf', 'Shy'],
      spells: [
        { card: 'Banner', pos: 'up' },
        { card: 'Curse', pos: 'up' },
      ],
    },
    {},
    {
      cards: [
        maker(100, 'Shy', [
          {
            k: 'static',
            id: 's1',
            on: 'this',
            mods: [{ k: 'cannot', do: 'beTargeted', by: [{ k: 'is', kind: 'spell' }] }],
          },
        ]),
      ],
    },
  );
  const inZone: Filter = { k: 'place', in: ['mzone'] };
  const all = (f: Filter, self: string): string[] => through(x, { k: 'all', f: [inZone, f] }, self);
  expect(all({ k: 'canBeTarget', of: 'this' }, 'Banner')).toEqual(['Wolf']);
  expect(all({ k: 'canBeTarget', of: 'this' }, 'Curse')).toEqual(['Wolf', 'Shy']);
  // nothing that could target: nobody is forbidden to
  expect(all({ k: 'canBeTarget', of: 'host' }, 'Curse')).toEqual(['Wolf', 'Shy']);
});

test('calledBy: what an effect of that card Special Summons by its name, not what it only names', () => {
  const x = scene(
    { monsters: ['Caller', 'Eel'], hand: ['Wolf', 'Adopted Wolf', 'Bear'] },
    {},
    {
      cards: [
        maker(100, 'Caller', [
          {
            k: 'act',
            id: 'e1',
            on: { k: 'ignition' },
            if: [{ k: 'exists', g: { in: ['mzone'], of: 'you', where: [{ k: 'name', is: 'Eel' }] } }],
            do: [
              {
                k: 'summon',
                what: { from: { in: ['hand'], of: 'you', where: [{ k: 'name', is: 'Wolf' }] }, n: 1 },
                to: 'you',
                pos: ['attack'],
              },
              {
                k: 'toHand',
                link: 'then',
                what: { in: ['gy'], of: 'you', where: [{ k: 'name', is: 'Bear' }] },
              },
            ],
          },
        ]),
      ],
    },
  );
  expect(through(x, { k: 'calledBy', of: 'this' }, 'Caller')).toEqual(['Wolf', 'Adopted Wolf']);
  expect(through(x, { k: 'calledBy', of: 'this' }, 'Eel')).toEqual([]);
  expect(through(x, { k: 'calledBy', of: 'host' }, 'Caller')).toEqual([]);
});

test('name of a card: still known when that card has moved on', () => {
  const x = scene({ monsters: ['Wolf', 'Adopted Wolf', 'Bear'] });
  const wolf = x.card('Wolf');
  const at = token(x.s, wolf.id);
  const f: Filter = { k: 'name', is: { of: 'event' } };
  const read = (): string[] => {
    const c = x.ctx('Bear', {
      regs: Array.from({ length: REG.event + 1 }, (_, i) => (i === REG.event ? [at] : [])),
    });
    return x.names(x.s.cards.filter(({ id }) => passes(x.s, c, f, id)).map(({ id }) => id));
  };
  const before = read();
  wolf.moved++;
  expect([before, read()]).toEqual([
    ['Wolf', 'Adopted Wolf'],
    ['Wolf', 'Adopted Wolf'],
  ]);
});

test.each(['event', { ref: 'prey' }] as const)('name of %j, while nothing is remembered', (of) => {
  const picker = maker(100, 'Picker', [
    {
      k: 'act',
      id: 'a1',
      on: { k: 'ignition' },
      target: [{ from: { in: ['mzone'], of: 'both' }, n: 1, as: 'prey' }],
      do: [],
    },
  ]);
  const x = scene({ monsters: ['Wolf', 'Picker'] }, {}, { cards: [picker] });
  const f: Filter = { k: 'name', is: { of } };
  const named = (regs: number[][]): boolean =>
    passes(x.s, { ...x.ctx('Picker', { regs }), eff: x.effect('Picker') }, f, x.id('Wolf'));
  expect(named([])).toBe(false);
  expect(named(Array.from({ length: 12 }, () => []))).toBe(false);
});

test('canSummon: neither Spells nor what is not yet proper', () => {
  const x = table();
  const may = (f: Filter): string[] =>
    through(x, { k: 'all', f: [{ k: 'place', in: ['gy', 'extra', 'hand'] }, f] });
  expect(may({ k: 'canSummon' })).toEqual(['Hunter Chief', 'Golem', 'Adopted Wolf']);
  expect(may({ k: 'canSummon', ignoring: 'conditions' })).toEqual([
    'Hunter Chief',
    'Golem',
    'Knight',
    'Adopted Wolf',
  ]);
  x.card('Knight').properly = true;
  expect(may({ k: 'canSummon' })).toEqual(['Hunter Chief', 'Golem', 'Knight', 'Adopted Wolf']);
});

describe('did: the history of one card', () => {
  const fell = (f: Partial<Extract<Filter, { k: 'did' }>>): Filter => ({
    k: 'did',
    ev: { k: 'attack', by: 'it' },
    in: 'thisTurn',
    ...f,
  });
  test('how often, when, and of that card', () => {
    const x = table();
    const two = [x.event('attack', { cards: ['Wolf'] }), x.event('attack', { cards: ['Wolf', 'Drake'] })];
    x.s.history = [...two, x.event('attack', { cards: ['Puppet'], turn: x.s.turn - 1 })];
    expect(through(x, fell({}))).toEqual(['Wolf']);
    expect(through(x, fell({ min: 2 }))).toEqual(['Wolf']);
    expect(through(x, fell({ min: 3 }))).toEqual([]);
    expect(through(x, fell({ in: 'lastTurn' }))).toEqual(['Puppet']);
    expect(through(x, fell({ in: 'thisDuel' }))).toEqual(['Wolf', 'Puppet']);
    expect(through(x, fell({ ev: { k: 'battle', at: 'start', who: 'it', as: 'either' } }))).toEqual([]);
  });
  test('an event about several cards is about each that fits', () => {
    const x = table();
    x.s.history = [
      x.event('moved', { cards: ['Knight', 'Snare'], from: 'mzone', to: 'gy', why: ['destroy', 'effect'] }),
    ];
    const destroyed = (where?: Filter[]): string[] =>
      through(x, {
        k: 'did',
        ev: {
          k: 'moved',
          what: { in: ['mzone'], of: 'you', ...(where === undefined ? {} : { where }) },
          to: ['gy'],
          why: ['destroy'],
        },
        in: 'thisTurn',
      });
    expect(destroyed([{ k: 'sub', type: 'ritual' }])).toEqual(['Knight']);
  });
});

test('does: some effect of the card does it', () => {
  const x = scene(
    { monsters: ['Wolf', 'Breaker', 'Giver'] },
    {},
    {
      cards: [
        maker(100, 'Breaker', [
          { k: 'act', id: 'a1', on: { k: 'ignition' }, do: [{ k: 'draw', who: 'you', n: 1 }] },
          {
            k: 'act',
            id: 'a2',
            on: { k: 'ignition' },
            do: [{ k: 'destroy', what: { in: ['mzone'], of: 'opp' } }],
          },
        ]),
        maker(101, 'Giver', [
          { k: 'act', id: 'a1', on: { k: 'ignition' }, do: [{ k: 'draw', who: 'you', n: 1 }] },
        ]),
      ],
    },
  );
  expect(through(x, { k: 'does', trait: { op: 'destroy' } })).toEqual(['Breaker']);
  expect(through(x, { k: 'does', trait: { op: 'draw' } })).toEqual(['Breaker', 'Giver']);
  expect(through(x, { k: 'does', trait: { op: 'mill' } })).toEqual([]);
});

test('most is no question about one card', () => {
  const x = table();
  const ids: CardId[] = [x.id('Wolf'), x.id('Ghost')];
  for (const id of ids)
    expect(passes(x.s, x.ctx(), { k: 'most', stat: 'atk', which: 'highest' }, id)).toBe(true);
});
