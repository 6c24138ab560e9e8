import { describe, expect, test } from 'vitest';
import { buildPool, type PoolCard } from '../../src/cards/pool.ts';
import type { Some } from '../../src/engine/ast/index.ts';
import { type Effect, type Op, validate, viewFor } from '../../src/engine/index.ts';
import type { Duel, Side } from '../../src/engine/testkit/duel.ts';
import { backrow, duelOf, monster } from './made.ts';

/** Operations that no supported card uses yet, on cards made up for the purpose. */
const spell = (name: string, ops: Op[], more: Partial<Effect & { k: 'act' }> = {}): PoolCard =>
  backrow('spell', name, [{ k: 'act', id: 'e1', on: { k: 'card' }, do: ops, ...more }], ['quick']);
const trap = (name: string, effects: Effect[]): PoolCard => backrow('trap', name, effects, ['continuous']);

const base = buildPool();
const codeOf = (name: string): number => base.find((c) => c.name === name)!.code;

function play(cards: PoolCard[], mine: Side, theirs: Side = {}): Duel {
  const codes = new Set([...base, ...cards].map((c) => c.code));
  for (const c of cards) expect(validate(c, codes)).toEqual([]);
  return duelOf(...cards)('goat')
    .you(mine)
    .opp(theirs);
}

describe('the course of the turn', () => {
  test('TURN-01 an additional Battle Phase: the same monster attacks again', () => {
    const d = play([spell('Once More', [{ k: 'extraBattle', of: 'you' }])], {
      hand: ['Once More'],
      monsters: ['Gemini Elf'],
    });
    d.you.activate('Once More');
    d.resolve();
    d.you.phase('battle');
    d.you.attack('Gemini Elf');
    d.you.phase('main2');
    expect(d.at.phase).toBe('battle');
    d.you.attack('Gemini Elf');
    expect(d.opp.lp).toBe(8000 - 2 * 1900);
    d.you.phase('main2');
    expect(d.at.phase).toBe('main2');
  });

  test('TURN-01 a skipped End Phase: nobody sorts his hand, what waits for it waits on', () => {
    const d = play([spell('No End', [{ k: 'skip', phase: 'end', of: 'you', n: 1 }])], {
      hand: ['No End', ...Array.from({ length: 8 }, () => 'Mokey Mokey')],
    });
    d.you.activate('No End');
    d.resolve();
    d.you.end();
    expect(d.at.turn).toBe(2);
    expect(d.you.hand.length).toBe(8);
  });

  test('TURN-01 an effect cannot go back to a phase that is over', () => {
    const d = play([spell('Back', [{ k: 'goTo', phase: 'standby' }])], { hand: ['Back'] });
    expect(d.you.can('activate', 'Back')).toBe(false);
  });
});

describe('where cards go', () => {
  const low = spell('Either End', [
    { k: 'toDeck', what: { from: { in: ['gy'], of: 'you' }, n: 1 }, at: 'topOrBottom' },
  ]);
  test.each([
    ['yes', 0],
    ['no', 11],
  ] as const)('RETURN-01 top or bottom of the Deck: %s', (answer, at) => {
    const d = play([low], { hand: ['Either End'], gy: ['Summoned Skull'], deck: ['Gemini Elf'] });
    d.you.activate('Either End');
    d.resolve();
    d.you[answer]();
    const deck = d.at.zones[0]!.map((id) => d.at.cards[id]!.code);
    expect(deck.reverse().indexOf(codeOf('Summoned Skull'))).toBe(at);
  });

  test('RETURN-01 several cards on top lie in the order in which they were named', () => {
    const top = spell('All On Top', [{ k: 'toDeck', what: { in: ['gy'], of: 'you' }, at: 'top' }]);
    const d = play([top], { hand: ['All On Top'], gy: ['Summoned Skull', 'Gemini Elf', 'Vorse Raider'] });
    d.you.activate('All On Top');
    d.resolve();
    d.you.choose('Vorse Raider');
    d.you.choose('Summoned Skull');
    const deck = d.at.zones[0]!.slice(-3).reverse();
    expect(deck.map((id) => d.at.cards[id]!.code)).toEqual(
      ['Vorse Raider', 'Summoned Skull', 'Gemini Elf'].map(codeOf),
    );
  });

  test('BANISH-02 a card removed face-down is known to its owner only', () => {
    const d = play(
      [spell('Hide', [{ k: 'banish', what: { from: { in: ['deck'], of: 'you' }, n: 1 }, face: 'down' }])],
      { hand: ['Hide'], deck: ['Summoned Skull'] },
    );
    d.you.activate('Hide');
    d.resolve();
    d.you.choose('Summoned Skull');
    expect(viewFor(d.at, 1).sides[0].banished.map((c) => c.known)).toEqual([false]);
    expect(viewFor(d.at, 0).sides[0].banished.map((c) => c.known)).toEqual([true]);
  });
});

