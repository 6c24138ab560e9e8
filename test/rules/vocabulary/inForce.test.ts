/** What is in force and whom it reaches: negation, prohibitions, shields, identity, what is given and blocked (AST.md §9). */
import { describe, expect, test } from 'vitest';
import type { CardDef, Effect, Filter, Mod, Op, Who } from '../../../src/engine/ast/index.ts';
import {
  affects,
  affectsPlayer,
  banOnCard,
  banOnPart,
  banOnPlayer,
  isGranted,
  isHiddenFrom,
  isUnaffectedBy,
  modOn,
} from '../../../src/engine/eval/affects.ts';
import {
  attrOf,
  hasAttr,
  hasRace,
  isMasked,
  isNegated,
  nameOf,
  raceOf,
  subsOf,
} from '../../../src/engine/eval/card.ts';
import { derived } from '../../../src/engine/eval/derived.ts';
import { gained } from '../../../src/engine/eval/gained.ts';
import { statOf } from '../../../src/engine/eval/stats.ts';
import {
  blocked,
  freeSlot,
  freeSlots,
  freeZones,
  zoneCode,
  zoneOfCode,
} from '../../../src/engine/eval/zones.ts';
import { lowered, SUB_BIT } from '../../../src/engine/pool.ts';
import { TURN_FLAG, UNTILS } from '../../../src/engine/state.ts';
import { ATTRIBUTES, RACES } from '../../../src/engine/types.ts';
import { maker, type Scene, scene, sheet } from './scene.ts';

const standing = (on: Extract<Effect, { k: 'static' }>['on'], ...mods: Mod[]): Effect => ({
  k: 'static',
  id: 's1',
  on,
  mods,
});
const named = (is: string) => ({
  in: ['mzone' as const],
  of: 'both' as const,
  where: [{ k: 'name' as const, is }],
});
const mine = { in: ['mzone' as const], of: 'you' as const };
const all = { in: ['mzone' as const], of: 'both' as const };

/** Leaves behind what an effect of `src` would: its modification with that index, on a card or a player. */
function linger(
  x: Scene,
  src: string,
  to: { on?: string; player?: 0 | 1 | -1; n?: number; regs?: number[][]; mod?: number },
): void {
  const c = x.card(src);
  const eff = x.effect(src);
  expect(lowered(eff).mods.length).toBeGreaterThan(to.mod ?? 0);
  const on = to.on === undefined ? -1 : x.id(to.on);
  x.s.modifiers.push({
    src: c.id,
    srcMoved: c.moved,
    addr: eff.addr,
    mod: to.mod ?? 0,
    on,
    onMoved: on < 0 ? 0 : x.s.cards[on]!.moved,
    player: to.player ?? -1,
    you: c.controller,
    n: to.n ?? 0,
    regs: to.regs ?? [],
    until: UNTILS.indexOf('duel'),
    untilPhase: -1,
    untilOf: -1,
    left: 0,
    stamp: 50,
    turn: x.s.turn,
  });
  x.s.layout++;
}
const once = (...mods: Mod[]): Effect => ({
  k: 'act',
  id: 'a1',
  on: { k: 'ignition' },
  do: [{ k: 'modify', what: all, mods, until: 'duel' }] satisfies Op[],
});
const changed = (x: Scene): void => {
  x.s.layout++;
  x.s.epoch++;
};

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

