/** Worked examples: Fusions, Rituals and Tokens (EX-60 to EX-77). */
import { describe, expect, test } from 'vitest';
import { duel, ERAS } from './table.ts';

const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });

describe.each(ERAS)('worked examples of Fusions in %s', (era) => {
  const table = (spells: string[] = [], hand: string[] = []) =>
    duel(era)
      .you({
        hand: ['Polymerization', 'Petit Dragon', 'Vorse Raider'],
        monsters: ['Firegrass'],
        extra: ['Darkfire Dragon'],
      })
      .opp({ spells, hand });

  test.each(['attack', 'defense'] as const)(
    'EX-60 Darkfire Dragon in %s Position; a Normal Summon is left',
    (pos) => {
      const d = table();
      d.you.activate('Polymerization');
      d.you.position(pos);
      expect([d.you.monsters, d.you.card('Darkfire Dragon').pos]).toEqual([['Darkfire Dragon'], pos]);
      expect(d.you.gy.sort()).toEqual(['Firegrass', 'Petit Dragon', 'Polymerization']);
      expect(d.you.extra).toEqual([]);
      expect([d.you.can('summon', 'Vorse Raider'), d.you.can('set', 'Vorse Raider')]).toEqual([true, true]);
    },
  );

  test('EX-61 Trap Hole does not answer it', () => {
    const d = table(['Trap Hole']);
    d.you.activate('Polymerization');
    d.you.position('attack');
    expect(d.you.card('Darkfire Dragon').atk).toBeGreaterThanOrEqual(1000);
    expect(d.opp.can('activate', 'Trap Hole')).toBe(false);
    d.you.summon('Vorse Raider');
    expect(d.opp.can('activate', 'Trap Hole')).toBe(true);
  });

  test('EX-62 returned to the hand it lies in the Extra Deck', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Darkfire Dragon', proper: true }] })
      .opp({ monsters: [down('Hane-Hane'), 'Mokey Mokey'] });
    d.you.end();
    const hand = d.you.hand.length;
    d.opp.flip('Hane-Hane');
    d.opp.choose('Darkfire Dragon');
    expect([d.you.extra, d.you.hand.length, d.you.monsters]).toEqual([['Darkfire Dragon'], hand, []]);
  });

  test('EX-63 Polymerization negated: the materials stay', () => {
    const d = table(['Magic Jammer'], ['Mokey Mokey']);
    d.you.activate('Polymerization');
    d.opp.activate('Magic Jammer', { cost: ['Mokey Mokey'] });
    expect([d.you.monsters, d.you.hand.sort()]).toEqual([['Firegrass'], ['Petit Dragon', 'Vorse Raider']]);
    expect([d.you.gy, d.you.extra]).toEqual([['Polymerization'], ['Darkfire Dragon']]);
  });
});

