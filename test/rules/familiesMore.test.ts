import { describe, expect, test } from 'vitest';
import { duel, ERAS, except } from './table.ts';

const set = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const up = (card: string, slot = 0, player: 0 | 1 = 0) => ({
  card,
  pos: 'up' as const,
  on: { player, slot },
});
const discards = ['Mokey Mokey', 'Mokey Mokey'];

describe.each(ERAS)('Geminis in %s', (era) => {
  test('PEERS-32 GAP-50 a Gemini on the field is Normal Summoned once more and gains its effect', () => {
    const d = duel(era)
      .you({ monsters: ['Goggle Golem'], hand: ['Gemini Elf'] })
      .opp();
    expect(d.you.card('Goggle Golem').atk).toBe(1500);
    d.you.summon('Goggle Golem');
    expect(d.you.card('Goggle Golem').atk).toBe(2100);
    // it was the Normal Summon of the turn, and of a card on the field
    expect(d.you.can('summon', 'Gemini Elf')).toBe(false);
    expect(d.you.can('summon', 'Goggle Golem')).toBe(false);
    expect(d.you.hand).toEqual(['Gemini Elf']);
  });

  test('PEERS-32 the second Normal Summon may be answered and negated', () => {
    const d = duel(era)
      .you({ monsters: ['Goggle Golem'] })
      .opp({ spells: ['Solemn Judgment', 'Torrential Tribute'] });
    d.you.summon('Goggle Golem');
    d.opp.activate('Solemn Judgment');
    expect(d.you.monsters).toEqual([]);
    expect(d.you.gy).toEqual(['Goggle Golem']);
    const e = duel(era)
      .you({ monsters: ['Goggle Golem'] })
      .opp({ spells: ['Torrential Tribute'] });
    e.you.summon('Goggle Golem');
    expect(e.opp.can('activate', 'Torrential Tribute')).toBe(true);
  });

  test('PEERS-32 until then it is a Normal Monster on the field: Ceasefire does not count it', () => {
    const d = duel(era)
      .you({ monsters: ['Goggle Golem', 'Sangan'], spells: ['Ceasefire'], lp: 8000 })
      .opp({ lp: 8000 });
    d.you.activate('Ceasefire');
    expect(d.opp.lp).toBe(7500);
    const e = duel(era)
      .you({ monsters: ['Goggle Golem', 'Sangan'], spells: ['Ceasefire'], lp: 8000 })
      .opp({ lp: 8000 });
    e.you.summon('Goggle Golem');
    e.you.activate('Ceasefire');
    expect(e.opp.lp).toBe(7000);
  });

  test('PEERS-32 Equip Cards stay on it during its second Normal Summon', () => {
    const d = duel(era)
      .you({ monsters: ['Evocator Chevalier'], spells: [up('Legendary Sword')] })
      .opp();
    d.you.summon('Evocator Chevalier');
    expect(d.you.spells).toEqual(['Legendary Sword']);
    expect(d.you.card('Evocator Chevalier').atk).toBe(2200);
  });
});

describe.each(['edison', 'modern'])('a Gemini and Ultimate Offering in %s', (era) => {
  test('PEERS-32 an effect makes the second Normal Summon: the effect is gained, the Summon is told', () => {
    const d = duel(era)
      .you({
        monsters: ['Goggle Golem', 'Gemini Elf'],
        hand: ['Mokey Mokey'],
        spells: [{ card: 'Ultimate Offering', pos: 'up' }],
      })
      .opp({ spells: ['Torrential Tribute'] });
    d.you.summon('Mokey Mokey');
    d.you.activate('Ultimate Offering');
    d.resolve();
    expect(d.heard).toContain('summoned');
    expect(d.opp.can('activate', 'Torrential Tribute')).toBe(true);
    expect(d.you.card('Goggle Golem').atk).toBe(2100);
    expect(d.you.monsters.sort()).toEqual(['Gemini Elf', 'Goggle Golem', 'Mokey Mokey']);
  });
});

const FACE_DOWN_ATTACK = ['goat', 'edison', 'legacy-4000'];

