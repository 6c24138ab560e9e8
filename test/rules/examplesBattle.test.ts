/** Worked examples: Flip Effects and battle (EX-54 to EX-58). */
import { describe, expect, test } from 'vitest';
import { duel, ERAS } from './table.ts';

const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const defense = (card: string) => ({ card, pos: 'defense' as const });

describe.each(ERAS)('worked examples of Flip Effects and battle in %s', (era) => {
  test('EX-54 destroyed by the attack it still acts: flipped, calculated, applied, then sent to the GY', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider', 'Luster Dragon'] })
      .opp({ monsters: [down('Man-Eater Bug')] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Man-Eater Bug');
    d.opp.choose('Luster Dragon');
    expect(d.heard.indexOf('activated')).toBeLessThan(d.heard.lastIndexOf('moved'));
    expect(d.you.gy).toEqual(['Luster Dragon']);
    expect([d.you.monsters, d.opp.gy]).toEqual([['Vorse Raider'], ['Man-Eater Bug']]);
  });

  test('EX-55 no Flip Effect by a Normal Summon, a revival or a Tribute', () => {
    const summoned = duel(era)
      .you({ hand: ['Man-Eater Bug'] })
      .opp({ monsters: ['Vorse Raider'] });
    summoned.you.summon('Man-Eater Bug');
    const revived = duel(era)
      .you({ hand: ['Monster Reborn'], gy: ['Man-Eater Bug'] })
      .opp({ monsters: ['Vorse Raider'] });
    revived.you.activate('Monster Reborn', { targets: ['Man-Eater Bug'] });
    revived.you.position('attack');
    const tributed = duel(era)
      .you({ hand: ['Judge Man'], monsters: [down('Man-Eater Bug')] })
      .opp({ monsters: ['Vorse Raider'] });
    tributed.you.summon('Judge Man', { tributes: ['Man-Eater Bug'] });
    for (const d of [summoned, revived, tributed]) {
      expect(d.you.can('activate', 'Man-Eater Bug')).toBe(false);
      expect(d.heard.filter((k) => k === 'activated')).toEqual([]);
      expect(d.opp.monsters).toEqual(['Vorse Raider']);
    }
  });

  test('EX-56 a face-down monster that survives an attack stays in face-up Defense Position', () => {
    const d = duel(era)
      .you({ monsters: ['Battle Ox'] })
      .opp({ monsters: [down('Mystical Elf')] });
    d.you.phase('battle');
    d.you.attack('Battle Ox', 'Mystical Elf');
    expect(d.opp.card('Mystical Elf').pos).toBe('defense');
    d.you.end();
    d.opp.end();
    expect(d.opp.card('Mystical Elf').pos).toBe('defense');
  });

  /** Attacker, target, LP lost by the attacking and the other player, what is destroyed on each side. */
  const battles = [
    ['ATK 1800 against ATK 1500', 'Great Angus', 'Uraby', 0, 300, false, true],
    ['ATK 1500 against ATK 1800', 'Uraby', 'Great Angus', 300, 0, true, false],
    ['ATK 1500 against ATK 1500', 'Uraby', 'Giant Flea', 0, 0, true, true],
    ['ATK 1800 against DEF 1500', 'Great Angus', defense('Dark Blade'), 0, 0, false, true],
    ['ATK 1500 against DEF 1800', 'Uraby', defense('Robotic Knight'), 300, 0, false, false],
    ['ATK 1500 against DEF 1500', 'Uraby', defense('Dark Blade'), 0, 0, false, false],
  ] as const;
  test.each(battles)('EX-57 %s', (_, attacker, target, mine, theirs, attackerGoes, targetGoes) => {
    const d = duel(era)
      .you({ monsters: [attacker], lp: 4000 })
      .opp({ monsters: [target], lp: 4000 });
    const name = typeof target === 'string' ? target : target.card;
    d.you.phase('battle');
    d.you.attack(attacker, name);
    expect([d.you.lp, d.opp.lp]).toEqual([4000 - mine, 4000 - theirs]);
    expect([d.you.gy, d.opp.gy]).toEqual([attackerGoes ? [attacker] : [], targetGoes ? [name] : []]);
  });

  test('EX-58 Swords of Revealing Light opens a Flip Effect Monster in Defense Position; its effect activates', () => {
    const d = duel(era)
      .you({ hand: ['Swords of Revealing Light'], monsters: ['Vorse Raider'] })
      .opp({ monsters: [down('Man-Eater Bug')] });
    d.you.activate('Swords of Revealing Light');
    d.opp.choose('Vorse Raider');
    expect(d.opp.card('Man-Eater Bug').pos).toBe('defense');
    expect(d.you.gy).toEqual(['Vorse Raider']);
  });
});
