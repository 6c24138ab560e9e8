/** Activations offered only when their costs can be paid and they have something to do (GAP-17, AST.md rule 9). */
import { describe, expect, test } from 'vitest';
import type { CardDef, Effect, Op, Some } from '../../../src/engine/ast/index.ts';
import type { Side } from '../../../src/engine/testkit/duel.ts';
import { maker, type Setting, scene, sheet } from './scene.ts';

type Act = Extract<Effect, { k: 'act' }>;
const tester = (more: Partial<Act>): CardDef =>
  maker(100, 'Tester', [{ k: 'act', id: 'a1', on: { k: 'ignition' }, do: [], ...more }]);
const FREE: Op = { k: 'gainLp', who: 'you', n: 100 };

/** May the Tester's effect be activated with these cards about? */
function offered(more: Partial<Act>, you: Side, opp: Side = {}, o: Setting = {}): boolean {
  const x = scene({ ...you, monsters: ['Tester', ...(you.monsters ?? [])] }, opp, {
    ...o,
    cards: [tester(more), ...(o.cards ?? [])],
  });
  return x.duel.you.can('activate', 'Tester');
}
const deck = (n: number): string[] => Array.from({ length: n }, () => 'Eel');
const monsters = (of: 'you' | 'opp' | 'both', where?: Some['recheck']) => ({
  in: ['mzone' as const],
  of,
  ...(where && { where }),
});
const one = (from: Some['from'], n: Some['n'] = 1): Some => ({ from, n });
const others: Some['recheck'] = [{ k: 'other' }];

const SHACKLE = sheet(120, 'Shackle', [
  {
    k: 'static',
    id: 's1',
    on: { player: 'both' },
    mods: [
      { k: 'cannot', do: 'specialSummon' },
      { k: 'cannot', do: 'draw' },
      { k: 'cannot', do: 'changeControl', where: [{ k: 'is', kind: 'monster' }] },
      { k: 'cannot', do: 'beTributed', where: [{ k: 'is', kind: 'monster' }] },
      { k: 'cannot', do: 'banish', where: [{ k: 'is', kind: 'monster' }] },
    ],
  },
]);
const shackled: Setting = { cards: [SHACKLE] };
const SHACKLED = [{ card: 'Shackle', pos: 'up' as const }];
const FULL = ['Wolf', 'Bear', 'Imp', 'Puppet'];

