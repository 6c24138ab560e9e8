import { describe, expect, test } from 'vitest';
import { buildPool, type PoolCard } from '../../src/cards/pool.ts';
import { type Effect, type Group, type Op, type Some, validate } from '../../src/engine/index.ts';
import type { Duel, Options, Side } from '../../src/engine/testkit/duel.ts';
import { ZONE } from '../../src/engine/types.ts';
import { does, duelOf, lasting, monster } from './made.ts';

/** What each verb counts as done: `ifYouDo` and the bound cards and amounts read that (AST.md §1, §8). */
const codes = new Set(buildPool().map((c) => c.code));

function table(cards: PoolCard[], mine: Side, theirs: Side = {}, o: Options = {}): Duel {
  const all = new Set([...codes, ...cards.map((c) => c.code)]);
  for (const c of cards) expect(validate(c, all)).toEqual([]);
  return duelOf(...cards)('goat', o)
    .you(mine)
    .opp(theirs);
}

const group = (of: 'you' | 'opp', ...places: Group['in']): Group => ({ in: places, of });
const bonus: Op = { k: 'gainLp', link: 'ifYouDo', who: 'you', n: 1000 };
/** One Life Point is gained in any case, so that the Spell can always be activated. */
const first: Op = { k: 'gainLp', who: 'you', n: 1 };

const shield = (...mods: (Effect & { k: 'static' })['mods']): PoolCard =>
  monster('Shielded', [{ k: 'static', id: 's', on: 'this', mods }]);
const rule = (player: 'you' | 'opp' | 'both', ...mods: (Effect & { k: 'static' })['mods']): PoolCard =>
  lasting('House Rule', [
    { k: 'act', id: 'e1', on: { k: 'card' }, do: [] },
    { k: 'static', id: 's', on: { player }, mods },
  ]);
const inForce = [{ card: 'House Rule', pos: 'up' }] as const;

interface Row {
  says: string;
  op: Op;
  mine?: Side;
  theirs?: Side;
  cards?: PoolCard[];
  target?: Some[];
  /** What is asked in the course of it. */
  answers?: (d: Duel) => void;
  shows?: (d: Duel) => void;
}
const two: Side = { monsters: ['Gemini Elf', 'Vorse Raider'] };
const one: Side = { monsters: ['Gemini Elf'] };
const full: Side = {
  monsters: ['Gemini Elf', 'Vorse Raider', 'Battle Ox', 'Mokey Mokey', 'Summoned Skull'],
};
const revive: Op = {
  k: 'summon',
  what: group('you', 'gy'),
  to: 'you',
  pos: ['attack'],
};

const fuse: Op = {
  k: 'summonByRule',
  what: { from: { in: ['extra'], of: 'you' }, n: 1 },
  how: 'fusion',
  to: 'you',
  materials: { in: ['hand', 'mzone'], leaves: 'gy' },
};
const holder = monster('Holds Two', [], { holds: { counter: 'spell', max: 2 } });
/** Of the monsters on the table, one after another. */
const counters = (d: Duel): number[] =>
  d.at.cards.filter((c) => c.zone === ZONE.mzone).map((c) => c.counters[1] ?? 0);

