/** Choices of cards: who is eligible, how many, what keeps a choice completable; Tributes, materials and prices. */
import { describe, expect, test } from 'vitest';
import type { CardDef, Effect, Mod, Op, Some } from '../../../src/engine/ast/index.ts';
import { masked } from '../../../src/engine/eval/ctx.ts';
import {
  materialSet,
  materialsDone,
  monstersByRule,
  nextMaterials,
  type Recipe,
  recipeOf,
  summonRecipe,
} from '../../../src/engine/legal/materials.ts';
import { canPay, hasLp, isWaived, pledged } from '../../../src/engine/legal/pay.ts';
import { boundsOf, candidatesFor, chooserOf, completable, complete } from '../../../src/engine/legal/pick.ts';
import {
  lentTo,
  nextTributes,
  tributable,
  tributesMet,
  tributesNeeded,
  tributesPossible,
} from '../../../src/engine/legal/tribute.ts';
import { TURN_FLAG } from '../../../src/engine/state.ts';
import { maker, type Scene, scene, sheet } from './scene.ts';

const standing = (on: Extract<Effect, { k: 'static' }>['on'], ...mods: Mod[]): Effect => ({
  k: 'static',
  id: 's1',
  on,
  mods,
});
const mine = { in: ['mzone' as const], of: 'you' as const };
const theirs = { in: ['mzone' as const], of: 'opp' as const };
const all = { in: ['field' as const, 'hand' as const, 'gy' as const], of: 'both' as const };
const some = (from: Some['from'], more: Partial<Some> = {}): Some => ({ from, n: 1, ...more });
const beasts = [{ k: 'race' as const, is: 'Beast' }];

describe('who is eligible', () => {
  const ban = (
    act: Extract<Mod, { k: 'cannot' }>['do'],
    on: Extract<Effect, { k: 'static' }>['on'],
  ): CardDef =>
    sheet(110, 'Ban', [
      standing(on, {
        k: 'cannot',
        do: act,
        ...(typeof on === 'object' && 'player' in on && { where: beasts }),
      }),
    ]);
  const BEASTS = { in: ['mzone' as const, 'gy' as const], of: 'both' as const, where: beasts };
  const open = (card: CardDef = ban('draw', { player: 'you' })): Scene =>
    scene(
      {
        hand: ['Eel'],
        gy: ['Ghost', 'Tonic', 'Knight'],
        monsters: ['Wolf', 'Imp'],
        spells: [{ card: 'Ban', pos: 'up' }],
      },
      { gy: ['Adopted Wolf'], monsters: ['Bear', 'Drake'] },
      { cards: [card] },
    );
  type Verb = Parameters<typeof candidatesFor>[3];
  const found = (x: Scene, verb: Verb, purpose: 'effect' | 'cost' | 'target' = 'effect'): string[] =>
    x.names(candidatesFor(x.s, x.ctx('Imp'), some(all), verb, purpose));
  const EVERY = ['Wolf', 'Imp', 'Ban', 'Eel', 'Ghost', 'Tonic', 'Knight', 'Bear', 'Drake', 'Adopted Wolf'];
  const without = (...names: string[]): string[] => EVERY.filter((name) => !names.includes(name));
  test('anything, where nothing forbids', () => {
    for (const verb of ['destroy', 'tribute', 'banish', 'pick'] as const)
      expect(found(open(), verb)).toEqual(EVERY);
    expect(found(open(), 'pick', 'target')).toEqual(EVERY);
  });
  test('discarded is what is in a hand', () => {
    expect(found(open(), 'discard')).toEqual(['Eel']);
  });
  test('only monsters change sides', () => {
    expect(found(open(), 'control')).toEqual([
      'Wolf',
      'Imp',
      'Eel',
      'Ghost',
      'Knight',
      'Bear',
      'Drake',
      'Adopted Wolf',
    ]);
    expect(found(open(), 'swapControl')).toEqual(found(open(), 'control'));
  });
  test('summoned is what may be', () => {
    expect(found(open(), 'summon')).toEqual(['Wolf', 'Imp', 'Eel', 'Ghost', 'Bear', 'Drake', 'Adopted Wolf']);
    expect(found(open(), 'summonFreely')).toEqual([
      'Wolf',
      'Imp',
      'Eel',
      'Ghost',
      'Knight',
      'Bear',
      'Drake',
      'Adopted Wolf',
    ]);
  });
  const rows: [
    act: Extract<Mod, { k: 'cannot' }>['do'],
    verb: Verb,
    purpose: 'effect' | 'target',
    on: Extract<Effect, { k: 'static' }>['on'],
    out: string[],
  ][] = [
    ['beTargeted', 'pick', 'target', BEASTS, without('Wolf', 'Bear', 'Adopted Wolf')],
    ['beTargeted', 'pick', 'effect', BEASTS, EVERY],
    ['beTributed', 'tribute', 'effect', BEASTS, without('Wolf', 'Bear')],
    ['tribute', 'tribute', 'effect', { player: 'you' }, without('Wolf', 'Bear')],
    ['tribute', 'tribute', 'effect', { player: 'opp' }, EVERY],
    ['banish', 'banish', 'effect', BEASTS, without('Wolf', 'Bear', 'Adopted Wolf')],
    ['banish', 'banish', 'effect', { player: 'you' }, without('Wolf', 'Bear', 'Adopted Wolf')],
    ['banish', 'banish', 'effect', { player: 'opp' }, EVERY],
    ['banish', 'destroy', 'effect', BEASTS, EVERY],
    ['changeControl', 'control', 'effect', BEASTS, ['Imp', 'Eel', 'Ghost', 'Knight', 'Drake']],
  ];
  test.each(rows)('%s for %s as %s', (act, verb, purpose, on, out) => {
    expect(found(open(ban(act, on)), verb, purpose)).toEqual(out);
  });
  test('what does not touch it does not change its side', () => {
    const stout = maker(111, 'Stout', [
      standing('this', { k: 'unaffected', by: [{ k: 'race', is: 'Fiend' }] }),
    ]);
    const x = scene({ monsters: ['Imp'] }, { monsters: ['Stout', 'Bear'] }, { cards: [stout] });
    const of = (self: string): string[] =>
      x.names(candidatesFor(x.s, x.ctx(self), some({ ...mine, of: 'both' }), 'control', 'effect'));
    expect(of('Imp')).toEqual(['Imp', 'Bear']);
    expect(of('Bear')).toEqual(['Imp', 'Stout', 'Bear']);
  });
  test('GAP-48 a monster destroyed in this battle is targeted no more', () => {
    const x = open();
    x.card('Bear').turnFlags |= TURN_FLAG.battleDestroyed;
    expect(found(x, 'pick', 'target')).toEqual(without('Bear'));
    expect(found(x, 'pick')).toEqual(EVERY);
  });
  test('the order of a Deck is not shown; that of other piles is', () => {
    const x = scene({ deck: ['Wolf', 'Jar', 'Bear', 'Eel'], gy: ['Jar', 'Wolf'] });
    const of = (from: Some['from']): string[] =>
      x.names(candidatesFor(x.s, x.ctx(), some(from), 'pick', 'effect'));
    expect(of({ in: ['deck'], of: 'you' })).toEqual(['Wolf', 'Bear', 'Eel', 'Jar']);
    expect(of({ in: ['gy'], of: 'you' })).toEqual(['Jar', 'Wolf']);
    expect(of({ in: ['gy', 'deck'], of: 'you' })).toEqual(['Jar', 'Wolf', 'Eel', 'Bear', 'Jar', 'Wolf']);
  });
});

