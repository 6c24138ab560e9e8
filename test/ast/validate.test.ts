import { describe, expect, test } from 'vitest';
import { buildPool, poolFor } from '../../src/cards/pool.ts';
import type { CardDef, Effect, Group, Mod, Op } from '../../src/engine/ast/index.ts';
import { validate } from '../../src/engine/ast/validate.ts';
import { does, draw1, monster, raw, spell } from './cards.ts';

const mine: Group = { in: ['mzone'], of: 'you' };
const all: Group = { in: ['mzone'], of: 'both' };
const said = (def: CardDef): string[] => validate(def).map(({ path, text }) => `${path}: ${text}`);
const op = (...ops: Op[]): CardDef => spell(does(...ops));
const linked: CardDef = {
  code: 1,
  name: 'Test Link',
  kind: 'monster',
  sub: ['link'],
  link: 2,
  arrows: ['L', 'R'],
  atk: 1000,
  attr: 'dark',
  race: 'Cyberse',
  materials: { slots: [{ n: [2, 20], where: [{ k: 'is', kind: 'monster' }] }], substitutes: false },
  effects: [],
};
const holds = (...mods: Mod[]): CardDef => monster({ k: 'static', id: 's1', on: 'this', mods });
const onPlayer = (...mods: Mod[]): CardDef => monster({ k: 'static', id: 's1', on: { player: 'opp' }, mods });