describe('nested operations', () => {
  test('EFFECT-02 `every` within `every`: the outer card is still meant afterwards', () => {
    const d = play(
      [
        spell('Pairs', [
          {
            k: 'every',
            of: { in: ['mzone'], of: 'you' },
            do: [
              { k: 'every', of: { in: ['mzone'], of: 'opp' }, do: [{ k: 'gainLp', who: 'you', n: 100 }] },
              { k: 'toHand', link: 'also', what: 'it' },
            ],
          },
        ]),
      ],
      { hand: ['Pairs'], monsters: ['Gemini Elf', 'Vorse Raider'] },
      { monsters: ['Mokey Mokey', 'Battle Ox'] },
    );
    d.you.activate('Pairs');
    expect(d.you.lp).toBe(8400);
    expect(d.you.monsters).toEqual([]);
    expect([...d.you.hand].sort()).toEqual(['Gemini Elf', 'Vorse Raider']);
  });

  test('EFFECT-02 when none of the choices is open the rest goes on', () => {
    const never = { k: 'exists' as const, g: { in: ['banished' as const], of: 'you' as const } };
    const d = play(
      [
        spell('No Choice', [
          { k: 'draw', who: 'you', n: 1 },
          {
            k: 'modes',
            link: 'then',
            by: 'you',
            of: [{ if: [never], do: [{ k: 'draw', who: 'you', n: 1 }] }],
          },
          { k: 'gainLp', link: 'alsoAfter', who: 'you', n: 500 },
        ]),
      ],
      { hand: ['No Choice'] },
    );
    d.you.activate('No Choice');
    expect(d.you.lp).toBe(8500);
    expect(d.you.hand.length).toBe(1);
  });

  test('GAP-28 what cannot be paid is not asked: a mill with an empty Deck', () => {
    const ops: Op[] = [
      {
        k: 'payElse',
        by: 'you',
        may: true,
        pay: [{ k: 'mill', who: 'you', n: 3 }],
        else: [{ k: 'loseLp', who: 'you', n: 700 }],
      },
    ];
    const poor = play([spell('Mill', ops)], {
      hand: ['Mill'],
      deck: ['Gemini Elf', 'Battle Ox'],
      fill: false,
    });
    poor.you.activate('Mill');
    expect(poor.you.lp).toBe(7300);
    const rich = play([spell('Mill', ops)], { hand: ['Mill'] });
    rich.you.activate('Mill');
    rich.resolve();
    rich.you.yes();
    expect(rich.you.lp).toBe(8000);
    expect(rich.you.gy.length).toBe(4);
  });
});

