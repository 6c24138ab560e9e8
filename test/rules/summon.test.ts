import { describe, expect, test } from 'vitest';
import { duel, ERAS, except } from './table.ts';

const five = ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'];

describe.each(ERAS)('Summons, Sets and positions in %s', (era) => {
  test('SUMMON-02 one Normal Summon or Set in a turn, Main Phase 2 included (MAIN-03)', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider', 'Battle Ox'] })
      .opp();
    d.you.summon('Vorse Raider');
    expect(d.you.can('summon', 'Battle Ox')).toBe(false);
    expect(d.you.can('set', 'Battle Ox')).toBe(false);
    d.you.phase('battle');
    d.you.phase('main2');
    expect(d.you.can('set', 'Battle Ox')).toBe(false);
  });

  test('MAIN-03 what was not used in Main Phase 1 may be used in Main Phase 2', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider'] })
      .opp();
    d.you.phase('battle');
    expect(d.you.can('summon', 'Vorse Raider')).toBe(false);
    d.you.phase('main2');
    d.you.set('Vorse Raider');
    expect(d.you.card('Vorse Raider').pos).toBe('faceDownDefense');
  });

  test('SUMMON-03 SUMMON-05 from the hand face-up Attack or face-down Defense, nothing else', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider'] })
      .opp();
    d.you.summon('Vorse Raider');
    expect(d.you.card('Vorse Raider').pos).toBe('attack');
  });

  test('SUMMON-06 Level 4 needs no Tribute, Level 5 one, Level 7 two (TRIBUTE-01)', () => {
    const hand = ['Vorse Raider', 'Judge Man', 'Dark Magician'];
    const none = duel(era).you({ hand }).opp();
    expect(hand.map((c) => none.you.can('summon', c))).toEqual([true, false, false]);
    const one = duel(era)
      .you({ hand, monsters: ['Mokey Mokey'] })
      .opp();
    expect(hand.map((c) => one.you.can('summon', c))).toEqual([true, true, false]);
    const two = duel(era)
      .you({ hand, monsters: ['Mokey Mokey', 'Battle Ox'] })
      .opp();
    two.you.summon('Dark Magician', { tributes: ['Mokey Mokey', 'Battle Ox'] });
    expect(two.you.monsters).toEqual(['Dark Magician']);
    expect(two.you.gy.sort()).toEqual(['Battle Ox', 'Mokey Mokey']);
  });

  test('TRIBUTE-01 the player chooses which monster goes; not more than needed', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man'], monsters: ['Mokey Mokey', 'Battle Ox'] })
      .opp();
    d.you.summon('Judge Man', { tributes: ['Battle Ox'] });
    expect(d.you.monsters.sort()).toEqual(['Judge Man', 'Mokey Mokey']);
  });

  test('TRIBUTE-02 EX-16 a Set of Level 5 or more needs its Tributes too', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man'] })
      .opp();
    expect(d.you.can('set', 'Judge Man')).toBe(false);
    const e = duel(era)
      .you({ hand: ['Judge Man'], monsters: ['Mokey Mokey'] })
      .opp();
    e.you.set('Judge Man');
    expect(e.you.gy).toEqual(['Mokey Mokey']);
    expect(e.you.card('Judge Man').pos).toBe('faceDownDefense');
  });

  test('TRIBUTE-03 monsters of the opponent are no Tributes', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man'] })
      .opp({ monsters: ['Mokey Mokey'] });
    expect(d.you.can('summon', 'Judge Man')).toBe(false);
  });

  test('TRIBUTE-05 EX-17 a Tribute Summon is the Normal Summon of the turn', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man', 'Vorse Raider'], monsters: ['Mokey Mokey'] })
      .opp();
    d.you.summon('Judge Man');
    d.you.phase('battle');
    d.you.phase('main2');
    expect(d.you.can('summon', 'Vorse Raider')).toBe(false);
  });

  test('ZONE-02 EX-14 with five monsters no Level 4 may be Summoned or Set; a Tribute Summon may (EMZ-12)', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider', 'Judge Man'], monsters: five })
      .opp();
    expect(d.you.can('summon', 'Vorse Raider')).toBe(false);
    expect(d.you.can('set', 'Vorse Raider')).toBe(false);
    expect(d.you.can('summon', 'Judge Man')).toBe(true);
  });

  test('EMZ-11 Soul Exchange with five own monsters: Tributing the opponent’s alone would free no zone', () => {
    const d = duel(era)
      .you({ hand: ['Soul Exchange', 'Judge Man'], monsters: five })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Soul Exchange', { targets: ['Vorse Raider'] });
    expect(d.you.can('summon', 'Judge Man')).toBe(false);
  });

  test('TRIBUTE-03 Soul Exchange: turned face-down the monster may still be Tributed', () => {
    const d = duel(era)
      .you({ hand: ['Soul Exchange', 'Judge Man', 'Book of Moon'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Soul Exchange', { targets: ['Vorse Raider'] });
    d.resolve();
    d.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    d.you.summon('Judge Man', { tributes: ['Vorse Raider'] });
    expect(d.opp.gy).toEqual(['Vorse Raider']);
  });

  test('TRIBUTE-03 Soul Exchange also lends the monster for a cost and for a Ritual, face-up only', () => {
    const d = duel(era)
      .you({ hand: ['Soul Exchange', 'Metamorphosis'], extra: ['Darkfire Dragon'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Soul Exchange', { targets: ['Vorse Raider'] });
    d.you.activate('Metamorphosis', { cost: ['Vorse Raider'] });
    d.you.position('attack');
    expect(d.opp.gy).toEqual(['Vorse Raider']);
    expect(d.you.monsters).toEqual(['Darkfire Dragon']);
    const e = duel(era)
      .you({ hand: ['Soul Exchange', 'Black Illusion Ritual', 'Relinquished'] })
      .opp({ monsters: ['Vorse Raider'] });
    expect(e.you.can('activate', 'Black Illusion Ritual')).toBe(false);
    e.you.activate('Soul Exchange', { targets: ['Vorse Raider'] });
    e.you.activate('Black Illusion Ritual');
    e.you.choose('Vorse Raider');
    e.you.position('attack');
    expect(e.you.monsters).toEqual(['Relinquished']);
    const down = duel(era)
      .you({ hand: ['Soul Exchange', 'Metamorphosis'], extra: ['Darkfire Dragon'] })
      .opp({ monsters: [{ card: 'Vorse Raider', pos: 'faceDownDefense' }] });
    down.you.activate('Soul Exchange', { targets: ['Vorse Raider'] });
    expect(down.you.can('activate', 'Metamorphosis')).toBe(false);
  });

  test('TRIBUTE-03 Soul Exchange and an own monster for a Level 7', () => {
    const d = duel(era)
      .you({ hand: ['Soul Exchange', 'Dark Magician'], monsters: ['Mokey Mokey'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Soul Exchange', { targets: ['Vorse Raider'] });
    d.you.summon('Dark Magician', { tributes: ['Vorse Raider', 'Mokey Mokey'] });
    expect(d.opp.gy).toEqual(['Vorse Raider']);
    expect(d.you.gy.sort()).toEqual(['Mokey Mokey', 'Soul Exchange']);
  });

  test('FLIP-02 FLIP-05 EX-18 Flip Summons are unlimited and do not use the Normal Summon', () => {
    const set = (card: string) => ({ card, pos: 'faceDownDefense' as const });
    const d = duel(era)
      .you({ hand: ['Vorse Raider'], monsters: [set('Battle Ox'), set('Mokey Mokey'), set('Luster Dragon')] })
      .opp();
    for (const card of ['Battle Ox', 'Mokey Mokey', 'Luster Dragon']) d.you.flip(card);
    d.you.summon('Vorse Raider');
    for (const card of ['Battle Ox', 'Mokey Mokey', 'Luster Dragon', 'Vorse Raider']) {
      expect(d.you.card(card).pos).toBe('attack');
      expect(d.you.can('pos', card)).toBe(false);
    }
  });

  test('FLIP-04 EX-19 not in the turn it was Set', () => {
    const d = duel(era)
      .you({ hand: ['Battle Ox'] })
      .opp();
    d.you.set('Battle Ox');
    expect(d.you.can('flip', 'Battle Ox')).toBe(false);
    d.you.phase('battle');
    d.you.phase('main2');
    expect(d.you.can('flip', 'Battle Ox')).toBe(false);
    d.you.end();
    d.opp.end();
    expect(d.you.can('flip', 'Battle Ox')).toBe(true);
  });

  test('POS-05 one change a turn, face-up Attack to face-up Defense and back only next turn', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp();
    d.you.pos('Vorse Raider');
    expect(d.you.card('Vorse Raider').pos).toBe('defense');
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
    d.you.end();
    d.opp.end();
    d.you.pos('Vorse Raider');
    expect(d.you.card('Vorse Raider').pos).toBe('attack');
  });

  test('POS-06 not in the turn it was Normal, Special or Flip Summoned, or Set', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider', 'Monster Reborn'], gy: ['Battle Ox'] })
      .opp();
    d.you.summon('Vorse Raider');
    d.you.activate('Monster Reborn', { targets: ['Battle Ox'] });
    d.you.position('attack');
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
    expect(d.you.can('pos', 'Battle Ox')).toBe(false);
  });

  test('MAIN-04 a monster that did not attack may change position in Main Phase 2', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp();
    d.you.phase('battle');
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
    d.you.phase('main2');
    expect(d.you.can('pos', 'Vorse Raider')).toBe(true);
  });

  test('SPECIAL-03 a Special Summon is face-up, Attack or Defense as its player chooses', () => {
    for (const pos of ['attack', 'defense'] as const) {
      const d = duel(era)
        .you({ hand: ['Monster Reborn'], gy: ['Battle Ox'] })
        .opp();
      d.you.activate('Monster Reborn', { targets: ['Battle Ox'] });
      d.you.position(pos);
      expect(d.you.card('Battle Ox').pos).toBe(pos);
    }
  });

  test('SPECIAL-02 Special Summons leave the Normal Summon', () => {
    const d = duel(era)
      .you({ hand: ['Monster Reborn', 'Vorse Raider'], gy: ['Battle Ox'] })
      .opp();
    d.you.activate('Monster Reborn', { targets: ['Battle Ox'] });
    d.you.position('attack');
    expect(d.you.can('summon', 'Vorse Raider')).toBe(true);
  });

  test('GAP-16 a negated Summon: destroyed, the Normal Summon is used, nothing triggers', () => {
    const d = duel(era)
      .you({ hand: ['Breaker the Magical Warrior', 'Battle Ox'] })
      .opp({ spells: ['Solemn Judgment'] });
    d.you.summon('Breaker the Magical Warrior');
    d.opp.activate('Solemn Judgment');
    expect(d.you.gy).toEqual(['Breaker the Magical Warrior']);
    expect(d.you.can('summon', 'Battle Ox')).toBe(false);
    expect(d.opp.lp).toBe(4000);
  });

  test('GAP-16 a negated Flip Summon of a Flip monster: no Flip Effect', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Man-Eater Bug', pos: 'faceDownDefense' }] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Solemn Judgment'] });
    d.you.flip('Man-Eater Bug');
    d.opp.activate('Solemn Judgment');
    expect(d.you.gy).toEqual(['Man-Eater Bug']);
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
  });

  test('GAP-16 Sangan Tributed for a Tribute Summon that is negated still finds a monster', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man'], monsters: ['Sangan'], deck: ['Kuriboh'] })
      .opp({ spells: ['Solemn Judgment'] });
    d.you.summon('Judge Man');
    d.opp.activate('Solemn Judgment');
    expect(d.you.can('choose', 'Kuriboh')).toBe(true);
    d.you.choose('Kuriboh');
    expect(d.you.hand).toEqual(['Kuriboh']);
    expect(d.you.gy.sort()).toEqual(['Judge Man', 'Sangan']);
  });

  test('REVIVE-02 GAP-16 BLS whose own Summon was negated cannot be revived', () => {
    const d = duel(era)
      .you({
        hand: ['Black Luster Soldier - Envoy of the Beginning', 'Monster Reborn'],
        gy: ['Mystical Elf', 'Vorse Raider'],
      })
      .opp({ spells: ['Solemn Judgment'] });
    d.you.procedure('Black Luster Soldier - Envoy of the Beginning');
    d.you.position('attack');
    d.opp.activate('Solemn Judgment');
    expect(d.you.gy).toContain('Black Luster Soldier - Envoy of the Beginning');
    expect(d.you.can('activate', 'Monster Reborn')).toBe(false);
  });

  test('REVIVE-02 BLS that was Summoned properly may be revived', () => {
    const d = duel(era)
      .you({
        hand: ['Black Luster Soldier - Envoy of the Beginning', 'Monster Reborn', 'Dark Hole'],
        gy: ['Mystical Elf', 'Vorse Raider'],
      })
      .opp();
    d.you.procedure('Black Luster Soldier - Envoy of the Beginning');
    d.you.position('attack');
    d.you.activate('Dark Hole');
    d.you.activate('Monster Reborn');
    d.you.position('attack');
    expect(d.you.monsters).toEqual(['Black Luster Soldier - Envoy of the Beginning']);
  });

  test('SUMMON-09 EX-65 Trap Hole answers a Normal Summon, not a Special Summon', () => {
    const d = duel(era)
      .you({ hand: ['Monster Reborn', 'Vorse Raider'], gy: ['Battle Ox'] })
      .opp({ spells: ['Trap Hole'] });
    d.you.activate('Monster Reborn', { targets: ['Battle Ox'] });
    d.you.position('attack');
    expect(d.opp.can('activate', 'Trap Hole')).toBe(false);
    d.you.summon('Vorse Raider');
    expect(d.opp.can('activate', 'Trap Hole')).toBe(true);
  });

  test('GAP-10 Torrential Tribute answers a Summon in a chain only if it was the last thing to happen', () => {
    // Call of the Haunted as link 2 over Ookazi: the damage comes last
    const d = duel(era)
      .you({ hand: ['Ookazi'], spells: ['Torrential Tribute'] })
      .opp({ spells: ['Call of the Haunted'], gy: ['Battle Ox'] });
    d.you.activate('Ookazi');
    d.opp.activate('Call of the Haunted');
    expect(d.you.can('activate', 'Torrential Tribute')).toBe(false);
    // as link 1 the Summon is the last
    const e = duel(era)
      .you({ hand: ['Monster Reborn'], gy: ['Battle Ox'] })
      .opp({ spells: ['Torrential Tribute', 'Waboku'] });
    e.you.activate('Monster Reborn');
    e.opp.activate('Waboku');
    e.you.position('attack');
    expect(e.opp.can('activate', 'Torrential Tribute')).toBe(true);
  });

  test('GAP-10 Trap Hole may answer the Summon after Breaker’s trigger has resolved? No: the counter came last', () => {
    const d = duel(era)
      .you({ hand: ['Breaker the Magical Warrior'] })
      .opp({ spells: ['Trap Hole', 'Torrential Tribute'] });
    d.you.summon('Breaker the Magical Warrior');
    // in answer to the trigger: the Summon is what is answered
    expect(d.opp.can('activate', 'Trap Hole')).toBe(true);
  });

  test('GAP-46 a monster may attack in the turn it is Summoned', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider'] })
      .opp();
    d.you.summon('Vorse Raider');
    d.you.phase('battle');
    expect(d.you.can('attack', 'Vorse Raider')).toBe(true);
  });

  test('GAP-34 a Spirit Flip Summoned returns in that End Phase; under the opponent’s control it goes to its owner', () => {
    const d = duel(era)
      .you({ hand: ['Change of Heart'] })
      .opp({ monsters: [{ card: 'Asura Priest', pos: 'faceDownDefense' }] });
    d.you.activate('Change of Heart', { targets: ['Asura Priest'] });
    if (era === 'goat' || d.you.can('flip', 'Asura Priest')) d.you.flip('Asura Priest');
    d.you.end();
    expect(d.opp.hand).toContain('Asura Priest');
    expect(d.opp.monsters).toEqual([]);
  });

  test('GAP-51 Ultimate Offering: a Level 5 monster with its Tribute; the normal allowance stays', () => {
    const d = duel(era)
      .you({
        hand: ['Judge Man', 'Vorse Raider'],
        monsters: ['Mokey Mokey'],
        spells: [{ card: 'Ultimate Offering', pos: 'up' }],
      })
      .opp({ spells: ['Trap Hole'] });
    d.you.activate('Ultimate Offering');
    d.you.choose('Judge Man');
    d.you.position('attack');
    expect(d.you.lp).toBe(7500);
    expect(d.you.monsters).toEqual(['Judge Man']);
    expect(d.you.can('summon', 'Vorse Raider')).toBe(true);
    expect(d.opp.can('activate', 'Trap Hole')).toBe(true);
  });
});

