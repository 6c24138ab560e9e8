/** Every filter of the vocabulary: which cards of one position it lets through (AST.md §5). */
import { describe, expect, test } from 'vitest';
import type { Filter } from '../../../src/engine/ast/index.ts';
import { REG } from '../../../src/engine/code.ts';
import { counterName, noteName } from '../../../src/engine/eval/bond.ts';
import { token } from '../../../src/engine/eval/ctx.ts';
import { passes } from '../../../src/engine/eval/filter.ts';
import { type CardId, HOWS } from '../../../src/engine/types.ts';
import { maker, type Scene, scene, wasOnField } from './scene.ts';

/** The cards that a filter lets through, in the order they were made. */
const through = (x: Scene, f: Filter, self?: string): string[] => {
  const c = x.ctx(self);
  return x.names(x.s.cards.filter(({ id }) => passes(x.s, c, f, id)).map(({ id }) => id));
};

const table = (): Scene =>
  scene(
    {
      hand: ['Hunter Chief', 'Tonic'],
      deck: ['Eel'],
      extra: ['Golem'],
      gy: ['Knight', 'Snare'],
      banished: ['Ghost'],
      monsters: [
        'Wolf',
        { card: 'Imp', pos: 'defense' },
        { card: 'Bear', pos: 'faceDownDefense' },
        { card: 'Puppet', owner: 1 },
      ],
      spells: [
        { card: 'Sword', pos: 'up', on: { player: 0, slot: 0 } },
        { card: 'Halt', pos: 'set' },
        { card: 'Banner', pos: 'up' },
      ],
      field: { card: 'Plain', pos: 'up' },
    },
    {
      hand: ['Storm'],
      gy: ['Adopted Wolf', 'Rite'],
      monsters: [
        'Drake',
        { card: 'Comet', under: ['Moth'] },
        'Star',
        { card: 'Jar', counters: [['spark', 2]] },
      ],
      spells: [{ card: 'Curse', pos: 'up' }],
    },
  );

const IN_PLACES = ['mzone', 'szone', 'fzone'] as const;

