import { describe, expect, test } from 'vitest';
import type { Op } from '../../src/engine/index.ts';
import { does, duelOf, lasting, monster } from './made.ts';

/** The first card that was put on the table is a card like any other: attacker, target, source, wearer. */
const NOTHING = { fill: false } as const;
const only = (card: string) => ({ ...NOTHING, monsters: [card] });

describe('the first card of the table in battle', () => {
  test('DAMAGE-01 as the attacker', () => {
    const d = duelOf()('goat')
      .you(only('Vorse Raider'))
      .opp({ monsters: ['Gemini Elf', 'Battle Ox'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Battle Ox');
    expect(d.opp.lp).toBe(7800);
    expect(d.opp.gy).toEqual(['Battle Ox']);
  });

  test('GAP-04 as a direct attacker', () => {
    const d = duelOf()('goat').you(only('Vorse Raider')).opp();
    d.you.phase('battle');
    d.you.attack('Vorse Raider');
    expect(d.opp.lp).toBe(6100);
    expect(d.you.can('attack', 'Vorse Raider')).toBe(false);
  });

  test.each([
    ['attack', [], ['Battle Ox'], 7800],
    ['defense', [], ['Battle Ox'], 8000],
    ['faceDownDefense', [], ['Battle Ox'], 8000],
  ] as const)('DAMAGE-01 as the target in %s', (pos, mine, theirs, lp) => {
    const d = duelOf()('goat', { turnPlayer: 1 })
      .you({ ...NOTHING, monsters: [{ card: 'Battle Ox', pos }] })
      .opp({ monsters: ['Vorse Raider'] });
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'Battle Ox');
    expect(d.you.lp).toBe(lp);
    expect(d.opp.lp).toBe(8000);
    expect(d.you.gy).toEqual(theirs);
    expect(d.opp.gy).toEqual(mine);
  });

  test('FLIP-10 as a target turned up: its Flip Effect comes', () => {
    const d = duelOf()('goat', { turnPlayer: 1 })
      .you({ ...NOTHING, monsters: [{ card: 'Man-Eater Bug', pos: 'set' }] })
      .opp({ monsters: ['Vorse Raider', 'Battle Ox'] });
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'Man-Eater Bug');
    d.resolve();
    d.you.choose('Battle Ox');
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
  });

  test('GAP-07 as a target that leaves: the attack is replayed', () => {
    const off = does('Off It Goes', [{ k: 'toHand', what: { in: ['mzone'], of: 'you' } }]);
    const d = duelOf(off)('classic', { turnPlayer: 1 })
      .you({ ...NOTHING, monsters: ['Battle Ox'], spells: ['Off It Goes'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'Battle Ox');
    d.you.activate('Off It Goes');
    d.opp.attack('Vorse Raider');
    expect(d.you.lp).toBe(6100);
  });

  test('AST §8 as the one an effect makes battle, and as the one it must battle', () => {
    const go: Op = { k: 'attackNow', by: { ref: 'a' }, on: { ref: 'b' } };
    const duelling = does('Duelling', [go], {
      windows: ['battle'],
      target: [
        { from: { in: ['mzone'], of: 'turnPlayer' }, n: 1, as: 'a' },
        { from: { in: ['mzone'], of: 'both', where: [{ k: 'name', is: 'Battle Ox' }] }, n: 1, as: 'b' },
      ],
    });
    const mine = duelOf(duelling)('goat')
      .you({ ...only('Vorse Raider'), spells: ['Duelling'] })
      .opp({ monsters: ['Battle Ox', 'Gemini Elf'] });
    mine.you.phase('battle');
    mine.you.activate('Duelling', { targets: ['Vorse Raider', 'Battle Ox'] });
    expect(mine.opp.lp).toBe(7800);
    const theirs = duelOf(duelling)('goat', { turnPlayer: 1 })
      .you(only('Battle Ox'))
      .opp({ monsters: ['Vorse Raider'], spells: ['Duelling'] });
    theirs.opp.phase('battle');
    theirs.opp.activate('Duelling', { targets: ['Vorse Raider', 'Battle Ox'] });
    expect(theirs.you.lp).toBe(7800);
    expect(theirs.you.gy).toEqual(['Battle Ox']);
  });
});

describe('the first card of the table as a source', () => {
  test('GAP-24 damage of a monster that an effect speaks of', () => {
    const twice = monster('Twice', [
      {
        k: 'static',
        id: 's',
        on: { player: 'opp' },
        mods: [{ k: 'damageTo', who: 'opp', kind: 'battle', change: 'double', from: 'this' }],
      },
    ]);
    const d = duelOf(twice)('goat')
      .you({ ...NOTHING, monsters: ['Twice', 'Gemini Elf'] })
      .opp();
    d.you.phase('battle');
    d.you.attack('Twice');
    expect(d.opp.lp).toBe(6000);
    d.you.attack('Gemini Elf');
    expect(d.opp.lp).toBe(4100);
  });

  test('AST §8 it keeps cards in mind and writes numbers down', () => {
    const keeper = lasting('Keeper', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card' },
        target: [{ from: { in: ['mzone'], of: 'opp' }, n: 1, as: 't' }],
        do: [
          { k: 'bond', what: { ref: 't' }, name: 'kept' },
          { k: 'note', link: 'ifYouDo', name: 'sum', n: { k: 'stat', of: { ref: 't' }, stat: 'atk' } },
          { k: 'gainLp', link: 'ifYouDo', who: 'you', n: { k: 'noted', name: 'sum' } },
        ],
      },
      {
        k: 'static',
        id: 's',
        on: { bond: 'kept' },
        mods: [{ k: 'add', stat: 'atk', n: -300 }],
      },
    ]);
    const d = duelOf(keeper)('goat')
      .you({ ...NOTHING, spells: ['Keeper'] })
      .opp({ monsters: ['Vorse Raider', 'Battle Ox'] });
    d.you.activate('Keeper', { targets: ['Vorse Raider'] });
    // what it keeps in mind loses ATK at once, in the middle of the resolution
    expect(d.you.lp).toBe(9600);
    expect(d.opp.card('Vorse Raider').atk).toBe(1600);
    expect(d.opp.card('Battle Ox').atk).toBe(1700);
  });

  test('SPELL-05 a Normal Spell that remains', () => {
    const d = duelOf()('goat')
      .you({ ...NOTHING, hand: ['Swords of Revealing Light'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Swords of Revealing Light');
    expect(d.you.spells).toEqual(['Swords of Revealing Light']);
  });

  test('EQUIP-01 an Equip Card, and its wearer', () => {
    const worn = duelOf()('goat')
      .you({ ...NOTHING, hand: ['Axe of Despair'], monsters: ['Gemini Elf'] })
      .opp();
    worn.you.activate('Axe of Despair', { targets: ['Gemini Elf'] });
    expect(worn.you.card('Gemini Elf').atk).toBe(2900);
    const wearer = duelOf()('goat', { turnPlayer: 1 })
      .you(only('Gemini Elf'))
      .opp({ hand: ['Axe of Despair'] });
    wearer.opp.activate('Axe of Despair', { targets: ['Gemini Elf'] });
    expect(wearer.you.card('Gemini Elf').atk).toBe(2900);
  });

  test('GAP-21 taken control of, and given back', () => {
    const d = duelOf()('goat', { turnPlayer: 1 })
      .you({ ...NOTHING, monsters: ['Gemini Elf'], deck: [] })
      .opp({ hand: ['Change of Heart'] });
    d.opp.activate('Change of Heart', { targets: ['Gemini Elf'] });
    expect(d.opp.monsters).toEqual(['Gemini Elf']);
    d.opp.phase('battle');
    d.opp.attack('Gemini Elf');
    expect(d.you.lp).toBe(6100);
    d.opp.end();
    expect(d.you.monsters).toEqual(['Gemini Elf']);
  });

  test('TRIBUTE-04 as the Tribute', () => {
    const d = duelOf()('goat')
      .you({ ...NOTHING, hand: ['Summoned Skull'], monsters: ['Gemini Elf'] })
      .opp();
    d.you.summon('Summoned Skull');
    expect([d.you.monsters, d.you.gy]).toEqual([['Summoned Skull'], ['Gemini Elf']]);
  });
});
