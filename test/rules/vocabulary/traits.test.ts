/** Traits: what an effect would do, read off its own data (AST.md rule 8). */
import { describe, expect, test } from 'vitest';
import type { Effect, Filter, Op, Trait } from '../../../src/engine/ast/index.ts';
import { REG } from '../../../src/engine/code.ts';
import { doesTrait } from '../../../src/engine/eval/trait.ts';
import { maker, scene } from './scene.ts';

const act = (more: Partial<Extract<Effect, { k: 'act' }>>): Effect => ({
  k: 'act',
  id: 'a1',
  on: { k: 'ignition' },
  do: [],
  ...more,
});
const does = (e: Effect, t: Trait, mode = -1, linkOf?: 0 | 1): boolean => {
  const x = scene({ monsters: ['Tester', 'Wolf'] }, {}, { cards: [maker(100, 'Tester', [e])] });
  const eff = x.effect('Tester');
  const link =
    linkOf === undefined
      ? undefined
      : {
          card: x.id('Tester'),
          moved: 0,
          addr: eff.addr,
          player: linkOf,
          regs: [[], [], [], []].map((list, i) => (i === REG.self ? [] : list)),
          negated: 0 as const,
          speed: 1 as const,
          mode,
          isCard: false,
          from: 5 as const,
          again: 0 as const,
        };
  return doesTrait(x.s, x.ctx('Wolf'), eff, mode, t, link);
};

const draw: Op = { k: 'draw', who: 'you', n: 1 };
const mill: Op = { k: 'mill', who: 'opp', n: 1 };
const hit: Op = { k: 'damage', who: 'opp', n: 500 };
const heal: Op = { k: 'gainLp', who: 'you', n: 500 };
const mine = { in: ['mzone' as const], of: 'you' as const };
const theirs = { in: ['mzone' as const], of: 'opp' as const };

describe('operations of every kind of effect', () => {
  const inside = (op: Op): boolean => does(act({ do: [op] }), { op: 'draw' });
  const rows: [title: string, out: boolean][] = [
    ['of an activated effect', does(act({ do: [mill, draw] }), { op: 'draw' })],
    ['none', !does(act({ do: [mill] }), { op: 'draw' })],
    ['any', does(act({ do: [mill] }), { op: 'any' })],
    ['any of nothing', !does(act({}), { op: 'any' })],
    ['its cost is not what it does', !does(act({ cost: [draw], do: [mill] }), { op: 'draw' })],
    ['its cost, asked for', does(act({ cost: [mill, draw] }), { op: 'draw', asCost: true })],
    ['what it does is no cost', !does(act({ cost: [mill], do: [draw] }), { op: 'draw', asCost: true })],
    ['an effect without a cost has none', !does(act({ do: [draw] }), { op: 'any', asCost: true })],
    ['of a reaction', does({ k: 'react', id: 'r1', on: { state: [] }, do: [mill, draw] }, { op: 'draw' })],
    [
      'of a procedure: what follows its success',
      does(
        { k: 'procedure', id: 'p1', to: 'you', pos: ['attack'], cost: [mill], then: [draw] },
        { op: 'draw' },
      ),
    ],
    [
      'a procedure’s cost is not what it does',
      !does(
        { k: 'procedure', id: 'p1', to: 'you', pos: ['attack'], cost: [mill], then: [draw] },
        { op: 'mill' },
      ),
    ],
    [
      'a procedure’s cost, asked for',
      does(
        { k: 'procedure', id: 'p1', to: 'you', pos: ['attack'], cost: [mill], then: [draw] },
        { op: 'mill', asCost: true },
      ),
    ],
    ['a bare procedure', !does({ k: 'procedure', id: 'p1', to: 'you', pos: ['attack'] }, { op: 'any' })],
    [
      'and its cost',
      !does({ k: 'procedure', id: 'p1', to: 'you', pos: ['attack'] }, { op: 'any', asCost: true }),
    ],
    [
      'of a replacement',
      does(
        { k: 'replace', id: 'x1', would: { k: 'moved', what: 'this', why: ['destroy'] }, instead: [draw] },
        { op: 'draw' },
      ),
    ],
    [
      'a static does nothing',
      !does({ k: 'static', id: 's1', on: 'this', mods: [{ k: 'pierce' }] }, { op: 'any' }),
    ],
    ['inside may', inside({ k: 'may', by: 'you', do: [draw] })],
    ['not inside may', !inside({ k: 'may', by: 'you', do: [mill] })],
    ['inside each', inside({ k: 'each', do: [draw] })],
    ['inside every', inside({ k: 'every', of: theirs, do: [draw] })],
    ['inside repeat', inside({ k: 'repeat', while: { k: 'turn', of: 'you' }, do: [draw] })],
    ['inside if', inside({ k: 'if', c: { k: 'turn', of: 'you' }, do: [draw] })],
    ['inside else', inside({ k: 'if', c: { k: 'turn', of: 'you' }, do: [mill], else: [draw] })],
    ['in neither', !inside({ k: 'if', c: { k: 'turn', of: 'you' }, do: [mill], else: [hit] })],
    ['as what is paid', inside({ k: 'payElse', by: 'you', may: true, pay: [draw], else: [mill] })],
    ['as what follows otherwise', inside({ k: 'payElse', by: 'you', may: true, pay: [mill], else: [draw] })],
    ['inside a mode chosen later', inside({ k: 'modes', by: 'you', of: [{ do: [mill] }, { do: [draw] }] })],
    ['two deep', inside({ k: 'may', by: 'you', do: [{ k: 'each', do: [mill, draw] }] })],
    [
      'a delayed part is done later',
      !inside({
        k: 'delay',
        on: { k: 'phase', is: 'end', at: 'during', of: 'you' },
        times: 'once',
        chain: false,
        do: [draw],
      }),
    ],
  ];
  test.each(rows)('%s', (_, out) => {
    expect(out).toBe(true);
  });
});

