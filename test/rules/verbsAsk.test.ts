/** What verbs ask on the way: whom, what for, by which card, how many, and among what (AST.md §8). */
import { describe, expect, test } from 'vitest';
import type { PoolCard } from '../../src/cards/pool.ts';
import type { Op } from '../../src/engine/index.ts';
import type { Duel } from '../../src/engine/testkit/duel.ts';
import { HOWS, ZONE } from '../../src/engine/types.ts';
import { backrow, does, lasting, monster } from './made.ts';
import { asked, bonus, group, heard, idOf, named, nameOf, playing, table, tries } from './tries.ts';
import { maker, scene } from './vocabulary/scene.ts';

describe('AST §4 choosing cards', () => {
  const levels = [3, 4, 5].map((level) => monster(`Level ${level}`, [], { level }));
  const destroy = (more: object): Op =>
    ({ k: 'destroy', what: { from: group('opp', 'mzone'), n: 1, ...more } }) as Op;
  const open = (op: Op, monsters: string[]): Duel => {
    const d = table([tries(op), ...levels], { hand: ['Tries It'] }, { monsters });
    d.you.activate('Tries It');
    d.resolve();
    return d;
  };

  test('to a sum: no card counts twice', () => {
    const d = open(destroy({ n: [1, 3], sum: { stat: 'level', cmp: '=', to: 8 } }), [
      'Level 3',
      'Level 4',
      'Level 5',
    ]);
    expect(asked(d)).toMatchObject({
      player: 0,
      purpose: 'effect',
      min: 1,
      max: 3,
      options: ['Level 3', 'Level 5'],
    });
    d.you.choose('Level 5', 'Level 3');
    expect(d.opp.gy).toEqual(['Level 5', 'Level 3']);
  });

  test.each([
    ['openly', {}, -1],
    ['without seeing them', { how: 'blind' }, 1],
  ])('%s', (_, how, what) => {
    const d = table(
      [tries({ k: 'discard', what: { from: group('opp', 'hand'), n: 1, ...how } } as Op)],
      { hand: ['Tries It'] },
      { hand: ['Gemini Elf', 'Battle Ox'] },
    );
    d.you.activate('Tries It');
    d.resolve();
    expect(asked(d)).toEqual({
      kind: 'pickCard',
      player: 0,
      purpose: 'effect',
      card: 'Tries It',
      min: 1,
      max: 1,
      chosen: [],
      what,
      options: ['Gemini Elf', 'Battle Ox'],
    });
  });

  test('two of three, one after another, by the other player', () => {
    const d = open(destroy({ n: 2, by: 'opp' }), ['Level 3', 'Level 4', 'Level 5']);
    const ask = {
      kind: 'pickCard',
      player: 1,
      purpose: 'effect',
      card: 'Tries It',
      min: 2,
      max: 2,
      what: -1,
    };
    expect(asked(d)).toEqual({ ...ask, chosen: [], options: ['Level 3', 'Level 4', 'Level 5'] });
    d.opp.choose('Level 4');
    expect(asked(d)).toEqual({ ...ask, chosen: ['Level 4'], options: ['Level 3', 'Level 5'] });
    d.opp.choose('Level 3');
    expect(d.opp.monsters).toEqual(['Level 5']);
  });

  test.each([
    ['Gemini Elf', 0],
    ['Battle Ox', 1],
  ])('GAP-31 only a search that finds nothing shows the Deck: %s', (name, times) => {
    const d = table([tries({ k: 'search', what: { from: { ...named(name, 'deck'), of: 'you' }, n: 1 } })], {
      hand: ['Tries It'],
      deck: ['Gemini Elf', 'Vorse Raider'],
      fill: false,
    });
    const shown = playing(d, 'Tries It').filter((e) => e.k === 'revealed' && e.n === 1);
    expect(shown).toHaveLength(times);
    if (times === 1)
      expect(shown[0]).toMatchObject({
        player: -1,
        by: 0,
        cause: idOf(d, 'Tries It'),
        cards: d.state.zones[ZONE.deck]!.filter((id) => id >= 0),
      });
  });

  test('cards put in an order are known to him who did it, face-up ones to both', () => {
    const d = table(
      [
        does('Tries It', [
          { k: 'excavate', who: 'opp', stop: { n: 3 }, as: 'x' },
          { k: 'order', link: 'alsoAfter', what: { ref: 'x' }, by: 'you' },
        ]),
      ],
      { hand: ['Tries It'] },
      { deck: ['Gemini Elf', 'Battle Ox', 'Vorse Raider'] },
    );
    d.state.cards[idOf(d, 'Battle Ox')]!.face = 1;
    d.you.activate('Tries It');
    d.resolve();
    expect(asked(d)).toMatchObject({ kind: 'order', player: 0, purpose: 'order', card: 'Tries It' });
    d.you.choose('Vorse Raider');
    const events = heard(d, (o) => o.k === 'card' && nameOf(d, o.card) === 'Battle Ox');
    expect(d.opp.deck.slice(0, 4)).toEqual(['Vorse Raider', 'Battle Ox', 'Gemini Elf', 'Mokey Mokey']);
    expect(events.filter((e) => e.k === 'rearranged')).toMatchObject([
      { player: 1, by: 0, n: 1, cards: ['Vorse Raider', 'Battle Ox', 'Gemini Elf'].map((n) => idOf(d, n)) },
    ]);
    const seen = (name: string): number => d.state.cards[idOf(d, name)]!.seen;
    expect(['Vorse Raider', 'Battle Ox', 'Gemini Elf'].map(seen)).toEqual([1, 3, 1]);
  });
});

