/** Which triggers may start, and what may answer (GAP-13, GAP-14, GAP-15, GAP-17, EDI-09). */
import { describe, expect, test } from 'vitest';
import type { Effect, Ev, Mod, Op } from '../../src/engine/index.ts';
import { backrow, does, lasting, monster } from './made.ts';
import { group, named, table } from './tries.ts';

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

  test('GAP-14 a trigger’s own price and a toll are paid together', () => {
    const price: Op[] = [{ k: 'payLp', who: 'you', n: 1000 }];
    const taxed = law('you', {
      k: 'toll',
      on: 'activate',
      pay: lp(500),
      where: [{ k: 'is', kind: 'monster' }],
    });
    for (const [have, may] of [
      [1600, true],
      [1400, false],
    ] as const) {
      const d = table(
        [called({ cost: price }), taxed, gain],
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
