/** Who may attack whom when cards order, forbid, draw or multiply attacks (BATTLE-01 to 04, GAP-04, TOON-07, 08). */
import { describe, expect, test } from 'vitest';
import type { Effect, Mod, Still } from '../../src/engine/index.ts';
import { does, duelOf, lasting, monster } from './made.ts';
import { group, named, table } from './tries.ts';

const up = (card: string) => ({ card, pos: 'up' as const });
const law = (name: string, on: Still | { player: 'you' | 'opp' | 'both' }, ...mods: Mod[]) =>
  lasting(name, [{ k: 'static', id: 's1', on, mods }]);
const is = (name: string): Still => named(name, 'mzone');
const body = (...mods: Mod[]): Effect[] => [{ k: 'static', id: 's1', on: 'this', mods }];
const safe: Mod = { k: 'cannot', do: 'beDestroyedByBattle' };

describe('an attack that an effect orders', () => {
  const order = does('Order', [{ k: 'attackNow', by: { ref: 'a' }, on: { ref: 'b' } }], {
    target: [
      { from: named('Gemini Elf', 'mzone', 'gy'), n: 1, as: 'a' },
      { from: named('Vorse Raider', 'mzone', 'gy'), n: 1, as: 'b' },
    ],
  });
  const elf = is('Gemini Elf');
  const raider = is('Vorse Raider');
  /** Elf attacks Raider by order, under that law. */
  const ordered = (mine: object, theirs: object, ...mods: [Still, Mod][]): boolean => {
    const laws = mods.map(([on, mod], i) => law(`Law ${i}`, on, mod));
    const d = table(
      [order, ...laws],
      {
        ...mine,
        hand: ['Order'],
        spells: laws.map(({ name }) => up(name)),
      },
      theirs,
      { phase: 'battle' },
      'classic',
    );
    if (!d.you.can('activate', 'Order')) return false;
    d.you.activate('Order', { targets: ['Gemini Elf', 'Vorse Raider'] });
    return d.heard.includes('attack');
  };
  const mine = { monsters: ['Gemini Elf'] };
  const theirs = { monsters: ['Vorse Raider'] };

  test.each<[string, boolean, object, object, [Still, Mod][]]>([
    ['one of mine, one of theirs', true, mine, theirs, []],
    ['one of theirs, one of mine', false, { monsters: ['Vorse Raider'] }, { monsters: ['Gemini Elf'] }, []],
    ['mine, another of mine', false, { monsters: ['Gemini Elf', 'Vorse Raider'] }, {}, []],
    ['one in the Graveyard', false, { gy: ['Gemini Elf'] }, theirs, []],
    ['one in the Graveyard that is to be attacked', false, mine, { gy: ['Vorse Raider'] }, []],
    ['one that cannot attack', false, mine, theirs, [[elf, { k: 'cannot', do: 'attack' }]]],
    ['one that cannot be attacked', false, mine, theirs, [[raider, { k: 'cannot', do: 'beAttacked' }]]],
    ['one that is passed over', false, mine, theirs, [[raider, { k: 'cannot', do: 'blockDirect' }]]],
    [
      'one in Defense Position that may attack so',
      true,
      { monsters: [{ card: 'Gemini Elf', pos: 'defense' }] },
      theirs,
      [[elf, { k: 'attackInDefense' }]],
    ],
  ])('BATTLE-04 %s: it attacks %s', (_, attacks, a, b, mods) => {
    expect(ordered(a, b, ...mods)).toBe(attacks);
  });

  test('BATTLE-04 GAP-17 with nobody who could attack the order is not given', () => {
    const alone = does('Alone', [{ k: 'attackNow', by: 'this', on: 'this' }]);
    const go = does('Go', [{ k: 'attackNow', by: { ref: 'a' }, on: { ref: 'a' } }], {
      target: [{ from: group('opp', 'mzone'), n: 1, as: 'a' }],
    });
    const d = table([alone, go], { hand: ['Go'] }, theirs, { phase: 'battle' }, 'classic');
    expect(d.you.can('activate', 'Go')).toBe(false);
  });

  test('BATTLE-01 an attack is not turned to a player whom that monster cannot attack', () => {
    const turn = does('Turn', [
      { k: 'gainLp', who: 'you', n: 1 },
      { k: 'retarget', link: 'also', what: 'attack', to: 'direct' },
    ]);
    for (const [mods, hit] of [
      [[], true],
      [[{ k: 'cannot', do: 'attackDirect' }], false],
    ] as [Mod[], boolean][]) {
      const d = table(
        [turn, monster('Lancer', body({ k: 'pierce' }, ...mods))],
        { monsters: ['Lancer'], hand: ['Turn'] },
        { monsters: [{ card: 'Mokey Mokey', pos: 'attack' }] },
        { phase: 'battle' },
        'classic',
      );
      d.you.attack('Lancer', 'Mokey Mokey');
      d.you.activate('Turn');
      expect([d.heard.includes('retargeted'), d.opp.lp]).toEqual([hit, hit ? 7000 : 7300]);
    }
  });
});

