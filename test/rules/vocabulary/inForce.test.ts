/** What is in force and whom it reaches: negation, prohibitions, shields, identity, what is given and blocked (AST.md §9). */
import { describe, expect, test } from 'vitest';
import type { CardDef, Effect } from '../../../src/engine/ast/index.ts';
import {
  affects,
  affectsPlayer,
  banOnCard,
  banOnPlayer,
  isUnaffectedBy,
} from '../../../src/engine/eval/affects.ts';
import { isNegated } from '../../../src/engine/eval/card.ts';
import { derived } from '../../../src/engine/eval/derived.ts';
import { statOf } from '../../../src/engine/eval/stats.ts';
import { TURN_FLAG } from '../../../src/engine/state.ts';
import { all, changed, linger, mine, named, once, standing } from './inForceScene.ts';
import { maker, type Scene, scene, sheet } from './scene.ts';

describe('where a static works', () => {
  const singer = (more: Partial<Extract<Effect, { k: 'static' }>> = {}, kind?: Partial<CardDef>): CardDef => {
    const effect: Effect = { ...standing(all, { k: 'add', stat: 'atk', n: 100 }), ...more } as Effect;
    return kind === undefined ? maker(100, 'Singer', [effect]) : sheet(100, 'Singer', [effect], kind);
  };
  const atk = (x: Scene): number => statOf(x.s, x.id('Wolf'), 'atk');
  test('a monster in a Monster Zone, face-up', () => {
    const card = singer();
    expect(atk(scene({ monsters: ['Wolf', 'Singer'] }, {}, { cards: [card] }))).toBe(1300);
    expect(atk(scene({ monsters: ['Wolf'] }, { monsters: ['Singer'] }, { cards: [card] }))).toBe(1300);
    const down = { card: 'Singer', pos: 'faceDownDefense' as const };
    expect(atk(scene({ monsters: ['Wolf', down] }, {}, { cards: [card] }))).toBe(1200);
    for (const pile of ['hand', 'gy', 'banished', 'deck'] as const)
      expect(atk(scene({ monsters: ['Wolf'], [pile]: ['Singer'] }, {}, { cards: [card] }))).toBe(1200);
    const up = { card: 'Singer', pos: 'up' as const };
    expect(atk(scene({ monsters: ['Wolf'], spells: [up] }, {}, { cards: [card] }))).toBe(1200);
  });
  test('a Spell where Spells lie', () => {
    const up = { card: 'Singer', pos: 'up' as const };
    const cont = singer({}, {});
    expect(atk(scene({ monsters: ['Wolf'], spells: [up] }, {}, { cards: [cont] }))).toBe(1300);
    expect(atk(scene({ monsters: ['Wolf'], spells: ['Singer'] }, {}, { cards: [cont] }))).toBe(1200);
    expect(atk(scene({ monsters: ['Wolf', up] }, {}, { cards: [cont] }))).toBe(1200);
    const field = singer({}, { sub: ['field'] });
    expect(atk(scene({ monsters: ['Wolf'], field: up }, {}, { cards: [field] }))).toBe(1300);
  });
  test('elsewhere when it says so, and only there', () => {
    const card = singer({ from: ['gy', 'hand'] });
    expect(atk(scene({ monsters: ['Wolf'], gy: ['Singer'] }, {}, { cards: [card] }))).toBe(1300);
    expect(atk(scene({ monsters: ['Wolf'] }, { hand: ['Singer'] }, { cards: [card] }))).toBe(1300);
    expect(atk(scene({ monsters: ['Wolf', 'Singer'] }, {}, { cards: [card] }))).toBe(1200);
    expect(atk(scene({ monsters: ['Wolf'], banished: ['Singer'] }, {}, { cards: [card] }))).toBe(1200);
    const worn = singer({ from: ['szone'] });
    const up = { card: 'Singer', pos: 'up' as const };
    expect(atk(scene({ monsters: ['Wolf'], spells: [up] }, {}, { cards: [worn] }))).toBe(1300);
    expect(atk(scene({ monsters: ['Wolf', 'Singer'] }, {}, { cards: [worn] }))).toBe(1200);
  });
  test('not on its way in, nor before it has resolved', () => {
    for (const flag of [TURN_FLAG.limbo, TURN_FLAG.onChain]) {
      const x = scene({ monsters: ['Wolf', 'Singer'] }, {}, { cards: [singer()] });
      expect(atk(x)).toBe(1300);
      x.card('Singer').turnFlags |= flag;
      changed(x);
      expect(atk(x)).toBe(1200);
    }
  });
  test('while its condition holds', () => {
    const x = scene(
      { monsters: ['Wolf', 'Singer'] },
      {},
      { cards: [singer({ if: [{ k: 'turn', of: 'you' }] })] },
    );
    expect(atk(x)).toBe(1300);
    x.s.turnPlayer = 1;
    changed(x);
    expect(atk(x)).toBe(1200);
  });
  test('on itself', () => {
    const card = singer({ on: 'this' });
    const x = scene({ monsters: ['Wolf', 'Singer'] }, {}, { cards: [card] });
    expect([atk(x), statOf(x.s, x.id('Singer'), 'atk')]).toEqual([1200, 1100]);
    const bound = singer({ on: 'this', if: [{ k: 'turn', of: 'opp' }] });
    const y = scene({ monsters: ['Wolf', 'Singer'] }, {}, { cards: [bound] });
    expect(statOf(y.s, y.id('Singer'), 'atk')).toBe(1000);
  });
  test('on a player it reaches no card, and the reverse', () => {
    const x = scene(
      { monsters: ['Wolf', 'Ruler'] },
      {},
      {
        cards: [
          maker(100, 'Ruler', [
            standing({ player: 'opp' }, { k: 'cannot', do: 'draw' }),
            { ...standing(mine, { k: 'cannot', do: 'attack' }), id: 's2' } as Effect,
          ]),
        ],
      },
    );
    const [ban, stay] = derived(x.s).bans;
    expect([0, 1].map((p) => affectsPlayer(x.s, ban!, p as 0 | 1))).toEqual([false, true]);
    expect(affects(x.s, ban!, x.id('Wolf'))).toBe(false);
    expect([0, 1].map((p) => affectsPlayer(x.s, stay!, p as 0 | 1))).toEqual([false, false]);
    expect(affects(x.s, stay!, x.id('Wolf'))).toBe(true);
  });
  test('on a player while its condition holds', () => {
    const x = scene(
      { monsters: ['Ruler'] },
      {},
      {
        cards: [
          maker(100, 'Ruler', [
            {
              ...standing({ player: 'both' }, { k: 'cannot', do: 'draw' }),
              if: [{ k: 'turn', of: 'opp' }],
            } as Effect,
          ]),
        ],
      },
    );
    expect(banOnPlayer(x.s, 'draw', 0)).toBe(null);
    x.s.turnPlayer = 1;
    changed(x);
    expect(banOnPlayer(x.s, 'draw', 0)).not.toBe(null);
    expect(banOnPlayer(x.s, 'draw', 1)).not.toBe(null);
  });
});

