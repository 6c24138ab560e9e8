/** Event patterns: every field once with an event that fits and once with one that does not (AST.md §7). */
import { describe, expect, test } from 'vitest';
import type { Ev, Still } from '../../../src/engine/ast/index.ts';
import { REG } from '../../../src/engine/code.ts';
import { ENDS_LOOP } from '../../../src/engine/core/mutate.ts';
import { bondName } from '../../../src/engine/eval/bond.ts';
import { matchEvent } from '../../../src/engine/eval/match.ts';
import type { EventKind } from '../../../src/engine/events.ts';
import type { ChainLink } from '../../../src/engine/state.ts';
import { TURN_FLAG } from '../../../src/engine/state.ts';
import { DAMAGE_SUBS, HOWS, PHASES, POSITIONS } from '../../../src/engine/types.ts';
import { maker, type Scene, scene, type Told, wasOnField } from './scene.ts';

const BREAKER = maker(100, 'Breaker', [
  {
    k: 'act',
    id: 'a1',
    on: { k: 'ignition' },
    target: [{ from: { in: ['mzone'], of: 'opp' }, n: 1, as: 'prey' }],
    do: [{ k: 'destroy', what: { ref: 'prey' } }],
    modes: [
      { name: 'draw', do: [{ k: 'draw', who: 'you', n: 1 }] },
      { name: 'mill', do: [{ k: 'mill', who: 'opp', n: 1 }] },
    ],
  },
]);

const table = (): Scene =>
  scene(
    {
      hand: ['Tonic'],
      gy: ['Knight', 'Snare', 'Ghost'],
      monsters: ['Breaker', 'Wolf', { card: 'Imp', pos: 'defense' }],
      spells: [
        { card: 'Sword', pos: 'up', on: { player: 0, slot: 1 } },
        { card: 'Banner', pos: 'up' },
      ],
    },
    { gy: ['Moth'], monsters: ['Drake', 'Jar'], spells: [{ card: 'Curse', pos: 'up' }] },
    { cards: [BREAKER] },
  );

/** Names of the cards that fit, or null when the event does not. */
function match(x: Scene, ev: Ev, k: EventKind, t: Told, self = 'Breaker'): string[] | null {
  const c = x.ctx(self);
  const out = matchEvent(x.s, c, ev, x.event(k, t));
  expect(c.ev).toBe(null);
  return out === null ? null : x.names(out);
}

type Row = [title: string, ev: Ev, t: Told, out: string[] | null, self?: string];
const check = (rows: Row[]): void => {
  test.each(rows)('%s', (_, ev, t, out, self = 'Breaker') => {
    expect(match(table(), ev, ev.k, t, self)).toEqual(out);
  });
};
const mine = { in: ['mzone' as const], of: 'you' as const };
const theirs = { in: ['mzone' as const], of: 'opp' as const };
const all = { in: ['mzone' as const], of: 'both' as const };

test('an event of another kind never fits', () => {
  expect(match(table(), { k: 'flipped', what: all }, 'setDown', { cards: ['Wolf'] })).toBe(null);
});

