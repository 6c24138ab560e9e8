import { describe, expect, test } from 'vitest';
import { duel, ERAS, except } from './table.ts';

describe.each(ERAS)('battle in %s', (era) => {
  test('BATTLE-01 each face-up Attack Position monster attacks once per Battle Phase', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider', 'Battle Ox'] })
      .opp({ lp: 8000 });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    expect(d.opp.lp).toBe(6100);
    expect(d.you.can('attack', 'Vorse Raider')).toBe(false);
    d.you.attack('Battle Ox', 'direct');
    expect(d.opp.lp).toBe(4400);
    expect(d.you.can('attack', 'Battle Ox')).toBe(false);
  });

  test('BATTLE-03 the turn player chooses the target; with monsters there is no direct attack (GAP-04)', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: ['Battle Ox', { card: 'Mystical Elf', pos: 'faceDownDefense' }] });
    d.you.phase('battle');
    expect(d.you.targets('Vorse Raider').sort()).toEqual(['Battle Ox', 'Mystical Elf']);
  });

  test('BATTLE-04 monsters in Defense Position, face-up or face-down, do not attack', () => {
    const d = duel(era)
      .you({
        monsters: [
          { card: 'Vorse Raider', pos: 'defense' },
          { card: 'Battle Ox', pos: 'faceDownDefense' },
        ],
      })
      .opp();
    d.you.phase('battle');
    expect(d.you.can('attack', 'Vorse Raider')).toBe(false);
    expect(d.you.can('attack', 'Battle Ox')).toBe(false);
  });

  test('BATTLE-05 Traps and Quick-Plays may be activated in the Battle Phase, other Spells not', () => {
    const d = duel(era)
      .you({ hand: ['Dark Hole', 'Mystical Space Typhoon'], monsters: ['Vorse Raider'], spells: ['Waboku'] })
      .opp({ spells: ['Sogen', 'Waboku'] });
    d.you.phase('battle');
    expect(d.you.can('activate', 'Dark Hole')).toBe(false);
    expect(d.you.can('activate', 'Mystical Space Typhoon')).toBe(true);
    expect(d.you.can('activate', 'Waboku')).toBe(true);
    d.you.attack('Vorse Raider');
    expect(d.opp.can('activate', 'Waboku')).toBe(true);
  });

  test('BATTLE-06 a face-down monster that survives an attack stays face-up', () => {
    const d = duel(era)
      .you({ monsters: ['Battle Ox'] })
      .opp({ monsters: [{ card: 'Mystical Elf', pos: 'faceDownDefense' }] });
    d.you.phase('battle');
    d.you.attack('Battle Ox', 'Mystical Elf');
    expect(d.opp.card('Mystical Elf').pos).toBe('defense');
    expect(d.you.lp).toBe(7700);
  });

  test('GAP-07 the attacker destroyed in answer: the attack ends, the target stays', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider', 'Battle Ox'] })
      .opp({ monsters: ['Mokey Mokey'], spells: ['Sakuretsu Armor'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Mokey Mokey');
    d.opp.activate('Sakuretsu Armor');
    expect(d.you.gy).toEqual(['Vorse Raider']);
    expect(d.opp.monsters).toEqual(['Mokey Mokey']);
    d.you.attack('Battle Ox', 'Mokey Mokey');
    expect(d.opp.lp).toBe(6600);
  });

  test('GAP-07 a negated attack is spent', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ spells: ['Magic Cylinder'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider');
    d.opp.activate('Magic Cylinder');
    expect(d.opp.lp).toBe(8000);
    expect(d.you.lp).toBe(6100);
    expect(d.you.can('attack', 'Vorse Raider')).toBe(false);
  });

  test('POS-07 after an attack, a negated one too, no change of position in Main Phase 2 (PRM-21)', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ spells: ['Magic Cylinder'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider');
    d.opp.activate('Magic Cylinder');
    d.you.phase('main2');
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
  });

  test('GAP-48 a Flip Effect cannot choose the monster already destroyed in that battle', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: [{ card: 'Man-Eater Bug', pos: 'faceDownDefense' }, 'Luster Dragon'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Man-Eater Bug');
    expect(d.opp.can('choose', 'Luster Dragon')).toBe(true);
    expect(d.opp.can('choose', 'Vorse Raider')).toBe(true);
    expect(d.opp.can('choose', 'Man-Eater Bug')).toBe(false);
  });

  test('GAP-49 a face-down target is turned up only in the Damage Step', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: [{ card: 'Mystical Elf', pos: 'faceDownDefense' }], spells: ['Sakuretsu Armor'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Mystical Elf');
    d.opp.activate('Sakuretsu Armor');
    expect(d.opp.card('Mystical Elf').pos).toBe('faceDownDefense');
  });

  test('GAP-24 only piercing hurts the player behind a defender', () => {
    const d = duel(era)
      .you({ monsters: ['Airknight Parshath', 'Vorse Raider'] })
      .opp({
        monsters: [
          { card: 'Mokey Mokey', pos: 'defense' },
          { card: 'Battle Ox', pos: 'defense' },
        ],
      });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Battle Ox');
    expect(d.opp.lp).toBe(8000);
    d.you.attack('Airknight Parshath', 'Mokey Mokey');
    expect(d.opp.lp).toBe(6200);
  });

  test('DAMAGE-08 in the Damage Step neither a destroying Quick-Play nor a Trap that changes no value', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({
        monsters: ['Battle Ox'],
        spells: ['Mystical Space Typhoon', 'Ring of Destruction', 'Reinforcements', 'Book of Moon'],
      });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Battle Ox');
    while (d.state.sub === 'none') d.opp.pass();
    expect(d.opp.can('activate', 'Mystical Space Typhoon')).toBe(true); // after the battle
    expect(d.state.decision?.options.map((o) => o.k)).toEqual(['activate', 'pass']); // Reinforcements alone
    d.opp.activate('Reinforcements', { targets: ['Battle Ox'] });
    expect(d.you.gy).toEqual(['Vorse Raider']);
    expect(d.you.lp).toBe(7700);
  });

  test('GAP-03 Counter Traps may negate what is activated in the Damage Step', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'], spells: ['Seven Tools of the Bandit'] })
      .opp({ monsters: ['Battle Ox'], spells: ['Reinforcements'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Battle Ox');
    while (d.state.sub === 'none') d.opp.pass();
    d.opp.activate('Reinforcements', { targets: ['Battle Ox'] });
    d.you.activate('Seven Tools of the Bandit');
    expect(d.opp.gy.sort()).toEqual(['Battle Ox', 'Reinforcements']);
    expect(d.opp.lp).toBe(7800);
  });

  test('GAP-53 of two destroyed at once each lies in its own Graveyard; order of arrival is kept', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider', 'Battle Ox'], hand: ['Dark Hole'], gy: ['Mokey Mokey'] })
      .opp({ monsters: ['Luster Dragon'] });
    d.you.activate('Dark Hole');
    expect(d.you.gy[0]).toBe('Mokey Mokey');
    expect(d.you.gy.slice(1, 3).sort()).toEqual(['Battle Ox', 'Vorse Raider']);
    expect(d.you.gy[3]).toBe('Dark Hole');
    expect(d.opp.gy).toEqual(['Luster Dragon']);
  });
});