describe('lent monsters stand in for own ones', () => {
  const lender = (first: boolean): CardDef =>
    maker(110, 'Lender', [
      standing({ ...theirs, where: beasts }, { k: 'lend', for: 'tribute', to: 'you', first }),
    ]);
  const open = (first = false): Scene =>
    scene(
      { hand: ['Hunter Chief', 'Drake'], monsters: ['Lender', 'Imp'] },
      { monsters: ['Bear', 'Jar', { card: 'Wolf', pos: 'faceDownDefense' }] },
      { cards: [lender(first)] },
    );
  const found = (
    x: Scene,
    from: Some['from'],
    verb: 'tribute' | 'banish' = 'tribute',
    purpose: 'cost' | 'effect' = 'cost',
    self = 'Imp',
  ) => x.names(candidatesFor(x.s, x.ctx(self), some(from), verb, purpose));
  test('as a cost, among own monsters that are asked for', () => {
    expect(found(open(), mine)).toEqual(['Lender', 'Imp', 'Bear']);
    expect(found(open(), { in: ['field'], of: 'you' })).toEqual(['Lender', 'Imp', 'Bear']);
    expect(found(open(), { ...mine, where: [{ k: 'attr', is: 'dark' }] })).toEqual(['Lender', 'Imp']);
    expect(found(open(), { ...mine, where: beasts })).toEqual(['Bear']);
  });
  test('not otherwise', () => {
    expect(found(open(), mine, 'tribute', 'effect')).toEqual(['Lender', 'Imp']);
    expect(found(open(), mine, 'banish')).toEqual(['Lender', 'Imp']);
    expect(found(open(), { in: ['hand'], of: 'you' })).toEqual(['Hunter Chief', 'Drake']);
    expect(found(open(), 'this')).toEqual(['Imp']);
    expect(found(open(), mine, 'tribute', 'cost', 'Jar')).toEqual(['Bear', 'Jar', 'Wolf']);
    expect(found(open(), theirs)).toEqual(['Bear', 'Jar', 'Wolf']);
  });
  test('to whom', () => {
    const x = open();
    expect([x.names(lentTo(x.s, 0)), x.names(lentTo(x.s, 1))]).toEqual([['Bear'], []]);
    // for a Tribute Summon a face-down one as well
    expect(x.names(tributable(x.s, 0))).toEqual(['Lender', 'Imp', 'Bear', 'Wolf']);
    expect(x.names(tributable(x.s, 1))).toEqual(['Bear', 'Jar', 'Wolf']);
    const none = scene({ monsters: ['Imp'] }, { monsters: ['Bear'] });
    expect(lentTo(none.s, 0)).toEqual([]);
  });
  test('first: it must be among the Tributes', () => {
    const x = open(true);
    const next = (name: string, need: number, ...chosen: string[]): string[] =>
      x.names(
        nextTributes(
          x.s,
          0,
          x.id(name),
          need,
          chosen.map((n) => x.id(n)),
        ),
      );
    expect(next('Hunter Chief', 1)).toEqual(['Bear', 'Wolf']);
    expect(next('Drake', 2)).toEqual(['Bear', 'Wolf']);
    expect(next('Drake', 2, 'Bear')).toEqual(['Wolf']);
    x.card('Wolf').face = 1;
    x.card('Wolf').zone = 2;
    x.s.zones[15]![2] = -1;
    x.s.layout++;
    expect(next('Hunter Chief', 1)).toEqual(['Bear']);
    expect(next('Drake', 2)).toEqual(['Lender', 'Imp', 'Bear']);
    expect(next('Drake', 2, 'Imp')).toEqual(['Bear']);
    expect(next('Drake', 2, 'Bear')).toEqual(['Lender', 'Imp']);
    const y = open(false);
    expect(y.names(nextTributes(y.s, 0, y.id('Hunter Chief'), 1, []))).toEqual([
      'Lender',
      'Imp',
      'Bear',
      'Wolf',
    ]);
  });
});

