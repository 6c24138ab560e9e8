import { describe, expect, test } from 'vitest';
import { duel, ERAS } from './table.ts';

describe.each(ERAS)('control and Equip Cards in %s', (era) => {
  test('GAP-21 Change of Heart: the monster attacks, goes back, and its own player may use it at once', () => {
    const d = duel(era)
      .you({ hand: ['Change of Heart'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Change of Heart', { targets: ['Vorse Raider'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    expect(d.opp.lp).toBe(6100);
    d.you.end();
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'direct');
    expect(d.you.lp).toBe(6100);
  });

  test('GAP-21 a monster that changed position for its taker has used its change up', () => {
    const d = duel(era)
      .you({ hand: ['Change of Heart'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Change of Heart', { targets: ['Vorse Raider'] });
    d.you.pos('Vorse Raider');
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
    d.you.end();
    expect(d.opp.card('Vorse Raider').pos).toBe('defense');
    expect(d.opp.can('pos', 'Vorse Raider')).toBe(true);
  });

  test('GAP-21 Change of Heart under Snatch Steal: afterwards Snatch Steal still holds the monster', () => {
    // you took it with Snatch Steal; the opponent takes it back for his turn
    const d = duel(era)
      .you({
        monsters: [{ card: 'Vorse Raider', owner: 1 }],
        spells: [{ card: 'Snatch Steal', pos: 'up', on: { player: 0, slot: 0 } }],
      })
      .opp({ hand: ['Change of Heart'] });
    d.you.end();
    d.opp.activate('Change of Heart', { targets: ['Vorse Raider'] });
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
    d.opp.end();
    expect(d.you.monsters).toEqual(['Vorse Raider']);
    expect(d.you.spells).toEqual(['Snatch Steal']);
  });

  test('GAP-21 Snatch Steal over Change of Heart: the newest counts, and it does not end with the turn', () => {
    const d = duel(era)
      .you({ hand: ['Change of Heart', 'Snatch Steal'] })
      .opp({
        monsters: ['Vorse Raider'],
        spells: ['Mystical Space Typhoon'],
      });
    d.you.activate('Snatch Steal', { targets: ['Vorse Raider'] });
    d.resolve();
    d.you.end();
    expect(d.you.monsters).toEqual(['Vorse Raider']);
    d.opp.activate('Mystical Space Typhoon', { targets: ['Snatch Steal'] });
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
  });

  test('GAP-20 a Snatch Steal on a monster goes to its owner, and control back to the owner of the monster', () => {
    const d = duel(era)
      .you({ hand: ['Snatch Steal', 'Dark Hole'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Snatch Steal', { targets: ['Vorse Raider'] });
    d.you.activate('Dark Hole');
    expect(d.opp.gy).toEqual(['Vorse Raider']);
    expect(d.you.gy.sort()).toEqual(['Dark Hole', 'Snatch Steal']);
  });

  test('PEERS-11 EQUIP-06 Book of Moon on the wearer of Snatch Steal: the Equip leaves, control returns', () => {
    const d = duel(era)
      .you({ hand: ['Snatch Steal'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Book of Moon'] });
    d.you.activate('Snatch Steal', { targets: ['Vorse Raider'] });
    d.resolve();
    d.opp.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(d.opp.card('Vorse Raider').pos).toBe('faceDownDefense');
    expect(d.you.gy).toEqual(['Snatch Steal']);
  });

  test('GAP-18 Book of Moon in chain to Snatch Steal: no control, the Equip goes to the Graveyard', () => {
    const d = duel(era)
      .you({ hand: ['Snatch Steal'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Book of Moon'] });
    d.you.activate('Snatch Steal', { targets: ['Vorse Raider'] });
    d.opp.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(d.opp.card('Vorse Raider').pos).toBe('faceDownDefense');
    expect(d.you.spells).toEqual([]);
    expect(d.you.gy).toEqual(['Snatch Steal']);
  });

  test('GAP-27 taking control needs a free zone at activation', () => {
    const five = ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'];
    const d = duel(era)
      .you({ hand: ['Snatch Steal', 'Change of Heart'], monsters: five })
      .opp({ monsters: ['Vorse Raider'] });
    expect(d.you.can('activate', 'Change of Heart')).toBe(false);
    expect(d.you.can('activate', 'Snatch Steal')).toBe(false);
  });

  test('EQUIP-02 an Equip on the opponent’s monster lies in its player’s own zone and works there (EQUIP-03)', () => {
    const d = duel(era)
      .you({ hand: ['Dark Energy'] })
      .opp({ monsters: ['Beast of Talwar'] });
    d.you.activate('Dark Energy', { targets: ['Beast of Talwar'] });
    expect(d.you.spells).toEqual(['Dark Energy']);
    expect(d.opp.card('Beast of Talwar').atk).toBe(2700);
  });

  test('EQUIP-05 EQUIP-07 EX-34 several Equips add up; one destroyed takes its bonus along at once', () => {
    const d = duel(era)
      .you({ hand: ['Sword of Dark Destruction', 'Dark Energy'], monsters: ['Beast of Talwar'] })
      .opp({ spells: ['Mystical Space Typhoon'] });
    d.you.activate('Sword of Dark Destruction', { targets: ['Beast of Talwar'] });
    d.you.activate('Dark Energy', { targets: ['Beast of Talwar'] });
    d.resolve();
    expect(d.you.card('Beast of Talwar').atk).toBe(3100);
    d.opp.activate('Mystical Space Typhoon', { targets: ['Sword of Dark Destruction'] });
    expect(d.you.card('Beast of Talwar').atk).toBe(2700);
  });

  test('EX-31 EQUIP-04 an Equip for DARK monsters does not go on another', () => {
    const d = duel(era)
      .you({ hand: ['Sword of Dark Destruction'], monsters: ['Battle Ox'] })
      .opp();
    expect(d.you.can('activate', 'Sword of Dark Destruction')).toBe(false);
  });

  test('EX-35 POS-10 a face-down monster cannot be equipped', () => {
    const d = duel(era)
      .you({
        hand: ['Sword of Dark Destruction'],
        monsters: [{ card: 'Vorse Raider', pos: 'faceDownDefense' }],
      })
      .opp();
    expect(d.you.can('activate', 'Sword of Dark Destruction')).toBe(false);
  });

  test.each([
    ['turned face-down', 'Book of Moon'],
    ['destroyed', 'Raigeki'],
  ])('EX-33 EQUIP-06 the wearer %s: both Equips go to the Graveyard', (_, card) => {
    const d = duel(era)
      .you({
        hand: [card],
        spells: [
          { card: 'Sword of Dark Destruction', pos: 'up', on: { player: 1, slot: 0 } },
          { card: 'Dark Energy', pos: 'up', on: { player: 1, slot: 0 } },
        ],
      })
      .opp({ monsters: ['Beast of Talwar'] });
    d.you.activate(card, card === 'Book of Moon' ? { targets: ['Beast of Talwar'] } : {});
    expect(d.you.spells).toEqual([]);
    expect(d.you.gy.sort()).toEqual([card, 'Dark Energy', 'Sword of Dark Destruction'].sort());
  });

  test('EX-33 EQUIP-06 the wearer returned to the hand: its Equips go to the Graveyard', () => {
    const d = duel(era)
      .you({
        monsters: [{ card: 'Hane-Hane', pos: 'faceDownDefense' }],
        spells: [{ card: 'Dark Energy', pos: 'up', on: { player: 1, slot: 0 } }],
      })
      .opp({ monsters: ['Beast of Talwar'] });
    d.you.flip('Hane-Hane');
    d.you.choose('Beast of Talwar');
    expect(d.opp.hand).toEqual(['Beast of Talwar']);
    expect(d.you.gy).toEqual(['Dark Energy']);
  });

  test('EQUIP-03 the Equip stays when its wearer changes sides', () => {
    const d = duel(era)
      .you({ hand: ['Change of Heart'] })
      .opp({
        monsters: ['Beast of Talwar'],
        spells: [{ card: 'Dark Energy', pos: 'up', on: { player: 1, slot: 0 } }],
      });
    d.you.activate('Change of Heart', { targets: ['Beast of Talwar'] });
    expect(d.you.card('Beast of Talwar').atk).toBe(2700);
    expect(d.opp.spells).toEqual(['Dark Energy']);
    d.you.end();
    expect(d.opp.card('Beast of Talwar').atk).toBe(2700);
  });

  test('EQUIP-06 a tributed wearer: the Equip goes to the Graveyard', () => {
    const d = duel(era)
      .you({
        hand: ['Judge Man'],
        monsters: ['Beast of Talwar'],
        spells: [{ card: 'Dark Energy', pos: 'up', on: { player: 0, slot: 0 } }],
      })
      .opp();
    d.you.summon('Judge Man', { tributes: ['Beast of Talwar'] });
    expect(d.you.gy.sort()).toEqual(['Beast of Talwar', 'Dark Energy']);
  });

  test('TRAP-03 Call of the Haunted returns: its monster taken by the opponent goes too when the Trap is destroyed', () => {
    const d = duel(era)
      .you({
        monsters: ['Vorse Raider'],
        spells: [{ card: 'Call of the Haunted', pos: 'up', linked: { player: 0, slot: 0 } }],
      })
      .opp({ hand: ['Change of Heart', 'Mystical Space Typhoon'] });
    d.you.end();
    d.opp.activate('Change of Heart', { targets: ['Vorse Raider'] });
    d.opp.activate('Mystical Space Typhoon', { targets: ['Call of the Haunted'] });
    expect(d.opp.monsters).toEqual([]);
    expect(d.you.gy.sort()).toEqual(['Call of the Haunted', 'Vorse Raider']);
  });

  test('TRAP-03 Call of the Haunted stays without a monster when that returned to the hand', () => {
    const d = duel(era)
      .you({
        monsters: ['Vorse Raider'],
        spells: [{ card: 'Call of the Haunted', pos: 'up', linked: { player: 0, slot: 0 } }],
      })
      .opp({ monsters: [{ card: 'Hane-Hane', pos: 'faceDownDefense' }] });
    d.you.end();
    d.opp.flip('Hane-Hane');
    d.opp.choose('Vorse Raider');
    expect(d.you.hand).toEqual(['Vorse Raider']);
    expect(d.you.spells).toEqual(['Call of the Haunted']);
  });

  test('PEERS-08 GAP-15 Call of the Haunted under Royal Decree, both destroyed together: the monster stays', () => {
    const d = duel(era)
      .you({
        monsters: ['Vorse Raider'],
        spells: [
          { card: 'Call of the Haunted', pos: 'up', linked: { player: 0, slot: 0 } },
          { card: 'Royal Decree', pos: 'up' },
        ],
        hand: ['Heavy Storm'],
      })
      .opp();
    d.you.activate('Heavy Storm');
    expect(d.you.monsters).toEqual(['Vorse Raider']);
  });

  test('EQUIP-07 Premature Burial returned or gone otherwise than by destruction leaves its monster', () => {
    const d = duel(era)
      .you({ gy: ['Vorse Raider'], hand: ['Premature Burial'] })
      .opp({ spells: ['Book of Moon'] });
    d.you.activate('Premature Burial', { targets: ['Vorse Raider'] });
    d.resolve();
    expect(d.you.lp).toBe(7200);
    d.opp.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(d.you.monsters).toEqual(['Vorse Raider']);
    expect(d.you.gy).toEqual(['Premature Burial']);
  });

  test('GAP-17 a revival card needs a free Monster Zone', () => {
    const five = ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'];
    const d = duel(era)
      .you({
        gy: ['Vorse Raider'],
        hand: ['Premature Burial', 'Monster Reborn'],
        monsters: five,
        spells: ['Call of the Haunted'],
      })
      .opp();
    for (const card of ['Premature Burial', 'Monster Reborn', 'Call of the Haunted'])
      expect(d.you.can('activate', card)).toBe(false);
  });

  test('EFFECT-02 Thousand-Eyes Restrict absorbs a face-down monster: it gains nothing, the monster lies Set', () => {
    const d = duel(era)
      .you({ monsters: ['Thousand-Eyes Restrict'] })
      .opp({ monsters: [{ card: 'Man-Eater Bug', pos: 'faceDownDefense' }] });
    d.you.activate('Thousand-Eyes Restrict', { targets: ['Man-Eater Bug'] });
    expect(d.you.card('Thousand-Eyes Restrict').atk).toBe(0);
    expect(d.you.spells).toEqual(['Man-Eater Bug']);
    expect(d.you.card('Man-Eater Bug').up).toBe(false);
  });

  test('GAP-17 Thousand-Eyes Restrict needs a free Spell & Trap Zone for what it absorbs', () => {
    const full = ['Waboku', 'Waboku', 'Waboku', 'Trap Hole', 'Trap Hole'];
    const d = duel(era)
      .you({ monsters: ['Thousand-Eyes Restrict'], spells: full })
      .opp({ monsters: ['Vorse Raider'] });
    expect(d.you.can('activate', 'Thousand-Eyes Restrict')).toBe(false);
  });

  test('EFFECT-02 the absorbed monster goes to its owner’s Graveyard when Thousand-Eyes Restrict is turned down', () => {
    const d = duel(era)
      .you({ monsters: ['Thousand-Eyes Restrict'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Book of Moon'] });
    d.you.activate('Thousand-Eyes Restrict', { targets: ['Vorse Raider'] });
    d.resolve();
    expect(d.you.card('Thousand-Eyes Restrict').atk).toBe(1900);
    d.opp.activate('Book of Moon', { targets: ['Thousand-Eyes Restrict'] });
    expect(d.opp.gy.sort()).toEqual(['Book of Moon', 'Vorse Raider']);
    d.you.end();
    d.opp.end();
    expect(d.you.can('flip', 'Thousand-Eyes Restrict')).toBe(true);
  });

  test('EFFECT-02 while Thousand-Eyes Restrict is up nobody else attacks; face-down it holds nobody', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'], hand: ['Book of Moon'] })
      .opp({ monsters: ['Thousand-Eyes Restrict'] });
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
    d.you.activate('Book of Moon', { targets: ['Thousand-Eyes Restrict'] });
    d.you.phase('battle');
    expect(d.you.can('attack', 'Vorse Raider')).toBe(true);
  });

  test('GAP-20 Creature taken for a turn and destroyed in battle: damage to the controller, card to the owner', () => {
    const d = duel(era)
      .you({ hand: ['Change of Heart'] })
      .opp({ monsters: ['Battle Ox', 'Vorse Raider'] });
    d.you.activate('Change of Heart', { targets: ['Battle Ox'] });
    d.you.phase('battle');
    d.you.attack('Battle Ox', 'Vorse Raider');
    expect(d.you.lp).toBe(7800);
    expect(d.opp.gy).toEqual(['Battle Ox']);
  });
});

describe('who took it', () => {
  const taken = (era: string) =>
    duel(era)
      .you({ hand: ['Vorse Raider'] })
      .opp({ hand: ['Change of Heart'] });

  test('GAP-21 a monster that was taken and given back may be moved by its player in his next turn', () => {
    const d = taken('classic');
    d.you.summon('Vorse Raider');
    d.you.end();
    d.opp.activate('Change of Heart', { targets: ['Vorse Raider'] });
    d.opp.end();
    expect(d.you.can('pos', 'Vorse Raider')).toBe(true);
  });

  test('POS-06 in classic a monster Summoned this turn by anyone may not be moved; GOAT-13 in goat it may', () => {
    const run = (era: string) => {
      const d = duel(era)
        .you({ hand: ['Change of Heart', 'Ookazi'] })
        .opp({ spells: ['Call of the Haunted'], gy: ['Vorse Raider'] });
      d.you.activate('Ookazi');
      d.opp.activate('Call of the Haunted', { targets: ['Vorse Raider'] });
      d.resolve();
      d.you.activate('Change of Heart', { targets: ['Vorse Raider'] });
      return d.you.can('pos', 'Vorse Raider');
    };
    expect(run('classic')).toBe(false);
    expect(run('goat')).toBe(true);
  });
});
