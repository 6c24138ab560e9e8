import { describe, expect, test } from 'vitest';
import { createDuel, surrender } from '../../src/engine/index.ts';
import { duel, ERAS, except, poolOf } from './table.ts';

const set = (card: string) => ({ card, pos: 'faceDownDefense' as const });

describe.each(ERAS)('more interplay in %s', (era) => {
  test('GAP-21 Book of Moon on a monster taken by Change of Heart: it stays until the turn ends', () => {
    const d = duel(era)
      .you({ hand: ['Change of Heart', 'Book of Moon'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.activate('Change of Heart', { targets: ['Vorse Raider'] });
    d.resolve();
    d.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(d.you.monsters).toEqual(['Vorse Raider']);
    d.you.end();
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
    expect(d.opp.card('Vorse Raider').pos).toBe('faceDownDefense');
  });

  test('GAP-21 a face-down monster taken by Change of Heart is seen by its new controller', () => {
    const d = duel(era)
      .you({ hand: ['Change of Heart'] })
      .opp({ monsters: [set('Man-Eater Bug'), 'Vorse Raider'] });
    d.you.activate('Change of Heart', { targets: ['Man-Eater Bug'] });
    d.you.flip('Man-Eater Bug');
    d.you.choose('Vorse Raider');
    expect(d.opp.gy).toEqual(['Vorse Raider']);
    d.you.end();
    expect(d.opp.monsters).toEqual(['Man-Eater Bug']);
  });

  test('GAP-10 once Breaker’s trigger has resolved Trap Hole can answer no more', () => {
    const d = duel(era)
      .you({ hand: ['Breaker the Magical Warrior'] })
      .opp({ spells: ['Trap Hole', 'Waboku'] });
    d.you.summon('Breaker the Magical Warrior');
    d.opp.pass();
    expect(d.opp.can('activate', 'Trap Hole')).toBe(false);
    expect(d.you.card('Breaker the Magical Warrior').atk).toBe(1900);
  });

  test('GAP-28 Imperial Order goes when its price cannot be paid', () => {
    const d = duel(era)
      .you({ lp: 500, spells: [{ card: 'Imperial Order', pos: 'up' }] })
      .opp();
    d.you.end();
    d.opp.end();
    expect(d.you.gy).toEqual(['Imperial Order']);
    expect(d.you.lp).toBe(500);
  });

  test('GAP-15 Magic Cylinder: the attacker turned down in chain, its ATK is still what it reads on the field', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'], hand: ['Book of Moon'] })
      .opp({ spells: ['Magic Cylinder'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    d.opp.activate('Magic Cylinder');
    expect(d.you.lp).toBe(6100);
  });

  test('GAP-18 Book of Moon on the attacker in chain to Sakuretsu Armor: still destroyed', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'], hand: ['Book of Moon'] })
      .opp({ spells: ['Sakuretsu Armor'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    d.opp.activate('Sakuretsu Armor');
    d.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    expect(d.you.gy.sort()).toEqual(['Book of Moon', 'Vorse Raider']);
  });

  test('GAP-02 Waboku saves from destruction; Flip Effects and effects of having battled still act', () => {
    const d = duel(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: [set('Man-Eater Bug')], spells: ['Waboku'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Man-Eater Bug');
    d.opp.activate('Waboku');
    d.opp.choose('Vorse Raider');
    expect(d.you.gy).toEqual(['Vorse Raider']);
    expect(d.opp.monsters).toEqual(['Man-Eater Bug']);
  });

  test('DAMAGE-02 equal ATK: two Sangans leave at one moment, each searches', () => {
    const d = duel(era)
      .you({ monsters: ['Sangan'], deck: ['Kuriboh', 'Exiled Force'] })
      .opp({ monsters: ['Sangan'], deck: ['Kuriboh', 'Exiled Force'] });
    d.you.phase('battle');
    d.you.attack('Sangan', 'Sangan of opp');
    d.opp.choose('Kuriboh');
    d.you.choose('Exiled Force');
    expect(d.opp.hand).toEqual(['Kuriboh']);
    expect(d.you.hand).toEqual(['Exiled Force']);
  });

  test('GAP-23 Relinquished takes the printed ATK, not what an Equip gave', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Relinquished', proper: true }] })
      .opp({
        monsters: ['Vorse Raider'],
        spells: [{ card: 'Sword of Dark Destruction', pos: 'up', on: { player: 1, slot: 0 } }],
      });
    d.you.activate('Relinquished', { targets: ['Vorse Raider'] });
    expect(d.you.card('Relinquished').atk).toBe(1900);
    expect(d.opp.gy).toEqual(['Sword of Dark Destruction']);
  });

  test('EQUIP-04 a monster that is an Equip Card is a Spell on the field: Typhoon takes it (EMZ-03)', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Relinquished', proper: true }] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Mystical Space Typhoon'] });
    d.you.activate('Relinquished', { targets: ['Vorse Raider'] });
    d.resolve();
    d.opp.activate('Mystical Space Typhoon', { targets: ['Vorse Raider'] });
    expect(d.opp.gy.sort()).toEqual(['Mystical Space Typhoon', 'Vorse Raider']);
    expect(d.you.card('Relinquished').atk).toBe(0);
  });

  test('TERM-05 Sangan as the Equip Card of Relinquished searches when it goes in its place', () => {
    const d = duel(era)
      .you({ monsters: [{ card: 'Relinquished', proper: true }] })
      .opp({ monsters: ['Sangan', 'Vorse Raider'], deck: ['Mokey Mokey', 'Kuriboh', 'Exiled Force'] });
    d.you.activate('Relinquished', { targets: ['Sangan'] });
    d.you.end();
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'Relinquished');
    d.opp.choose('Kuriboh');
    expect(d.opp.hand).toContain('Kuriboh');
    expect(d.you.monsters).toEqual(['Relinquished']);
  });

  test('GAP-22 once per turn: Thousand-Eyes Restrict turned down and up again may absorb anew', () => {
    const d = duel(era)
      .you({ monsters: ['Thousand-Eyes Restrict'] })
      .opp({ monsters: ['Vorse Raider', 'Battle Ox'] });
    d.you.activate('Thousand-Eyes Restrict', { targets: ['Vorse Raider'] });
    expect(d.you.can('activate', 'Thousand-Eyes Restrict')).toBe(false);
  });

  test('GAP-16 a negated Tribute Summon: the Tributes are gone, the monster never was Summoned', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man'], monsters: ['Mokey Mokey'] })
      .opp({ spells: ['Solemn Judgment', 'Trap Hole', 'Torrential Tribute'] });
    d.you.summon('Judge Man');
    d.opp.activate('Solemn Judgment');
    expect(d.opp.can('activate', 'Trap Hole')).toBe(false);
    expect(d.opp.can('activate', 'Torrential Tribute')).toBe(false);
    expect(d.you.gy.sort()).toEqual(['Judge Man', 'Mokey Mokey']);
  });

  test('GAP-10 the negation window admits nothing but what negates the Summon', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider'] })
      .opp({ spells: ['Solemn Judgment', 'Waboku', 'Ring of Destruction'] });
    d.you.summon('Vorse Raider');
    expect(d.state.decision?.options.filter((o) => o.k === 'activate')).toHaveLength(1);
  });

  test('GAP-42 a player may give the Duel up at any time', () => {
    const d = duel(era).you().opp();
    surrender(d.state, 0);
    expect(d.winner).toBe(1);
  });

  test('DRAW-03 PRM-10 without the first draw as a house rule', () => {
    const pool = poolOf(era);
    const main = pool.defs
      .filter((x) => x.kind === 0 && !x.inExtra && !x.isToken)
      .slice(0, 40)
      .map((x) => x.code);
    const deck = { main, extra: [] };
    const s = createDuel({
      pool,
      rules: era,
      seed: 1,
      decks: [deck, deck],
      first: 0,
      params: { 'PRM-10': false },
    });
    expect(s.zones[1]).toHaveLength(5);
  });

  test('GAP-32 Cyber Jar and Card Destruction with hidden cards: what goes to the Graveyard is public', () => {
    const d = duel(era)
      .you({ hand: ['Card Destruction', 'Battle Ox'] })
      .opp({ hand: ['Vorse Raider'] });
    d.you.activate('Card Destruction');
    expect(d.opp.gy).toEqual(['Vorse Raider']);
    expect(d.you.hand).toEqual(['Mokey Mokey']);
  });

  // a modern Sangan searches once per turn
  if (era !== 'modern')
    test('GAP-19 Lightning Vortex: all go at once, both Sangans of one player search one after the other', () => {
      const d = duel(era)
        .you({ hand: ['Lightning Vortex', 'Mokey Mokey'] })
        .opp({ monsters: ['Sangan', 'Sangan'], deck: ['Kuriboh', 'Exiled Force'] });
      d.you.activate('Lightning Vortex', { cost: ['Mokey Mokey'] });
      d.opp.activate('Sangan');
      d.opp.choose('Kuriboh');
      d.opp.choose('Exiled Force');
      expect(d.opp.hand.sort()).toEqual(['Exiled Force', 'Kuriboh']);
    });
});

describe.each(except('modern'))('what modern rules have otherwise, in %s', (era) => {
  test('SETUP-06 SETUP-02 both draw five; the Decks are shuffled by the seed', () => {
    const pool = poolOf(era);
    const main = pool.defs
      .filter((x) => x.kind === 0 && !x.inExtra && !x.isToken)
      .slice(0, 40)
      .map((x) => x.code);
    const deck = { main, extra: [] };
    const begin = (seed: number) => createDuel({ pool, rules: era, seed, decks: [deck, deck], first: 0 });
    const s = begin(1);
    expect(s.zones[1]).toHaveLength(6); // five and the draw of the first turn (PRM-10)
    expect(s.zones[11]).toHaveLength(5);
    expect(begin(1).zones[0]).toEqual(s.zones[0]);
    expect(begin(2).zones[0]).not.toEqual(s.zones[0]);
  });

  test('FLIP-10 D.D. Warrior Lady removes a Flip monster before its effect, which still acts', () => {
    const d = duel(era)
      .you({ monsters: ['D.D. Warrior Lady', 'Battle Ox'] })
      .opp({ monsters: [set('Man-Eater Bug')] });
    d.you.phase('battle');
    d.you.attack('D.D. Warrior Lady', 'Man-Eater Bug');
    d.you.activate('D.D. Warrior Lady');
    expect(d.opp.banished).toEqual(['Man-Eater Bug']);
    expect(d.you.gy).toEqual(['Battle Ox']);
  });
});
