/** What cards are, and what is given to them, by what is in force. */
import { describe, expect, test } from 'vitest';
import type { Effect, Mod } from '../../../src/engine/ast/index.ts';
import { attrOf, hasAttr, hasRace, isMasked, nameOf, raceOf, subsOf } from '../../../src/engine/eval/card.ts';
import { gained } from '../../../src/engine/eval/gained.ts';
import { statOf } from '../../../src/engine/eval/stats.ts';
import { SUB_BIT } from '../../../src/engine/pool.ts';
import { ATTRIBUTES, RACES } from '../../../src/engine/types.ts';
import { all, changed, linger, mine, named, once, standing } from './inForceScene.ts';
import { maker, type Scene, scene } from './scene.ts';

describe('identity', () => {
  test('a name', () => {
    const cards = [
      maker(100, 'Mask', [
        standing(
          { ...mine, where: [{ k: 'race', is: 'Beast' }] },
          { k: 'treat', as: { name: 'Fox', keep: false } },
        ),
      ]),
    ];
    const x = scene({ monsters: ['Mask', 'Wolf', 'Adopted Wolf', 'Drake'] }, {}, { cards });
    expect(['Wolf', 'Adopted Wolf', 'Drake'].map((n) => nameOf(x.s, x.id(n)))).toEqual([
      'Fox',
      'Fox',
      'Drake',
    ]);
    const y = scene({ monsters: ['Adopted Wolf'] });
    expect(nameOf(y.s, y.id('Adopted Wolf'))).toBe('Wolf');
  });
  const race = (x: Scene, name: string): string[] => RACES.filter((_, i) => hasRace(x.s, x.id(name), i));
  const attr = (x: Scene, name: string): string[] => ATTRIBUTES.filter((_, i) => hasAttr(x.s, x.id(name), i));
  const by = (mod: Extract<Mod, { k: 'treat' }>['as']): Scene =>
    scene(
      { monsters: ['Mask', 'Wolf', 'Drake'] },
      {},
      { cards: [maker(100, 'Mask', [standing(named('Wolf'), { k: 'treat', as: mod })])] },
    );
  test('a Type, instead of or besides its own', () => {
    const x = by({ race: 'Fish', keep: false });
    expect([race(x, 'Wolf'), race(x, 'Drake')]).toEqual([['Fish'], ['Dragon']]);
    expect([raceOf(x.s, x.id('Wolf')), raceOf(x.s, x.id('Drake'))]).toEqual([RACES.indexOf('Fish'), 0]);
    const y = by({ race: 'Fish', keep: true });
    expect([race(y, 'Wolf'), race(y, 'Drake')]).toEqual([['Beast', 'Fish'], ['Dragon']]);
    expect(attr(y, 'Wolf')).toEqual(['earth']);
  });
  test('an Attribute, instead of or besides its own', () => {
    const x = by({ attr: 'fire', keep: false });
    expect([attr(x, 'Wolf'), attr(x, 'Drake')]).toEqual([['fire'], ['wind']]);
    expect([attrOf(x.s, x.id('Wolf')), attrOf(x.s, x.id('Drake'))]).toEqual([4, 5]);
    const y = by({ attr: 'fire', keep: true });
    expect([attr(y, 'Wolf'), attr(y, 'Drake')]).toEqual([['earth', 'fire'], ['wind']]);
    expect(race(y, 'Wolf')).toEqual(['Beast']);
    expect(raceOf(y.s, y.id('Wolf'))).toBe(RACES.indexOf('Beast'));
  });
  test('a sort, instead of or besides its own', () => {
    const subs = (x: Scene, name: string): number => subsOf(x.s, x.id(name));
    const x = by({ sub: 'effect', keep: false });
    expect([subs(x, 'Wolf'), subs(x, 'Drake')]).toEqual([SUB_BIT.effect, SUB_BIT.normal]);
    const y = by({ sub: 'effect', keep: true });
    expect([subs(y, 'Wolf'), subs(y, 'Drake')]).toEqual([SUB_BIT.effect | SUB_BIT.normal, SUB_BIT.normal]);
    for (const keep of [true, false]) expect(subs(by({ race: 'Fish', keep }), 'Wolf')).toBe(SUB_BIT.normal);
  });
  test('the newest counts', () => {
    const x = scene(
      { monsters: ['Wolf', 'Mask', 'Veil'] },
      {},
      {
        cards: [
          maker(100, 'Mask', [standing(named('Wolf'), { k: 'treat', as: { race: 'Fish', keep: false } })]),
          maker(101, 'Veil', [standing(named('Wolf'), { k: 'treat', as: { race: 'Aqua', keep: false } })]),
        ],
      },
    );
    x.card('Mask').since = 2;
    x.card('Veil').since = 1;
    changed(x);
    expect(race(x, 'Wolf')).toEqual(['Fish']);
    x.card('Veil').since = 3;
    changed(x);
    expect(race(x, 'Wolf')).toEqual(['Aqua']);
  });
  test('a Spell or Trap that only lies there as a monster has no effects', () => {
    const x = scene({ monsters: ['Wolf'], spells: [{ card: 'Curse', pos: 'up' }] });
    const as_ = (both: boolean) => ({ level: 1, atk: 0, def: 0, attr: -1, race: -1, both });
    const masks = (): boolean[] => ['Curse', 'Wolf'].map((name) => isMasked(x.s, x.id(name)));
    expect(masks()).toEqual([false, false]);
    for (const name of ['Curse', 'Wolf']) x.card(name).guise = as_(false);
    expect(masks()).toEqual([true, false]);
    x.card('Curse').guise = as_(true);
    expect(masks()).toEqual([false, false]);
  });
});

