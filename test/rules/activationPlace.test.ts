/** Where, in which face and when an effect may be activated (SPEED-04, TURN-04, GAP-08, GAP-10, EFFECT-07). */
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../src/engine/index.ts';
import { backrow, does, monster } from './made.ts';
import { group, idOf, table } from './tries.ts';

type Act = Effect & { k: 'act' };
const up = (card: string) => ({ card, pos: 'up' as const });
const act = (more: Partial<Act> = {}): Act => ({
  k: 'act',
  id: 'e1',
  on: { k: 'quick' },
  may: true,
  do: [{ k: 'gainLp', who: 'you', n: 1 }],
  ...more,
});
const pass = does('Pass', [{ k: 'gainLp', who: 'you', n: 1 }]);

describe('where and in which face', () => {
  test.each(['spells', 'field', 'monsters'] as const)(
    'SPEED-04 the effect of a face-down card (%s) is not activated',
    (place) => {
      const card =
        place === 'monsters'
          ? monster('Mum', [act()])
          : backrow(
              'spell',
              'Mum',
              [act({ from: ['szone', 'fzone'] })],
              [place === 'field' ? 'field' : 'continuous'],
            );
      for (const [face, may] of [
        [place === 'monsters' ? 'faceDownDefense' : 'set', false],
        [place === 'monsters' ? 'attack' : 'up', true],
      ] as const) {
        const at = { card: 'Mum', pos: face };
        const d = table([card], place === 'field' ? { field: at } : { [place]: [at] }, {}, {}, 'classic');
        expect([face, d.you.can('activate', 'Mum')]).toEqual([face, may]);
      }
    },
  );

  test('GAP-10 a monster that is being Summoned cannot answer its own Summon', () => {
    const stop = act({
      on: { k: 'quick', ev: [{ k: 'wouldSummon', what: group('both', 'mzone'), by: 'both' }] },
      do: [{ k: 'negate', what: 'summon', of: 'event' }],
    });
    for (const [mine, may] of [
      [[], false],
      [['Guard'], true],
    ] as const) {
      const d = table(
        [monster('Guard', [stop]), monster('Newcomer', [stop])],
        { monsters: mine, hand: ['Newcomer'] },
        {},
        {},
        'classic',
      );
      d.you.summon('Newcomer');
      expect([d.you.can('activate', 'Guard'), d.you.can('activate', 'Newcomer')]).toEqual([may, false]);
    }
  });

  test('TURN-04 in one of several windows is enough', () => {
    for (const [phase, may] of [
      ['main1', true],
      ['battle', true],
      ['main2', false],
    ] as const) {
      const d = table(
        [monster('Clerk', [act({ windows: ['main1', 'battle'] })])],
        { monsters: ['Clerk'] },
        {},
        { phase },
        'classic',
      );
      expect(d.you.can('activate', 'Clerk')).toBe(may);
    }
  });

  test('PRM-31 a Quick-Play Spell Set this turn, by the house rule that lets it be used', () => {
    for (const may of [false, true]) {
      const d = table([pass], { hand: ['Pass'] }, {}, { params: { 'PRM-31': may } }, 'classic');
      d.you.set('Pass');
      expect(d.you.can('activate', 'Pass')).toBe(may);
    }
  });

  test('GOAT-07 a Continuous Trap turned up in a chain may use its effect once that chain is over', () => {
    const trap = backrow(
      'trap',
      'Fresh',
      [act({ id: 'e0', on: { k: 'card' }, do: [] }), act()],
      ['continuous'],
    );
    const d = table([trap, monster('Old', [act()]), pass], {
      spells: ['Fresh'],
      hand: ['Pass'],
      monsters: ['Old'],
    });
    d.you.activate('Fresh');
    d.resolve();
    expect(d.you.can('activate', 'Fresh')).toBe(true);
    d.you.activate('Old');
    expect(d.you.can('activate', 'Fresh')).toBe(true);
  });

  test('SPEED-04 from Graveyard and banished as its text has it', () => {
    const there = (place: 'gy' | 'banished') =>
      monster('Shade', [act({ from: [place], on: { k: 'ignition' } })]);
    for (const place of ['gy', 'banished'] as const)
      for (const at of ['gy', 'banished'] as const) {
        const d = table([there(place)], { [at]: ['Shade'] }, {}, {}, 'classic');
        expect([place, at, d.you.can('activate', 'Shade')]).toEqual([place, at, place === at]);
      }
  });

  test('EFFECT-07 of a card of the other side only the effect that either player may use', () => {
    const well = monster('Well', [
      act({ id: 'own', do: [{ k: 'gainLp', who: 'you', n: 500 }] }),
      act({ id: 'ownIgnition', on: { k: 'ignition' }, do: [{ k: 'gainLp', who: 'you', n: 700 }] }),
      act({ id: 'all', users: 'both' }),
      act({ id: 'allIgnition', on: { k: 'ignition' }, users: 'both' }),
    ]);
    const ids = (d: ReturnType<typeof table>) =>
      d.state.decision!.options.filter((o) => o.k === 'activate' && o.card === idOf(d, 'Well')).length;
    const d = table([well, pass], { hand: ['Mokey Mokey'] }, { monsters: ['Well'] }, {}, 'edison');
    expect(ids(d)).toBe(2);
    d.you.summon('Mokey Mokey');
    expect([d.state.decision!.kind, d.state.decision!.player, ids(d)]).toEqual(['respond', 0, 2]);
    d.you.pass();
    expect([d.state.decision!.player, ids(d)]).toEqual([1, 2]);
    const e = table([well, pass], { hand: ['Pass'] }, { monsters: ['Well'] }, {}, 'edison');
    e.you.activate('Pass');
    while (e.state.decision!.player !== 0) e.opp.pass();
    expect(ids(e)).toBe(1);
  });

  test.each([
    ['classic', ['Torch']],
    ['edison', ['Torch', 'Lamp']],
    ['modern', []],
  ] as const)('GAP-08 EDI-01 Ignition Effects right after a Summon in %s: %j', (era, may) => {
    const torch = monster('Torch', [act({ on: { k: 'ignition' } })]);
    const lamp = backrow('spell', 'Lamp', [act({ from: ['szone'], on: { k: 'ignition' } })], ['continuous']);
    const d = table(
      [torch, lamp],
      { hand: ['Mokey Mokey'], monsters: ['Torch'], spells: [up('Lamp')] },
      { hand: ['Mokey Mokey'] },
      {},
      era,
    );
    d.you.summon('Mokey Mokey');
    const now = d.state.decision!;
    const offered =
      now.kind === 'respond'
        ? ['Torch', 'Lamp'].filter((n) => now.options.some((o) => o.card === idOf(d, n)))
        : [];
    expect(offered).toEqual(may);
  });
});