describe('AST §8 `run`', () => {
  const either = does('Either', [{ k: 'gainLp', who: 'you', n: 10 }], {
    modes: [
      { name: 'burn', do: [{ k: 'damage', who: 'opp', n: 500 }] },
      {
        name: 'kill',
        target: [{ from: group('opp', 'mzone'), n: 1, as: 'm' }],
        do: [{ k: 'destroy', what: { ref: 'm' } }],
      },
    ],
  });
  const copies = does(
    'Copies',
    [
      { k: 'run', effectOf: { ref: 't' }, as_: 'yours' },
      { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 1000 },
    ],
    { target: [{ from: named('Either', 'gy'), n: 1, as: 't' }] },
  );
  const open = (monsters: string[]): Duel => {
    const d = table([either, copies], { hand: ['Copies'] }, { gy: ['Either'], monsters });
    d.you.activate('Copies');
    d.resolve();
    return d;
  };
  test('the copying player chooses the mode and its targets', () => {
    const d = open(['Gemini Elf', 'Battle Ox']);
    expect(asked(d)).toMatchObject({
      kind: 'pickMode',
      player: 0,
      purpose: 'mode',
      card: 'Either',
      options: ['mode 0', 'mode 1'],
    });
    expect(d.state.decision!.about.addr).toBeGreaterThanOrEqual(0);
    d.you.mode(1);
    expect(asked(d)).toMatchObject({ player: 0, purpose: 'target', options: ['Gemini Elf', 'Battle Ox'] });
    d.you.choose('Battle Ox');
    expect([d.opp.monsters, d.opp.lp, d.you.lp]).toEqual([['Gemini Elf'], 8000, 9010]);
  });
  test('the other mode', () => {
    const d = open(['Gemini Elf', 'Battle Ox']);
    d.you.mode(0);
    expect([d.opp.monsters.length, d.opp.lp, d.you.lp]).toEqual([2, 7500, 9010]);
  });
  test('one that cannot be chosen is not asked for', () => {
    const d = open([]);
    expect(d.state.decision?.kind).toBe('main');
    expect([d.opp.lp, d.you.lp]).toEqual([7500, 9010]);
  });
});

