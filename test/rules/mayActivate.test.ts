/** What keeps an effect from being activated: place, face, price, promise, ban, condition (SPELL, TRAP, CHAIN, GAP-13, GAP-17). */
import { describe, expect, test } from 'vitest';
import type { Effect, Ev, Mod, Op } from '../../src/engine/index.ts';
import { backrow, does, lasting, monster } from './made.ts';
import { group, idOf, named, table } from './tries.ts';

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
const law = (who: 'you' | 'opp' | 'both', ...mods: Mod[]) =>
  lasting('Law', [{ k: 'static', id: 's1', on: { player: who }, mods }]);
const lp = (n: number): Op[] => [{ k: 'payLp', who: 'they', n }];
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

describe('bans, tolls and promises', () => {
  test('AST §9 a ban or toll on playing cards leaves the effects of monsters alone', () => {
    for (const mod of [
      { k: 'cannot', do: 'play' },
      { k: 'toll', on: 'play', pay: lp(5000) },
    ] as Mod[]) {
      const d = table(
        [law('both', mod), monster('Clerk', [act()]), pass],
        { lp: 1000, hand: ['Pass'], monsters: ['Clerk'], spells: [up('Law')] },
        {},
        {},
        'classic',
      );
      expect([d.you.can('activate', 'Pass'), d.you.can('activate', 'Clerk')]).toEqual([false, true]);
    }
  });

  const one = (of: 'you', ...places: ('hand' | 'mzone')[]) => ({ from: group(of, ...places), n: 1 });
  const fee: Op = { k: 'payLp', who: 'you', n: 1 };
  const mode = (...cost: Op[]) => ({ name: 'mode', cost, do: [{ k: 'gainLp', who: 'you', n: 1 }] as Op[] });
  test.each<[string, Partial<Act>, boolean]>([
    ['a discard', { cost: [{ k: 'discard', what: one('you', 'hand') }] }, false],
    [
      'Life Points and a discard',
      { cost: [fee, { k: 'discard', link: 'and', what: one('you', 'hand') }] },
      false,
    ],
    ['a card sent from the hand', { cost: [{ k: 'toGrave', what: one('you', 'hand') }] }, false],
    ['a card sent from hand or field', { cost: [{ k: 'toGrave', what: one('you', 'hand', 'mzone') }] }, true],
    ['a card sent from the field', { cost: [{ k: 'toGrave', what: one('you', 'mzone') }] }, true],
    ['the whole hand', { cost: [{ k: 'toGrave', what: group('you', 'hand') }] }, false],
    ['itself from the field', { cost: [{ k: 'toGrave', what: 'this' }] }, true],
    ['its banished card', { cost: [{ k: 'banish', what: one('you', 'hand') }] }, true],
    ['Life Points', { cost: [fee] }, true],
    ['nothing', {}, true],
    [
      'a discard in either mode',
      {
        do: [],
        modes: [
          mode({ k: 'discard', what: one('you', 'hand') }),
          mode({ k: 'discard', what: one('you', 'hand') }),
        ],
      },
      false,
    ],
    [
      'a discard in one of two modes',
      { do: [], modes: [mode(fee), mode({ k: 'discard', what: one('you', 'hand') })] },
      true,
    ],
  ])('AST §9 no discarding to activate: a cost of %s', (_, more, may) => {
    for (const banned of [false, true]) {
      const d = table(
        [
          law('you', banned ? { k: 'cannot', do: 'discardToActivate' } : { k: 'cap', what: 'hand', n: 9 }),
          monster('Clerk', [act(more)]),
        ],
        { hand: ['Mokey Mokey'], monsters: ['Clerk', 'Mokey Mokey'], spells: [up('Law')] },
        {},
        {},
        'classic',
      );
      expect(d.you.can('activate', 'Clerk')).toBe(may || !banned);
    }
  });
  test('AST §9 no discarding to activate: a card that goes from the hand for its own effect', () => {
    const d = table(
      [
        law('you', { k: 'cannot', do: 'discardToActivate' }),
        monster('Clerk', [act({ from: ['hand'], cost: [{ k: 'toGrave', what: 'this' }] })]),
      ],
      { hand: ['Clerk'], spells: [up('Law')] },
      {},
      {},
      'classic',
    );
    expect(d.you.can('activate', 'Clerk')).toBe(false);
  });

  test('GAP-14 a monster in the hand may be the card its own effect costs', () => {
    const d = table(
      [monster('Clerk', [act({ from: ['hand'], cost: [{ k: 'discard', what: one('you', 'hand') }] })])],
      { hand: ['Clerk'] },
      {},
      {},
      'classic',
    );
    expect(d.you.can('activate', 'Clerk')).toBe(true);
  });

  test.each<[string, Mod, boolean]>([
    ['that it does not attack', { k: 'cannot', do: 'attack', where: [{ k: 'isRef', is: 'this' }] }, false],
    ['that the others do not', { k: 'cannot', do: 'attack', where: [{ k: 'other' }] }, true],
    [
      'that it, among Rocks, does not attack',
      {
        k: 'cannot',
        do: 'attack',
        where: [
          { k: 'race', is: 'Rock' },
          { k: 'isRef', is: 'this' },
        ],
      },
      false,
    ],
  ])('GOAT-06 having attacked, a promise of %s', (_, mod, may) => {
    const d = table(
      [monster('Monk', [act({ on: { k: 'ignition' }, oath: [mod] })], { atk: 500 })],
      { monsters: ['Monk'] },
      {},
      { phase: 'battle' },
    );
    d.you.attack('Monk');
    d.you.phase('main2');
    expect(d.you.can('activate', 'Monk')).toBe(may);
  });
});

