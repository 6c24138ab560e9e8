/** Choices of cards: who is eligible, how many, what keeps a choice completable; Tributes, materials and prices. */
import { describe, expect, test } from 'vitest';
import type { CardDef, Effect, Mod, Some } from '../../../src/engine/ast/index.ts';
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
import { beasts, mine, some, standing, theirs } from './choicesScene.ts';
import { maker, type Scene, scene, sheet } from './scene.ts';

const all = { in: ['field' as const, 'hand' as const, 'gy' as const], of: 'both' as const };

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