describe('who has to attack', () => {
  const must: Mod = { k: 'must', do: 'attack' };
  const onto = (name: string): Mod => ({ ...must, on: is(name) });
  const mayLeave = (laws: ReturnType<typeof law>[], mine: object = {}, theirs: object = {}) => {
    const d = table(
      laws,
      { monsters: ['Gemini Elf'], spells: laws.map(({ name }) => up(name)), ...mine },
      { monsters: ['Mokey Mokey', 'Vorse Raider'], ...theirs },
      { phase: 'battle' },
      'classic',
    );
    return { leaves: d.you.can('phase', 'end'), targets: d.you.targets('Gemini Elf') };
  };
  const both = ['Mokey Mokey', 'Vorse Raider'];

  test.each<[string, ReturnType<typeof law>[], boolean, string[]]>([
    ['a player who has to', [law('Me', { player: 'you' }, must)], false, both],
    ['only the other player', [law('Them', { player: 'opp' }, must)], true, both],
    ['another monster', [law('Raider', is('Vorse Raider'), must)], true, both],
    ['that one', [law('Elf', is('Gemini Elf'), onto('Vorse Raider'))], false, ['Vorse Raider']],
    [
      'first whom, then only that',
      [law('Elf', is('Gemini Elf'), onto('Vorse Raider')), law('Me', { player: 'you' }, must)],
      false,
      ['Vorse Raider'],
    ],
    [
      'first only that, then whom',
      [law('Me', { player: 'you' }, must), law('Elf', is('Gemini Elf'), onto('Vorse Raider'))],
      false,
      ['Vorse Raider'],
    ],
    ['whom there is not', [law('Elf', is('Gemini Elf'), onto('Gemini Elf'))], false, both],
    [
      'but an effect keeps it from all',
      [
        law('Me', { player: 'you' }, must),
        law('Peace', { in: ['mzone'], of: 'opp' }, { k: 'cannot', do: 'beAttacked' }),
      ],
      true,
      [],
    ],
  ])('AST §9 it has to attack: %s', (_, laws, leaves, targets) => {
    expect(mayLeave(laws)).toEqual({ leaves, targets });
  });

  test('AST §9 an order to a player does not reach a monster that the card does not affect', () => {
    const d = table(
      [
        law('Me', { player: 'you' }, must),
        monster('Free', body({ k: 'unaffected', by: [{ k: 'is', kind: 'trap' }] })),
      ],
      { monsters: ['Free'], spells: [up('Me')] },
      { monsters: ['Mokey Mokey'] },
      { phase: 'battle' },
      'classic',
    );
    expect([d.you.can('attack', 'Free'), d.you.can('phase', 'end')]).toEqual([true, true]);
  });
});

