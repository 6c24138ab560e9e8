/** Materials that are chosen. */
import { describe, expect, test } from 'vitest';
import type { CardDef, Op, Some } from '../../../src/engine/ast/index.ts';
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
import { beasts, standing } from './choicesScene.ts';
import { maker, type Scene, scene, sheet } from './scene.ts';

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