describe.each(ERAS)('worked examples of Rituals in %s', (era) => {
  test('EX-66 Mystical Elf alone meets Relinquished’s Level; a second Tribute is not offered', () => {
    const d = duel(era)
      .you({ hand: ['Black Illusion Ritual', 'Relinquished'], monsters: ['Mystical Elf', 'Mokey Mokey'] })
      .opp();
    d.you.activate('Black Illusion Ritual');
    d.you.choose('Mystical Elf');
    expect(d.you.can('choose', 'Mokey Mokey')).toBe(false);
    d.you.position('attack');
    expect([d.you.monsters.sort(), d.you.gy.sort()]).toEqual([
      ['Mokey Mokey', 'Relinquished'],
      ['Black Illusion Ritual', 'Mystical Elf'],
    ]);
  });

  test('EX-67 Mystic Tomato destroyed in battle does not bring Relinquished', () => {
    const d = duel(era)
      .you({ monsters: ['Mystic Tomato'], deck: ['Relinquished', 'Sangan', 'Kuriboh'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.phase('battle');
    d.you.attack('Mystic Tomato', 'Vorse Raider');
    d.you.activate('Mystic Tomato');
    d.resolve();
    expect([d.you.can('choose', 'Relinquished'), d.you.can('choose', 'Sangan')]).toEqual([false, true]);
  });

  test('EX-68 Relinquished may be revived after a Ritual Summon, not after a discard', () => {
    const can = (proper: boolean) =>
      duel(era)
        .you({ hand: ['Monster Reborn'], gy: [{ card: 'Relinquished', proper }] })
        .opp()
        .you.can('activate', 'Monster Reborn');
    expect([can(true), can(false)]).toEqual([true, false]);
    const made = duel(era)
      .you({
        hand: ['Black Illusion Ritual', 'Relinquished', 'Dark Hole', 'Monster Reborn'],
        monsters: ['Mokey Mokey'],
      })
      .opp();
    made.you.activate('Black Illusion Ritual');
    made.you.choose('Mokey Mokey');
    made.you.position('attack');
    made.you.activate('Dark Hole');
    made.you.activate('Monster Reborn', { targets: ['Relinquished'] });
    made.you.position('attack');
    expect(made.you.monsters).toEqual(['Relinquished']);
  });

  test('EX-69 a second Ritual Monster in the hand is the Tribute', () => {
    const d = duel(era)
      .you({ hand: ['Black Illusion Ritual', 'Relinquished', 'Relinquished'] })
      .opp();
    d.you.activate('Black Illusion Ritual');
    d.you.choose('Relinquished');
    if (d.you.can('choose', 'Relinquished')) d.you.choose('Relinquished');
    d.you.position('defense');
    expect([d.you.monsters, d.you.hand]).toEqual([['Relinquished'], []]);
    expect(d.you.gy.sort()).toEqual(['Black Illusion Ritual', 'Relinquished']);
  });

  test('EX-70 back in the hand it takes a new Ritual', () => {
    const d = duel(era)
      .you({
        hand: ['Black Illusion Ritual'],
        monsters: [{ card: 'Relinquished', proper: true }, 'Mokey Mokey', down('Hane-Hane')],
      })
      .opp();
    d.you.flip('Hane-Hane');
    d.you.choose('Relinquished');
    d.resolve();
    expect(d.you.hand.sort()).toEqual(['Black Illusion Ritual', 'Relinquished']);
    expect([d.you.can('summon', 'Relinquished'), d.you.can('set', 'Relinquished')]).toEqual([false, false]);
    expect(d.you.can('procedure', 'Relinquished')).toBe(false);
    d.you.activate('Black Illusion Ritual');
    d.you.choose('Mokey Mokey');
    d.you.position('attack');
    expect(d.you.monsters.sort()).toEqual(['Hane-Hane', 'Relinquished']);
  });

  test('EX-71 the Ritual Spell negated: no Tribute is lost', () => {
    const d = duel(era)
      .you({ hand: ['Black Illusion Ritual', 'Relinquished'], monsters: ['Mokey Mokey'] })
      .opp({ hand: ['Mokey Mokey'], spells: ['Magic Jammer'] });
    d.you.activate('Black Illusion Ritual');
    d.opp.activate('Magic Jammer', { cost: ['Mokey Mokey'] });
    expect([d.you.monsters, d.you.hand, d.you.gy]).toEqual([
      ['Mokey Mokey'],
      ['Relinquished'],
      ['Black Illusion Ritual'],
    ]);
  });
});

describe.each(ERAS)('worked examples of Tokens in %s', (era) => {
  test('EX-77 a Token returned to the hand is gone', () => {
    const d = duel(era)
      .you({ spells: ['Scapegoat'] })
      .opp({ monsters: [down('Hane-Hane')] });
    d.you.activate('Scapegoat');
    expect(d.you.monsters).toHaveLength(4);
    d.you.end();
    const hand = d.you.hand.length;
    d.opp.flip('Hane-Hane');
    d.opp.choose('Sheep Token');
    expect([d.you.monsters.length, d.you.hand.length, d.you.gy]).toEqual([3, hand, ['Scapegoat']]);
  });
});
