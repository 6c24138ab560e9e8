/** Summons, Sets and flips: where they come from, what they cost and what answers them. */
import { describe, expect, test } from 'vitest';
import { advance, type Event, type EventView, maskEvent, viewFor } from '../../src/engine/index.ts';
import { duel, ERAS } from './table.ts';

const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });

describe.each(ERAS)('Summons and Sets in %s', (era) => {
  test('SUMMON-04 a Normal Summon is no effect: nothing is activated and no chain begins', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider'] })
      .opp({ spells: ['Trap Hole', 'Magic Jammer'], hand: ['Mokey Mokey'] });
    d.you.summon('Vorse Raider');
    expect([d.state.chain.length, d.state.decision?.player]).toEqual([0, 1]);
    expect(d.heard).not.toContain('activated');
    expect([d.opp.can('activate', 'Trap Hole'), d.opp.can('activate', 'Magic Jammer')]).toEqual([
      true,
      false,
    ]);
  });

  test('TRIBUTE-04 the Tributes are gone before the monster arrives: its Summon negated, they stay in the Graveyard', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man'], monsters: ['Vorse Raider'] })
      .opp({ spells: ['Solemn Judgment'] });
    d.you.summon('Judge Man', { tributes: ['Vorse Raider'] });
    expect(d.state.decision?.player).toBe(1);
    expect(viewFor(d.state, 1).sides[0].gy).toHaveLength(1);
    d.opp.activate('Solemn Judgment');
    expect([d.you.gy.sort(), d.you.monsters, d.opp.lp]).toEqual([['Judge Man', 'Vorse Raider'], [], 4000]);
  });

  test('TRIBUTE-07 a monster that attacked may be Tributed', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man'], monsters: ['Vorse Raider'] })
      .opp();
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    d.you.phase('main2');
    d.you.summon('Judge Man', { tributes: ['Vorse Raider'] });
    expect([d.you.monsters, d.you.gy]).toEqual([['Judge Man'], ['Vorse Raider']]);
  });

  test('SET-01 a monster is Set from the hand, face-down in Defense Position, instead of the Normal Summon', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider', 'Battle Ox'] })
      .opp();
    d.you.set('Vorse Raider');
    expect([d.you.card('Vorse Raider').pos, d.you.hand]).toEqual(['faceDownDefense', ['Battle Ox']]);
    expect([d.you.can('summon', 'Battle Ox'), d.you.can('set', 'Battle Ox')]).toEqual([false, false]);
    expect(d.heard).not.toContain('summoned');
  });

  const fusilier = 'Fusilier Dragon, the Dual-Mode Beast';
  test('TRIBUTE-02 Set in its own way a monster is what that way makes of it once it is turned up', () => {
    const d = duel(era)
      .you({ hand: [fusilier] })
      .opp();
    d.you.set(fusilier);
    d.you.end();
    d.opp.end();
    d.you.flip(fusilier);
    expect(d.you.card(fusilier)).toMatchObject({ atk: 1400, def: 1000 });
  });

  test('SET-01 nobody else is told what a monster is that was Set in its own way', () => {
    const { state } = duel(era)
      .you({ hand: [fusilier] })
      .opp();
    const told: EventView[] = [];
    const set = state.decision!.options.findIndex((o) => o.k === 'set');
    const listen = (e: Event) => told.push(maskEvent(state, e, 1));
    advance(state, set, listen);
    // the zone, where it is picked
    if (state.decision?.kind === 'slot') advance(state, 0, listen);
    const change = told.find((e) => e.k === 'modified');
    expect([change?.addr, change?.cause?.known, change?.cards[0]?.known]).toEqual([-1, false, false]);
  });

  test('SET-03 Spells may be Set or used at once; a Trap can only be Set', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi', 'Waboku'] })
      .opp();
    const ways = (card: string) => [d.you.can('activate', card), d.you.can('set', card)];
    expect([ways('Ookazi'), ways('Waboku')]).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test('SET-05 a Field Spell is Set in the Field Zone', () => {
    const d = duel(era)
      .you({ hand: ['Sogen'], monsters: ['Battle Ox'] })
      .opp();
    d.you.set('Sogen');
    expect([d.you.field, d.you.spells, d.you.card('Sogen').up]).toEqual([['Sogen'], [], false]);
    expect(d.you.card('Battle Ox').atk).toBe(1700);
  });

  test('FLIP-01 Trap Hole answers a Flip Summon, not a flip by an attack', () => {
    const d = duel(era)
      .you({ monsters: [down('Vorse Raider')] })
      .opp({ spells: ['Trap Hole'] });
    d.you.flip('Vorse Raider');
    expect(d.opp.can('activate', 'Trap Hole')).toBe(true);
    const e = duel(era)
      .you({ monsters: [down('Vorse Raider')], spells: ['Trap Hole'] })
      .opp({ monsters: ['Mokey Mokey'], spells: ['Trap Hole'] });
    e.you.end();
    e.opp.phase('battle');
    e.opp.attack('Mokey Mokey', 'Vorse Raider');
    expect([e.you.card('Vorse Raider').up, e.heard.includes('flipped')]).toEqual([true, true]);
    expect([e.opp.can('activate', 'Trap Hole'), e.heard.includes('summoned')]).toEqual([false, false]);
  });

  test('POS-03 opened by its player a monster comes up in Attack Position', () => {
    const d = duel(era)
      .you({ monsters: [down('Vorse Raider')] })
      .opp();
    expect(d.you.can('pos', 'Vorse Raider')).toBe(false);
    d.you.flip('Vorse Raider');
    expect(d.you.card('Vorse Raider').pos).toBe('attack');
  });

  test('SPECIAL-04 a Special Summon of Level 7 costs no Tribute', () => {
    const d = duel(era)
      .you({ hand: ['Monster Reborn'], gy: ['Dark Magician'], monsters: ['Mokey Mokey'] })
      .opp();
    d.you.activate('Monster Reborn', { targets: ['Dark Magician'] });
    d.you.position('attack');
    expect(d.you.monsters.sort()).toEqual(['Dark Magician', 'Mokey Mokey']);
  });

  test('SPECIAL-05 from the hand, the Deck, the Graveyard or from among the removed cards, as the effect says', () => {
    const hand = duel(era)
      .you({ hand: ['The Flute of Summoning Dragon', 'Luster Dragon'], monsters: ['Lord of D.'] })
      .opp();
    hand.you.activate('The Flute of Summoning Dragon');
    hand.resolve();
    if (hand.state.decision?.options.some((o) => o.k === 'card')) hand.you.choose('Luster Dragon');
    if (hand.state.decision?.options.some((o) => o.k === 'pos')) hand.you.position('attack');
    expect(hand.you.monsters).toContain('Luster Dragon');
    const deck = duel(era)
      .you({ monsters: ['Mystic Tomato'], deck: ['Sangan'] })
      .opp({ monsters: ['Vorse Raider'] });
    deck.you.phase('battle');
    deck.you.attack('Mystic Tomato', 'Vorse Raider');
    deck.you.activate('Mystic Tomato');
    expect(deck.you.monsters).toEqual(['Sangan']);
    const gy = duel(era)
      .you({ spells: ['Call of the Haunted'], gy: ['Vorse Raider'] })
      .opp();
    gy.you.activate('Call of the Haunted', { targets: ['Vorse Raider'] });
    expect(gy.you.monsters).toEqual(['Vorse Raider']);
  });

  test('SPECIAL-07 Ritual, Fusion, revival and other effects: none uses the Normal Summon, none is one for Trap Hole', () => {
    const kinds: [string, string[], string[], string[]][] = [
      ['Black Illusion Ritual', ['Relinquished', 'Great Angus'], [], []],
      ['Polymerization', ['Firegrass', 'Petit Dragon'], ['Darkfire Dragon'], []],
      ['Monster Reborn', [], [], ['Battle Ox']],
      ['Metamorphosis', [], ['Darkfire Dragon'], []],
    ];
    for (const [spell, hand, extra, gy] of kinds) {
      const d = duel(era)
        .you({
          hand: [spell, 'Vorse Raider', ...hand],
          extra,
          gy,
          monsters: spell === 'Metamorphosis' ? ['Great Angus', 'Mokey Mokey'] : ['Mokey Mokey'],
        })
        .opp({ spells: ['Trap Hole'] });
      d.you.activate(spell, spell === 'Metamorphosis' ? { cost: ['Great Angus'] } : {});
      d.resolve();
      if (spell === 'Black Illusion Ritual') d.you.choose('Great Angus');
      d.you.position('attack');
      expect([spell, d.opp.can('activate', 'Trap Hole')]).toEqual([spell, false]);
      expect(d.you.monsters).toHaveLength(2);
      expect(d.you.can('summon', 'Vorse Raider')).toBe(true);
    }
  });

  test('EFFECT-08 a rule of the card itself starts no chain: Black Luster Soldier comes by his own condition', () => {
    const soldier = 'Black Luster Soldier - Envoy of the Beginning';
    const d = duel(era)
      .you({ hand: [soldier], gy: ['Mystical Elf', 'Vorse Raider'] })
      .opp({ spells: ['Waboku'] });
    expect([d.you.can('summon', soldier), d.you.can('set', soldier)]).toEqual([false, false]);
    d.you.procedure(soldier);
    if (d.state.decision?.options.some((o) => o.k === 'pos')) d.you.position('attack');
    expect([d.state.chain.length, d.heard.includes('activated')]).toEqual([0, false]);
    expect([d.you.monsters, d.you.banished.sort()]).toEqual([[soldier], ['Mystical Elf', 'Vorse Raider']]);
  });
});