describe('triggers', () => {
  const gained: Ev[] = [{ k: 'gained', who: 'you' }];
  const called = (more: Partial<Act>) =>
    monster('Bell', [
      act({
        on: { k: 'trigger', ev: gained, as: 'if' },
        may: true,
        do: [{ k: 'damage', who: 'opp', n: 100 }],
        ...more,
      }),
    ]);
  const gain = does('Gain', [{ k: 'gainLp', who: 'you', n: 1 }]);
  const there = { k: 'exists' as const, g: named('Mokey Mokey', 'mzone') };
  const clear = does('Clear', [{ k: 'toGrave', what: named('Mokey Mokey', 'mzone') }]);

  test.each(['if', 'hold'] as const)(
    'GAP-13 a trigger met in a chain whose condition (%s) holds no more when the chain is over',
    (field) => {
      for (const cleared of [false, true]) {
        const d = table(
          [called({ [field]: [there] }), gain, clear],
          { hand: ['Gain', 'Clear'], monsters: ['Bell', 'Mokey Mokey'] },
          {},
          {},
          'classic',
        );
        d.you.activate(cleared ? 'Clear' : 'Gain');
        if (cleared) {
          d.you.activate('Gain');
        }
        d.resolve();
        expect([cleared, d.you.can('activate', 'Bell')]).toEqual([cleared, !cleared]);
      }
    },
  );

  test('GAP-14 a trigger whose toll cannot be paid', () => {
    for (const [have, may] of [
      [501, true],
      [400, false],
    ] as const) {
      const d = table(
        [
          called({}),
          law('you', { k: 'toll', on: 'activate', pay: lp(500), where: [{ k: 'is', kind: 'monster' }] }),
          gain,
        ],
        { lp: have, hand: ['Gain'], monsters: ['Bell'], spells: [up('Law')] },
        {},
        {},
        'classic',
      );
      d.you.activate('Gain');
      d.resolve();
      expect(d.you.can('activate', 'Bell')).toBe(may);
    }
  });

  test('GOAT-06 a trigger whose promise is broken already', () => {
    for (const [summon, may] of [
      [false, true],
      [true, false],
    ] as const) {
      const d = table([called({ oath: [{ k: 'cannot', do: 'normalSummon' }] }), gain], {
        hand: ['Gain', 'Mokey Mokey'],
        monsters: ['Bell'],
      });
      if (summon) d.you.summon('Mokey Mokey');
      d.you.activate('Gain');
      d.resolve();
      expect(d.you.can('activate', 'Bell')).toBe(may);
    }
  });

  test('GAP-17 a trigger none of whose modes can be used', () => {
    const hit = (name: string): Op => ({ k: 'destroy', what: { from: named(name, 'mzone'), n: 1 } });
    for (const [name, may] of [
      ['Bell', true],
      ['Vorse Raider', false],
    ] as const) {
      const d = table(
        [
          called({
            do: [],
            modes: [
              { name: 'mode', do: [hit(name)] },
              { name: 'mode', do: [hit('Gemini Elf')] },
            ],
          }),
          gain,
        ],
        { hand: ['Gain'], monsters: ['Bell'] },
        {},
        {},
        'classic',
      );
      d.you.activate('Gain');
      d.resolve();
      expect(d.you.can('activate', 'Bell')).toBe(may);
    }
  });

  test('GAP-09 the player of an event is the one who brought it about, in whoever’s turn', () => {
    const fine = backrow('trap', 'Fine', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card', ev: [{ k: 'summoned', what: group('both', 'mzone'), by: 'both' }] },
        do: [{ k: 'damage', who: 'eventPlayer', n: 100 }],
      },
    ]);
    const rise = does('Rise', [
      { k: 'summon', what: { from: group('you', 'gy'), n: 1 }, to: 'you', pos: ['attack'] },
    ]);
    const d = table(
      [fine, rise],
      { spells: ['Fine'], hand: ['Mokey Mokey'] },
      { spells: ['Rise'], gy: ['Mokey Mokey'] },
      {},
      'classic',
    );
    d.you.summon('Mokey Mokey');
    d.opp.activate('Rise');
    d.resolve();
    d.you.activate('Fine');
    d.resolve();
    expect([d.you.lp, d.opp.lp]).toEqual([8000, 7900]);
  });

  test('GAP-15 what answers that a card was targeted can negate the link that did it', () => {
    const shield = backrow('trap', 'Shield', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card', ev: [{ k: 'targeted', what: group('you', 'mzone'), by: 'opp' }] },
        do: [{ k: 'negate', what: 'activation', of: 'event' }],
      },
    ]);
    const bolt = does('Bolt', [{ k: 'destroy', what: { ref: 't' } }], {
      target: [{ from: group('opp', 'mzone'), n: 1, as: 't' }],
    });
    const d = table(
      [shield, bolt],
      { hand: ['Bolt'] },
      { monsters: ['Mokey Mokey'], spells: ['Shield'] },
      {},
      'classic',
    );
    d.you.activate('Bolt');
    d.opp.activate('Shield');
    d.resolve();
    expect(d.opp.monsters).toEqual(['Mokey Mokey']);
  });
});