const succeeds: Row[] = [
  {
    says: 'destroying a monster',
    op: { k: 'destroy', what: group('opp', 'mzone') },
    theirs: one,
    shows: (d) => expect(d.opp.gy).toEqual(['Gemini Elf']),
  },
  {
    says: 'destroying and removing a monster',
    op: { k: 'destroy', what: group('opp', 'mzone'), to: 'banished' },
    theirs: one,
    shows: (d) => expect([d.opp.gy, d.opp.banished]).toEqual([[], ['Gemini Elf']]),
  },
  {
    says: 'destroying a monster onto the Deck',
    op: { k: 'destroy', what: group('opp', 'mzone'), to: 'deckTop' },
    theirs: one,
    shows: (d) => expect(d.opp.deck[0]).toBe('Gemini Elf'),
  },
  {
    says: 'destroying a card in the hand',
    op: { k: 'destroy', what: group('opp', 'hand') },
    theirs: { hand: ['Gemini Elf'] },
    shows: (d) => expect(d.opp.gy).toEqual(['Gemini Elf']),
  },
  {
    says: 'destroying one of two, the other shielded',
    op: { k: 'destroy', what: group('opp', 'mzone') },
    theirs: { monsters: ['Shielded', 'Gemini Elf'] },
    cards: [shield({ k: 'cannot', do: 'beDestroyedByEffect' })],
    shows: (d) => expect(d.opp.monsters).toEqual(['Shielded']),
  },
  { says: 'sending a monster', op: { k: 'toGrave', what: group('opp', 'mzone') }, theirs: one },
  {
    says: 'discarding a card',
    op: { k: 'discard', what: group('opp', 'hand') },
    theirs: { hand: ['Gemini Elf'] },
    shows: (d) => expect(d.opp.gy).toEqual(['Gemini Elf']),
  },
  {
    says: 'removing a card from the Graveyard',
    op: { k: 'banish', what: group('opp', 'gy') },
    theirs: { gy: ['Gemini Elf'] },
    shows: (d) => expect(d.opp.banished).toEqual(['Gemini Elf']),
  },
  {
    says: 'returning a monster to the hand of its owner',
    op: { k: 'toHand', what: group('opp', 'mzone') },
    theirs: { monsters: [{ card: 'Gemini Elf', owner: 0 }] },
    shows: (d) => expect([d.you.hand, d.opp.hand]).toEqual([['Gemini Elf'], []]),
  },
  {
    says: 'taking a card into the own hand',
    op: { k: 'toHand', what: group('opp', 'gy'), of: 'you' },
    theirs: { gy: ['Gemini Elf'] },
    shows: (d) => expect([d.you.hand, d.opp.hand]).toEqual([['Gemini Elf'], []]),
  },
  {
    says: 'returning a monster to the bottom of the Deck',
    op: { k: 'toDeck', what: group('opp', 'mzone'), at: 'bottom' },
    theirs: one,
    shows: (d) => expect(d.opp.deck.at(-1)).toBe('Gemini Elf'),
  },
  {
    says: "shuffling a card into the other player's Deck",
    op: { k: 'toDeck', what: group('you', 'gy'), at: 'shuffle', of: 'opp' },
    mine: { gy: ['Gemini Elf'] },
    shows: (d) =>
      expect([d.opp.deck.length, d.you.deck.length, d.heard.filter((k) => k === 'shuffled').length]).toEqual([
        11, 10, 1,
      ]),
  },
  {
    says: 'sending three of a Deck of two',
    op: { k: 'mill', who: 'opp', n: 3 },
    theirs: { deck: ['Gemini Elf', 'Vorse Raider'], fill: false },
    shows: (d) => expect(d.opp.gy).toEqual(['Gemini Elf', 'Vorse Raider']),
  },
  {
    says: 'Special Summoning from the Graveyard',
    op: revive,
    mine: { gy: ['Gemini Elf'] },
    shows: (d) => expect(d.you.monsters).toEqual(['Gemini Elf']),
  },
  {
    says: 'a Token',
    op: { k: 'token', n: 1, token: 63442605, to: 'you', pos: 'defense' },
    shows: (d) => expect(d.you.monsters.length).toBe(1),
  },
  {
    says: 'turning a monster to Defense Position',
    op: { k: 'position', what: group('opp', 'mzone'), to: 'defense' },
    theirs: one,
    shows: (d) => expect(d.opp.card('Gemini Elf').pos).toBe('defense'),
  },
  {
    says: 'turning one of two, the other already there',
    op: { k: 'position', what: group('opp', 'mzone'), to: 'faceDownDefense' },
    theirs: { monsters: [{ card: 'Gemini Elf', pos: 'set' }, 'Vorse Raider'] },
    shows: (d) => expect(d.opp.card('Vorse Raider').up).toBe(false),
  },
  {
    says: 'turning a face-down monster up where it lies',
    op: { k: 'position', what: group('opp', 'mzone'), to: 'faceUp' },
    theirs: { monsters: [{ card: 'Gemini Elf', pos: 'set' }] },
    shows: (d) => expect(d.opp.card('Gemini Elf').pos).toBe('defense'),
  },
  {
    says: 'taking control',
    op: { k: 'control', what: group('opp', 'mzone'), to: 'you', until: 'endOfTurn' },
    theirs: one,
    shows: (d) => expect(d.you.monsters).toEqual(['Gemini Elf']),
  },
  {
    says: 'exchanging control',
    op: {
      k: 'swapControl',
      a: group('you', 'mzone'),
      b: group('opp', 'mzone'),
      until: 'duel',
    },
    mine: { monsters: ['Gemini Elf'] },
    theirs: { monsters: ['Vorse Raider'] },
    shows: (d) => expect([d.you.monsters, d.opp.monsters]).toEqual([['Vorse Raider'], ['Gemini Elf']]),
  },
  { says: 'damage', op: { k: 'damage', who: 'opp', n: 500 }, shows: (d) => expect(d.opp.lp).toBe(7500) },
  { says: 'a loss', op: { k: 'loseLp', who: 'opp', n: 500 }, shows: (d) => expect(d.opp.lp).toBe(7500) },
  {
    says: 'damage of nothing that was meant to be nothing',
    op: { k: 'damage', who: 'opp', n: { k: 'count', of: group('opp', 'gy') } },
  },
  {
    says: 'Setting a monster and a Trap by an effect',
    op: { k: 'set', what: group('you', 'gy'), of: 'you' },
    mine: { gy: ['Gemini Elf', 'Trap Hole'] },
    shows: (d) => {
      expect(d.you.card('Gemini Elf').pos).toBe('faceDownDefense');
      expect(d.you.spells).toEqual(['Trap Hole']);
      expect(d.you.can('activate', 'Trap Hole')).toBe(false);
    },
  },
  {
    says: 'destroying the top card of the Deck',
    op: { k: 'destroy', what: { in: ['deck'], of: 'opp', end: { top: 1 } } },
    theirs: { deck: ['Gemini Elf'] },
    shows: (d) => expect(d.opp.gy).toEqual(['Gemini Elf']),
  },
  {
    says: 'Special Summoning what can come of what lies there',
    op: revive,
    mine: { gy: ['Gemini Elf', 'Trap Hole', 'Black Luster Soldier', 'Vorse Raider'] },
    shows: (d) => expect(d.you.monsters).toEqual(['Gemini Elf', 'Vorse Raider']),
  },
  {
    says: 'counters that there is room for',
    op: { k: 'counter', on: group('you', 'mzone'), kind: 'spell', n: 2 },
    mine: { monsters: ['Gemini Elf', 'Holds Two'] },
    cards: [holder],
    shows: (d) => expect(counters(d)).toEqual([0, 2]),
  },
  {
    says: 'taking away the counters there are',
    op: { k: 'counter', on: group('you', 'mzone'), kind: 'spell', n: -2 },
    mine: { monsters: [{ card: 'Holds Two', counters: [['spell', 2]] }] },
    cards: [holder],
    shows: (d) => expect(counters(d)).toEqual([0]),
  },
  {
    says: 'counters of another kind on any card',
    op: { k: 'counter', on: group('opp', 'mzone'), kind: 'fog', n: 5 },
    theirs: one,
    shows: (d) => expect(counters(d)).toEqual([5]),
  },
  {
    says: 'a monster made an Equip Card',
    op: { k: 'equip', what: group('opp', 'mzone'), to: { ref: 'w' } },
    target: [{ from: group('you', 'mzone'), n: 1, as: 'w' }],
    mine: one,
    theirs: { monsters: ['Vorse Raider'] },
    shows: (d) => expect([d.you.spells, d.opp.monsters]).toEqual([['Vorse Raider'], []]),
  },
  {
    says: 'changing the places of face-down monsters',
    op: { k: 'rearrange', what: group('you', 'mzone') },
    mine: {
      monsters: [
        { card: 'Gemini Elf', pos: 'set' },
        { card: 'Vorse Raider', pos: 'set' },
      ],
    },
  },
  {
    says: 'placing a Field Spell',
    op: { k: 'place', what: group('you', 'gy'), in: 'fzone', of: 'you', face: 'up' },
    mine: { gy: ['Mountain'] },
    shows: (d) => expect(d.you.card('Mountain').up).toBe(true),
  },
  {
    says: 'placing a Trap face-down',
    op: { k: 'place', what: group('opp', 'gy'), in: 'szone', of: 'opp', face: 'down' },
    theirs: { gy: ['Trap Hole'] },
    shows: (d) => expect(d.opp.card('Trap Hole').up).toBe(false),
  },
  {
    says: 'turning a monster out of the position it is not kept in',
    op: { k: 'position', what: group('opp', 'mzone'), to: 'defense' },
    theirs: { monsters: ['Shielded', 'Gemini Elf'] },
    cards: [shield({ k: 'keepPos', pos: 'attack' })],
    shows: (d) =>
      expect([d.opp.card('Shielded').pos, d.opp.card('Gemini Elf').pos]).toEqual(['attack', 'defense']),
  },
  {
    says: 'showing a hand',
    op: { k: 'reveal', what: group('opp', 'hand'), to: 'both' },
    theirs: { hand: ['Gemini Elf'] },
  },
  {
    says: 'a change that lasts',
    op: {
      k: 'modify',
      what: group('opp', 'mzone'),
      mods: [{ k: 'add', stat: 'atk', n: -400 }],
      until: 'duel',
    },
    theirs: two,
    shows: (d) =>
      expect([d.opp.card('Gemini Elf').atk, d.opp.card('Vorse Raider').atk]).toEqual([1500, 1500]),
  },
  {
    says: 'a Fusion Summon',
    op: fuse,
    mine: { extra: ['Flame Swordsman'], hand: ['Flame Manipulator', 'Masaki the Legendary Swordsman'] },
    answers: (d) => d.you.position('attack'),
    shows: (d) => expect(d.you.monsters).toEqual(['Flame Swordsman']),
  },
  {
    says: 'going on in the turn',
    op: { k: 'goTo', phase: 'end' },
    shows: (d) => expect(d.at.turn).toBe(2),
  },
  {
    says: 'setting Life Points',
    op: { k: 'setLp', you: 3000, opp: { k: 'lp', of: 'you' } },
    shows: (d) => expect([d.you.lp, d.opp.lp]).toEqual([4000, 8001]),
  },
  {
    says: 'removing while the other player may not',
    op: { k: 'banish', what: { from: group('opp', 'gy'), n: 1 } },
    mine: { spells: inForce },
    theirs: { gy: ['Gemini Elf'] },
    cards: [rule('opp', { k: 'cannot', do: 'banish', where: [{ k: 'place', in: ['gy'] }] })],
    shows: (d) => expect(d.opp.banished).toEqual(['Gemini Elf']),
  },
  {
    says: 'Special Summoning out of the Graveyard of one who may not Summon',
    op: { ...revive, what: group('opp', 'gy') } as Op,
    mine: { spells: inForce },
    theirs: { gy: ['Gemini Elf'] },
    cards: [rule('opp', { k: 'cannot', do: 'specialSummon' })],
    shows: (d) => expect(d.you.monsters).toEqual(['Gemini Elf']),
  },
];