describe.each(FACE_DOWN_ATTACK)('face-down Attack Position in %s', (era) => {
  const dark = (mine: string[], theirs: string[]) =>
    duel(era)
      .you({ hand: ['Darkness Approaches', ...discards, 'Sword of Dark Destruction'], monsters: mine })
      .opp({ monsters: theirs });

  test('POS-02 PRM-33 GOAT-14 EX-59 Darkness Approaches leaves a monster face-down in Attack Position', () => {
    const d = dark(['Summoned Skull'], []);
    d.you.activate('Darkness Approaches', { cost: discards });
    expect(d.you.card('Summoned Skull').pos).toBe('faceDownAttack');
    d.you.phase('battle');
    expect(d.you.can('attack', 'Summoned Skull')).toBe(false);
  });

  test('POS-02 POS-10 EX-59 it cannot be equipped', () => {
    const d = dark(['Summoned Skull'], []);
    expect(d.you.can('activate', 'Sword of Dark Destruction')).toBe(true);
    d.you.activate('Darkness Approaches', { cost: discards });
    expect(d.you.can('activate', 'Sword of Dark Destruction')).toBe(false);
  });

  test('POS-02 EX-59 attacked it becomes face-up Attack: ATK against ATK', () => {
    const d = dark(['Gemini Elf'], ['Summoned Skull']);
    d.you.activate('Darkness Approaches', { cost: discards, targets: ['Summoned Skull'] });
    d.you.phase('battle');
    d.you.attack('Gemini Elf', 'Summoned Skull');
    expect(d.opp.card('Summoned Skull').pos).toBe('attack');
    expect(d.you.lp).toBe(7400);
    expect(d.you.monsters).toEqual([]);
  });

  test('GOAT-14 it may be Flip Summoned in a later turn', () => {
    const d = dark(['Summoned Skull'], []);
    d.you.activate('Darkness Approaches', { cost: discards });
    d.you.end();
    d.opp.end();
    d.you.flip('Summoned Skull');
    expect(d.you.card('Summoned Skull').pos).toBe('attack');
  });
});

describe.each(except(...FACE_DOWN_ATTACK))('no face-down Attack Position in %s', (era) => {
  test('POS-02 PRM-33 Darkness Approaches leaves a monster in face-down Defense Position', () => {
    const d = duel(era)
      .you({ hand: ['Darkness Approaches', ...discards], monsters: ['Summoned Skull'] })
      .opp();
    d.you.activate('Darkness Approaches', { cost: discards });
    expect(d.you.card('Summoned Skull').pos).toBe('faceDownDefense');
  });
});

