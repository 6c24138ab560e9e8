import { describe, expect, test } from 'vitest';
import { duel, ERAS } from './table.ts';

describe.each(ERAS)('chains and Spell Speeds in %s', (era) => {
  test('CHAIN-02 the chain resolves from the top: Typhoon on a Set Trap that answers it', () => {
    const d = duel(era)
      .you({ hand: ['Mystical Space Typhoon'], monsters: ['Vorse Raider'] })
      .opp({ spells: ['Ring of Destruction'] });
    d.you.activate('Mystical Space Typhoon', { targets: ['Ring of Destruction'] });
    d.opp.activate('Ring of Destruction', { targets: ['Vorse Raider'] });
    expect(d.you.monsters).toEqual([]);
    expect([d.you.lp, d.opp.lp]).toEqual([6100, 6100]);
    expect(d.opp.gy).toEqual(['Ring of Destruction']);
  });

  test('CHAIN-05 after each link the other player is asked first', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi'], spells: ['Waboku', 'Magic Jammer'] })
      .opp({ spells: ['Waboku'] });
    d.you.activate('Ookazi');
    expect(d.state.decision?.player).toBe(1);
    d.opp.activate('Waboku');
    expect(d.state.decision?.player).toBe(0);
  });

  test('EX-44 SPEED-02 an Equip or Normal Spell cannot answer; a Quick-Play and a Trap can', () => {
    const d = duel(era)
      .you({
        hand: ['Ookazi', 'Dark Energy', 'Pot of Greed', 'Book of Moon'],
        monsters: ['Beast of Talwar'],
        spells: ['Waboku'],
      })
      .opp({ spells: ['Magic Jammer'], hand: ['Mokey Mokey'] });
    d.you.activate('Ookazi');
    d.opp.pass();
    const offered = d.state.decision?.options.filter((o) => o.k === 'activate').length;
    expect(offered).toBe(2); // Book of Moon and Waboku
  });

  test('SPEED-05 EX-45 only a Counter Trap answers a Counter Trap', () => {
    const d = duel(era)
      .you({
        hand: ['Ookazi', 'Mystical Space Typhoon', 'Mokey Mokey'],
        spells: ['Seven Tools of the Bandit', 'Waboku'],
      })
      .opp({ spells: ['Magic Jammer'], hand: ['Mokey Mokey'] });
    d.you.activate('Ookazi');
    d.opp.activate('Magic Jammer');
    expect(d.state.decision?.options.filter((o) => o.k === 'activate').length).toBe(1);
    d.you.activate('Seven Tools of the Bandit');
    expect(d.opp.lp).toBe(7200);
  });

  test('QUICK-01 EX-41 a Quick-Play from the hand in any own phase, never in the other turn', () => {
    const d = duel(era, { phase: 'standby' })
      .you({ hand: ['Mystical Space Typhoon'], spells: ['Waboku'] })
      .opp({ hand: ['Mystical Space Typhoon'], spells: ['Waboku'] });
    expect(d.you.can('activate', 'Mystical Space Typhoon')).toBe(true);
    expect(d.opp.can('activate', 'Mystical Space Typhoon')).toBe(false);
    d.you.end();
    expect(d.opp.can('activate', 'Mystical Space Typhoon')).toBe(true);
  });

  test('QUICK-02 SPEED-06 a Quick-Play from the hand joins a chain in the own turn', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi', 'Mystical Space Typhoon'] })
      .opp({ spells: ['Waboku'] });
    d.you.activate('Ookazi');
    d.opp.pass();
    d.you.activate('Mystical Space Typhoon', { targets: ['Waboku'] });
    expect(d.opp.gy).toEqual(['Waboku']);
  });

  test('QUICK-03 a Set Quick-Play waits for the next turn, also after Set in the own turn', () => {
    const d = duel(era)
      .you({ hand: ['Mystical Space Typhoon'], monsters: ['Mokey Mokey'] })
      .opp({ hand: ['Dark Energy', 'Sogen'] });
    d.you.set('Mystical Space Typhoon');
    expect(d.you.can('activate', 'Mystical Space Typhoon')).toBe(false);
    d.you.end();
    d.opp.activate('Sogen');
    expect(d.you.can('activate', 'Mystical Space Typhoon')).toBe(true);
  });

  test('TRAP-01 EX-43 never from the hand, nor in the turn it was Set; in the next turn yes', () => {
    const d = duel(era)
      .you({ hand: ['Waboku', 'Jinzo'] })
      .opp();
    expect(d.you.can('activate', 'Waboku')).toBe(false);
    d.you.set('Waboku');
    expect(d.you.can('activate', 'Waboku')).toBe(false);
    d.you.end();
    expect(d.you.can('activate', 'Waboku')).toBe(true);
  });

  test('DRAW-04 Traps and Quick-Plays may be activated in the Draw Phase', () => {
    const d = duel(era, { phase: 'draw' })
      .you({ hand: ['Mystical Space Typhoon'], spells: ['Waboku'] })
      .opp({ spells: ['Waboku'] });
    expect(d.state.phase).toBe('draw');
    expect(d.you.can('activate', 'Mystical Space Typhoon')).toBe(true);
    expect(d.opp.can('activate', 'Waboku')).toBe(true);
  });

  test('NSPELL-01 SPELL-04 Normal Spells only in the own Main Phase', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi'], monsters: ['Mokey Mokey'] })
      .opp({ spells: ['Ookazi'] });
    expect(d.opp.can('activate', 'Ookazi')).toBe(false);
    d.you.phase('battle');
    expect(d.you.can('activate', 'Ookazi')).toBe(false);
    d.you.phase('main2');
    expect(d.you.can('activate', 'Ookazi')).toBe(true);
  });

  test('SPELL-03 a Normal, Equip, Field or Ritual Spell may be activated the turn it was Set', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi', 'Sogen', 'Dark Energy'], monsters: ['Beast of Talwar'] })
      .opp();
    for (const card of ['Ookazi', 'Sogen', 'Dark Energy']) d.you.set(card);
    for (const card of ['Ookazi', 'Sogen', 'Dark Energy']) expect(d.you.can('activate', card)).toBe(true);
  });

  test('ZONE-06 even a Normal Spell needs a free Spell & Trap Zone; a Field Spell does not (EX-15, ZONE-05)', () => {
    const d = duel(era)
      .you({
        hand: ['Ookazi', 'Waboku', 'Sogen'],
        spells: [
          { card: 'Dark Energy', pos: 'up', on: { player: 1, slot: 0 } },
          'Waboku',
          'Waboku',
          'Trap Hole',
          'Trap Hole',
        ],
      })
      .opp({ monsters: ['Beast of Talwar'] });
    expect(d.you.can('activate', 'Ookazi')).toBe(false);
    expect(d.you.can('set', 'Waboku')).toBe(false);
    expect(d.you.can('set', 'Ookazi')).toBe(false);
    expect(d.you.can('activate', 'Sogen')).toBe(true);
    expect(d.you.can('set', 'Sogen')).toBe(true);
  });

  test('ZONE-03 a Set Normal Spell in a full row may still be activated: it has its zone', () => {
    const d = duel(era)
      .you({ spells: ['Ookazi', 'Waboku', 'Waboku', 'Trap Hole', 'Trap Hole'] })
      .opp();
    expect(d.you.can('activate', 'Ookazi')).toBe(true);
  });

  test('CSPELL-01 EX-53 a Continuous Trap destroyed in chain does nothing', () => {
    const d = duel(era)
      .you({ spells: ['Imperial Order'] })
      .opp({ hand: ['Ookazi', 'Mystical Space Typhoon'] });
    d.you.end();
    d.opp.activate('Ookazi');
    d.you.activate('Imperial Order');
    d.opp.activate('Mystical Space Typhoon', { targets: ['Imperial Order'] });
    expect(d.you.lp).toBe(7200);
  });

  test('TRAP-03 Imperial Order in chain to a Spell negates it; the Spell goes to the Graveyard', () => {
    const d = duel(era)
      .you({ spells: ['Imperial Order'] })
      .opp({ hand: ['Ookazi'] });
    d.you.end();
    d.opp.activate('Ookazi');
    d.you.activate('Imperial Order');
    expect(d.you.lp).toBe(8000);
    expect(d.opp.gy).toEqual(['Ookazi']);
    expect(d.you.spells).toEqual(['Imperial Order']);
  });

  test('TRAP-03 Imperial Order on Snatch Steal: control returns while it is negated, and comes back after', () => {
    const d = duel(era)
      .you({
        monsters: [{ card: 'Vorse Raider', owner: 1 }],
        spells: [{ card: 'Snatch Steal', pos: 'up', on: { player: 0, slot: 0 } }],
      })
      .opp({ spells: ['Imperial Order'], hand: ['Mokey Mokey'] });
    d.you.end();
    d.opp.activate('Imperial Order');
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
    expect(d.you.spells).toEqual(['Snatch Steal']);
  });

  test('EFFECT-02 Jinzo: a Continuous Trap already face-up is negated; when Jinzo leaves it works again', () => {
    const d = duel(era)
      .you({
        hand: ['Jinzo', 'Ookazi'],
        monsters: ['Mokey Mokey'],
        spells: [{ card: 'Imperial Order', pos: 'up' }],
      })
      .opp({ hand: ['Raigeki', 'Ookazi'] });
    d.you.summon('Jinzo', { tributes: ['Mokey Mokey'] });
    d.you.activate('Ookazi');
    expect(d.opp.lp).toBe(7200);
    d.you.end();
    d.opp.activate('Raigeki');
    d.opp.activate('Ookazi');
    expect(d.you.lp).toBe(8000);
  });

  test('GAP-15 Jinzo comes while a Trap is on the chain below: the Trap’s effect is negated', () => {
    // Trap Hole on the chain, answered by Call of the Haunted bringing Jinzo
    const d = duel(era)
      .you({ hand: ['Vorse Raider'], spells: ['Call of the Haunted'], gy: ['Jinzo'] })
      .opp({ spells: ['Trap Hole'] });
    d.you.summon('Vorse Raider');
    d.opp.activate('Trap Hole', { targets: ['Vorse Raider'] });
    d.you.activate('Call of the Haunted', { targets: ['Jinzo'] });
    expect(d.you.monsters.sort()).toEqual(['Jinzo', 'Vorse Raider']);
    expect(d.opp.gy).toEqual(['Trap Hole']);
  });

  test('EFFECT-02 Royal Decree in chain to a Trap negates it, Counter Traps too once it is face-up', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi'], spells: ['Royal Decree'] })
      .opp({ hand: ['Mokey Mokey'], spells: ['Magic Jammer', 'Magic Jammer'] });
    d.you.activate('Royal Decree');
    d.resolve();
    d.you.activate('Ookazi');
    d.opp.activate('Magic Jammer', { cost: ['Mokey Mokey'] });
    expect(d.opp.lp).toBe(7200);
  });

  test('SPEED-05 Royal Decree cannot be chained to a Counter Trap', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi'], spells: ['Royal Decree'] })
      .opp({ hand: ['Mokey Mokey'], spells: ['Magic Jammer'] });
    d.you.activate('Ookazi');
    d.opp.activate('Magic Jammer');
    expect(d.state.chain).toHaveLength(0); // resolved at once
    expect(d.opp.lp).toBe(8000);
  });

  test('EFFECT-02 a Trap chained to Royal Decree resolves before it holds', () => {
    const d = duel(era)
      .you({ spells: ['Royal Decree'], monsters: ['Vorse Raider'] })
      .opp({ spells: ['Ring of Destruction'] });
    d.you.activate('Royal Decree');
    d.opp.activate('Ring of Destruction', { targets: ['Vorse Raider'] });
    expect(d.you.lp).toBe(6100);
  });

  test('GAP-14 a cost paid is not returned when the activation is negated', () => {
    const d = duel(era)
      .you({ hand: ['Lightning Vortex', 'Mokey Mokey'] })
      .opp({ hand: ['Battle Ox'], monsters: ['Vorse Raider'], spells: ['Magic Jammer'] });
    d.you.activate('Lightning Vortex', { cost: ['Mokey Mokey'] });
    d.opp.activate('Magic Jammer');
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
    expect(d.you.gy).toEqual(['Mokey Mokey', 'Lightning Vortex']);
  });

  test('GAP-25 a cost equal to the Life Points may be paid and loses the Duel', () => {
    const d = duel(era)
      .you({ lp: 800, hand: ['Premature Burial'], gy: ['Vorse Raider'] })
      .opp();
    expect(d.you.can('activate', 'Premature Burial')).toBe(true);
    d.you.activate('Premature Burial');
    expect(d.winner).toBe(1);
  });

  test('GAP-25 a higher cost than the Life Points cannot be paid', () => {
    const d = duel(era)
      .you({ lp: 799, hand: ['Premature Burial'], gy: ['Vorse Raider'] })
      .opp();
    expect(d.you.can('activate', 'Premature Burial')).toBe(false);
  });

  test('GAP-18 of two targets one is gone: the rest of Two-Pronged Attack still happens', () => {
    const d = duel(era)
      .you({ monsters: ['Mokey Mokey', 'Battle Ox'], spells: ['Two-Pronged Attack'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Ring of Destruction'] });
    d.you.activate('Two-Pronged Attack', { targets: ['Mokey Mokey', 'Battle Ox', 'Vorse Raider'] });
    d.opp.activate('Ring of Destruction', { targets: ['Mokey Mokey'] });
    expect(d.you.monsters).toEqual([]);
    expect(d.opp.monsters).toEqual([]);
  });

  test('GAP-09 both pass to leave a phase; a response keeps the turn player in it (GAP-29)', () => {
    const d = duel(era)
      .you({ hand: ['Mokey Mokey'] })
      .opp({ spells: ['Waboku'] });
    d.you.phase('battle');
    expect(d.state.decision?.player).toBe(1);
    d.opp.activate('Waboku');
    expect(d.at.phase).toBe('main1');
    expect(d.you.can('summon', 'Mokey Mokey')).toBe(true);
  });

  test('GAP-29 without a Battle Phase there is no Main Phase 2', () => {
    const d = duel(era)
      .you({ hand: ['Mokey Mokey'] })
      .opp();
    expect(d.you.can('phase', 'main2')).toBe(false);
    d.you.phase('battle');
    d.you.phase('main2');
    expect(d.at.phase).toBe('main2');
    expect(d.you.can('phase', 'battle')).toBe(false);
  });
});