describe('moved', () => {
  const fell: Told = {
    cards: ['Knight', 'Snare'],
    from: 'mzone',
    to: 'gy',
    why: ['destroy', 'effect'],
    by: 1,
    cause: 'Drake',
    player: 0,
  };
  const field = { in: ['field' as const], of: 'you' as const };
  const decided: Told = {
    cards: ['Wolf'],
    from: 'mzone',
    to: 'mzone',
    why: ['destroy', 'battle'],
    n: 1,
    cause: 'Drake',
  };
  check([
    ['what', { k: 'moved', what: mine }, fell, ['Knight', 'Snare']],
    [
      'what with a filter',
      { k: 'moved', what: { ...mine, where: [{ k: 'sub', type: 'ritual' }] } },
      fell,
      ['Knight'],
    ],
    ['whose', { k: 'moved', what: theirs }, fell, null],
    ['whose it was', { k: 'moved', what: theirs }, { ...fell, ctrl: 1 }, ['Knight', 'Snare']],
    ['where it was', { k: 'moved', what: { in: ['szone'], of: 'you' } }, fell, null],
    ['from', { k: 'moved', what: field, from: ['mzone'] }, fell, ['Knight', 'Snare']],
    ['from the field', { k: 'moved', what: field, from: ['field'] }, fell, ['Knight', 'Snare']],
    ['from elsewhere', { k: 'moved', what: field, from: ['hand', 'deck'] }, fell, null],
    ['to', { k: 'moved', what: field, to: ['gy'] }, fell, ['Knight', 'Snare']],
    ['to elsewhere', { k: 'moved', what: field, to: ['banished', 'hand'] }, fell, null],
    ['why', { k: 'moved', what: field, why: ['destroy'] }, fell, ['Knight', 'Snare']],
    ['all of why', { k: 'moved', what: field, why: ['destroy', 'effect'] }, fell, ['Knight', 'Snare']],
    ['one of why', { k: 'moved', what: field, why: ['destroy', 'cost'] }, fell, null],
    ['by', { k: 'moved', what: field, by: 'opp' }, fell, ['Knight', 'Snare']],
    ['by the other', { k: 'moved', what: field, by: 'you' }, fell, null],
    [
      'by nobody',
      { k: 'moved', what: field, by: 'both' },
      { cards: ['Knight'], from: 'mzone', to: 'gy' },
      null,
    ],
    ['cause', { k: 'moved', what: field, cause: [{ k: 'race', is: 'Dragon' }] }, fell, ['Knight', 'Snare']],
    [
      'another cause',
      {
        k: 'moved',
        what: field,
        cause: [
          { k: 'race', is: 'Dragon' },
          { k: 'race', is: 'Fish' },
        ],
      },
      fell,
      null,
    ],
    [
      'no cause',
      { k: 'moved', what: field, cause: [] },
      { cards: ['Knight'], from: 'mzone', to: 'gy' },
      null,
    ],
    [
      'under a monster is not off the field (XYZ-01)',
      { k: 'moved', what: mine, from: ['field'] },
      { ...fell, to: 'overlay' },
      null,
    ],
    [
      'under a monster, asked for',
      { k: 'moved', what: mine, to: ['overlay'] },
      { ...fell, to: 'overlay' },
      ['Knight', 'Snare'],
    ],
    ['this', { k: 'moved', what: 'this' }, fell, ['Snare'], 'Snare'],
    ['not this', { k: 'moved', what: 'this' }, fell, null, 'Wolf'],
    [
      'its host',
      { k: 'moved', what: 'host' },
      { cards: ['Wolf', 'Imp'], from: 'mzone', to: 'gy' },
      ['Wolf'],
      'Sword',
    ],
    [
      'not its host',
      { k: 'moved', what: 'host' },
      { cards: ['Imp'], from: 'mzone', to: 'gy' },
      null,
      'Sword',
    ],
    ['a bond never made', { k: 'moved', what: { bond: 'prey' } }, fell, null],
    ['a register never bound', { k: 'moved', what: { ref: 'prey' } }, fell, null],
    [
      'GOAT-06 destroyed by battle is heard when it is decided',
      { k: 'moved', what: all, why: ['destroy', 'battle'] },
      decided,
      ['Wolf'],
    ],
    [
      'GOAT-06 and not again when it leaves',
      { k: 'moved', what: all, why: ['destroy', 'battle'] },
      { ...decided, n: 0, to: 'gy' },
      null,
    ],
    [
      'GOAT-06 to the Graveyard only when it leaves',
      { k: 'moved', what: all, why: ['destroy', 'battle'], to: ['gy'] },
      { ...decided, n: 0, to: 'gy' },
      ['Wolf'],
    ],
    [
      'GOAT-06 and not when it is decided',
      { k: 'moved', what: all, why: ['destroy', 'battle'], to: ['gy'] },
      { ...decided, to: 'gy' },
      null,
    ],
    [
      'GOAT-06 by battle alone is heard as it leaves',
      { k: 'moved', what: all, why: ['battle'] },
      { ...decided, n: 0, to: 'gy' },
      ['Wolf'],
    ],
    [
      'GOAT-06 destroyed alone is heard as it leaves',
      { k: 'moved', what: all, why: ['destroy'] },
      { ...decided, n: 0, to: 'gy' },
      ['Wolf'],
    ],
    [
      'GOAT-06 destroyed alone is not heard as it is decided',
      { k: 'moved', what: all, why: ['destroy'] },
      decided,
      null,
    ],
    [
      'what is about to happen is one moment',
      { k: 'moved', what: all, why: ['destroy', 'battle'] },
      { ...decided, n: 2, to: 'gy' },
      ['Wolf'],
    ],
    [
      'GAP-42 what ended a loop has no effect of its own',
      { k: 'moved', what: mine },
      { ...fell, n: ENDS_LOOP },
      null,
      'Knight',
    ],
    ['GAP-42 another hears it', { k: 'moved', what: mine }, { ...fell, n: ENDS_LOOP }, ['Knight', 'Snare']],
    ['it left for another reason', { k: 'moved', what: mine }, fell, ['Knight', 'Snare'], 'Knight'],
  ]);

  test('a card is read as it was just before', () => {
    const x = table();
    const was = wasOnField(x, 'Knight', { race: 0, attr: 1, atk: 3000, face: 0, pos: 1, negated: true });
    const told: Told = { cards: ['Knight'], from: 'mzone', to: 'gy', was };
    const fits = (...where: NonNullable<(typeof mine & { where: unknown[] })['where']>): boolean =>
      match(x, { k: 'moved', what: { ...mine, where: where as never } }, 'moved', told) !== null;
    expect(fits({ k: 'race', is: 'Dragon' }, { k: 'attr', is: 'dark' })).toBe(true);
    expect(fits({ k: 'race', is: 'Warrior' })).toBe(false);
    expect(fits({ k: 'attr', is: 'light' })).toBe(false);
    expect(fits({ k: 'num', stat: 'atk', cmp: '=', to: 3000 })).toBe(true);
    expect(fits({ k: 'face', up: false })).toBe(true);
    expect(fits({ k: 'face', up: true })).toBe(false);
    expect(fits({ k: 'pos', is: 'defense' })).toBe(true);
    expect(fits({ k: 'pos', is: 'attack' })).toBe(false);
    expect(fits({ k: 'place', in: ['mzone'] })).toBe(true);
    expect(fits({ k: 'place', in: ['gy'] })).toBe(false);
    expect(fits({ k: 'came', how: ['normal'] })).toBe(true);
    expect(fits({ k: 'came', how: ['special'] })).toBe(false);
    // nothing is remembered of a card that was in a pile: all but a Deck shows it
    const from = (zone: Told['from']): boolean =>
      match(
        x,
        { k: 'moved', what: { in: ['deck', 'hand'], of: 'you', where: [{ k: 'face', up: true }] } },
        'moved',
        { cards: ['Knight'], from: zone!, to: 'gy' },
      ) !== null;
    expect(from('hand')).toBe(true);
    expect(from('deck')).toBe(false);
  });

  test('it: the card a question is about', () => {
    const x = table();
    const e = x.event('moved', { cards: ['Knight', 'Snare'], from: 'mzone', to: 'gy' });
    const of = (name: string) =>
      matchEvent(x.s, x.ctx('Wolf', { it: x.id(name) }), { k: 'moved', what: 'it' }, e);
    expect(of('Snare')).toEqual([x.id('Snare')]);
    expect(of('Ghost')).toBe(null);
  });

  test('the host it had on its last stay', () => {
    const x = table();
    const sword = x.card('Sword');
    sword.attachedTo = -1;
    sword.last = wasOnField(x, 'Sword', { attachedTo: x.id('Imp') });
    const ev: Ev = { k: 'moved', what: 'host' };
    expect(match(x, ev, 'moved', { cards: ['Imp'], from: 'mzone', to: 'gy' }, 'Sword')).toEqual(['Imp']);
    expect(match(x, ev, 'moved', { cards: ['Wolf'], from: 'mzone', to: 'gy' }, 'Sword')).toBe(null);
    expect(matchEvent(x.s, x.ctx(), ev, x.event('moved', { cards: ['Imp'], from: 'mzone', to: 'gy' }))).toBe(
      null,
    );
  });

  test('EQUIP-06 the monster it is on now, not one it was on before', () => {
    const x = table();
    x.card('Sword').last = wasOnField(x, 'Sword', { attachedTo: x.id('Imp') });
    const ev: Ev = { k: 'moved', what: 'host' };
    const gone = (name: string) => match(x, ev, 'moved', { cards: [name], from: 'mzone', to: 'gy' }, 'Sword');
    expect([gone('Wolf'), gone('Imp')]).toEqual([['Wolf'], null]);
  });

  test('a value of a card that has come from elsewhere than the field', () => {
    const x = table();
    const ev = (cmp: '<' | '>='): Ev => ({
      k: 'moved',
      what: { in: ['hand'], of: 'you', where: [{ k: 'num', stat: 'atk', cmp, to: 1500 }] },
    });
    const told: Told = { cards: ['Knight', 'Ghost'], from: 'hand', to: 'gy', ctrl: 0 };
    expect(match(x, ev('>='), 'moved', told)).toEqual(['Knight']);
    expect(match(x, ev('<'), 'moved', told)).toEqual(['Ghost']);
  });

  test('a remembered card: where it was just before, or still is', () => {
    const x = table();
    const ev: Ev = { k: 'moved', what: { ref: 'prey' } };
    const fits = (at: number): boolean => {
      const c = x.bound('Breaker', { prey: [at * 1024 + x.id('Knight')] });
      return (
        matchEvent(x.s, c, ev, x.event('moved', { cards: ['Knight'], from: 'mzone', to: 'gy' })) !== null
      );
    };
    x.card('Knight').moved = 5;
    expect([3, 4, 5, 6].map(fits)).toEqual([false, true, true, false]);
    const other = x.bound('Breaker', { prey: ['Snare'] });
    expect(matchEvent(x.s, other, ev, x.event('moved', { cards: ['Knight'], from: 'mzone', to: 'gy' }))).toBe(
      null,
    );
  });

  test('a bonded card that has just moved', () => {
    const x = table();
    const ev: Ev = { k: 'moved', what: { bond: 'prey' } };
    const told: Told = { cards: ['Knight'], from: 'mzone', to: 'gy' };
    const knight = x.card('Knight');
    knight.moved = 5;
    const wolf = x.card('Wolf');
    const bonded = (moved: number, name = 'prey'): (string[] | null)[] => {
      const list = [bondName('pup'), x.id('Imp'), 0, bondName(name), knight.id, moved];
      wolf.bonds = list;
      const now = match(x, ev, 'moved', told, 'Wolf');
      wolf.bonds = [];
      wolf.last = wasOnField(x, 'Wolf', { bonds: list });
      const last = match(x, ev, 'moved', told, 'Wolf');
      wolf.last = null;
      expect(match(x, ev, 'moved', told, 'Wolf')).toBe(null);
      return [now, last];
    };
    expect(bonded(5)).toEqual([['Knight'], ['Knight']]);
    expect(bonded(4)).toEqual([['Knight'], ['Knight']]);
    expect(bonded(3)).toEqual([null, null]);
    expect(bonded(4, 'pup')).toEqual([null, null]);
    expect(matchEvent(x.s, x.ctx(), ev, x.event('moved', told))).toBe(null);
  });
});