describe('AST §8 a Summon that counts as the proper one', () => {
  test.each([
    ['Flame Swordsman', 'extra', true, 'fusion'],
    ['Flame Swordsman', 'extra', false, 'special'],
    ['Black Luster Soldier', 'hand', true, 'ritual'],
    ['Gemini Elf', 'gy', true, 'special'],
  ] as const)('%s from %s, %s: %s', (name, place, proper, how) => {
    const d = table(
      [
        tries({
          k: 'summon',
          what: { ...named(name, place), of: 'you' },
          to: 'you',
          pos: ['attack'],
          ...(proper ? { proper: true as const, ignoring: 'conditions' as const } : {}),
        }),
      ],
      place === 'hand' ? { hand: ['Tries It', name] } : { hand: ['Tries It'], [place]: [name] },
    );
    const events = playing(d, 'Tries It');
    const id = idOf(d, name);
    expect(events.filter((e) => e.k === 'summoned')).toMatchObject([
      { player: 0, by: 0, cause: idOf(d, 'Tries It'), cards: [id], n: HOWS.indexOf(how) },
    ]);
    const card = d.state.cards[id]!;
    expect([card.properly, HOWS[card.how], card.howTurn, card.howCard]).toEqual([
      proper,
      how,
      d.state.turn,
      idOf(d, 'Tries It'),
    ]);
  });
});

describe('GAP-51 a Normal Summon or Set by an effect', () => {
  const call = (set: boolean): Op => ({
    k: 'normalSummon',
    what: { from: group('you', 'hand'), n: 1 },
    set,
    extra: true,
  });
  const open = (hand: string[], set = true, cards: PoolCard[] = []): Duel => {
    const d = table([tries(call(set)), ...cards], { hand: ['Tries It', ...hand] });
    d.you.activate('Tries It');
    d.resolve();
    return d;
  };
  test('which, then how it lies', () => {
    const d = open(['Gemini Elf', 'Battle Ox']);
    expect(asked(d)).toMatchObject({
      kind: 'pickCard',
      player: 0,
      purpose: 'summon',
      card: 'Tries It',
      options: ['Gemini Elf', 'Battle Ox'],
    });
    d.you.choose('Battle Ox');
    expect(asked(d)).toMatchObject({
      kind: 'position',
      player: 0,
      purpose: 'position',
      card: 'Battle Ox',
      options: ['pos 0', 'pos 2'],
    });
    d.you.position('faceDownDefense');
    expect(d.you.card('Battle Ox').pos).toBe('faceDownDefense');
    expect([d.you.hand, d.you.lp]).toEqual([['Gemini Elf'], 9001]);
    expect(d.you.can('summon', 'Gemini Elf')).toBe(true);
  });
  test('where nothing can be chosen nothing is asked', () => {
    const d = open(['Gemini Elf'], false);
    expect(d.you.card('Gemini Elf').pos).toBe('attack');
    const none = open([]);
    expect([none.you.lp, none.you.monsters]).toEqual([8001, []]);
  });
  test('SUMMON-08 what can only be Set is Set', () => {
    const shy = monster('Shy', [{ k: 'summonRule', id: 'sr', normal: 'setOnly' }]);
    const d = open(['Shy'], true, [shy]);
    expect([d.you.card('Shy').pos, d.you.lp]).toEqual(['faceDownDefense', 9001]);
    expect(open(['Shy'], false, [shy]).you.monsters).toEqual([]);
  });
  test('nothing else is carried out with it', () => {
    const caller = maker(100, 'Caller', [
      { k: 'act', id: 'a2', on: { k: 'ignition' }, do: [{ k: 'damage', who: 'opp', n: 100 }] },
      {
        k: 'act',
        id: 'a1',
        on: { k: 'ignition' },
        do: [call(false), { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 10 }],
      },
    ]);
    const x = scene({ monsters: ['Caller'], hand: ['Wolf'] }, {}, { cards: [caller] });
    x.duel.you.activate('Caller', { effect: 'a1' });
    x.duel.resolve();
    expect(x.duel.you.monsters).toEqual(['Caller', 'Wolf']);
    expect([x.duel.you.lp, x.duel.opp.lp]).toEqual([8010, 8000]);
  });
});

