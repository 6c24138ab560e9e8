/** More on the field than a limit allows (AST.md §9, `cap`): what its player is asked, and what goes. */
import { describe, expect, test } from 'vitest';
import type { Mod } from '../../src/engine/index.ts';
import type { Duel } from '../../src/engine/testkit/duel.ts';
import { duelOf, lasting, monster } from './made.ts';
import { question, told } from './told.ts';

const law = (name: string, ...mods: Mod[]) =>
  lasting(name, [
    { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
    { k: 'static', id: 's', on: { player: 'both' }, mods },
  ]);

describe('more on the field than a limit allows', () => {
  const limit = (name: string, mod: Omit<Mod & { k: 'cap' }, 'k'>) => law(name, { k: 'cap', ...mod });
  const few = limit('Few', { what: 'monsters', n: 1 });
  const kinds = limit('Kinds', { what: 'races', n: 1 });
  const kin = (name: string, race: string) => monster(name, [], { race });
  const family = [kin('Ant', 'Insect'), kin('Bee', 'Insect'), kin('Cod', 'Fish'), kin('Dab', 'Fish')];
  const table = (own: string, monsters: string[], ...more: Parameters<typeof duelOf>): Duel => {
    const d = duelOf(
      few,
      kinds,
      ...family,
      ...more,
    )('goat')
      .you({ spells: [own], monsters })
      .opp();
    d.you.activate(own);
    return d;
  };

  test('AST §9 of monsters of one Type as many are chosen as must go', () => {
    const d = table('Few', ['Ant', 'Bee', 'Cod']);
    d.resolve();
    expect(question(d)).toEqual({
      player: 0,
      purpose: 'sortOut',
      card: 'Few',
      ofEffect: true,
      min: 2,
      max: 2,
      among: ['Ant', 'Bee', 'Cod'],
    });
    d.you.choose('Ant');
    expect(question(d).among).toEqual(['Bee', 'Cod']);
    d.you.choose('Bee');
    expect([d.you.monsters, d.you.gy]).toEqual([['Cod'], ['Ant', 'Bee']]);
    expect(told(d, 'moved')).toEqual([
      {
        k: 'moved',
        by: 0,
        cards: ['Ant', 'Bee'],
        cause: 'Few',
        effect: 's',
        from: ['mzone', 'mzone'],
        to: ['gy', 'gy'],
        why: ['effect'],
      },
    ]);
  });

  test('AST §9 of several Types those are chosen that stay, each with all its monsters', () => {
    const d = table('Kinds', ['Ant', 'Bee', 'Cod', 'Dab']);
    d.resolve();
    expect(question(d)).toMatchObject({ purpose: 'keep', card: 'Kinds', min: 1, max: 1 });
    d.you.choose('Cod');
    expect([d.you.monsters, d.you.gy]).toEqual([
      ['Cod', 'Dab'],
      ['Ant', 'Bee'],
    ]);
  });

  test('AST §9 what something stands in for cannot stay all the same', () => {
    const firm = monster('Firm', [
      {
        k: 'replace',
        id: 'r',
        would: { k: 'moved', what: 'this', from: ['field'], to: ['gy'], why: ['effect'] },
        instead: [{ k: 'gainLp', who: 'you', n: 500 }],
      },
    ]);
    const d = table('Few', ['Firm', 'Ant'], firm);
    d.you.choose('Firm');
    expect([d.you.lp, d.you.monsters, d.you.gy]).toEqual([8500, ['Ant'], ['Firm']]);
    expect(told(d, 'moved')).toEqual([
      { k: 'moved', cards: ['Firm'], from: ['mzone'], to: ['gy'], why: ['rule'] },
    ]);
  });
});