describe('modes: the chosen one, or any when none is chosen', () => {
  const e = act({
    do: [hit],
    modes: [
      { name: 'one', cost: [heal], do: [draw] },
      { name: 'two', do: [mill] },
    ],
  });
  const rows: [mode: number, t: Trait, out: boolean][] = [
    [-1, { op: 'draw' }, true],
    [-1, { op: 'mill' }, true],
    [0, { op: 'draw' }, true],
    [0, { op: 'mill' }, false],
    [1, { op: 'draw' }, false],
    [1, { op: 'mill' }, true],
    [1, { op: 'damage' }, true],
    [-1, { op: 'gainLp' }, false],
    [-1, { op: 'gainLp', asCost: true }, true],
    [0, { op: 'gainLp', asCost: true }, true],
    [1, { op: 'gainLp', asCost: true }, false],
    [0, { op: 'draw', asCost: true }, false],
  ];
  test.each(rows)('mode %d: %j', (mode, t, out) => {
    expect(does(e, t, mode)).toBe(out);
  });
});

describe('a Fusion or Ritual Summon is a Special Summon', () => {
  const fuse: Op = {
    k: 'summonByRule',
    what: { from: { in: ['extra'], of: 'you' }, n: 1 },
    how: 'fusion',
    to: 'you',
    materials: { in: ['hand', 'mzone'], leaves: 'gy' },
  };
  const rows: [op: Trait['op'], out: boolean][] = [
    ['summon', true],
    ['summonByRule', true],
    ['normalSummon', false],
    ['token', false],
  ];
  test.each(rows)('%s', (op, out) => {
    expect(does(act({ do: [fuse] }), { op })).toBe(out);
  });
  test('but not the reverse', () => {
    const summon: Op = { k: 'summon', what: mine, to: 'you', pos: ['attack'] };
    expect(does(act({ do: [summon] }), { op: 'summonByRule' })).toBe(false);
    expect(does(act({ do: [summon] }), { op: 'summon' })).toBe(true);
  });
});