describe('summoned', () => {
  const came: Told = { cards: ['Wolf'], player: 0, n: HOWS.indexOf('tribute') };
  check([
    ['what', { k: 'summoned', what: mine }, came, ['Wolf']],
    ['not what', { k: 'summoned', what: theirs }, came, null],
    [
      'those of several that fit',
      { k: 'summoned', what: { ...mine, where: [{ k: 'race', is: 'Beast' }] } },
      { ...came, cards: ['Wolf', 'Imp'] },
      ['Wolf'],
    ],
    ['how', { k: 'summoned', what: mine, how: ['normal'] }, came, ['Wolf']],
    ['how not', { k: 'summoned', what: mine, how: ['special', 'flip'] }, came, null],
    ['by', { k: 'summoned', what: mine, by: 'you' }, came, ['Wolf']],
    ['by not', { k: 'summoned', what: mine, by: 'opp' }, came, null],
    ['by nobody', { k: 'summoned', what: mine, by: 'both' }, { cards: ['Wolf'] }, null],
  ]);
  test('what would be summoned is on no list yet', () => {
    const x = table();
    x.card('Wolf').turnFlags |= TURN_FLAG.limbo;
    const fits = (what: Still, self?: string) =>
      match(x, { k: 'wouldSummon', what }, 'wouldSummon', came, self);
    expect(fits(mine)).toEqual(['Wolf']);
    expect(fits({ ...mine, where: [{ k: 'race', is: 'Beast' }] })).toEqual(['Wolf']);
    expect(fits({ ...mine, where: [{ k: 'race', is: 'Fish' }] })).toBe(null);
    expect(fits(theirs)).toBe(null);
    expect(fits('this', 'Wolf')).toEqual(['Wolf']);
    expect(fits('this', 'Imp')).toBe(null);
    expect(match(x, { k: 'summoned', what: mine }, 'summoned', came)).toBe(null);
  });
});

