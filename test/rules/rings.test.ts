/** Effects that hang on each other (docs/adr/0007-rings.md). */
import { describe, expect, test } from 'vitest';
import type { CardDef, Effect } from '../../src/engine/ast/index.ts';
import { banOnCard } from '../../src/engine/eval/affects.ts';
import { isNegated } from '../../src/engine/eval/card.ts';
import { statOf } from '../../src/engine/eval/stats.ts';
import { mayNormalSummon } from '../../src/engine/legal/summonable.ts';
import { compilePool } from '../../src/engine/pool.ts';
import type { State } from '../../src/engine/state.ts';
import { buildPosition } from '../../src/engine/testkit/position.ts';
import type { SideSpec } from '../../src/engine/testkit/spec.ts';

const monster = (code: number, effects: Effect[], attr: 'dark' | 'light' = 'dark'): CardDef => ({
  code,
  name: `Monster ${code}`,
  kind: 'monster',
  sub: ['effect'],
  level: 4,
  atk: 1000,
  def: 1000,
  attr,
  race: 'Fiend',
  effects,
});
const named = (...codes: number[]) => ({
  in: ['mzone' as const],
  of: 'both' as const,
  where: [{ k: 'any' as const, f: codes.map((n) => ({ k: 'name' as const, is: `Monster ${n}` })) }],
});
/** Negates the monster with that number. */
const negates = (code: number): Effect => ({
  k: 'static',
  id: 's1',
  on: named(code),
  mods: [{ k: 'negated' }],
});
/** Cannot be targeted while something may target that monster. */
const shyOf = (code: number): Effect => ({
  k: 'static',
  id: 's1',
  on: 'this',
  if: [
    { k: 'exists', g: { ...named(code), where: [...named(code).where, { k: 'canBeTarget', of: 'this' }] } },
  ],
  mods: [{ k: 'cannot', do: 'beTargeted' }],
});

/** The monsters in order of age. */
function table(...cards: CardDef[]): State {
  const side = (monsters: number[]): SideSpec => ({
    lp: 8000,
    hand: [],
    deck: [1, 1, 1],
    gy: [],
    banished: [],
    extra: [],
    monsters: monsters.map((code) => ({ code, position: 'attack' })),
    spells: [],
    field: null,
  });
  const s = buildPosition({
    pool: compilePool([...cards, ...(cards.some((c) => c.code === 1) ? [] : [monster(1, [])])], 'rings'),
    rules: 'goat',
    seed: 1,
    fixedDeckOrder: true,
    randomFirst: true,
    coins: [],
    dice: [],
    attackFirstTurn: true,
    phase: 'main1',
    turnPlayer: 0,
    sides: [side(cards.map((c) => c.code)), side([])],
  });
  s.zones[5]!.forEach((id, i) => {
    if (id >= 0) s.cards[id]!.since = 1 + i;
  });
  s.layout++;
  return s;
}
const at = (s: State, slot: number): number => s.zones[5]![slot]!;
const off = (s: State, n: number): boolean[] => Array.from({ length: n }, (_, i) => isNegated(s, at(s, i)));

describe('negations that hang on each other', () => {
  test('GAP-23 of two that negate each other the older wins', () => {
    expect(off(table(monster(10, [negates(11)]), monster(11, [negates(10)])), 2)).toEqual([false, true]);
  });

  test('GAP-23 without a ring the younger switches the older off', () => {
    const s = table(monster(10, [negates(12)]), monster(11, [negates(10)]), monster(12, []));
    expect(off(s, 3)).toEqual([true, false, false]);
  });

  test('GAP-23 three in a ring: the oldest holds, so the third is free', () => {
    const s = table(monster(10, [negates(11)]), monster(11, [negates(12)]), monster(12, [negates(10)]));
    expect(off(s, 3)).toEqual([false, true, false]);
  });

  test('GAP-23 four in a ring: every second one is off', () => {
    const s = table(
      monster(10, [negates(11)]),
      monster(11, [negates(12)]),
      monster(12, [negates(13)]),
      monster(13, [negates(10)]),
    );
    expect(off(s, 4)).toEqual([false, true, false, true]);
  });

  test('GAP-23 a ring says nothing of negations outside it', () => {
    // two in a ring; then one that is off for as long as the next is, which is off itself
    const s = table(
      monster(10, [negates(11)]),
      monster(11, [negates(10)]),
      monster(12, [negates(1)]),
      monster(13, [negates(12)]),
      monster(14, [negates(13)]),
    );
    expect(off(s, 5)).toEqual([false, true, false, true, false]);
  });

  test('EFFECT-02 a monster unaffected by the source is not negated', () => {
    const shield: Effect = {
      k: 'static',
      id: 's1',
      on: 'this',
      mods: [{ k: 'unaffected', by: [{ k: 'attr', is: 'light' }] }],
    };
    const s = table(monster(10, [negates(11)], 'light'), monster(11, [shield]), monster(12, [negates(11)]));
    expect(off(s, 2)).toEqual([false, true]);
    expect(off(table(monster(10, [negates(11)], 'light'), monster(11, [shield])), 2)).toEqual([false, false]);
  });
});