describe('prohibitions', () => {
  const beast: Filter[] = [{ k: 'race', is: 'Beast' }];
  const dragon: Filter[] = [{ k: 'race', is: 'Dragon' }];
  const open = (
    on: Extract<Effect, { k: 'static' }>['on'],
    mod: Partial<Extract<Mod, { k: 'cannot' }>>,
  ): Scene =>
    scene(
      { monsters: ['Warden', 'Wolf', 'Imp'] },
      { monsters: ['Drake', 'Bear'] },
      { cards: [maker(100, 'Warden', [standing(on, { k: 'cannot', do: 'attack', ...mod })])] },
    );
  const barred = (x: Scene, act: Parameters<typeof banOnCard>[1], by?: string): string[] =>
    ['Warden', 'Wolf', 'Imp', 'Drake', 'Bear'].filter(
      (name) => banOnCard(x.s, act, x.id(name), by === undefined ? -1 : x.id(by)) !== null,
    );
  const rows: [
    title: string,
    x: () => Scene,
    act: Parameters<typeof banOnCard>[1],
    by: string | undefined,
    out: string[],
  ][] = [
    ['on cards', () => open(mine, {}), 'attack', undefined, ['Warden', 'Wolf', 'Imp']],
    ['another act', () => open(mine, {}), 'attackDirect', undefined, []],
    ['on a player', () => open({ player: 'opp' }, {}), 'attack', undefined, ['Drake', 'Bear']],
    [
      'on a player, of certain cards',
      () => open({ player: 'both' }, { where: beast }),
      'attack',
      undefined,
      ['Wolf', 'Bear'],
    ],
    ['on cards, of certain ones', () => open(mine, { where: beast }), 'attack', undefined, ['Wolf']],
    [
      'by certain cards: the card does it itself',
      () => open(all, { by: dragon }),
      'attack',
      undefined,
      ['Drake'],
    ],
    [
      'by certain cards: another makes it',
      () => open(all, { by: dragon }),
      'attack',
      'Drake',
      ['Warden', 'Wolf', 'Imp', 'Drake', 'Bear'],
    ],
    ['by others', () => open(all, { by: dragon }), 'attack', 'Wolf', []],
    [
      'by certain attackers',
      () => open(mine, { do: 'beAttacked', by: dragon }),
      'beAttacked',
      'Drake',
      ['Warden', 'Wolf', 'Imp'],
    ],
    ['by other attackers', () => open(mine, { do: 'beAttacked', by: dragon }), 'beAttacked', 'Bear', []],
    [
      'by nobody: what is done to it needs a doer',
      () => open(mine, { do: 'beAttacked', by: [] }),
      'beAttacked',
      undefined,
      [],
    ],
    ['unless', () => open(all, { unless: [{ k: 'turn', of: 'you' }] }), 'attack', undefined, []],
    [
      'unless, not so',
      () => open(all, { unless: [{ k: 'turn', of: 'opp' }] }),
      'attack',
      undefined,
      ['Warden', 'Wolf', 'Imp', 'Drake', 'Bear'],
    ],
  ];
  test.each(rows)('%s', (_, x, act, by, out) => {
    expect(barred(x(), act, by)).toEqual(out);
  });
  test.each([
    'attack',
    'attackDirect',
    'changePos',
    'flipSummon',
    'activate',
    'discardToActivate',
    'play',
    'normalSummon',
    'setMonster',
    'set',
    'specialSummon',
    'summon',
  ] as const)('%s is done by the card itself', (act) => {
    expect(barred(open(all, { do: act, by: dragon }), act)).toEqual(['Drake']);
  });
  test.each([
    'beAttacked',
    'blockDirect',
    'beTargeted',
    'beTributed',
    'beTributedForSummon',
    'changeControl',
    'beDestroyedByBattle',
    'beDestroyedByEffect',
    'beNegated',
    'tribute',
    'banish',
    'faceDown',
  ] as const)('%s is done to the card', (act) => {
    expect(barred(open(all, { do: act, by: dragon }), act)).toEqual([]);
    expect(barred(open(all, { do: act, by: dragon }), act, 'Drake')).toHaveLength(5);
  });
  test('on a player of certain cards says nothing of the player without one', () => {
    const x = open({ player: 'both' }, { where: beast });
    expect(banOnPlayer(x.s, 'attack', 0)).toBe(null);
    expect(banOnPlayer(x.s, 'attack', 0, x.id('Wolf'))).not.toBe(null);
    const y = open({ player: 'opp' }, {});
    expect(banOnPlayer(y.s, 'attack', 1)).not.toBe(null);
    expect(banOnPlayer(y.s, 'attack', 0)).toBe(null);
    // on cards it says nothing of their player
    expect(banOnPlayer(open(mine, {}).s, 'attack', 0)).toBe(null);
  });
  test('on a player of certain cards leaves out what its source does not affect; without a word of cards it does not', () => {
    const stout = maker(101, 'Stout', [
      standing('this', { k: 'unaffected', by: [{ k: 'is', kind: 'monster' }] }),
    ]);
    const with_ = (where?: Filter[]): Scene =>
      scene(
        { monsters: ['Warden', 'Stout', 'Wolf'] },
        {},
        {
          cards: [
            stout,
            maker(100, 'Warden', [
              standing({ player: 'you' }, { k: 'cannot', do: 'attack', ...(where && { where }) }),
            ]),
          ],
        },
      );
    const some = with_([{ k: 'is', kind: 'monster' }]);
    expect(banOnCard(some.s, 'attack', some.id('Stout'))).toBe(null);
    expect(banOnCard(some.s, 'attack', some.id('Wolf'))).not.toBe(null);
    const every = with_();
    expect(banOnCard(every.s, 'attack', every.id('Stout'))).not.toBe(null);
  });
  test('the first card of all is a card, and can be the doer', () => {
    const x = open(all, { by: [] });
    expect(banOnCard(x.s, 'attack', 0)).not.toBe(null);
    const y = open(mine, { do: 'beAttacked', by: [] });
    const first = y.names([0])[0]!;
    expect(barred(y, 'beAttacked', first)).toEqual(['Warden', 'Wolf', 'Imp']);
  });
  test('a part of a keyword only', () => {
    const x = open(mine, { do: 'activate', part: 'return' });
    expect(barred(x, 'activate')).toEqual([]);
    expect(banOnPart(x.s, 'return', x.id('Wolf'))?.mod).toMatchObject({ part: 'return' });
    expect(banOnPart(x.s, 'return', x.id('Drake'))).toBe(null);
    const y = open(mine, { do: 'activate' });
    expect(banOnPart(y.s, 'return', y.id('Wolf'))).toBe(null);
  });
});