test('EDI-09 the discard to the hand limit is answered by what negates, or by Counter Traps', () => {
  const on: Act['on'] = { k: 'card', ev: [{ k: 'activated', what: [], by: 'both' }] };
  const trap = (name: string, what: Op, sub: 'counter' | 'normal') =>
    backrow('trap', name, [{ k: 'act', id: 'e1', on, do: [what] }], sub === 'counter' ? ['counter'] : []);
  const heal: Op = { k: 'gainLp', who: 'you', n: 1 };
  const cards = [
    trap('Negates', { k: 'negate', what: 'activation', of: 'event' }, 'normal'),
    trap('Stops Effect', { k: 'negate', what: 'effect', of: 'event' }, 'normal'),
    trap('Heals', heal, 'normal'),
    trap('Counters', heal, 'counter'),
    lasting('Muffles', [
      { k: 'act', id: 'e0', on, do: [] },
      { k: 'static', id: 's1', on: group('opp', 'mzone'), mods: [{ k: 'negated' }] },
    ]),
    monster('Husk', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'trigger', ev: [{ k: 'moved', what: 'this', why: ['discard'] }], as: 'if' },
        from: ['gy'],
        do: [{ k: 'damage', who: 'opp', n: 100 }],
      },
    ]),
  ];
  const d = table(
    cards,
    { hand: ['Husk', ...Array.from({ length: 6 }, () => 'Mokey Mokey')] },
    { spells: ['Negates', 'Stops Effect', 'Heals', 'Counters', 'Muffles'] },
    { phase: 'main2' },
    'edison',
  );
  d.you.end();
  d.you.choose('Husk');
  expect(['Negates', 'Stops Effect', 'Heals', 'Counters'].filter((n) => d.opp.can('activate', n))).toEqual([
    'Negates',
    'Stops Effect',
    'Counters',
  ]);
});
