/** Parameters in which all the profiles agree: each is played out in every one of them. */
import { describe, expect, test } from 'vitest';
import { PHASES } from '../../src/engine/types.ts';
import { duel, ERAS } from './table.ts';

const up = (card: string) => ({ card, pos: 'up' as const });

describe.each(ERAS)('what every profile has, in %s', (era) => {
  test('PRM-12 six phases in this order', () => {
    const d = duel(era, { phase: 'draw' }).you().opp();
    expect(PHASES).toEqual(['draw', 'standby', 'main1', 'battle', 'main2', 'end']);
    expect(d.at.phase).toBe('main1');
    d.you.phase('battle');
    expect(d.you.can('phase', 'main2')).toBe(true);
    d.you.phase('main2');
    expect([d.you.can('phase', 'battle'), d.you.can('phase', 'end')]).toEqual([false, true]);
  });

  test('PRM-17 RITUAL-02 the Ritual Spell from the hand, or Set and used in the same turn', () => {
    const d = duel(era)
      .you({ hand: ['Black Illusion Ritual', 'Relinquished'], monsters: ['Mokey Mokey'] })
      .opp();
    expect(d.you.can('activate', 'Black Illusion Ritual')).toBe(true);
    d.you.set('Black Illusion Ritual');
    d.you.activate('Black Illusion Ritual');
    d.you.choose('Mokey Mokey');
    d.you.position('attack');
    expect(d.you.monsters).toEqual(['Relinquished']);
  });

  test.each([
    ['field', [], ['Battle Ox', 'Vorse Raider']],
    ['hand', ['Battle Ox', 'Vorse Raider'], []],
    ['field and hand', ['Battle Ox'], ['Vorse Raider']],
  ])('PRM-18 RITUAL-04 the Tributes of a Ritual from %s', (_, hand, monsters) => {
    const d = duel(era)
      .you({ hand: ['Black Luster Ritual', 'Black Luster Soldier', ...hand], monsters })
      .opp();
    d.you.activate('Black Luster Ritual');
    if (d.you.can('choose', 'Battle Ox')) d.you.choose('Battle Ox', 'Vorse Raider');
    d.you.position('defense');
    expect([d.you.monsters, d.you.hand]).toEqual([['Black Luster Soldier'], []]);
  });

  test('PRM-19 RITUAL-06 no Tribute beyond those that already meet the Level', () => {
    const d = duel(era)
      .you({
        hand: ['Black Luster Ritual', 'Black Luster Soldier'],
        monsters: ['Battle Ox', 'Vorse Raider', 'Mokey Mokey'],
      })
      .opp();
    d.you.activate('Black Luster Ritual');
    d.you.choose('Battle Ox', 'Vorse Raider');
    expect(d.you.can('choose', 'Mokey Mokey')).toBe(false);
    d.you.position('attack');
    expect(d.you.monsters.sort()).toEqual(['Black Luster Soldier', 'Mokey Mokey']);
  });

  test('PRM-20 FUSION-06 RITUAL-12 materials and Tributes leave on resolution; negated, they stay', () => {
    const jammed = { hand: ['Mokey Mokey'], spells: ['Magic Jammer'] };
    const fusion = duel(era)
      .you({ hand: ['Polymerization', 'Petit Dragon'], monsters: ['Firegrass'], extra: ['Darkfire Dragon'] })
      .opp(jammed);
    fusion.you.activate('Polymerization');
    fusion.opp.activate('Magic Jammer');
    expect([fusion.you.monsters, fusion.you.hand, fusion.you.gy]).toEqual([
      ['Firegrass'],
      ['Petit Dragon'],
      ['Polymerization'],
    ]);
    const ritual = duel(era)
      .you({ hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Battle Ox'], monsters: ['Vorse Raider'] })
      .opp(jammed);
    ritual.you.activate('Black Luster Ritual');
    ritual.opp.activate('Magic Jammer');
    expect([ritual.you.monsters, ritual.you.hand.sort(), ritual.you.gy]).toEqual([
      ['Vorse Raider'],
      ['Battle Ox', 'Black Luster Soldier'],
      ['Black Luster Ritual'],
    ]);
  });

  test.each([
    ['higher', 'Great Angus', 'Dark Blade', 0, true],
    ['lower', 'Uraby', 'Robotic Knight', 300, false],
    ['equal', 'Uraby', 'Dark Blade', 0, false],
  ] as const)('PRM-22 ATK %s than DEF', (_, attacker, defender, loss, falls) => {
    const d = duel(era)
      .you({ monsters: [attacker] })
      .opp({ monsters: [{ card: defender, pos: 'defense' }] });
    d.you.phase('battle');
    d.you.attack(attacker, defender);
    expect([d.you.lp, d.opp.lp, d.you.monsters]).toEqual([8000 - loss, 8000, [attacker]]);
    expect(d.opp.monsters).toEqual(falls ? [] : [defender]);
  });

  test('PRM-34 BANISH-02 a removed card stays away; nothing offers it, not even what revives', () => {
    const d = duel(era)
      .you({ hand: ['Monster Reborn'], banished: ['Vorse Raider'], gy: [] })
      .opp({ banished: ['Battle Ox'] });
    expect(d.you.can('activate', 'Monster Reborn')).toBe(false);
    d.you.end();
    d.opp.end();
    expect([d.you.banished, d.opp.banished]).toEqual([['Vorse Raider'], ['Battle Ox']]);
  });

  test('PRM-37 TERM-05 sent to the Graveyard is not destroyed: Sangan Tributed searches, Call of the Haunted stays', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man'], monsters: ['Sangan'], deck: ['Kuriboh', 'Exiled Force'] })
      .opp();
    d.you.summon('Judge Man', { tributes: ['Sangan'] });
    d.resolve();
    d.you.choose('Kuriboh');
    expect(d.you.hand).toEqual(['Kuriboh']);
    const e = duel(era)
      .you({
        hand: ['Judge Man'],
        monsters: ['Vorse Raider'],
        spells: [{ ...up('Call of the Haunted'), linked: { player: 0, slot: 0 } }],
      })
      .opp();
    e.you.summon('Judge Man', { tributes: ['Vorse Raider'] });
    expect(e.you.spells).toEqual(['Call of the Haunted']); // it goes when the monster is destroyed
  });

  test('PRM-38 EFFECT-03 a Continuous Effect applies at once, outside any chain', () => {
    const d = duel(era)
      .you({ hand: ['Jinzo'], monsters: ['Mokey Mokey'] })
      .opp({ spells: [up('Imperial Order'), 'Trap Hole', 'Waboku'] });
    d.you.summon('Jinzo', { tributes: ['Mokey Mokey'] });
    expect([d.heard.includes('activated'), d.state.chain.length]).toEqual([false, 0]);
    expect([d.opp.can('activate', 'Trap Hole'), d.opp.can('activate', 'Waboku')]).toEqual([false, false]);
  });
});