describe('identity', () => {
  test('a name', () => {
    const cards = [
      maker(100, 'Mask', [
        standing(
          { ...mine, where: [{ k: 'race', is: 'Beast' }] },
          { k: 'treat', as: { name: 'Fox', keep: false } },
        ),
      ]),
    ];
    const x = scene({ monsters: ['Mask', 'Wolf', 'Adopted Wolf', 'Drake'] }, {}, { cards });
    expect(['Wolf', 'Adopted Wolf', 'Drake'].map((n) => nameOf(x.s, x.id(n)))).toEqual([
      'Fox',
      'Fox',
      'Drake',
    ]);
    const y = scene({ monsters: ['Adopted Wolf'] });
    expect(nameOf(y.s, y.id('Adopted Wolf'))).toBe('Wolf');
  });
  const race = (x: Scene, name: string): string[] => RACES.filter((_, i) => hasRace(x.s, x.id(name), i));
  const attr = (x: Scene, name: string): string[] => ATTRIBUTES.filter((_, i) => hasAttr(x.s, x.id(name), i));
  const by = (mod: Extract<Mod, { k: 'treat' }>['as']): Scene =>
    scene(
      { monsters: ['Mask', 'Wolf', 'Drake'] },
      {},
      { cards: [maker(100, 'Mask', [standing(named('Wolf'), { k: 'treat', as: mod })])] },
    );
  test('a Type, instead of or besides its own', () => {
    const x = by({ race: 'Fish', keep: false });
    expect([race(x, 'Wolf'), race(x, 'Drake')]).toEqual([['Fish'], ['Dragon']]);
    expect([raceOf(x.s, x.id('Wolf')), raceOf(x.s, x.id('Drake'))]).toEqual([RACES.indexOf('Fish'), 0]);
    const y = by({ race: 'Fish', keep: true });
    expect([race(y, 'Wolf'), race(y, 'Drake')]).toEqual([['Beast', 'Fish'], ['Dragon']]);
    expect(attr(y, 'Wolf')).toEqual(['earth']);
  });
  test('an Attribute, instead of or besides its own', () => {
    const x = by({ attr: 'fire', keep: false });
    expect([attr(x, 'Wolf'), attr(x, 'Drake')]).toEqual([['fire'], ['wind']]);
    expect([attrOf(x.s, x.id('Wolf')), attrOf(x.s, x.id('Drake'))]).toEqual([4, 5]);
    const y = by({ attr: 'fire', keep: true });
    expect([attr(y, 'Wolf'), attr(y, 'Drake')]).toEqual([['earth', 'fire'], ['wind']]);
    expect(race(y, 'Wolf')).toEqual(['Beast']);
    expect(raceOf(y.s, y.id('Wolf'))).toBe(RACES.indexOf('Beast'));
  });
  test('a sort, instead of or besides its own', () => {
    const subs = (x: Scene, name: string): number => subsOf(x.s, x.id(name));
    const x = by({ sub: 'effect', keep: false });
    expect([subs(x, 'Wolf'), subs(x, 'Drake')]).toEqual([SUB_BIT.effect, SUB_BIT.normal]);
    const y = by({ sub: 'effect', keep: true });
    expect([subs(y, 'Wolf'), subs(y, 'Drake')]).toEqual([SUB_BIT.effect | SUB_BIT.normal, SUB_BIT.normal]);
    for (const keep of [true, false]) expect(subs(by({ race: 'Fish', keep }), 'Wolf')).toBe(SUB_BIT.normal);
  });
  test('the newest counts', () => {
    const x = scene(
      { monsters: ['Wolf', 'Mask', 'Veil'] },
      {},
      {
        cards: [
          maker(100, 'Mask', [standing(named('Wolf'), { k: 'treat', as: { race: 'Fish', keep: false } })]),
          maker(101, 'Veil', [standing(named('Wolf'), { k: 'treat', as: { race: 'Aqua', keep: false } })]),
        ],
      },
    );
    x.card('Mask').since = 2;
    x.card('Veil').since = 1;
    changed(x);
    expect(race(x, 'Wolf')).toEqual(['Fish']);
    x.card('Veil').since = 3;
    changed(x);
    expect(race(x, 'Wolf')).toEqual(['Aqua']);
  });
  test('a Spell or Trap that only lies there as a monster has no effects', () => {
    const x = scene({ monsters: ['Wolf'], spells: [{ card: 'Curse', pos: 'up' }] });
    const as_ = (both: boolean) => ({ level: 1, atk: 0, def: 0, attr: -1, race: -1, both });
    const masks = (): boolean[] => ['Curse', 'Wolf'].map((name) => isMasked(x.s, x.id(name)));
    expect(masks()).toEqual([false, false]);
    for (const name of ['Curse', 'Wolf']) x.card(name).guise = as_(false);
    expect(masks()).toEqual([true, false]);
    x.card('Curse').guise = as_(true);
    expect(masks()).toEqual([false, false]);
  });
});