describe('Tributes', () => {
  test('TRIBUTE-01 by Level', () => {
    const x = scene({ hand: ['Wolf', 'Hunter Chief', 'Knight', 'Drake'] });
    expect(
      ['Wolf', 'Hunter Chief', 'Knight', 'Drake'].map((name) => tributesNeeded(x.s, x.id(name))),
    ).toEqual([0, 1, 1, 2]);
  });
  test('TRIBUTE-01 the present Level in the hand counts, continuous effects too', () => {
    const tide = sheet(110, 'Tide', [
      standing({ in: ['hand', 'mzone'], of: 'both' }, { k: 'add', stat: 'level', n: -1 }),
    ]);
    const x = scene(
      { hand: ['Hunter Chief', 'Drake'], spells: [{ card: 'Tide', pos: 'up' }] },
      {},
      { cards: [tide] },
    );
    expect(['Hunter Chief', 'Drake'].map((name) => tributesNeeded(x.s, x.id(name)))).toEqual([0, 1]);
  });
  const TWIN = maker(110, 'Twin', [
    { k: 'countsAs', id: 'c1', tributes: { n: 2, for: [{ k: 'race', is: 'Dragon' }] } },
  ]);
  test('one that counts as two, for what it says, face-up', () => {
    const x = scene({ hand: ['Drake', 'Jar'], monsters: ['Twin', 'Wolf', 'Imp'] }, {}, { cards: [TWIN] });
    const met = (monster: string, need: number, ...names: string[]): boolean =>
      tributesMet(
        x.s,
        x.id(monster),
        need,
        names.map((n) => x.id(n)),
      );
    expect(met('Drake', 2, 'Twin')).toBe(true);
    expect(met('Drake', 3, 'Twin')).toBe(false);
    expect(met('Drake', 3, 'Twin', 'Wolf')).toBe(true);
    expect(met('Jar', 2, 'Twin')).toBe(false);
    expect(met('Drake', 2, 'Wolf', 'Imp')).toBe(true);
    expect(met('Drake', 2, 'Wolf')).toBe(false);
    const next = (...chosen: string[]): string[] =>
      x.names(
        nextTributes(
          x.s,
          0,
          x.id('Drake'),
          2,
          chosen.map((n) => x.id(n)),
        ),
      );
    expect(next()).toEqual(['Twin', 'Wolf', 'Imp']);
    // a Tribute beyond the need is needless
    expect(next('Wolf')).toEqual(['Imp']);
    expect(next('Twin')).toEqual([]);
    x.card('Twin').face = 0;
    x.s.layout++;
    expect(met('Drake', 2, 'Twin')).toBe(false);
    expect(next('Wolf')).toEqual(['Twin', 'Imp']);
  });
  test('not what may not be Tributed', () => {
    const acts = ['beTributed', 'beTributedForSummon', 'tribute'] as const;
    for (const act of acts) {
      const ban = sheet(111, 'Ban', [
        act === 'tribute'
          ? standing({ player: 'you' }, { k: 'cannot', do: act, where: beasts })
          : standing({ ...mine, where: beasts }, { k: 'cannot', do: act }),
      ]);
      const x = scene(
        { monsters: ['Wolf', 'Imp'], spells: [{ card: 'Ban', pos: 'up' }] },
        {},
        { cards: [ban] },
      );
      expect(x.names(tributable(x.s, 0))).toEqual(['Imp']);
    }
    const x = scene({ monsters: ['Wolf', 'Imp'] });
    x.card('Wolf').turnFlags |= TURN_FLAG.limbo;
    expect(x.names(tributable(x.s, 0))).toEqual(['Imp']);
  });
  test('enough of them, and a zone once they have left', () => {
    const possible = (need: number, you: string[], chosen: string[] = []): boolean => {
      const x = scene({ hand: ['Golem'], monsters: you });
      return tributesPossible(
        x.s,
        0,
        x.id('Golem'),
        need,
        chosen.map((n) => x.id(n)),
      );
    };
    expect(possible(0, [])).toBe(true);
    expect(possible(0, ['Wolf', 'Bear', 'Imp', 'Eel', 'Jar'])).toBe(false);
    expect(possible(1, ['Wolf', 'Bear', 'Imp', 'Eel', 'Jar'])).toBe(true);
    expect(possible(1, [])).toBe(false);
    expect(possible(2, ['Wolf'])).toBe(false);
    expect(possible(2, ['Wolf', 'Bear'], ['Bear'])).toBe(true);
  });
});

