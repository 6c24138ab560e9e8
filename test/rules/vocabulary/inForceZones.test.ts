/** Other modifications in force, and zones free and blocked. */
import { describe, expect, test } from 'vitest';
import type { Effect, Mod, Who } from '../../../src/engine/ast/index.ts';
import { isGranted, isHiddenFrom, modOn } from '../../../src/engine/eval/affects.ts';
import {
  blocked,
  freeSlot,
  freeSlots,
  freeZones,
  zoneCode,
  zoneOfCode,
} from '../../../src/engine/eval/zones.ts';
import { changed, linger, mine, named, standing } from './inForceScene.ts';
import { maker, type Scene, scene } from './scene.ts';

describe('other modifications', () => {
  const open = (on: Extract<Effect, { k: 'static' }>['on'], mod: Mod): Scene =>
    scene(
      { monsters: ['Maker', 'Wolf'] },
      { monsters: ['Bear'] },
      { cards: [maker(100, 'Maker', [standing(on, mod)])] },
    );
  const rows: Mod[] = [
    { k: 'direct' },
    { k: 'attacks', n: 2 },
    { k: 'pierce' },
    { k: 'attackInDefense' },
    { k: 'must', do: 'attack' },
    { k: 'lure', only: [] },
    { k: 'lend', for: 'tribute', to: 'opp', first: false },
    { k: 'keepPos', pos: 'attack' },
  ];
  test.each(rows.map((mod) => [mod.k, mod] as const))('%s on a card', (k, mod) => {
    const x = open(named('Wolf'), mod);
    const on = (name: string, what: Parameters<typeof modOn>[1]) => modOn(x.s, what, x.id(name));
    expect(on('Wolf', k as 'direct')?.mod).toEqual(mod);
    expect(on('Bear', k as 'direct')).toBe(null);
    expect(on('Wolf', k === 'pierce' ? 'direct' : 'pierce')).toBe(null);
  });
  test('of two of a kind the newer', () => {
    const cards = [100, 101].map((code) =>
      maker(code, `Maker ${code}`, [standing(named('Wolf'), { k: 'attacks', n: code })]),
    );
    const x = scene({ monsters: ['Wolf', 'Maker 100', 'Maker 101'] }, {}, { cards });
    const newest = (): unknown => modOn(x.s, 'attacks', x.id('Wolf'))!.mod;
    x.card('Maker 100').since = 2;
    x.card('Maker 101').since = 1;
    changed(x);
    expect(newest()).toMatchObject({ n: 100 });
    x.card('Maker 101').since = 3;
    changed(x);
    expect(newest()).toMatchObject({ n: 101 });
  });
  test('permissions', () => {
    const x = open(
      { player: 'you' },
      { k: 'grant', act: 'trapFromHand', where: [{ k: 'race', is: 'Beast' }] },
    );
    const may = (act: 'trapFromHand' | 'chooseTargets', p: 0 | 1, name: string) =>
      isGranted(x.s, act, p, x.id(name));
    expect(may('trapFromHand', 0, 'Wolf')).toBe(true);
    expect(may('trapFromHand', 0, 'Maker')).toBe(false);
    expect(may('trapFromHand', 1, 'Wolf')).toBe(false);
    expect(may('chooseTargets', 0, 'Wolf')).toBe(false);
    const any = open({ player: 'both' }, { k: 'grant', act: 'chooseTargets' });
    expect(isGranted(any.s, 'chooseTargets', 1, any.id('Maker'))).toBe(true);
    expect(isGranted(open(mine, { k: 'pierce' }).s, 'chooseTargets', 0, 0)).toBe(false);
  });
  const hidden: [whose: Who, from: Who, out: boolean[]][] = [
    ['you', 'opp', [false, true, false, false]],
    ['both', 'opp', [false, true, false, true]],
    ['opp', 'both', [false, false, true, true]],
  ];
  test.each(hidden)('the Graveyard of %s hidden from %s', (whose, from, out) => {
    const x = open({ player: whose }, { k: 'hidden', what: 'gy', from });
    const found = ([0, 1] as const).flatMap((p) => ([0, 1] as const).map((q) => isHiddenFrom(x.s, p, q)));
    expect(found).toEqual(out);
    const none = open({ player: whose }, { k: 'shown', what: 'hand', to: 'both' });
    expect(isHiddenFrom(none.s, 0, 1)).toBe(false);
  });
});

