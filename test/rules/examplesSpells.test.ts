/** Worked examples: Equips, Field Spells, Quick-Plays, Traps and chains (EX-31 to EX-53). */
import { describe, expect, test } from 'vitest';
import { duel, ERAS, except } from './table.ts';

const up = (card: string) => ({ card, pos: 'up' as const });
const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const onTheirs = (card: string) => ({ ...up(card), on: { player: 1 as const, slot: 0 } });

describe.each(ERAS)('worked examples of Equip Spells in %s', (era) => {
  test('EX-31 Sword of Dark Destruction is not for Neo, who is LIGHT', () => {
    const at = (monster: string) =>
      duel(era)
        .you({ hand: ['Sword of Dark Destruction'], monsters: [monster] })
        .opp().you;
    expect(at('Neo the Magic Swordsman').can('activate', 'Sword of Dark Destruction')).toBe(false);
    const you = at('Dark Magician');
    you.activate('Sword of Dark Destruction');
    expect([you.card('Dark Magician').atk, you.card('Dark Magician').def]).toEqual([2900, 1900]);
  });

  const equipped = (hand: string[] = [], monsters: string[] = []) =>
    duel(era)
      .you({
        hand,
        monsters: monsters.map((card) => (card === 'Hane-Hane' ? down(card) : card)),
        spells: [onTheirs('Dark Energy'), onTheirs('Sword of Dark Destruction')],
      })
      .opp({ monsters: ['Beast of Talwar'] });
  const bothGone = ['Dark Energy', 'Sword of Dark Destruction'];

  test('EX-33 both Equips go when the monster is turned face-down', () => {
    const d = equipped(['Book of Moon']);
    expect(d.opp.card('Beast of Talwar').atk).toBe(2400 + 300 + 400);
    d.you.activate('Book of Moon', { targets: ['Beast of Talwar'] });
    expect([d.you.spells, d.you.gy.sort()]).toEqual([[], ['Book of Moon', ...bothGone]]);
  });

  test('EX-33 when it is returned to the hand', () => {
    const d = equipped([], ['Hane-Hane']);
    d.you.flip('Hane-Hane');
    if (d.you.can('choose', 'Beast of Talwar')) d.you.choose('Beast of Talwar');
    expect([d.opp.hand, d.you.spells, d.you.gy.sort()]).toEqual([['Beast of Talwar'], [], bothGone]);
  });

  test('EX-33 when it is destroyed', () => {
    const d = equipped(['Fissure']);
    d.you.activate('Fissure');
    expect([d.you.spells, d.you.gy.sort()]).toEqual([[], [...bothGone, 'Fissure'].sort()]);
    expect(d.opp.gy).toEqual(['Beast of Talwar']);
  });

  test('EX-33 when it is removed from play', () => {
    const d = equipped([], ['Black Luster Soldier - Envoy of the Beginning']);
    d.you.activate('Black Luster Soldier - Envoy of the Beginning', { targets: ['Beast of Talwar'] });
    expect([d.opp.banished, d.you.spells, d.you.gy.sort()]).toEqual([['Beast of Talwar'], [], bothGone]);
  });

  test('EX-34 the ATK an Equip gave is gone with it', () => {
    const d = duel(era)
      .you({
        hand: ['Sword of Dark Destruction'],
        monsters: ['Vorse Raider'],
      })
      .opp({ spells: ['Dust Tornado'] });
    d.you.activate('Sword of Dark Destruction', { targets: ['Vorse Raider'] });
    d.resolve();
    expect(d.you.card('Vorse Raider').atk).toBe(2300);
    d.opp.activate('Dust Tornado', { targets: ['Sword of Dark Destruction'] });
    expect(d.you.card('Vorse Raider').atk).toBe(1900);
  });

  test('EX-35 a face-down monster cannot be equipped', () => {
    const at = (monster: string | ReturnType<typeof down>) =>
      duel(era)
        .you({ hand: ['Sword of Dark Destruction'], monsters: [monster] })
        .opp().you;
    expect(at(down('Vorse Raider')).can('activate', 'Sword of Dark Destruction')).toBe(false);
    expect(at('Vorse Raider').can('activate', 'Sword of Dark Destruction')).toBe(true);
  });
});