describe('whom it must choose, and how often it attacks', () => {
  const toons: Mod = { k: 'lure', only: [{ k: 'name', is: 'Vorse Raider' }] };
  test.each([
    ['TOON-07', ['Mokey Mokey', 'Vorse Raider'], ['Vorse Raider']],
    ['TOON-08', ['Mokey Mokey'], ['direct']],
  ])('%s a monster that attacks directly, but some monsters first, against %j: %j', (_, there, targets) => {
    const d = table(
      [monster('Drawn', body(toons, { k: 'direct' }))],
      { monsters: ['Drawn'] },
      { monsters: there },
      { phase: 'battle' },
      'classic',
    );
    expect(d.you.targets('Drawn')).toEqual(targets);
  });

  const all = (name: string, ...mods: Mod[]) => monster(name, body({ k: 'attacks', n: 'all' }, ...mods));
  const walls = [monster('Wall', body(safe), { atk: 500 }), monster('Rampart', body(safe), { atk: 500 })];

  test('BATTLE-01 one attack on each monster: none twice in a turn, and none on the player after it', () => {
    const d = table(
      [all('Sweep'), all('Broom'), ...walls],
      { monsters: ['Sweep', 'Broom'] },
      { monsters: ['Wall', 'Rampart'] },
      { phase: 'battle' },
      'classic',
    );
    d.you.attack('Sweep', 'Wall');
    expect(d.you.targets('Sweep')).toEqual(['Rampart']);
    expect(d.you.targets('Broom')).toEqual(['Wall', 'Rampart']);
    d.you.attack('Sweep', 'Rampart');
    expect(d.you.can('attack', 'Sweep')).toBe(false);
    d.you.end();
    d.opp.end();
    d.you.phase('battle');
    expect(d.you.targets('Sweep')).toEqual(['Wall', 'Rampart']);
  });

  test('BATTLE-01 one attack on each monster: a direct attack is all it has', () => {
    const d = table(
      [all('Sweep', { k: 'direct' }), ...walls],
      { monsters: ['Sweep'] },
      { monsters: ['Wall', 'Rampart'] },
      { phase: 'battle' },
      'classic',
    );
    expect(d.you.targets('Sweep')).toEqual(['Wall', 'Rampart', 'direct']);
    d.you.attack('Sweep', 'direct');
    expect(d.you.can('attack', 'Sweep')).toBe(false);
  });

  test('BATTLE-01 a number of attacks that comes to none leaves the one every monster has', () => {
    const d = table(
      [monster('Idle', body({ k: 'attacks', n: { k: 'count', of: { in: ['hand'], of: 'you' } } })), ...walls],
      { monsters: ['Idle'] },
      { monsters: ['Wall', 'Rampart'] },
      { phase: 'battle' },
      'classic',
    );
    d.you.attack('Idle', 'Wall');
    expect(d.you.can('attack', 'Idle')).toBe(false);
  });

  test('BATTLE-01 attacks given by an effect are counted when it is carried out', () => {
    const more = does('More', [
      {
        k: 'modify',
        what: { in: ['mzone'], of: 'you' },
        mods: [{ k: 'attacks', n: { k: 'count', of: { in: ['hand'], of: 'you' } } }],
        until: 'endOfTurn',
      },
    ]);
    const d = table(
      [more, does('Spare', [{ k: 'gainLp', who: 'you', n: 1 }]), ...walls],
      { monsters: ['Gemini Elf'], hand: ['More', 'Spare', 'Dark Hole'] },
      { monsters: ['Wall', 'Rampart'] },
      { phase: 'battle' },
      'classic',
    );
    d.you.activate('More');
    d.resolve();
    d.you.activate('Spare');
    d.resolve();
    d.you.attack('Gemini Elf', 'Wall');
    expect(d.you.can('attack', 'Gemini Elf')).toBe(true);
  });

  test('GAP-14 an attacker that pays for its attack with itself does not attack', () => {
    const dues = lasting('Dues', [
      {
        k: 'static',
        id: 's1',
        on: { player: 'both' },
        mods: [
          {
            k: 'toll',
            on: 'attack',
            pay: [{ k: 'tribute', what: { from: { in: ['mzone'], of: 'they' }, n: 1, by: 'they' } }],
          },
        ],
      },
    ]);
    const d = duelOf(dues)('classic', { phase: 'battle' })
      .you({ monsters: ['Gemini Elf', 'Mokey Mokey'], spells: [up('Dues')] })
      .opp();
    d.you.attack('Gemini Elf');
    d.you.choose('Gemini Elf');
    expect([d.you.monsters, d.opp.lp]).toEqual([['Mokey Mokey'], 8000]);
  });
});