describe('what happens to a card where it lies', () => {
  check([
    ['setDown', { k: 'setDown', what: { in: ['szone'], of: 'you' } }, { cards: ['Banner'] }, ['Banner']],
    ['setDown elsewhere', { k: 'setDown', what: mine }, { cards: ['Banner'] }, null],
    ['flipped', { k: 'flipped', what: 'this' }, { cards: ['Imp'] }, ['Imp'], 'Imp'],
    ['flipped another', { k: 'flipped', what: 'this' }, { cards: ['Wolf'] }, null, 'Imp'],
    ['targeted', { k: 'targeted', what: mine, by: 'opp' }, { cards: ['Wolf', 'Drake'], by: 1 }, ['Wolf']],
    ['targeted by the other', { k: 'targeted', what: mine, by: 'you' }, { cards: ['Wolf'], by: 1 }, null],
    ['targeted by nobody', { k: 'targeted', what: mine, by: 'both' }, { cards: ['Wolf'] }, null],
    ['ctrlChanged', { k: 'ctrlChanged', what: mine, to: 'you' }, { cards: ['Wolf'], player: 0 }, ['Wolf']],
    [
      'ctrlChanged to the other',
      { k: 'ctrlChanged', what: mine, to: 'opp' },
      { cards: ['Wolf'], player: 0 },
      null,
    ],
    ['ctrlChanged to nobody', { k: 'ctrlChanged', what: mine, to: 'both' }, { cards: ['Wolf'] }, null],
    [
      'equipped',
      { k: 'equipped', what: [{ k: 'is', kind: 'spell' }], to: mine },
      { cards: ['Sword', 'Wolf'] },
      ['Sword'],
    ],
    [
      'equipped another kind',
      {
        k: 'equipped',
        what: [
          { k: 'is', kind: 'spell' },
          { k: 'is', kind: 'trap' },
        ],
        to: mine,
      },
      { cards: ['Sword', 'Wolf'] },
      null,
    ],
    ['equipped to another', { k: 'equipped', what: [], to: theirs }, { cards: ['Sword', 'Wolf'] }, null],
  ]);
  const rows: ['attack' | 'defense', string[]][] = [
    ['attack', ['attack', 'faceDownAttack']],
    ['defense', ['defense', 'faceDownDefense']],
  ];
  test.each(rows)('posChanged to %s', (to, out) => {
    const x = table();
    const ev: Ev = { k: 'posChanged', what: mine, to };
    expect(POSITIONS.filter((_, n) => match(x, ev, 'posChanged', { cards: ['Wolf'], n }) !== null)).toEqual(
      out,
    );
    expect(
      match(x, { ...ev, what: theirs }, 'posChanged', { cards: ['Wolf'], n: to === 'attack' ? 0 : 1 }),
    ).toBe(null);
  });
});