describe.each(ERAS)('Tokens in %s', (era) => {
  test('TOKEN-03 EX-73 Ceasefire counts the Effect Monster, not the Tokens', () => {
    const d = duel(era)
      .you({ hand: ['Scapegoat'], spells: ['Ceasefire'], monsters: ['Sangan'] })
      .opp();
    d.you.activate('Scapegoat');
    d.resolve();
    d.you.activate('Ceasefire');
    expect(d.opp.lp).toBe(7500);
  });

  test('TOKEN-02 TOKEN-04 a Token has its own zone and position, changes it and attacks in a later turn', () => {
    const d = duel(era)
      .you({ hand: ['Stray Lambs'] })
      .opp();
    d.you.activate('Stray Lambs');
    expect(d.you.can('pos', 'Lamb Token')).toBe(false);
    d.you.end();
    d.opp.end();
    d.you.pos('Lamb Token');
    d.you.phase('battle');
    expect(d.you.can('attack', 'Lamb Token')).toBe(true);
  });

  test('TOKEN-05 EX-74 Sheep Tokens are no Tributes for a Tribute Summon, Lamb Tokens are', () => {
    const d = duel(era)
      .you({ hand: ['Stray Lambs', 'Summoned Skull'] })
      .opp();
    d.you.activate('Stray Lambs');
    d.you.end();
    d.opp.end();
    d.you.summon('Summoned Skull', { tributes: ['Lamb Token'] });
    expect(d.you.monsters).toContain('Summoned Skull');
    const e = duel(era)
      .you({ hand: ['Scapegoat', 'Summoned Skull'] })
      .opp();
    e.you.activate('Scapegoat');
    e.you.end();
    e.opp.end();
    expect(e.you.can('summon', 'Summoned Skull')).toBe(false);
    expect(e.you.can('set', 'Summoned Skull')).toBe(false);
  });

  test('TOKEN-05 a Token may pay the cost of an effect', () => {
    const d = duel(era)
      .you({ hand: ['Scapegoat'], monsters: ['Cannon Soldier'] })
      .opp();
    d.you.activate('Scapegoat');
    d.resolve();
    d.you.activate('Cannon Soldier', { cost: ['Sheep Token'] });
    expect(d.opp.lp).toBe(7500);
    expect(d.you.gy).toEqual(['Scapegoat']);
  });

  test('TOKEN-06 EX-75 a Token is no target for what turns face-down', () => {
    const d = duel(era)
      .you({ hand: ['Scapegoat', 'Book of Moon', 'Darkness Approaches', ...discards] })
      .opp();
    d.you.activate('Scapegoat');
    d.resolve();
    expect(d.you.can('activate', 'Book of Moon')).toBe(false);
    expect(d.you.can('activate', 'Darkness Approaches')).toBe(false);
  });

  test('TOKEN-07 PRM-35 EX-76 Michizure does not answer a Token that is destroyed', () => {
    const e = duel(era)
      .you({ hand: ['Raigeki'], monsters: ['Gemini Elf'] })
      .opp({ monsters: ['Mokey Mokey'], spells: ['Michizure'] });
    e.you.activate('Raigeki');
    expect(e.opp.can('activate', 'Michizure')).toBe(true);
    const f = duel(era)
      .you({ monsters: ['Gemini Elf'], hand: ['Raigeki'] })
      .opp({ spells: ['Scapegoat', 'Michizure'] });
    f.you.phase('battle');
    f.opp.activate('Scapegoat');
    f.resolve();
    // an answer to leaving the Main Phase: it goes on
    f.you.activate('Raigeki');
    expect(f.opp.can('activate', 'Michizure')).toBe(false);
    expect(f.opp.gy).toEqual(['Scapegoat']);
    expect(f.opp.monsters).toEqual([]);
  });

  test('GAP-44 a Token belongs to whoever made it, on either side', () => {
    const d = duel(era)
      .you({ spells: ['Ojama Trio'] })
      .opp();
    d.you.activate('Ojama Trio');
    expect(d.opp.monsters).toEqual(['Ojama Token', 'Ojama Token', 'Ojama Token']);
    const tokens = d.at.cards.filter((card) => card.code === 29843092);
    expect(tokens.map((card) => [card.owner, card.controller])).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });

  test('PEERS-29 Tokens come all or none: Ojama Trio needs three free zones', () => {
    const d = duel(era)
      .you({ spells: ['Ojama Trio'] })
      .opp({ monsters: ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'] });
    expect(d.you.can('activate', 'Ojama Trio')).toBe(false);
  });
});

describe.each(ERAS)('Equips, revival and flips in %s', (era) => {
  test('EQUIP-01 an Equip Spell only in the own Main Phase', () => {
    const d = duel(era)
      .you({ hand: ['Legendary Sword'], monsters: ['Dark Blade'] })
      .opp();
    expect(d.you.can('activate', 'Legendary Sword')).toBe(true);
    d.you.phase('battle');
    d.you.attack('Dark Blade', 'direct');
    expect(d.you.can('activate', 'Legendary Sword')).toBe(false);
  });

  test('EQUIP-04 EX-30 Legendary Sword goes on no Spellcaster', () => {
    const d = duel(era)
      .you({ hand: ['Legendary Sword'], monsters: ['Dark Magician'] })
      .opp();
    expect(d.you.can('activate', 'Legendary Sword')).toBe(false);
  });

  test('EQUIP-08 EQUIP-09 an Equip stays where it is while its wearer is right', () => {
    const d = duel(era)
      .you({ hand: ['Legendary Sword'], monsters: ['Dark Blade', 'Dark Blade'] })
      .opp();
    d.you.activate('Legendary Sword', { targets: ['Dark Blade'] });
    d.you.end();
    d.opp.end();
    expect(d.you.spells).toEqual(['Legendary Sword']);
    expect(d.you.can('activate', 'Legendary Sword')).toBe(false);
    expect(d.you.card('Dark Blade').atk).toBe(2100);
  });

  test('REVIVE-01 REVIVE-02 EX-68 a Ritual Monster once properly Summoned is revived, a discarded one is not', () => {
    const d = duel(era)
      .you({ hand: ['Monster Reborn'], gy: [{ card: 'Black Luster Soldier', proper: true }] })
      .opp();
    d.you.activate('Monster Reborn', { position: 'attack' });
    expect(d.you.monsters).toEqual(['Black Luster Soldier']);
    const e = duel(era)
      .you({ hand: ['Monster Reborn'], gy: ['Black Luster Soldier'] })
      .opp();
    expect(e.you.can('activate', 'Monster Reborn')).toBe(false);
  });

  test('REVIVE-04 some are never revived, properly Summoned or not', () => {
    const d = duel(era)
      .you({ hand: ['Monster Reborn'], gy: ['Yata-Garasu', { card: 'XYZ-Dragon Cannon', proper: true }] })
      .opp();
    expect(d.you.can('activate', 'Monster Reborn')).toBe(false);
  });

  test('FLIP-01 FLIP-03 face-down to face-up by an effect is no Flip Summon', () => {
    const d = duel(era)
      .you({ monsters: [set('Sangan')], spells: ['Ceasefire'] })
      .opp({ spells: ['Trap Hole'] });
    d.you.activate('Ceasefire');
    expect(d.you.card('Sangan').pos).toBe('defense');
    expect(d.opp.can('activate', 'Trap Hole')).toBe(false);
  });

  test('FLIP-06 a Flip Summon is the change of position of that turn', () => {
    const d = duel(era)
      .you({ monsters: [set('Sangan')] })
      .opp();
    d.you.flip('Sangan');
    expect(d.you.can('pos', 'Sangan')).toBe(false);
  });

  test('FLIP-08 EX-55 a face-up Summon is no flip: neither Normal nor Special', () => {
    const d = duel(era)
      .you({ hand: ['Man-Eater Bug', 'Monster Reborn'], gy: ['Hane-Hane'] })
      .opp({ monsters: ['Gemini Elf'] });
    d.you.summon('Man-Eater Bug');
    d.you.activate('Monster Reborn', { position: 'attack' });
    expect(d.opp.monsters).toEqual(['Gemini Elf']);
    expect(d.you.monsters.sort()).toEqual(['Hane-Hane', 'Man-Eater Bug']);
  });

  test('FLIP-13 the Flip Effect acts when the opponent attacks', () => {
    const d = duel(era)
      .you({ monsters: ['Gemini Elf'] })
      .opp({ monsters: [set('Man-Eater Bug')] });
    d.you.phase('battle');
    d.you.attack('Gemini Elf', 'Man-Eater Bug');
    expect(d.you.gy).toEqual(['Gemini Elf']);
    expect(d.opp.gy).toEqual(['Man-Eater Bug']);
  });

  test('FUSION-07 EX-64 one substitute is accepted, two are refused', () => {
    const d = duel(era)
      .you({ hand: ['Polymerization', 'Petit Dragon', 'King of the Swamp'], extra: ['Darkfire Dragon'] })
      .opp();
    d.you.activate('Polymerization');
    d.you.position('attack');
    expect(d.you.monsters).toEqual(['Darkfire Dragon']);
    const e = duel(era)
      .you({
        hand: ['Polymerization', 'Goddess with the Third Eye', 'King of the Swamp'],
        extra: ['Darkfire Dragon'],
      })
      .opp();
    expect(e.you.can('activate', 'Polymerization')).toBe(false);
  });

  test('PEERS-22 materials come back with De-Fusion once the Fusion Monster has arrived, all of them', () => {
    const d = duel(era)
      .you({
        hand: ['Polymerization', 'Petit Dragon', 'Firegrass', 'De-Fusion'],
        extra: ['Darkfire Dragon'],
      })
      .opp();
    d.you.activate('Polymerization');
    d.you.position('attack');
    d.you.activate('De-Fusion');
    d.you.yes();
    d.you.position('attack');
    d.you.position('attack');
    expect(d.you.monsters.sort()).toEqual(['Firegrass', 'Petit Dragon']);
    expect(d.you.extra).toEqual(['Darkfire Dragon']);
  });

  test('GAP-43 Kaiser Sea Horse counts as both Tributes for a LIGHT monster', () => {
    const d = duel(era)
      .you({ hand: ['Blue-Eyes White Dragon', 'Dark Magician'], monsters: ['Kaiser Sea Horse'] })
      .opp();
    expect(d.you.can('summon', 'Dark Magician')).toBe(false);
    d.you.summon('Blue-Eyes White Dragon');
    expect(d.you.monsters).toEqual(['Blue-Eyes White Dragon']);
  });

  test('GAP-47 coins and dice: the player of the effect throws, the result is told', () => {
    const d = duel(era, { dice: [3] })
      .you({ hand: ['Graceful Dice'], monsters: ['Gemini Elf'] })
      .opp();
    d.you.activate('Graceful Dice');
    expect(d.you.card('Gemini Elf').atk).toBe(2200);
    expect(d.heard).toContain('tossed');
  });
});
