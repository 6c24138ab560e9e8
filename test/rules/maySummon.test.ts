/** What keeps a monster from being Summoned, Set or turned: bans, tolls, its own text, room, Tributes, limits (SUMMON, TRIBUTE, POS, REVIVE). */
import { describe, expect, test } from 'vitest';
import type { Effect, Mod, Op } from '../../src/engine/index.ts';
import { does, lasting, monster } from './made.ts';
import { group, named, table } from './tries.ts';

const up = (card: string) => ({ card, pos: 'up' as const });
const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const law = (who: 'you' | 'opp' | 'both', ...mods: Mod[]) =>
  lasting('Law', [{ k: 'static', id: 's1', on: { player: who }, mods }]);
const onCards = (...mods: Mod[]) =>
  lasting('Law', [{ k: 'static', id: 's1', on: group('both', 'mzone', 'hand', 'extra'), mods }]);
const dues = (on: (Mod & { k: 'toll' })['on'], n: number): Mod => ({
  k: 'toll',
  on,
  pay: [{ k: 'payLp', who: 'they', n }],
});
const five = ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'];
const none: Mod = { k: 'cap', what: 'hand', n: 9 };
const calls = does('Calls', [
  { k: 'summon', what: { from: group('you', 'gy'), n: 1 }, to: 'you', pos: ['attack'] },
]);

describe('turning up and Summoning again', () => {
  test.each<[string, ReturnType<typeof law>, boolean]>([
    ['nothing', law('both', none), true],
    ['a ban on the other player', law('opp', { k: 'cannot', do: 'flipSummon' }), true],
    ['a ban on Flip Summons', law('you', { k: 'cannot', do: 'flipSummon' }), false],
    ['a ban on Summons', law('you', { k: 'cannot', do: 'summon' }), false],
    ['a ban on Normal Summons', law('you', { k: 'cannot', do: 'normalSummon' }), true],
    ['a ban on the card', onCards({ k: 'cannot', do: 'flipSummon' }), false],
    ['a toll beyond its Life Points', law('both', dues('flipSummon', 5000)), false],
    ['a toll on Summons beyond its Life Points', law('both', dues('summon', 5000)), false],
    ['a toll that it can pay', law('both', dues('flipSummon', 500)), true],
  ])('POS-03 Flip Summon under %s', (_, card, may) => {
    const d = table(
      [card],
      { lp: 1000, monsters: [down('Mokey Mokey')], spells: [up('Law')] },
      {},
      {},
      'classic',
    );
    expect(d.you.can('flip', 'Mokey Mokey')).toBe(may);
  });
  test('SUMMON-08 a monster that cannot be Flip Summoned', () => {
    const shy = monster('Shy', [{ k: 'summonRule', id: 'r', flip: 'never' }]);
    const bold = monster('Bold', [{ k: 'summonRule', id: 'r', special: 'never' }]);
    const d = table([shy, bold], { monsters: [down('Shy'), down('Bold')] }, {}, {}, 'classic');
    expect([d.you.can('flip', 'Shy'), d.you.can('flip', 'Bold')]).toEqual([false, true]);
  });

  const twice = monster('Twice', [{ k: 'summonRule', id: 'r', again: true }]);
  test.each<[string, ReturnType<typeof law>, boolean]>([
    ['nothing', law('both', none), true],
    ['a ban on the other player', law('opp', { k: 'cannot', do: 'summon' }), true],
    ['a ban on Normal Summons', law('you', { k: 'cannot', do: 'normalSummon' }), false],
    ['a ban on Summons', law('you', { k: 'cannot', do: 'summon' }), false],
    ['a ban on Flip Summons', law('you', { k: 'cannot', do: 'flipSummon' }), true],
    ['its effects being off', onCards({ k: 'negated' }), false],
    ['a toll beyond its Life Points', law('both', dues('normalSummon', 5000)), false],
    ['a toll that it can pay', law('both', dues('normalSummon', 500)), true],
  ])('SUMMON-02 the Normal Summon of a monster on the field under %s', (_, card, may) => {
    const d = table([card, twice], { lp: 1000, monsters: ['Twice'], spells: [up('Law')] }, {}, {}, 'classic');
    expect(d.you.can('summon', 'Twice')).toBe(may);
  });
  test('SUMMON-02 a monster on the field is Normal Summoned once more, face-up and one time only', () => {
    const d = table([twice], { monsters: ['Twice', down('Twice')], gy: ['Twice'] }, {}, {}, 'classic');
    expect(d.state.decision!.options.filter((o) => o.k === 'summon')).toHaveLength(1);
    d.you.summon('Twice');
    d.you.end();
    d.opp.end();
    expect(d.you.can('summon', 'Twice')).toBe(false);
  });
});