describe('zones as numbers, free and blocked', () => {
  test('each zone has its own number', () => {
    const seen = new Set<number>();
    for (const player of [0, 1] as const)
      for (const zone of [5, 6, 7] as const)
        for (let slot = 0; slot < 7; slot++) {
          const code = zoneCode(player, zone, slot);
          expect(zoneOfCode(code)).toEqual({ player, zone, slot });
          seen.add(code);
        }
    expect(seen.size).toBe(42);
  });
  const BLOCKER = maker(100, 'Blocker', [
    {
      k: 'act',
      id: 'a1',
      on: { k: 'ignition' },
      do: [
        { k: 'declare', by: 'you', what: 'zones', as: 'shut', within: { min: 1, max: 2, step: 1 } },
        {
          k: 'modify',
          what: { player: 'both' },
          mods: [{ k: 'block', zones: { reg: 'shut' } }],
          until: 'duel',
          link: 'then',
        },
      ],
    },
  ]);
  const shut = (...codes: number[]): Scene => {
    const x = scene(
      { monsters: ['Wolf', null, 'Blocker'] },
      { monsters: [null, 'Bear'] },
      { cards: [BLOCKER] },
    );
    if (codes.length > 0) linger(x, 'Blocker', { regs: x.bound('Blocker', { shut: codes }).regs });
    return x;
  };
  test('nothing blocked', () => {
    const x = shut();
    expect([freeSlot(x.s, 0, 5), freeSlots(x.s, 0, 5), freeZones(x.s, 0, 5), blocked(x.s, 0, 5)]).toEqual([
      1,
      [1, 3, 4],
      3,
      0,
    ]);
    expect([freeSlot(x.s, 1, 5), freeSlots(x.s, 1, 5), freeZones(x.s, 1, 5)]).toEqual([0, [0, 2, 3, 4], 4]);
    expect([freeSlot(x.s, 0, 6), freeZones(x.s, 0, 6)]).toEqual([0, 5]);
  });
  test('some blocked', () => {
    const x = shut(zoneCode(0, 5, 1), zoneCode(1, 6, 0));
    expect([freeSlot(x.s, 0, 5), freeSlots(x.s, 0, 5), freeZones(x.s, 0, 5), blocked(x.s, 0, 5)]).toEqual([
      3,
      [3, 4],
      2,
      2,
    ]);
    expect([freeSlot(x.s, 1, 5), freeZones(x.s, 1, 5), blocked(x.s, 1, 5)]).toEqual([0, 4, 0]);
    expect([freeSlot(x.s, 1, 6), freeSlots(x.s, 1, 6), freeZones(x.s, 1, 6), blocked(x.s, 1, 6)]).toEqual([
      1,
      [1, 2, 3, 4],
      4,
      1,
    ]);
    expect([freeSlot(x.s, 0, 6), blocked(x.s, 0, 6)]).toEqual([0, 0]);
  });
  test('a blocked zone in which a card lies is none the less taken', () => {
    const x = shut(zoneCode(0, 5, 0), zoneCode(0, 5, 3));
    expect([freeSlots(x.s, 0, 5), freeZones(x.s, 0, 5), blocked(x.s, 0, 5)]).toEqual([[1, 4], 2, 9]);
  });
  test('all taken or blocked', () => {
    const x = shut(zoneCode(0, 5, 1), zoneCode(0, 5, 3), zoneCode(0, 5, 4));
    expect([freeSlot(x.s, 0, 5), freeSlots(x.s, 0, 5), freeZones(x.s, 0, 5)]).toEqual([-1, [], 0]);
    const full = scene({ monsters: ['Wolf', 'Bear', 'Imp', 'Drake', 'Jar'] });
    expect([freeSlot(full.s, 0, 5), freeSlots(full.s, 0, 5), freeZones(full.s, 0, 5)]).toEqual([-1, [], 0]);
  });
  test('Extra Monster Zones are not counted', () => {
    const x = scene({ monsters: ['Wolf', 'Bear', 'Imp', 'Drake', 'Jar'] }, {}, { rules: 'modern' });
    expect([freeSlot(x.s, 0, 5), freeSlots(x.s, 0, 5), freeZones(x.s, 0, 5)]).toEqual([-1, [], 0]);
  });
});