/** [rule, a card that breaks it, what is said, a card that does not]. */
const RULES: [string, CardDef, string, CardDef][] = [
  [
    'an unknown kind of node',
    spell(does({ k: 'explode' } as never)),
    'e1.do[0]: there is no operation of the kind "explode"',
    op({ k: 'destroy', what: all }),
  ],
  ['a missing field', spell(does({ k: 'draw', who: 'you' } as never)), 'e1.do[0]: n is missing', op(draw1)],
  [
    'an unknown field',
    spell(does({ ...draw1, twice: true } as never)),
    'e1.do[0]: knows no twice',
    op(draw1),
  ],
  [
    'a missing `of`',
    spell(does({ k: 'destroy', what: { in: ['mzone'] } } as never)),
    'e1.do[0].what: of is missing',
    op({ k: 'destroy', what: mine }),
  ],
  [
    'an unknown word',
    op({ k: 'destroy', what: { in: ['pocket'], of: 'you' } as never }),
    'e1.do[0].what.in[0]: "pocket" is none of',
    op({ k: 'destroy', what: mine }),
  ],
  [
    'a negative count',
    op({ k: 'draw', who: 'you', n: -1 }),
    'e1.do[0].n: must not be negative',
    op({ k: 'counter', on: all, kind: 'spell', n: -1 }),
  ],
  ['half a card', op({ k: 'draw', who: 'you', n: 0.5 }), 'e1.do[0].n: must be a whole number', op(draw1)],
  [
    'an empty list',
    op({ k: 'destroy', what: { in: [], of: 'you' } }),
    'e1.do[0].what.in: must not be empty',
    op({ k: 'destroy', what: { in: ['hand'], of: 'you' } }),
  ],
  [
    'a Summon of no sort',
    monster({
      k: 'act',
      id: 'e1',
      on: { k: 'trigger', ev: [{ k: 'summoned', what: 'this', how: [] }], as: 'if' },
      do: [draw1],
    }),
    'e1.on.ev[0].how: must not be empty',
    monster({
      k: 'act',
      id: 'e1',
      on: { k: 'trigger', ev: [{ k: 'summoned', what: 'this' }], as: 'if' },
      do: [draw1],
    }),
  ],
  [
    'a choice outside operations',
    op({ k: 'if', c: { k: 'exists', g: { from: mine, n: 1 } as never }, do: [draw1] }),
    'e1.do[0].c.g: a choice may stand only where an operation takes cards',
    op({ k: 'if', c: { k: 'exists', g: mine }, do: [draw1] }),
  ],
  [
    'a choice of nothing',
    op({ k: 'destroy', what: { from: all, n: [2, 1] } }),
    'e1.do[0].what: no number is from 2 to 1',
    op({ k: 'destroy', what: { from: all, n: [1, 2] } }),
  ],
  [
    'an unbound reference',
    op({ k: 'destroy', what: { ref: 't' } }),
    'e1.do[0].what: nothing is bound as t yet',
    spell({ ...does({ k: 'destroy', what: { ref: 't' } }), target: [{ from: all, n: 1, as: 't' }] }),
  ],
  [
    'a reference read before it is bound',
    spell({ ...does(draw1), if: [{ k: 'exists', g: { ref: 't' } }], target: [{ from: all, n: 1, as: 't' }] }),
    'e1.if[0].g: nothing is bound as t yet',
    spell({
      ...does({ k: 'if', c: { k: 'exists', g: { ref: 't' } }, do: [draw1] }),
      target: [{ from: all, n: 1, as: 't' }],
    }),
  ],
  [
    'a register of the wrong sort',
    op({ k: 'die', by: 'you', n: 1, as: 'd' }, { k: 'destroy', link: 'then', what: { ref: 'd' } }),
    'e1.do[1].what: d is a number',
    op(
      { k: 'die', by: 'you', n: 1, as: 'd' },
      { k: 'draw', link: 'then', who: 'you', n: { k: 'reg', name: 'd' } },
    ),
  ],
  [
    'an unbound register',
    op({ k: 'draw', who: 'you', n: { k: 'reg', name: 'd' } }),
    'e1.do[0].n: nothing is bound as d yet',
    op({ k: 'coin', n: 2, as: 'd' }, { k: 'draw', link: 'then', who: 'you', n: { k: 'reg', name: 'd' } }),
  ],
  [
    'a register of each player read outside',
    op(
      { k: 'each', do: [{ k: 'excavate', who: 'they', as: 'x', stop: { n: 1 } }] },
      { k: 'toGrave', link: 'then', what: { ref: 'x' } },
    ),
    'e1.do[1].what: x is bound for each player',
    op({
      k: 'each',
      do: [
        { k: 'excavate', who: 'they', as: 'x', stop: { n: 1 } },
        { k: 'toGrave', link: 'then', what: { ref: 'x' } },
      ],
    }),
  ],
  [
    'an unknown bond',
    op({ k: 'destroy', what: { bond: 'b' } }),
    'e1.do[0].what: nothing is bonded as b',
    op({ k: 'bond', what: all, name: 'b' }, { k: 'destroy', link: 'then', what: { bond: 'b' } }),
  ],
  [
    'an unknown note',
    holds({ k: 'add', stat: 'atk', n: { k: 'noted', name: 'n' } }),
    's1.mods[0].n: nothing is noted as n',
    monster(
      { k: 'act', id: 'e1', on: { k: 'ignition' }, do: [{ k: 'note', name: 'n', n: 1 }] },
      { k: 'static', id: 's1', on: 'this', mods: [{ k: 'add', stat: 'atk', n: { k: 'noted', name: 'n' } }] },
    ),
  ],
  ['a missing link', op(draw1, draw1), 'e1.do[1]: link is missing', op(draw1, { ...draw1, link: 'then' })],
  [
    'a link on the first operation',
    op({ ...draw1, link: 'then' }),
    'e1.do[0]: the first operation has nothing to link to',
    op(draw1, { k: 'may', link: 'then', by: 'you', do: [{ ...draw1, link: 'ifYouDo' }] }),
  ],
  [
    'two effects of one id',
    spell(does(draw1), does(draw1)),
    'e1: another effect of the card has the same id',
    spell(does(draw1), { ...does(draw1), id: 'e2' }),
  ],
  [
    '`they` where nobody is meant',
    op({ k: 'draw', who: 'they', n: 1 }),
    'e1.do[0].who: `they` means somebody only inside each',
    op({ k: 'each', do: [{ k: 'draw', who: 'they', n: 1 }] }),
  ],
  [
    '`both` where one player is meant',
    op({ k: 'summon', what: { from: { in: ['gy'], of: 'you' }, n: 1 }, to: 'both', pos: ['attack'] }),
    'e1.do[0].to: "both" does not belong here',
    op({ k: 'summon', what: { from: { in: ['gy'], of: 'you' }, n: 1 }, to: 'you', pos: ['attack'] }),
  ],
  [
    '`event` without an event',
    op({ k: 'destroy', what: 'event' }),
    'e1.do[0].what: there is no event here',
    spell({
      ...does({ k: 'destroy', what: 'event' }),
      on: { k: 'card', ev: [{ k: 'summoned', what: all }] },
    }),
  ],
  [
    '`it` without a card',
    op({ k: 'destroy', what: 'it' }),
    'e1.do[0].what: `it` means no card here',
    op({ k: 'every', of: all, do: [{ k: 'destroy', what: 'it' }] }),
  ],
  [
    'nothing to negate',
    op({ k: 'negate', what: 'activation', of: 'event' }),
    'e1.do[0]: there is no chain link to negate here',
    spell({
      ...does({ k: 'negate', what: 'activation', of: 'event' }),
      on: { k: 'card', ev: [{ k: 'activated', what: [], by: 'opp' }] },
    }),
  ],
  [
    'no Summon to negate',
    op({ k: 'negate', what: 'summon', of: 'event' }),
    'e1.do[0]: there is no Summon to negate here',
    spell({
      ...does({ k: 'negate', what: 'summon', of: 'event' }),
      on: { k: 'card', ev: [{ k: 'wouldSummon', what: all }] },
    }),
  ],
  [
    '`recheck` away from targets',
    op({ k: 'destroy', what: { from: all, n: 1, recheck: [{ k: 'face', up: true }] } }),
    'e1.do[0].what: only targets are looked at again',
    spell({
      ...does({ k: 'destroy', what: { ref: 't' } }),
      target: [{ from: all, n: 1, as: 't', recheck: [{ k: 'face', up: true }] }],
    }),
  ],
  [
    'two targets of one name',
    spell({
      ...does({ k: 'destroy', what: { ref: 't' } }),
      target: [
        { from: mine, n: 1, as: 't' },
        { from: all, n: 1, as: 't' },
      ],
    }),
    'e1.target[1]: t is bound already',
    spell({
      ...does({ k: 'destroy', what: { plus: [{ ref: 't' }, { ref: 'u' }] } }),
      target: [
        { from: mine, n: 1, as: 't' },
        { from: all, n: 1, as: 'u' },
      ],
    }),
  ],
  [
    'counters the card does not hold',
    monster({
      k: 'act',
      id: 'e1',
      on: { k: 'ignition' },
      do: [{ k: 'counter', on: 'this', kind: 'spell', n: 1 }],
    }),
    'e1.do[0]: the card holds no spell counters',
    {
      ...monster({
        k: 'act',
        id: 'e1',
        on: { k: 'ignition' },
        do: [{ k: 'counter', on: 'this', kind: 'spell', n: 1 }],
      }),
      holds: { counter: 'spell', max: 1 },
    },
  ],
  [
    'a monster activated as a card',
    monster(does(draw1)),
    'e1: only Spells and Traps are activated',
    spell(does(draw1)),
  ],
  [
    'a Flip Effect of a Spell',
    spell({ ...does(draw1), on: { k: 'flip' } }),
    'e1: only a monster has a Flip Effect',
    monster({ ...does(draw1), on: { k: 'flip' } }),
  ],
  [
    'a procedure of a Spell',
    spell({ k: 'procedure', id: 'p', to: 'you', pos: ['attack'] }),
    'p: only a monster has a procedure',
    monster({ k: 'procedure', id: 'p', to: 'you', pos: ['attack'] }),
  ],
  [
    'a victory without condition',
    monster({ k: 'winIf', id: 'w', reason: 'exodia' }),
    'w: would win at once',
    monster({ k: 'winIf', id: 'w', reason: 'exodia', if: [{ k: 'exists', g: mine }] }),
  ],
  [
    'nothing to declare',
    op({ k: 'declare', by: 'you', what: 'number', as: 'n', within: { min: 3, max: 1, step: 1 } }),
    'e1.do[0]: nothing can be declared',
    op({ k: 'declare', by: 'you', what: 'number', as: 'n', within: { min: 1, max: 3, step: 1 } }),
  ],
];

