import { describe, expect, test } from 'vitest';
import { card, draw, ign, mine, theirs } from '../../src/cards/build.ts';
import { statOf } from '../../src/engine/eval/stats.ts';
import { profileOf } from '../../src/engine/profile.ts';
import { backrow, duelOf, monster } from './made.ts';
import { duel, ERAS, except } from './table.ts';

describe('battle positions', () => {
  const cover = backrow('spell', 'Sudden Cover', [
    {
      k: 'act',
      id: 'e1',
      on: card,
      target: [{ from: mine, n: 1, as: 't' }],
      do: [{ k: 'position', what: { ref: 't' }, to: 'faceDown' }],
    },
  ]);
  test.each([
    ['classic', 'faceDownDefense'],
    ['italian-2000s', 'faceDownDefense'],
    ['modern', 'faceDownDefense'],
    ['legacy-4000', 'faceDownAttack'],
    ['goat', 'faceDownAttack'],
    ['edison', 'faceDownAttack'],
  ] as const)(
    'PRM-33 GOAT-14 EDI-06 POS-02 in %s an Attack Position monster turned face-down lies in %s',
    (era, pos) => {
      const d = duelOf(cover)(era)
        .you({ monsters: ['Vorse Raider'], hand: ['Sudden Cover'] })
        .opp();
      d.you.activate('Sudden Cover');
      expect(d.you.card('Vorse Raider').pos).toBe(pos);
      expect(d.you.card('Vorse Raider').up).toBe(false);
      d.you.phase('battle');
      expect(d.you.can('attack', 'Vorse Raider')).toBe(false);
    },
  );

  test.each([
    ['classic', false],
    ['italian-2000s', false],
    ['legacy-4000', false],
    ['modern', false],
    ['goat', true],
    ['edison', true],
  ] as const)(
    'GOAT-12 EDI-06 POS-08 in %s after Book of Moon it may be Flip Summoned the same turn: %s',
    (era, may) => {
      const d = duel(era)
        .you({ monsters: ['Vorse Raider'], hand: ['Book of Moon'] })
        .opp();
      d.you.activate('Book of Moon', { targets: ['Vorse Raider'] });
      expect(d.you.can('flip', 'Vorse Raider')).toBe(may);
    },
  );

  test.each([
    ['classic', false],
    ['italian-2000s', false],
    ['legacy-4000', false],
    ['modern', false],
    ['edison', false],
    ['goat', true],
  ] as const)(
    'GOAT-13 POS-06 in %s a monster the opponent Summoned this turn may be moved by its new controller: %s',
    (era, may) => {
      const d = duel(era)
        .you({ hand: ['Change of Heart', 'Ookazi'] })
        .opp({ spells: ['Call of the Haunted'], gy: ['Vorse Raider'] });
      d.you.activate('Ookazi');
      d.opp.activate('Call of the Haunted', { targets: ['Vorse Raider'] });
      d.resolve();
      d.you.activate('Change of Heart', { targets: ['Vorse Raider'] });
      expect(d.you.monsters).toEqual(['Vorse Raider']);
      expect(d.you.can('pos', 'Vorse Raider')).toBe(may);
    },
  );
});

