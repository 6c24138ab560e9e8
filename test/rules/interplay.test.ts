import { describe, expect, test } from 'vitest';
import { duel, ERAS, except } from './table.ts';

const set = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const bls = 'Black Luster Soldier - Envoy of the Beginning';

describe.each(ERAS)('interplay in %s', (era) => {
  test('GAP-07 Book of Moon on the attacked monster: it is attacked face-down and flipped', () => {
    const d = duel(era)
      .you({ monsters: ['Battle Ox'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Book of Moon'] });
    d.you.phase('battle');
    d.you.attack('Battle Ox', 'Vorse Raider');
    d.opp.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(d.heard).not.toContain('replay');
    expect(d.opp.gy.sort()).toEqual(['Book of Moon', 'Vorse Raider']);
    expect(d.opp.lp).toBe(8000);
  });

  test('GAP-06 taking the attacked monster’s neighbour away from the attacker’s own side is no replay', () => {
    const d = duel(era)
      .you({ monsters: ['Battle Ox', 'Mokey Mokey'] })
      .opp({ monsters: ['Mystical Elf'], spells: ['Ring of Destruction'] });
    d.you.phase('battle');
    d.you.attack('Battle Ox', 'Mystical Elf');
    d.opp.activate('Ring of Destruction', { targets: ['Mokey Mokey'] });
    expect(d.heard).not.toContain('replay');
    expect(d.opp.gy).toContain('Mystical Elf');
  });

  test('BATTLE-01 a monster that attacked, was turned down and flipped up again does not attack twice', () => {
    const d = duel('goat')
      .you({ monsters: ['Vorse Raider'], hand: ['Book of Moon'] })
      .opp();
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    d.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    d.you.phase('main2');
    expect(d.you.can('flip', 'Vorse Raider')).toBe(false);
  });

  test('EFFECT-02 Last Will: a monster of the opponent taken and lost does not count, only an own one in the own Graveyard', () => {
    const d = duel(era)
      .you({ hand: ['Last Will', 'Change of Heart', 'Dark Hole'], deck: ['Sangan', 'Kuriboh'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Last Will');
    d.you.activate('Change of Heart', { targets: ['Vorse Raider'] });
    d.you.activate('Dark Hole');
    expect(() => d.you.yes()).toThrow();
  });

  test('EMZ-11 the zone a Tribute has freed is kept for the monster to come: Last Will cannot fill it', () => {
    const others = ['Battle Ox', 'Giant Soldier of Stone', 'Mystical Elf', 'Vorse Raider'];
    const d = duel(era)
      .you({ hand: ['Last Will', 'Judge Man'], monsters: [...others, 'Sangan'], deck: ['Kuriboh'] })
      .opp();
    d.you.activate('Last Will');
    d.you.set('Judge Man', { tributes: ['Battle Ox'] });
    expect(d.you.monsters).toEqual(['Judge Man', ...others.slice(1), 'Sangan']);
    expect(d.you.can('pos', 'Vorse Raider')).toBe(true);
  });

  test('GAP-13 Last Will acts at the Tribute of a Tribute Summon (2005: at that moment)', () => {
    const d = duel(era)
      .you({ hand: ['Last Will', 'Judge Man'], monsters: ['Battle Ox'], deck: ['Sangan', 'Kuriboh'] })
      .opp();
    d.you.activate('Last Will');
    d.you.summon('Judge Man', { tributes: ['Battle Ox'] });
    d.you.yes();
    d.you.choose('Sangan');
    d.you.position('attack');
    expect(d.you.monsters.sort()).toEqual(['Judge Man', 'Sangan']);
  });

  test('EFFECT-02 Sinister Serpent discarded for a cost comes back in the own Standby Phase', () => {
    const d = duel(era)
      .you({ hand: ['Lightning Vortex', 'Sinister Serpent'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Lightning Vortex', { cost: ['Sinister Serpent'] });
    d.you.end();
    d.opp.end();
    d.you.activate('Sinister Serpent');
    expect(d.you.hand).toContain('Sinister Serpent');
  });

  test('GAP-17 Torrential Tribute answers the Summon of its own player too, and not a Summon long past', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider'], spells: ['Torrential Tribute'] })
      .opp({ monsters: ['Battle Ox'] });
    expect(d.you.can('activate', 'Torrential Tribute')).toBe(false);
    d.you.summon('Vorse Raider');
    d.you.activate('Torrential Tribute');
    expect(d.opp.monsters).toEqual([]);
    expect(d.you.monsters).toEqual([]);
  });

  test('GAP-18 Snatch Steal in chain: the target gone, the Equip goes to the Graveyard', () => {
    const d = duel(era)
      .you({ hand: ['Snatch Steal'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Ring of Destruction'] });
    d.you.activate('Snatch Steal');
    d.opp.activate('Ring of Destruction', { targets: ['Vorse Raider'] });
    expect(d.you.gy).toEqual(['Snatch Steal']);
    expect(d.you.spells).toEqual([]);
  });

  test('GAP-21 control ended while the monster attacks: the attack ends', () => {
    const d = duel(era)
      .you({
        monsters: [{ card: 'Vorse Raider', owner: 1 }],
        spells: [{ card: 'Snatch Steal', pos: 'up', on: { player: 0, slot: 0 } }],
      })
      .opp({ spells: ['Mystical Space Typhoon'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    d.opp.activate('Mystical Space Typhoon', { targets: ['Snatch Steal'] });
    expect(d.opp.lp).toBe(8000);
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
  });

  test('EFFECT-02 Relinquished: the absorbed monster goes in its place, also against the same attacker', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Relinquished', proper: true }] })
      .opp({ monsters: ['Battle Ox', 'Vorse Raider'] });
    d.you.activate('Relinquished', { targets: ['Battle Ox'] });
    expect(d.you.card('Relinquished').atk).toBe(1700);
    d.you.end();
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'Relinquished');
    expect(d.you.monsters).toEqual(['Relinquished']);
    expect(d.opp.gy).toEqual(['Battle Ox']);
    expect(d.you.lp).toBe(7800);
    expect(d.opp.lp).toBe(7800);
  });

  test('GAP-41 Royal Decree lifts Imperial Order and with it its price', () => {
    const d = duel(era)
      .you({ spells: [{ card: 'Imperial Order', pos: 'up' }] })
      .opp({ spells: [{ card: 'Royal Decree', pos: 'up' }], hand: ['Ookazi'] });
    d.you.end();
    d.opp.activate('Ookazi');
    expect(d.you.lp).toBe(7200);
    d.opp.end();
    expect(d.you.lp).toBe(7200);
    expect(d.you.spells).toEqual(['Imperial Order']);
  });

  test('EFFECT-02 Call of the Haunted brings Jinzo: Jinzo negates it, so its end leaves him', () => {
    const d = duel(era)
      .you({ spells: ['Call of the Haunted'], gy: ['Jinzo'] })
      .opp({ spells: ['Mystical Space Typhoon'] });
    d.you.end();
    d.you.activate('Call of the Haunted', { targets: ['Jinzo'] });
    d.resolve();
    expect(d.you.monsters).toEqual(['Jinzo']);
    d.opp.activate('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    expect(d.you.monsters).toEqual(['Jinzo']);
  });

  test('EFFECT-02 Ring of Destruction chained to the Summon effect that brings Jinzo does nothing', () => {
    const d = duel(era)
      .you({ hand: ['Monster Reborn'], gy: ['Jinzo'], monsters: ['Vorse Raider'] })
      .opp({ spells: ['Ring of Destruction'] });
    d.you.activate('Monster Reborn', { targets: ['Jinzo'] });
    d.opp.activate('Ring of Destruction', { targets: ['Vorse Raider'] });
    d.you.position('attack');
    expect([d.you.lp, d.opp.lp]).toEqual([6100, 6100]);
  });

  test('GAP-34 Tsukuyomi turns down the monster and returns; a turned-down Spirit stays', () => {
    const d = duel(era)
      .you({ hand: ['Tsukuyomi'], monsters: ['Asura Priest'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.summon('Tsukuyomi');
    d.you.choose('Vorse Raider');
    d.you.end();
    expect(d.opp.card('Vorse Raider').pos).toBe('faceDownDefense');
    expect(d.you.hand).toEqual(['Tsukuyomi']);
    expect(d.you.monsters).toEqual(['Asura Priest']);
  });

  test('PEERS-16 Asura Priest attacks each monster once, without a replay, and returns', () => {
    const d = duel(era)
      .you({ hand: ['Asura Priest'] })
      .opp({ monsters: ['Mokey Mokey', 'Mammoth Graveyard'] });
    d.you.summon('Asura Priest');
    d.you.phase('battle');
    d.you.attack('Asura Priest', 'Mokey Mokey');
    d.you.attack('Asura Priest', 'Mammoth Graveyard');
    expect(d.heard).not.toContain('replay');
    expect(d.opp.lp).toBe(8000 - 1400 - 500);
    expect(d.you.can('attack', 'Asura Priest')).toBe(false);
    d.you.end();
    expect(d.you.hand).toContain('Asura Priest');
    const e = duel(era)
      .you({ monsters: ['Asura Priest'] })
      .opp({ spells: ['Scapegoat', 'Waboku'] });
    e.you.phase('battle');
    e.you.attack('Asura Priest', 'direct');
    e.resolve();
    expect(e.opp.lp).toBe(6300);
    expect(e.you.can('attack', 'Asura Priest')).toBe(false);
  });

  test('GAP-02 Kuriboh answers damage of an attack only, in the Damage Step', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ hand: ['Kuriboh'], lp: 1000 });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    expect(d.state.sub).toBe('calc');
    d.opp.activate('Kuriboh');
    expect(d.opp.lp).toBe(1000);
    expect(d.opp.gy).toEqual(['Kuriboh']);
  });

  test('GAP-14 BLS: the cards to remove leave at once, no cost is lost when the Summon is impossible', () => {
    const d = duel(era)
      .you({
        hand: [bls],
        gy: ['Mystical Elf', 'Vorse Raider'],
        monsters: ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'],
      })
      .opp();
    expect(d.you.can('procedure', bls)).toBe(false);
  });

  test('EFFECT-05 BLS: one of its two effects a turn, none after an attack', () => {
    const d = duel(era)
      .you({ monsters: [{ card: bls, proper: true }] })
      .opp({ monsters: ['Vorse Raider', 'Battle Ox'] });
    d.you.activate(bls, { targets: ['Vorse Raider'] });
    expect(d.opp.banished).toEqual(['Vorse Raider']);
    expect(d.you.can('activate', bls)).toBe(false);
    d.you.phase('battle');
    expect(d.you.can('attack', bls)).toBe(false);
  });

  test('EFFECT-04 Exiled Force’s Tribute is a cost: Book of Moon cannot save the target by removing him', () => {
    const d = duel(era)
      .you({ monsters: ['Exiled Force'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Book of Moon'] });
    d.you.activate('Exiled Force', { targets: ['Vorse Raider'] });
    expect(d.you.gy).toEqual(['Exiled Force']);
    d.opp.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(d.opp.gy.sort()).toEqual(['Book of Moon', 'Vorse Raider']); // face-down or not
  });

  test('GAP-15 Breaker destroyed in chain: his effect still resolves', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Breaker the Magical Warrior', counters: [['Spell Counter', 1]] }] })
      .opp({ spells: ['Ring of Destruction', 'Waboku'] });
    d.you.activate('Breaker the Magical Warrior', { targets: ['Waboku'] });
    d.opp.activate('Ring of Destruction', { targets: ['Breaker the Magical Warrior'] });
    expect(d.opp.spells).toEqual([]);
    expect(d.you.lp).toBe(8000 - 1600);
  });

  test('EFFECT-02 Kycoo bars the opponent from removing, not his own player', () => {
    const d = duel(era)
      .you({ hand: [bls], gy: ['Mystical Elf', 'Vorse Raider'], monsters: ['Kycoo the Ghost Destroyer'] })
      .opp({ hand: [bls], gy: ['Mystical Elf', 'Vorse Raider'] });
    expect(d.you.can('procedure', bls)).toBe(true);
    d.you.end();
    expect(d.opp.can('procedure', bls)).toBe(false);
  });

  test('GAP-23 an Equip gain stays on a raised value: Reinforcements and Sword of Dark Destruction add up', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'], spells: ['Reinforcements', 'Sword of Dark Destruction'] })
      .opp();
    d.you.activate('Sword of Dark Destruction', { targets: ['Vorse Raider'] });
    d.you.activate('Reinforcements', { targets: ['Vorse Raider'] });
    expect(d.you.card('Vorse Raider').atk).toBe(2800);
    expect(d.you.card('Vorse Raider').def).toBe(1000);
  });

  test('GAP-32 HAND-03 an effect that looks at the hand tells nobody else: the discard of Graceful Charity', () => {
    const d = duel(era)
      .you({
        hand: ['Graceful Charity', 'Battle Ox'],
        deck: ['Vorse Raider', 'Luster Dragon', 'Mokey Mokey'],
      })
      .opp();
    d.you.activate('Graceful Charity');
    d.you.choose('Battle Ox', 'Vorse Raider');
    expect(d.you.gy).toEqual(expect.arrayContaining(['Battle Ox', 'Vorse Raider']));
    expect(d.you.hand.sort()).toEqual(['Luster Dragon', 'Mokey Mokey']);
  });

  test('PEERS-31 GAP-17 Cyber Jar: monsters come into the emptied field', () => {
    const d = duel(era)
      .you({
        monsters: [set('Cyber Jar'), 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'],
        deck: ['Vorse Raider', 'Battle Ox', 'Luster Dragon', 'Sangan', 'Kuriboh'],
      })
      .opp({
        monsters: ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'],
        deck: ['Vorse Raider', 'Judge Man', 'Ookazi', 'Sangan', 'Kuriboh'],
      });
    d.you.flip('Cyber Jar');
    for (let i = 0; i < 5; i++) d.you.position('attack');
    for (let i = 0; i < 3; i++) d.opp.position('attack');
    expect(d.you.monsters.sort()).toEqual([
      'Battle Ox',
      'Kuriboh',
      'Luster Dragon',
      'Sangan',
      'Vorse Raider',
    ]);
    expect(d.opp.monsters.sort()).toEqual(['Kuriboh', 'Sangan', 'Vorse Raider']);
    expect(d.opp.hand.sort()).toEqual(['Judge Man', 'Ookazi']);
  });

  test('GAP-43 Two tributes for Level 8 BLS are not offered: it cannot be Normal Summoned', () => {
    const d = duel(era)
      .you({ hand: [bls], monsters: ['Mokey Mokey', 'Mokey Mokey'] })
      .opp();
    expect(d.you.can('summon', bls)).toBe(false);
    expect(d.you.can('set', bls)).toBe(false);
  });

  test('GAP-51 Ultimate Offering in the opponent’s Battle Phase: the newcomer makes a replay', () => {
    const d = duel(era)
      .you({ hand: ['Mystical Elf'], spells: [{ card: 'Ultimate Offering', pos: 'up' }] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.end();
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'direct');
    d.you.activate('Ultimate Offering');
    d.you.position('faceDownDefense');
    expect(d.you.card('Mystical Elf').pos).toBe('faceDownDefense');
    expect(d.heard).toContain('replay');
    expect(d.you.lp).toBe(7500);
  });

  test('SET-04 a Set Field Spell or Trap does nothing; a Set monster is no face-up monster', () => {
    const d = duel(era)
      .you({ hand: ['Fissure'], field: 'Sogen', monsters: ['Battle Ox'] })
      .opp({ monsters: [set('Vorse Raider')] });
    expect(d.you.card('Battle Ox').atk).toBe(1700);
    expect(d.you.can('activate', 'Fissure')).toBe(false);
  });
});

describe.each(except('modern', 'edison'))('interplay of withdrawn attacks in %s', (era) => {
  test('GAP-06 Ring of Destruction on a monster not attacked sets off a replay as well', () => {
    const d = duel(era)
      .you({ monsters: ['Battle Ox'] })
      .opp({ monsters: ['Mokey Mokey', 'Vorse Raider'], spells: ['Ring of Destruction'] });
    d.you.phase('battle');
    d.you.attack('Battle Ox', 'Mokey Mokey');
    d.opp.activate('Ring of Destruction', { targets: ['Vorse Raider'] });
    expect(d.heard).toContain('replay');
    expect(d.you.can('attack', 'Battle Ox')).toBe(true);
  });

  test('GAP-06 an attack of Asura Priest that was withdrawn leaves that target to be attacked', () => {
    const d = duel(era)
      .you({ monsters: ['Asura Priest'] })
      .opp({ monsters: ['Mokey Mokey', 'Mammoth Graveyard'], spells: ['Ring of Destruction'] });
    d.you.phase('battle');
    d.you.attack('Asura Priest', 'Mokey Mokey');
    d.opp.activate('Ring of Destruction', { targets: ['Mammoth Graveyard'] });
    expect(d.you.targets('Asura Priest')).toEqual(['Mokey Mokey']);
  });
});