describe.each(except('modern'))('worked examples of one Field Spell for both in %s', (era) => {
  test('EX-36 activating one destroys B’s active one, Setting one leaves it', () => {
    const table = () =>
      duel(era)
        .you({ hand: ['Yami'] })
        .opp({ field: up('Sogen') });
    const d = table();
    d.you.activate('Yami');
    expect([d.you.field, d.opp.field, d.opp.gy]).toEqual([['Yami'], [], ['Sogen']]);
    const e = table();
    e.you.set('Yami');
    expect([e.you.field, e.opp.field, e.opp.gy]).toEqual([['Yami'], ['Sogen'], []]);
  });

  test.each(['up', 'set'] as const)(
    'EX-38 the own one (%s) is destroyed by another, activated or Set',
    (pos) => {
      for (const play of ['activate', 'set'] as const) {
        const d = duel(era)
          .you({ hand: ['Yami'], field: { card: 'Sogen', pos } })
          .opp();
        d.you[play]('Yami');
        expect([d.you.field, d.you.gy]).toEqual([['Yami'], ['Sogen']]);
      }
    },
  );
});

test.each([
  ['classic', false],
  ['legacy-4000', false],
  ['italian-2000s', true],
  ['goat', true],
  ['edison', true],
  ['modern', true],
])('EX-37 in %s B’s Set Field Spell survives A’s new one: %s', (era, survives) => {
  const d = duel(era)
    .you({ hand: ['Yami'] })
    .opp({ field: 'Sogen' });
  d.you.activate('Yami');
  expect(d.you.field).toEqual(['Yami']);
  expect([d.opp.field, d.opp.gy]).toEqual(survives ? [['Sogen'], []] : [[], ['Sogen']]);
});

test.each(['classic', 'italian-2000s', 'legacy-4000'])(
  'EX-39 in %s the old Field Spell stays active when the new one is negated',
  (era) => {
    const d = duel(era)
      .you({ hand: ['Yami'], field: up('Sogen'), monsters: ['Battle Ox'] })
      .opp({ hand: ['Mokey Mokey'], spells: ['Magic Jammer'] });
    d.you.activate('Yami');
    d.opp.activate('Magic Jammer');
    expect([d.you.field, d.you.gy, d.you.card('Battle Ox').atk]).toEqual([['Sogen'], ['Yami'], 1900]);
  },
);