describe('its own way', () => {
  const own = (more: Partial<Effect & { k: 'procedure' }> = {}, more2: Effect[] = []) =>
    monster('Own Way', [{ k: 'procedure', id: 'p', to: 'you', pos: ['attack'], ...more }, ...more2]);
  const open = (card: ReturnType<typeof own>, mine: object, mod: Mod = none, theirs: object = {}) =>
    table([card, law('you', mod)], { spells: [up('Law')], ...mine }, theirs, {}, 'classic').you.can(
      'procedure',
      'Own Way',
    );

  test.each(['hand', 'gy', 'banished'] as const)(
    'SUMMON-08 from the %s alone, where its text says so',
    (place) => {
      const may = (['hand', 'gy', 'banished'] as const).filter((at) =>
        open(own({ from: [place] }), { [at]: ['Own Way'] }),
      );
      expect(may).toEqual([place]);
    },
  );
  test('SUMMON-08 a ban, a toll and a use that is spent', () => {
    const at = { hand: ['Own Way'], lp: 1000 };
    expect([
      open(own(), at),
      open(own(), at, { k: 'cannot', do: 'specialSummon' }),
      open(own(), at, { k: 'cannot', do: 'summon' }),
      open(own(), at, { k: 'cannot', do: 'normalSummon' }),
      open(own(), at, dues('specialSummon', 5000)),
      open(own(), at, dues('summon', 5000)),
      open(own(), at, dues('normalSummon', 5000)),
    ]).toEqual([true, false, false, true, false, false, true]);
  });
  test('GAP-14 its own price and a toll are paid together', () => {
    const price: Op[] = [{ k: 'payLp', who: 'you', n: 1000 }];
    const may = [1600, 1400].map((lp) =>
      open(own({ cost: price }), { hand: ['Own Way'], lp }, dues('specialSummon', 500)),
    );
    expect(may).toEqual([true, false]);
  });
  test('EMZ-11 with every zone taken: what leaves as its price makes room, a discard does not', () => {
    const cost = (k: 'tribute' | 'toGrave' | 'banish' | 'toHand' | 'discard', at: 'mzone' | 'hand'): Op[] => [
      { k, what: { from: { in: [at], of: 'you', where: [{ k: 'name', is: 'Mokey Mokey' }] }, n: 1 } } as Op,
    ];
    const at = { hand: ['Own Way', 'Mokey Mokey'], monsters: five };
    expect([
      open(own(), at),
      open(own({ cost: cost('discard', 'hand') }), at),
      open(own({ cost: cost('toGrave', 'hand') }), at),
      open(own({ cost: cost('tribute', 'mzone') }), at),
      open(own({ cost: cost('toGrave', 'mzone') }), at),
      open(own({ cost: cost('banish', 'mzone') }), at),
      open(own({ cost: cost('toHand', 'mzone') }), at),
    ]).toEqual([false, false, false, true, true, true, true]);
  });
  test('ZONE-02 to the other side: the room there counts', () => {
    const card = own({ to: 'opp' });
    expect([
      open(card, { hand: ['Own Way'], monsters: five }),
      open(card, { hand: ['Own Way'] }, none, { monsters: five }),
    ]).toEqual([true, false]);
  });
  test('GAP-10 right after an event only the monsters that follow it are offered', () => {
    const d = table(
      [
        own(),
        monster('Follower', [
          { k: 'procedure', id: 'p', to: 'you', pos: ['attack'], ev: [{ k: 'gained', who: 'you' }] },
        ]),
        does('Gain', [{ k: 'gainLp', who: 'you', n: 1 }]),
      ],
      { hand: ['Own Way', 'Follower', 'Gain'] },
      {},
      {},
      'classic',
    );
    expect([d.you.can('procedure', 'Own Way'), d.you.can('procedure', 'Follower')]).toEqual([true, false]);
    d.you.activate('Gain');
    d.resolve();
    const now = d.state.decision!;
    expect([now.kind, now.options.filter((o) => o.k === 'procedure').length]).toEqual(['respond', 1]);
    d.you.procedure('Follower');
    expect(d.you.monsters).toEqual(['Follower']);
  });
});