describe('there is something to do', () => {
  type Row = [title: string, op: Op | Op[], you: Side, opp: Side, out: boolean, o?: Setting];
  const rows: Row[] = [
    ['draw', { k: 'draw', who: 'you', n: 2 }, { deck: deck(2) }, {}, true],
    ['draw more than there is', { k: 'draw', who: 'you', n: 2 }, { deck: deck(1) }, {}, false],
    ['both draw', { k: 'draw', who: 'both', n: 1 }, { deck: deck(1) }, { deck: deck(1) }, true],
    ['both draw, one cannot', { k: 'draw', who: 'both', n: 1 }, { deck: deck(1) }, {}, false],
    [
      'draw, forbidden',
      { k: 'draw', who: 'you', n: 1 },
      { deck: deck(1), spells: SHACKLED },
      {},
      false,
      shackled,
    ],
    ['mill', { k: 'mill', who: 'opp', n: 2 }, {}, { deck: deck(2) }, true],
    ['mill more than there is', { k: 'mill', who: 'opp', n: 3 }, {}, { deck: deck(2) }, false],
    ['both mill, one cannot', { k: 'mill', who: 'both', n: 1 }, { deck: deck(3) }, {}, false],
    ['excavate', { k: 'excavate', who: 'you', stop: { n: 3 } }, { deck: deck(1) }, {}, true],
    ['excavate nothing', { k: 'excavate', who: 'you', stop: { n: 3 } }, {}, { deck: deck(3) }, false],
    ['a Token', { k: 'token', n: 1, token: 15, to: 'you', pos: 'defense' }, {}, {}, true],
    ['four Tokens', { k: 'token', n: 4, token: 15, to: 'you', pos: 'defense' }, {}, {}, true],
    ['five Tokens in four zones', { k: 'token', n: 5, token: 15, to: 'you', pos: 'defense' }, {}, {}, false],
    [
      'a Token without a zone',
      { k: 'token', n: 1, token: 15, to: 'you', pos: 'defense' },
      { monsters: FULL },
      {},
      false,
    ],
    [
      'a Token to the other side',
      { k: 'token', n: 1, token: 15, to: 'opp', pos: 'defense' },
      { monsters: FULL },
      {},
      true,
    ],
    [
      'a Token, forbidden',
      { k: 'token', n: 1, token: 15, to: 'you', pos: 'defense' },
      { spells: SHACKLED },
      {},
      false,
      shackled,
    ],
    ['destroy', { k: 'destroy', what: monsters('opp') }, {}, { monsters: ['Drake'] }, true],
    ['destroy nothing', { k: 'destroy', what: monsters('opp') }, {}, {}, false],
    ['destroy one', { k: 'destroy', what: one(monsters('opp')) }, {}, { monsters: ['Drake'] }, true],
    ['destroy one of none', { k: 'destroy', what: one(monsters('opp')) }, {}, {}, false],
    [
      'destroy two of one',
      { k: 'destroy', what: one(monsters('opp'), 2) },
      {},
      { monsters: ['Drake'] },
      false,
    ],
    ['any number of none', { k: 'destroy', what: one(monsters('opp'), 'any') }, {}, {}, false],
    [
      'up to two of one',
      { k: 'destroy', what: one(monsters('opp'), [1, 2]) },
      {},
      { monsters: ['Drake'] },
      true,
    ],
    [
      'change the position',
      { k: 'position', what: monsters('opp'), to: 'switch' },
      {},
      { monsters: ['Drake'] },
      true,
    ],
    [
      'to Attack',
      { k: 'position', what: monsters('opp'), to: 'attack' },
      {},
      { monsters: [{ card: 'Drake', pos: 'defense' }] },
      true,
    ],
    [
      'to Attack, as it is',
      { k: 'position', what: monsters('opp'), to: 'attack' },
      {},
      { monsters: ['Drake'] },
      false,
    ],
    [
      'to Attack, face-down',
      { k: 'position', what: monsters('opp'), to: 'attack' },
      {},
      { monsters: [{ card: 'Drake', pos: 'faceDownDefense' }] },
      true,
    ],
    [
      'to Defense',
      { k: 'position', what: monsters('opp'), to: 'defense' },
      {},
      { monsters: ['Drake'] },
      true,
    ],
    [
      'to Defense, as it is',
      { k: 'position', what: monsters('opp'), to: 'defense' },
      {},
      { monsters: [{ card: 'Drake', pos: 'defense' }] },
      false,
    ],
    [
      'to face-up Defense',
      { k: 'position', what: monsters('opp'), to: 'faceUpDefense' },
      {},
      { monsters: [{ card: 'Drake', pos: 'faceDownDefense' }] },
      true,
    ],
    [
      'to face-up Defense from Attack',
      { k: 'position', what: monsters('opp'), to: 'faceUpDefense' },
      {},
      { monsters: ['Drake'] },
      true,
    ],
    [
      'to face-up Defense, as it is',
      { k: 'position', what: monsters('opp'), to: 'faceUpDefense' },
      {},
      { monsters: [{ card: 'Drake', pos: 'defense' }] },
      false,
    ],
    [
      'to face-down Defense',
      { k: 'position', what: monsters('opp'), to: 'faceDownDefense' },
      {},
      { monsters: [{ card: 'Drake', pos: 'defense' }] },
      true,
    ],
    [
      'to face-down Defense from Attack',
      { k: 'position', what: monsters('opp'), to: 'faceDownDefense' },
      {},
      { monsters: ['Drake'] },
      true,
    ],
    [
      'to face-down Defense, as it is',
      { k: 'position', what: monsters('opp'), to: 'faceDownDefense' },
      {},
      { monsters: [{ card: 'Drake', pos: 'faceDownDefense' }] },
      false,
    ],
    [
      'face-up',
      { k: 'position', what: monsters('opp'), to: 'faceUp' },
      {},
      { monsters: [{ card: 'Drake', pos: 'faceDownDefense' }] },
      true,
    ],
    [
      'face-up, as it is',
      { k: 'position', what: monsters('opp'), to: 'faceUp' },
      {},
      { monsters: ['Drake'] },
      false,
    ],
    [
      'face-down',
      { k: 'position', what: monsters('opp'), to: 'faceDown' },
      {},
      { monsters: ['Drake'] },
      true,
    ],
    [
      'face-down, as it is',
      { k: 'position', what: monsters('opp'), to: 'faceDown' },
      {},
      { monsters: [{ card: 'Drake', pos: 'faceDownDefense' }] },
      false,
    ],
    [
      'GAP-38 a Link Monster stays as it is',
      { k: 'position', what: monsters('opp'), to: 'switch' },
      {},
      { monsters: ['Star'] },
      false,
    ],
    [
      'one of several can be changed',
      { k: 'position', what: monsters('opp'), to: 'defense' },
      {},
      { monsters: [{ card: 'Imp', pos: 'defense' }, 'Drake'] },
      true,
    ],
    [
      'take control',
      { k: 'control', what: one(monsters('opp')), to: 'you', until: 'endPhase' },
      {},
      { monsters: ['Drake'] },
      true,
    ],
    [
      'take control of none',
      { k: 'control', what: one(monsters('opp')), to: 'you', until: 'endPhase' },
      {},
      {},
      false,
    ],
    [
      'take control without a zone',
      { k: 'control', what: one(monsters('opp')), to: 'you', until: 'endPhase' },
      { monsters: FULL },
      { monsters: ['Drake'] },
      false,
    ],
    [
      'give control with own zones full',
      { k: 'control', what: 'this', to: 'opp', until: 'endPhase' },
      { monsters: FULL },
      {},
      true,
    ],
    [
      'take control, forbidden',
      { k: 'control', what: monsters('opp'), to: 'you', until: 'endPhase' },
      { spells: SHACKLED },
      { monsters: ['Drake'] },
      false,
      shackled,
    ],
    [
      'back from banishment',
      { k: 'return', what: { in: ['banished'], of: 'you' } },
      { banished: ['Wolf'] },
      {},
      true,
    ],
    ['back from nowhere', { k: 'return', what: 'this' }, { banished: ['Wolf'] }, {}, false],
    ['on to the Battle Phase', { k: 'goTo', phase: 'battle' }, {}, {}, true],
    ['back to the Standby Phase', { k: 'goTo', phase: 'standby' }, {}, {}, false],
    ['to the Phase it is', { k: 'goTo', phase: 'main1' }, {}, {}, false],
    [
      'revive',
      { k: 'summon', what: one({ in: ['gy'], of: 'you' }), to: 'you', pos: ['attack'] },
      { gy: ['Wolf'] },
      {},
      true,
    ],
    [
      'revive no monster',
      { k: 'summon', what: one({ in: ['gy'], of: 'you' }), to: 'you', pos: ['attack'] },
      { gy: ['Tonic'] },
      {},
      false,
    ],
    [
      'revive without a zone',
      { k: 'summon', what: one({ in: ['gy'], of: 'you' }), to: 'you', pos: ['attack'] },
      { gy: ['Wolf'], monsters: FULL },
      {},
      false,
    ],
    [
      'revive to the other side',
      { k: 'summon', what: one({ in: ['gy'], of: 'you' }), to: 'opp', pos: ['attack'] },
      { gy: ['Wolf'], monsters: FULL },
      {},
      true,
    ],
    [
      'REVIVE-02 revive what was not proper',
      { k: 'summon', what: one({ in: ['gy'], of: 'you' }), to: 'you', pos: ['attack'] },
      { gy: ['Knight'] },
      {},
      false,
    ],
    [
      'REVIVE-02 revive what was proper',
      { k: 'summon', what: one({ in: ['gy'], of: 'you' }), to: 'you', pos: ['attack'] },
      { gy: [{ card: 'Knight', proper: true }] },
      {},
      true,
    ],
    [
      'revive whatever the conditions',
      {
        k: 'summon',
        what: one({ in: ['gy'], of: 'you' }),
        to: 'you',
        pos: ['attack'],
        ignoring: 'conditions',
      },
      { gy: ['Knight'] },
      {},
      true,
    ],
    [
      'revive, forbidden',
      { k: 'summon', what: one({ in: ['gy'], of: 'you' }), to: 'you', pos: ['attack'] },
      { gy: ['Wolf'], spells: SHACKLED },
      {},
      false,
      shackled,
    ],
    [
      'GOAT-11 what lies in the Deck is not asked',
      { k: 'search', what: one({ in: ['deck'], of: 'you', where: [{ k: 'is', kind: 'trap' }] }) },
      { deck: deck(3) },
      {},
      true,
    ],
    [
      'GAP-17 later it is',
      { k: 'search', what: one({ in: ['deck'], of: 'you', where: [{ k: 'is', kind: 'trap' }] }) },
      { deck: deck(3) },
      {},
      false,
      { rules: 'modern' },
    ],
    [
      'GAP-17 and found',
      { k: 'search', what: one({ in: ['deck'], of: 'you', where: [{ k: 'is', kind: 'trap' }] }) },
      { deck: ['Snare'] },
      {},
      true,
      { rules: 'modern' },
    ],
    [
      'GOAT-11 but a zone for what comes from it is',
      { k: 'summon', what: one({ in: ['deck'], of: 'you' }), to: 'you', pos: ['attack'] },
      { deck: deck(3), monsters: FULL },
      {},
      false,
    ],
    [
      'GOAT-11 and with a zone',
      { k: 'summon', what: one({ in: ['deck'], of: 'you' }), to: 'you', pos: ['attack'] },
      { deck: deck(3) },
      {},
      true,
    ],
    [
      'GOAT-11 and no prohibition',
      { k: 'summon', what: one({ in: ['deck'], of: 'you' }), to: 'you', pos: ['attack'] },
      { deck: deck(3), spells: SHACKLED },
      {},
      false,
      shackled,
    ],
    [
      'to place in a zone',
      { k: 'place', what: one({ in: ['gy'], of: 'you' }), in: 'szone', of: 'you', face: 'up' },
      { gy: ['Tonic'] },
      {},
      true,
    ],
    [
      'nothing to place',
      { k: 'place', what: { in: ['gy'], of: 'you' }, in: 'szone', of: 'you', face: 'up' },
      {},
      {},
      false,
    ],
    [
      'to place without a zone',
      { k: 'place', what: { in: ['gy'], of: 'you' }, in: 'szone', of: 'you', face: 'up' },
      { gy: ['Tonic'], spells: ['Snare', 'Halt', 'Curse', 'Storm', 'Banner'] },
      {},
      false,
    ],
    [
      'equip a monster',
      { k: 'equip', what: one({ in: ['gy'], of: 'you' }), to: 'this' },
      { gy: ['Wolf'] },
      {},
      true,
    ],
    [
      'equip a monster without a zone',
      { k: 'equip', what: one({ in: ['gy'], of: 'you' }), to: 'this' },
      { gy: ['Wolf'], spells: ['Snare', 'Halt', 'Curse', 'Storm', 'Banner'] },
      {},
      false,
    ],
    ['equip nothing', { k: 'equip', what: one({ in: ['gy'], of: 'you' }), to: 'this' }, {}, {}, false],
    ['an attack now', { k: 'attackNow', by: 'this', on: 'this' }, {}, {}, true],
    ['an attack by nobody', { k: 'attackNow', by: 'host', on: 'this' }, {}, {}, false],
    ['turning an attack there is not', { k: 'retarget', what: 'attack', to: 'direct' }, {}, {}, false],
    ['if, so', { k: 'if', c: { k: 'turn', of: 'you' }, do: [FREE] }, {}, {}, true],
    ['if, not so', { k: 'if', c: { k: 'turn', of: 'opp' }, do: [FREE] }, {}, {}, false],
    ['if, otherwise', { k: 'if', c: { k: 'turn', of: 'opp' }, do: [FREE], else: [FREE] }, {}, {}, true],
    [
      'if, nothing to do',
      { k: 'if', c: { k: 'turn', of: 'you' }, do: [{ k: 'destroy', what: monsters('opp') }] },
      {},
      {},
      false,
    ],
    [
      'if, otherwise nothing to do',
      { k: 'if', c: { k: 'turn', of: 'opp' }, do: [FREE], else: [{ k: 'destroy', what: monsters('opp') }] },
      {},
      {},
      false,
    ],
    [
      'modes, one can',
      { k: 'modes', by: 'you', of: [{ do: [{ k: 'destroy', what: monsters('opp') }] }, { do: [FREE] }] },
      {},
      {},
      true,
    ],
    [
      'modes, its condition fails',
      {
        k: 'modes',
        by: 'you',
        of: [
          { do: [{ k: 'destroy', what: monsters('opp') }] },
          { if: [{ k: 'turn', of: 'opp' }], do: [FREE] },
        ],
      },
      {},
      {},
      false,
    ],
    [
      'modes, all of its conditions',
      {
        k: 'modes',
        by: 'you',
        of: [
          {
            if: [
              { k: 'turn', of: 'you' },
              { k: 'turn', of: 'opp' },
            ],
            do: [FREE],
          },
        ],
      },
      {},
      {},
      false,
    ],
    [
      'modes, none can',
      { k: 'modes', by: 'you', of: [{ do: [{ k: 'destroy', what: monsters('opp') }] }] },
      {},
      {},
      false,
    ],
    [
      'each: one player is enough',
      { k: 'each', do: [{ k: 'destroy', what: { in: ['szone'], of: 'they' } }] },
      {},
      { spells: ['Curse'] },
      true,
    ],
    [
      'each: the turn player',
      { k: 'each', do: [{ k: 'destroy', what: { in: ['szone'], of: 'they' } }] },
      { spells: ['Curse'] },
      {},
      true,
    ],
    [
      'each: neither',
      { k: 'each', do: [{ k: 'destroy', what: { in: ['szone'], of: 'they' } }] },
      {},
      {},
      false,
    ],
    [
      'the first thing decides',
      [
        { k: 'destroy', what: monsters('opp') },
        { ...FREE, link: 'also' },
      ],
      {},
      {},
      false,
    ],
    [
      'the first thing is enough',
      [FREE, { k: 'destroy', what: monsters('opp'), link: 'also' }],
      {},
      {},
      true,
    ],
    ['what is declared decides', { k: 'declare', by: 'you', what: 'kind', as: 'said' }, {}, {}, true],
    [
      'a change to a player',
      { k: 'modify', what: { player: 'opp' }, mods: [{ k: 'cannot', do: 'attack' }], until: 'endOfTurn' },
      {},
      {},
      true,
    ],
    [
      'a change to no card',
      { k: 'modify', what: monsters('opp'), mods: [{ k: 'negated' }], until: 'endOfTurn' },
      {},
      {},
      false,
    ],
  ];
  test.each(rows)('%s', (_, op, you, opp, out, o = {}) => {
    expect(offered({ do: Array.isArray(op) ? op : [op] }, you, opp, o)).toBe(out);
  });
});

