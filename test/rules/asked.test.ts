import { describe, expect, test } from 'vitest';
import type { Group, Op, OptionKind } from '../../src/engine/index.ts';
import type { Duel, Options, Side } from '../../src/engine/testkit/duel.ts';
import { does, duelOf, lasting, monster } from './made.ts';

/** What a player is asked: who, what for, by which card, how many, and among what. */
interface Asked {
  player: number;
  kind: string;
  purpose: string;
  card: string | null;
  min: number;
  max: number;
  chosen: number;
  options: string[];
}
const PILES: readonly OptionKind[] = ['card', 'activate', 'summon', 'set', 'setSpell'];

/** The decision that stands now, with the names of cards and the numbers of everything else. */
function asked(d: Duel, s = d.state): Asked {
  const { decision } = s;
  if (decision === null) throw new Error('nothing is asked');
  const name = (id: number): string => {
    const seat = d.at.cards[id]!;
    return names.get(seat.code) ?? String(seat.code);
  };
  const { about } = decision;
  return {
    player: decision.player,
    kind: decision.kind,
    purpose: about.purpose,
    card: about.card < 0 ? null : name(about.card),
    min: about.min,
    max: about.max,
    chosen: about.chosen.length,
    options: decision.options.map((o) => (PILES.includes(o.k) ? name(o.card) : `${o.k} ${o.n}`)),
  };
}
const names = new Map<number, string>();
function table(
  cards: Parameters<typeof duelOf>,
  mine: Side,
  theirs: Side = {},
  o: Options = {},
  era = 'goat',
): Duel {
  for (const c of cards) names.set(c.code, c.name);
  return duelOf(...cards)(era, o)
    .you(mine)
    .opp(theirs);
}
for (const [code, name] of [
  [69140098, 'Gemini Elf'],
  [14898066, 'Vorse Raider'],
  [5053103, 'Battle Ox'],
  [70781052, 'Summoned Skull'],
  [27288416, 'Mokey Mokey'],
] as const)
  names.set(code, name);

const say = (what: (Op & { k: 'declare' })['what'], more: Partial<Op & { k: 'declare' }> = {}): Op => ({
  k: 'declare',
  by: 'you',
  what,
  as: 'd',
  ...more,
});