describe('from: the places an operation takes cards from', () => {
  const back: Op = {
    k: 'summon',
    what: { from: { in: ['gy', 'banished'], of: 'you' }, n: 1 },
    to: 'you',
    pos: ['attack'],
  };
  const rows: [title: string, op: Op, from: Trait['from'], out: boolean][] = [
    ['there', back, ['gy'], true],
    ['one of several', back, ['hand', 'banished'], true],
    ['elsewhere', back, ['hand', 'deck'], false],
    [
      'a search takes from the Deck',
      { k: 'search', what: { from: { in: ['deck'], of: 'you' }, n: 1 } },
      ['deck'],
      true,
    ],
    [
      'a search takes from nowhere else',
      { k: 'search', what: { from: { in: ['gy'], of: 'you' }, n: 1 } },
      ['gy'],
      false,
    ],
    ['a group', { k: 'destroy', what: theirs }, ['mzone'], true],
    ['a single card has no place', { k: 'destroy', what: 'this' }, ['mzone', 'gy'], false],
    ['nor has a player', draw, ['deck'], false],
    ['those lie where they come from', { k: 'destroy', what: { those: theirs, where: [] } }, ['mzone'], true],
    ['a name that nothing bound has no place', { k: 'destroy', what: { ref: 'x' } }, ['mzone'], false],
  ];
  test.each(rows)('%s', (_, op, from, out) => {
    expect(does(act({ do: [op] }), { op: 'any', ...(from && { from }) })).toBe(out);
  });

  test('cards bound before lie where they were chosen from', () => {
    const grave = { in: ['gy' as const], of: 'you' as const };
    const named: Op = { k: 'summon', what: { ref: 't' }, to: 'you', pos: ['attack'] };
    const from = { op: 'any' as const, from: ['gy' as const] };
    expect(does(act({ target: [{ from: grave, n: 1, as: 't' }], do: [named] }), from)).toBe(true);
    expect(does(act({ target: [{ from: theirs, n: 1, as: 't' }], do: [named] }), from)).toBe(false);
    const mode = { name: 'a', target: [{ from: grave, n: 1, as: 't' }], do: [named] };
    expect(does(act({ modes: [mode] }), from)).toBe(true);
    const picked: Op = { k: 'pick', what: { from: grave, n: 1, as: 't' } };
    expect(does(act({ do: [picked, named] }), { op: 'summon', from: ['gy'] })).toBe(true);
    const sifted: Op = { k: 'destroy', what: { those: { ref: 't' }, where: [] } };
    expect(does(act({ cost: [{ ...picked, k: 'banish' }], do: [sifted] }), from)).toBe(true);
  });
});

describe('on: what an operation may meet', () => {
  const monster: Trait['on'] = [{ k: 'is', kind: 'monster' }];
  const spell: Trait['on'] = [{ k: 'is', kind: 'spell' }];
  const trap: Trait['on'] = [{ k: 'is', kind: 'trap' }];
  const where = (...f: NonNullable<Trait['on']>): Op => ({
    k: 'destroy',
    what: { in: ['field'], of: 'both', where: f },
  });
  const rows: [title: string, op: Op, monster: boolean, spell: boolean, trap: boolean][] = [
    ['Monster Zones', { k: 'destroy', what: theirs }, true, false, false],
    ['Spell & Trap Zones', { k: 'destroy', what: { in: ['szone'], of: 'opp' } }, false, true, true],
    ['the Field Zone', { k: 'destroy', what: { in: ['fzone'], of: 'opp' } }, false, true, true],
    ['the field', { k: 'destroy', what: { in: ['field'], of: 'opp' } }, true, true, true],
    ['a hand', { k: 'discard', what: { from: { in: ['hand'], of: 'opp' }, n: 1 } }, true, true, true],
    ['one of two places', { k: 'destroy', what: { in: ['mzone', 'szone'], of: 'opp' } }, true, true, true],
    ['its own filter', where({ k: 'is', kind: 'spell' }), false, true, false],
    ['its own filter leaves out', where({ k: 'not', f: { k: 'is', kind: 'monster' } }), false, true, true],
    [
      'any of its filters',
      where({
        k: 'any',
        f: [
          { k: 'is', kind: 'spell' },
          { k: 'is', kind: 'trap' },
        ],
      }),
      false,
      true,
      true,
    ],
    [
      'all of its filters',
      where({
        k: 'all',
        f: [
          { k: 'face', up: true },
          { k: 'is', kind: 'trap' },
        ],
      }),
      false,
      false,
      true,
    ],
    ['filters that say nothing of kinds', where({ k: 'face', up: true }), true, true, true],
    ['leaving out something else', where({ k: 'not', f: { k: 'face', up: true } }), true, true, true],
    ['a single card may be anything', { k: 'destroy', what: 'event' }, true, true, true],
    ['a player is no card', draw, false, false, false],
    [
      'a declaration is about no card',
      { k: 'declare', by: 'you', what: 'name', as: 'n' },
      false,
      false,
      false,
    ],
    ['a negation is about no card', { k: 'negate', what: 'effect', of: 'event' }, false, false, false],
    [
      'turning an attack is about no card',
      { k: 'retarget', what: 'attack', to: 'direct' },
      false,
      false,
      false,
    ],
    [
      'a change to a player is about no card',
      { k: 'modify', what: { player: 'opp' }, mods: [{ k: 'cannot', do: 'attack' }], until: 'endOfTurn' },
      false,
      false,
      false,
    ],
    [
      'a change to cards',
      { k: 'modify', what: theirs, mods: [{ k: 'negated' }], until: 'endOfTurn' },
      true,
      false,
      false,
    ],
  ];
  test.each(rows)('%s', (_, op, onMonster, onSpell, onTrap) => {
    const found = [monster, spell, trap].map((on) => does(act({ do: [op] }), { op: 'any', on: on! }));
    expect(found).toEqual([onMonster, onSpell, onTrap]);
  });
  test('other filters must stand among its own', () => {
    const op = where({ k: 'face', up: true }, { k: 'race', is: 'Beast' });
    const on = (...f: NonNullable<Trait['on']>): boolean => does(act({ do: [op] }), { op: 'destroy', on: f });
    expect(on({ k: 'race', is: 'Beast' })).toBe(true);
    expect(on({ k: 'race', is: 'Fish' })).toBe(false);
    expect(on({ k: 'is', kind: 'monster' }, { k: 'race', is: 'Beast' })).toBe(true);
    expect(on({ k: 'is', kind: 'monster' }, { k: 'race', is: 'Fish' })).toBe(false);
    expect(
      does(act({ do: [{ k: 'destroy', what: theirs }] }), { op: 'destroy', on: [{ k: 'face', up: true }] }),
    ).toBe(false);
  });
});