describe('lingering effects', () => {
  test('on a card, until it moves; on a player; on both', () => {
    const x = scene(
      { monsters: ['Wolf', 'Hexer'] },
      { monsters: ['Drake'] },
      { cards: [maker(100, 'Hexer', [once({ k: 'cannot', do: 'attack' })])] },
    );
    linger(x, 'Hexer', { on: 'Drake' });
    expect(banOnCard(x.s, 'attack', x.id('Drake'))).not.toBe(null);
    expect(banOnCard(x.s, 'attack', x.id('Wolf'))).toBe(null);
    x.card('Drake').moved++;
    changed(x);
    expect(banOnCard(x.s, 'attack', x.id('Drake'))).toBe(null);
    linger(x, 'Hexer', { player: 1 });
    expect([0, 1].map((p) => banOnPlayer(x.s, 'attack', p as 0 | 1) !== null)).toEqual([false, true]);
    expect([0, 1].map((p) => banOnPlayer(x.s, 'attackDirect', p as 0 | 1) !== null)).toEqual([false, false]);
    linger(x, 'Hexer', { player: -1 });
    expect([0, 1].map((p) => banOnPlayer(x.s, 'attack', p as 0 | 1) !== null)).toEqual([true, true]);
    expect(banOnCard(x.s, 'attack', x.id('Wolf'))).not.toBe(null);
  });
});