const fails: Row[] = [
  { says: 'destroying where nothing is', op: { k: 'destroy', what: group('opp', 'mzone') } },
  {
    says: 'destroying what no effect destroys',
    op: { k: 'destroy', what: group('opp', 'mzone') },
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'cannot', do: 'beDestroyedByEffect' })],
    shows: (d) => expect(d.opp.monsters).toEqual(['Shielded']),
  },
  {
    says: 'destroying what no Spell affects',
    op: { k: 'destroy', what: group('opp', 'mzone') },
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'unaffected', by: [{ k: 'is', kind: 'spell' }] })],
  },
  {
    says: 'destroying what lies in the Graveyard',
    op: { k: 'destroy', what: group('opp', 'gy') },
    theirs: { gy: ['Gemini Elf'] },
  },
  {
    says: 'sending to the Graveyard what is removed on the way',
    op: { k: 'toGrave', what: group('opp', 'mzone') },
    theirs: { monsters: ['Elsewhere'] },
    cards: [
      monster('Elsewhere', [
        {
          k: 'replace',
          id: 'r',
          would: { k: 'moved', what: 'this', from: ['field'], to: ['gy'] },
          instead: [{ k: 'banish', what: 'this' }],
        },
      ]),
    ],
    shows: (d) => expect([d.opp.gy, d.opp.banished]).toEqual([[], ['Elsewhere']]),
  },
  { says: 'discarding from an empty hand', op: { k: 'discard', what: group('opp', 'hand') } },
  { says: 'removing from an empty Graveyard', op: { k: 'banish', what: group('opp', 'gy') } },
  {
    says: 'removing under a ban',
    op: { k: 'banish', what: group('opp', 'gy') },
    mine: { spells: inForce },
    theirs: { gy: ['Gemini Elf'] },
    cards: [rule('you', { k: 'cannot', do: 'banish' })],
    shows: (d) => expect(d.opp.gy).toEqual(['Gemini Elf']),
  },
  {
    says: 'Tributing what cannot be Tributed',
    op: { k: 'tribute', what: group('you', 'mzone') },
    mine: { monsters: ['Shielded'] },
    cards: [shield({ k: 'cannot', do: 'beTributed' })],
    shows: (d) => expect(d.you.monsters).toEqual(['Shielded']),
  },
  {
    says: 'returning what no Spell affects',
    op: { k: 'toHand', what: group('opp', 'mzone') },
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'unaffected', by: [{ k: 'is', kind: 'spell' }] })],
  },
  { says: 'returning nothing to the Deck', op: { k: 'toDeck', what: group('opp', 'gy'), at: 'shuffle' } },
  {
    says: 'sending cards of an empty Deck',
    op: { k: 'mill', who: 'opp', n: 3 },
    theirs: { fill: false },
  },
  {
    says: 'drawing under a ban',
    op: { k: 'draw', who: 'you', n: 1 },
    mine: { spells: inForce },
    cards: [rule('you', { k: 'cannot', do: 'drawByEffect' })],
    shows: (d) => expect(d.you.hand).toEqual([]),
  },
  {
    says: 'finding nothing',
    op: {
      k: 'search',
      what: { from: { in: ['deck'], of: 'you', where: [{ k: 'name', is: 'Dark Magician' }] }, n: 1 },
    },
  },
  {
    says: 'Special Summoning without a zone',
    op: revive,
    mine: { ...full, gy: ['Gemini Elf'] },
    shows: (d) => expect(d.you.gy).toContain('Gemini Elf'),
  },
  {
    says: 'Special Summoning under a ban',
    op: revive,
    mine: { gy: ['Gemini Elf'], spells: inForce },
    cards: [rule('both', { k: 'cannot', do: 'specialSummon' })],
  },
  {
    says: 'two Tokens for one zone',
    op: { k: 'token', n: 2, token: 63442605, to: 'you', pos: 'defense' },
    mine: { monsters: full.monsters!.slice(1) },
    shows: (d) => expect(d.you.monsters.length).toBe(4),
  },
  {
    says: 'a Token under a ban',
    op: { k: 'token', n: 1, token: 63442605, to: 'you', pos: 'defense' },
    mine: { spells: inForce },
    cards: [rule('you', { k: 'cannot', do: 'specialSummon' })],
    shows: (d) => expect(d.you.monsters).toEqual([]),
  },
  {
    says: 'turning a monster that lies so already',
    op: { k: 'position', what: group('opp', 'mzone'), to: 'attack' },
    theirs: one,
  },
  {
    says: 'turning what no Spell affects',
    op: { k: 'position', what: group('opp', 'mzone'), to: 'defense' },
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'unaffected', by: [{ k: 'is', kind: 'spell' }] })],
    shows: (d) => expect(d.opp.card('Shielded').pos).toBe('attack'),
  },
  {
    says: 'turning face-down what cannot be',
    op: { k: 'position', what: group('opp', 'mzone'), to: 'faceDownDefense' },
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'cannot', do: 'faceDown' })],
    shows: (d) => expect(d.opp.card('Shielded').up).toBe(true),
  },
  {
    says: 'turning what an effect keeps in its position',
    op: { k: 'position', what: group('opp', 'mzone'), to: 'defense' },
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'keepPos', pos: 'attack' })],
    shows: (d) => expect(d.opp.card('Shielded').pos).toBe('attack'),
  },
  {
    says: 'taking control of what cannot change sides',
    op: { k: 'control', what: group('opp', 'mzone'), to: 'you', until: 'endOfTurn' },
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'cannot', do: 'changeControl' })],
    shows: (d) => expect(d.opp.monsters).toEqual(['Shielded']),
  },
  {
    says: 'taking control of what no Spell affects',
    op: { k: 'control', what: group('opp', 'mzone'), to: 'you', until: 'endOfTurn' },
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'unaffected', by: [{ k: 'is', kind: 'spell' }] })],
  },
  {
    says: 'taking control of what one has already',
    op: { k: 'control', what: group('you', 'mzone'), to: 'you', until: 'endOfTurn' },
    mine: one,
  },
  {
    says: 'taking control without a zone',
    op: { k: 'control', what: group('opp', 'mzone'), to: 'you', until: 'endOfTurn' },
    mine: full,
    theirs: { monsters: ['Kuriboh'] },
    shows: (d) => expect(d.opp.monsters).toEqual(['Kuriboh']),
  },
  {
    says: 'exchanging control with nobody',
    op: { k: 'swapControl', a: group('you', 'mzone'), b: group('opp', 'mzone'), until: 'duel' },
    mine: one,
    shows: (d) => expect(d.you.monsters).toEqual(['Gemini Elf']),
  },
  {
    says: 'exchanging control of what cannot change sides',
    op: { k: 'swapControl', a: group('you', 'mzone'), b: group('opp', 'mzone'), until: 'duel' },
    mine: one,
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'cannot', do: 'changeControl' })],
    shows: (d) => expect(d.opp.monsters).toEqual(['Shielded']),
  },
  {
    says: 'exchanging control of what no Spell affects',
    op: { k: 'swapControl', a: group('you', 'mzone'), b: group('opp', 'mzone'), until: 'duel' },
    mine: { monsters: ['Shielded'] },
    theirs: one,
    cards: [shield({ k: 'unaffected', by: [{ k: 'is', kind: 'spell' }] })],
    shows: (d) => expect(d.you.monsters).toEqual(['Shielded']),
  },
  {
    says: 'exchanging two of one side',
    op: {
      k: 'swapControl',
      a: { in: ['mzone'], of: 'you', where: [{ k: 'name', is: 'Gemini Elf' }] },
      b: { in: ['mzone'], of: 'you', where: [{ k: 'name', is: 'Vorse Raider' }] },
      until: 'duel',
    },
    mine: two,
    shows: (d) => expect(d.you.monsters).toEqual(['Gemini Elf', 'Vorse Raider']),
  },
  {
    says: 'damage that becomes nothing',
    op: { k: 'damage', who: 'opp', n: 500 },
    theirs: { spells: inForce },
    cards: [rule('you', { k: 'damageTo', who: 'you', kind: 'effect', change: 'zero' })],
    shows: (d) => expect(d.opp.lp).toBe(8000),
  },
  {
    says: 'Setting a Trap without a zone',
    op: { k: 'set', what: group('you', 'gy'), of: 'you' },
    mine: { spells: Array.from({ length: 5 }, () => 'Mirror Force'), gy: ['Trap Hole'] },
    shows: (d) => expect(d.you.gy).toContain('Trap Hole'),
  },
  {
    says: 'turning a Token face-down',
    op: { k: 'position', what: group('opp', 'mzone'), to: 'faceDownDefense' },
    theirs: { monsters: [{ card: 'Sheep Token', pos: 'attack' }] },
    shows: (d) => expect(d.opp.card('Sheep Token').pos).toBe('attack'),
  },
  {
    says: 'more counters than there is room for',
    op: { k: 'counter', on: group('you', 'mzone'), kind: 'spell', n: 2 },
    mine: { monsters: [{ card: 'Holds Two', counters: [['spell', 1]] }] },
    cards: [holder],
    shows: (d) => expect(counters(d)).toEqual([1]),
  },
  {
    says: 'Spell Counters on what holds none',
    op: { k: 'counter', on: group('opp', 'mzone'), kind: 'spell', n: 1 },
    theirs: one,
    shows: (d) => expect(counters(d)).toEqual([0]),
  },
  {
    says: 'counters on what no Spell affects',
    op: { k: 'counter', on: group('opp', 'mzone'), kind: 'fog', n: 1 },
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'unaffected', by: [{ k: 'is', kind: 'spell' }] })],
    shows: (d) => expect(counters(d)).toEqual([0]),
  },
  {
    says: 'taking away more counters than there are',
    op: { k: 'counter', on: group('you', 'mzone'), kind: 'spell', n: -2 },
    mine: { monsters: [{ card: 'Holds Two', counters: [['spell', 1]] }] },
    cards: [holder],
    shows: (d) => expect(counters(d)).toEqual([1]),
  },
  {
    says: 'an Equip Card out of a monster that no Spell affects',
    op: { k: 'equip', what: group('opp', 'mzone'), to: { ref: 'w' } },
    target: [{ from: group('you', 'mzone'), n: 1, as: 'w' }],
    mine: one,
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'unaffected', by: [{ k: 'is', kind: 'spell' }] })],
    shows: (d) => expect(d.opp.monsters).toEqual(['Shielded']),
  },
  {
    says: 'placing a Field Spell where one lies',
    op: { k: 'place', what: group('you', 'gy'), in: 'fzone', of: 'you', face: 'up' },
    mine: { gy: ['Mountain'], field: { card: 'Yami', pos: 'up' } },
    shows: (d) => expect(d.you.field).toEqual(['Yami']),
  },
  { says: 'changing places of nothing', op: { k: 'rearrange', what: group('you', 'mzone') } },
  { says: 'showing an empty hand', op: { k: 'reveal', what: group('opp', 'hand'), to: 'both' } },
  {
    says: 'changing what no Spell affects',
    op: {
      k: 'modify',
      what: group('opp', 'mzone'),
      mods: [{ k: 'add', stat: 'atk', n: -400 }],
      until: 'duel',
    },
    theirs: { monsters: ['Shielded'] },
    cards: [shield({ k: 'unaffected', by: [{ k: 'is', kind: 'spell' }] })],
    shows: (d) => expect(d.opp.card('Shielded').atk).toBe(1000),
  },
  {
    says: 'a Fusion Summon without materials',
    op: fuse,
    mine: { extra: ['Flame Swordsman'], hand: ['Flame Manipulator'] },
  },
  { says: 'going back in the turn', op: { k: 'goTo', phase: 'draw' } },
];

