/** An activation needs a price that can be paid and something to do (GAP-14, GAP-17). */
import { expect, test } from 'vitest';
import type { Mod, Op, Some } from '../../src/engine/index.ts';
import { does, lasting } from './made.ts';
import { group, named, table } from './tries.ts';

const up = (card: string) => ({ card, pos: 'up' as const });
const down = (card: string) => ({ card, pos: 'faceDownDefense' as const });
const heal: Op = { k: 'gainLp', who: 'you', n: 1 };
const one = (of: 'you' | 'opp' | 'both', place: 'mzone' | 'gy' | 'hand', as?: string): Some => ({
  from: group(of, place),
  n: 1,
  ...(as === undefined ? {} : { as }),
});
const law = (mod: Mod) =>
  lasting('Law', [{ k: 'static', id: 's1', on: group('both', 'mzone', 'gy'), mods: [mod] }]);
const may = (card: ReturnType<typeof does>, mine: object = {}, theirs: object = {}, mod?: Mod): boolean => {
  const laws = mod === undefined ? [] : [law(mod)];
  const spells = laws.map(({ name }) => up(name));
  return table([card, ...laws], { hand: ['Try'], spells, ...mine }, theirs, {}, 'classic').you.can(
    'activate',
    'Try',
  );
};

test('GAP-14 two targets are two cards', () => {
  const two = does('Try', [{ k: 'destroy', what: { ref: 'a' } }], {
    target: [one('both', 'mzone', 'a'), one('both', 'mzone', 'b')],
  });
  expect([
    may(two, { monsters: ['Mokey Mokey'] }),
    may(two, { monsters: ['Mokey Mokey'] }, { monsters: ['Mokey Mokey'] }),
  ]).toEqual([false, true]);
});

test.each<[string, Op, boolean[]]>([
  ['any number', { k: 'tribute', what: { from: group('you', 'mzone'), n: 'any' } }, [true, true]],
  ['none to two', { k: 'tribute', what: { from: group('you', 'mzone'), n: [0, 2] } }, [true, true]],
  ['one or two', { k: 'tribute', what: { from: group('you', 'mzone'), n: [1, 2] } }, [false, true]],
  ['one', { k: 'tribute', what: { from: group('you', 'mzone'), n: 1 } }, [false, true]],
  ['all of them', { k: 'tribute', what: group('you', 'mzone') }, [false, true]],
  ['one banished', { k: 'banish', what: { from: group('you', 'mzone'), n: 1 } }, [false, true]],
  ['all banished', { k: 'banish', what: group('you', 'mzone') }, [false, true]],
  ['one to the hand', { k: 'toHand', what: { from: group('you', 'mzone'), n: 1 } }, [false, true]],
  [
    'one to the Deck',
    { k: 'toDeck', what: { from: group('you', 'mzone'), n: 1 }, at: 'bottom' },
    [false, true],
  ],
])('GAP-14 a price of %s, without and with a monster', (_, cost, expected) => {
  const card = does('Try', [heal], { cost: [cost] });
  expect([may(card), may(card, { monsters: ['Mokey Mokey'] })]).toEqual(expected);
});

test.each<[string, Op['k'] & ('tribute' | 'banish'), Mod, boolean]>([
  ['a Tribute that is forbidden', 'tribute', { k: 'cannot', do: 'beTributed' }, false],
  ['a banishing though Tributes are forbidden', 'banish', { k: 'cannot', do: 'beTributed' }, true],
])('GAP-14 a price of %s', (_, k, mod, expected) => {
  const card = does('Try', [heal], { cost: [{ k, what: group('you', 'mzone') }] });
  expect(may(card, { monsters: ['Mokey Mokey'] }, {}, mod)).toBe(expected);
});

test.each<[(Op & { k: 'position' })['to'], boolean[]]>([
  ['attack', [false, true, true]],
  ['defense', [true, false, false]],
  ['faceUpDefense', [true, false, true]],
  ['faceDownDefense', [true, true, false]],
  ['faceUp', [false, false, true]],
  ['faceDown', [true, true, false]],
])(
  'GAP-17 turning a monster to %s: from Attack, face-up and face-down Defense Position %j',
  (to, expected) => {
    const card = does('Try', [{ k: 'position', what: { ref: 't' }, to }], {
      target: [one('you', 'mzone', 't')],
    });
    const found = [
      { card: 'Mokey Mokey', pos: 'attack' },
      { card: 'Mokey Mokey', pos: 'defense' },
      down('Mokey Mokey'),
    ].map((m) => may(card, { monsters: [m] }));
    expect(found).toEqual(expected);
  },
);

test('GAP-17 what cannot be turned face-down can be turned otherwise', () => {
  const turn = (to: 'defense' | 'faceDown' | 'faceDownDefense') =>
    may(
      does('Try', [{ k: 'position', what: group('you', 'mzone'), to }]),
      { monsters: ['Mokey Mokey'] },
      {},
      { k: 'cannot', do: 'faceDown' },
    );
  expect([turn('defense'), turn('faceDown'), turn('faceDownDefense')]).toEqual([true, false, false]);
});

test('GAP-17 one of several that can be changed is enough', () => {
  const card = does('Try', [{ k: 'position', what: group('you', 'mzone'), to: 'attack' }]);
  expect(may(card, { monsters: ['Mokey Mokey', { card: 'Vorse Raider', pos: 'defense' }] })).toBe(true);
});

test('GAP-17 of two modes, those that do something', () => {
  const hit = (name: string): Op => ({ k: 'destroy', what: { from: named(name, 'mzone'), n: 1 } });
  const card = (...names: string[]) =>
    does('Try', [], { modes: names.map((name) => ({ name: 'mode', do: [hit(name)] })) });
  const there = { monsters: ['Mokey Mokey'] };
  expect([
    may(card('Vorse Raider', 'Mokey Mokey'), there),
    may(card('Mokey Mokey', 'Vorse Raider'), there),
    may(card('Gemini Elf', 'Vorse Raider'), there),
  ]).toEqual([true, true, false]);
});