describe('how many', () => {
  const rows: [n: Some['n'], eligible: number, out: [number, number]][] = [
    [2, 5, [2, 2]],
    [2, 1, [2, 2]],
    ['any', 4, [0, 4]],
    ['max', 4, [4, 4]],
    [[1, 3], 5, [1, 3]],
    [[1, 3], 2, [1, 2]],
    [{ k: 'count', of: mine }, 9, [2, 2]],
    [[0, { k: 'count', of: mine }], 9, [0, 2]],
  ];
  test.each(rows)('%j of %d', (n, eligible, out) => {
    const x = scene({ monsters: ['Wolf', 'Imp'] });
    expect(boundsOf(x.s, x.ctx(), some(mine, { n }), eligible)).toEqual(out);
  });
  test('who chooses', () => {
    const x = scene({ monsters: ['Wolf'] }, { monsters: ['Bear'] });
    const by = (who: NonNullable<Some['by']> | undefined, self: string) =>
      chooserOf(x.s, x.ctx(self), some(mine, who === undefined ? {} : { by: who }));
    expect([
      by(undefined, 'Wolf'),
      by('opp', 'Wolf'),
      by('both', 'Wolf'),
      by('you', 'Bear'),
      by('opp', 'Bear'),
    ]).toEqual([0, 1, 0, 1, 0]);
    expect(by('both', 'Bear')).toBe(1);
  });
});

describe('a choice that can be completed', () => {
  const table = (): Scene => scene({ monsters: ['Wolf', 'Adopted Wolf', 'Eel', 'Drake', 'Jar'] });
  type Sum = NonNullable<Some['sum']>;
  const level = (cmp: Sum['cmp'], to: number): Partial<Some> => ({ sum: { stat: 'level', cmp, to } });
  // Levels: Wolf 4, Adopted Wolf 2 (named Wolf), Eel 3, Drake 7, Jar 2
  const rows: [
    title: string,
    more: Partial<Some>,
    chosen: string[],
    rest: string[],
    min: number,
    max: number,
    can: boolean,
    done: boolean,
  ][] = [
    ['none asked', {}, [], [], 0, 0, true, true],
    ['one of one', {}, [], ['Wolf'], 1, 1, true, false],
    ['one of none', {}, [], [], 1, 1, false, false],
    ['two of one and one', {}, ['Eel'], ['Wolf'], 2, 2, true, false],
    ['two of one', {}, ['Eel'], [], 2, 2, false, false],
    ['too many', {}, ['Eel', 'Wolf'], [], 0, 1, false, true],
    ['different names', { distinct: 'name' }, ['Wolf'], ['Eel'], 2, 2, true, false],
    ['the same name left', { distinct: 'name' }, ['Wolf'], ['Adopted Wolf'], 2, 2, false, false],
    ['the same name chosen', { distinct: 'name' }, ['Wolf', 'Adopted Wolf'], ['Eel'], 2, 3, false, true],
    ['the same names may both be chosen', {}, ['Wolf', 'Adopted Wolf'], [], 2, 2, true, true],
    ['a sum', level('=', 7), [], ['Wolf', 'Eel'], 1, 2, true, false],
    ['a sum of one', level('=', 7), [], ['Drake'], 1, 2, true, false],
    ['a sum too high', level('=', 7), ['Drake'], ['Jar'], 1, 2, true, true],
    ['beyond the sum', level('=', 7), ['Drake', 'Jar'], ['Eel'], 1, 3, false, false],
    ['a sum out of reach', level('=', 8), [], ['Wolf', 'Eel'], 1, 2, false, false],
    ['a sum with more cards than allowed', level('=', 9), [], ['Wolf', 'Eel', 'Jar'], 1, 2, false, false],
    ['a sum with as many cards as allowed', level('=', 9), [], ['Wolf', 'Eel', 'Jar'], 1, 3, true, false],
    ['a sum with fewer cards than asked', level('=', 7), [], ['Drake'], 2, 3, false, false],
    ['at least', level('>=', 5), ['Wolf'], ['Eel'], 1, 2, true, false],
    ['at most', level('<=', 3), [], ['Wolf', 'Jar'], 1, 1, true, false],
    ['at most, none fits', level('<=', 1), [], ['Wolf', 'Jar'], 1, 1, false, false],
    ['a card counts once', level('=', 4), [], ['Jar'], 1, 2, false, false],
  ];
  test.each(rows)('%s', (_, more, chosen, rest, min, max, can, done) => {
    const x = table();
    const ids = (names: string[]): number[] => names.map((name) => x.id(name));
    const what = some(mine, more);
    expect(completable(x.s, x.ctx(), what, ids(chosen), ids(rest), min, max)).toBe(can);
    expect(complete(x.s, x.ctx(), what, ids(chosen), min)).toBe(done);
  });
});

