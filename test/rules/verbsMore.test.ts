/** How verbs are carried out: what is asked on the way, what the events say, what runs twice (AST.md §8). */
import { describe, expect, test } from 'vitest';
import type { PoolCard } from '../../src/cards/pool.ts';
import type { Effect, Op } from '../../src/engine/index.ts';
import type { Duel, Side } from '../../src/engine/testkit/duel.ts';
import { HOWS } from '../../src/engine/types.ts';
import { backrow, does, lasting, monster } from './made.ts';
import { anew, bonus, first, group, idOf, named, playing, table, tries } from './tries.ts';

const rule = (player: 'you' | 'opp' | 'both', ...mods: (Effect & { k: 'static' })['mods']): PoolCard =>
  lasting('House Rule', [
    { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
    { k: 'static', id: 's', on: { player }, mods },
  ]);
const ruled = [{ card: 'House Rule', pos: 'up' as const }];

const { level: _level, def: _def, ...body } = monster('Chain', []);
const CHAIN: PoolCard = {
  ...body,
  sub: ['link', 'effect'],
  link: 1,
  arrows: ['B'],
  materials: { slots: [{ n: 1, where: [{ k: 'is', kind: 'monster' }] }], substitutes: false },
};

describe('AST §8 what could not be done', () => {
  type Row = [says: string, op: Op, mine: Side, theirs: Side, cards?: PoolCard[]];
  const rows: Row[] = [
    ['turning an attack when there is none', { k: 'retarget', what: 'attack', to: 'direct' }, {}, {}],
    ['an attack by what cannot battle', { k: 'attackNow', by: 'this', on: 'this' }, {}, {}],
    ['negating an attack when there is none', { k: 'negate', what: 'attack', of: 'attacker' }, {}, {}],
    ['negating the effect that is being carried out', { k: 'negate', what: 'effect', of: 'this' }, {}, {}],
    ['keeping nothing in mind', { k: 'bond', what: group('opp', 'mzone'), name: 'prey' }, {}, {}],
    ['using nothing', { k: 'use', what: group('opp', 'gy'), until: 'endOfTurn' }, {}, {}],
    ['counting where nothing waits', { k: 'turnCount', n: 1 }, {}, {}],
    [
      'taking control of one Type too many',
      { k: 'control', what: group('opp', 'mzone'), to: 'you', until: 'endOfTurn' },
      { monsters: ['Gemini Elf'], spells: ruled },
      { monsters: ['Battle Ox'] },
      [rule('you', { k: 'cap', what: 'races', n: 1 })],
    ],
    [
      'turning a monster to the other position than it is kept in',
      { k: 'position', what: group('opp', 'mzone'), to: 'defense' },
      {},
      { monsters: ['Kept'] },
      [monster('Kept', [{ k: 'static', id: 's', on: 'this', mods: [{ k: 'keepPos', pos: 'attack' }] }])],
    ],
    [
      'Special Summoning a Link Monster in Defense Position',
      { k: 'summon', what: group('you', 'gy'), to: 'you', pos: ['defense'] },
      { gy: [{ card: 'Chain', proper: true }] },
      {},
      [CHAIN],
    ],
  ];
  test.each(rows)('%s', (_, op, mine, theirs, cards = []) => {
    const d = table([tries(op), ...cards], { ...mine, hand: ['Tries It'] }, theirs);
    const before = d.state.cards.map(({ zone, controller }) => [zone, controller]);
    d.you.activate('Tries It');
    d.resolve();
    expect([d.you.lp, d.state.decision?.kind]).toEqual([8001, 'main']);
    const spell = idOf(d, 'Tries It');
    expect(
      d.state.cards.map(({ zone, controller }) => [zone, controller]).filter((_, i) => i !== spell),
    ).toEqual(before.filter((_, i) => i !== spell));
    expect([d.state.delayed, d.state.modifiers]).toEqual([[], []]);
  });
});

describe('AST §8 what could be done', () => {
  type Row = [says: string, op: Op, mine: Side, theirs: Side, shows: (d: Duel) => void, cards?: PoolCard[]];
  const upright = monster('Upright', [
    { k: 'static', id: 's', on: 'this', mods: [{ k: 'cannot', do: 'faceDown' }] },
  ]);
  const defense: Op = { k: 'position', what: group('opp', 'mzone'), to: 'defense' };
  const rows: Row[] = [
    [
      'TOKEN-06 a Token changes its position, face-up',
      defense,
      {},
      { monsters: ['Sheep Token'] },
      (d) => expect(d.opp.card('Sheep Token').pos).toBe('defense'),
    ],
    [
      'and so does what cannot be turned face-down',
      defense,
      {},
      { monsters: ['Upright'] },
      (d) => expect(d.opp.card('Upright').pos).toBe('defense'),
      [upright],
    ],
    [
      'a face-down monster is turned to the position in which it will be kept',
      { k: 'position', what: group('opp', 'mzone'), to: 'attack' },
      { spells: ruled },
      { monsters: [{ card: 'Battle Ox', pos: 'faceDownDefense' }] },
      (d) => expect(d.opp.card('Battle Ox').pos).toBe('attack'),
      [
        lasting('House Rule', [
          { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
          { k: 'static', id: 's', on: group('opp', 'mzone'), mods: [{ k: 'keepPos', pos: 'attack' }] },
        ]),
      ],
    ],
    [
      'control of a face-down monster, whatever its Type',
      { k: 'control', what: group('opp', 'mzone'), to: 'you', until: 'endOfTurn' },
      { monsters: ['Gemini Elf'], spells: ruled },
      { monsters: [{ card: 'Battle Ox', pos: 'faceDownDefense' }] },
      (d) => expect(d.you.monsters).toEqual(['Gemini Elf', 'Battle Ox']),
      [rule('you', { k: 'cap', what: 'races', n: 1 })],
    ],
  ];
  test.each(rows)('%s', (_, op, mine, theirs, shows, cards = []) => {
    const d = table([tries(op), ...cards], { ...mine, hand: ['Tries It'] }, theirs);
    d.you.activate('Tries It');
    d.resolve();
    expect(d.you.lp).toBe(9001);
    shows(d);
  });
});

describe('AST §8 attacks', () => {
  test('a negated attack is turned nowhere, and negated once', () => {
    const stop: Op = { k: 'negate', what: 'attack', of: 'attacker' };
    for (const again of [{ k: 'retarget', what: 'attack', to: 'direct' }, stop] as Op[]) {
      const d = table(
        [does('Stops', [stop, anew(again), bonus])],
        { monsters: ['Gemini Elf'] },
        { monsters: ['Mokey Mokey'], spells: ['Stops'] },
      );
      d.you.phase('battle');
      d.you.attack('Gemini Elf', 'Mokey Mokey');
      d.opp.activate('Stops');
      expect([d.you.lp, d.opp.lp, d.opp.monsters]).toEqual([8000, 8000, ['Mokey Mokey']]);
    }
  });

  test('an attack is not turned to the monster it is on already', () => {
    const d = table(
      [tries({ k: 'retarget', what: 'attack', to: named('Mokey Mokey', 'mzone') })],
      { monsters: ['Battle Ox'] },
      { monsters: ['Mokey Mokey', 'Kuriboh'], spells: ['Tries It'] },
    );
    d.you.phase('battle');
    d.you.attack('Battle Ox', 'Mokey Mokey');
    d.opp.activate('Tries It');
    expect(d.opp.lp).toBe(8001 - 1400);
    expect(d.heard).not.toContain('retargeted');
  });

  test.each([
    ['Gemini Elf', true],
    ['Battle Ox', false],
  ] as const)('only the attack of the monster named is negated: %s', (name, stopped) => {
    const d = table(
      [
        does('Stops', [first, anew({ k: 'negate', what: 'attack', of: { ref: 't' } }), bonus], {
          target: [{ from: named(name, 'mzone'), n: 1, as: 't' }],
        }),
      ],
      { monsters: ['Gemini Elf', 'Battle Ox'] },
      { spells: ['Stops'] },
    );
    d.you.phase('battle');
    d.you.attack('Gemini Elf', 'direct');
    d.opp.activate('Stops');
    expect(d.opp.lp).toBe(stopped ? 9001 : 8001 - 1900);
  });

  test.each([0, 1] as const)(
    'GAP-07 an attack turned to a monster that has only just come goes on (%i)',
    (p) => {
      const bait = does('Bait', [
        { k: 'summon', what: named('Vorse Raider', 'gy'), to: 'you', pos: ['attack'], as: 'r' },
        { k: 'retarget', link: 'alsoAfter', what: 'attack', to: named('Vorse Raider', 'mzone') },
        bonus,
      ]);
      const mine: Side = { fill: false, gy: ['Vorse Raider'], spells: ['Bait'] };
      const theirs: Side = { monsters: ['Battle Ox'] };
      const d = table([bait], p === 0 ? mine : theirs, p === 0 ? theirs : mine, {
        turnPlayer: p === 0 ? 1 : 0,
      });
      const [seat, foe] = p === 0 ? [d.you, d.opp] : [d.opp, d.you];
      foe.phase('battle');
      foe.attack('Battle Ox', 'direct');
      seat.activate('Bait');
      expect([seat.lp, foe.lp]).toEqual([9000, 8000 - 200]);
      expect(foe.gy).toEqual(['Battle Ox']);
      expect(d.at.decision?.kind).toBe('battle');
    },
  );
});

describe('AST §8 `turnCount`', () => {
  const waits = (
    times: (Op & { k: 'delay' })['times'],
    on: (Op & { k: 'delay' })['on'],
    chain = false,
  ): PoolCard => does('Waits', [{ k: 'delay', on, times, chain, do: [{ k: 'gainLp', who: 'opp', n: 500 }] }]);
  const end = { k: 'phase', is: 'end', at: 'during', of: 'both' } as const;
  const open = (card: PoolCard, n: number): Duel => {
    const d = table([card, tries({ k: 'turnCount', n })], { hand: ['Waits', 'Tries It'] });
    d.you.activate('Waits');
    d.resolve();
    return d;
  };
  const go = (d: Duel): void => {
    d.you.activate('Tries It');
    d.resolve();
  };

  test('what waits for the third End Phase comes one nearer', () => {
    const d = open(waits({ nth: 3 }, end), 1);
    go(d);
    expect([d.you.lp, d.opp.lp]).toEqual([9001, 8000]);
    d.you.end();
    expect(d.opp.lp).toBe(8000);
    d.opp.end();
    expect(d.opp.lp).toBe(8500);
  });

  test.each([2, 3])('what is due by now happens: two of them counted as %i', (n) => {
    const d = open(waits({ nth: 2 }, end), n);
    go(d);
    expect([d.you.lp, d.opp.lp, d.links]).toEqual([9001, 8500, [1]]);
    d.you.end();
    d.opp.end();
    expect(d.opp.lp).toBe(8500);
  });

  test('on a chain of its own where it is a Trigger', () => {
    const d = open(waits({ nth: 2 }, end, true), 2);
    go(d);
    expect([d.you.lp, d.opp.lp]).toEqual([9001, 8500]);
    expect(d.links).toEqual([1, 1]);
  });

  test.each([
    ['once', end],
    ['each', end],
    [{ nth: 2 }, { k: 'summoned', what: { in: ['mzone'], of: 'both' } }],
  ] as const)('what does not count phases is not counted: %j', (times, on) => {
    const d = open(waits(times, on as (Op & { k: 'delay' })['on']), 5);
    go(d);
    expect([d.you.lp, d.opp.lp]).toEqual([8001, 8000]);
    expect(d.state.delayed).toHaveLength(1);
  });

  test('a change for three turns lasts one turn less', () => {
    const grows = does('Waits', [
      {
        k: 'modify',
        what: group('you', 'mzone'),
        mods: [{ k: 'add', stat: 'atk', n: 300 }],
        until: { nth: 3, phase: 'end', of: 'both', at: 'end' },
      },
    ]);
    const d = table([grows, tries({ k: 'turnCount', n: 1 })], {
      monsters: ['Battle Ox'],
      hand: ['Waits', 'Tries It'],
    });
    d.you.activate('Waits');
    d.resolve();
    const atk: number[] = [d.you.card('Battle Ox').atk];
    go(d);
    expect(d.you.lp).toBe(9001);
    atk.push(d.you.card('Battle Ox').atk);
    d.you.end();
    atk.push(d.you.card('Battle Ox').atk);
    d.opp.end();
    atk.push(d.you.card('Battle Ox').atk);
    expect(atk).toEqual([2000, 2000, 2000, 1700]);
  });
});

describe('AST §8 `repeat`', () => {
  test('each round chooses anew', () => {
    const d = table(
      [
        does('Tries It', [
          {
            k: 'repeat',
            while: { k: 'exists', g: group('opp', 'mzone'), min: 2 },
            do: [{ k: 'destroy', what: { from: group('opp', 'mzone'), n: 1 } }],
          },
        ]),
      ],
      { hand: ['Tries It'] },
      { monsters: ['Gemini Elf', 'Battle Ox', 'Vorse Raider', 'Mokey Mokey'] },
    );
    d.you.activate('Tries It');
    for (const name of ['Battle Ox', 'Gemini Elf', 'Mokey Mokey']) d.you.choose(name);
    expect([d.opp.monsters, d.opp.gy]).toEqual([
      ['Vorse Raider'],
      ['Battle Ox', 'Gemini Elf', 'Mokey Mokey'],
    ]);
  });

  test('FUSION-01 each round is a Fusion Summon of its own', () => {
    const d = table(
      [
        does('Tries It', [
          {
            k: 'repeat',
            while: { k: 'exists', g: group('you', 'extra') },
            do: [
              {
                k: 'summonByRule',
                what: { from: group('you', 'extra'), n: 1 },
                how: 'fusion',
                to: 'you',
                materials: { in: ['hand', 'mzone'], leaves: 'gy' },
              },
            ],
          },
        ]),
      ],
      {
        hand: [
          'Tries It',
          'Flame Manipulator',
          'Masaki the Legendary Swordsman',
          'Petit Dragon',
          'Firegrass',
        ],
        extra: ['Flame Swordsman', 'Darkfire Dragon'],
      },
    );
    d.you.activate('Tries It');
    d.resolve();
    d.you.choose('Darkfire Dragon');
    d.you.position('defense');
    d.you.position('attack');
    expect(d.you.monsters).toEqual(['Darkfire Dragon', 'Flame Swordsman']);
    expect([d.you.card('Darkfire Dragon').pos, d.you.card('Flame Swordsman').pos]).toEqual([
      'defense',
      'attack',
    ]);
    expect(d.you.hand).toEqual([]);
  });
});

describe('TRAP-06 a Trap that becomes a monster', () => {
  const asMonster = (pos: (Op & { k: 'asMonster' })['pos'] = ['attack']): Op => ({
    k: 'asMonster',
    pos,
    level: 3,
    atk: 1200,
    def: 1300,
    attr: 'earth',
    race: 'Rock',
  });
  const trap = (...ops: Op[]): PoolCard =>
    backrow('trap', 'Statue', [{ k: 'act', id: 'e1', on: { k: 'card' }, do: ops }], ['continuous']);

  test('once only', () => {
    const d = table([trap(asMonster(), anew(asMonster()), bonus)], { spells: ['Statue'] });
    d.you.activate('Statue');
    d.resolve();
    expect([d.you.lp, d.you.monsters]).toEqual([8000, ['Statue']]);
  });

  test('not where no zone is left when it resolves', () => {
    const filler = does('Filler', [{ k: 'token', n: 1, token: 73915052, to: 'you', pos: 'defense' }]);
    const d = table([trap(asMonster(), bonus), filler], {
      monsters: ['Gemini Elf', 'Battle Ox', 'Vorse Raider', 'Mokey Mokey'],
      spells: ['Statue', 'Filler'],
    });
    d.you.activate('Statue');
    d.you.activate('Filler');
    d.resolve();
    expect([d.you.lp, d.you.monsters.length]).toEqual([8000, 5]);
    expect(d.you.monsters).not.toContain('Statue');
  });

  test('not beside what takes the last zone in the same moment', () => {
    const token: Op = { k: 'token', n: 1, token: 73915052, to: 'you', pos: 'defense' };
    const d = table([trap(token, { ...asMonster(), link: 'and' } as Op, bonus)], {
      monsters: ['Gemini Elf', 'Battle Ox', 'Vorse Raider', 'Mokey Mokey'],
      spells: ['Statue'],
    });
    d.you.activate('Statue');
    d.resolve();
    expect([d.you.lp, d.you.monsters[4], d.you.spells]).toEqual([8000, 'Sheep Token', ['Statue']]);
  });

  test.each(['attack', 'defense', 'faceDownDefense'] as const)('in %s, as a Special Summon', (pos) => {
    const d = table([trap(asMonster([pos]))], { spells: ['Statue'] });
    const events = playing(d, 'Statue');
    expect(d.you.card('Statue')).toMatchObject({ pos, atk: 1200, def: 1300, level: 3 });
    const statue = idOf(d, 'Statue');
    const came = events.filter((e) => e.k === 'summoned');
    expect(came).toMatchObject([
      { player: 0, by: 0, cause: statue, cards: [statue], n: HOWS.indexOf('special') },
    ]);
    expect(came[0]!.addr).toBeGreaterThanOrEqual(0);
  });
});