/** The same for what the engine cannot do yet. */
const GAPS: [string, CardDef, string, CardDef][] = [
  [
    'a card lent for longer than a turn',
    op({ k: 'use', what: { from: mine, n: 1 }, until: 'duel' }),
    'cards are lent for a turn',
    op({ k: 'use', what: { from: mine, n: 1 }, until: 'endOfTurn' }),
  ],
  [
    'an optional replacement of damage',
    monster({
      k: 'replace',
      id: 'r',
      would: { k: 'damage', to: 'you', by: 'any' },
      may: true,
      instead: [draw1],
    }),
    'r: nobody is asked about Life Points',
    monster({ k: 'replace', id: 'r', would: { k: 'damage', to: 'you', by: 'any' }, instead: [draw1] }),
  ],
  [
    'damage with something besides',
    monster({
      k: 'replace',
      id: 'r',
      would: { k: 'damage', to: 'you', by: 'any' },
      keep: true,
      instead: [draw1],
    }),
    'r: only a move can happen besides',
    monster({ k: 'replace', id: 'r', would: { k: 'moved', what: 'this' }, keep: true, instead: [draw1] }),
  ],
  [
    'who is asked about what is no choice',
    monster({ k: 'replace', id: 'r', would: { k: 'moved', what: 'this' }, by: 'opp', instead: [draw1] }),
    'r: nobody is asked',
    monster({
      k: 'replace',
      id: 'r',
      would: { k: 'moved', what: 'this' },
      by: 'opp',
      may: true,
      instead: [draw1],
    }),
  ],
  [
    'an attack to be replaced',
    monster({ k: 'replace', id: 'r', would: { k: 'attack', by: mine }, instead: [draw1] }),
    'r.would: only moves, damage',
    monster({ k: 'replace', id: 'r', would: { k: 'tossed', what: 'die', by: 'you' }, instead: [draw1] }),
  ],
  [
    'a toll on what costs nothing',
    onPlayer({ k: 'toll', on: 'draw', pay: [{ k: 'payLp', who: 'they', n: 500 }] }),
    'nothing is asked for to draw',
    onPlayer({ k: 'toll', on: 'attack', pay: [{ k: 'payLp', who: 'they', n: 500 }] }),
  ],
  [
    'a cap on a card',
    holds({ k: 'cap', what: 'monsters', n: 1 }),
    'cap is on a player',
    onPlayer({ k: 'cap', what: 'monsters', n: 1 }),
  ],
  ['piercing players', onPlayer({ k: 'pierce' }), 'pierce does nothing on a player', holds({ k: 'pierce' })],
  [
    'a player’s act forbidden to a card',
    holds({ k: 'cannot', do: 'enterBattle' }),
    'a player does it: enterBattle',
    onPlayer({ k: 'cannot', do: 'enterBattle' }),
  ],
  [
    'who would do it, where nobody does',
    onPlayer({ k: 'cannot', do: 'enterBattle', by: [{ k: 'is', kind: 'trap' }] }),
    'no card brings a player there',
    onPlayer({ k: 'cannot', do: 'draw', by: [{ k: 'is', kind: 'trap' }] }),
  ],
  [
    'an activation that is given',
    holds({ k: 'gain', effects: [does(draw1)] }),
    'only reactions to events',
    holds({
      k: 'gain',
      effects: [
        { k: 'react', id: 'x1', on: { ev: [{ k: 'moved', what: 'this', to: ['gy'] }] }, do: [draw1] },
      ],
    }),
  ],
  [
    'a keyword',
    monster({ k: 'keyword', id: 'k', is: 'spirit' }),
    'the keyword spirit must be expanded',
    monster(),
  ],
  [
    'a procedure from the field',
    monster({ k: 'procedure', id: 'p', from: ['mzone'], to: 'you', pos: ['attack'] }),
    'p: from mzone: it is on the field already',
    monster({ k: 'procedure', id: 'p', from: ['gy'], to: 'you', pos: ['attack'] }),
  ],
  [
    'a trigger during the Main Phase',
    monster({
      k: 'act',
      id: 'e1',
      on: { k: 'trigger', ev: [{ k: 'phase', is: 'main1', at: 'during', of: 'you' }], as: 'if' },
      do: [draw1],
    }),
    'nothing happens during a Main Phase',
    monster({
      k: 'act',
      id: 'e1',
      on: { k: 'trigger', ev: [{ k: 'phase', is: 'standby', at: 'during', of: 'you' }], as: 'if' },
      do: [draw1],
    }),
  ],
  [
    'a binding that stays empty',
    op({ k: 'shuffle', whose: 'you', as: 'x' }),
    'shuffle binds nothing',
    op({ k: 'mill', who: 'you', n: 1, as: 'x' }),
  ],
  [
    '`most` under a `not`',
    op({
      k: 'destroy',
      what: { ...all, where: [{ k: 'not', f: { k: 'most', stat: 'atk', which: 'highest' } }] },
    }),
    '`most` works only directly',
    op({ k: 'destroy', what: { ...all, where: [{ k: 'most', stat: 'atk', which: 'highest' }] } }),
  ],
  ['a Link Monster with a Level', { ...linked, level: 2 }, 'level: none on a link Monster', linked],
  [
    'arrows that do not fit the Link Rating',
    { ...linked, arrows: ['B'] },
    'arrows: as many as the Link Rating',
    linked,
  ],
  ['a Rank without an Xyz Monster', { ...monster(), rank: 4 }, 'rank: Xyz Monsters have one', monster()],
  [
    'an Extra Deck monster nobody can Summon',
    { ...monster(), sub: ['synchro', 'effect'] },
    'materials: no synchro Summon without materials',
    { ...monster(), sub: ['synchro', 'effect'], materials: linked.materials! },
  ],
  [
    'a range upside down',
    {
      ...linked,
      materials: { slots: [{ n: [3, 2], where: [{ k: 'is', kind: 'monster' }] }], substitutes: false },
    },
    'materials.slots[0].n: no number is from 3 to 2',
    linked,
  ],
  [
    'a Summon that the sort implies',
    { ...linked, effects: [{ k: 'procedure', id: 'p', to: 'you', pos: ['attack'], how: 'link' }] },
    'is implied by the sort of the card',
    linked,
  ],
  [
    'a changed Rank',
    holds({ k: 'add', stat: 'rank', n: 1 }),
    'a rank does not change yet',
    holds({ k: 'add', stat: 'level', n: 1 }),
  ],
  [
    'contact Fusion',
    {
      ...monster(),
      materials: { slots: [{ n: 1, where: [{ k: 'name', is: 'X' }] }], substitutes: true, contact: 'banish' },
    },
    'materials.contact: needs a procedure',
    { ...monster(), materials: { slots: [{ n: 1, where: [{ k: 'name', is: 'X' }] }], substitutes: true } },
  ],
];