describe('attack', () => {
  const struck: Told = { cards: ['Wolf', 'Drake'] };
  const direct: Told = { cards: ['Wolf'] };
  check([
    ['by', { k: 'attack', by: mine }, struck, ['Wolf']],
    ['by another', { k: 'attack', by: theirs }, struck, null],
    ['on', { k: 'attack', by: 'this', on: theirs }, struck, ['Wolf'], 'Wolf'],
    [
      'on another',
      { k: 'attack', by: mine, on: { ...theirs, where: [{ k: 'race', is: 'Rock' }] } },
      struck,
      null,
    ],
    ['on this', { k: 'attack', by: all, on: 'this' }, struck, ['Wolf'], 'Drake'],
    ['on nobody', { k: 'attack', by: mine, on: theirs }, direct, null],
    ['direct', { k: 'attack', by: mine, on: 'direct' }, direct, ['Wolf']],
    ['not direct', { k: 'attack', by: mine, on: 'direct' }, struck, null],
    ['any, also direct', { k: 'attack', by: mine }, direct, ['Wolf']],
  ]);
});

describe('battle', () => {
  const at = (sub: (typeof DAMAGE_SUBS)[number], ...cards: string[]): Told => ({
    cards,
    n: DAMAGE_SUBS.indexOf(sub),
  });
  const both = at('start', 'Wolf', 'Drake');
  const alone = at('start', 'Wolf');
  const dragon: Extract<Ev, { k: 'battle' }>['foe'] = [{ k: 'race', is: 'Dragon' }];
  const beast: Extract<Ev, { k: 'battle' }>['foe'] = [{ k: 'race', is: 'Beast' }];
  check([
    ['at', { k: 'battle', at: 'start', who: mine, as: 'either' }, both, ['Wolf']],
    ['at another moment', { k: 'battle', at: 'calc', who: mine, as: 'either' }, both, null],
    ['at the end', { k: 'battle', at: 'end', who: mine, as: 'either' }, at('end', 'Wolf', 'Drake'), ['Wolf']],
    ['as the attacker', { k: 'battle', at: 'start', who: 'this', as: 'attacker' }, both, ['Wolf'], 'Wolf'],
    ['not as the target', { k: 'battle', at: 'start', who: 'this', as: 'target' }, both, null, 'Wolf'],
    ['as the target', { k: 'battle', at: 'start', who: 'this', as: 'target' }, both, ['Drake'], 'Drake'],
    ['not as the attacker', { k: 'battle', at: 'start', who: 'this', as: 'attacker' }, both, null, 'Drake'],
    ['either: the target', { k: 'battle', at: 'start', who: 'this', as: 'either' }, both, ['Drake'], 'Drake'],
    ['one that looks on', { k: 'battle', at: 'start', who: 'this', as: 'either' }, both, null, 'Imp'],
    [
      'the foe of the attacker',
      { k: 'battle', at: 'start', who: mine, as: 'either', foe: dragon },
      both,
      ['Wolf'],
    ],
    ['not that foe', { k: 'battle', at: 'start', who: mine, as: 'either', foe: beast }, both, null],
    [
      'the foe of the target',
      { k: 'battle', at: 'start', who: theirs, as: 'either', foe: beast },
      both,
      ['Drake'],
    ],
    ['not that one', { k: 'battle', at: 'start', who: theirs, as: 'either', foe: dragon }, both, null],
    ['direct: there is no foe', { k: 'battle', at: 'start', who: mine, as: 'either', foe: [] }, alone, null],
    ['direct', { k: 'battle', at: 'start', who: mine, as: 'attacker' }, alone, ['Wolf']],
    ['direct: nobody is the target', { k: 'battle', at: 'start', who: all, as: 'target' }, alone, null],
  ]);
  test('the first card of all can be the foe', () => {
    const x = scene({ monsters: ['Wolf'] }, { monsters: ['Drake'] });
    expect(x.id('Wolf')).toBe(0);
    const read = (foe: typeof beast): string[] | null =>
      match(x, { k: 'battle', at: 'start', who: theirs, as: 'either', foe }, 'battle', both, 'Wolf');
    expect([read(beast), read(dragon)]).toEqual([['Drake'], null]);
  });
});

