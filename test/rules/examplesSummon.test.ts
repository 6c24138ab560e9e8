/** Worked examples: how a Duel ends, zones, Summons and positions (EX-05 to EX-21). */
import { describe, expect, test } from 'vitest';
import { duelOf, ring } from './made.ts';
import { duel, ERAS, except } from './table.ts';

const limbs = ['Left Arm', 'Right Arm', 'Left Leg', 'Right Leg'].map(
  (limb) => `${limb} of the Forbidden One`,
);
const exodia = ['Exodia the Forbidden One', ...limbs.slice(1)];
const fifth = limbs[0]!;
const copies = (n: number, card = 'Mokey Mokey') => Array.from({ length: n }, () => card);
const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });

describe.each(ERAS)('worked examples of zones and Summons in %s', (era) => {
  test('EX-05 one effect takes the last 500 Life Points of both: a draw', () => {
    const d = duelOf(ring('Old Ring'))(era)
      .you({ lp: 500, spells: ['Old Ring'] })
      .opp({ lp: 500, monsters: ['Basic Insect'] });
    d.you.activate('Old Ring', { targets: ['Basic Insect'] });
    expect([d.you.lp, d.opp.lp, d.winner]).toEqual([0, 0, 'draw']);
  });

  test('EX-06 the fifth piece wins in the own Draw Phase and in either Main Phase', () => {
    const drawn = duel(era, { phase: 'end', turnPlayer: 1 })
      .you({ hand: exodia, deck: [fifth] })
      .opp();
    expect([drawn.winner, drawn.at.result?.reason]).toEqual([0, 'exodia']);
    for (const phase of ['main1', 'main2'] as const) {
      const d = duel(era, { phase })
        .you({ hand: [...exodia, 'Pot of Greed'], deck: ['Battle Ox', fifth] })
        .opp();
      expect(d.winner).toBeNull();
      d.you.activate('Pot of Greed');
      expect(d.winner).toBe(0);
    }
  });

  test('EX-06 and in the Battle Phase of the opponent, where Sangan fetches it', () => {
    const d = duel(era, { turnPlayer: 1 })
      .you({ hand: exodia, deck: [fifth], monsters: ['Sangan'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.opp.phase('battle');
    d.opp.attack('Vorse Raider', 'Sangan');
    d.resolve();
    d.you.choose(fifth);
    expect([d.winner, d.state.phase, d.state.turnPlayer]).toEqual([0, 'battle', 1]);
  });

  test('EX-08 two cards in the Deck and three to draw by Card Destruction: A loses', () => {
    const enough = duel(era)
      .you({ hand: copies(3), deck: copies(3), fill: false })
      .opp({ hand: ['Card Destruction'] });
    enough.you.end();
    enough.opp.activate('Card Destruction');
    expect([enough.winner, enough.you.hand.length]).toEqual([null, 3]);
    const d = duel(era)
      .you({ hand: copies(3), deck: copies(2), fill: false })
      .opp({ hand: ['Card Destruction'] });
    d.you.end();
    d.opp.activate('Card Destruction');
    expect([d.winner, d.at.result?.reason]).toEqual([1, 'deck-out']);
  });

  test('EX-09 eight in hand at the end of the turn: two go, a third is refused; the opponent keeps seven', () => {
    const d = duel(era)
      .you({ hand: copies(8) })
      .opp({ hand: copies(7), deck: ['Battle Ox'] });
    d.you.end();
    d.you.choose('Mokey Mokey', 'Mokey Mokey');
    expect([d.you.hand.length, d.you.gy.length]).toEqual([6, 2]);
    expect(d.you.can('choose', 'Mokey Mokey')).toBe(false);
    expect(() => d.you.choose()).toThrow('no choice to end');
    expect(d.opp.hand).toEqual([...copies(7), 'Battle Ox']); // he has drawn in his turn
    expect(d.opp.gy).toEqual([]);
  });

  test('EX-14 five monsters: a Level 4 can be neither Summoned nor Set', () => {
    const hand = ['Vorse Raider'];
    const full = duel(era)
      .you({ hand, monsters: copies(5) })
      .opp();
    expect([full.you.can('summon', hand[0]), full.you.can('set', hand[0])]).toEqual([false, false]);
    const free = duel(era)
      .you({ hand, monsters: copies(4) })
      .opp();
    expect([free.you.can('summon', hand[0]), free.you.can('set', hand[0])]).toEqual([true, true]);
  });

  test('EX-15 five Spells and Traps, one an Equip on B’s monster: no sixth, but a Field Spell', () => {
    const equip = { card: 'Dark Energy', pos: 'up' as const, on: { player: 1 as const, slot: 0 } };
    const at = (spells: number) =>
      duel(era)
        .you({ hand: ['Ookazi', 'Trap Hole', 'Sogen'], spells: [equip, ...copies(spells - 1, 'Waboku')] })
        .opp({ monsters: ['Beast of Talwar'] }).you;
    const offers = (you: ReturnType<typeof at>) => [
      you.can('activate', 'Ookazi'),
      you.can('set', 'Trap Hole'),
      you.can('activate', 'Sogen'),
    ];
    expect(offers(at(5))).toEqual([false, false, true]);
    expect(offers(at(4))).toEqual([true, true, true]);
    const you = at(5);
    you.activate('Sogen');
    expect([you.field, you.spells.length]).toEqual([['Sogen'], 5]);
  });

  test('EX-16 a Level 5 without a monster to Tribute cannot be Set', () => {
    const d = duel(era)
      .you({ hand: ['Garoozis'] })
      .opp();
    expect([d.you.can('set', 'Garoozis'), d.you.can('summon', 'Garoozis')]).toEqual([false, false]);
    const e = duel(era)
      .you({ hand: ['Garoozis'], monsters: ['Mokey Mokey'] })
      .opp();
    e.you.set('Garoozis');
    expect([e.you.monsters, e.you.gy]).toEqual([['Garoozis'], ['Mokey Mokey']]);
  });

  test('EX-17 after a Tribute Summon in Main Phase 1 no Normal Summon in Main Phase 2', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man', 'Vorse Raider'], monsters: ['Mokey Mokey'] })
      .opp();
    expect(d.you.can('summon', 'Vorse Raider')).toBe(true);
    d.you.summon('Judge Man', { tributes: ['Mokey Mokey'] });
    d.you.phase('battle');
    d.you.phase('main2');
    expect([d.you.can('summon', 'Vorse Raider'), d.you.can('set', 'Vorse Raider')]).toEqual([false, false]);
  });

  test('EX-18 a Normal Summon and three Flip Summons; none of the four changes position after that', () => {
    const three = ['Battle Ox', 'Mystical Elf', 'Luster Dragon'];
    const d = duel(era)
      .you({ hand: ['Vorse Raider'], monsters: three.map(down) })
      .opp();
    d.you.summon('Vorse Raider');
    for (const card of three) d.you.flip(card);
    for (const card of ['Vorse Raider', ...three]) {
      expect(d.you.card(card).pos).toBe('attack');
      expect(d.you.can('pos', card)).toBe(false);
    }
    d.you.end();
    d.opp.end();
    for (const card of ['Vorse Raider', ...three]) expect(d.you.can('pos', card)).toBe(true);
  });

  test('EX-19 Set in Main Phase 1, not to be Flip Summoned in Main Phase 2', () => {
    const d = duel(era)
      .you({ hand: ['Vorse Raider'], monsters: [down('Battle Ox')] })
      .opp();
    d.you.set('Vorse Raider');
    d.you.phase('battle');
    d.you.phase('main2');
    expect([d.you.can('flip', 'Vorse Raider'), d.you.can('flip', 'Battle Ox')]).toEqual([false, true]);
  });

  test('EX-20 after its attack a monster keeps its position but may be Tributed', () => {
    const d = duel(era)
      .you({ hand: ['Judge Man'], monsters: ['Vorse Raider', 'Mokey Mokey'] })
      .opp();
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'direct');
    d.you.phase('main2');
    expect([d.you.can('pos', 'Vorse Raider'), d.you.can('pos', 'Mokey Mokey')]).toEqual([false, true]);
    d.you.summon('Judge Man', { tributes: ['Vorse Raider'] });
    expect([d.you.gy, d.you.monsters.sort()]).toEqual([['Vorse Raider'], ['Judge Man', 'Mokey Mokey']]);
  });

  test('EX-49 nothing is discarded, cleared away or Tributed just because a player likes', () => {
    const d = duel(era)
      .you({ hand: ['Mokey Mokey'], monsters: ['Battle Ox'], spells: ['Waboku'] })
      .opp();
    const offered = d.at.decision!.options.map((o) => o.k);
    expect([...new Set(offered)].sort()).toEqual(['activate', 'position', 'set', 'summon', 'toPhase']);
  });

  test('EX-65 Trap Hole and Mysterious Puppeteer answer a Normal Summon, not a Special Summon', () => {
    const table = () =>
      duel(era)
        .you({ hand: ['Vorse Raider', 'Monster Reborn'], gy: ['Battle Ox'] })
        .opp({ spells: ['Trap Hole'], monsters: ['Mysterious Puppeteer'] });
    const special = table();
    special.you.activate('Monster Reborn', { targets: ['Battle Ox'] });
    special.you.position('attack');
    expect([special.opp.can('activate', 'Trap Hole'), special.opp.lp]).toEqual([false, 8000]);
    const normal = table();
    normal.you.summon('Vorse Raider');
    expect([normal.opp.can('activate', 'Trap Hole'), normal.opp.lp]).toEqual([true, 8500]);
    normal.opp.activate('Trap Hole');
    expect(normal.you.gy).toContain('Vorse Raider');
  });
});

describe.each(except('modern'))('the first turn in %s', (era) => {
  test('EX-21 the starting player draws and has no Battle Phase', () => {
    const d = duel(era, { phase: 'draw', firstTurn: true })
      .you({ deck: ['Battle Ox'], monsters: ['Vorse Raider'] })
      .opp();
    expect(d.you.hand).toEqual(['Battle Ox']);
    expect(d.you.can('phase', 'battle')).toBe(false);
    expect(d.you.can('phase', 'end')).toBe(true);
  });
});