describe('a filter lets through what it names and nothing else', () => {
  const rows: [title: string, f: Filter, out: string[]][] = [
    [
      'is spell: an Equip Card that is a Spell, face-down ones too',
      { k: 'is', kind: 'spell' },
      ['Tonic', 'Sword', 'Banner', 'Plain', 'Storm', 'Rite'],
    ],
    ['is trap', { k: 'is', kind: 'trap' }, ['Snare', 'Halt', 'Curse']],
    [
      'is monster, wherever it lies',
      { k: 'is', kind: 'monster' },
      [
        'Eel',
        'Hunter Chief',
        'Golem',
        'Knight',
        'Ghost',
        'Wolf',
        'Imp',
        'Bear',
        'Puppet',
        'Adopted Wolf',
        'Drake',
        'Comet',
        'Moth',
        'Star',
        'Jar',
      ],
    ],
    ['sub normal', { k: 'sub', type: 'normal' }, ['Eel', 'Tonic', 'Snare', 'Wolf', 'Bear', 'Drake']],
    ['sub fusion', { k: 'sub', type: 'fusion' }, ['Golem']],
    ['sub ritual: monster and Spell', { k: 'sub', type: 'ritual' }, ['Knight', 'Rite']],
    ['sub flip', { k: 'sub', type: 'flip' }, ['Imp']],
    ['sub spirit', { k: 'sub', type: 'spirit' }, ['Ghost']],
    ['sub toon', { k: 'sub', type: 'toon' }, ['Puppet']],
    ['sub continuous', { k: 'sub', type: 'continuous' }, ['Banner', 'Curse']],
    ['sub quick', { k: 'sub', type: 'quick' }, ['Storm']],
    ['sub equip', { k: 'sub', type: 'equip' }, ['Sword']],
    ['sub field', { k: 'sub', type: 'field' }, ['Plain']],
    ['sub counter', { k: 'sub', type: 'counter' }, ['Halt']],
    ['sub gemini', { k: 'sub', type: 'gemini' }, ['Moth']],
    [
      'pos attack: only in a Monster Zone',
      { k: 'pos', is: 'attack' },
      ['Wolf', 'Puppet', 'Drake', 'Comet', 'Star', 'Jar'],
    ],
    ['pos defense: face-down ones too', { k: 'pos', is: 'defense' }, ['Imp', 'Bear']],
    ['num ATK >=', { k: 'num', stat: 'atk', cmp: '>=', to: 2200 }, ['Golem', 'Drake']],
    ['num ATK >', { k: 'num', stat: 'atk', cmp: '>', to: 2200 }, ['Drake']],
    ['num DEF =', { k: 'num', stat: 'def', cmp: '=', to: 1500 }, ['Hunter Chief']],
    [
      'num DEF <: a Link Monster has none (GAP-38)',
      {
        k: 'all',
        f: [
          { k: 'num', stat: 'def', cmp: '<', to: 700 },
          { k: 'place', in: ['mzone'] },
        ],
      },
      ['Imp', 'Puppet'],
    ],
    [
      'num Level <: only what has one (GAP-38)',
      {
        k: 'all',
        f: [
          { k: 'num', stat: 'level', cmp: '<', to: 4 },
          { k: 'place', in: ['mzone', 'szone'] },
        ],
      },
      ['Puppet', 'Jar'],
    ],
    [
      'num Level <=',
      { k: 'num', stat: 'level', cmp: '<=', to: 2 },
      ['Ghost', 'Puppet', 'Adopted Wolf', 'Jar'],
    ],
    [
      'num Level !=',
      {
        k: 'all',
        f: [
          { k: 'num', stat: 'level', cmp: '!=', to: 4 },
          { k: 'ctrl', is: 'opp' },
        ],
      },
      ['Adopted Wolf', 'Drake', 'Moth', 'Jar'],
    ],
    ['num Rank', { k: 'num', stat: 'rank', cmp: '>=', to: 0 }, ['Comet']],
    ['num Link Rating', { k: 'num', stat: 'link', cmp: '=', to: 2 }, ['Star']],
    [
      'num compared with a value of the card itself',
      { k: 'num', stat: 'def', cmp: '>', to: { k: 'stat', of: 'it', stat: 'atk' } },
      ['Eel', 'Moth', 'Jar'],
    ],
    ['attr', { k: 'attr', is: 'dark' }, ['Ghost', 'Imp', 'Jar']],
    ['attr of the last kind', { k: 'attr', is: 'wind' }, ['Drake']],
    ['race', { k: 'race', is: 'Beast' }, ['Wolf', 'Bear', 'Adopted Wolf']],
    ['name, also of what is always treated as it', { k: 'name', is: 'Wolf' }, ['Wolf', 'Adopted Wolf']],
    ['arch: listed family or a word of the name', { k: 'arch', is: 'Hunter' }, ['Hunter Chief', 'Wolf']],
    [
      'not',
      {
        k: 'all',
        f: [
          { k: 'not', f: { k: 'is', kind: 'monster' } },
          { k: 'ctrl', is: 'opp' },
        ],
      },
      ['Storm', 'Rite', 'Curse'],
    ],
    [
      'any',
      {
        k: 'any',
        f: [
          { k: 'sub', type: 'field' },
          { k: 'name', is: 'Eel' },
        ],
      },
      ['Eel', 'Plain'],
    ],
    ['any of none', { k: 'any', f: [] }, []],
    [
      'all',
      {
        k: 'all',
        f: [
          { k: 'attr', is: 'earth' },
          { k: 'pos', is: 'attack' },
        ],
      },
      ['Wolf'],
    ],
    ['place hand', { k: 'place', in: ['hand'] }, ['Hunter Chief', 'Tonic', 'Storm']],
    ['place Deck and Extra Deck', { k: 'place', in: ['deck', 'extra'] }, ['Eel', 'Golem']],
    ['place Graveyard', { k: 'place', in: ['gy'] }, ['Knight', 'Snare', 'Adopted Wolf', 'Rite']],
    ['place banished', { k: 'place', in: ['banished'] }, ['Ghost']],
    ['place Spell & Trap Zone', { k: 'place', in: ['szone'] }, ['Sword', 'Halt', 'Banner', 'Curse']],
    ['place Field Zone', { k: 'place', in: ['fzone'] }, ['Plain']],
    ['place under a monster', { k: 'place', in: ['overlay'] }, ['Moth']],
    [
      'place field: three kinds of zone',
      { k: 'place', in: ['field'] },
      [
        'Wolf',
        'Imp',
        'Bear',
        'Puppet',
        'Sword',
        'Halt',
        'Banner',
        'Plain',
        'Drake',
        'Comet',
        'Star',
        'Jar',
        'Curse',
      ],
    ],
    [
      'ctrl',
      {
        k: 'all',
        f: [
          { k: 'place', in: ['field'] },
          { k: 'ctrl', is: 'opp' },
        ],
      },
      ['Drake', 'Comet', 'Star', 'Jar', 'Curse'],
    ],
    [
      'owner',
      {
        k: 'all',
        f: [
          { k: 'place', in: ['mzone'] },
          { k: 'owner', is: 'opp' },
        ],
      },
      ['Puppet', 'Drake', 'Comet', 'Star', 'Jar'],
    ],
    [
      'face up on the field',
      {
        k: 'all',
        f: [
          { k: 'face', up: true },
          { k: 'place', in: [...IN_PLACES] },
        ],
      },
      ['Wolf', 'Imp', 'Puppet', 'Sword', 'Banner', 'Plain', 'Drake', 'Comet', 'Star', 'Jar', 'Curse'],
    ],
    [
      'face down on the field',
      {
        k: 'all',
        f: [
          { k: 'face', up: false },
          { k: 'place', in: [...IN_PLACES] },
        ],
      },
      ['Bear', 'Halt'],
    ],
    ['counters =', { k: 'counters', kind: 'spark', cmp: '=', n: 2 }, ['Jar']],
    ['counters of another kind', { k: 'counters', kind: 'ember', cmp: '>', n: 0 }, []],
    ['canHold', { k: 'canHold', counter: 'spark' }, ['Jar']],
    ['canHold of another kind', { k: 'canHold', counter: 'ember' }, []],
    ['wears', { k: 'wears', where: [{ k: 'name', is: 'Sword' }] }, ['Wolf']],
    ['wears another', { k: 'wears', where: [{ k: 'is', kind: 'trap' }] }, []],
    ['wears: a material under a monster is not worn', { k: 'wears', where: [] }, ['Wolf']],
    ['worn', { k: 'worn' }, ['Sword']],
    [
      'slot counts from one',
      {
        k: 'all',
        f: [
          { k: 'slot', is: 2 },
          { k: 'place', in: ['mzone'] },
        ],
      },
      ['Imp', 'Comet'],
    ],
    [
      'canNormal: neither Fusion nor Ritual Monsters',
      { k: 'all', f: [{ k: 'canNormal' }, { k: 'place', in: ['hand', 'extra', 'gy'] }] },
      ['Hunter Chief', 'Adopted Wolf'],
    ],
  ];
  test.each(rows)('%s', (_, f, out) => {
    expect(through(table(), f)).toEqual(out);
  });
});

