import { describe, expect, test } from 'vitest';
import { effAt } from '../../src/engine/pool.ts';
import { does, duelOf, lasting, monster } from './made.ts';

/** Operations joined by `and`, and the halves of `each`, are one moment: nothing happens between them (AST.md §1). */
describe('one moment', () => {
  const equip = { card: 'Axe of Despair', pos: 'up', on: { player: 0, slot: 0 } } as const;

  test('EQUIP-06 an Equip Card banished together with its wearer is not destroyed first', () => {
    const both = does('Both At Once', [
      { k: 'banish', what: { in: ['mzone'], of: 'you' } },
      { k: 'banish', link: 'and', what: { in: ['szone'], of: 'you', where: [{ k: 'is', kind: 'spell' }] } },
    ]);
    const d = duelOf(both)('goat')
      .you({ hand: ['Both At Once'], monsters: ['Gemini Elf'], spells: [equip] })
      .opp();
    d.you.activate('Both At Once');
    expect(d.you.banished).toEqual(['Gemini Elf', 'Axe of Despair', 'Both At Once']);
    expect(d.you.gy).toEqual([]);
  });

  test('EQUIP-06 paid as a cost, too', () => {
    const cost = does('Both Paid', [{ k: 'draw', who: 'you', n: 1 }], {
      cost: [
        { k: 'banish', what: { from: { in: ['mzone'], of: 'you' }, n: 1 } },
        {
          k: 'banish',
          link: 'and',
          what: { from: { in: ['szone'], of: 'you', where: [{ k: 'name', is: 'Axe of Despair' }] }, n: 1 },
        },
      ],
    });
    const d = duelOf(cost)('goat')
      .you({ hand: ['Both Paid'], monsters: ['Gemini Elf'], spells: [equip], deck: ['Vorse Raider'] })
      .opp();
    d.you.activate('Both Paid', { cost: ['Gemini Elf', 'Axe of Despair'] });
    expect(d.you.banished).toEqual(['Gemini Elf', 'Axe of Despair']);
    expect(d.you.gy).toEqual(['Both Paid']);
    expect(d.you.hand).toEqual(['Vorse Raider']);
  });

  test('EQUIP-06 what both players remove goes together', () => {
    const all = does('All Away', [
      { k: 'each', do: [{ k: 'banish', what: { in: ['mzone', 'szone'], of: 'they' } }] },
    ]);
    const d = duelOf(all)('goat')
      .you({ hand: ['All Away'], monsters: ['Gemini Elf'] })
      .opp({ spells: [equip] });
    d.you.activate('All Away');
    expect(d.opp.banished).toEqual(['Axe of Despair']);
    expect(d.opp.gy).toEqual([]);
  });

  test('EQUIP-06 with `ifYouDo` between them the Equip Card has fallen', () => {
    const two = does('One Then The Other', [
      { k: 'banish', what: { in: ['mzone'], of: 'you' } },
      {
        k: 'banish',
        link: 'ifYouDo',
        what: { in: ['szone'], of: 'you', where: [{ k: 'name', is: 'Axe of Despair' }] },
      },
    ]);
    const d = duelOf(two)('goat')
      .you({ hand: ['One Then The Other'], monsters: ['Gemini Elf'], spells: [equip] })
      .opp();
    d.you.activate('One Then The Other');
    expect(d.you.banished).toEqual(['Gemini Elf']);
    expect(d.you.gy).toEqual(['Axe of Despair', 'One Then The Other']);
  });

  test('EQUIP-06 taking control in the same moment does not make it fall either', () => {
    const three = does('Three At Once', [
      { k: 'banish', what: { in: ['mzone'], of: 'you' } },
      { k: 'control', link: 'and', what: { in: ['mzone'], of: 'opp' }, to: 'you', until: 'endOfTurn' },
      { k: 'banish', link: 'and', what: { in: ['szone'], of: 'you', where: [{ k: 'is', kind: 'spell' }] } },
    ]);
    const d = duelOf(three)('goat')
      .you({ hand: ['Three At Once'], monsters: ['Gemini Elf'], spells: [equip] })
      .opp({ monsters: ['Vorse Raider', 'Battle Ox'] });
    d.you.activate('Three At Once');
    expect(d.you.monsters).toEqual(['Vorse Raider', 'Battle Ox']);
    expect(d.you.banished).toEqual(['Gemini Elf', 'Axe of Despair', 'Three At Once']);
  });

  test('EFFECT-02 a reaction finds all of the moment done', () => {
    const counts = lasting('Counts Them', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: { in: ['mzone'], of: 'both' }, to: ['gy'] }] },
        do: [
          {
            k: 'gainLp',
            who: 'you',
            n: { k: 'mul', a: { k: 'count', of: { in: ['gy'], of: 'both' } }, b: 100 },
          },
        ],
      },
    ]);
    const two = does('Two Piles', [
      { k: 'toGrave', what: { in: ['mzone'], of: 'you' } },
      { k: 'toGrave', link: 'and', what: { in: ['mzone'], of: 'opp' } },
    ]);
    const d = duelOf(
      counts,
      two,
    )('goat')
      .you({ hand: ['Two Piles'], monsters: ['Gemini Elf'], spells: [{ card: 'Counts Them', pos: 'up' }] })
      .opp({ monsters: ['Vorse Raider', 'Battle Ox'] });
    d.you.activate('Two Piles');
    // each of the two events finds three monsters there
    expect(d.you.lp).toBe(8000 + 2 * 300);
  });

  test('EFFECT-02 both players choose for all joined operations before the first is carried out', () => {
    const swap = does('Give And Take', [
      {
        k: 'each',
        do: [
          { k: 'toGrave', what: { from: { in: ['hand'], of: 'they' }, n: 1, by: 'they' } },
          { k: 'toHand', link: 'and', what: { from: { in: ['gy'], of: 'they' }, n: 1, by: 'they' } },
        ],
      },
    ]);
    const d = duelOf(swap)('goat')
      .you({ hand: ['Give And Take', 'Gemini Elf', 'Vorse Raider'], gy: ['Battle Ox', 'Summoned Skull'] })
      .opp({ hand: ['Mokey Mokey', 'La Jinn the Mystical Genie of the Lamp'], gy: ['Kuriboh', 'Sangan'] });
    d.you.activate('Give And Take');
    d.resolve();
    d.you.choose('Gemini Elf');
    // what was chosen has not gone yet
    expect(d.you.gy).toEqual(['Battle Ox', 'Summoned Skull']);
    d.you.choose('Summoned Skull');
    d.opp.choose('Mokey Mokey');
    expect(d.you.hand).toEqual(['Gemini Elf', 'Vorse Raider']);
    d.opp.choose('Sangan');
    expect(d.you.hand).toEqual(['Vorse Raider', 'Summoned Skull']);
    expect(d.opp.hand).toEqual(['La Jinn the Mystical Genie of the Lamp', 'Sangan']);
    expect(d.you.gy).toEqual(['Battle Ox', 'Gemini Elf', 'Give And Take']);
    expect(d.opp.gy).toEqual(['Kuriboh', 'Mokey Mokey']);
  });

  test('EFFECT-03 what an effect holds on to is bound to its card before anything reacts', () => {
    const vigil = lasting('Vigil', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'moved', what: { in: ['mzone'], of: 'both' }, to: ['banished'] }] },
        do: [{ k: 'destroy', what: { in: ['szone'], of: 'you', where: [{ k: 'is', kind: 'spell' }] } }],
      },
    ]);
    const d = duelOf(vigil)('goat')
      .you({
        hand: ['Different Dimension Gate'],
        monsters: ['Gemini Elf'],
        spells: [{ card: 'Vigil', pos: 'up' }],
      })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Different Dimension Gate', { targets: ['Gemini Elf', 'Vorse Raider'] });
    expect([d.you.monsters, d.opp.monsters]).toEqual([['Gemini Elf'], ['Vorse Raider']]);
    expect(d.you.gy).toEqual(['Different Dimension Gate']);
  });

  test('EFFECT-02 one continuous effect stands in for each of several cards, and its own doing for none', () => {
    const monsters = { in: ['mzone' as const], of: 'both' as const };
    const gate = lasting('Gate', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
      {
        k: 'replace',
        id: 'r1',
        would: { k: 'moved', what: monsters, why: ['destroy'] },
        instead: [{ k: 'banish', what: 'event' }],
      },
    ]);
    const shield = lasting('Shield', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
      {
        k: 'replace',
        id: 'r1',
        would: { k: 'moved', what: { in: ['field'], of: 'you' }, why: ['destroy'] },
        instead: [{ k: 'destroy', what: 'this' }],
      },
    ]);
    const sweep = does('Sweep', [{ k: 'destroy', what: monsters }]);
    const d = duelOf(
      gate,
      sweep,
    )('goat')
      .you({
        hand: ['Sweep'],
        spells: [{ card: 'Gate', pos: 'up' }],
        monsters: ['Gemini Elf', 'Vorse Raider'],
      })
      .opp({ monsters: ['Luster Dragon'] });
    d.you.activate('Sweep');
    expect([d.you.banished.sort(), d.opp.banished]).toEqual([
      ['Gemini Elf', 'Vorse Raider'],
      ['Luster Dragon'],
    ]);
    const two = duelOf(
      shield,
      sweep,
    )('goat')
      .you({
        hand: ['Sweep'],
        spells: [{ card: 'Shield', pos: 'up' }],
        monsters: ['Gemini Elf', 'Vorse Raider'],
      })
      .opp({ monsters: ['Luster Dragon'] });
    two.you.activate('Sweep');
    expect([two.you.monsters, two.opp.gy]).toEqual([['Gemini Elf', 'Vorse Raider'], ['Luster Dragon']]);
    expect(two.you.gy).toEqual(['Shield', 'Sweep']);
  });

  describe('optional replacements', () => {
    /** May go to the hand where it would be destroyed. */
    const shy = monster('Shy', [
      {
        k: 'replace',
        id: 'r1',
        would: { k: 'moved', what: 'this', to: ['gy'], why: ['destroy'] },
        may: true,
        instead: [{ k: 'toHand', what: 'this' }],
      },
    ]);
    const field = (of: 'you' | 'opp' | 'they') => ({ in: ['mzone' as const], of });
    const both = does('Both Fall', [
      { k: 'destroy', what: field('opp') },
      { k: 'destroy', link: 'and', what: field('you') },
    ]);
    const each = does('Each Falls', [{ k: 'each', do: [{ k: 'destroy', what: field('they') }] }]);
    const rolled = does('Rolled', [
      { k: 'die', by: 'you', n: 1, as: 'd' },
      { k: 'destroy', link: 'and', what: field('you') },
    ]);
    const again = lasting('Again', [
      {
        k: 'replace',
        id: 'r1',
        would: { k: 'tossed', what: 'die', by: 'both' },
        may: true,
        limit: { n: 1, per: 'turn', scope: 'card', counts: 'use' },
        instead: [],
      },
    ]);
    const duel = duelOf(shy, both, each, rolled, again);

    test.each(['Both Fall', 'Each Falls'])(
      'EFFECT-02 %s: asked before the first operation happens',
      (name) => {
        for (const yes of [true, false]) {
          const d = duel('goat')
            .you({ hand: [name], monsters: ['Shy'] })
            .opp({ monsters: ['Vorse Raider', 'Shy'] });
          d.you.activate(name);
          // whose is asked about first: the opponent's of the first operation, or the turn player's half
          const order = name === 'Both Fall' ? [d.opp, d.you] : [d.you, d.opp];
          for (const seat of order) {
            d.resolve();
            expect([d.state.decision?.kind, d.state.decision?.player]).toEqual([
              'yesNo',
              seat === d.you ? 0 : 1,
            ]);
            expect([d.you.monsters, d.opp.monsters]).toEqual([['Shy'], ['Vorse Raider', 'Shy']]);
            if (yes) seat.yes();
            else seat.no();
          }
          expect([d.you.monsters, d.opp.monsters]).toEqual([[], []]);
          expect(d.you.hand).toEqual(yes ? ['Shy'] : []);
          expect(d.opp.gy).toEqual(yes ? ['Vorse Raider'] : ['Vorse Raider', 'Shy']);
        }
      },
    );

    test('EFFECT-02 a roll in the same moment is asked about by itself, and the answers before it stand', () => {
      const d = duel('goat', { dice: [1, 2] })
        .you({ hand: ['Rolled'], monsters: ['Shy'], spells: [{ card: 'Again', pos: 'up' }] })
        .opp();
      d.you.activate('Rolled');
      const asker = () => effAt(d.state.decision!.about.addr).def.name;
      expect([asker(), d.state.dice]).toEqual(['Shy', [1, 2]]);
      d.you.yes();
      expect([asker(), d.state.dice]).toEqual(['Again', [2]]);
      d.you.yes();
      expect(d.you.hand).toEqual(['Shy']);
      expect(d.state.dice).toEqual([]);
    });
  });
});
