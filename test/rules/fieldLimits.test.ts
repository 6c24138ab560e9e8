/** What keeps a monster from coming to the field though nothing forbids it: Tributes and limits (TRIBUTE-01 to 08, `cap`). */
import { describe, expect, test } from 'vitest';
import type { Effect, Mod } from '../../src/engine/index.ts';
import { does, lasting, monster } from './made.ts';
import { group, named, table } from './tries.ts';

const up = (card: string) => ({ card, pos: 'up' as const });
const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const law = (who: 'you' | 'opp' | 'both', ...mods: Mod[]) =>
  lasting('Law', [{ k: 'static', id: 's1', on: { player: who }, mods }]);
const five = ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'];
const none: Mod = { k: 'cap', what: 'hand', n: 9 };

describe('Tributes', () => {
  const big = (more: Effect[] = [], level = 8) => monster('Big', more, { level, atk: 3000 });
  const way = (tributes: [number, number], set: boolean): Effect => ({
    k: 'tributeProc',
    id: 't',
    tributes,
    set,
  });
  const open = (card: ReturnType<typeof big>, mine: object, mod: Mod = none) => {
    const d = table(
      [card, law('you', mod)],
      { hand: ['Big'], spells: [up('Law')], ...mine },
      {},
      {},
      'classic',
    );
    return [d.you.can('summon', 'Big'), d.you.can('set', 'Big')];
  };
  test.each<[string, Effect[], object, Mod, boolean[]]>([
    ['no other way', [], {}, none, [false, false]],
    ['without Tributes', [way([0, 0], false)], {}, none, [true, false]],
    ['without Tributes, Set as well', [way([0, 0], true)], {}, none, [true, true]],
    [
      'without Tributes, no zone',
      [way([0, 0], true)],
      { monsters: five.map((card) => ({ card, pos: 'attack' })) },
      { k: 'cannot', do: 'tribute' },
      [false, false],
    ],
    [
      'without Tributes, no Summons',
      [way([0, 0], true)],
      {},
      { k: 'cannot', do: 'normalSummon' },
      [false, true],
    ],
    [
      'without Tributes, no Setting',
      [way([0, 0], true)],
      {},
      { k: 'cannot', do: 'setMonster' },
      [true, false],
    ],
    ['with one', [way([1, 1], false)], { monsters: ['Mokey Mokey'] }, none, [true, false]],
    ['with one that is not there', [way([1, 1], true)], {}, none, [false, false]],
    [
      'with one, under a limit of one monster',
      [way([1, 1], true)],
      { monsters: ['Mokey Mokey'] },
      { k: 'cap', what: 'monsters', n: 1 },
      [true, true],
    ],
  ])('TRIBUTE-01 a Level 8 monster by another way: %s', (_, effects, mine, mod, may) => {
    expect(open(big(effects), mine, mod)).toEqual(may);
  });

  test('TRIBUTE-08 a Tribute beyond the need is not taken', () => {
    const double = monster('Double', [
      { k: 'countsAs', id: 'c', tributes: { n: 2, for: [{ k: 'is', kind: 'monster' }] } },
    ]);
    const d = table(
      [big(), double],
      { hand: ['Big'], monsters: ['Double', 'Mokey Mokey', 'Vorse Raider'] },
      {},
      {},
      'classic',
    );
    d.you.summon('Big', { tributes: ['Double'] });
    expect(d.you.monsters).toEqual(
      ['Big', 'Mokey Mokey', 'Vorse Raider'].filter((n) => d.you.monsters.includes(n)),
    );
    expect(d.you.gy).toEqual(['Double']);
  });
  test.each([
    ['Gemini Elf', true],
    ['Dark Magician', false],
  ])('TRIBUTE-01 a monster that counts as two while %s is there: %s', (name, may) => {
    const double = monster('Double', [
      {
        k: 'countsAs',
        id: 'c',
        if: [{ k: 'exists', g: named(name, 'mzone') }],
        tributes: { n: 2, for: [{ k: 'is', kind: 'monster' }] },
      },
    ]);
    const d = table(
      [big(), double],
      { hand: ['Big'], monsters: ['Double'] },
      { monsters: ['Gemini Elf'] },
      {},
      'classic',
    );
    expect(d.you.can('summon', 'Big')).toBe(may);
  });
  test('TRIBUTE-03 a monster lent to the other player is of no use to its own', () => {
    const lent = (to: 'you' | 'opp') =>
      lasting('Lending', [
        {
          k: 'static',
          id: 's',
          on: group('opp', 'mzone'),
          mods: [{ k: 'lend', for: 'tribute', to, first: false }],
        },
      ]);
    for (const to of ['you', 'opp'] as const) {
      const d = table(
        [big([], 5), lent(to)],
        { hand: ['Big'], spells: [up('Lending')] },
        { monsters: ['Mokey Mokey'] },
        {},
        'classic',
      );
      expect(d.you.can('summon', 'Big')).toBe(to === 'you');
    }
  });
});

