import { describe, expect, test } from 'vitest';
import type { Act, Effect, Mod, Op, Place } from '../../src/engine/index.ts';
import type { Duel, Options, Side } from '../../src/engine/testkit/duel.ts';
import { does, duelOf, lasting, monster } from './made.ts';
import { duel, ERAS } from './table.ts';

/** The course of plays by the rules: turns, battles, Summons, chains; on made-up cards where no real one shows it. */
const up = (card: string) => ({ card, pos: 'up' }) as const;
const standing = (name: string, on: 'you' | 'opp' | 'both', ...mods: Mod[]) =>
  lasting(name, [
    { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
    { k: 'static', id: 's', on: { player: on }, mods },
  ]);
const body = (mods: Mod[], on: (Effect & { k: 'static' })['on'] = 'this'): Effect[] => [
  { k: 'static', id: 's', on, mods },
];

describe('damage that effects change', () => {
  type Change = (Mod & { k: 'damageTo' })['change'];
  const battle = (change: Change, kind: 'battle' | 'effect' | 'any' = 'battle'): Duel => {
    const d = duelOf(standing('House Rule', 'opp', { k: 'damageTo', who: 'opp', kind, change }))('goat')
      .you({ monsters: ['Gemini Elf'], spells: [up('House Rule')] })
      .opp();
    d.you.phase('battle');
    d.you.attack('Gemini Elf');
    return d;
  };
  test.each([
    ['zero', 8000, 8000],
    ['half', 8000, 7050],
    ['double', 8000, 4200],
    ['toOther', 6100, 8000],
    ['asEffect', 8000, 6100],
    [{ to: 700 }, 8000, 7300],
  ] as const)('GAP-24 battle damage: %j', (change, mine, theirs) => {
    const d = battle(change);
    expect([d.you.lp, d.opp.lp]).toEqual([mine, theirs]);
  });

  test('GAP-24 where there is no damage there becomes none', () => {
    const wisp = monster('Wisp', [], { atk: 0 });
    const d = duelOf(
      wisp,
      standing('House Rule', 'opp', { k: 'damageTo', who: 'opp', kind: 'battle', change: { to: 700 } }),
    )('goat')
      .you({ monsters: ['Wisp'], spells: [up('House Rule')] })
      .opp();
    d.you.phase('battle');
    d.you.attack('Wisp');
    expect(d.opp.lp).toBe(8000);
  });

  test('GAP-24 a card changes its own damage only while its condition holds', () => {
    const at = (as: 'attacker' | 'target'): number => {
      const d = duelOf(
        monster('Sting', [
          {
            k: 'static',
            id: 's',
            on: 'this',
            if: [{ k: 'battling', who: 'this', as }],
            mods: [{ k: 'damageTo', who: 'opp', kind: 'battle', change: 'double', from: 'this' }],
          },
        ]),
      )('goat')
        .you({ monsters: ['Sting'] })
        .opp();
      d.you.phase('battle');
      d.you.attack('Sting');
      return 8000 - d.opp.lp;
    };
    expect(at('attacker')).toBe(2 * at('target'));
    expect(at('target')).toBeGreaterThan(0);
  });

  test('GAP-24 what changes damage by effects leaves damage in battle alone', () => {
    expect(battle('zero', 'effect').opp.lp).toBe(6100);
    expect(battle('zero', 'any').opp.lp).toBe(8000);
  });

  test.each([
    ['zero', 8000, 8000],
    ['half', 8000, 7750],
    ['double', 8000, 7000],
    ['toOther', 7500, 8000],
    [{ to: 700 }, 8000, 7300],
  ] as const)('GAP-24 damage by an effect: %j', (change, mine, theirs) => {
    const burn = does('Burn', [{ k: 'damage', who: 'opp', n: 500 }]);
    const d = duelOf(
      burn,
      standing('House Rule', 'opp', { k: 'damageTo', who: 'opp', kind: 'effect', change }),
    )('goat')
      .you({ hand: ['Burn'], spells: [up('House Rule')] })
      .opp();
    d.you.activate('Burn');
    expect([d.you.lp, d.opp.lp]).toEqual([mine, theirs]);
  });

  test('GAP-24 battle damage that counts as damage by an effect is changed as such afterwards', () => {
    const as = standing(
      'As Effect',
      'opp',
      { k: 'damageTo', who: 'opp', kind: 'battle', change: 'asEffect' },
      { k: 'damageTo', who: 'opp', kind: 'battle', change: 'double' },
      { k: 'damageTo', who: 'opp', kind: 'effect', change: 'half' },
    );
    const d = duelOf(as)('goat')
      .you({ monsters: ['Gemini Elf'], spells: [up('As Effect')] })
      .opp();
    d.you.phase('battle');
    d.you.attack('Gemini Elf');
    expect(d.opp.lp).toBe(7050);
  });

  test('TERM-09 only a direct attack deals damage directly', () => {
    const glad = monster(
      'Glad',
      [
        {
          k: 'act',
          id: 'e1',
          on: {
            k: 'trigger',
            ev: [{ k: 'damage', to: 'opp', by: 'battle', from: 'this', direct: true }],
            as: 'if',
          },
          do: [{ k: 'gainLp', who: 'you', n: 50 }],
        },
        ...body([{ k: 'pierce' }]),
      ],
      { atk: 2000 },
    );
    const direct = duelOf(glad)('goat')
      .you({ monsters: ['Glad'] })
      .opp();
    direct.you.phase('battle');
    direct.you.attack('Glad');
    expect([direct.you.lp, direct.opp.lp]).toEqual([8050, 6000]);
    for (const pos of ['attack', 'defense'] as const) {
      const d = duelOf(glad)('goat')
        .you({ monsters: ['Glad'] })
        .opp({ monsters: [{ card: 'Mokey Mokey', pos }] });
      d.you.phase('battle');
      d.you.attack('Glad', 'Mokey Mokey');
      expect([d.you.lp, d.opp.lp]).toEqual([8000, pos === 'attack' ? 6300 : 6100]);
    }
  });
});

describe('what stands in for a move, if its player likes', () => {
  const elusive = (from: Place, to: Place, kind: 'summoned' | 'moved' = 'moved') =>
    monster('Elusive', [
      {
        k: 'replace',
        id: 'r',
        ...(from === 'mzone' ? {} : { from: [from] }),
        would: {
          k: 'moved',
          what: 'this',
          from: [from === 'mzone' ? 'field' : from],
          to: [kind === 'moved' ? to : to],
        },
        may: true,
        instead: [{ k: 'gainLp', who: 'you', n: 500 }],
      },
    ]);
  const mine = { in: ['mzone'] as Place[], of: 'opp' as const };
  const rows: [says: string, op: Op, to: Place][] = [
    ['destroyed', { k: 'destroy', what: mine }, 'gy'],
    ['destroyed and removed', { k: 'destroy', what: mine, to: 'banished' }, 'banished'],
    ['destroyed onto the Deck', { k: 'destroy', what: mine, to: 'deckTop' }, 'deck'],
    ['sent to the Graveyard', { k: 'toGrave', what: mine }, 'gy'],
    ['Tributed', { k: 'tribute', what: mine }, 'gy'],
    ['removed', { k: 'banish', what: mine }, 'banished'],
    ['returned to the hand', { k: 'toHand', what: mine }, 'hand'],
    ['returned to the Deck', { k: 'toDeck', what: mine, at: 'shuffle' }, 'deck'],
  ];
  test.each(rows)('AST §3 replace: %s', (_says, op, to) => {
    for (const yes of [true, false]) {
      const d = duelOf(
        elusive('mzone', to),
        does('Away', [op]),
      )('goat')
        .you({ hand: ['Away'] })
        .opp({ monsters: ['Elusive'] });
      d.you.activate('Away');
      d.resolve();
      expect(d.state.decision).toMatchObject({ player: 1, kind: 'yesNo', about: { purpose: 'may' } });
      if (yes) d.opp.yes();
      else d.opp.no();
      expect([d.opp.lp, d.opp.monsters.length]).toEqual(yes ? [8500, 1] : [8000, 0]);
    }
  });

  test('AST §3 replace: discarded', () => {
    for (const yes of [true, false]) {
      const d = duelOf(
        elusive('hand', 'gy'),
        does('Away', [{ k: 'discard', what: { in: ['hand'], of: 'opp' } }]),
      )('goat')
        .you({ hand: ['Away'] })
        .opp({ hand: ['Elusive'] });
      d.you.activate('Away');
      d.resolve();
      if (yes) d.opp.yes();
      else d.opp.no();
      expect([d.opp.lp, d.opp.hand.length]).toEqual(yes ? [8500, 1] : [8000, 0]);
    }
  });

  test('GAP-48 destroyed by battle', () => {
    for (const yes of [true, false]) {
      const d = duelOf(elusive('mzone', 'gy'))('goat')
        .you({ monsters: ['Gemini Elf'] })
        .opp({ monsters: ['Elusive'] });
      d.you.phase('battle');
      d.you.attack('Gemini Elf', 'Elusive');
      d.resolve();
      if (yes) d.opp.yes();
      else d.opp.no();
      expect([d.opp.lp, d.opp.monsters.length]).toEqual(yes ? [7600, 1] : [7100, 0]);
    }
  });
});

describe('promises made at activation', () => {
  const swears = (name: string, act: Act, onSelf = false) =>
    does(name, [{ k: 'gainLp', who: 'you', n: 1 }], {
      oath: [
        {
          k: 'cannot',
          do: act,
          ...(onSelf ? { where: [{ k: 'isRef' as const, is: 'this' as const }] } : {}),
        },
      ],
    });
  const table = (act: Act, side: Side, o: Options = {}): Duel =>
    duelOf(swears('Swears', act))('goat', o)
      .you({ ...side, hand: ['Swears', ...(side.hand ?? [])] })
      .opp();

  test('AST §9 a Normal Summon breaks what forbids Summons and Normal Summons, not what forbids Special ones', () => {
    for (const [act, open] of [
      ['summon', false],
      ['normalSummon', false],
      ['setMonster', false],
      ['specialSummon', true],
      ['enterBattle', true],
    ] as const) {
      const d = table(act, { hand: ['Gemini Elf'] });
      d.you.summon('Gemini Elf');
      expect([act, d.you.can('activate', 'Swears')]).toEqual([act, open]);
    }
  });

  test('AST §9 a Special Summon breaks what forbids Summons and Special Summons', () => {
    for (const [act, open] of [
      ['summon', false],
      ['normalSummon', true],
      ['specialSummon', false],
    ] as const) {
      const d = table(act, { hand: ['Monster Reborn'], gy: ['Gemini Elf'] });
      d.you.activate('Monster Reborn', { targets: ['Gemini Elf'] });
      d.resolve();
      d.you.position('attack');
      expect([act, d.you.can('activate', 'Swears')]).toEqual([act, open]);
    }
  });

  test('AST §9 a Flip Summon is a Summon, and no Special one', () => {
    for (const [act, open] of [
      ['summon', false],
      ['specialSummon', true],
    ] as const) {
      const d = table(act, { monsters: [{ card: 'Gemini Elf', pos: 'set' }] });
      d.you.flip('Gemini Elf');
      expect([act, d.you.can('activate', 'Swears')]).toEqual([act, open]);
    }
  });

  test('AST §9 it binds for the rest of the turn, and only then', () => {
    const d = table('normalSummon', { hand: ['Gemini Elf'] });
    d.you.activate('Swears');
    d.resolve();
    expect(d.you.can('summon', 'Gemini Elf')).toBe(false);
    d.you.end();
    d.opp.end();
    expect(d.you.can('summon', 'Gemini Elf')).toBe(true);
  });

  test('AST §9 a promise about the card itself binds no other', () => {
    const quiet = monster('Quiet', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'ignition' },
        limit: { n: 1, per: 'turn', scope: 'card', counts: 'use' },
        oath: [{ k: 'cannot', do: 'attack', where: [{ k: 'isRef', is: 'this' }] }],
        do: [{ k: 'draw', who: 'you', n: 1 }],
      },
    ]);
    const d = duelOf(quiet)('goat')
      .you({ monsters: ['Quiet', 'Gemini Elf'] })
      .opp();
    d.you.activate('Quiet');
    d.resolve();
    d.you.phase('battle');
    expect([d.you.can('attack', 'Quiet'), d.you.can('attack', 'Gemini Elf')]).toEqual([false, true]);
  });

  test('AST §9 an attack breaks the promise not to attack, in Main Phase 2', () => {
    const quiet = monster('Quiet', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'ignition' },
        oath: [{ k: 'cannot', do: 'attack', where: [{ k: 'isRef', is: 'this' }] }],
        do: [{ k: 'draw', who: 'you', n: 1 }],
      },
    ]);
    const d = duelOf(quiet)('goat')
      .you({ monsters: ['Quiet', 'Gemini Elf'] })
      .opp();
    d.you.phase('battle');
    d.you.attack('Gemini Elf');
    d.you.phase('main2');
    expect(d.you.can('activate', 'Quiet')).toBe(true);
    const e = duelOf(quiet)('goat')
      .you({ monsters: ['Quiet'] })
      .opp();
    e.you.phase('battle');
    e.you.attack('Quiet');
    e.you.phase('main2');
    expect(e.you.can('activate', 'Quiet')).toBe(false);
  });
});

