/** Spells, Traps and chains: what stays, what may be used when, what answers what. */
import { describe, expect, test } from 'vitest';
import { viewFor } from '../../src/engine/index.ts';
import { duel, ERAS, poolOf } from './table.ts';

describe.each(ERAS)('Spells, Traps and chains in %s', (era) => {
  test('SPELL-02 laid face-up from the hand a Spell takes a zone and is activated at once', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi'] })
      .opp({ spells: ['Waboku'] });
    d.you.activate('Ookazi');
    const [spell] = viewFor(d.state, 1).sides[0].spells.filter((c) => c !== null);
    expect([d.state.chain.length, spell?.known, spell?.faceUp]).toEqual([1, true, true]);
    expect([d.you.spells, d.opp.lp]).toEqual([[], 7200]);
  });

  test('SPELL-05 a used Spell goes to the Graveyard; Equip, Field and Continuous cards stay', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi', 'Dark Energy', 'Sogen', 'Scapegoat'], monsters: ['Beast of Talwar'] })
      .opp();
    d.you.activate('Ookazi');
    d.you.activate('Dark Energy');
    d.you.activate('Sogen');
    d.you.activate('Scapegoat');
    d.resolve();
    expect([d.you.gy.sort(), d.you.spells, d.you.field]).toEqual([
      ['Ookazi', 'Scapegoat'],
      ['Dark Energy'],
      ['Sogen'],
    ]);
  });

  test('FIELD-08 a Field Spell stays turn after turn until something takes it away', () => {
    const d = duel(era)
      .you({ hand: ['Sogen'], monsters: ['Battle Ox'] })
      .opp();
    d.you.activate('Sogen');
    for (let turn = 0; turn < 4; turn++) {
      d.you.end();
      expect([d.you.field, d.you.card('Battle Ox').atk]).toEqual([['Sogen'], 1900]);
      d.opp.end();
    }
    expect(d.you.field).toEqual(['Sogen']);
  });

  test('RSPELL-01 a Ritual Spell only in the own Main Phase', () => {
    const side = { hand: ['Black Illusion Ritual', 'Relinquished'], monsters: ['Mokey Mokey'] };
    const d = duel(era)
      .you(side)
      .opp({ spells: ['Waboku'] });
    expect(d.you.can('activate', 'Black Illusion Ritual')).toBe(true);
    d.you.phase('battle');
    expect([d.at.phase, d.you.can('activate', 'Black Illusion Ritual')]).toEqual(['battle', false]);
    const e = duel(era, { turnPlayer: 1 })
      .you({ ...side, spells: ['Black Illusion Ritual', 'Waboku'] })
      .opp({ hand: ['Ookazi'] });
    e.opp.activate('Ookazi');
    expect(e.state.decision?.player).toBe(0);
    expect(e.state.decision?.options.filter((o) => o.k === 'activate')).toHaveLength(1); // Waboku
  });

  test('TRAP-05 nothing but its activation is offered for a Set Trap', () => {
    const d = duel(era)
      .you({ spells: ['Waboku'] })
      .opp();
    const { cards, decision } = d.at;
    const trap = poolOf(era).defs.find((def) => def.name === 'Waboku')!.code;
    const offered = decision!.options.filter((o) => o.card >= 0 && cards[o.card]!.code === trap);
    expect(offered.map((o) => o.k)).toEqual(['activate']);
  });

  test('CHAIN-01 the first activation is link 1, the answers are 2 and 3, each player in turn', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi', 'Book of Moon'], monsters: ['Mokey Mokey'] })
      .opp({ spells: ['Waboku'] });
    d.you.activate('Ookazi');
    d.opp.activate('Waboku');
    expect(d.state.chain.map((link) => link.player)).toEqual([0, 1]);
    d.you.activate('Book of Moon');
    expect(d.links).toEqual([3, 2, 1]);
  });

  test('CHAIN-06 a Summon, an activation, an attack and the end of a phase may each be answered', () => {
    const table = () =>
      duel(era)
        .you({ hand: ['Vorse Raider', 'Ookazi'], monsters: ['Battle Ox'] })
        .opp({ spells: ['Waboku'] });
    const asked = (d: ReturnType<typeof table>) =>
      d.state.decision?.player === 1 && d.state.decision.options.some((o) => o.k === 'activate');
    const summon = table();
    summon.you.summon('Vorse Raider');
    const spell = table();
    spell.you.activate('Ookazi');
    const battle = table();
    battle.you.phase('battle');
    const attack = table();
    attack.you.phase('battle');
    attack.you.attack('Battle Ox', 'direct');
    const end = table();
    end.you.end();
    for (const d of [summon, spell, battle, attack, end]) expect(asked(d)).toBe(true);
  });

  test('SPEED-04 Quick-Plays, Normal and Continuous Traps answer Spell Speed 1 and 2, not 3', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi', 'Ookazi', 'Book of Moon', 'Mokey Mokey'], monsters: ['Vorse Raider'] })
      .opp({
        gy: ['Battle Ox'],
        hand: ['Mokey Mokey'],
        spells: ['Waboku', 'Call of the Haunted', 'Scapegoat', 'Magic Jammer'],
      });
    const can = () =>
      ['Waboku', 'Call of the Haunted', 'Scapegoat'].filter((card) =>
        d.state.decision!.options.some(
          (o) =>
            o.k === 'activate' &&
            d.state.cards[o.card]!.code === poolOf(era).defs.find((x) => x.name === card)!.code,
        ),
      );
    d.you.activate('Ookazi');
    expect(can()).toEqual(['Waboku', 'Call of the Haunted', 'Scapegoat']);
    d.opp.pass();
    d.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(can()).toEqual(['Waboku', 'Call of the Haunted', 'Scapegoat']);
    d.opp.activate('Magic Jammer', { cost: ['Mokey Mokey'] });
    expect([d.links, d.you.card('Vorse Raider').up]).toEqual([[3, 1], true]);
  });
});
