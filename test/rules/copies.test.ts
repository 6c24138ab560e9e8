/** Effects that copy others (AST `run`). */
import { expect, test } from 'vitest';
import { does, duelOf } from './made.ts';
import { duel } from './table.ts';

test('GAP-17 two Double Spells have nothing to copy but each other', () => {
  const d = duel('goat')
    .you({ hand: ['Double Spell', 'Pot of Greed'], gy: ['Double Spell'] })
    .opp({ gy: ['Double Spell'] });
  expect(d.you.can('activate', 'Double Spell')).toBe(false);
});

test('GAP-17 beside them a Spell that does something can be copied', () => {
  const d = duel('goat')
    .you({ hand: ['Double Spell', 'Mystical Space Typhoon'], deck: ['Vorse Raider', 'Battle Ox'] })
    .opp({ gy: ['Double Spell', 'Pot of Greed'] });
  expect(d.you.can('activate', 'Double Spell')).toBe(true);
});

test('GAP-42 an effect is not carried out again in its own course', () => {
  const echo = does('Echo', [
    { k: 'gainLp', who: 'you', n: 100 },
    { k: 'run', link: 'also', effectOf: 'this', as_: 'yours' },
    { k: 'gainLp', link: 'also', who: 'you', n: 10 },
  ]);
  const d = duelOf(echo)('goat')
    .you({ spells: ['Echo'] })
    .opp({});
  d.you.activate('Echo');
  expect([d.you.lp, d.at.phase]).toEqual([8110, 'main1']);
});