describe('negation', () => {
  const silencer = (code: number, name: string, on: string): CardDef =>
    maker(code, name, [standing(named(on), { k: 'negated' })]);
  const off = (x: Scene, ...names: string[]): boolean[] => names.map((name) => isNegated(x.s, x.id(name)));
  const aged = (x: Scene, ...names: string[]): Scene => {
    names.forEach((name, i) => {
      x.card(name).since = 1 + i;
    });
    changed(x);
    return x;
  };
  test('reaches what it names, not what lies in a pile or face-down', () => {
    const x = scene(
      { monsters: ['Mute', 'Wolf', { card: 'Imp', pos: 'faceDownDefense' }], gy: ['Ghost'] },
      {},
      {
        cards: [
          maker(100, 'Mute', [
            standing({ in: ['mzone', 'gy'], of: 'both', where: [{ k: 'other' }] }, { k: 'negated' }),
          ]),
        ],
      },
    );
    expect(off(x, 'Mute', 'Wolf', 'Imp', 'Ghost')).toEqual([false, true, false, false]);
  });
  test('a negated card’s own effects are off', () => {
    const x = scene(
      { monsters: ['Wolf', 'Singer', 'Mute'] },
      {},
      {
        cards: [
          maker(100, 'Singer', [standing(mine, { k: 'add', stat: 'atk', n: 100 })]),
          silencer(101, 'Mute', 'Singer'),
        ],
      },
    );
    expect(statOf(x.s, x.id('Wolf'), 'atk')).toBe(1200);
    expect(off(x, 'Singer', 'Mute')).toEqual([true, false]);
  });
  test('works though its target is older; not when it is off itself', () => {
    const cards = [
      silencer(100, 'First', 'Wolf'),
      silencer(101, 'Second', 'First'),
      silencer(102, 'Third', 'Second'),
    ];
    const two = aged(scene({ monsters: ['Wolf', 'First', 'Second'] }, {}, { cards }), 'First', 'Second');
    expect(off(two, 'Wolf', 'First', 'Second')).toEqual([false, true, false]);
    const three = aged(
      scene({ monsters: ['Wolf', 'First', 'Second', 'Third'] }, {}, { cards }),
      'First',
      'Second',
      'Third',
    );
    expect(off(three, 'Wolf', 'First', 'Second', 'Third')).toEqual([true, false, true, false]);
  });
  test('of two that negate each other the older works', () => {
    const cards = [silencer(100, 'First', 'Second'), silencer(101, 'Second', 'First')];
    const x = scene({ monsters: ['First', 'Second'] }, {}, { cards });
    expect(off(aged(x, 'First', 'Second'), 'First', 'Second')).toEqual([false, true]);
    expect(off(aged(x, 'Second', 'First'), 'First', 'Second')).toEqual([true, false]);
  });
  test('a lingering one stays on its card and switches off a negation', () => {
    const cards = [maker(100, 'Hexer', [once({ k: 'negated' })]), silencer(101, 'Mute', 'Wolf')];
    const x = scene({ monsters: ['Hexer', 'Mute', 'Wolf', 'Imp'] }, {}, { cards });
    expect(off(x, 'Wolf', 'Imp')).toEqual([true, false]);
    linger(x, 'Hexer', { on: 'Mute' });
    expect(off(x, 'Mute', 'Wolf', 'Imp')).toEqual([true, false, false]);
    linger(x, 'Hexer', { player: 0 });
    expect(off(x, 'Imp')).toEqual([false]);
    x.s.modifiers = [];
    changed(x);
    expect(off(x, 'Mute', 'Wolf')).toEqual([false, true]);
  });
  test('what cannot be negated is not: by its own word, or by that of a card that works', () => {
    const keeper = (code: number, name: string, on: string): CardDef =>
      maker(code, name, [standing(on === 'this' ? 'this' : named(on), { k: 'cannot', do: 'beNegated' })]);
    const cards = [
      maker(100, 'Mute', [
        standing(
          { ...all, where: [{ k: 'other' }, { k: 'not', f: { k: 'name', is: 'Keeper' } }] },
          { k: 'negated' },
        ),
      ]),
      keeper(101, 'Stout', 'this'),
      keeper(102, 'Keeper', 'Wolf'),
      silencer(103, 'Second', 'Keeper'),
    ];
    const x = scene({ monsters: ['Mute', 'Stout', 'Keeper', 'Wolf'] }, { monsters: ['Bear'] }, { cards });
    expect(off(x, 'Stout', 'Wolf', 'Bear', 'Keeper')).toEqual([false, false, true, false]);
    const y = scene({ monsters: ['Keeper', 'Wolf', 'Second'] }, { monsters: ['Mute'] }, { cards });
    // the Second is off itself, for the Mute reaches it
    expect(off(y, 'Second', 'Keeper', 'Wolf')).toEqual([true, false, false]);
  });
  test('a lingering negation does not stay on what cannot be negated', () => {
    const cards = [
      maker(100, 'Hexer', [once({ k: 'negated' })]),
      maker(101, 'Warden', [standing(named('Wolf'), { k: 'cannot', do: 'beNegated' })]),
    ];
    const x = scene({ monsters: ['Wolf', 'Hexer', 'Warden', 'Imp'] }, {}, { cards });
    linger(x, 'Hexer', { on: 'Wolf' });
    linger(x, 'Hexer', { on: 'Imp' });
    expect(off(x, 'Wolf', 'Imp')).toEqual([false, true]);
  });
  test('a shield keeps it off: its own always, that of another while it works', () => {
    const shield = (code: number, name: string, on: string): CardDef =>
      maker(code, name, [
        standing(on === 'this' ? 'this' : named(on), { k: 'unaffected', by: [{ k: 'is', kind: 'monster' }] }),
      ]);
    const cards = [
      maker(100, 'Mute', [
        standing(
          { ...all, where: [{ k: 'not', f: { k: 'name', is: 'Keeper' } }, { k: 'other' }] },
          { k: 'negated' },
        ),
      ]),
      shield(101, 'Stout', 'this'),
      shield(102, 'Keeper', 'Wolf'),
      silencer(103, 'Second', 'Keeper'),
    ];
    const x = scene({ monsters: ['Mute', 'Stout', 'Keeper', 'Wolf'] }, { monsters: ['Bear'] }, { cards });
    expect(off(x, 'Stout', 'Wolf', 'Bear', 'Keeper')).toEqual([false, false, true, false]);
    const y = scene({ monsters: ['Mute', 'Keeper', 'Wolf'] }, { monsters: ['Second'] }, { cards });
    // the one that would negate the keeper is negated itself
    expect(off(y, 'Second', 'Keeper', 'Wolf')).toEqual([true, false, false]);
  });
});