describe('what is given', () => {
  const REACT: Effect = { k: 'react', id: 'r9', on: { state: [] }, do: [{ k: 'destroy', what: 'this' }] };
  const REPLACE: Effect = {
    k: 'replace',
    id: 'p9',
    would: { k: 'moved', what: 'this', why: ['destroy'] },
    instead: [],
  };
  const told = (x: Scene, k: 'react' | 'replace'): [string, number][] =>
    gained(x.s, k).map(({ self, you }) => [x.names([self])[0]!, you]);
  test('by a static to cards and to players', () => {
    const cards = [
      maker(100, 'Giver', [
        standing({ ...all, where: [{ k: 'race', is: 'Beast' }] }, { k: 'gain', effects: [REACT] }),
      ]),
      maker(101, 'Patron', [standing({ player: 'opp' }, { k: 'gain', effects: [REPLACE, REACT] })]),
    ];
    const x = scene({ monsters: ['Giver', 'Wolf'] }, { monsters: ['Bear', 'Drake'] }, { cards });
    expect(told(x, 'react')).toEqual([
      ['Wolf', 0],
      ['Bear', 1],
    ]);
    expect(told(x, 'replace')).toEqual([]);
    const y = scene({ monsters: ['Patron', 'Wolf'] }, {}, { cards });
    expect(told(y, 'replace')).toEqual([['Patron', 1]]);
    expect(told(y, 'react')).toEqual([['Patron', 1]]);
    expect(told(scene({ monsters: ['Wolf'] }, {}, { cards }), 'react')).toEqual([]);
  });
  test('by an effect to one card, and to a player', () => {
    const x = scene(
      { monsters: ['Giver', 'Wolf'] },
      { monsters: ['Bear'] },
      { cards: [maker(100, 'Giver', [once({ k: 'gain', effects: [REPLACE] })])] },
    );
    linger(x, 'Giver', { on: 'Bear' });
    expect(told(x, 'replace')).toEqual([['Bear', 1]]);
    x.s.modifiers = [];
    linger(x, 'Giver', { player: 1 });
    expect(told(x, 'replace')).toEqual([['Giver', 1]]);
  });
  test('a continuous effect given to a card is its own, face-up', () => {
    const song = standing(mine, { k: 'add', stat: 'atk', n: 70 });
    const x = scene(
      { monsters: ['Giver', 'Wolf'] },
      { monsters: ['Bear', 'Drake'] },
      { cards: [maker(100, 'Giver', [once({ k: 'gain', effects: [song, REACT] })])] },
    );
    linger(x, 'Giver', { on: 'Bear' });
    const atk = (): number[] => ['Wolf', 'Bear', 'Drake'].map((name) => statOf(x.s, x.id(name), 'atk'));
    expect(atk()).toEqual([1200, 1570, 2670]);
    x.card('Bear').face = 0;
    changed(x);
    expect(atk()).toEqual([1200, 1500, 2600]);
  });
});