describe('filters that ask about other cards', () => {
  const rows: [title: string, f: Filter, self: string, out: string[]][] = [
    ['isRef this', { k: 'isRef', is: 'this' }, 'Imp', ['Imp']],
    ['isRef host', { k: 'isRef', is: 'host' }, 'Sword', ['Wolf']],
    [
      'other',
      { k: 'all', f: [{ k: 'other' }, { k: 'place', in: ['szone'] }] },
      'Banner',
      ['Sword', 'Halt', 'Curse'],
    ],
    ['name of a card', { k: 'name', is: { of: 'host' } }, 'Sword', ['Wolf', 'Adopted Wolf']],
    ['name of no card', { k: 'name', is: { of: 'host' } }, 'Banner', []],
    [
      'canEquip: the right wearer',
      {
        k: 'all',
        f: [
          { k: 'canEquip', to: 'this' },
          { k: 'sub', type: 'equip' },
        ],
      },
      'Wolf',
      ['Sword'],
    ],
    [
      'canEquip: a wrong one',
      {
        k: 'all',
        f: [
          { k: 'canEquip', to: 'this' },
          { k: 'sub', type: 'equip' },
        ],
      },
      'Imp',
      [],
    ],
    [
      'canEquip: a face-down one (POS-10)',
      {
        k: 'all',
        f: [
          { k: 'canEquip', to: 'this' },
          { k: 'sub', type: 'equip' },
        ],
      },
      'Bear',
      [],
    ],
    ['canEquip to no card', { k: 'canEquip', to: 'host' }, 'Banner', []],
    ['listedOn', { k: 'listedOn', of: 'this' }, 'Golem', ['Wolf', 'Bear', 'Adopted Wolf']],
    ['listedOn a card without materials', { k: 'listedOn', of: 'this' }, 'Wolf', []],
    ['listedOn no card', { k: 'listedOn', of: 'host' }, 'Wolf', []],
    [
      'twin: another of its name there',
      { k: 'twin', in: { in: ['mzone', 'gy'], of: 'both' } },
      'Wolf',
      ['Wolf', 'Adopted Wolf'],
    ],
    ['twin in another place', { k: 'twin', in: { in: ['gy'], of: 'you' } }, 'Wolf', []],
    [
      'ctrl of a card',
      {
        k: 'all',
        f: [
          { k: 'place', in: ['gy'] },
          { k: 'ctrl', is: { ctrl: 'this' } },
        ],
      },
      'Drake',
      ['Adopted Wolf', 'Rite'],
    ],
    [
      'owner of a card',
      {
        k: 'all',
        f: [
          { k: 'place', in: ['gy'] },
          { k: 'owner', is: { owner: 'this' } },
        ],
      },
      'Puppet',
      ['Adopted Wolf', 'Rite'],
    ],
  ];
  test.each(rows)('%s', (_, f, self, out) => {
    expect(through(table(), f, self)).toEqual(out);
  });
});