describe('prices', () => {
  const open = (more: CardDef[] = [], lp = 1000): Scene =>
    scene(
      {
        lp,
        hand: ['Tonic'],
        deck: ['Eel', 'Ghost'],
        monsters: ['Wolf', { card: 'Jar', counters: [['spark', 2]] }],
        spells: more.map((c) => ({ card: c.name, pos: 'up' as const })),
      },
      { lp: 500, deck: ['Moth'], monsters: ['Drake'] },
      { cards: more },
    );
  const rows: [title: string, ops: Op[], out: boolean][] = [
    ['nothing', [], true],
    ['Life Points', [{ k: 'payLp', who: 'you', n: 1000 }], true],
    ['more Life Points', [{ k: 'payLp', who: 'you', n: 1001 }], false],
    ['Life Points of the other', [{ k: 'payLp', who: 'opp', n: 501 }], false],
    ['Life Points of both: of whose effect it is', [{ k: 'payLp', who: 'both', n: 900 }], true],
    [
      'twice',
      [
        { k: 'payLp', who: 'you', n: 500 },
        { k: 'payLp', who: 'you', n: 501 },
      ],
      false,
    ],
    [
      'of each',
      [
        { k: 'payLp', who: 'you', n: 900 },
        { k: 'payLp', who: 'opp', n: 400 },
      ],
      true,
    ],
    ['counters', [{ k: 'counter', on: mine, kind: 'spark', n: -2 }], true],
    ['more counters', [{ k: 'counter', on: mine, kind: 'spark', n: -3 }], false],
    ['counters chosen', [{ k: 'counter', on: some(mine), kind: 'spark', n: -2 }], true],
    ['counters of none', [{ k: 'counter', on: some(theirs), kind: 'spark', n: -1 }], false],
    ['counters put', [{ k: 'counter', on: theirs, kind: 'spark', n: 1 }], true],
    ['a draw', [{ k: 'draw', who: 'you', n: 2 }], true],
    ['a draw of more', [{ k: 'draw', who: 'you', n: 3 }], false],
    ['a mill', [{ k: 'mill', who: 'opp', n: 1 }], true],
    ['a mill of both', [{ k: 'mill', who: 'both', n: 2 }], false],
    ['a card', [{ k: 'discard', what: some({ in: ['hand'], of: 'you' }) }], true],
    ['more cards', [{ k: 'discard', what: some({ in: ['hand'], of: 'you' }, { n: 2 }) }], false],
    [
      'the same card twice',
      [
        { k: 'discard', what: some({ in: ['hand'], of: 'you' }) },
        { k: 'discard', what: some({ in: ['hand'], of: 'you' }) },
      ],
      false,
    ],
    [
      'two cards one by one',
      [
        { k: 'tribute', what: some(mine) },
        { k: 'tribute', what: some(mine) },
      ],
      true,
    ],
    [
      'three of two',
      [
        { k: 'tribute', what: some(mine, { n: 2 }) },
        { k: 'tribute', what: some(mine) },
      ],
      false,
    ],
    ['any number', [{ k: 'discard', what: some({ in: ['hand'], of: 'opp' }, { n: 'any' }) }], true],
    ['as many as possible', [{ k: 'discard', what: some({ in: ['hand'], of: 'opp' }, { n: 'max' }) }], false],
    ['none or one', [{ k: 'discard', what: some({ in: ['hand'], of: 'opp' }, { n: [0, 1] }) }], true],
    ['one or two', [{ k: 'discard', what: some({ in: ['hand'], of: 'opp' }, { n: [1, 2] }) }], false],
    ['a set', [{ k: 'tribute', what: mine }], true],
    ['an empty set', [{ k: 'discard', what: { in: ['hand'], of: 'opp' } }], false],
    [
      'a set used up',
      [
        { k: 'tribute', what: mine },
        { k: 'tribute', what: some(mine) },
      ],
      false,
    ],
    [
      'a set used up before',
      [
        { k: 'tribute', what: mine },
        { k: 'tribute', what: mine },
      ],
      false,
    ],
    ['a declaration', [{ k: 'declare', by: 'you', what: 'kind', as: 'said' }], true],
    ['a change to a player', [{ k: 'modify', what: { player: 'you' }, mods: [], until: 'endPhase' }], true],
    ['a negation', [{ k: 'negate', what: 'attack', of: 'attacker' }], true],
    ['turning an attack', [{ k: 'retarget', what: 'attack', to: 'direct' }], true],
  ];
  test.each(rows)('%s', (_, ops, out) => {
    const x = open();
    expect(canPay(x.s, x.ctx('Wolf'), ops)).toBe(out);
  });
  test('what was promised already', () => {
    const x = open();
    const paid: [number, number] = [400, 0];
    expect(canPay(x.s, x.ctx('Wolf'), [{ k: 'payLp', who: 'you', n: 600 }], paid)).toBe(true);
    expect(paid).toEqual([1000, 0]);
    expect(canPay(x.s, x.ctx('Wolf'), [{ k: 'payLp', who: 'you', n: 1 }], paid)).toBe(false);
    expect([hasLp(x.s, 0, 1000), hasLp(x.s, 0, 1001), hasLp(x.s, 1, 500), hasLp(x.s, 1, 501)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    pledged[0] = 300;
    try {
      expect([hasLp(x.s, 0, 700), hasLp(x.s, 0, 701), hasLp(x.s, 1, 500)]).toEqual([true, false, true]);
    } finally {
      pledged[0] = 0;
    }
  });
  test('waived Life Points', () => {
    const patron = sheet(110, 'Patron', [
      standing({ player: 'you' }, { k: 'waive', what: 'lpCost', where: beasts }),
    ]);
    const x = open([patron]);
    expect([
      isWaived(x.s, 0, x.id('Wolf')),
      isWaived(x.s, 0, x.id('Jar')),
      isWaived(x.s, 1, x.id('Wolf')),
      isWaived(x.s, 0, -1),
    ]).toEqual([true, false, false, false]);
    expect(canPay(x.s, x.ctx('Wolf'), [{ k: 'payLp', who: 'you', n: 9000 }])).toBe(true);
    expect(canPay(x.s, x.ctx('Jar'), [{ k: 'payLp', who: 'you', n: 9000 }])).toBe(false);
    const own = sheet(110, 'Patron', [
      standing({ ...mine, where: beasts }, { k: 'waive', what: 'lpCost', where: [] }),
    ]);
    const y = open([own]);
    expect([isWaived(y.s, 0, y.id('Wolf')), isWaived(y.s, 0, y.id('Jar'))]).toEqual([true, false]);
    const z = open([sheet(110, 'Patron', [standing(mine, { k: 'pierce' })])]);
    expect(isWaived(z.s, 0, z.id('Wolf'))).toBe(false);
  });
});

describe('materials of a Fusion or Ritual', () => {
  const STAND_IN = maker(110, 'Stand-In', [{ k: 'countsAs', id: 'c1', material: 'fusion' }]);
  const by = (
    how: 'fusion' | 'ritual',
    materials: Partial<Extract<Op, { k: 'summonByRule' }>['materials']> = {},
  ): Op & { k: 'summonByRule' } => ({
    k: 'summonByRule',
    what: { from: { in: how === 'fusion' ? ['extra'] : ['hand'], of: 'you' }, n: 1 },
    how,
    to: 'you',
    materials: { in: ['hand', 'mzone'], leaves: how === 'fusion' ? 'gy' : 'tribute', ...materials },
  });
  const sets = (x: Scene, monster: string, op: Op & { k: 'summonByRule' }) => {
    const r = recipeOf(x.s, x.ctx('Tonic'), op, x.id(monster));
    return {
      next: (...chosen: string[]) =>
        x.names(
          nextMaterials(
            x.s,
            r,
            chosen.map((n) => x.id(n)),
          ),
        ),
      done: (...chosen: string[]) =>
        materialsDone(
          x.s,
          r,
          chosen.map((n) => x.id(n)),
        ),
    };
  };
  test('the named ones, a substitute for one of them', () => {
    const x = scene(
      { hand: ['Tonic', 'Wolf', 'Eel'], extra: ['Golem'], monsters: ['Bear', 'Stand-In'] },
      { monsters: ['Drake'] },
      { cards: [STAND_IN] },
    );
    const m = sets(x, 'Golem', by('fusion'));
    expect(m.next()).toEqual(['Wolf', 'Bear', 'Stand-In']);
    expect(m.next('Wolf')).toEqual(['Bear', 'Stand-In']);
    expect(m.next('Stand-In')).toEqual(['Wolf', 'Bear']);
    expect(m.next('Wolf', 'Bear')).toEqual([]);
    expect([
      m.done('Wolf', 'Bear'),
      m.done('Stand-In', 'Bear'),
      m.done('Wolf'),
      m.done('Wolf', 'Eel'),
    ]).toEqual([true, true, false, false]);
    expect(x.names(monstersByRule(x.s, x.ctx('Tonic'), by('fusion')))).toEqual(['Golem']);
    expect(x.names(monstersByRule(x.s, x.ctx('Tonic'), by('fusion', { in: ['hand'] })))).toEqual([]);
    expect(x.names(monstersByRule(x.s, x.ctx('Tonic'), by('ritual')))).toEqual([]);
  });
  test('one card fills one place, and two substitutes are one too many', () => {
    const one = scene({ hand: ['Tonic', 'Wolf'], extra: ['Golem'] });
    expect(sets(one, 'Golem', by('fusion')).next()).toEqual([]);
    const other = maker(111, 'Other Stand-In', [{ k: 'countsAs', id: 'c1', material: 'fusion' }]);
    const two = scene(
      { hand: ['Tonic', 'Stand-In', 'Other Stand-In'], extra: ['Golem'] },
      {},
      { cards: [STAND_IN, other] },
    );
    expect(sets(two, 'Golem', by('fusion')).next()).toEqual([]);
  });
  test('what must be used, and what is thought away', () => {
    const x = scene(
      { hand: ['Tonic', 'Wolf', 'Bear', 'Stand-In'], extra: ['Golem'] },
      {},
      { cards: [STAND_IN] },
    );
    const must = (name: string) => by('fusion', { must: { bond: name } });
    expect(sets(x, 'Golem', must('none')).next()).toEqual([]);
    const c = x.ctx('Stand-In');
    const own = recipeOf(x.s, c, by('fusion', { must: 'this' }), x.id('Golem'));
    expect(x.names(nextMaterials(x.s, own, []))).toEqual(['Wolf', 'Bear', 'Stand-In']);
    expect(x.names(nextMaterials(x.s, own, [x.id('Wolf')]))).toEqual(['Stand-In']);
    try {
      masked.add(x.id('Bear'));
      expect(sets(x, 'Golem', by('fusion')).next()).toEqual(['Wolf', 'Stand-In']);
    } finally {
      masked.clear();
    }
  });
  test('of both sides: only what is face-up is known', () => {
    const x = scene(
      { hand: ['Tonic', 'Wolf'], extra: ['Golem'] },
      { monsters: ['Bear', { card: 'Stand-In', pos: 'faceDownDefense' }] },
      { cards: [STAND_IN] },
    );
    expect(sets(x, 'Golem', by('fusion')).next()).toEqual([]);
    expect(sets(x, 'Golem', by('fusion', { of: 'both', in: ['mzone', 'hand'] })).next()).toEqual([
      'Wolf',
      'Bear',
    ]);
  });
  test('a zone must be free once they have left', () => {
    const full = ['Wolf', 'Imp', 'Eel', 'Jar', 'Ghost'];
    const x = scene({ hand: ['Tonic', 'Bear'], extra: ['Golem'], monsters: full });
    expect(sets(x, 'Golem', by('fusion')).next()).toEqual(['Bear', 'Wolf']);
    const y = scene({
      hand: ['Tonic', 'Bear', 'Adopted Wolf'],
      extra: ['Golem'],
      monsters: ['Moth', 'Imp', 'Eel', 'Jar', 'Ghost'],
    });
    expect(sets(y, 'Golem', by('fusion')).next()).toEqual([]);
  });
  test('RITUAL-06 Levels of at least its own, no monster needless; or exactly', () => {
    // Knight 6; Wolf 4, Eel 3, Jar 2, Drake 7
    const x = scene({ hand: ['Tonic', 'Knight', 'Eel', 'Drake'], monsters: ['Wolf', 'Jar', 'Comet'] });
    const least = sets(x, 'Knight', by('ritual'));
    expect(least.next()).toEqual(['Eel', 'Drake', 'Wolf', 'Jar']);
    expect(least.next('Wolf')).toEqual(['Eel', 'Jar']);
    expect(least.next('Drake')).toEqual([]);
    expect([
      least.done('Drake'),
      least.done('Wolf', 'Jar'),
      least.done('Wolf', 'Eel'),
      least.done('Wolf'),
      least.done('Wolf', 'Eel', 'Jar'),
    ]).toEqual([true, true, true, false, false]);
    const exact = sets(x, 'Knight', by('ritual', { level: { cmp: '=', to: 'own' } }));
    expect(exact.next()).toEqual(['Wolf', 'Jar']);
    expect([exact.done('Wolf', 'Jar'), exact.done('Wolf', 'Eel')]).toEqual([true, false]);
    const given = sets(x, 'Knight', by('ritual', { level: { cmp: '=', to: 5 } }));
    expect(given.next()).toEqual(['Eel', 'Jar']);
    expect(x.names(monstersByRule(x.s, x.ctx('Tonic'), by('ritual')))).toEqual(['Knight']);
  });
  test('not what may not be Tributed', () => {
    for (const act of ['beTributed', 'tribute'] as const) {
      const ban = sheet(111, 'Ban', [
        act === 'tribute'
          ? standing({ player: 'you' }, { k: 'cannot', do: act, where: beasts })
          : standing({ in: ['mzone'], of: 'you', where: beasts }, { k: 'cannot', do: act }),
      ]);
      const x = scene(
        {
          hand: ['Tonic', 'Knight', 'Drake'],
          monsters: ['Wolf', 'Jar'],
          spells: [{ card: 'Ban', pos: 'up' }],
        },
        {},
        { cards: [ban] },
      );
      expect(sets(x, 'Knight', by('ritual')).next()).toEqual(['Drake']);
    }
  });
  test('a recipe without slots, with a range, with a number of cards', () => {
    const x = scene({ monsters: ['Wolf', 'Bear', 'Eel', 'Imp'] });
    const recipe = (slots: Recipe['slots']): Recipe => ({
      monster: x.id('Imp'),
      by: 0,
      to: 0,
      zone: false,
      pool: ['Wolf', 'Bear', 'Eel'].map((n) => x.id(n)),
      slots,
      substitutes: false,
      must: [],
      goal: null,
    });
    const fit = (slots: Recipe['slots'], ...chosen: string[]): boolean =>
      materialSet(
        x.s,
        recipe(slots),
        chosen.map((n) => x.id(n)),
      ) !== null;
    expect(fit([])).toBe(false);
    expect(fit([{ min: 2, max: 2, where: beasts }])).toBe(true);
    expect(fit([{ min: 3, max: 3, where: beasts }])).toBe(false);
    expect(fit([{ min: 1, max: 2, where: [] }], 'Wolf', 'Eel')).toBe(true);
    expect(fit([{ min: 1, max: 2, where: [] }], 'Wolf', 'Eel', 'Bear')).toBe(false);
    // the second place needs what the first could take as well
    expect(
      fit([
        { min: 1, max: 1, where: [] },
        { min: 2, max: 2, where: beasts },
      ]),
    ).toBe(true);
    expect(
      fit(
        [
          { min: 1, max: 1, where: [] },
          { min: 2, max: 2, where: beasts },
        ],
        'Eel',
      ),
    ).toBe(true);
    expect(
      fit([
        { min: 1, max: 1, where: [{ k: 'attr', is: 'water' }] },
        { min: 1, max: 1, where: [{ k: 'attr', is: 'water' }] },
      ]),
    ).toBe(false);
  });
});

describe('materials of a monster Summoned by its own rules', () => {
  const extra = (sub: 'synchro' | 'xyz' | 'link', more: Partial<CardDef>): CardDef => {
    const { level: _, ...rest } = maker(110, 'Summit', [], { sub: [sub, 'effect'], ...more });
    return { ...rest, ...(more.level !== undefined && { level: more.level }) };
  };
  const open = (card: CardDef): Scene =>
    scene(
      { extra: ['Summit'], monsters: ['Wolf', 'Eel', 'Lamb', { card: 'Bear', pos: 'faceDownDefense' }] },
      { monsters: ['Imp'] },
      { rules: 'modern', cards: [card] },
    );
  const next = (x: Scene, how: 'synchro' | 'xyz' | 'link', ...chosen: string[]): string[] =>
    x.names(
      nextMaterials(
        x.s,
        summonRecipe(x.s, 0, 0, x.id('Summit'), how),
        chosen.map((n) => x.id(n)),
      ),
    );
  const slot = (n: number | [number, number], ...where: Some['recheck'] & object) => ({ n, where });
  test('Synchro: Levels that make its own; face-up only', () => {
    const x = open(
      extra('synchro', {
        level: 7,
        materials: { slots: [slot(1, { k: 'attr', is: 'water' }), slot([1, 9])], substitutes: false },
      }),
    );
    expect(next(x, 'synchro')).toEqual(['Wolf', 'Eel']);
    expect(next(x, 'synchro', 'Wolf', 'Eel')).toEqual([]);
    const y = open(
      extra('synchro', {
        level: 8,
        materials: { slots: [slot(1, { k: 'attr', is: 'water' }), slot([1, 9])], substitutes: false },
      }),
    );
    expect(next(y, 'synchro')).toEqual(['Wolf', 'Eel', 'Lamb']);
    expect(next(y, 'synchro', 'Eel', 'Lamb')).toEqual(['Wolf']);
  });
  test('Xyz: no Token (TOKEN-07)', () => {
    const x = open(extra('xyz', { rank: 4, materials: { slots: [slot(2)], substitutes: false } }));
    expect(next(x, 'xyz')).toEqual(['Wolf', 'Eel']);
  });
  test('Link: as many as its Rating, Tokens too', () => {
    const x = open(
      extra('link', { link: 3, arrows: ['B'], materials: { slots: [slot([1, 3])], substitutes: false } }),
    );
    expect(next(x, 'link')).toEqual(['Wolf', 'Eel', 'Lamb']);
    expect(next(x, 'link', 'Wolf', 'Eel')).toEqual(['Lamb']);
    const y = open(
      extra('link', { link: 4, arrows: ['B'], materials: { slots: [slot([1, 4])], substitutes: false } }),
    );
    expect(next(y, 'link')).toEqual([]);
  });
  test('GAP-38 a Link Monster may be as many as its Rating', () => {
    const x = scene(
      { extra: ['Summit'], monsters: ['Star', 'Wolf', 'Eel'] },
      {},
      {
        rules: 'modern',
        cards: [
          extra('link', { link: 3, arrows: ['B'], materials: { slots: [slot([2, 3])], substitutes: false } }),
        ],
      },
    );
    expect(next(x, 'link', 'Star')).toEqual(['Wolf', 'Eel']);
    const r = summonRecipe(x.s, 0, 0, x.id('Summit'), 'link');
    const done = (...names: string[]): boolean =>
      materialsDone(
        x.s,
        r,
        names.map((n) => x.id(n)),
      );
    expect([done('Star', 'Wolf'), done('Star', 'Wolf', 'Eel'), done('Wolf', 'Eel'), done('Star')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
