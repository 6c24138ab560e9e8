/** Worked examples with cards of several sets: Equips for one Type, substitutes, two Tributes of a Ritual, Tokens. */
import { describe, expect, test } from 'vitest';
import { duel, ERAS } from './table.ts';

const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });

describe.each(ERAS)('worked examples in %s', (era) => {
  test('EX-30 Legendary Sword is not for Dark Magician, who is no Warrior', () => {
    const at = (monster: string) =>
      duel(era)
        .you({ hand: ['Legendary Sword'], monsters: [monster] })
        .opp().you;
    expect(at('Dark Magician').can('activate', 'Legendary Sword')).toBe(false);
    const you = at('Kojikocy');
    you.activate('Legendary Sword');
    expect([you.card('Kojikocy').atk, you.card('Kojikocy').def]).toEqual([1800, 1500]);
  });

  test('EX-32 Ring of Magnetism goes on an own monster, not on one of B', () => {
    const at = (mine: string[]) =>
      duel(era)
        .you({ hand: ['Ring of Magnetism'], monsters: mine })
        .opp({ monsters: ['Vorse Raider'] }).you;
    expect(at([]).can('activate', 'Ring of Magnetism')).toBe(false);
    const you = at(['Battle Ox']);
    you.activate('Ring of Magnetism', { targets: ['Battle Ox'] });
    expect([you.card('Battle Ox').atk, you.card('Battle Ox').def]).toEqual([1200, 500]);
  });

  test('EX-42 in the Damage Step Rush Recklessly may be used, Mystical Space Typhoon not', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'], spells: ['Waboku'] })
      .opp({ monsters: ['Battle Ox'], spells: ['Rush Recklessly', 'Mystical Space Typhoon'] });
    const asked = () => d.state.decision!.player;
    const offered = () => d.state.decision!.options.filter((o) => o.k === 'activate').length;
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Battle Ox');
    while (asked() === 0) d.you.pass();
    expect([d.state.sub, offered()]).toEqual(['none', 2]);
    while (d.state.sub === 'none' || asked() === 0) (asked() === 0 ? d.you : d.opp).pass();
    expect(offered()).toBe(1);
    d.opp.activate('Rush Recklessly', { targets: ['Battle Ox'] });
    expect([d.you.gy, d.you.lp, d.opp.spells]).toEqual([['Vorse Raider'], 7500, ['Mystical Space Typhoon']]);
  });

  test('EX-64 one Fusion Substitute stands for a named material, two do not', () => {
    const at = (...hand: string[]) =>
      duel(era)
        .you({ hand: ['Polymerization', ...hand], extra: ['Darkfire Dragon'] })
        .opp().you;
    for (const real of ['Firegrass', 'Petit Dragon']) {
      const you = at('Versago the Destroyer', real);
      you.activate('Polymerization');
      you.position('attack');
      expect([you.monsters, you.gy.sort()]).toEqual([
        ['Darkfire Dragon'],
        ['Polymerization', 'Versago the Destroyer', real].sort(),
      ]);
    }
    const two = at('Versago the Destroyer', 'Goddess with the Third Eye');
    expect(two.can('activate', 'Polymerization')).toBe(false);
  });

  test('EX-72 one Tribute from the field and one from the hand make a Ritual', () => {
    const d = duel(era)
      .you({ hand: ['Black Luster Ritual', 'Black Luster Soldier', 'Vorse Raider'], monsters: ['Battle Ox'] })
      .opp();
    d.you.activate('Black Luster Ritual');
    if (d.you.can('choose', 'Battle Ox')) d.you.choose('Battle Ox', 'Vorse Raider');
    d.you.position('attack');
    expect([d.you.monsters, d.you.hand]).toEqual([['Black Luster Soldier'], []]);
    expect(d.you.gy.sort()).toEqual(['Battle Ox', 'Black Luster Ritual', 'Vorse Raider']);
  });

  test('EX-73 Ceasefire counts the one Effect Monster and none of four Sheep Tokens', () => {
    const d = duel(era)
      .you({ spells: ['Scapegoat', 'Ceasefire'] })
      .opp({ monsters: ['Sangan'] });
    d.you.activate('Scapegoat');
    d.resolve();
    expect(d.you.monsters).toHaveLength(4);
    d.you.activate('Ceasefire');
    expect(d.opp.lp).toBe(7500);
  });

  test('EX-74 Sheep Tokens are no Tributes for a Tribute Summon, Ojama Tokens are', () => {
    const at = (token: string) =>
      duel(era)
        .you({ hand: ['Judge Man'], monsters: [token] })
        .opp().you;
    expect(at('Sheep Token').can('summon', 'Judge Man')).toBe(false);
    expect(at('Lamb Token').can('summon', 'Judge Man')).toBe(true);
  });

  test('EX-75 a Token is no target for Darkness Approaches nor hidden by Magical Hats', () => {
    const at = (monster: string) =>
      duel(era)
        .you({ hand: ['Darkness Approaches', 'Mokey Mokey', 'Mokey Mokey'], monsters: [monster] })
        .opp().you;
    expect(at('Sheep Token').can('activate', 'Darkness Approaches')).toBe(false);
    expect(at('Vorse Raider').can('activate', 'Darkness Approaches')).toBe(true);
    const hats = (monster: string) => {
      const d = duel(era)
        .you({ monsters: [monster], spells: ['Magical Hats'], deck: ['Ookazi', 'Dark Hole', 'Sogen'] })
        .opp({ monsters: ['Vorse Raider'] });
      d.you.end();
      d.opp.phase('battle');
      return d.you.can('activate', 'Magical Hats');
    };
    expect([hats('Sheep Token'), hats('Mokey Mokey')]).toEqual([false, true]);
  });

  test('EX-76 a destroyed Token is in no Graveyard: neither Last Will nor Michizure answers', () => {
    const table = (monster: string) => {
      const d = duel(era)
        .you({ hand: ['Last Will'], monsters: [monster], spells: ['Michizure'], deck: ['Sangan'] })
        .opp({ monsters: ['Vorse Raider'], hand: ['Fissure'] });
      d.you.end();
      d.opp.activate('Fissure');
      return d;
    };
    const token = table('Sheep Token');
    expect([token.you.monsters, token.you.gy]).toEqual([[], []]);
    expect(token.you.can('activate', 'Michizure')).toBe(false);
    const real = table('Mokey Mokey');
    expect(real.you.gy).toEqual(['Mokey Mokey']);
    expect(real.you.can('activate', 'Michizure')).toBe(true);
  });

  test('EX-76 Last Will does not act for a Token', () => {
    const table = (monsters: string[]) => {
      const d = duel(era)
        .you({ hand: ['Last Will', 'Dark Hole'], monsters, deck: ['Sangan'] })
        .opp();
      d.you.activate('Last Will');
      d.you.activate('Dark Hole');
      return d;
    };
    expect(table(['Sheep Token']).at.decision?.kind).toBe('main');
    const real = table(['Mokey Mokey']);
    expect(real.at.decision?.kind).not.toBe('main');
  });
});

test('EX-35 a monster Set this turn cannot be equipped either', () => {
  const d = duel('classic')
    .you({ hand: ['Sword of Dark Destruction', 'Vorse Raider'] })
    .opp({ monsters: [down('Vorse Raider')] });
  d.you.set('Vorse Raider');
  expect(d.you.can('activate', 'Sword of Dark Destruction')).toBe(false);
});