describe('its cost can be paid', () => {
  type Row = [title: string, cost: Op | Op[], you: Side, opp: Side, out: boolean, o?: Setting];
  const hand = { in: ['hand' as const], of: 'you' as const };
  const rows: Row[] = [
    ['Life Points', { k: 'payLp', who: 'you', n: 1000 }, { lp: 1001 }, {}, true],
    [
      'GAP-25 not all of them',
      { k: 'payLp', who: 'you', n: 1000 },
      { lp: 1000 },
      {},
      false,
      { params: { 'GAP-25': false } },
    ],
    ['GAP-25 all of them', { k: 'payLp', who: 'you', n: 1000 }, { lp: 1000 }, {}, true],
    ['too many', { k: 'payLp', who: 'you', n: 1000 }, { lp: 999 }, {}, false],
    [
      'in two parts',
      [
        { k: 'payLp', who: 'you', n: 600 },
        { k: 'payLp', who: 'you', n: 600, link: 'also' },
      ],
      { lp: 1201 },
      {},
      true,
    ],
    [
      'in two parts, too many',
      [
        { k: 'payLp', who: 'you', n: 600 },
        { k: 'payLp', who: 'you', n: 600, link: 'also' },
      ],
      { lp: 1199 },
      {},
      false,
    ],
    ['of the other’s Life Points', { k: 'payLp', who: 'opp', n: 1000 }, {}, { lp: 500 }, false],
    ['discard', { k: 'discard', what: one(hand) }, { hand: ['Tonic'] }, {}, true],
    ['discard without a hand', { k: 'discard', what: one(hand) }, {}, {}, false],
    ['discard two of one', { k: 'discard', what: one(hand, 2) }, { hand: ['Tonic'] }, {}, false],
    ['discard any number of none', { k: 'discard', what: one(hand, 'any') }, {}, {}, true],
    ['discard as many as possible of none', { k: 'discard', what: one(hand, 'max') }, {}, {}, true],
    ['discard up to two of none', { k: 'discard', what: one(hand, [0, 2]) }, {}, {}, true],
    ['discard one or two of none', { k: 'discard', what: one(hand, [1, 2]) }, {}, {}, false],
    [
      'discard a number that comes to none',
      { k: 'discard', what: one(hand, { k: 'sub', a: 1, b: 1 }) },
      {},
      {},
      true,
    ],
    ['discard the whole hand of none', { k: 'discard', what: hand }, {}, {}, false],
    [
      'discard twice',
      [
        { k: 'discard', what: one(hand) },
        { k: 'discard', what: one(hand), link: 'also' },
      ],
      { hand: ['Tonic', 'Snare'] },
      {},
      true,
    ],
    [
      'one card is not discarded twice',
      [
        { k: 'discard', what: one(hand) },
        { k: 'discard', what: one(hand), link: 'also' },
      ],
      { hand: ['Tonic'] },
      {},
      false,
    ],
    ['Tribute itself', { k: 'tribute', what: 'this' }, {}, {}, true],
    [
      'Tribute another',
      { k: 'tribute', what: one(monsters('you', others)) },
      { monsters: ['Wolf'] },
      {},
      true,
    ],
    ['Tribute another of none', { k: 'tribute', what: one(monsters('you', others)) }, {}, {}, false],
    [
      'Tribute one of the other side',
      { k: 'tribute', what: one(monsters('you', others)) },
      {},
      { monsters: ['Drake'] },
      false,
    ],
    [
      'Tribute, forbidden',
      { k: 'tribute', what: one(monsters('you', others)) },
      { monsters: ['Wolf'], spells: SHACKLED },
      {},
      false,
      shackled,
    ],
    ['Tribute itself, forbidden', { k: 'tribute', what: 'this' }, { spells: SHACKLED }, {}, false, shackled],
    ['banish', { k: 'banish', what: one({ in: ['gy'], of: 'you' }) }, { gy: ['Wolf'] }, {}, true],
    [
      'banish, forbidden',
      { k: 'banish', what: one({ in: ['gy'], of: 'you' }) },
      { gy: ['Wolf'], spells: SHACKLED },
      {},
      false,
      shackled,
    ],
    [
      'banish from nothing',
      { k: 'banish', what: one({ in: ['gy'], of: 'you' }) },
      {},
      { gy: ['Wolf'] },
      false,
    ],
    [
      'counters',
      { k: 'counter', on: one(monsters('you')), kind: 'spark', n: -2 },
      { monsters: [{ card: 'Jar', counters: [['spark', 2]] }] },
      {},
      true,
    ],
    [
      'too few counters',
      { k: 'counter', on: one(monsters('you')), kind: 'spark', n: -2 },
      { monsters: [{ card: 'Jar', counters: [['spark', 1]] }] },
      {},
      false,
    ],
    [
      'other counters',
      { k: 'counter', on: one(monsters('you')), kind: 'ember', n: -1 },
      { monsters: [{ card: 'Jar', counters: [['spark', 2]] }] },
      {},
      false,
    ],
    ['to put a counter', { k: 'counter', on: 'this', kind: 'spark', n: 1 }, {}, {}, true],
    ['to put a counter on nothing', { k: 'counter', on: 'host', kind: 'spark', n: 1 }, {}, {}, false],
    [
      'send to the Graveyard',
      { k: 'toGrave', what: one({ in: ['szone'], of: 'you' }) },
      { spells: ['Snare'] },
      {},
      true,
    ],
    ['send nothing', { k: 'toGrave', what: one({ in: ['szone'], of: 'you' }) }, {}, {}, false],
    [
      'back to the hand',
      { k: 'toHand', what: one(monsters('you', others)) },
      { monsters: ['Wolf'] },
      {},
      true,
    ],
    ['nothing back to the hand', { k: 'toHand', what: one(monsters('you', others)) }, {}, {}, false],
    ['into the Deck', { k: 'toDeck', what: one(hand), at: 'shuffle' }, { hand: ['Tonic'] }, {}, true],
    ['nothing into the Deck', { k: 'toDeck', what: one(hand), at: 'shuffle' }, {}, {}, false],
    ['destroy', { k: 'destroy', what: one({ in: ['szone'], of: 'you' }) }, { spells: ['Snare'] }, {}, true],
    ['destroy nothing', { k: 'destroy', what: one({ in: ['szone'], of: 'you' }) }, {}, {}, false],
    [
      'Levels that add up',
      { k: 'discard', what: { from: hand, n: 'any', sum: { stat: 'level', cmp: '=', to: 7 } } },
      { hand: ['Wolf', 'Eel'] },
      {},
      true,
    ],
    [
      'Levels that do not add up',
      { k: 'discard', what: { from: hand, n: 'any', sum: { stat: 'level', cmp: '=', to: 8 } } },
      { hand: ['Wolf', 'Eel'] },
      {},
      false,
    ],
    [
      'different names',
      { k: 'discard', what: { from: hand, n: 2, distinct: 'name' } },
      { hand: ['Wolf', 'Eel'] },
      {},
      true,
    ],
    [
      'the same names',
      { k: 'discard', what: { from: hand, n: 2, distinct: 'name' } },
      { hand: ['Wolf', 'Adopted Wolf'] },
      {},
      false,
    ],
  ];
  test.each(rows)('%s', (_, cost, you, opp, out, o = {}) => {
    expect(offered({ cost: Array.isArray(cost) ? cost : [cost], do: [FREE] }, you, opp, o)).toBe(out);
  });
});