describe('other modifications', () => {
  const open = (on: Extract<Effect, { k: 'static' }>['on'], mod: Mod): Scene =>
    scene(
      { monsters: ['Maker', 'Wolf'] },
      { monsters: ['Bear'] },
      { cards: [maker(100, 'Maker', [standing(on, mod)])] },
    );
  const rows: Mod[] = [
    { k: 'direct' },
    { k: 'attacks', n: 2 },
    { k: 'pierce' },
    { k: 'attackInDefense' },
    { k: 'must', do: 'attack' },
    { k: 'lure', only: [] },
    { k: 'lend', for: 'tribute', to: 'opp', first: false },
    { k: 'keepPos', pos: 'attack' },
  ];
  test.each(rows.map((mod) => [mod.k, mod] as const))('%s on a card', (k, mod) => {
    const x = open(named('Wolf'), mod);
    const on = (name: string, what: Parameters<typeof modOn>[1]) => modOn(x.s, what, x.id(name));
    expect(on('Wolf', k as 'direct')?.mod).toEqual(mod);
    expect(on('Bear', k as 'direct')).toBe(null);
    expect(on('Wolf', k === 'pierce' ? 'direct' : 'pierce')).toBe(null);
  });
  test('of two of a kind the newer', () => {
    const cards = [100, 101].map((code) =>
      maker(code, `Maker ${code}`, [standing(named('Wolf'), { k: 'attacks', n: code })]),
    );
    const x = scene({ monsters: ['Wolf', 'Maker 100', 'Maker 101'] }, {}, { cards });
    const newest = (): unknown => modOn(x.s, 'attacks', x.id('Wolf'))!.mod;
    x.card('Maker 100').since = 2;
    x.card('Maker 101').since = 1;
    changed(x);
    expect(newest()).toMatchObject({ n: 100 });
    x.card('Maker 101').since = 3;
    changed(x);
    expect(newest()).toMatchObject({ n: 101 });
  });
  test('permissions', () => {
    const x = open(
      { player: 'you' },
      { k: 'grant', act: 'trapFromHand', where: [{ k: 'race', is: 'Beast' }] },
    );
    const may = (act: 'trapFromHand' | 'chooseTargets', p: 0 | 1, name: string) =>
      isGranted(x.s, act, p, x.id(name));
    expect(may('trapFromHand', 0, 'Wolf')).toBe(true);
    expect(may('trapFromHand', 0, 'Maker')).toBe(false);
    expect(may('trapFromHand', 1, 'Wolf')).toBe(false);
    expect(may('chooseTargets', 0, 'Wolf')).toBe(false);
    const any = open({ player: 'both' }, { k: 'grant', act: 'chooseTargets' });
    expect(isGranted(any.s, 'chooseTargets', 1, any.id('Maker'))).toBe(true);
    expect(isGranted(open(mine, { k: 'pierce' }).s, 'chooseTargets', 0, 0)).toBe(false);
  });
  const hidden: [whose: Who, from: Who, out: boolean[]][] = [
    ['you', 'opp', [false, true, false, false]],
    ['both', 'opp', [false, true, false, true]],
    ['opp', 'both', [false, false, true, true]],
  ];
  test.each(hidden)('the Graveyard of %s hidden from %s', (whose, from, out) => {
    const x = open({ player: whose }, { k: 'hidden', what: 'gy', from });
    const found = ([0, 1] as const).flatMap((p) => ([0, 1] as const).map((q) => isHiddenFrom(x.s, p, q)));
    expect(found).toEqual(out);
    const none = open({ player: whose }, { k: 'shown', what: 'hand', to: 'both' });
    expect(isHiddenFrom(none.s, 0, 1)).toBe(false);
  });
});