describe('attacks that come to nothing', () => {
  test('BATTLE-04 an attack whose price takes the attacker is none', () => {
    const dear = monster(
      'Dear',
      body([
        {
          k: 'toll',
          on: 'attack',
          pay: [{ k: 'tribute', what: { from: { in: ['mzone'], of: 'you' }, n: 1 } }],
        },
      ]),
    );
    const d = duelOf(dear)('goat')
      .you({ monsters: ['Dear', 'Gemini Elf'] })
      .opp();
    d.you.phase('battle');
    d.you.attack('Dear');
    d.you.choose('Dear');
    expect(d.opp.lp).toBe(8000);
    expect(d.you.gy).toEqual(['Dear']);
    d.you.attack('Gemini Elf');
    expect(d.opp.lp).toBe(6100);
    const paid = duelOf(dear)('goat')
      .you({ monsters: ['Dear', 'Gemini Elf'] })
      .opp();
    paid.you.phase('battle');
    paid.you.attack('Dear');
    paid.you.choose('Gemini Elf');
    expect(paid.opp.lp).toBe(7000);
  });

  test.each(ERAS)('GAP-07 in %s an attacker that left and came back does not go on attacking', (era) => {
    const blink = does('Blink', [
      { k: 'banish', what: 'attacker', as: 'x' },
      { k: 'return', link: 'ifYouDo', what: { ref: 'x' } },
    ]);
    const d = duelOf(blink)(era)
      .you({ monsters: ['Gemini Elf'] })
      .opp({ spells: ['Blink'] });
    d.you.phase('battle');
    d.you.attack('Gemini Elf');
    d.opp.activate('Blink');
    expect(d.you.monsters).toEqual(['Gemini Elf']);
    expect(d.opp.lp).toBe(8000);
  });

  test.each(ERAS)('GAP-07 in %s an attacker turned to Defense Position deals no damage', (era) => {
    const lie = does('Lie Down', [{ k: 'position', what: 'attacker', to: 'defense' }]);
    const d = duelOf(lie)(era)
      .you({ monsters: ['Gemini Elf'] })
      .opp({ spells: ['Lie Down'] });
    d.you.phase('battle');
    d.you.attack('Gemini Elf');
    d.opp.activate('Lie Down');
    expect(d.you.card('Gemini Elf').pos).toBe('defense');
    expect(d.opp.lp).toBe(8000);
    expect(d.you.can('attack', 'Gemini Elf')).toBe(false);
  });

  test.each(ERAS)('GAP-07 in %s an attacker that changes sides deals no damage', (era) => {
    const take = does('Take It', [{ k: 'control', what: 'attacker', to: 'you', until: 'endOfTurn' }]);
    const d = duelOf(take)(era)
      .you({ monsters: ['Gemini Elf'] })
      .opp({ spells: ['Take It'] });
    d.you.phase('battle');
    d.you.attack('Gemini Elf');
    d.opp.activate('Take It');
    expect(d.opp.monsters).toEqual(['Gemini Elf']);
    expect([d.you.lp, d.opp.lp]).toEqual([8000, 8000]);
  });

  test('EDI-03 a replay without a target left ends the attack, which is spent', () => {
    const no = monster('No Direct', body([{ k: 'cannot', do: 'attackDirect' }]));
    const off = does('Off It Goes', [{ k: 'toHand', what: { in: ['mzone'], of: 'you' } }]);
    const d = duelOf(
      no,
      off,
    )('edison')
      .you({ monsters: ['No Direct'] })
      .opp({ monsters: ['Vorse Raider'], spells: ['Off It Goes'] });
    d.you.phase('battle');
    d.you.attack('No Direct', 'Vorse Raider');
    d.opp.activate('Off It Goes');
    expect(d.opp.lp).toBe(8000);
    expect(d.you.can('attack', 'No Direct')).toBe(false);
    d.you.phase('main2');
    expect(d.you.can('pos', 'No Direct')).toBe(false);
  });

  test('GAP-06 withdrawn in classic it may attack another time, but not change its position', () => {
    const off = does('Off It Goes', [
      { k: 'toHand', what: { in: ['mzone'], of: 'you', where: [{ k: 'name', is: 'Mokey Mokey' }] } },
    ]);
    const d = duelOf(off)('classic')
      .you({ monsters: ['Gemini Elf'] })
      .opp({ monsters: ['Vorse Raider', 'Mokey Mokey'], spells: ['Off It Goes'] });
    d.you.phase('battle');
    d.you.attack('Gemini Elf', 'Vorse Raider');
    d.opp.activate('Off It Goes');
    d.resolve();
    expect(d.you.can('attack', 'Gemini Elf')).toBe(true);
    d.you.phase('main2');
    expect(d.you.can('pos', 'Gemini Elf')).toBe(false);
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
  });

  test('AST §8 an attack is turned elsewhere, but not in the Damage Step any more', () => {
    const turn = does(
      'Elsewhere',
      [
        { k: 'gainLp', who: 'you', n: 1 },
        { k: 'retarget', link: 'also', what: 'attack', to: { ref: 't' } },
        { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 10 },
      ],
      {
        damageStep: ['start', 'beforeCalc', 'calc'],
        target: [
          { from: { in: ['mzone'], of: 'you', where: [{ k: 'name', is: 'Vorse Raider' }] }, n: 1, as: 't' },
        ],
      },
    );
    const table = () =>
      duelOf(turn)('goat')
        .you({ monsters: ['Gemini Elf'] })
        .opp({ monsters: ['Vorse Raider', 'Mokey Mokey'], spells: ['Elsewhere'] });
    const d = table();
    d.you.phase('battle');
    d.you.attack('Gemini Elf', 'Mokey Mokey');
    d.opp.activate('Elsewhere');
    expect([d.you.lp, d.opp.lp]).toEqual([8000, 8011]);
    expect([d.you.gy, d.opp.gy]).toEqual([['Gemini Elf'], ['Elsewhere', 'Vorse Raider']]);
    const late = table();
    late.you.phase('battle');
    late.you.attack('Gemini Elf', 'Mokey Mokey');
    while (late.state.sub === 'none') late.opp.pass();
    late.opp.activate('Elsewhere');
    expect(late.opp.lp).toBe(8001 - 1600);
    expect(late.opp.gy).toEqual(['Elsewhere', 'Mokey Mokey']);
  });

  test('AST §8 whom an effect orders to attack must still be there when the chain is over', () => {
    const order = does('Order', [{ k: 'attackNow', by: { ref: 'a' }, on: { ref: 'b' } }], {
      windows: ['battle'],
      target: [
        { from: { in: ['mzone'], of: 'you' }, n: 1, as: 'a' },
        { from: { in: ['mzone'], of: 'opp' }, n: 1, as: 'b' },
      ],
    });
    const away = (side: 'you' | 'opp') => does('Away', [{ k: 'toHand', what: { in: ['mzone'], of: side } }]);
    for (const side of ['you', 'opp'] as const) {
      const d = duelOf(
        order,
        away(side),
      )('goat')
        .you({ monsters: ['Gemini Elf'], spells: ['Order', 'Away'] })
        .opp({ monsters: ['Mokey Mokey'] });
      d.you.phase('battle');
      // resolved after the order was given, before it is carried out
      d.you.activate('Away');
      d.you.activate('Order', { targets: ['Gemini Elf', 'Mokey Mokey'] });
      expect([d.you.lp, d.opp.lp]).toEqual([8000, 8000]);
      expect(d.at.battle).toBeNull();
    }
    const d = duelOf(order)('goat')
      .you({ monsters: ['Gemini Elf'], spells: ['Order'] })
      .opp({ monsters: ['Mokey Mokey'] });
    d.you.phase('battle');
    d.you.activate('Order', { targets: ['Gemini Elf', 'Mokey Mokey'] });
    expect(d.opp.lp).toBe(6400);
    // it was its attack of this turn
    expect(d.you.can('attack', 'Gemini Elf')).toBe(false);
  });
});

