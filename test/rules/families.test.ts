import { describe, expect, test } from 'vitest';
import { isKind } from '../../src/engine/eval/card.ts';
import { KEPT } from '../../src/engine/eval/zones.ts';
import { duel, ERAS, except } from './table.ts';

const tired = ['Mokey Mokey', 'Mokey Mokey'];

describe.each(ERAS)('Unions, Spirits, contact Fusions in %s', (era) => {
  test('UNION-01 GAP-35 a Union is put on a proper monster and lies in the Spell & Trap Zone', () => {
    const d = duel(era)
      .you({ monsters: ['X-Head Cannon', 'Y-Dragon Head'] })
      .opp();
    d.you.activate('Y-Dragon Head');
    expect(d.you.monsters).toEqual(['X-Head Cannon']);
    expect(d.you.spells).toEqual(['Y-Dragon Head']);
    expect(d.you.card('X-Head Cannon').atk).toBe(2200);
  });

  test('GAP-35 putting on and taking off are one use a turn together', () => {
    const d = duel(era)
      .you({ monsters: ['X-Head Cannon', 'Y-Dragon Head'] })
      .opp();
    d.you.activate('Y-Dragon Head');
    expect(d.you.can('activate', 'Y-Dragon Head')).toBe(false);
    d.you.end();
    d.opp.end();
    d.you.activate('Y-Dragon Head');
    // later texts leave the position open
    if (era === 'modern') d.you.position('attack');
    expect(d.you.monsters).toEqual(['X-Head Cannon', 'Y-Dragon Head']);
    expect(d.you.card('X-Head Cannon').atk).toBe(1800);
    expect(d.you.can('activate', 'Y-Dragon Head')).toBe(false);
  });

  test('GAP-35 the Union is destroyed in battle in place of its wearer, the damage stays', () => {
    const d = duel(era)
      .you({ monsters: ['X-Head Cannon', 'Y-Dragon Head'] })
      .opp({ monsters: ['Blue-Eyes White Dragon'] });
    d.you.activate('Y-Dragon Head');
    d.you.phase('battle');
    d.you.attack('X-Head Cannon', 'Blue-Eyes White Dragon');
    expect(d.you.monsters).toEqual(['X-Head Cannon']);
    expect(d.you.gy).toEqual(['Y-Dragon Head']);
    expect(d.you.lp).toBe(7200);
  });

  test('EQUIP-06 a worn Union is destroyed when its wearer leaves', () => {
    const d = duel(era)
      .you({ monsters: ['X-Head Cannon', 'Y-Dragon Head', 'Cannon Soldier'] })
      .opp();
    d.you.activate('Y-Dragon Head');
    d.you.activate('Cannon Soldier', { cost: ['X-Head Cannon'] });
    expect(d.you.gy.sort()).toEqual(['X-Head Cannon', 'Y-Dragon Head']);
  });

  test('GAP-37 a contact Fusion removes its materials from the field, without Polymerization', () => {
    const d = duel(era)
      .you({
        monsters: ['X-Head Cannon', 'Z-Metal Tank'],
        hand: ['Polymerization', 'Y-Dragon Head'],
        extra: ['XZ-Tank Cannon', 'XY-Dragon Cannon'],
      })
      .opp();
    // a card in hand is no material, and Polymerization makes none of them
    expect(d.you.can('procedure', 'XY-Dragon Cannon')).toBe(false);
    expect(d.you.can('activate', 'Polymerization')).toBe(false);
    d.you.procedure('XZ-Tank Cannon');
    d.you.position('attack');
    expect(d.you.banished.sort()).toEqual(['X-Head Cannon', 'Z-Metal Tank']);
    expect(d.you.monsters).toEqual(['XZ-Tank Cannon']);
  });

  test('GAP-37 materials free the zones of a full field', () => {
    const d = duel(era)
      .you({
        monsters: ['X-Head Cannon', 'Z-Metal Tank', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'],
        extra: ['XZ-Tank Cannon'],
      })
      .opp();
    d.you.procedure('XZ-Tank Cannon');
    d.you.position('attack');
    expect(d.you.monsters.sort()).toEqual(['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'XZ-Tank Cannon']);
  });

  test('SPIRIT-01 GAP-34 a Spirit Normal Summoned goes back in the End Phase, one that is Set stays', () => {
    const d = duel(era)
      .you({ hand: ['Yata-Garasu'] })
      .opp();
    d.you.summon('Yata-Garasu');
    d.you.end();
    expect(d.you.monsters).toEqual([]);
    expect(d.you.hand).toEqual(['Yata-Garasu']);
    const e = duel(era)
      .you({ hand: ['Yata-Garasu'] })
      .opp();
    e.you.set('Yata-Garasu');
    e.you.end();
    expect(e.you.monsters).toEqual(['Yata-Garasu']);
  });

  test('SPIRIT-01 GAP-34 a Spirit cannot be Special Summoned', () => {
    const d = duel(era)
      .you({ hand: ['Monster Reborn'], gy: ['Yata-Garasu'] })
      .opp();
    expect(d.you.can('activate', 'Monster Reborn')).toBe(false);
  });

  test('GAP-34 a Spirit of an earlier turn stays, also in the End Phase of another turn', () => {
    const d = duel(era)
      .you({ monsters: ['Yata-Garasu'] })
      .opp();
    d.you.end();
    expect(d.you.monsters).toEqual(['Yata-Garasu']);
  });

  test('GAP-34 the return is a part by itself: Spiritual Energy Settle Machine switches it off', () => {
    const d = duel(era)
      .you({
        hand: ['Tsukuyomi', ...tired],
        spells: [{ card: 'Spiritual Energy Settle Machine', pos: 'up' }],
      })
      .opp({ monsters: ['Gemini Elf'] });
    d.you.summon('Tsukuyomi');
    d.you.choose('Gemini Elf');
    expect(d.opp.card('Gemini Elf').pos).toBe('faceDownDefense');
    d.you.end();
    d.you.yes();
    d.you.choose('Mokey Mokey');
    expect(d.you.monsters).toEqual(['Tsukuyomi']);
  });
});

describe.each(except('modern'))('old Unions in %s', (era) => {
  test('GOAT-15 EDI-06 one Union on a monster, taken off to Attack Position without a choice', () => {
    const d = duel(era)
      .you({ monsters: ['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank'] })
      .opp();
    d.you.activate('Y-Dragon Head');
    expect(d.you.can('activate', 'Z-Metal Tank')).toBe(false);
    d.you.end();
    d.opp.end();
    d.you.activate('Y-Dragon Head');
    expect(d.you.card('Y-Dragon Head').pos).toBe('attack');
  });

  test('GOAT-15 EDI-06 protection from battle only, from any destruction where the text says so', () => {
    const d = duel(era)
      .you({ monsters: ['X-Head Cannon', 'Y-Dragon Head'] })
      .opp({ hand: ['Raigeki'] });
    d.you.activate('Y-Dragon Head');
    d.you.end();
    d.opp.activate('Raigeki');
    expect(d.you.monsters).toEqual([]);
    const e = duel(era)
      .you({ monsters: ['X-Head Cannon', 'Heavy Mech Support Platform'] })
      .opp({ hand: ['Raigeki'] });
    e.you.activate('Heavy Mech Support Platform');
    e.you.end();
    e.opp.activate('Raigeki');
    expect(e.you.monsters).toEqual(['X-Head Cannon']);
  });

  test('PEERS-13 GOAT-15 a Union taken by Relinquished gives no bonus of its own', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Relinquished', proper: true }] })
      .opp({ monsters: ['Z-Metal Tank'] });
    d.you.activate('Relinquished');
    expect(d.you.spells).toEqual(['Z-Metal Tank']);
    expect(d.you.card('Relinquished')).toMatchObject({ atk: 1500, def: 1300 });
  });

  test('TRAP-06 GAP-39 a Trap Monster taken by Relinquished is an Equip Spell and gives its values', () => {
    const d = duel(era)
      .you({ hand: ['Mystical Space Typhoon'], monsters: [{ card: 'Relinquished', proper: true }] })
      .opp({ spells: ['Embodiment of Apophis', ...Array(4).fill('Trap Hole')] });
    d.you.end();
    d.opp.activate('Embodiment of Apophis');
    d.resolve();
    d.opp.position('attack');
    d.opp.end();
    d.you.activate('Relinquished');
    expect([d.opp.monsters, d.you.spells]).toEqual([[], ['Embodiment of Apophis']]);
    expect(d.you.card('Relinquished')).toMatchObject({ atk: 1600, def: 1800 });
    const { at } = d;
    const id = at.cards.findIndex((c) => c.attachedTo >= 0);
    expect([0, 1, 2].map((kind) => isKind(at, id, kind as 0 | 1 | 2))).toEqual([false, true, false]);
    // the zone it kept is free again
    expect(at.zones.flat().includes(KEPT)).toBe(false);
    d.you.activate('Mystical Space Typhoon', { targets: ['Embodiment of Apophis'] });
    expect([d.opp.gy, d.you.card('Relinquished').atk]).toEqual([['Embodiment of Apophis'], 0]);
  });

  test('TRAP-06 GAP-17 without a free Spell & Trap Zone it is not taken', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Relinquished', proper: true }], spells: Array(5).fill('Trap Hole') })
      .opp({ spells: ['Embodiment of Apophis'] });
    d.you.end();
    d.opp.activate('Embodiment of Apophis');
    d.resolve();
    d.opp.position('attack');
    d.opp.end();
    expect(d.you.can('activate', 'Relinquished')).toBe(false);
  });
});

describe('later Unions in modern', () => {
  test('GAP-35 several Unions on one monster, and protection from effects too', () => {
    const d = duel('modern')
      .you({ monsters: ['X-Head Cannon', 'Y-Dragon Head', 'Z-Metal Tank'] })
      .opp({ hand: ['Raigeki'] });
    d.you.activate('Y-Dragon Head');
    d.you.activate('Z-Metal Tank', { targets: ['X-Head Cannon'] });
    expect(d.you.card('X-Head Cannon').atk).toBe(2800);
    d.you.end();
    d.opp.activate('Raigeki');
    expect(d.you.monsters).toEqual(['X-Head Cannon']);
    expect(d.you.gy).toHaveLength(1);
  });

  test('GAP-37 a Union that is worn is a material, and a contact Fusion may come again from a banishment only', () => {
    const d = duel('modern')
      .you({
        monsters: ['X-Head Cannon', 'Y-Dragon Head'],
        hand: ['Monster Reborn'],
        gy: [{ card: 'XZ-Tank Cannon', proper: true }],
        extra: ['XY-Dragon Cannon'],
      })
      .opp();
    expect(d.you.can('activate', 'Monster Reborn')).toBe(false);
    d.you.activate('Y-Dragon Head');
    d.you.procedure('XY-Dragon Cannon', { position: 'attack' });
    expect(d.you.banished.sort()).toEqual(['X-Head Cannon', 'Y-Dragon Head']);
    expect(d.you.monsters).toEqual(['XY-Dragon Cannon']);
  });
});