describe('limits', () => {
  const breed = (n: number) => does('Breed', [{ k: 'token', n, token: 73915052, to: 'you', pos: 'attack' }]);
  test.each<[string, Mod & { k: 'cap' }, number, object, boolean]>([
    [
      'three monsters, one there',
      { k: 'cap', what: 'monsters', n: 3 },
      2,
      { monsters: ['Mokey Mokey'] },
      true,
    ],
    [
      'three monsters, two there',
      { k: 'cap', what: 'monsters', n: 3 },
      2,
      { monsters: ['Mokey Mokey', 'Mokey Mokey'] },
      false,
    ],
    ['four cards, with the limit and the Spell', { k: 'cap', what: 'cards', n: 4 }, 2, {}, true],
    ['two cards, with the limit', { k: 'cap', what: 'cards', n: 2 }, 2, {}, false],
    ['one Type, another there', { k: 'cap', what: 'races', n: 1 }, 2, { monsters: ['Vorse Raider'] }, false],
    ['one Type, the same there', { k: 'cap', what: 'races', n: 1 }, 2, { monsters: ['Sheep Token'] }, true],
    ['two Types, another there', { k: 'cap', what: 'races', n: 2 }, 2, { monsters: ['Vorse Raider'] }, true],
    ['two of a name', { k: 'cap', what: 'copies', n: 2 }, 2, { monsters: ['Vorse Raider'] }, true],
    ['two of a name, one there', { k: 'cap', what: 'copies', n: 2 }, 2, { monsters: ['Sheep Token'] }, false],
    ['one of a name', { k: 'cap', what: 'copies', n: 1 }, 2, {}, false],
    [
      'no monster of a sort that Tokens are not',
      { k: 'cap', what: 'monsters', n: 0, where: [{ k: 'sub', type: 'fusion' }] },
      2,
      {},
      true,
    ],
  ])('AST §9 Tokens under a limit of %s', (_, cap, n, mine, may) => {
    const d = table(
      [breed(n), law('you', cap)],
      { hand: ['Breed'], spells: [up('Law')], ...mine },
      {},
      {},
      'classic',
    );
    expect(d.you.can('activate', 'Breed')).toBe(may);
  });
  test('AST §9 Tokens under two limits: both hold', () => {
    const wide = lasting('Wide', [
      { k: 'static', id: 's1', on: { player: 'you' }, mods: [{ k: 'cap', what: 'monsters', n: 5 }] },
    ]);
    const d = table(
      [breed(2), wide, law('you', { k: 'cap', what: 'monsters', n: 1 })],
      { hand: ['Breed'], spells: [up('Wide'), up('Law')] },
      {},
      {},
      'classic',
    );
    expect(d.you.can('activate', 'Breed')).toBe(false);
  });

  const may = (cap: Mod, mine: object, what: 'activate' | 'summon' | 'set', name: string) => {
    const heal: Effect = { k: 'act', id: 'e1', on: { k: 'card' }, do: [{ k: 'gainLp', who: 'you', n: 1 }] };
    const field = { ...does('Meadow', []), sub: ['field' as const], effects: [{ ...heal, do: [] }] };
    const still = { ...lasting('Still', [{ ...heal, do: [] }]) };
    return table(
      [
        law('you', cap),
        field,
        still,
        monster('Free', [
          { k: 'static', id: 's', on: 'this', mods: [{ k: 'unaffected', by: [{ k: 'is', kind: 'trap' }] }] },
        ]),
      ],
      { spells: [up('Law')], ...mine },
      {},
      {},
      'classic',
    ).you.can(what, name);
  };
  test('FIELD-04 a limit counts neither the card itself nor the Field Spell it replaces', () => {
    const cards = (n: number): Mod => ({ k: 'cap', what: 'cards', n });
    expect([
      may(cards(2), { spells: [up('Law'), 'Still'] }, 'activate', 'Still'),
      may(cards(2), { hand: ['Meadow'], field: up('Meadow') }, 'activate', 'Meadow'),
      may(cards(1), { hand: ['Meadow'] }, 'activate', 'Meadow'),
      may(cards(2), { hand: ['Meadow'], field: up('Meadow') }, 'set', 'Meadow'),
      may(cards(1), { hand: ['Mokey Mokey'] }, 'summon', 'Mokey Mokey'),
    ]).toEqual([true, true, false, true, false]);
  });
  test('AST §9 one of a name is counted face-up, where it comes face-up, all over the field', () => {
    const copies: Mod = { k: 'cap', what: 'copies', n: 1 };
    expect([
      may(copies, { spells: [up('Law'), up('Still'), 'Still'] }, 'activate', 'Still'),
      may(copies, { spells: [up('Law'), 'Still', 'Still'] }, 'activate', 'Still'),
      may(copies, { hand: ['Mokey Mokey'], monsters: ['Mokey Mokey'] }, 'summon', 'Mokey Mokey'),
      may(copies, { hand: ['Mokey Mokey'], monsters: ['Mokey Mokey'] }, 'set', 'Mokey Mokey'),
      may(copies, { hand: ['Mokey Mokey'], monsters: [down('Mokey Mokey')] }, 'summon', 'Mokey Mokey'),
      may(copies, { hand: ['Vorse Raider'], monsters: ['Mokey Mokey'] }, 'summon', 'Vorse Raider'),
      may(
        { ...copies, where: [{ k: 'name', is: 'Vorse Raider' }] },
        { hand: ['Mokey Mokey'], monsters: ['Mokey Mokey'] },
        'summon',
        'Mokey Mokey',
      ),
    ]).toEqual([false, true, false, true, true, true, true]);
  });
  test('AST §9 of too many of a name that meet, the surplus of that name goes', () => {
    const d = table(
      [law('both', { k: 'cap', what: 'copies', n: 1 })],
      { monsters: [down('Mokey Mokey'), 'Mokey Mokey', 'Vorse Raider'], spells: ['Law', up('Law')].slice(1) },
      {},
      {},
      'classic',
    );
    expect(d.you.can('flip', 'Mokey Mokey')).toBe(false);
    const show = does('Show', [{ k: 'position', what: group('both', 'mzone'), to: 'faceUp' }]);
    const e = table(
      [law('both', { k: 'cap', what: 'copies', n: 1 }), show],
      { hand: ['Show'], monsters: [down('Mokey Mokey'), 'Mokey Mokey', 'Vorse Raider'], spells: [up('Law')] },
      {},
      {},
      'classic',
    );
    e.you.activate('Show');
    e.resolve();
    if (e.state.decision!.kind === 'pickCard') e.you.choose('Mokey Mokey');
    expect(e.you.monsters).toEqual(['Mokey Mokey', 'Vorse Raider']);
  });
  test('AST §9 a limit on attackers binds its player, counts its sort and lets who attacked go on', () => {
    const d = table(
      [
        law('you', { k: 'cap', what: 'attackers', n: 1, where: [{ k: 'race', is: 'Rock' }] }),
        monster('Drum', [{ k: 'static', id: 's', on: 'this', mods: [{ k: 'attacks', n: 2 }] }]),
        monster('Fife', []),
        monster('Free', [
          { k: 'static', id: 's', on: 'this', mods: [{ k: 'unaffected', by: [{ k: 'is', kind: 'trap' }] }] },
        ]),
      ],
      { monsters: ['Drum', 'Fife', 'Free', 'Gemini Elf'], spells: [up('Law')] },
      {},
      { phase: 'battle' },
      'classic',
    );
    d.you.attack('Drum');
    expect(['Drum', 'Fife', 'Free', 'Gemini Elf'].map((n) => d.you.can('attack', n))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
  test('AST §9 a limit on what arrives lets what is there turn and change sides; who is unaffected comes', () => {
    const few: Mod = { k: 'cap', what: 'monsters', n: 1, arriving: true };
    expect([
      may(
        few,
        { monsters: ['Gemini Elf', down('Mokey Mokey')], hand: ['Vorse Raider'] },
        'summon',
        'Vorse Raider',
      ),
      may(few, { monsters: ['Gemini Elf'], hand: ['Free'] }, 'summon', 'Free'),
    ]).toEqual([false, false]);
  });
});