describe('damage and Life Points', () => {
  const hurt: Told = { player: 1, n: 500, why: ['battle'], cards: ['Wolf'] };
  check([
    ['to', { k: 'damage', to: 'opp', by: 'any' }, hurt, []],
    ['to the other', { k: 'damage', to: 'you', by: 'any' }, hurt, null],
    ['to nobody', { k: 'damage', to: 'both', by: 'any' }, { n: 500, why: ['battle'] }, null],
    ['by battle', { k: 'damage', to: 'both', by: 'battle' }, hurt, []],
    ['by effect', { k: 'damage', to: 'both', by: 'effect' }, hurt, null],
    ['by effect, done', { k: 'damage', to: 'both', by: 'effect' }, { ...hurt, why: ['effect'] }, []],
    ['not by battle', { k: 'damage', to: 'both', by: 'battle' }, { ...hurt, why: ['effect'] }, null],
    ['from', { k: 'damage', to: 'opp', by: 'any', from: mine }, hurt, ['Wolf']],
    ['from another', { k: 'damage', to: 'opp', by: 'any', from: theirs }, hurt, null],
    ['from no card', { k: 'damage', to: 'opp', by: 'any', from: all }, { ...hurt, cards: [] }, null],
    ['direct', { k: 'damage', to: 'opp', by: 'any', direct: true }, { ...hurt, m: 1 }, []],
    ['not direct', { k: 'damage', to: 'opp', by: 'any', direct: true }, hurt, null],
    ['direct not asked', { k: 'damage', to: 'opp', by: 'any' }, { ...hurt, m: 1 }, []],
    ['gained', { k: 'gained', who: 'you' }, { player: 0, n: 300 }, []],
    ['gained by the other', { k: 'gained', who: 'you' }, { player: 1, n: 300 }, null],
    ['gained by nobody', { k: 'gained', who: 'both' }, { n: 300 }, null],
    ['paid', { k: 'paid', who: 'opp' }, { player: 1, n: 300 }, []],
    ['paid by the other', { k: 'paid', who: 'opp' }, { player: 0, n: 300 }, null],
    ['a coin', { k: 'tossed', what: 'coin', by: 'you' }, { player: 0, n: 0 }, []],
    ['a die', { k: 'tossed', what: 'die', by: 'you' }, { player: 0, n: 1 }, []],
    ['a coin is no die', { k: 'tossed', what: 'die', by: 'you' }, { player: 0, n: 0 }, null],
    ['a die is no coin', { k: 'tossed', what: 'coin', by: 'you' }, { player: 0, n: 1 }, null],
    ['tossed by the other', { k: 'tossed', what: 'coin', by: 'opp' }, { player: 0, n: 0 }, null],
    ['tossed by nobody', { k: 'tossed', what: 'coin', by: 'both' }, { n: 0 }, null],
  ]);
});