describe.each([
  ['sound data', RULES],
  ['what the engine can do', GAPS],
])('%s', (_, rules) => {
  test.each(rules)('%s', (_name, wrong, text, right) => {
    expect(said(wrong).join('\n')).toContain(text);
    expect(said(right)).toEqual([]);
  });
});

describe('the pool', () => {
  const pool = buildPool();
  const codes = new Set(pool.map((card) => card.code));

  test('every card validates', () => {
    const problems = pool.flatMap((card) =>
      validate(card, codes).map((p) => `${card.name} ${p.path}: ${p.text}`),
    );
    expect(problems).toEqual([]);
  });

  test.each(['classic', 'goat'] as const)('with the text revision %s too', (revision) => {
    const cards = poolFor(revision, pool);
    expect(cards.flatMap((card) => validate(card, codes))).toEqual([]);
  });

  test('a Token that is not there is missed', () => {
    const scapegoat = pool.find((card) => card.name === 'Scapegoat');
    expect(scapegoat).toBeDefined();
    expect(validate(scapegoat!, new Set()).map((p) => p.text)).toEqual(['there is no Token 73915052']);
  });
});

test('problems of text revisions and materials say where they are', () => {
  const card: CardDef = {
    ...spell(does(draw1)),
    revisions: { goat: [does({ k: 'draw', who: 'you', n: -1 })] },
    materials: { slots: [{ n: 1, where: [] }], substitutes: true },
  };
  expect(said(card)).toEqual([
    'revisions.goat.e1.do[0].n: must not be negative: -1',
    'materials.slots[0].where: must not be empty',
  ]);
});

test('data of any shape is answered, never thrown at', () => {
  const junk: unknown[] = [
    null,
    3,
    'x',
    [],
    {},
    { k: 'act' },
    { k: 'act', id: 'e', on: 3, do: 'x' },
    { k: 'react', id: 'x', on: null },
  ];
  for (const x of junk) {
    const card: CardDef = spell(...([raw(x)] as Effect[]));
    expect(() => validate(card)).not.toThrow();
    expect(validate(card).length).toBeGreaterThan(0);
  }
});