describe('the hand limit', () => {
  const eight = Array.from({ length: 8 }, () => 'Mokey Mokey');
  const discarded = (cards: Parameters<typeof duelOf>, spells: Side['spells']): number => {
    const d = duelOf(...cards)('goat')
      .you({ hand: eight, spells: spells ?? [] })
      .opp();
    d.you.end();
    const { decision } = d.state;
    return decision?.about.purpose === 'discardToLimit' ? decision.about.max : 0;
  };
  test('HAND-02 six, three, or none at all', () => {
    expect(discarded([], [])).toBe(2);
    expect(discarded([standing('Three', 'you', { k: 'cap', what: 'hand', n: 3 })], [up('Three')])).toBe(5);
    expect(discarded([standing('None', 'you', { k: 'cap', what: 'hand', n: 'none' })], [up('None')])).toBe(0);
  });
  test('HAND-02 a limit of the other player, or of something else, is none of his', () => {
    expect(discarded([standing('Three', 'opp', { k: 'cap', what: 'hand', n: 3 })], [up('Three')])).toBe(2);
    expect(discarded([standing('Few', 'you', { k: 'cap', what: 'monsters', n: 1 })], [up('Few')])).toBe(2);
  });
});

describe('phases that are skipped', () => {
  const skips = (phase: (Op & { k: 'skip' })['phase'], of: 'you' | 'opp' = 'opp', n = 1) =>
    does('Skips It', [{ k: 'skip', phase, of, n }]);
  const hears = lasting('Hears It', [
    { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
    {
      k: 'act',
      id: 'e2',
      on: { k: 'trigger', ev: [{ k: 'phase', is: 'standby', at: 'during', of: 'both' }], as: 'if' },
      do: [{ k: 'gainLp', who: 'you', n: 10 }],
    },
  ]);
  test('TURN-01 no Standby Phase: nothing happens in it, once', () => {
    const d = duelOf(
      skips('standby'),
      hears,
    )('goat')
      .you({ hand: ['Skips It'], spells: [up('Hears It')] })
      .opp();
    d.you.activate('Skips It');
    d.resolve();
    d.you.end();
    expect(d.you.lp).toBe(8000);
    d.opp.end();
    expect(d.you.lp).toBe(8010);
    d.you.end();
    expect(d.you.lp).toBe(8020);
  });
  test('TURN-01 no Draw Phase: no draw, twice', () => {
    const d = duelOf(skips('draw', 'opp', 2))('goat')
      .you({ hand: ['Skips It'] })
      .opp();
    d.you.activate('Skips It');
    d.resolve();
    for (const n of [0, 0, 1]) {
      d.you.end();
      expect(d.opp.hand.length).toBe(n);
      d.opp.end();
    }
  });
  test('TURN-01 no Main Phase 1: the Battle Phase follows', () => {
    const d = duelOf(skips('main1'))('goat')
      .you({ hand: ['Skips It'] })
      .opp({ monsters: ['Gemini Elf'] });
    d.you.activate('Skips It');
    d.resolve();
    d.you.end();
    expect([d.at.turn, d.at.turnPlayer, d.at.phase]).toEqual([2, 1, 'battle']);
  });
  test('TURN-01 no Main Phase 2', () => {
    const d = duelOf(skips('main2', 'you'))('goat')
      .you({ hand: ['Skips It', 'Vorse Raider'], monsters: ['Gemini Elf'] })
      .opp();
    d.you.activate('Skips It');
    d.resolve();
    d.you.phase('battle');
    d.you.phase('main2');
    expect(d.at.turn).toBe(2);
  });
  test('TURN-01 a whole turn', () => {
    const d = duelOf(skips('turn'))('goat')
      .you({ hand: ['Skips It'] })
      .opp();
    d.you.activate('Skips It');
    d.resolve();
    d.you.end();
    expect([d.at.turnPlayer, d.opp.hand.length]).toEqual([0, 0]);
  });
  test('TURN-01 no Battle Phase: from Main Phase 1 to the end', () => {
    const d = duelOf(skips('battle', 'you'))('goat')
      .you({ hand: ['Skips It'], monsters: ['Gemini Elf'] })
      .opp();
    d.you.activate('Skips It');
    d.resolve();
    expect(d.you.can('phase', 'battle')).toBe(false);
  });
});

describe('links of a chain', () => {
  test('GAP-14 who may not discard to activate may not send from the hand to it either', () => {
    const draw = [{ k: 'draw' as const, who: 'you' as const, n: 1 }];
    const paid = (name: string, place: Place[]) =>
      does(name, draw, { cost: [{ k: 'toGrave', what: { from: { in: place, of: 'you' }, n: 1 } }] });
    const d = duelOf(
      standing('House Rule', 'you', { k: 'cannot', do: 'discardToActivate' }),
      paid('From Hand', ['hand']),
      paid('From Either', ['hand', 'mzone']),
      does('Discards', draw, { cost: [{ k: 'discard', what: { from: { in: ['hand'], of: 'you' }, n: 1 } }] }),
    )('goat')
      .you({
        hand: ['From Hand', 'From Either', 'Discards'],
        spells: [up('House Rule')],
        monsters: ['Gemini Elf'],
      })
      .opp();
    expect(['From Hand', 'From Either', 'Discards'].map((name) => d.you.can('activate', name))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('GAP-15 what cannot be negated is not', () => {
    const d = duelOf(standing('House Rule', 'you', { k: 'cannot', do: 'beNegated' }))('goat')
      .you({ hand: ['Pot of Greed'], spells: [up('House Rule')] })
      .opp({ hand: ['Mokey Mokey'], spells: ['Magic Jammer'] });
    d.you.activate('Pot of Greed');
    expect(d.opp.can('activate', 'Magic Jammer')).toBe(true);
    d.opp.activate('Magic Jammer');
    expect(d.you.hand.length).toBe(2);
  });

  test('CHAIN-05 what nobody can answer is not answered', () => {
    const flash = does('Flash', [{ k: 'draw', who: 'you', n: 1 }], { unanswerable: true });
    const plain = does('Plain', [{ k: 'draw', who: 'you', n: 1 }]);
    for (const [name, open] of [
      ['Flash', false],
      ['Plain', true],
    ] as const) {
      const d = duelOf(
        flash,
        plain,
      )('goat')
        .you({ hand: [name] })
        .opp({ spells: ['Jar of Greed'] });
      d.you.activate(name);
      expect(d.state.chain.length > 0 && d.state.decision?.player === 1).toBe(open);
    }
  });

  test('GAP-18 what the effect holds on to must still be so when it resolves', () => {
    const holds = does('Holds On', [{ k: 'draw', who: 'you', n: 2 }], {
      hold: [{ k: 'exists', g: { in: ['mzone'], of: 'you' } }],
    });
    const away = does('Away', [{ k: 'toHand', what: { in: ['mzone'], of: 'opp' } }]);
    for (const answer of [true, false]) {
      const d = duelOf(
        holds,
        away,
      )('goat')
        .you({ hand: ['Holds On'], monsters: ['Gemini Elf'] })
        .opp({ spells: ['Away'] });
      d.you.activate('Holds On');
      if (answer) d.opp.activate('Away');
      expect(d.you.hand.length).toBe(answer ? 1 : 2);
    }
  });

  test('CSPELL-01 a Continuous Trap that leaves the chain’s table does nothing', () => {
    const draws = lasting('Draws Two', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [{ k: 'draw', who: 'you', n: 2 }] },
    ]);
    for (const answer of [true, false]) {
      const d = duelOf(draws)('goat')
        .you({ spells: ['Draws Two'] })
        .opp({ spells: ['Mystical Space Typhoon'] });
      d.you.activate('Draws Two');
      if (answer) d.opp.activate('Mystical Space Typhoon', { targets: ['Draws Two'] });
      expect(d.you.hand.length).toBe(answer ? 0 : 2);
    }
  });

  test('GAP-11 who declines one of his optional triggers declines those that stand with it', () => {
    const may = (name: string) =>
      monster(name, [
        {
          k: 'act',
          id: 'e1',
          on: { k: 'trigger', ev: [{ k: 'moved', what: 'this', from: ['field'], to: ['gy'] }], as: 'if' },
          may: true,
          do: [{ k: 'gainLp', who: 'you', n: 100 }],
        },
      ]);
    const table = () =>
      duelOf(
        may('First One'),
        may('Second One'),
      )('goat')
        .you({ hand: ['Dark Hole'], monsters: ['First One', 'Second One'] })
        .opp();
    const d = table();
    d.you.activate('Dark Hole');
    d.resolve();
    expect(d.state.decision?.options.length).toBe(3);
    d.you.pass();
    expect(d.you.lp).toBe(8000);
    const both = table();
    both.you.activate('Dark Hole');
    both.resolve();
    both.you.activate('Second One');
    both.you.activate('First One');
    expect(both.you.lp).toBe(8200);
    expect(both.links).toEqual([2, 1]);
  });
});

describe('Summons by the rules', () => {
  test.each(ERAS)('GAP-16 in %s a negated Tribute Summon: monster and Tributes are gone', (era) => {
    const no = lasting('No Summon', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'card', ev: [{ k: 'wouldSummon', what: { in: ['mzone'], of: 'opp' } }] },
        do: [{ k: 'negate', what: 'summon', of: 'event' }],
      },
    ]);
    const d = duelOf(no)(era)
      .you({ hand: ['Summoned Skull', 'Mokey Mokey'], monsters: ['Gemini Elf'] })
      .opp({ spells: ['No Summon'] });
    d.you.summon('Summoned Skull');
    d.opp.activate('No Summon');
    expect(d.you.gy).toEqual(['Gemini Elf', 'Summoned Skull']);
    expect(d.you.can('summon', 'Mokey Mokey')).toBe(false);
  });

  test('SET-03 a Trap Set this turn waits for the next, a Spell need not', () => {
    const d = duel('goat')
      .you({ hand: ['Jar of Greed', 'Dark Hole'], deck: ['Gemini Elf'] })
      .opp({ monsters: ['Vorse Raider'] });
    d.you.set('Jar of Greed');
    d.you.set('Dark Hole');
    expect(d.you.can('activate', 'Jar of Greed')).toBe(false);
    d.you.activate('Dark Hole');
    expect(d.opp.monsters).toEqual([]);
    d.you.end();
    expect(d.you.can('activate', 'Jar of Greed')).toBe(true);
  });
});
