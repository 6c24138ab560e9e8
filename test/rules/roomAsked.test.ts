/** Which zones monsters that come at one moment may take, and who stays away (SPECIAL-03, EMZ-09, EMZ-11). */
import { describe, expect, test } from 'vitest';
import type { PoolCard } from '../../src/cards/pool.ts';
import type { Arrow } from '../../src/engine/index.ts';
import type { Duel, Side } from '../../src/engine/testkit/duel.ts';
import { does, monster } from './made.ts';
import { asked, group, named, playing, table, tries } from './tries.ts';

describe('SPECIAL-03 zones of what comes at one moment', () => {
  const linkOf = (name: string, arrows: Arrow[]): PoolCard => {
    const { level: _level, def: _def, ...body } = monster(name, []);
    const slots = [{ n: 1, where: [{ k: 'is' as const, kind: 'monster' as const }] }];
    return {
      ...body,
      sub: ['link', 'effect'],
      link: arrows.length,
      arrows,
      materials: { slots, substitutes: false },
    };
  };
  const open = (mine: Side = {}, extra: string[] = ['Flame Swordsman', 'Darkfire Dragon']): Duel => {
    const both = does('Tries It', [
      { k: 'summon', what: group('you', 'gy', 'extra'), to: 'you', pos: ['attack'] },
    ]);
    const d = table(
      [both, linkOf('Beam', ['L', 'R']), linkOf('Chain', ['B'])],
      { ...mine, hand: ['Tries It'], extra },
      {},
      {},
      'modern',
    );
    playing(d, 'Tries It');
    return d;
  };
  const board = { monsters: [null, 'Beam'] };
  test('EMZ-09 of two from the Extra Deck one only in an Extra Monster Zone', () => {
    for (const zone of ['e0', 'e1']) {
      const d = open(board);
      expect(d.you.zones).toEqual(['m0', 'm2', 'e0', 'e1']);
      d.you.zone(zone);
      expect(d.you.zones).toEqual(['m0', 'm2']);
      d.you.zone('m2');
      expect(['Flame Swordsman', 'Darkfire Dragon'].map((name) => d.you.where(name))).toEqual([zone, 'm2']);
    }
  });
  test('EMZ-09 the first in a Main Monster Zone leaves both to the second', () => {
    const d = open(board);
    d.you.zone('m2');
    expect(d.you.zones).toEqual(['m0', 'e0', 'e1']);
    d.you.zone('e1');
    expect(['Flame Swordsman', 'Darkfire Dragon'].map((name) => d.you.where(name))).toEqual(['m2', 'e1']);
  });
  test('EMZ-11 of two with one zone the chooser says which stays away', () => {
    const d = open();
    expect(asked(d)).toMatchObject({
      kind: 'pickCard',
      player: 0,
      purpose: 'zone',
      card: 'Tries It',
      options: ['Flame Swordsman', 'Darkfire Dragon'],
    });
    d.you.choose('Flame Swordsman');
    d.you.zone('e1');
    expect([d.you.monsters, d.you.extra]).toEqual([['Darkfire Dragon'], ['Flame Swordsman']]);
  });
  test('EMZ-11 beside others: each where it may lie, and none where there is no zone', () => {
    const four = ['Gemini Elf', 'Battle Ox', 'Vorse Raider', 'Summoned Skull'];
    // one Main Monster Zone is free, and the Extra ones
    const d = open({ monsters: four, gy: ['Kuriboh'] }, ['Flame Swordsman']);
    expect(d.you.zones).toEqual(['e0', 'e1']);
    d.you.zone('e0');
    expect(d.you.where('Kuriboh')).toBe('m4');
    expect(d.you.where('Flame Swordsman')).toBe('e0');
    // the zone a Link Monster points to is the last one: who comes first takes it
    const e = open(
      { monsters: ['Gemini Elf', null, 'Beam', 'Vorse Raider', 'Battle Ox'], e0: 'Chain', gy: ['Kuriboh'] },
      ['Flame Swordsman'],
    );
    expect(asked(e)).toMatchObject({
      kind: 'pickCard',
      purpose: 'zone',
      options: ['Kuriboh', 'Flame Swordsman'],
    });
  });
  test('EMZ-11 who comes first may take the only zone a Link Monster points to', () => {
    const d = open(
      { monsters: [null, null, 'Battle Ox', 'Vorse Raider', 'Gemini Elf'], e0: 'Chain', gy: ['Kuriboh'] },
      ['Flame Swordsman'],
    );
    expect(d.you.zones).toEqual(['m0', 'm1']);
    d.you.zone('m1');
    expect([d.you.where('Kuriboh'), d.you.extra]).toEqual(['m1', ['Flame Swordsman']]);
    const e = open(
      { monsters: [null, null, 'Battle Ox', 'Vorse Raider', 'Gemini Elf'], e0: 'Chain', gy: ['Kuriboh'] },
      ['Flame Swordsman'],
    );
    e.you.zone('m0');
    expect([e.you.where('Kuriboh'), e.you.where('Flame Swordsman')]).toEqual(['m0', 'm1']);
  });

  const five = ['Gemini Elf', 'Battle Ox', 'Vorse Raider', 'Summoned Skull', 'Kuriboh'];
  test.each([
    [2, 3, false],
    [2, 2, true],
    [1, 4, false],
    [1, 3, true],
  ])(
    'EMZ-16 %i Tokens beside %i monsters: a zone is asked for where there is a choice',
    (n, beside, choice) => {
      const d = table(
        [does('Tries It', [{ k: 'token', n, token: 73915052, to: 'you', pos: 'defense' }])],
        { hand: ['Tries It'], monsters: five.slice(0, beside) },
        {},
        {},
        'modern',
      );
      playing(d, 'Tries It');
      expect(d.state.decision?.kind === 'slot').toBe(choice);
      if (choice) {
        const free = [0, 1, 2, 3, 4].slice(beside);
        expect(asked(d)).toMatchObject({
          player: 0,
          purpose: 'zone',
          card: 'Tries It',
          options: free.map((z) => `slot ${z}`),
        });
        for (let i = 0; i < n; i++) if (d.you.zones.length > 0) d.you.zone(`m${4 - i}`);
      }
      expect(d.you.monsters.filter((name) => name === 'Sheep Token')).toHaveLength(n);
    },
  );

  test.each([
    [['Gemini Elf'], ['m1'], ['slot 1']],
    [['Gemini Elf', null, 'Battle Ox'], ['m1'], ['slot 1']],
    [
      [null, 'Gemini Elf'],
      ['m0', 'm2'],
      ['slot 0', 'slot 2'],
    ],
  ])('EMZ-18 a monster is moved to a zone beside its own: %j', (monsters, to, options) => {
    for (const zone of to) {
      const d = table(
        [tries({ k: 'shift', what: { ...named('Gemini Elf', 'mzone'), of: 'you' } })],
        { hand: ['Tries It'], monsters },
        {},
        {},
        'modern',
      );
      playing(d, 'Tries It');
      expect(d.state.decision?.kind === 'slot').toBe(to.length > 1);
      if (to.length > 1) {
        expect(asked(d)).toMatchObject({ player: 0, purpose: 'zone', card: 'Gemini Elf', options });
        d.you.zone(zone);
      }
      expect([d.you.where('Gemini Elf'), d.you.lp]).toEqual([zone, 9001]);
    }
  });
});
