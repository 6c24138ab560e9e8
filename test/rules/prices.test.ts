/** Prices of several cards, and several prices at one time: payable when some way of paying them all is (AST.md §1, rule 9). */
import { describe, expect, test } from 'vitest';
import type { Cards, Op } from '../../src/engine/index.ts';
import { duelOf, lasting } from './made.ts';
import { ERAS } from './table.ts';

const discard = (kind?: 'spell' | 'trap'): Op => {
  const what: Cards = {
    from: { in: ['hand'], of: 'they', ...(kind === undefined ? {} : { where: [{ k: 'is', kind }] }) },
    n: 1,
    by: 'they',
  };
  return { k: 'discard', what };
};
/** Whoever attacks pays this. */
const tax = (name: string, ...pay: Op[]) =>
  lasting(name, [
    { k: 'static', id: 's1', on: { player: 'both' }, mods: [{ k: 'toll', on: 'attack', pay }] },
  ]);
const [any, spell, trap] = [discard(), discard('spell'), discard('trap')];
const duel = duelOf(
  tax('Any', any),
  tax('Spell', spell),
  tax('Any And Spell', any, spell),
  tax('Spell And Any', spell, any),
  tax('Spell And Trap', spell, trap),
  tax('All', { k: 'discard', what: { in: ['hand'], of: 'they' } }),
);
const up = (card: string) => ({ card, pos: 'up' as const });

describe.each(ERAS)('prices in %s', (era) => {
  const mayAttack = (laws: string[], hand: string[]): boolean =>
    duel(era, { phase: 'battle' })
      .you({ hand, monsters: ['Vorse Raider'], spells: laws.map(up) })
      .opp()
      .you.can('attack', 'Vorse Raider');

  test.each([
    [['Any And Spell'], ['Dark Hole', 'Mokey Mokey'], true],
    [['Any And Spell'], ['Mokey Mokey', 'Dark Hole'], true],
    [['Any And Spell'], ['Dark Hole', 'Dark Hole'], true],
    [['Any And Spell'], ['Mokey Mokey', 'Mokey Mokey'], false],
    [['Any And Spell'], ['Dark Hole'], false],
    [['Spell And Any'], ['Dark Hole', 'Mokey Mokey'], true],
    [['Spell And Trap'], ['Dark Hole', 'Trap Hole'], true],
    [['Spell And Trap'], ['Dark Hole', 'Dark Hole'], false],
    [['Any', 'Any'], ['Mokey Mokey'], false],
    [['Any', 'Any'], ['Mokey Mokey', 'Dark Hole'], true],
    [['Any', 'Spell'], ['Dark Hole'], false],
    [['Any', 'Spell'], ['Dark Hole', 'Mokey Mokey'], true],
    [['Spell', 'Any'], ['Dark Hole', 'Mokey Mokey'], true],
    [['Spell And Trap', 'Spell', 'Any'], ['Dark Hole', 'Mokey Mokey', 'Trap Hole', 'Raigeki'], true],
    [['Spell And Trap', 'Spell', 'Any'], ['Dark Hole', 'Mokey Mokey', 'Trap Hole', 'Sangan'], false],
    [['All'], ['Mokey Mokey'], true],
    [['All'], [], false],
    [['All', 'Any'], ['Mokey Mokey'], false],
  ])('GAP-14 %j with the hand %j: may attack %s', (laws, hand, may) => {
    expect(mayAttack(laws, hand)).toBe(may);
  });

  test('GAP-14 what the first price takes leaves enough for the second', () => {
    const d = duel(era, { phase: 'battle' })
      .you({
        hand: ['Dark Hole', 'Mokey Mokey', 'Sangan'],
        monsters: ['Vorse Raider'],
        spells: [up('Any'), up('Spell')],
      })
      .opp();
    d.you.attack('Vorse Raider');
    d.you.choose('Any');
    expect(d.state.decision?.options).toHaveLength(2);
    d.you.choose('Sangan');
    expect([d.you.gy, d.you.hand, d.opp.lp]).toEqual([['Sangan', 'Dark Hole'], ['Mokey Mokey'], 6100]);
  });
});