describe('positions changed by effects', () => {
  const turned = (era: string) => {
    const d = duel(era)
      .you({ hand: ['Book of Moon'], monsters: ['Vorse Raider'] })
      .opp();
    d.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    return d.you.can('flip', 'Vorse Raider');
  };
  test('POS-08 in classic a change by an effect uses up the change of the turn', () => {
    expect(turned('classic')).toBe(false);
  });
  test('GOAT-12 in goat a monster turned down by Book of Moon may be Flip Summoned the same turn', () => {
    expect(turned('goat')).toBe(true);
  });
  test('GOAT-12 but not one that was Summoned this turn, was changed by hand, or attacked', () => {
    const fresh = duel('goat')
      .you({ hand: ['Book of Moon', 'Vorse Raider'] })
      .opp();
    fresh.you.summon('Vorse Raider');
    fresh.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(fresh.you.can('flip', 'Vorse Raider')).toBe(false);
    const changed = duel('goat')
      .you({ hand: ['Book of Moon'], monsters: ['Vorse Raider'] })
      .opp();
    changed.you.pos('Vorse Raider');
    changed.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(changed.you.can('flip', 'Vorse Raider')).toBe(false);
    const attacked = duel('goat')
      .you({ hand: ['Book of Moon'], monsters: ['Vorse Raider'] })
      .opp();
    attacked.you.phase('battle');
    attacked.you.attack('Vorse Raider', 'direct');
    attacked.you.phase('main2');
    attacked.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(attacked.you.can('flip', 'Vorse Raider')).toBe(false);
  });
});

describe.each(except('modern'))('the first turn in %s', (era) => {
  test('TURN-02 EX-21 the starting player draws and conducts no Battle Phase (DRAW-03)', () => {
    const d = duel(era, { phase: 'draw', firstTurn: true })
      .you({ monsters: ['Vorse Raider'], deck: ['Battle Ox'] })
      .opp();
    expect(d.you.hand).toEqual(['Battle Ox']);
    expect(d.you.can('phase', 'battle')).toBe(false);
    d.you.end();
    expect(d.opp.can('phase', 'battle')).toBe(true);
  });
});