describe('what is given', () => {
  const REACT: Effect = { k: 'react', id: 'r9', on: { state: [] }, do: [{ k: 'destroy', what: 'this' }] };
  const REPLACE: Effect = {
    k: 'replace',
    id: 'p9',
    would: { k: 'moved', what: 'this', why: ['destroy'] },
    instead: [],
  };
  const told = (x: Scene, k: 'react' | 'replace'): [string, number][] =>
    gained(x.s, k).map(({ self, you }) => [x.names([self])[0]!, you]);
  test('by a static to cards and to players', () => {
    const cards = [
      maker(100, 'Giver', [
        standing({ ...all, where: [{ k: 'race', is: 'Beast' }] }, { k: 'gain', effects: [REACT] }),
      ]),
      maker(101, 'Patron', [standing({ player: 'opp' }, { k: 'gain', effects: [REPLACE, REACT] })]),
    ];
    const x = scene({ monsters: ['Giver', 'Wolf'] }, { monsters: ['Bear', 'Drake'] }, { cards });
    expect(told(x, 'react')).toEqual([
      ['Wolf', 0],
      ['Bear', 1],
    ]);
    expect(told(x, 'replace')).toEqual([]);
    const y = scene({ monsters: ['Patron', 'Wolf'] }, {}, { cards });
    expect(told(y, 'replace')).toEqual([['Patron', 1]]);
    expect(told(y, 'react')).toEqual([['Patron', 1]]);
    expect(told(scene({ monsters: ['Wolf'] }, {}, { cards }), 'react')).toEqual([]);
  });
  test('by an effect to one card, and to a player', () => {
    const x = scene(
      { monsters: ['Giver', 'Wolf'] },
      { monsters: ['Bear'] },
      { cards: [maker(100, 'Giver', [once({ k: 'gain', effects: [REPLACE] })])] },
    );
    linger(x, 'Giver', { on: 'Bear' });
    expect(told(x, 'replace')).toEqual([['Bear', 1]]);
    x.s.modifiers = [];
    linger(x, 'Giver', { player: 1 });
    expect(told(x, 'replace')).toEqual([['Giver', 1]]);
  });
  test('a continuous effect given to a card is its own, face-up', () => {
    const song = standing(mine, { k: 'add', stat: 'atk', n: 70 });
    const x = scene(
      { monsters: ['Giver', 'Wolf'] },
      { monsters: ['Bear', 'Drake'] },
      { cards: [maker(100, 'Giver', [once({ k: 'gain', effects: [song, REACT] })])] },
    );
    linger(x, 'Giver', { on: 'Bear' });
    const atk = (): number[] => ['Wolf', 'Bear', 'Drake'].map((name) => statOf(x.s, x.id(name), 'atk'));
    expect(atk()).toEqual([1200, 1570, 2670]);
    x.card('Bear').face = 0;
    changed(x);
    expect(atk()).toEqual([1200, 1500, 2600]);
  });
});
