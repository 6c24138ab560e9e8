/** Turn and phases: rules that are kept by no one effect. */
import { describe, expect, test } from 'vitest';
import { createDuel } from '../../src/engine/index.ts';
import { duel, ERAS, poolOf } from './table.ts';

const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const up = (card: string) => ({ card, pos: 'up' as const });

describe.each(ERAS)('turn and phases in %s', (era) => {
  test('TURN-03 from Main Phase 1 to the Battle Phase or to the End Phase, not to Main Phase 2', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp();
    const ways = (['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const).filter((p) =>
      d.you.can('phase', p),
    );
    expect(ways).toEqual(['battle', 'end']);
    d.you.end();
    expect([d.at.turnPlayer, d.at.phase, d.opp.lp]).toEqual([1, 'main1', 8000]);
  });

  test('DRAW-02 no card for the draw of the Draw Phase: he loses there', () => {
    const d = duel(era)
      .you()
      .opp({ fill: false, hand: ['Vorse Raider'], monsters: ['Vorse Raider'] });
    d.you.end();
    expect([d.winner, d.at.result?.reason, d.at.phase, d.at.turnPlayer]).toEqual([0, 'deck-out', 'draw', 1]);
  });

  test('STANDBY-02 with nothing to do the Standby Phase is passed through', () => {
    const d = duel(era)
      .you()
      .opp({ hand: ['Vorse Raider'] });
    d.you.end();
    expect([d.state.phase, d.state.decision?.player, d.state.decision?.kind]).toEqual(['main1', 1, 'main']);
  });

  // in the modern text of Imperial Order the payment is no choice
  if (era !== 'modern')
    test('STANDBY-03 what happens is on the cards: a payment asked by one, Life Points given by another', () => {
      const d = duel(era, { turnPlayer: 1 })
        .you({ spells: [up('Imperial Order')] })
        .opp();
      d.opp.end();
      d.you.yes();
      expect([d.you.lp, d.opp.lp, d.at.phase]).toEqual([7300, 8000, 'main1']);
      const e = duel(era)
        .you({
          monsters: [{ card: 'Vorse Raider', owner: 1 }],
          spells: [{ ...up('Snatch Steal'), on: { player: 0, slot: 0 } }],
        })
        .opp();
      e.you.end();
      expect([e.you.lp, e.opp.lp]).toEqual([8000, 9000]);
    });

  test('MAIN-02 SPELL-06 any number of Spells and Traps, while there is room', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi', 'Ookazi', 'Ookazi', 'Ookazi', 'Trap Hole', 'Waboku', 'Dark Energy', 'Sogen'] })
      .opp();
    for (let i = 0; i < 4; i++) d.you.activate('Ookazi');
    expect(d.opp.lp).toBe(8000 - 4 * 800);
    for (const card of ['Trap Hole', 'Waboku', 'Dark Energy']) d.you.set(card);
    d.you.activate('Sogen');
    expect([d.you.spells.sort(), d.you.field]).toEqual([['Dark Energy', 'Trap Hole', 'Waboku'], ['Sogen']]);
  });

  test.each(['main1', 'main2'] as const)(
    'MAIN-05 EFFECT-01 turned up in %s a Flip Effect activates, at Spell Speed 1',
    (phase) => {
      const d = duel(era, { phase })
        .you({ monsters: [down('Man-Eater Bug')] })
        .opp({ monsters: ['Vorse Raider'], spells: ['Waboku'] });
      d.you.flip('Man-Eater Bug');
      if (d.state.decision?.about.purpose === 'target') d.you.choose('Vorse Raider');
      expect([d.state.chain.length, d.state.phase]).toEqual([1, phase]);
      expect(d.opp.monsters).toEqual([]);
    },
  );

  test('WIN-09 Life Points are lost in battle, by effects and by costs', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi', 'Delinquent Duo'], monsters: ['Vorse Raider'] })
      .opp({ hand: ['Mokey Mokey', 'Mokey Mokey'] });
    d.you.activate('Ookazi');
    expect(d.opp.lp).toBe(7200);
    d.you.activate('Delinquent Duo');
    expect(d.you.lp).toBe(7000);
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    expect([d.you.lp, d.opp.lp]).toEqual([7000, 5300]);
  });

  test('GAP-54 the opening hands are kept: no one is asked about them', () => {
    const pool = poolOf(era);
    const main = pool.defs
      .filter((x) => x.kind === 0 && !x.inExtra && !x.isToken && x.effects.length === 0)
      .slice(0, 40)
      .map((x) => x.code);
    const deck = { main, extra: [] };
    const s = createDuel({ pool, rules: era, seed: 1, decks: [deck, deck], first: 0 });
    expect([s.decision?.kind, s.turn, s.phase]).toEqual(['main', 1, 'main1']);
  });
});

describe('the start of a turn', () => {
  test('TURN-05 in legacy-4000 what begins with the turn is done in the Standby Phase, after the draw', () => {
    const d = duel('legacy-4000', { turnPlayer: 1 })
      .you({ spells: [up('Imperial Order')], deck: ['Battle Ox'] })
      .opp();
    d.opp.end();
    expect([d.at.phase, d.at.turnPlayer, d.at.decision?.kind]).toEqual(['standby', 0, 'yesNo']);
    expect(d.you.hand).toEqual(['Battle Ox']);
  });
});