describe('brought by an effect', () => {
  test.each<[string, Mod, boolean]>([
    ['nothing', none, true],
    ['a toll beyond its Life Points', dues('specialSummon', 5000), false],
    ['a ban on Summons', { k: 'cannot', do: 'summon' }, false],
    ['a limit of one monster', { k: 'cap', what: 'monsters', n: 1 }, false],
  ])('SPECIAL-06 under %s', (_, mod, may) => {
    const d = table(
      [calls, law('you', mod)],
      { lp: 1000, hand: ['Calls'], monsters: ['Mokey Mokey'], gy: ['Vorse Raider'], spells: [up('Law')] },
      {},
      {},
      'classic',
    );
    expect(d.you.can('activate', 'Calls')).toBe(may);
  });
  const rule = (special: (Effect & { k: 'summonRule' })['special'] & {}, more: object = {}) =>
    monster('Ruled', [{ k: 'summonRule', id: 'r', special, ...more }]);
  const calm: Effect = { k: 'static', id: 'x', on: 'this', mods: [{ k: 'direct' }] };
  test.each<[string, ReturnType<typeof rule>, boolean]>([
    ['never', rule('never'), false],
    ['not from the Graveyard', rule({ notFrom: ['gy'] }), false],
    ['not from the hand', rule({ notFrom: ['hand'] }), true],
    ['only by Spells', rule({ only: [{ by: [{ k: 'is', kind: 'spell' }] }], first: false }), true],
    ['only by Traps', rule({ only: [{ by: [{ k: 'is', kind: 'trap' }] }], first: false }), false],
    [
      'only by Spells that are Traps',
      rule({
        only: [
          {
            by: [
              { k: 'is', kind: 'spell' },
              { k: 'is', kind: 'trap' },
            ],
          },
        ],
        first: false,
      }),
      false,
    ],
    [
      'only its own way, or by Spells',
      rule({ only: ['own', { by: [{ k: 'is', kind: 'spell' }] }], first: false }),
      true,
    ],
    ['only its own way', rule({ only: ['own'], first: false }), false],
    [
      'never, while there is a card it knows',
      rule('never', { if: [{ k: 'exists', g: named('Gemini Elf', 'mzone') }] }),
      true,
    ],
    ['no rule', monster('Ruled', [calm]), true],
  ])('SPECIAL-06 from the Graveyard: %s', (_, card, may) => {
    const d = table([calls, card], { hand: ['Calls'], gy: ['Ruled'] }, {}, {}, 'classic');
    expect(d.you.can('activate', 'Calls')).toBe(may);
  });
});

describe('by its own rules from the Extra Deck', () => {
  const stars = {
    ...monster('Stars', [], { sub: ['synchro'], level: 5, atk: 2000 }),
    materials: {
      slots: [{ n: 2, where: [{ k: 'is' as const, kind: 'monster' as const }] }],
      substitutes: false,
    },
  };
  const [tuner, other] = [monster('Fork', [], { level: 1 }), monster('Bowl', [], { level: 4 })];
  const play = (mod: Mod, lp: number) => {
    const mine = { lp, extra: ['Stars'], monsters: ['Fork', 'Bowl'], spells: [up('Law')] };
    return table([stars, tuner, other, law('you', mod)], mine, {}, {}, 'edison');
  };
  test('GAP-14 SYNCHRO-01 a toll on Special Summons is paid for it too', () => {
    const d = play(dues('specialSummon', 500), 1000);
    d.you.procedure('Stars', { position: 'attack' });
    expect([d.you.lp, d.you.monsters]).toEqual([500, ['Stars']]);
    expect(play(dues('specialSummon', 500), 400).you.can('procedure', 'Stars')).toBe(false);
  });
  test('GAP-14 SYNCHRO-01 a toll that takes its material: nothing comes', () => {
    const tribute: Op = { k: 'tribute', what: { from: group('they' as 'you', 'mzone'), n: 1, by: 'they' } };
    const d = play({ k: 'toll', on: 'specialSummon', pay: [tribute] }, 1000);
    d.you.procedure('Stars');
    d.you.choose('Fork');
    expect([d.you.monsters, d.you.extra]).toEqual([['Bowl'], ['Stars']]);
  });
});