describe.each(ERAS)('worked examples of Quick-Plays, Traps and chains in %s', (era) => {
  test('EX-40 a Quick-Play Set this turn waits; from the next turn on it may be used, in B’s turn too', () => {
    const d = duel(era)
      .you({ hand: ['Mystical Space Typhoon'] })
      .opp({ spells: ['Waboku'] });
    d.you.set('Mystical Space Typhoon');
    expect(d.you.can('activate', 'Mystical Space Typhoon')).toBe(false);
    d.you.end();
    expect(d.you.can('activate', 'Mystical Space Typhoon')).toBe(true);
    d.you.activate('Mystical Space Typhoon', { targets: ['Waboku'] });
    expect([d.opp.gy, d.at.turnPlayer]).toEqual([['Waboku'], 1]);
  });

  test.each(['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const)(
    'EX-41 a Quick-Play from the hand in the %s Phase of the own turn, not of B’s',
    (phase) => {
      const d = duel(era, { phase })
        .you({ hand: ['Mystical Space Typhoon'], spells: ['Waboku'] })
        .opp({ hand: ['Mystical Space Typhoon'], spells: ['Waboku'] });
      expect([d.state.phase, d.state.turnPlayer]).toEqual([phase, 0]);
      expect(d.opp.can('activate', 'Mystical Space Typhoon')).toBe(phase === 'end');
      d.you.activate('Mystical Space Typhoon', { targets: ['Waboku of opp'] });
      expect(d.state.phase).toBe(phase);
      expect(d.opp.gy).toEqual(['Waboku']);
    },
  );

  test('EX-43 a Trap Set this turn: not now, but in B’s next turn', () => {
    const d = duel(era)
      .you({ hand: ['Waboku'] })
      .opp();
    d.you.set('Waboku');
    expect(d.you.can('activate', 'Waboku')).toBe(false);
    d.you.end();
    d.you.activate('Waboku');
    expect([d.you.gy, d.at.turnPlayer]).toEqual([['Waboku'], 1]);
  });

  test('EX-44 a Normal Spell: A’s Equip cannot join the chain; his Quick-Play, B’s Trap and B’s Counter Trap can', () => {
    const d = duel(era)
      .you({
        hand: ['Ookazi', 'Dark Energy', 'Mystical Space Typhoon'],
        monsters: ['Beast of Talwar'],
      })
      .opp({ hand: ['Mokey Mokey'], spells: ['Waboku', 'Magic Jammer'] });
    expect(d.you.can('activate', 'Dark Energy')).toBe(true);
    d.you.activate('Ookazi');
    const names = () => {
      const { cards, decision } = d.state;
      const codes = decision!.options.filter((o) => o.k === 'activate').map((o) => cards[o.card]!.code);
      return [decision!.player, codes.length] as const;
    };
    expect(names()).toEqual([1, 2]);
    expect([d.opp.can('activate', 'Waboku'), d.opp.can('activate', 'Magic Jammer')]).toEqual([true, true]);
    d.opp.pass();
    expect(names()).toEqual([0, 1]);
    d.you.activate('Mystical Space Typhoon', { targets: ['Waboku'] });
    expect([d.links, d.opp.lp < 8000]).toEqual([[2, 1], true]);
  });

  test('EX-45 A’s Counter Trap: B’s Quick-Play cannot answer it, his Counter Trap can', () => {
    const d = duel(era, { turnPlayer: 1 })
      .you({ hand: ['Mokey Mokey'], spells: ['Magic Jammer'] })
      .opp({ hand: ['Ookazi', 'Mystical Space Typhoon'], spells: ['Seven Tools of the Bandit'] });
    d.opp.activate('Ookazi');
    d.you.activate('Magic Jammer', { cost: ['Mokey Mokey'] });
    expect(d.state.decision?.player).toBe(1);
    expect(d.state.decision?.options.filter((o) => o.k === 'activate')).toHaveLength(1);
    const before = d.state.players[0].lp;
    d.opp.activate('Seven Tools of the Bandit');
    expect(d.you.lp).toBe(before - 800);
  });

  test('EX-46 links 2 and 3 by A himself; they resolve 3, 2, 1', () => {
    const d = duel(era)
      .you({ hand: ['Ookazi', 'Book of Moon', 'Mokey Mokey'], spells: ['Magic Jammer'] })
      .opp({ spells: ['Waboku'], monsters: ['Vorse Raider'] });
    d.you.activate('Ookazi');
    d.opp.pass();
    d.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    d.opp.pass();
    d.you.activate('Magic Jammer', { cost: ['Mokey Mokey'] });
    expect(d.links).toEqual([3, 1]); // link 3 came first and negated link 2
    expect(d.opp.card('Vorse Raider').pos).toBe('attack');
    expect(d.opp.lp).toBe(7200);
    const e = duel(era)
      .you({ hand: ['Ookazi', 'Book of Moon'], spells: ['Reinforcements'], monsters: ['Vorse Raider'] })
      .opp({ spells: ['Waboku'] });
    e.you.activate('Ookazi');
    e.opp.pass();
    e.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
    e.opp.pass();
    e.you.activate('Reinforcements', { targets: ['Vorse Raider'] });
    expect(e.links).toEqual([3, 2, 1]);
    expect([e.you.card('Vorse Raider').pos, e.you.card('Vorse Raider').atk]).toEqual([
      'faceDownDefense',
      1900,
    ]);
  });

  test('EX-48 in the Draw Phase a Quick-Play and a Trap, no Normal Spell', () => {
    const d = duel(era, { phase: 'draw' })
      .you({ hand: ['Mystical Space Typhoon', 'Ookazi'], spells: ['Dust Tornado'] })
      .opp({ spells: ['Waboku'] });
    expect([d.state.phase, d.state.decision?.player]).toEqual(['draw', 0]);
    const offered = d.state.decision!.options.filter((o) => o.k === 'activate').map((o) => o.card);
    const codes = offered.map((card) => d.state.cards[card]!.code).sort();
    expect(codes).toEqual([5318639, 60082869]);
  });

  test('EX-53 a Continuous Trap destroyed in answer to its activation does nothing', () => {
    const d = duel(era, { turnPlayer: 1 })
      .you({ spells: ['Imperial Order'] })
      .opp({ hand: ['Ookazi', 'Mystical Space Typhoon'] });
    const before = d.state.players[0].lp;
    d.opp.activate('Ookazi');
    d.you.activate('Imperial Order');
    d.opp.activate('Mystical Space Typhoon', { targets: ['Imperial Order'] });
    expect([d.you.lp, d.you.gy]).toEqual([before - 800, ['Imperial Order']]);
  });
});
