import { describe, expect, test } from 'vitest';
import { duelOf, ring } from './made.ts';
import { duel, ERAS } from './table.ts';

const set = (card: string) => ({ card, pos: 'faceDownDefense' as const });

describe.each(ERAS)('Flip Effects and triggers in %s', (era) => {
  test('FLIP-09 a Flip Effect is not optional; with a choice of targets its player chooses', () => {
    const d = duel(era)
      .you({ monsters: [set('Man-Eater Bug')] })
      .opp({ monsters: ['Vorse Raider', 'Battle Ox'] });
    d.you.flip('Man-Eater Bug');
    expect(d.you.can('pass')).toBe(false);
    d.you.choose('Battle Ox');
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
  });

  test('FLIP-10 the attacker removed by the Flip Effect: damage was calculated before', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: [set('Hane-Hane')] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Hane-Hane');
    expect(d.you.hand).toContain('Vorse Raider');
    expect(d.opp.gy).toEqual(['Hane-Hane']);
  });

  test('FLIP-12 flipped by an attack it is not Flip Summoned: Trap Hole does not answer', () => {
    const d = duel(era)
      .you({ monsters: ['Mokey Mokey'], spells: ['Trap Hole', 'Torrential Tribute'] })
      .opp({ monsters: [set('Vorse Raider')] });
    d.you.phase('battle');
    d.you.attack('Mokey Mokey', 'Vorse Raider');
    expect(d.you.can('activate', 'Trap Hole')).toBe(false);
    expect(d.you.can('activate', 'Torrential Tribute')).toBe(false);
  });

  test('FLIP-11 Book of Moon in chain to its Flip Effect: turned down it still resolves (GAP-15)', () => {
    const d = duel(era)
      .you({ monsters: [set('Man-Eater Bug')] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Book of Moon'] });
    d.you.flip('Man-Eater Bug');
    d.you.choose('Vorse Raider');
    d.opp.activate('Book of Moon', { targets: ['Man-Eater Bug'] });
    expect(d.opp.gy.sort()).toEqual(['Book of Moon', 'Vorse Raider']);
    expect(d.you.card('Man-Eater Bug').pos).toBe('faceDownDefense');
  });

  test('GAP-40 turned down and up again its Flip Effect acts anew', () => {
    const d = duel(era)
      .you({ monsters: ['Man-Eater Bug'], hand: ['Book of Moon'] })
      .opp({ monsters: ['Vorse Raider', 'Battle Ox'] });
    d.you.activate('Book of Moon', { targets: ['Man-Eater Bug'] });
    d.you.end();
    d.opp.phase('battle');
    d.opp.attack('Battle Ox', 'Man-Eater Bug');
    d.you.choose('Vorse Raider');
    expect(d.opp.gy).toEqual(['Vorse Raider']);
  });

  test('GAP-45 turned up by an effect, its Flip Effect forms the next chain', () => {
    const d = duel(era)
      .you({ hand: ['Swords of Revealing Light'], monsters: ['Battle Ox'] })
      .opp({ monsters: [set('Man-Eater Bug')] });
    d.you.activate('Swords of Revealing Light');
    // the Flip Effect forms the next chain
    d.opp.choose('Battle Ox');
    expect(d.you.gy).toEqual(['Battle Ox']);
    expect(d.opp.card('Man-Eater Bug').pos).toBe('defense');
  });

  test('FLIP-07 Swords turns up several at once: their player orders their Flip Effects (GAP-11)', () => {
    const d = duel(era)
      .you({ hand: ['Swords of Revealing Light'], monsters: ['Battle Ox', 'Vorse Raider'] })
      .opp({ monsters: [set('Man-Eater Bug'), set('Hane-Hane')] });
    d.you.activate('Swords of Revealing Light');
    d.opp.activate('Hane-Hane', { targets: ['Battle Ox'] });
    d.opp.choose('Vorse Raider');
    expect(d.you.hand).toEqual(['Battle Ox']);
    expect(d.you.gy).toEqual(['Vorse Raider']);
  });

  test('GAP-12 an optional "when" trigger misses: Mystic Tomato destroyed by an effect or lost in battle', () => {
    const d = duel(era)
      .you({ monsters: ['Mystic Tomato'], deck: ['Sangan'] })
      .opp({ monsters: ['Vorse Raider'], hand: ['Raigeki'] });
    d.you.end();
    d.opp.activate('Raigeki');
    expect(d.you.can('activate', 'Mystic Tomato')).toBe(false);
  });

  test('EFFECT-06 Mystic Tomato may bring another one, and each its own', () => {
    const d = duel(era)
      .you({ monsters: ['Mystic Tomato'], deck: ['Mystic Tomato', 'Sangan', 'Kuriboh'] })
      .opp({ monsters: ['Vorse Raider', 'Battle Ox'] });
    d.you.end();
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'Mystic Tomato');
    d.you.activate('Mystic Tomato');
    d.you.choose('Mystic Tomato');
    d.opp.attack('Battle Ox', 'Mystic Tomato');
    d.you.activate('Mystic Tomato');
    d.you.choose('Sangan');
    expect(d.you.monsters).toEqual(['Sangan']);
    expect(d.you.lp).toBe(8000 - 500 - 300);
  });

  test('EFFECT-06 an optional trigger may be declined', () => {
    const d = duel(era)
      .you({ monsters: ['Mystic Tomato'], deck: ['Sangan'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.end();
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'Mystic Tomato');
    d.you.pass();
    expect(d.you.monsters).toEqual([]);
  });

  test('GAP-11 both players’ Sangans destroyed together: the turn player’s is link 1, the other resolves first', () => {
    const d = duel(era)
      .you({ monsters: ['Sangan'], hand: ['Dark Hole'], deck: ['Kuriboh'] })
      .opp({ monsters: ['Sangan'], deck: ['Kuriboh', 'Exiled Force'] });
    d.you.activate('Dark Hole');
    expect(d.state.chain.map((l) => l.player)).toEqual([0, 1]);
  });

  test('EX-51 GAP-11 a mandatory trigger goes on the chain before an optional one of the turn player', () => {
    // both battle losers leave at once: Sangan (must) and Mystic Tomato (may)
    const d = duel(era)
      .you({ monsters: ['Mystic Tomato'], deck: ['Kuriboh', 'Sangan'] })
      .opp({ monsters: ['Mystic Tomato'], deck: ['Kuriboh', 'Sangan'] });
    d.you.phase('battle');
    d.you.attack('Mystic Tomato', 'Mystic Tomato of opp');
    d.you.activate('Mystic Tomato');
    d.opp.activate('Mystic Tomato');
    d.resolve();
    d.opp.choose('Sangan');
    d.you.choose('Sangan');
    expect(d.you.monsters).toEqual(['Sangan']);
    expect(d.opp.monsters).toEqual(['Sangan']);
  });

  test('GAP-13 a trigger met during a chain waits for the next chain', () => {
    const d = duelOf(ring('Old Ring'))(era)
      .you({ hand: ['Dark Hole', 'Mokey Mokey'], deck: ['Kuriboh'] })
      .opp({ monsters: ['Sangan'], spells: ['Old Ring'], deck: ['Kuriboh', 'Exiled Force'] });
    d.you.activate('Dark Hole');
    d.opp.activate('Old Ring', { targets: ['Sangan'] });
    // both links resolve, then Sangan's
    d.opp.choose('Kuriboh');
    expect(d.opp.hand).toEqual(['Kuriboh']);
  });

  test('EFFECT-06 Sangan finds what was put in the Deck; nothing that leaves another way than to the Graveyard', () => {
    const d = duel(era)
      .you({ hand: ['Soul Exchange', 'Judge Man', 'Nobleman of Crossout'] })
      .opp({ monsters: [set('Sangan')], deck: ['Kuriboh', 'Exiled Force'] });
    d.you.activate('Nobleman of Crossout', { targets: ['Sangan'] });
    expect(d.opp.banished).toEqual(['Sangan']);
    expect(d.opp.can('choose', 'Kuriboh')).toBe(false);
  });

  test('EFFECT-06 Sangan sent while face-down still searches', () => {
    const d = duel(era)
      .you({ hand: ['Dark Hole'] })
      .opp({ monsters: [set('Sangan')], deck: ['Kuriboh', 'Exiled Force'] });
    d.you.activate('Dark Hole');
    d.opp.choose('Kuriboh');
    expect(d.opp.hand).toEqual(['Kuriboh']);
  });

  test('a monster destroyed in battle that began face-down still triggers: Mystic Tomato', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: [set('Mystic Tomato')], deck: ['Sangan', 'Kuriboh'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Mystic Tomato');
    d.opp.activate('Mystic Tomato');
    d.opp.choose('Sangan');
    expect(d.opp.monsters).toEqual(['Sangan']);
  });

  test('GAP-02 Wall of Illusion returns an attacker that destroyed it; the attacker’s own loss comes with it', () => {
    const d = duel(era)
      .you({ monsters: ['Dark Magician'] })
      .opp({ monsters: ['Wall of Illusion'] });
    d.you.phase('battle');
    d.you.attack('Dark Magician', 'Wall of Illusion');
    expect(d.you.hand).toEqual(['Dark Magician']);
    expect(d.opp.gy).toEqual(['Wall of Illusion']);
    expect(d.opp.lp).toBe(6500);
  });

  test('GAP-02 D.D. Warrior Lady: both are removed although she lost; Sangan removed does not search', () => {
    const d = duel(era)
      .you({ monsters: ['D.D. Warrior Lady'], hand: [] })
      .opp({ monsters: ['Sangan'], deck: ['Kuriboh'] });
    d.you.phase('battle');
    d.you.attack('D.D. Warrior Lady', 'Sangan');
    d.you.activate('D.D. Warrior Lady');
    expect(d.you.banished).toEqual(['D.D. Warrior Lady']);
    expect(d.opp.banished).toEqual(['Sangan']);
    expect(d.opp.hand).toEqual([]);
  });

  test('EFFECT-06 Spirit Reaper: damage of a direct attack costs a card, damage of another attack none', () => {
    const d = duel(era)
      .you({ monsters: ['Spirit Reaper'], hand: ['Mokey Mokey'], spells: ['Reinforcements'] })
      .opp({ monsters: [{ card: 'Mokey Mokey', pos: 'attack' }], hand: ['Battle Ox'] });
    d.you.phase('battle');
    d.you.attack('Spirit Reaper', 'Mokey Mokey');
    expect(d.opp.hand).toEqual(['Battle Ox']);
  });

  test('EFFECT-02 Spirit Reaper targeted by an effect is destroyed when that has resolved, by an Equip too', () => {
    const d = duel(era)
      .you({ hand: ['Sword of Dark Destruction'] })
      .opp({ monsters: ['Spirit Reaper'] });
    d.you.activate('Sword of Dark Destruction', { targets: ['Spirit Reaper'] });
    expect(d.opp.gy).toEqual(['Spirit Reaper']);
    expect(d.you.gy).toEqual(['Sword of Dark Destruction']);
  });

  test('GAP-31 a failed search is shown and shuffled (GOAT-11), in classic it cannot be: Sangan is mandatory', () => {
    const d = duel(era)
      .you({ hand: ['Dark Hole'] })
      .opp({ monsters: ['Sangan'], deck: ['Vorse Raider'], fill: false });
    d.you.activate('Dark Hole');
    expect(d.opp.hand).toEqual([]);
    if (era === 'goat') expect(d.heard).toContain('revealed');
  });
});

describe('searches', () => {
  test('GAP-17 in classic Last Will or Metamorphosis need something to find; GOAT-11 the Deck is not asked', () => {
    const spy = (era: string) => {
      const d = duel(era)
        .you({ monsters: [set("Gravekeeper's Spy")] })
        .opp();
      d.you.flip("Gravekeeper's Spy");
      return d.heard.includes('revealed');
    };
    expect(spy('goat')).toBe(true);
  });
});