const activate = ({ op, mine = {}, theirs = {}, cards = [], target, answers }: Row, name: string): Duel => {
  const it = does(
    name,
    [first, { ...op, link: 'alsoAfter' } as Op, bonus],
    target === undefined ? {} : { target },
  );
  // beside a full row of Spells a Spell can still come from a monster
  const from = monster('Speaker', [
    { k: 'act', id: 'e1', on: { k: 'ignition' }, do: [first, { ...op, link: 'alsoAfter' } as Op, bonus] },
  ]);
  const crowded = (mine.spells?.length ?? 0) === 5;
  const d = table(
    [...cards, crowded ? from : it],
    crowded
      ? { ...mine, monsters: [...(mine.monsters ?? []), 'Speaker'] }
      : { ...mine, hand: [name, ...(mine.hand ?? [])] },
    theirs,
  );
  d.you.activate(crowded ? 'Speaker' : name);
  d.resolve();
  answers?.(d);
  return d;
};

describe('AST §8 what was done lets `ifYouDo` go on', () => {
  test.each(succeeds)('$says', (row) => {
    const d = activate(row, 'Tries It');
    if (row.op.k !== 'setLp') expect(d.you.lp).toBe(9001);
    row.shows?.(d);
  });
});

describe('AST §8 what was not done stops `ifYouDo`', () => {
  test.each(fails)('$says', (row) => {
    const d = activate(row, 'Tries It');
    expect(d.you.lp).toBe(8001);
    row.shows?.(d);
  });
});