describe('phase', () => {
  const standby: Told = { n: PHASES.indexOf('standby'), m: 1, player: 0 };
  check([
    ['is', { k: 'phase', is: 'standby', at: 'during', of: 'you' }, standby, []],
    ['is another', { k: 'phase', is: 'end', at: 'during', of: 'you' }, standby, null],
    ['of the other', { k: 'phase', is: 'standby', at: 'during', of: 'opp' }, standby, null],
    ['of either', { k: 'phase', is: 'standby', at: 'during', of: 'both' }, standby, []],
    ['of nobody', { k: 'phase', is: 'standby', at: 'during', of: 'both' }, { n: 1, m: 1 }, null],
    ['at its start', { k: 'phase', is: 'standby', at: 'start', of: 'you' }, { ...standby, m: 0 }, []],
    ['not yet', { k: 'phase', is: 'standby', at: 'during', of: 'you' }, { ...standby, m: 0 }, null],
    ['not at its start', { k: 'phase', is: 'standby', at: 'start', of: 'you' }, standby, null],
    ['at its end', { k: 'phase', is: 'standby', at: 'end', of: 'you' }, { ...standby, m: 2 }, []],
    ['not at its end', { k: 'phase', is: 'standby', at: 'end', of: 'you' }, standby, null],
  ]);
});

