import { describe, expect, test } from 'vitest';
import { duel, ERAS } from './table.ts';

const world = { card: 'Toon World', pos: 'up' as const };
const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });

describe.each(ERAS)('Toons in %s', (era) => {
  test('TOON-01 TOON-03 TOON-04 group A comes only beside the own face-up Toon World, for the Tributes of its Level', () => {
    for (const [toon, tributes] of [
      ['Blue-Eyes Toon Dragon', 2],
      ['Manga Ryu-Ran', 2],
      ['Toon Summoned Skull', 1],
      ['Toon Mermaid', 0],
    ] as const) {
      const monsters = ['Mokey Mokey', 'Mokey Mokey'];
      const d = duel(era)
        .you({ hand: [toon], monsters })
        .opp({ spells: [world] });
      expect(d.you.can('procedure', toon)).toBe(false);
      expect(d.you.can('summon', toon)).toBe(false);
      expect(d.you.can('set', toon)).toBe(false);
      const e = duel(era)
        .you({ hand: [toon], monsters, spells: [world] })
        .opp();
      e.you.procedure(toon);
      while (e.you.can('choose', 'Mokey Mokey')) e.you.choose('Mokey Mokey');
      e.you.position('attack');
      expect(e.you.gy).toHaveLength(tributes);
      expect(e.you.card(toon).pos).toBe('attack');
      // a Set Toon World is none
      const f = duel(era)
        .you({ hand: [toon], monsters, spells: ['Toon World'] })
        .opp();
      expect(f.you.can('procedure', toon)).toBe(false);
    }
  });

  test('TOON-04 without enough Tributes it cannot come; its Summon leaves the Normal Summon', () => {
    const d = duel(era)
      .you({ hand: ['Toon Summoned Skull', 'Toon Mermaid', 'Gemini Elf'], spells: [world] })
      .opp();
    expect(d.you.can('procedure', 'Toon Summoned Skull')).toBe(false);
    d.you.procedure('Toon Mermaid', { position: 'attack' });
    expect(d.you.can('summon', 'Gemini Elf')).toBe(true);
    expect(d.you.can('procedure', 'Toon Summoned Skull')).toBe(true);
  });

  test('TOON-02 EX-81 a Toon can be attacked by a monster that is none', () => {
    const d = duel(era)
      .you({ monsters: ['Summoned Skull'] })
      .opp({ monsters: ['Toon Mermaid'], spells: [world] });
    d.you.phase('battle');
    d.you.attack('Summoned Skull', 'Toon Mermaid');
    expect(d.opp.gy).toEqual(['Toon Mermaid']);
  });

  test('TOON-05 TOON-06 EX-79 no attack in the turn it came, then one for 500 LP', () => {
    const d = duel(era)
      .you({ hand: ['Toon Summoned Skull'], monsters: ['Mokey Mokey'], spells: [world], lp: 2000 })
      .opp();
    d.you.procedure('Toon Summoned Skull', { position: 'attack' });
    d.you.phase('battle');
    expect(d.you.can('attack', 'Toon Summoned Skull')).toBe(false);
    d.you.end();
    d.opp.end();
    d.you.phase('battle');
    d.you.attack('Toon Summoned Skull', 'direct');
    expect(d.you.lp).toBe(1500);
    expect(d.opp.lp).toBe(5500);
  });

  test('TOON-06 with too few Life Points it cannot attack', () => {
    const d = duel(era)
      .you({ monsters: ['Toon Summoned Skull'], spells: [world], lp: 499 })
      .opp();
    d.you.phase('battle');
    expect(d.you.can('attack', 'Toon Summoned Skull')).toBe(false);
  });

  test('TOON-07 TOON-08 EX-80 it must attack an opposing Toon, else whatever it likes', () => {
    const d = duel(era)
      .you({ monsters: ['Toon Summoned Skull'], spells: [world] })
      .opp({ monsters: ['Toon Mermaid', 'Gemini Elf'] });
    d.you.phase('battle');
    expect(d.you.targets('Toon Summoned Skull')).toEqual(['Toon Mermaid']);
    const e = duel(era)
      .you({ monsters: ['Toon Summoned Skull'], spells: [world] })
      .opp({ monsters: ['Gemini Elf'] });
    e.you.phase('battle');
    expect(e.you.targets('Toon Summoned Skull').sort()).toEqual(['Gemini Elf', 'direct']);
  });

  test('TOON-09 EX-82 a destroyed Toon World takes all face-up Toons along, on both sides; a face-down one stays', () => {
    const d = duel(era)
      .you({ monsters: ['Toon Mermaid'], spells: [world], hand: ['Mystical Space Typhoon'] })
      .opp({ monsters: ['Manga Ryu-Ran', down('Toon Summoned Skull')], spells: [world] });
    d.you.activate('Mystical Space Typhoon', { targets: ['Toon World of you'] });
    expect(d.you.monsters).toEqual([]);
    expect(d.opp.monsters).toEqual(['Toon Summoned Skull']);
  });

  test('TOON-10 EX-83 Toon World returned to the hand leaves the Toons', () => {
    const d = duel(era)
      .you({ monsters: ['Toon Mermaid'], spells: [world], hand: ['Giant Trunade'] })
      .opp();
    d.you.activate('Giant Trunade');
    expect(d.you.hand).toEqual(['Toon World']);
    expect(d.you.monsters).toEqual(['Toon Mermaid']);
  });

  test('PEERS-23 TOON-03 TOON-11 REVIVE-03 EX-78 revived only beside the own Toon World and after a proper Summon', () => {
    const reborn = (proper: boolean, mine: boolean, theirs: boolean) =>
      duel(era)
        .you({
          hand: ['Monster Reborn'],
          gy: [{ card: 'Blue-Eyes Toon Dragon', proper }],
          spells: mine ? [world] : [],
        })
        .opp({ spells: theirs ? [world] : [] });
    expect(reborn(true, false, false).you.can('activate', 'Monster Reborn')).toBe(false);
    expect(reborn(true, false, true).you.can('activate', 'Monster Reborn')).toBe(false);
    expect(reborn(false, true, false).you.can('activate', 'Monster Reborn')).toBe(false);
    const d = reborn(true, true, false);
    d.you.activate('Monster Reborn', { position: 'attack' });
    expect(d.you.monsters).toEqual(['Blue-Eyes Toon Dragon']);
    // from the opponent's Graveyard it is the reviver's Toon World that counts
    const e = duel(era)
      .you({ hand: ['Monster Reborn'], spells: [world] })
      .opp({ gy: [{ card: 'Blue-Eyes Toon Dragon', proper: true }] });
    expect(e.you.can('activate', 'Monster Reborn')).toBe(true);
  });

  test('GAP-36 the later Toons are Normal Summoned and attack for nothing', () => {
    const d = duel(era)
      .you({ monsters: ['Toon Gemini Elf'], spells: [world], lp: 8000 })
      .opp({ monsters: ['Summoned Skull'] });
    d.you.phase('battle');
    d.you.attack('Toon Gemini Elf', 'direct');
    expect(d.you.lp).toBe(8000);
    const e = duel(era)
      .you({ hand: ['Toon Gemini Elf'] })
      .opp();
    e.you.summon('Toon Gemini Elf');
    expect(e.you.monsters).toEqual(['Toon Gemini Elf']);
  });
});