describe('other switches', () => {
  test.each(ERAS)(
    'GAP-25 in %s a cost equal to the Life Points may be paid; one house rule forbids it',
    (era) => {
      const lake = backrow('spell', 'Costly Lake', [
        { k: 'act', id: 'e1', on: card, cost: [{ k: 'payLp', who: 'you', n: 1000 }], do: [draw(1)] },
      ]);
      const open = (params: Record<string, unknown>) =>
        duelOf(lake)(era, { params })
          .you({ lp: 1000, hand: ['Costly Lake'] })
          .opp();
      expect(open({}).you.can('activate', 'Costly Lake')).toBe(true);
      expect(open({ 'GAP-25': false }).you.can('activate', 'Costly Lake')).toBe(false);
    },
  );

  test.each([...except('goat').map((era) => [era, true] as const), ['goat', false] as const])(
    'GOAT-07 in %s Ultimate Offering turned up in a chain works in that chain: %s',
    (era, now) => {
      const d = duel(era)
        .you({ hand: ['Mokey Mokey'], spells: ['Ultimate Offering'] })
        .opp({ hand: ['Rush Recklessly'], monsters: ['Battle Ox'] });
      d.you.end();
      // later texts know the opponent's Battle Phase only
      d.opp.phase('battle');
      d.opp.activate('Rush Recklessly', { targets: ['Battle Ox'] });
      d.you.activate('Ultimate Offering');
      expect(d.state.decision?.player === 0 && d.state.chain.length === 2).toBe(now);
    },
  );

  test.each([...except('goat').map((era) => [era, ['Vorse Raider']] as const), ['goat', []] as const])(
    'GOAT-08 in %s of a monster to be equipped to one that is face-down by then: %s goes',
    (era, gone) => {
      const maw = monster('Hungry Maw', [
        {
          k: 'act',
          id: 'e1',
          on: ign,
          target: [{ from: theirs, n: 1, as: 't' }],
          do: [{ k: 'equip', what: { ref: 't' }, to: 'this' }],
        },
      ]);
      const d = duelOf(maw)(era)
        .you({ monsters: ['Hungry Maw'] })
        .opp({ monsters: ['Vorse Raider'], spells: ['Book of Moon'] });
      d.you.activate('Hungry Maw', { targets: ['Vorse Raider'] });
      d.opp.activate('Book of Moon', { targets: ['Hungry Maw'] });
      expect(d.opp.gy.filter((name) => name === 'Vorse Raider')).toEqual(gone);
    },
  );

  test.each([...except('goat').map((era) => [era, true] as const), ['goat', false] as const])(
    'GOAT-04 EDI-05 GAP-02 in %s a second chain in one window of the Damage Step: %s',
    (era, second) => {
      const d = duel(era)
        .you({ monsters: ['Vorse Raider'], spells: ['Reinforcements', 'Castle Walls'] })
        .opp({ monsters: ['Luster Dragon'], spells: ['Castle Walls'] });
      d.you.phase('battle');
      d.you.attack('Vorse Raider', 'Luster Dragon');
      // GAP-03: the last window of such cards is in calculation, or before it
      const last = profileOf(d.state.rules).statChangers === 'untilCalc' ? 'beforeCalc' : 'calc';
      for (let i = 0; i < 9 && d.state.sub !== last; i++)
        (d.state.decision?.player === 0 ? d.you : d.opp).pass();
      d.you.activate('Reinforcements', { targets: ['Vorse Raider'] });
      d.resolve();
      expect(d.state.sub === last && d.you.can('activate', 'Castle Walls')).toBe(second);
    },
  );

  test.each(ERAS)(
    'GAP-22 in %s "until the End Phase" ends as it begins, "until the end of the turn" after it',
    (era) => {
      const lasting = (name: string, until: 'endPhase' | 'endOfTurn') =>
        monster(name, [
          {
            k: 'act',
            id: 'e1',
            on: ign,
            do: [{ k: 'modify', what: 'this', mods: [{ k: 'add', stat: 'atk', n: 500 }], until }],
          },
        ]);
      const d = duelOf(
        lasting('Short Breath', 'endPhase'),
        lasting('Long Breath', 'endOfTurn'),
      )(era)
        .you({ monsters: ['Short Breath', 'Long Breath'], spells: ['Waboku'] })
        .opp({ spells: ['Waboku'] });
      d.you.activate('Short Breath');
      d.you.activate('Long Breath');
      d.you.end();
      for (let i = 0; i < 9 && d.state.phase !== 'end'; i++)
        (d.state.decision?.player === 0 ? d.you : d.opp).pass();
      expect(d.state.turn).toBe(1);
      const [short, long] = d.state.zones[5]!;
      expect([statOf(d.state, short!, 'atk'), statOf(d.state, long!, 'atk')]).toEqual([1000, 1500]);
    },
  );

  test.each(except('modern'))(
    'EDI-05 GAP-02 in %s a Flip Effect is activated also when its monster has left the field by then',
    (era) => {
      const d = duel(era)
        .you({ monsters: ['D.D. Warrior Lady', 'Vorse Raider'] })
        .opp({ monsters: [{ card: 'Man-Eater Bug', pos: 'faceDownDefense' }] });
      d.you.phase('battle');
      d.you.attack('D.D. Warrior Lady', 'Man-Eater Bug');
      d.you.activate('D.D. Warrior Lady');
      d.resolve();
      expect(d.opp.banished).toEqual(['Man-Eater Bug']);
      expect(d.you.monsters).toEqual([]);
    },
  );

  test.each(ERAS)('EDI-05 FLIP-10 in %s what a flipped monster forbids does not stop its attacker', (era) => {
    const watch = monster('Watchful Eye', [
      { k: 'static', id: 's1', on: theirs, mods: [{ k: 'cannot', do: 'attack' }] },
    ]);
    const d = duelOf(watch)(era)
      .you({ monsters: ['Vorse Raider', 'Battle Ox'] })
      .opp({ monsters: [{ card: 'Watchful Eye', pos: 'faceDownDefense' }, 'Mokey Mokey'] });
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Watchful Eye');
    expect(d.opp.gy).toEqual(['Watchful Eye']);
    expect(d.you.can('attack', 'Battle Ox')).toBe(true);
  });

  test.each(ERAS)('EDI-05 in %s what a flipped monster does all the time applies at once', (era) => {
    const weight = monster(
      'Heavy Air',
      [{ k: 'static', id: 's1', on: theirs, mods: [{ k: 'add', stat: 'atk', n: -500 }] }],
      { def: 1500 },
    );
    const d = duelOf(weight)(era)
      .you({ monsters: ['Vorse Raider'] })
      .opp({ monsters: [{ card: 'Heavy Air', pos: 'faceDownDefense' }] });
    const lp = d.you.lp;
    d.you.phase('battle');
    d.you.attack('Vorse Raider', 'Heavy Air');
    expect(lp - d.you.lp).toBe(100);
  });
});