describe('Damage Step windows', () => {
  test('GOAT-05 in goat ATK changers wait for damage calculation', () => {
    const d = duel('goat')
      .you({ monsters: ['Vorse Raider'] })
      .opp({
        monsters: [{ card: 'Mystical Elf', pos: 'faceDownDefense' }],
        spells: ['Castle Walls'],
      });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Mystical Elf');
    while (d.state.sub === 'none') d.opp.pass();
    expect(d.state.sub).toBe('calc');
    expect(d.opp.card('Mystical Elf').up).toBe(true);
  });

  test('GAP-03 in classic ATK changers may be used from the start of the step until calculation', () => {
    const d = duel('classic')
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: ['Battle Ox'], spells: ['Reinforcements'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Battle Ox');
    while (d.state.sub === 'none') d.opp.pass();
    expect(['start', 'beforeCalc']).toContain(d.state.sub);
  });

  test('GOAT-04 one chain in each window: a second ATK changer cannot start another', () => {
    const d = duel('goat')
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: ['Battle Ox'], spells: ['Reinforcements', 'Castle Walls'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Battle Ox');
    while (d.state.sub === 'none') d.opp.pass();
    d.opp.activate('Reinforcements', { targets: ['Battle Ox'] });
    d.opp.pass(); // no further link
    expect(d.state.sub).not.toBe('calc');
  });

  test('GAP-02 in classic a second chain may follow in the same window', () => {
    const d = duel('classic')
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: ['Battle Ox'], spells: ['Reinforcements', 'Castle Walls'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Battle Ox');
    while (d.state.sub === 'none') d.opp.pass();
    d.opp.activate('Reinforcements', { targets: ['Battle Ox'] });
    d.opp.pass();
    expect(d.opp.can('activate', 'Castle Walls')).toBe(true);
    expect(d.opp.card('Battle Ox').atk).toBe(2200);
  });
});

describe.each(except('modern', 'edison'))('withdrawn attacks in %s', (era) => {
  test('GAP-06 replay: a monster that appears sets it off as well', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ gy: ['Luster Dragon'], monsters: ['Mokey Mokey'], spells: ['Call of the Haunted'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Mokey Mokey');
    d.opp.activate('Call of the Haunted', { targets: ['Luster Dragon'] });
    expect(d.heard).toContain('replay');
    expect(d.opp.monsters).toEqual(['Mokey Mokey', 'Luster Dragon']);
    expect(d.you.targets('Vorse Raider').sort()).toEqual(['Luster Dragon', 'Mokey Mokey']);
  });

  test('GAP-06 replay: the monster whose attack was withdrawn may not change position this turn', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: ['Mokey Mokey'], spells: ['Ring of Destruction'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Mokey Mokey');
    d.opp.activate('Ring of Destruction', { targets: ['Mokey Mokey'] });
    d.you.phase('main2');
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
  });

  test('REPLAY-02 GAP-06 replay: the target left; the same monster may attack another, or directly', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider', 'Battle Ox'] })
      .opp({ monsters: ['Mokey Mokey'], spells: ['Ring of Destruction'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Mokey Mokey');
    d.opp.activate('Ring of Destruction', { targets: ['Mokey Mokey'] });
    expect(d.heard).toContain('replay');
    expect(d.you.targets('Vorse Raider')).toEqual(['direct']);
    expect(d.you.can('attack', 'Battle Ox')).toBe(true);
    d.you.attack('Battle Ox', 'direct');
    d.you.attack('Vorse Raider', 'direct');
    expect(d.opp.lp).toBe(8000 - 300 - 1700 - 1900);
  });
});

describe.each(except('modern'))('two monsters without ATK in %s', (era) => {
  test('GAP-05 0 ATK against 0 ATK in Attack Position: both destroyed', () => {
    const d = duel(era)
      .you({ monsters: ['Millennium Shield'] })
      .opp({ monsters: ['Labyrinth Wall'] });
    d.you.phase('battle');
    d.you.attack('Millennium Shield', 'Labyrinth Wall');
    expect(d.you.gy).toEqual(['Millennium Shield']);
    expect(d.opp.gy).toEqual(['Labyrinth Wall']);
  });
});