describe('planted listeners', () => {
  const draws: Op[] = [{ k: 'draw', who: 'you', n: 1 }];
  const hears = (until: Exclude<(Op & { k: 'delay' })['until'], undefined>): Op => ({
    k: 'delay',
    on: { k: 'summoned', what: { in: ['mzone'], of: 'both' }, how: ['normal'] },
    times: 'each',
    chain: false,
    do: draws,
    until,
  });

  test('GAP-22 until the second Standby Phase of its player', () => {
    const d = play([spell('Ears', [hears({ nth: 2, phase: 'standby', of: 'you', at: 'start' })])], {
      hand: ['Ears', 'Gemini Elf', 'Vorse Raider'],
    });
    d.you.activate('Ears');
    d.resolve();
    d.you.end();
    d.opp.summon('Mokey Mokey');
    expect(d.you.hand.length).toBe(3);
    d.opp.end();
    d.you.summon('Gemini Elf');
    expect(d.you.hand.length).toBe(4);
    d.you.end();
    d.opp.end();
    d.you.summon('Vorse Raider');
    expect(d.you.hand.length).toBe(4);
  });

  test('GAP-22 while its card lies there', () => {
    const d = play(
      [trap('Watch', [{ k: 'act', id: 'e1', on: { k: 'card' }, do: [hears('whileThis')] }])],
      { spells: ['Watch'], hand: ['Gemini Elf'] },
      { spells: ['Mystical Space Typhoon'] },
    );
    d.you.activate('Watch');
    d.opp.activate('Mystical Space Typhoon', { targets: ['Watch'] });
    d.resolve();
    d.you.summon('Gemini Elf');
    expect(d.you.hand.length).toBe(0);
  });
});

describe('Summons', () => {
  test('REVIVE-04 conditions can be ignored while the monster is chosen', () => {
    const strict = monster('Never', [{ k: 'summonRule', id: 'sr', special: 'never' }]);
    const anyway: Op = {
      k: 'summon',
      what: { from: { in: ['gy'], of: 'you', where: [{ k: 'name', is: 'Never' }] }, n: 1 },
      to: 'you',
      pos: ['attack'],
    };
    const d = play(
      [strict, spell('Asks', [anyway]), spell('Ignores', [{ ...anyway, ignoring: 'conditions' }])],
      { hand: ['Asks', 'Ignores'], gy: ['Never'] },
    );
    expect(d.you.can('activate', 'Asks')).toBe(false);
    d.you.activate('Ignores');
    expect(d.you.monsters).toEqual(['Never']);
  });

  test('FUSION-07 a material that must be used', () => {
    const fuse = (must?: 'this'): Op => ({
      k: 'summonByRule',
      what: { from: { in: ['extra'], of: 'you' }, n: 1 },
      how: 'fusion',
      to: 'you',
      materials: { in: ['hand', 'mzone'], leaves: 'gy', ...(must === undefined ? {} : { must }) },
    });
    const twin = monster(
      'Twin',
      [{ k: 'act', id: 'e1', on: { k: 'ignition' }, may: true, do: [fuse('this')] }],
      {
        level: 3,
        race: 'Fiend',
      },
    );
    const result = monster('Pair', [], {
      sub: ['fusion'],
      materials: {
        slots: [
          { n: 1, where: [{ k: 'race', is: 'Fiend' }] },
          { n: 1, where: [{ k: 'name', is: 'Gemini Elf' }] },
        ],
        substitutes: false,
      },
    });
    const d = play([twin, result], {
      hand: ['Summoned Skull', 'Gemini Elf'],
      monsters: ['Twin'],
      extra: ['Pair'],
    });
    d.you.activate('Twin');
    d.resolve();
    d.you.position('attack');
    expect(d.you.monsters).toEqual(['Pair']);
    expect(d.you.hand).toEqual(['Summoned Skull']);
  });

  test('TOKEN-05 a Token like a monster that is gone does not come', () => {
    const ops: Op[] = [{ k: 'token', n: 1, token: 63442605, to: 'you', pos: 'attack', like: { ref: 't' } }];
    const d = play(
      [spell('Copy', ops, { target: [{ from: { in: ['mzone'], of: 'opp' }, n: 1, as: 't' }] })],
      { hand: ['Copy'] },
      { monsters: ['Gemini Elf'], spells: ['Torrential Tribute', 'Ring of Destruction'] },
    );
    d.you.activate('Copy');
    d.opp.activate('Ring of Destruction', { targets: ['Gemini Elf'] });
    expect(d.you.monsters).toEqual([]);
  });
});