describe('cost, targets and outcome fit together', () => {
  const target = (from: Some['from'], n: Some['n'] = 1, as = 'prey'): Some => ({ from, n, as });
  const kill: Op = { k: 'destroy', what: { ref: 'prey' } };
  type Row = [title: string, more: Partial<Act>, you: Side, opp: Side, out: boolean, o?: Setting];
  const gy = { in: ['gy' as const], of: 'you' as const };
  const hand = { in: ['hand' as const], of: 'you' as const };
  const revive: Op = { k: 'summon', what: { ref: 'prey' }, to: 'you', pos: ['attack'] };
  const rows: Row[] = [
    ['a target', { target: [target(monsters('opp'))], do: [kill] }, {}, { monsters: ['Drake'] }, true],
    ['no target', { target: [target(monsters('opp'))], do: [kill] }, {}, {}, false],
    [
      'two targets of one',
      { target: [target(monsters('opp'), 2)], do: [kill] },
      {},
      { monsters: ['Drake'] },
      false,
    ],
    [
      'two sorts of target, one card',
      { target: [target(monsters('opp')), target(monsters('opp'), 1, 'more')], do: [kill] },
      {},
      { monsters: ['Drake'] },
      false,
    ],
    [
      'two sorts of target, two cards',
      { target: [target(monsters('opp')), target(monsters('opp'), 1, 'more')], do: [kill] },
      {},
      { monsters: ['Drake', 'Jar'] },
      true,
    ],
    [
      'two sorts that must be shared out',
      {
        target: [target(monsters('opp')), target(monsters('opp', [{ k: 'race', is: 'Dragon' }]), 1, 'more')],
        do: [kill],
      },
      {},
      { monsters: ['Drake', 'Jar'] },
      true,
    ],
    [
      'the cost would take the only target',
      {
        cost: [{ k: 'tribute', what: one(monsters('you', others)) }],
        target: [target(monsters('you', others))],
        do: [kill],
      },
      { monsters: ['Wolf'] },
      {},
      false,
    ],
    [
      'the cost leaves a target',
      {
        cost: [{ k: 'tribute', what: one(monsters('you', others)) }],
        target: [target(monsters('you', others))],
        do: [kill],
      },
      { monsters: ['Wolf', 'Bear'] },
      {},
      true,
    ],
    [
      'the cost frees the zone',
      { cost: [{ k: 'tribute', what: 'this' }], target: [target(gy)], do: [revive] },
      { gy: ['Wolf'], monsters: FULL },
      {},
      true,
    ],
    [
      'no zone is freed',
      { cost: [{ k: 'discard', what: one(hand) }], target: [target(gy)], do: [revive] },
      { gy: ['Wolf'], hand: ['Tonic'], monsters: FULL },
      {},
      false,
    ],
    [
      'banished for it, it cannot come back',
      { cost: [{ k: 'banish', what: one(gy) }], target: [target(gy)], do: [revive] },
      { gy: ['Wolf'] },
      {},
      false,
    ],
    [
      'another can',
      { cost: [{ k: 'banish', what: one(gy) }], target: [target(gy)], do: [revive] },
      { gy: ['Wolf', 'Bear'] },
      {},
      true,
    ],
    [
      'what the cost has bound',
      {
        cost: [{ k: 'discard', what: { ...one(hand), as: 'gone' } }],
        do: [
          {
            k: 'if',
            c: { k: 'refIs', of: { ref: 'gone' }, where: [{ k: 'is', kind: 'spell' }] },
            do: [FREE],
          },
        ],
      },
      { hand: ['Tonic'] },
      {},
      true,
    ],
    [
      'a mode that can',
      {
        modes: [
          { name: 'one', target: [target(monsters('opp'))], do: [kill] },
          { name: 'two', do: [FREE] },
        ],
      },
      {},
      {},
      true,
    ],
    [
      'no mode that can',
      { modes: [{ name: 'one', target: [target(monsters('opp'))], do: [kill] }] },
      {},
      {},
      false,
    ],
    [
      'a mode whose condition fails',
      { modes: [{ name: 'one', if: [{ k: 'turn', of: 'opp' }], do: [FREE] }] },
      {},
      {},
      false,
    ],
    [
      'a mode whose cost fails',
      { modes: [{ name: 'one', cost: [{ k: 'payLp', who: 'you', n: 9000 }], do: [FREE] }] },
      {},
      {},
      false,
    ],
    [
      'cost and the cost of the mode together',
      {
        cost: [{ k: 'payLp', who: 'you', n: 5000 }],
        modes: [{ name: 'one', cost: [{ k: 'payLp', who: 'you', n: 5000 }], do: [FREE] }],
      },
      {},
      {},
      false,
    ],
    [
      'a mode, but what follows has nothing to do',
      { modes: [{ name: 'one', do: [FREE] }], do: [{ k: 'destroy', what: monsters('opp') }] },
      {},
      {},
      false,
    ],
    [
      'a declaration as cost leaves the outcome open',
      {
        cost: [{ k: 'declare', by: 'you', what: 'kind', as: 'said' }],
        do: [{ k: 'destroy', what: monsters('opp') }],
      },
      {},
      {},
      true,
    ],
    ['its condition', { if: [{ k: 'turn', of: 'opp' }], do: [FREE] }, {}, {}, false],
    ['hold, true now', { hold: [{ k: 'turn', of: 'you' }], do: [FREE] }, {}, {}, true],
    ['hold, false now', { hold: [{ k: 'turn', of: 'opp' }], do: [FREE] }, {}, {}, false],
    [
      'waived',
      { cost: [{ k: 'payLp', who: 'you', n: 9000 }], do: [FREE] },
      { spells: [{ card: 'Patron', pos: 'up' }] },
      {},
      true,
      {
        cards: [
          sheet(121, 'Patron', [
            {
              k: 'static',
              id: 's1',
              on: { player: 'you' },
              mods: [{ k: 'waive', what: 'lpCost', where: [{ k: 'is', kind: 'monster' }] }],
            },
          ]),
        ],
      },
    ],
    [
      'waived for others',
      { cost: [{ k: 'payLp', who: 'you', n: 9000 }], do: [FREE] },
      { spells: [{ card: 'Patron', pos: 'up' }] },
      {},
      false,
      {
        cards: [
          sheet(121, 'Patron', [
            {
              k: 'static',
              id: 's1',
              on: { player: 'you' },
              mods: [{ k: 'waive', what: 'lpCost', where: [{ k: 'is', kind: 'spell' }] }],
            },
          ]),
        ],
      },
    ],
    [
      'a toll',
      { do: [FREE] },
      { lp: 400, spells: [{ card: 'Gate', pos: 'up' }] },
      {},
      false,
      {
        cards: [
          sheet(122, 'Gate', [
            {
              k: 'static',
              id: 's1',
              on: { player: 'both' },
              mods: [{ k: 'toll', on: 'activate', pay: [{ k: 'payLp', who: 'they', n: 500 }] }],
            },
          ]),
        ],
      },
    ],
    [
      'a toll that can be paid',
      { do: [FREE] },
      { lp: 600, spells: [{ card: 'Gate', pos: 'up' }] },
      {},
      true,
      {
        cards: [
          sheet(122, 'Gate', [
            {
              k: 'static',
              id: 's1',
              on: { player: 'both' },
              mods: [{ k: 'toll', on: 'activate', pay: [{ k: 'payLp', who: 'they', n: 500 }] }],
            },
          ]),
        ],
      },
    ],
    [
      'toll and cost together',
      { cost: [{ k: 'payLp', who: 'you', n: 200 }], do: [FREE] },
      { lp: 600, spells: [{ card: 'Gate', pos: 'up' }] },
      {},
      false,
      {
        cards: [
          sheet(122, 'Gate', [
            {
              k: 'static',
              id: 's1',
              on: { player: 'both' },
              mods: [{ k: 'toll', on: 'activate', pay: [{ k: 'payLp', who: 'they', n: 500 }] }],
            },
          ]),
        ],
      },
    ],
  ];
  test.each(rows)('%s', (_, more, you, opp, out, o = {}) => {
    expect(offered(more, you, opp, o)).toBe(out);
  });
});
