import { describe, expect, test } from 'vitest';
import { duel, ERAS } from './table.ts';

const set = (card: string) => ({ card, pos: 'faceDownDefense' as const });

describe.each(ERAS)('rest in %s', (era) => {
  test('SUMMON-09 Mysterious Puppeteer hears the Summons of both, Flip Summons too', () => {
    const d = duel(era)
      .you({ monsters: ['Mysterious Puppeteer', set('Battle Ox')], hand: ['Vorse Raider'] })
      .opp();
    d.you.flip('Battle Ox');
    d.you.summon('Vorse Raider');
    expect(d.you.lp).toBe(9000);
    d.you.end();
    d.opp.summon('Mokey Mokey');
    expect(d.you.lp).toBe(9500);
  });

  test('EFFECT-02 Dragon Capture Jar: a Dragon cannot be brought back to Attack Position, and does not attack', () => {
    const d = duel(era)
      .you({ monsters: ['Luster Dragon', 'Vorse Raider'] })
      .opp({ spells: [{ card: 'Dragon Capture Jar', pos: 'up' }] });
    expect(d.you.card('Luster Dragon').pos).toBe('defense');
    expect(d.you.can('pos', 'Luster Dragon')).toBe(false);
    expect(d.you.can('pos', 'Vorse Raider')).toBe(true);
  });

  test('EFFECT-02 Dragon Capture Jar and a Dragon Flip Summoned: it goes to Defense at once', () => {
    const d = duel(era)
      .you({ monsters: [set('Luster Dragon')] })
      .opp({ spells: [{ card: 'Dragon Capture Jar', pos: 'up' }] });
    d.you.flip('Luster Dragon');
    expect(d.you.card('Luster Dragon').pos).toBe('defense');
  });

  test('GAP-23 exchanged original values: an Equip counts on top, a second exchange turns them back', () => {
    const d = duel(era)
      .you({
        hand: ['Shield & Sword', 'Shield & Sword'],
        monsters: ['Giant Soldier of Stone'],
        spells: [{ card: 'Black Pendant', pos: 'up', on: { player: 0, slot: 0 } }],
      })
      .opp();
    d.you.activate('Shield & Sword');
    expect(d.you.card('Giant Soldier of Stone')).toMatchObject({ atk: 2500, def: 1300 });
    d.you.activate('Shield & Sword');
    expect(d.you.card('Giant Soldier of Stone')).toMatchObject({ atk: 1800, def: 2000 });
  });

  test('GAP-23 a doubled original value keeps the gains of Equips, older and newer', () => {
    const d = duel(era)
      .you({ lp: 4000, hand: ['Black Pendant', 'Megamorph', 'Axe of Despair'], monsters: ['Gemini Elf'] })
      .opp();
    for (const equip of ['Black Pendant', 'Megamorph', 'Axe of Despair'])
      d.you.activate(equip, { targets: ['Gemini Elf'] });
    expect(d.you.card('Gemini Elf').atk).toBe(5300);
  });

  test('CSPELL-05 an effect whose cost is its own Continuous Spell does what it says', () => {
    const d = duel(era)
      .you({ spells: [{ card: 'Wave-Motion Cannon', pos: 'up' }] })
      .opp();
    d.you.end();
    d.opp.end();
    d.you.activate('Wave-Motion Cannon');
    expect(d.you.gy).toEqual(['Wave-Motion Cannon']);
    expect(d.opp.lp).toBe(7000);
  });

  test('GAP-17 nobody is asked about a part of an effect that would do nothing', () => {
    const d = duel(era)
      .you({ spells: ['Dust Tornado'], hand: ['Vorse Raider'] })
      .opp({ spells: ['Waboku'] });
    d.you.activate('Dust Tornado', { targets: ['Waboku'] });
    expect(d.you.can('summon', 'Vorse Raider')).toBe(true);
  });

  test('GAP-03 Kuriboh, Seven Tools and Magic Jammer in the Damage Step; Exiled Force never in a Battle Phase', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider', 'Exiled Force'] })
      .opp({ monsters: ['Mokey Mokey'] });
    d.you.phase('battle');
    expect(d.you.can('activate', 'Exiled Force')).toBe(false);
  });

  test('TURN-04 the opponent uses no Ignition Effects or Normal Spells in my turn', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider'] })
      .opp({
        monsters: ['Exiled Force'],
        hand: ['Ookazi', 'Mystical Space Typhoon'],
        spells: ['Dark Hole', 'Waboku'],
      });
    d.you.summon('Vorse Raider');
    for (const card of ['Exiled Force', 'Ookazi', 'Mystical Space Typhoon', 'Dark Hole'])
      expect(d.opp.can('activate', card)).toBe(false);
    expect(d.opp.can('activate', 'Waboku')).toBe(true);
  });

  test('CHAIN-04 the player whose card was countered may add a link; Solemn Judgment on Solemn Judgment', () => {
    const d = duel(era)
      .you({ hand: ['Raigeki'], spells: ['Solemn Judgment'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Solemn Judgment'] });
    d.you.activate('Raigeki');
    d.opp.activate('Solemn Judgment');
    d.you.activate('Solemn Judgment');
    expect(d.opp.monsters).toEqual([]);
    expect([d.you.lp, d.opp.lp]).toEqual([4000, 4000]);
  });

  test('GAP-15 the negated activation of a Continuous Trap: destroyed, it never was active', () => {
    const d = duel(era)
      .you({ spells: ['Seven Tools of the Bandit'], hand: ['Ookazi'] })
      .opp({ spells: ['Imperial Order'] });
    d.you.activate('Ookazi');
    d.opp.activate('Imperial Order');
    d.you.activate('Seven Tools of the Bandit');
    expect(d.opp.gy).toEqual(['Imperial Order']);
    expect(d.opp.lp).toBe(7200);
  });

  test('GAP-15 an effect on the chain whose Spell is switched off by Imperial Order only when it resolves later', () => {
    // Imperial Order as link 1 does not reach Typhoon, which resolves before it
    const d = duel(era)
      .you({ spells: ['Imperial Order', 'Waboku'] })
      .opp({ spells: ['Mystical Space Typhoon'] });
    d.you.activate('Imperial Order');
    d.opp.activate('Mystical Space Typhoon', { targets: ['Waboku'] });
    expect(d.you.gy).toEqual(['Waboku']);
    expect(d.you.spells).toEqual(['Imperial Order']);
  });

  test('EFFECT-02 Imperial Order switches Swords and worn Equips off, and they come back after it', () => {
    const d = duel(era)
      .you({
        monsters: ['Vorse Raider'],
        spells: [
          { card: 'Sword of Dark Destruction', pos: 'up', on: { player: 0, slot: 0 } },
          'Mystical Space Typhoon',
        ],
      })
      .opp({ spells: [{ card: 'Imperial Order', pos: 'up' }] });
    expect(d.you.card('Vorse Raider').atk).toBe(1900);
    // a Quick-Play is negated too
    d.you.activate('Mystical Space Typhoon', { targets: ['Imperial Order'] });
    expect(d.opp.spells).toEqual(['Imperial Order']);
    expect(d.you.gy).toEqual(['Mystical Space Typhoon']);
  });

  test('WIN-08 GAP-30 the loser of a battle on 0 Life Points loses before Mystic Tomato acts', () => {
    const d = duel(era)
      .you({ monsters: ['Mystic Tomato'], lp: 500, deck: ['Sangan'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.phase('battle');
    d.you.attack('Mystic Tomato', 'Vorse Raider');
    expect(d.winner).toBe(1);
  });

  test('GY-04 HAND-02 the discards for the hand limit lie in the Graveyard', () => {
    const d = duel(era)
      .you({
        hand: [
          'Vorse Raider',
          'Mokey Mokey',
          'Mokey Mokey',
          'Mokey Mokey',
          'Mokey Mokey',
          'Mokey Mokey',
          'Battle Ox',
        ],
      })
      .opp();
    d.you.end();
    d.you.choose('Battle Ox');
    expect(d.you.gy).toEqual(['Battle Ox']);
  });

  test('BANISH-01 a removed monster returns to nobody: Call of the Haunted cannot reach it', () => {
    const d = duel(era)
      .you({ banished: ['Vorse Raider'], spells: ['Call of the Haunted'] })
      .opp();
    expect(d.you.can('activate', 'Call of the Haunted')).toBe(false);
  });

  test('GAP-01 Traps may be used in the Start Step and at the end of the Battle Phase', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ spells: ['Waboku'] });
    d.you.phase('battle');
    d.opp.pass(); // leaving Main Phase 1
    expect(d.state.phase).toBe('battle');
    expect(d.state.decision?.player).toBe(1); // Start Step
    d.opp.pass();
    d.you.phase('main2');
    expect(d.state.decision?.player).toBe(1); // End Step
  });
});
