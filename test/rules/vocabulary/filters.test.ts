/** Every filter of the vocabulary: which cards of one position it lets through (AST.md §5). */
import { describe, expect, test } from 'vitest';
import type { Filter } from '../../../src/engine/ast/index.ts';
import { table, through } from './filtersScene.ts';

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