describe('to: whom it meets', () => {
  // the question is asked by player 0 (`you` of the trait); the link says whose effect it is
  const rows: [title: string, op: Op, to: Trait['to'], own: boolean, others: boolean][] = [
    ['damage', hit, 'opp', true, false],
    ['damage to the one who asks', hit, 'you', false, true],
    ['damage to either', hit, 'both', true, true],
    ['damage to both', { k: 'damage', who: 'both', n: 100 }, 'you', true, true],
    ['a draw', draw, 'you', true, false],
    ['a mill', mill, 'opp', true, false],
    ['cards of a side', { k: 'destroy', what: theirs }, 'opp', true, false],
    ['own cards', { k: 'destroy', what: mine }, 'opp', false, true],
    ['a choice of cards', { k: 'destroy', what: { from: theirs, n: 1 } }, 'opp', true, false],
    ['cards of no side', { k: 'destroy', what: 'event' }, 'opp', true, true],
    ['what each of both does', { k: 'discard', what: { in: ['hand'], of: 'they' } }, 'you', true, true],
    ['healing is not asked about', heal, 'opp', true, true],
  ];
  test.each(rows)('%s', (_, op, to, own, others) => {
    const found = [0, 1].map((p) =>
      does(act({ do: [op] }), { op: 'any', ...(to && { to }) }, -1, p as 0 | 1),
    );
    expect(found).toEqual([own, others]);
    // without a link the effect is looked at as though the one who asks used it
    expect(does(act({ do: [op] }), { op: 'any', ...(to && { to }) })).toBe(own);
  });
});

describe('negation: of what lasts, and of links', () => {
  const trap = { k: 'is' as const, kind: 'trap' as const };
  const spell = { k: 'is' as const, kind: 'spell' as const };
  const lasting = (on: Extract<Effect, { k: 'static' }>['on']): Effect => ({
    k: 'static',
    id: 's1',
    on,
    mods: [{ k: 'negated' }],
  });
  const field = (...where: Filter[]) => ({ in: ['field' as const], of: 'both' as const, where });
  const against = (...what: Filter[]): Effect =>
    act({
      on: { k: 'quick', ev: [{ k: 'activated', what, by: 'both' }] },
      do: [{ k: 'negate', what: 'activation', of: 'event' }],
    });
  const rows: [title: string, e: Effect, traps: boolean, any: boolean][] = [
    ['all Traps', lasting(field(trap)), true, true],
    ['all Spells', lasting(field(spell)), false, true],
    ['Spells and Traps', lasting(field({ k: 'any', f: [spell, trap] })), true, true],
    ['monsters', lasting({ in: ['mzone'], of: 'both' }), false, true],
    ['the monster that wears it', lasting('host'), false, true],
    [
      'a continuous effect that negates nothing',
      { ...lasting(field(trap)), mods: [{ k: 'pierce' }] } as Effect,
      false,
      false,
    ],
    ['the activation of Traps', against(trap), true, true],
    ['that of Spells', against(spell), false, true],
    ['that of anything', against(), true, true],
    ['an attack', act({ do: [{ k: 'negate', what: 'attack', of: 'event' }] }), false, true],
  ];
  test.each(rows)('%s', (_, e, traps, any) => {
    expect([does(e, { op: 'negate', on: [trap] }), does(e, { op: 'negate' })]).toEqual([traps, any]);
  });
});
