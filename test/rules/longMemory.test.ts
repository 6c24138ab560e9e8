/** Spans of the ledger, effects from any place, triggers once per card. */
import { expect, test } from 'vitest';
import { buildPool } from '../../src/cards/pool.ts';
import type { CardDef, Effect } from '../../src/engine/ast/index.ts';
import { compilePool } from '../../src/engine/index.ts';
import { duelWith } from '../../src/engine/testkit/duel.ts';

let made = 0;
/** A duel in which `Test Card` has these effects. */
function duelOf(effects: Effect[], kind: 'monster' | 'spell' = 'monster') {
  const def: CardDef = {
    code: 1,
    name: 'Test Card',
    kind,
    sub: kind === 'monster' ? ['effect'] : ['continuous'],
    ...(kind === 'monster' ? { level: 4, atk: 1000, def: 1000, attr: 'dark', race: 'Fiend' } : {}),
    effects,
  };
  made++;
  const pool = compilePool([...buildPool(), def], `memory-${made}`);
  return duelWith(() => pool)('goat');
}
const mine = { in: ['mzone' as const], of: 'you' as const };

test('GAP-22 what is counted over the whole duel is never forgotten', () => {
  const d = duelOf([
    {
      k: 'static',
      id: 's1',
      on: 'this',
      mods: [
        {
          k: 'add',
          stat: 'atk',
          n: { k: 'mul', a: 100, b: { k: 'tally', ev: { k: 'summoned', what: mine }, in: 'thisDuel' } },
        },
      ],
    },
  ])
    .you({ hand: ['Vorse Raider'], monsters: ['Test Card'] })
    .opp({});
  d.you.summon('Vorse Raider');
  expect(d.you.card('Test Card').atk).toBe(1100);
  for (let i = 0; i < 5; i++) {
    d.you.end();
    d.opp.end();
  }
  expect(d.you.card('Test Card').atk).toBe(1100);
});

test('EFFECT-05 a reaction works from the Graveyard where it says so, and not from the field', () => {
  const burns: Effect = {
    k: 'react',
    id: 'x1',
    from: ['gy'],
    on: { ev: [{ k: 'summoned', what: mine }] },
    do: [{ k: 'damage', who: 'opp', n: 300 }],
  };
  const d = duelOf([burns])
    .you({ hand: ['Vorse Raider'], gy: ['Test Card'], monsters: ['Test Card'] })
    .opp({});
  d.you.summon('Vorse Raider');
  expect(d.opp.lp).toBe(7700);
});

test('EFFECT-02 a continuous effect works from the banished cards where it says so', () => {
  const boost: Effect = {
    k: 'static',
    id: 's1',
    from: ['banished'],
    on: mine,
    mods: [{ k: 'add', stat: 'atk', n: 500 }],
  };
  const d = duelOf([boost])
    .you({ monsters: ['Vorse Raider'], banished: ['Test Card'] })
    .opp({});
  expect(d.you.card('Vorse Raider').atk).toBe(2400);
});

test('EFFECT-06 a trigger with `every` starts once for each card of the event', () => {
  const d = duelOf(
    [
      {
        k: 'act',
        id: 'e1',
        on: {
          k: 'trigger',
          ev: [
            {
              k: 'moved',
              what: { in: ['mzone'], of: 'both' },
              from: ['mzone'],
              to: ['gy'],
              why: ['destroy', 'effect'],
            },
          ],
          as: 'if',
          every: true,
        },
        do: [{ k: 'damage', who: 'opp', n: 200 }],
      },
    ],
    'spell',
  )
    .you({
      hand: ['Dark Hole'],
      monsters: ['Vorse Raider', 'Battle Ox'],
      spells: [{ card: 'Test Card', pos: 'up' }],
    })
    .opp({ monsters: ['Mystical Elf'] });
  d.you.activate('Dark Hole');
  d.resolve();
  expect(d.opp.lp).toBe(7400);
});
