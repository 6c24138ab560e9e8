import { expect, test } from 'vitest';
import { buildPool } from '../../src/cards/pool.ts';
import type { CardDef, Ev, Filter, Group, Op } from '../../src/engine/ast/index.ts';
import { LINT_RULES, type LintRule, lint } from '../../src/engine/ast/lint.ts';
import { validate } from '../../src/engine/ast/validate.ts';
import { does, draw1, monster, spell } from './cards.ts';

const mine: Group = { in: ['mzone'], of: 'you' };
const dragon: Filter = { k: 'race', is: 'Dragon' };
const up: Filter = { k: 'face', up: true };
const ignition = { k: 'act', id: 'e1', on: { k: 'ignition' }, may: true, do: [draw1] } as const;
const trigger = (ev: Ev, as: 'when' | 'if', may: boolean): CardDef =>
  monster({ k: 'act', id: 'e1', on: { k: 'trigger', ev: [ev], as }, ...(may ? { may } : {}), do: [draw1] });
const died: Ev = { k: 'moved', what: 'this', to: ['gy'] };
const boost = (
  on: 'this' | Group,
  n: 500 | { k: 'stat'; of: 'this'; stat: 'atk'; original?: true },
): CardDef => monster({ k: 'static', id: 's1', on, mods: [{ k: 'add', stat: 'atk', n }] });

const rolls = (unlucky: Op): Op[] => [
  { k: 'die', by: 'you', n: 1, as: 'd' },
  {
    k: 'if',
    link: 'then',
    c: { k: 'cmp', a: { k: 'reg', name: 'd' }, cmp: '=', b: 6 },
    do: [unlucky],
    else: [draw1],
  },
];

const CASES: [LintRule, CardDef, CardDef][] = [
  ['moved', trigger({ k: 'moved', what: 'this' }, 'if', false), trigger(died, 'if', false)],
  ['when', trigger(died, 'when', false), trigger(died, 'when', true)],
  [
    'loop',
    monster({ ...ignition, do: [draw1] }),
    monster({ ...ignition, do: [draw1], cost: [{ k: 'payLp', who: 'you', n: 500 }] }),
  ],
  [
    'loop',
    monster({ ...ignition, on: { k: 'quick' }, do: [draw1] }),
    monster({
      ...ignition,
      on: { k: 'quick' },
      do: [draw1],
      limit: { n: 1, per: 'turn', scope: 'card', counts: 'use' },
    }),
  ],
  // a die that may destroy the card itself ends it
  [
    'loop',
    monster({ ...ignition, do: rolls({ k: 'destroy', what: { in: ['mzone'], of: 'opp' } }) }),
    monster({ ...ignition, do: rolls({ k: 'destroy', what: mine }) }),
  ],
  [
    'circular',
    boost('this', { k: 'stat', of: 'this', stat: 'atk' }),
    boost('this', { k: 'stat', of: 'this', stat: 'atk', original: true }),
  ],
  [
    'circular',
    boost({ ...mine, where: [{ k: 'num', stat: 'atk', cmp: '<=', to: 1000 }] }, 500),
    boost({ ...mine, where: [{ k: 'num', stat: 'level', cmp: '<=', to: 4 }] }, 500),
  ],
  [
    'other',
    monster({ k: 'static', id: 's1', on: 'this', if: [{ k: 'exists', g: mine }], mods: [{ k: 'pierce' }] }),
    monster({
      k: 'static',
      id: 's1',
      on: 'this',
      if: [{ k: 'exists', g: { ...mine, where: [{ k: 'other' }] } }],
      mods: [{ k: 'pierce' }],
    }),
  ],
  [
    'face',
    spell(does({ k: 'destroy', what: { in: ['mzone'], of: 'opp', where: [dragon] } })),
    spell(does({ k: 'destroy', what: { in: ['mzone'], of: 'opp', where: [up, dragon] } })),
  ],
  [
    'unused',
    spell(does({ k: 'destroy', what: { from: mine, n: 1, as: 'd' } })),
    spell(
      does(
        { k: 'destroy', what: { from: mine, n: 1, as: 'd' } },
        { k: 'draw', link: 'then', who: 'you', n: { k: 'count', of: { ref: 'd' } } },
      ),
    ),
  ],
  [
    'aimless',
    spell({ ...does(draw1), target: [{ from: mine, n: 1 }] }),
    spell({ ...does({ k: 'destroy', what: { ref: 't' } }), target: [{ from: mine, n: 1, as: 't' }] }),
  ],
  [
    'shuffle',
    spell(does({ k: 'toHand', what: { from: { in: ['deck'], of: 'you' }, n: 1 } })),
    spell(
      does(
        { k: 'toHand', what: { from: { in: ['deck'], of: 'you' }, n: 1 } },
        { k: 'shuffle', link: 'also', whose: 'you' },
      ),
    ),
  ],
  ['dead', spell({ k: 'static', id: 's1', on: mine, mods: [{ k: 'pierce' }] }), spell(does(draw1))],
  // another card lays it
  ['dead', spell(), { ...spell(), onlyPlacedBy: 'Stone' }],
];

const rulesOf = (def: CardDef): LintRule[] => lint(def).map((w) => w.rule);

test.each(CASES)('%s (%#)', (rule, suspicious, sound) => {
  expect(validate(suspicious)).toEqual([]);
  expect(validate(sound)).toEqual([]);
  expect(rulesOf(suspicious)).toContain(rule);
  expect(rulesOf(sound)).not.toContain(rule);
});

test('every rule is tried', () => {
  expect(new Set(CASES.map(([rule]) => rule))).toEqual(new Set(LINT_RULES));
});

test('the pool has nothing but names that are never read', () => {
  const warnings = buildPool().flatMap((card) => lint(card).map((w) => ({ card: card.name, ...w })));
  expect(warnings.filter((w) => w.rule !== 'unused')).toEqual([]);
});
