import { describe, expect, test } from 'vitest';
import { duel, ERAS } from './table.ts';

const five = ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'];

describe.each(ERAS)('Fusion, Ritual, Tokens in %s', (era) => {
  test('FUSION-01 FUSION-02 EX-60 one material from the field, one from the hand, Attack or Defense', () => {
    const d = duel(era)
      .you({
        hand: ['Polymerization', 'Petit Dragon', 'Vorse Raider'],
        monsters: ['Firegrass'],
        extra: ['Darkfire Dragon'],
      })
      .opp();
    d.you.activate('Polymerization');
    d.you.position('defense');
    expect(d.you.card('Darkfire Dragon').pos).toBe('defense');
    expect(d.you.gy.sort()).toEqual(['Firegrass', 'Petit Dragon', 'Polymerization']);
    expect(d.you.can('summon', 'Vorse Raider')).toBe(true);
  });

  test('FUSION-02 with two possible Fusion Monsters the player chooses', () => {
    const d = duel(era)
      .you({
        hand: ['Polymerization', 'Petit Dragon', 'Firegrass', 'Petit Angel', 'Mystical Sheep #2'],
        extra: ['Darkfire Dragon', 'Fusionist'],
      })
      .opp();
    d.you.activate('Polymerization');
    d.you.choose('Fusionist');
    d.you.position('attack');
    expect(d.you.monsters).toEqual(['Fusionist']);
    expect(d.you.hand.sort()).toEqual(['Firegrass', 'Petit Dragon']);
  });

  test('FUSION-05 EX-62 a Fusion Monster returned to the hand goes to the Fusion Deck (EXTRA-04, HAND-04)', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Darkfire Dragon', proper: true }] })
      .opp({ monsters: [{ card: 'Hane-Hane', pos: 'faceDownDefense' }, 'Mokey Mokey'] });
    d.you.end();
    d.opp.flip('Hane-Hane');
    d.opp.choose('Darkfire Dragon');
    expect(d.you.extra).toEqual(['Darkfire Dragon']);
    expect(d.you.hand).not.toContain('Darkfire Dragon');
  });

  test('GY-03 a destroyed Fusion Monster lies in the Graveyard and, properly made, may be revived', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Darkfire Dragon', proper: true }], hand: ['Dark Hole', 'Monster Reborn'] })
      .opp();
    d.you.activate('Dark Hole');
    expect(d.you.gy).toContain('Darkfire Dragon');
    expect(d.you.can('activate', 'Monster Reborn')).toBe(true);
  });

  test('RITUAL-04 a Tribute from hand or field; RITUAL-07 RITUAL-08 it leaves the Normal Summon', () => {
    const d = duel(era)
      .you({ hand: ['Black Illusion Ritual', 'Relinquished', 'Vorse Raider'], monsters: ['Mokey Mokey'] })
      .opp();
    d.you.activate('Black Illusion Ritual');
    d.you.choose('Mokey Mokey');
    d.you.position('attack');
    expect(d.you.monsters).toEqual(['Relinquished']);
    expect(d.you.can('summon', 'Vorse Raider')).toBe(true);
  });

  test('RITUAL-05 EX-69 a second Ritual Monster in hand may be the Tribute', () => {
    const d = duel(era)
      .you({ hand: ['Black Illusion Ritual', 'Relinquished', 'Relinquished'] })
      .opp();
    d.you.activate('Black Illusion Ritual');
    d.you.choose('Relinquished');
    if (d.you.can('choose', 'Relinquished')) d.you.choose('Relinquished');
    d.you.position('attack');
    expect(d.you.monsters).toEqual(['Relinquished']);
    expect(d.you.gy.sort()).toEqual(['Black Illusion Ritual', 'Relinquished']);
  });

  test('RITUAL-09 EX-67 Mystic Tomato does not bring Relinquished', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: ['Mystic Tomato'], deck: ['Relinquished', 'Sangan', 'Kuriboh'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Mystic Tomato');
    d.opp.activate('Mystic Tomato');
    expect(d.opp.can('choose', 'Sangan')).toBe(true);
    expect(d.opp.can('choose', 'Relinquished')).toBe(false);
  });

  test('RITUAL-10 back in the hand it needs its Ritual again', () => {
    const d = duel(era)
      .you({
        monsters: [{ card: 'Relinquished', proper: true }],
        hand: ['Card Destruction', 'Monster Reborn'],
      })
      .opp({ monsters: [{ card: 'Hane-Hane', pos: 'faceDownDefense' }] });
    d.you.end();
    d.opp.flip('Hane-Hane');
    d.opp.choose('Relinquished');
    d.opp.end();
    d.you.activate('Card Destruction');
    expect(d.you.gy).toContain('Relinquished');
    expect(d.you.can('activate', 'Monster Reborn')).toBe(false);
  });

  test('TOKEN-01 TOKEN-03 Scapegoat: four Tokens in Defense; they are Normal Monsters for nobody’s effect', () => {
    const d = duel(era)
      .you({ spells: ['Scapegoat'] })
      .opp();
    d.you.activate('Scapegoat');
    expect(d.you.monsters).toEqual(['Sheep Token', 'Sheep Token', 'Sheep Token', 'Sheep Token']);
    expect(d.you.card('Sheep Token').pos).toBe('defense');
  });

  test('TOKEN-07 EX-76 a destroyed Token goes nowhere: Last Will does not act for it', () => {
    const d = duel(era)
      .you({ hand: ['Last Will', 'Dark Hole'], spells: ['Scapegoat'], deck: ['Sangan'] })
      .opp();
    d.you.activate('Last Will');
    d.you.activate('Scapegoat');
    d.you.activate('Dark Hole');
    expect(d.you.gy.sort()).toEqual(['Dark Hole', 'Last Will', 'Scapegoat']);
    expect(d.you.banished).toEqual([]);
    expect(() => d.you.yes()).toThrow();
  });

  test('TOKEN-08 EX-77 a Token returned to the hand is gone', () => {
    const d = duel(era)
      .you({ spells: ['Scapegoat'] })
      .opp({ monsters: [{ card: 'Hane-Hane', pos: 'faceDownDefense' }] });
    d.you.activate('Scapegoat');
    d.you.end();
    d.opp.flip('Hane-Hane');
    d.opp.choose('Sheep Token');
    expect(d.you.hand).toEqual([]);
    expect(d.you.monsters).toHaveLength(3);
  });

  test('EX-74 Scapegoat’s promise: no Summon before or after in that turn; Setting is none', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider', 'Monster Reborn'], gy: ['Battle Ox'], spells: ['Scapegoat'] })
      .opp();
    d.you.activate('Scapegoat');
    expect(d.you.can('summon', 'Vorse Raider')).toBe(false);
    expect(d.you.can('activate', 'Monster Reborn')).toBe(false);
    expect(d.you.can('set', 'Vorse Raider')).toBe(true);
    const after = duel(era)
      .you({ hand: ['Vorse Raider'], spells: ['Scapegoat'] })
      .opp();
    after.you.summon('Vorse Raider');
    expect(after.you.can('activate', 'Scapegoat')).toBe(false);
    after.you.end();
    expect(after.you.can('activate', 'Scapegoat')).toBe(true);
  });

  test('GAP-14 Metamorphosis reads the Level the Tribute had on the field', () => {
    const d = duel(era)
      .you({
        hand: ['Metamorphosis'],
        monsters: ['Vorse Raider'],
        extra: ['Darkfire Dragon', 'Thousand-Eyes Restrict'],
      })
      .opp();
    d.you.activate('Metamorphosis', { cost: ['Vorse Raider'] });
    d.you.position('attack');
    expect(d.you.monsters).toEqual(['Darkfire Dragon']);
  });

  test('EMZ-11 Metamorphosis with five monsters: its Tribute frees the zone', () => {
    const d = duel(era)
      .you({ hand: ['Metamorphosis'], monsters: five, extra: ['Thousand-Eyes Restrict'] })
      .opp();
    d.you.activate('Metamorphosis', { cost: ['Mokey Mokey'] });
    d.you.position('attack');
    expect(d.you.monsters).toContain('Thousand-Eyes Restrict');
  });

  test('TRIBUTE-06 Sangan Tributed for Metamorphosis searches after the Summon', () => {
    const d = duel(era)
      .you({
        hand: ['Metamorphosis'],
        monsters: ['Sangan'],
        extra: ['Fusionist'],
        deck: ['Kuriboh', 'Exiled Force'],
      })
      .opp();
    d.you.activate('Metamorphosis', { cost: ['Sangan'] });
    d.you.position('attack');
    d.you.choose('Kuriboh');
    expect(d.you.monsters).toEqual(['Fusionist']);
    expect(d.you.hand).toEqual(['Kuriboh']);
  });
});