describe('AST §8 negating', () => {
  const jams = backrow('trap', 'Jams', [
    {
      k: 'act',
      id: 'e1',
      on: { k: 'card', ev: [{ k: 'activated', what: [], by: 'opp' }] },
      do: [{ k: 'negate', what: 'activation', of: 'event' }, bonus],
    },
  ]);
  test('what was answered, though its card has left since', () => {
    const away = does('Away', [{ k: 'toHand', what: named('Lasts', 'szone') }]);
    const lasts = lasting('Lasts', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [{ k: 'damage', who: 'opp', n: 500 }] },
    ]);
    const d = table([jams, away, lasts], { spells: ['Lasts', 'Away'] }, { spells: ['Jams'] });
    d.you.activate('Lasts');
    d.opp.activate('Jams');
    d.you.activate('Away');
    expect([d.you.lp, d.opp.lp, d.you.hand]).toEqual([8000, 9000, ['Lasts']]);
  });
  test('the effect of the card named, which is not the one answered', () => {
    const burns = does('Burns', [{ k: 'damage', who: 'opp', n: 500 }]);
    const lasts = lasting('Lasts', [
      { k: 'act', id: 'e1', on: { k: 'card' }, do: [{ k: 'damage', who: 'opp', n: 300 }] },
    ]);
    const stops = does('Stops', [{ k: 'negate', what: 'effect', of: { ref: 't' } }, bonus], {
      target: [{ from: named('Lasts', 'szone'), n: 1, as: 't' }],
    });
    const d = table([burns, lasts, stops], { spells: ['Lasts', 'Burns'] }, { spells: ['Stops'] });
    d.you.activate('Lasts');
    d.you.activate('Burns');
    d.opp.activate('Stops');
    expect(d.opp.lp).toBe(8000 + 1000 - 500);
  });
  test('is told: who, by which effect, which link', () => {
    const burns = does('Burns', [{ k: 'damage', who: 'opp', n: 500 }]);
    const d = table([burns, jams], { spells: ['Burns'] }, { spells: ['Jams'] });
    d.you.activate('Burns');
    const told = playing(d, 'Jams').filter((e) => e.k === 'negated');
    expect(told).toMatchObject([{ by: 1, cause: idOf(d, 'Jams'), cards: [idOf(d, 'Burns')], n: 0, m: 1 }]);
    expect([d.opp.lp, d.you.gy]).toEqual([9000, ['Burns']]);
  });
});

test('AST §3 a Special Summon that another effect may stand in for', () => {
  const holds = lasting('Holds Back', [
    { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
    {
      k: 'replace',
      id: 'r1',
      would: { k: 'moved', what: { in: ['gy'], of: 'both' }, to: ['mzone'] },
      may: true,
      by: 'you',
      instead: [{ k: 'gainLp', who: 'you', n: 7 }],
    },
  ]);
  const calls = tries({ k: 'summon', what: group('you', 'gy'), to: 'you', pos: ['attack'] });
  const open = (): Duel => {
    const d = table(
      [holds, calls],
      { hand: ['Tries It'], gy: ['Gemini Elf'] },
      { spells: [{ card: 'Holds Back', pos: 'up' }] },
    );
    d.you.activate('Tries It');
    d.resolve();
    expect(asked(d)).toMatchObject({ kind: 'yesNo', player: 1 });
    return d;
  };
  const yes = open();
  yes.opp.yes();
  expect([yes.you.monsters, yes.you.lp, yes.opp.lp]).toEqual([[], 8001, 8007]);
  const no = open();
  no.opp.no();
  expect([no.you.monsters, no.you.lp, no.opp.lp]).toEqual([['Gemini Elf'], 9001, 8000]);
});