describe('zones as numbers, free and blocked', () => {
  test('each zone has its own number', () => {
    const seen = new Set<number>();
    for (const player of [0, 1] as const)
      for (const zone of [5, 6, 7] as const)
        for (let slot = 0; slot < 7; slot++) {
          const code = zoneCode(player, zone, slot);
          expect(zoneOfCode(code)).toEqual({ player, zone, slot });
          seen.add(code);
        }
    expect(seen.size).toBe(42);
  });
  const BLOCKER = maker(100, 'Blocker', [
    {
      k: 'act',
      id: 'a1',
      on: { k: 'ignition' },
      do: [
        { k: 'declare', by: 'you', what: 'zones', as: 'shut', within: { min: 1, max: 2, step: 1 } },
        {
          k: 'modify',
          what: { player: 'both' },
          mods: [{ k: 'block', zones: { reg: 'shut' } }],
          until: 'duel',
          link: 'then',
        },
      ],
    },
  ]);
  const shut = (...codes: number[]): Scene => {
    const x = scene(
      { monsters: ['Wolf', null, 'Blocker'] },
      { monsters: [null, 'Bear'] },
      { cards: [BLOCKER] },
    );
    if (codes.length > 0) linger(x, 'Blocker', { regs: x.bound('Blocker', { shut: codes }).regs });
    return x;
  };
  test('nothing blocked', () => {
    const x = shut();
    expect([freeSlot(x.s, 0, 5), freeSlots(x.s, 0, 5), freeZones(x.s, 0, 5), blocked(x.s, 0, 5)]).toEqual([
      1,
      [1, 3, 4],
      3,
      0,
    ]);
    expect([freeSlot(x.s, 1, 5), freeSlots(x.s, 1, 5), freeZones(x.s, 1, 5)]).toEqual([0, [0, 2, 3, 4], 4]);
    expect([freeSlot(x.s, 0, 6), freeZones(x.s, 0, 6)]).toEqual([0, 5]);
  });
  test('some blocked', () => {
    const x = shut(zoneCode(0, 5, 1), zoneCode(1, 6, 0));
    expect([freeSlot(x.s, 0, 5), freeSlots(x.s, 0, 5), freeZones(x.s, 0, 5), blocked(x.s, 0, 5)]).toEqual([
      3,
      [3, 4],
      2,
      2,
    ]);
    expect([freeSlot(x.s, 1, 5), freeZones(x.s, 1, 5), blocked(x.s, 1, 5)]).toEqual([0, 4, 0]);
    expect([freeSlot(x.s, 1, 6), freeSlots(x.s, 1, 6), freeZones(x.s, 1, 6), blocked(x.s, 1, 6)]).toEqual([
      1,
      [1, 2, 3, 4],
      4,
      1,
    ]);
    expect([freeSlot(x.s, 0, 6), blocked(x.s, 0, 6)]).toEqual([0, 0]);
  });
  test('a blocked zone in which a card lies is none the less taken', () => {
    const x = shut(zoneCode(0, 5, 0), zoneCode(0, 5, 3));
    expect([freeSlots(x.s, 0, 5), freeZones(x.s, 0, 5), blocked(x.s, 0, 5)]).toEqual([[1, 4], 2, 9]);
  });
  test('all taken or blocked', () => {
    const x = shut(zoneCode(0, 5, 1), zoneCode(0, 5, 3), zoneCode(0, 5, 4));
    expect([freeSlot(x.s, 0, 5), freeSlots(x.s, 0, 5), freeZones(x.s, 0, 5)]).toEqual([-1, [], 0]);
    const full = scene({ monsters: ['Wolf', 'Bear', 'Imp', 'Drake', 'Jar'] });
    expect([freeSlot(full.s, 0, 5), freeSlots(full.s, 0, 5), freeZones(full.s, 0, 5)]).toEqual([-1, [], 0]);
  });
  test('Extra Monster Zones are not counted', () => {
    const x = scene({ monsters: ['Wolf', 'Bear', 'Imp', 'Drake', 'Jar'] }, {}, { rules: 'modern' });
    expect([freeSlot(x.s, 0, 5), freeSlots(x.s, 0, 5), freeZones(x.s, 0, 5)]).toEqual([-1, [], 0]);
  });
});