describe('AST §8 amounts and cards that an operation binds', () => {
  const hundreds = (name: string): Op => ({
    k: 'gainLp',
    link: 'also',
    who: 'you',
    n: { k: 'mul', a: { k: 'reg', name }, b: 100 },
  });
  const perCard = (name: string): Op => ({
    k: 'gainLp',
    link: 'also',
    who: 'you',
    n: { k: 'mul', a: { k: 'count', of: { ref: name } }, b: 100 },
  });
  const bound = (op: Op, read: Op, mine: Side = {}, theirs: Side = {}, cards: PoolCard[] = []): Duel => {
    const d = table(
      [does('Binds', [first, { ...op, link: 'also' } as Op, read]), ...cards],
      { ...mine, hand: ['Binds', ...(mine.hand ?? [])] },
      theirs,
    );
    d.you.activate('Binds');
    d.resolve();
    return d;
  };

  test('cards drawn by both players count together', () => {
    const d = bound({ k: 'draw', who: 'both', n: 2, as: 'n' }, hundreds('n'));
    expect([d.you.hand.length, d.opp.hand.length]).toEqual([2, 2]);
    expect(d.you.lp).toBe(8401);
  });

  test('damage counts as it was dealt, to both players together', () => {
    const d = bound({ k: 'damage', who: 'both', n: 4, as: 'n' }, hundreds('n'), {}, { spells: inForce }, [
      rule('you', { k: 'damageTo', who: 'you', kind: 'any', change: 'double' }),
    ]);
    expect(d.opp.lp).toBe(8000 - 8);
    // 4 and 8
    expect(d.you.lp).toBe(8001 - 4 + 1200);
  });

  test.each([
    ['gainLp', 8003, 8003],
    ['loseLp', 7999, 7997],
  ] as const)('%s of both players', (k, _mine, theirs) => {
    const d = bound({ k, who: 'both', n: 3, as: 'n' }, hundreds('n'));
    expect(d.opp.lp).toBe(theirs);
    expect(d.you.lp).toBe(8001 + (k === 'gainLp' ? 3 : -3) + 600);
  });

  test('an amount that is paid in the course of an effect', () => {
    const d = bound({ k: 'payLp', who: 'you', n: 5, as: 'n' }, hundreds('n'));
    expect(d.you.lp).toBe(8001 - 5 + 500);
  });

  test('only those that were destroyed', () => {
    const d = bound(
      { k: 'destroy', what: group('opp', 'mzone'), as: 'x' },
      perCard('x'),
      {},
      { monsters: ['Shielded', 'Gemini Elf', 'Vorse Raider'] },
      [shield({ k: 'cannot', do: 'beDestroyedByEffect' })],
    );
    expect(d.you.lp).toBe(8201);
  });

  test.each([
    ['two of two', 5, 200],
    ['as many as asked for', 1, 100],
  ] as const)('cards turned up from the Deck: %s', (_says, n, gain) => {
    const d = bound({ k: 'excavate', who: 'you', stop: { n }, as: 'x' }, perCard('x'), {
      deck: ['Gemini Elf', 'Vorse Raider'],
      fill: false,
    });
    expect(d.you.lp).toBe(8001 + gain);
    expect(d.you.deck).toEqual(['Gemini Elf', 'Vorse Raider']);
  });

  test('cards turned up until a second monster is among them', () => {
    const d = bound(
      {
        k: 'excavate',
        who: 'you',
        stop: { hits: 2, where: [{ k: 'is', kind: 'monster' }] },
        as: 'x',
      },
      perCard('x'),
      { deck: ['Trap Hole', 'Vorse Raider', 'Sakuretsu Armor', 'Gemini Elf', 'Battle Ox'] },
    );
    expect(d.you.lp).toBe(8401);
  });

  test('the heads of three coins and the sum of two dice', () => {
    const coins = table(
      [does('Throws', [{ k: 'coin', n: 3, as: 'n' }, hundreds('n')])],
      { hand: ['Throws'] },
      {},
      { coins: [1, 0, 1] },
    );
    coins.you.activate('Throws');
    expect(coins.you.lp).toBe(8200);
    const dice = table(
      [does('Rolls', [{ k: 'die', by: 'opp', n: 2, as: 'n' }, hundreds('n')])],
      { hand: ['Rolls'] },
      {},
      { dice: [5, 6] },
    );
    dice.you.activate('Rolls');
    expect(dice.you.lp).toBe(9100);
  });

  test('those who came of more than there are zones for', () => {
    const d = bound({ ...revive, as: 'x' } as Op, perCard('x'), {
      monsters: full.monsters!.slice(2),
      gy: ['Gemini Elf', 'Vorse Raider', 'Kuriboh'],
    });
    // one must stay: its player says which
    d.you.choose('Vorse Raider');
    expect(d.you.monsters.length).toBe(5);
    expect(d.you.gy).toEqual(['Vorse Raider', 'Binds']);
    expect(d.you.lp).toBe(8201);
  });
});