test('a monster used as an Equip Card is an Equip Spell while it lies there', () => {
  const x = table();
  const moth = x.card('Moth');
  const comet = x.card('Comet');
  moth.zone = 6;
  moth.attachedTo = comet.id;
  comet.materials = [];
  expect(
    through(x, {
      k: 'all',
      f: [
        { k: 'is', kind: 'spell' },
        { k: 'ctrl', is: 'opp' },
      ],
    }),
  ).toContain('Moth');
  expect(through(x, { k: 'is', kind: 'monster' })).not.toContain('Moth');
  expect(through(x, { k: 'sub', type: 'equip' })).toEqual(['Sword', 'Moth']);
  expect(through(x, { k: 'worn' })).toEqual(['Sword', 'Moth']);
  expect(through(x, { k: 'wears', where: [{ k: 'sub', type: 'gemini' }] })).toEqual(['Comet']);
});

test('TRAP-06, GAP-39 what lies in a Monster Zone is a monster; a Trap Monster is a Trap as well', () => {
  const x = table();
  const curse = x.card('Curse');
  curse.zone = 5;
  curse.guise = { level: 4, atk: 1000, def: 1200, attr: 2, race: 13, both: true };
  x.s.epoch++;
  expect(through(x, { k: 'is', kind: 'trap' })).toEqual(['Snare', 'Halt', 'Curse']);
  expect(through(x, { k: 'is', kind: 'monster' })).toContain('Curse');
  expect(through(x, { k: 'race', is: 'Rock' })).toEqual(['Golem', 'Jar', 'Curse']);
  expect(through(x, { k: 'attr', is: 'earth' })).toContain('Curse');
  expect(through(x, { k: 'num', stat: 'def', cmp: '=', to: 1200 })).toEqual(['Curse']);
  curse.guise = { ...curse.guise, both: false };
  x.s.epoch++;
  expect(through(x, { k: 'is', kind: 'trap' })).toEqual(['Snare', 'Halt']);
  expect(through(x, { k: 'is', kind: 'spell' })).not.toContain('Curse');
});

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