describe('shields', () => {
  const stout = maker(100, 'Stout', [
    standing('this', { k: 'unaffected', by: [{ k: 'is', kind: 'spell' }] }),
  ]);
  const singer = sheet(101, 'Singer', [standing(all, { k: 'add', stat: 'atk', n: 100 })]);
  const chanter = maker(102, 'Chanter', [standing(all, { k: 'add', stat: 'atk', n: 10 })]);
  test('an effect of such a source does not apply, another does', () => {
    const x = scene(
      { monsters: ['Stout', 'Wolf', 'Chanter'], spells: [{ card: 'Singer', pos: 'up' }] },
      {},
      { cards: [stout, singer, chanter] },
    );
    expect(statOf(x.s, x.id('Stout'), 'atk')).toBe(1010);
    expect(statOf(x.s, x.id('Wolf'), 'atk')).toBe(1310);
    expect(isUnaffectedBy(x.s, x.id('Stout'), x.id('Singer'))).toBe(true);
    expect(isUnaffectedBy(x.s, x.id('Stout'), x.id('Chanter'))).toBe(false);
    expect(isUnaffectedBy(x.s, x.id('Wolf'), x.id('Singer'))).toBe(false);
    expect(isUnaffectedBy(x.s, x.id('Stout'), -1)).toBe(false);
  });
  test('a card is always affected by itself', () => {
    const proud = maker(100, 'Stout', [
      standing(
        'this',
        { k: 'unaffected', by: [{ k: 'is', kind: 'monster' }] },
        { k: 'add', stat: 'atk', n: 5 },
      ),
    ]);
    const x = scene({ monsters: ['Stout', 'Chanter'] }, {}, { cards: [proud, chanter] });
    expect(statOf(x.s, x.id('Stout'), 'atk')).toBe(1005);
    expect(isUnaffectedBy(x.s, x.id('Stout'), x.id('Stout'))).toBe(false);
    expect(isUnaffectedBy(x.s, x.id('Stout'), x.id('Chanter'))).toBe(true);
  });
  test('nothing shields when nothing is a shield', () => {
    const x = scene({ monsters: ['Wolf'], spells: [{ card: 'Singer', pos: 'up' }] }, {}, { cards: [singer] });
    expect(isUnaffectedBy(x.s, x.id('Wolf'), x.id('Singer'))).toBe(false);
  });
  test('a lingering effect of such a source neither', () => {
    const hexer = sheet(103, 'Hexer', [once({ k: 'add', stat: 'atk', n: 0 })]);
    const x = scene(
      { monsters: ['Stout', 'Wolf'], spells: [{ card: 'Hexer', pos: 'up' }] },
      {},
      { cards: [stout, hexer] },
    );
    linger(x, 'Hexer', { on: 'Stout', n: 300 });
    linger(x, 'Hexer', { on: 'Wolf', n: 300 });
    expect(statOf(x.s, x.id('Stout'), 'atk')).toBe(1000);
    expect(statOf(x.s, x.id('Wolf'), 'atk')).toBe(1500);
  });
});