describe('declarations', () => {
  const ask = (op: Op, o: { era?: string } = {}): Asked => {
    const d = table([does('Says', [op])], { hand: ['Says'] }, {}, {}, o.era ?? 'goat');
    d.you.activate('Says');
    d.resolve();
    return asked(d);
  };
  const numbers = (...n: number[]): string[] => n.map((x) => `value ${x}`);
  const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

  test.each([
    ['kind', upTo(3)],
    ['attr', upTo(6)],
    ['stat', upTo(2)],
    ['coin', [1, 0]],
    ['level', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['number', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ] as const)('AST §8 %s', (what, values) => {
    expect(ask(say(what))).toEqual({
      player: 0,
      kind: 'declare',
      purpose: what === 'coin' ? 'coin' : 'declare',
      card: 'Says',
      min: 1,
      max: 1,
      chosen: 0,
      options: numbers(...values),
    });
  });

  test('AST §8 modern knows one Attribute more, and more Types', () => {
    expect(ask(say('attr'), { era: 'modern' }).options.length).toBe(7);
    const types = ask(say('race')).options.length;
    expect(ask(say('race'), { era: 'modern' }).options.length).toBeGreaterThan(types);
  });

  test('AST §8 a number between bounds, in steps', () => {
    expect(ask(say('number', { within: { min: 100, max: 500, step: 200 } })).options).toEqual(
      numbers(100, 300, 500),
    );
    expect(ask(say('number', { within: { min: 3, max: 4, step: 2 } })).options).toEqual(numbers(3));
  });

  test('AST §8 nothing between the bounds: nothing is declared, and what hangs on it does not happen', () => {
    const none = does('Nothing To Say', [
      { k: 'gainLp', who: 'you', n: 1 },
      { ...say('number', { within: { min: 5, max: 4, step: 1 } }), link: 'also' } as Op,
      { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 100 },
    ]);
    const d = table([none], { hand: ['Nothing To Say'] });
    d.you.activate('Nothing To Say');
    expect(d.you.lp).toBe(8001);
  });

  test('AST §8 any card can be named but a Token', () => {
    const { options } = ask(say('name'));
    expect(options).toContain('value 69140098');
    expect(options).not.toContain('value 73915052');
  });

  test('AST §8 the other player declares, and what he says counts', () => {
    const d = table(
      [
        does('Ask Him', [
          say('number', { by: 'opp' }),
          { k: 'gainLp', link: 'ifYouDo', who: 'you', n: { k: 'reg', name: 'd' } },
        ]),
      ],
      { hand: ['Ask Him'] },
    );
    d.you.activate('Ask Him');
    d.resolve();
    expect(asked(d).player).toBe(1);
  });

  test('AST §8 zones: free ones, as many as allowed, not the same twice', () => {
    const zones = does('Names Zones', [
      say('zones', { within: { min: 1, max: 2, step: 1 }, of: 'opp' }),
      { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 1 },
    ]);
    const d = table([zones], { hand: ['Names Zones'] }, { monsters: ['Gemini Elf', null, 'Vorse Raider'] });
    d.you.activate('Names Zones');
    d.resolve();
    expect(asked(d)).toMatchObject({ kind: 'slot', purpose: 'declare', card: 'Names Zones', min: 1, max: 2 });
    expect(d.you.zones).toEqual(['opp.m1', 'opp.m3', 'opp.m4']);
    d.you.zone('opp.m3');
    expect(d.you.zones).toEqual(['opp.m1', 'opp.m4']);
    d.you.choose();
    expect(d.you.lp).toBe(8001);
  });
});

describe('choices of an effect', () => {
  const from: Group = { in: ['mzone'], of: 'opp' };
  test('AST §4 two of three: the second without the first', () => {
    const two = does('Two Of Them', [{ k: 'toHand', what: { from: { in: ['mzone'], of: 'opp' }, n: 2 } }]);
    const d = table(
      [two],
      { hand: ['Two Of Them'] },
      { monsters: ['Gemini Elf', 'Vorse Raider', 'Battle Ox'] },
    );
    d.you.activate('Two Of Them');
    d.resolve();
    const first = asked(d);
    expect(first).toEqual({
      player: 0,
      kind: 'pickCard',
      purpose: 'effect',
      card: 'Two Of Them',
      min: 2,
      max: 2,
      chosen: 0,
      options: ['Gemini Elf', 'Vorse Raider', 'Battle Ox'],
    });
    d.you.choose('Vorse Raider');
    expect(asked(d)).toMatchObject({ chosen: 1, options: ['Gemini Elf', 'Battle Ox'] });
    d.you.choose('Battle Ox');
    expect(d.opp.monsters).toEqual(['Gemini Elf']);
  });

  test('AST §4 as many as there are is no question', () => {
    const two = does('Both Of Them', [{ k: 'toHand', what: { from, n: 2 } }] as Op[]);
    const d = table([two], { hand: ['Both Of Them'] }, { monsters: ['Gemini Elf', 'Vorse Raider'] });
    d.you.activate('Both Of Them');
    expect(d.opp.hand).toEqual(['Gemini Elf', 'Vorse Raider']);
  });

  test('AST §4 one or two: after the first he may end it', () => {
    const some = does('One Or Two', [{ k: 'toHand', what: { from, n: [1, 2] } }] as Op[]);
    const d = table(
      [some],
      { hand: ['One Or Two'] },
      { monsters: ['Gemini Elf', 'Vorse Raider', 'Battle Ox'] },
    );
    d.you.activate('One Or Two');
    d.resolve();
    expect(asked(d)).toMatchObject({ min: 1, max: 2, options: ['Gemini Elf', 'Vorse Raider', 'Battle Ox'] });
    d.you.choose('Battle Ox');
    expect(d.opp.hand).toEqual(['Battle Ox']);
  });

  test('AST §4 any number may be none, and counts as done', () => {
    const any = does('Any Number', [
      { k: 'toHand', what: { from, n: 'any' } },
      { k: 'gainLp', link: 'also', who: 'you', n: 1 },
    ] as Op[]);
    const d = table([any], { hand: ['Any Number'] }, { monsters: ['Gemini Elf', 'Vorse Raider'] });
    d.you.activate('Any Number');
    d.resolve();
    expect(asked(d)).toMatchObject({ min: 0, max: 2, options: ['Gemini Elf', 'Vorse Raider', 'done 0'] });
    d.you.choose();
    expect(d.opp.monsters.length).toBe(2);
    expect(d.you.lp).toBe(8001);
  });

  test('AST §4 the other player chooses', () => {
    const he = does('He Chooses', [{ k: 'toGrave', what: { from, n: 1, by: 'opp' } }] as Op[]);
    const d = table([he], { hand: ['He Chooses'] }, { monsters: ['Gemini Elf', 'Vorse Raider'] });
    d.you.activate('He Chooses');
    d.resolve();
    expect(asked(d)).toMatchObject({ player: 1, purpose: 'effect' });
    d.opp.choose('Gemini Elf');
    expect(d.opp.monsters).toEqual(['Vorse Raider']);
  });

  test('AST §4 cards of different names', () => {
    const differ = does('Two Names', [
      { k: 'toGrave', what: { from: { in: ['hand'], of: 'you' }, n: 2, distinct: 'name' } },
    ]);
    const d = table([differ], { hand: ['Two Names', 'Gemini Elf', 'Gemini Elf', 'Battle Ox'] });
    d.you.activate('Two Names');
    d.resolve();
    d.you.choose('Gemini Elf');
    // the second Gemini Elf is out of the question, and nothing else is left but one
    expect(d.you.hand).toEqual(['Gemini Elf']);
    expect(d.you.gy.slice(0, 2)).toEqual(['Gemini Elf', 'Battle Ox']);
  });

  test('AST §4 costs and targets say what they are for', () => {
    const both = does('Cost And Target', [{ k: 'toHand', what: { ref: 't' } }], {
      cost: [{ k: 'discard', what: { from: { in: ['hand'], of: 'you' }, n: 1 } }],
      target: [{ from: { in: ['mzone'], of: 'opp' }, n: 1, as: 't' }],
    });
    const d = table(
      [both],
      { hand: ['Cost And Target', 'Gemini Elf', 'Battle Ox'] },
      { monsters: ['Vorse Raider', 'Mokey Mokey'] },
    );
    d.you.activate('Cost And Target');
    expect(asked(d)).toMatchObject({ purpose: 'cost', options: ['Gemini Elf', 'Battle Ox'] });
    d.you.choose('Battle Ox');
    expect(asked(d)).toMatchObject({ purpose: 'target', options: ['Vorse Raider', 'Mokey Mokey'] });
    d.you.choose('Mokey Mokey');
    expect(d.opp.hand).toEqual(['Mokey Mokey']);
  });

  const drawing = (n: number) => ({ name: `draws ${n}`, do: [{ k: 'draw', who: 'you', n } as Op] });
  test('AST §8 modes: only the open ones, and a single one is taken', () => {
    const shut = { k: 'exists' as const, g: { in: ['banished' as const], of: 'you' as const } };
    const three = does('Three Ways', [], {
      modes: [drawing(1), { ...drawing(2), if: [shut] }, drawing(3)],
    });
    const d = table([three], { hand: ['Three Ways'] });
    d.you.activate('Three Ways');
    expect(asked(d)).toEqual({
      player: 0,
      kind: 'pickMode',
      purpose: 'mode',
      card: 'Three Ways',
      min: 1,
      max: 1,
      chosen: 0,
      options: ['mode 0', 'mode 2'],
    });
    d.you.mode(2);
    expect(d.you.hand.length).toBe(3);
    const one = does('One Way', [], { modes: [{ ...drawing(2), if: [shut] }, drawing(1)] });
    const e = table([one], { hand: ['One Way'] });
    e.you.activate('One Way');
    expect(e.you.hand.length).toBe(1);
  });

  test('AST §8 modes in the course of an effect, chosen by the other player', () => {
    const he = does('He Decides', [{ k: 'modes', by: 'opp', of: [drawing(1), drawing(3)] }]);
    const d = table([he], { hand: ['He Decides'] });
    d.you.activate('He Decides');
    d.resolve();
    expect(asked(d)).toMatchObject({
      player: 1,
      kind: 'pickMode',
      purpose: 'mode',
      card: 'He Decides',
      options: ['mode 0', 'mode 1'],
    });
    d.opp.mode(1);
    expect(d.you.hand.length).toBe(3);
  });

  test('AST §8 may: yes and no', () => {
    const may = does('If You Like', [
      { k: 'may', by: 'opp', do: [{ k: 'draw', who: 'opp', n: 1 }] },
      { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 100 },
    ]);
    for (const yes of [true, false]) {
      const d = table([may], { hand: ['If You Like'] });
      d.you.activate('If You Like');
      d.resolve();
      expect(asked(d)).toMatchObject({
        player: 1,
        kind: 'yesNo',
        purpose: 'may',
        card: 'If You Like',
        options: ['yes 0', 'no 0'],
      });
      if (yes) d.opp.yes();
      else d.opp.no();
      expect([d.opp.hand.length, d.you.lp]).toEqual(yes ? [1, 8100] : [0, 8000]);
    }
  });

  test('AST §8 may: the question says which part of the effect it is about', () => {
    const twice = does('Twice Asked', [
      { k: 'may', by: 'you', do: [{ k: 'draw', who: 'you', n: 1 }] },
      {
        k: 'if',
        link: 'also',
        c: { k: 'cmp', a: 1, cmp: '=', b: 1 },
        do: [{ k: 'may', by: 'opp', do: [{ k: 'gainLp', who: 'opp', n: 100 }] }],
      },
    ]);
    const d = table([twice], { hand: ['Twice Asked'] });
    d.you.activate('Twice Asked');
    d.resolve();
    expect(d.state.decision).toMatchObject({ player: 0, about: { purpose: 'may', what: 0 } });
    d.you.no();
    expect(d.state.decision).toMatchObject({ player: 1, about: { purpose: 'may', what: 1 } });
    d.opp.yes();
    expect(d.opp.lp).toBe(8100);
  });

  test('AST §8 pay or suffer: the question says that it is a payment', () => {
    const pay = does('Pay Or Suffer', [
      {
        k: 'payElse',
        by: 'opp',
        may: true,
        pay: [{ k: 'payLp', who: 'opp', n: 300 }],
        else: [{ k: 'damage', who: 'opp', n: 1000 }],
      },
    ]);
    for (const yes of [true, false]) {
      const d = table([pay], { hand: ['Pay Or Suffer'] });
      d.you.activate('Pay Or Suffer');
      d.resolve();
      expect(asked(d)).toMatchObject({ player: 1, kind: 'yesNo', purpose: 'pay', card: 'Pay Or Suffer' });
      if (yes) d.opp.yes();
      else d.opp.no();
      expect(d.opp.lp).toBe(yes ? 7700 : 7000);
    }
  });

  test('AST §8 an order of cards on top of the Deck, and a second one after it', () => {
    const sort = does('Sorts Twice', [
      { k: 'gainLp', who: 'you', n: 1 },
      { k: 'order', link: 'also', what: { in: ['deck'], of: 'you', end: { top: 3 } }, by: 'you' },
      { k: 'order', link: 'also', what: { in: ['deck'], of: 'opp', end: { top: 2 } }, by: 'you' },
    ]);
    const d = table(
      [sort],
      { hand: ['Sorts Twice'], deck: ['Gemini Elf', 'Vorse Raider', 'Battle Ox'] },
      { deck: ['Summoned Skull', 'Gemini Elf'] },
    );
    d.you.activate('Sorts Twice');
    d.resolve();
    expect(asked(d)).toMatchObject({
      player: 0,
      kind: 'order',
      purpose: 'order',
      card: 'Sorts Twice',
    });
    d.you.choose('Battle Ox');
    d.you.choose('Gemini Elf');
    d.you.choose('Gemini Elf');
    expect(d.you.deck.slice(0, 4)).toEqual(['Battle Ox', 'Gemini Elf', 'Vorse Raider', 'Mokey Mokey']);
    expect(d.opp.deck.slice(0, 3)).toEqual(['Gemini Elf', 'Summoned Skull', 'Mokey Mokey']);
  });

  test('SPECIAL-03 the position of each, and which come when zones run short', () => {
    const back = does('Back They Come', [
      { k: 'summon', what: { in: ['gy'], of: 'you' }, to: 'you', pos: ['attack', 'defense'] },
    ]);
    const d = table([back], {
      hand: ['Back They Come'],
      gy: ['Gemini Elf', 'Trap Hole', 'Vorse Raider', 'Summoned Skull'],
      monsters: ['Mokey Mokey', 'Mokey Mokey', 'Mokey Mokey'],
    });
    d.you.activate('Back They Come');
    d.resolve();
    expect(asked(d)).toMatchObject({
      kind: 'pickCard',
      purpose: 'zone',
      card: 'Back They Come',
      options: ['Gemini Elf', 'Vorse Raider', 'Summoned Skull'],
    });
    d.you.choose('Vorse Raider');
    expect(asked(d)).toMatchObject({
      kind: 'position',
      purpose: 'position',
      card: 'Gemini Elf',
      options: ['pos 0', 'pos 1'],
    });
    d.you.position('defense');
    expect(asked(d)).toMatchObject({ card: 'Summoned Skull' });
    d.you.position('attack');
    expect([d.you.card('Gemini Elf').pos, d.you.card('Summoned Skull').pos]).toEqual(['defense', 'attack']);
    expect(d.you.gy).toEqual(['Trap Hole', 'Vorse Raider', 'Back They Come']);
  });

  test('GAP-51 a Normal Summon by an effect: which monster, and how', () => {
    const more = does('One More', [
      {
        k: 'normalSummon',
        what: { from: { in: ['hand'], of: 'you' }, n: 1, as: 'x' },
        set: true,
        extra: true,
      },
    ]);
    const d = table([more], { hand: ['One More', 'Gemini Elf', 'Vorse Raider', 'Trap Hole'] });
    d.you.activate('One More');
    d.resolve();
    expect(asked(d)).toMatchObject({
      kind: 'pickCard',
      purpose: 'summon',
      card: 'One More',
      options: ['Gemini Elf', 'Vorse Raider'],
    });
    d.you.choose('Gemini Elf');
    expect(asked(d)).toMatchObject({ kind: 'position', purpose: 'position', options: ['pos 0', 'pos 2'] });
    d.you.position('faceDownDefense');
    expect(d.you.card('Gemini Elf').pos).toBe('faceDownDefense');
    d.you.summon('Vorse Raider');
    expect(d.you.monsters).toEqual(['Gemini Elf', 'Vorse Raider']);
  });

  test('GAP-51 where there is none to Summon nothing happens', () => {
    const more = does('One More', [
      { k: 'gainLp', who: 'you', n: 1 },
      {
        k: 'normalSummon',
        link: 'also',
        what: { from: { in: ['hand'], of: 'you' }, n: 1 },
        set: false,
        extra: true,
      },
      { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 100 },
    ]);
    const none = table([more], { hand: ['One More', 'Summoned Skull'] });
    none.you.activate('One More');
    expect(none.you.lp).toBe(8001);
    const one = table([more], { hand: ['One More', 'Gemini Elf'] });
    one.you.activate('One More');
    expect(one.you.lp).toBe(8101);
    expect(one.you.monsters).toEqual(['Gemini Elf']);
    const high = table([more], { hand: ['One More', 'Summoned Skull'], monsters: ['Gemini Elf'] });
    high.you.activate('One More');
    expect(high.you.lp).toBe(8101);
    expect([high.you.monsters, high.you.gy]).toEqual([['Summoned Skull'], ['Gemini Elf', 'One More']]);
  });
});

describe('questions of the rules', () => {
  test('TRIBUTE-04 which to Tribute, one after another', () => {
    const d = table([], {
      hand: ['Summoned Skull'],
      monsters: ['Gemini Elf', 'Vorse Raider'],
    });
    d.you.summon('Summoned Skull');
    expect(asked(d)).toEqual({
      player: 0,
      kind: 'pickCard',
      purpose: 'tribute',
      card: 'Summoned Skull',
      min: 1,
      max: 1,
      chosen: 0,
      options: ['Gemini Elf', 'Vorse Raider'],
    });
  });

  test('HAND-02 what to discard at the end of the turn', () => {
    const d = table([], { hand: [...Array.from({ length: 7 }, () => 'Mokey Mokey'), 'Gemini Elf'] });
    d.you.end();
    expect(asked(d)).toMatchObject({
      player: 0,
      kind: 'pickCard',
      purpose: 'discardToLimit',
      card: null,
      min: 2,
      max: 2,
      chosen: 0,
    });
    d.you.choose('Gemini Elf');
    expect(asked(d)).toMatchObject({ chosen: 1, options: Array.from({ length: 7 }, () => 'Mokey Mokey') });
  });

  test('BATTLE-04 which monster to attack', () => {
    const d = table([], { monsters: ['Gemini Elf'] }, { monsters: ['Vorse Raider', 'Battle Ox'] });
    d.you.phase('battle');
    d.you.attack('Gemini Elf');
    expect(asked(d)).toMatchObject({
      kind: 'pickCard',
      purpose: 'attackTarget',
      card: 'Gemini Elf',
      options: ['Vorse Raider', 'Battle Ox'],
    });
  });

  test('GAP-06 a replay: another target, or none', () => {
    const off = does('Off It Goes', [
      { k: 'toHand', what: { in: ['mzone'], of: 'you', where: [{ k: 'name', is: 'Battle Ox' }] } },
    ]);
    const d = table(
      [off],
      { monsters: ['Gemini Elf'] },
      { monsters: ['Vorse Raider', 'Battle Ox', 'Mokey Mokey'], spells: ['Off It Goes'] },
      {},
      'edison',
    );
    d.you.phase('battle');
    d.you.attack('Gemini Elf', 'Battle Ox');
    d.opp.activate('Off It Goes');
    d.resolve();
    expect(asked(d)).toMatchObject({
      player: 0,
      kind: 'replay',
      purpose: 'replay',
      card: 'Gemini Elf',
      options: ['Vorse Raider', 'Mokey Mokey', 'done 0'],
    });
    d.you.choose('Mokey Mokey');
    expect(d.opp.lp).toBe(8000 - 1600);
  });

  test('GAP-28 of several duties the player says which comes first', () => {
    const duty = (name: string, n: number) =>
      lasting(name, [
        { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
        {
          k: 'act',
          id: 'e2',
          on: { k: 'trigger', ev: [{ k: 'phase', is: 'end', at: 'during', of: 'you' }], as: 'if' },
          do: [{ k: 'gainLp', who: 'you', n }],
        },
      ]);
    const d = table([duty('First Duty', 1), duty('Second Duty', 2)], {
      spells: [
        { card: 'First Duty', pos: 'up' },
        { card: 'Second Duty', pos: 'up' },
      ],
    });
    d.you.end();
    expect(asked(d)).toMatchObject({
      player: 0,
      kind: 'order',
      purpose: 'chainOrder',
      options: ['First Duty', 'Second Duty'],
    });
    d.you.activate('Second Duty');
    expect(d.you.lp).toBe(8003);
  });

  test('TERM-01 an optional trigger may be declined', () => {
    const may = monster('Perhaps', [
      {
        k: 'act',
        id: 'e1',
        on: { k: 'trigger', ev: [{ k: 'summoned', what: 'this' }], as: 'if' },
        may: true,
        do: [{ k: 'draw', who: 'you', n: 1 }],
      },
    ]);
    for (const yes of [true, false]) {
      const d = table([may], { hand: ['Perhaps'] });
      d.you.summon('Perhaps');
      d.resolve();
      expect(asked(d)).toMatchObject({
        player: 0,
        kind: 'trigger',
        purpose: 'trigger',
        card: 'Perhaps',
        options: ['Perhaps', 'pass 0'],
      });
      if (yes) d.you.activate('Perhaps');
      else d.you.pass();
      expect(d.you.hand.length).toBe(yes ? 1 : 0);
    }
  });
});