describe('prohibitions that hang on each other', () => {
  test.each([
    [0, 1],
    [1, 0],
  ])('the older holds, whichever is asked first (%i, %i)', (first, second) => {
    const s = table(monster(10, [shyOf(11)]), monster(11, [shyOf(10)]));
    const answer = [false, false];
    for (const i of [first, second]) answer[i] = banOnCard(s, 'beTargeted', at(s, i), at(s, i)) !== null;
    expect(answer).toEqual([true, false]);
  });

  test('the older is the one that has lain there longer, whatever its place in the pool', () => {
    const s = table(monster(10, [shyOf(11)]), monster(11, [shyOf(10)]));
    s.cards[at(s, 0)]!.since = 9;
    s.layout++;
    expect([0, 1].map((i) => banOnCard(s, 'beTargeted', at(s, i), at(s, i)) !== null)).toEqual([false, true]);
  });

  test.each([
    ['the prohibition', true],
    ['the value', false],
  ])('a value read inside a ring is not kept: %s asked first', (_, first) => {
    const strong: Effect = {
      k: 'static',
      id: 's1',
      on: 'this',
      if: [
        {
          k: 'exists',
          g: {
            ...named(11),
            where: [...named(11).where, { k: 'num', stat: 'atk', cmp: '>=', to: 1500 }],
          },
        },
      ],
      mods: [{ k: 'cannot', do: 'beTargeted' }],
    };
    const bold: Effect = {
      k: 'static',
      id: 's1',
      on: 'this',
      if: [
        { k: 'exists', g: { ...named(10), where: [...named(10).where, { k: 'canBeTarget', of: 'this' }] } },
      ],
      mods: [{ k: 'add', stat: 'atk', n: 500 }],
    };
    const s = table(monster(10, [strong]), monster(11, [bold]));
    const asked = (): boolean => banOnCard(s, 'beTargeted', at(s, 0), at(s, 1)) !== null;
    if (first) expect(asked()).toBe(false);
    expect(statOf(s, at(s, 1), 'atk')).toBe(1500);
  });

  test('one that hangs on itself is not in force', () => {
    const s = table(monster(10, [shyOf(10)]));
    expect(banOnCard(s, 'beTargeted', at(s, 0), at(s, 0))).not.toBeNull();
  });
});

describe('Summoning conditions that hang on each other', () => {
  /** Cannot be Normal Summoned while that monster can. */
  const waitsFor = (code: number): Effect => ({
    k: 'summonRule',
    id: 'sr',
    normal: 'never',
    if: [{ k: 'exists', g: { ...named(code), where: [...named(code).where, { k: 'canNormal' }] } }],
  });
  test.each([
    [0, 1],
    [1, 0],
  ])('SUMMON-08 the older holds, whichever is asked first (%i, %i)', (first, second) => {
    const s = table(monster(10, [waitsFor(11)]), monster(11, [waitsFor(10)]));
    const may = [true, true];
    for (const i of [first, second]) may[i] = mayNormalSummon(s, at(s, i));
    expect(may).toEqual([false, true]);
  });

  test('SUMMON-08 one that hangs on itself ends', () => {
    const s = table(monster(10, [waitsFor(10)]));
    expect(mayNormalSummon(s, at(s, 0))).toBe(false);
  });
});
