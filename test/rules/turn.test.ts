import { describe, expect, test } from 'vitest';
import { duelOf, ring } from './made.ts';
import { duel, ERAS } from './table.ts';

const exodia = [
  'Exodia the Forbidden One',
  'Left Arm of the Forbidden One',
  'Right Arm of the Forbidden One',
  'Left Leg of the Forbidden One',
];
const fifth = 'Right Leg of the Forbidden One';
const hand = (n: number) => Array.from({ length: n }, () => 'Mokey Mokey');

describe.each(ERAS)('turn and end of the Duel in %s', (era) => {
  test('TURN-01 the phases in order, the turns alternate', () => {
    const d = duel(era, { phase: 'draw' }).you().opp();
    const seen: string[] = [];
    const note = () => seen.push(`${d.at.turnPlayer}${d.at.phase}`);
    note();
    d.you.phase('battle');
    note();
    d.you.phase('main2');
    note();
    d.you.end();
    note();
    expect(seen).toEqual(['0main1', '0battle', '0main2', '1main1']);
    expect(d.at.turn).toBe(2);
  });

  test('DRAW-01 exactly one card from the top in the Draw Phase', () => {
    const d = duel(era)
      .you()
      .opp({ deck: ['Vorse Raider', 'Battle Ox'] });
    d.you.end();
    expect(d.opp.hand).toEqual(['Vorse Raider']);
    expect(d.opp.deck[0]).toBe('Battle Ox');
  });

  test('WIN-04 WIN-06 an empty Deck loses nothing until a draw is due', () => {
    const d = duel(era).you({ fill: false }).opp();
    d.you.end();
    expect(d.winner).toBeNull();
    d.opp.end();
    expect(d.winner).toBe(1);
  });

  test('WIN-05 EX-08 a forced draw by an effect', () => {
    const d = duel(era)
      .you({ hand: ['Card Destruction'] })
      .opp({ hand: hand(3), deck: ['Battle Ox', 'Battle Ox'], fill: false });
    d.you.activate('Card Destruction');
    expect(d.winner).toBe(0);
  });

  test('GAP-30 neither can draw: the Duel is a draw', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Morphing Jar', pos: 'faceDownDefense' }], fill: false })
      .opp({ fill: false });
    d.you.flip('Morphing Jar');
    expect(d.winner).toBe('draw');
  });

  test('WIN-02 Life Points 0 lose', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi'] })
      .opp({ lp: 800 });
    d.you.activate('Ookazi');
    expect(d.winner).toBe(0);
  });

  test('WIN-03 EX-05 both at 0 at once is a draw', () => {
    const d = duelOf(ring('Old Ring'))(era)
      .you({ lp: 1900, spells: ['Old Ring'] })
      .opp({ lp: 1500, monsters: ['Vorse Raider'] });
    d.you.activate('Old Ring', { targets: ['Vorse Raider'] });
    expect(d.winner).toBe('draw');
  });

  test('GAP-30 a cost that brings the payer to 0 loses at once, before the effect', () => {
    const d = duel(era)
      .you({ lp: 1000, hand: ['Delinquent Duo'] })
      .opp({ hand: hand(2) });
    d.you.activate('Delinquent Duo');
    expect(d.winner).toBe(1);
    expect(d.opp.hand).toHaveLength(2);
  });

  test('WIN-07 EX-06 the fifth piece drawn in the opponent’s turn wins at once', () => {
    const d = duel(era)
      .you({ hand: exodia, deck: [fifth], monsters: [{ card: 'Morphing Jar', pos: 'faceDownDefense' }] })
      .opp();
    d.you.end();
    expect(d.winner).toBeNull();
    const e = duel(era)
      .you({ hand: exodia, deck: [fifth] })
      .opp();
    e.you.end();
    e.opp.end();
    expect(e.winner).toBe(0);
  });

  test('PEERS-25 GAP-30 Graceful Charity draws the fifth piece and discards one: no win', () => {
    const d = duel(era)
      .you({ hand: [...exodia, 'Graceful Charity'], deck: [fifth, 'Battle Ox', 'Vorse Raider'] })
      .opp();
    d.you.activate('Graceful Charity');
    expect(d.winner).toBeNull();
    d.you.choose(fifth, 'Battle Ox');
    expect(d.winner).toBeNull();
    const e = duel(era)
      .you({ hand: [...exodia, 'Graceful Charity'], deck: [fifth, 'Battle Ox', 'Vorse Raider'] })
      .opp();
    e.you.activate('Graceful Charity');
    e.you.choose('Vorse Raider', 'Battle Ox');
    expect(e.winner).toBe(0);
  });

  test('PEERS-25 GAP-30 both complete Exodia at one moment: a draw', () => {
    const e = duel(era)
      .you({ monsters: [{ card: 'Morphing Jar', pos: 'faceDownDefense' }], deck: [...exodia, fifth] })
      .opp({ deck: [...exodia, fifth] });
    e.you.flip('Morphing Jar');
    expect(e.winner).toBe('draw');
  });

  test('HAND-02 EX-09 at the end of the own turn down to six, the opponent discards none (HAND-05)', () => {
    const d = duel(era)
      .you({ hand: hand(8) })
      .opp({ hand: hand(7) });
    d.you.end();
    d.you.choose('Mokey Mokey', 'Mokey Mokey');
    expect(d.you.hand).toHaveLength(6);
    expect(d.you.gy).toHaveLength(2);
    expect(d.opp.hand).toHaveLength(8); // he has drawn
    expect(d.at.turnPlayer).toBe(1);
  });

  test('END-02 Sangan discarded for the hand limit does not search: it was not on the field', () => {
    const d = duel(era)
      .you({ hand: [...hand(6), 'Sangan'], deck: ['Kuriboh', 'Exiled Force'] })
      .opp();
    d.you.end();
    d.you.choose('Sangan');
    expect(d.you.can('choose', 'Kuriboh')).toBe(false);
    expect(d.at.turnPlayer).toBe(1);
  });

  // in the modern text the payment is no choice
  if (era !== 'modern')
    test('GAP-28 the owner of Imperial Order may pay or let it go, in his own Standby Phases only', () => {
      const order = { card: 'Imperial Order', pos: 'up' as const };
      const d = duel(era)
        .you({ spells: [order] })
        .opp();
      d.you.end();
      expect(d.you.spells).toEqual(['Imperial Order']);
      d.opp.end();
      d.you.yes();
      expect(d.you.lp).toBe(7300);
      d.you.end();
      d.opp.end();
      d.you.no();
      expect(d.you.gy).toEqual(['Imperial Order']);
    });

  test('STANDBY-01 Snatch Steal gives the opponent 1000 in each of his Standby Phases', () => {
    const d = duel(era)
      .you({
        monsters: [{ card: 'Vorse Raider', owner: 1 }],
        spells: [{ card: 'Snatch Steal', pos: 'up', on: { player: 0, slot: 0 } }],
      })
      .opp();
    d.you.end();
    expect(d.opp.lp).toBe(9000);
    d.opp.end();
    d.you.end();
    expect(d.opp.lp).toBe(10000);
  });

  test('CSPELL-02 Swords of Revealing Light: three turns of the opponent, then it goes', () => {
    const d = duel(era)
      .you({ hand: ['Swords of Revealing Light'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Swords of Revealing Light');
    for (let turn = 1; turn <= 3; turn++) {
      d.you.end();
      expect(d.you.spells).toEqual(['Swords of Revealing Light']);
      d.opp.phase('battle');
      expect(d.opp.can('attack', 'Vorse Raider')).toBe(false);
      d.opp.end();
    }
    expect(d.you.gy).toEqual(['Swords of Revealing Light']);
    d.you.end();
    d.opp.phase('battle');
    expect(d.opp.can('attack', 'Vorse Raider')).toBe(true);
  });

  test('GAP-55 GAP-26 no maximum of Life Points, and never below 0', () => {
    const d = duel(era)
      .you({ lp: 8000, hand: ['Dian Keto the Cure Master', 'Ookazi'] })
      .opp({ lp: 100 });
    d.you.activate('Dian Keto the Cure Master');
    expect(d.you.lp).toBe(9000);
    d.you.activate('Ookazi');
    expect(d.opp.lp).toBe(0);
  });

  test('GAP-22 "until the end of the turn" is over in the next turn; leaving resets a once-per-turn count', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'], spells: ['Reinforcements'] })
      .opp();
    d.you.activate('Reinforcements', { targets: ['Vorse Raider'] });
    expect(d.you.card('Vorse Raider').atk).toBe(2400);
    d.you.end();
    expect(d.you.card('Vorse Raider').atk).toBe(1900);
  });

  test('GAP-40 a raise is lost when the monster is turned face-down and up again', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider', 'Mokey Mokey'], spells: ['Reinforcements'], hand: ['Book of Moon'] })
      .opp({ monsters: [{ card: 'Mystical Elf', pos: 'defense' }] });
    d.you.activate('Reinforcements', { targets: ['Vorse Raider'] });
    d.resolve();
    d.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(d.you.card('Vorse Raider').atk).toBe(1900);
  });

  test('GAP-20 cards go to their owner’s hand and Graveyard from the other side', () => {
    const d = duel(era)
      .you({
        monsters: [
          { card: 'Vorse Raider', owner: 1 },
          { card: 'Battle Ox', owner: 1 },
        ],
      })
      .opp({ monsters: [{ card: 'Hane-Hane', pos: 'faceDownDefense' }], hand: ['Raigeki'] });
    d.you.end();
    d.opp.flip('Hane-Hane');
    d.opp.choose('Vorse Raider');
    d.opp.activate('Raigeki');
    expect(d.opp.hand).toContain('Vorse Raider');
    expect(d.opp.gy.sort()).toEqual(['Battle Ox', 'Raigeki']);
  });

  test('TERM-05 a Tribute, a discard and a used card are not destroyed: Call of the Haunted’s monster Tributed', () => {
    const d = duel(era)
      .you({
        hand: ['Judge Man'],
        monsters: ['Vorse Raider'],
        spells: [{ card: 'Call of the Haunted', pos: 'up', linked: { player: 0, slot: 0 } }],
      })
      .opp();
    d.you.summon('Judge Man', { tributes: ['Vorse Raider'] });
    expect(d.you.spells).toEqual(['Call of the Haunted']);
  });

  test('HAND-01 ZONE-07 TRIBUTE-08 EX-49 nothing may be discarded, cleared or Tributed at will', () => {
    const d = duel(era)
      .you({ hand: ['Mokey Mokey'], monsters: ['Battle Ox'], spells: ['Waboku'] })
      .opp();
    const kinds = new Set(d.at.decision?.options.map((o) => o.k));
    expect([...kinds].sort()).toEqual(['activate', 'position', 'set', 'summon', 'toPhase']);
  });
});

describe('parameters', () => {
  test('WIN-01 PRM-01 both begin with 8000', () => {
    for (const era of ERAS) {
      const d = duel(era).you().opp();
      expect([d.you.lp, d.opp.lp]).toEqual([8000, 8000]);
    }
  });
  test('PRM-13 another hand limit as a house rule', () => {
    const d = duel('classic', { params: { 'PRM-13': 7 } })
      .you({ hand: hand(7) })
      .opp();
    d.you.end();
    expect(d.you.hand).toHaveLength(7);
  });
});
