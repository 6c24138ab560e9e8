/** More of the course of plays by the rules: prices, activations and loops, on made-up cards where no real one shows it. */
import { describe, expect, test } from 'vitest';
import { pileOf } from '../../src/engine/core/mutate.ts';
import {
  advance,
  cloneState,
  type Effect,
  type Ev,
  type Mod,
  type Op,
  type Option,
  type State,
  ZONE,
} from '../../src/engine/index.ts';
import { defAt } from '../../src/engine/pool.ts';
import type { Duel } from '../../src/engine/testkit/duel.ts';
import { does, duelOf, lasting, monster } from './made.ts';
import { ERAS } from './table.ts';
import { question, told } from './told.ts';

const up = (card: string) => ({ card, pos: 'up' }) as const;
const draw = (n: number): Op => ({ k: 'draw', who: 'you', n });
const gain = (n: number): Op => ({ k: 'gainLp', who: 'you', n });
const pay = (n: number): Op => ({ k: 'payLp', who: 'you', n });
const trigger = (ev: Ev, ops: Op[], more: Partial<Effect & { k: 'act' }> = {}): Effect => ({
  k: 'act',
  id: 'e1',
  on: { k: 'trigger', ev: [ev], as: 'if' },
  do: ops,
  ...more,
});
const standing = (name: string, ...mods: Mod[]) =>
  lasting(name, [
    { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
    { k: 'static', id: 's', on: { in: ['mzone'], of: 'both' }, mods },
  ]);
const law = (name: string, ...mods: Mod[]) =>
  lasting(name, [
    { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
    { k: 'static', id: 's', on: { player: 'both' }, mods },
  ]);

describe('prices', () => {
  test.each(ERAS)('GAP-25 in %s who pays his last Life Points has lost: nothing resolves any more', (era) => {
    const made = [
      does('Costs All', [gain(2000)], { cost: [pay(1000)] }),
      does('Costs In A Mode', [], {
        modes: [{ name: 'dear', cost: [pay(1000)], do: [gain(2000)] }],
      }),
    ];
    for (const { name } of made) {
      const d = duelOf(...made)(era)
        .you({ hand: [name], lp: 1000 })
        .opp();
      d.you.activate(name);
      expect([d.winner, d.you.lp]).toEqual([1, 0]);
      expect(d.heard).not.toContain('activated');
      const rich = duelOf(...made)(era)
        .you({ hand: [name], lp: 1001 })
        .opp();
      rich.you.activate(name);
      expect([rich.winner, rich.you.lp]).toEqual([null, 2001]);
    }
  });

  test.each(ERAS)(
    'GAP-30 in %s what a price brings about ends the duel before anything is activated',
    (era) => {
      const limbs = ['Left Arm', 'Right Arm', 'Left Leg', 'Right Leg'].map(
        (x) => `${x} of the Forbidden One`,
      );
      const shed: Op = { k: 'discard', what: { from: { in: ['hand'], of: 'you' }, n: 1 } };
      const made = [
        does('Draws First', [draw(1)], { cost: [draw(1)] }),
        does('Sheds First', [gain(2000)], { cost: [shed] }),
        lasting('Thorns', [
          {
            k: 'react',
            id: 'x1',
            on: { ev: [{ k: 'moved', what: { in: ['hand'], of: 'opp' }, to: ['gy'], why: ['discard'] }] },
            do: [{ k: 'damage', who: 'opp', n: 500 }],
          },
        ]),
      ];
      const won = duelOf(...made)(era)
        .you({ hand: ['Draws First', ...limbs], deck: ['Exodia the Forbidden One'] })
        .opp();
      won.you.activate('Draws First');
      expect([won.winner, won.heard.includes('activated')]).toEqual([0, false]);
      const lost = duelOf(...made)(era)
        .you({ hand: ['Sheds First', 'Mokey Mokey'], lp: 500 })
        .opp({ spells: [up('Thorns')] });
      lost.you.activate('Sheds First');
      expect([lost.winner, lost.heard.includes('activated')]).toEqual([1, false]);
    },
  );

  test('GAP-14 tolls in Life Points alone are paid without a question, others in an order chosen', () => {
    const toll = (name: string, ...ops: Op[]) => law(name, { k: 'toll', on: 'attack', pay: ops });
    const theirs: Op = { k: 'payLp', who: 'they', n: 300 };
    const shed: Op = {
      k: 'discard',
      what: { from: { in: ['hand'], of: 'they' }, n: 1, by: 'they' },
    };
    const made = [toll('Fee', theirs), toll('Fine', { ...theirs, n: 400 }), toll('Tithe', shed)];
    const table = (laws: string[]): Duel => {
      const d = duelOf(...made)('goat', { phase: 'battle' })
        .you({ monsters: ['Gemini Elf'], spells: laws.map(up), hand: ['Mokey Mokey'] })
        .opp();
      d.you.attack('Gemini Elf');
      return d;
    };
    const d = table(['Fee', 'Fine']);
    expect([d.you.lp, d.opp.lp]).toEqual([7300, 6100]);
    expect(told(d, 'paid').map(({ n }) => n)).toEqual([300, 400]);
    const e = table(['Fee', 'Tithe']);
    expect(question(e)).toEqual({
      player: 0,
      purpose: 'order',
      card: 'Gemini Elf',
      ofEffect: false,
      min: 1,
      max: 1,
      among: ['Fee', 'Tithe'],
    });
    e.you.choose('Tithe');
    expect([e.you.gy, e.you.lp, e.opp.lp]).toEqual([['Mokey Mokey'], 7700, 6100]);
  });
});

describe('activations', () => {
  const hush = monster('Hushing Sage', [
    {
      k: 'act',
      id: 'e1',
      on: { k: 'quick', ev: [{ k: 'activated', what: [], by: 'opp' }] },
      limit: { n: 1, per: 'turn', scope: 'card', counts: 'use' },
      do: [{ k: 'negate', what: 'activation', of: 'event' }],
    },
  ]);

  test('EDI-08 only the mandatory trigger of a phase waits again when its activation is negated', () => {
    const summons: Ev = { k: 'summoned', what: 'this' };
    const ends: Ev = { k: 'phase', is: 'end', at: 'during', of: 'you' };
    const made = [
      monster('Must', [trigger(summons, [draw(1)])]),
      monster('May', [trigger(ends, [draw(1)], { may: true })]),
      hush,
    ];
    const must = duelOf(...made)('edison')
      .you({ hand: ['Must'] })
      .opp({ monsters: ['Hushing Sage'] });
    must.you.summon('Must');
    must.opp.activate('Hushing Sage');
    expect([must.you.hand, told(must, 'activated').length]).toEqual([[], 1]);
    const may = duelOf(...made)('edison')
      .you({ monsters: ['May'] })
      .opp({ monsters: ['Hushing Sage'] });
    may.you.end();
    may.you.activate('May');
    may.opp.activate('Hushing Sage');
    may.resolve();
    expect([may.you.hand, may.you.can('activate', 'May')]).toEqual([[], false]);
  });

  test('AST §9 GAP-22 a promise about the card itself ends when it leaves the field or is turned face-down', () => {
    const quiet = monster('Quiet', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'ignition' },
        limit: { n: 1, per: 'turn', scope: 'card', counts: 'use' },
        oath: [{ k: 'cannot', do: 'attack', where: [{ k: 'isRef', is: 'this' }] }],
        do: [draw(1)],
      },
    ]);
    const blink = does('Blink', [
      { k: 'banish', what: { from: { in: ['mzone'], of: 'you' }, n: 1 }, as: 'x' },
      { k: 'return', link: 'ifYouDo', what: { ref: 'x' } },
    ]);
    const turn = does('Turn Over', [
      { k: 'position', what: { in: ['mzone'], of: 'you' }, to: 'faceDownDefense' },
      { k: 'position', link: 'then', what: { in: ['mzone'], of: 'you' }, to: 'attack' },
    ]);
    for (const [answer, free] of [
      ['Blink', true],
      ['Turn Over', true],
      [null, false],
    ] as const) {
      const d = duelOf(
        quiet,
        blink,
        turn,
      )('goat')
        .you({ monsters: ['Quiet'], spells: ['Blink', 'Turn Over'] })
        .opp();
      d.you.activate('Quiet');
      d.resolve();
      if (answer !== null) d.you.activate(answer);
      d.resolve();
      d.you.phase('battle');
      expect([d.you.card('Quiet').pos, d.you.can('attack', 'Quiet')]).toEqual(['attack', free]);
    }
  });

  test('GAP-15 a monster that has left and come back is another one: its effect is not negated on the field', () => {
    const blink = does('Blink', [
      { k: 'banish', what: { from: { in: ['mzone'], of: 'you' }, n: 1 }, as: 'x' },
      { k: 'return', link: 'ifYouDo', what: { ref: 'x' } },
    ]);
    const active = monster('Active', [{ k: 'act', id: 'e1', on: { k: 'ignition' }, do: [draw(1)] }]);
    for (const back of [true, false]) {
      const d = duelOf(
        blink,
        active,
        standing('Silence', { k: 'negated' }),
      )('goat')
        .you({ monsters: ['Active'], spells: ['Blink', up('Silence')] })
        .opp();
      d.you.activate('Active');
      if (back) d.you.activate('Blink');
      d.resolve();
      expect(d.you.hand).toHaveLength(back ? 1 : 0);
      expect(told(d, 'negated')).toEqual(back ? [] : [{ k: 'negated', cards: ['Active'], n: 1, m: 1 }]);
    }
  });

  /** The duel at its player's next play, each question on the way answered in a copy with the first of these cards. */
  const onCopies = (start: State, names: readonly string[]): State => {
    let s = start;
    const fits = (o: Option) => o.k === 'pass' || (o.card >= 0 && names.includes(nameIn(s, o.card)));
    while (s.decision?.kind !== 'main') {
      s = cloneState(s);
      advance(s, s.decision!.options.find(fits)!, null);
    }
    return s;
  };
  const nameIn = (s: State, id: number): string => defAt(s.cards[id]!.d).name;

  test('TERM-01 what was chosen for a cost, a target and an effect holds in every copy of the duel', () => {
    const mine = { in: ['hand'] as ['hand'], of: 'you' as const };
    const parts: Pick<Effect & { k: 'act' }, 'cost' | 'target' | 'do'> = {
      cost: [{ k: 'discard', what: { from: mine, n: 1, as: 'c' } }],
      target: [{ from: { in: ['mzone'], of: 'opp' }, n: 1, as: 't' }],
      do: [
        { k: 'destroy', what: { ref: 't' } },
        {
          k: 'gainLp',
          link: 'also',
          who: 'you',
          n: { k: 'stat', of: { ref: 'c' }, stat: 'atk' },
        },
      ],
    };
    const made = [
      does('Plain', parts.do, parts),
      does('Modal', [gain(1)], { modes: [{ name: 'one', ...parts }] }),
    ];
    for (const [name, more] of [
      ['Plain', 0],
      ['Modal', 1],
    ] as const) {
      const d = duelOf(...made)('goat')
        .you({ hand: [name, 'Gemini Elf', 'Mokey Mokey'] })
        .opp({ monsters: ['Vorse Raider', 'Battle Ox'] });
      d.you.activate(name);
      expect(question(d)).toMatchObject({ purpose: 'cost', among: ['Gemini Elf', 'Mokey Mokey'] });
      const s = onCopies(d.state, ['Gemini Elf', 'Battle Ox']);
      const left = pileOf(s, 1, ZONE.mzone).filter((id) => id >= 0);
      expect([s.players[0].lp, left.map((id) => nameIn(s, id))]).toEqual([
        8000 + 1900 + more,
        ['Vorse Raider'],
      ]);
    }
  });

  test('AST §8 of several things to do only those that are possible are asked about', () => {
    const either = does('Either', [
      {
        k: 'modes',
        by: 'you',
        of: [
          { if: [{ k: 'exists', g: { in: ['mzone'], of: 'you' } }], do: [gain(100)] },
          { if: [{ k: 'exists', g: { in: ['mzone'], of: 'opp' } }], do: [gain(200)] },
        ],
      },
      { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 1 },
    ]);
    const table = (mine: string[], theirs: string[]): Duel => {
      const d = duelOf(
        either,
        does('Later', [{ k: 'toHand', what: { in: ['mzone'], of: 'both' } }]),
      )('goat')
        .you({ hand: ['Either'], spells: ['Later'], monsters: mine })
        .opp({ monsters: theirs });
      d.you.activate('Either');
      return d;
    };
    expect(table(['Gemini Elf'], []).you.lp).toBe(8101);
    expect(table([], ['Gemini Elf']).you.lp).toBe(8201);
    const both = table(['Gemini Elf'], ['Battle Ox']);
    both.resolve();
    expect(question(both)).toMatchObject({ player: 0, purpose: 'mode', card: 'Either', ofEffect: true });
    both.you.mode(1);
    expect(both.you.lp).toBe(8201);
    const none = table(['Gemini Elf'], []);
    none.you.activate('Later');
    expect(none.you.lp).toBe(8000);
  });

  test('GAP-42 what an effect does over and over without an end goes on behind it', () => {
    const wheel = does('Wheel', [
      {
        k: 'repeat',
        while: { k: 'cmp', a: { k: 'lp', of: 'you' }, cmp: '>', b: 0 },
        do: [gain(1)],
      },
      { k: 'gainLp', link: 'then', who: 'you', n: 5000 },
    ]);
    const d = duelOf(wheel)('goat')
      .you({ hand: ['Wheel'] })
      .opp();
    d.you.activate('Wheel');
    expect(d.you.lp).toBeGreaterThan(13_001);
  });

  test('GAP-42 triggers that set each other off for ever: the card goes, and has no effect on leaving', () => {
    const merry = monster('Merry', [
      trigger({ k: 'gained', who: 'you' }, [gain(1)]),
      { ...trigger({ k: 'moved', what: 'this', from: ['field'], to: ['gy'] }, [draw(1)]), id: 'e2' },
    ]);
    const d = duelOf(
      merry,
      does('Start', [gain(1)]),
    )('goat')
      .you({ hand: ['Start'], monsters: ['Merry'] })
      .opp();
    d.you.activate('Start');
    expect([d.you.monsters, d.you.gy, d.you.hand, d.winner]).toEqual([[], ['Start', 'Merry'], [], null]);
    expect(d.you.lp).toBeGreaterThan(8001);
    expect(d.you.can('phase', 'battle')).toBe(true);
  });
});