describe('activated, resolving, resolved', () => {
  type A = Extract<Ev, { k: 'activated' | 'resolving' | 'resolved' }>;
  const link = (x: Scene, more: Partial<ChainLink>, targets: string[] = []): ChainLink => {
    const regs: number[][] = [[], [], [], []];
    regs[REG.targets] = targets.map((name) => x.token(name));
    return {
      card: x.id('Breaker'),
      moved: 0,
      addr: x.effect('Breaker').addr,
      player: 0,
      regs,
      negated: 0,
      speed: 1,
      mode: -1,
      isCard: false,
      from: 5,
      again: 0,
      ...more,
    };
  };
  const fits = (
    more: Partial<A>,
    of: Partial<ChainLink> = {},
    targets: string[] = [],
    told: Told = {},
  ): boolean => {
    const x = table();
    // the link asked about is the second of the chain
    x.s.chain = [link(x, { isCard: of.isCard !== true }, ['Jar']), link(x, of, targets)];
    const ev: A = { k: 'activated', what: [], by: 'both', ...more } as A;
    const c = x.ctx('Curse');
    const e = x.event(ev.k, { cards: ['Breaker'], player: 0, n: 2, addr: x.effect('Breaker').addr, ...told });
    const out = matchEvent(x.s, c, ev, e);
    if (out !== null) expect(x.names(out)).toEqual(['Breaker']);
    return out !== null;
  };
  test('what and by whom', () => {
    for (const k of ['activated', 'resolving', 'resolved'] as const) {
      expect(fits({ k })).toBe(true);
      expect(
        fits({
          k,
          what: [
            { k: 'is', kind: 'monster' },
            { k: 'race', is: 'Spellcaster' },
          ],
        }),
      ).toBe(true);
      expect(
        fits({
          k,
          what: [
            { k: 'is', kind: 'monster' },
            { k: 'race', is: 'Fish' },
          ],
        }),
      ).toBe(false);
      expect(fits({ k, by: 'opp' })).toBe(true);
      expect(fits({ k, by: 'you' })).toBe(false);
    }
    const x = table();
    const nobody = x.event('activated', { cards: ['Breaker'], n: 1 });
    expect(matchEvent(x.s, x.ctx(), { k: 'activated', what: [], by: 'both' }, nobody)).toBe(null);
  });
  test('part: the card itself, or an effect of it', () => {
    expect(fits({ part: 'effect' }, { isCard: false })).toBe(true);
    expect(fits({ part: 'card' }, { isCard: false })).toBe(false);
    expect(fits({ part: 'card' }, { isCard: true })).toBe(true);
    expect(fits({ part: 'effect' }, { isCard: true })).toBe(false);
  });
  test('on: what it aims at', () => {
    // read by a card of the other player
    const mineToo: A['on'] = { only: false, what: mine };
    const onlyMine: A['on'] = { only: true, what: mine };
    expect(fits({ on: mineToo }, {}, ['Drake'])).toBe(true);
    expect(fits({ on: mineToo }, {}, ['Wolf'])).toBe(false);
    expect(fits({ on: mineToo }, {}, [])).toBe(false);
    expect(fits({ on: mineToo }, {}, ['Wolf', 'Drake'])).toBe(true);
    expect(fits({ on: onlyMine }, {}, ['Drake'])).toBe(true);
    expect(fits({ on: onlyMine }, {}, ['Wolf', 'Drake'])).toBe(false);
    expect(fits({ on: onlyMine }, {}, ['Drake', 'Jar'])).toBe(false);
  });
  test('a target that has gone is aimed at no more', () => {
    const x = table();
    x.s.chain = [link(x, {}, ['Drake', 'Jar'])];
    const e = x.event('activated', { cards: ['Breaker'], player: 0, n: 1, addr: x.effect('Breaker').addr });
    const ev: A = { k: 'activated', what: [], by: 'both', on: { only: true, what: mine } };
    expect(matchEvent(x.s, x.ctx('Curse'), ev, e)).toBe(null);
    x.card('Jar').moved++;
    expect(matchEvent(x.s, x.ctx('Curse'), ev, e)).toEqual([x.id('Breaker')]);
    x.card('Drake').moved++;
    expect(matchEvent(x.s, x.ctx('Curse'), ev, e)).toBe(null);
  });
  test('does: what the effect would do, in the mode that was chosen', () => {
    expect(fits({ does: { op: 'destroy' } })).toBe(true);
    expect(fits({ does: { op: 'banish' } })).toBe(false);
    expect(fits({ does: { op: 'draw' } }, { mode: 0 })).toBe(true);
    expect(fits({ does: { op: 'draw' } }, { mode: 1 })).toBe(false);
    expect(fits({ does: { op: 'mill' } }, { mode: 1 })).toBe(true);
    expect(fits({ does: { op: 'mill' } }, { mode: 0 })).toBe(false);
  });
  test('once the chain is gone, part and does are read off the effect', () => {
    const x = table();
    const e = x.event('activated', { cards: ['Breaker'], player: 0, n: 1, addr: x.effect('Breaker').addr });
    const fit = (more: Partial<A>): boolean =>
      matchEvent(x.s, x.ctx('Curse'), { k: 'activated', what: [], by: 'both', ...more } as A, e) !== null;
    expect(fit({ does: { op: 'mill' } })).toBe(true);
    expect(fit({ does: { op: 'banish' } })).toBe(false);
    expect(fit({ on: { only: false, what: mine } })).toBe(false);
    // a link of another card has the same number by now
    x.s.chain = [link(x, { card: x.id('Wolf'), mode: 0 }, ['Drake'])];
    expect(fit({ does: { op: 'mill' } })).toBe(true);
    expect(fit({ on: { only: false, what: mine } })).toBe(false);
  });
});