describe('endless loops', () => {
  test('GAP-42 the card that ends a loop has no effect on leaving', () => {
    const restless = trap('Restless', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
      {
        k: 'react',
        id: 'x1',
        on: { ev: [{ k: 'gained', who: 'you' }] },
        do: [{ k: 'gainLp', who: 'you', n: 1 }],
      },
      {
        k: 'react',
        id: 'x2',
        on: { ev: [{ k: 'moved', what: 'this', from: ['field'], to: ['gy'] }] },
        do: [{ k: 'loseLp', who: 'opp', n: 1000 }],
      },
    ]);
    const start = spell('Start', [{ k: 'gainLp', who: 'you', n: 1 }]);
    const d = play([restless, start], {
      hand: ['Start', 'Mystical Space Typhoon'],
      spells: [{ card: 'Restless', pos: 'up' }],
    });
    d.you.activate('Start');
    expect(d.you.gy).toContain('Restless');
    expect(d.opp.lp).toBe(8000);
  });

  test('GAP-42 what no destruction reaches is not asked again in the same moment', () => {
    const nagging = monster('Nagging', [
      {
        k: 'react',
        id: 'x1',
        from: ['gy'],
        on: { state: [{ k: 'phase', is: ['main1'], of: 'you' }] },
        do: [{ k: 'gainLp', who: 'you', n: 1 }],
      },
    ]);
    const d = play([nagging], { hand: ['Gemini Elf'], gy: ['Nagging'] });
    d.you.summon('Gemini Elf');
    const { lp } = d.you;
    expect(d.you.monsters).toEqual(['Gemini Elf']);
    expect(lp).toBeGreaterThan(8000);
    d.you.end();
    expect(d.you.gy).toEqual(['Nagging']);
  });

  test('GAP-42 destroyed in any other way it has', () => {
    const leaves = trap('Leaves', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
      {
        k: 'react',
        id: 'x2',
        on: { ev: [{ k: 'moved', what: 'this', from: ['field'], to: ['gy'] }] },
        do: [{ k: 'loseLp', who: 'opp', n: 1000 }],
      },
    ]);
    const d = play([leaves], {
      hand: ['Mystical Space Typhoon'],
      spells: [{ card: 'Leaves', pos: 'up' }],
    });
    d.you.activate('Mystical Space Typhoon', { targets: ['Leaves'] });
    expect(d.opp.lp).toBe(7000);
  });
});

test('AST §12 a card that only another card lays is Set and placed by no other effect', () => {
  const held: Some = { from: { in: ['hand'], of: 'you' }, n: 1 };
  const rune = { ...backrow('spell', 'Rune', [], ['continuous']), onlyPlacedBy: 'Stone' };
  const made = duelOf(
    rune,
    spell('Setter', [{ k: 'set', what: held, of: 'you' }]),
    spell('Layer', [{ k: 'place', what: held, in: 'szone', of: 'you', face: 'up' }]),
    spell('Stone', [{ k: 'place', what: held, in: 'szone', of: 'you', face: 'up' }]),
  );
  const laid = (spell: string) => {
    const d = made('classic')
      .you({ hand: [spell, 'Rune'] })
      .opp();
    expect([d.you.can('set', 'Rune'), d.you.can('set', spell)]).toEqual([false, true]);
    d.you.activate(spell);
    return d.you.hand;
  };
  expect(['Setter', 'Layer', 'Stone'].map(laid)).toEqual([['Rune'], ['Rune'], []]);
});
